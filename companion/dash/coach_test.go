package dash_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
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
	if e.solves.Load() != 1 || e.advice.Load() != 0 {
		t.Errorf("%d solves, %d times advice", e.solves.Load(), e.advice.Load())
	}
	d.press("a").see("Best (*): keep CC FF")
	d.press("A").see("Coach always", "Best (*): keep CC FF", "Anna ~53.1%")
	d.press("A").see("Coach off")
	if s := d.snap(); strings.Contains(s, "DANGER") || strings.Contains(s, "Best") {
		t.Errorf("off, and still shown:\n%s", s)
	}
	if !e.jobs[0].given.Load() {
		t.Error("turned off, the matchup is solved on")
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

// TestCoachSolving: while a matchup is solved every key works, the progress is shown,
// and the advice asked for comes by itself.
func TestCoachSolving(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	e.solved = false
	d := openOn(t, plain, desk, midgame).press("ccffhe").see("coach: 0%")
	done := make(chan struct{})
	defer close(done)
	go d.Follow(done)
	e.jobs[0].to(42)
	d.comes("coach: 42%").press("a").see("coach: 42%; the advice comes as soon as that is done")
	d.press("34").see("KEEP").press("j").see("REVIEW", "coach: 42%").press("<esc>")
	if e.advice.Load() != 0 {
		t.Error("advice without a solved matchup")
	}
	e.jobs[0].finish(nil)
	d.comes("Best (*): keep CC FF").see("You: keep H E")
	if strings.Contains(d.snap(), "coach:") {
		t.Error("solved, and still said to be worked on")
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

// TestCoachQuits: leaving the program gives up what is being solved.
func TestCoachQuits(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	e.solved = false
	path := save(t, "2026-11-20-game", midgame)
	status, err := dash.Start(desk, screen.Look{}, tcell.NewSimulationScreen("UTF-8"), io.Discard, func(d *dash.Dash) error {
		if err := d.Resume(path); err != nil {
			return err
		}
		if len(e.jobs) != 1 || e.jobs[0].given.Load() {
			t.Errorf("nothing is being solved")
		}
		d.Application().QueueEvent(tcell.NewEventKey(tcell.KeyRune, 'q', tcell.ModNone))
		return nil
	})
	if status != 0 || err != nil {
		t.Fatal(status, err)
	}
	if !e.jobs[0].given.Load() {
		t.Error("the player has left, and the matchup is solved on")
	}
}

// TestCoachFails: a matchup that cannot be solved is said once; the game goes on, the
// danger too, and turning the coach off and on tries again.
func TestCoachFails(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	e.solved = false
	d := openOn(t, plain, desk, midgame)
	done := make(chan struct{})
	defer close(done)
	go d.Follow(done)
	e.jobs[0].finish(errors.New("disk full"))
	d.comes("! the coach could not work this game out: disk full").see("DANGER")
	d.press("ccffhe").see("DANGER", "YOUR DICE, roll 1 of 3")
	if said, _ := d.said(); said != "" {
		t.Errorf("said again: %q", said)
	}
	d.press("a").see("the coach has no odds for this game")
	e.solved = true
	d.press("AAA").see("Coach on request").press("a").see("Best (*): keep CC FF")
}

// TestCoachGames: a game of the same matchup goes on with what is being solved, another
// one gives it up, and so does leaving.
func TestCoachGames(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	e.solved = false
	d := openOn(t, plain, desk, midgame+"set rival.hearts 2; turn you roll; roll cceehd; stop; resolve").press("r").see("PUT ON THE TABLE")
	if len(e.jobs) != 1 || e.jobs[0].given.Load() {
		t.Fatalf("%d jobs for two games of one matchup", len(e.jobs))
	}
	d.on(func() {
		if err := d.Resume(save(t, "2026-11-20-other", side("the-king")+"roll ccffe")); err != nil {
			t.Error(err)
		}
	})
	if len(e.jobs) != 2 || !e.jobs[0].given.Load() || e.jobs[1].given.Load() {
		t.Fatalf("another matchup: %d jobs", len(e.jobs))
	}
	d.on(func() {
		if err := d.Resume(save(t, "2026-11-20-two", duo+"roll ccffe")); err != nil {
			t.Error(err)
		}
	})
	if len(e.jobs) != 2 || !e.jobs[1].given.Load() {
		t.Error("two humans play, and the matchup before is solved on")
	}
	d.press("a").see("two humans play").press("A").see("two humans play")
}

// TestCoachPartyLeaves: a game of another box gives the matchup up.
func TestCoachPartyLeaves(t *testing.T) {
	desk, e := coached(t, plain, duelbox.CoachAsk)
	e.solved = false
	d := openOn(t, plain, desk, midgame)
	d.on(func() {
		if err := d.Resume(save(t, "2026-11-19-table", sextet)); err != nil {
			t.Error(err)
		}
	})
	if !e.jobs[0].given.Load() {
		t.Error("a game of another box is played, and the matchup is solved on")
	}
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
