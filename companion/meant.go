package companion

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Meant is what a line that was refused may have meant: boxes say it in one wording.
type Meant struct {
	Line  string // as it was typed
	Box   string // the group of words of the box, besides those of every table
	Whose string // a player it may be about, if it is a number to be corrected without one; "" if not
	Cards string // the cards that come near, where one may be named; "" for none
}

// Instead is what is said in the place of a refusal: how a correction is written, the word
// or the card that is perhaps meant; the refusal itself where nothing better is known.
func (m *Meant) Instead(refused error) error {
	words := strings.Fields(m.Line)
	if len(words) == 2 && m.Whose != "" {
		if _, err := strconv.Atoi(strings.TrimLeft(words[1], "+-")); err == nil {
			return rules.Refuse("", "correction-whose", rules.Text("line", m.Line), rules.Text("who", m.Whose), rules.Text("number", words[0]))
		}
	}
	if len(words) == 0 || !rules.IsProblem(refused, "verb-unknown") && !rules.IsProblem(refused, "dice-face") {
		return refused
	}
	if near, ok := text.Near(words[0], "command", "play", m.Box); ok {
		return rules.Refuse("", "verb-meant", rules.Text("word", words[0]), rules.Text("use", near))
	}
	if m.Cards != "" {
		return rules.Refuse("", "verb-meant", rules.Text("word", m.Line), rules.Text("use", m.Cards))
	}
	return refused
}
