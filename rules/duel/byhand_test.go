package duel_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
)

// The cards that do not act yet are those that docs/rulings.md tells the players.
func TestByHand(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "rulings.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(doc), "## Cards that do not act yet")
	var told []string
	for _, line := range strings.Split(list, "\n") {
		for _, kind := range []string{"| Keep cards | ", "| Discard cards | "} {
			if rest, ok := strings.CutPrefix(line, kind); ok {
				told = append(told, strings.Split(strings.TrimSuffix(rest, " |"), ", ")...)
			}
		}
	}
	if len(told) != 24 {
		t.Fatalf("%d cards are told: %q", len(told), told)
	}
	r := dueltest.Rules(t)
	for id := duel.CardID(1); int(id) < len(r.Box.Cards); id++ {
		name := r.Box.Cards[id].Name.EN
		listed := false
		for _, n := range told {
			listed = listed || strings.EqualFold(n, name)
		}
		if r.ByHand(id) != listed {
			t.Errorf("%s: by hand %v, told %v", name, r.ByHand(id), listed)
		}
	}
}
