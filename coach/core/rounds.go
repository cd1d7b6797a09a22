package core

import (
	"math"
	"slices"

	"kingoftokyo/rules/duel"
)

// This file is one round of the solver: Autobot's turns, the human's, and what the
// best choices lead to.

// bots fills due and bot from you.
func (s *solver) bots(v *values) {
	s.sweep(v, s.ties, func(n, piece int, do func(b *botScratch, first, last int)) {
		s.split(n, piece, func(w *worker, first, last int) { do(w.bot, first, last) })
	})
}

// sample is the energy of Autobot's whose best keeps stand for all in rough rounds.
const sample = 2

// look is what a round looks at.
type look struct {
	energies []int
	noted    bool    // note where all turns lead
	hot      float64 // note at least those that change by more
	complete bool    // dice tokens: look at every number spent, not only at promising ones
}

// humans works the human's turns out, and returns the greatest change.
func (s *solver) humans(l look) float64 {
	for _, w := range s.workers {
		w.residual = 0
	}
	s.split(s.blocks(), 1, func(w *worker, block, _ int) {
		old, b := &s.links[block], &w.links
		b.list = b.list[:0]
		for pair := 0; pair < numPairs; pair += len(lanes{}) {
			worst := 0.0
			for _, e := range l.energies {
				worst = max(worst, s.turn(w, block, pair, e, &l, l.noted))
			}
			w.residual = max(w.residual, worst)
			switch {
			case !l.noted && worst <= l.hot:
				b.copy(old, pair)
				continue
			case !l.noted:
				for _, e := range l.energies {
					s.turn(w, block, pair, e, &l, true)
				}
			}
			b.add(w.rows[:], l.energies, pair)
		}
		old.keep(b)
	})
	residual := 0.0
	for _, w := range s.workers {
		residual = max(residual, w.residual)
	}
	return residual
}

// turn works out four turns that differ in the markers alone, from pair on, and returns
// the greatest change.
func (s *solver) turn(w *worker, block, pair, e int, l *look, noted bool) float64 {
	first, g := s.hearts(block)
	g.pair = pair
	var best lanes
	var spent [4]int
	var worth [duel.MaxDiceTokens + 1]lanes
	promising := &s.promising[block][pair/len(lanes{})][e]
	for n := range g.tokens + 1 {
		if !l.complete && *promising>>n&1 == 0 {
			continue
		}
		left := g
		left.tokens -= n
		c, sc := s.lattices[left.tokens][n], w.scratch[left.tokens][n]
		s.outcomes(c, s.v, left, e, sc.out)
		worth[n] = c.back(sc, noted)
		for k, x := range worth[n] {
			if x > best[k] {
				best[k], spent[k] = x, n
			}
		}
	}
	*promising = 0
	count, worst := min(len(best), numPairs-g.pair), 0.0
	for k, x := range best[:count] {
		at := first + g.pair + k
		r := x - s.v.you[at][e]
		s.rest[at][e] = r
		worst = max(worst, math.Abs(r))
		for n := range g.tokens + 1 {
			if worth[n][k] > x-promise {
				*promising |= 1 << n
			}
		}
	}
	if noted {
		s.note(w, g, e, spent, count)
	}
	return worst
}

// promise is how little a number of dice tokens to spend may lose to be looked at again
// in the next round.
const promise = 3e-3

// outcomes fills out with the win probability of every effect at four groups, from
// g.pair on; g.tokens are those left when the dice are thrown.
func (s *solver) outcomes(c *turnLattice, v *values, g group, e int, out []lanes) {
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

// links say where the turns of a block lead under the best keeps. Rare steps are left
// out: they only have to be a good guess of the derivative.
type links struct {
	list []link
	last [numPairs]int32 // where the links of a group end
}

// link is a step that a turn may come to, with its chances by energy.
type link struct {
	chance [4]uint16 // of unit
	step   uint16
}

// unit is a certain step's chance.
const unit = 1<<16 - 1

// keep takes over the links of another, in no more memory than they need.
func (b *links) keep(x *links) {
	if cap(b.list) < len(x.list) {
		b.list = make([]link, 0, len(x.list)+len(x.list)/16)
	}
	b.list, b.last = append(b.list[:0], x.list...), x.last
}

// rare is below which chance a step is left out.
const rare = 2e-4

// note works out the chances of the steps of four groups with the dice tokens spent
// there.
func (s *solver) note(w *worker, g group, e int, spent [4]int, count int) {
	rows := w.rows[e]
	clear(rows)
	for n := range g.tokens + 1 {
		if !slices.Contains(spent[:count], n) {
			continue
		}
		c, sc := s.lattices[g.tokens-n][n], w.scratch[g.tokens-n][n]
		c.flow(sc)
		numbers := s.steps.number[c]
		for k := range c.effects {
			if int(c.effects[k].damage) >= g.bot {
				continue
			}
			moves, row := c.moves[k], &rows[numbers[k]]
			for l := range count {
				if moves[g.pair+l] >= 0 && spent[l] == n {
					row[l] += sc.ends[k][l]
				}
			}
		}
	}
}

// add appends the links of four groups from pair on: rows has the chances of steps by
// energy, for some energies; the others share the last of those.
func (b *links) add(rows [][]lanes, energies []int, pair int) {
	var by [4][]lanes
	for e := range by {
		by[e] = rows[energies[min(e, len(energies)-1)]]
	}
	for l := range min(len(lanes{}), numPairs-pair) {
		var likeliest [4]int
		var most [4]uint16
		var rest lanes // what is left out, and lost by rounding
		for k := range by[0] {
			x := lanes{by[0][k][l], by[1][k][l], by[2][k][l], by[3][k][l]}
			var chance [4]uint16
			kept := max(x[0], x[1], x[2], x[3]) >= rare
			for e := range x {
				if kept {
					chance[e] = uint16(x[e] * unit)
				}
				if chance[e] > most[e] {
					most[e], likeliest[e] = chance[e], len(b.list)
				}
				rest[e] += x[e]*unit - float64(chance[e])
			}
			if kept {
				b.list = append(b.list, link{chance, uint16(k)})
			}
		}
		for e, x := range rest {
			if most[e] > 0 {
				at := &b.list[likeliest[e]].chance[e]
				*at = uint16(min(unit, float64(*at)+x))
			}
		}
		b.last[pair+l] = int32(len(b.list))
	}
}

// copy appends the links old has of four groups from pair on.
func (b *links) copy(old *links, pair int) {
	from := int32(0)
	if pair > 0 {
		from = old.last[pair-1]
	}
	to := min(pair+len(lanes{}), numPairs)
	moved := int32(len(b.list)) - from
	b.list = append(b.list, old.list[from:old.last[to-1]]...)
	for i := pair; i < to; i++ {
		b.last[i] = old.last[i] + moved
	}
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
		list := links.list[from:last]
		for k := range list {
			l := &list[k]
			x := &v.bot[base[l.step]+int(spots[l.step])]
			sum[0] += float64(l.chance[0]) * x[0]
			sum[1] += float64(l.chance[1]) * x[1]
			sum[2] += float64(l.chance[2]) * x[2]
			sum[3] += float64(l.chance[3]) * x[3]
		}
		from = last
		for e := range sum {
			sum[e] *= 1.0 / unit
		}
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
