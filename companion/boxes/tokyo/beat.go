package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file decides which beat a table is in, what Enter does in it, and how a shop is left: with one key, or without a stop if
// it could only have the card that costs nothing.

// beatOf returns the beat of a table.
func beatOf(s *tokyo.State) companion.Beat {
	switch {
	case s.Over():
		return companion.EndBeat
	case s.Turn.Phase == tokyo.PhaseResolve:
		return companion.PreviewBeat
	case s.Turn.Phase == tokyo.PhaseBuy:
		return companion.ShopBeat
	}
	return companion.RollBeat
}

// shops reports whether a shop is still to come in the turn, as far as that is known.
func (v *Phrases) shops(t *tokyo.Table) bool {
	switch t.State.Turn.Phase {
	case tokyo.PhaseStart, tokyo.PhaseRoll:
		return true
	case tokyo.PhaseResolve:
		return t.Asking || v.mayShop(t)
	}
	return false
}

// resolves puts into words what events that resolve all dice on the table do.
func (v *Phrases) resolves(t *tokyo.Table, events []tokyo.Event) string {
	after, _ := v.resolved(t)
	passes := events[len(events)-1].Kind == tokyo.Passed
	seat, ends := v.wins(&after)
	if ends && !passes {
		return v.Colon(v.Say("beat.enter.resolve.all"), v.endsSo(seat))
	}
	next, name := "beat.then.shop", rules.Arg{}
	switch {
	case after.State.Over(), ends:
		next = "beat.then.over"
	case after.Asking && kotPlays(t, after.Question.Seat) && !v.mayShop(t):
		return v.Say("beat.enter.resolve.asked", rules.Text("name", v.Player(after.Question.Seat)),
			rules.Text("end", v.Say("beat.enter.end")), rules.Num("energy", int(after.State.Seats[after.State.Turn.Active].Energy)))
	case after.Asking && after.Question.Seat >= 0:
		next, name = "beat.then.asks", rules.Text("name", v.Player(after.Question.Seat))
	case passes:
		energy := after.State.Seats[after.State.Turn.Active].Energy
		return v.Say("beat.enter.resolve.end", rules.Text("end", v.Say("beat.enter.end")), rules.Num("energy", int(energy)))
	case v.shopEmpty(&after): // it stops if somebody should see the end coming
		next = "beat.then.end"
	}
	return v.Say("beat.enter.resolve", rules.Text("then", v.Say(next, name)))
}

// endsTurn puts the end of the turn into words, with everything that it brings before the next one: who is asked on the way, and what
// follows if the answer is no. events are the end of the turn and the answers that need no decision.
func (v *Phrases) endsTurn(t *tokyo.Table, events []tokyo.Event) string {
	said := v.Say("beat.enter.end")
	var brings []string
	after, steps := v.untilNext(t, events)
	if after.Asking && len(steps) == len(after.Steps) {
		brings = append(brings, v.Say("beat.asks", rules.Text("name", v.Player(after.Question.Seat))))
	}
	for after.Asking && len(steps) == len(after.Steps) && after.Question.No && !questions[after.Question.ID].saves {
		events = append(slices.Clip(events), answered(tokyo.No))
		after, steps = v.untilNext(t, events)
	}
	switch {
	case after.State.Over() && after.State.Winner == tokyo.NoSeat:
		brings = append(brings, v.endsSo(tokyo.NoSeat))
	case after.State.Over():
		brings = append(brings, v.Say("beat.end.wins", who("who", after.State.Winner)))
	default:
		brings = append(brings, v.endBrings(&t.State, steps)...)
	}
	if len(brings) == 0 {
		return said
	}
	return v.Colon(said, strings.Join(brings, ", "))
}

// endBrings lists what the steps at the end of a turn bring: points and energy, hearts lost and to what, who goes out, without the hearts
// that this costs, because the prompt has no room for them. Poison costs as many hearts as there are tokens, even if fewer hearts are left.
func (v *Phrases) endBrings(s *tokyo.State, steps []tokyo.Step) (out []string) {
	for i := range steps {
		n := rules.Num("n", int(steps[i].N))
		switch st := &steps[i]; {
		case st.Verb == tokyo.StepPoints:
			out = append(out, v.Say("beat.end.points", n))
		case st.Verb == tokyo.StepEnergy:
			out = append(out, v.Say("beat.end.energy", n))
		case st.Verb == tokyo.StepDamage && st.Rule == "14.2":
			out = append(out, v.Say("beat.end.poison", rules.Num("n", int(s.Seats[st.Seat].Poison))))
		case st.Verb == tokyo.StepDamage && falls(steps[i:], st.Seat):
		case st.Verb == tokyo.StepDamage:
			out = append(out, v.Say("beat.end.hearts", who("who", st.Seat), n))
		case st.Verb == tokyo.StepOut:
			out = append(out, v.Say("beat.end.out", who("who", st.Seat)))
		}
	}
	return out
}

// falls reports whether steps eliminate a Monster.
func falls(steps []tokyo.Step, seat tokyo.Seat) bool {
	return slices.ContainsFunc(steps, func(st tokyo.Step) bool { return st.Verb == tokyo.StepOut && st.Seat == seat })
}

// untilNext returns the table after events that are offered, and the steps before those of the next turn.
func (v *Phrases) untilNext(t *tokyo.Table, events []tokyo.Event) (after tokyo.Table, steps []tokyo.Step) {
	after, _ = v.Rules.Run(t, events)
	steps = after.Steps
	if turn := slices.IndexFunc(steps, func(st tokyo.Step) bool { return st.Verb == tokyo.StepTurn }); turn >= 0 {
		steps = steps[:turn]
	}
	return after, steps
}

// mayShop reports whether the turn may stop at its buy step once the dice on the table are resolved.
func (v *Phrases) mayShop(t *tokyo.Table) bool {
	after, err := v.declined(t)
	return err == nil && (after.Asking || !v.lastWins(&after) && !(v.shopEmpty(&after) && v.quiet(&after, &wanted{})))
}

// declined returns a table once all its dice are resolved, if the answers on the way are no; or at the first question that does
// not allow no.
func (v *Phrases) declined(t *tokyo.Table) (after tokyo.Table, err error) {
	events := []tokyo.Event{said(tokyo.ResolvedAll)}
	after, err = v.Rules.Run(t, events)
	for err == nil && after.Asking && after.Question.No {
		events = append(events, answered(tokyo.No))
		after, err = v.Rules.Run(t, events)
	}
	return after, err
}

// leavings returns the choices that leave a shop without buying. since is how many lines the log has.
func (g *Game) leavings(v *Phrases, t *tokyo.Table, since int) (out []companion.Play) {
	s := &t.State
	q, asked := t.Open()
	switch {
	case t.Asking, s.Turn.Phase != tokyo.PhaseBuy,
		asked && (!v.EnterDeclines(t, &q) || q.Form() == tokyo.NumberAnswer),
		!asked && !v.quiet(t, new(g.want())):
		return nil
	}
	want, ev := g.want(), said(tokyo.Passed)
	if want.through, want.since = s.Turn.Number, since; asked {
		ev = answered(tokyo.No)
	}
	leave, enter, hint := g.Move(g.onward(ev, &want)...), g.move(ev), v.Say("tokyo.hint.leave")
	if slices.Equal(leave.Lines(), enter.Lines()) { // the hint of Enter covers it
		hint = ""
	}
	out = append(out, companion.Play{
		Choice: companion.Choice{Shortcut: throughKey, Prompted: true, Text: v.Say("tokyo.choice.leave"), Hint: hint},
		Move:   &saying{leave, func() { g.wanted = want }}})
	return out
}
