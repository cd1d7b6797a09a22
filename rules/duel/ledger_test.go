package duel_test

import (
	"fmt"
	"slices"

	"kingoftokyo/rules/duel"
)

// ledger keeps its own table based on the steps alone: what players are told about hearts,
// energy, dice, markers, tokens and cards must be everything that happened.
type ledger struct {
	r     *duel.Rules
	s     duel.State
	fault string
}

// booked returns how the steps of an event differ from the event, or "".
func booked(r *duel.Rules, before *duel.Table, items []duel.Event, after *duel.Table) string {
	l := &ledger{r: r, s: before.State}
	if ev := &items[0]; ev.Kind == duel.Bought && ev.Slot > 0 && l.s.Row[ev.Slot-1] == duel.Unnamed {
		l.s.Row[ev.Slot-1] = items[1].Answer.Card // players name it when they buy it
	}
	for i := range after.Steps {
		if l.step(&after.Steps[i]); l.fault != "" {
			return l.fault
		}
	}
	return l.agrees(&items[0], &after.State)
}

func (l *ledger) wrong(format string, args ...any) { l.fault = fmt.Sprintf(format, args...) }

// step books a step. If a step says what is left, that must agree.
func (l *ledger) step(st *duel.Step) {
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
			l.wrong("a pull from %s, where the marker does not stand", st.From)
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
		l.wrong("a step of %s says that %d are left, but it is %d: %+v", st.Side, st.To, left, *st)
	}
}

// card books the moves of cards.
func (l *ledger) card(st *duel.Step) {
	m := &l.s.Sides[st.Side&1]
	switch st.Verb {
	case duel.StepBuy:
		l.take(st.Card, 0)
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
			l.take(st.Card, st.N)
		case l.s.Turn.Buying == st.Card:
			l.s.Turn.Buying = duel.NoCard
		case !m.Keep.Has(st.Card):
			l.wrong("%s discards %s, which does not lie there", st.Side, l.r.Box.CardName(st.Card))
		}
		m.Keep = m.Keep.Without(st.Card)
		l.s.Discard.Push(st.Card)
	case duel.StepDoubtful:
		for i, c := range l.s.Discard.List() {
			if c == st.Card {
				l.s.Discard.Cards[i] = duel.Unnamed
			}
		}
	case duel.StepShuffle:
		l.s.Deck, l.s.Discard = int8(st.N), duel.Pile{}
	case duel.StepReveal:
		l.close()
		l.s.Row[0] = st.Card
		l.s.Deck--
	}
}

// take takes a card out of the row, which closes toward slot 3. The slot tells two unnamed cards
// apart.
func (l *ledger) take(id duel.CardID, slot int16) {
	i := slices.Index(l.s.Row[:], id)
	if slot > 0 && l.s.Row[slot-1] == id {
		i = int(slot) - 1
	}
	if i < 0 {
		l.wrong("%s is taken from the row, where it does not lie", l.r.Box.CardName(id))
		return
	}
	copy(l.s.Row[1:i+1], l.s.Row[:i])
	l.s.Row[0] = duel.NoCard
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
func (l *ledger) agrees(ev *duel.Event, s *duel.State) string {
	l.close()
	have, want := l.s, *s
	for side := range have.Sides {
		have.Sides[side].Dominated = s.Sides[side].Dominated // invisible before its turn
	}
	have.Hand = s.Hand
	have.Turn, want.Turn = visible(&have.Turn), visible(&want.Turn)
	if have != want {
		return fmt.Sprintf("%s: the steps make another table\n%+v\nwant\n%+v", l.r.Write(ev), have, want)
	}
	return ""
}

// visible returns the part of a turn that is visible on the table.
func visible(t *duel.Turn) duel.Turn {
	return duel.Turn{Number: t.Number, Active: t.Active, Dice: t.Dice, Buying: t.Buying}
}
