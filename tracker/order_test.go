package tracker_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestOrderAgain: undo, redo, and the lines after a corrected one keep the order.
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
	if _, err := g.Replace(0, 0, false, duel.Event{Kind: duel.SetNumber, Field: duel.DeckField, N: 31}); err != nil {
		t.Fatal(err)
	}
	const want = "roll hechc"
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
