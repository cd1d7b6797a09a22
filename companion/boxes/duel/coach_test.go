package duel_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/advicetest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestCoachKept checks that a chosen mode is saved, and that it applies even if it cannot be saved.
func TestCoachKept(t *testing.T) {
	file := settings.File{Path: filepath.Join(t.TempDir(), "home", "settings")}
	d, o := desk(t, text.English), &oracle{}
	d.Coach = advice.NewCoaching(o, advice.CoachOff, func(m string) error { return file.Keep(settings.Coach, m) })
	play(t, d, "coach always", "q")
	if chosen := file.Get(settings.Coach); chosen != "always" {
		t.Errorf("remembered %v", chosen)
	}
	d.Coach = advice.NewCoaching(o, advice.CoachOff, func(string) error { return errors.New("full") })
	holds(t, play(t, d, "coach ask", "q"), "! the coach is on request now, but kot will not remember it: full", "Coach on request")
	if d.Coach.Mode() != advice.CoachAsk {
		t.Error("the mode does not hold")
	}
}

// TestCoachInView checks what the coach says in a view: the player's chance, the keeps with a reason each, the dice
// of the best one, what the marks cost. On request, it says nothing until it is asked, and nothing again after the
// next event.
func TestCoachInView(t *testing.T) {
	d, _ := coachedDesk(t, text.English, advice.CoachAsk)
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\n"+began+"turn you roll\nroll cchhee\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	c := g.(companion.Coached)
	if v := g.View(); v.Coach.Chance != "" || len(v.Coach.Keeps) > 0 || len(v.Danger.Lines) == 0 || v.Danger.Lines[0].Text != "Autobot's next turn: about 2 damage" {
		t.Errorf("%+v %+v", v.Coach, v.Danger)
	}
	if said, err := c.Advise(); said != "" || err != nil {
		t.Errorf("%q, %v", said, err)
	}
	v := g.View()
	if v.Coach.Chance != "Your chance: about 62%" || len(v.Coach.Keeps) != 3 {
		t.Errorf("%+v", v.Coach)
	}
	if k := v.Coach.Keeps[0]; k != (companion.Counsel{What: "keep CC", Chance: "62%", Reason: "on average 2.0 damage"}) {
		t.Errorf("%+v", k)
	}
	h := companion.NewController(g)
	press := func(keys string) { // digits mark dice, letters are typed, "<" is Backspace
		t.Helper()
		for _, key := range keys {
			var m companion.Move
			var err error
			switch face, die := h.Face(key); {
			case key == '<':
				_, err = h.Back()
			case die:
				m, err = h.Type(face)
			default:
				err = h.Mark(int(key-'1'), false)
			}
			if err == nil && m != nil {
				_, err = h.Do(m)
			}
			if err != nil {
				t.Fatalf("%c: %v", key, err)
			}
		}
	}
	for i, die := range h.Frame().Dice.Dice {
		if die.Best != (i < 2) {
			t.Errorf("die %d, %s: %v", i+1, die.Letter, die.Best)
		}
	}
	press("123456") // all of them: the final roll
	if b := texts(h.Frame().Dice.Beside); b[len(b)-1] != "The marked choice, keep all and stop, costs 2 wins in 100: 2.0 more hearts, 2.0 more energy" {
		t.Errorf("%q", b)
	}
	press("<" + "34") // this coach has no option that keeps hearts
	press("<" + "12eeee")
	if v := g.View(); v.Coach.Chance != "" || v.Coach.Yours != "" {
		t.Errorf("after the next event it still speaks: %+v", v.Coach)
	}
	if said, err := c.NextCoach(); said != "Coach always: advice is always shown" || err != nil {
		t.Errorf("%q, %v", said, err)
	}
	press("12eeee") // the best keep
	if v := g.View(); v.Coach.Yours != "" && v.Coach.Yours != "You chose: keep CC. No choice was better" {
		t.Errorf("%+v", v.Coach)
	}
	if said, err := c.Advise(); said == "" || err != nil {
		t.Errorf("%q, %v", said, err)
	}
	if _, err := c.NextCoach(); err != nil {
		t.Error(err)
	}
	if v := g.View(); len(v.Danger.Lines) > 0 || v.Coach.Chance != "" || len(v.Coach.Keeps) > 0 {
		t.Errorf("off, it speaks: %+v %+v", v.Danger, v.Coach)
	}
	if _, err := c.Advise(); !rules.IsProblem(err, "coach.off") {
		t.Errorf("off, it advises: %v", err)
	}
}

