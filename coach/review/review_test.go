package review_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/tracker"
)

// fake is an evaluator with numbers anybody can add up: 50 %, 5 % for each heart the human
// has lost less than Autobot, 2 % for each space of a marker toward her. What may be
// done at a table is written down by its dice, or its question, as "keep ccf 60".
type fake struct {
	r       *duel.Rules
	options map[string]string
	vague   bool
}

func (f *fake) Win(t *duel.Table) coach.Chance {
	s := &t.State
	lost := func(side duel.Side) int { return int(s.Sides[side].Max - s.Sides[side].Hearts) }
	win := 50 + 5*(lost(duel.Rival)-lost(duel.You)) + int(s.Marker[duel.FameTrack]+s.Marker[duel.DestructionTrack])
	return coach.Chance{Win: float64(win) / 100, Exact: !f.vague}
}

// at is the key of a table among the options.
func at(t *duel.Table) string {
	if q, open := t.Open(); open {
		return q.ID.String()
	}
	if t.State.Turn.Rolls == 0 {
		return fmt.Sprint("tokens ", t.State.Sides[duel.You].Dice)
	}
	return t.State.Turn.Phase.String() + " " + duel.SortedDice(t.State.Turn.Dice)
}

func (f *fake) Advise(t *duel.Table) (a coach.Advice, ok bool) {
	a.Exact = !f.vague
	said := *t
	for _, o := range strings.Split(f.options[at(t)], ",") {
		words := strings.Fields(o)
		if len(words) == 0 {
			return a, false
		}
		n := len(words) - 1
		ev, err := f.r.Read(&said, strings.Join(words[:n], " "))
		if err != nil {
			panic(err)
		}
		var percent float64
		fmt.Sscan(words[n], &percent)
		a.Options = append(a.Options, coach.Option{Event: ev, Win: percent / 100})
	}
	return a, true
}

