package seats

import (
	"math"
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// below calls do with the strengths that slip, each with a hundred draws.
func below(r *tokyo.Rules, do func(n rules.Strength, p *Player)) {
	v := NewValue(r, Learned[r.Edition]())
	for n := rules.Easy; n < rules.Hard; n++ {
		p := NewPlayer(r, v, rules.Hand{Kot: true, Strength: n}, 0)
		for p.seed = range uint64(100) {
			do(n, p)
		}
	}
}

// TestKeepsLikeAPerson checks that easy and normal keep no ridiculous dice. must are the dice that are kept, never faces of which none is.
func TestKeepsLikeAPerson(t *testing.T) {
	const theirs, mine, nobody = "place p2 city; ", "place p1 city; ", ""
	for _, c := range []struct {
		what, lines, dice string
		left              int
		must, never       string
	}{
		{"breaks four 3s", theirs, "333311", 2, "3333", ""},
		{"breaks three 2s for an energy", theirs, "222ehc", 1, "222", ""},
		{"breaks three 1s", theirs, "111ehc", 2, "111", ""},
		{"breaks one of two triples", nobody, "111222", 2, "111222", ""},
		{"breaks the 3s that win", theirs + "set p1.points 17; ", "333h1c", 2, "333", ""},
		{"breaks six 3s", theirs, "333333", 1, "333333", ""},
		{"rerolls two hearts with 2 left", theirs + "set p1.hearts 2; ", "hh1ce3", 2, "hh", ""},
		{"rerolls a heart with 1 left", theirs + "set p1.hearts 1; ", "h12cce", 1, "h", ""},
		{"rerolls a heart for three smashes with 3 left", theirs + "set p1.hearts 3; ", "h33ccc", 2, "h", ""},
		{"keeps hearts that heal nothing", theirs, "hh123c", 2, "", "h"},
		{"keeps hearts in Tokyo", mine + "set p1.hearts 4; ", "hhh12c", 2, "", "h"},
		{"rolls smashes into an empty Tokyo with 1 heart", nobody + "set p1.hearts 1; ", "ccc12e", 2, "", "c"},
		{"dies of Poison for energy", theirs + "set p1.hearts 1; set p1.poison 2; ", "c1ehe3", 2, "h", "ce"},
		{"stops for two 1s and energy", theirs, "eeee11", 2, "", "1"},
		{"rerolls the smash that wins", "place p2 city; out p3; set p2.hearts 1; ", "c12eh3", 2, "c", ""},
	} {
		for _, r := range boxes(t) {
			now, err := tokyotest.Fold(r, nil, tokyotest.Game(r.Edition, 3)+c.lines+"turn p1 roll")
			if err != nil {
				t.Fatal(c.what, err)
			}
			below(r, func(n rules.Strength, p *Player) {
				keep := p.Keep(&now.State, dice(t, c.dice), c.left)
				if letters := tokyo.Faces.Format(keep); !keep.Contains(dice(t, c.must)) || c.never != "" && strings.ContainsAny(strings.ToLower(letters), c.never) {
					t.Errorf("%s, %s: %s keeps %q of %s", r.Edition, c.what, n, letters, c.dice)
				}
			})
		}
	}
}

// TestShopsLikeAPerson checks that easy and normal buy and renew nothing ridiculous.
func TestShopsLikeAPerson(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	for _, c := range []struct{ what, lines, never string }{
		{"renews the row with its last energy", "row jets wings frenzy; set p1.energy 2", "sweep"},
		{"renews the row with 3 energy left", "row extra-head giant-brain frenzy; set p1.energy 4", "sweep"},
		{"renews a row with a good card that it can pay", "row giant-brain jets wings; set p1.energy 9", "sweep"},
		{"leaves the points that win", "row apartment-building jets wings; set p1.energy 5; set p1.points 18", "pass"},
		{"heals with full hearts", "row heal extra-head giant-brain; set p1.energy 4", "buy 1"},
		{"renews the row in place of winning", "row apartment-building jets wings; set p1.energy 9; set p1.points 18", "sweep"},
	} {
		now, err := tokyotest.Fold(r, nil, tokyotest.Game(tokyo.Base, 3)+"place p2 city; turn p1 buy; "+c.lines)
		if err != nil {
			t.Fatal(c.what, err)
		}
		below(r, func(n rules.Strength, p *Player) {
			if ev := p.Choose(&now.State); strings.TrimSpace(r.Write(&ev)) == c.never {
				t.Errorf("%s: %s", c.what, n)
			}
		})
	}
}

// TestYieldsLikeAPerson checks that easy and normal leave Tokyo with 1 or 2 hearts, but not if staying wins.
func TestYieldsLikeAPerson(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	ev := tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}
	q := tokyo.Question{ID: tokyo.AskYield, Seat: 1, By: 0, N: 1, No: true}
	for _, c := range []struct {
		hearts, points int8
		want           tokyo.Answer
	}{{1, 3, tokyo.Yes}, {2, 3, tokyo.Yes}, {2, 15, tokyo.Yes}, {1, 18, tokyo.No}} {
		s := table(r)
		s.Seats[1].Hearts, s.Seats[1].Points = c.hearts, c.points
		s.Turn.Phase, s.Turn.Dice = tokyo.PhaseResolve, dice(t, "123eec")
		below(r, func(n rules.Strength, p *Player) {
			if a := p.Answer(&s, &ev, nil, &s, &q); a != c.want {
				t.Errorf("%d hearts, %d points: %s answers %v", c.hearts, c.points, n, a)
			}
		})
	}
}

