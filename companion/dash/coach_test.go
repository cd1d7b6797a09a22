package dash_test

import (
	"fmt"
	"strings"
	"testing"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
)

// coachScenes are the coach's screens: its advice at each step, and the danger ahead.
var coachScenes = []struct {
	name, lines, keys string
	mode              duelbox.CoachMode
	exact             bool
}{
	{name: "coach-keeps", lines: midgame, keys: "ccffhe", mode: duelbox.CoachAlways},
	{name: "coach-keeps-marked", lines: midgame, keys: "ccffhe134", mode: duelbox.CoachAlways, exact: true},
	{name: "coach-keeps-typed", lines: midgame, keys: "ccffhe34f", mode: duelbox.CoachAlways},
	{name: "coach-paid", lines: midgame, keys: "ccffhe34ffpp", mode: duelbox.CoachAlways},
	{name: "coach-asked", lines: midgame, keys: "ccffhea", mode: duelbox.CoachAsk},
	{name: "coach-unasked", lines: midgame, keys: "ccffhe", mode: duelbox.CoachAsk},
	{name: "coach-order", lines: begun + "set fame -6; set destruction -4; set rival.hearts 1; turn you roll", keys: "cfffe<enter>", mode: duelbox.CoachAlways},
	{name: "coach-buy", lines: shop, mode: duelbox.CoachAlways},
	{name: "coach-tokens", lines: begun + "set you.dice-tokens 2; turn you start", mode: duelbox.CoachAlways},
	{name: "coach-symbol", lines: begun + "turn rival roll", keys: "ccfhdp", mode: duelbox.CoachAlways},
	{name: "coach-alienoid", lines: side("alienoid") + "turn you roll", keys: "pppcc<enter>", mode: duelbox.CoachAlways},
	{name: "coach-place", lines: shop + "buy 1; reveal ?", mode: duelbox.CoachAlways},
	{name: "coach-autobot", lines: robot, keys: "ccfhdp", mode: duelbox.CoachAlways},
	{name: "coach-over", lines: midgame + "set rival.hearts 2; turn you roll; roll cceehd; stop; resolve", mode: duelbox.CoachAsk},
	{name: "coach-menu", lines: midgame, keys: "x", mode: duelbox.CoachAsk},
	{name: "coach-large", lines: midgame, keys: "vccffhe", mode: duelbox.CoachAlways},
}

// TestCoachScreens draws the coach's screens in both languages.
func TestCoachScreens(t *testing.T) {
	for _, s := range coachScenes {
		for _, lang := range text.Langs {
			for _, size := range [][2]int{{80, 24}, {120, 40}, {60, 20}} {
				if size[0] == 60 && s.name != "coach-keeps" && s.name != "coach-buy" {
					continue
				}
				name := fmt.Sprintf("%s_%s_%dx%d", s.name, lang, size[0], size[1])
				t.Run(name, func(t *testing.T) {
					with := setting{w: size[0], h: size[1], lang: lang}
					desk, e := coached(t, with, s.mode)
					e.exact = s.exact
					older(t)
					golden(t, name, openOn(t, with, desk, s.lines).press(s.keys).snap())
				})
			}
		}
	}
}

// TestCoachOff: off, nothing of the coach is asked for, and every screen is as it is
// without one, the pages of keys and settings apart.
func TestCoachOff(t *testing.T) {
	for i := range scenes {
		s := &scenes[i]
		if s.begin != nil || s.name == "menu" || strings.HasPrefix(s.name, "help-keys") {
			continue
		}
		sizes := [][2]int{{80, 24}}
		if s.main {
			sizes = append(sizes, [2]int{120, 40})
		}
		for _, size := range sizes {
			t.Run(fmt.Sprint(s.name, size[0]), func(t *testing.T) {
				with := setting{w: size[0], h: size[1], lang: text.English}
				desk, e := coached(t, with, duelbox.CoachOff)
				d := s.showOn(t, with, desk)
				if !*update {
					golden(t, fmt.Sprintf("%s_en_%dx%d", s.name, size[0], size[1]), d.snap())
				}
				d.press("aj").on(func() {})
				if n := e.asked(); n != 0 {
					t.Errorf("the coach is off and was asked %d times", n)
				}
			})
		}
	}
}

// TestCoachTurnedOn: off, the keys of the coach say how to turn it on; turned on, it
// follows the game.
func TestCoachTurnedOn(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachOff)
	d := openOn(t, plain, desk, midgame).press("ccffhea")
	if said, fault := d.said(); !fault || said != "the coach is off: A turns it on" {
		t.Errorf("said %q", said)
	}
	d.press("j").see("the coach is off: A turns it on")
	d.press("A").see("Coach on request", "DANGER")
	if e.advisers.Load() != 0 || e.advice.Load() != 0 {
		t.Errorf("%d advisers, %d times advice", e.advisers.Load(), e.advice.Load())
	}
	d.press("a").see("Best (*): keep CC FF")
	d.press("A").see("Coach always", "Best (*): keep CC FF", "Anna ~53.1%")
	d.press("A").see("Coach off")
	if s := d.snap(); strings.Contains(s, "DANGER") || strings.Contains(s, "Best") {
		t.Errorf("off, and still shown:\n%s", s)
	}
}

