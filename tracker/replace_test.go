package tracker_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// foxSaid returns a line word by word.
func foxSaid(line string) foxLine {
	w := append(strings.Fields(line), "", "", "")
	return foxLine{w[0], w[1], w[2], w[3]}
}

// foxAsked is the number of entries in the game of foxAsks.
const foxAsked = 9

// TestToyReplace corrects lines: in an event, in its answers, and before and after
// joined entries.
func TestToyReplace(t *testing.T) {
	for _, c := range []struct {
		i, item             int
		line, want, written string
	}{
		{8, 0, "throw uuu", "7 ann 2/6/3 0/0/30", "undo; throw uuu; sum 7 2/6/3 0/0/30"},
		{7, 0, "answer fox", "7 ann 2/6/1 0/0/30",
			"undo; undo; throw u; sum 6 2/6/0 0/0/40; answer fox; throw u; sum 7 2/6/1 0/0/30"},
		{6, 0, "throw uu", "7 ann 2/7/1 0/0/30",
			"undo; undo; throw uu; sum 6 2/7/0 0/0/40; answer fox; throw u; sum 7 2/7/1 0/0/30"},
		{4, 0, "throw mmmmu", "7 ann 2/6/2 0/0/30", "undo; undo; undo; undo; throw mmmmu; sum 4 1/5/1 0/0/40; throw u; sum 5 2/5/1 0/0/40; " +
			"throw u; sum 6 2/6/1 0/0/40; answer fox; throw u; sum 7 2/6/2 0/0/30"},
		{3, 0, "set ann 9", "7 ann 10/3/1 0/0/30", "undo; undo; undo; undo; undo; set ann 9; throw mmmm; sum 4 9/2/0 0/0/40; throw u; sum 5 10/2/0 0/0/40; " +
			"throw u; sum 6 10/3/0 0/0/40; answer fox; throw u; sum 7 10/3/1 0/0/30"},
		{1, 1, "answer yes", "7 ann 1/6/1 0/1/30", "undo; undo; undo; undo; undo; undo; undo; gift owl; answer yes; sum 2 0/0/0 0/1/0; throw uu; sum 3 0/2/0 0/1/0; " +
			"set bob 5; throw mmmm; sum 4 0/5/0 0/1/40; throw u; sum 5 1/5/0 0/1/40; throw u; sum 6 1/6/0 0/1/40; answer fox; throw u; sum 7 1/6/1 0/1/30"},
	} {
		out := &pieces{}
		g := foxLines(t, out, foxAsks...)
		writes := len(*out)
		lost, err := g.Replace(c.i, c.item, false, foxSaid(c.line))
		if err != nil || lost != nil || g.Table().String() != c.want {
			t.Errorf("%d.%d %s: %s, %v, %v; want %s", c.i, c.item, c.line, g.Table(), lost, err, c.want)
		}
		if len(*out) != writes+1 || strings.ReplaceAll((*out)[len(*out)-1], "\n", "; ") != c.written {
			t.Errorf("%d.%d %s: written %q, want %s", c.i, c.item, c.line, (*out)[writes:], c.written)
		}
		if g.CanRedo() || len(g.History()) != foxAsked || !g.History()[7].WithPrevious {
			t.Errorf("%d.%d %s: the history has another form", c.i, c.item, c.line)
		}
		if have := foxDo(t, g, "undo"); !strings.HasPrefix(have, "6 cem ") {
			t.Errorf("%d.%d %s: an undo leads to %s", c.i, c.item, c.line, have)
		}
	}
}

