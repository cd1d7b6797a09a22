package duel

import (
	"strings"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// PickPairs are the pairs of monsters that typed words ask for, the human's first: one
// pair, a monster against each of the others or, without words, all there are. Names may
// be of several words.
func PickPairs(c *phrases.Names, words []string) ([][2]duel.MonsterID, error) {
	monsters, err := pickTwo(c, words)
	if err != nil {
		return nil, err
	}
	if len(monsters) == 2 {
		if monsters[0] == monsters[1] {
			return nil, rules.Refuse("S1", "monster-taken", rules.Text("monster", c.Monster(monsters[0])))
		}
		return [][2]duel.MonsterID{{monsters[0], monsters[1]}}, nil
	}
	var out [][2]duel.MonsterID
	for you := range c.Box.Monsters {
		for rival := range c.Box.Monsters {
			pair := [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID(rival)}
			if you != rival && (len(monsters) == 0 || monsters[0] == pair[0]) {
				out = append(out, pair)
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
