package duel_test

import (
	"slices"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestHandsInLines: who plays stands behind the line of a side, behind a line that sets hearts, and what kot decided behind its line; nothing else
// of the lines depends on it. Autobot keeps its own side.
func TestHandsInLines(t *testing.T) {
	r := dueltest.Rules(t)
	l := duel.Log{Rules: r}
	table := r.Begin()
	for _, c := range []struct{ line, remark, want string }{
		{"side rival gigazaur Ben", "kot easy", "kot easy"},
		{"side rival gigazaur", "person", ""},
		{"set rival.hearts 9", "kot hard", "kot hard"},
		{"set rival.hearts 9", "person", "person"},
		{"set rival.energy 9", "kot hard", ""},
		{"set rival.energy 9", "kot", ""}, // nobody but people corrects
		{"pass", "kot", "kot"},
		{"pass", "kot hard", ""},
		{"roll ccffhe", "order fcfche", "order fcfche"},
	} {
		ev, err := r.Read(&table, c.line)
		if err != nil {
			t.Fatalf("%s: %v", c.line, err)
		}
		if l.Heed(&ev, c.remark); l.Remark(&ev) != c.want {
			t.Errorf("%s # %s is written with # %s, want %q", c.line, c.remark, l.Remark(&ev), c.want)
		}
	}
	hard := rules.Hand{Kot: true, Strength: rules.Hard}
	for _, solo := range []bool{false, true} {
		set := duel.NewSetup(solo, [2]duel.MonsterID{0, 1}, duel.You)
		set.Hands[duel.Rival] = rules.Hand{Kot: true, Strength: rules.Normal}
		if lines := set.Lines(r); !solo && !slices.Contains(lines, "side rival "+r.Box.Monsters[1].ID+" # kot normal") {
			t.Errorf("the set-up is %q", lines)
		}
		begun := r.NewTable(set)
		after, err := r.Run(&begun, []duel.Event{duel.HandOver(&begun.State, duel.Rival, hard)})
		if err != nil || solo == (after.Setup.Hands[duel.Rival] == hard) || after.State.Sides != begun.State.Sides {
			t.Errorf("solo %v: handed over to %v, %v", solo, after.Setup.Hands, err)
		}
	}
}
