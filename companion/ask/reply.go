package ask

import (
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Reply is what a question gets.
type Reply struct {
	Answers []Answer // best first
	Nearest bool     // no rule says that: the answers only come near
	Odd     []error  // words that begin like a filter and are none: a *rules.Problem each, which says what the filter takes

	box string // the one box that was asked about; empty for all
}

// Lead is the line before the answers if no rule says what was asked; "" otherwise.
func (r *Reply) Lead(c *text.Catalogue) string {
	switch {
	case r.Nearest && len(r.Answers) == 0:
		return r.silent(c, "ask.silent", "ask.silent-in")
	case r.Nearest:
		return r.silent(c, "ask.nearest", "ask.nearest-in")
	}
	return ""
}

// silent says that no rule, of the box asked about if there is one, says what was asked.
func (r *Reply) silent(c *text.Catalogue, key, inBox string) string {
	if r.box == "" {
		return c.Say(key)
	}
	return c.Say(inBox, rules.Text("box", cards.BoxName(c, r.box)))
}

// Notes are a line for each word that begins like a filter and was taken for a word.
func (r *Reply) Notes(c *text.Catalogue) []string {
	return text.Map(r.Odd, func(err error) string { return c.Say("ask.odd", rules.Text("why", c.Error(err))) })
}
