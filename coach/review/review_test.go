package review_test

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// fake is an evaluator with numbers that anybody can add up: 50 %, plus 5 % for each heart that the
// human has lost less than Autobot, counting the claws already rolled, 2 % for each space of a
// marker toward the player, 4 % for In shape in the row and 7 % if the player owns it. What may be
// done at a table is listed by its dice, or its question, as "keep ccf 60".
type fake struct {
	r       *duel.Rules
	options map[string]string
	vague   bool
}

func (f *fake) Win(t *duel.Table) coach.Chance {
	s := &t.State
	if t.Asking && t.Pending != nil {
		s = &t.Pending.Before
	}
	lost := func(side duel.Side) int { return int(s.Sides[side].Max - s.Sides[side].Hearts) }
	win := 50 + 5*(lost(duel.Rival)-lost(duel.You)) + int(s.Marker[duel.FameTrack]+s.Marker[duel.DestructionTrack])
	if claws := 5 * int(s.Turn.Dice[duel.Claw]); f.r.Left(s, duel.Claw) && s.Turn.Phase <= duel.PhaseResolve && claws > 0 {
		if s.Turn.Active == duel.Rival {
			claws = -claws
		}
		win += claws
	}
	shape, _ := f.r.Box.Card("in-shape")
	for _, id := range s.Row {
		if id == shape {
			win += 4
		}
	}
	if s.Sides[duel.You].Keep.Has(shape) {
		win += 7
	}
	return coach.Chance{Win: float64(win) / 100, AsPlayed: float64(win) / 100, Exact: !f.vague}
}

func (f *fake) Between(*duel.Table) (c coach.Chance, ok bool) { return c, false }
func (f *fake) SetSkill(coach.Skill)                          {}

func (f *fake) Chances(*duel.State, []coach.Skill) []float64 { return nil }

func (f *fake) Ends(*duel.State, rules.Roll, []coach.Skill) ([]float64, bool) { return nil, false }

func (f *fake) Outcome(*duel.Table, rules.Roll) (coach.Outcome, bool) {
	return coach.Outcome{Damage: 1.5}, true
}

// at returns the key of a table among the options.
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
		a.Options = append(a.Options, coach.Option{Event: ev, Win: percent / 100, AsPlayed: percent / 100})
	}
	a.AsPlayed = a.Options[0].AsPlayed
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

// solo starts every game here: Gigazaur (14) against Meka Dragon (12), the human first (five dice).
var solo = dueltest.Solo("gigazaur", "meka-dragon", "you")

// TestCourse checks that each line has its point, each turn its sum, and that the greatest swings are found.
func TestCourse(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, lines, wins, turns string
		turning                  []int
	}{
		{"nothing played", "row ? ? ?", "", "", nil},
		{"first roll", "roll hehhe thrown", "0:50", "1 you 50>50", nil},
		// Three claws: 15 % for the player. Of Autobot's four claws two came first, 10 % for it, then one, then one.
		{"two turns", "roll ccche thrown; stop; resolve; pass; roll cceepp; roll ceep; roll cee; resolve", "0:65 1:65 2:65 3:65 4:55 5:50 6:45 7:45",
			"1 you 50>65 luck 15; 2 rival 65>45 its -20", []int{0, 1}},
		// `resolve` implies `stop`.
		{"implied", "roll ccche thrown; resolve; pass; roll ccccpp; roll pp; roll pp; resolve; roll eeeeee", "0:65 1:65 1:65 2:65 3:45 4:45 5:45 6:45 7:45",
			"1 you 50>65 luck 15; 2 rival 65>45 its -20; 3 you 45>45", []int{0, 1}},
		{"undone", "roll ccche; undo; roll hhehe thrown; stop; resolve; undo; redo; pass", "0:50 1:50 2:50 3:50", "1 you 50>50", nil},
		// Seven hearts, corrected before anything was played: that is how the game began. Two of the three rolled hearts count.
		{"corrected first", "set you.hearts 7; roll hhehe thrown; stop; resolve", "1:15 2:15 3:30", "1 you 15>30 luck 15", []int{0}},
		{"corrected later", "roll hhehe thrown; set you.hearts 4; stop; set fame -1", "0:50 1:0 2:0 3:-2", "1 you 50>-2 other -52", nil},
		{"between turns", "roll hheeh thrown; stop; resolve; pass; set rival.hearts 8; roll eeeepp; roll eeeepp; roll eeeepp; resolve", "0:50 1:50 2:50 3:50 4:70 5:70 6:70 7:70 8:70",
			"1 you 50>50; 2 rival 50>70 other 20", nil},
		// The player gives up at 65 %, which costs 65 %; if Autobot gives up, it is nobody's choice.
		{"given up", "roll ccche thrown; stop; resolve; concede", "0:65 1:65 2:65 3:0", "1 you 50>0 luck 15 choice -65", []int{0}},
		{"Autobot given up", "roll ccche thrown; stop; resolve; concede rival", "0:65 1:65 2:65 3:100", "1 you 50>100 luck 15 other 35", []int{0}},
		// Two claws would be enough: 60 % with the three dice, and the game is won.
		{"won", "roll ccche thrown; set rival.hearts 2; stop; resolve", "0:65 1:115 2:115 3:100", "1 you 50>100 other 50", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			rep := review.Of(r, &fake{r: r}, game(t, r, solo+c.lines), coach.Best)
			if have := wins(&rep); have != c.wins {
				t.Errorf("points %s, want %s", have, c.wins)
			}
			if have := turns(&rep); have != c.turns {
				t.Errorf("turns %s, want %s", have, c.turns)
			}
			if fmt.Sprint(rep.Turning) != fmt.Sprint(c.turning) {
				t.Errorf("turning points %v, want %v", rep.Turning, c.turning)
			}
			if sum := rep.Start + sum(&rep.Parts); !near(sum, rep.End) {
				t.Errorf("luck, choices and the rest lead to %v, the game to %v", sum, rep.End)
			}
		})
	}
}

