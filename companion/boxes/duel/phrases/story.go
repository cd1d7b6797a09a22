package phrases

import (
	"strconv"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Step puts one line of the log into words, as it was played at a table.
func (v *Phrases) Step(before *duel.Table, ev *duel.Event) string {
	s := &before.State
	key, args := wording.Tell(v.Catalogue, "event.", v.Rules.Write(ev), duel.Kinds)
	who := s.Turn.Active
	switch {
	case ev.Kind == duel.SetPlayer:
		return v.Say("table.kot.hand", rules.ID(rules.ArgSide, "who", ev.Side.String()), rules.Text("hand", v.Hand(ev.Plays)))
	case ev.Kind == duel.SetName:
		return v.Say("event.name", rules.ID(rules.ArgSide, "who", ev.Side.String()), rules.Text("name", ev.Name))
	case ev.Kind == duel.Answered && v.Answer(ev) == "":
		return v.Say("event.answer.unnamed")
	case ev.Kind == duel.Answered:
		return v.Say("event.answer", rules.Text("answer", v.Answer(ev)))
	case ev.Kind == duel.SetUp:
		key = "event.correct"
	case ev.Kind == duel.Rolled && s.Turn.Phase == duel.PhaseEnd:
		key = "event.special"
	case ev.Kind == duel.Rolled && who == duel.You && !v.Two: // "you" needs another form of the verb
		if key = "event.roll.you"; ev.Thrown {
			key = "event.thrown.you"
		}
	case ev.Kind == duel.Rolled && ev.Thrown:
		key = "event.thrown"
	case ev.Kind == duel.Resolved:
		key = "event.resolve.one"
	case ev.Kind == duel.Passed && s.Turn.Phase == duel.PhaseStart:
		key = "event.pass.start"
	case ev.Slot > 0 && !ev.Kind.Correction():
		args = []rules.Arg{rules.ID(rules.ArgCard, "card", v.Rules.Box.CardName(s.Row[ev.Slot-1]))}
	case ev.Kind == duel.LayToken:
		args = append(args[:1:1], rules.Text("place", v.Place(ev.Token, ev.Place)))
	case ev.Kind == duel.SetNumber && (ev.Field == duel.FameField || ev.Field == duel.DestructionField):
		key, args = "event.set.track", []rules.Arg{rules.ID(rules.ArgTrack, "track", ev.Field.String()), rules.At("at", int(ev.N))}
	}
	return v.Say(key, append(args, rules.ID(rules.ArgSide, "who", who.String()), rules.Text("dice", DiceText(v.Names, ev.Roll)))...)
}

// CardNames lists cards by name, with "?" for an unnamed one.
func (v *Phrases) CardNames(ids []duel.CardID) string {
	return text.List(ids, func(id duel.CardID) string {
		if id == duel.Unnamed || id == duel.NoCard {
			return v.Rules.Box.CardName(id)
		}
		return v.Card(id)
	})
}

// Answer puts an answer, or a correction among answers, into a few words.
func (v *Phrases) Answer(ev *duel.Event) string {
	a := &ev.Answer
	switch {
	case ev.Kind != duel.Answered:
		return v.Step(&duel.Table{}, ev)
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
		return DiceText(v.Names, a.Roll)
	case a.Kind == duel.CardAnswer && a.Card == duel.Unnamed:
		return ""
	case a.Kind == duel.CardAnswer:
		return v.Card(a.Card)
	case a.Kind == duel.NumberAnswer:
		return strconv.Itoa(int(a.N))
	}
	where := v.Say("track."+a.Place.Track.String()) + " " + v.Arg(rules.At("", 2*int(a.Place.At)))
	if a.Place.Flip {
		where += " " + v.Say("event.flip")
	}
	return where
}

// Changes lists the numbers and cards that differ between two tables, in short: "Fame +2 > +1".
func (v *Phrases) Changes(before, after *duel.State) []string {
	var out []string
	for i := range before.Sides {
		a, b, side := &before.Sides[i], &after.Sides[i], duel.Side(i)
		for f := duel.HeartsField; f <= duel.DiceTokensField; f++ {
			if from, to := f.Of(before, side), f.Of(after, side); from != to {
				who := rules.ID(rules.ArgSide, "who", side.String())
				out = append(out, v.Say("change."+f.String(), who, rules.Num("from", from), rules.Num("to", to)))
			}
		}
		for id := duel.CardID(1); int(id) < len(v.Rules.Box.Cards); id++ {
			had, has := a.Keep.Has(id), b.Keep.Has(id)
			if had == has {
				continue
			}
			key := "change.card"
			if had {
				key = "change.uncard"
				if side == duel.You {
					key += ".you"
				}
			}
			out = append(out, v.Say(key, rules.ID(rules.ArgSide, "who", side.String()), rules.Text("card", v.Card(id))))
		}
	}
	for t := duel.FameTrack; t <= duel.DestructionTrack; t++ {
		if a, b := before.Marker[t], after.Marker[t]; a != b {
			track := rules.ID(rules.ArgTrack, "track", t.String())
			out = append(out, v.Say("change.track", track, rules.At("from", int(a)), rules.At("to", int(b))))
		}
	}
	return out
}
