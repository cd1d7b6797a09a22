//go:build browser

package main

import (
	"fmt"
	"testing"
)

// places is a script that returns the place of everything that must not move while dice are entered.
const places = `JSON.stringify([...document.querySelectorAll(".at-roll .die, .at-roll .hand button, .at-roll .seat, .at-roll .tool, .at-roll .menu")].map((e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; }))`

// rolls enters dice by taps, each by its name, and checks that nothing moves between taps.
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

// TestDuelByTaps: a turn of the player and one of Autobot, only with taps.
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

// TestStageBeginsAtItsTop: on a phone, a long question is below the dice that it is about. If the player scrolls it,
// whatever comes next begins at the top again.
func TestStageBeginsAtItsTop(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), device{w: 390, h: 664, scale: 1, touch: true})
	u.plays("kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny Bea; player p3 gigazaur Clementine; tiles green; first p1; " +
		"row acid-attack wings armor-plating; place p2 city; set p1.wickedness 2; set p1.energy 8; set p2.hearts 2; card p2 jets; roll 111ccc; resolve")
	u.taps("Barbs")
	u.sees("Bea, Jets")
	u.until("the question below the dice", `document.querySelector("main").scrollTop === 0`)
	u.until("a question that was scrolled", `(document.querySelector("main").scrollTop = 40) && document.querySelector("main").scrollTop > 0`)
	u.taps("Stay in Tokyo City")
	u.until("the list from its top", `picture().Table.Stage === "shop" && document.querySelector("main").scrollTop === 0`)
}
