package core_test

import (
	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has Autobot's turn of the book.

// robot is Autobot's turn.
type robot struct {
	*book
	start pile
	dice  int
	final map[int]float64
	mean  map[[3]int]float64
}

// neither means no symbol yet (A2).
const neither = rules.Face(rules.NumFaces)

// robot returns Autobot's turn at a position, with a number of dice.
func (b *book) robot(p core.Position, dice int) *robot {
	r := &robot{book: b, dice: dice, final: map[int]float64{}, mean: map[[3]int]float64{}}
	b.ends = map[pile]float64{}
	r.start = pile{hearts: [2]int{int(p.Hearts[0]), int(p.Hearts[1])}, fame: int(p.Fame), destruction: int(p.Destruction), energy: int(p.Energy), tokens: int(p.Dice)}
	return r
}

// autobot returns the value of Autobot's turn with a number of dice.
func (b *book) autobot(p core.Position, dice int) float64 {
	return b.robot(p, dice).roll(rules.Roll{}, 1, neither)
}

// roll throws what is not kept, for the first, second or third time; symbol is the face that
// Autobot collects, or neither.
func (r *robot) roll(keep rules.Roll, number int, symbol rules.Face) float64 {
	key := [3]int{hand(keep), number, int(symbol)}
	sum, known := r.mean[key]
	if known {
		return sum
	}
	for _, t := range thrown[r.dice-keep.Total()] {
		sum += t.chance * r.lie(keep.Plus(t.roll), number, symbol)
	}
	r.mean[key] = sum
	return sum
}

// lie does what Autobot does with the present dice (A1 to A3).
func (r *robot) lie(dice rules.Roll, number int, symbol rules.Face) float64 {
	if number == 3 {
		return r.resolve(dice)
	}
	f, d := dice[duel.Fame], dice[duel.Destruction]
	switch {
	case symbol != neither || f+d == 0:
	case f > d || f == d && r.start.fame < r.start.destruction:
		symbol = duel.Fame
	case d > f || r.start.destruction < r.start.fame:
		symbol = duel.Destruction
	default:
		return max(r.lie(dice, number, duel.Fame), r.lie(dice, number, duel.Destruction))
	}
	var keep rules.Roll
	keep[duel.Claw] = dice[duel.Claw]
	keep[duel.Heart] = min(dice[duel.Heart], int8(r.most[1]-r.start.hearts[1]))
	if symbol != neither {
		keep[symbol] = dice[symbol]
	}
	if keep == dice {
		return r.resolve(dice)
	}
	return r.roll(keep, number+1, symbol)
}

// resolve applies A4 and A5.
func (r *robot) resolve(dice rules.Roll) float64 {
	at := hand(dice)
	if win, known := r.final[at]; known {
		return win
	}
	win := func() float64 {
		p := r.start
		if p.hearts[0] -= int(dice[duel.Claw]); p.hearts[0] <= 0 {
			return 0
		}
		p.energy += int(dice[duel.Energy]) + int(dice[duel.Power])
		for range dice[duel.Heart] {
			if p.hearts[1] < r.most[1] {
				p.hearts[1]++
			} else {
				p.energy++
			}
		}
		for _, f := range []rules.Face{duel.Fame, duel.Destruction} {
			if dice[f] < 3 {
				p.energy += int(dice[f])
				continue
			}
			for range dice[f] - 2 {
				if win, over := p.lose(f); over {
					return win
				}
			}
		}
		return r.special(p)
	}()
	r.final[at] = win
	return win
}

// lose pulls a marker one space toward Autobot.
func (p *pile) lose(f rules.Face) (win float64, over bool) {
	if f == duel.Fame {
		p.fame--
	} else {
		p.destruction--
	}
	return core.Standing(p.fame, p.destruction)
}

// special applies A7: two white dice, one after the other, while there is energy for it.
func (b *book) special(p pile) float64 {
	if p.energy < b.need {
		return b.handed(p, duel.You)
	}
	if win, known := b.ends[p]; known {
		return win
	}
	sum := 0.0
	for first := range rules.Face(rules.NumFaces) {
		for second := range rules.Face(rules.NumFaces) {
			sum += b.white(p, [2]rules.Face{first, second}) / 36
		}
	}
	b.ends[p] = sum
	return sum
}

// white plays one throw of the white dice.
func (b *book) white(p pile, dice [2]rules.Face) float64 {
	p.energy -= b.need
	for _, now := range []rules.Face{duel.Fame, duel.Destruction, duel.Claw, duel.Heart, duel.Energy, duel.Power} {
		for _, f := range dice {
			switch {
			case f != now:
			case f == duel.Fame || f == duel.Destruction:
				if win, over := p.lose(f); over {
					return win
				}
			case f == duel.Claw:
				if p.hearts[0]--; p.hearts[0] == 0 {
					return 0
				}
			case f == duel.Heart && p.hearts[1] < b.most[1]:
				p.hearts[1]++
			default:
				p.energy++
			}
		}
	}
	return b.special(p)
}
