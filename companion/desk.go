package companion

import (
	"os"
	"path/filepath"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// Desk is what every game of a player shares: the data of the boxes, the folder of
// saved games, the language.
type Desk struct {
	Library *library.Library
	Store   tracker.Store
	Lang    text.Lang
	// Random draws a whole number from 0 to n-1: monsters are dealt with it.
	Random func(n int) int
	// Today is the date new games are named after: 2026-11-21.
	Today string

	// Items are the cards of all boxes for the look-up. The error has every fault of
	// the data file; the items are those of the boxes that have none.
	Items func() ([]cards.Item, error)

	cards *cards.Index // made when it is first wanted
	fault error        // of Items
}

// Cards is the look-up over all boxes. It is made of Items at the first call, and kept.
// The error is that of Items.
func (d *Desk) Cards() (*cards.Index, error) {
	if d.cards == nil {
		items, err := d.Items()
		d.cards, d.fault = cards.New(items...), err
	}
	return d.cards, d.fault
}

// SameFile says whether two paths lead to one file.
func SameFile(a, b string) bool {
	if filepath.Clean(a) == filepath.Clean(b) {
		return true
	}
	one, err := os.Stat(a)
	other, otherErr := os.Stat(b)
	return err == nil && otherErr == nil && os.SameFile(one, other)
}
