package autobot

import "kingoftokyo/rules/duel"

// Plan is what the resolution of Autobot's dice does, step by step, before
// anything is done: each step with its rule and the table's numbers after it.
type Plan struct {
	Steps []duel.Step
	// Ask is where the plan depends on the human, a die or a card: the steps
	// after it are not known yet. Its ID is duel.NoQuestion where all is known.
	Ask duel.Question
	// IfDeclined are the steps that follow if the human declines Ask and whatever else is
	// asked; nil where the player cannot, or where nothing is asked.
	IfDeclined []duel.Step
}

// unwilling declines every question that may be declined.
type unwilling struct{}

func (unwilling) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) { return duel.No, q.No }

// PlanRoll is the plan of the dice that lie there (A4, A5), played on a copy: plan and
// resolution are one code. The table must stand at Autobot's resolve step. The steps
// end where the two white dice are due (A7) or with the end of the turn. The error is
// the engine's refusal.
func PlanRoll(r *duel.Rules, s duel.State) (Plan, error) {
	var steps, all duel.Steps
	e, before, ev := r.NewEngine(), s, duel.Event{Kind: duel.ResolvedAll}
	if _, err := e.Play(&s, &ev, nil, &steps); err != nil {
		return Plan{}, err
	}
	plan := Plan{Steps: steps, Ask: e.Question}
	if !plan.Ask.No {
		return plan, nil
	}
	if _, err := e.Play(&before, &ev, unwilling{}, &all); err != nil {
		return Plan{}, err
	}
	plan.IfDeclined = all[len(steps):]
	return plan, nil
}
