// Package autobot decides for Autobot, the solo opponent of King of Tokyo Duel: which dice it keeps and rerolls
// (rules A1 to A3), and why. It also predicts how Autobot resolves its dice (A4 to A8). It knows the rules of Duel,
// but no log, file or screen.
package autobot

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// LastRoll is the roll after which all dice count (D1).
const LastRoll = 3

// Decide is A1-A3: what Autobot keeps of the dice on the table. It is a pure
// function. After the last roll, it keeps everything. If Ask is set, the human must
// choose the symbol first (A2, level), and nothing else is decided yet.
func Decide(s *duel.Situation) duel.Decision {
	if s.Roll >= LastRoll {
		return duel.Decision{Keep: s.Dice, Chosen: s.Chosen}
	}
	chosen, ask, _ := Symbol(s)
	if ask {
		return duel.Decision{Ask: true}
	}
	var keep rules.Roll
	keep[duel.Claw] = s.Dice[duel.Claw]
	keep[duel.Heart] = min(s.Dice[duel.Heart], max(0, s.Deficit))
	if chosen != duel.NoSymbol {
		keep[chosen.Face()] = s.Dice[chosen.Face()]
	}
	return duel.Decision{Keep: keep, Reroll: s.Dice.Minus(keep), Chosen: chosen}
}

// Symbol is A2: the symbol that Autobot collects, or whether the human must choose it, and the key of the reason.
func Symbol(s *duel.Situation) (sym duel.Symbol, ask bool, why string) {
	fame, destruction := s.Dice[duel.Fame], s.Dice[duel.Destruction]
	switch {
	case s.Chosen != duel.NoSymbol:
		return s.Chosen, false, "why-chosen"
	case fame > destruction:
		return duel.FameSymbol, false, "why-fame-more"
	case destruction > fame:
		return duel.DestructionSymbol, false, "why-destruction-more"
	case fame == 0:
		return duel.NoSymbol, false, ""
	case s.Fame < s.Destruction:
		return duel.FameSymbol, false, "why-fame-closer"
	case s.Destruction < s.Fame:
		return duel.DestructionSymbol, false, "why-destruction-closer"
	case s.Tie != duel.NoSymbol:
		return s.Tie, false, "why-tie-yours"
	}
	return duel.NoSymbol, true, "why-tie-ask"
}

// A Tally is what a resolved roll does if no card or token affects it (A4, A5).
type Tally struct {
	Damage      int // claws
	Hearts      int // gained
	Fame        int // spaces
	Destruction int // spaces
	Energy      int // energy and power dice, and useless ones
}

// Count resolves a roll for an Autobot with a deficit of hearts.
func Count(dice rules.Roll, deficit int) Tally {
	t := Tally{
		Damage:      int(dice[duel.Claw]),
		Hearts:      min(int(dice[duel.Heart]), max(0, deficit)),
		Fame:        duel.Pulls(int(dice[duel.Fame])),
		Destruction: duel.Pulls(int(dice[duel.Destruction])),
		Energy:      int(dice[duel.Energy]) + int(dice[duel.Power]),
	}
	t.Energy += int(dice[duel.Heart]) - t.Hearts
	for _, f := range [...]rules.Face{duel.Fame, duel.Destruction} {
		if n := int(dice[f]); duel.Pulls(n) == 0 {
			t.Energy += n
		}
	}
	return t
}

// NewRules returns the rules of a box with this Autobot.
func NewRules(box *duel.Box) *duel.Rules {
	return duel.New(box, func(s duel.Situation) duel.Decision { return Decide(&s) })
}
