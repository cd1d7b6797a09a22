package dash_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/text"
)

// TestCorrectionsAreAllOrNothing: of several numbers one that is refused leaves them
// all as they were, and the page stays with everything typed.
func TestCorrectionsAreAllOrNothing(t *testing.T) {
	d := open(t, plain, midgame)
	before, steps := d.state(), len(d.file())
	d.press("mh5r12<enter>").see("12", "CORRECT", "hearts 5", "rolls used 12")
	if d.state() != before || len(d.file()) != steps {
		t.Errorf("something was played: %s", d.snap())
	}
	d.press("r3<enter>")
	if s := d.state(); s.Sides[0].Hearts != 5 || s.Turn.Rolls != 3 {
		t.Errorf("%d hearts and %d rolls after the number was put right", s.Sides[0].Hearts, s.Turn.Rolls)
	}
}

// TestCorrectionsKeptForALine: what was changed before a line of its own is typed, or a
// card looked up, is done first.
func TestCorrectionsKeptForALine(t *testing.T) {
	for _, keys := range []string{"mh5c<esc>", "mh5/<esc>"} {
		if s := open(t, plain, midgame).press(keys).state(); s.Sides[0].Hearts != 5 {
			t.Errorf("%s: %d hearts", keys, s.Sides[0].Hearts)
		}
	}
	d := open(t, plain, midgame)
	if d.press("mr12c").see("CORRECT"); d.state().Turn.Rolls == 12 {
		t.Error("12 rolls were taken")
	}
}

// TestNameNothing: Enter names no card before one is chosen, and what is to be bought
// or answered has to be.
func TestNameNothing(t *testing.T) {
	d := open(t, plain, begun+"turn you roll")
	steps := len(d.file())
	d.press("n<enter>")
	if len(d.file()) != steps || strings.Contains(d.snap(), "NAME") {
		t.Errorf("Enter with nothing typed: %s", d.snap())
	}
	if d.press("n<down><enter>"); len(d.file()) == steps {
		t.Error("a card chosen with the arrows is not named")
	}
	d = open(t, plain, begun+"set you.energy 9; turn you buy")
	steps = len(d.file())
	if d.press("2<enter>").see("type a few letters of the card"); len(d.file()) != steps {
		t.Error("something was bought")
	}
	if d.press("snack<enter>"); d.state().Sides[0].Energy == 9 {
		t.Errorf("a card that was named is not bought: %s", d.snap())
	}
}

// TestTabOnCorrections: Tab is the language there as everywhere.
func TestTabOnCorrections(t *testing.T) {
	d := open(t, plain, midgame)
	d.press("m<tab>").see("Tab", "CORRIGER")
	if d.desk.Lang != text.Lang("fr") {
		t.Error("the language is the same")
	}
}
