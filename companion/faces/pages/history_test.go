package pages

import (
	"os"
	"strings"
	"testing"
)

const turnOne = solo + "; roll ccfhf; keep cc; roll cch; stop; resolve"

// The log: turn by turn, the cursor on the last step. Below it is what going back to the step under the cursor undoes.
func TestHistory(t *testing.T) {
	f := playing(t, turnOne)
	h := History(f)
	f.Show(h)
	f.shows(`
		LOG: 5 steps | Enter goes back to a step; f retypes it
		    | #Turn 1: Anna
		1  ~1 | You rolled CC H FF
		2  ~2 | You kept CC
		3  ~3 | You rolled CC H
		4  ~4 | You stopped rolling
		5 >~5 | You resolved the dice: Autobot 12 → 8 hearts
		- You resolved the dice: Autobot 12 → 8 hearts
		- ~This is the last step
		keys: Enter=back to here, f=retype, Up/Down=choose, u=undo, U=redo`)
	h.At = 4
	_, p := f.top()
	if got := p.Lines[1].Text[0].Text; got != "Enter returns to this step: 1 step is undone, U redoes it" {
		t.Errorf("one step before the last: %q", got)
	}
	h.At = 1
	_, p = f.top()
	if got := p.Lines[1].Text[0].Text; got != "Enter returns to this step: 4 steps are undone, U redoes them" {
		t.Errorf("the first step: %q", got)
	}
	f.press("u")
	if f.heard("undo"); h.At != 4 || f.game.Steps() != 4 {
		t.Errorf("after undo the cursor is on %d of %d", h.At, f.game.Steps())
	}
	f.press("U")
	if f.heard("redo"); h.At != 5 || f.game.Steps() != 5 {
		t.Errorf("after redo the cursor is on %d of %d", h.At, f.game.Steps())
	}
	h.At = 5
	f.press("Enter")
	if f.heard(); f.game.Steps() != 5 || len(f.stack) != 0 {
		t.Error("going back to the last step does more than close the log")
	}
	f.Show(h)
	h.At = 2
	f.press("Enter")
	if f.heard("tell Undone; U redoes it."); f.game.Steps() != 2 || len(f.stack) != 0 {
		t.Errorf("%d steps, %d pages", f.game.Steps(), len(f.stack))
	}
}

// Before anything has happened, the log says so, and so do its keys.
func TestHistoryEmpty(t *testing.T) {
	f := playing(t, "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you")
	f.Show(History(f))
	f.shows(`
		LOG: 0 steps | Enter goes back to a step; f retypes it
		   nothing has happened yet
		keys: Enter=back to here off: nothing has happened yet, f=retype off: nothing has happened yet, Up/Down=choose, u=undo, U=redo`)
	f.press("f")
	if _, p := f.top(); p.Field != nil {
		t.Error("no step is typed anew")
	}
}

