// Package frozen has a fixed set of cards for tests that play whole games: the ids are in testdata/cards.txt, the
// rest comes from cards.yaml. A card added to cards.yaml later changes no deck in these tests. Only tests import
// it.
package frozen

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"

	"kingoftokyo"
)

//go:embed testdata/cards.txt
var list string

// cardID matches the start of a card's stanza.
var cardID = regexp.MustCompile(`^ +- \{?id: ([a-z0-9-]+)`)

// Has reports whether a card of any box is in the list.
func Has(id string) bool { return slices.Contains(strings.Fields(list), id) }

// Cards returns cards.yaml without the cards that are not in the list.
func Cards() []byte {
	var out strings.Builder
	kept := strings.Split(list, "---\n") // one list per document
	known, inCards, drop := strings.Fields(kept[0]), false, false
	for line := range strings.Lines(string(kingoftokyo.Cards)) {
		var id []string
		if inCards && strings.HasPrefix(line, "    - ") {
			id = cardID.FindStringSubmatch(line)
		}
		switch {
		case line == "---\n":
			known, inCards, drop = strings.Fields(kept[1]), false, false
		case len(line) > 2 && line[:2] == "  " && line[2] != ' ' && line[2] != '#': // a key of the document
			inCards, drop = strings.HasPrefix(line, "  cards:"), false
		case id != nil:
			drop = !slices.Contains(known, id[1])
		}
		if !drop {
			out.WriteString(line)
		}
	}
	return []byte(out.String())
}
