package companion

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Offer is what a player can buy now. The prompts of all boxes describe it in the same words.
type Offer struct {
	Cards   []Sale // that the player can pay
	Unnamed []int  // places with an unnamed card that the player may be able to pay
	Only    *Sale  // the only card that can lie at those places and be paid; nil if it may be one of several
	Renew   int    // what a new row costs; 0 if the player cannot have one
	Others  bool   // the player can buy cards from other players
}

// Sale is a card with its price.
type Sale struct {
	Slot  int // the place of the row, from 1
	Card  string
	Price int
}

// Say names what the player can buy, each with its key: "[2] Spiked tail 4 · [n] name 1, 3"; "" if there is nothing.
// brief leaves out the names of the cards. Renewing the row and buying cards of others have keys of their own, so Say
// mentions them only if nothing else can be bought, or if no keys are shown.
func (o *Offer) Say(words *text.Catalogue, brief bool) string {
	var out []string
	card := "offer.card"
	if brief {
		card = "offer.card.short"
	}
	for _, s := range o.Cards {
		out = append(out, words.Say(card, rules.Num("slot", s.Slot), rules.Text("card", s.Card), rules.Num("price", s.Price)))
	}
	if len(o.Unnamed) > 0 {
		key, only := "offer.unnamed", o.Only
		if only == nil {
			only = &Sale{}
		} else if !brief {
			key = "offer.unnamed.only"
		}
		places := strings.Join(text.Map(o.Unnamed, strconv.Itoa), ", ")
		out = append(out, words.Say(key, rules.Text("places", places), rules.Text("card", only.Card), rules.Num("price", only.Price)))
	}
	if len(out) == 0 || words.IsByLine() {
		if o.Renew > 0 {
			out = append(out, words.Say("offer.renew", rules.Num("price", o.Renew)))
		}
		if o.Others {
			out = append(out, words.Say("offer.others"))
		}
	}
	return strings.Join(out, " · ")
}