// TestPlacesAdvised checks that with advice, each place of a token has its chance, one is marked as the best, and the cursor
// begins there. Without advice no place shows a chance.
func TestPlacesAdvised(t *testing.T) {
	d := desk(t, text.English)
	d.Coach = boxes.Coach(func() *duel.Rules { return d.Rules }, "ask", settings.File{}, "")
	save(t, d, "game", "kot 1 duel solo\nside you gigazaur\nside rival meka-dragon\nrow acid-attack ? ?\nset you.energy 6\nturn you buy\nbuy 1\nreveal ?\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	chances := func() (told, best int) {
		for i, s := range g.View().Placing.Spots {
			if strings.Contains(s.Text, "%") {
				told++
			}
			if strings.HasSuffix(s.Text, " *") && g.View().Placing.At == i {
				best++
			}
		}
		return told, best
	}
	if told, best := chances(); told > 0 || best > 0 {
		t.Errorf("nobody has asked: %d places with a chance, %d best", told, best)
	}
	if _, err := g.(companion.Coached).Advise(); err != nil {
		t.Fatal(err)
	}
	if told, best := chances(); told != len(g.View().Placing.Spots) || best != 1 {
		t.Errorf("%d of %d places with a chance, %d best", told, len(g.View().Placing.Spots), best)
	}
}

// TestNoTriesOfTwo checks that in a game of two people, no choices are offered to make again, and the coach computes nothing for that.
func TestNoTriesOfTwo(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	save(t, d, "game", "kot 1 duel two\nside you gigazaur Anna\nside rival meka-dragon Ben\nstart you\nrow ? ? ?\nset fame 2\n")
	g, _, err := duelbox.NewBox(d).Open(d.Store.Path("game"))
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	synctest.Test(t, func(t *testing.T) {
		back, err := g.(companion.Coached).LookBack()
		if synctest.Wait(); err != nil || back.Tries != nil || o.Advisers > 0 {
			t.Errorf("%v %v, by %d advisers", back, err, o.Advisers)
		}
	})
}

// coachedDesk returns a desk with a coach whose numbers are made up.
func coachedDesk(t *testing.T, lang text.Lang, mode string) (*duelbox.Desk, *oracle) {
	d, o := desk(t, lang), &oracle{}
	d.Coach = advice.NewCoaching(o, mode, nil)
	return d, o
}

type oracle = advicetest.Oracle

// TestAdvises checks what the coach answers to a request: advice, that the advice is hidden again, or why there is none.
func TestAdvises(t *testing.T) {
	const alone, pair = solo + began + "turn you roll\nroll cchhee\n", two + "start you\nrow ? ? ?\nroll ccffe\n"
	for _, c := range []struct {
		name, lines string
		engine      advice.CoachEngine
		mode        string
		asked       string // by Advise, twice
	}{
		{"no coach", alone, nil, "", "! this program has no coach; ! this program has no coach"},
		{"off", alone, &oracle{}, advice.CoachOff, "! the coach is off: A turns it on (in plain mode, type 'coach ask'); ! the coach is off: A turns it on (in plain mode, type 'coach ask')"},
		{"ask", alone, &oracle{}, advice.CoachAsk, "+++; The advice is hidden"},
		{"always", alone, &oracle{}, advice.CoachAlways, "the advice is always shown; A changes that+++; the advice is always shown; A changes that+++"},
		{"nothing known of two", pair, &fixed{0.5}, advice.CoachAsk, "! the coach cannot help with this game: a monster has more hearts than the box allows; ! the coach cannot help with this game: a monster has more hearts than the box allows"},
		{"over", solo + "start you\nrow ? ? ?\nconcede you\n", &oracle{}, advice.CoachAsk, "! the game is over; undo a step or start a new one (W); ! the game is over; undo a step or start a new one (W)"},
		{"nothing to choose", solo + "start you\nrow ? ? ?\n", &oracle{}, advice.CoachAsk, "Anna's chance: about 62%; The advice is hidden"},
		{"kot chooses", strings.Replace(pair, "start you", "plays you kot hard\nstart you", 1), &oracle{}, advice.CoachAsk, "! kot plays that seat: press w for its reasons; ! kot plays that seat: press w for its reasons"},
	} {
		d := desk(t, text.English)
		if d.Coach = nil; c.engine != nil {
			d.Coach = advice.NewCoaching(c.engine, c.mode, nil)
		}
		save(t, d, "game", c.lines)
		g, _, err := d.Open(d.Store.Path("game"))
		if err != nil {
			t.Fatal(c.name, err)
		}
		var have []string
		for range 2 {
			said, err := g.(companion.Coached).Advise()
			if err != nil {
				said = "! " + g.Words().Error(err)
			}
			v := g.View()
			have = append(have, said+strings.Repeat("+", len(v.Coach.Keeps)))
		}
		if have := strings.Join(have, "; "); have != c.asked {
			t.Errorf("%s: %q, want %q", c.name, have, c.asked)
		}
		if err := g.Close(); err != nil {
			t.Error(err)
		}
	}
}
