package sim_test

import (
	"math"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	packed "kingoftokyo/coach/tables"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules/duel"
)

// solved returns the stored table of a monster's game, and how the game is set up.
func solved(t testing.TB, r *duel.Rules, you duel.MonsterID, hard bool) (*core.Table, *duel.Setup) {
	t.Helper()
	set := duel.NewSetup(true, [2]duel.MonsterID{you, (you + 1) % 6}, duel.You)
	set.Options.Hard = hard
	s := r.Start(&set)
	m, ok := coach.Matchup(r, &s)
	if !ok {
		t.Fatal("no matchup")
	}
	table, ok := packed.Of(m)
	if !ok {
		t.Fatal("no table")
	}
	return table, &set
}

// wins plays games and counts those won.
func wins(t testing.TB, p *sim.Player, set *duel.Setup, games int) int {
	t.Helper()
	won := 0
	for range games {
		s, err := play(p, set)
		if err != nil {
			t.Fatal(err)
		}
		if side, _ := s.Winner(); side == duel.You {
			won++
		}
	}
	return won
}

// TestSolvedIsTheTable checks that on the full engine the solved policy plays the game without
// cards, and wins as often as its table says, within 4 sigma of many games of each monster.
// `go run ./internal/tools/gates --cardless 100000` plays more of them.
func TestSolvedIsTheTable(t *testing.T) {
	r := dueltest.Rules(t)
	for you := range duel.MonsterID(6) {
		table, set := solved(t, r, you, you%2 == 0)
		p := sim.NewPlayer(r, sim.NewSolved(r, table), 9)
		for set.First = duel.You; set.First <= duel.Rival; set.First++ {
			games := often.Times(400, 5000)
			want := solve.Start(table, set.First, false)
			got := float64(wins(t, p, set, games)) / float64(games)
			if sigma := math.Sqrt(want * (1 - want) / float64(games)); math.Abs(got-want) > 4*sigma {
				t.Errorf("%s, %s first: %.4f of the games won, the table says %.4f (sigma %.4f)", r.Box.Monsters[you].ID, set.First, got, want, sigma)
			}
		}
	}
}

// TestCoachedBeatsSolved checks that with cards the coach wins far more of the same games, and that
// neither policy allocates once its scratch space exists.
func TestCoachedBeatsSolved(t *testing.T) {
	r := dueltest.Rules(t)
	won := [2]int{}
	games := often.Times(8, 20)
	for you := range duel.MonsterID(6) {
		table, set := solved(t, r, you, true)
		set.First = duel.Rival
		for i, policy := range []sim.Policy{sim.NewSolved(r, table), sim.CoachedBy(coach.New(r, table))} {
			p := sim.NewPlayer(r, policy, 4)
			if i == 0 { // tables are decoded when games first read them
				wins(t, p, set, 200)
			}
			won[i] += wins(t, p, set, games-6)
			least := math.Inf(1) // of a few games, each of which may be the first that needs more room
			for range 8 {
				least = min(least, testing.AllocsPerRun(1, func() { won[i] += wins(t, p, set, 1) })) // plays twice
			}
			if least > 20 {
				t.Errorf("policy %d by %s: %.0f allocations a game", i, r.Box.Monsters[you].ID, least)
			}
		}
	}
	t.Log(won)
	if won[1]-won[0] < 6*games/4 {
		t.Errorf("of %d games the coach won %d, the solved policy %d", 6*games, won[1], won[0])
	}
}

// benchCoached plays full-size games of one monster.
func benchCoached(b *testing.B, monster string, policy func(*duel.Rules, *core.Table) sim.Policy) {
	r := dueltest.Rules(b)
	you, _ := r.Box.Monster(monster)
	table, set := solved(b, r, you, false)
	p := sim.NewPlayer(r, policy(r, table), 1)
	won := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		set.First = duel.Side(i % 2)
		won += wins(b, p, set, 1)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(won)/float64(b.N), "won")
}

// BenchmarkCoached plays whole games with cards by advice.
func BenchmarkCoached(b *testing.B) {
	for _, monster := range []string{"alienoid", "cyber-kitty", "gigazaur", "meka-dragon", "space-penguin", "the-king"} {
		b.Run(monster, func(b *testing.B) {
			benchCoached(b, monster, func(r *duel.Rules, t *core.Table) sim.Policy { return sim.CoachedBy(coach.New(r, t)) })
		})
	}
}

// BenchmarkSolved plays whole games on the full engine, using only the core.
func BenchmarkSolved(b *testing.B) {
	for _, monster := range []string{"cyber-kitty", "gigazaur"} {
		b.Run(monster, func(b *testing.B) {
			benchCoached(b, monster, func(r *duel.Rules, t *core.Table) sim.Policy { return sim.NewSolved(r, t) })
		})
	}
}
