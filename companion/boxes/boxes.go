// Package boxes is the registry: the one place that names every box and gives Duel its coach. A new box is one
// more line here. It is no part of cmd/kot, for the tests of the shell and the program in a browser need all
// boxes too, and the shell may import none.
package boxes

import (
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
)

// On puts all boxes on a desk and returns the desk. Duel comes first, for a file that names no box is a game
// of Duel; then King of Tokyo and its Dark Edition.
func On(d *duelbox.Desk) *duelbox.Desk {
	d.Boxes = append([]companion.Box{duelbox.NewBox(d)}, tokyobox.Both(d.Desk)...)
	return d
}
