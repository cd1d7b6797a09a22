// Package review looks back on a finished, or unfinished, solo game of Duel: how the win
// probability went, where it turned, and which choices cost most.
package review

import (
	"kingoftokyo/coach"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Game is a game of Duel with its log. Lines that were undone are no part of it.
type Game = tracker.Game[duel.Table, duel.Event]

// Evaluator says how a table stands and what the human may do there; *coach.Coach is
// one. Before a choice its Win reckons with the best, before dice with their mean.
type Evaluator interface {
	Win(*duel.Table) coach.Chance
	Advise(*duel.Table) (coach.Advice, bool)
}

// Kind is what moved the chance at a Point.
type Kind uint8

// The kinds.
const (
	Played     Kind = iota // dice, cards and choices
	Corrected              // a correction (T8), or the word on whether it ended the game: nobody's choice, nobody's luck
	Concession             // a side gave up: nobody's luck, and no choice with a price
)

var kindNames = [...]string{"played", "corrected", "conceded"}

// String is the kind's word in data.
func (k Kind) String() string { return kindNames[k] }

// Point is how the game stood after a line of the log. A line that implies another
// one (Autobot's `resolve` before a roll, `stop` before a `resolve`) has a point for
// each, with the same entry.
type Point struct {
	Entry        int // index of the entry in Game.History
	Turn         int // number of the turn it belongs to
	Side         duel.Side
	coach.Chance // after it
	Kind         Kind
	// Choice is what the human's choices in it cost, never above 0. Other is what
	// corrections in it, or giving up, changed. The rest of the change was luck.
	Choice, Other float64
	EndsTurn      bool // the dice pass, or the game is over
}

// Choice is a decision of the human and what it cost.
type Choice struct {
	Entry, Turn int
	At          duel.Table // as it stood when she chose
	Made, Best  coach.Option
	Price       float64 // Best.Win less Made.Win, never negative; what is under Least counts as nothing
	Exact       bool
}

// Least is the least price that counts: 0.05 %.
const Least = 0.0005

// Turn is a turn of either side looked back on.
type Turn struct {
	Number      int
	Side        duel.Side
	First, Last int // indexes in Report.Points
	From, To    coach.Chance
	// Luck is what dice, revealed cards and Autobot changed, Choice what choices of
	// the human cost (never above 0), Other what corrections or giving up changed.
	// Together they lead from From to To.
	Luck, Choice, Other float64
	Before, After       duel.State
}

// Swing is how far luck and choices moved the chance in the turn.
func (t *Turn) Swing() float64 { return t.Luck + t.Choice }

// What makes a turn a turning point, and how many there are at most.
const (
	Threshold  = 0.08 // the least swing
	MaxTurning = 6
	maxDearest = 3
)

// Report is a game looked back on.
type Report struct {
	Start   coach.Chance // before the first line
	Points  []Point      // after each line
	Turns   []Turn
	Turning []int    // indexes in Turns of the greatest swings up and down, in the order they happened
	Dearest []Choice // at most three, dearest first
	Choices int      // decisions that could be priced
	Good    int      // of these, the best or as good as the best
	Untold  int      // turns of which only the final roll was typed: nobody knows what was kept before
	Lost    float64  // sum of the prices of all choices
	Luck    float64  // sum of the luck of all turns
	Other   float64  // sum of what corrections and giving up changed
	Exact   bool     // no estimate is in any of the numbers
	Over    bool
	Winner  duel.Side // where it is over
	Why     duel.Why
}

// End is how the game stands, or stood, at its end.
func (r *Report) End() coach.Chance {
	if n := len(r.Points); n > 0 {
		return r.Points[n-1].Chance
	}
	return r.Start
}

// Of looks back on a solo game. It asks the evaluator some hundreds of times, which takes
// moments; call it where nobody waits for a key.
func Of(r *duel.Rules, j Evaluator, g *Game) Report {
	l := &look{rules: r, evaluator: j}
	history, first := g.History(), g.Table()
	if len(history) > 0 {
		first = &history[0].Before
	}
	l.report.Start = l.chance(first)
	l.report.Exact = l.report.Start.Exact
	var lines []line
	for i := range history {
		lines = append(lines, expand(r, i, &history[i])...)
	}
	l.allRolls = typesAll(lines)
	last := l.report.Start
	for i := range lines {
		last = l.point(&lines[i], last)
	}
	l.turning()
	l.end(g.Table())
	return l.report
}

// look is a report being made.
type look struct {
	rules     *duel.Rules
	evaluator Evaluator
	report    Report
	allRolls  bool // the human types all her rolls, not only the final one
	thrown    bool // the program has thrown her last roll, so it was typed
}

// chance is the evaluator's word; a game that is over needs none.
func (l *look) chance(t *duel.Table) coach.Chance {
	if t.State.Over() {
		c := coach.Chance{Exact: true}
		if winner, _ := ended(t); winner == duel.You {
			c.Win = 1
		}
		return c
	}
	return l.evaluator.Win(t)
}

// ended is who has won a game that is over, and how: as the last line tells it,
// where an earlier win was denied (T8).
func ended(t *duel.Table) (duel.Side, duel.Why) {
	for _, st := range t.Steps {
		if st.Verb == duel.StepWon {
			return st.Side, st.Why
		}
	}
	return t.State.Winner()
}

func (l *look) end(t *duel.Table) {
	if l.report.Over = t.State.Over(); l.report.Over {
		l.report.Winner, l.report.Why = ended(t)
	}
}
