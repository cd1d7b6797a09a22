package duel

import (
	"kingoftokyo/companion/cards"
	"kingoftokyo/rules/duel"
)

// This file looks cards up to be read, those of the other boxes too. Which card of
// the game is meant Find and Pick say.

// Found is a card that was looked up.
type Found struct {
	Card duel.CardID // duel.NoCard for an item of another box
	Item cards.Item  // zero for a card of Duel
}

// LookUp are the cards a query means, best first: words of a name or an effect and
// filters, as in "kind:keep cost<=3 heart" (cards.Index.Find). They are Duel's; where
// none of those is meant, or the query names another box, they are those of the
// others. Where the data of the others has faults, Duel's are found by words alone.
// The error is a *rules.Problem: a filter that is none.
func (d *Desk) LookUp(query string) ([]Found, error) {
	s, err := d.Cards()
	if err != nil {
		return cardsFound(Find(d.Library.Duel, query)), nil
	}
	items, err := s.Find(query, cards.Filter{Box: cards.Duel})
	if err == nil && len(items) == 0 {
		items, err = s.Find(query, cards.Filter{})
	}
	var out []Found
	for _, it := range items {
		if id, ok := d.Library.Duel.Card(it.ID); ok && it.In(cards.Duel) {
			out = append(out, Found{Card: id})
			continue
		}
		out = append(out, Found{Item: it})
	}
	return out, err
}

// cardsFound are cards of Duel as what a look-up found.
func cardsFound(ids []duel.CardID) []Found {
	var out []Found
	for _, id := range ids {
		out = append(out, Found{Card: id})
	}
	return out
}

// FoundName is what a list calls a card: a card of Duel by its name, one of another
// box by its names and its boxes.
func FoundName(c *Words, f Found) string {
	if f.Card != duel.NoCard {
		return c.Card(f.Card)
	}
	return cards.Names(c.Catalogue, f.Item) + " (" + cards.Boxes(c.Catalogue, f.Item) + ")"
}

// FoundText is a card in full: CardText for one of Duel, cards.Text for another.
func FoundText(c *Words, f Found) []string {
	if f.Card != duel.NoCard {
		return CardText(c, f.Card)
	}
	return cards.Text(c.Catalogue, f.Item)
}
