package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file spares keys that would only confirm what lies on the table: dice that ask somebody ask as soon as they are
// typed, the next player's dice end a turn, and one key leaves the shop for good where it has only a card that costs
// nothing.

// asksAtOnce says whether the dice that lie there, resolved, only ask somebody, for example a wounded Monster whether it
// yields. That question stands there as soon as the dice are typed. But players choose first where they can: if a card
// may be used before, or if the order of the groups of dice makes a difference to where any answers lead.
func (v *Phrases) asksAtOnce(t *tokyo.Table) bool {
	if t.Asking || t.State.Turn.Phase != tokyo.PhaseResolve || t.State.Turn.Done != 0 {
		return false
	}
	if after, err := v.resolved(t); err != nil || !after.Asking {
		return false
	}
	var want *branches
	orders := [][]tokyo.Event{nil}
	for _, ev := range v.Rules.Options(&t.State, nil) {
		switch ev.Kind {
		case tokyo.ResolvedAll:
		case tokyo.Resolved:
			orders = append(orders, []tokyo.Event{{Kind: tokyo.Resolved, Seat: tokyo.NoSeat, Group: ev.Group}})
		default:
			return false
		}
	}
	for _, first := range orders {
		have := &branches{Phrases: v}
		switch have.follow(t, append(first, said(tokyo.ResolvedAll))); {
		case have.many:
			return false
		case want == nil:
			want = have
		case !slices.Equal(want.asked, have.asked) || !slices.Equal(want.states, have.states):
			return false
		}
	}
	return true
}

// mostBranches is how many tables are looked at, at most, to follow all ways to answer.
const mostBranches = 40

// branches are where the answers to the questions lead that events ask.
type branches struct {
	*Phrases
	asked  []tokyo.QuestionID
	states []tokyo.State // after each way to answer
	tables int           // that were looked at
	many   bool          // there are too many, or the table has answers that nobody knows yet
}

// follow plays events one after the other, with each answer to each question. Items are the first event and the answers
// to it so far.
func (b *branches) follow(t *tokyo.Table, events []tokyo.Event, items ...tokyo.Event) {
	b.tables++
	switch b.many = b.many || b.tables > mostBranches; {
	case b.many:
		return
	case len(events) == 0:
		b.states = append(b.states, t.State)
		return
	case len(items) == 0:
		items = events[:1]
	}
	after, err := b.Rules.Run(t, items)
	switch q := after.Question; {
	case err != nil, after.Asking && (q.FromTable() || q.Form() == tokyo.DiceAnswer):
		b.many = true
	case after.Asking:
		b.asked = append(b.asked, q.ID)
		for _, a := range b.Rules.Choices(&after.State, &q, nil) {
			b.follow(t, events, append(slices.Clip(items), answered(a))...)
		}
	default:
		b.follow(&after, events[1:])
	}
}

// ahead is how many dice of the next player may be typed while a turn is at its buy step, and end it: 0 where the end
// of the turn brings something that the players should see first.
func (v *Phrases) ahead(t *tokyo.Table, want *wanted) int {
	if _, asked := t.Open(); asked {
		return 0
	}
	after, ok := v.ended(t, want)
	if _, asked := after.Open(); !ok || asked || after.State.Turn.Phase != tokyo.PhaseRoll || kotPlays(t, after.State.Turn.Active) {
		return 0
	}
	return v.Rules.DiceCount(&after.State, after.State.Turn.Active)
}

// past is the end of a turn with the dice of the next one.
func (g *Game) past(roll tokyo.Event) companion.Move {
	v, want := g.speak(), g.want()
	after, _ := v.ended(g.Now(), &want)
	return g.Move(append(g.onward(said(tokyo.Passed), &want), v.onward(after, []tokyo.Event{roll}, &want)...)...)
}

// mayShop says whether a card may be bought once the dice that lie there are resolved.
func (v *Phrases) mayShop(t *tokyo.Table) bool {
	after, err := v.resolved(t)
	return err == nil && (after.Asking || !v.endsItself(&after, &wanted{}))
}

// leavings are the choices that leave a shop: without buying, and for good where there is only a card that costs
// nothing. The log has so many lines.
func (g *Game) leavings(v *Phrases, t *tokyo.Table, since int) (out []companion.Play) {
	s := &t.State
	q, asked := t.Open()
	if t.Asking || s.Turn.Phase != tokyo.PhaseBuy || asked && (!v.EnterDeclines(t, &q) || q.Form() == tokyo.NumberAnswer) || !asked && !v.quiet(t, new(g.want())) {
		return nil
	}
	want, ev := g.want(), said(tokyo.Passed)
	if want.through, want.since = s.Turn.Number, since; asked {
		ev = answered(tokyo.No)
	}
	leave, enter, hint := g.Move(g.onward(ev, &want)...), g.move(ev), v.Say("tokyo.hint.leave")
	if slices.Equal(leave.Lines(), enter.Lines()) { // Enter is hinted for it
		hint = ""
	}
	out = append(out, companion.Play{Choice: companion.Choice{Shortcut: throughKey, Hint: hint, Prompted: true, Text: v.Say("tokyo.choice.leave")},
		Move: &told{leave, func() { g.wanted = want }}})
	if !asked && v.onlyFree(s) {
		want := g.want()
		card := v.payable(s)[0]
		want.silent = append(slices.Clip(want.silent), silence{seat: tokyo.NoSeat, card: card, since: since})
		out = append(out, companion.Play{Choice: companion.Choice{Shortcut: silentKey, Hint: v.Say("tokyo.hint.forgo"), Prompted: true,
			Text: v.Say("tokyo.choice.forgo", rules.Text("card", v.Card(card)))}, Move: &told{g.Move(g.onward(said(tokyo.Passed), &want)...), func() { g.wanted = want }}})
	}
	return out
}

// onlyFree says whether nothing can be done in a buy step but buy an unnamed card, which is none unless it is one that
// costs nothing.
func (v *Phrases) onlyFree(s *tokyo.State) bool {
	options := v.Rules.Options(s, nil)
	return len(options) == 1 && options[0].Kind == tokyo.Passed && len(v.unnamedSlots(s)) > 0 &&
		!slices.ContainsFunc(v.payable(s), func(id tokyo.CardID) bool { return v.Rules.Price(s, s.Turn.Active, id) > 0 })
}

// forgoes says whether turns end where there is only a card that costs nothing.
func (w *wanted) forgoes() bool {
	return slices.ContainsFunc(w.silent, func(s silence) bool { return s.seat == tokyo.NoSeat })
}

// stopsAgain is the choice that lets turns stop for such a card again.
func (v *Phrases) stopsAgain(id tokyo.CardID, call companion.Move) companion.Play {
	card := rules.Text("card", v.Card(id))
	return companion.Play{Choice: companion.Choice{Prompted: true, Text: v.Say("tokyo.choice.stop-for", card), Hint: v.Say("tokyo.hint.stop-for", card)}, Move: call}
}
