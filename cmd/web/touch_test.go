//go:build browser

package main

import "testing"

// rolls types dice by taps, each by its name.
func (u *tab) rolls(dice ...string) {
	u.Helper()
	for _, d := range dice {
		u.taps(d)
	}
}

// TestDuelByTaps: a turn of the player and one of Autobot, by taps alone.
func TestDuelByTaps(t *testing.T) {
	t.Parallel()
	for name, on := range map[string]device{"phone": phone, "tablet": tablet} {
		u := open(t, serve(t).url(), on)
		u.sees("New game")
		u.picture(name + "-setup")
		u.taps("Begin")
		u.sees("PUT ON THE TABLE")
		u.picture(name + "-todo")
		u.taps("Play")
		u.sees("Roll five dice")
		u.picture(name + "-roll")
		u.rolls("claw", "claw", "fame")
		u.picture(name + "-typed")
		u.rolls("heart", "heart")
		u.sees("Keep some dice")
		u.picture(name + "-keep")
		u.taps("Keep all")
		u.sees("Do now")
		u.picture(name + "-resolve")
	}
}
