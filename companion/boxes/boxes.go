// Package boxes lists all boxes and gives Duel its coach. A new box is one more line here. The list has a package
// of its own because package companion must not know any box, while commands and tests need all of them.
package boxes

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/coach/tables"
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/rules/duel"
)

// On puts all boxes on a desk and returns the desk. Duel comes first, because a file that names no box is a game
// of Duel. King of Tokyo and its Dark Edition follow.
func On(d *duelbox.Desk) *duelbox.Desk {
	d.Boxes = append([]companion.Box{duelbox.NewBox(d)}, tokyobox.Both(d.Desk)...)
	return d
}

// Coach returns the coach of a player's desk. Its mode is the word said for this start or, without one, the mode in the
// player's settings, or else on request. It calls read when a game first needs the rules. reviews is the path of the file
// that keeps the results of looking back on games.
func Coach(read func() *duel.Rules, said string, chosen settings.File, reviews string) *advice.Coaching {
	mode, ok := advice.ParseCoachMode(said)
	if !ok {
		mode = chosen.Get(settings.Coach)
	}
	c := advice.NewCoaching(&engine{read}, mode, func(m string) error { return chosen.Keep(settings.Coach, m) })
	c.Kept = &advice.Reviews{Path: reviews}
	return c
}

// engine is the coach of Duel: package coach and the solved tables. It implements advice.CoachEngine.
type engine struct{ rules func() *duel.Rules }

// Matchup implements advice.CoachEngine.
func (e *engine) Matchup(s *duel.State) (core.Matchup, bool) {
	if !s.Solo {
		return core.Matchup{}, true
	}
	m, ok := coach.Matchup(e.rules(), s)
	return m, ok && tables.Has(m)
}

// Adviser implements advice.CoachEngine.
func (e *engine) Adviser(m core.Matchup, skill coach.Skill) advice.Adviser {
	if m == (core.Matchup{}) { // both sides choose
		return adviser{coach.NewTwo(e.rules()), e.rules()}
	}
	t, _ := tables.Of(m) // Matchup has checked that it exists
	c := coach.New(e.rules(), t)
	c.SetSkill(skill)
	return adviser{c, e.rules()}
}

// Ahead implements advice.CoachEngine.
func (e *engine) Ahead(g *duelbox.Game) (coach.Danger, bool) {
	return coach.Ahead(e.rules(), g.Table())
}

// adviser is a coach that can look back on a game.
type adviser struct {
	*coach.Coach
	rules *duel.Rules
}

// Review implements advice.Adviser.
func (a adviser) Review(g *duelbox.Game, skill coach.Skill) review.Report {
	return review.Of(a.rules, unhurried(a.Coach), g, skill)
}
