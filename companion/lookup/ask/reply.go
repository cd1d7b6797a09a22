package ask

import (
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Reply is what a question gets.
type Reply struct {
	Answers []Answer // best first
	Nearest bool     // kot found no rule: the answers, three at most, only come near
	Odd     []error  // words that begin like a filter and are none: a *rules.Problem each, which says what the filter takes

	kot bool   // the question is about kot itself
	box string // the one box that was asked about; empty for all
}

// Lead is the line before the answers if they only come near; "" otherwise.
func (r *Reply) Lead(c *text.Catalogue) string {
	switch {
	case !r.Nearest || len(r.Answers) == 0:
		return ""
	case r.kot:
		return c.Say("ask.nearest-kot")
	case r.box == "":
		return c.Say("ask.nearest")
	}
	return c.Say("ask.nearest-in", rules.Text("box", cards.BoxName(c, r.box)))
}

// Notes are a line for each word that begins like a filter and was taken for a word.
func (r *Reply) Notes(c *text.Catalogue) []string {
	return text.Map(r.Odd, func(err error) string { return c.Say("ask.odd", rules.Text("why", c.Error(err))) })
}
