package dash_test

import (
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// engine is a coach with numbers made up: it counts what is asked of it.
type engine struct {
	rules                                             *duel.Rules
	exact                                             bool
	story                                             bool // reviews are those of the game played
	matchups, advisers, danger, wins, advice, reviews atomic.Int32
}

// asked is how often anything was asked of it.
func (e *engine) asked() int32 {
	return e.matchups.Load() + e.advisers.Load() + e.danger.Load() + e.wins.Load() + e.advice.Load() + e.reviews.Load()
}

func (e *engine) Matchup(s *duel.State) (core.Matchup, bool) {
	e.matchups.Add(1)
	return core.Matchup{Hearts: [2]int8{int8(s.Sides[0].Max), int8(s.Sides[1].Max)}, Hard: s.Options.Hard}, s.Solo
}

func (e *engine) Adviser(core.Matchup) duelbox.Adviser {
	e.advisers.Add(1)
	return adviser{e}
}

func (e *engine) Ahead(g *duelbox.Game) (coach.Danger, bool) {
	e.danger.Add(1)
	s := &g.Table().State
	return coach.Danger{
		Damage: []float64{0.123, 0.2, 0.25, 0.187, 0.14, 0.07, 0.03}, Fame: []float64{0.55, 0.3, 0.1, 0.05}, Destruction: []float64{0.8, 0.15, 0.05},
		Wins: 0.034, Specials: []float64{0.779, 0.221}, Assumes: []coach.Assumption{coach.AssumeSymbol},
	}, !s.Over()
}

// adviser makes its numbers up: the first option 53.1 %, each other one 1.1 % less.
type adviser struct{ e *engine }

func (a adviser) Win(*duel.Table) coach.Chance {
	a.e.wins.Add(1)
	return coach.Chance{Win: 0.531, Exact: a.e.exact}
}

func (a adviser) Review(g *duelbox.Game) review.Report {
	a.e.reviews.Add(1)
	if a.e.story {
		return review.Of(a.e.rules, judge{a}, g)
	}
	return review.Report{Start: coach.Chance{Win: 0.512}}
}

// judge makes up how a game looked back on stood: 50 % and a tenth a heart more than
// Autobot has lost, a twentieth a space.
type judge struct{ adviser }

func (j judge) Win(t *duel.Table) coach.Chance {
	s := &t.State
	if s.Over() {
		winner, _ := s.Winner()
		return coach.Chance{Win: float64(1 - winner)}
	}
	lost := func(side duel.Side) float64 { return float64(s.Sides[side].Max - s.Sides[side].Hearts) }
	pulled := float64(s.Marker[0]+s.Marker[1]) / 2
	return coach.Chance{Win: min(max(0.5+0.1*(lost(duel.Rival)-lost(duel.You))+0.05*pulled, 0.01), 0.99), Exact: j.e.exact}
}

func (a adviser) Advise(t *duel.Table) (coach.Advice, bool) {
	a.e.advice.Add(1)
	out := coach.Advice{Exact: a.e.exact}
	add := func(ev duel.Event, answers ...duel.Answer) {
		out.Options = append(out.Options, coach.Option{Event: ev, Answers: answers, Win: 0.531 - 0.011*float64(len(out.Options))})
	}
	s := &t.State
	if q, ok := t.Open(); ok {
		for _, choice := range a.e.rules.Choices(s, &q, nil) {
			add(duel.Event{Kind: duel.Answered, Answer: choice})
		}
		return out, !q.FromTable()
	}
	if s.Autobot() || s.Over() {
		return out, false
	}
	if s.Turn.Phase <= duel.PhaseRoll && s.Turn.Rolls > 0 {
		for i, keep := range keeps(s.Turn.Dice) {
			out.Options = append(out.Options, coach.Option{Event: duel.Event{Kind: duel.Kept, Roll: keep}, Win: 0.531 - 0.0037*float64(i)})
			if keep == s.Turn.Dice {
				out.Options[i].Event = duel.Event{Kind: duel.Stopped}
			}
		}
		return out, true
	}
	for _, ev := range a.e.rules.Options(s, nil) {
		add(ev)
	}
	return out, true
}

// keeps are all keeps of the dice, those with most claws and fame first.
func keeps(dice rules.Roll) []rules.Roll {
	out := []rules.Roll{{}}
	for _, f := range []rules.Face{duel.Power, duel.Energy, duel.Heart, duel.Destruction, duel.Fame, duel.Claw} {
		var more []rules.Roll
		for n := dice[f]; n >= 0; n-- {
			for _, r := range out {
				r[f] = n
				more = append(more, r)
			}
		}
		out = more
	}
	slices.SortStableFunc(out, func(a, b rules.Roll) int { return worth(b) - worth(a) })
	return out
}

// worth is what a keep is worth to the made-up coach: claws and fame, not the rest.
func worth(r rules.Roll) int {
	return 3*int(r[duel.Claw]+r[duel.Fame]) + 2*int(r[duel.Destruction]) - int(r[duel.Heart]+r[duel.Energy]+r[duel.Power])
}

// coached is a desk with a coach in a mode.
func coached(t testing.TB, with setting, mode duelbox.CoachMode) (*duelbox.Desk, *engine) {
	t.Helper()
	desk := newDesk(t, with)
	e := &engine{rules: desk.Rules}
	desk.Coach = duelbox.NewCoaching(e, mode, nil)
	return desk, e
}

// comes waits until a text stands on the screen that something beside the event loop
// brings there.
func (d *driver) comes(word string) *driver {
	d.Helper()
	shown := ""
	for range 10000 {
		if shown = d.snap(); strings.Contains(shown, word) {
			return d
		}
	}
	d.Fatalf("%q does not come:\n%s", word, shown)
	return d
}
