package tokyo

import (
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
	"kingoftokyo/rules/tokyo"
)

// This file reads lines that begin with a verb of the notation, or with a player.

// isField reports whether a word is a number of a player that a correction sets.
func isField(w string) bool {
	for f := tokyo.HeartsField; f.Seated(); f++ {
		if w == f.String() {
			return true
		}
	}
	return false
}

// OfPlayer implements wording.Reader: "bea hearts 9", "bea kot hard", "bea city", "bea out".
func (in *input) OfPlayer() (events []tokyo.Event, done bool, err error) {
	for n := len(in.Words) - 1; n > 0; n-- {
		name, tail := strings.Join(in.Words[:n], " "), in.Words[n:]
		seat, ok := in.Named(name, tokyo.IsVerb(in.First))
		if !ok {
			continue
		}
		switch verb := speak(tail[0]); {
		case len(tail) == 2 && isField(verb):
			if strings.ContainsAny(tail[1], "+-") {
				err = rules.Refuse("", "tokyo.absolute", rules.Text("example", name+" "+tail[0]+" 9"))
				break
			}
			events, err = in.Notation("set", seat+"."+verb, tail[1])
		case wording.HandsOver(tail):
			to, _ := tokyo.SeatNamed(seat)
			events = []tokyo.Event{{Kind: tokyo.SetPlayer, Seat: to}}
			events[0].Hand, err = wording.Handed(tail, "easy, normal, hard, even, brawler, climber, hoarder")
		case len(tail) == 1 && (verb == "city" || verb == "bay" || verb == "outside"):
			events, err = in.Notation("place", seat, verb)
		case len(tail) == 1 && (verb == "out" || verb == "back"):
			events, err = in.Notation(verb, seat)
		case len(tail) > 1 && verb == "card":
			events, err = in.Hear(verb, append([]string{seat}, tail[1:]...)...)
		default:
			continue
		}
		in.corrects = true
		return events, true, err
	}
	return nil, false, nil
}

// Verb implements wording.Reader.
func (in *input) Verb() ([]tokyo.Event, error) {
	verb, words := in.First, in.Words[1:]
	if verb == "concede" && len(words) == 0 {
		words = []string{in.s.Turn.Active.String()}
	}
	events, err := in.Hear(verb, words...)
	return in.meant(events), err
}

// Speak implements wording.Hearer.
func (in *input) Speak(kind line.Kind, word string) string {
	switch kind {
	case line.KindFace:
		if g, ok := in.group(word); ok {
			return g.String()
		}
	case line.KindStep:
		if phase, ok := wording.PhaseNamed(in.Catalogue, "tokyo.phase.", tokyo.PhaseOver, word, text.Fold(word)); ok {
			return phase.String()
		}
	}
	return speak(word)
}

// Named implements wording.Hearer.
func (in *input) Named(name string, exactly bool) (string, bool) {
	if found := in.called(in.t, name, exactly); len(found) == 1 {
		return found[0].String(), true
	}
	return "", false
}

// Nobody implements wording.Hearer.
func (in *input) Nobody(word string) error {
	_, err := in.Seat(in.t, word)
	return err
}

// Card implements wording.Hearer. It looks in the first of some sets that has a card with such a name.
func (in *input) Card(query string, heard []string) (string, error) {
	id, err := in.Pick(query, in.behind(heard)...)
	if err == nil && heard[0] == "buy" && in.Rules.IsTile(id) {
		err = rules.Refuse("10.1", "tokyo.not-in-row", rules.ID(rules.ArgCard, "card", in.Rules.Name(id)))
	}
	return in.Rules.Name(id), err
}

// Whole implements wording.Hearer.
func (in *input) Whole(query string, heard []string) bool {
	sets := in.behind(heard)
	return len(sets) > 0 && in.names(query, text.WholeName, sets[0])
}

// behind returns the sets in which to look for a card after a verb; none for all cards.
func (in *input) behind(heard []string) (sets []among) {
	switch heard[0] {
	case "buy":
		sets = []among{inZone(in.s, tokyo.Row), in.noTile}
	case "row", "discards":
		sets = []among{in.noTile}
	case "tile":
		sets = []among{in.Rules.IsTile}
	case "reveal":
		sets = []among{in.fromDeck(in.s)}
	case "use":
		sets = []among{in.usable(in.s), inZone(in.s, tokyo.Held)}
	case "take":
		sets = []among{in.Rules.Takeable(in.s).Has, inZone(in.s, tokyo.Held)}
	case "uncard", "charge", "copy":
		sets = []among{inZone(in.s, tokyo.Held)}
		if seat, ok := tokyo.SeatNamed(heard[len(heard)-1]); ok {
			sets[0] = func(id tokyo.CardID) bool { return in.s.Holds(seat, id) }
		}
	}
	return sets
}

// RowOf implements wording.Hearer.
func (in *input) RowOf() rules.Rule { return "10.2" }
