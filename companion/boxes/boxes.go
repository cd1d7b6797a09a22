// Package boxes lists all boxes and gives Duel its coach. A new box is one more line here. The list has a package
// of its own because package companion must not know any box, while commands and tests need all of them.
package boxes

import (
	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	tokyobox "kingoftokyo/companion/boxes/tokyo"
)

// On puts all boxes on a desk and returns the desk. Duel comes first, because a file that names no box is a game
// of Duel. King of Tokyo and its Dark Edition follow.
func On(d *duelbox.Desk) *duelbox.Desk {
	d.Boxes = append([]companion.Box{duelbox.NewBox(d)}, tokyobox.Both(d.Desk)...)
	return d
}
