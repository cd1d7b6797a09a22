package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file leaves the shop: with one key, and for good where it has only a card that costs nothing.

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
	if slices.Equal(leave.Lines(), enter.Lines()) { // Enter is hinted for it
		hint = ""
	}
	out = append(out, companion.Play{
		Choice: companion.Choice{Shortcut: throughKey, Prompted: true, Text: v.Say("tokyo.choice.leave"), Hint: hint},
		Move:   &told{leave, func() { g.wanted = want }}})
	if !asked && v.onlyFree(s) {
		want := g.want()
		card := v.payable(s)[0]
		want.silent = append(slices.Clip(want.silent), silence{seat: tokyo.NoSeat, card: card, since: since})
		out = append(out, companion.Play{Choice: companion.Choice{Shortcut: silentKey, Prompted: true,
			Text: v.Say("tokyo.choice.forgo", rules.Text("card", v.Card(card))), Hint: v.Say("tokyo.hint.forgo")},
			Move: &told{g.Move(g.onward(said(tokyo.Passed), &want)...), func() { g.wanted = want }}})
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
	return companion.Play{
		Choice: companion.Choice{Prompted: true, Text: v.Say("tokyo.choice.stop-for", card), Hint: v.Say("tokyo.hint.stop-for", card)},
		Move:   call}
}
