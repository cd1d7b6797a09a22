package duel

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// The keys that players learn. The last two end rolling without resolving, as Enter does.
const (
	tokenKey = "+"
	sweepKey = "r"
	lastKey  = "=" // these dice are already the last of Autobot or kot
	orderKey = "o" // the player says the order of the symbols
)

// choices returns everything that can be done now, except corrections and giving up:
// the answers to the open question, and what the step of the turn offers. The prompt
// says most of it already.
func (g *game) choices() []companion.Play {
	v, t := g.speak(), g.Now()
	s := &t.State
	var out []companion.Play
	add := func(c companion.Choice, events ...duel.Event) { out = append(out, g.play(c, events...)) }
	q, asked := t.Open()
	on, waits := g.waiting(t)
	var decided duel.Event // what kot does first
	if waits {
		out, decided = append(out, on), g.OnEnter()[0]
	}
	if asked && !(waits && t.Asking) { // kot's own question
		out = append(out, g.answers(s, &q)...)
	}
	if t.Asking {
		return out
	}
	options := v.Rules.Options(s, nil)
	ordered := s.Turn.Phase == duel.PhaseResolve && !s.Autobot() && g.orderMatters(s)
	for i := range options {
		ev := &options[i]
		switch ev.Kind {
		case duel.Rolled:
			add(companion.Choice{Text: v.Say("choice.roll", rules.Num("n", int(ev.N))), Prompted: true})
			continue
		case duel.Kept:
			add(companion.Choice{Text: v.Say("choice.keep"), Prompted: true})
			continue
		case duel.Swept:
			if kotPlays(t, s.Turn.Active) { // kot decides itself when it refreshes the row
				continue
			}
		}
		c := g.option(t, ev, ordered)
		due := s.Turn.Phase == duel.PhaseRoll && !resolvable(v.Rules, s) // dice that the player has said to reroll
		if due && ev.Kind == duel.Stopped {
			c.Typed, c.NoKey = v.Say("choice.key.stop"), true
		} else if !waits && !g.kotRolls(t) && *ev == entered(v.Rules, s) {
			c.Typed, c.Shortcut = companion.KeyEnter, companion.KeyEnter
			if resolvable(v.Rules, s) {
				c.Text = g.resolves(v, t, nil)
				add(c, v.resolving(t).events...)
				continue
			}
		}
		if ev.Kind == duel.Bought && ev.Kind == decided.Kind && ev.Slot == decided.Slot {
			out[0].Text = v.Say("table.kot.on.then-on", rules.Text("what", v.Colon(v.Side(t.Chooser()), c.Text)))
		}
		add(c, *ev)
	}
	if c, ok := g.stopping(s); ok && !asked {
		add(c, duel.Event{Kind: duel.Stopped})
	}
	out = append(out, g.rowChoices(t, asked)...)
	return append(out, g.disabled(s, asked)...)
}

// option returns the choice of an event that the rules offer; ordered says that the order of the dice matters.
func (g *game) option(t *duel.Table, ev *duel.Event, ordered bool) companion.Choice {
	v, s := g.speak(), &t.State
	c := companion.Choice{Typed: v.KeysOf(ev), Text: v.does(t, ev), Prompted: true}
	switch ev.Kind {
	case duel.SpendTokens:
		c.Shortcut, c.Hint = tokenKey, v.Say("key.token")
	case duel.Resolved:
		c.Shortcut, c.Hue = c.Typed, phrases.FaceHues[ev.Face]
		if c.Text = v.symbols(s, ev.Face); ordered {
			c.Hint = c.Text
		} else if !v.IsByLine() { // a die typed too early resolves nothing
			c.Shortcut, c.NoKey = "", true
		}
	case duel.Bought:
		c.Slot, c.Shortcut = int(ev.Slot), c.Typed
		g.about(&c, s.Row[ev.Slot-1])
	case duel.Discarded: // typed out, or tapped and confirmed: with a single key, a slip of the finger would lose a card
		c.NoKey, c.Really = true, v.Say("table.really", rules.Text("what", c.Text))
		g.about(&c, s.Row[ev.Slot-1])
	case duel.Swept:
		c.Shortcut, c.Hint = sweepKey, v.Say("key.sweep")
	case duel.Passed:
		c.Prompted = s.Turn.Phase != duel.PhaseResolve || !v.Rules.PowerReady(s)
		c.Text = v.going(s, c.Text)
	}
	return c
}

