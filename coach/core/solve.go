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
	ctx              context.Context
	v, d             *values // probabilities, and changes
	rest             []lanes // what an exact round finds beyond v.you
	guess            []lanes
	courses          [][]*course // by tokens left, and tokens spent
	steps            *steps
	links            []links // by block
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
	row      []lanes
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
	s.guess = make([]lanes, n)
	for left := range s.tokens + 1 {
		var row []*course
		for spent := range s.tokens - left + 1 {
			row = append(row, newCourse(m.Power, usualDice+spent, m.Power.caps(int8(left))))
		}
		s.courses = append(s.courses, row)
	}
	s.steps = newSteps(s.field, s.courses)
	s.links = make([]links, s.blocks())
	b := botTurns[usualDice]()
	s.ties = newTies(s.field, b)
	s.space.basis = make([][]lanes, depth+1)
	for i := range s.space.basis {
		s.space.basis[i] = make([]lanes, n)
	}
	s.space.h = make([][]float64, depth)
	for range max(1, o.Workers) {
		w := &worker{bot: newBotScratch(s.field, b), base: make([]int, len(s.steps.list)), row: make([]lanes, len(s.steps.list))}
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
	done, before := 0.0, 2.0
	for rough := true; ; s.rounds++ {
		s.bots(s.v)
		if rough {
			s.residual = s.humans(sample)
			s.evaluate()
		} else {
			s.residual = s.humans(all...)
		}
		if err := s.ctx.Err(); err != nil {
			return err
		}
		if progress != nil {
			done = max(done, min(1, math.Log(s.residual)/math.Log(tolerance)))
			progress(done)
		}
		switch {
		case !rough && s.residual < tolerance:
			s.rounds++
			if progress != nil {
				progress(1)
			}
			return nil
		case rough:
			rough = s.residual > enough && s.residual < before/2
			s.gmres(s.rest, 0.05)
			if before = s.residual; !rough {
				before = 2 // the other energies are looked at for the first time
			}
		case s.residual < before/2:
			s.gmres(s.rest, 0.01)
			before = s.residual
		default: // a plain sweep always brings it nearer
			s.add(s.v.you, s.rest, 1)
		}
		s.clip()
	}
}

// enough is the residual from which on all energies are looked at.
const enough = 1e-2

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
