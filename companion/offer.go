package companion

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Offer is what a player can buy now. The prompts of all boxes say it in the same words.
type Offer struct {
	Slots   []int  // places of the row, from 1, with a card that the player can pay
	Unnamed []int  // places with a card that nobody has named and that the player may be able to pay
	Only    string // the one card that can lie at those places and be paid, by its name; "" if it may be one of several
	Renew   int    // what a new row costs; 0 if the player cannot have one
	Others  bool   // the player can buy cards from other players
}

// Say names what the player can buy, with the keys for it, and nothing else: "keys 1 3 buy, r renews (2
// energy)"; "" if there is nothing.
func (o *Offer) Say(words *text.Catalogue) string {
	var out []string
	places := func(key string, list []int) {
		if keys := text.Map(list, strconv.Itoa); len(keys) > 0 {
			out = append(out, words.Say(key, rules.Num("n", len(keys)), rules.Text("keys", strings.Join(keys, " ")), rules.Text("card", o.Only)))
		}
	}
	places("offer.slots", o.Slots)
	if o.Only == "" {
		places("offer.unnamed", o.Unnamed)
	} else {
		places("offer.only", o.Unnamed)
	}
	if o.Renew > 0 {
		out = append(out, words.Say("offer.renew", rules.Num("price", o.Renew)))
	}
	if o.Others {
		out = append(out, words.Say("offer.others"))
	}
	return strings.Join(out, ", ")
}
