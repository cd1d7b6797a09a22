package tracker_test

import (
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// TestOrderDamaged: the order of the dice in the comment of a line is there after an
// opening and in the mended file, whatever one letter of the line became.
func TestOrderDamaged(t *testing.T) {
	const roll, after = "roll cceff # order fecfc", "resolve"
	r := dueltest.Rules(t)
	set := duel.NewSetup(true, [2]duel.MonsterID{2, 3}, duel.Rival)
	typed, err := duel.Faces.Parse("cceff")
	if err != nil {
		t.Fatal(err)
	}
	want := duel.Faces.Order(typed, "order fecfc")
	line := tracker.Checked(roll)
	for _, c := range []struct {
		name, line string
		order      rules.Order
		notes      string
	}{
		{"whole", line, want, ""},
		{"without a check", roll, want, ""},
		{"a letter of the text", strings.Replace(line, "roll", "rold", 1), want, "note-mended"},
		{"a die", strings.Replace(line, "cceff", "ccefp", 1), rules.Order{}, "note-changed"},
		{"the sign of the comment", strings.Replace(line, "#", "x", 1), want, "note-mended"},
		{"a letter that is now the sign", strings.Replace(line, "o", "#", 1), want, "note-mended"},
		{"the blank before the comment", strings.Replace(line, " #", "#", 1), want, ""},
		{"the line feed", line + "x" + tracker.Checked(after), want, "note-glued"},
		{"a digit of the check", line[:len(line)-1] + "g", want, "note-check-damaged"},
		{"a letter of the order", strings.Replace(line, "fecfc", "fecfx", 1), rules.Order{}, ""},
		{"a letter of its word", strings.Replace(line, "order", "ordel", 1), rules.Order{}, ""},
		{"other dice, by somebody", strings.Replace(roll, "cceff", "ccefp", 1), rules.Order{}, ""},
	} {
		lines := append(set.Lines(r), c.line)
		if c.name != "the line feed" {
			lines = append(lines, tracker.Checked(after))
		}
		s := open(t, r, write(t, lines))
		rolled := s.Game.History()[0].Items[0]
		if rolled.Order != c.order || keys(s.Notes) != c.notes || len(s.Game.History()) != 2 {
			t.Errorf("%s: %q has the order %v, notes %q, %d entries", c.name, c.line, rolled.Order, keys(s.Notes), len(s.Game.History()))
		}
		mended, _ := s.Mended()
		if c.notes != "" && c.order == want && !slices.Contains(mended, line) {
			t.Errorf("%s: mended it is\n%s", c.name, strings.Join(mended, "\n"))
		}
		closeFile(t, s.File)
	}
}

// TestOrderAgain: undo, redo and the lines behind one that is put right keep the order.
func TestOrderAgain(t *testing.T) {
	r := dueltest.Rules(t)
	out := &memory{}
	set := duel.NewSetup(true, [2]duel.MonsterID{2, 3}, duel.You)
	g := newGame(t, r, set.Lines(r), out)
	dice := []rules.Face{duel.Heart, duel.Energy, duel.Claw, duel.Heart, duel.Claw}
	roll := duel.Event{Kind: duel.Rolled, Roll: rules.RollOf(dice), Order: rules.OrderOf(dice)}
	do(t, g, "set deck 30")
	if err := g.Do(roll); err != nil {
		t.Fatal(err)
	}
	do(t, g, "undo", "redo")
	if _, err := g.Replace(0, 0, duel.Event{Kind: duel.SetNumber, Field: duel.DeckField, N: 31}); err != nil {
		t.Fatal(err)
	}
	const want = "roll cchhe # order hechc"
	if n := len(out.lines); out.lines[n-1] != want {
		t.Errorf("written: %q", out.lines)
	}
	again := foldLines(t, r, out.lines)
	for _, g := range []*duelGame{g, again} {
		if h := g.History(); h[len(h)-1].Items[0] != roll {
			t.Errorf("the last event is %+v, want %+v", h[len(h)-1].Items[0], roll)
		}
	}
}
