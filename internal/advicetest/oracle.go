// Package advicetest is a coach of Duel for tests.
package advicetest

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Oracle is a coach with made-up numbers that counts the questions it gets. It is also the Adviser
// of every matchup.
type Oracle struct {
	Asked, Advisers int
	Exact           bool
	Chance          *float64 // nil means 0.6249
	Report          review.Report
	Wins            *[3]float64 // of the options, best first; nil means 0.6249, 0.602, 0.6
	Shop            bool        // it also advises in the shop
	Feared          *coach.Danger
	Order           *float64 // the chance of resolving the claws first; nil for no advice then
}

func (o *Oracle) Matchup(s *duel.State) (core.Matchup, bool) {
	o.Asked++
	return core.Matchup{Hard: s.Options.Hard}, true
}

func (o *Oracle) Adviser(core.Matchup, coach.Skill) advice.Adviser {
	o.Advisers++
	return o
}

func (o *Oracle) Ahead(*advice.Game) (coach.Danger, bool) {
	o.Asked++
	if o.Feared != nil {
		return *o.Feared, true
	}
	return coach.Danger{Damage: []float64{0.123, 0.2, 0.25, 0.427}, Fame: []float64{0.55, 0.45}, Destruction: []float64{1}, Wins: 0.0001,
		Specials: []float64{0.779, 0.221}, Loses: 0.02, Assumes: []coach.Assumption{coach.AssumeCamouflage}}, true
}

func (o *Oracle) Win(*duel.Table) coach.Chance {
	o.Asked++
	if o.Chance != nil {
		return coach.Chance{Win: *o.Chance, AsPlayed: *o.Chance, Exact: o.Exact}
	}
	return coach.Chance{Win: 0.6249, AsPlayed: 0.6249, Exact: o.Exact}
}

// Outcome returns what the kept dice bring; rerolled dice bring nothing.
func (o *Oracle) Outcome(_ *duel.Table, keep rules.Roll) (coach.Outcome, bool) {
	return coach.Outcome{Damage: float64(keep[duel.Claw]), Hearts: float64(keep[duel.Heart]), Energy: float64(keep[duel.Energy])}, true
}

func (o *Oracle) Review(*advice.Game, coach.Skill) review.Report { return o.Report }

func (o *Oracle) Advise(t *duel.Table) (a coach.Advice, ok bool) {
	defer func() {
		for i := range a.Options {
			a.Options[i].AsPlayed = a.Options[i].Win
		}
	}()
	o.Asked++
	s := &t.State
	a.Exact = o.Exact
	if o.Shop && s.Turn.Phase == duel.PhaseBuy {
		buy := func(slot int8) duel.Event { return duel.Event{Kind: duel.Bought, Slot: slot} }
		a.Options = []coach.Option{
			{Event: buy(1), Win: 0.6249}, {Event: buy(2), Win: 0.619}, {Event: buy(3), Win: 0.602},
			{Event: duel.Event{Kind: duel.Passed}, Win: 0.6}, {Event: duel.Event{Kind: duel.Swept}, Win: 0.59},
		}
		return a, true
	}
	if o.Order != nil && s.Turn.Phase == duel.PhaseResolve {
		a.Options = []coach.Option{
			{Event: duel.Event{Kind: duel.ResolvedAll}, Win: 0.6249},
			{Event: duel.Event{Kind: duel.Resolved, Face: duel.Claw}, Win: *o.Order},
		}
		return a, true
	}
	if s.Autobot() || s.Turn.Rolls == 0 || s.Turn.Phase != duel.PhaseRoll {
		return a, false
	}
	claws := rules.Roll{s.Turn.Dice[duel.Claw]}
	wins := [3]float64{0.6249, 0.602, 0.6}
	if o.Wins != nil {
		wins = *o.Wins
	}
	a.Options = []coach.Option{
		{Event: duel.Event{Kind: duel.Kept, Roll: claws}, Win: wins[0]},
		{Event: duel.Event{Kind: duel.Stopped}, Win: wins[1]},
		{Event: duel.Event{Kind: duel.Kept}, Win: wins[2]},
	}
	return a, true
}
