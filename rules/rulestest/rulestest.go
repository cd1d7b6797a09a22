// Package rulestest folds games written as one line of text and compares tables with what
// a rule says, for the tests of every box.
package rulestest

import (
	"fmt"
	"strings"
	"testing"
)

// Rules are those of a box: T is its table, E its event.
type Rules[T, E any] interface {
	Begin() T
	Read(now *T, line string) (E, error)
	Run(before *T, entry []E) (T, error)
}

// Open says of an event whether it belongs to the one before it, which stands at a
// question, and what refuses it otherwise; "" for nothing.
type Open[T, E any] func(now *T, ev *E) (goesOn bool, refused string)

// Fold plays lines of the notation, separated by semicolons, onto a table (from the very
// start where it is nil). undo and redo are the tracker's and not known here. The error
// names the line that was refused; the table is then the one before it.
func Fold[T, E any](r Rules[T, E], open Open[T, E], from *T, lines string) (T, error) {
	now := r.Begin()
	if from != nil {
		now = *from
	}
	before, entry := now, []E(nil)
	for _, line := range strings.Split(lines, ";") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		ev, err := r.Read(&now, line)
		if err != nil {
			return now, fmt.Errorf("%s: %w", line, err)
		}
		goesOn, refused := open(&now, &ev)
		switch {
		case refused != "":
			return now, fmt.Errorf("%s: %s", line, refused)
		case !goesOn:
			before, entry = now, nil
		}
		next, err := r.Run(&before, append(entry[:len(entry):len(entry)], ev))
		if err != nil {
			return now, fmt.Errorf("%s: %w", line, err)
		}
		now, entry = next, append(entry, ev)
	}
	return now, nil
}

// Want compares the words of a table with some like "you.hearts=12 fame=-1 question=": every
// named value must be exactly that; what is not named may be anything.
func Want(t testing.TB, table map[string]string, want string) {
	t.Helper()
	for _, w := range strings.Fields(want) {
		key, val, _ := strings.Cut(w, "=")
		have, known := table[key]
		if !known {
			t.Errorf("want: no value is called %q", key)
		} else if have != val {
			t.Errorf("%s is %q, want %q", key, have, val)
		}
	}
}

// Case is one scenario of a rule, written by hand: what is on the table, what
// happens, and what the rule makes of it. Refused names the problem's key
// where the last line must be refused (and Want then holds for the table before it).
type Case struct {
	Rule    string
	Name    string
	Given   string
	Play    string
	Want    string
	Refused string
}

// Run checks the cases, each a subtest named by its rule. fold is Fold of the box, view a
// table as flat words, the keys of Want.
func Run[T any](t *testing.T, cases []Case, fold func(from *T, lines string) (T, error), view func(*T) map[string]string) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.Rule+" "+c.Name, func(t *testing.T) {
			t.Helper()
			given, err := fold(nil, c.Given)
			if err != nil {
				t.Fatalf("given: %v", err)
			}
			table, err := fold(&given, c.Play)
			switch {
			case c.Refused == "" && err != nil:
				t.Fatalf("play: %v", err)
			case c.Refused != "" && err == nil:
				t.Fatalf("not refused; want %s", c.Refused)
			case c.Refused != "" && !strings.Contains(err.Error(), c.Refused):
				t.Fatalf("refused with %q, want %s", err, c.Refused)
			case c.Refused != "" && !strings.HasPrefix(err.Error(), lastLine(c.Play)+":"):
				t.Fatalf("refused at %q, want at %q", err, lastLine(c.Play))
			}
			Want(t, view(&table), c.Want)
		})
	}
}

// lastLine is the last line of some lines of the notation.
func lastLine(lines string) string {
	parts := strings.Split(strings.TrimRight(lines, "; "), ";")
	return strings.TrimSpace(parts[len(parts)-1])
}
