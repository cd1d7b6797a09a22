package wording

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// HandIn reads from a player's words, separated by colons, that kot plays, how well, and in which temper:
// "kot:gigazaur:hard". rest has the other words.
func HandIn(words string) (h rules.Hand, rest string) {
	list := strings.Split(words, ":")
	if h.Kot = text.Fold(list[0]) == rules.KotWord; !h.Kot {
		return h, words
	}
	list[0] = ""
	return h, strings.Join(slices.DeleteFunc(list, func(word string) bool {
		style, ok := text.Typed(word, "hand")
		said, named := rules.HandNamed(rules.KotWord + " " + style)
		if !ok || !named || style == "" {
			return false
		}
		h.Strength, h.Temper = max(h.Strength, said.Strength), max(h.Temper, said.Temper)
		return true
	}), ":")
}

// Handed is HandIn for words that may say nothing else; use has the words that are accepted.
func Handed(words []string, use string) (rules.Hand, error) {
	h, rest := HandIn(strings.Join(words, ":"))
	if h.Kot && rest != "" {
		return h, rules.Refuse("", "option-unknown", rules.Text("option", rules.KotWord),
			rules.Text("value", strings.Trim(rest, ":")), rules.Text("use", use))
	}
	return h, nil
}

// HandsOver reports whether words after a player's name give the seat to kot or to a person: "kot hard", "person".
func HandsOver(words []string) bool {
	person, _ := text.Typed(words[0], "hand")
	return text.Fold(words[0]) == rules.KotWord || person == "person" && len(words) == 1
}
