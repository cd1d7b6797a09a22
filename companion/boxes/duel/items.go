package duel

import (
	"strings"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file gives the look-up of all boxes the cards of Duel, and what else players can ask about the box.

// Box is Duel as the look-up knows it.
var Box = cards.Box{ID: "duel", Game: "duel"}

// itemsOf returns the cards of Duel for the look-up.
func itemsOf(box *duel.Box) []cards.Item {
	var out []cards.Item
	for id := duel.CardID(1); int(id) < len(box.Cards); id++ {
		out = append(out, item(box, id))
	}
	return out
}

// item returns a card of Duel as the look-up has it.
func item(box *duel.Box, id duel.CardID) cards.Item {
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

// ruling returns a ruling of the box as the look-up has it: from a source, or ours.
func ruling(r duel.Ruling) cards.Ruling {
	if r.Source == "" {
		return cards.Ruling{Status: "ours", Source: "OURS", Text: r.Text}
	}
	return cards.Ruling{Status: "rulebook", Source: r.Source, Text: r.Text}
}

// token returns a Buzz token as the look-up has it.
func token(box *duel.Box, id duel.TokenID) cards.Token {
	t := &box.Tokens[id]
	out := cards.Token{ID: t.Name, Name: box.TokenNames[t.Name]}
	for _, b := range t.Spaces {
		out.Spaces = append(out.Spaces, rules.Note{Key: "bonus." + b.Kind.String(), Args: []rules.Arg{rules.Num("n", int(b.N))}})
	}
	return out
}

// Entries implements companion.Box: the rules with our rulings, the monsters with their
// powers, the Buzz and King tokens.
func (b *box) Entries() ([]ask.Entry, error) {
	all := text.LoadAll()
	out := ask.Rules(all, Box, duel.RuleNumbers(), "rule.", func(n rules.Rule) string { return "rule." + string(n) + ".title" })
	data := b.desk.wanted().Rules.Box
	for i := range data.Monsters {
		out = append(out, monster(all, &data.Monsters[i]))
	}
	seen := map[string]bool{}
	for id := range data.Tokens {
		t := token(data, duel.TokenID(id))
		if t.ID == "" || seen[t.ID] {
			continue // a second King token
		}
		seen[t.ID] = true
		told := text.InAll(all, func(c *text.Catalogue) string {
			return c.Say("ask.token"+tokenTexts[t.ID], rules.Text("spaces", cards.Spaces(c, t)))
		})
		out = append(out, ask.Entry{Kind: ask.Token, ID: t.ID, Box: Box, Name: t.Name,
			Parts: []ask.Part{{Text: told, Sources: cards.ParseSources("CARD")}}})
	}
	return out, nil
}

// tokenTexts has the key endings of the texts about tokens that do more than give something (T3, T4, T6).
var tokenTexts = map[string]string{"alien": ".shortens", "phantom": ".lengthens", "penguin": ".lengthens", "king": ".king"}

// power describes a monster's power with the number of symbols that one use takes.
func power(c *text.Catalogue, m *duel.MonsterCard) string {
	return c.Say("monster.power", rules.Num("n", int(m.Symbols)), rules.Text("text", c.Words(m.PowerText)))
}

// monster returns a monster with its power and its rulings, in the languages of all catalogues.
func monster(all []*text.Catalogue, m *duel.MonsterCard) ask.Entry {
	told := text.InAll(all, func(c *text.Catalogue) string { return power(c, m) })
	out := ask.Entry{Kind: ask.Monster, ID: m.ID, Box: Box, Name: m.Name,
		Parts: []ask.Part{{Name: m.PowerName, Text: told, Sources: cards.ParseSources("CARD")}}}
	for i, r := range m.Rulings {
		one := ruling(r)
		out.Parts = append(out.Parts, ask.Part{Number: i + 1, Text: one.Text, Status: one.Status, Sources: cards.ParseSources(one.Source)})
	}
	return out
}
