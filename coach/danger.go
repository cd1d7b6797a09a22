package coach

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Assumption is something a Danger rests on that the table leaves open.
type Assumption uint8

// The assumptions. The player's superconductor asks as well (O6), but neither answer changes a
// number of a Danger, so that nothing is assumed there; nor does the card that is revealed in
// Autobot's turn (A8).
const (
	// AssumeSymbol: the markers are level and the two symbols too (A2). The player names the less
	// dangerous symbol: that with the least chance that Autobot wins in this turn, then with the
	// least mean damage, then with the fewest mean marker steps, then fame.
	AssumeSymbol Assumption = iota
	// AssumeCamouflage: camouflage dice are thrown (O10): their odds are in the numbers.
	AssumeCamouflage
	// AssumeDeclined: the player declines what cards ask. They ask only if a keep card lies before
	// Autobot, where only a correction lays one: the player's unstable-dna may then be swapped (O10).
	AssumeDeclined
	numAssumptions
)

// String is the assumption's word in data and in the keys of the catalogue.
func (a Assumption) String() string { return [...]string{"symbol", "camouflage", "declined"}[a] }

// Danger is the exact distribution of what Autobot's next turn, or the rest of its
// present one, does to the table as it lies: Buzz tokens and protections included.
// Each list has probabilities by number, from 0 on; it adds up to 1 and has at least
// one entry.
type Danger struct {
	Damage      []float64 // probability of so many hearts lost, by number
	Fame        []float64 // of so many net steps of the fame marker toward Autobot; index 0 also counts steps away
	Destruction []float64
	Wins        float64      // Autobot wins in this turn
	Ways        [4]float64   // the same by how it wins, a duel.Why
	Loses       float64      // it hands the game over: pulls a marker from 6 into the player's spotlight zone (W3)
	Specials    []float64    // of so many special powers (A7)
	Assumes     []Assumption // those that came in, in their order; nil where the table leaves nothing open
}

// Ahead works the danger out. At a human's table it is that of Autobot's next turn, if
// the table stayed as it is (the player's further turn by frenzy is left out); in Autobot's
// own turn that of the rest of it. s is a table between two events, also one that asks
// by itself (Rules.Standing); while an event stands at a question, AheadAsking is meant.
//
// ok is false where there is no danger to tell: the game is over, or may be (AskGameOver),
// or two humans play; and where corrections have made a table so far from any game
// (Autobot with dozens of energy) that the answer would not come at once.
func Ahead(r *duel.Rules, s *duel.State) (d Danger, ok bool) {
	return AheadAsking(r, &duel.Table{State: *s})
}

// robotTurn is the table Autobot's turn goes on from, its phase one of roll, resolve
// and end; ok is false where it has none.
func robotTurn(r *duel.Rules, s *duel.State) (now duel.State, ok bool) {
	if !s.Solo || r.Decide == nil || s.Over() {
		return now, false
	}
	if _, why := s.Winner(); why != duel.NotWon {
		return now, false
	}
	now = *s
	t := &now.Turn
	if !s.Autobot() {
		*t = duel.Turn{Number: t.Number + 1, Active: duel.Rival}
	}
	switch t.Phase {
	case duel.PhaseStart: // nothing is Autobot's to choose there (O1)
		t.Phase = duel.PhaseRoll
	case duel.PhaseBuy: // only a correction leads there (A6)
		t.Phase = duel.PhaseEnd
	}
	return now, true
}

// AheadAsking is Ahead while an event stands at a question. Damage and steps are counted
// from the table as it stands there. Where nothing is asked, it is Ahead.
func AheadAsking(r *duel.Rules, t *duel.Table) (d Danger, ok bool) {
	now, ok := robotTurn(r, &t.State)
	if !ok || now.Turn.Dice.Total() > rules.MaxDice {
		return Danger{}, false
	}
	o := newOutlook(r, &now)
	sum := make(tally, o.from[numLists])
	switch base := o.base; {
	case t.Asking && t.State.Autobot():
		o.pending = t.Pending
		o.event(&sum, 1, nil, nil)
	case now.Turn.Phase == duel.PhaseEnd:
		o.tell(&sum, 1, &base)
	default:
		sum = o.turn.next(&base)
	}
	if o.lost {
		return Danger{}, false
	}
	return o.danger(sum), true
}

// AheadAfter is Ahead for the table that an option of the buy step leads to once the player buys nothing more. ok is false
// too where that depends on cards or dice to come.
func AheadAfter(r *duel.Rules, t *duel.Table, o *Option) (d Danger, ok bool) {
	entry := []duel.Event{o.Event}
	for i := range o.Answers {
		entry = append(entry, duel.Event{Kind: duel.Answered, Answer: o.Answers[i]})
	}
	after, err := r.Run(t, entry)
	for err == nil && after.Asking && after.Question.MayStayUnnamed() { // the card that comes into the row
		entry = append(entry, duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}})
		after, err = r.Run(t, entry)
	}
	if err != nil || after.Asking {
		return Danger{}, false
	}
	return Ahead(r, &after.State)
}
