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

// This file plays the chairs of kot where two play: which of their dice are kept, and all that they decide until the
// table, or a person, has to say something.

// kotPlays says whether kot plays a side.
func kotPlays(t *duel.Table, side duel.Side) bool { return t.Setup.Hands[side].Kot }

// kotCoach is who plays for kot.
func (g *game) kotCoach() *coach.Coach {
	if g.chairs == nil {
		g.chairs = coach.NewTwo(g.box.desk.Rules)
	}
	return g.chairs
}

// decided are the lines that kot decides from the table as it lies on, one after the other, with the reason of each
// that had another choice. Before it buys, people can name the cards of the row; where withoutNames is said, it goes on
// without their names.
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

// resolves says whether dice are resolved with an event.
func resolves(ev duel.Event) bool {
	return ev.Kind == duel.Stopped || ev.Kind == duel.Resolved || ev.Kind == duel.ResolvedAll
}

// said is why kot takes one option of an advice, in words; "" where it had no choice.
type said func(t *duel.Table, side duel.Side, a *coach.Advice, taken int) string

// decide is what kot decides at the table of a log, and why; ok is false where it decides nothing: it is a person's
// turn, or the table brings what comes.
func (g *game) decide(d *Game, said said) (ev duel.Event, why string, ok bool) {
	t := d.Table()
	s := &t.State
	side := s.Turn.Active
	if q, asked := t.Open(); asked {
		side = q.Side
	}
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
	return ev, said(t, side, &a, n), true
}

// chance is a number from 0 to 1 that seems drawn, the same at the same step of the same game.
func (g *game) chance(step int) float64 {
	h := fnv.New64a()
	for _, line := range g.Now().Setup.Lines(g.box.desk.Rules) {
		_, _ = h.Write([]byte(line))
	}
	return rand.New(rand.NewPCG(h.Sum64(), uint64(step))).Float64()
}

// reason says which chance to win kot sees in what it takes, and in the best other thing it might have done; "" where it had no choice.
func (g *game) reason(t *duel.Table, side duel.Side, a *coach.Advice, taken int) string {
	v, did, other := g.speak(), &a.Options[taken], besides(a, taken)
	if other == nil {
		return ""
	}
	percents := func(name string, o *coach.Option) rules.Arg { return rules.Text(name, v.Percent(o.Win)) }
	return v.Say("table.kot.why", rules.ID(rules.ArgSide, "who", side.String()), rules.Text("what", v.Option(t, did)), percents("p", did),
		rules.Text("other", v.Option(t, other)), percents("q", other))
}

// clause is reason in few words, without chances; it names the side where it is the other one's turn.
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

// besides is the best option of an advice beside the one taken; nil for none.
func besides(a *coach.Advice, taken int) *coach.Option {
	list := slices.DeleteFunc(a.Told(len(a.Options)), func(i int) bool { return i == taken })
	if len(list) == 0 {
		return nil
	}
	return &a.Options[list[0]]
}

// wouldName says whether kot is about to buy, and could pay a card that may lie unnamed in the row.
func (v *view) wouldName(t *duel.Table) bool {
	s := &t.State
	return s.Turn.Phase == duel.PhaseBuy && !t.Asking && kotPlays(t, s.Turn.Active) && len(v.offer(s).Unnamed) > 0
}

// goOn lets kot decide what it has to, and adds what comes of it. still is what it has decided before. Where it has
// rolled its own dice it rolls on to the end of its turn.
func (g *game) goOn(news *companion.News, standing *companion.Decided, rolls bool) error {
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

// led is the table that events lead to.
func (g *game) led(events []duel.Event) *Game {
	d := g.Session.Game.Copy()
	for _, ev := range events {
		if d.Do(ev) != nil {
			break
		}
	}
	return d
}

// kotRolls says whether kot is to roll its dice at the table that events lead to.
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

// throw is the roll of kot's dice at the table that events lead to: the one that undo has taken back there, if nothing else has
// followed.
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

// waiting is the choice that lets kot go on; ok is false where it has nothing to decide.
func (g *game) waiting(t *duel.Table) (out companion.Play, ok bool) {
	if !t.Setup.HasKot() || g.ReadOnly() {
		return out, false
	}
	side := t.State.Turn.Active
	if q, asked := t.Open(); asked {
		side = q.Side
	}
	return g.Waiting(rules.ID(rules.ArgSide, "who", side.String()), func(ev duel.Event) bool { return ev.Kind == duel.Passed })
}

// hands are the corrections that give a side to a person or to kot.
func (g *game) hands(seat int) (out []companion.Play) {
	t, v, side := g.Now(), g.speak(), duel.Side(seat)
	if g.Over() || g.ReadOnly() || t.Setup.Solo {
		return nil
	}
	return g.Hands(t.Setup.Hands[side], false, v.Hand, func(h rules.Hand) duel.Event {
		return duel.Event{Kind: duel.SetPlayer, Side: side, Plays: h}
	})
}

// kotDecides says whether kot has something to decide at the table as it lies.
func (g *game) kotDecides() bool {
	if g.ReadOnly() {
		return false
	}
	events, _ := g.decided(true)
	return len(events) > 0
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
