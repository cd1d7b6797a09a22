// Package review looks back on a solo game of Duel, finished or not: how the chance to win changed, how much was
// luck, and what each choice cost. It returns numbers; package companion/boxes/duel/advice puts them into words.
package review

import (
	"slices"

	"kingoftokyo/coach"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// Game is a game of Duel with its log. Undone lines are not part of it.
type Game = tracker.Game[duel.Table, duel.Event]

// Evaluator says what a table is worth and what the human may do; *coach.Coach is one. Before dice
// it takes their mean, and before a choice the best option or, for the numbers as played, what a
// player of the skill that was set may choose.
type Evaluator interface {
	Win(*duel.Table) coach.Chance
	// Between is Win at the start of a turn, computed as at the end of the turn before it; ok is false elsewhere.
	Between(*duel.Table) (chance coach.Chance, ok bool)
	Advise(*duel.Table) (coach.Advice, bool)
	Outcome(*duel.Table, rules.Roll) (coach.Outcome, bool)
	// SetSkill sets the skill that the numbers as played are for.
	SetSkill(coach.Skill)
	Chances(*duel.State, []coach.Skill) []float64
	Ends(*duel.State, rules.Roll, []coach.Skill) ([]float64, bool)
}

// Kind is what changed the chance at a Point.
type Kind uint8

// The kinds.
const (
	Played     Kind = iota // dice, cards and choices
	Corrected              // a correction (T8), or the answer whether it ended the game: nobody's choice or luck
	Concession             // a side gave up: the player's choice; nobody's choice or luck if it is Autobot
)

// String returns the kind's word in data.
func (k Kind) String() string { return [...]string{"played", "corrected", "conceded"}[k] }

// Parts are what changed the chance; they add up to the whole change.
type Parts struct {
	// Luck is what each side's rolls, and the cards turned up in its turn, were worth to the player. It includes the changes of
	// the estimate in that turn without a roll, card or choice: a point or so per game (go run ./internal/tools/skill -drift 60).
	Luck   [2]float64
	Choice float64 // how much better (or, if negative, worse) the player chose than a player of the report's skill does on average
	Mixed  float64 // dice and keeps together, if only the final roll of a turn was typed
	Other  float64 // corrections
}

func (p *Parts) add(q *Parts) {
	p.Luck[duel.You] += q.Luck[duel.You]
	p.Luck[duel.Rival] += q.Luck[duel.Rival]
	p.Choice += q.Choice
	p.Mixed += q.Mixed
	p.Other += q.Other
}

// Point is the chance after a line of the log. A line that implies another one (Autobot's `resolve`
// before a roll, `stop` before a `resolve`) has a point for each, with the same entry.
type Point struct {
	Entry        int // index of the entry in Game.History
	Turn         int // number of the turn it belongs to
	Side         duel.Side
	coach.Chance // after it
	Kind         Kind
	Parts
	EndsTurn bool // the dice are passed on, or the game is over
}

// Mark is how much a choice cost, in the notation of chess players.
type Mark uint8

// The marks.
const (
	NoMark   Mark = iota
	Doubtful      // 2 points and more
	Mistake       // 5 points and more
	Blunder       // 10 points and more
	numMarks
)

// Marks is how many choices of a game have each mark.
type Marks [numMarks]int

// String returns the sign of the mark: "", "?!", "?", "??".
func (m Mark) String() string { return [numMarks]string{"", "?!", "?", "??"}[m] }

// MarkOf returns the mark of a price.
func MarkOf(price float64) Mark {
	const little = 1e-9 // 0.35 minus 0.3 is slightly less than 0.05
	switch price += little; {
	case price >= 0.10:
		return Blunder
	case price >= 0.05:
		return Mistake
	case price >= 0.02:
		return Doubtful
	}
	return NoMark
}

// Choice is a decision of the human and what it cost. Giving up is one: its alternative is playing
// on, an Option without an event.
type Choice struct {
	Entry, Turn int
	At          duel.Table // as it was when the player chose
	Made, Best  coach.Option
	Others      []coach.Option // of the options that lead to different tables, the MostOthers best ones, Best first, and Made
	Price       float64        // how much more Best is worth than Made, never negative; less than Least counts as zero
	Stake       float64        // what the worst option would have cost
	Exact       bool
}

// Least is the smallest price that counts: 0.05 %. Stake is the difference between the best and the
// worst option from which a decision counts: 0.5 %.
const (
	Least = 0.0005
	Stake = 0.005
)

// Turn is a turn of either side in a review.
type Turn struct {
	Number      int
	Side        duel.Side
	First, Last int // indexes in Report.Points
	From, To    coach.Chance
	Parts            // that lead from From to To
	Untold      bool // only its final roll was typed: nobody knows what was kept before
	Before      duel.State
	After       duel.State
	Expected    coach.Outcome // of a turning point: what its dice were expected to bring
	Expects     bool          // whether Expected is set
}

// Swing returns how far luck and choices changed the chance in the turn.
func (t *Turn) Swing() float64 { return t.Luck[duel.You] + t.Luck[duel.Rival] + t.Choice + t.Mixed }

// What makes a turn a turning point, and the largest number of them.
const (
	Threshold  = 0.08 // the smallest swing
	MaxTurning = 5
)

// MostOthers is how many options of a choice are kept.
const MostOthers = 8

// Sums are the totals of a game, computed for players of a skill. Start and the Parts add up to End.
type Sums struct {
	Skill      coach.Skill
	Start, End float64 // the chance at the start of the first turn, and at the end
	Parts
	Evidence
	Drift     float64 // of Luck: changes of the estimate itself
	Lost      float64 // the prices of all choices
	Decisions int     // choices that could be priced and whose options differ by at least Stake
	Marks     Marks   // of all choices
	Turns     int     // the player's turns with a roll
	Untold    int     // those of which only the final roll was typed
	Over, Won bool
}

// PerDecision returns what a decision cost on average, 0 if there was none.
func (s *Sums) PerDecision() float64 {
	if s.Decisions == 0 {
		return 0
	}
	return s.Lost / float64(s.Decisions)
}

// Adjusted returns the result without luck: the chance at the start plus the effect of the player's
// choices. ok is false if the game is not over, or if luck and choices cannot be told apart in more
// than a quarter of the player's turns.
func (s *Sums) Adjusted() (win float64, ok bool) {
	return s.Start + s.Choice, s.Over && 4*s.Untold <= s.Turns
}

// Kinder returns in how many of ten games, from 0 to 9, dice and cards are less kind than in this one, compared
// with games of the coach's simulator that start with about the same chance. ok is false if that of Adjusted is.
func (s *Sums) Kinder() (of10 int, ok bool) {
	if _, ok := s.Adjusted(); !ok {
		return 0, false
	}
	luck := s.Luck[duel.You] + s.Luck[duel.Rival]
	row := &lucks[StartOf(s.Start)]
	for of10 < len(row) && luck > row[of10] {
		of10++
	}
	return of10, true
}

// Report is a review of a game.
type Report struct {
	Sums
	Points  []Point // after each line
	Turns   []Turn
	Turning []int     // indexes in Turns of the greatest swings up and down, in the order they happened
	Choices []Choice  // all that could be priced, in the order they were made
	Best    *Judged   // the choice that gained most over the next best option; nil for none
	Worst   *Judged   // the one that cost most; nil for none
	Exact   bool      // none of the numbers is an estimate
	Winner  duel.Side // if it is over
	Why     duel.Why
}

// Dearest returns the choices that cost most, most expensive first, at most n of them.
func (r *Report) Dearest(n int) []*Choice {
	var out []*Choice
	for i := range r.Choices {
		if c := &r.Choices[i]; c.Price > 0 {
			out = append(out, c)
		}
	}
	greatest(out, func(c *Choice) float64 { return c.Price })
	var told []*Choice
	for _, c := range out { // if advice repeats within a turn, only the most expensive
		if !slices.ContainsFunc(told, func(d *Choice) bool { return d.Turn == c.Turn && d.Best.Event == c.Best.Event }) {
			told = append(told, c)
		}
	}
	return told[:min(n, len(told))]
}

// Of reviews a solo game for a player of a skill: its chances, prices and luck are those of such a
// player, coach.Best for best play. It asks the evaluator some hundreds of times, which takes a
// moment, so call it where nobody waits for a key.
func Of(r *duel.Rules, j Evaluator, g *Game, skill coach.Skill) Report {
	l := &look{rules: r, evaluator: j}
	l.report.Skill = skill
	j.SetSkill(skill)
	first, entries := named(r, g)
	for len(entries) > 0 && entries[0].Items[0].Kind.Correction() {
		first, entries = entries[0].After, entries[1:]
	}
	skipped := len(g.History()) - len(entries)
	last := l.chance(first)
	l.report.Start, l.report.Exact = last.AsPlayed, last.Exact
	var lines []line
	for i, e := range entries {
		lines = append(lines, line{entry: skipped + i, before: *e.Before, after: *e.After, items: e.Items}.expand(r)...)
	}
	l.report.Sums.Turns, l.report.Untold = untold(r, lines)
	for i := range lines {
		last = l.point(&lines[i], last)
	}
	l.report.End = last.AsPlayed
	l.turning()
	l.judge()
	if t := g.Table(); t.State.Over() {
		l.report.Over = true
		l.report.Winner, l.report.Why = ended(t)
		l.report.Won = l.report.Winner == duel.You
		l.results()
	}
	return l.report
}

// look is a report in the making.
type look struct {
	rules     *duel.Rules
	evaluator Evaluator
	report    Report
	looked    bool // in the present line, the player has looked at unnamed cards of the row
}

// chance returns the evaluator's chance; a game that is over needs none.
func (l *look) chance(t *duel.Table) coach.Chance {
	if t.State.Over() {
		c := coach.Chance{Exact: true}
		if winner, _ := ended(t); winner == duel.You {
			c.Win, c.AsPlayed = 1, 1
		}
		return c
	}
	if c, ok := l.evaluator.Between(t); ok {
		return c
	}
	return l.evaluator.Win(t)
}

// ended returns who has won a game that is over, and how. If an earlier win was denied (T8), the
// result comes from the last line.
func ended(t *duel.Table) (duel.Side, duel.Why) {
	for _, st := range t.Steps {
		if st.Verb == duel.StepWon {
			return st.Side, st.Why
		}
	}
	return t.State.Winner()
}
