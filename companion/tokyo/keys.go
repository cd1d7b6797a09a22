package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file gives what can be done its keys on a screen. No group of dice has the letter of a face, so that one
// die too many that is typed does nothing; and a card that costs a player energy has none of the letters of
// commands, and neither the letter for yes nor the one for no.
const (
	groupKeys = "dfgk"   // numbers, hearts, energy, smashes
	useKeys   = "ip;,.j" // cards that somebody may use
	startKeys = "dfgijp" // a list at the start of a turn, whose digits would be dice soon
)

// use is a card before a player who may use it by a word.
type use struct {
	seat tokyo.Seat
	card tokyo.CardID // the first copy, as the notation has it
}

// useKey is the key of a use; "" where none is left.
type useKey struct {
	use
	key string
}

// cardKeys are the keys of the cards that lie before the players, whether a card can be used now or not: a card
// keeps its key until cards change hands.
func (v *Phrases) cardKeys(s *tokyo.State) []useKey {
	var out []useKey
	for seat := range tokyo.Seat(s.Players) {
		for _, id := range s.Held(seat) {
			if of := s.Locations[id].Of; of != tokyo.NoCard {
				id = of
			}
			id, _ = v.Rules.Piece(v.Rules.Name(id))
			u := use{seat, id}
			if !v.Rules.Usable(id) || slices.ContainsFunc(out, func(k useKey) bool { return k.use == u }) {
				continue
			}
			key := ""
			if n := len(out); n < len(useKeys) {
				key = useKeys[n : n+1]
			}
			out = append(out, useKey{u, key})
		}
	}
	return out
}

// choices are the choices of a table as a screen shows them: each with its key and what it means. Those that
// cannot be made now follow with the reason.
func (g *Game) choices(v *Phrases, t *tokyo.Table) []companion.Play {
	keys := v.cardKeys(&t.State)
	_, asked := t.Open()
	var out []companion.Play
	for _, c := range v.Choices(t) {
		choice := companion.Play{Choice: companion.Choice{Typed: c.Keys, Text: c.Text, Prompted: !asked && prompted(t.State.Turn.Phase, &c)}}
		if choice.ToType = c.Typed(); !choice.ToType {
			choice.Move = g.move(c.Event)
		}
		v.dress(t, &c, keys, &choice)
		out = append(out, choice)
	}
	out = append(out, g.sayings(v, t)...)
	return append(out, v.disabled(t, keys, out)...)
}

// dress gives a choice its key and what it means on a screen.
func (v *Phrases) dress(t *tokyo.Table, c *Choice, keys []useKey, out *companion.Play) {
	s, ev := &t.State, &c.Event
	card := tokyo.NoCard
	switch ev.Kind {
	case tokyo.Answered:
		out.Answer = true
		card = v.answerOf(ev, &out.Choice)
		if q, ok := t.Open(); ok && ev.Answer == tokyo.No {
			out.Enter = v.EnterDeclines(t, &q)
		}
	case tokyo.Resolved:
		out.Shortcut, out.Hue = groupKeys[ev.Group:ev.Group+1], groupHues[ev.Group]
		out.Hint = v.Say("tokyo.group." + ev.Group.String())
	case tokyo.ResolvedAll:
		out.Hint = v.Say("tokyo.hint.resolve")
		if follows := len(out.Move.Lines()) > 1; follows {
			out.Text = v.Say("tokyo.choice.resolve.end", rules.Text("list", v.groupsLeft(s)))
		}
	case tokyo.Bought:
		out.Slot, out.Hue = int(ev.Slot), companion.EnergyHue
		card = s.Row[ev.Slot-1]
	case tokyo.Swept:
		out.Shortcut, out.Hint, out.Hue = "r", v.Say("tokyo.hint.sweep"), companion.EnergyHue
	case tokyo.Used:
		card = ev.Card
		if i := slices.IndexFunc(keys, func(k useKey) bool { return k.use == use{ev.Seat, ev.Card} }); i >= 0 {
			out.Shortcut = keys[i].key
		}
		if c.Keys == "+" {
			out.Shortcut, out.Hint = "+", v.Say("tokyo.hint.more")
			break
		}
		out.Hold = v.Say("tokyo.hold", rules.Text("what", c.Text))
	case tokyo.Took:
		card = ev.Card
		out.Hold = v.Say("tokyo.hold", rules.Text("what", c.Text))
	case tokyo.Passed:
		out.Hint = v.Say("tokyo.hint.pass")
		if s.Turn.Phase == tokyo.PhaseStart {
			out.Hint = ""
		}
		if seat, ends := v.wins(t); ends {
			out.Text = v.endsSo(seat)
		}
	case tokyo.NoEvent:
		_, out.Answer = t.Open()
	}
	if card != tokyo.NoCard && card != tokyo.Unnamed {
		out.Card, out.Effect = v.Rules.Name(card), v.Text(card)
	}
	switch n := strings.Index("123456", c.Keys); {
	case out.Shortcut != "":
	case out.ToType && out.Answer && card == tokyo.NoCard:
		out.Shortcut = v.nameKey(t)
	case s.Turn.Phase == tokyo.PhaseStart && n >= 0 && len(c.Keys) == 1:
		out.Shortcut = startKeys[n : n+1]
	case out.Move != nil && (c.Keys == companion.KeyEnter || len([]rune(c.Keys)) == 1):
		out.Shortcut = c.Keys
	}
}

