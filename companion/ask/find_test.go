package ask_test

import (
	"slices"
	"testing"

	"kingoftokyo/companion/cards"
)

// Cards are found by name; where no name matches, by what they say, in either language;
// and one letter may be wrong in a name.
func TestFind(t *testing.T) {
	x := index(t)
	for query, want := range map[string][]string{
		"frenzy":           {"duel/frenzy", "tokyo/frenzy"},
		"wickedness tiles": {"tokyo/it-has-a-child"},
		"neighbours heart": {"tokyo/fire-breathing"},
		"voisins cœur":     {"tokyo/fire-breathing"},
		"barsb":            {"dark/tile-barbs"},
		"metamroph":        {"tokyo/metamorph"},
		"oportunist":       {"tokyo/opportunist"},
		"nanobotts":        {"dark/nanobots"},
		"zombifi":          {"dark/zombify"},
		"jest":             {}, // four letters forgive nothing
		"zzz":              {},
		"?!":               {},
	} {
		found, err := x.Find(query, cards.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		have := []string{}
		for _, it := range found {
			have = append(have, it.Prints[0].Box.ID+"/"+it.ID)
		}
		if len(want) == 0 && len(have) > 0 || len(want) > 0 && (len(have) < len(want) || !slices.Equal(have[:len(want)], want)) {
			t.Errorf("%q finds %v, want %v first", query, have, want)
		}
	}
}
