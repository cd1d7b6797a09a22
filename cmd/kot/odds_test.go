package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/coach/review"
	"kingoftokyo/coach/tables"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules/duel"
)

// spoken returns a program that only has texts.
func spoken(t *testing.T, l text.Lang) *program {
	t.Helper()
	words := phrases.LoadNames(l, nil)
	return &program{words: words}
}

// TestOddsOfKeeps: without cards the keeps of a roll are those of the solved table, each once and the best first, and the
// player's chance is that of the best.
func TestOddsOfKeeps(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	position := "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nstart rival\nset fame 2\nset destruction -3\nset rival.energy 2\nset you.hearts 3\nturn you roll\nroll hefpdp\n"
	var out, faults bytes.Buffer
	if status := run([]string{"odds", "-", "--json", "--cardless", "--digits", "12"}, strings.NewReader(position), &out, &faults); status != exitFine {
		t.Fatalf("status %d: %s", status, &faults)
	}
	var got struct {
		Win   float64
		Exact bool
		Keeps []struct {
			Keep string
			Win  float64
		}
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	table, ok := tables.Of(core.Matchup{Power: core.Gigazaur, Hearts: [2]int8{14, 12}})
	if !ok {
		t.Fatal("no table")
	}
	turn := solve.NewTurn(table)
	turn.Begin(core.Position{Hearts: [2]int8{3, 12}, Fame: 2, Destruction: -3, Energy: 2, Turn: duel.You}, 6)
	dice, err := duel.Faces.Parse("hefpdp")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]float64{}
	for _, keep := range lattice.Of(6).Sets {
		if dice.Contains(keep) {
			want[duel.SortedDice(keep)] = turn.Worth(keep, 2)
		}
	}
	if len(got.Keeps) != len(want) || !got.Exact {
		t.Errorf("%d keeps, want %d; exact %v", len(got.Keeps), len(want), got.Exact)
	}
	last := 1.0
	for i, k := range got.Keeps {
		win, ok := want[k.Keep]
		if !ok || math.Abs(k.Win-win) > 1e-9 || k.Win > last {
			t.Errorf("%q: %v, want %v (%v), after one of %v", k.Keep, k.Win, win, ok, last)
		}
		if delete(want, k.Keep); i == 0 && k.Win != got.Win {
			t.Errorf("the best keep wins %v, she %v", k.Win, got.Win)
		}
		last = k.Win
	}
}

// TestPercent writes probabilities as percentages, given the number of digits after the point of the probability.
func TestPercent(t *testing.T) {
	p := spoken(t, text.English)
	for _, c := range []struct {
		x      float64
		digits int
		want   string
	}{
		{0.5312, 4, "53.12%"}, {0.53124, 4, "53.12%"}, {0.53126, 4, "53.13%"}, {0.5, 4, "50.00%"}, {0, 4, "0.00%"}, {1, 4, "100.00%"},
		{0.99999, 4, "99.99%"}, {0.0512, 4, "5.12%"}, {0.0012, 4, "0.12%"}, {0.5312, 3, "53.1%"}, {0.5362, 2, "54%"}, {0.07, 2, "7%"}, {0.996, 2, "99%"}, {0.004, 2, "1%"}, {1, 2, "100%"}, {0, 2, "0%"},
		{0.55, 1, "60%"}, {1, 1, "100%"}, {0.02, 1, "0%"}, {0.123456789, 9, "12.3456789%"}, {0.1, 9, "10.0000000%"},
	} {
		if got := p.percent(c.x, c.digits); got != c.want {
			t.Errorf("%v with %d digits is %q, want %q", c.x, c.digits, got, c.want)
		}
	}
	if got := spoken(t, text.Lang("fr")).percent(0.5312, 4); got != "53,12 %" {
		t.Errorf("in French %q", got)
	}
}

// TestDangerAsData: the danger as JSON, its lists complete and rounded, its assumptions by name; without assumptions an
// empty list.
func TestDangerAsData(t *testing.T) {
	w := &oddsWish{digits: 3}
	for _, c := range []struct {
		danger coach.Danger
		want   string
	}{
		{coach.Danger{Damage: []float64{0.33333, 0.66667}, Fame: []float64{1}, Destruction: []float64{0.5, 0, 0.5}, Wins: 0.25, Specials: []float64{1},
			Assumes: []coach.Assumption{coach.AssumeSymbol, coach.AssumeCamouflage, coach.AssumeDeclined}},
			`{"damage":[0.333,0.667],"fame":[1],"destruction":[0.5,0,0.5],"wins":0.25,"loses":0,"specials":[1],"assumes":["symbol","camouflage","declined"]}`},
		{coach.Danger{Damage: []float64{1}, Fame: []float64{1}, Destruction: []float64{1}, Loses: 1, Specials: []float64{1}},
			`{"damage":[1],"fame":[1],"destruction":[1],"wins":0,"loses":1,"specials":[1],"assumes":[]}`},
	} {
		var out bytes.Buffer
		writeJSON(&out, w.dangerAhead(&c.danger))
		if got := strings.TrimSpace(out.String()); got != c.want {
			t.Errorf("%s\nwant\n%s", got, c.want)
		}
	}
}

// TestSkillInHelp: the help shows how to ask for a beginner, with the numbers of a beginner.
func TestSkillInHelp(t *testing.T) {
	for _, lang := range text.Langs {
		if want := fmt.Sprintf("%.2f/%.2f", review.Beginner.Sharp, review.Beginner.Slips); !strings.Contains(spoken(t, lang).helpOf("odds"), want) {
			t.Errorf("%s: the help does not say %s", lang, want)
		}
	}
}
