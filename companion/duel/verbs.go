package duel

import (
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// verbsWithCard take a card as their last argument, which may be typed by a few
// letters of its name.
var verbsWithCard = map[string]int{"buy": 1, "reveal": 1, "discard": 1, "card": 2, "uncard": 2, "used": 1}

// said reads a line that is neither an answer nor dice.
func (in *input) said() ([]duel.Event, error) {
	words, phase := in.words, in.t.State.Turn.Phase
	if len(words) == 1 {
		if face, ok := faceNamed(words[0]); ok && phase == duel.PhaseResolve {
			return one(duel.Event{Kind: duel.Resolved, Face: face})
		}
		if n := strings.Index("123", words[0]); n >= 0 && len(words[0]) == 1 {
			return one(duel.Event{Kind: duel.Bought, Slot: int8(n) + 1})
		}
	} else if words[0] == "token" || words[0] == "untoken" {
		words[1] = tokenWord(in.Names, words[1])
	}
	if set, ok := shorthand(words); ok {
		return in.notation(set)
	}
	whose := ""
	if last := len(words) - 1; words[0] == "used" && last > 1 && (words[last] == "you" || words[last] == "rival") {
		whose, words = words[last], words[:last]
	}
	if at, ok := verbsWithCard[words[0]]; ok && len(words) > at && !strings.Contains("123?", words[at]) {
		id, err := Pick(in.Names, strings.Join(words[at:], " "))
		if err != nil {
			return nil, err
		}
		words = append(words[:at:at], in.Box.CardName(id))
	}
	if (phase == duel.PhaseBuy || in.Rules.LabOpen(&in.t.State)) && !duel.IsVerb(words[0]) { // a card's name alone buys it
		if id, err := cards.PickSpelt(in.Catalogue, candidates(in.Box), in.line); err == nil { // a mistyped line may mean something else
			return one(duel.Event{Kind: duel.Bought, Card: id})
		}
	}
	switch words[0] {
	case "row":
		row, err := rowNamed(in.Names, strings.Join(words[1:], " "))
		if err != nil {
			return nil, err
		}
		return one(duel.Event{Kind: duel.SetRow, Row: row})
	case "discards":
		names, err := cardsNamed(in.Names, words[1:])
		if err != nil {
			return nil, err
		}
		return in.notation(append(words[:1:1], names...)...)
	}
	return in.notation(append(words, whose)...)
}

// sideNamed is the one of two players whose name begins with these letters.
func sideNamed(c *Names, word string) (duel.Side, bool) {
	w := text.Fold(word)
	if !c.Two || w == "" {
		return duel.You, false
	}
	if side, ok := calledExactly(c, word); ok {
		return side, true
	}
	one, other := strings.HasPrefix(text.Fold(c.Side(duel.You)), w), strings.HasPrefix(text.Fold(c.Side(duel.Rival)), w)
	if other {
		return duel.Rival, !one
	}
	return duel.You, one
}

// calledExactly is the one of two players who has exactly that name.
func calledExactly(c *Names, word string) (duel.Side, bool) {
	w := text.Fold(word)
	for side := duel.You; side <= duel.Rival; side++ {
		if w != "" && w == text.Fold(c.Side(side)) {
			return side, true
		}
	}
	return duel.You, false
}

// sideAt says for each verb which word of its line names a side, from 0.
var sideAt = map[string]int{"card": 1, "uncard": 1, "turn": 1, "concede": 1, "taken": 2, "dominated": 2}

// byName puts the notation's words in the place of the names of two players: "anna hearts 9", "card ben armor".
// `concede` alone means the player whose turn it is. A whole name is taken before any word of the notation, a
// part of a name only where the notation has no such word. The error is a *rules.Problem.
func byName(c *Names, t *duel.Table, line string) (string, error) {
	words := strings.Fields(line)
	if !c.Two || len(words) == 0 {
		return line, nil
	}
	at, verb := sideAt[speak(words[0])]
	for n := len(words) - at; n > 0 && (verb || setsSide(words)); n-- { // a whole name is always that player, whatever else it may mean
		if side, ok := calledExactly(c, strings.Join(words[at:at+n], " ")); ok {
			return strings.Join(append(append(words[:at:at], side.String()), words[at+n:]...), " "), nil
		}
	}
	switch {
	case verb && len(words) == 1 && speak(words[0]) == "concede":
		return "concede " + t.State.Turn.Active.String(), nil
	case !verb && (duel.IsVerb(speak(words[0])) || !setsSide(words)), at >= len(words):
		return line, nil
	}
	if w := words[at]; verb && (w == "you" || w == "rival") { // the notation's words; in talk nobody knows who is "you"
		return line, nil
	}
	for n := len(words) - at; n > 0; n-- { // a name may have several words
		if side, ok := sideNamed(c, strings.Join(words[at:at+n], " ")); ok {
			return strings.Join(append(append(words[:at:at], side.String()), words[at+n:]...), " "), nil
		}
	}
	return line, rules.Refuse("", "player-unknown", rules.Text("word", words[at]))
}

// setsSide says whether a line ends with a number of a player: "hearts 9".
func setsSide(words []string) bool {
	n := len(words)
	if n < 3 {
		return false
	}
	_, number := rules.ParseHalf(words[n-1])
	return number && ofSide(field(speak(words[n-2])))
}

// ofSide says whether a number that can be corrected belongs to a player.
func ofSide(f string) bool {
	return f == "hearts" || f == "energy" || f == "dice-tokens" || f == "hurt"
}

// field is the notation's word for a number of a player: "dice" means dice tokens.
func field(w string) string {
	if number, ok := text.Typed(w, "duel.number"); ok {
		return number
	}
	return w
}

// shorthand is a correction said in two or three words: "you hearts 9", "fame 2".
func shorthand(words []string) (string, bool) {
	switch {
	case len(words) == 3 && (words[0] == "you" || words[0] == "rival"):
		return "set " + words[0] + "." + field(words[1]) + " " + words[2], true
	case len(words) == 2 && (words[0] == "fame" || words[0] == "destruction" || words[0] == "deck"):
		return "set " + words[0] + " " + words[1], true
	}
	return "", false
}

// tokenWord is the id of a Buzz token by its name in any language.
func tokenWord(c *Names, w string) string {
	for id, name := range c.Box.TokenNames {
		if text.MatchWords(name, id, text.Fold(w)) == text.WholeName {
			return id
		}
	}
	return w
}
