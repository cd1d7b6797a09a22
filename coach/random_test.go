package coach_test

import (
	"math"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// small are hearts that are quick to solve.
const small = 3

// coachOf returns a coach for the game of a table; each matchup is solved once per run.
func coachOf(t testing.TB, r *duel.Rules, s *duel.State) *coach.Coach {
	t.Helper()
	m, ok := coach.Matchup(r, s)
	if !ok {
		t.Fatal("no coach for this game")
	}
	return coach.New(r, coach.Solved(t, m))
}

// opening returns the start of a game with few hearts and a dealt row.
func opening(p *sim.Player, you, rival duel.MonsterID, first duel.Side) duel.State {
	set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, first)
	s := p.Start(&set)
	coach.Few(p.Rules, &s)
	return s
}

// seen is what happened in a random game.
type seen struct {
	before  duel.State
	ev      duel.Event
	answers []duel.Event
}

// tables calls do with every table of a random game between two events, and with those in between
// that have an open question.
func tables(t *testing.T, r *duel.Rules, p *sim.Player, s duel.State, turns int, do func(*duel.Table)) {
	var now seen
	p.Heard = func(_ *duel.State, _ *duel.Question, a duel.Answer) {
		now.answers = append(now.answers, duel.Event{Kind: duel.Answered, Answer: a})
	}
	p.Watch = func(before *duel.State, ev *duel.Event, _ *duel.State) {
		now.before, now.ev = *before, *ev
	}
	for !s.Over() && int(s.Turn.Number) < turns {
		table := duel.Table{State: s}
		table.Question, _ = r.Standing(&s)
		do(&table)
		now.answers = now.answers[:0]
		if err := p.Step(&s); err != nil {
			t.Fatal(err)
		}
		if now.ev.Kind == duel.Answered {
			continue
		}
		from := duel.Table{State: now.before, Setup: duel.NewSetup(true, [2]duel.MonsterID{0, 1}, duel.You)}
		for n := range now.answers {
			asking, err := r.Run(&from, append([]duel.Event{now.ev}, now.answers[:n]...))
			if err != nil {
				t.Fatal(err)
			}
			if !asking.Asking {
				t.Fatalf("%v asks nothing after %d answers", now.ev, n)
			}
			do(&asking)
		}
	}
}

// TestRandomTables checks that at any table of any game the numbers are probabilities, the options
// are ranked, and Win is the best of them.
func TestRandomTables(t *testing.T) {
	r := dueltest.Rules(t)
	p := sim.NewPlayer(r, sim.Random{}, 11)
	asked, phases := map[duel.QuestionID]int{}, map[duel.Phase]int{}
	probability := func(what string, win float64) {
		if !(win >= 0 && win <= 1+1e-9) { // sums of many chances are rounded
			t.Fatalf("%s is %v", what, win)
		}
	}
	games, turns := often.Times(20, 60), 14
	for n := range games {
		s := opening(p, duel.MonsterID(n%6), duel.MonsterID((n+1)%6), duel.Side(n/6%2))
		give(p, r, &s, n%7)
		c := coachOf(t, r, &s)
		step := 0
		tables(t, r, p, s, turns, func(table *duel.Table) {
			if step++; step%3 != 0 && !table.Asking {
				return
			}
			chance := c.Win(table)
			probability("the chance", chance.Win)
			a, ok := c.Advise(table)
			q, open := table.Open()
			if open && ok {
				asked[q.ID]++
			}
			if !ok {
				if table.State.Turn.Active == duel.You && !open && !table.State.Over() {
					t.Fatalf("no advice in phase %s", table.State.Turn.Phase)
				}
				return
			}
			phases[table.State.Turn.Phase]++
			last := 2.0
			for _, o := range a.Options {
				probability("an option", o.Win)
				if o.Win > last {
					t.Fatalf("%v is ranked below %v", o.Win, last)
				}
				last = o.Win
			}
			if d := math.Abs(chance.Win - a.Options[0].Win); chance.Exact && d > 1e-9 {
				t.Fatalf("exact chance %v, best option %v", chance.Win, a.Options[0].Win)
			}
		})
	}
	t.Log(asked, phases)
}

// give gives cards and tokens to a table, so that random games have them.
func give(p *sim.Player, r *duel.Rules, s *duel.State, cards int) {
	for range cards {
		id := duel.CardID(1 + p.Rand.IntN(r.Box.NumCards()))
		if r.Box.Cards[id].Keep && s.Row[0] != id && s.Row[1] != id && s.Row[2] != id {
			s.Sides[duel.You].Keep = s.Sides[duel.You].Keep.With(id)
		}
	}
	s.Sides[duel.You].Energy += int16(p.Rand.IntN(8))
}
