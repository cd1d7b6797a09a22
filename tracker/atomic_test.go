package tracker_test

import (
	"errors"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxAtomic plays lines together.
func foxAtomic(g *foxGame, lines ...string) error {
	return g.Atomic(func(draft *foxGame) error {
		for _, l := range lines {
			if err := draft.DoLine(l); err != nil {
				return err
			}
		}
		return nil
	})
}

// TestToyAtomic plays lines in one piece; undo takes back each of them on its own.
func TestToyAtomic(t *testing.T) {
	out := &pieces{}
	g := foxLines(t, out, "deal ann owl")
	writes := len(*out)
	if err := foxAtomic(g, "gift owl", "answer no", "throw uu"); err != nil {
		t.Fatal(err)
	}
	if have, want := g.Table().String(), "3 cem 1/2/0 0/0/0"; have != want {
		t.Errorf("the table is %s, want %s", have, want)
	}
	if len(*out) != writes+1 || !strings.HasPrefix((*out)[writes], "gift owl\nanswer no\n") || !strings.Contains((*out)[writes], "\nthrow uu") {
		t.Errorf("written: %q, want one piece", (*out)[writes:])
	}
	for _, want := range []string{"throw uu", "gift owl; answer no", "deal ann owl"} {
		if taken, err := g.Undo(); err != nil || foxWords(taken) != want {
			t.Errorf("taken back: %s (%v), want %s", foxWords(taken), err, want)
		}
	}
}

// TestToyAtomicRefused leaves no trace of the lines before the refused one, neither
// in the file nor in what Redo offers.
func TestToyAtomicRefused(t *testing.T) {
	for name, undo := range map[string]bool{"after a step": false, "after an undo": true} {
		out := &pieces{}
		g := foxLines(t, out, "deal ann owl", "gift owl", "answer no", "throw uu")
		if undo {
			foxDo(t, g, "undo")
		}
		before, writes, entries := g.Table().String(), len(*out), len(g.History())
		if err := foxAtomic(g, "throw u", "set bob 7", "answer fox"); !rules.IsProblem(err, "no-question") {
			t.Fatalf("%s: an answer to nothing: %v", name, err)
		}
		if g.Table().String() != before || len(*out) != writes || len(g.History()) != entries || g.CanRedo() != undo {
			t.Errorf("%s: %s, %d entries, written %q, redo %v; want %s as it was", name, g.Table(), len(g.History()), (*out)[writes:], g.CanRedo(), before)
		}
		if undo {
			if items, err := g.Redo(); err != nil || foxWords(items) != "throw uu" {
				t.Errorf("%s: redo restores %s (%v), want the throw taken back before", name, foxWords(items), err)
			}
		}
	}
}

// full is an Appender that accepts nothing.
type full struct{}

var errFull = errors.New("no room")

// Append refuses.
func (full) Append(...string) error { return errFull }

// TestToyAtomicUnwritten: what cannot be written has not happened, and if nothing
// happens, nothing is written.
func TestToyAtomicUnwritten(t *testing.T) {
	g := foxLines(t, nil, "deal ann owl")
	before := g.Table().String()
	g.Attach(full{})
	if err := foxAtomic(g); err != nil {
		t.Errorf("no lines are written: %v", err)
	}
	if err := foxAtomic(g, "gift owl", "answer no"); !errors.Is(err, errFull) || g.Table().String() != before || g.CanRedo() {
		t.Errorf("%s: %v, want %s and no room", g.Table(), err, before)
	}
}

// TestToyAtomicSetup: lines of the set-up count as well.
func TestToyAtomicSetup(t *testing.T) {
	g := tracker.New(foxRules{}, nil)
	if err := foxAtomic(g, foxSetup...); err != nil || *g.Table() != *foxBegin(t, nil).Table() {
		t.Errorf("%s: %v, want %s", g.Table(), err, foxBegin(t, nil).Table())
	}
}
