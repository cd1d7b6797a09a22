package review_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// This file has short forms of reports, and tests of what the review says about a game as a whole.

// wins returns the chances after each point, in %, with the entry before them.
func wins(rep *review.Report) string {
	var out []string
	for _, p := range rep.Points {
		out = append(out, fmt.Sprintf("%d:%.0f", p.Entry, 100*p.Win))
	}
	return strings.Join(out, " ")
}

// turns returns the turns with what changed the chance in them, in %.
func turns(rep *review.Report) string {
	var out []string
	for i := range rep.Turns {
		t := &rep.Turns[i]
		out = append(out, fmt.Sprintf("%d %s %.0f>%.0f%s", t.Number, t.Side, 100*t.From.Win, 100*t.To.Win, parts(&t.Parts)))
	}
	return strings.Join(out, "; ")
}

// parts returns those that are not zero, in %.
func parts(p *review.Parts) string {
	out := ""
	for _, part := range []struct {
		name string
		of   float64
	}{{"luck", p.Luck[duel.You]}, {"its", p.Luck[duel.Rival]}, {"choice", p.Choice}, {"mixed", p.Mixed}, {"other", p.Other}} {
		if math.Abs(part.of) > 1e-9 {
			out += fmt.Sprintf(" %s %.4g", part.name, math.Round(1e6*part.of)/1e4)
		}
	}
	return out
}

// good returns how many choices cost nothing.
func good(rep *review.Report) int {
	n := 0
	for _, c := range rep.Choices {
		if c.Price == 0 {
			n++
		}
	}
	return n
}

// TestKinder checks that luck is compared with that of games that start with about the same chance.
func TestKinder(t *testing.T) {
	for _, c := range []struct {
		sums review.Sums
		want int
		ok   bool
	}{
		{review.Sums{Over: true, Start: 0.5, Parts: review.Parts{Luck: [2]float64{-0.9}}}, 0, true},
		{review.Sums{Over: true, Start: 0.5, Parts: review.Parts{Luck: [2]float64{0.6, 0.3}}}, 9, true},
		{review.Sums{Start: 0.5}, 0, false},
		{review.Sums{Over: true, Turns: 4, Untold: 2}, 0, false},
	} {
		if have, ok := c.sums.Kinder(); have != c.want || ok != c.ok {
			t.Errorf("%+v: %d, %v", c.sums, have, ok)
		}
	}
	last := -1
	for luck := -1.0; luck < 1; luck += 0.01 {
		n, _ := (&review.Sums{Over: true, Start: 0.9, Parts: review.Parts{Luck: [2]float64{luck}}}).Kinder()
		if n < last {
			t.Fatalf("more luck, and kinder than %d games instead of %d", n, last)
		}
		last = n
	}
}

// TestAdjusted checks that the result without luck is the start minus what choices cost. There is
// none while a game goes on, or if more than a quarter of the player's turns are untold.
func TestAdjusted(t *testing.T) {
	for _, c := range []struct {
		sums review.Sums
		ok   bool
	}{
		{review.Sums{Over: true, Turns: 8, Untold: 2}, true},
		{review.Sums{Over: true, Turns: 7, Untold: 2}, false},
		{review.Sums{Over: false, Turns: 8}, false},
		{review.Sums{Over: true}, true},
	} {
		c.sums.Start, c.sums.Choice = 0.7, -0.25
		if win, ok := c.sums.Adjusted(); !near(win, 0.45) || ok != c.ok {
			t.Errorf("%+v: %v, %v", c.sums, win, ok)
		}
	}
}

