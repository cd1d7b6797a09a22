package main

import (
	"context"
	"path/filepath"
	"runtime"

	"kingoftokyo/coach"
	solver "kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/coach/store"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// engine is the coach that the games of Duel are played with: package coach on tables
// from the store. It implements companion.CoachEngine.
type engine struct {
	rules *duel.Rules
	store *store.Store
}

// Matchup implements companion.CoachEngine.
func (e *engine) Matchup(s *duel.State) (solver.Matchup, bool) { return coach.Matchup(e.rules, s) }

// Solve implements companion.CoachEngine.
func (e *engine) Solve(m solver.Matchup, changed func()) companion.Solving {
	return solving{e.store.Start(context.Background(), m, changed), e.rules}
}

// Ahead implements companion.CoachEngine.
func (e *engine) Ahead(g *companion.DuelGame) (coach.Danger, bool) {
	return coach.AheadAsking(e.rules, g.Table())
}

// solving is a matchup on its way from the store.
type solving struct {
	*store.Job
	rules *duel.Rules
}

// Adviser implements companion.Solving.
func (s solving) Adviser() (companion.Adviser, error) {
	t, err := s.Table()
	if err != nil {
		return nil, err
	}
	return adviser{coach.New(s.rules, t), s.rules}, nil
}

// adviser is a coach that can look back on a game.
type adviser struct {
	*coach.Coach
	rules *duel.Rules
}

// Review implements companion.Adviser.
func (a adviser) Review(g *companion.DuelGame) review.Report { return review.Of(a.rules, a.Coach, g) }

// settings is the file that remembers what the player has chosen.
func settings() companion.Settings {
	return companion.Settings{Path: filepath.Join(home(), "settings")}
}

// coaching is the coach of the player's desk: as --coach says for this start, as she
// chose before, or else on request.
func (p *program) coaching(r *duel.Rules) *companion.Coaching {
	mode, chosen := settings().Coach()
	if said, ok := companion.ParseCoachMode(*p.coach); ok {
		mode = said
	} else if !chosen {
		mode = companion.CoachAsk
	}
	// One core stays free for the screen.
	e := &engine{r, &store.Store{Dir: filepath.Join(cacheHome(), "odds"), Workers: max(1, runtime.GOMAXPROCS(0)-1)}}
	return companion.NewCoaching(e, mode, settings().KeepCoach)
}

// coachFlag refuses a mode that --coach does not know.
func (p *program) coachFlag() error {
	if _, ok := companion.ParseCoachMode(*p.coach); !ok && p.flags.Changed("coach") {
		return rules.Refuse("", "coach.unknown", rules.Text("word", *p.coach))
	}
	return nil
}
