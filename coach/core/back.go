package core

import (
	"math"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file works a turn of the human's out backward: from what the full rolls do to
// what the turn is worth, over four positions at once.
//
// Within it a worth is a cost, 2 less the win probability: the best keep then has the
// least cost, which Go works out without a branch, and all numbers have the same
// exponent, so that their last bits can carry the index of a keep (tagged).

// cost turns a win probability into a cost, and a cost into a win probability.
func cost(x float64) float64 { return 2 - x }

// scratch is what a worker needs for the human's turns of one turn lattice.
type scratch struct {
	out         []lanes // win probability of each effect
	worth, best []lanes // cost of each set: kept, and of the best keep in it
	from        [2][]tags
	mass, kept  []lanes // of each set, going forward
	ends        []lanes // chance of each effect
}

// tags are the best keeps of a full roll, by position.
type tags [4]uint16

func newScratch(c *turnLattice) *scratch {
	n := len(c.sets)
	s := &scratch{out: make([]lanes, len(c.effects)), worth: make([]lanes, n), best: make([]lanes, n),
		mass: make([]lanes, n), kept: make([]lanes, n), ends: make([]lanes, len(c.effects))}
	for i := range s.from {
		s.from[i] = make([]tags, n-c.full)
	}
	return s
}

// back is the win probability of a turn with three rolls whose effects are worth
// s.out. With tagged it also notes the best keeps in s.from, at the price of an error
// of c.mask units in the last place.
func (c *turnLattice) back(s *scratch, tagged bool) lanes {
	mask := c.mask
	if !tagged {
		mask = 0
	}
	c.resolved(s)
	for left := range s.from {
		c.tag(s, mask)
		if c.keeps(s, mask) {
			s.bests(c.bare)
			for i, core := range c.core {
				s.best[c.full+i] = s.best[core]
			}
		} else {
			s.bests(c.fewer)
		}
		copy(s.worth[c.full:], s.best[c.full:])
		if tagged {
			c.note(s, s.from[left])
		}
	}
	var sum lanes
	for i, p := range c.chance {
		x := &s.best[c.full+i]
		sum[0] += p * x[0]
		sum[1] += p * x[1]
		sum[2] += p * x[2]
		sum[3] += p * x[3]
	}
	for e := range sum {
		sum[e] = cost(sum[e])
	}
	return sum
}

// resolved fills worth with the cost of the full rolls.
func (c *turnLattice) resolved(s *scratch) {
	for i, id := range c.may {
		x, w := &s.out[id], &s.worth[c.full+i]
		w[0], w[1], w[2], w[3] = cost(x[0]), cost(x[1]), cost(x[2]), cost(x[3])
	}
	for i := range c.also {
		w := &s.worth[c.also[i].roll]
		for _, id := range c.also[i].may[1:] {
			x := &s.out[id]
			w[0] = min(w[0], cost(x[0]))
			w[1] = min(w[1], cost(x[1]))
			w[2] = min(w[2], cost(x[2]))
			w[3] = min(w[3], cost(x[3]))
		}
	}
}

// tag marks the full rolls with their own indexes.
func (c *turnLattice) tag(s *scratch, mask uint64) {
	if mask == 0 {
		return
	}
	for i := c.full; i < len(c.sets); i++ {
		w := &s.worth[i]
		id := uint64(i)
		w[0], w[1], w[2], w[3] = mark(w[0], mask, id), mark(w[1], mask, id), mark(w[2], mask, id), mark(w[3], mask, id)
	}
}

// mark puts an index into the last bits of a cost.
func mark(x float64, mask, id uint64) float64 {
	return math.Float64frombits(math.Float64bits(x)&^mask | id)
}

// note reads the best keeps of the full rolls.
func (c *turnLattice) note(s *scratch, from []tags) {
	for i := range from {
		x := &s.best[c.full+i]
		from[i] = tags{uint16(math.Float64bits(x[0]) & c.mask), uint16(math.Float64bits(x[1]) & c.mask),
			uint16(math.Float64bits(x[2]) & c.mask), uint16(math.Float64bits(x[3]) & c.mask)}
	}
}

// sixth is the chance of a face.
const sixth = 1.0 / rules.NumFaces

// keeps fills worth with the mean over one die more. It returns whether no blank die is
// worth keeping, as nearly always: only where a further pull may hand the game over
// can one be right. An error of a few units in the last place that counts is let pass.
func (c *turnLattice) keeps(s *scratch, mask uint64) bool {
	w := s.worth
	margin, bad := 4*(mask+1), uint64(0)
	for i := len(c.more) - 1; i >= 0; i-- {
		to, x, id := &c.more[i], &w[i], uint64(i)&mask
		p, q, r := &w[to[duel.Claw]], &w[to[duel.Heart]], &w[to[duel.Fame]]
		t, u, v := &w[to[duel.Destruction]], &w[to[duel.Energy]], &w[to[duel.Power]]
		a := math.Float64bits(((p[0]+q[0])+(r[0]+t[0])+(u[0]+v[0]))*sixth)&^mask | id
		b := math.Float64bits(((p[1]+q[1])+(r[1]+t[1])+(u[1]+v[1]))*sixth)&^mask | id
		d := math.Float64bits(((p[2]+q[2])+(r[2]+t[2])+(u[2]+v[2]))*sixth)&^mask | id
		e := math.Float64bits(((p[3]+q[3])+(r[3]+t[3])+(u[3]+v[3]))*sixth)&^mask | id
		x[0], x[1], x[2], x[3] = math.Float64frombits(a), math.Float64frombits(b), math.Float64frombits(d), math.Float64frombits(e)
		// Negative, the first bit set, where a set is dearer than with a blank die more.
		bad |= math.Float64bits(u[0]) + margin - a
		bad |= math.Float64bits(u[1]) + margin - b
		bad |= math.Float64bits(u[2]) + margin - d
		bad |= math.Float64bits(u[3]) + margin - e
	}
	return bad>>63 == 0
}

// bests fills best with the least cost of a keep among each set of some runs, the
// first of which is the empty set.
func (s *scratch) bests(runs []run) {
	s.best[0] = s.worth[0]
	for i := range runs {
		r := &runs[i]
		worth, best := s.worth[r.first:r.last], s.best[r.first:r.last]
		switch r.ways {
		case 1:
			least1(worth, best, s.best, r.to)
		case 2:
			least2(worth, best, s.best, r.to)
		case 3:
			least3(worth, best, s.best, r.to)
		case 4:
			least4(worth, best, s.best, r.to)
		case 5:
			least5(worth, best, s.best, r.to)
		case 6:
			least6(worth, best, s.best, r.to)
		}
	}
}

// least1 to least6 are the least of a set's own cost and those of the sets with one
// die fewer, of which there are so many.
func least1(worth, best, all []lanes, to []uint16) {
	for i := range best {
		x, y, a := &worth[i], &best[i], &all[to[i]]
		y[0] = min(x[0], a[0])
		y[1] = min(x[1], a[1])
		y[2] = min(x[2], a[2])
		y[3] = min(x[3], a[3])
	}
}

func least2(worth, best, all []lanes, to []uint16) {
	for i := range best {
		t := to[2*i:][:2]
		x, y, a, b := &worth[i], &best[i], &all[t[0]], &all[t[1]]
		y[0] = min(x[0], a[0], b[0])
		y[1] = min(x[1], a[1], b[1])
		y[2] = min(x[2], a[2], b[2])
		y[3] = min(x[3], a[3], b[3])
	}
}

func least3(worth, best, all []lanes, to []uint16) {
	for i := range best {
		t := to[3*i:][:3]
		x, y, a, b, c := &worth[i], &best[i], &all[t[0]], &all[t[1]], &all[t[2]]
		y[0] = min(x[0], a[0], b[0], c[0])
		y[1] = min(x[1], a[1], b[1], c[1])
		y[2] = min(x[2], a[2], b[2], c[2])
		y[3] = min(x[3], a[3], b[3], c[3])
	}
}

func least4(worth, best, all []lanes, to []uint16) {
	for i := range best {
		t := to[4*i:][:4]
		x, y, a, b, c, d := &worth[i], &best[i], &all[t[0]], &all[t[1]], &all[t[2]], &all[t[3]]
		y[0] = min(x[0], a[0], b[0], c[0], d[0])
		y[1] = min(x[1], a[1], b[1], c[1], d[1])
		y[2] = min(x[2], a[2], b[2], c[2], d[2])
		y[3] = min(x[3], a[3], b[3], c[3], d[3])
	}
}

func least5(worth, best, all []lanes, to []uint16) {
	for i := range best {
		t := to[5*i:][:5]
		x, y, a, b, c, d, e := &worth[i], &best[i], &all[t[0]], &all[t[1]], &all[t[2]], &all[t[3]], &all[t[4]]
		y[0] = min(x[0], a[0], b[0], c[0], d[0], e[0])
		y[1] = min(x[1], a[1], b[1], c[1], d[1], e[1])
		y[2] = min(x[2], a[2], b[2], c[2], d[2], e[2])
		y[3] = min(x[3], a[3], b[3], c[3], d[3], e[3])
	}
}

func least6(worth, best, all []lanes, to []uint16) {
	for i := range best {
		t := to[6*i:][:6]
		x, y, a, b, c, d, e, f := &worth[i], &best[i], &all[t[0]], &all[t[1]], &all[t[2]], &all[t[3]], &all[t[4]], &all[t[5]]
		y[0] = min(x[0], a[0], b[0], c[0], d[0], e[0], f[0])
		y[1] = min(x[1], a[1], b[1], c[1], d[1], e[1], f[1])
		y[2] = min(x[2], a[2], b[2], c[2], d[2], e[2], f[2])
		y[3] = min(x[3], a[3], b[3], c[3], d[3], e[3], f[3])
	}
}
