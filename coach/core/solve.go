package core

import (
	"math"
	"sync"
	"sync/atomic"
)

// tolerance is how far a value may be from what its best turn promises.
const tolerance = 1e-9

// solver works a matchup out by policy iteration: a round works every turn out
// exactly (back) and notes what the best choices lead to (flow); the linear equations
// of these choices then say how far to move (gmres). What counts in the end is the
// residual of an exact round.
type solver struct {
	*field
	v, d             *values // probabilities, and changes
	rest             []lanes // what an exact round finds beyond v.you
	guess            []lanes
	lattices         [][]*turnLattice // by tokens left, and tokens spent
	steps            *steps
	links            []links // by block
	ties             *ties
	space            krylov
	past             past
	workers          []*worker
	promising        []spends // by block: how many dice tokens may be best to spend
	rounds, products int
	residual         float64
}

// spends are sets of numbers of dice tokens, by four pairs of markers and by energy.
type spends [(numPairs + 3) / 4][4]uint8

// worker is what one goroutine needs.
type worker struct {
	bot      *botScratch
	scratch  [][]*scratch
	rows     [4][]lanes // by energy: chances of steps
	links    links      // of the block at hand
	base     []int
	residual float64
}

// Solve works a matchup out, with so many goroutines, until no position's value is
// further than 1e-9 from what its best turn promises. The error says that the matchup is
// none. The table is the same to the last bit whatever the number of workers.
func Solve(m Matchup, workers int) (*Table, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	s := newSolver(m, workers)
	s.solve()
	return &Table{matchup: m, field: s.field, v: s.v}, nil
}

// newSolver makes room for a matchup.
func newSolver(m Matchup, workers int) *solver {
	s := &solver{field: newField(m)}
	n := s.groups()
	s.v, s.d, s.rest = s.newValues(1), s.newValues(0), make([]lanes, n)
	s.guess, s.past = make([]lanes, n), past{step: make([]lanes, n), moved: make([]lanes, n)}
	for left := range s.tokens + 1 {
		var row []*turnLattice
		for spent := range s.tokens - left + 1 {
			row = append(row, newTurnLattice(m.Power, usualDice+spent, m.Power.caps(int8(left))))
		}
		s.lattices = append(s.lattices, row)
	}
	s.steps = newSteps(s.field, s.lattices)
	s.links, s.promising = make([]links, s.blocks()), make([]spends, s.blocks())
	b := botTurns[usualDice]()
	s.ties = newTies(s.field, b)
	s.space.basis = make([][]lanes, depth+1)
	for i := range s.space.basis {
		s.space.basis[i] = make([]lanes, n)
	}
	s.space.h = make([][]float64, depth)
	for range max(1, workers) {
		w := &worker{bot: newBotScratch(s.field, b), base: make([]int, len(s.steps.list))}
		for e := range w.rows {
			w.rows[e] = make([]lanes, len(s.steps.list))
		}
		for _, row := range s.lattices {
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
const depth = 14

// solve goes on until the residual is below the tolerance. The first rounds are rough
// ones, at the energy sample alone. The first one of the others notes what the best
// choices lead to everywhere, the others only where that changes.
func (s *solver) solve() {
	s.begin()
	before := math.Inf(1)
	for rough, l := true, (look{energies: []int{sample}, noted: true, complete: true}); ; {
		s.rounds++
		s.bots(s.v)
		s.residual = s.humans(l)
		if rough {
			s.evaluate()
		}
		switch {
		case !rough && l.complete && s.residual < tolerance:
			return
		case rough:
			s.gmres(s.rest, s.v.you, 0.05)
		case s.residual < before/2:
			s.move(0.0005)
		default: // a plain sweep always brings it nearer
			s.add(s.v.you, s.rest, 1)
			s.past.known = false
		}
		s.clip()
		before = s.residual
		l.noted, l.hot, l.complete = rough, max(hot*before, settled), !rough && before < last
		if rough && (s.residual < enough || s.rounds == roughest) {
			rough, before = false, math.Inf(1)
			l = look{energies: []int{0, 1, 2, 3}[:s.need], noted: true, complete: true}
		}
	}
}

// hot is how much less a turn must change than the worst in the round before for what
// was noted of it to stand.
const hot = 1e-3

// settled is a change too small to note anything anew for.
const settled = 4e-8

// last is below which residual a round may well be the last, so that it is complete.
const last = 1e-6

// roughest is after how many rough rounds all energies are looked at in any case.
const roughest = 8

// enough is the residual from which on all energies are looked at.
const enough = 3e-2

// begin guesses the values: what matters is hearts and markers. Any guess will do;
// this one saves a round or two.
func (s *solver) begin() {
	const ofHearts, ofMarkers, ofTurn = 1.5, 0.25, 0.4
	for block := range s.blocks() {
		first, g := s.hearts(block)
		hearts := math.Log(float64(g.you) / float64(g.bot))
		for pair, at := range pairs().where {
			odds := ofHearts*hearts + ofMarkers*float64(at[0]+at[1]) + ofTurn
			for e := range s.need {
				s.v.you[first+pair][e] = 1 / (1 + math.Exp(-odds))
			}
		}
	}
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
			for {
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