// TestCoachAsk: on request nothing but the danger is worked out before the key, and the
// advice goes with the next event.
func TestCoachAsk(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	d := openOn(t, plain, desk, midgame).press("ccffhe").see("DANGER 2.4 damage, 3+ 42.7%, wins 3.4%", "a  the coach ranks the keeps")
	if e.advice.Load()+e.wins.Load()+e.reviews.Load() != 0 || e.danger.Load() == 0 {
		t.Errorf("advice %d, win %d, danger %d before the key", e.advice.Load(), e.wins.Load(), e.danger.Load())
	}
	d.press("a").see("Best (*): keep CC FF - 53.1%, estimate", "Anna ~53.1%", "1 [C]*   2 [C]*   3 [H]    4 [E]    5 [F]*   6 [F]*")
	d.press("1").see("You: keep C - ", "against the best").press("1")
	if n := e.advice.Load(); n != 1 {
		t.Errorf("advice on one table was worked out %d times", n)
	}
	d.press("a")
	if strings.Contains(d.snap(), "Best") {
		t.Error("the key does not hide the advice")
	}
	d.press("a34ffpp").see("Your keep H E: -13.0% against the best")
	if s := d.snap(); strings.Contains(s, "Best") {
		t.Errorf("the advice outlives the event\n%s", s)
	}
	if n := e.advice.Load(); n != 1 {
		t.Errorf("advice that nobody asked for: %d", n)
	}
	d.press("ua").see("Best (*): keep CC FF")
}

// TestDangerOnce: the danger is worked out once a table, however often it is drawn.
func TestDangerOnce(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	d := openOn(t, plain, desk, midgame)
	d.press("ccffhe")
	d.on(func() {})
	before := e.danger.Load()
	for range 5 {
		d.press("12<esc>?<esc>12").on(func() {})
	}
	if n := e.danger.Load(); n != before || before > 3 {
		t.Errorf("worked out %d times, then %d", before, n)
	}
}

// TestCoachReview: the look back is worked out beside the event loop, once a table, and
// the page shows it when it is there.
func TestCoachReview(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	d := openOn(t, plain, desk, midgame)
	done := make(chan struct{})
	defer close(done)
	go d.Follow(done)
	d.press("j").see("REVIEW").comes("51")
	d.press("<down><esc>j").comes("51")
	if n := e.reviews.Load(); n != 1 {
		t.Errorf("looked back %d times on one table", n)
	}
	d.press("<esc>ccffhej").comes("51")
	if n := e.reviews.Load(); n != 2 {
		t.Errorf("looked back %d times on two tables", n)
	}
}

// reviewScenes are games looked back on: one that is over, and one that goes on.
var reviewScenes = []struct{ name, lines string }{
	{"coach-review", robot + "set rival.hearts 2; turn you roll; roll cceehd; stop; resolve"},
	{"coach-review-open", midgame},
}

// TestCoachReviewScreens draws the look back on a game in both languages.
func TestCoachReviewScreens(t *testing.T) {
	for _, s := range reviewScenes {
		for _, lang := range text.Langs {
			for _, size := range [][2]int{{80, 24}, {120, 40}, {60, 20}} {
				name := fmt.Sprintf("%s_%s_%dx%d", s.name, lang, size[0], size[1])
				t.Run(name, func(t *testing.T) {
					with := setting{w: size[0], h: size[1], lang: lang}
					desk, e := coached(t, with, duelbox.CoachAsk)
					e.story = true
					older(t)
					d := openOn(t, with, desk, s.lines)
					done := make(chan struct{})
					defer close(done)
					go d.Follow(done)
					d.press("j").comes("┤")
					golden(t, name, d.snap())
				})
			}
		}
	}
}

// TestCoachNoChoice: where there is nothing to choose no advice is shown, and its key
// says how the game stands.
func TestCoachNoChoice(t *testing.T) {
	desk, _ := coached(t, plain, duelbox.CoachAlways)
	d := openOn(t, plain, desk, begun+"turn you roll").see("Anna ~53.1%")
	if s := d.snap(); strings.Contains(s, "Best") {
		t.Errorf("advice without a choice:\n%s", s)
	}
	desk, _ = coached(t, plain, duelbox.CoachAsk)
	openOn(t, plain, desk, begun+"turn you roll").press("a").see("Anna: 53.1% to win, estimate")
}

// TestCoachLines: the commands typed below the table.
func TestCoachLines(t *testing.T) {
	desk, _ := coached(t, plain, duelbox.CoachOff)
	d := openOn(t, plain, desk, midgame).press("ccffhe:coach always<enter>").see("Coach always", "Best (*)")
	d.press(":danger<enter>").see("* DANGER 2.4 damage, 1+ 87.7%, 3+ 42.7%, wins 3.4%")
	d.press(":coach demande<enter>:conseil<enter>").see("Best (*)")
	d.press(":coach perhaps<enter>").see("the coach is off, ask or always")
	d.press(":coach<enter>").see("Coach on request")
	d.press(":coach off<enter>:danger<enter>").see("the coach is off")
}

// TestCoachKeys: with the coach on, every hint does something on every table.
func TestCoachKeys(t *testing.T) {
	for _, mode := range []duelbox.CoachMode{duelbox.CoachAsk, duelbox.CoachAlways} {
		for _, table := range tables {
			desk, _ := coached(t, plain, mode)
			d := openOn(t, plain, desk, table.lines)
			for _, key := range "ajA" {
				page := d.snap()
				d.press(string(key))
				said, _ := d.said()
				if said == "" && d.snap() == page {
					t.Errorf("%s, %s: %q does nothing and does not say why\n%s", mode, table.name, key, page)
				}
				d.press("<esc>")
			}
			d.press("q").ends()
		}
	}
}
