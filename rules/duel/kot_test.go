package duel_test

import (
	"slices"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestHandsInLines: lines say who plays a chair, what a player is called, and what kot decided. Autobot keeps its own side.
func TestHandsInLines(t *testing.T) {
	r := dueltest.Rules(t)
	l := duel.Log{Rules: r}
	table := r.NewTable(duel.NewSetup(false, [2]duel.MonsterID{0, 1}, duel.You))
	open := r.Begin()
	for _, c := range []struct {
		at   *duel.Table
		line string
		want duel.Event
	}{
		{&open, "side rival gigazaur Stand by kot", duel.Event{Kind: duel.SetUp}}, // a name that ends like a line that kot decided
		{&open, "plays rival kot easy", duel.Event{Kind: duel.SetUp}},
		{&table, "seat rival kot hard", duel.Event{Kind: duel.SetPlayer, Side: duel.Rival, Plays: rules.Hand{Kot: true, Strength: rules.Hard}}},
		{&table, "seat rival person", duel.Event{Kind: duel.SetPlayer, Side: duel.Rival}},
		{&table, "name rival Stand by kot", duel.Event{Kind: duel.SetName, Side: duel.Rival, Name: "Stand by kot"}},
		{&table, "pass by kot", duel.Event{Kind: duel.Passed, ByKot: true}},
	} {
		ev, err := l.Read(c.at, c.line)
		if err != nil {
			t.Fatalf("%s: %v", c.line, err)
		}
		have := ev
		if have.Setup = nil; have != c.want || l.Write(&ev) != c.line {
			t.Errorf("%s is read as %+v and written as %s", c.line, ev, l.Write(&ev))
		}
	}
	for _, wrong := range []string{"set rival.hearts 9 by kot", "seat rival kot strong", "seat rival", "pass by", "pass by kot hard"} {
		if ev, err := l.Read(&table, wrong); err == nil {
			t.Errorf("%s is read as %+v", wrong, ev)
		}
	}
	hard := rules.Hand{Kot: true, Strength: rules.Hard}
	for _, solo := range []bool{false, true} {
		set := duel.NewSetup(solo, [2]duel.MonsterID{0, 1}, duel.You)
		set.Hands[duel.Rival] = rules.Hand{Kot: true, Strength: rules.Normal}
		if lines := set.Lines(r); !slices.Contains(lines, "plays rival kot normal") {
			t.Errorf("the set-up is %q", lines)
		}
		begun := r.NewTable(set)
		after, err := r.Run(&begun, []duel.Event{{Kind: duel.SetPlayer, Side: duel.Rival, Plays: hard}})
		if err != nil || solo == (after.Setup.Hands[duel.Rival] == hard) || after.State.Sides != begun.State.Sides {
			t.Errorf("solo %v: handed over to %v, %v", solo, after.Setup.Hands, err)
		}
	}
}
