package coach

import (
	"context"
	"fmt"
	"math"
	"sync"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"

	"pgregory.net/rapid"
)

// small are hearts that are quick to solve.
const small = 3

var (
	solveOnce sync.Map
	monsters  = []string{"alienoid", "cyber-kitty", "gigazaur", "meka-dragon", "space-penguin", "the-king"}
)

// solved is the table of a small matchup; it is solved once a run.
func solved(t testing.TB, m core.Matchup) *core.Table {
	t.Helper()
	once, _ := solveOnce.LoadOrStore(m, sync.OnceValues(func() (*core.Table, error) {
		return core.Solve(context.Background(), m, core.Options{Workers: 2})
	}))
	table, err := once.(func() (*core.Table, error))()
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// start is a table of a small matchup with nothing on it.
func start(t testing.TB, r *duel.Rules, monster string, hard bool) duel.State {
	t.Helper()
	you, _ := r.Box.Monster(monster)
	rival := (you + 1) % duel.MonsterID(len(r.Box.Monsters))
	set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.You)
	set.Options.Hard = hard
	s := r.Start(&set)
	for side := range s.Sides {
		s.Sides[side].Hearts, s.Sides[side].Max = small, small
	}
	return s
}

func coachOf(t testing.TB, r *duel.Rules, s *duel.State) *Coach {
	t.Helper()
	m, ok := Matchup(r, s)
	if !ok {
		t.Fatal("no matchup")
	}
	return New(r, solved(t, m))
}

// place draws a live position between two turns.
func place(t *rapid.T, s *duel.State) {
	s.Turn.Number = 2
	s.Turn.Phase = duel.PhaseRoll
	for side := range s.Sides {
		s.Sides[side].Hearts = int16(rapid.IntRange(1, small).Draw(t, "hearts"))
	}
	s.Sides[duel.Rival].Energy = int16(rapid.IntRange(0, int(s.SpecialAt())-1).Draw(t, "energy"))
	for {
		s.Marker[0] = 2 * duel.Spot(rapid.IntRange(-6, 6).Draw(t, "fame"))
		s.Marker[1] = 2 * duel.Spot(rapid.IntRange(-6, 6).Draw(t, "destruction"))
		if _, why := s.Winner(); why == duel.NotWon {
			return
		}
	}
}

const close = 1e-7

// TestCoreTurn: the turn worked out on the real engine is the core's, and so is what
// Advise says of keeps; Autobot's turn likewise.
func TestCoreTurn(t *testing.T) {
	r := dueltest.Rules(t)
	for _, monster := range monsters {
		for _, hard := range []bool{false, true} {
			s := start(t, r, monster, hard)
			c := coachOf(t, r, &s)
			c.Cardless = monster == "the-king"
			ours := core.NewTurn(c.search.table)
			t.Run(fmt.Sprint(monster, hard), rapid.MakeCheck(func(t *rapid.T) {
				place(t, &s)
				s.Turn.Active = duel.You
				p, _ := c.search.position(&s)
				ours.Begin(p, 6)
				c.look(&s)
				w := c.search.work(&c.s)
				if got, want := w.worth[1][0], ours.Win(); math.Abs(got-want) > close {
					t.Fatalf("turn at %+v is worth %v by the engine, %v by the core", p, got, want)
				}
				dice := rapid.SampledFrom(lattice.Of(6).Sets[lattice.Of(6).FirstRoll():]).Draw(t, "dice")
				s.Turn.Rolls, s.Turn.Dice = int8(rapid.IntRange(1, 2).Draw(t, "rolls")), dice
				a, ok := c.Advise(&duel.Table{State: s})
				want := ours.Keeps(dice, 3-int(s.Turn.Rolls), nil)
				if !ok || !a.Exact || len(a.Options) != len(want) {
					t.Fatalf("advice %v, exact %v, %d options, want %d", ok, a.Exact, len(a.Options), len(want))
				}
				for i, k := range want {
					if o := a.Options[i]; o.Win != k.Win || o.Event.Kind == duel.Kept && o.Event.Roll != k.Dice {
						t.Fatalf("option %d is %v at %v, want %v", i, o.Event, o.Win, k)
					}
				}
				s.Turn.Rolls, s.Turn.Dice = 0, rules.Roll{}
				s.Turn.Active = duel.Rival
				p.Turn = duel.Rival
				if got, want := c.Win(&duel.Table{State: s}).Win, c.search.table.Win(p); math.Abs(got-want) > close {
					t.Fatalf("Autobot's turn at %+v is worth %v by the engine, %v by the core", p, got, want)
				}
			}))
		}
	}
}