// game folds lines of the notation.
func game(t *testing.T, r *duel.Rules, lines string) *review.Game {
	t.Helper()
	g := tracker.New(duel.Log{Rules: r}, nil)
	for _, line := range strings.Split(lines, ";") {
		if _, err := g.Fold(strings.TrimSpace(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return g
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func faces(s string) rules.Roll {
	r, err := duel.Faces.Parse(s)
	if err != nil {
		panic(err)
	}
	return r
}

// solo begins every game here: Gigazaur (14) against Meka Dragon (12), the human first
// (five dice).
var solo = dueltest.Solo("gigazaur", "meka-dragon", "you")

// wins are the chances after each point, in %, with the entry before them.
func wins(rep *review.Report) string {
	var out []string
	for _, p := range rep.Points {
		out = append(out, fmt.Sprintf("%d:%.0f", p.Entry, 100*p.Win))
	}
	return strings.Join(out, " ")
}

// turns are the turns with their luck, choices and other changes, in %.
func turns(rep *review.Report) string {
	var out []string
	for _, t := range rep.Turns {
		out = append(out, fmt.Sprintf("%d %s %.0f>%.0f luck %.0f choice %.0f other %.0f", t.Number, t.Side, 100*t.From.Win, 100*t.To.Win, 100*t.Luck, 100*t.Choice, 100*t.Other))
	}
	return strings.ReplaceAll(strings.Join(out, "; "), "-0", "0")
}

// Each line has its point, each turn its sum, and the greatest swings are found.
func TestCourse(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, lines, wins, turns string
		turning                  []int
	}{
		{"nothing played", "row ? ? ?", "", "", nil},
		{"first roll", "roll cchhe", "0:50", "1 you 50>50 luck 0 choice 0 other 0", nil},
		// 3 claws: 15 % for her. Autobot's 4: 20 % for it.
		{"two turns", "roll ccche; stop; resolve; pass; roll ccccpp; roll pp; roll pp; resolve", "0:50 1:50 2:65 3:65 4:65 5:65 6:65 7:45",
			"1 you 50>65 luck 15 choice 0 other 0; 2 rival 65>45 luck -20 choice 0 other 0", []int{0, 1}},
		// `resolve` implies `stop`; the roll of turn 3 implies Autobot's `resolve`: a turn
		// ends in the middle of each entry.
		{"implied", "roll ccche; resolve; pass; roll ccccpp; roll pp; roll pp; roll ccccee", "0:50 1:50 1:65 2:65 3:65 4:65 5:65 6:45 6:45",
			"1 you 50>65 luck 15 choice 0 other 0; 2 rival 65>45 luck -20 choice 0 other 0; 3 you 45>45 luck 0 choice 0 other 0", []int{0, 1}},
		{"undone", "roll ccche; undo; roll hhehe; stop; resolve; undo; redo; pass", "0:50 1:50 2:50 3:50", "1 you 50>50 luck 0 choice 0 other 0", nil},
		{"corrected", "roll hhehe; set you.hearts 4; stop; resolve; set fame -1", "0:50 1:0 2:0 3:15 4:13", "1 you 50>13 luck 15 choice 0 other -52", []int{0}},
		{"between turns", "roll hheeh; stop; resolve; pass; set rival.hearts 8; roll eeeepp; roll eeeepp; roll eeeepp; resolve", "0:50 1:50 2:50 3:50 4:70 5:70 6:70 7:70 8:70",
			"1 you 50>50 luck 0 choice 0 other 0; 2 rival 50>70 luck 0 choice 0 other 20", nil},
		{"given up", "roll ccche; stop; resolve; concede", "0:50 1:50 2:65 3:0", "1 you 50>0 luck 15 choice 0 other -65", []int{0}},
		{"won", "set rival.hearts 2; roll ccche; stop; resolve", "0:100 1:100 2:100 3:100", "1 you 50>100 luck 0 choice 0 other 50", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			rep := review.Of(r, &fake{r: r}, game(t, r, solo+c.lines))
			if have := wins(&rep); have != c.wins {
				t.Errorf("points %s, want %s", have, c.wins)
			}
			if have := turns(&rep); have != c.turns {
				t.Errorf("turns %s, want %s", have, c.turns)
			}
			if fmt.Sprint(rep.Turning) != fmt.Sprint(c.turning) {
				t.Errorf("turning points %v, want %v", rep.Turning, c.turning)
			}
			sum := rep.Start.Win + rep.Luck + rep.Other - rep.Lost
			if !near(sum, rep.End().Win) {
				t.Errorf("luck, choices and the rest lead to %v, the game to %v", sum, rep.End().Win)
			}
		})
	}
}

// How a game ended is told, by whom it was really won.
func TestEnd(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		lines string
		over  bool
		side  duel.Side
		why   duel.Why
		win   float64
	}{
		{"roll ccche", false, 0, duel.NotWon, 0.5},
		{"roll ccche; concede", true, duel.Rival, duel.ByConcession, 0},
		{"roll ccche; concede rival", true, duel.You, duel.ByConcession, 1},
		{"set rival.hearts 3; roll ccche; resolve", true, duel.You, duel.ByHearts, 1},
		{"set fame 6; roll fffee; stop; resolve", true, duel.You, duel.ByVictory, 1},
	} {
		rep := review.Of(r, &fake{r: r}, game(t, r, solo+c.lines))
		if rep.Over != c.over || rep.Winner != c.side || rep.Why != c.why || rep.End().Win != c.win {
			t.Errorf("%s: over %v, %v by %v, %v", c.lines, rep.Over, rep.Winner, rep.Why, rep.End().Win)
		}
	}
}

// What the human chose is told from the lines however she types it, and what it cost
// from the options of that moment.
func TestPrices(t *testing.T) {
	r := dueltest.Rules(t)
	keeps := map[string]string{"roll ccefh": "keep cc 55, keep c 54.5, keep cce 53, keep 50, stop 40"}
	for _, c := range []struct {
		name, lines string
		options     map[string]string
		price       float64 // of the dearest, in %
		made, best  string
		choices     int
		good        int
	}{
		{"the best keep", "roll cchef; keep cc; roll eee", keeps, 0, "", "", 1, 1},
		{"another keep", "roll cchef; keep c; roll eeee", keeps, 0.5, "keep c", "keep cc", 1, 0},
		{"said twice", "roll cchef; keep e; keep cce; roll ee", keeps, 2, "keep cce", "keep cc", 1, 0},
		{"nothing kept", "roll cchef; roll eeeee", keeps, 5, "keep", "keep cc", 1, 0},
		{"kept, not rolled yet", "roll cchef; keep c", keeps, 0, "", "", 0, 0},
		{"stopped", "roll cchef thrown; stop", keeps, 15, "stop", "keep cc", 1, 0},
		{"stop implied", "roll cchef thrown; resolve", keeps, 15, "stop", "keep cc", 1, 0},
		{"all kept", "roll cchef; keep cchef; roll", keeps, 15, "stop", "keep cc", 1, 0},
		{"undone", "roll cchef; keep c; roll eeee; undo; undo; keep cc; roll eee", keeps, 0, "", "", 1, 1},
		{"dice put right", "roll hhhhh; dice ccefh; rolls 1; keep e; roll eeee", map[string]string{"roll ccefh": "keep cc 55, keep e 51"}, 4, "keep e", "keep cc", 1, 0},
		// Not among the options: the evaluator's word on the table it leads to, 50 %.
		{"unlisted", "roll cchef; keep h; roll eeee", keeps, 5, "keep h", "keep cc", 1, 0},
		{"worth nothing", "roll cchef; keep c; roll eeee", map[string]string{"roll ccefh": "keep cc 55, keep c 54.96"}, 0, "", "", 1, 1},
		{"no choice", "roll cchef; stop", map[string]string{"roll ccefh": "stop 40"}, 0, "", "", 0, 0},
		{"not advised", "roll cchef; stop", nil, 0, "", "", 0, 0},
		// The table reached is worth more than the best option: no negative price.
		{"never negative", "roll cchef; keep h; roll eeee", map[string]string{"roll ccefh": "keep cc 45, keep c 40"}, 0, "", "", 1, 1},
		{"tokens", "set you.dice-tokens 2; tokens 1; roll cchefd", map[string]string{"tokens 2": "roll 60, tokens 2 58, tokens 1 57"}, 3, "tokens 1", "roll", 1, 0},
		{"tokens one by one", "set you.dice-tokens 2; tokens 1; tokens 1; roll cchefdd", map[string]string{"tokens 2": "roll 60, tokens 2 58, tokens 1 57"}, 2, "tokens 2", "roll", 1, 0},
		{"tokens kept", "set you.dice-tokens 2; roll cchef", map[string]string{"tokens 2": "tokens 2 60, roll 58"}, 2, "roll", "tokens 2", 1, 0},
		{"order", "roll ccfff; stop; resolve claw", map[string]string{"resolve ccfff": "resolve fame 70, resolve claw 66"}, 4, "resolve claw", "resolve fame", 1, 0},
		// Resolving all leads to 62 %: two claws and one space.
		{"resolve all", "roll ccfff; stop; resolve", map[string]string{"resolve ccfff": "resolve fame 65, resolve claw 64"}, 3, "resolve", "resolve fame", 1, 0},
		{"power", "roll ppeeh; stop; resolve power; answer destruction", map[string]string{"gigazaur": "answer fame 55, answer no 50, answer destruction 48"}, 7, "answer destruction", "answer fame", 1, 0},
		{"power and order", "roll ppeeh; stop; resolve power; answer no", map[string]string{"gigazaur": "answer fame 55, answer no 50", "resolve eehpp": "resolve energy 58, resolve power 55"}, 5, "answer no", "answer fame", 2, 0},
		{"buying by name", "set you.energy 9; row kaijutsu ? jets-scrambled; roll eeeee; stop; resolve; buy 3; reveal ?", map[string]string{"buy eeeee": "pass 60, buy jets-scrambled 44"}, 16, "buy 3", "pass", 1, 0},
		{"passing", "roll eeeee; stop; resolve; pass", map[string]string{"buy eeeee": "sweep 60, pass 44"}, 16, "pass", "sweep", 1, 0},
		{"power left unused", "set you.energy 9; roll ppppp; stop; sweep; reveal ?; reveal ?; reveal ?", map[string]string{"resolve ppppp": "resolve power 60, pass 50"}, 10, "pass", "resolve power", 1, 0},
		{"Autobot's tie", "roll hheee; stop; resolve; pass; roll fdeeee; answer fame", map[string]string{"symbol": "answer destruction 55, answer fame 53"}, 2, "answer fame", "answer destruction", 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			rep := review.Of(r, &fake{r: r, options: c.options}, game(t, r, solo+c.lines))
			if rep.Choices != c.choices || rep.Good != c.good {
				t.Errorf("%d choices, %d good, want %d and %d", rep.Choices, rep.Good, c.choices, c.good)
			}
			if c.price == 0 {
				if len(rep.Dearest) > 0 || rep.Lost != 0 {
					t.Errorf("lost %v: %+v", rep.Lost, rep.Dearest)
				}
				return
			}
			if len(rep.Dearest) == 0 {
				t.Fatal("nothing cost anything")
			}
			d := &rep.Dearest[0]
			if !near(100*d.Price, c.price) || d.Price > rep.Lost+1e-9 {
				t.Errorf("price %v %%, lost %v, want %v %%", 100*d.Price, rep.Lost, c.price)
			}
			if made, best := r.Write(&d.Made.Event), r.Write(&d.Best.Event); made != c.made && !(strings.HasPrefix(c.made, "buy") && strings.HasPrefix(made, "buy")) || best != c.best {
				t.Errorf("made %q, best %q, want %q and %q", made, best, c.made, c.best)
			}
		})
	}
}

