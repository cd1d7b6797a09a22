package duel

import (
	"strconv"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// eventKeys are the catalogue keys of the events that have words of their own; any other event is a correction
// and is told by its line of the notation.
var eventKeys = map[duel.EventKind]string{
	duel.SpendTokens: "event.tokens", duel.Rolled: "event.roll", duel.Kept: "event.keep", duel.Stopped: "event.stop",
	duel.Resolved: "event.resolve.one", duel.ResolvedAll: "event.resolve", duel.Bought: "event.buy", duel.Swept: "event.sweep",
	duel.Discarded: "event.discard", duel.Passed: "event.pass", duel.Answered: "event.answer", duel.SetTable: "event.table", duel.Conceded: "event.concede",
}

// Step names one line of the log as it was played at a table.
func (v *Phrases) Step(before *duel.Table, ev *duel.Event) string {
	s := &before.State
	key, ok := eventKeys[ev.Kind]
	if !ok {
		return v.correction(ev)
	}
	card := ev.Card
	if ev.Slot > 0 {
		card = s.Row[ev.Slot-1]
	}
	if ev.Kind == duel.Answered {
		return v.Say(key, rules.Text("answer", v.answer(ev)))
	}
	who := s.Turn.Active
	switch {
	case ev.Kind == duel.Rolled && s.Turn.Phase == duel.PhaseEnd:
		key = "event.special"
	case ev.Kind == duel.Rolled && ev.Thrown:
		key = "event.thrown"
	case ev.Kind == duel.Conceded:
		who = ev.Side
	case ev.Kind == duel.Passed && s.Turn.Phase == duel.PhaseStart:
		key = "event.pass.start"
	}
	if key == "event.roll" || key == "event.thrown" {
		if who == duel.You && !v.Two { // "you" takes another form of the verb
			key += ".you"
		}
	}
	return v.Say(key, rules.ID(rules.ArgSide, "who", who.String()), rules.Num("n", int(ev.N)),
		rules.Text("dice", Dice(v.Names, ev.Roll)), rules.ID(rules.ArgFace, "face", duel.FaceName(ev.Face)),
		rules.ID(rules.ArgCard, "card", v.Rules.Box.CardName(card)))
}

// correction names a correction. One without words of its own is told by its line of the notation.
func (v *Phrases) correction(ev *duel.Event) string {
	who := rules.ID(rules.ArgSide, "who", ev.Side.String())
	card := rules.Text("card", v.Card(ev.Card))
	token := rules.ID(rules.ArgToken, "token", v.Rules.Box.Tokens[ev.Token].Name)
	switch ev.Kind {
	case duel.SetNumber:
		switch ev.Field {
		case duel.HeartsField, duel.EnergyField, duel.DiceTokensField:
			return v.Say("event.set."+ev.Field.String(), who, rules.Num("n", int(ev.N)))
		case duel.FameField, duel.DestructionField:
			return v.Say("event.set.track", rules.ID(rules.ArgTrack, "track", ev.Field.String()), rules.At("at", int(ev.Half)))
		}
	case duel.GiveCard:
		return v.Say("event.card", who, card)
	case duel.TakeCard:
		return v.Say("event.uncard", who, card)
	case duel.LayToken:
		return v.Say("event.token", token, rules.Text("place", v.Place(ev.Token, ev.Place)))
	case duel.LiftToken:
		return v.Say("event.untoken", token)
	case duel.SetRow:
		return v.Say("event.row", rules.Text("list", v.names(ev.Row[:])))
	case duel.SetDice:
		return v.Say("event.dice", rules.Text("dice", Dice(v.Names, ev.Roll)))
	case duel.SetTaken:
		return v.Say("event.taken", who, rules.Num("n", int(ev.N)))
	case duel.SetTurn:
		return v.Say("event.turn", who, rules.ID(rules.ArgKey, "phase", "phase."+ev.Phase.String()))
	}
	return v.Say("event.correct", rules.Text("line", v.Rules.Write(ev)))
}

// names are cards by name, "?" for one nobody named.
func (v *Phrases) names(ids []duel.CardID) string {
	return text.List(ids, func(id duel.CardID) string {
		if id == duel.Unnamed || id == duel.NoCard {
			return v.Rules.Box.CardName(id)
		}
		return v.Card(id)
	})
}

// answer is an answer, or a correction among answers, in a few words.
func (v *Phrases) answer(ev *duel.Event) string {
	a := &ev.Answer
	switch {
	case ev.Kind != duel.Answered:
		return v.correction(ev)
	case a.Kind == duel.YesAnswer:
		return v.Say("table.yes")
	case a.Kind == duel.DeclineAnswer:
		return v.Say("table.no")
	case a.Kind == duel.SymbolAnswer:
		return v.Say("face." + a.Symbol.String())
	case a.Kind == duel.FaceAnswer:
		if a.N == 1 {
			return v.Say("face."+duel.FaceName(a.Face)) + " " + v.Say("event.once")
		}
		return v.Say("face." + duel.FaceName(a.Face))
	case a.Kind == duel.DiceAnswer:
		return Dice(v.Names, a.Roll)
	case a.Kind == duel.CardAnswer && a.Card == duel.Unnamed:
		return ""
	case a.Kind == duel.CardAnswer:
		return v.Card(a.Card)
	case a.Kind == duel.NumberAnswer:
		return strconv.Itoa(int(a.N))
	}
	where := v.Say("track."+a.Place.Track.String()) + " " + text.Spot(2*int(a.Place.At))
	if a.Place.Flip {
		where += " " + v.Say("event.flip")
	}
	return where
}

// Changes are the numbers that differ between two tables, short: "Fame +2 > +1".
func (v *Phrases) Changes(before, after *duel.State) []string {
	var out []string
	num := func(key string, side duel.Side, a, b int) {
		if a != b {
			out = append(out, v.Say(key, rules.ID(rules.ArgSide, "who", side.String()), rules.Num("from", a), rules.Num("to", b)))
		}
	}
	for i := range before.Sides {
		a, b, side := &before.Sides[i], &after.Sides[i], duel.Side(i)
		num("change.hearts", side, int(a.Hearts), int(b.Hearts))
		num("change.energy", side, int(a.Energy), int(b.Energy))
		num("change.dice", side, int(a.Dice), int(b.Dice))
		for id := duel.CardID(1); int(id) < len(v.Rules.Box.Cards); id++ {
			had, has := a.Keep.Has(id), b.Keep.Has(id)
			if had == has {
				continue
			}
			key := "change.card"
			if had {
				key = "change.uncard"
			}
			out = append(out, v.Say(key, rules.ID(rules.ArgSide, "who", side.String()), rules.Text("card", v.Card(id))))
		}
	}
	for t := duel.FameTrack; t <= duel.DestructionTrack; t++ {
		if a, b := before.Marker[t], after.Marker[t]; a != b {
			out = append(out, v.Say("change.track", rules.ID(rules.ArgTrack, "track", t.String()), rules.At("from", int(a)), rules.At("to", int(b))))
		}
	}
	return out
}
