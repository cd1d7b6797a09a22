package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// boxOf writes card data in which the monsters have these hearts, in their order.
func boxOf(t *testing.T, hearts ...int) (file string) {
	t.Helper()
	next := 0
	data := regexp.MustCompile(`(?m)^( {6}hearts:) \d+$`).ReplaceAllStringFunc(string(kingoftokyo.Cards), func(string) string {
		next++
		return fmt.Sprintf("      hearts: %d", hearts[next-1])
	})
	file = filepath.Join(t.TempDir(), "cards.yaml")
	if err := os.WriteFile(file, []byte(data), 0o644); err != nil || next != len(hearts) {
		t.Fatal(next, err)
	}
	return file
}

// spoken is a program that only speaks.
func spoken(t *testing.T, l text.Lang) *program {
	t.Helper()
	words, err := duelbox.LoadWords(l, nil)
	if err != nil {
		t.Fatal(err)
	}
	return &program{words: words}
}

// TestOddsOfKeeps: the keeps of a roll are those of the solved table, each once and the
// best first, and her chance is that of the best.
func TestOddsOfKeeps(t *testing.T) {
	t.Setenv("KOT_HOME", t.TempDir())
	cards := boxOf(t, 1, 1, 1, 1, 1, 1)
	position := "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nstart rival\nset fame 2\nset destruction -3\nset rival.energy 2\nturn you roll\nroll hefpdp\n"
	var out, faults bytes.Buffer
	if status := run([]string{"odds", "-", "--cards", cards, "--cardless", "--digits", "12"}, strings.NewReader(position), &out, &faults); status != exitFine {
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
	table, err := core.Solve(context.Background(), core.Matchup{Power: core.Gigazaur, Hearts: [2]int8{1, 1}}, core.Options{})
	if err != nil {
		t.Fatal(err)
	}
	turn := core.NewTurn(table)
	turn.Begin(core.Position{Hearts: [2]int8{1, 1}, Fame: 2, Destruction: -3, Energy: 2, Turn: duel.You}, 6)
	dice, err := duel.Faces.Parse("hefpdp")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]float64{}
	for _, k := range turn.Keeps(dice, 2, nil) {
		want[duel.SortedDice(k.Dice)] = k.Win
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

// TestPercent writes probabilities as percents of so many digits behind the point of
// the probability.
func TestPercent(t *testing.T) {
	p := spoken(t, text.English)
	for _, c := range []struct {
		x      float64
		digits int
		want   string
	}{
		{0.5312, 4, "53.12%"}, {0.53124, 4, "53.12%"}, {0.53126, 4, "53.13%"}, {0.5, 4, "50.00%"}, {0, 4, "0.00%"}, {1, 4, "100.00%"},
		{0.99999, 4, "100.00%"}, {0.0512, 4, "5.12%"}, {0.0012, 4, "0.12%"}, {0.5312, 3, "53.1%"}, {0.5362, 2, "54%"}, {0.07, 2, "7%"},
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

// TestOddsPartly: of what was stopped only pairs with a number are printed, with a hyphen
// where one is missing.
func TestOddsPartly(t *testing.T) {
	words, err := duelbox.LoadWords(text.English, nil)
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	words.Box = lib.Duel
	var out bytes.Buffer
	p := &program{words: words, lib: lib, out: &output{Writer: &out}}
	w := &oddsWish{digits: 4}
	rows := make([]oddsRow, 6)
	for i := range rows {
		rows[i] = oddsRow{pair: [2]duel.MonsterID{duel.MonsterID(i / 2), 3}, first: duel.Side(i % 2)}
	}
	if p.oddsText(w, rows); out.Len() > 0 {
		t.Errorf("nothing is known, yet it says %s", &out)
	}
	rows[2].win, rows[2].known = 0.25, true
	p.oddsText(w, rows)
	want := "Your chance to win with best play, in the game without cards: exact numbers.\n\n" +
		"difficulty                 normal   normal\n" +
		"who starts                    you  Autobot\n" +
		"Cyber Kitty - Meka Dragon  25.00%        -\n"
	if out.String() != want {
		t.Errorf("it says\n%s\nwant\n%s", &out, want)
	}
}

// TestDangerAsData: the danger as JSON, its lists whole and rounded, its assumptions by
// name; without assumptions an empty list.
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
