package tracker_test

import (
	"errors"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxTogether does lines together.
func foxTogether(g *foxGame, lines ...string) error {
	return g.Together(func(draft *foxGame) error {
		for _, l := range lines {
			if err := draft.DoLine(l); err != nil {
				return err
			}
		}
		return nil
	})
}

// TestToyTogether plays lines in one piece; each is a step of its own to undo.
func TestToyTogether(t *testing.T) {
	out := &pieces{}
	g := foxLines(t, out, "deal ann owl")
	writes := len(*out)
	if err := foxTogether(g, "gift owl", "answer no", "throw uu"); err != nil {
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

// TestToyTogetherRefused leaves no trace of the lines before the one that is refused,
// neither in the file nor in what Redo offers.
func TestToyTogetherRefused(t *testing.T) {
	for name, undo := range map[string]bool{"after a step": false, "after an undo": true} {
		out := &pieces{}
		g := foxLines(t, out, "deal ann owl", "gift owl", "answer no", "throw uu")
		if undo {
			foxDo(t, g, "undo")
		}
		before, writes, entries := g.Table().String(), len(*out), len(g.History())
		if err := foxTogether(g, "throw u", "set bob 7", "answer fox"); !rules.IsProblem(err, "no-question") {
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

// full is an Appender that takes nothing.
type full struct{}

var errFull = errors.New("no room")

// Append refuses.
func (full) Append(...string) error { return errFull }

// TestToyTogetherUnwritten: what cannot be written has not happened, and where
// nothing happens nothing is written.
func TestToyTogetherUnwritten(t *testing.T) {
	g := foxLines(t, nil, "deal ann owl")
	before := g.Table().String()
	g.Attach(full{})
	if err := foxTogether(g); err != nil {
		t.Errorf("no lines are written: %v", err)
	}
	if err := foxTogether(g, "gift owl", "answer no"); !errors.Is(err, errFull) || g.Table().String() != before || g.CanRedo() {
		t.Errorf("%s: %v, want %s and no room", g.Table(), err, before)
	}
}

// TestToyTogetherSetup: lines of the set-up count as well.
func TestToyTogetherSetup(t *testing.T) {
	g := tracker.New(foxRules{}, nil)
	if err := foxTogether(g, foxSetup...); err != nil || *g.Table() != *foxBegin(t, nil).Table() {
		t.Errorf("%s: %v, want %s", g.Table(), err, foxBegin(t, nil).Table())
	}
}
