package solve

import (
	"slices"

	"kingoftokyo/coach/core"
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

// counts are numbers of dice by class.
type counts [numClasses]int8

// The classes of faces. Energy, and every face that can do nothing (more), is blank.
const (
	claw = iota
	heart
	fame
	destruction
	power
	blank
	numClasses
)

// plain returns what a roll does without its power.
func plain(c counts) effect {
	return effect{damage: c[claw], hearts: c[heart],
		pulls: core.Pulls{Fame: int8(duel.Pulls(int(c[fame]))), Destruction: int8(duel.Pulls(int(c[destruction])))}}
}

// effects appends everything a roll may do. The power may be declined (D2).
func effects(p core.Power, c counts, buf []effect) []effect {
	switch p {
	case core.Alienoid:
		return alienoid(c, c[power], buf)
	case core.Gigazaur:
		e, uses := plain(c), c[power]/2
		for f := range uses + 1 {
			for d := range uses - f + 1 {
				e.pulls.SingleFame, e.pulls.SingleDestruction = f, d
				buf = append(buf, e)
			}
		}
		return buf
	case core.Meka:
		e := plain(c)
		buf = append(buf, e)
		if n := c[power]; n >= 2 && e.damage > 0 {
			e.damage *= n
			buf = append(buf, e)
		}
		return buf
	case core.Penguin:
		e := plain(c)
		e.tokens = c[power]
		return append(buf, e)
	}
	return append(buf, plain(c))
}

// alienoid adds symbols (O3): two power symbols add one, three add two of the same (D2). If the
// rest is divisible by three, a three or a two comes next, otherwise a two; no other order adds
// anything more. Adding energy or power does nothing.
func alienoid(c counts, left int8, buf []effect) []effect {
	if declined := plain(c); !slices.Contains(buf, declined) {
		buf = append(buf, declined)
	}
	if left < 2 {
		return buf
	}
	for class := claw; class <= destruction; class++ {
		more := c
		more[class]++
		buf = alienoid(more, left-2, buf)
		if left%3 == 0 {
			more[class]++
			buf = alienoid(more, left-3, buf)
		}
	}
	return buf
}
