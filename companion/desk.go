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

	cards *cards.Index // made when it is first wanted
}

// Cards is the look-up over all boxes of the desk's library. It is made at the first
// call, which reads the boxes besides Duel, and kept. The error has every fault of the
// data file.
func (d *Desk) Cards() (*cards.Index, error) {
	if d.cards == nil {
		s, err := cards.New(d.Library)
		if err != nil {
			return nil, err
		}
		d.cards = s
	}
	return d.cards, nil
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
