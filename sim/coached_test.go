package sim_test

import (
	"math"
	"sync"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	packed "kingoftokyo/coach/tables"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/sim"
)

// few are hearts that are quick to solve; Space Penguin's tables are the largest.
const few, fewest = 4, 3

var solveOnce sync.Map

// solved is the table of a monster's game with few hearts, solved once a run.
func solved(t testing.TB, r *duel.Rules, s *duel.State) *core.Table {
	t.Helper()
	m, ok := coach.Matchup(r, s)
	if !ok {
		t.Fatal("no matchup")
	}
	once, _ := solveOnce.LoadOrStore(m, sync.OnceValues(func() (*core.Table, error) {
		return core.Solve(m, 2)
	}))
	table, err := once.(func() (*core.Table, error))()
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// fewHearts is the start of a game of one monster with few hearts on both sides.
func fewHearts(p *sim.Player, you duel.MonsterID, first duel.Side) duel.State {
	set := duel.NewSetup(true, [2]duel.MonsterID{you, (you + 1) % 6}, first)
	s := p.Start(&set)
	hearts := int16(few)
	if p.Rules.Box.Monsters[you].ID == "space-penguin" {
		hearts = fewest
	}
	for side := range s.Sides {
		s.Sides[side].Hearts, s.Sides[side].Max = hearts, hearts
	}
	return s
}

// wins plays games and counts those won.
func wins(t *testing.T, p *sim.Player, you duel.MonsterID, first duel.Side, games int) int {
	t.Helper()
	won := 0
	for range games {
		s := fewHearts(p, you, first)
		if err := p.Continue(&s, 2000); err != nil {
			t.Fatal(err)
		}
		if side, _ := s.Winner(); side == duel.You {
			won++
		}
	}
	return won
}

// TestSolvedIsTheTable: on the full engine the solved policy plays the game without
// cards, and wins as often as its table says. Usually that is every second monster: to solve
// a game takes most of the time, and coach/core compares those of all.
func TestSolvedIsTheTable(t *testing.T) {
	r := dueltest.Rules(t)
	probe := sim.NewPlayer(r, sim.Random{}, 1)
	for you := duel.MonsterID(0); you < 6; you += duel.MonsterID(often.Times(2, 1)) {
		s := fewHearts(probe, you, duel.You)
		table := solved(t, r, &s)
		p := sim.NewPlayer(r, sim.NewSolved(r, table), 9)
		for first := duel.You; first <= duel.Rival; first++ {
			games := often.Times(200, 500)
			want := table.Start(first, false)
			got := float64(wins(t, p, you, first, games)) / float64(games)
			if sigma := math.Sqrt(want * (1 - want) / float64(games)); math.Abs(got-want) > 4*sigma {
				t.Errorf("%s, %s first: %.4f of the games won, the table says %.4f (sigma %.4f)", r.Box.Monsters[you].ID, first, got, want, sigma)
			}
		}
	}
}

// TestCoachedBeatsSolved: with cards the coach wins far more of the same games, with
// the monsters' own hearts: what others are worth it has not learned.
func TestCoachedBeatsSolved(t *testing.T) {
	r := dueltest.Rules(t)
	won := [2]int{}
	games := often.Times(8, 20)
	for you := range duel.MonsterID(6) {
		set := duel.NewSetup(true, [2]duel.MonsterID{you, (you + 1) % 6}, duel.Rival)
		set.Options.Hard = true
		s := r.Start(&set)
		m, _ := coach.Matchup(r, &s)
		table, ok := packed.Of(m)
		if !ok {
			t.Fatal("no table")
		}
		for i, policy := range []sim.Policy{sim.NewSolved(r, table), sim.NewCoached(r, table)} {
			p := sim.NewPlayer(r, policy, 4)
			for range games {
				s, err := play(p, &set)
				if err != nil {
					t.Fatal(err)
				}
				if side, _ := s.Winner(); side == duel.You {
					won[i]++
				}
			}
		}
	}
	t.Log(won)
	if won[1]-won[0] < 6*games/4 {
		t.Errorf("of %d games the coach won %d, the solved policy %d", 6*games, won[1], won[0])
	}
}

// TestCoachedAllocations: neither policy allocates, once its scratch space is there.
func TestCoachedAllocations(t *testing.T) {
	r := dueltest.Rules(t)
	probe := sim.NewPlayer(r, sim.Random{}, 1)
	for you := range duel.MonsterID(6) {
		s := fewHearts(probe, you, duel.You)
		table := solved(t, r, &s)
		for name, policy := range map[string]sim.Policy{"solved": sim.NewSolved(r, table), "coached": sim.NewCoached(r, table)} {
			p := sim.NewPlayer(r, policy, 5)
			wins(t, p, you, duel.You, 60)
			if allocs := testing.AllocsPerRun(10, func() { wins(t, p, you, duel.You, 1) }); allocs > 20 {
				t.Errorf("%s by %s: %.1f allocations a game", name, r.Box.Monsters[you].ID, allocs)
			}
		}
	}
}

// benchCoached plays full-size games of one monster.
func benchCoached(b *testing.B, monster string, policy func(*duel.Rules, *core.Table) sim.Policy) {
	r := dueltest.Rules(b)
	you, _ := r.Box.Monster(monster)
	set := duel.NewSetup(true, [2]duel.MonsterID{you, (you + 1) % 6}, duel.You)
	s := r.Start(&set)
	m, _ := coach.Matchup(r, &s)
	table, ok := packed.Of(m)
	if !ok {
		b.Fatal("no table")
	}
	p := sim.NewPlayer(r, policy(r, table), 1)
	won := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		set.First = duel.Side(i % 2)
		s, err := play(p, &set)
		if err != nil {
			b.Fatal(err)
		}
		if side, _ := s.Winner(); side == duel.You {
			won++
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(won)/float64(b.N), "won")
}

// BenchmarkCoached plays whole games with cards by advice.
func BenchmarkCoached(b *testing.B) {
	for _, monster := range []string{"alienoid", "cyber-kitty", "gigazaur", "meka-dragon", "space-penguin", "the-king"} {
		b.Run(monster, func(b *testing.B) {
			benchCoached(b, monster, func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewCoached(r, t) })
		})
	}
}

// BenchmarkSolved plays whole games on the full engine by the core alone.
func BenchmarkSolved(b *testing.B) {
	for _, monster := range []string{"cyber-kitty", "gigazaur"} {
		b.Run(monster, func(b *testing.B) {
			benchCoached(b, monster, func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewSolved(r, t) })
		})
	}
}
