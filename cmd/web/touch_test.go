//go:build browser

package main

import (
	"testing"
)

// chooses taps the key below the drawing that shows a text, after all that is there was measured.
func (u *tab) chooses(keys ...string) {
	u.Helper()
	for _, k := range keys {
		u.large()
		u.taps(k)
	}
}

// rolls types dice by taps and takes them.
func (u *tab) rolls(dice string) {
	u.Helper()
	for _, d := range dice {
		u.taps(string(d))
	}
	u.taps("Enter")
}

// TestCityByTaps: a game of King of Tokyo on a telephone and on a tablet, by taps alone: the
// question whether to yield, and a card that is bought and named.
func TestCityByTaps(t *testing.T) {
	t.Parallel()
	for name, on := range map[string]device{"phone": phone, "tablet": tablet} {
		u := open(t, serve(t).url(), on)
		u.sees("New game")
		u.chooses("b")
		u.sees("King of Tokyo")
		u.chooses("Enter")
		u.sees("PUT ON THE TABLE")
		u.chooses("Enter")
		u.sees("Up to 3 rolls")
		u.rolls("C11223")
		u.sees("Turn 2")
		u.rolls("C12233")
		u.sees("Yield Tokyo City?")
		u.picture(name + "-yield")
		u.chooses("Y yield Tokyo City")
		u.sees("yields")
		u.rolls("EEEEEE")
		u.sees("keys 1 2 3 unnamed")
		u.picture(name + "-shop")
		u.chooses("2 an unnamed card")
		u.sees("WHICH CARD IS IT?")
		u.chooses("↓", "Enter")
		u.sees("buys Acid Attack")
		u.picture(name + "-bought")
	}
}

// TestPowerByTaps: the power of Gigazaur asks which marker it pulls, on a telephone, in both languages.
func TestPowerByTaps(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.sees("New game")
	eval[any](u, `call("games", { name: "power.kot", bytes: new TextEncoder().encode("kot 1 duel solo\nside you gigazaur Anna\nside rival meka-dragon\nstart you\n") })`)
	u.says("1 game has come in")
	u.reloads()
	u.sees("Roll 5 dice")
	u.rolls("FHPPD")
	u.sees("which marker")
	u.picture("phone-power")
	u.chooses("Tab")
	u.sees("quel pion")
	u.picture("phone-power-fr")
	u.chooses("N non : pas du tout")
	u.sees("acheter")
	u.chooses("Tab")
	u.sees("buy")
	u.chooses("u")
	u.sees("Keep dice")
	u.chooses("Enter")
	u.sees("which marker")
	u.chooses("F fame")
	u.sees("Fame marker: 1 space toward you")
}

// TestQuitsNothing: a page has no end: q is not offered and says that all is saved; a program
// that has failed says so, and leaves no keys that do nothing.
func TestQuitsNothing(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.game()
	for keys, said := range map[string]string{"q": "nothing to quit here", "xq": "nothing to quit here", ":quit\r": "nothing to quit here"} {
		u.types(keys)
		u.sees(said)
		u.types("?")
		u.sees("not now: there is nothing to quit")
		u.until("the help closed", `call("key", "Escape", false, false) || screenText().includes("more dice") || screenText().includes("Roll 5 dice")`)
	}
	if eval[bool](u, `[...document.querySelectorAll("button")].some((b) => b.textContent.startsWith("q "))`) {
		t.Error("q is offered")
	}
	u.types("c")
	u.sees("4 more dice")
}

// TestFails: a program that has failed says so and leaves no keys that do nothing; the next one goes on.
func TestFails(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.game()
	u.types("cc")
	u.sees("3 more dice")
	eval[any](u, `call("tap", "no", "number")`)
	u.until("a way to begin again", `!find("again").hidden && find("again").textContent.startsWith("kot has ended")`)
	u.types("c") // nobody hears that, and nothing else is said of it
	if eval[bool](u, `find("said").textContent.includes("could not be loaded") || [...document.querySelectorAll("#step button, #rest button")].some((b) => b.offsetParent)`) {
		t.Errorf("after its end: %s", u.screen())
	}
	u.reloads()
	u.sees("3 more dice")
	u.mu.Lock()
	defer u.mu.Unlock()
	u.faults = nil // of the failure
}

// TestRowsStay: the drawing stays while rows of keys come and go below it.
func TestRowsStay(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.sees("New game")
	if !eval[bool](u, `(() => {
		const at = (y) => [...paint.getImageData(0, 0, canvas.width, y).data].join(), was = at(8 * high);
		take(new Uint8Array(0), cols, rows - 3);
		const fewer = at(8 * high) === was;
		take(new Uint8Array(0), cols, rows + 3);
		return fewer && at(8 * high) === was;
	})()`) {
		t.Error("the drawing is gone until the next one")
	}
}
