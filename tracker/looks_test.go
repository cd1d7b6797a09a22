//go:build unix || js

package tracker_test

import (
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxEntries are the lines of entries.
func foxEntries(entries []tracker.Entry[foxTable, foxLine]) string {
	var items []foxLine
	for _, e := range entries {
		items = append(items, e.Items...)
	}
	return foxWords(items)
}

// TestToyLooks looks at what undo and redo would do, and where redo would lead in the end,
// step by step as a game is taken back.
func TestToyLooks(t *testing.T) {
	g := foxLines(t, nil, foxAsks[:11]...) // up to the answer that belongs to the throw before it
	if _, ok := g.Abandoned(); ok {
		t.Error("nothing was taken back, and something was left")
	}
	for i, c := range []struct{ last, next, left string }{
		{"throw u; answer fox", "", ""},
		{"throw u", "throw u; answer fox", "6 cem 2/6/0 0/0/30"},
		{"throw mmmm", "throw u", "6 cem 2/6/0 0/0/30"},
		{"set bob 5", "throw mmmm", "6 cem 2/6/0 0/0/30"},
		{"throw uu", "set bob 5", "6 cem 2/6/0 0/0/30"},
		{"gift owl; answer no", "throw uu", "6 cem 2/6/0 0/0/30"},
		{"deal ann owl", "gift owl; answer no", "6 cem 2/6/0 0/0/30"},
		{"", "deal ann owl", "6 cem 2/6/0 0/0/30"},
	} {
		last, part := g.Last()
		if have := foxEntries(last); have != c.last || part {
			t.Errorf("%d back: undo would take %q, in part %v, want %q", i, have, part, c.last)
		}
		if have := foxEntries(g.Next()); have != c.next {
			t.Errorf("%d back: redo would restore %q, want %q", i, have, c.next)
		}
		if left, ok := g.Abandoned(); ok != (c.left != "") || ok && left.String() != c.left {
			t.Errorf("%d back: left behind %v, %v, want %q", i, left, ok, c.left)
		}
		if _, err := g.Undo(); (err == nil) != (c.last != "") {
			t.Errorf("%d back: %v", i, err)
		}
	}
	asked := foxLines(t, nil, "deal ann fox", "deal bob owl", "trade", "answer fox")
	if last, part := asked.Last(); foxEntries(last) != "trade; answer fox" || !part {
		t.Errorf("undo would take %q, in part %v", foxEntries(last), part)
	}
	if _, err := asked.Undo(); err != nil || asked.Next() != nil {
		t.Errorf("an answer taken back is none of the entries that redo would restore: %v, %v", asked.Next(), err)
	}
	if left, ok := asked.Abandoned(); ok {
		t.Errorf("an answer alone was taken back, and %v was left", left)
	}
}

// TestToyTry says where a line would lead, in the set-up as well, and does nothing.
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

// TestSessionBackAndForth takes a step of a saved game back and does it again; a game that may
// only be looked at refuses both, and everything else.
func TestSessionBackAndForth(t *testing.T) {
	s := foxFile(t)
	must(t, s.DoLines("deal ann fox", "throw uu"))
	end := s.Game.Table().String()
	if taken, err := s.Undo(); err != nil || foxWords(taken) != "throw uu" || s.Game.Table().String() == end {
		t.Errorf("taken back: %s, %v; %s", foxWords(taken), err, s.Game.Table())
	}
	if again, err := s.Redo(); err != nil || foxWords(again) != "throw uu" || s.Game.Table().String() != end {
		t.Errorf("done again: %s, %v; %s", foxWords(again), err, s.Game.Table())
	}
	look, err := tracker.Look(foxRules{}, s.Path)
	must(t, err)
	_, undo := look.Undo()
	_, redo := look.Redo()
	for what, err := range map[string]error{"undo": undo, "redo": redo, "a line": look.DoLines("throw u"), "an event": look.Do(foxLine{verb: "throw", a: "u"})} {
		if !rules.IsProblem(err, "table.readonly") || look.Game.Table().String() != end {
			t.Errorf("%s where nothing may be changed: %v; %s", what, err, look.Game.Table())
		}
	}
}
