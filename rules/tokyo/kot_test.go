package tokyo_test

import (
	"slices"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestHandsInLines: lines say who plays a seat, what a player is called, the Monster, and what kot decided.
func TestHandsInLines(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	l := tokyo.Log{Rules: r}
	table := begun(t, r, 2, "")
	for line, want := range map[string]tokyo.Event{
		"seat p2 kot easy brawler":      {Kind: tokyo.SetPlayer, Seat: 1, Hand: rules.Hand{Kot: true, Temper: rules.Brawler}},
		"seat p2 person":                {Kind: tokyo.SetPlayer, Seat: 1},
		"name p2 Stand by kot":          {Kind: tokyo.SetName, Seat: 1, Name: "Stand by kot"},
		"figure p1 " + r.Monsters[1].ID: {Kind: tokyo.SetMonster, Monster: 1},
		"pass by kot":                   {Kind: tokyo.Passed, Seat: tokyo.NoSeat, ByKot: true},
	} {
		ev, err := l.Read(&table, line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if ev != want || l.Write(&ev) != line {
			t.Errorf("%s is read as %+v and written as %s", line, ev, l.Write(&ev))
		}
		if after, err := r.Run(&table, []tokyo.Event{ev}); !ev.Kind.Correction() {
			continue
		} else if err != nil || after.Setup.Hands[1] != want.Hand || after.Setup.Names[1] != want.Name || after.Setup.Monsters[0] != want.Monster || after.State.Seats[0].ID != want.Monster {
			t.Errorf("%s: %+v, %v", line, after.Setup, err)
		}
	}
	for _, wrong := range []string{"set p1.points 9 by kot", "seat p2 kot strong", "seat p2", "pass by kot hard", "figure p2 nobody"} {
		if ev, err := l.Read(&table, wrong); err == nil {
			t.Errorf("%s is read as %+v", wrong, ev)
		}
	}
	set := tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{0, 1}, nil, 0)
	set.Hands[1] = rules.Hand{Kot: true, Strength: rules.Normal}
	if lines := set.Lines(r); !set.HasKot() || !slices.Contains(lines, "plays p2 kot normal") {
		t.Errorf("the set-up is %q", lines)
	}
}
