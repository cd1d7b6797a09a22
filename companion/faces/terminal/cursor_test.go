package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// Places on a track and pairs of dice have ways of their own: no letters stand for them, least of all one
// that means something else, as q.
func TestShownHasNoLetter(t *testing.T) {
	const pick = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you; card you titanic-batteries; card you extra-head; turn you roll; roll cchhee; stop"
	for _, lang := range text.Langs {
		for _, scene := range []struct{ lines, keys string }{{pick, ""}, {tokenShop, "1"}} {
			with := usual
			with.lang = lang
			u := open(t, with, scene.lines).hit(scene.keys)
			for _, c := range u.table.choices() {
				if c.NoKey && c.Shortcut != "" {
					t.Errorf("%s: %q has the key %q", lang, c.Text, c.Shortcut)
				}
			}
			u.not("  CC", " C H", "  BB", " B S", " Q ")
		}
	}
	u := open(t, usual, pick).hit("q")
	if !u.left {
		t.Errorf("q is something else than leaving:\n%s", u.snap())
	}
}

// The arrows go over what can be seen, and what they are on stands out and is said: Enter never buys
// a card while the prompt says that it ends the turn.
func TestArrowsAreSeen(t *testing.T) {
	u := open(t, usual, shopTable)
	was := u.painted()
	u.hit("<down>")
	if u.painted() == was {
		t.Fatalf("a card is chosen, and nothing shows it:\n%s", u.snap())
	}
	u.see("[Enter] buy Acid attack").not("[Enter] end the turn")
	on := u.table.cursor
	u.hit("<up>")
	if u.table.cursor != on { // it is the first one
		t.Errorf("the cursor left what can be seen: %d", u.table.cursor)
	}
	u.hit("<down><down><down><down>").see("[Enter] buy Photoshoot")
	u.hit("<esc>").see("[Enter] end the turn")
	steps := u.game.Steps()
	u.hit("<down><enter>")
	if past := u.game.Past(steps); len(past) == 0 || !strings.Contains(past[0].Text, "Acid attack") {
		t.Errorf("Enter did something else than was said: %v", past)
	}
}

// What a token gives is said so that no number reads as another: not "-1 damage 1", and half spaces
// with the comma of the language.
func TestTokenSpacesSaid(t *testing.T) {
	shop := func(card string) string { return strings.Replace(tokenShop, "breaking-news", card, 1) }
	fr := usual
	fr.lang = "fr"
	open(t, usual, shop("hors-d-oeuvre")).hit("1").see("Fame -3 (1 damage)").not("damage 1")
	open(t, fr, shop("sack-the-stadium")).hit("1").see("+1 à +2 (vierge sur +1, 1 cœur sur +1,5, vierge sur +2)")
}

// A purchase taken back while its token is being placed is called by its name, as it is done again.
func TestHalfPurchaseTakenBack(t *testing.T) {
	u := open(t, usual, tokenShop).hit("1").see("Where does the Dragon token go?", "9 → 3   Breaking news -6")
	u.hit("u").see("Undone: You bought Breaking news", "[Enter] end the turn")
	u.hit("U").see("Redone: You bought Breaking news", "Where does the Dragon token go?")
}
