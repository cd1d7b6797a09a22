package solve

import (
	"slices"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has what a resolved roll of the player may do (D2, O3, O6). A power gives a choice
// among several effects.

// effect is one possible result of the player's roll.
type effect struct {
	damage int8 // to Autobot
	hearts int8 // gained at most
	tokens int8 // gained at most (Space Penguin)
	pulls  core.Pulls
}

// plain returns what a roll does without its power.
func plain(roll rules.Roll) effect {
	return effect{damage: roll[duel.Claw], hearts: roll[duel.Heart], pulls: core.Pulls{
		Fame: int8(duel.Pulls(int(roll[duel.Fame]))), Destruction: int8(duel.Pulls(int(roll[duel.Destruction])))}}
}

// effects returns everything a roll may do. The power may be declined (D2).
func effects(p core.Power, roll rules.Roll) (all []effect) {
	e, symbols := plain(roll), roll[duel.Power]
	switch p {
	case core.Alienoid:
		return alienoid(roll, symbols, nil)
	case core.Gigazaur:
		for f := range symbols/2 + 1 {
			for d := range symbols/2 - f + 1 {
				e.pulls.SingleFame, e.pulls.SingleDestruction = f, d
				all = append(all, e)
			}
		}
		return all
	case core.Meka:
		if symbols >= 2 && e.damage > 0 {
			all = append(all, e)
			e.damage *= symbols
		}
	case core.Penguin:
		e.tokens = symbols
	}
	return append(all, e)
}

// alienoid adds symbols (O3): two power symbols add one, three add two of the same (D2). If the
// rest is divisible by three, a three or a two comes next, otherwise a two; no other order adds
// anything more. Adding energy or power does nothing.
func alienoid(roll rules.Roll, left int8, all []effect) []effect {
	if declined := plain(roll); !slices.Contains(all, declined) {
		all = append(all, declined)
	}
	if left < 2 {
		return all
	}
	for f := duel.Claw; f <= duel.Destruction; f++ {
		more := roll
		more[f]++
		all = alienoid(more, left-2, all)
		if left%3 == 0 {
			more[f]++
			all = alienoid(more, left-3, all)
		}
	}
	return all
}
