package ask_test

import (
	"slices"
	"testing"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// TestOtherBox asks about one box during a game of another: the words of the question say which box answers. If the question
// names the box of the game, or its words suggest two boxes, kot finds no rule. The words of a card's name suggest no box.
func TestOtherBox(t *testing.T) {
	x := index(t)
	for _, one := range []struct {
		lang      text.Lang
		asked, at string
		in        string // a box that the first answer is in; "" if no rule says it
	}{
		{"en", "can I heal in tokyo", "duel", "tokyo"},
		{"fr", "est-ce que je peux me soigner à Tokyo", "duel", "tokyo"},
		{"en", "how do I get rid of a poison token", "duel", "tokyo"},
		{"en", "wickedness", "duel", "dark"},
		{"en", "when do I take a wickedness tile", "tokyo", "dark"},
		{"en", "where do I put the fame marker", "dark", "duel"},
		{"en", "can I heal in tokyo", "dark", "dark"},
		{"en", "in Duel, how do I get rid of a poison token", "duel", ""},
		{"fr", "comment placer le pion Gloire dans King of Tokyo normal ?", "tokyo", ""},
		{"en", "can Autobot enter Tokyo", "duel", ""},
		{"fr", "que fait Sauter dans la baie", "duel", "duel"},
		{"fr", "Sauter dans la baie", "", "duel"},
	} {
		r := x.Search(words(t, one.lang), one.asked, ask.Filter{Filter: cards.Filter{Box: one.at}})
		var first ask.Answer
		if len(r.Answers) > 0 && !r.Nearest {
			first = r.Answers[0]
		}
		if one.in != "" && !slices.Contains(first.Boxes, one.in) || one.in == "" && !r.Nearest {
			t.Errorf("%q at %s: %v, nearest %v", one.asked, one.at, first, r.Nearest)
		}
	}
}
