package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion/words/text"
)

// Places on a track and pairs of dice have their own keys: they get no letters, especially none with another meaning,
// such as q.
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

// The arrows move over what is visible, and the choice under the cursor stands out and is named in the prompt: Enter
// never buys a card while the prompt says that it ends the turn.
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
	steps := u.Game().Steps()
	u.hit("<down><enter>")
	if past := u.Game().Past(steps); len(past) == 0 || !strings.Contains(past[0].Text, "Acid attack") {
		t.Errorf("Enter did something else than was said: %v", past)
	}
}

// The text of a token's effect leaves no doubt about its numbers: not "-1 damage 1", and half spaces with the decimal
// sign of the language.
func TestTokenSpacesSaid(t *testing.T) {
	shop := func(card string) string { return strings.Replace(tokenShop, "breaking-news", card, 1) }
	fr := usual
	fr.lang = "fr"
	open(t, usual, shop("hors-d-oeuvre")).hit("1").see("Fame -3 (1 damage)").not("damage 1")
	open(t, fr, shop("sack-the-stadium")).hit("1").see("+1 à +2 (vierge sur +1, 1 cœur sur +1,5, vierge sur +2)")
}

// Undoing a purchase while its token is being placed names the card, and so does redoing it.
func TestHalfPurchaseTakenBack(t *testing.T) {
	u := open(t, usual, tokenShop).hit("1").see("Where does the Dragon token go?", "9 → 3   Breaking news -6")
	u.hit("u").see("Undone: You bought Breaking news", "press [Enter] to go on shopping").hit("<enter>").see("[Enter] end the turn")
	u.hit("U").see("Redone: You bought Breaking news", "Where does the Dragon token go?")
}
