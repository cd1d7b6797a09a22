package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// This file reads the numbers of cards and tiles.

// adds reads what a card or tile adds to its owner's every turn.
func (c *check) adds(what string, s rules.Scalar, a *Adds) {
	word, num, _ := strings.Cut(s.S, " ")
	n, err := strconv.Atoi(num)
	to, low, high := (*int8)(nil), 1, 2
	switch word {
	case "smash":
		to = &a.Smashes
	case "die":
		to = &a.Dice
	case "roll":
		to = &a.Rolls
	case "discount":
		to = &a.Discount
	case "limit":
		to, low, high = &a.Limit, StartHearts+1, MostHearts
	}
	switch {
	case to == nil || err != nil || n < low || n > high:
		c.Add(s.Line, "%s: adds %q; want smash N, die N, roll N or discount N (1 or 2), or limit N (%d to %d)",
			what, s.S, StartHearts+1, MostHearts)
	case *to != 0:
		c.Add(s.Line, "%s: adds %s twice", what, word)
	default:
		*to = int8(n)
	}
}

// verbForms are the forms of an effect, N standing for its number.
var verbForms = [...]string{
	GainPoints: "gain N points", GainEnergy: "gain N energy", GainHearts: "gain N hearts", LoseHearts: "lose N hearts",
	OthersHearts: "others lose N hearts", OthersPoints: "others lose N points",
	AllHearts: "all lose N hearts", AllPoints: "all lose N points", AnotherTurn: "take another turn",
	Pay: "pay N energy", Carry: "carry N", Count: "count N smashes", Revive: "revive N hearts", Rival: "hurt N",
}

// effects reads numbers; one that cannot be read is a fault and left out.
func (c *check) effects(what string, list []rules.Scalar) (out []Effect) {
	rules.Verbs(c.Faults, what, list, verbForms[:], func(v Verb, n, _ int8) { out = append(out, Effect{v, n}) })
	return out
}
