package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// sorts are the ways in which the number of power symbols matters when rolls that resolve alike are
// counted as one.
type sorts uint8

const (
	irrelevant sorts = iota // it does not matter
	each                    // every symbol counts
	pairs                   // every pair counts
	charging                // the symbols become energy (Cyber Kitty)
)

// sort returns how power symbols count for the human's monster.
func (x *search) sort() sorts {
	switch {
	case x.m.Power == core.Gigazaur, x.king && !x.plain:
		return pairs
	case x.m.Power == core.Alienoid:
		return irrelevant // the symbols it adds replace it
	case x.m.Power != core.NoPower:
		return each
	case x.kitty:
		return charging
	}
	return irrelevant
}

// alike returns what all rolls that resolve alike have in common if no card looks at the dice. It
// leaves out fewer than three fame or destruction (D2), and power symbols that do nothing. Its
// counts are not dice: two rolls resolve alike if it returns the same for both.
func (x *search) alike(s *duel.State, dice rules.Roll, power sorts) rules.Roll {
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if duel.Pulls(int(dice[f])) == 0 {
			dice[f] = 0
		}
	}
	n := dice[duel.Power]
	switch power {
	case irrelevant:
		n = 0
	case pairs:
		n /= 2
	case charging:
		// Groups of 3 symbols gain twice, groups of 2 once: n symbols gain 2n/3 times, rounded down (D2).
		dice[duel.Energy] += 2 * n / 3 * duel.KittyEnergy
		n = 0
	case each:
		if x.m.Power == core.Penguin {
			n = min(n, max(0, duel.MaxDiceTokens-s.Sides[x.me].Dice))
		} else if dice[duel.Claw] == 0 && x.rules.Symbols(s, duel.Claw) == 0 {
			n = 0 // Meka Dragon multiplies nothing
		}
	}
	dice[duel.Power] = n
	return dice
}

// added returns the worth of a table once Alienoid has stopped rolling (O3), with the best symbols
// added. They count like dice if no card looks at the roll.
func (x *search) added(s *duel.State, left int8, from rules.Face) worth {
	use, n := int8(2), int8(1)
	switch {
	case left < use:
		return x.stopped(s, irrelevant)
	case left%3 == 0:
		use, n, from = 3, 2, duel.Claw // two of one symbol: not to be confused with two uses
	}
	o := options{among: x.among()}
	x.addedBy(s, left, from, use, n, &o)
	if use == 3 { // without the "+1"
		x.addedBy(s, left, from, 2, 1, &o)
	}
	return o.worth()
}

// addedBy tries each face from one on as the one that a use of the power adds n of. The use takes use power symbols.
func (x *search) addedBy(s *duel.State, left int8, from rules.Face, use, n int8, o *options) {
	last := duel.Destruction
	if s.Sides[x.me].Keep&x.named.speaking.Looking != 0 {
		last = duel.Power // counts only for such cards
	}
	for f := from; f <= last; f++ {
		s.Turn.Added[f] += n
		s.Turn.Powers += use
		o.add(x.added(s, left-use, f))
		s.Turn.Powers -= use
		s.Turn.Added[f] -= n
	}
}
