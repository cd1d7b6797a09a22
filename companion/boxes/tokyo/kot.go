package tokyo

import (
	"cmp"
	"hash/fnv"
	"slices"

	"kingoftokyo/coach/seats"
	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// This file plays the seats of kot: which dice it keeps, and everything it decides until dice or cards from the table, or a person's
// decision, are needed.

// kotPlays reports whether kot plays a seat.
func kotPlays(t *tokyo.Table, seat tokyo.Seat) bool {
	return seat >= 0 && int8(seat) < t.Setup.Players && t.Setup.Hands[seat].Kot
}

// player returns the player for a hand.
func (g *Game) player(h rules.Hand) *seats.Player {
	if p := g.players[h]; p != nil {
		return p
	}
	if g.players == nil {
		g.players = map[rules.Hand]*seats.Player{}
	}
	seed := fnv.New64a()
	for _, line := range g.Now().Setup.Lines(g.tell.Rules) {
		_, _ = seed.Write([]byte(line))
	}
	p := seats.NewPlayer(g.tell.Rules, g.box.value(g.tell.Rules), h, seed.Sum64())
	g.players[h] = p
	return p
}

// log is a game's log, or a copy that is played ahead.
type log = tracker.Game[tokyo.Table, tokyo.Event]

// decided returns the lines that kot decides from the present table on, one after the other, with what follows them by
// itself, and why. Before kot buys, it stops so that people can name the cards of the row; with withoutNames it goes on
// without the names.
func (g *Game) decided(withoutNames bool) (out []tokyo.Event, why []string) {
	if !g.Now().Setup.HasKot() || g.Ready() != nil {
		return nil, nil
	}
	since, want := g.Session.Game.Lines(), g.want()
	out = g.Session.Game.Ahead(func(d *log) (tokyo.Event, bool) {
		v, t := g.speak(), d.Table()
		ev, ok := g.decide(d)
		if !ok && d.Lines() > since {
			return v.follows(d.Latest().Before, t, &want)
		}
		if !ok || !withoutNames && v.wouldName(t) {
			return ev, false
		}
		if said := g.reason(v, t, &ev); said != "" {
			why = append(why, said)
		}
		return ev, true
	})
	return out, why
}

// reason says which chance to win kot sees in what it has just decided at a table, and in the best alternative; ""
// if it had no choice.
func (g *Game) reason(v *Phrases, t *tokyo.Table, ev *tokyo.Event) string {
	seat, did, other := g.weighed(t, ev)
	if other == nil {
		return ""
	}
	said := v.said(t, ev)
	if t.Setup.Hands[seat].Temper != 0 { // what it likes counts as well, so the numbers are not chances
		return v.Colon(v.Player(seat), companion.Rather(v.Catalogue, said(did), did.Chance, other.Chance))
	}
	return v.Say("table.kot.why", who("who", seat), rules.Text("what", said(did)), rules.Text("p", v.Percents(v.Figure(100*did.Chance, 1))),
		rules.Text("other", said(other)), rules.Text("q", v.Percents(v.Figure(100*other.Chance, 1))))
}

// clause is reason in few words, without chances. It names the seat if it is another one's turn, and the card that asked.
func (g *Game) clause(v *Phrases, t *tokyo.Table, ev *tokyo.Event) string {
	seat, did, other := g.weighed(t, ev)
	if other == nil {
		return ""
	}
	said := v.said(t, ev)
	out, name, card := companion.Rather(v.Catalogue, said(did), did.Chance, other.Chance), "", ""
	if seat != t.State.Turn.Active {
		name = v.Player(seat)
	}
	if q, asked := t.Open(); asked && ev.Kind == tokyo.Answered {
		card = v.speaker(&q)
	}
	switch {
	case name != "" && card != "":
		name = v.Say("tokyo.ask.by", rules.Text("name", name), rules.Text("card", card))
	case name == "" && card == "":
		return out
	}
	return v.Colon(cmp.Or(name, card), out)
}

// said returns a function that names the options among which kot chooses with an event.
func (v *Phrases) said(t *tokyo.Table, ev *tokyo.Event) func(*seats.Option) string {
	if q, asked := t.Open(); asked && ev.Kind == tokyo.Answered {
		return func(o *seats.Option) string { return v.choiceOf(t, &q, o.Answer) }
	}
	return func(o *seats.Option) string { return v.deed(&t.State, &o.Event) }
}

// weighed returns what kot has just decided at a table, for which seat, and the best alternative; nil if it had no
// choice, or ended its turn beside cards that nobody had named.
func (g *Game) weighed(t *tokyo.Table, ev *tokyo.Event) (seat tokyo.Seat, did, other *seats.Option) {
	seat = t.State.Turn.Active
	if q, asked := t.Open(); ev.Kind == tokyo.Answered {
		if seat = q.Seat; !asked {
			return seat, nil, nil
		}
	}
	if !kotPlays(t, seat) || ev.Kind == tokyo.Passed && g.speak().wouldName(t) {
		return seat, nil, nil
	}
	list := g.player(t.Setup.Hands[seat]).Weighed()
	for i := range list {
		o := &list[i]
		same := o.Event.Kind == ev.Kind && o.Event.Slot == ev.Slot && o.Event.Card == ev.Card
		switch {
		case (same || ev.Kind == tokyo.Answered) && o.Answer == ev.Answer:
			did = o
		case other == nil || o.Chance > other.Chance:
			other = o
		}
	}
	if did == nil {
		return seat, nil, nil
	}
	return seat, did, other
}

// decide returns what kot decides at the table of a log; ok is false if it decides nothing.
func (g *Game) decide(d *log) (ev tokyo.Event, ok bool) {
	t := d.Table()
	s := &t.State
	q, asked := t.Open()
	switch shop := s.Turn.Phase == tokyo.PhaseBuy && !t.Asking; {
	case s.Over():
		return ev, false
	case asked && shop && q.Beside(): // kot buys with a line of its own
	case asked && kotPlays(t, q.Seat):
		from, first, so := s, answered(tokyo.No), []tokyo.Answer(nil)
		if last := d.Latest(); t.Asking {
			from, first, so = &last.Before.State, last.Items[0], answersIn(last.Items[1:])
		}
		a, decides := g.player(t.Setup.Hands[q.Seat]).Decides(from, &first, so, s, &q)
		ev = answered(a)
		ev.ByKot = true
		return ev, decides
	case asked:
		return ev, false
	}
	if !kotPlays(t, s.Turn.Active) || t.Asking {
		return ev, false
	}
	ev = g.player(t.Setup.Hands[s.Turn.Active]).Choose(s)
	ev.ByKot = true
	return ev, ev.Kind != tokyo.Rolled || ev.N == 0
}

// leastSpent is the least energy with which naming cards is worth while.
const leastSpent = 2

// wouldName reports whether kot is about to buy and could pay for a card that may lie unnamed in the row.
func (v *Phrases) wouldName(t *tokyo.Table) bool {
	s := &t.State
	if s.Turn.Phase != tokyo.PhaseBuy || t.Asking || s.Living() == 1 || !kotPlays(t, s.Turn.Active) {
		return false
	}
	me := &s.Seats[s.Turn.Active]
	return me.Points < tokyo.WinPoints && me.Energy >= leastSpent && len(v.unnamedSlots(s)) > 0
}

// goOn lets kot decide what it has to, and adds the result to news. standing is what it has decided before.
func (g *Game) goOn(news *companion.News, standing companion.Decided) (err error) {
	events, why := g.decided(false)
	resolves := func(ev tokyo.Event) bool { return ev.Kind == tokyo.ResolvedAll }
	if n := slices.IndexFunc(events, resolves); n >= 0 && g.TypedDice() {
		events, why = events[:n], nil
	}
	if len(events) > 0 && !g.ReadOnly() {
		var more companion.News
		more, err = g.Base.Do(g.AutoMove(events...))
		news.Turn = news.Turn || more.Turn
	}
	if standing != nil || len(events) > 0 {
		g.Hold(standing.With(why))
	}
	return err
}

// keeps returns a function that says which dice of a roll kot keeps, or would keep in place of a person.
func (g *Game) keeps(t *tokyo.Table) func(dice []rules.Face, left int) []bool {
	return func(dice []rules.Face, left int) []bool {
		return g.roller(t).Keep(&t.State, rules.RollOf(dice), left).Among(dice)
	}
}

// roller returns who decides which dice of a turn to keep: kot, or the coach.
func (g *Game) roller(t *tokyo.Table) *seats.Player {
	if kotPlays(t, t.State.Turn.Active) {
		return g.player(t.Setup.Hands[t.State.Turn.Active])
	}
	return g.player(adviser)
}

// whyKept says which chance to win kot, or the coach, sees in the kept ones of the typed dice, and in keeping all;
// "" if nothing is kept yet.
func (g *Game) whyKept(v *Phrases, t *tokyo.Table, roll *companion.Roll, e *companion.Entry) string {
	left := roll.ThrowsLeft(e)
	if !roll.Chooses(e) || e.Hand == nil || left == 0 || len(e.Typed) > 0 {
		return ""
	}
	p := g.roller(t)
	so, all := p.Worth(&t.State, roll.Kept(e), left), p.Worth(&t.State, rules.RollOf(e.Hand), left)
	key := "table.kot.kept"
	switch {
	case t.Setup.Hands[t.State.Turn.Active].Temper != 0:
		return v.Say("table.kot.kept.rolls", rules.Num("rolls", left))
	case roll.Wants(e) == 0:
		key = "table.kot.kept.all"
	case so < all: // only a seat of kot below hard
		key = "table.kot.kept.habit"
	}
	percent := func(chance float64) string { return v.Percents(v.Figure(100*chance, 1)) }
	return v.Say(key, rules.Text("p", percent(so)), rules.Text("q", percent(all)), rules.Num("rolls", left))
}

// waiting returns the choice that lets kot go on; ok is false if kot has nothing to decide.
func (g *Game) waiting(t *tokyo.Table) (out companion.Play, ok bool) {
	return g.Waiting(who("who", t.Chooser()), func(ev tokyo.Event) bool { return ev.Kind == tokyo.Passed })
}

// hands returns the corrections that give a seat to a person or to kot, with another strength or temper.
func (g *Game) hands(seat int) (out []companion.Play) {
	t, v := g.Now(), g.speak()
	if g.Over() || g.ReadOnly() {
		return nil
	}
	return g.Hands(t.Setup.Hands[seat], true, v.hand, func(h rules.Hand) tokyo.Event {
		return tokyo.Event{Kind: tokyo.SetPlayer, Seat: tokyo.Seat(seat), Hand: h}
	})
}

// hand says who plays a seat.
func (v *Phrases) hand(h rules.Hand) string {
	strength := rules.ID(rules.ArgKey, "strength", "table.hand."+h.Strength.String())
	switch {
	case !h.Kot:
		return v.Say("table.kot.person")
	case h.Temper == rules.Even:
		return v.Say("table.kot.plays", strength)
	}
	return v.Say("table.kot.plays.likes", strength, rules.ID(rules.ArgKey, "temper", "table.hand."+h.Temper.String()))
}
