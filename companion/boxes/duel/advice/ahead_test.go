package advice_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"kingoftokyo/coach"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
)

// TestDangerWorthFearing checks that the danger is one clause without percentages: a defeat from 1 in 20 on, with the remaining hearts
// if damage causes it, otherwise the expected damage. The details have the percentages.
func TestDangerWorthFearing(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAsk)
	for i, c := range []struct {
		hearts string
		damage []float64
		wins   float64
		want   string
	}{
		{"10", []float64{0.3, 0.2, 0.2, 0.2, 0.1}, 0, "about 2 damage"},
		{"2", []float64{0.6, 0.28, 0.12}, 0.12, "2 hearts left: Autobot hits for 2 or more about 1 time in 8"},
		{"2", []float64{0.6, 0.28, 0.12}, 0.09, "it wins about 1 time in 11"},
		{"3", []float64{0.3, 0.3, 0.2, 0.2}, 0.2, "3 hearts left: Autobot hits for 3 or more about 1 time in 5"},
		{"10", []float64{0, 0, 0, 1}, 0, "about 3 damage"},
		{"10", []float64{0.8, 0.2, 0}, 0, "mostly no damage"},
		{"1", []float64{0.34, 0.66}, 0.66, "1 heart left: Autobot hits for 1 or more about 2 times in 3"},
		{"2", []float64{0.7, 0.27, 0.03}, 0.03, "mostly no damage"},
		{"10", []float64{1}, 0, "no damage"},
		{"10", []float64{1}, 0.4, "it wins about 2 times in 5"},
		{"1", []float64{0, 1}, 1, "1 heart left: Autobot hits for 1 or more almost always"},
	} {
		o.Feared = &coach.Danger{Damage: c.damage, Fame: []float64{1}, Destruction: []float64{0.5, 0.5}, Wins: c.wins, Specials: []float64{1}}
		name := fmt.Sprint("game", i)
		save(t, d, name, "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"+began+"set you.hearts "+c.hearts+"\n")
		g, _, err := duelbox.NewBox(d).Open(d.Store.Path(name))
		if err != nil {
			t.Fatal(err)
		}
		d.Coach.Leave()
		have := strings.Join(texts(g.View().Danger.Lines), "|")
		want := c.want
		if !strings.Contains(want, "left") {
			want = "Autobot's next turn: " + want
		}
		if have != want {
			t.Errorf("%q, want %q", have, want)
		}
		if ahead := strings.Join(g.View().Ahead, "|"); !strings.Contains(ahead, "Destruction moves toward Autobot: 50%") || strings.Contains(ahead, "█") {
			t.Errorf("the details are %q", ahead)
		}
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestToldOff checks that even with the coach off, kot says that a purchase wins at once, and that Autobot may win in its next
// turn, but not a small chance of that, or anything else.
func TestToldOff(t *testing.T) {
	for _, c := range []struct {
		name, lines string
		wins        float64
		want        string
	}{
		{"a purchase that wins", "row rebooting too-cute armor-plating\n" + began + "set rival.hearts 2\nset you.energy 9\nturn you buy\n", 0.12,
			"YOU CAN WIN: buy Too cute, and you win at once"},
		{"a defeat", began + "turn you buy\n", 0.12, "DANGER: Autobot's next turn: it wins about 1 time in 8"},
		{"hardly a defeat", began + "turn you buy\n", 0.02, ": "},
	} {
		d, o := coachedDesk(t, text.English, advice.CoachOff)
		o.Feared = &coach.Danger{Damage: []float64{0.5, 0.5}, Fame: []float64{1}, Destruction: []float64{1}, Specials: []float64{1}, Wins: c.wins}
		save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"+c.lines)
		g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
		if err != nil {
			t.Fatal(err)
		}
		v := g.View()
		have := v.Danger.Title + ": "
		for _, l := range v.Danger.Lines {
			have += l.Text
		}
		if have != c.want || v.Coach.Chance != "" || o.Advisers > 0 {
			t.Errorf("%s: %q, want %q; %+v, %d advisers", c.name, have, c.want, v.Coach, o.Advisers)
		}
		g.Close()
	}
}

// TestReasonsOfEnds checks that the reason for a purchase is how it changes Autobot's chance to win in its next turn.
func TestReasonsOfEnds(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	o.Shop = true
	save(t, d, "shop", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow snack-time armor-plating photoshoot\n"+began+"set you.hearts 1\nset you.energy 9\nturn you buy\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("shop"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	reasons := map[string]string{}
	for _, k := range g.View().Coach.Keeps {
		reasons[k.What] = k.Reason
	}
	if said := reasons["buy Snack time"]; !regexp.MustCompile(`^Autobot's chance to win next turn: (almost|about|hardly).* instead of (almost|about).*$`).MatchString(said) || reasons["buy nothing"] != "" {
		t.Errorf("%q", reasons)
	}
}
