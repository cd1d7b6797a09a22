package duel

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// hit is a card that matches, and how well.
type hit struct {
	id   duel.CardID
	rank text.Rank
}

// find are the cards whose name matches, best first: the whole name, its beginning, the
// beginning of a word, anywhere; where none does, those whose effect has the words.
func find(box *duel.Box, query string) []hit {
	want := text.Fold(query)
	if want == "" {
		return nil
	}
	var hits []hit
	for i := 1; i < len(box.Cards); i++ {
		card := &box.Cards[i]
		if rank := min(text.Match(card.Name.EN, want), text.Match(card.Name.FR, want), text.Match(card.ID, want)); rank < text.NoMatch {
			hits = append(hits, hit{duel.CardID(i), rank})
		}
	}
	if len(hits) == 0 {
		for i := 1; i < len(box.Cards); i++ {
			card := &box.Cards[i]
			if strings.Contains(text.Fold(card.Text.EN), want) || strings.Contains(text.Fold(card.Text.FR), want) {
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
		if min(text.Match(m.Name.EN, text.Fold(query)), text.Match(m.Name.FR, text.Fold(query)), text.Match(m.ID, text.Fold(query))) <= text.WordBegins {
			found, hits = duel.MonsterID(i), hits+1
		}
	}
	if hits != 1 {
		return 0, rules.Refuse("", "monster-unclear", rules.Text("monster", query), rules.Text("list", strings.Join(names, ", ")))
	}
	return found, nil
}
