package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/line"
)

// Verb implements wording.Reader.
func (in *input) Verb() ([]duel.Event, error) {
	words, phase := in.Words, in.t.State.Turn.Phase
	if face, ok := faceNamed(in.First); ok && len(words) == 1 && phase == duel.PhaseResolve {
		return []duel.Event{{Kind: duel.Resolved, Face: face}}, nil
	}
	if slot := wording.Slot(in.First); slot > 0 && len(words) == 1 {
		return []duel.Event{{Kind: duel.Bought, Slot: slot}}, nil
	}
	if in.sets() {
		return in.Hear("set", words...)
	}
	if (phase == duel.PhaseBuy || in.Rules.LabOpen(&in.t.State)) && !duel.IsVerb(in.First) { // a card's name alone buys it
		if id, err := cards.PickSpelt(in.Catalogue, candidates(in.Box), in.Line); err == nil { // no typos: they may mean something else
			return []duel.Event{{Kind: duel.Bought, Card: id}}, nil
		}
	}
	if in.First == "concede" && in.Two && len(words) == 1 {
		words = append(words, in.Side(in.t.State.Turn.Active))
	}
	return in.Hear(in.First, words[1:]...)
}

// sets reports whether a line is a number of the table and its new value: "fame 2", "deck 30".
func (in *input) sets() bool {
	return len(in.Words) == 2 && (in.First == "fame" || in.First == "destruction" || in.First == "deck")
}

// OfPlayer implements wording.Reader: "you hearts 9", "anna energy 3".
func (in *input) OfPlayer() (events []duel.Event, done bool, err error) {
	n := len(in.Words) - 2
	if ev, ok, err := in.handOver(); ok || err != nil {
		return []duel.Event{ev}, true, err
	}
	if n < 1 {
		return nil, false, nil
	}
	name, verb := strings.Join(in.Words[:n], " "), duel.IsVerb(in.First)
	number, value := in.Speak(line.KindField, in.Words[n]), speak(in.Words[n+1])
	_, sets := rules.ParseHalf(value)
	sets = sets && ofSide(number)
	seat, ok := in.Named(name, verb)
	switch {
	case ok && sets:
	case sets && in.Two && !verb:
		return nil, true, nobody(in.Words[0])
	case n == 1 && isSide(in.First): // the notation knows which numbers exist
		seat = in.First
	default:
		return nil, false, nil
	}
	events, err = in.Notation("set", seat+"."+number, value)
	return events, true, err
}

// handOver gives a side to kot or to a person: "bea kot hard", "bea person".
func (in *input) handOver() (ev duel.Event, ok bool, err error) {
	for n := 1; n < len(in.Words) && in.Two; n++ {
		side, named := sideNamed(in.Names, strings.Join(in.Words[:n], " "), duel.IsVerb(in.First))
		tail := in.Words[n:]
		if !named || !wording.HandsOver(tail) {
			continue
		}
		h, err := wording.Handed(tail, "easy, normal, hard")
		h.Temper = rules.Even // kot has no temper in Duel
		return duel.Event{Kind: duel.SetPlayer, Side: side, Plays: h}, true, err
	}
	return ev, false, nil
}

// Speak implements wording.Hearer.
func (in *input) Speak(kind line.Kind, word string) string {
	switch kind {
	case line.KindField:
		return field(speak(word))
	case line.KindToken:
		return tokenWord(in.Names, word)
	case line.KindStep:
		if phase, ok := wording.PhaseNamed(in.Catalogue, "phase.", duel.PhaseOver, word, speak(word)); ok {
			return phase.String()
		}
	}
	return speak(word)
}

// Named implements wording.Hearer.
func (in *input) Named(name string, exactly bool) (seat string, ok bool) {
	if !in.Two {
		seat = speak(name)
		return seat, isSide(seat) && !strings.Contains(name, " ")
	}
	side, ok := sideNamed(in.Names, name, exactly)
	return side.String(), ok
}

// isSide reports whether a word is the notation's word for a side.
func isSide(word string) bool { return word == duel.You.String() || word == duel.Rival.String() }

// Nobody implements wording.Hearer. After a verb, the notation's own words keep their meaning.
func (in *input) Nobody(word string) error {
	if !in.Two || isSide(word) {
		return nil
	}
	return nobody(word)
}

// nobody refuses a name that belongs to neither of two players. Without a verb, "you" names neither of them.
func nobody(word string) error { return rules.Refuse("", "player-unknown", rules.Text("word", word)) }

// Card implements wording.Hearer.
func (in *input) Card(query string, _ []string) (string, error) { return cardID(in.Names, query) }

// Whole implements wording.Hearer. No line of Duel needs to say whose card it is about.
func (in *input) Whole(string, []string) bool { return false }

// RowOf implements wording.Hearer.
func (in *input) RowOf() rules.Rule { return "S2" }

// sideNamed returns which of two players has the typed name or, unless it must be exact, a name that begins with it.
func sideNamed(c *phrases.Names, typed string, exactly bool) (duel.Side, bool) {
	if c.Two {
		if found := wording.Named[duel.Side]([]string{c.Side(duel.You), c.Side(duel.Rival)}, typed, exactly); len(found) == 1 {
			return found[0], true
		}
	}
	return duel.You, false
}

// ofSide reports whether a number that can be corrected belongs to a player.
func ofSide(f string) bool {
	return slices.Contains([]string{"hearts", "energy", "dice-tokens", "hurt"}, f)
}

// field returns the notation's word for a number of a player: "dice" means dice tokens.
func field(w string) string {
	if number, ok := text.Typed(w, "duel.number"); ok {
		return number
	}
	return w
}

// tokenWord returns the id of a Buzz token from its name in any language.
func tokenWord(c *phrases.Names, w string) string {
	for id, name := range c.Box.TokenNames {
		if text.MatchWords(name, id, text.Fold(w)) == text.WholeName {
			return id
		}
	}
	return w
}
