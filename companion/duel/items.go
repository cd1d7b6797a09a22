package duel

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is what the look-up of all boxes gets of Duel, and which of Duel's cards
// and monsters a player means.

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

// candidates are the cards of a box to be picked from.
func candidates(box *duel.Box) []cards.Candidate[duel.CardID] {
	var out []cards.Candidate[duel.CardID]
	for i := 1; i < len(box.Cards); i++ {
		out = append(out, cards.Candidate[duel.CardID]{Is: duel.CardID(i), ID: box.Cards[i].ID, Name: box.Cards[i].Name})
	}
	return out
}

// Pick is the one card a player means (cards.Pick).
func Pick(c *Words, query string) (duel.CardID, error) {
	return cards.Pick(c.Catalogue, candidates(c.Box), query)
}

// PickAmong is the one card of a set a player means, by its number in the list of
// them or by a few letters of its name.
func PickAmong(c *Words, query string, among duel.CardSet) (duel.CardID, error) {
	n := 0
	for id := among.Next(0); id != duel.NoCard; id = among.Next(id) {
		if n++; query == strconv.Itoa(n) {
			return id, nil
		}
	}
	return cards.Pick(c.Catalogue, candidates(c.Box), query, among.Has)
}

// PickMonster is the monster a player means (cards.PickMonster).
func PickMonster(c *Words, query string) (duel.MonsterID, error) {
	var all []cards.Candidate[duel.MonsterID]
	for i, m := range c.Box.Monsters {
		all = append(all, cards.Candidate[duel.MonsterID]{Is: duel.MonsterID(i), ID: m.ID, Name: m.Name})
	}
	return cards.PickMonster(c.Catalogue, all, query)
}
