package duel

import (
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is what the look-up of all boxes gets of Duel.

// Box is Duel as the look-up knows it.
var Box = cards.Box{ID: "duel", Game: "duel"}

// Items are the cards of Duel for the look-up.
func Items(box *duel.Box) []cards.Item {
	var out []cards.Item
	for id := duel.CardID(1); int(id) < len(box.Cards); id++ {
		out = append(out, Item(box, id))
	}
	return out
}

// Item is a card of Duel as the look-up has it.
func Item(box *duel.Box, id duel.CardID) cards.Item {
	card := &box.Cards[id]
	it := cards.Item{ID: card.ID, Name: card.Name, Kind: cards.KindOf(card.Keep),
		Prints: []cards.Print{{Box: Box, Cost: int(card.Cost), Copies: 1, Text: card.Text}}}
	if t, ok := box.Token(card.Token); ok {
		it.Tokens = []cards.Token{token(box, t)}
	}
	for _, w := range card.Rulings {
		it.Rulings = append(it.Rulings, cards.Ruling{Text: w, Solo: strings.Contains(w.EN, "Autobot")})
	}
	return it
}

// token is a Buzz token as the look-up has it.
func token(box *duel.Box, id duel.TokenID) cards.Token {
	t := &box.Tokens[id]
	out := cards.Token{ID: t.Name, Name: box.TokenNames[t.Name]}
	for _, b := range t.Spaces {
		out.Spaces = append(out.Spaces, rules.Note{Key: "bonus." + b.Kind.String(), Args: []rules.Arg{rules.Num("n", int(b.N))}})
	}
	return out
}

// Card is the card of Duel that an item is; duel.NoCard for one of another box.
func Card(box *duel.Box, it cards.Item) duel.CardID {
	id, ok := box.Card(it.ID)
	if !ok || !it.In(Box.ID) {
		return duel.NoCard
	}
	return id
}

// LookUp are the cards a query means, best first, as cards.Index.FindFrom finds them
// for those who play Duel. Where the data of the other boxes has faults, they are
// Duel's alone. The error is a *rules.Problem: a filter that is none.
func (d *Desk) LookUp(query string) ([]cards.Item, error) {
	s, _ := d.Cards()
	return s.FindFrom(Box.ID, query)
}

// CardText is an item in full, as it is read at this table (cards.Text).
func (w *Words) CardText(it cards.Item) []string {
	return cards.Text(w.Catalogue, it, cards.At{Box: Box.ID, Two: w.Two})
}