// A stop after the first roll may be the final roll typed alone. It is priced only where
// the human types her rolls: more of her turns have two than are stopped so, the program
// threw them, or the stop was best anyway.
func TestFinalRollAlone(t *testing.T) {
	r := dueltest.Rules(t)
	const autobot, stopped = "; resolve; pass; roll cccccc; resolve; set you.hearts 14; ", "roll hhheec; stop"
	keeps := map[string]string{"roll ceehhh": "keep hh 60, stop 40", "roll ceehh": "keep hh 60, stop 40"}
	first := strings.Replace(stopped, "hhheec", "hheec", 1)
	for _, c := range []struct {
		name, lines           string
		options               map[string]string
		untold, choices, good int
	}{
		{"alone", first, keeps, 1, 0, 0},
		{"twice", first + autobot + stopped, keeps, 2, 0, 0},
		{"best", first, map[string]string{"roll ceehh": "stop 60, keep hh 40"}, 0, 1, 1},
		{"one typed, one stopped", "roll hhhee; roll hhhee; stop" + autobot + stopped, keeps, 1, 0, 0},
		{"two typed", "roll hhhee; roll hhhee; stop" + autobot + "roll hhhhhh; roll hhhhhh; stop" + autobot + stopped, keeps, 0, 1, 0},
		{"thrown", "roll hheec thrown; stop", keeps, 0, 1, 0},
	} {
		rep := review.Of(r, &fake{r: r, options: c.options}, game(t, r, solo+c.lines))
		if rep.Untold != c.untold || rep.Choices != c.choices || rep.Good != c.good {
			t.Errorf("%s: %d untold, %d choices, %d good, want %d, %d, %d", c.name, rep.Untold, rep.Choices, rep.Good, c.untold, c.choices, c.good)
		}
	}
}

