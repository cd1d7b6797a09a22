package wording

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Meant is what a player may have meant by a line that was refused.
type Meant struct {
	Box   string // the box's own group of typed words; words of every table are known anyway
	Whose string // if the line begins with a number that can be corrected but names no player, the player to suggest; else ""
	Cards string // the cards with similar names, if a card may be named; "" for none
}

// instead returns a better refusal of a line: it says how to write a correction, or which word or card the player may
// have meant. If nothing better is known, it returns the refusal itself.
func (m Meant) instead(line string, refused error) error {
	words := strings.Fields(line)
	if len(words) == 2 && m.Whose != "" {
		if _, err := strconv.Atoi(strings.TrimLeft(words[1], "+-")); err == nil {
			return rules.Refuse("", "correction-whose",
				rules.Text("line", line), rules.Text("who", m.Whose), rules.Text("number", words[0]))
		}
	}
	if len(words) == 0 || !rules.IsProblem(refused, "verb-unknown") && !rules.IsProblem(refused, "dice-face") {
		return refused
	}
	if near, ok := text.Near(words[0], "command", "play", m.Box); ok {
		return rules.Refuse("", "verb-meant", rules.Text("word", words[0]), rules.Text("use", near))
	}
	if m.Cards != "" {
		return rules.Refuse("", "verb-meant", rules.Text("word", line), rules.Text("use", m.Cards))
	}
	return refused
}