// TestLeavesLikeAPerson checks that normal does not stay from habit where that costs a third of its chance: with 4 hearts left in Tokyo,
// the leader of four would be hit by two more before its turn.
func TestLeavesLikeAPerson(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	now, err := tokyotest.Fold(r, nil, "kot 1 tokyo; player p1 cyber-kitty; player p2 the-king; player p3 meka-dragon; player p4 space-penguin; "+
		"first p1; row ? ? ?; place p3 city; set p1.hearts 9; set p1.points 2; set p2.hearts 4; set p2.points 1; "+
		"set p3.hearts 6; set p3.points 6; set p3.energy 3; set p4.hearts 3; set p4.points 5; turn p1 roll; roll 2hccee")
	if err != nil {
		t.Fatal(err)
	}
	ev := tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}
	asking, err := r.Run(&now, []tokyo.Event{ev})
	if err != nil || !asking.Question.Yields() {
		t.Fatalf("%+v, %v", asking.Question, err)
	}
	below(r, func(n rules.Strength, p *Player) {
		if a := p.Answer(&now.State, &ev, nil, &asking.State, &asking.Question); n == rules.Normal && a != tokyo.Yes {
			t.Errorf("%s stays: %+v", n, p.weighed)
		}
	})
}

// TestAnswersLikeAPerson checks that easy and normal remove Poison rather than heal as much as it takes, and that no strength pays for a
// die that shows the same face afterwards, or breaks a triple.
func TestAnswersLikeAPerson(t *testing.T) {
	r := boxes(t)[tokyo.Base]
	for _, c := range []struct {
		what, lines, dice string
		never             func(q *tokyo.Question, a tokyo.Answer) bool
	}{
		{"heals, and keeps the Poison", "set p1.hearts 3; set p1.poison 1; ", "h2322e", func(_ *tokyo.Question, a tokyo.Answer) bool { return a.N == 0 }},
		{"breaks a triple", "card p1 stretchy; set p1.energy 4; ", "111hhe", func(_ *tokyo.Question, a tokyo.Answer) bool { return a.Kind == tokyo.FaceAnswer && a.Face == tokyo.One }},
		{"pays for nothing", "card p1 stretchy; set p1.energy 4; ", "hhhecc; answer heart", func(_ *tokyo.Question, a tokyo.Answer) bool { return a.Face == tokyo.Heart }},
	} {
		begin := tokyotest.Game(tokyo.Base, 3) + "place p2 city; " + c.lines + "turn p1 roll"
		before, err := tokyotest.Fold(r, nil, begin)
		if err != nil {
			t.Fatal(c.what, err)
		}
		letters, answer, answered := strings.Cut(c.dice, "; ")
		lines, so := begin+"; roll "+letters, []tokyo.Answer(nil)
		ev, from := tokyo.Event{Kind: tokyo.Rolled, Seat: tokyo.NoSeat, Roll: dice(t, letters)}, before.State
		if answered {
			lines, so = lines+"; "+answer, []tokyo.Answer{{Kind: tokyo.FaceAnswer, Face: tokyo.Heart}}
		} else if !strings.Contains(c.lines, "stretchy") {
			rolled, err := tokyotest.Fold(r, nil, lines)
			if err != nil {
				t.Fatal(c.what, err)
			}
			lines, ev, from = lines+"; resolve", tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}, rolled.State
		}
		now, err := tokyotest.Fold(r, nil, lines)
		if err != nil || !now.Asking {
			t.Fatal(c.what, err, now.Asking)
		}
		below(r, func(n rules.Strength, p *Player) {
			if a := p.Answer(&from, &ev, so, &now.State, &now.Question); c.never(&now.Question, a) {
				t.Errorf("%s: %s answers %v", c.what, n, a)
			}
		})
	}
}

// TestStaysForItsTurn checks that a seat whose turn comes next values its answers as it will value that turn. With 17 points and 2 more
// for starting in Tokyo, any triple wins.
func TestStaysForItsTurn(t *testing.T) {
	for e, r := range boxes(t) {
		p := NewPlayer(r, NewValue(r, Learned[e]()), rules.Hand{Kot: true, Strength: rules.Hard}, 0)
		s := table(r)
		s.Seats[1].Hearts, s.Seats[1].Points = 6, 17
		s.Turn.Phase, s.Turn.Dice = tokyo.PhaseResolve, dice(t, "123eec")
		ev, q := tokyo.Event{Kind: tokyo.ResolvedAll, Seat: tokyo.NoSeat}, tokyo.Question{ID: tokyo.AskYield, Seat: 1, By: 0, N: 1, No: true}
		list := p.Answers(&s, &ev, nil, &s, &q)
		if list[1].Answer != tokyo.No || list[1].Chance < 0.9 || list[1].Chance < list[0].Chance {
			t.Errorf("%s: %v", r.Edition, list)
		}
		s.Seats[0].Energy, s.Seats[1].Hearts, s.Seats[1].Points = 2, 5, 19
		s.Turn = tokyo.Turn{Number: 2, Active: 1, Regular: 1, Phase: tokyo.PhaseRoll, Moved: true}
		if turn := p.Options(&s); math.Abs(turn[0].Chance-list[1].Chance) > 1e-9 {
			t.Errorf("%s: %v, and at its turn %v", r.Edition, list[1].Chance, turn)
		}
	}
}
