package wording

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Dice spells the letters of a roll: together if they are in the order of the faces, or else one after the other, as in the line.
func Dice(faces *rules.Alphabet, letters string, say func(rules.Roll) string) string {
	roll, _ := faces.Parse(letters)
	if faces.Format(roll) == letters {
		return say(roll)
	}
	var out strings.Builder
	for _, letter := range letters {
		roll, _ := faces.Parse(string(letter))
		out.WriteString(say(roll))
	}
	return out.String()
}

// Spelt returns a line of the notation as a player may type it in the language of a catalogue: first without its
// verb, which is enough if only such a line is expected, then with it. dice spells dice, groups are the groups of
// words that the box knows.
func Spelt(
	c *text.Catalogue, written string, kinds func(verb string) []line.Kind, dice func(faces string) string, groups ...string,
) []string {
	words := strings.Fields(written)
	if len(words) == 0 {
		return nil
	}
	verb, of := c.TypedAs(words[0], groups...), kinds(words[0])
	var out []string
	for i, w := range words[1:] {
		kind := line.KindWords
		if len(of) > 0 {
			kind = of[min(i, len(of)-1)]
		}
		switch who, number, theirs := strings.Cut(w, "."); {
		case kind == line.KindDice:
			w = dice(w)
		case kind == line.KindRow || kind == line.KindCards:
			w = spelt(c, w, groups) + ","
		case kind == line.KindField && theirs:
			w = c.Arg(rules.ID(rules.ArgSide, "", who)) + " " + c.TypedAs(number, groups...)
		case kind == line.KindSeat || kind == line.KindSeatMaybe:
			w = spelt(c, c.Arg(rules.ID(rules.ArgSide, "", w)), groups)
		default:
			w = spelt(c, w, groups)
		}
		out = append(out, w)
	}
	behind := strings.TrimSuffix(strings.Join(out, " "), ",")
	return slices.DeleteFunc([]string{behind, strings.TrimSpace(verb + " " + behind)}, func(s string) bool { return s == "" })
}

// spelt returns a word as a player may type it: the name of a card, or a word of the language.
func spelt(c *text.Catalogue, word string, groups []string) string {
	if name := c.Arg(rules.ID(rules.ArgCard, "", word)); name != word && word != "?" {
		return name
	}
	return c.TypedAs(word, groups...)
}
