//go:build browser

package main

import (
	"fmt"
	"testing"
)

// places is where everything lies that must not move while dice are entered.
const places = `JSON.stringify([...document.querySelectorAll(".at-roll .die, .at-roll .hand button, .at-roll .seat, .at-roll .tool, .at-roll .menu")].map((e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }))`

// rolls types dice by taps, each by its name. From tap to tap nothing moves.
func (u *tab) rolls(dice ...string) {
	u.Helper()
	for i, d := range dice {
		before, at := eval[string](u, places), eval[int](u, `picture().At`)
		u.taps(d)
		u.until("the picture after "+d, fmt.Sprintf(`picture().At !== %d`, at))
		if after := eval[string](u, places); i < len(dice)-1 && len(before) > 2 && after != before {
			u.Errorf("after %s %d something has moved: %s\n%s", d, i+1, before, after)
		}
	}
}

// TestDuelByTaps: a turn of the player and one of Autobot, by taps alone.
func TestDuelByTaps(t *testing.T) {
	t.Parallel()
	for name, on := range map[string]device{"phone": phone, "tablet": tablet} {
		u := open(t, serve(t).url(), on)
		u.sees("New game")
		u.picture(name + "-setup")
		u.taps("Start")
		u.sees("Set up the table")
		u.picture(name + "-todo")
		u.taps("Play")
		u.sees("Roll five dice")
		u.picture(name + "-roll")
		u.rolls("claw", "claw", "fame")
		u.picture(name + "-typed")
		u.rolls("heart", "heart")
		u.sees("Keep some dice")
		u.picture(name + "-keep")
		u.taps("Resolve")
		u.sees("Do now")
		u.picture(name + "-resolve")
	}
}
