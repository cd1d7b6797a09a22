// Package all hands the look-up the cards of all boxes there are.
package all

import (
	"kingoftokyo/companion/cards"
	duelbox "kingoftokyo/companion/duel"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules/library"
)

// Items reads the cards of all boxes of a data file, as a desk wants it. A file
// without the second document has those of Duel alone; where that has faults, so do the
// items beside the error, a *rules.Faults.
func Items(lib *library.Library) func() ([]cards.Item, error) {
	return func() ([]cards.Item, error) {
		items := duelbox.Items(lib.Duel)
		if lib.TokyoHash == "" {
			return items, nil
		}
		sets, err := lib.Tokyo()
		if err != nil {
			return items, err
		}
		return append(items, party.Items(sets)...), nil
	}
}
