// Package boxes is the registry: the one place that names every box there is, and gives
// Duel its coach. A further box is one more line here. It is no part of cmd/kot, for the
// tests of the shell and the program in a browser need every box as well, and the shell may
// import none.
package boxes

import (
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	tokyobox "kingoftokyo/companion/tokyo"
)

// On puts all boxes on a desk and returns it: Duel, which a file that names no box is
// taken for, King of Tokyo, its Dark Edition.
func On(d *duelbox.Desk) *duelbox.Desk {
	d.Boxes = append([]companion.Box{duelbox.NewBox(d)}, tokyobox.Both(d.Desk)...)
	return d
}
