package companion

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Offer is what a player can buy now. The prompts of all boxes say it in the same words.
type Offer struct {
	Slots   []int  // places of the row, from 1, with a card that the player can pay
	Unnamed []int  // places with a card that nobody has named and that the player may be able to pay
	Only    string // the one card that can lie at those places and be paid, by its name; "" if it may be one of several
	Price   int    // what that card costs, in energy
	Renew   int    // what a new row costs; 0 if the player cannot have one
	Others  bool   // the player can buy cards from other players
}

// longestOnly is how long a card's name may be that a screen's prompt says.
const longestOnly = 14

// SaysOnly says whether a screen's prompt names the one card that can be bought.
func (o *Offer) SaysOnly() bool {
	return o.Only != "" && len(o.Unnamed) > 0 && len(o.Slots) == 0 && utf8.RuneCountInString(o.Only) <= longestOnly
}

// Say names what the player can buy, with the keys for it, and nothing else: "1 3 buy, r renews (2 energy)"; "" if
// there is nothing. On a screen, which shows the keys besides, the row that can be renewed and cards of others are
// said only where nothing else can be bought: the prompt must fit.
func (o *Offer) Say(words *text.Catalogue) string {
	var out []string
	places := func(key string, list []int) {
		if keys := text.Map(list, strconv.Itoa); len(keys) > 0 {
			out = append(out, words.Say(key, rules.Num("n", len(keys)), rules.Text("keys", strings.Join(keys, " ")),
				rules.Text("card", o.Only), rules.Num("price", o.Price)))
		}
	}
	places("offer.slots", o.Slots)
	switch {
	case o.SaysOnly() || o.Only != "" && words.IsByLine():
		places("offer.only", o.Unnamed)
	case len(o.Slots) > 0:
		places("offer.unnamed.too", o.Unnamed)
	default:
		places("offer.unnamed", o.Unnamed)
	}
	if len(out) > 0 && !words.IsByLine() {
		return strings.Join(out, ", ")
	}
	if o.Renew > 0 {
		out = append(out, words.Say("offer.renew", rules.Num("price", o.Renew)))
	}
	if o.Others {
		out = append(out, words.Say("offer.others"))
	}
	return strings.Join(out, ", ")
}
