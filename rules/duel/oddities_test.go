package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// TestOddities: each thing that is odd about a table is told, by its key.
func TestOddities(t *testing.T) {
	r := dueltest.Rules(t)
	const pair = "kot 1 duel two; side you gigazaur Anna; side rival alienoid Ben; start you; row ? ? ?; "
	for lines, want := range map[string]string{
		"set you.hearts 14":                            "",
		"set you.hearts 15":                            "warn-hearts",
		"set fame 1.5":                                 "warn-half",
		"token phantom fame 1; set fame 1.5":           "",
		"token alien destruction 1; set destruction 2": "warn-gone",
		"token alien destruction 1; set destruction 1": "",
		"token cat fame 1; token fish fame 1":          "warn-token warn-token",
		"card you photoshoot":                          "warn-kind warn-cards",
		"card you camouflage; row camouflage ? ?":      "warn-twice warn-cards",
	} {
		now, err := dueltest.Fold(r, nil, pair+lines)
		if err != nil {
			t.Fatal(lines, err)
		}
		var keys []string
		for _, w := range r.Warnings(&now.State) {
			keys = append(keys, w.Key)
		}
		if have := strings.Join(keys, " "); have != want {
			t.Errorf("%s: %q, want %q", lines, have, want)
		}
	}
}
