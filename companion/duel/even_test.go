package duel_test

import (
	"math"
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/record"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Below ten games the record moves nothing, nor where it is as the coach expects; above, the more
// games say the same, the farther.
func TestSkill(t *testing.T) {
	games := func(n, won int, p float64) ([]float64, []bool) {
		var starts []float64
		var wins []bool
		for i := range n {
			starts, wins = append(starts, p), append(wins, i < won)
		}
		return starts, wins
	}
	for _, c := range []struct {
		n, won int
		p      float64
		want   float64
	}{
		{0, 0, 0.5, 0}, {9, 9, 0.5, 0}, {9, 0, 0.9, 0}, {10, 5, 0.5, 0}, {20, 15, 0.75, 0},
		// All ten even games won: the x with 10 / (1 + e^x) = x.
		{10, 10, 0.5, 1.6335}, {10, 0, 0.5, -1.6335},
		// Half of those won that the coach wins at 90 %: n (1/2 - 1/(1 + e^-(x + ln 9))) = x.
		{10, 5, 0.9, -1.5543}, {50, 25, 0.9, -2.0341},
	} {
		have := duelbox.Skill(games(c.n, c.won, c.p))
		if math.Abs(have-c.want) > 1e-3 {
			t.Errorf("%d of %d at %v: %.4f, want %.4f", c.won, c.n, c.p, have, c.want)
		}
		if n := float64(c.n); c.n >= 10 { // the slope of the likelihood is nothing there
			l := math.Log(c.p / (1 - c.p))
			if slope := float64(c.won) - n/(1+math.Exp(-l-have)) - have; math.Abs(slope) > 1e-4 {
				t.Errorf("%d of %d at %v: slope %v", c.won, c.n, c.p, slope)
			}
		}
	}
}

// scale is a coach to whom 5 % of a game are one heart of the player's, and on hard 10 % less.
type scale struct{ oracle }

func (s *scale) Adviser(core.Matchup) duelbox.Adviser { return s }

func (s *scale) Win(t *duel.Table) coach.Chance {
	win := 0.05 * float64(t.State.Sides[duel.You].Hearts+2)
	if t.State.Options.Hard {
		win -= 0.1
	}
	return coach.Chance{Win: win}
}

// TestEven: the player's hearts are lowered until the chance is nearest to one half; a record that is better
// lowers them more, one that is worse leaves them.
func TestEven(t *testing.T) {
	d := desk(t, text.English)
	d.Coach = duelbox.NewCoaching(&scale{}, duelbox.CoachOff, nil)
	set := duel.NewSetup(true, [2]duel.MonsterID{5, 0}, duel.You) // The King: 15 hearts
	for _, c := range []struct {
		hards  []bool
		skill  float64
		hard   bool
		hearts int16
	}{
		{[]bool{false}, 0, false, 8}, {[]bool{true}, 0, true, 10}, {[]bool{false, true}, 0, false, 8},
		// At 10 % and one logit more 23 % are won, at 25 % 48 %, at 30 % 54 %.
		{[]bool{false}, 1, false, 3}, {[]bool{true}, 1, true, 5},
		// Three logits less: 85 % are worth 22 %, 75 % on hard 13 %.
		{[]bool{false, true}, -3, false, 15},
	} {
		b, err := d.Even(set, c.hards, c.skill)
		if err != nil || b.Hard != c.hard || b.Hearts != c.hearts {
			t.Errorf("%v at %v: %+v, %v; want %v and %d hearts", c.hards, c.skill, b, err, c.hard, c.hearts)
		}
	}
	d.Coach = nil
	s, err := duelbox.NewBox(d).Setup(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Set("even", "yes"); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.Create(); !rules.IsProblem(err, "coach.missing") {
		t.Errorf("without a coach: %v", err)
	}
}

// Ten games won of those that the coach wins at 55 % move the proposal; what is changed is a correction of
// the game, stands on the table's list and in the set-up, and counts apart.
func TestEvenSetUp(t *testing.T) {
	d := desk(t, text.English)
	d.Coach = duelbox.NewCoaching(&scale{}, duelbox.CoachOff, nil)
	propose := func() (companion.Setup, string) {
		s, err := duelbox.NewBox(d).Setup(nil)
		if err != nil {
			t.Fatal(err)
		}
		for id, word := range map[string]string{"you": "the-king", "autobot": "alienoid", "start": "you", "hard": "normal", "even": "yes"} {
			if err := s.Set(id, word); err != nil {
				t.Fatal(id, err)
			}
		}
		for _, f := range s.Fields() {
			if f.ID == "even" {
				return s, f.Note
			}
		}
		t.Fatal("no line for an even fight")
		return nil, ""
	}
	s, note := propose()
	if want := "An even fight: difficulty normal, your hearts at 8 of 15; who plays like you wins about 50%"; note != want {
		t.Errorf("%q, want %q", note, want)
	}
	g, todo, err := s.Create()
	if err != nil || !strings.Contains(strings.Join(todo, "\n"), "The King, hearts wheel at 8\n") || todo[len(todo)-1] != note {
		t.Fatalf("%v, %q", err, todo)
	}
	if p := g.Log().Past(0); len(p) != 1 || p[0].Line != "set you.hearts 8" || g.Result().Group != 2 {
		t.Errorf("%+v, %+v", p, g.Result())
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	for i := range 10 {
		save(t, d, "won"+string(rune('a'+i)), "kot 1 duel solo\nside you the-king\nside rival alienoid\nset you.hearts 9\nroll ccche\nconcede rival\n")
	}
	// x with 10 (1 - 1/(1 + e^-(x + 0.2007))) = x is 1.56: 20 % are worth 54 %, 15 % 46 %; the nearer one is 20 %.
	if _, note := propose(); !strings.Contains(note, "your hearts at 2 of 15") {
		t.Errorf("%q", note)
	}
	results, _, err := d.Results()
	if err != nil {
		t.Fatal(err)
	}
	if rec := record.Summarize(results); rec.Of("even").Won != 10 || rec.Of("normal").Total() != 0 || rec.All.Won != 10 {
		t.Errorf("%+v", rec)
	}
}
