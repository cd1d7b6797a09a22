package tracker_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxEntry is an entry of the log of foxes.
type foxEntry = tracker.Entry[foxTable, foxLine]

// TestToyTakeBack takes back a game of foxes as players do, line by line, and brings it back, even after the
// file is read again: each write is one piece, of lines that every version knows.
func TestToyTakeBack(t *testing.T) {
	asked := func(last *foxEntry, next *foxLine) bool {
		return next.a == "fox" && last.After.asks == "offer"
	} // nobody was asked
	for _, c := range []struct {
		name, lines  string
		passes       tracker.Passes[foxTable, foxLine]
		back, forth  []string // the pieces written
		tables, last string   // the tables on the way back; the last one to be brought back
	}{
		{"an event", "throw uu; throw u", nil, []string{"undo", "undo"}, []string{"redo", "redo"}, "2 bob 2/0/0 0/0/0|1 ann 0/0/0 0/0/0", "3 cem 2/1/0 0/0/0"},
		{"the answer that ended a turn", "deal ann owl; gift owl; answer no", nil,
			[]string{"undo|gift owl", "undo", "undo"}, []string{"redo", "redo", "answer no|sum 2 1/0/0 0/0/0"},
			"1 ann 0/0/0 0/0/0 bob: take|1 ann 0/0/0 1/0/0|1 ann 0/0/0 0/0/0", "2 bob 1/0/0 0/0/0"},
		{"an answer after an answer, and a correction between them", "deal ann fox; deal bob owl; trade; answer fox; set cem 2; answer owl", nil,
			[]string{"undo|trade|answer fox|set cem 2", "undo", "undo", "undo"}, []string{"redo", "redo", "redo", "answer owl|sum 2 0/0/2 1/10/0"},
			"1 ann 0/0/2 0/1/0 bob: return|1 ann 0/0/0 0/1/0 bob: return|1 ann 0/0/0 10/1/0 ann: offer|1 ann 0/0/0 10/1/0", "2 bob 0/0/2 1/10/0"},
		{"what nobody was asked", "deal ann fox; deal bob owl; trade; answer fox; answer owl", asked,
			[]string{"undo|trade|answer fox", "undo|undo"}, []string{"redo|redo", "answer owl|sum 2 0/0/0 1/10/0"},
			"1 ann 0/0/0 0/1/0 bob: return|1 ann 0/0/0 10/1/0", "2 bob 0/0/0 1/10/0"},
	} {
		for at := range len(c.back) + len(c.forth) + 1 { // where the file is read again; at the end nowhere
			out := &pieces{}
			g := foxLines(t, out, strings.Split(c.lines, "; ")...)
			var have, tables []string
			for n := range len(c.back) + len(c.forth) {
				if n == at {
					g = foxBegin(t, nil)
					for _, l := range strings.Split(strings.Join((*out)[len(foxSetup):], "\n"), "\n") {
						if _, err := g.Fold(l); err != nil {
							t.Fatal(err)
						}
					}
					g.Attach(out)
				}
				wrote := len(*out)
				step := g.TakeBack
				if n >= len(c.back) {
					step = g.PlayAgain
				}
				if _, err := step(c.passes); err != nil || len(*out) != wrote+1 {
					t.Fatalf("%s, read anew at %d: %v, written %q", c.name, at, err, (*out)[wrote:])
				}
				have, tables = append(have, strings.ReplaceAll((*out)[wrote], "\n", "|")), append(tables, g.Table().String())
			}
			back := len(c.back)
			if !slices.Equal(have[:back], c.back) || !slices.Equal(have[back:], c.forth) || strings.Join(tables[:back], "|") != c.tables || tables[len(tables)-1] != c.last {
				t.Errorf("%s, read anew at %d:\nwritten %q\nwant %q, %q\ntables %q\nwant %s ... %s", c.name, at, have, c.back, c.forth, tables, c.tables, c.last)
			}
			if _, err := g.PlayAgain(nil); !rules.IsProblem(err, "redo-nothing") {
				t.Errorf("%s: still something to play again: %v", c.name, err)
			}
		}
	}
}

// TestToyTakeBackRefused: what cannot be written has not happened, and another line ends what can be played again.
func TestToyTakeBackRefused(t *testing.T) {
	g := foxLines(t, nil, "deal ann owl", "gift owl", "answer no")
	before := g.Table().String()
	g.Attach(full{})
	if _, err := g.TakeBack(nil); err == nil || g.Table().String() != before || len(g.History()) != 2 {
		t.Errorf("%v: %s, want %s", err, g.Table(), before)
	}
	g.Attach(nil)
	if _, err := g.TakeBack(nil); err != nil {
		t.Fatal(err)
	}
	at := g.Table().String()
	g.Attach(full{})
	if _, err := g.PlayAgain(nil); err == nil || g.Table().String() != at {
		t.Errorf("%v: %s, want %s", err, g.Table(), at)
	}
	g.Attach(nil)
	if have := foxDo(t, g, "answer yes"); have != "2 bob 0/0/0 0/1/0" {
		t.Fatal(have)
	}
	if _, err := g.PlayAgain(nil); !rules.IsProblem(err, "redo-nothing") {
		t.Errorf("an answer taken back can be given beside another one: %v", err)
	}
}
