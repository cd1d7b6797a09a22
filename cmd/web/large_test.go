//go:build browser

package main

import (
	"fmt"
	"testing"
)

// TestLargeView: in the large view nothing is cut off and no words overlap, even with six seats and four numbers each.
func TestLargeView(t *testing.T) {
	t.Parallel()
	for name, lines := range map[string]string{"solo": solo, "city": city, "dark": dark} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			on := device{w: 640, h: 400, scale: 1, touch: true}
			u := open(t, serve(t).url(), on, rigging)
			u.plays(lines)
			u.types("x")
			u.taps("View: usual")
			u.until("the setting", `document.documentElement.classList.contains("large")`)
			u.types("\x1b")
			u.until("the table", `!picture().Page`)
			for _, size := range [][2]int{{640, 400}, {667, 375}, {740, 360}, {1180, 820}, {820, 1180}, {1920, 1080}, {390, 664}} {
				on.w, on.h = size[0], size[1]
				u.becomes(on)
				u.until("the large view", fmt.Sprintf(`innerWidth === %d && document.documentElement.classList.contains("large")`, on.w))
				u.fits()
			}
		})
	}
}
