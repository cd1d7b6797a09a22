//go:build browser

package main

import "testing"

// TestSeatsByTaps: a seat that kot plays takes its turn by one tap, or its dice are tapped and it says what it keeps; the game still says so
// after the page was loaded anew.
func TestSeatsByTaps(t *testing.T) {
	u := open(t, serve(t).url(), device{w: 390, h: 844, scale: 1, touch: true})
	u.plays("kot 1 tokyo; player p1 alienoid Anna; player p2 gigazaur # kot hard; player p3 the-king # kot easy; first p2; ")
	u.sees("Gigazaur (kot)", "The King (kot)")
	u.taps("Kot rolls for Gigazaur")
	u.until("the next turn, or the cards it might buy", `/^Kot (rolls for The King|goes on)/.test(picture().Table.Next.Text)`)
	if eval[bool](u, `picture().Table.Next.Text.startsWith("Kot goes on")`) {
		u.taps("Kot goes on")
	}
	u.sees("Kot rolls for The King")
	for range 6 {
		u.taps("smash")
	}
	u.until("what it keeps, or what comes of it", `picture().Table.Dice.Marks || !/^Kot rolls for The King/.test(picture().Table.Next.Text)`)
	u.reloads()
	u.sees("The King (kot)")
}
