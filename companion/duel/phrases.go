package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Phrases puts the tables of Duel into the words of one language. It decides nothing.
type Phrases struct {
	*Names
	Rules *duel.Rules
}

// Name is what a side is called where it stands alone: the player's name, "You"
// or "Autobot", or the number of one of two humans.
func (v *Phrases) Name(t *duel.Table, side duel.Side) string {
	return v.called(t.Setup.Solo, side, t.Setup.Names[side])
}

// called is Name for a side that has no table yet.
func (v *Phrases) called(solo bool, side duel.Side, name string) string {
	switch {
	case !solo:
		return v.Player(side, name)
	case name != "":
		return name
	case side == duel.You:
		return v.Say("name.you")
	}
	return v.Say("name.autobot")
}

// table is what lies on a table: everything of a companion.View but what can be done there.
func (v *Phrases) table(t *duel.Table) companion.View {
	s := &t.State
	out := companion.View{Over: s.Over(), Title: v.Say("view.turn", rules.Num("turn", int(s.Turn.Number)), rules.Text("name", v.Name(t, s.Turn.Active)),
		rules.ID(rules.ArgKey, "phase", "phase."+s.Turn.Phase.String()))}
	_, open := t.Open()
	human := !open && !s.Autobot() // a human decides on what lies there
	active := s.Turn.Active
	if s.Over() {
		active, _ = s.Winner()
	}
	for side := duel.You; side <= duel.Rival; side++ {
		m := &s.Sides[side]
		seat := companion.Seat{Name: v.Name(t, side), Monster: v.Monster(m.ID), Active: side == active, Numbers: []string{
			v.Say("view.hearts", rules.Num("hearts", int(m.Hearts)), rules.Num("max", int(m.Max))),
			v.Say("view.energy", rules.Num("energy", int(m.Energy))), v.Say("view.dice-tokens", rules.Num("dice", int(m.Dice)))}}
		out.Seats = append(out.Seats, seat)
	}
	out.Panels = []companion.Panel{{Text: v.tracks(s)}}
	if tokens := v.tokens(s); tokens != "" {
		out.Panels = append(out.Panels, companion.Panel{Text: v.Say("view.tokens", rules.Text("list", tokens))})
	}
	out.Panels = append(out.Panels, companion.Panel{Awaited: human && (s.Turn.Phase == duel.PhaseBuy || v.Rules.LabOpen(s)),
		Text: v.Say("view.row", rules.Text("list", v.row(s)), rules.Num("deck", int(s.Deck)), rules.Num("discards", int(s.Discard.N)))})
	if s.Turn.Dice.Total() > 0 {
		out.Dice = v.diceLine(s)
		out.DiceAwaited = human && (s.Turn.Phase == duel.PhaseRoll && s.Turn.Rolls > 0 || s.Turn.Phase == duel.PhaseResolve)
	}
	return out
}

func (v *Phrases) diceLine(s *duel.State) string {
	line := v.Say("view.dice", rules.Text("dice", Dice(v.Names, s.Turn.Dice)), rules.Num("roll", int(s.Turn.Rolls)), rules.Num("of", int(v.Rules.MaxRolls(s))))
	if s.Turn.Added != (rules.Roll{}) {
		line += v.Say("view.added", rules.Text("dice", Dice(v.Names, s.Turn.Added)))
	}
	return line
}

// Fewer says whether dice that were taken from a side still have to be left out of a roll; in that side's own
// turn only until it has rolled.
func (v *Phrases) Fewer(t *duel.Table, side duel.Side) bool {
	turn := &t.State.Turn
	return t.State.Sides[side].Taken > 0 && (turn.Active != side || turn.Phase <= duel.PhaseRoll && turn.Rolls == 0)
}

func (v *Phrases) tracks(s *duel.State) string {
	return v.Say("view.tracks", rules.At("fame", int(s.Marker[duel.FameTrack])), rules.At("destruction", int(s.Marker[duel.DestructionTrack])))
}

func (v *Phrases) tokens(s *duel.State) string {
	var list []string
	for i := range v.Rules.Box.Tokens {
		at := s.Tokens[i]
		if !at.Laid {
			continue
		}
		list = append(list, v.Token(v.Rules.Box.Tokens[i].Name)+" "+v.Place(duel.TokenID(i), at.Place)+v.spaces(duel.TokenID(i), at.Place))
	}
	return strings.Join(list, ", ")
}

// spaces says what each space of a token gives, for a token that can lie two ways round.
func (v *Phrases) spaces(id duel.TokenID, p duel.Place) string {
	if kind := &v.Rules.Box.Tokens[id]; !kind.Turnable() && !kind.Oriented() {
		return ""
	}
	return " (" + v.Spaces(id, p) + ")"
}

// Spaces are the spaces of a token that lies at a place, each with what it gives: "1 energy on +3, blank on +4".
// A token of one space is told without the place.
func (v *Phrases) Spaces(id duel.TokenID, p duel.Place) string {
	return spacesAt(v.Names, &v.Rules.Box.Tokens[id], p)
}

func spacesAt(c *Names, kind *duel.TokenKind, p duel.Place) string {
	var list []string
	spaces := kind.SpacesAt(p)
	for _, sp := range spaces {
		said := c.Say("bonus."+sp.Bonus.Kind.String(), rules.Num("n", int(sp.Bonus.N)))
		if len(spaces) > 1 {
			said = c.Say("place.bonus", rules.Text("bonus", said), rules.At("at", int(sp.At)))
		}
		list = append(list, said)
	}
	return strings.Join(list, ", ")
}

// Place is where a token lies: "Fame +3" or "Fame +3 to +4, turned".
func (v *Phrases) Place(id duel.TokenID, p duel.Place) string {
	key := "place.one"
	covers := v.Rules.Box.Tokens[id].Covers
	if covers > 1 {
		key = "place.many"
	}
	if p.Flip {
		key += ".flip"
	}
	return v.Say(key, rules.ID(rules.ArgTrack, "track", p.Track.String()), rules.At("at", 2*int(p.At)), rules.At("top", 2*int(p.At+covers-1)))
}

func (v *Phrases) row(s *duel.State) string {
	var list []string
	for i, id := range s.Row {
		key, cost := "row.card", 0
		switch id {
		case duel.NoCard:
			key = "row.empty"
		case duel.Unnamed:
			key = "row.unnamed"
		default:
			cost = int(v.Rules.Price(s, int8(i)+1))
		}
		list = append(list, v.Say(key, rules.Num("slot", i+1), rules.Text("card", v.Card(id)), rules.Num("cost", cost)))
	}
	return strings.Join(list, "  ")
}
