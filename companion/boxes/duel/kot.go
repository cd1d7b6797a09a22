package duel

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file plays for kot in games of two: which dice it keeps, and everything it decides until dice or cards from the
// table, or a person's decision, are needed.

// kotPlays reports whether kot plays a side.
func kotPlays(t *duel.Table, side duel.Side) bool { return t.Setup.Hands[side].Kot }

// kotCoach returns the coach that plays for kot.
func (g *game) kotCoach() *coach.Coach {
	if g.chairs == nil {
		g.chairs = coach.NewTwo(g.box.desk.Rules)
	}
	return g.chairs
}

// decided returns the lines that kot decides from the present table on, one after the other, with the reason for each
// one that had an alternative. Before kot buys, it stops so that people can name the cards of the row; with withoutNames
// it goes on without the names.
func (g *game) decided(withoutNames bool) (out []duel.Event, why []string) {
	if !g.Now().Setup.HasKot() || g.Ready() != nil {
		return nil, nil
	}
	out = g.Session.Game.Ahead(func(d *Game) (duel.Event, bool) {
		ev, said, ok := g.decide(d, g.reason)
		if !ok || !withoutNames && g.speak().wouldName(d.Table()) {
			return ev, false
		}
		if said != "" {
			why = append(why, said)
		}
		return ev, true
	})
	return out, why
}

// resolves reports whether an event ends rolling or resolves dice.
func resolves(ev duel.Event) bool {
	return ev.Kind == duel.Stopped || ev.Kind == duel.Resolved || ev.Kind == duel.ResolvedAll
}

// said puts into words why kot takes one option of an advice; "" if it had no choice.
type said func(t *duel.Table, side duel.Side, a *coach.Advice, taken int) string

// decide returns what kot decides at the table of a log, and why. ok is false if it decides nothing: it is a person's
// turn, or dice or cards must come from the table.
func (g *game) decide(d *Game, said said) (ev duel.Event, why string, ok bool) {
	t := d.Table()
	s := &t.State
	side := t.Chooser()
	if !kotPlays(t, side) {
		return ev, "", false
	}
	a, n, ok := g.kotCoach().Decide(t, t.Setup.Hands[side].Strength, g.chance(d.Lines()))
	if !ok {
		return ev, "", false
	}
	if ev = a.Options[n].Event; ev.Kind == duel.Rolled {
		return ev, "", false
	}
	if ev.Kind == duel.Resolved && len(a.Options) > 1 && !g.orderMatters(s) {
		ev = duel.Event{Kind: duel.ResolvedAll}
	}
	ev.ByKot = true
	if ev.Kind == duel.Passed && g.speak().wouldName(t) { // it has not seen the cards that it could pay for
		return ev, "", true
	}
	return ev, said(t, side, &a, n), true
}

// chance returns a pseudorandom number from 0 to 1, always the same at the same step of the same game.
func (g *game) chance(step int) float64 {
	h := fnv.New64a()
	for _, line := range g.Now().Setup.Lines(g.box.desk.Rules) {
		_, _ = h.Write([]byte(line))
	}
	return rand.New(rand.NewPCG(h.Sum64(), uint64(step))).Float64()
}

// reason says which chance to win kot sees in what it takes, and in the best alternative; "" if it had no choice.
func (g *game) reason(t *duel.Table, side duel.Side, a *coach.Advice, taken int) string {
	v, did, other := g.speak(), &a.Options[taken], besides(a, taken)
	if other == nil {
		return ""
	}
	percents := func(name string, o *coach.Option) rules.Arg { return rules.Text(name, v.Percent(o.Win)) }
	return v.Say("table.kot.why", rules.ID(rules.ArgSide, "who", side.String()), rules.Text("what", v.Option(t, did)), percents("p", did),
		rules.Text("other", v.Option(t, other)), percents("q", other))
}

// clause is reason in few words, without chances. It names the side if it is the other one's turn.
func (g *game) clause(t *duel.Table, side duel.Side, a *coach.Advice, taken int) string {
	v, did, other := g.speak(), &a.Options[taken], besides(a, taken)
	if other == nil {
		return ""
	}
	out := companion.Rather(v.Catalogue, v.Option(t, did), did.Win, other.Win)
	if side != t.State.Turn.Active {
		return v.Colon(v.Name(t, side), out)
	}
	return out
}

// besides returns the best option of an advice other than the one taken; nil for none.
func besides(a *coach.Advice, taken int) *coach.Option {
	list := slices.DeleteFunc(a.Told(len(a.Options)), func(i int) bool { return i == taken })
	if len(list) == 0 {
		return nil
	}
	return &a.Options[list[0]]
}

