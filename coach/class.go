package coach

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// sorts are the ways in which the number of power symbols matters, when rolls that resolve alike are
// counted as one.
type sorts uint8

const (
	idle     sorts = iota // it does not matter
	each                  // every symbol counts
	pairs                 // every pair counts
	charging              // the symbols become energy (Cyber Kitty)
)

// sort says how power symbols count for the human's monster.
func (x *search) sort(s *duel.State) sorts {
	switch {
	case x.m.Power == core.Gigazaur, x.king && !x.plain:
		return pairs
	case x.m.Power == core.Alienoid:
		return idle // what it adds stands in for it
	case x.m.Power != core.NoPower:
		return each
	case x.kitty:
		return charging
	}
	return idle
}

// alike stands for all rolls that resolve alike where no card looks at the dice: it leaves out fewer
// than three fame or destruction (D2) and the power symbols that do nothing. Its counts are no dice:
// two rolls resolve alike if they have the same one.
func (x *search) alike(s *duel.State, dice rules.Roll, power sorts) rules.Roll {
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if duel.Pulls(int(dice[f])) == 0 {
			dice[f] = 0
		}
	}
	n := dice[duel.Power]
	switch power {
	case idle:
		n = 0
	case pairs:
		n /= 2
	case charging:
		dice[duel.Energy] += n / 2 * duel.KittyEnergy
		if n > 2 && n%2 == 1 {
			dice[duel.Energy] += duel.KittyEnergy
		}
		n = 0
	case each:
		if x.m.Power == core.Penguin {
			n = min(n, max(0, duel.MaxDiceTokens-s.Sides[duel.You].Dice))
		} else if dice[duel.Claw] == 0 && x.rules.Symbols(s, duel.Claw) == 0 {
			n = 0 // Meka Dragon multiplies nothing
		}
	}
	dice[duel.Power] = n
	return dice
}

// added is the chance once Alienoid has stopped rolling (O3): with the best symbols added, which
// count like dice where no card looks at the roll.
func (x *search) added(s *duel.State, left int8, from rules.Face) float64 {
	use, n := int8(2), int8(1)
	switch {
	case left < use:
		return x.stopped(s, idle)
	case left == 3:
		use, n, from = 3, 2, duel.Claw // two of one symbol: not to be confused with two uses
	}
	best := x.addedBy(s, left, from, use, n)
	if left == 3 { // the "+1" left out
		best = max(best, x.addedBy(s, left, from, 2, 1))
	}
	return best
}

// addedBy is added after one use of the power, which takes so many symbols and adds n of the best
// face from a face on.
func (x *search) addedBy(s *duel.State, left int8, from rules.Face, use, n int8) float64 {
	best, last := 0.0, duel.Destruction
	if s.Sides[duel.You].Keep&x.named.speaking.Looking != 0 {
		last = duel.Power // counts for such cards alone
	}
	for f := from; f <= last; f++ {
		s.Turn.Added[f] += n
		s.Turn.Powers += use
		best = max(best, x.added(s, left-use, f))
		s.Turn.Powers -= use
		s.Turn.Added[f] -= n
	}
	return best
}
