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
	for _, r := range card.Rulings {
		one := ruling(r)
		one.Solo = strings.Contains(r.Text.In("en"), "Autobot")
		it.Rulings = append(it.Rulings, one)
	}
	return it
}

// ruling is a ruling of the box as the look-up has it: somebody says it, or it is ours.
func ruling(r duel.Ruling) cards.Ruling {
	if r.Source == "" {
		return cards.Ruling{Status: "ours", Source: "OURS", Text: r.Text}
	}
	return cards.Ruling{Status: "rulebook", Source: r.Source, Text: r.Text}
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
