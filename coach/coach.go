// Package coach says how a solo game of Duel stands and what the human should do:
// exactly where only the core of the game counts (package core), as an estimate where
// cards, Buzz tokens or the human's energy come in. It also works out what Autobot's next turn may
// do, exactly and from the real table.
package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules/duel"
)

// Chance is a win probability of the human.
type Chance struct {
	Win   float64
	Exact bool // no fitted worth is in it
}

// Option is one thing the human may do: an event, or the answer to the question that
// stands, and the answers on its way that were reckoned with.
type Option struct {
	Event   duel.Event    // Kept, Stopped, SpendTokens, Resolved, Bought, Swept, Passed, Answered ...
	Answers []duel.Answer // to the questions on its way, best ones; cards and dice of the table left out
	Win     float64
}

// Advice are the options at a table, the best one first.
type Advice struct {
	Options []Option
	Exact   bool
}

// Price is what an event costs against the best option; known is false where it is
// not among the options.
func (a *Advice) Price(ev *duel.Event) (price float64, known bool) { return 0, false }

// Coach gives advice on games of one matchup. It holds scratch space: use one per
// goroutine.
type Coach struct {
	rules *duel.Rules
	table *core.Table
}

// New is a coach with the solved table of the matchup.
func New(r *duel.Rules, t *core.Table) *Coach { return &Coach{rules: r, table: t} }

// Matchup is the matchup whose table a game needs; ok is false where no coach can
// help: two humans, or more hearts than the box has.
func Matchup(r *duel.Rules, s *duel.State) (m core.Matchup, ok bool) { return core.Matchup{}, false }

// Win is how the game stands at any table, in the middle of a turn as well: before a
// choice the best one is reckoned with, before dice their mean.
func (c *Coach) Win(t *duel.Table) Chance { return Chance{} }

// Advise ranks what the human may do now: keeps after a roll, tokens before the first,
// symbols and powers, purchases, answers to the open question. ok is false where
// nothing is hers to choose.
func (c *Coach) Advise(t *duel.Table) (a Advice, ok bool) { return Advice{}, false }
