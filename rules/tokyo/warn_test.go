package tokyo_test

import (
	"slices"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// Odd things are reported, each once; usual ones are not.
func TestWarnings(t *testing.T) {
	for _, c := range []struct {
		edition tokyo.Edition
		players int
		lines   string
		want    []string
	}{
		{tokyo.Base, 2, "", nil},
		{tokyo.Base, 2, "set p1.hearts 11", []string{"hearts"}},
		{tokyo.Base, 2, "set p1.hearts 12; card p1 even-bigger", nil},
		{tokyo.Base, 2, "set p1.hearts 13; card p1 even-bigger", []string{"hearts"}},
		{tokyo.Base, 2, "set p1.hearts 0", []string{"dead"}},
		{tokyo.Base, 3, "set p2.hearts 0; out p2", nil},
		{tokyo.Base, 3, "out p1", []string{"turn"}},
		{tokyo.Base, 2, "set p2.points 20", nil},
		{tokyo.Base, 2, "set p2.points 21", []string{"points"}},
		{tokyo.Base, 2, "set p2.wickedness 1", []string{"no-gauge"}},
		{tokyo.Dark, 2, "set p2.wickedness 10", nil},
		{tokyo.Dark, 2, "set p2.wickedness 11", []string{"wickedness"}},
		{tokyo.Base, 2, "place p1 city; place p2 city", []string{"place"}},
		{tokyo.Base, 5, "place p1 city; place p2 bay", nil},
		{tokyo.Base, 5, "place p1 city; place p2 bay; out p5", []string{"bay"}},
		{tokyo.Base, 4, "place p2 bay", []string{"bay"}},
		{tokyo.Base, 2, "set p1.poison 6; set p2.poison 6; set p2.shrink 12", nil},
		{tokyo.Base, 2, "set p1.poison 6; set p2.poison 7; set p2.shrink 13", []string{"tokens", "tokens"}},
		{tokyo.Base, 2, "row wings - -", []string{"row", "row"}},
		{tokyo.Base, 2, "card p1 frenzy", []string{"kind"}},
		{tokyo.Base, 2, "card p1 smoke-cloud; charge smoke-cloud 3; card p2 battery-monster; charge battery-monster 6", nil},
		{tokyo.Base, 2, "card p1 smoke-cloud; charge smoke-cloud 4; card p2 wings; charge wings 1", []string{"charge", "charge"}},
		{tokyo.Base, 2, "card p1 smoke-cloud; card p2 mimic; copy mimic smoke-cloud; charge mimic 3", nil},
		{tokyo.Base, 2, "card p2 mimic; copy mimic smoke-cloud", []string{"copy"}},
		{tokyo.Dark, 2, "card p1 tile-devious; card p2 tile-barbs", []string{"tile"}}, // two sides of tile 1
		{tokyo.Dark, 2, "card p1 tile-devious; uncard tile-devious; card p2 tile-barbs", nil},
		{tokyo.Base, 2, "discards " + q(numPrinted(t, tokyo.Base)-3), nil},
		{tokyo.Base, 2, "discards " + q(numPrinted(t, tokyo.Base)-2), []string{"cards"}},
	} {
		r := tokyotest.Rules(t, c.edition)
		table := begun(t, r, c.players, c.lines)
		var have []string
		for _, w := range r.Warnings(&table.State) {
			have = append(have, w.Key[len("tokyo.warn."):])
		}
		if !slices.Equal(have, c.want) {
			t.Errorf("%s: warned of %v, want %v", c.lines, have, c.want)
		}
	}
}

// q returns a number of unnamed cards.
func q(n int) string {
	words := ""
	for range n {
		words += "? "
	}
	return words
}

// Two players can have the same Monster; the table is the truth.
func TestWarnsOfTwins(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Base)
	table, err := tokyotest.Fold(r, nil, "kot 1 tokyo; player p1 alienoid; player p2 alienoid; set turn 1")
	if err != nil {
		t.Fatal(err)
	}
	if w := r.Warnings(&table.State); len(w) != 1 || w[0].Key != "tokyo.warn.monster" {
		t.Errorf("warned of %v", w)
	}
}
