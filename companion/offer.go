package companion

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Offer is what somebody can buy now: prompts of all boxes say it in one wording.
type Offer struct {
	Slots   []int  // places of the row, from 1, whose cards can be paid
	Unnamed []int  // places whose card nobody has named, where it may be one that can be paid
	Only    string // the one card those must be, by its name, where no other can be paid; "" for several
	Renew   int    // what a new row costs; 0 where it cannot be had
	Others  bool   // cards that lie before others
}

// Say is what can be bought with its keys, and nothing that cannot: "keys 1 3 buy, r renews
// (2 energy)"; "" for nothing.
func (o *Offer) Say(words *text.Catalogue) string {
	var out []string
	places := func(key string, list []int) {
		var keys []string
		for _, n := range list {
			keys = append(keys, strconv.Itoa(n))
		}
		if len(keys) > 0 {
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
