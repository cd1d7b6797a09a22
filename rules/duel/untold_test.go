package duel_test

import (
	"fmt"
	"slices"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestNothingHappensIsTold: a token that stays because a marker is on it, and power symbols
// that are not enough for another use, are reported as steps.
func TestNothingHappensIsTold(t *testing.T) {
	r := dueltest.Rules(t)
	const stays, left = duel.StepHeldDown, duel.StepPowerLeft
	king := scenarioPower("the-king", 2, "h") + "token king fame 3; token king destruction -2; "
	for _, c := range []struct {
		name, lines string
		want        []string // verb, token or number
	}{
		{"the bought card's token, under a marker", shopping + "token pumpkin destruction 1; set destruction 2; row ? ? kaijutsu; buy 3; reveal ?", []string{"stays pumpkin T2"}},
		{"not under one: it is asked where", shopping + "token pumpkin destruction 1; row ? ? kaijutsu; buy 3; reveal ?; answer no", nil},
		{"both King tokens, each under a marker", king + "set fame 3; set destruction -2; resolve", []string{"stays king T2", "stays king T2"}},
		{"one of them may be moved: declined", king + "set fame 3; resolve; answer no", nil},
		{"a third symbol of Gigazaur", scenarioPower("gigazaur", 3, "h") + "resolve; answer fame", []string{"left 1 of 2 D2"}},
		{"the last of five", scenarioPower("gigazaur", 5, "h") + "resolve; answer fame; answer fame", []string{"left 1 of 2 D2"}},
		{"four are two uses", scenarioPower("gigazaur", 4, "h") + "resolve; answer fame; answer fame", nil},
		{"one use at a time: told at the end alone", scenarioPower("gigazaur", 3, "h") + "resolve power; answer fame", nil},
		{"and then", scenarioPower("gigazaur", 3, "h") + "resolve power; answer fame; resolve", []string{"left 1 of 2 D2"}},
		{"declined: nothing is left over", scenarioPower("gigazaur", 3, "h") + "resolve; answer no", nil},
		{"one symbol alone is no power at all", scenarioPower("gigazaur", 1, "h") + "resolve", nil},
		{"a third one of Cyber Kitty is its extra", scenarioPower("cyber-kitty", 3, "h") + "resolve", nil},
		{"Space Penguin's third, with two dice tokens (D6)", scenarioPower("space-penguin", 3, "h") + "resolve", []string{"left 1 of 1 D6"}},
		{"Space Penguin's second, with one already", scenarioPower("space-penguin", 2, "h") + "set you.dice-tokens 1; resolve", []string{"left 1 of 1 D6"}},
		{"Space Penguin's second", scenarioPower("space-penguin", 2, "h") + "resolve", nil},
		{"Alienoid's extra left out", scenarioTwo("alienoid", "the-king", "rival") + "turn you roll; dice ppphhh; stop; answer f once; resolve", nil},
		{"Meka Dragon takes them all", scenarioPower("meka-dragon", 3, "c") + "resolve; answer yes", nil},
	} {
		table, err := dueltest.Fold(r, nil, c.lines)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var have []string
		for _, st := range table.Steps {
			switch st.Verb {
			case stays:
				have = append(have, fmt.Sprintf("stays %s %s", r.Box.Tokens[st.Token].Name, st.Rule))
			case left:
				have = append(have, fmt.Sprintf("left %d of %d %s", st.N, st.To, st.Rule))
			}
		}
		if !slices.Equal(have, c.want) {
			t.Errorf("%s: told %q, want %q", c.name, have, c.want)
		}
	}
}
