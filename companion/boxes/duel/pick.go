package duel

import (
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// candidates returns the cards that a player's word may mean.
func candidates(box *duel.Box) []cards.Candidate[duel.CardID] {
	var out []cards.Candidate[duel.CardID]
	for i := 1; i < len(box.Cards); i++ {
		out = append(out, cards.Candidate[duel.CardID]{Is: duel.CardID(i), ID: box.Cards[i].ID, Name: box.Cards[i].Name})
	}
	return out
}

// pick returns the one card that a player means (cards.Pick).
func pick(c *phrases.Names, query string) (duel.CardID, error) {
	return cards.Pick(c.Catalogue, candidates(c.Box), query)
}

// pickAmong returns the one card of a set that a player means, by its number in the list
// or by a few letters of its name.
func pickAmong(c *phrases.Names, query string, among duel.CardSet) (duel.CardID, error) {
	n := 0
	for id := among.Next(0); id != duel.NoCard; id = among.Next(id) {
		if n++; query == strconv.Itoa(n) {
			return id, nil
		}
	}
	return cards.Pick(c.Catalogue, candidates(c.Box), query, among.Has)
}

// PickMonster returns the monster that a player means (cards.PickMonster).
func PickMonster(c *phrases.Names, query string) (duel.MonsterID, error) {
	var all []cards.Candidate[duel.MonsterID]
	for i, m := range c.Box.Monsters {
		all = append(all, cards.Candidate[duel.MonsterID]{Is: duel.MonsterID(i), ID: m.ID, Name: m.Name})
	}
	return cards.PickMonster(c.Catalogue, all, query)
}

// cardID returns the id of the one card that a player means; "?" and "-" stay as they are.
func cardID(w *phrases.Names, query string) (string, error) {
	if query == "?" || query == "-" {
		return query, nil
	}
	id, err := pick(w, query)
	return w.Box.CardName(id), err
}

// rowNamed reads three cards separated by commas, or by spaces if each is one word;
// "?" is an unnamed card, "-" an empty slot.
func rowNamed(c *phrases.Names, words string) (row [3]duel.CardID, err error) {
	ids, err := wording.Cards(wording.Parts(words), func(query string) (string, error) { return cardID(c, query) })
	if err == nil && len(ids) != len(row) {
		err = rules.Refuse("S2", "row-three", rules.Num("have", len(ids)))
	}
	if err != nil {
		return row, err
	}
	for i, id := range ids {
		if row[i], _ = c.Box.Card(id); id == "?" {
			row[i] = duel.Unnamed
		}
	}
	return row, nil
}

// cost returns what a card would cost the player who buys now, in a slot of the row, from 1, or as the card asked for.
func (g *game) cost(place int, card string) (out companion.Cost) {
	v, t := g.speak(), g.Now()
	s := &t.State
	id, known := v.Rules.Box.Card(card)
	if q, open := t.Open(); place == 0 && open && q.Names() {
		place = int(q.N)
	}
	if !known || place == 0 || s.Autobot() || s.Turn.Phase != duel.PhaseBuy && !v.Rules.LabOpen(s) {
		return out
	}
	at := *s
	at.Row[place-1] = id
	buyer := s.Turn.Active
	out = companion.Cost{Buys: true, Price: int(v.Rules.Price(&at, int8(place))), Have: int(s.Sides[buyer].Energy)}
	if v.Two || v.Players[buyer] != "" {
		out.Who = v.Name(t, buyer)
	}
	return out
}

// PickPairs returns the pairs of monsters that typed words ask for, the human's first: one
// pair, a monster against each of the others or, without words, all pairs. Names may have
// several words.
func PickPairs(c *phrases.Names, words []string) (out [][2]duel.MonsterID, err error) {
	monsters, err := pickTwo(c, words)
	switch {
	case err != nil:
		return nil, err
	case len(monsters) == 2 && monsters[0] == monsters[1]:
		return nil, rules.Refuse("S1", "monster-taken", rules.Text("monster", c.Monster(monsters[0])))
	case len(monsters) == 2:
		return [][2]duel.MonsterID{{monsters[0], monsters[1]}}, nil
	}
	for you := range duel.MonsterID(len(c.Box.Monsters)) {
		for rival := range duel.MonsterID(len(c.Box.Monsters)) {
			if you != rival && (len(monsters) == 0 || monsters[0] == you) {
				out = append(out, [2]duel.MonsterID{you, rival})
			}
		}
	}
	return out, nil
}

// pickTwo reads none, one or two monsters.
func pickTwo(c *phrases.Names, words []string) ([]duel.MonsterID, error) {
	if len(words) == 0 {
		return nil, nil
	}
	one, err := PickMonster(c, strings.Join(words, " "))
	if err == nil {
		return []duel.MonsterID{one}, nil
	}
	for i := 1; i < len(words); i++ {
		you, errYou := PickMonster(c, strings.Join(words[:i], " "))
		rival, errRival := PickMonster(c, strings.Join(words[i:], " "))
		switch {
		case errYou == nil && errRival == nil:
			return []duel.MonsterID{you, rival}, nil
		case len(words) == 2 && errYou != nil:
			err = errYou
		case len(words) == 2:
			err = errRival
		}
	}
	return nil, err
}
