package duel

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file makes the parts of a table of Duel. Only View.Why and View.Rules show the numbers of rules.

// view puts a table into words for a screen: what lies on it, what to do, what can be chosen.
type view struct{ advice.Phrases }

// newView returns a view in the words of a catalogue.
func newView(words *phrases.Names, r *duel.Rules) view { return view{*advice.In(words, r)} }

// hueOf returns the colour of a side.
func hueOf(side duel.Side) companion.Hue {
	if side == duel.You {
		return companion.YouHue
	}
	return companion.RivalHue
}

// View implements companion.Game.
func (g *game) View() companion.Scene {
	v, t := g.speak(), g.Now()
	s := &t.State
	out := companion.Scene{Name: g.naming, Card: g.answerCard, Cost: g.cost}
	if c := g.coach(); c.Mode() == advice.CoachAlways && !s.Over() {
		c.Join(t)
	}
	out.Danger, out.Ahead = v.Danger(g.coach(), g.Session.Game)
	out.Coach = g.coaching() // first, because the choices have the coach's chances
	out.Coach.Advises = g.advises()
	out.Head, out.Over, out.Faces, out.Row, out.Asked = v.head(t), s.Over(), v.faces(), g.slots(), g.asked()
	out.Beat, out.Shops = v.beat(t), v.shops(t)
	for side := duel.You; side <= duel.Rival; side++ {
		out.Seats = append(out.Seats, v.seat(t, side))
	}
	for track := duel.FameTrack; track <= duel.DestructionTrack; track++ {
		out.Lanes = append(out.Lanes, v.Lane(t, track))
	}
	out.Piles = v.Say("view.piles", rules.Num("deck", int(s.Deck)), rules.Num("discards", int(s.Discard.N)))
	out.Placing, out.Spots = g.placing()
	out.Choices = g.choices()
	if q, open := t.Open(); open && q.MayStayUnnamed() {
		out.Auto = g.AutoMove(phrases.LeftUnnamed)
	}
	out.Why, out.Rules = slices.Concat(g.Decided(), v.Reasons(t)), v.RulesNow(t, v.resolving(t).after.Steps)
	g.Fields(v.Rules.Fields(s), &out)
	out.Turns, out.Give, out.Rename = g.turns(v, t), g.give, g.rename
	if !t.Setup.Solo {
		out.Hands = g.hands
	}
	out.Discarded, out.Aloud = g.discarded(), g.Todo()
	out.Advice, out.Board, out.Ending = g.advice(nil), g.board(), g.ending()
	return out
}

// head returns the parts of the title.
func (v *view) head(t *duel.Table) companion.Head {
	s := &t.State
	out := companion.Head{
		Hue: hueOf(s.Turn.Active), Step: v.step(s, false),
		Turn: v.Say("view.head.turn", rules.Num("turn", int(s.Turn.Number))),
	}
	key := "duel.turn"
	switch {
	case s.Over():
		winner, _ := s.Winner()
		key, out.Hue = "phase.over", hueOf(winner)
	case s.Turn.Active == duel.You && v.Players[duel.You] == "" && !v.Two:
		key = "duel.turn.yours"
	}
	out.Whose = v.Say(key, rules.Text("name", v.Name(t, s.Turn.Active)))
	return out
}

// faces returns the letters of the dice.
func (v *view) faces() []companion.FaceKey {
	return companion.FaceKeys(v.Catalogue, "letter.", "duel.face.", duel.FaceName, phrases.FaceHues)
}

// fewHearts is the number of hearts at which a side is in danger.
const fewHearts = 3

// seat returns a side for a screen.
func (v *view) seat(t *duel.Table, side duel.Side) companion.Seat {
	m, active := &t.State.Sides[side], t.State.Turn.Active
	if t.State.Over() {
		active, _ = t.State.Winner()
	}
	out := companion.Seat{Name: v.Name(t, side), Who: v.Side(side), Monster: v.Monster(m.ID), Active: side == active, Hue: hueOf(side)}
	if side == duel.You || !t.State.Solo { // Autobot never uses it (A6)
		out.Power = power(v.Catalogue, &v.Rules.Box.Monsters[m.ID])
	}
	out.Person = !kotPlays(t, side) && (side == duel.You || !t.State.Solo)
	if kotPlays(t, side) {
		out.Hand = v.Hand(t.Setup.Hands[side])
		if t.Setup.Names[side] != rules.KotWord {
			out.Name = v.Say("table.kot.seat", rules.Text("name", out.Name))
		}
	}
	if q, open := t.Open(); open && !t.State.Over() {
		out.Asked = q.Side == side
	}
	gauge := func(word string, hue companion.Hue, value, most int) companion.Gauge {
		return companion.Gauge{Word: v.Say("gauge." + word), Short: v.Say("gauge." + word + ".short"), Hue: hue, Value: value, Max: most}
	}
	hearts := gauge("hearts", companion.HeartHue, int(m.Hearts), int(m.Max))
	if m.Hearts <= fewHearts && !t.State.Over() {
		hearts.Alert = v.Say("gauge.danger")
	}
	out.Gauges = []companion.Gauge{
		hearts,
		gauge("energy", companion.EnergyHue, int(m.Energy), 0),
		gauge("dice", companion.NoHue, int(m.Dice), 0),
	}
	for _, id := range m.Cards() {
		held := companion.Held{Card: v.Rules.Box.CardName(id), Name: v.Card(id), Effect: v.Words(v.Rules.Box.Cards[id].Text)}
		if t.State.Turn.Used.Has(id) {
			held.Note = v.Say("held.used")
		}
		out.Held = append(out.Held, held)
	}
	// The side must still leave the dice taken from it out of a roll; in its own turn only until it has rolled.
	if turn := &t.State.Turn; m.Taken > 0 && (turn.Active != side || turn.Phase <= duel.PhaseRoll && turn.Rolls == 0) {
		out.Held = append(out.Held, companion.Held{Name: v.Say("view.fewer", rules.Num("n", int(m.Taken)))})
	}
	return out
}

// slots returns the three cards for sale.
func (g *game) slots() []companion.Slot {
	v, s := g.speak(), &g.Now().State
	out := g.Slots(len(s.Row), s.Over(), "row.where.deck", "row.where.cheaper")
	for i, id := range s.Row {
		slot := &out[i]
		switch id {
		case duel.NoCard:
			slot.Empty = true
		case duel.Unnamed:
			slot.Unnamed, slot.Name = true, "?"
		default:
			card := &v.Rules.Box.Cards[id]
			slot.Card, slot.Name, slot.Effect = card.ID, v.Card(id), v.Words(card.Text)
			slot.Kind = v.Say("row.kind.discard")
			if card.Keep {
				slot.Kind = v.Say("row.kind.keep")
			}
			if card.Token != "" {
				slot.Kind += v.Say("duel.slot.token", rules.ID(rules.ArgToken, "token", card.Token))
			}
			slot.Price = int(v.Rules.Price(s, int8(i)+1))
		}
	}
	return out
}

// naming returns the move that says which card lies in a slot of the row.
func (g *game) naming(slot int, card string) (companion.Move, error) {
	return companion.WithCard(card, g.box.desk.Rules.Box.Card, func(id duel.CardID) (companion.Move, error) {
		row := g.Now().State.Row
		row[slot] = id
		return g.Move(duel.Event{Kind: duel.SetRow, Row: row}), nil
	})
}
