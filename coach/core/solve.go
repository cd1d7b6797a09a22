package core

import (
	"context"
	"math"
	"slices"
	"sync"
	"sync/atomic"
)

// tolerance is how far a value may be from what its best turn promises.
const tolerance = 1e-9

// Options say how to solve.
type Options struct {
	Workers int // goroutines; 0 is one
	// Progress, if set, is told from 0 to 1 how far the solver is, from one goroutine.
	Progress func(done float64)
}

// solver works a matchup out by policy iteration: a round works every turn out
// exactly (back) and notes what the best choices lead to (flow); the linear equations
// of these choices then say how far to move (gmres). What counts in the end is the
// residual of an exact round.
type solver struct {
	*field
	ctx     context.Context
	v, d    *values     // probabilities, and changes
	rest    []lanes     // what an exact round finds beyond v.you
	courses [][]*course // by tokens left, and tokens spent
	steps   *steps
	// Of each group, under the keeps that are best at the energy sample: the chance of
	// each step, and of winning at once. The other energies share it: it only has to
	// be a good guess of the derivative.
	rows             []float32
	wins             []float32
	ties             *ties
	space            krylov
	workers          []*worker
	rounds, products int
	residual         float64
}

// worker is what one goroutine needs.
type worker struct {
	bot      *botScratch
	scratch  [][]*scratch
	row      [4][]float32
	base     []int
	residual float64
}

// Solve works a matchup out until no position's value is further than 1e-9 from
// what its best turn promises. The error is ctx's, or says that the matchup is none.
// The table is the same to the last bit whatever the number of workers.
func Solve(ctx context.Context, m Matchup, o Options) (*Table, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	s := newSolver(ctx, m, o)
	if err := s.solve(o.Progress); err != nil {
		return nil, err
	}
	return &Table{matchup: m, field: s.field, v: s.v}, nil
}

// newSolver makes room for a matchup.
func newSolver(ctx context.Context, m Matchup, o Options) *solver {
	s := &solver{field: newField(m), ctx: ctx}
	n := s.groups()
	s.v, s.d, s.rest = s.newValues(1), s.newValues(0), make([]lanes, n)
	for left := range s.tokens + 1 {
		var row []*course
		for spent := range s.tokens - left + 1 {
			row = append(row, newCourse(m.Power, usualDice+spent, m.Power.caps(int8(left))))
		}
		s.courses = append(s.courses, row)
	}
	s.steps = newSteps(s.field, s.courses)
	s.rows, s.wins = make([]float32, n*len(s.steps.list)), make([]float32, n)
	b := botTurns[usualDice]()
	s.ties = newTies(s.field, b)
	s.space.basis = make([][]lanes, depth+1)
	for i := range s.space.basis {
		s.space.basis[i] = make([]lanes, n)
	}
	s.space.h = make([][]float64, depth)
	for range max(1, o.Workers) {
		w := &worker{bot: newBotScratch(s.field, b), base: make([]int, len(s.steps.list))}
		for _, row := range s.courses {
			var list []*scratch
			for _, c := range row {
				list = append(list, newScratch(c))
			}
			w.scratch = append(w.scratch, list)
		}
		s.workers = append(s.workers, w)
	}
	return s
}

// depth is how many products with the jacobian a round takes at most.
const depth = 12

// solve goes on until the residual is below the tolerance.
func (s *solver) solve(progress func(float64)) error {
	for i := range s.v.you {
		for e := range s.need {
			s.v.you[i][e] = 0.5
		}
	}
	all := []int{0, 1, 2, 3}[:s.need]
	rough := true
	done := 0.0
	for {
		s.rounds++
		s.bots(s.v)
		var residual float64
		if rough {
			residual = s.humans(sample)
			s.evaluate()
		} else {
			residual = s.humans(all...)
		}
		s.residual = residual
		if trace {
			println(s.rounds, rough, residual, s.products)
		}
		if err := s.ctx.Err(); err != nil {
			return err
		}
		if !rough && residual < tolerance {
			break
		}
		if progress != nil {
			done = max(done, min(1, math.Log(residual)/math.Log(tolerance)))
			progress(done)
		}
		target := 3e-3
		if rough {
			target = 0.03
		}
		s.gmres(s.rest, target)
		s.clip()
		if residual < 0.01 {
			rough = false
		}
	}
	if progress != nil {
		progress(1)
	}
	return nil
}

// clip keeps probabilities what they are.
func (s *solver) clip() {
	s.split(s.groups(), piece, func(_ *worker, first, last int) {
		for i := first; i < last; i++ {
			for e, x := range s.v.you[i] {
				s.v.you[i][e] = max(0, min(1, x))
			}
		}
	})
}

// split lets the workers do n things in pieces, each by whoever is free.
func (s *solver) split(n, piece int, do func(w *worker, first, last int)) {
	var wg sync.WaitGroup
	var next atomic.Int64
	for _, w := range s.workers {
		wg.Go(func() {
			for s.ctx.Err() == nil {
				first := int(next.Add(1)-1) * piece
				if first >= n {
					return
				}
				do(w, first, min(first+piece, n))
			}
		})
	}
	wg.Wait()
}

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
const sample = 1

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
		s.note(w, first, g, spent, count)
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

// note works out the rows of four groups with the dice tokens spent there.
func (s *solver) note(w *worker, first int, g group, spent [4]int, count int) {
	size := len(s.steps.list)
	for l := range count {
		at := first + g.pair + l
		w.row[l] = s.rows[at*size:][:size]
		clear(w.row[l])
		s.wins[at] = 0
	}
	for n := range g.tokens + 1 {
		if !slices.Contains(spent[:count], n) {
			continue
		}
		c, sc := s.courses[g.tokens-n][n], w.scratch[g.tokens-n][n]
		c.flow(sc)
		numbers := s.steps.number[c]
		for k := range c.effects {
			wins, moves := int(c.effects[k].damage) >= g.bot, c.moves[k]
			for l := range count {
				if spent[l] != n {
					continue
				}
				switch to := moves[g.pair+l]; {
				case wins || to == won:
					s.wins[first+g.pair+l] += float32(sc.ends[k][l])
				case to != lost:
					w.row[l][numbers[k]] += float32(sc.ends[k][l])
				}
			}
		}
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
		base[k] = 0 // such a row is empty
		if int(st.damage) < g.bot {
			base[k] = s.at(min(g.you+int(st.hearts), s.you), g.bot-int(st.damage)) + int(st.tokens)*s.block
		}
	}
	for pair := range numPairs {
		var sum lanes
		rows, spots := s.rows[(first+pair)*len(base):][:len(base)], s.steps.to[pair][:len(base)]
		for k, at := range base {
			row, x := float64(rows[k]), &v.bot[at+int(spots[k])]
			sum[0] += row * x[0]
			sum[1] += row * x[1]
			sum[2] += row * x[2]
			sum[3] += row * x[3]
		}
		if s.need < len(sum) {
			sum[3] = 0
		}
		to[first+pair] = sum
	}
}

// evaluate fills rest with what the rows find beyond v.you.
func (s *solver) evaluate() {
	s.split(s.blocks(), 1, func(w *worker, block, _ int) {
		s.apply(w, s.v, block, s.rest)
		first := block * numPairs
		for i := first; i < first+numPairs; i++ {
			for e := range s.need {
				s.rest[i][e] += float64(s.wins[i]) - s.v.you[i][e]
			}
		}
	})
}

const trace = true
