package partydash_test

import (
	"strings"
	"testing"
)

// TestNothingPicked: where a card is to be named nothing is chosen before a letter or
// an arrow, so that Enter names nothing; a card that somebody may buy at once has to
// be named.
func TestNothingPicked(t *testing.T) {
	d := open(t, plain, four+"set p2.energy 0; row ? energize wings; ").press("n<enter>")
	if f := d.file(); len(f) != 2 {
		t.Errorf("Enter named a card: %q", f)
	}
	d.press("n<down><enter>").lines("row acid-attack energize wings")
	d = open(t, plain, shop+"card p3 opportunist; turn p2 buy; ").press("1<enter>").lines("buy 1")
	if note, fault := d.said(); !fault || !strings.Contains(note, "name") {
		t.Errorf("Enter says %q", note)
	}
	d.press("aci<enter>").lines("buy 1", "reveal acid-attack")
}

// TestSlots: an empty slot is named without asking which; where all have names, : at
// the question for the slot begins a line.
func TestSlots(t *testing.T) {
	open(t, plain, four+"set p2.energy 0; row corner-store - wings; ").press("nacid<enter>").lines("row corner-store acid-attack wings")
	open(t, plain, four+"set p2.energy 0; row corner-store - wings; ").press("nacd attack<enter>").lines("row corner-store acid-attack wings")
	open(t, plain, four).press("n:ben hearts 9<enter>").lines("set p2.hearts 9")
}

// TestOtherBoxes: a query that names another box finds what only that has, to read.
func TestOtherBoxes(t *testing.T) {
	d := open(t, plain, mid4).press("/box:dark natural selection").see("Natural Selection", "Dark Edition").press("<enter>")
	if note, fault := d.said(); !fault || !strings.Contains(note, "another box") {
		t.Errorf("Enter on a card of another box says %q", note)
	}
}

// TestLongText: a text longer than its place says that there is more, and goes on.
func TestLongText(t *testing.T) {
	with := plain
	with.h = 16
	d := open(t, with, mid4).press("/mimic").see("PgDn more below")
	before := d.snap()
	if after := d.press("<pgdn>").snap(); after == before {
		t.Errorf("nothing was scrolled:\n%s", after)
	}
	for range 9 {
		d.press("<pgdn>")
	}
	if shown := d.snap(); strings.Contains(shown, "more below") {
		t.Errorf("at the end there is more:\n%s", shown)
	}
}

// TestUseKeysStay: the key of a card stays the same from step to step.
func TestUseKeysStay(t *testing.T) {
	var keys []string
	for _, step := range []string{"roll", "resolve", "buy"} {
		d := open(t, plain, four+"card p2 rapid-healing; card p3 wings; set p2.hearts 3; set p2.energy 9; set p3.energy 4; turn p2 "+step+"; ")
		for _, o := range options(d) {
			if o.Line == "use p3 wings" {
				keys = append(keys, o.Key)
			}
		}
		d.leaves()
	}
	if len(keys) != 3 || keys[0] != keys[1] || keys[1] != keys[2] {
		t.Errorf("the wings' keys are %q", keys)
	}
}
