package coach_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// game returns the table after lines of the notation, with few hearts on both sides.
func game(t testing.TB, r *duel.Rules, you, lines string) duel.Table {
	t.Helper()
	table, err := dueltest.Fold(r, nil, dueltest.Solo(you, "gigazaur", "you"))
	if err != nil {
		t.Fatal(err)
	}
	coach.Few(r, &table.State)
	most := table.State.Sides[duel.You].Max
	if you == "gigazaur" {
		table.State.Sides[duel.Rival].ID = 0
	}
	table, err = dueltest.Fold(r, &table, lines)
	if err != nil {
		t.Fatal(err)
	}
	if you := &table.State.Sides[duel.You]; you.Max != most || most > small && you.Hearts == most {
		t.Fatalf("%s begins with a line of the set-up, which deals hearts anew", lines)
	}
	return table
}

// TestByHand checks advice that needs no numbers.
func TestByHand(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, you, lines string
		best             string  // the first option, as a line, or "not" and one that it is not
		win              float64 // its chance; -1 if it is not known by hand
		cardless         bool
	}{
		{"a purchase that kills is bought", "cyber-kitty", "set rival.hearts 2; set you.energy 3; row too-cute ? ?; turn you buy", "buy 1", 1, false},
		{"a pull that wins is bought", "cyber-kitty", "set fame 6; set you.energy 2; row photoshoot ? ?; turn you buy", "buy 1", 1, false},
		{"three fame one step from victory are enough", "cyber-kitty", "set fame 6; roll fffch", "stop", 1, true},
		{"the claws that kill are kept", "cyber-kitty", "set rival.hearts 2; roll cchdf", "stop", 1, true},
		{"a power that wins is used", "gigazaur", "set fame 6; roll ppehh; stop", "", 1, true},
		{"the order that wins is chosen", "cyber-kitty", "set fame 2; set destruction 2; turn you resolve; dice fffddd", "", 1, true},
		{"damage to both is not bought when it kills the player first", "cyber-kitty", "set rival.hearts 2; set you.hearts 2; set you.energy 5; row jets-scrambled ? ?; turn you buy", "not buy 1", -1, false},
		{"hearts of five fame are passed over one step from the spotlights", "cyber-kitty", "set fame 2; set destruction 4; roll fffhh", "stop", 1, true},
		{"the symbol that wins is added", "alienoid", "set fame 6; roll ppffh; stop", "answer f", 1, true},
		{"the product that kills is taken", "meka-dragon", "roll cpphh; stop; resolve c", "answer yes", -1, true},
		{"without cards nothing is bought", "cyber-kitty", "set you.energy 9; turn you buy", "pass", -1, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := game(t, r, c.you, c.lines)
			evaluator := coachOf(t, r, &table.State)
			evaluator.Cardless = c.cardless
			a, ok := evaluator.Advise(&table)
			if !ok {
				t.Fatal("no advice")
			}
			best := a.Options[0]
			want, not := strings.CutPrefix(c.best, "not ")
			if got := r.Write(&best.Event); want != "" && (got == want) == not {
				t.Errorf("the best option is %q at %v, want %q; then %v", got, best.Win, c.best, a.Options[1:])
			}
			if c.win >= 0 && math.Abs(best.Win-c.win) > 1e-9 {
				t.Errorf("its chance is %v, want %v", best.Win, c.win)
			}
			if a.Exact != c.cardless {
				t.Errorf("exact is %v", a.Exact)
			}
			if win := evaluator.Win(&table); a.Exact && math.Abs(win.Win-best.Win) > 1e-9 {
				t.Errorf("the table is worth %v", win.Win)
			}
		})
	}
}