// rowChoices returns the choices of the row that the rules do not offer: the purchase of an unnamed card and, while a
// question is open, the discards.
func (g *game) rowChoices(t *duel.Table, asked bool) (out []companion.Play) {
	v, s := g.speak(), &t.State
	for i, card := range s.Row {
		slot := int8(i) + 1
		if card == duel.Unnamed && v.mayBuyUnnamed(s, i) {
			keys := strconv.Itoa(i + 1)
			c := companion.Choice{Typed: keys, Text: v.Say("choice.buy.unnamed"), Prompted: true, Shortcut: keys, Slot: i + 1}
			out = append(out, g.play(c, duel.Event{Kind: duel.Bought, Slot: slot}))
		}
		if ev := (duel.Event{Kind: duel.Discarded, Slot: slot}); asked && card != duel.NoCard && v.Rules.CanDiscard(s) {
			c := companion.Choice{Typed: v.KeysOf(&ev), Text: v.does(t, &ev), Prompted: true, NoKey: true}
			c.Really = v.Say("table.really", rules.Text("what", c.Text))
			g.about(&c, card)
			out = append(out, g.play(c, ev))
		}
	}
	return out
}

// play returns a choice with its events. Without events, something must be typed first.
func (g *game) play(c companion.Choice, events ...duel.Event) companion.Play {
	p := companion.Play{Choice: c}
	if p.ToType = len(events) == 0; !p.ToType {
		p.Move = g.Move(events...)
		p.Odds, p.Best = g.odds(&events[0])
	}
	return p
}

// going says what passing means in a step where cards are for sale. In any other step it returns otherwise.
func (v *view) going(s *duel.State, otherwise string) string {
	switch {
	case v.Rules.LabOpen(s):
		return v.Say("duel.buy.roll")
	case s.Turn.Phase != duel.PhaseBuy || s.Autobot():
		return otherwise
	case s.Turn.Bought:
		return v.Say("duel.buy.done")
	}
	return v.Say("duel.buy.none")
}

// about sets which card a choice is about.
func (g *game) about(c *companion.Choice, id duel.CardID) {
	if box := g.box.desk.Rules.Box; id != duel.NoCard && id != duel.Unnamed {
		c.Card, c.Effect = box.CardName(id), g.speak().Words(box.Cards[id].Text)
	}
}

// stopping returns the choice that ends rolling and resolves nothing: for Autobot before its rule ends it, if a player types only
// the last dice (A1, A3), and for a person if the order of the symbols matters (O5).
func (g *game) stopping(s *duel.State) (companion.Choice, bool) {
	v := g.speak()
	switch {
	case s.Turn.Phase != duel.PhaseRoll || s.Turn.Rolls == 0:
		return companion.Choice{}, false
	case s.Autobot():
		c := companion.Choice{Typed: v.Say("choice.key.stop"), Text: v.Say("choice.stop"), Prompted: true, Shortcut: lastKey}
		return c, !v.Rules.RollsDone(s)
	}
	after, stop := *s, duel.Event{Kind: duel.Stopped}
	asking, err := v.Rules.NewEngine().Play(&after, &stop, nil, nil)
	c := companion.Choice{Typed: v.Say("choice.key.stop"), Text: v.Say("choice.order"), Prompted: true, Shortcut: orderKey}
	c.Hint = v.Say("key.order")
	return c, err == nil && !asking && g.orderMatters(&after)
}

// disabled returns the cards of the row, and the new row, that cost more energy than the player has, each with the
// reason why it is unavailable.
func (g *game) disabled(s *duel.State, asked bool) []companion.Play {
	v := g.speak()
	buying := s.Turn.Phase == duel.PhaseBuy || v.Rules.LabOpen(s)
	if asked || !buying || s.Autobot() || s.Over() {
		return nil
	}
	var out []companion.Play
	have := s.Sides[s.Turn.Active].Energy
	for i, card := range s.Row {
		if card == duel.NoCard || card == duel.Unnamed {
			continue
		}
		if price := v.Rules.Price(s, int8(i)+1); price > have {
			c := companion.Choice{Text: v.Card(card), Prompted: true, Shortcut: strconv.Itoa(i + 1), Slot: i + 1,
				Disabled: v.Say("choice.off.dear", rules.Num("price", int(price)), rules.Num("have", int(have)))}
			g.about(&c, card)
			out = append(out, companion.Play{Choice: c})
		}
	}
	if s.Turn.Phase == duel.PhaseBuy && have < duel.SweepPrice && !kotPlays(g.Now(), s.Turn.Active) {
		out = append(out, companion.Play{Choice: companion.Choice{
			Text: v.does(g.Now(), &duel.Event{Kind: duel.Swept}), Prompted: true, Shortcut: sweepKey,
			Disabled: v.Say("duel.off.sweep-dear"),
		}})
	}
	return out
}

