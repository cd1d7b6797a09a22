package duel

import (
	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is what players can ask about Duel besides its cards.

// Entries implements companion.Box: the rules with our rulings, the monsters with their
// powers, the Buzz and King tokens.
func (b *box) Entries() ([]ask.Entry, error) {
	out, err := ask.Rules(Box, duel.RuleNumbers(), "rule.", func(n rules.Rule) string { return "rule." + string(n) + ".title" })
	if err != nil {
		return nil, err
	}
	data := b.desk.wanted().Rules.Box
	for i := range data.Monsters {
		one, err := monster(&data.Monsters[i])
		if err != nil {
			return nil, err
		}
		out = append(out, one)
	}
	seen := map[string]bool{}
	for id := range data.Tokens {
		t := token(data, duel.TokenID(id))
		if t.ID == "" || seen[t.ID] {
			continue // a second King token
		}
		seen[t.ID] = true
		entry := ask.Entry{Kind: ask.Token, ID: t.ID, Box: Box, Name: t.Name}
		told, err := ask.Said(func(c *text.Catalogue) string {
			return c.Say("ask.token"+tokenTexts[t.ID], rules.Text("spaces", cards.Spaces(c, t)))
		})
		if err != nil {
			return nil, err
		}
		entry.Parts = []ask.Part{{Text: told, Sources: cards.ParseSources("CARD")}}
		out = append(out, entry)
	}
	return out, nil
}

// tokenTexts are the ends of the keys of the texts about tokens that do more than give something (T3, T4, T6).
var tokenTexts = map[string]string{"alien": ".shortens", "phantom": ".lengthens", "penguin": ".lengthens", "king": ".king"}

// power is a monster's power with what one use of it takes.
func power(c *text.Catalogue, m *duel.MonsterCard) string {
	return c.Say("monster.power", rules.Num("n", int(m.Symbols)), rules.Text("text", c.Words(m.PowerText)))
}

// monster is a monster with its power and what is ruled about it.
func monster(m *duel.MonsterCard) (ask.Entry, error) {
	out := ask.Entry{Kind: ask.Monster, ID: m.ID, Box: Box, Name: m.Name}
	told, err := ask.Said(func(c *text.Catalogue) string { return power(c, m) })
	if err != nil {
		return out, err
	}
	out.Parts = []ask.Part{{Name: m.PowerName, Text: told, Sources: cards.ParseSources("CARD")}}
	for i, r := range m.Rulings {
		one := ruling(r)
		out.Parts = append(out.Parts, ask.Part{Number: i + 1, Text: one.Text, Status: one.Status, Sources: cards.ParseSources(one.Source)})
	}
	return out, nil
}
