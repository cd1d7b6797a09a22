package tracker_test

import (
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxLines begins a game of foxes and plays lines.
func foxLines(t *testing.T, out tracker.Appender, lines ...string) *foxGame {
	t.Helper()
	g := foxBegin(t, out)
	for _, l := range lines {
		if have := foxDo(t, g, l); strings.HasPrefix(have, "refused") {
			t.Fatalf("%s: %s", l, have)
		}
	}
	return g
}

// foxWords returns lines as they are written.
func foxWords(lines []foxLine) string {
	words := make([]string, len(lines))
	for i := range lines {
		words[i] = foxRules{}.Write(&lines[i])
	}
	return strings.Join(words, "; ")
}

// foxAsks is a game with everything that is hard to take back: a gift with its answer,
// a question of the table's own that belongs to the previous throw, corrections.
//
// Its entries, the lines of each, and the table after it:
//
//	0 deal ann owl            1 ann 0/0/0 1/0/0
//	1 gift owl; answer no     2 bob 1/0/0 0/0/0
//	2 throw uu                3 cem 1/2/0 0/0/0
//	3 set bob 5               3 cem 1/5/0 0/0/0
//	4 throw mmmm              4 ann 1/5/0 0/0/40
//	5 throw u                 5 bob 2/5/0 0/0/40
//	6 throw u                 6 cem 2/6/0 0/0/40 cem: away
//	7 answer fox (joined)     6 cem 2/6/0 0/0/30
//	8 throw u                 7 ann 2/6/1 0/0/30
var foxAsks = []string{"deal ann owl", "gift owl", "answer no", "throw uu", "set bob 5", "trade", "undo", "throw mmmm", "throw u", "throw u", "answer fox", "throw u"}

// TestToyBack takes back several steps at once, in one piece, and restores them one
// by one.
func TestToyBack(t *testing.T) {
	out := &pieces{}
	g := foxLines(t, out, foxAsks...)
	for _, c := range []struct {
		n           int
		taken, want string
	}{
		{0, "", "7 ann 2/6/1 0/0/30"},
		{-3, "", "7 ann 2/6/1 0/0/30"},
		{1, "throw u", "6 cem 2/6/0 0/0/30"},
		{2, "throw u; answer fox; throw u", "5 bob 2/5/0 0/0/40"},
		{4, "throw mmmm; throw u; throw u; answer fox; throw u", "3 cem 1/5/0 0/0/0"},
		{5, "set bob 5; throw mmmm; throw u; throw u; answer fox; throw u", "3 cem 1/2/0 0/0/0"},
		{8, "deal ann owl; gift owl; answer no; throw uu; set bob 5; throw mmmm; throw u; throw u; answer fox; throw u", "1 ann 0/0/0 0/0/0"},
	} {
		before, writes := g.Table().String(), len(*out)
		taken, err := g.Back(c.n)
		if err != nil || foxWords(taken) != c.taken || g.Table().String() != c.want {
			t.Errorf("%d back: %s, taken %s: %v; want %s, %s", c.n, g.Table(), foxWords(taken), err, c.want, c.taken)
		}
		if c.n > 0 && (len(*out) != writes+1 || (*out)[writes] != strings.TrimSuffix(strings.Repeat("undo\n", c.n), "\n")) {
			t.Errorf("%d back writes %q", c.n, (*out)[writes:])
		}
		restored := []string{}
		for range c.n {
			items, err := g.Redo()
			if err != nil {
				t.Fatal(err)
			}
			restored = append(restored, foxWords(items))
		}
		if c.n > 0 && (strings.Join(restored, "; ") != c.taken || g.CanRedo()) || g.Table().String() != before {
			t.Errorf("%d back, restored: %s, by %v", c.n, g.Table(), restored)
		}
	}
	writes := len(*out)
	if taken, err := g.Back(9); !rules.IsProblem(err, "undo-nothing") || taken != nil || len(*out) != writes || g.Table().turn != 7 || g.CanRedo() {
		t.Errorf("9 back of 8: %v, %v, %s", taken, err, g.Table())
	}
}

// TestToyBackFromAQuestion takes back an unfinished event answer by answer.
func TestToyBackFromAQuestion(t *testing.T) {
	g := foxLines(t, nil, "deal ann fox", "deal bob owl", "trade", "set cem 2", "answer fox")
	taken, err := g.Back(3)
	if err != nil || foxWords(taken) != "trade; set cem 2; answer fox" || g.Table().String() != "1 ann 0/0/0 10/1/0" {
		t.Fatalf("%s, taken %s: %v", g.Table(), foxWords(taken), err)
	}
	for _, want := range []string{"1 ann 0/0/0 10/1/0 ann: offer", "1 ann 0/0/2 10/1/0 ann: offer", "1 ann 0/0/2 0/1/0 bob: return"} {
		if have := foxDo(t, g, "redo"); have != want {
			t.Errorf("restored: %s, want %s", have, want)
		}
	}
}

// pieces is an Appender that keeps the lines of each write together.
type pieces []string

// Append keeps the lines as one piece.
func (p *pieces) Append(lines ...string) error {
	*p = append(*p, strings.Join(lines, "\n"))
	return nil
}
