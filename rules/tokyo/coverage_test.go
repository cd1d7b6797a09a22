package tokyo_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/internal/rulestest"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// numbered lists all rules of King of Tokyo and its Dark Edition by their numbers,
// including the worked examples (16), which the help does not list.
const numbered = `
1.1 1.2 1.3 1.4 1.5 1.6
2.1 2.2 2.3 2.4 2.5
3.0 3.1
4.1 4.2 4.3 4.4 4.5
5.0 5.1.1 5.1.2 5.1.3 5.1.4 5.1.5 5.2.1 5.3.1 5.3.2 5.3.3 5.3.4 5.3.5 5.4.1 5.4.2 5.4.3 5.4.4
6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8
7.1 7.2 7.3 7.4 7.5 7.6
8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 8.12
9.1 9.2 9.3 9.4 9.5
10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8
11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9
12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13
13.1 13.2 13.3 13.4 13.5
14.1 14.2 14.3 14.4 14.5 14.6
15.1 15.2 15.3 15.4 15.5 15.6
16.1 16.2 16.3
`

// byData lists the rules about the contents of the boxes that no turn shows: tests of the
// data cover them.
var byData = map[string]func(*testing.T){"12.13": TestRuleDeckChanges}

// cardCases is the number of cases that a card with a condition or a choice needs at least.
const cardCases = 4

// simple lists the pieces whose text has neither a condition nor a choice, although
// they have code: one case is enough.
var simple = []string{"tile-widespread-panic", "tile-starburst", "tile-sonic-boomer"}

// TestMain runs the tests. It checks that every rule has a case or a test of the data, that
// no case cites a rule that does not exist, that every card and side of a tile of both boxes
// has enough cases, and that every ruling line has one.
func TestMain(m *testing.M) {
	os.Exit(rulestest.Main(m, func(cited map[string]int) (lacks []string) {
		rules := strings.Fields(numbered)
		for _, rule := range rules {
			if byData[rule] == nil && cited[rule] == 0 {
				lacks = append(lacks, rule+": no case cites it")
			}
		}
		for tag := range cited {
			if tag[0] >= '0' && tag[0] <= '9' && !slices.Contains(rules, tag) {
				lacks = append(lacks, tag+": there is no such rule")
			}
		}
		pieces, err := allPieces()
		if err != nil {
			return []string{err.Error()}
		}
		return append(lacks, rulestest.Lacking(cited, pieces)...)
	}))
}

// allPieces returns the cards and sides of tiles of both boxes.
func allPieces() ([]rulestest.Piece, error) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return nil, err
	}
	sets, err := lib.Tokyo()
	if err != nil {
		return nil, err
	}
	var out []rulestest.Piece
	add := func(id string, plain bool, rulings int) {
		least := cardCases
		if plain || slices.Contains(simple, id) {
			least = 1
		}
		if id != "" {
			out = append(out, rulestest.Piece{ID: id, Rulings: rulings, Least: least})
		}
	}
	for _, set := range sets {
		for i := range set.Cards[1:] {
			add(set.Cards[1+i].ID, set.Cards[1+i].Plain, len(set.Cards[1+i].Rulings))
		}
		for i := range set.Tiles {
			add(set.Tiles[i].ID, set.Tiles[i].Plain, len(set.Tiles[i].Rulings))
		}
	}
	return out, nil
}

// The list above and the numbers of the help are the same rules.
func TestNumbered(t *testing.T) {
	var help []string
	for _, rule := range tokyo.RuleNumbers() {
		help = append(help, string(rule))
	}
	all := strings.Fields(numbered)
	if want := append(help, "16.1", "16.2", "16.3"); !slices.Equal(all, want) {
		t.Errorf("rules %v, the help has %v", all, want)
	}
}