// TestNaming checks that a card counts where it was turned up, as luck of the side whose turn it
// was, whenever its name was typed; what was there from the start belongs to the start.
func TestNaming(t *testing.T) {
	r := dueltest.Rules(t)
	const (
		shop  = "set you.energy 9; roll eeeee thrown; stop; resolve; "
		robot = "roll eeeepp; roll eeeepp; roll eeeepp; "
	)
	for _, c := range []struct{ name, lines, turns string }{
		{"dealt by name", "row in-shape ? ?; roll eeeee thrown", "1 you 54>54"},
		{"dealt, named later", "roll eeeee thrown; stop; resolve; pass; row ? ? in-shape; " + robot + "resolve", "1 you 54>54; 2 rival 54>54"},
		{"dealt, named as it is bought", shop + "buy 2; answer in-shape; reveal ?", "1 you 54>57 luck 3"},
		{"turned up by name", "row snack-time ? ?; " + shop + "buy 1; reveal in-shape", "1 you 50>54 luck 4"},
		{"turned up, named later", "row snack-time ? ?; " + shop + "buy 1; reveal ?; pass; " + robot + "row in-shape ? ?; resolve",
			"1 you 50>54 luck 4; 2 rival 54>54"},
		{"three at once", shop + "sweep; reveal ?; reveal ?; reveal ?; pass; row frenzy in-shape seismic-test; " + robot + "resolve",
			"1 you 50>54 luck 4; 2 rival 54>54"},
		{"turned up, named as it is bought", shop + "sweep; reveal ?; reveal ?; reveal ?; buy 1; answer in-shape; reveal ?", "1 you 50>57 luck 7"},
		{"named where nobody saw it turned up", "row snack-time ? ?; roll eeeee thrown; row ? ? ?; row in-shape ? ?", "1 you 50>54 luck 4"},
		// A named card that turns out to be another one was misread: a correction.
		{"misread", "row snack-time ? ?; roll eeeee thrown; row in-shape ? ?", "1 you 50>54 other 4"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rep := review.Of(r, &fake{r: r}, game(t, r, solo+c.lines), coach.Best)
			if have := turns(&rep); have != c.turns {
				t.Errorf("turns %s, want %s", have, c.turns)
			}
		})
	}
}

// TestDiceInTheOthersTurn checks that dice that the player rolls in Autobot's turn are the player's
// luck (O10): a heart of Camouflage is a claw that does not hurt.
func TestDiceInTheOthersTurn(t *testing.T) {
	r := dueltest.Rules(t)
	rep := review.Of(r, &fake{r: r}, game(t, r, solo+"card you camouflage; roll hhehe thrown; stop; resolve; pass; roll ccccpp; roll pp; roll pp; resolve; answer hhec"), coach.Best)
	if have, want := turns(&rep), "1 you 50>50; 2 rival 50>40 luck 10 its -20"; have != want {
		t.Errorf("turns %s, want %s", have, want)
	}
}

