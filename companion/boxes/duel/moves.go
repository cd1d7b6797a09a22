package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// GivesAway reports whether a move of these events would hand the game to the rival of the side that plays it (W3,
// W4), and how; at a question, to the rival of the side that answers. Thrown dice give nothing away, because they
// already lie on the table; nor do refused events, corrections, or Autobot's own turn. Whether a game that
// corrections have won is over is a separate question.
func GivesAway(r *duel.Rules, g *Game, events ...duel.Event) (duel.Why, bool) {
	for i := range events {
		if i > 0 { // each at the table after the one before
			g = g.Copy()
			if g.Do(events[i-1]) != nil {
				break
			}
		}
		if how, gives := givesAway(r, g, events[i]); gives {
			return how, true
		}
	}
	return duel.NotWon, false
}

// givesAway is GivesAway for one event.
func givesAway(r *duel.Rules, g *Game, ev duel.Event) (duel.Why, bool) {
	t := g.Table()
	q, open := t.Open()
	switch {
	case ev.Kind.Correction(), t.State.Autobot(), t.State.Over(), open && q.Corrects():
		return duel.NotWon, false
	case ev.Kind == duel.Rolled, q.MayStayUnnamed(), q.Thrown() && ev.Answer.Kind == duel.DiceAnswer:
		// The dice, or the card, already lie on the table.
		return duel.NotWon, false
	case open && q.ID == duel.AskName && ev.Kind == duel.Answered: // the purchase itself, now that the card has a name
		before := g.Latest().Before.State
		before.Row[q.N-1] = ev.Answer.Card
		return r.HandsOver(before, duel.Event{Kind: duel.Bought, Slot: q.N})
	case ev.Kind == duel.Answered && t.Asking:
		after, err := g.Try(ev)
		winner, how := after.State.Winner()
		return how, err == nil && after.State.Over() && winner != q.Side
	}
	return r.HandsOver(t.State, ev)
}

// Confirm implements companion.Game: it asks about a move that would give the game away (W3, W4), and about the first letter after a
// roll, which may be a die of the next turn.
func (g *game) Confirm(m companion.Move) string {
	v, t := g.speak(), g.Now()
	events := g.Events(m)
	last := g.Session.Game.Latest()
	rolled := len(events) > 0 && t.State.Turn.Done == 0 && last != nil && last.Items[0].Kind == duel.Rolled
	if rolled && events[0].Kind == duel.Resolved && !g.meant && !v.IsByLine() {
		return v.Say("duel.really.first", rules.Text("what", v.symbols(&t.State, events[0].Face)))
	}
	why, gives := GivesAway(v.Rules, g.Session.Game, events...)
	if !gives || g.meant || g.ReadOnly() {
		return ""
	}
	return v.WithRule(v.Say("duel.hands-over", rules.Text("who", v.Name(t, t.State.Turn.Active.Other())),
		rules.ID(rules.ArgKey, "how", "why."+why.String())), why.Rule())
}

// Confirmed implements companion.Game.
func (g *game) Confirmed() { g.meant = true }

// Do implements companion.Game.
func (g *game) Do(m companion.Move) (companion.News, error) {
	events := g.Events(m)
	made := g.price(events)
	q, _ := g.Now().Open()
	standing := g.Still(m, q.FromTable())
	news, err := g.Base.Do(m)
	if g.paid = made; made != nil && err == nil {
		made.Steps = g.Steps()
	}
	if err == nil && g.Now().Setup.HasKot() {
		rolled := g.throw
		if len(events) == 0 || !events[len(events)-1].Thrown {
			rolled = nil
		}
		err = g.GoOn(&news, standing, func(ev duel.Event) bool {
			return ev.Kind == duel.Stopped || ev.Kind == duel.Resolved || ev.Kind == duel.ResolvedAll
		}, rolled)
	}
	if _, open := g.Now().Open(); err != nil || !open {
		g.meant = false
	}
	return news, err
}

// passes is tracker.Passes: kot has decided something, or has rolled again in its turn; Autobot's white dice were typed along with
// the others; or Enter has ended a turn in which nothing could be bought.
func (g *game) passes(last *logEntry, next *duel.Event) bool {
	if next.Kind == duel.Rolled && last.After.State.Turn.Phase == duel.PhaseEnd && last.After.State.Autobot() {
		return !slices.ContainsFunc(last.Items, func(ev duel.Event) bool {
			return ev.Kind != duel.ResolvedAll && ev.Kind != duel.Rolled && !ev.Reveal
		})
	}
	item := &last.Items[len(last.Items)-1]
	noShop := next.Kind == duel.Passed && item.Kind == duel.ResolvedAll && g.tell.phrases.shopEmpty(last.After)
	return next.ByKot || next.Thrown && item.ByKot || noShop
}
