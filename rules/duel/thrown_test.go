package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestThrown reads and writes who rolled the dice. The engine plays both in the same way.
func TestThrown(t *testing.T) {
	r := dueltest.Rules(t)
	given := dueltest.Solo("gigazaur", "meka-dragon", "you")
	table, err := dueltest.Fold(r, nil, given)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		line, written string
		thrown        bool
		dice          rules.Roll
	}{
		{"roll cchhe", "roll cchhe", false, rules.Roll{2, 2, 1}},
		{"roll cchhe thrown", "roll cchhe thrown", true, rules.Roll{2, 2, 1}},
		{"roll e hh cc  thrown", "roll ehhcc thrown", true, rules.Roll{2, 2, 1}},
		{"roll", "roll", false, rules.Roll{}}, // all dice taken (O2)
		{"roll thrown", "roll thrown", true, rules.Roll{}},
	} {
		ev, err := r.Read(&table, c.line)
		if err != nil || ev.Kind != duel.Rolled || ev.Thrown != c.thrown || ev.Roll != c.dice {
			t.Errorf("%q is read as %v %v, thrown %v: %v", c.line, ev.Kind, ev.Roll, ev.Thrown, err)
		}
		if have := r.Write(&ev); have != c.written {
			t.Errorf("%q is written %q, want %q", c.line, have, c.written)
		}
	}
	for _, line := range []string{"roll thrown cchhe", "roll cchhe thrown thrown", "roll cchhethrown", "keep cc thrown", "stop thrown"} {
		if ev, err := r.Read(&table, line); err == nil {
			t.Errorf("%q is read as %q", line, r.Write(&ev))
		}
	}
	for _, roll := range []string{"cchhe", "cchhee", "x"} {
		plain, err := dueltest.Fold(r, &table, "roll "+roll)
		thrown, also := dueltest.Fold(r, &table, "roll "+roll+" thrown")
		if (err == nil) != (also == nil) || plain.State != thrown.State {
			t.Errorf("%s thrown by the program is played otherwise: %v, %v", roll, err, also)
		}
	}
}
