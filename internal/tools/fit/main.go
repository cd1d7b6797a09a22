// Command fit measures what lies beside the core of the solo game by paired games: the
// coach's policy plays the same dice with and without one thing, and the difference of
// the win rates is its worth in logits. The policy plays by the worths of prior.go, so that
// the same seed always measures the same. What is to come is then fitted so that estimates
// in games of that policy come true. It prints the Go source of coach/fitted.go.
//
//	go run ./internal/tools/fit --games 160 --seed 1 > fitted.txt && mv fitted.txt coach/fitted.go
//	go run ./internal/tools/fit --check --games 100
//
// The second holds the estimates against games of the coach as it stands.
package main

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"sync"

	"github.com/spf13/pflag"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/store"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/sim"
)

// matchup is a game to measure in: one of those the coach wins neither too often nor
// too seldom to tell a difference.
type matchup struct {
	you, rival string
	hard       bool
	table      *core.Table
}

var matchups = []matchup{
	{you: "cyber-kitty", rival: "gigazaur"}, {you: "the-king", rival: "gigazaur"},
	{you: "meka-dragon", rival: "the-king", hard: true}, {you: "alienoid", rival: "the-king", hard: true},
}

// seats are the games that the estimate is held against: every monster's.
var seats = []matchup{
	{you: "cyber-kitty", rival: "gigazaur", hard: true}, {you: "gigazaur", rival: "the-king", hard: true}, {you: "the-king", rival: "meka-dragon", hard: true},
	{you: "alienoid", rival: "the-king", hard: true}, {you: "meka-dragon", rival: "the-king", hard: true},
	{you: "space-penguin", rival: "cyber-kitty", hard: true}, {you: "cyber-kitty", rival: "gigazaur"}, {you: "the-king", rival: "gigazaur"},
}

// arm is one thing that is measured, or nothing.
type arm struct {
	name string
	set  func(s *duel.State)
	only string  // the one monster it is measured for
	late bool    // with few hearts on both sides
	per  float64 // of it are given
}

// bench plays games of one matchup.
type bench struct {
	*matchup
	player *sim.Player
	setup  duel.Setup
	seed   uint64
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
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return err
	}
	r, keep := autobot.NewRules(lib.Duel), &store.Store{Dir: w.tables}
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
	worths := worthsOf(r, measure(r, w.games, w.seed, w.workers))
	worths.Slope, worths.Row, worths.Coming, worths.Hard, worths.Move = prior.Slope, prior.Row, prior.Coming, prior.Hard, prior.Move
	calibrate(r, worths, moments(r, seats, worths, 2*w.games, w.seed, w.workers))
	fmt.Print(source(worths, w.games, w.seed))
	return nil
}

// solve solves the matchups.
func solve(r *duel.Rules, list []matchup, keep *store.Store) error {
	for i := range list {
		m := &list[i]
		s := r.Start(setup(r, m))
		key, _ := coach.Matchup(r, &s)
		table, err := keep.Table(context.Background(), key, core.Options{Workers: 2})
		if err != nil {
			return err
		}
		m.table = table
		fmt.Fprintf(os.Stderr, "solved %s against %s\n", m.you, m.rival)
	}
	return nil
}

func setup(r *duel.Rules, m *matchup) *duel.Setup {
	you, _ := r.Box.Monster(m.you)
	rival, _ := r.Box.Monster(m.rival)
	set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.You)
	set.Options.Hard = m.hard
	return &set
}

// measured is how often an arm was won, and how often the same games without it.
type measured struct{ won, base, games float64 }

// worth is the difference in logits.
func (m measured) worth() float64 {
	return logit(m.won/m.games) - logit(m.base/m.games)
}

func logit(p float64) float64 { return math.Log(p / (1 - p)) }

// measure plays every arm; results by its index.
func measure(r *duel.Rules, games int, seed uint64, workers int) map[string][2][]measured {
	arms := arms(r)
	out := map[string][2][]measured{}
	var lock sync.Mutex
	var wg sync.WaitGroup
	jobs := make(chan arm)
	base := baselines(r, games, seed)
	for range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for a := range jobs {
				res := one(r, &a, base, games, seed)
				lock.Lock()
				both := out[a.name]
				both[b2i(a.late)] = res
				out[a.name] = both
				fmt.Fprintf(os.Stderr, "%s late=%v: %.3f\n", a.name, a.late, pooled(res)/a.per)
				lock.Unlock()
			}
		}()
	}
	for _, a := range arms {
		jobs <- a
	}
	close(jobs)
	wg.Wait()
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
		b := newBench(r, i, seed)
		for k, late := range []bool{false, true} {
			out[i][k] = b.play(games, &arm{late: late, set: func(*duel.State) {}})
		}
		fmt.Fprintf(os.Stderr, "%s: %v of %d\n", b.you, out[i], games)
	}
	return out
}

func one(r *duel.Rules, a *arm, base [][2]float64, games int, seed uint64) []measured {
	var out []measured
	for i := range matchups {
		if a.only != "" && a.only != matchups[i].you {
			continue
		}
		b := newBench(r, i, seed)
		out = append(out, measured{b.play(games, a), base[i][b2i(a.late)], float64(games)})
	}
	return out
}

func newBench(r *duel.Rules, i int, seed uint64) *bench {
	m := &matchups[i]
	b := &bench{matchup: m, setup: *setup(r, m), seed: seed}
	b.player = sim.NewPlayer(r, sim.CoachedBy(coach.NewWith(r, m.table, &prior)), seed)
	return b
}

// play counts the games won of so many. Every turn of every game has dice and cards
// of its own, the same for every arm.
func (b *bench) play(games int, a *arm) float64 {
	won := 0.0
	for n := range games {
		p := b.player
		p.Rand = rand.New(rand.NewPCG(b.seed, uint64(n)<<20))
		b.setup.First = duel.Side(n % 2)
		s := p.Start(&b.setup)
		if a.late {
			s.Sides[duel.You].Hearts, s.Sides[duel.Rival].Hearts = coach.LateHearts, coach.LateHearts
		}
		a.set(&s)
		for s.Turn.Number < 1000 && !s.Over() {
			turn := s.Turn.Number
			p.Rand = rand.New(rand.NewPCG(b.seed, uint64(n)<<20|uint64(turn)))
			for s.Turn.Number == turn && !s.Over() {
				if err := p.Step(&s); err != nil {
					panic(err)
				}
			}
		}
		if side, _ := s.Winner(); side == duel.You {
			won++
		}
	}
	return won
}
