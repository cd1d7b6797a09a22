package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file gives the look-up of all boxes the cards and tiles of King of Tokyo and its Dark Edition, and what else
// players can ask about them.

// Boxes are the editions as the look-up knows them.
var Boxes = [tokyo.NumEditions]cards.Box{
	tokyo.Base: {ID: "tokyo", Game: "tokyo"}, tokyo.Dark: {ID: "dark", Game: "tokyo"},
}

// itemsOf returns the cards and tiles of one box.
func itemsOf(r *tokyo.Rules) []cards.Item {
	var out []cards.Item
	for id := tokyo.CardID(1); id <= r.Last(); id++ {
		if first, _ := r.Piece(r.Name(id)); first == id { // not its second copy
			out = append(out, item(r, id))
		}
	}
	return out
}

func item(r *tokyo.Rules, id tokyo.CardID) cards.Item {
	var it cards.Item
	var kinds []tokyo.TokenKind
	var said []tokyo.Ruling
	print := cards.Print{Box: Boxes[r.Edition], Copies: 1}
	if r.IsTile(id) {
		tile := r.Tile(id)
		it = cards.Item{
			ID: tile.ID, Name: tile.Name, Kind: cards.Tile,
			Side: cards.Side{Number: int(tile.Number), Level: int(tile.Level), Green: tile.Green},
		}
		print.Text, kinds, said = tile.Text, tile.Tokens, tile.Rulings
	} else {
		card := &r.Cards[id]
		it = cards.Item{ID: card.ID, Name: card.Name, Kind: cards.KindOf(card.Keep)}
		print.Cost, print.Copies, print.Text, kinds, said = int(card.Cost), int(card.Copies), card.Text, card.Tokens, card.Rulings
	}
	it.Prints = []cards.Print{print}
	for _, k := range kinds {
		it.Tokens = append(it.Tokens, tokens[k])
	}
	for _, s := range said {
		it.Rulings = append(it.Rulings, cards.Ruling{Status: s.Status.String(), Source: s.Source, Text: s.Text,
			Disputed: s.Status == tokyo.Conflict || disputed[it.ID] != "" && strings.HasPrefix(s.Source, disputed[it.ID])})
	}
	reminds, asks := r.Manner(id)
	it.Manner = map[bool]string{false: "acts", true: "reminds"}[reminds]
	for _, q := range asks {
		it.Asks = append(it.Asks, q.String())
	}
	it.Played = "tokyo.played." + it.ID
	return it
}

// tokens has the tokens that cards and tiles mention.
var tokens = map[tokyo.TokenKind]cards.Token{
	tokyo.PoisonToken:  {ID: "poison", Key: "tokyo.token.poison"},
	tokyo.ShrinkToken:  {ID: "shrink", Key: "tokyo.token.shrink"},
	tokyo.SmokeToken:   {ID: "smoke", Key: "tokyo.token.smoke"},
	tokyo.MimicToken:   {ID: "mimic", Key: "tokyo.token.mimic"},
	tokyo.EnergyOnCard: {ID: "energy", Key: "tokyo.token.on-card"},
}

// disputed has the items on which sources disagree. Such an item has a ruling of status conflict, which is one of
// the readings. The source named here, by its beginning, has another reading, and that ruling has a status of its
// own.
var disputed = map[string]string{
	"acid-attack":        "IELLO",
	"fire-breathing":     "DARK",
	"friend-of-children": "DIZED",
	"regeneration":       "BGG-FAQ",
}

// Entries implements companion.Box: the rules with our rulings, the Monsters, the tokens
// of cards.
func (b *Box) Entries() ([]ask.Entry, error) {
	if b.desk.Library.TokyoHash == "" { // the data file has only Duel
		return nil, nil
	}
	r, err := b.Rules()
	if err != nil {
		return nil, err
	}
	box := Boxes[b.edition]
	numbers := slices.DeleteFunc(tokyo.RuleNumbers(), func(n rules.Rule) bool {
		dark := n == "1.3" || n == "5.1.5" || strings.HasPrefix(string(n), "12.") || strings.HasPrefix(string(n), "13.")
		return b.edition == tokyo.Base && dark
	})
	all := text.LoadAll()
	say := func(key string) rules.Words {
		return text.InAll(all, func(c *text.Catalogue) string { return c.Say(key) })
	}
	out := ask.Rules(all, box, numbers, "tokyo.rule.", func(n rules.Rule) string {
		section, _, _ := strings.Cut(string(n), ".")
		return "tokyo.rule." + section + ".title"
	})
	for i := range r.Monsters {
		m := &r.Monsters[i]
		parts := []ask.Part{{Text: say("ask.monster"), Sources: cards.SourcesOf("2.1")}}
		out = append(out, ask.Entry{Kind: ask.Monster, ID: m.ID, Box: box, Name: m.Name, Parts: parts})
	}
	for kind := tokyo.PoisonToken; kind <= tokyo.MimicToken; kind++ {
		if kind == tokyo.MimicToken && b.edition == tokyo.Dark {
			continue // the box has none
		}
		parts := []ask.Part{{Text: say("ask.token." + kind.String()), Sources: cards.ParseSources("CARD")}}
		out = append(out, ask.Entry{Kind: ask.Token, ID: kind.String(), Box: box, Name: say(tokens[kind].Key), Parts: parts})
	}
	return out, nil
}