// TestOptionsLeadWhereTheySay checks that after an option of the same turn, with its questions
// answered as it says, the game is worth at least as much as the option promised; exactly as much
// if only the core counts. With the learned value, a purchase may promise up to a tenth of a point
// more or less: while a turn is computed, not every purchase is tried at every table.
func TestOptionsLeadWhereTheySay(t *testing.T) {
	r := dueltest.Rules(t)
	p := sim.NewPlayer(r, sim.Random{}, 3)
	checked, exact := 0, 0
	for n := range often.Times(18, 48) {
		s := opening(p, duel.MonsterID(n%6), duel.MonsterID((n+1)%6), duel.You)
		if n%2 == 0 {
			s.Row = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}
		} else {
			give(p, r, &s, n%6)
		}
		evaluator := coachOf(t, r, &s)
		evaluator.Cardless = n%2 == 0
		tables(t, r, p, s, 6, func(table *duel.Table) {
			a, ok := evaluator.Advise(table)
			if !ok || table.Asking {
				return
			}
			for i, o := range a.Options {
				after, ok := played(r, table, &o)
				if i > 2 || !ok {
					continue
				}
				checked++
				win := evaluator.Win(&after)
				if a.Exact && win.Exact {
					exact++
					if math.Abs(win.Win-o.Win) > coach.Slack(&s) {
						t.Fatalf("%s is worth %v, the table after it %v", r.Write(&o.Event), o.Win, win.Win)
					}
				} else if win.Win < o.Win-coach.Slack(&s)-0.001 {
					t.Fatalf("%s is worth %v, the table after it %v; %s %v", r.Write(&o.Event), o.Win, win.Win, r.Checkpoint(&table.State), table.State.Turn)
				}
			}
		})
	}
	if checked < often.Times(100, 300) || exact < often.Times(30, 100) {
		t.Errorf("only %d options were played, %d of them exact", checked, exact)
	}
}

// answers gives the answers of an option, and leaves cards unnamed.
type answers struct {
	list []duel.Answer
	ok   bool
}

func (a *answers) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) {
	if q.ID == duel.AskReveal {
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	}
	if q.ID == duel.AskHand {
		return duel.No, true
	}
	if a.ok = len(a.list) > 0; !a.ok {
		return duel.Answer{}, false
	}
	first := a.list[0]
	a.list = a.list[1:]
	return first, true
}

// played returns the table after an option; ok is false if dice decide, or if the turn has ended
// and only an estimate was given.
func played(r *duel.Rules, table *duel.Table, o *coach.Option) (duel.Table, bool) {
	if o.Event.Kind == duel.Rolled || o.Event.Kind == duel.SpendTokens || o.Event.Kind == duel.Swept {
		return duel.Table{}, false
	}
	after := duel.Table{State: table.State}
	give := &answers{o.Answers, true}
	asking, err := r.NewEngine().Play(&after.State, &o.Event, give, nil)
	if err != nil {
		panic(fmt.Sprint(r.Write(&o.Event), o.Answers, err))
	}
	same := after.State.Turn.Number == table.State.Turn.Number
	return after, !asking && (same || len(table.State.Row) > 0 && table.State.Row[0] == duel.Unnamed)
}

// TestTotalProbability checks that before a roll the chance is the mean over the possible results
// of the roll.
func TestTotalProbability(t *testing.T) {
	r := dueltest.Rules(t)
	for n, lines := range []string{"roll ccehd; keep cc", "set fame 3; roll hhefp; keep h", "roll cceff; roll ffpde; keep ff",
		"turn rival roll; dice ccffhe; rolls 2", "turn rival roll; set fame -3; dice cfhhpe; rolls 2"} {
		you := []string{"gigazaur", "alienoid", "space-penguin", "meka-dragon"}[n%4]
		table := game(t, r, you, lines)
		evaluator := coachOf(t, r, &table.State)
		evaluator.Cardless = true
		before := evaluator.Win(&table)
		sum := 0.0
		each(r.Reroll(&table.State), rules.Roll{}, 0, 1, func(faces rules.Roll, p float64) {
			after := duel.Table{State: table.State}
			if _, err := r.NewEngine().Play(&after.State, &duel.Event{Kind: duel.Rolled, Roll: faces}, &answers{}, nil); err != nil {
				t.Fatal(err)
			}
			if after.State.Turn.Phase == duel.PhaseResolve && you == "alienoid" {
				after = table // its questions come before the roll is over
				after.State.Turn.Dice, after.State.Turn.Kept, after.State.Turn.Said = table.State.Turn.Kept.Plus(faces), rules.Roll{}, false
				after.State.Turn.Rolls++
			}
			sum += p * evaluator.Win(&after).Win
		})
		if !before.Exact || math.Abs(before.Win-sum) > 1e-9 {
			t.Errorf("%s: %v (exact %v) before the roll, %v on average after it", lines, before.Win, before.Exact, sum)
		}
	}
}

