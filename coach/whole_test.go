package coach_test

import (
	"math"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file plays whole turns on the engine, event by event. It throws all dice, each roll with its
// chance, and lets the player choose as Advise says.

// whole is one turn.
type whole struct {
	t         *testing.T
	r         *duel.Rules
	evaluator *coach.Coach
	table     *core.Table
	number    int16
	known     map[duel.State]float64
	asked     int // tables at which there was advice
}

// promised compares what the coach says at a table with what follows.
func (w *whole) promised(s *duel.State, a *coach.Advice, advised bool, x float64) {
	chance := w.evaluator.Win(&duel.Table{State: *s})
	if !chance.Exact || math.Abs(chance.Win-x) > 1e-7 {
		w.t.Fatalf("%v (exact %v) at a table worth %v: %s", chance.Win, chance.Exact, x, w.r.Checkpoint(s))
	}
	if advised && (!a.Exact || math.Abs(a.Options[0].Win-x) > 1e-7) {
		w.t.Fatalf("%s at %v (exact %v) leads to %v: %s", w.r.Write(&a.Options[0].Event), a.Options[0].Win, a.Exact, x, w.r.Checkpoint(s))
	}
}

// rest returns what the rest of the turn leads to, using only the solved table at its end.
func (w *whole) rest(s duel.State) float64 {
	if winner, why := s.Winner(); why != duel.NotWon {
		return float64(winner.Other())
	}
	if s.Turn.Number != w.number {
		return w.table.Win(core.Position{Hearts: [2]int8{int8(s.Sides[0].Hearts), int8(s.Sides[1].Hearts)}, Fame: int8(s.Marker[0] / 2),
			Destruction: int8(s.Marker[1] / 2), Energy: int8(s.Sides[1].Energy), Dice: s.Sides[0].Dice, Turn: s.Turn.Active})
	}
	s.Row, s.Sides[duel.You].Energy = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}, 0
	if x, known := w.known[s]; known {
		return x
	}
	a, advised := w.evaluator.Advise(&duel.Table{State: s})
	var ev duel.Event
	if advised {
		w.asked++
		ev = a.Options[0].Event
	} else {
		list := w.r.Options(&s, nil)
		if len(list) != 1 {
			w.t.Fatalf("%d events without advice: %s", len(list), w.r.Checkpoint(&s))
		}
		ev = list[0]
	}
	x := 0.0
	switch {
	case ev.Kind == duel.Rolled:
		x = w.throw(&s)
	case ev.Kind == duel.Kept:
		next := s
		if _, err := w.r.NewEngine().Play(&next, &ev, &answers{}, nil); err != nil {
			w.t.Fatal(err)
		}
		x = w.throw(&next)
	default:
		x = w.play(&s, ev)
	}
	if len(w.known)%5 == 0 || advised || s.Turn.Rolls == 0 {
		w.promised(&s, &a, advised, x)
	}
	w.known[s] = x
	return x
}

// play returns what an event leads to, with its questions answered as Advise says then.
func (w *whole) play(s *duel.State, ev duel.Event) float64 {
	before := duel.Table{State: *s, Setup: duel.NewSetup(true, [2]duel.MonsterID{s.Sides[0].ID, s.Sides[1].ID}, duel.You)}
	for entry, last := []duel.Event{ev}, -1.0; ; {
		table, err := w.r.Run(&before, entry)
		if err != nil {
			w.t.Fatalf("%s: %v", w.r.Write(&ev), err)
		}
		if !table.Asking {
			x := w.rest(table.State)
			if last >= 0 && math.Abs(x-last) > 1e-7 {
				w.t.Fatalf("%s with %v leads to %v, the advice on its way was %v", w.r.Write(&ev), entry[1:], x, last)
			}
			return x
		}
		if table.Question.ID == duel.AskReveal { // a special power's (A8)
			entry = append(entry, duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, Reveal: true})
			continue
		}
		a, ok := w.evaluator.Advise(&table)
		if !ok || !a.Exact {
			w.t.Fatalf("%s asks, and there is no exact advice", w.r.Write(&ev))
		}
		w.asked++
		last = a.Options[0].Win
		entry = append(entry, a.Options[0].Event)
	}
}

// throw returns the mean over the dice thrown now.
func (w *whole) throw(s *duel.State) float64 {
	sum := 0.0
	each(w.r.Reroll(s), rules.Roll{}, 0, 1, func(faces rules.Roll, p float64) {
		sum += p * w.play(s, duel.Event{Kind: duel.Rolled, Roll: faces})
	})
	return sum
}

// TestWholeTurn checks that a player who does what Advise says wins as often as Win says, at every
// table of a player's turn after its first roll, and of a turn of Autobot from its start.
func TestWholeTurn(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		you, lines string
		asked      int // the least number of tables with advice
	}{
		{"alienoid", "set fame 1; set destruction 4; roll ppcfe", 100},
		{"gigazaur", "set fame 2; set destruction 2; set rival.energy 1; roll ppchf", 100},
		{"gigazaur", "set fame -6; set destruction -2; roll fffpp", 1},
		{"meka-dragon", "set fame -3; set destruction 1; roll pccdd", 50},
		{"space-penguin", "set fame 2; set destruction -1; set you.dice-tokens 1; roll pchfd", 100},
		{"cyber-kitty", "set fame 4; set destruction -6; roll cffhe", 100},
		{"alienoid", "set fame -2; set destruction -2; set rival.energy 3; turn rival roll", 5}, // level ties (A2)
		{"space-penguin", "set fame -1; set destruction 2; set rival.hearts 1; set you.dice-tokens 2; turn rival roll", 0},
	} {
		t.Run(c.you+" "+c.lines, func(t *testing.T) {
			table := game(t, r, c.you, c.lines)
			evaluator := coachOf(t, r, &table.State)
			evaluator.Cardless = true
			m, _ := coach.Matchup(r, &table.State)
			solved := coach.Solved(t, m)
			w := &whole{t: t, r: r, evaluator: evaluator, table: solved, number: table.State.Turn.Number, known: map[duel.State]float64{}}
			x := w.rest(table.State)
			if x <= 0 || x >= 1 || w.asked < c.asked {
				t.Errorf("the turn is worth %v, %d tables with advice", x, w.asked)
			}
			t.Logf("%v, %d tables, %d with advice", x, len(w.known), w.asked)
		})
	}
}
