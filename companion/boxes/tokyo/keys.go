package tokyo

import (
	"cmp"
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file gives the choices their keys on a screen. No group of dice has the letter of a face, so that typing one
// die too many does nothing. A card that costs a player energy has none of the letters of commands, and not the
// letters for yes and no.
const (
	groupKeys = "dfgo"   // numbers, hearts, energy, smashes
	useKeys   = "ip;,.j" // cards that somebody may use
	startKeys = "dfgijp" // a list at the start of a turn, where digits will soon be dice
)

// use is a player's card that they may use by naming it.
type use struct {
	seat tokyo.Seat
	card tokyo.CardID // the first copy, as the notation has it
}

// cardUses returns the cards that the players own and may use by a key, whether they can be used now or not: a card
// keeps its key, the one of useKeys at its place, until cards change hands.
func (v *Phrases) cardUses(s *tokyo.State) (out []use) {
	for seat := range tokyo.Seat(s.Players) {
		for _, id := range s.Held(seat) {
			id, _ = v.Rules.Piece(v.Rules.Name(copied(s, id)))
			if u := (use{seat, id}); v.Rules.Usable(id) && !slices.Contains(out, u) {
				out = append(out, u)
			}
		}
	}
	return out[:min(len(out), len(useKeys))]
}

// choices returns the choices of a table with their moves. The unavailable ones come last, with the reason.
func (g *Game) choices(v *Phrases, t *tokyo.Table) []companion.Play {
	var out []companion.Play
	odds := g.answerOdds(v, t)
	on, waits := g.Waiting(who("who", t.Chooser()), func(ev tokyo.Event) bool { return ev.Kind == tokyo.Passed })
	var decided []tokyo.Event
	if waits {
		if out, decided = append(out, on), g.OnEnter(); t.Asking { // kot's own question
			return out
		}
	}
	for _, c := range v.Choices(t) {
		p := companion.Play{Choice: c.Choice}
		if waits && p.Shortcut == companion.KeyEnter {
			p.Shortcut, p.Typed = "", ""
		}
		if !c.ToType {
			p.Move = g.move(c.Event)
		}
		switch c.Event.Kind {
		case tokyo.ResolvedAll:
			p.Text = v.resolves(t, g.Events(p.Move))
		case tokyo.Passed:
			if t.State.Turn.Phase == tokyo.PhaseBuy {
				p.Text = v.endsTurn(t, g.Events(p.Move))
			}
		case tokyo.Answered:
			p.Odds, p.Best = odds(c.Event.Answer)
		}
		if waits && c.Event.Kind == decided[0].Kind && c.Event.Slot == decided[0].Slot && !c.ToType {
			out[0].Text = cmp.Or(v.kotDoes(t, p.Text, decided), on.Text)
		}
		out = append(out, p)
	}
	out = append(out, g.sayings(v, t)...)
	return append(out, v.disabled(t, out)...)
}

// kotDoes puts into words what Enter lets kot do if it resolves its dice or buys a card, which said says for a person; "" for anything
// else. Then its turn ends, or it decides what to do next.
func (v *Phrases) kotDoes(t *tokyo.Table, said string, events []tokyo.Event) string {
	key := "table.kot.on.then-on"
	if len(events) > 1 && events[len(events)-1].Kind == tokyo.Passed {
		key = "table.kot.on.then-ends"
	}
	switch who := v.Player(t.Chooser()); events[0].Kind {
	case tokyo.ResolvedAll:
		if after, _ := v.resolved(t); after.Asking && !kotPlays(t, after.Question.Seat) {
			return v.Colon(who, said)
		}
		said = v.Colon(who, v.Say("beat.enter.resolve.all"))
	case tokyo.Bought:
	default:
		return ""
	}
	return v.Say(key, rules.Text("what", said))
}

// dress adds to a choice what its card does and, if it has no key yet, its key.
func (v *Phrases) dress(t *tokyo.Table, c *Choice) {
	if c.card != tokyo.NoCard && c.card != tokyo.Unnamed {
		c.Card, c.Effect = v.Rules.Name(c.card), v.Text(c.card)
	}
	switch n := strings.Index("123456", c.Typed); {
	case c.Shortcut != "", c.NoKey:
	case c.ToType && c.Answer: // for a card from the deck: the key that opens the list of cards
		if q, _ := t.Open(); q.Form() == tokyo.CardAnswer {
			if c.Shortcut = "n"; q.No { // if n means no
				c.Shortcut = "d"
			}
		}
	case t.State.Turn.Phase == tokyo.PhaseStart && n >= 0 && len(c.Typed) == 1:
		c.Shortcut = startKeys[n : n+1]
	case c.Typed == companion.KeyEnter || len([]rune(c.Typed)) == 1:
		c.Shortcut = c.Typed
	}
}

// disabled returns the keys of a step that are unavailable now, each with the reason.
func (v *Phrases) disabled(t *tokyo.Table, on []companion.Play) []companion.Play {
	s := &t.State
	if _, asked := t.Open(); asked && (t.Asking || s.Turn.Phase != tokyo.PhaseBuy) || s.Over() || s.Turn.Phase == tokyo.PhaseStart {
		return nil
	}
	has := func(key string) bool {
		return slices.ContainsFunc(on, func(c companion.Play) bool { return c.Shortcut == key })
	}
	var out []companion.Play
	add := func(key, text, why string, c companion.Choice) {
		c.Shortcut, c.Text, c.Disabled = key, text, why
		out = append(out, companion.Play{Choice: c})
	}
	seat := s.Turn.Active
	if name := who("who", seat); s.Turn.Phase == tokyo.PhaseBuy {
		barred := v.Say("tokyo.off.buy", name)
		for i, id := range s.Row {
			if key := string(rune('1' + i)); !has(key) && id != tokyo.NoCard && id != tokyo.Unnamed {
				why := cmp.Or(v.dear(s, seat, v.Rules.Price(s, seat, id)), barred)
				add(key, v.Card(id), why, companion.Choice{Slot: i + 1, Card: v.Rules.Name(id), Effect: v.Text(id)})
			}
		}
		if !has("r") && !kotPlays(t, seat) {
			if !v.Rules.Asleep(s, seat) {
				barred = cmp.Or(v.dear(s, seat, tokyo.SweepPrice), barred)
			}
			add("r", v.Say("tokyo.choice.sweep", rules.Num("price", tokyo.SweepPrice)), barred, companion.Choice{})
		}
	}
	for n, k := range v.cardUses(s) {
		offered := func(c companion.Play) bool { return c.Shortcut == "+" && c.Card == v.Rules.Name(k.card) }
		if key := useKeys[n : n+1]; !kotPlays(t, k.seat) && !has(key) && !slices.ContainsFunc(on, offered) {
			card := rules.Text("card", v.Card(k.card))
			why := cmp.Or(v.dear(s, k.seat, v.Rules.Pays(k.card)), v.Say("tokyo.off.use", card))
			c := companion.Choice{Card: v.Rules.Name(k.card), Effect: v.Text(k.card)}
			add(key, v.Say("tokyo.choice.use", who("who", k.seat), card), why, c)
		}
	}
	return out
}

// dear says that a player has too little energy for a price; "" if they have enough.
func (v *Phrases) dear(s *tokyo.State, seat tokyo.Seat, price int) string {
	have := int(s.Seats[seat].Energy)
	if price <= have {
		return ""
	}
	return v.Say("tokyo.off.dear", who("who", seat), rules.Num("price", price), rules.Num("energy", have))
}

// groupHues has the colours of the groups of dice.
var groupHues = [tokyo.NumGroups]companion.Hue{companion.FameHue, companion.HeartHue, companion.EnergyHue, companion.ClawHue}
