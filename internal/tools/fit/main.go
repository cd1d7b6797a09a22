// Command fit measures what lies beside the core of the solo game by paired games: the
// coach's policy plays the same dice with and without one thing, and the difference of
// the win rates is its worth in logits. The policy plays by the weights of coach/fitted.go as
// they stand. What is to come is then fitted so that estimates
// in games of that policy come true. It prints the Go source of coach/fitted.go.
//
//	go run ./internal/tools/fit --games 160 --seed 1 > fitted.txt && mv fitted.txt coach/fitted.go
//	go run ./internal/tools/fit --check --games 100
//
// The second holds the estimates against games of the coach as it stands.
package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"

	"github.com/spf13/pflag"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/store"
	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
	"kingoftokyo/sim"
)

// matchup is a game to measure in: one of those the coach wins neither too often nor
// too seldom to tell a difference.
type matchup struct {
	tools.Matchup
	table *core.Table
}

var matchups = []matchup{
	game("cyber-kitty", "gigazaur", false), game("the-king", "gigazaur", false),
	game("meka-dragon", "the-king", true), game("alienoid", "the-king", true),
}

// seats are the games that the estimate is held against: every monster's.
var seats = []matchup{
	game("cyber-kitty", "gigazaur", true), game("gigazaur", "the-king", true), game("the-king", "meka-dragon", true),
	game("alienoid", "the-king", true), game("meka-dragon", "the-king", true), game("space-penguin", "cyber-kitty", true),
	game("cyber-kitty", "gigazaur", false), game("the-king", "gigazaur", false),
}

// game is a matchup not solved yet.
func game(you, rival string, hard bool) matchup {
	return matchup{Matchup: tools.Matchup{You: you, Rival: rival, Hard: hard}}
}

// arm is one thing that is measured, or nothing.
type arm struct {
	name string
	set  func(s *duel.State)
	only string  // the one monster it is measured for
	late bool    // with few hearts on both sides
	per  float64 // of it are given
}

// wish is what the command line asks for.
type wish struct {
	games, workers int
	seed           uint64
	tables         string
	check          bool
}

func main() {
	var w wish
	pflag.IntVar(&w.games, "games", 160, "games of each matchup and thing")
	pflag.Uint64Var(&w.seed, "seed", 1, "seed of the dice")
	pflag.IntVar(&w.workers, "workers", 2, "games played at the same time; the result is the same")
	pflag.StringVar(&w.tables, "tables", "", "folder of solved tables, read and added to; none: all are solved anew")
	pflag.BoolVar(&w.check, "check", false, "hold the coach's estimates against its games instead")
	pflag.Parse()
	if err := w.run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run does what is asked for.
func (w *wish) run() error {
	r, err := tools.Rules()
	if err != nil {
		return err
	}
	keep := &store.Store{Dir: w.tables, Workers: w.workers}
	if err := solve(r, seats, keep); err != nil {
		return err
	}
	if w.check {
		var all verdict
		for _, v := range checked(r, seats, w.games, w.seed, w.workers) {
			all.merge(&v)
		}
		all.print(os.Stdout)
		return nil
	}
	if err := solve(r, matchups, keep); err != nil {
		return err
	}
	prior, weights := coach.Fitted(), weightsOf(r, measure(r, w.games, w.seed, w.workers))
	weights.Slope, weights.Row, weights.Future, weights.Hard, weights.Move = prior.Slope, prior.Row, prior.Future, prior.Hard, prior.Move
	calibrate(r, weights, moments(r, seats, weights, 2*w.games, w.seed, w.workers))
	fmt.Print(source(weights, w.games, w.seed))
	return nil
}

// solve solves the matchups.
func solve(r *duel.Rules, list []matchup, keep *store.Store) (err error) {
	for i := range list {
		m := &list[i]
		if m.table, err = m.Solve(r, keep); err != nil {
			return err
		}
		fmt.Fprintf(os.Stderr, "solved %s against %s\n", m.You, m.Rival)
	}
	return nil
}

// turns plays a table on to its end or to a turn, and looks at it before each turn and
// after the last one.
func turns(p *sim.Player, s *duel.State, most int16, look func()) {
	for look(); s.Turn.Number < most && !s.Over(); look() {
		if err := p.Continue(s, int(s.Turn.Number)); err != nil {
			panic(err)
		}
	}
}

// mostTurns is after how many turns a game that is measured is cut.
const mostTurns = 1000

// measured is how often an arm was won, and how often the same games without it.
type measured struct{ won, base, games float64 }

// worth is the difference in logits.
func (m measured) worth() float64 {
	return logit(m.won/m.games) - logit(m.base/m.games)
}

func logit(p float64) float64 { return math.Log(p / (1 - p)) }

// measure plays every arm; results by its name, early and late.
func measure(r *duel.Rules, games int, seed uint64, workers int) map[string][2][]measured {
	arms, base := arms(r), baselines(r, games, seed)
	got := make([][]measured, len(arms))
	tools.Each(workers, len(arms), func(i int) {
		a := &arms[i]
		for k := range matchups {
			if a.only == "" || a.only == matchups[k].You {
				got[i] = append(got[i], measured{matchups[k].play(r, games, seed, a), base[k][b2i(a.late)], float64(games)})
			}
		}
		fmt.Fprintf(os.Stderr, "%s late=%v: %.3f\n", a.name, a.late, pooled(got[i])/a.per)
	})
	out := map[string][2][]measured{}
	for i, a := range arms {
		both := out[a.name]
		both[b2i(a.late)] = got[i]
		out[a.name] = both
	}
	return out
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// pooled is the mean worth over the matchups, each weighted by what it can tell.
func pooled(list []measured) float64 {
	sum, weight := 0.0, 0.0
	for i := range list {
		m := &list[i]
		p := m.base / m.games
		w := m.games * p * (1 - p)
		if m.won == 0 || m.won == m.games || w == 0 {
			continue
		}
		sum, weight = sum+w*m.worth(), weight+w
	}
	return sum / max(weight, 1e-9)
}

// baselines are the games without anything: won or not, by matchup and hearts.
func baselines(r *duel.Rules, games int, seed uint64) [][2]float64 {
	out := make([][2]float64, len(matchups))
	for i := range matchups {
		for k, late := range []bool{false, true} {
			out[i][k] = matchups[i].play(r, games, seed, &arm{late: late, set: func(*duel.State) {}})
		}
		fmt.Fprintf(os.Stderr, "%s: %v of %d\n", matchups[i].You, out[i], games)
	}
	return out
}

// play counts the games won of so many. Every turn of every game has dice and cards
// of its own, the same for every arm.
func (m *matchup) play(r *duel.Rules, games int, seed uint64, a *arm) float64 {
	p, set := sim.NewPlayer(r, sim.CoachedBy(coach.New(r, m.table)), seed), m.Setup(r)
	won := 0.0
	for n := range games {
		p.Rand = rand.New(rand.NewPCG(seed, uint64(n)<<20))
		set.First = duel.Side(n % 2)
		s := p.Start(set)
		if a.late {
			s.Sides[duel.You].Hearts, s.Sides[duel.Rival].Hearts = coach.LateHearts, coach.LateHearts
		}
		a.set(&s)
		turns(p, &s, mostTurns, func() { p.Rand = rand.New(rand.NewPCG(seed, uint64(n)<<20|uint64(s.Turn.Number))) })
		if side, _ := s.Winner(); side == duel.You {
			won++
		}
	}
	return won
}
