package duel

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Find looks cards up by a few letters of their name in either language; accents,
// case, apostrophes, hyphens and spaces do not matter. Where no name matches,
// words of the effects do. Best first: the whole name, its beginning, the
// beginning of a word, anywhere.
func Find(box *duel.Box, query string) []duel.CardID {
	var out []duel.CardID
	for _, h := range find(box, query) {
		out = append(out, h.id)
	}
	return out
}

// hit is a card that matches, and how well.
type hit struct {
	id   duel.CardID
	rank text.Rank
}

func find(box *duel.Box, query string) []hit {
	want := text.Fold(query)
	if want == "" {
		return nil
	}
	var hits []hit
	for i := 1; i < len(box.Cards); i++ {
		card := &box.Cards[i]
		if rank := text.MatchWords(card.Name, card.ID, want); rank < text.NoMatch {
			hits = append(hits, hit{duel.CardID(i), rank})
		}
	}
	if len(hits) == 0 {
		for i := 1; i < len(box.Cards); i++ {
			card := &box.Cards[i]
			if text.MatchWords(card.Text, "", want) < text.NoMatch {
				hits = append(hits, hit{duel.CardID(i), text.NoMatch})
			}
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return int(a.rank) - int(b.rank) })
	return hits
}

// Pick is the one card a player means: the only one whose name matches, or
// matches best. The error is a *rules.Problem that lists the candidates.
func Pick(c *Words, query string) (duel.CardID, error) {
	return pick(c, query, find(c.Box, query))
}

// PickAmong is the one card of a set a player means, by its number in the list of
// them or by a few letters of its name.
func PickAmong(c *Words, query string, among duel.CardSet) (duel.CardID, error) {
	var hits []hit
	n := 0
	for id := among.Next(0); id != duel.NoCard; id = among.Next(id) {
		if n++; query == strconv.Itoa(n) {
			return id, nil
		}
	}
	for _, h := range find(c.Box, query) {
		if among.Has(h.id) {
			hits = append(hits, h)
		}
	}
	return pick(c, query, hits)
}

// pick is the best of some hits, if one is better than all others.
func pick(c *Words, query string, hits []hit) (duel.CardID, error) {
	if len(hits) == 0 || hits[0].rank == text.NoMatch {
		return duel.NoCard, rules.Refuse("", "no-such-card", rules.Text("card", query))
	}
	if len(hits) == 1 || hits[0].rank < hits[1].rank {
		return hits[0].id, nil
	}
	var names []string
	for _, h := range hits[:min(len(hits), 6)] {
		names = append(names, c.Card(h.id))
	}
	return duel.NoCard, rules.Refuse("", "card-unclear", rules.Text("card", query), rules.Text("list", strings.Join(names, ", ")))
}

// PickMonster is the monster a player means by a few letters of its name.
func PickMonster(c *Words, query string) (duel.MonsterID, error) {
	var names []string
	found, hits := duel.MonsterID(0), 0
	for i := range c.Box.Monsters {
		m := &c.Box.Monsters[i]
		names = append(names, c.Words(m.Name))
		if text.MatchWords(m.Name, m.ID, text.Fold(query)) <= text.WordBegins {
			found, hits = duel.MonsterID(i), hits+1
		}
	}
	if hits != 1 {
		return 0, rules.Refuse("", "monster-unclear", rules.Text("monster", query), rules.Text("list", strings.Join(names, ", ")))
	}
	return found, nil
}

// CardText is a card in full: name in both languages, cost, kind, token, effect
// and rulings.
func CardText(c *Words, id duel.CardID) []string {
	card := &c.Box.Cards[id]
	kind := "kind.discard"
	if card.Keep {
		kind = "kind.keep"
	}
	out := []string{c.Say("card.head", rules.Text("name", c.Words(card.Name)), rules.Text("other", c.Other(card.Name)),
		rules.Num("cost", int(card.Cost)), rules.ID(rules.ArgKey, "kind", kind))}
	if card.Token != "" {
		out = append(out, "  "+c.Say("card.token", rules.ID(rules.ArgToken, "token", card.Token), rules.Text("spaces", tokenSpaces(c, card.Token))))
	}
	out = append(out, "  "+c.Words(card.Text))
	for _, r := range card.Rulings {
		if c.Two && strings.Contains(r[rules.English], "Autobot") { // not at this table
			continue
		}
		out = append(out, "  - "+c.Words(r))
	}
	return out
}

// tokenSpaces is what the spaces of a token give: "heart 1, damage 2, heart 1".
func tokenSpaces(c *Words, name string) string {
	id, ok := c.Box.Token(name)
	if !ok {
		return ""
	}
	var list []string
	for _, b := range c.Box.Tokens[id].Spaces {
		list = append(list, c.Say("bonus."+b.Kind.String(), rules.Num("n", int(b.N))))
	}
	return strings.Join(list, ", ")
}