// wouldName reports whether kot is about to buy and could pay for a card that may lie unnamed in the row.
func (v *view) wouldName(t *duel.Table) bool {
	s := &t.State
	return s.Turn.Phase == duel.PhaseBuy && !t.Asking && kotPlays(t, s.Turn.Active) && len(v.offer(s).Unnamed) > 0
}

// goOn lets kot decide what it has to, and adds the result to news. standing is what it has decided before. If kot rolls
// its own dice (rolls), it goes on to the end of its turn.
func (g *game) goOn(news *companion.News, standing companion.Decided, rolls bool) error {
	for on := true; on && !g.ReadOnly(); on = rolls {
		events, why := g.decided(false)
		if n := slices.IndexFunc(events, resolves); n >= 0 && g.TypedDice() {
			events, why = events[:n], nil
		}
		if rolls && g.kotRolls(events) {
			events = append(events, g.throw(events))
		}
		if len(events) == 0 {
			break
		}
		standing = standing.With(why)
		more, err := g.Base.Do(g.AutoMove(events...))
		news.Turn = news.Turn || more.Turn
		if err != nil {
			return err
		}
	}
	g.Hold(standing)
	return nil
}

// led returns the game after these events.
func (g *game) led(events []duel.Event) *Game {
	d := g.Session.Game.Copy()
	for _, ev := range events {
		if d.Do(ev) != nil {
			break
		}
	}
	return d
}

// kotRolls reports whether kot must roll its dice at the table after these events.
func (g *game) kotRolls(events []duel.Event) bool {
	t := g.Now()
	if !t.Setup.HasKot() {
		return false
	}
	if len(events) > 0 {
		t = g.led(events).Table()
	}
	_, wants := awaits(g.box.desk.Rules, t, rolled{})
	return wants == wantsRoll && kotPlays(t, t.State.Turn.Active) && g.box.desk.Rules.Reroll(&t.State) > 0
}

// throw returns the roll of kot's dice at the table after these events. If undo has taken back a roll at that table, and nothing
// else has followed, it is the same roll.
func (g *game) throw(events []duel.Event) duel.Event {
	d := g.led(events)
	if undone := d.Undone(); len(undone) > 0 && undone[0].Kind == duel.Rolled && undone[0].Thrown {
		return undone[0]
	}
	s := &d.Table().State
	var dice []rules.Face
	for range g.box.desk.Rules.Reroll(s) {
		dice = append(dice, rules.Face(g.box.desk.Random(rules.NumFaces)))
	}
	return duel.Event{Kind: duel.Rolled, Roll: rules.RollOf(dice), Order: rules.OrderOf(dice), Thrown: true}
}

// waiting returns the choice that lets kot go on; ok is false if kot has nothing to decide.
func (g *game) waiting(t *duel.Table) (out companion.Play, ok bool) {
	if !t.Setup.HasKot() || g.ReadOnly() {
		return out, false
	}
	who, passes := rules.ID(rules.ArgSide, "who", t.Chooser().String()), func(ev duel.Event) bool { return ev.Kind == duel.Passed }
	out, ok = g.Waiting(who, passes)
	events, done := g.OnEnter(), g.box.desk.Rules.RollsDone(&t.State)
	if ok && !done && events[0].Kind == duel.Stopped && !slices.ContainsFunc(events, passes) {
		out.Text = g.speak().Say("table.kot.on.stops", who) // it could roll again
	}
	return out, ok
}

// hands returns the corrections that give a side to a person or to kot.
func (g *game) hands(seat int) (out []companion.Play) {
	t, v, side := g.Now(), g.speak(), duel.Side(seat)
	if g.Over() || g.ReadOnly() || t.Setup.Solo {
		return nil
	}
	return g.Hands(t.Setup.Hands[side], false, v.Hand, func(h rules.Hand) duel.Event {
		return duel.Event{Kind: duel.SetPlayer, Side: side, Plays: h}
	})
}

// Parse implements companion.Game: an empty line lets kot go on.
func (g *game) Parse(line string) (companion.Move, error) {
	if strings.TrimSpace(line) == "" && !g.ReadOnly() && g.Now().Setup.HasKot() {
		if events := g.OnEnter(); len(events) > 0 {
			return g.Move(events...), nil
		}
		if g.kotRolls(nil) {
			return nil, g.Roll().Missing(&companion.Entry{})
		}
	}
	return g.Base.Parse(line)
}
