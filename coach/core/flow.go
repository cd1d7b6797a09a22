package core

// This file follows a turn of the human's forward: how likely every end is under the
// keeps that back found best. These rows are the derivative of the turn's value.

// step is an end of a human's turn that leaves the game open, relative to its
// beginning; tokens are those she then has.
type step struct {
	damage, hearts, tokens, fame, destruction int8
}

// steps are the ends of a matchup's turns.
type steps struct {
	list   []step
	to     [numPairs][]int16 // by markers: where they stand then; 0 where that ends the game
	number map[*turnLattice][]uint16
}

func newSteps(f *field, lattices [][]*turnLattice) *steps {
	s, index := &steps{number: map[*turnLattice][]uint16{}}, map[step]uint16{}
	for tokens, row := range lattices {
		for _, c := range row {
			var ids []uint16
			for _, e := range c.effects {
				st := step{e.damage, e.hearts, min(int8(tokens)+e.tokens, int8(f.tokens)),
					e.pulls.fame + e.pulls.singleFame, e.pulls.destruction + e.pulls.singleDestruction}
				id, ok := index[st]
				if !ok {
					id = uint16(len(s.list))
					index[st] = id
					s.add(st)
				}
				ids = append(ids, id)
			}
			s.number[c] = ids
		}
	}
	return s
}

// add appends a step.
func (s *steps) add(st step) {
	s.list = append(s.list, st)
	for i, at := range pairs().where {
		f, d, to := at[0]+st.fame, at[1]+st.destruction, spot(0)
		if f <= far && d <= far {
			to = max(0, pairs().at[f+far][d+far])
		}
		s.to[i] = append(s.to[i], int16(to))
	}
}

// flow leaves in s.ends the chances of the effects, as back with tagged has left s.
func (c *turnLattice) flow(s *scratch) {
	clear(s.mass)
	from := s.from[1]
	for i, p := range c.chance {
		for e, k := range from[i] {
			s.mass[k][e] += p
		}
	}
	c.throw(s.mass)
	clear(s.kept)
	for i, from := range s.from[0] {
		m := &s.mass[c.full+i]
		s.kept[from[0]][0] += m[0]
		s.kept[from[1]][1] += m[1]
		s.kept[from[2]][2] += m[2]
		s.kept[from[3]][3] += m[3]
	}
	c.throw(s.kept)
	clear(s.ends)
	for i, id := range c.may {
		x, m := &s.ends[id], &s.kept[c.full+i]
		x[0] += m[0]
		x[1] += m[1]
		x[2] += m[2]
		x[3] += m[3]
	}
	for i := range c.also {
		c.chosen(s, &c.also[i])
	}
}

// throw moves the mass of keeps to the full rolls they become.
func (c *turnLattice) throw(mass []lanes) {
	for i := range c.more {
		m := mass[i]
		if m == (lanes{}) {
			continue
		}
		for e := range m {
			m[e] *= sixth
		}
		for _, to := range &c.more[i] {
			x := &mass[to]
			x[0] += m[0]
			x[1] += m[1]
			x[2] += m[2]
			x[3] += m[3]
		}
	}
}

// chosen corrects the ends of a roll that may do several things: flow has taken the
// first.
func (c *turnLattice) chosen(s *scratch, ch *choice) {
	first := ch.may[0]
	for e, m := range s.kept[ch.roll] {
		best := first
		for _, id := range ch.may[1:] {
			if s.out[id][e] > s.out[best][e] {
				best = id
			}
		}
		s.ends[first][e] -= m
		s.ends[best][e] += m
	}
}
