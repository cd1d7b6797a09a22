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
var verbForms = []struct {
	form string
	verb Verb
}{
	{"gain N points", GainPoints}, {"gain N energy", GainEnergy}, {"gain N hearts", GainHearts}, {"lose N hearts", LoseHearts},
	{"others lose N hearts", OthersHearts}, {"others lose N points", OthersPoints},
	{"all lose N hearts", AllHearts}, {"all lose N points", AllPoints}, {"take another turn", AnotherTurn},
	{"pay N energy", Pay}, {"carry N", Carry}, {"count N smashes", Count}, {"revive N hearts", Revive}, {"hurt N", Rival},
}

// effects reads numbers; one that cannot be read is a fault and left out.
func (c *check) effects(what string, list []rules.Scalar) []Effect {
	var out []Effect
next:
	for _, s := range list {
		forms := make([]string, len(verbForms))
		for i, v := range verbForms {
			if n, ok := matchForm(v.form, s.S); ok {
				out = append(out, Effect{v.verb, n})
				continue next
			}
			forms[i] = v.form
		}
		c.Add(s.Line, "%s: cannot read %q; want one of, with N from 1 to 20: %s", what, s.S, strings.Join(forms, ", "))
	}
	return out
}

// matchForm fits a text against a form, word by word; the number is 0 where the
// form has none.
func matchForm(form, s string) (int8, bool) {
	want, have := strings.Fields(form), strings.Fields(s)
	if len(want) != len(have) {
		return 0, false
	}
	number := 0
	for i, w := range want {
		if w != "N" {
			if w != have[i] {
				return 0, false
			}
			continue
		}
		n, err := strconv.Atoi(have[i])
		if err != nil || n < 1 || n > 20 {
			return 0, false
		}
		number = n
	}
	return int8(number), true
}
