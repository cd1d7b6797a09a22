package phrases

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Phrases puts tables of Duel into the words of one language. It decides nothing.
type Phrases struct {
	*Names
	Rules *duel.Rules
}

// Name returns the name of a side outside a sentence: the player's name, "You"
// or "Autobot", or the number of one of two humans.
func (v *Phrases) Name(t *duel.Table, side duel.Side) string {
	switch name := t.Setup.Names[side]; {
	case !t.Setup.Solo:
		return v.Player(side, name)
	case name != "":
		return name
	case side == duel.You:
		return v.Say("name.you")
	}
	return v.Say("name.autobot")
}

// Spaces lists the spaces of a token at a place, each with what it gives: "1 energy on +3, blank on +4".
// For a token of one space it leaves out the place.
func (w *Names) Spaces(id duel.TokenID, p duel.Place) string {
	spaces := w.Box.Tokens[id].SpacesAt(p)
	return text.List(spaces, func(sp duel.Space) string {
		if len(spaces) == 1 {
			return w.bonus(sp)
		}
		return w.Say("place.bonus", rules.Text("bonus", w.bonus(sp)), rules.At("at", int(sp.At)))
	})
}

// Gives lists what the spaces of a token give, for a token whose orientation is not known yet.
func (w *Names) Gives(id duel.TokenID) string {
	return text.List(w.Box.Tokens[id].SpacesAt(duel.Place{}), w.bonus)
}

// bonus says what a space gives.
func (w *Names) bonus(sp duel.Space) string {
	return w.Say("bonus."+sp.Bonus.Kind.String(), rules.Num("n", int(sp.Bonus.N)))
}

// Place says where a token lies: "Fame +3" or "Fame +3 to +4, turned".
func (v *Phrases) Place(id duel.TokenID, p duel.Place) string {
	key := "place.one"
	covers := v.Rules.Box.Tokens[id].Covers
	if covers > 1 {
		key = "place.many"
	}
	if p.Flip {
		key += ".flip"
	}
	return v.Say(key, rules.ID(rules.ArgTrack, "track", p.Track.String()),
		rules.At("at", 2*int(p.At)), rules.At("top", 2*int(p.At+covers-1)))
}

// Won says in a sentence how a finished game was won, with the positions of the markers.
func (v *Phrases) Won(s *duel.State) string {
	winner, how := s.Winner()
	fame, destruction := s.Marker[duel.FameTrack], s.Marker[duel.DestructionTrack]
	track := duel.FameTrack // the one whose marker is nearer to the winner
	if winner == duel.You && fame < destruction || winner == duel.Rival && fame > destruction {
		track = duel.DestructionTrack
	}
	return v.Say("ending."+winner.String()+"."+how.String(),
		rules.ID(rules.ArgSide, "who", winner.String()), rules.ID(rules.ArgTrack, "track", track.String()),
		rules.At("fame", int(fame)), rules.At("destruction", int(destruction)))
}

// KeysOf returns what to type for an event, in the player's language.
func (v *Phrases) KeysOf(ev *duel.Event) string {
	switch ev.Kind {
	case duel.SpendTokens:
		return v.Say("choice.key.tokens")
	case duel.Resolved:
		return v.FaceKey(ev.Face)
	case duel.Bought:
		return strconv.Itoa(int(ev.Slot))
	case duel.Discarded:
		return v.Say("choice.key.discard", rules.Num("slot", int(ev.Slot)))
	case duel.Swept:
		return v.Say("choice.key.sweep")
	}
	return v.Say("choice.key.pass")
}

// FaceKey returns the letter of a face, in lower case.
func (v *Phrases) FaceKey(f rules.Face) string {
	return strings.ToLower(v.Say("letter." + duel.FaceName(f)))
}

// Hand says who plays a side.
func (v *Phrases) Hand(h rules.Hand) string {
	if !h.Kot {
		return v.Say("table.kot.person")
	}
	return v.Say("table.kot.plays", rules.ID(rules.ArgKey, "strength", "table.hand."+h.Strength.String()))
}
