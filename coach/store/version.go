package store

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"sync"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Rules is the version of the solved game. It is raised when a rule that the solver
// reads changes in a way Fingerprint does not notice.
const Rules = 2 // 2: Alienoid may leave out the "+1" (D2)

// Fingerprint is a hash of what the program does at every roll of six dice: what Autobot
// keeps (A1-A3) with some deficits and either marker closer, and what dice pull and give
// (D2, A4, A5). Tables written by a program with another one are not read.
var Fingerprint = sync.OnceValue(func() uint64 {
	h := fnv.New64a()
	var b []byte
	number := func(ns ...int) {
		for _, n := range ns {
			b = binary.AppendVarint(b, int64(n))
		}
	}
	dice := lattice.Of(6)
	for _, roll := range dice.Sets[dice.FirstRoll():] {
		for _, deficit := range [...]int8{0, 1, 2, 4} {
			tally := autobot.Count(roll, int(deficit))
			number(tally.Damage, tally.Hearts, tally.Fame, tally.Destruction, tally.Energy)
			decide(roll, deficit, number)
		}
		h.Write(b)
		b = b[:0]
	}
	for n := range rules.MaxDice + 1 {
		number(duel.Pulls(n))
	}
	number(int(duel.Victory), duel.MaxDiceTokens)
	h.Write(b)
	return h.Sum64()
})

// decide writes what Autobot keeps of a roll, by roll and by which marker is closer.
func decide(roll rules.Roll, deficit int8, number func(...int)) {
	for n := int8(1); n <= 2; n++ { // the third roll stays as it is
		for fame := duel.Spot(-2); fame <= 2; fame += 2 {
			d := autobot.Decide(&duel.Situation{Dice: roll, Roll: n, Deficit: deficit, Fame: fame})
			if d.Ask {
				number(1)
			}
			number(int(d.Chosen))
			for _, k := range d.Keep {
				number(int(k))
			}
		}
	}
}

// near is how far the sum of a turn may be from what the table has for it. Tables are
// exact to 1e-9; whatever changes the game changes a value by more than this.
const near = 1e-6

// holds says whether a table agrees with the program on a few of the human's turns: a
// table of other rules does not.
func holds(t *core.Table) bool {
	m := t.Matchup()
	turn := core.NewTurn(t)
	for _, at := range [...]struct{ fame, destruction int8 }{{0, 0}, {5, -2}, {-4, 4}} {
		p := core.Position{Hearts: m.Hearts, Fame: at.fame, Destruction: at.destruction, Turn: duel.You}
		p.Hearts[duel.Rival] = (p.Hearts[duel.Rival] + 1) / 2
		turn.Begin(p, 6)
		if !(math.Abs(turn.Win()-t.Win(p)) < near) {
			return false
		}
	}
	return true
}
