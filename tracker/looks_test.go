//go:build unix || js

package tracker_test

import (
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// TestToyLooks checks what the next undo key would take back, from where, and where redo would end, line by line
// while a game is taken back.
func TestToyLooks(t *testing.T) {
	g := foxLines(t, nil, foxAsks[:11]...) // up to the answer that belongs to the throw before it
	if _, ok := g.Abandoned(); ok {
		t.Error("nothing was taken back, and something was left")
	}
	end := g.Table().String()
	for i, c := range []struct{ last, before string }{
		{"answer fox", "6 cem 2/6/0 0/0/40 cem: away"},
		{"throw u", "5 bob 2/5/0 0/0/40"},
		{"throw u", "4 ann 1/5/0 0/0/40"},
		{"throw mmmm", "3 cem 1/5/0 0/0/0"},
		{"set bob 5", "3 cem 1/2/0 0/0/0"},
		{"throw uu", "2 bob 1/0/0 0/0/0"},
		{"answer no", "1 ann 0/0/0 0/0/0 bob: take"},
		{"gift owl", "1 ann 0/0/0 1/0/0"},
		{"deal ann owl", "1 ann 0/0/0 0/0/0"},
	} {
		now := g.Table().String()
		line, before := g.Last(nil)
		if line == nil || foxWords([]foxLine{*line}) != c.last || before.String() != c.before || g.Table().String() != now {
			t.Fatalf("%d back: undo would take %v, to %v, want %q, to %s", i, line, before, c.last, c.before)
		}
		if taken, err := g.TakeBack(nil); err != nil || foxWords(taken) != c.last || g.Table().String() != c.before {
			t.Errorf("%d back: took %v to %s: %v", i, taken, g.Table(), err)
		}
		if left, ok := g.Abandoned(); !ok || left.String() != end {
			t.Errorf("%d back: left behind %v, %v, want %q", i, left, ok, end)
		}
	}
	if line, before := g.Last(nil); line != nil || before != nil {
		t.Errorf("undo would take %v at the start", line)
	}
}

// TestToyTry shows the result of a line, even during set-up, without doing anything.
func TestToyTry(t *testing.T) {
	empty := tracker.New(foxRules{}, nil)
	if now, err := empty.Try(foxLine{verb: "player", a: "ann"}); err != nil || now.names != 1 || empty.Table().names != 0 {
		t.Errorf("a line of the set-up: %d named, %v", now.names, err)
	}
	g := foxLines(t, nil, "deal ann fox", "throw u")
	if now, err := g.Try(foxLine{verb: "throw", a: "uu"}); err != nil || now.String() != "3 cem 1/2/0 10/0/0" {
		t.Errorf("a throw leads to %s: %v", now.String(), err)
	}
	if now, err := g.Try(foxLine{verb: "fox", a: "1"}); !rules.IsProblem(err, "setup-over") || now.String() != "2 bob 1/0/0 10/0/0" {
		t.Errorf("the set-up is over: %s, %v", now.String(), err)
	}
	if have := g.Table().String(); have != "2 bob 1/0/0 10/0/0" {
		t.Errorf("the game stands at %s", have)
	}
}

// TestSessionBackAndForth takes back a step of a saved game and plays it again; a view-only
// game refuses both, and everything else.
func TestSessionBackAndForth(t *testing.T) {
	s := foxFile(t)
	must(t, s.Game.DoLine("deal ann fox"), s.Game.DoLine("throw uu"))
	end := s.Game.Table().String()
	if taken, err := s.TakeBack(nil); err != nil || foxWords(taken) != "throw uu" || s.Game.Table().String() == end {
		t.Errorf("taken back: %s, %v; %s", foxWords(taken), err, s.Game.Table())
	}
	if again, err := s.PlayAgain(nil); err != nil || foxWords(again) != "throw uu" || s.Game.Table().String() != end {
		t.Errorf("done again: %s, %v; %s", foxWords(again), err, s.Game.Table())
	}
	look, err := tracker.Look(foxRules{}, s.Path)
	must(t, err)
	_, undo := look.TakeBack(nil)
	_, redo := look.PlayAgain(nil)
	for what, err := range map[string]error{"undo": undo, "redo": redo, "an event": look.Do(foxLine{verb: "throw", a: "u"})} {
		if !rules.IsProblem(err, "table.readonly") || look.Game.Table().String() != end {
			t.Errorf("%s where nothing may be changed: %v; %s", what, err, look.Game.Table())
		}
	}
}
