package core

// This file is the human's turn over all lanes of a group.

// scratch is what a worker needs for the human's turns of one course.
type scratch struct {
	out         []lanes // worth of each effect
	worth, best []lanes // of each set
}

func newScratch(c *course) *scratch {
	return &scratch{out: make([]lanes, len(c.effects)), worth: make([]lanes, len(c.sets)), best: make([]lanes, len(c.sets))}
}

// outcomes fills out with the worth of every effect at a group; g.tokens are those
// left when the dice are thrown.
func (f *field) outcomes(c *course, v *values, g group, out []lanes) {
	for k := range c.effects {
		e := &c.effects[k]
		to := c.moves[k][g.pair]
		switch {
		case int(e.damage) >= g.bot || to == won:
			out[k] = lanes{1, 1, 1, 1}
		case to == lost:
			out[k] = lanes{}
		default:
			tokens := min(g.tokens+int(e.tokens), f.tokens)
			out[k] = v.bot[f.at(min(g.you+int(e.hearts), f.you), g.bot-int(e.damage))+int(to)+tokens*f.block]
		}
	}
}

// back is the worth of a turn with three rolls whose effects are worth s.out.
func (c *course) back(s *scratch) lanes {
	for i, may := range c.may {
		x := s.out[may[0]]
		for _, id := range may[1:] {
			x = x.max(&s.out[id])
		}
		s.worth[c.full+i] = x
	}
	for range 2 {
		c.keeps(s)
		c.bests(s)
		copy(s.worth[c.full:], s.best[c.full:])
	}
	var sum lanes
	for i, p := range c.chance {
		for e, x := range s.best[c.full+i] {
			sum[e] += p * x
		}
	}
	return sum
}

// keeps fills worth with the mean over one die more.
func (c *course) keeps(s *scratch) {
	for i := c.full - 1; i >= 0; i-- {
		var sum lanes
		for k, to := range c.up[i] {
			p := 1.0
			switch {
			case k == blank:
				p = c.blank
			case k == power && c.caps[power] == 0:
				continue
			}
			for e, x := range s.worth[to] {
				sum[e] += p * x
			}
		}
		for e := range sum {
			sum[e] /= 6
		}
		s.worth[i] = sum
	}
}

// bests fills best with the best keep among each set.
func (c *course) bests(s *scratch) {
	for i, down := range c.down {
		x := s.worth[i]
		for _, to := range down {
			x = x.max(&s.best[to])
		}
		s.best[i] = x
	}
}

func (l lanes) max(o *lanes) lanes {
	for e := range l {
		l[e] = max(l[e], o[e])
	}
	return l
}
