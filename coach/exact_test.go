package coach

import (
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/coach/tables"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// small are hearts that are quick to solve.
const small = 3

var (
	solveOnce sync.Map
	monsters  = []string{"alienoid", "cyber-kitty", "gigazaur", "meka-dragon", "space-penguin", "the-king"}
)

// solved returns the stored table, or that of a small matchup, which is solved once per run.
func solved(t testing.TB, m core.Matchup) *core.Table {
	t.Helper()
	if table, ok := tables.Of(m); ok {
		return table
	}
	once, _ := solveOnce.LoadOrStore(m, sync.OnceValues(func() (*core.Table, error) {
		return solve.Solve(m, 2)
	}))
	table, err := once.(func() (*core.Table, error))()
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// few gives both sides few hearts. It also lowers their maximum, which makes the matchup, except
// for Space Penguin, which takes long to solve, and on hard: in those cases the stored table has
// the monsters' own hearts.
func few(r *duel.Rules, s *duel.State) {
	for side := range s.Sides {
		s.Sides[side].Hearts = small
		if !s.Options.Hard && r.Box.Monsters[s.Sides[duel.You].ID].ID != "space-penguin" {
			s.Sides[side].Max = small
		}
	}
}

// start returns a table with few hearts and nothing else.
func start(t testing.TB, r *duel.Rules, monster string, hard bool) duel.State {
	t.Helper()
	you, _ := r.Box.Monster(monster)
	rival := (you + 1) % duel.MonsterID(len(r.Box.Monsters))
	set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.You)
	set.Options.Hard = hard
	s := r.Start(&set)
	few(r, &s)
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

// place draws a live position between two turns, with few hearts.
func place(rnd *rand.Rand, s *duel.State) {
	s.Turn.Number = 2
	s.Turn.Phase = duel.PhaseRoll
	for side := range s.Sides {
		s.Sides[side].Hearts = int16(1 + rnd.IntN(small))
	}
	s.Sides[duel.Rival].Energy = int16(rnd.IntN(int(s.SpecialAt())))
	for {
		s.Marker[0] = 2 * duel.Spot(rnd.IntN(13)-6)
		s.Marker[1] = 2 * duel.Spot(rnd.IntN(13)-6)
		if _, why := s.Winner(); why == duel.NotWon {
			return
		}
	}
}

const close = 1e-7

// slack returns how much exact numbers of two tables may differ, because the stored table is rounded.
func slack(s *duel.State) float64 {
	if s.Sides[duel.You].Max != small {
		return 5e-5
	}
	return close
}

// TestCoreTurn checks that the turn computed on the real engine is the core's, and so is what
// Advise says about keeps; likewise for Autobot's turn.
func TestCoreTurn(t *testing.T) {
	r, rnd := dueltest.Rules(t), rand.New(rand.NewPCG(1, 2))
	for _, monster := range monsters {
		for _, hard := range []bool{false, true} {
			s := start(t, r, monster, hard)
			c := coachOf(t, r, &s)
			c.Cardless = true
			ours := solve.NewTurn(c.search.table)
			for range often.Times(3, 25) {
				place(rnd, &s)
				s.Turn.Active = duel.You
				p, _ := c.search.position(&s)
				ours.Begin(p, 6)
				c.look(&s)
				w := c.search.work(&c.s)
				if got, want := w.worth[1][atBest][0], ours.Win(); math.Abs(got-want) > close {
					t.Fatalf("turn at %+v is worth %v by the engine, %v by the core", p, got, want)
				}
				six := lattice.Of(6)
				s.Turn.Rolls, s.Turn.Dice = int8(1+rnd.IntN(2)), six.Sets[six.FirstRoll()+rnd.IntN(462)]
				a, ok := c.Advise(&duel.Table{State: s})
				if count := six.Keepings(six.Index(s.Turn.Dice)); !ok || !a.Exact || len(a.Options) != count {
					t.Fatalf("advice %v, exact %v, %d options, want %d", ok, a.Exact, len(a.Options), count)
				}
				seen := map[rules.Roll]bool{}
				for i, o := range a.Options {
					keep := Kept(&s, &o.Event)
					want := ours.Worth(keep, 3-int(s.Turn.Rolls))
					if math.Abs(o.Win-want) > close || seen[keep] || i > 0 && o.Win > a.Options[i-1].Win {
						t.Fatalf("%s %v %+v %v rolls %d: option %d, %v, is worth %v, want %v", monster, hard, p, s.Turn.Dice, s.Turn.Rolls, i, keep, o.Win, want)
					}
					seen[keep] = true
				}
				s.Turn.Rolls, s.Turn.Dice = 0, rules.Roll{}
				s.Turn.Active = duel.Rival
				p.Turn = duel.Rival
				if got, want := c.Win(&duel.Table{State: s}).Win, c.search.table.Win(p); math.Abs(got-want) > close {
					t.Fatalf("Autobot's turn at %+v is worth %v by the engine, %v by the core", p, got, want)
				}
			}
		}
	}
}

// TestOpening checks that before the first turn the chance is what the table has for the start (S3,
// S4), for both starters, and with either option of the first dice.
func TestOpening(t *testing.T) {
	r := dueltest.Rules(t)
	for _, monster := range monsters {
		for _, full := range []bool{false, true} {
			for first := duel.You; first <= duel.Rival; first++ {
				s := start(t, r, monster, false)
				for side := range s.Sides {
					s.Sides[side].Hearts = s.Sides[side].Max
				}
				s.First, s.Turn.Active, s.Options.FullDice = first, first, full
				s.Sides[first.Other()].Energy, s.Sides[first].Energy = 1, 0
				c := coachOf(t, r, &s)
				c.Cardless = true
				got, want := c.Win(&duel.Table{State: s}), solve.Start(c.search.table, first, full)
				if !got.Exact || math.Abs(got.Win-want) > slack(&s) {
					t.Errorf("%s, %s first, full dice %v: %+v, want %v", monster, first, full, got, want)
				}
			}
		}
	}
}

// TestExact checks that a game with cards is never exact, not even if none is named, and that
// without them the numbers are exact, whatever is on the table.
func TestExact(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		what, monster string
		set           func(s *duel.State)
	}{
		{"nothing on the table", "cyber-kitty", func(*duel.State) {}},
		{"the player's energy", "cyber-kitty", func(s *duel.State) { s.Sides[duel.You].Energy = 9 }},
		{"a named card", "cyber-kitty", func(s *duel.State) { s.Row[1] = 1 }},
		{"a keep card", "cyber-kitty", func(s *duel.State) { s.Sides[duel.You].Keep = 2 }},
		{"a keep card of Autobot's", "cyber-kitty", func(s *duel.State) { s.Sides[duel.Rival].Keep = 2 }},
		{"a Buzz token", "cyber-kitty", func(s *duel.State) { s.Tokens[0] = duel.Token{Place: duel.Place{At: 3}, Laid: true} }},
		{"a dice token", "cyber-kitty", func(s *duel.State) { s.Sides[duel.You].Dice = 1 }},
		{"a dice token of Space Penguin's", "space-penguin", func(s *duel.State) { s.Sides[duel.You].Dice = 1 }},
		{"a dice token of Autobot's", "space-penguin", func(s *duel.State) { s.Sides[duel.Rival].Dice = 1 }},
		{"a die taken", "cyber-kitty", func(s *duel.State) { s.Sides[duel.Rival].Taken = 1 }},
		{"more hearts than at the start", "cyber-kitty", func(s *duel.State) { s.Sides[duel.You].Hearts++ }},
		{"The King", "the-king", func(*duel.State) {}},
		{"another turn to come", "cyber-kitty", func(s *duel.State) { s.Turn.Again = true }},
	} {
		s := start(t, r, c.monster, false)
		s.Turn.Number = 2
		evaluator := coachOf(t, r, &s)
		c.set(&s)
		if got := evaluator.Win(&duel.Table{State: s}); got.Exact || !(got.Win > 0 && got.Win < 1) {
			t.Errorf("%s: %+v, want an estimate", c.what, got)
		}
		evaluator.Cardless = true
		bare := start(t, r, c.monster, false)
		bare.Turn.Number = 2
		bare.Sides[duel.You].Dice = s.Sides[duel.You].Dice
		want := evaluator.Win(&duel.Table{State: bare})
		if got := evaluator.Win(&duel.Table{State: s}); !got.Exact || got != want {
			t.Errorf("%s, without cards: %+v, want %+v", c.what, got, want)
		}
	}
	two := start(t, r, "cyber-kitty", false)
	two.Solo = false
	if _, ok := Matchup(r, &two); ok {
		t.Error("two humans have a matchup")
	}
	two.Solo = true
	two.Sides[duel.You].Max = core.MaxHearts + 1
	if _, ok := Matchup(r, &two); ok {
		t.Error("a monster with too many hearts has one")
	}
}
