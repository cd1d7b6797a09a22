package dash_test

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/companion/dash"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/tracker"
)

// folded is the table that lines of the notation lead to.
func folded(t *testing.T, lines string) duel.State {
	t.Helper()
	table, err := dueltest.Fold(dueltest.Rules(t), nil, lines)
	if err != nil {
		t.Fatal(err)
	}
	return table.State
}

// TestGoingBack: the history goes back to any line, saying how many steps that
// is, and U brings them again one by one.
func TestGoingBack(t *testing.T) {
	d := open(t, plain, midgame)
	want := d.state()
	d.press("l").see("This is the last step")
	d.press("<up><up><up>").see("3 steps are taken back")
	d.press("<enter>").see("Taken back; U does it again. On the board: ")
	if d.state() != folded(t, begun+"roll ccffe; keep ff; roll ffe; stop; resolve; pass; roll ccfhdp") {
		t.Errorf("another table: %q", d.file())
	}
	if d.press("UUU").state() != want {
		t.Errorf("U does not bring them again: %q", d.file())
	}
	d.press("l<home><enter>").see("Taken back; U does it again.", "TAKEN BACK: put on the board", "you 12 > 14 hearts")
	d.press(strings.Repeat("U", 9))
	if d.state() != want {
		t.Errorf("U does not bring them again: %q", d.file())
	}
	if d.press("lu<esc>").state() == want || d.press("lU<esc>").state() != want {
		t.Errorf("u and U do not work in the history: %q", d.file())
	}
}

// TestTypingAnew: a roll is typed anew and what followed stays.
func TestTypingAnew(t *testing.T) {
	d := open(t, plain, robot) // the last Autobot roll was H D: it was C D
	d.press("l<up><up><up><up><up>").see("11 ", "10 ")
	d.press("f").see("Instead of H D the roll was:")
	d.press("cd<enter>").see("what followed stays. On the board: ")
	want := begun + "roll ccffe; keep ff; roll ffe; stop; resolve; pass; roll ccfhdp; roll edh; roll cd; resolve; roll ccheeh; stop; resolve; pass"
	if d.state() != folded(t, want) {
		t.Errorf("another table than if it had been typed so: %q", d.file())
	}
	o, err := tracker.Look(duel.Log{Rules: dueltest.Rules(t)}, "games/2026-11-20-game.kot")
	if err != nil || o.Game.Table().State != d.state() {
		t.Errorf("the file reads back to another table: %v", err)
	}
	d.press("lf").see("only a roll can be typed anew")
	d.press("<up><up><up>f<esc>").see("HISTORY")
}

// TestTypingAnewRefused: where what followed no longer fits the player is asked;
// n and Esc leave everything, y drops what does not fit.
func TestTypingAnewRefused(t *testing.T) {
	anew := "l<home>fcchee<enter>"
	for _, answer := range []string{"n", "<esc>", "x"} {
		d := open(t, plain, midgame)
		before, file := d.state(), len(d.file())
		d.press(anew).see("9 lines would be left out for good", "no longer fits")
		d.press(answer).see("Not done.")
		if d.state() != before || len(d.file()) != file {
			t.Errorf("%s changed the game: %q", answer, d.file())
		}
	}
	for _, answer := range []string{"y", "o"} {
		d := open(t, plain, midgame)
		d.press(anew + answer)
		if d.state() != folded(t, begun+"roll cchee") {
			t.Errorf("%s: %q\n%s", answer, d.file(), d.snap())
		}
	}
	d := open(t, plain, midgame)
	file := len(d.file())
	for _, bad := range []string{"xyz", "cch", "", "cchhhhhhhh"} {
		d.press("l<home>f" + bad + "<enter>")
		if note, fault := d.said(); !fault || len(d.file()) != file {
			t.Errorf("%q was not refused: %q", bad, note)
		}
		d.see("Instead of ", bad) // it is still being typed
		d.press("<esc><esc>")
	}
}

// TestConcede: giving up asks nothing, ends the game and can be taken back; a
// finished game refuses everything but undo, and r plays another one.
func TestConcede(t *testing.T) {
	d := open(t, plain, midgame)
	before := d.state()
	d.press("xc").see("GAME OVER", "DEFEAT: you gave up", "rematch")
	if !strings.HasPrefix(d.last(), "concede") {
		t.Errorf("the file says %q", d.last())
	}
	for _, keys := range []string{"c", "<enter>", "xc", "+", "z"} {
		d.press(keys)
		if note, fault := d.said(); !fault {
			t.Errorf("%s after the end: %q", keys, note)
		}
	}
	if d.press("u").state() != before {
		t.Error("u does not take it back")
	}
	d.press("Ur").see("turn 1", "AUTOBOT'S TURN", "PUT ON THE TABLE")
	s, path := d.state(), ""
	d.on(func() { path = d.Session().Path })
	if s.First != duel.Rival || s.Sides[duel.You].ID != before.Sides[duel.You].ID || path == "games/2026-11-20-game.kot" {
		t.Errorf("the rematch is %+v in %s", s, path)
	}
	// The old game's file is free again: it can be opened from the list.
	d.press("xo").see("SAVED GAMES: 2", "lost")
	d.press("<down><enter>").see("GAME OVER")
	if strings.Contains(d.snap(), "LOOKING ON") {
		t.Errorf("the old game is still locked\n%s", d.snap())
	}
}