// TestDearest checks that the three most expensive choices are kept, most expensive first, with the
// table they were made at, and that all prices count as lost.
func TestDearest(t *testing.T) {
	r := dueltest.Rules(t)
	f := &fake{r: r, options: map[string]string{
		"roll ccefh": "keep cc 55, keep c 54", "roll ceeee": "keep c 50, keep e 43, keep 40", "resolve deeee": "resolve energy 40, resolve destruction 38",
		"buy deeee": "sweep 40, pass 36",
	}}
	rep := review.Of(r, f, game(t, r, solo+"roll cchef; keep c; roll eeee; keep; roll eeeed; resolve destruction; resolve; pass"), coach.Best)
	var prices []string
	for _, d := range rep.Dearest(3) {
		prices = append(prices, fmt.Sprintf("%.1f %d %s", 100*d.Price, d.At.State.Turn.Rolls, r.Write(&d.Made.Event)))
	}
	if have, want := strings.Join(prices, "; "), "10.0 2 keep; 4.0 3 pass; 2.0 3 resolve destruction"; have != want {
		t.Errorf("dearest %s, want %s", have, want)
	}
	if !near(rep.Choice, -0.17) || !near(rep.Turns[0].Choice, -0.17) {
		t.Errorf("lost %v, in the turn %v, want 17 %%", -rep.Choice, rep.Turns[0].Choice)
	}
	if d := rep.Dearest(3)[0].At.State.Turn; d.Dice != faces("ceeee") || d.Said {
		t.Errorf("the dearest choice was made at %+v", d)
	}
}

// TestEstimate checks that one estimate anywhere makes the report an estimate.
func TestEstimate(t *testing.T) {
	r := dueltest.Rules(t)
	for _, vague := range []bool{false, true} {
		rep := review.Of(r, &fake{r: r, vague: vague}, game(t, r, solo+"roll cchef; stop; resolve"), coach.Best)
		if rep.Exact == vague {
			t.Errorf("vague %v: exact %v", vague, rep.Exact)
		}
	}
}

// TestTurningIsLimited checks that of many great swings the greatest are kept, in the order they happened.
func TestTurningIsLimited(t *testing.T) {
	r := dueltest.Rules(t)
	lines := []string{solo + "set you.hearts 90; set rival.hearts 90"}
	for n := range 8 {
		dice := "ccceee thrown"
		if n == 0 {
			dice = "cccee thrown"
		}
		if n == 3 {
			dice = "cceeee thrown"
		}
		lines = append(lines, "roll "+dice, "stop", "resolve", "pass", "set rival.energy 0", "roll eeeeee", "roll eeeeee", "roll eeeeee", "set rival.energy 0", "set rival.hearts 90", "resolve", "turn you roll")
	}
	rep := review.Of(r, &fake{r: r}, game(t, r, strings.Join(lines, ";")), coach.Best)
	if len(rep.Turning) != review.MaxTurning {
		t.Fatalf("%d turning points", len(rep.Turning))
	}
	for i, at := range rep.Turning {
		if i > 0 && at <= rep.Turning[i-1] {
			t.Errorf("out of order: %v", rep.Turning)
		}
		if !near(rep.Turns[at].Luck[duel.You], 0.15) { // the turn with two claws is none
			t.Errorf("a swing of %v is a turning point", rep.Turns[at].Luck)
		}
	}
}

// TestJudged checks that a missed purchase is reported with how often Autobot wins in its next turn without it, and
// how, and dice with how much less the kept ones bring; the best choice is the one furthest ahead of the next option.
func TestJudged(t *testing.T) {
	r := dueltest.Rules(t)
	options := map[string]string{"buy cceee": "buy 1 80, pass 50, sweep 45", "roll ccefh": "keep cc 55, keep c 50"}
	lines := "roll cchef; keep cc; roll eee; stop; resolve; set you.hearts 2; set you.energy 9; row hibernation ? ?; pass"
	rep := review.Of(r, &fake{r: r, options: options}, game(t, r, solo+lines), coach.Best)
	best, worst := rep.Best, rep.Worst
	if best == nil || best.By < 0.0499 || best.By > 0.0501 || best.Worse.Event.Roll.Total() != 1 || !best.Rolls {
		t.Errorf("the best choice: %+v", best)
	}
	// Two hearts are lost if two of its six dice end as claws, more often than not; in hibernation no damage counts.
	if worst == nil || worst.Better.Event.Kind != duel.Bought || worst.Worse.Event.Kind != duel.Passed || !worst.Ahead ||
		worst.Ends[0] > 0.05 || worst.Ends[1] < 0.5 || worst.How != duel.ByHearts {
		t.Errorf("the costliest choice: %+v", worst)
	}
}
