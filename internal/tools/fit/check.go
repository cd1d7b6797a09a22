package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"kingoftokyo/coach"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
	"kingoftokyo/sim"
)

// mean is the mean of numbers and how sure it is.
type mean struct{ n, sum, squares float64 }

func (m *mean) add(x float64) { m.n, m.sum, m.squares = m.n+1, m.sum+x, m.squares+x*x }

func (m *mean) merge(o *mean) {
	m.n, m.sum, m.squares = m.n+o.n, m.sum+o.sum, m.squares+o.squares
}

func (m *mean) of() float64 { return m.sum / max(1, m.n) }

// sigma is the standard error of the mean.
func (m *mean) sigma() float64 {
	return math.Sqrt(max(0, m.squares/max(1, m.n)-m.of()*m.of()) / max(1, m.n))
}

// The stages of a game by the hearts of the side that has fewer.
const stages = 3

var stageNames = [stages]string{"early (9 hearts or more)", "middle (5 to 8)", "late (4 or fewer)"}

func stageOf(s *duel.State) int {
	switch least := min(s.Sides[duel.You].Hearts, s.Sides[duel.Rival].Hearts); {
	case least >= 9:
		return 0
	case least >= 5:
		return 1
	}
	return 2
}

// bins are how finely estimates are held against what came of them.
const bins = 10

// verdict is how the coach's estimates fared in games it played: by how much they
// changed on average over a turn of either side (an estimate that is right changes by
// nothing on average), and how many of the games given a chance were won.
type verdict struct {
	drift [2][stages]mean
	asked [bins]mean // the estimates
	came  [bins]mean // 1 where won
}

func (v *verdict) merge(o *verdict) {
	for side := range v.drift {
		for i := range v.drift[side] {
			v.drift[side][i].merge(&o.drift[side][i])
		}
	}
	for i := range v.asked {
		v.asked[i].merge(&o.asked[i])
		v.came[i].merge(&o.came[i])
	}
}

// checked plays games of every matchup and holds the coach to its word.
func checked(r *duel.Rules, list []matchup, games int, seed uint64, workers int) []verdict {
	out := make([]verdict, len(list))
	tools.Each(workers, len(list), func(i int) { out[i].play(r, &list[i], i, games, seed) })
	return out
}

// play plays games of one matchup.
func (v *verdict) play(r *duel.Rules, m *matchup, row, games int, seed uint64) {
	evaluator := coach.New(r, m.table)
	p := sim.NewPlayer(r, sim.NewCoached(r, m.table), seed)
	set := m.Setup(r)
	var said []float64
	for n := range games {
		p.Rand = rand.New(rand.NewPCG(seed, 1<<63|uint64(row)<<32|uint64(n)))
		set.First = duel.Side(n % 2)
		s := p.Start(set)
		said = said[:0]
		side, stage := duel.You, 0
		turns(p, &s, 500, func() {
			now := evaluator.Win(&duel.Table{State: s}).Win
			if len(said) > 0 {
				v.drift[side][stage].add(now - said[len(said)-1])
			}
			said = append(said, now)
			side, stage = s.Turn.Active, stageOf(&s)
		})
		end := len(said) - 1
		v.tell(said[:end], said[end])
	}
}

// tell notes what came of the estimates of a game.
func (v *verdict) tell(said []float64, won float64) {
	for _, p := range said {
		i := min(bins-1, int(p*bins))
		v.asked[i].add(p)
		v.came[i].add(won)
	}
}

// print writes the tables of docs/estimate.md.
func (v *verdict) print(w io.Writer) {
	fmt.Fprintf(w, "| mean change over a turn, in points | hers | Autobot's |\n|---|---|---|\n")
	for i, name := range stageNames {
		fmt.Fprintf(w, "| %s |", name)
		for side := range v.drift {
			d := &v.drift[side][i]
			fmt.Fprintf(w, " %+.2f ± %.2f (%.0f) |", 100*d.of(), 100*d.sigma(), d.n)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "\n| estimate | tables | mean estimate | won |\n|---|---|---|---|\n")
	for i := range v.asked {
		fmt.Fprintf(w, "| %d to %d %% | %.0f | %.1f %% | %.1f %% |\n", 100*i/bins, 100*(i+1)/bins, v.asked[i].n, 100*v.asked[i].of(), 100*v.came[i].of())
	}
}