// TestToyReplaceRefused has lines after which others no longer fit: nothing changes,
// and the error says where and why. All that fits can be kept.
func TestToyReplaceRefused(t *testing.T) {
	all := "gift owl; answer no; throw uu; set bob 5; throw mmmm; throw u; throw u; answer fox; throw u"
	for _, c := range []struct {
		i, item      int
		line         string
		refused, why string
		lost, table  string
		entries      int
	}{
		// Only the answer to a question that does not come is left out, wherever it is.
		{4, 0, "throw mmm", "answer fox", "replace-elsewhere", "answer fox", "7 ann 2/6/1 0/0/30", 8},
		{1, 0, "throw m", "answer no", "replace-elsewhere", "answer no", "7 ann 1/6/1 11/0/30", foxAsked},
		// An unanswered question excludes what followed.
		{4, 0, "throw mmmmm", "throw u", "question-open", "throw u", "6 cem 2/6/0 0/0/40 cem: away", 8},
		{2, 0, "trade", "set bob 5", "replace-elsewhere", "set bob 5; throw mmmm; throw u; throw u; answer fox; throw u", "2 bob 1/0/0 0/0/0 bob: offer", 3},
		// Ann's turn is not played: no throw of Bob's, and no later one of hers, takes its place.
		{0, 0, "deal bob owl", "gift owl", "no-such-card", all, "1 ann 0/0/0 0/1/0", 1},
		{7, 0, "answer owl", "", "no-such-card", "", "", 0},
		{8, 0, "answer fox", "", "no-question", "", "", 0},
		{8, 0, "player dan", "", "setup-over", "", "", 0},
		{9, 0, "throw u", "", "replace-nothing", "", "", 0},
		{1, 2, "throw u", "", "replace-nothing", "", "", 0},
		{-1, 0, "throw u", "", "replace-nothing", "", "", 0},
		{0, -1, "throw u", "", "replace-nothing", "", "", 0},
	} {
		out := &pieces{}
		g := foxLines(t, out, foxAsks...)
		writes, before, history := len(*out), g.Table().String(), g.History()
		lost, err := g.Replace(c.i, c.item, false, foxSaid(c.line))
		if len(*out) != writes || g.Table().String() != before || len(g.History()) != foxAsked || g.CanRedo() {
			t.Fatalf("%s: refused, and something has changed: %s", c.line, g.Table())
		}
		if c.refused == "" {
			again, also := g.Replace(c.i, c.item, true, foxSaid(c.line))
			if !rules.IsProblem(err, c.why) || !rules.IsProblem(also, c.why) || lost != nil || again != nil || g.Table().String() != before {
				t.Errorf("%s: %v, %v, want %s", c.line, err, also, c.why)
			}
			continue
		}
		var p *rules.Problem
		if !errors.As(err, &p) || p.Key != "replace-refused" || arg(p.Note, "line") != c.refused || arg(p.Note, "why") != c.why {
			t.Errorf("%s: %v, want %s: %s", c.line, err, c.refused, c.why)
		}
		again, err := g.Replace(c.i, c.item, true, foxSaid(c.line))
		var words []foxLine
		for _, l := range lost {
			words = append(words, history[l.Entry].Items[l.Item])
		}
		if err != nil || !slices.Equal(again, lost) || foxWords(words) != c.lost {
			t.Errorf("%s: left out %v (%s), %v; refused it was %v", c.line, again, foxWords(words), err, lost)
		}
		if g.Table().String() != c.table || len(g.History()) != c.entries || len(*out) != writes+1 {
			t.Errorf("%s: keeping what fits leads to %s, %d entries; want %s", c.line, g.Table(), len(g.History()), c.table)
		}
	}
}

// TestToyReplaceAtAQuestion replaces the lines of an event that waits at its
// question: only what followed is undone and played again.
func TestToyReplaceAtAQuestion(t *testing.T) {
	for _, c := range []struct {
		item                int
		line, want, written string
	}{
		{2, "answer owl", "1 ann 0/0/2 10/1/0 bob: return", "undo; answer owl"},
		{1, "set cem 3", "1 ann 0/0/3 1/1/0 bob: return", "undo; undo; set cem 3; answer fox"},
		{0, "trade", "1 ann 0/0/2 1/1/0 bob: return", "undo; undo; undo; trade; set cem 2; answer fox"},
	} {
		out := &pieces{}
		g := foxLines(t, out, "deal ann fox", "deal ann owl", "deal bob owl", "trade", "set cem 2", "answer fox")
		lost, err := g.Replace(3, c.item, false, foxSaid(c.line))
		if err != nil || lost != nil || g.Table().String() != c.want || strings.ReplaceAll((*out)[len(*out)-1], "\n", "; ") != c.written {
			t.Errorf("%s: %s, %v, written %q", c.line, g.Table(), err, (*out)[len(*out)-1])
		}
	}
}