// TestEnd checks that a report says how a game ended, and who really won it.
func TestEnd(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		lines string
		over  bool
		side  duel.Side
		why   duel.Why
		win   float64
	}{
		{"roll ccche", false, 0, duel.NotWon, 0.65},
		{"roll ccche; concede", true, duel.Rival, duel.ByConcession, 0},
		{"roll ccche; concede rival", true, duel.You, duel.ByConcession, 1},
		{"set rival.hearts 3; roll ccche; resolve", true, duel.You, duel.ByHearts, 1},
		{"set fame 6; roll fffee; stop; resolve", true, duel.You, duel.ByVictory, 1},
	} {
		rep := review.Of(r, &fake{r: r}, game(t, r, solo+c.lines), coach.Best)
		if rep.Over != c.over || rep.Winner != c.side || rep.Why != c.why || rep.Won != (c.over && c.side == duel.You) || !near(rep.End, c.win) {
			t.Errorf("%s: over %v, %v by %v, %v", c.lines, rep.Over, rep.Winner, rep.Why, rep.End)
		}
	}
}

// TestPrices checks that the human's choices are found from the lines however they are typed, and
// what they cost from the options of that moment.
func TestPrices(t *testing.T) {
	r := dueltest.Rules(t)
	keeps := map[string]string{"roll ccefh": "keep cc 55, keep c 54.5, keep cce 53, keep 50, stop 40"}
	for _, c := range []struct {
		name, lines string
		options     map[string]string
		price       float64 // of the most expensive, in %
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
		// Not among the options: the evaluator's chance at the table after it, 60 %.
		{"unlisted", "roll cchef; keep h; roll eeee", map[string]string{"roll ccefh": "keep cc 65, keep c 40"}, 5, "keep h", "keep cc", 1, 0},
		{"worth nothing", "roll cchef; keep c; roll eeee", map[string]string{"roll ccefh": "keep cc 55, keep c 54.96"}, 0, "", "", 1, 1},
		{"no choice", "roll cchef; stop", map[string]string{"roll ccefh": "stop 40"}, 0, "", "", 0, 0},
		{"not advised", "roll cchef; stop", nil, 0, "", "", 0, 0},
		// The resulting table is worth more than the best option: no negative price.
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
			rep := review.Of(r, &fake{r: r, options: c.options}, game(t, r, solo+c.lines), coach.Best)
			if len(rep.Choices) != c.choices || good(&rep) != c.good {
				t.Errorf("%d choices, %d good, want %d and %d", len(rep.Choices), good(&rep), c.choices, c.good)
			}
			if c.price == 0 {
				if len(rep.Dearest(1)) > 0 || rep.Choice != 0 {
					t.Errorf("lost %v: %+v", -rep.Choice, rep.Dearest(1))
				}
				return
			}
			if len(rep.Dearest(1)) == 0 {
				t.Fatal("nothing cost anything")
			}
			d := rep.Dearest(1)[0]
			if !near(100*d.Price, c.price) || d.Price > 1e-9-rep.Choice {
				t.Errorf("price %v %%, lost %v, want %v %%", 100*d.Price, -rep.Choice, c.price)
			}
			if made, best := r.Write(&d.Made.Event), r.Write(&d.Best.Event); made != c.made && !(strings.HasPrefix(c.made, "buy") && strings.HasPrefix(made, "buy")) || best != c.best {
				t.Errorf("made %q, best %q, want %q and %q", made, best, c.made, c.best)
			}
		})
	}
}

