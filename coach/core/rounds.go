package core

import (
	"math"
	"slices"
)

// This file is one round of the solver: Autobot's turns, the human's, and what the
// best choices lead to.

// bots fills due and bot from you.
func (s *solver) bots(v *values) {
	s.split(s.groups(), piece, func(_ *worker, first, last int) {
		for i := first; i < last; i++ {
			copy(v.due[i][:s.need], v.you[i][:])
		}
	})
	for level := range surplus {
		s.split(s.blocks(), 1, func(w *worker, block, _ int) { w.bot.powers(v, block, level) })
	}
	s.split(s.blocks(), 1, func(w *worker, block, _ int) { w.bot.dice(v, block, s.ties) })
}

// sample is the energy of Autobot's whose best keeps stand for all.
const sample = 2

// humans works the human's turns out at some energies, and returns the greatest
// change. Where sample is among them it notes what the best keeps lead to.
func (s *solver) humans(energies ...int) float64 {
	for _, w := range s.workers {
		w.residual = 0
	}
	s.split(s.blocks(), 1, func(w *worker, block, _ int) {
		first, g := s.hearts(block)
		for g.pair = 0; g.pair < numPairs; g.pair += len(lanes{}) {
			for _, e := range energies {
				s.turn(w, first, g, e)
			}
		}
	})
	residual := 0.0
	for _, w := range s.workers {
		residual = max(residual, w.residual)
	}
	return residual
}

// turn works out four turns that differ in the markers alone, from g.pair on.
func (s *solver) turn(w *worker, first int, g group, e int) {
	var best lanes
	var spent [4]int
	for n := range g.tokens + 1 {
		left := g
		left.tokens -= n
		c, sc := s.courses[left.tokens][n], w.scratch[left.tokens][n]
		s.outcomes(c, s.v, left, e, sc.out)
		x := c.back(sc, e == sample)
		for k := range x {
			if x[k] > best[k] {
				best[k], spent[k] = x[k], n
			}
		}
	}
	count := min(len(best), numPairs-g.pair)
	for k, x := range best[:count] {
		at := first + g.pair + k
		r := x - s.v.you[at][e]
		s.rest[at][e] = r
		w.residual = max(w.residual, math.Abs(r))
	}
	if e == sample {
		s.note(w, first/numPairs, g, spent, count)
	}
}

// outcomes fills out with the win probability of every effect at four groups, from
// g.pair on; g.tokens are those left when the dice are thrown.
func (s *solver) outcomes(c *course, v *values, g group, e int, out []lanes) {
	end := s.end(0)
	for k := range c.effects {
		x := &c.effects[k]
		if int(x.damage) >= g.bot {
			out[k] = lanes{1, 1, 1, 1}
			continue
		}
		base, moves, o := s.after(g, x), c.moves[k], &out[k]
		for l := range o {
			to := int(moves[min(g.pair+l, numPairs-1)])
			i := base + to
			if to < 0 {
				i = end - to
			}
			o[l] = v.bot[i][e]
		}
	}
}

// links say where the turns of a block lead under the keeps that are best at the
// energy sample. The other energies share them, and rare steps are left out: they
// only have to be a good guess of the derivative.
type links struct {
	list []link
	last [numPairs]int32 // where the links of a group end
}

// link is a step that a turn may come to.
type link struct {
	step   uint16
	chance float32
}

// rare is below which chance a step is left out.
const rare = 1e-3

// note works out the links of four groups with the dice tokens spent there.
func (s *solver) note(w *worker, block int, g group, spent [4]int, count int) {
	clear(w.row)
	for n := range g.tokens + 1 {
		if !slices.Contains(spent[:count], n) {
			continue
		}
		c, sc := s.courses[g.tokens-n][n], w.scratch[g.tokens-n][n]
		c.flow(sc)
		numbers := s.steps.number[c]
		for k := range c.effects {
			if int(c.effects[k].damage) >= g.bot {
				continue
			}
			moves, row := c.moves[k], &w.row[numbers[k]]
			for l := range count {
				if moves[g.pair+l] >= 0 && spent[l] == n {
					row[l] += sc.ends[k][l]
				}
			}
		}
	}
	b := &s.links[block]
	if g.pair == 0 {
		b.list = b.list[:0]
	}
	for l := range count {
		b.add(w.row, g.pair+l, l)
	}
}

// add appends the links of one group. The chance of what is left out goes to its
// likeliest step.
func (b *links) add(row []lanes, pair, l int) {
	from, likeliest, rest := len(b.list), -1, 0.0
	for k := range row {
		switch x := row[k][l]; {
		case x < rare:
			rest += x
		default:
			if likeliest < 0 || float32(x) > b.list[likeliest].chance {
				likeliest = len(b.list)
			}
			b.list = append(b.list, link{uint16(k), float32(x)})
		}
	}
	if likeliest >= from {
		b.list[likeliest].chance += float32(rest)
	}
	b.last[pair] = int32(len(b.list))
}

// jacobian is what a change of the values before the human's turns does to them, with
// every choice as it was noted last.
func (s *solver) jacobian(x, to []lanes) {
	s.d.you = x
	s.bots(s.d)
	s.split(s.blocks(), 1, func(w *worker, block, _ int) { s.apply(w, s.d, block, to) })
}

// apply fills a block of to with the mean of v.bot over the rows.
func (s *solver) apply(w *worker, v *values, block int, to []lanes) {
	first, g := s.hearts(block)
	base := w.base
	for k, st := range s.steps.list {
		base[k] = 0 // no link has such a step
		if int(st.damage) < g.bot {
			base[k] = s.at(min(g.you+int(st.hearts), s.you), g.bot-int(st.damage)) + int(st.tokens)*s.block
		}
	}
	links, from := &s.links[block], int32(0)
	for pair := range numPairs {
		var sum lanes
		spots, last := s.steps.to[pair], links.last[pair]
		for _, l := range links.list[from:last] {
			p, x := float64(l.chance), &v.bot[base[l.step]+int(spots[l.step])]
			sum[0] += p * x[0]
			sum[1] += p * x[1]
			sum[2] += p * x[2]
			sum[3] += p * x[3]
		}
		from = last
		if s.need < len(sum) {
			sum[3] = 0
		}
		to[first+pair] = sum
	}
}

// evaluate guesses rest at the energies that were not worked out: the links' mean,
// plus what they leave out at sample.
func (s *solver) evaluate() {
	s.split(s.blocks(), 1, func(w *worker, block, _ int) {
		first := block * numPairs
		s.apply(w, s.v, block, s.guess)
		for i := first; i < first+numPairs; i++ {
			x, r, v := &s.guess[i], &s.rest[i], &s.v.you[i]
			wins := r[sample] + v[sample] - x[sample]
			for e := range s.need {
				r[e] = x[e] + wins - v[e]
			}
		}
	})
}
