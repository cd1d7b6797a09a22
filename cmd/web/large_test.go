//go:build browser

package main

import "testing"

// TestLargeOnSmall: in the large view no word lies on another on a small screen held sideways.
func TestLargeOnSmall(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{640, 400}, {667, 375}, {740, 360}} {
		u := open(t, serve(t).url(), device{w: size[0], h: size[1], scale: 1, touch: true}, rigging)
		u.plays(solo)
		eval[any](u, `void document.documentElement.classList.add("large")`)
		u.fits()
	}
}