// TestFinalRollAlone checks that a stop after the first roll may be the final roll typed alone. If so,
// dice and keeps of the turn cannot be separated, and are counted as mixed. The player is believed if
// they type their rolls (more turns have two than are stopped like this), or if the program threw them.
func TestFinalRollAlone(t *testing.T) {
	r := dueltest.Rules(t)
	const autobot, stopped = "; resolve; pass; roll cccccc; resolve; set you.hearts 14; ", "roll hhheec; stop"
	keeps := map[string]string{"roll ceehhh": "keep hh 60, stop 40", "roll ceehh": "keep hh 60, stop 40"}
	first := strings.Replace(stopped, "hhheec", "hheec", 1)
	two := "roll hheec; keep hh; roll hhh; stop"
	for _, c := range []struct {
		name, lines            string
		options                map[string]string
		untold, turns, choices int
		parts                  string
	}{
		// One claw: 5 %. What the player might have kept has no price.
		{"alone", first, keeps, 1, 1, 0, " mixed 5"},
		{"twice", first + autobot + stopped, keeps, 2, 2, 0, " its -30 mixed 10 other 30"},
		{"best", first, map[string]string{"roll ceehh": "stop 60, keep hh 40"}, 1, 1, 0, " mixed 5"},
		{"one typed, one stopped", two + autobot + stopped, keeps, 1, 2, 1, " its -30 mixed 5 other 30"},
		{"two typed", two + autobot + strings.Replace(two, "hheec; keep hh; roll hhh", "hhheec; keep hh; roll hhhh", 1) + autobot + stopped, keeps, 0, 3, 3, " luck 25 its -60 choice -20 other 60"},
		{"paid for", "card you eye-of-the-storm; " + first, keeps, 0, 1, 1, " luck 25 choice -20"},
		{"thrown", "roll hheec thrown; stop", keeps, 0, 1, 1, " luck 25 choice -20"},
		// What the player buys, and what is turned up, counts as usual.
		{"bought", "set you.energy 9; row snack-time ? ?; " + first + "; resolve; buy 1; reveal in-shape", map[string]string{"buy ceehh": "pass 60, buy snack-time 57"}, 1, 1, 1, " luck 7 choice -3 mixed 5"},
	} {
		rep := review.Of(r, &fake{r: r, options: c.options}, game(t, r, solo+c.lines), coach.Best)
		if rep.Untold != c.untold || rep.Sums.Turns != c.turns || len(rep.Choices) != c.choices {
			t.Errorf("%s: %d of %d turns untold, %d choices, want %d of %d, %d", c.name, rep.Untold, rep.Sums.Turns, len(rep.Choices), c.untold, c.turns, c.choices)
		}
		if have := parts(&rep.Parts); have != c.parts {
			t.Errorf("%s:%s, want%s", c.name, have, c.parts)
		}
	}
}

// promising is a fake that promises answers for each option.
type promising struct{ *fake }

func (p promising) Advise(t *duel.Table) (coach.Advice, bool) {
	a, ok := p.fake.Advise(t)
	for i := range a.Options {
		a.Options[i].Answers = []duel.Answer{duel.No}
	}
	return a, ok
}

// TestHerAnswersAreHerOwn checks that the player's choice is reported without the answers that the coach would have given.
func TestHerAnswersAreHerOwn(t *testing.T) {
	r := dueltest.Rules(t)
	f := &fake{r: r, options: map[string]string{"roll ceehh": "keep hh 60, stop 40"}}
	rep := review.Of(r, promising{f}, game(t, r, solo+"roll hheec thrown; stop"), coach.Best)
	if len(rep.Choices) != 1 || len(rep.Choices[0].Made.Answers) != 0 || len(rep.Choices[0].Best.Answers) != 1 {
		t.Errorf("%+v", rep.Choices)
	}
}

// TestLossPerDecision checks that only decisions whose options differ by half a point count, and
// that marks begin at 2, 5 and 10 points. Giving up at 60 % is a blunder.
func TestLossPerDecision(t *testing.T) {
	r := dueltest.Rules(t)
	rep := review.Of(r, &fake{r: r, options: map[string]string{
		"roll ceehh": "keep hh 50, keep h 49.6, stop 49.4", "roll eeehh": "keep hh 50, keep e 48, keep 30",
		"resolve eeehh": "resolve heart 50, resolve energy 49.6", "buy eeehh": "sweep 60, pass 55",
	}}, game(t, r, solo+"roll hheec; keep h; roll eeeh; keep e; roll eehh; resolve energy; resolve; pass; roll eeeeee; stop; resolve; concede"), coach.Best)
	// 0.4 of 0.6 and 2 of 20 at the dice, 0.4 of 0.4 at the order and none at the rest of it, 5 of 5 at buying, 50 for giving up.
	if len(rep.Choices) != 6 || rep.Decisions != 4 || rep.Marks != (review.Marks{3, 1, 1, 1}) || !near(rep.Choice, -0.578) || !near(rep.PerDecision(), 0.578/4) {
		t.Errorf("%d choices, %d decisions, marks %v, lost %v, %v each", len(rep.Choices), rep.Decisions, rep.Marks, -rep.Choice, rep.PerDecision())
	}
	for price, want := range map[float64]string{0: "", 0.0199: "", 0.02: "?!", 0.35 - 0.3: "?", 0.0999: "?", 0.1: "??", 0.9: "??"} {
		if have := review.MarkOf(price).String(); have != want {
			t.Errorf("%v: %q, want %q", price, have, want)
		}
	}
}

