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
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// engine is the coach that the games of Duel are played with: package coach on tables
// from the store. It implements duelbox.CoachEngine.
type engine struct {
	rules *duel.Rules
	store *store.Store
}

// Matchup implements duelbox.CoachEngine.
func (e *engine) Matchup(s *duel.State) (solver.Matchup, bool) { return coach.Matchup(e.rules, s) }

// Solve implements duelbox.CoachEngine.
func (e *engine) Solve(m solver.Matchup, changed func()) duelbox.Solving {
	return solving{e.store.Start(context.Background(), m, changed), e.rules}
}

// Ahead implements duelbox.CoachEngine.
func (e *engine) Ahead(g *duelbox.Game) (coach.Danger, bool) {
	return coach.AheadAsking(e.rules, g.Table())
}

// solving is a matchup on its way from the store.
type solving struct {
	*store.Job
	rules *duel.Rules
}

// Adviser implements duelbox.Solving.
func (s solving) Adviser() (duelbox.Adviser, error) {
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

// Review implements duelbox.Adviser.
func (a adviser) Review(g *duelbox.Game) review.Report { return review.Of(a.rules, a.Coach, g) }

// settings is the file that remembers what the player has chosen.
func settings() companion.Settings {
	return companion.Settings{Path: filepath.Join(home(), "settings")}
}

// coaching is the coach of the player's desk: as --coach says for this start, as she
// chose before, or else on request.
func (p *program) coaching(r *duel.Rules) *duelbox.Coaching {
	mode, chosen := duelbox.CoachSetting(settings())
	if said, ok := duelbox.ParseCoachMode(*p.coach); ok {
		mode = said
	} else if !chosen {
		mode = duelbox.CoachAsk
	}
	// One core stays free for the screen.
	e := &engine{r, &store.Store{Dir: filepath.Join(cacheHome(), "odds"), Workers: max(1, runtime.GOMAXPROCS(0)-1)}}
	return duelbox.NewCoaching(e, mode, func(m duelbox.CoachMode) error { return duelbox.KeepCoach(settings(), m) })
}

// coachFlag refuses a mode that --coach does not know.
func (p *program) coachFlag() error {
	if _, ok := duelbox.ParseCoachMode(*p.coach); !ok && p.flags.Changed("coach") {
		return rules.Refuse("", "coach.unknown", rules.Text("word", *p.coach))
	}
	return nil
}
