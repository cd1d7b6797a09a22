package phrases

import (
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Ahead is what a single Enter does with the dice on a table: it resolves them and, as long as Autobot can pay for its special
// power, rolls the white dice that were typed for it (A7).
type Ahead struct {
	Events []duel.Event
	Stages []companion.Stage[duel.Table] // one for each event, up to the first question that somebody must answer
	White  int                           // how many white dice must be typed before Enter
	Pays   int                           // the energy that Autobot pays for the last two of them
	Energy int                           // the energy that Autobot has before it pays
}

// After returns the table at the end.
func (a *Ahead) After() *duel.Table { return a.Stages[len(a.Stages)-1].After }

// LookAhead returns what Enter does at a table once these white dice are typed. An error means that nothing can be resolved.
func LookAhead(r *duel.Rules, t *duel.Table, white []rules.Face) (out Ahead, err error) {
	next := duel.Event{Kind: duel.ResolvedAll}
	for {
		items, after, err := untilAsked(r, t, next)
		if err != nil {
			return out, err
		}
		out.Events = append(out.Events, next)
		out.Stages = append(out.Stages, companion.Stage[duel.Table]{Before: t, After: after})
		s := &after.State
		if after.Asking || s.Over() || s.Turn.Phase != duel.PhaseEnd || !s.SpecialDue() {
			return out, nil
		}
		out.Pays, out.Energy = int(s.SpecialAt()), int(s.Sides[duel.Rival].Energy)
		out.White += duel.MaxWhite
		if len(white) < out.White {
			return out, nil
		}
		dice := white[out.White-duel.MaxWhite : out.White]
		out.Events = append(out.Events, items[1:]...)
		t, next = after, duel.Event{Kind: duel.Rolled, Roll: rules.RollOf(dice), Order: rules.OrderOf(dice)}
	}
}

// untilAsked returns an event with the answers that need no decision, and the table after them: cards that come up stay
// unnamed, and questions that are asked all the time are declined.
func untilAsked(r *duel.Rules, t *duel.Table, ev duel.Event) (items []duel.Event, after *duel.Table, err error) {
	items = []duel.Event{ev}
	for {
		now, err := r.Run(t, items)
		switch q := now.Question; {
		case err == nil && now.Asking && q.MayStayUnnamed():
			items = append(items, LeftUnnamed)
		case err == nil && now.Asking && Untold(q.ID):
			items = append(items, duel.Event{Kind: duel.Answered, Answer: duel.No})
		default:
			return items, &now, err
		}
	}
}

// LeftUnnamed leaves the card that came into the row unnamed.
var LeftUnnamed = duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, Reveal: true}