// does says in a few words what an event does at a table.
func (v *view) does(t *duel.Table, ev *duel.Event) string {
	said := v.Option(t, &coach.Option{Event: *ev})
	switch ev.Kind {
	case duel.Bought:
		return v.Say("choice.buy", rules.Text("what", said), rules.Num("price", int(v.Rules.Price(&t.State, ev.Slot))))
	case duel.Swept:
		return v.Say("choice.buy", rules.Text("what", said), rules.Num("price", duel.SweepPrice))
	}
	return said
}

// symbols names the symbols of a face that are resolved together: "2 claws".
func (v *view) symbols(s *duel.State, f rules.Face) string {
	if f == duel.Power {
		return v.Say("duel.resolve.power")
	}
	return v.Say("duel.symbols."+duel.FaceName(f), rules.Num("n", v.Rules.Symbols(s, f)))
}

// answers returns the answers to a question.
func (g *game) answers(s *duel.State, q *duel.Question) []companion.Play {
	var out, no []companion.Play
	v := g.speak()
	answer := func(c companion.Choice, events ...duel.Event) companion.Play {
		c.Prompted, c.Answer = true, true
		return g.play(c, events...)
	}
	switch {
	case q.Thrown():
		out = append(out, answer(companion.Choice{Text: v.Say("choice.dice", rules.Num("n", int(q.N)))}))
	case q.FromTable():
		out = append(out, answer(companion.Choice{Text: v.Say("choice.card")}))
	}
	if q.MayStayUnnamed() {
		c := companion.Choice{Typed: companion.KeyEnter, Shortcut: companion.KeyEnter, Text: v.Say("choice.unnamed")}
		out = append(out, answer(c, phrases.LeftUnnamed))
	}
	for _, a := range v.Rules.Choices(s, q, nil) {
		ev := duel.Event{Kind: duel.Answered, Answer: a}
		c := companion.Choice{Text: v.Answer(&ev)}
		switch a.Kind {
		case duel.DeclineAnswer:
			c.Typed, c.Text = v.Say("table.key.no"), v.Meaning("no", s, q)
		case duel.YesAnswer:
			c.Typed, c.Text = v.Say("table.key.yes"), v.Meaning("yes", s, q)
		case duel.SymbolAnswer:
			c.Typed, c.Hue = v.FaceKey(a.Symbol.Face()), phrases.FaceHues[a.Symbol.Face()]
			c.Text += v.pulled(g.Now(), a)
		case duel.FaceAnswer:
			if c.Typed, c.Hue = v.FaceKey(a.Face), phrases.FaceHues[a.Face]; a.N == 1 { // without the "+1" (D2)
				c.Typed, c.Shortcut = v.Say("choice.key.once", rules.Text("face", c.Typed)), strconv.Itoa(int(a.Face)+1)
			}
		case duel.CardAnswer:
			c.Typed = strconv.Itoa(len(out) + 1)
			g.about(&c, a.Card)
		case duel.DiceAnswer:
			c.Typed, c.NoKey = strings.ReplaceAll(c.Text, " ", ""), true
		case duel.NumberAnswer:
			c.Typed, c.Text = c.Text, v.Say("duel.question.points", rules.Num("n", int(a.N)))
		case duel.PlaceAnswer:
			c.NoKey, c.Typed = true, v.Say("face."+a.Place.Track.String())+" "+strconv.Itoa(int(a.Place.At))
			if a.Place.Flip {
				c.Typed += " " + v.Say("event.flip")
			}
			if v.Rules.Box.Tokens[q.Token].Turnable() {
				c.Text += " (" + v.Spaces(q.Token, a.Place) + ")"
			}
		}
		if c.Shortcut == "" && !c.NoKey && len([]rune(c.Typed)) == 1 { // for the others, the screen finds a key
			c.Shortcut = c.Typed
		}
		if p := answer(c, ev); a.Kind == duel.DeclineAnswer {
			no = append(no, p)
		} else {
			out = append(out, p)
		}
	}
	return append(out, no...)
}

// pulled says where an answer pulls its marker, and the win that this brings; "" if it moves none.
func (v *view) pulled(t *duel.Table, a duel.Answer) string {
	if t.Pending == nil {
		return ""
	}
	before, track := *t, duel.Track(a.Symbol.Face()-duel.Fame)
	before.State = t.Pending.Before
	after, err := v.Rules.Run(&before, append(slices.Clone(t.Pending.Entry), duel.Event{Kind: duel.Answered, Answer: a}))
	from, to := t.State.Marker[track], after.State.Marker[track]
	if err != nil || from == to {
		return ""
	}
	said := " " + companion.Numbers([]int{int(from), int(to)}, func(n int) string { return v.Arg(rules.At("", n)) })
	if after.State.Over() {
		winner, _ := after.State.Winner()
		who := rules.ID(rules.ArgSide, "who", winner.String())
		said += " · " + v.Say("advice.wins."+winner.String(), who, rules.Text("why", v.Won(&after.State)))
	}
	return said
}
