//go:build browser

package main

import "testing"

// kotRolls taps what lets kot roll a player's dice, and what lets it continue past an unnamed row.
func (u *tab) kotRolls(name string) {
	u.Helper()
	u.taps(name + " rolls")
	u.until("the next turn, or the cards it might buy", `!picture().Table.Next.Text.startsWith("`+name+` rolls")`)
	for _, on := range []string{name + " continues", "End " + name + "'s turn", name + " plays to the end of the turn"} {
		if eval[bool](u, `picture().Table.Next.Text === "`+on+`" || !!button("`+on+`")`) {
			u.shops()
			u.taps(on)
			return
		}
	}
}

// shops goes from the pieces to move to the cards for sale, if a small screen shows them one after the other.
func (u *tab) shops() {
	u.Helper()
	if eval[bool](u, `!!button("To the shop")`) {
		u.taps("To the shop")
	}
}

// TestSeatsByTaps: a seat that kot plays takes its turn with one tap, or its dice are tapped and kot says what it keeps;
// the game still says so after the page was reloaded.
func TestSeatsByTaps(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), device{w: 390, h: 844, scale: 1, touch: true})
	u.plays("kot 1 tokyo; player p1 alienoid Anna; player p2 gigazaur; plays p2 kot hard; player p3 the-king; plays p3 kot easy; first p2; ")
	u.sees("Gigazaur (kot)", "The King (kot)")
	u.kotRolls("Gigazaur")
	u.sees("The King rolls")
	for range 6 {
		u.taps("smash")
	}
	u.until("what it keeps, or what comes of it", `picture().Table.Dice.Marks || !/^The King rolls/.test(picture().Table.Next.Text)`)
	u.reloads()
	u.sees("The King (kot)")
}

// TestChairByTaps: the same for kot's seat in Duel, in turns with a person.
func TestChairByTaps(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.plays("kot 1 duel two; side you the-king Anna; side rival gigazaur Bob; plays rival kot hard; start rival; ")
	for range 2 {
		u.kotRolls("Bob")
		u.sees("Anna, roll six dice")
		u.picture("phone-chair")
		u.rolls("heart", "heart", "fame", "energy", "energy", "energy")
		u.taps("Resolve")
		u.until("the shop", `picture().Table.Stage === "shop"`)
		u.shops()
		u.taps(eval[string](u, `picture().Table.Moves`)) // and back: what a purchase moves is there as well
		u.shops()
		u.taps("End the turn")
		u.sees("Bob rolls")
	}
	u.reloads()
	u.sees("Bob rolls")
}

// TestNameTyped: on a phone, where a name is picked by price and letter, the text field stays while the name is typed.
func TestNameTyped(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.plays("kot 1 tokyo; player p1 alienoid Anna; player p2 gigazaur Ben; first p1; row ? ? ?; ")
	u.taps("Name card")
	u.taps("Type")
	u.types("o")
	u.sees("Opportunist")
	u.types("pp")
	u.until("the other letters, in sight", `document.getElementById("field").value === "opp" && document.getElementById("field").offsetParent`)
}