// TestToyReplaceCheckpoint replaces a line before a checkpoint whose numbers
// differed: like a correction, the checkpoint is played again, unless it now agrees.
func TestToyReplaceCheckpoint(t *testing.T) {
	for _, c := range []struct {
		line, want, entries string
		lost                int
	}{
		{"throw u", "4 ann 1/5/2 0/0/0", "throw u|throw uu|+sum 3 1/5/0 0/0/0|throw uu|", 0},
		{"throw uuu", "4 ann 1/5/2 0/0/0", "throw uuu|throw uu|+sum 3 1/5/0 0/0/0|throw uu|", 0},
		{"set bob 3", "4 ann 1/5/2 0/0/0", "set bob 3|+sum 3 1/5/0 0/0/0|throw uu|", 1}, // the turn is still Ann's: Bob's throw is none of hers
	} {
		path := write(t, append(slices.Clone(foxSetup), "throw u", "sum 2 1/0/0 0/0/0", "throw uu", "sum 3 1/5/0 0/0/0", "throw uu"))
		o, err := tracker.Open(foxRules{}, path)
		if err != nil {
			t.Fatal(err)
		}
		if lost, err := o.Game.Replace(0, 0, true, foxSaid(c.line)); err != nil || len(lost) != c.lost {
			t.Fatalf("%s: %v, %v", c.line, lost, err)
		}
		closeFile(t, o.File)
		again, err := tracker.Open(foxRules{}, path)
		if err != nil {
			t.Fatal(err)
		}
		closeFile(t, again.File)
		for _, g := range []*foxGame{o.Game, again.Game} {
			entries := ""
			for _, e := range g.History() {
				if e.WithPrevious {
					entries += "+"
				}
				entries += foxWords(e.Items) + "|"
			}
			if g.Table().String() != c.want || entries != c.entries {
				t.Errorf("%s: %s, %s; want %s, %s", c.line, g.Table(), entries, c.want, c.entries)
			}
		}
	}
	g := foxBegin(t, nil)
	for _, l := range []string{"throw u", "sum 2 3/0/0 0/0/0", "throw u"} {
		if _, err := g.Fold(l); err != nil {
			t.Fatal(err)
		}
	}
	if lost, err := g.Replace(0, 0, false, foxSaid("throw uuu")); err != nil || lost != nil || len(g.History()) != 2 || g.Table().String() != "3 cem 3/1/0 0/0/0" {
		t.Errorf("a checkpoint that now agrees: %s, %d entries, %v", g.Table(), len(g.History()), err)
	}
}

// TestReplaceFirstRow replaces the first event of a game, whose set-up has no row,
// with a row: it would be read as set-up, and is refused.
func TestReplaceFirstRow(t *testing.T) {
	r := dueltest.Rules(t)
	out := &memory{}
	g := newGame(t, r, []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon", "start you"}, out)
	do(t, g, "roll cchhe", "row ? ? frenzy")
	row := g.History()[1].Items[0]
	before := look(g)
	if _, err := g.Replace(0, 0, false, row); !rules.IsProblem(err, "setup-over") || look(g) != before || len(out.lines) != 6 {
		t.Errorf("replaced: %v", err)
	}
	if _, err := g.Replace(1, 0, false, row); err != nil || look(g) != before || out.lines[7] != "row ? ? frenzy" {
		t.Errorf("the same row again: %v, %v", err, out.lines)
	}
}

// TestReplaceRefusedLineTakesNoTurn: only the first of the rival's two passes fits after the correction. The second is
// refused on the rival's next turn, which leaves that turn to the roll that was played on it.
func TestReplaceRefusedLineTakesNoTurn(t *testing.T) {
	r := dueltest.Rules(t)
	g := newGame(t, r, []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon", "start rival"}, &memory{})
	do(t, g, "roll eeffd", "set fame 1", "stop", "resolve energy", "pass", "pass", "roll chffpp", "turn rival start", "roll hheeed")
	buying, err := r.Read(g.Table(), "turn you buy")
	if err != nil {
		t.Fatal(err)
	}
	lost, err := g.Replace(1, 0, true, buying)
	want := []tracker.Place{{Entry: 2}, {Entry: 3}, {Entry: 5}, {Entry: 6}, {Entry: 7}}
	if err != nil || !slices.Equal(lost, want) {
		t.Errorf("left out: %v, %v; want %v", lost, err, want)
	}
}
