package core

import (
	"context"
	"math"
	"sync"
)

// tolerance is how far a value may be from what its best turn promises.
const tolerance = 1e-9

// solver works a matchup out.
type solver struct {
	*field
	v       *values
	next    []lanes
	courses [][]*course // by tokens left, and tokens spent
	workers []*worker
	ctx     context.Context
}

// worker is what one goroutine needs.
type worker struct {
	scratch  [][]*scratch
	residual float64
}

// Solve works a matchup out until no position's value is further than 1e-9 from
// what its best turn promises. The error is ctx's.
func Solve(ctx context.Context, m Matchup, o Options) (*Table, error) {
	s := &solver{field: newField(m), ctx: ctx}
	s.v, s.next = s.newValues(), make([]lanes, s.groups())
	for left := range s.tokens + 1 {
		var row []*course
		for spent := range s.tokens - left + 1 {
			row = append(row, newCourse(m.Power, 6+spent, m.Power.caps(int8(left))))
		}
		s.courses = append(s.courses, row)
	}
	for range max(1, o.Workers) {
		w := &worker{}
		for _, row := range s.courses {
			var list []*scratch
			for _, c := range row {
				list = append(list, newScratch(c))
			}
			w.scratch = append(w.scratch, list)
		}
		s.workers = append(s.workers, w)
	}
	for i := range s.v.you {
		s.v.you[i] = lanes{0.5, 0.5, 0.5, 0.5}
	}
	top := 0.0
	for {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		s.bots()
		residual := s.humans()
		s.v.you, s.next = s.next, s.v.you
		if o.Progress != nil && residual > 0 {
			top = max(top, min(1, math.Log(residual)/math.Log(tolerance)))
			o.Progress(top)
		}
		if residual < tolerance {
			break
		}
	}
	s.bots()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if o.Progress != nil {
		o.Progress(1)
	}
	return &Table{matchup: m, field: s.field, v: s.v}, nil
}

// split lets every worker do its share of the groups.
func (s *solver) split(do func(w *worker, first, last int)) {
	const chunk = 512
	var wg sync.WaitGroup
	for k, w := range s.workers {
		wg.Go(func() {
			for first := k * chunk; first < s.groups() && s.ctx.Err() == nil; first += chunk * len(s.workers) {
				do(w, first, min(first+chunk, s.groups()))
			}
		})
	}
	wg.Wait()
}

// bots works out Autobot's turns from the human's values.
func (s *solver) bots() {
	s.split(func(_ *worker, first, last int) {
		for i := first; i < last; i++ {
			copy(s.v.due[i][:s.need], s.v.you[i][:])
		}
	})
	for level := range surplus {
		s.split(func(_ *worker, first, last int) { s.powers(s.v, level, first, last) })
	}
	s.split(func(_ *worker, first, last int) { s.botTurn(s.v, first, last) })
}

// humans works out the human's turns into next and returns the greatest change.
func (s *solver) humans() float64 {
	for _, w := range s.workers {
		w.residual = 0
	}
	s.split(func(w *worker, first, last int) {
		s.each(first, last, func(i int, g group) {
			x := s.turn(w, g)
			for e := range s.need {
				w.residual = max(w.residual, math.Abs(x[e]-s.v.you[i][e]))
			}
			s.next[i] = x
		})
	})
	residual := 0.0
	for _, w := range s.workers {
		residual = max(residual, w.residual)
	}
	return residual
}

// turn is the worth of the human's turn, dice tokens spent as is best.
func (s *solver) turn(w *worker, g group) lanes {
	var best lanes
	for spent := range g.tokens + 1 {
		left := g
		left.tokens -= spent
		c, scratch := s.courses[left.tokens][spent], w.scratch[left.tokens][spent]
		s.outcomes(c, s.v, left, scratch.out)
		x := c.back(scratch)
		best = best.max(&x)
	}
	return best
}
