package dash_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/rules/duel"
)

// The cursor of a question for a place ends with it: the next token does not begin
// turned round, or where the last one was left.
func TestCursorForgotten(t *testing.T) {
	d := open(t, plain, shop+"row acid-attack ? electrical-aura")
	d.press("3d4r").see("turned")
	d.press("u1").see("Where does the Tiger token go?", "Here: Fame +1")
	d.press("<enter>")
	if d.last() != "answer fame 1" {
		t.Errorf("the file says %q", d.last())
	}
}

// While a roll is typed anew a tap on another line of the history does not change
// which roll that is.
func TestTapWhileTypingAnew(t *testing.T) {
	d := open(t, plain, midgame)
	before := d.file()
	d.press("l<home>f").see("Instead of CC E FF")
	d.clickOn("Autobot rolled CC H F D P")
	d.press("ccffh<enter>")
	if now := d.file(); !slices.Contains(now[len(before):], "roll cchff") {
		t.Errorf("the file says %q", now[len(before):])
	}
}

// A question comes before naming a card: nothing opens, nothing is written.
func TestQuestionBeforeNaming(t *testing.T) {
	d := open(t, plain, begun+"turn you resolve; dice ppcche; resolve power")
	file := d.file()
	for _, key := range []string{"2", "n/"} {
		d.press(key)
		if strings.Contains(d.snap(), "WHICH CARD LIES") {
			t.Errorf("%s opens the names of cards", key)
		}
		d.press("<esc>")
	}
	if !slices.Equal(file, d.file()[:len(file)]) || slices.ContainsFunc(d.file(), func(l string) bool { return strings.HasPrefix(l, "row acid-attack snack") }) {
		t.Errorf("the file says %q", d.file())
	}
}

// Letters of a roll stay where something else is done that leaves the dice alone.
func TestLettersStay(t *testing.T) {
	for _, keys := range []string{"m-<enter>", "nsnack<enter>", ":you energy 9<enter>", "<tab><tab>", "/<esc>", "?<esc>", "w<esc>", "l<esc>", "vv"} {
		d := open(t, plain, begun)
		d.press("ccf" + keys).see("DICE: 2 to type")
		d.press("he")
		if d.last() != "roll cchef" {
			t.Errorf("%s: the file says %q", keys, d.last())
		}
	}
	d := open(t, plain, begun+"set you.dice-tokens 1")
	d.press("ccf+").see("DICE: 3 to type")
}

// While one thing is asked nothing else can be tapped.
func TestOnlyTheAsked(t *testing.T) {
	d := open(t, plain, begun)
	d.press(":you hearts 9").see("Enter set", "Esc cancel")
	if strings.Contains(d.snap(), "u undo") {
		t.Errorf("undo is offered in the middle of a line\n%s", d.snap())
	}
	d.clickOn("1 [")
	d.press("<enter>")
	if s := d.state(); s.Sides[duel.You].Hearts != 9 {
		t.Errorf("%d hearts: %q", s.Sides[duel.You].Hearts, d.file())
	}
	d = open(t, plain, begun+"turn you resolve; set fame -6; dice fffcch; set destruction -3")
	d.press("f").see("y yes", "n no")
	d.press("<up><down>").see("y yes") // the wheel is no answer
	d.clickOn("n no")
	d.see("Not done.")
}