// each calls do with every roll of n dice and its probability.
func each(n int, roll rules.Roll, f int, p float64, do func(rules.Roll, float64)) {
	if f == rules.NumFaces-1 {
		roll[f] = int8(n)
		do(roll, p*math.Pow(1.0/6, float64(n)))
		return
	}
	choose := 1.0
	for k := 0; k <= n; k++ {
		roll[f] = int8(k)
		each(n-k, roll, f+1, p*choose*math.Pow(1.0/6, float64(k)), do)
		choose *= float64(n-k) / float64(k+1)
	}
}

// TestSureThings checks that if every keep wins, stopping comes first and rerolling all dice last.
func TestSureThings(t *testing.T) {
	r := dueltest.Rules(t)
	table := game(t, r, "cyber-kitty", "set rival.hearts 1; set rival.energy 0; roll ccccc")
	a, ok := coachOf(t, r, &table.State).Advise(&table)
	if !ok || a.Options[0].Event.Kind != duel.Stopped || a.Options[0].Win != 1 {
		t.Fatalf("the best option is %+v", a.Options)
	}
	for i := 1; i < len(a.Options); i++ {
		p, q := &a.Options[i-1], &a.Options[i]
		if p.Win == q.Win && q.Event.Roll.Total() > p.Event.Roll.Total() && p.Event.Kind == duel.Kept {
			t.Errorf("%q stands before %q, both at %v", r.Write(&p.Event), r.Write(&q.Event), p.Win)
		}
	}
}

// TestNothingHappens checks that ending a turn changes nothing until Autobot's dice are known; a
// search of them finds a different number.
func TestNothingHappens(t *testing.T) {
	r := dueltest.Rules(t)
	other := 0
	for _, lines := range []string{"", "set you.hearts 2; set you.energy 4", "set you.energy 1; set rival.hearts 3; row acid-attack ? too-cute"} {
		before := game(t, r, "cyber-kitty", strings.TrimPrefix(lines+"; turn you buy", "; "))
		evaluator := coachOf(t, r, &before.State)
		a, _ := evaluator.Advise(&before)
		for _, o := range a.Options {
			if o.Event.Kind != duel.Passed {
				continue
			}
			after, _ := played(r, &before, &o)
			if got := evaluator.Win(&after).Win; got != o.Win {
				t.Errorf("%s: %v to end the turn, %v when it has ended", lines, o.Win, got)
			}
			if evaluator.Searched(&after).Win != o.Win {
				other++
			}
		}
	}
	if other != 3 {
		t.Errorf("only %d of 3 searches find another number", other)
	}
}

// TestSweepAsks checks that while the first card of a new row is not named yet, the table is worth
// what the sweep promised, and is not a table of the game without cards, although its row is empty.
func TestSweepAsks(t *testing.T) {
	r := dueltest.Rules(t)
	before := game(t, r, "cyber-kitty", "set you.energy 7; row acid-attack ? too-cute; turn you buy")
	evaluator := coachOf(t, r, &before.State)
	a, _ := evaluator.Advise(&before)
	promised := -1.0
	for _, o := range a.Options {
		if o.Event.Kind == duel.Swept {
			promised = o.Win
		}
	}
	asking := game(t, r, "cyber-kitty", "set you.energy 7; row acid-attack ? too-cute; turn you buy; sweep")
	if !asking.Asking || asking.Question.ID != duel.AskReveal {
		t.Fatal("no card is asked for")
	}
	if got := evaluator.Win(&asking); got.Exact || got.Win != promised {
		t.Errorf("it stands at %v, want an estimate of %v", got, promised)
	}
}