// TestHandsOver (W3, W4): what would give the game to the rival is asked about
// first; n does nothing of it, y does.
func TestHandsOver(t *testing.T) {
	for _, c := range []struct{ name, lines, keys, why string }{
		{"W3, one symbol", begun + "set fame -6; set destruction -4; turn you resolve; dice fffehh", "f", "zones"},
		{"W3, all", begun + "set fame -6; set destruction -4; turn you roll; roll fffeh", "<enter>", "zones"},
		{"W3, the last roll", begun + "set fame -6; set destruction -4; turn you roll; roll ccche; roll cceee", "fffff<enter>", "zones"},
		{"W4", begun + "set you.hearts 5; set you.energy 9; token penguin fame 3; row ? ? jets-scrambled; turn you buy", "3", "no hearts left"},
		{"a card that hurts", begun + "set you.hearts 3; set you.energy 9; token cat fame 3; row ? ? hors-d-oeuvre; turn you buy", "3", "no hearts left"},
	} {
		for _, lang := range text.Langs {
			for _, answer := range []string{"n", "<esc>", "y", "o"} {
				d := open(t, setting{w: 120, h: 40, lang: lang}, c.lines)
				d.press(c.keys)
				held := false
				d.on(func() { held = d.Held() })
				if !held {
					t.Errorf("%s: nothing was asked\n%s", c.name, d.snap())
					break
				}
				before := d.file()
				if lang == text.English {
					d.see("This may give the game to Autobot", c.why)
				}
				d.press(answer)
				if yes := answer == "y" || answer == "o"; yes {
					if s := d.state(); s.Turn.Phase == duel.PhaseBuy {
						d.press("n") // the token stays; nothing is asked a second time
					}
					if s := d.state(); !s.Over() {
						t.Errorf("%s: %s does not do it\n%s", c.name, answer, d.snap())
					}
					if winner, _ := func() (duel.Side, duel.Why) { s := d.state(); return s.Winner() }(); winner != duel.Rival {
						t.Errorf("%s: %s has won", c.name, winner)
					}
					continue
				}
				if s := d.state(); s.Over() || len(d.file()) != len(before) {
					t.Errorf("%s: %s did something: %q", c.name, answer, d.file())
				}
			}
		}
	}
	// Autobot may give the game away as it likes: nobody is asked.
	d := open(t, plain, begun+"set fame 6; set destruction 4; turn rival roll")
	d.press("fffceepppccc<enter>")
	if s := d.state(); !s.Over() {
		t.Errorf("Autobot was held back\n%s", d.snap())
	}
}

// TestQuit: q and Ctrl-C leave at once; the letters of an unfinished roll are not
// in the file, all else is.
func TestQuit(t *testing.T) {
	for _, page := range []string{"", "ccf", "t", "w", "x", "l", "xo"} {
		d := open(t, plain, robot)
		d.press(page + "q")
		d.ends()
		data, err := os.ReadFile("games/2026-11-20-game.kot")
		if err != nil || !strings.HasSuffix(strings.TrimSpace(string(data)), "pass") {
			t.Errorf("%s: %v %s", page, err, data)
		}
	}
}

// TestSavedGames: the list opens games, and leaves the one being played if it is
// chosen.
func TestSavedGames(t *testing.T) {
	desk := newDesk(t, plain)
	older(t)
	d := openOn(t, plain, desk, midgame)
	d.press("xo").see("SAVED GAMES: 3", "2026-11-18", "Space Penguin")
	d.press("<enter>").see("Anna: roll and type 6 dice")
	d.press("xo<down><enter>").see("Space Penguin", "turn 1")
	d.press("xo<down><down><down><up><enter>")
	var path string
	d.on(func() { path = d.Session().Path })
	if !strings.HasPrefix(path, "games/2026-11-") {
		t.Errorf("%s is open", path)
	}
	d = start(t, plain, newDesk(t, plain), func(u *dash.Dash) error { u.SetUp(dashWish); return nil })
	d.press("o").see("no games yet in games")
	d.press("<esc>").see("A NEW GAME")
}