// A step is retyped: nothing or the same text changes nothing, what is not possible is refused, and the page asks first if
// later steps do not fit.
func TestHistoryRetype(t *testing.T) {
	f := playing(t, turnOne)
	h := History(f)
	f.Show(h)
	h.At = 1
	f.press("f")
	_, p := f.top()
	if f.same(drawn(p), `
		LOG: 5 steps | Type it as at the table, or as a command (buy 2). Later steps are kept
		field: Instead: [CCFHF]
		    | #Turn 1: Anna
		1 >~1 | You rolled CC H FF
		2  ~2 | You kept CC
		3  ~3 | You rolled CC H
		4  ~4 | You stopped rolling
		5  ~5 | You resolved the dice: Autobot 12 → 8 hearts
		- You rolled CC H FF
		- ~Enter returns to this step: 4 steps are undone, U redoes them`); !p.Field.Fresh {
		t.Error("typing does not replace the step")
	}
	h.Type("xyz")
	if _, p := f.top(); p.Field == nil || len(f.said) != 1 || !strings.HasPrefix(f.said[0], "fault ") {
		t.Errorf("what is no step: %q", f.said)
	}
	f.said = nil
	h.Type("")
	if _, p := f.top(); p.Field != nil {
		t.Error("nothing typed is not the end of typing")
	}
	f.press("f")
	h.Type("cchhe")
	f.heard("tell Corrected; later steps are kept.")
	if f.game.Typable(0) != "CC HH E" || f.game.Steps() != 5 {
		t.Errorf("%q, %d steps", f.game.Typable(0), f.game.Steps())
	}
	lost := func(answer string) {
		h = History(f)
		f.Show(h)
		h.At = 1
		f.press("f")
		f.said = nil
		h.Type("chhfe") // one claw: two cannot be kept, and no three dice rolled after that
		f.shows(`
			NO LONGER POSSIBLE | y: correct and drop them, n: change nothing
			- With this correction, 2 later steps are no longer possible:
			-   - turn 1, Anna: You kept CC
			-   - turn 1, Anna: You rolled CC H
			keys: y=correct and drop, n=change nothing`)
		if _, p := f.top(); !p.Confirms {
			t.Error("the page does not wait for a yes")
		}
		f.said = nil
		f.press(answer)
	}
	lost("n")
	if f.heard("tell Cancelled."); f.game.Steps() != 5 || f.game.Typable(0) != "CC HH E" {
		t.Error("no changes something")
	}
	if _, p := f.top(); p.Confirms {
		t.Error("after a no the page still asks")
	}
	lost("y")
	if f.heard("tell Corrected; steps that no longer fit are gone."); f.game.Steps() != 3 || f.game.Typable(0) != "CHHFE" {
		t.Errorf("%d steps, %q", f.game.Steps(), f.game.Typable(0))
	}
}

// In a view-only game nothing can be retyped.
func TestHistoryLooking(t *testing.T) {
	f := playing(t, turnOne)
	g, _, err := f.desk.Look(f.game.Path())
	if err != nil {
		t.Fatal(err)
	}
	f.adopt(g)
	f.Show(History(f))
	f.press("f")
	f.heard("fault this game is view-only here; nothing was changed")
}

// The saved games of all boxes: the first line is the heading, unreadable games are below. Choosing the current game
// returns to it; choosing another one opens it.
func TestSaved(t *testing.T) {
	f := playing(t, solo)
	other := f.save("2026-11-21-city", city)
	f.save("2026-11-18-bad", "kot 1 duel solo; side you nobody")
	f.Show(Saved(f))
	f.shows(`
		SAVED GAMES: 2
		   #   game             players                box    turns  result
		1 >1  2026-11-21-city  Anna, Ben, Cleo        Tokyo      1  Anna's turn
		2  2  2026-11-20-game  Gigazaur, Meka Dragon  Duel       1  your turn
		   !2026-11-18-bad: games/2026-11-18-bad.kot:2: side: "nobody" is not one of alienoid, cyber-kitty, gigazaur, meka-dragon, \
		space-penguin, the-king; nothing was lost
		keys: Enter=continue, Up/Down=choose`)
	s, _ := f.top()
	s.Choose(2)
	if f.heard(); len(f.stack) != 0 {
		t.Error("the game that is played is not simply shown")
	}
	f.Show(s)
	f.top()
	s.Choose(1)
	if f.heard("resume " + other); f.Box() != "tokyo" {
		t.Error("the other game was not opened")
	}
	s = Saved(f)
	if err := os.Remove("games/2026-11-20-game.kot"); err != nil {
		t.Fatal(err)
	}
	f.Show(s)
	f.top()
	s.Choose(2)
	if len(f.said) != 2 || !strings.HasPrefix(f.said[1], "fault ") {
		t.Errorf("a game that is gone: %q", f.said)
	}
}

// If there is no saved game, the list says so.
func TestSavedNone(t *testing.T) {
	f := bare(t)
	f.Show(Saved(f))
	f.shows(`
		SAVED GAMES: 0
		   no saved games yet
		keys: Enter=continue, Up/Down=choose`)
}
