package coach

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Assumption is something that the table leaves open and a Danger relies on.
type Assumption uint8

// The assumptions. The player's superconductor asks as well (O6), but neither answer changes a
// number of a Danger, so that nothing is assumed in that case. The same is true of the card that is
// revealed in Autobot's turn (A8).
const (
	// AssumeSymbol: the markers are level and so are the two symbols (A2). The player names the
	// less dangerous symbol: first the one with the lower chance that Autobot wins in this turn,
	// then the lower mean damage, then the fewer mean marker steps, then fame.
	AssumeSymbol Assumption = iota
	// AssumeCamouflage: camouflage dice are thrown (O10), and their odds are in the numbers.
	AssumeCamouflage
	// AssumeDeclined: the player declines what cards ask. They ask only if Autobot owns a keep card,
	// which only a correction can give it: the player's unstable-dna may then be swapped (O10).
	AssumeDeclined
	numAssumptions
)

// String returns the assumption's word in data and in the keys of the catalogue.
func (a Assumption) String() string { return [...]string{"symbol", "camouflage", "declined"}[a] }

// Danger is the exact distribution of what Autobot's next turn, or the rest of its present turn,
// does to the table as it is, with Buzz tokens and protections. Each list has probabilities by
// number, starting with 0; it adds up to 1 and has at least one entry.
type Danger struct {
	Damage      []float64 // probability of losing that many hearts, by number
	Fame        []float64 // of that many net steps of the fame marker toward Autobot; index 0 also counts steps away
	Destruction []float64
	Wins        float64      // Autobot wins in this turn
	Ways        [4]float64   // the same by how it wins, a duel.Why
	Loses       float64      // it gives the game away: pulls a marker from 6 into the player's spotlight zone (W3)
	Specials    []float64    // of that many special powers (A7)
	Assumes     []Assumption // those that were needed, in their order; nil if the table leaves nothing open
}

// Ahead computes the danger. At a human's table, it is that of Autobot's next turn if the table
// stayed as it is (without the player's further turn by frenzy). In Autobot's own turn, it is that
// of the rest of it. s is a table between two events, including one with a question of its own
// (Rules.Standing), or one at which an event has stopped at a question: damage and steps are then
// counted from the table as it is.
//
// ok is false if there is no danger to report: the game is over or may be (AskGameOver), or two
// humans play. It is also false if corrections have made a table so unlike any game (Autobot with
// dozens of energy) that the answer would take too long.
func Ahead(r *duel.Rules, t *duel.Table) (d Danger, ok bool) {
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

// robotTurn returns the table from which Autobot's turn continues, in phase roll, resolve or end.
// ok is false if there is no such turn.
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
	case duel.PhaseStart: // Autobot has nothing to choose there (O1)
		t.Phase = duel.PhaseRoll
	case duel.PhaseBuy: // reached only by a correction (A6)
		t.Phase = duel.PhaseEnd
	}
	return now, true
}

// AheadAfter is Ahead for the table after an option of the buy step, once the player buys nothing
// more. ok is also false if that table depends on cards or dice to come.
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
	return Ahead(r, &after)
}