// The three dearest are kept, dearest first, with the table they were made at; all
// prices are lost.
func TestDearest(t *testing.T) {
	r := dueltest.Rules(t)
	f := &fake{r: r, options: map[string]string{
		"roll ccefh": "keep cc 55, keep c 54", "roll ceeee": "keep c 50, keep e 43, keep 40", "resolve deeee": "resolve energy 40, resolve destruction 38",
		"buy deeee": "sweep 40, pass 36",
	}}
	rep := review.Of(r, f, game(t, r, solo+"roll cchef; keep c; roll eeee; keep; roll eeeed; resolve destruction; resolve; pass"))
	var prices []string
	for _, d := range rep.Dearest {
		prices = append(prices, fmt.Sprintf("%.1f %d %s", 100*d.Price, d.At.State.Turn.Rolls, r.Write(&d.Made.Event)))
	}
	if have, want := strings.Join(prices, "; "), "10.0 2 keep; 4.0 3 pass; 2.0 3 resolve destruction"; have != want {
		t.Errorf("dearest %s, want %s", have, want)
	}
	if !near(rep.Lost, 0.17) || !near(rep.Turns[0].Choice, -0.17) {
		t.Errorf("lost %v, in the turn %v, want 17 %%", rep.Lost, rep.Turns[0].Choice)
	}
	if d := rep.Dearest[0].At.State.Turn; d.Dice != faces("ceeee") || d.Said {
		t.Errorf("the dearest choice was made at %+v", d)
	}
}

// An estimate anywhere makes the report one.
func TestEstimate(t *testing.T) {
	r := dueltest.Rules(t)
	for _, vague := range []bool{false, true} {
		rep := review.Of(r, &fake{r: r, vague: vague}, game(t, r, solo+"roll cchef; stop; resolve"))
		if rep.Exact == vague {
			t.Errorf("vague %v: exact %v", vague, rep.Exact)
		}
	}
}

// Of many great swings the greatest are kept, in the order they happened.
func TestTurningIsLimited(t *testing.T) {
	r := dueltest.Rules(t)
	lines := []string{solo + "set you.hearts 90; set rival.hearts 90"}
	for n := range 8 {
		dice := "ccceee"
		if n == 0 {
			dice = "cccee"
		}
		if n == 3 {
			dice = "cceeee"
		}
		lines = append(lines, "roll "+dice, "stop", "resolve", "pass", "set rival.energy 0", "roll eeeeee", "roll eeeeee", "roll eeeeee", "set rival.energy 0", "set rival.hearts 90", "resolve", "turn you roll")
	}
	rep := review.Of(r, &fake{r: r}, game(t, r, strings.Join(lines, ";")))
	if len(rep.Turning) != review.MaxTurning {
		t.Fatalf("%d turning points", len(rep.Turning))
	}
	for i, at := range rep.Turning {
		if i > 0 && at <= rep.Turning[i-1] {
			t.Errorf("out of order: %v", rep.Turning)
		}
		if !near(rep.Turns[at].Luck, 0.15) { // the turn with two claws is none
			t.Errorf("a swing of %v is a turning point", rep.Turns[at].Luck)
		}
	}
}
