package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is what players can ask about these boxes besides cards and tiles.

// Entries implements companion.Box: the rules with our rulings, the Monsters, the tokens
// of cards.
func (b *Box) Entries() ([]ask.Entry, error) {
	if b.desk.Library.TokyoHash == "" { // a data file of Duel alone
		return nil, nil
	}
	r, err := b.Rules()
	if err != nil {
		return nil, err
	}
	box := Boxes[b.edition]
	numbers := slices.DeleteFunc(tokyo.RuleNumbers(), func(n rules.Rule) bool {
		return b.edition == tokyo.Base && (n == "1.3" || n == "5.1.5" || strings.HasPrefix(string(n), "12.") || strings.HasPrefix(string(n), "13."))
	})
	out, err := ask.Rules(box, numbers, "tokyo.rule.", func(n rules.Rule) string {
		section, _, _ := strings.Cut(string(n), ".")
		return "tokyo.rule." + section + ".title"
	})
	if err != nil {
		return nil, err
	}
	told, err := ask.Said(func(c *text.Catalogue) string { return c.Say("ask.monster") })
	if err != nil {
		return nil, err
	}
	for i := range r.Monsters {
		out = append(out, ask.Entry{Kind: ask.Monster, ID: r.Monsters[i].ID, Box: box, Name: r.Monsters[i].Name, Parts: []ask.Part{{Text: told, Sources: cards.SourcesOf("2.1")}}})
	}
	for kind := tokyo.PoisonToken; kind <= tokyo.MimicToken; kind++ {
		if kind == tokyo.MimicToken && b.edition == tokyo.Dark {
			continue // the box has none
		}
		name, err := ask.Said(func(c *text.Catalogue) string { return c.Say(tokens[kind].Key) })
		if err != nil {
			return nil, err
		}
		told, err := ask.Said(func(c *text.Catalogue) string { return c.Say("ask.token." + kind.String()) })
		if err != nil {
			return nil, err
		}
		out = append(out, ask.Entry{Kind: ask.Token, ID: kind.String(), Box: box, Name: name, Parts: []ask.Part{{Text: told, Sources: cards.ParseSources("CARD")}}})
	}
	return out, nil
}
