package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// TestHands: who plays a seat is written as it is read; what says no such thing is a comment like any other.
func TestHands(t *testing.T) {
	for words, want := range map[string]rules.Hand{
		"person":           {},
		"kot easy":         {Kot: true},
		"kot normal":       {Kot: true, Strength: rules.Normal},
		"kot hard brawler": {Kot: true, Strength: rules.Hard, Temper: rules.Brawler},
		"kot easy climber": {Kot: true, Temper: rules.Climber},
		"kot easy hoarder": {Kot: true, Temper: rules.Hoarder},
	} {
		if have, ok := rules.HandNamed(words); !ok || have != want || want.String() != words {
			t.Errorf("%q is read as %v (%v) and written as %q", words, have, ok, want)
		}
	}
	for words, want := range map[string]rules.Hand{"kot": {Kot: true}, "kot climber hard": {Kot: true, Strength: rules.Hard, Temper: rules.Climber}} {
		if have, ok := rules.HandNamed(words); !ok || have != want {
			t.Errorf("%q is read as %v (%v)", words, have, ok)
		}
	}
	for _, words := range []string{"", "easy", "person easy", "kot strong", "kotlin", "Kot"} {
		if have, ok := rules.HandNamed(words); ok {
			t.Errorf("%q is read as %v", words, have)
		}
	}
}

// TestHandsInLines: who plays stands behind the line of a player, behind a line that sets hearts, and what kot decided behind its line; nothing
// else of the lines depends on it.
func TestHandsInLines(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	l := tokyo.Log{Rules: r}
	table := r.Begin()
	for _, c := range []struct{ line, remark, want string }{
		{"player p2 gigazaur Ben", "kot easy brawler", "kot easy brawler"},
		{"player p2 gigazaur", "person", ""},
		{"set p1.hearts 9", "kot hard", "kot hard"},
		{"set p1.hearts 9", "person", "person"},
		{"set p1.points 9", "kot hard", ""},
		{"set p1.points 9", "kot", ""}, // nobody but people corrects
		{"pass", "kot", "kot"},
		{"pass", "kot hard", ""},
		{"roll 112233", "order 321321", "order 321321"},
	} {
		ev, err := r.Read(&table, c.line)
		if err != nil {
			t.Fatalf("%s: %v", c.line, err)
		}
		if l.Heed(&ev, c.remark); l.Remark(&ev) != c.want || r.Write(&ev) != c.line {
			t.Errorf("%s # %s is written as %s # %s, want %q", c.line, c.remark, r.Write(&ev), l.Remark(&ev), c.want)
		}
	}
	set := tokyo.NewSetup(tokyo.Base, []tokyo.MonsterID{0, 1}, nil, 0)
	set.Hands[1] = rules.Hand{Kot: true, Strength: rules.Normal}
	if lines := set.Lines(r); !set.HasKot() || lines[2] != "player p2 "+r.Monsters[1].ID+" # kot normal" {
		t.Errorf("the set-up is %q", lines)
	}
}