// TestUnnamedRow checks that if nobody has named the row, buying nothing or one of its cards has no
// price: what was there was luck. A named card that would have been better has one.
func TestUnnamedRow(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		end, named string
		luck, lost float64
	}{
		{"pass", "", -0.1, 0}, {"buy 2; reveal armor-plating", "", -0.1, 0}, {"pass", "buy 1 75", -0.1, 0.15}, {"pass", "buy 1 55", -0.1, 0},
	} {
		rep := review.Of(r, &unseeing{fake{r: r}, c.named}, game(t, r, solo+"set you.energy 9; row in-shape ? ?; roll hheec thrown; stop; resolve; "+c.end), coach.Best)
		if luck := rep.Points[len(rep.Points)-1].Luck[duel.You]; !near(luck, c.luck) || !near(rep.Lost, c.lost) || rep.Choice != 0 {
			t.Errorf("%s, %q: luck %v, lost %v, choices %v; want luck %v, lost %v", c.end, c.named, luck, rep.Lost, rep.Choice, c.luck, c.lost)
		}
	}
}

// unseeing is a fake for which the buy step is worth 60 % if an unnamed card may be bought; named has the other options.
type unseeing struct {
	fake
	named string
}

func (u *unseeing) Win(t *duel.Table) coach.Chance {
	c := u.fake.Win(t)
	if t.State.Turn.Phase == duel.PhaseBuy && !t.State.Turn.Bought && t.State.Turn.Active == duel.You {
		c.AsPlayed = 0.6
	} else if t.State.Turn.Phase != duel.PhaseStart {
		c.AsPlayed = 0.5
	}
	return c
}

func (u *unseeing) Advise(t *duel.Table) (a coach.Advice, ok bool) {
	if t.State.Turn.Phase != duel.PhaseBuy || t.State.Turn.Active != duel.You {
		return a, false
	}
	u.options = map[string]string{at(t): "pass 50"}
	if u.named != "" {
		u.options[at(t)] += "," + u.named
	}
	a, ok = u.fake.Advise(t)
	a.Options = append(a.Options, coach.Option{Event: coach.Unseen, Win: 0.6, AsPlayed: 0.6})
	slices.SortFunc(a.Options, func(x, y coach.Option) int { return cmp.Compare(y.AsPlayed, x.AsPlayed) })
	a.AsPlayed = 0.6
	return a, ok
}

// TestAsPlayed checks that for a player of some skill all numbers are as such a player plays on: a choice
// is compared with their average choice, its price with what the coach puts first, and the rest is luck.
func TestAsPlayed(t *testing.T) {
	r := dueltest.Rules(t)
	f := &skilled{fake: fake{r: r, options: map[string]string{"roll ceehh": "keep hh 80, keep h 78, stop 40"}}}
	rep := review.Of(r, f, game(t, r, solo+"roll hheec; keep h; roll eeec; stop"), coach.Skill{Sharp: 0.4})
	// As played, each number is 10 points less. On average such a player has 60 % there: 8 points better
	// than usual, 2 points more expensive than the best. There is one claw in the end: 45 % as played.
	if f.skill.Sharp != 0.4 || rep.Skill != f.skill || !near(rep.Start, 0.4) || !near(rep.End, 0.45) || !near(rep.Choice, 0.08) || !near(rep.Lost, 0.02) || !near(rep.Start+sum(&rep.Parts), rep.End) {
		t.Errorf("skill %v, %v to %v, choices %v, lost %v", f.skill, rep.Start, rep.End, rep.Choice, rep.Lost)
	}
	if c := rep.Choices[0]; len(c.Others) != 3 || c.Others[0].Win != c.Best.Win || c.Others[1].Win != 0.78 {
		t.Errorf("%+v", c.Others)
	}
}

// skilled is a fake whose numbers as played are 10 points less.
type skilled struct {
	fake
	skill coach.Skill
}

func (f *skilled) SetSkill(skill coach.Skill) { f.skill = skill }

func (f *skilled) Win(t *duel.Table) coach.Chance {
	c := f.fake.Win(t)
	c.AsPlayed -= 0.1
	if _, ok := f.fake.Advise(t); ok { // before the choice, as Advise says
		c.AsPlayed = 0.6
	}
	return c
}

func (f *skilled) Advise(t *duel.Table) (coach.Advice, bool) {
	a, ok := f.fake.Advise(t)
	for i := range a.Options {
		a.Options[i].AsPlayed -= 0.1
	}
	a.AsPlayed = 0.6
	return a, ok
}
