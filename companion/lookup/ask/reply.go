package ask

import (
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Reply is the result of a question.
type Reply struct {
	Answers []Answer // best first
	Nearest bool     // kot found no rule: the answers, three at most, are only close
	Odd     []error  // words that begin like a filter but are not one: a *rules.Problem each, which says what the filter accepts

	kot bool   // the question is about kot itself
	box string // the box that was asked about; empty for all
}

// Lead returns the line before the answers if they are only close; "" otherwise.
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

// Notes returns a line for each word that begins like a filter and was searched as a word.
func (r *Reply) Notes(c *text.Catalogue) []string {
	return text.Map(r.Odd, func(err error) string { return c.Say("ask.odd", rules.Text("why", c.Error(err))) })
}
