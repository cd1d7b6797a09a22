//go:build browser

package main

import (
	"fmt"
	"testing"
)

// TestLargeOnSmall: in the large view no word lies on another on a small screen held sideways.
func TestLargeOnSmall(t *testing.T) {
	t.Parallel()
	on := device{w: 640, h: 400, scale: 1, touch: true}
	u := open(t, serve(t).url(), on, rigging)
	u.plays(solo)
	u.types("x")
	u.taps("View: usual")
	u.until("the setting", `document.documentElement.classList.contains("large")`)
	u.types("\x1b")
	u.until("the table", `!picture().Page`)
	for _, size := range [][2]int{{640, 400}, {667, 375}, {740, 360}} {
		on.w, on.h = size[0], size[1]
		u.becomes(on)
		u.until("the large view", fmt.Sprintf(`innerWidth === %d && document.documentElement.classList.contains("large")`, on.w))
		u.fits()
	}
}
