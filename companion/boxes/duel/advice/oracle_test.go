package advice_test

import (
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/review"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// oracle is a coach with numbers made up, which counts what is asked of it. It is the
// Adviser of every matchup as well.
type oracle struct {
	asked, advisers int
	exact           bool
	win             *float64 // nil is 0.6249
	report          review.Report
	wins            *[3]float64 // of the options, best first; nil is 0.6249, 0.602, 0.6
	shop            bool        // it advises where cards are for sale, too
	danger          *coach.Danger
	order           *float64 // the chance of resolving the claws first; nil for no advice then
}

func (o *oracle) Matchup(s *duel.State) (core.Matchup, bool) {
	o.asked++
	return core.Matchup{Hard: s.Options.Hard}, true
}

func (o *oracle) Adviser(core.Matchup, coach.Skill) advice.Adviser {
	o.advisers++
	return o
}

func (o *oracle) Ahead(*duelbox.Game) (coach.Danger, bool) {
	o.asked++
	if o.danger != nil {
		return *o.danger, true
	}
	return coach.Danger{Damage: []float64{0.123, 0.2, 0.25, 0.427}, Fame: []float64{0.55, 0.45}, Destruction: []float64{1}, Wins: 0.0001,
		Specials: []float64{0.779, 0.221}, Loses: 0.02, Assumes: []coach.Assumption{coach.AssumeCamouflage}}, true
}

func (o *oracle) Win(*duel.Table) coach.Chance {
	o.asked++
	if o.win != nil {
		return coach.Chance{Win: *o.win, AsPlayed: *o.win, Exact: o.exact}
	}
	return coach.Chance{Win: 0.6249, AsPlayed: 0.6249, Exact: o.exact}
}

// Outcome is what the dice kept are: a die rolled anew shows nothing.
func (o *oracle) Outcome(_ *duel.Table, keep rules.Roll) (coach.Outcome, bool) {
	return coach.Outcome{Damage: float64(keep[duel.Claw]), Hearts: float64(keep[duel.Heart]), Energy: float64(keep[duel.Energy])}, true
}

func (o *oracle) Review(*duelbox.Game, coach.Skill) review.Report { return o.report }

func (o *oracle) Advise(t *duel.Table) (a coach.Advice, ok bool) {
	defer func() {
		for i := range a.Options {
			a.Options[i].AsPlayed = a.Options[i].Win
		}
	}()
	o.asked++
	s := &t.State
	a.Exact = o.exact
	if o.shop && s.Turn.Phase == duel.PhaseBuy {
		buy := func(slot int8) duel.Event { return duel.Event{Kind: duel.Bought, Slot: slot} }
		a.Options = []coach.Option{{Event: buy(1), Win: 0.6249}, {Event: buy(2), Win: 0.619}, {Event: buy(3), Win: 0.602}, {Event: duel.Event{Kind: duel.Passed}, Win: 0.6},
			{Event: duel.Event{Kind: duel.Swept}, Win: 0.59}}
		return a, true
	}
	if o.order != nil && s.Turn.Phase == duel.PhaseResolve {
		a.Options = []coach.Option{{Event: duel.Event{Kind: duel.ResolvedAll}, Win: 0.6249}, {Event: duel.Event{Kind: duel.Resolved, Face: duel.Claw}, Win: *o.order}}
		return a, true
	}
	if s.Autobot() || s.Turn.Rolls == 0 || s.Turn.Phase != duel.PhaseRoll {
		return a, false
	}
	claws := rules.Roll{s.Turn.Dice[duel.Claw]}
	wins := [3]float64{0.6249, 0.602, 0.6}
	if o.wins != nil {
		wins = *o.wins
	}
	a.Options = []coach.Option{{Event: duel.Event{Kind: duel.Kept, Roll: claws}, Win: wins[0]}, {Event: duel.Event{Kind: duel.Stopped}, Win: wins[1]},
		{Event: duel.Event{Kind: duel.Kept}, Win: wins[2]}}
	return a, true
}

// coachedDesk is a desk with such a coach.
func coachedDesk(t *testing.T, lang text.Lang, mode advice.CoachMode) (*duelbox.Desk, *oracle) {
	d, o := desk(t, lang), &oracle{}
	d.Coach = advice.NewCoaching(o, mode, nil)
	return d, o
}