// nameKey is the key that opens the list of cards, at a question that is answered with a card from the deck; ""
// at any other question. Where n means no it is another key.
func (v *Phrases) nameKey(t *tokyo.Table) string {
	switch q, _ := t.Open(); {
	case q.Form() != tokyo.CardAnswer:
		return ""
	case q.No:
		return "d"
	}
	return "n"
}

// answerOf is the card that an answer names. A face that it names gives the choice its colour.
func (v *Phrases) answerOf(ev *tokyo.Event, out *companion.Choice) tokyo.CardID {
	switch ev.Answer.Kind {
	case tokyo.CardAnswer:
		return ev.Answer.Card
	case tokyo.FaceAnswer:
		out.Hue = faceHues[ev.Answer.Face]
	}
	return tokyo.NoCard
}

// disabled are the keys of a step that do nothing now, each with the reason.
func (v *Phrases) disabled(t *tokyo.Table, keys []useKey, on []companion.Play) []companion.Play {
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
	name, energy := who("who", s.Turn.Active), rules.Num("energy", int(s.Seats[s.Turn.Active].Energy))
	if s.Turn.Phase == tokyo.PhaseBuy {
		for i, id := range s.Row {
			if key := string(rune('1' + i)); !has(key) && id != tokyo.NoCard && id != tokyo.Unnamed {
				price := rules.Num("price", v.Rules.Price(s, s.Turn.Active, id))
				why := v.Say("tokyo.off.dear", name, price, energy)
				if int64(s.Seats[s.Turn.Active].Energy) >= int64(price.N) {
					why = v.Say("tokyo.off.buy", name)
				}
				add(key, v.Card(id), why, companion.Choice{Slot: i + 1, Card: v.Rules.Name(id), Effect: v.Text(id)})
			}
		}
		if !has("r") {
			why := v.Say("tokyo.off.dear", name, rules.Num("price", tokyo.SweepPrice), energy)
			if v.Rules.Asleep(s, s.Turn.Active) {
				why = v.Say("tokyo.off.buy", name)
			}
			add("r", v.Say("tokyo.choice.sweep", name, rules.Num("price", tokyo.SweepPrice)), why, companion.Choice{})
		}
	}
	for _, k := range keys {
		if k.key != "" && !has(k.key) && !slices.ContainsFunc(on, func(c companion.Play) bool { return c.Shortcut == "+" && c.Card == v.Rules.Name(k.card) }) {
			text := v.Say("tokyo.choice.use", who("who", k.seat), rules.Text("card", v.Card(k.card)))
			add(k.key, text, v.offUse(s, k.use), companion.Choice{Card: v.Rules.Name(k.card), Effect: v.Text(k.card)})
		}
	}
	return out
}

// offUse is why a card before somebody cannot be used now.
func (v *Phrases) offUse(s *tokyo.State, u use) string {
	price := v.Rules.Pays(u.card)
	name, card := who("who", u.seat), rules.Text("card", v.Card(u.card))
	if price > int(s.Seats[u.seat].Energy) {
		return v.Say("tokyo.off.dear", name, rules.Num("price", price), rules.Num("energy", int(s.Seats[u.seat].Energy)))
	}
	return v.Say("tokyo.off.use", card)
}

// groupHues are the colours of the groups of dice.
var groupHues = [tokyo.NumGroups]companion.Hue{companion.FameHue, companion.HeartHue, companion.EnergyHue, companion.ClawHue}
