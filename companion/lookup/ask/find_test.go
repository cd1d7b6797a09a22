package ask_test

import (
	"slices"
	"testing"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
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
		"jest":             {"duel/jets-scrambled", "tokyo/jet-fighters", "tokyo/jets"},
		"enrg":             {"duel/energize", "tokyo/energize"},
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

// TestLettersOfAName: a card is named by the letters of its name that put it first among
// the cards of its box, and Enter: three letters or fewer in the mean, over all cards of
// all boxes and in every language.
func TestLettersOfAName(t *testing.T) {
	x := index(t)
	for _, l := range text.Langs {
		typed, n := 0, 0
		for _, it := range x.Cards().All() {
			for _, p := range it.Prints {
				name := text.Fold(words(t, l).Words(it.Name))
				letters := 1
				for ; letters < len(name); letters++ {
					if found, err := x.FindFrom(p.Box.ID, name[:letters]); err == nil && len(found) > 0 && found[0].ID == it.ID {
						break
					}
				}
				typed, n = typed+letters, n+1
			}
		}
		mean := float64(typed) / float64(n)
		t.Logf("%s: %d cards, %.2f letters in the mean", l, n, mean)
		if mean > 3 {
			t.Errorf("%s: a card takes %.2f letters in the mean, want 3 at most", l, mean)
		}
	}
}
