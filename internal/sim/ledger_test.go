package sim_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// ledger is a Sink that keeps its own table by the steps alone: what a player is
// told must be all that happened.
type ledger struct {
	t *testing.T
	r *duel.Rules
	s duel.State
}

// Step books a step. Where a step says what is left, that must agree.
func (l *ledger) Step(_ *duel.State, st *duel.Step) {
	m := &l.s.Sides[st.Side&1]
	left := st.To
	switch st.Verb {
	case duel.StepDamage:
		m.Hearts -= st.N
		left = m.Hearts
	case duel.StepHearts:
		m.Hearts += st.N
		left = m.Hearts
	case duel.StepEnergy:
		m.Energy += st.N
		left = m.Energy
	case duel.StepPay:
		m.Energy -= st.N
		left = m.Energy
	case duel.StepDiceTokens:
		m.Dice += int8(st.N)
		left = int16(m.Dice)
	case duel.StepSpendTokens:
		m.Dice -= int8(st.N)
		left = int16(m.Dice)
	case duel.StepFewer:
		m.Taken += int8(st.N)
		left = int16(m.Taken)
	case duel.StepTaken:
		m.Taken -= int8(st.N)
	case duel.StepPull:
		if l.s.Marker[st.Track] != st.From {
			l.t.Fatalf("a pull from %s, where the marker does not stand", st.From)
		}
		l.s.Marker[st.Track] = st.At
	case duel.StepPlace, duel.StepMove:
		l.s.Tokens[st.Token] = duel.Token{Place: st.Place, Laid: true}
	case duel.StepDice:
		l.s.Turn.Dice = st.Roll
	case duel.StepLeave:
		l.s.Turn.Dice = l.s.Turn.Dice.Minus(st.Roll)
	case duel.StepTurn:
		l.s.Turn = duel.Turn{Number: st.N, Active: st.Side}
	default:
		l.card(st)
	}
	if left != st.To {
		l.t.Fatalf("a step of %s says that %d are left, but it is %d: %+v", st.Side, st.To, left, *st)
	}
}

// card books what becomes of cards.
func (l *ledger) card(st *duel.Step) {
	m := &l.s.Sides[st.Side&1]
	switch st.Verb {
	case duel.StepBuy:
		l.take(st.Card)
		l.s.Turn.Buying = st.Card
	case duel.StepOwn:
		m.Keep = m.Keep.With(st.Card)
		l.s.Turn.Buying = duel.NoCard
	case duel.StepSwap:
		other := &l.s.Sides[st.Side.Other()]
		m.Keep, other.Keep = m.Keep.With(st.Card), other.Keep.Without(st.Card)
	case duel.StepDiscard:
		switch {
		case st.N > 0:
			l.take(st.Card)
		case l.s.Turn.Buying == st.Card:
			l.s.Turn.Buying = duel.NoCard
		case !m.Keep.Has(st.Card):
			l.t.Fatalf("%s discards %s, which does not lie there", st.Side, l.r.Box.CardName(st.Card))
		}
		m.Keep = m.Keep.Without(st.Card)
		l.s.Discard.Push(st.Card)
	case duel.StepShuffle:
		l.s.Deck, l.s.Discard = int8(st.N), duel.Pile{}
	case duel.StepReveal:
		l.close()
		l.s.Row[0] = st.Card
		l.s.Deck--
	}
}

// take takes a card out of the row, which closes toward slot 3.
func (l *ledger) take(id duel.CardID) {
	for i, c := range l.s.Row {
		if c == id {
			copy(l.s.Row[1:i+1], l.s.Row[:i])
			l.s.Row[0] = duel.NoCard
			return
		}
	}
	l.t.Fatalf("%s is taken from the row, where it does not lie", l.r.Box.CardName(id))
}

// close slides the row toward slot 3 over the gaps that a sweep leaves (D4).
func (l *ledger) close() {
	row := &l.s.Row
	for range row {
		for i := 2; i > 0; i-- {
			if row[i] == duel.NoCard {
				row[i], row[i-1] = row[i-1], duel.NoCard
			}
		}
	}
}

// agrees compares the ledger with the table.
func (l *ledger) agrees(ev *duel.Event, s *duel.State) {
	l.t.Helper()
	l.close()
	have := l.s
	for side := range have.Sides {
		have.Sides[side].Dominated = s.Sides[side].Dominated // nothing to be seen before its turn
	}
	have.Hand, have.Turn.Kept = s.Hand, s.Turn.Kept
	want := *s
	want.Turn = duel.Turn{Number: s.Turn.Number, Active: s.Turn.Active, Dice: s.Turn.Dice, Kept: s.Turn.Kept, Buying: s.Turn.Buying}
	have.Turn = duel.Turn{Number: have.Turn.Number, Active: have.Turn.Active, Dice: have.Turn.Dice, Kept: have.Turn.Kept, Buying: have.Turn.Buying}
	if have != want {
		l.t.Fatalf("%s: the steps make another table\n%+v\n%+v", l.r.Write(ev), have, want)
	}
}

// The steps tell everything that happens to hearts, energy, dice, markers, tokens
// and cards, in games of all cards.
func TestStepsTellAll(t *testing.T) {
	r := dueltest.Rules(t)
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p := sim.NewPlayer(r, policy, 77)
		l := &ledger{t: t, r: r}
		p.Sink = l
		p.Watch = func(_ *duel.State, ev *duel.Event, after *duel.State) { l.agrees(ev, after) }
		for n := range 800 {
			s := dealt(p, n)
			l.s = s
			if err := p.Continue(&s, 2000); err != nil {
				t.Fatalf("%s, game %d: %v", name, n, err)
			}
		}
	}
}
