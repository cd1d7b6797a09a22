package autobot_test

import (
	"strings"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/internal/dueltest"
)

// TestExplainCards is A5 and O10 for what the human owns: it names exactly the cards
// that would change what the dice do, in the order in which they speak.
func TestExplainCards(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct{ name, given, want string }{
		{"no card", "dice cccepd", ""},
		{"hibernation stops all", "card you hibernation; dice cccepd", "why-card-stops hibernation"},
		{"nothing to stop without a claw", "card you hibernation; dice hhepdd", ""},
		{"and the other protections are silent beside it", "card you hibernation; card you armor-plating; dice ccchhh", "why-card-stops hibernation"},
		{"in the order of O10", "card you armor-plating; card you camouflage; card you trendsetter; token tiger fame 0; dice ccchhh",
			"why-card-dice camouflage; why-card-first trendsetter; why-card-first armor-plating"},
		{"trendsetter needs Fame on a token", "card you trendsetter; token tiger fame 2; dice ccchhh", ""},
		{"used in this turn", "card you armor-plating; used armor-plating; dice ccchhh", ""},
		{"unstoppable, if the claws reach the last heart: 3 of 3", "card you unstoppable; set you.hearts 3; dice ccchhh", "why-card-last unstoppable"},
		{"unstoppable, if they do not: 3 of 4", "card you unstoppable; set you.hearts 4; dice ccchhh", ""},
		{"unstoppable's protection", "used unstoppable; dice ccchhh", "why-card-stops unstoppable"},
		{"superconductor, if it gains energy", "card you superconductor; dice cccehh", "why-card-copy superconductor"},
		{"superconductor: useless hearts give some too", "card you superconductor; dice ccchhh", "why-card-copy superconductor"},
		{"superconductor: one energy is enough", "card you superconductor; set rival.hearts 9; dice ccchhe", "why-card-copy superconductor"},
		{"superconductor, if no die gives any", "card you superconductor; set rival.hearts 9; dice ccchhh", ""},
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("gigazaur", "meka-dragon", "you")+"turn rival resolve; "+c.given)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		var have []string
		for _, n := range autobot.ExplainCards(r, &table.State) {
			have = append(have, n.Key+" "+n.Args[0].Text)
		}
		if got := strings.Join(have, "; "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
