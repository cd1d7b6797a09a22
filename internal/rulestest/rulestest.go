// Package rulestest plays games written as one line of text, as the tracker reads files, and compares tables with
// what a rule says. The tests of every box use it.
package rulestest

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/tracker"
)

// Fold folds lines of the notation, separated by semicolons, onto a table (from the very start if
// it is nil), as the tracker folds a file. undo and redo apply only to these lines. The error names
// the line that was refused; the table is then the one before it. A table with the open question of
// an event does not know the event, so nothing can be folded onto it.
func Fold[T, E any](r tracker.Rules[T, E], from *T, lines string) (T, error) {
	if from != nil {
		if r.Asking(from) && strings.Trim(lines, "; ") != "" {
			return *from, fmt.Errorf("%s: a question was asked before these lines", lines)
		}
		r = begun[T, E]{r, *from}
	}
	game := tracker.New(r, nil)
	err := fold(game, lines)
	return *game.Table(), err
}

// begun has the rules of games that begin at a table.
type begun[T, E any] struct {
	tracker.Rules[T, E]
	at T
}

// Begin returns that table.
func (b begun[T, E]) Begin() T { return b.at }

// fold folds lines into a game, up to the first that is refused.
func fold[T, E any](game *tracker.Game[T, E], lines string) error {
	for line := range strings.SplitSeq(lines, ";") {
		line = strings.TrimSpace(line)
		if _, err := game.Fold(line); err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
	}
	return nil
}

// Want compares the words of a table with words like "you.hearts=12 fame=-1 question=". Every named
// value must be exactly that; others may be anything.
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

// Case is one scenario of a rule, written by hand: what is on the table, what happens, and what
// follows by the rule. Rule is the number of a rule, the id of a card, or `card-id:2` for its
// second ruling. Refused is the problem's key if the last line must be refused (Want then applies
// to the table before it).
type Case struct {
	Rule    string
	Name    string
	Given   string
	Play    string
	Want    string
	Refused string
}

// Run checks the cases, each as a subtest named after its rule and a separate game, folded by the
// tracker. view returns a table as flat words, with the keys of Want.
func Run[T, E any](t *testing.T, cases []Case, r tracker.Rules[T, E], view func(*T) map[string]string) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.Rule+" "+c.Name, func(t *testing.T) {
			t.Helper()
			cite(c.Rule)
			game := tracker.New(r, nil)
			if err := fold(game, c.Given); err != nil {
				t.Fatalf("given: %v", err)
			}
			err := fold(game, c.Play)
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
			Want(t, view(game.Table()), c.Want)
		})
	}
}

func lastLine(lines string) string {
	parts := strings.Split(strings.TrimRight(lines, "; "), ";")
	return strings.TrimSpace(parts[len(parts)-1])
}

// May returns the events that may happen next, as lines with a colon for each space, and a roll with its number of dice.
func May[E any](options []E, write func(*E) string, rolls func(*E) (dice int, is bool)) string {
	return Words(options, func(ev E) string {
		if dice, is := rolls(&ev); is {
			return fmt.Sprintf("roll:%d", dice)
		}
		return strings.ReplaceAll(write(&ev), " ", ":")
	})
}

// Words joins a word for each item of a list with commas.
func Words[I any](list []I, word func(I) string) string {
	words := make([]string, len(list))
	for i, item := range list {
		words[i] = word(item)
	}
	return strings.Join(words, ",")
}
