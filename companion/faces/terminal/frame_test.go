package terminal

import (
	"strings"
	"testing"
	"time"

	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// soloGame is a game against Autobot at Autobot's first roll.
const soloGame = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; row armor-plating ? photoshoot; start rival"

// cityGame is a game of four players before the first roll.
const cityGame = "kot 1 tokyo; player p1 alienoid Anna; player p2 the-king Ben; player p3 gigazaur Cleo; player p4 cyber-kitty Dan; first p1; row ? ? ?"

// Pages form a stack; Esc goes back one page, Tab changes the language everywhere, T swaps the colours, and the game
// stays open below.
func TestPages(t *testing.T) {
	u := open(t, usual, soloGame)
	u.hit("t").see("THE WHOLE TABLE").hit(tabs("en", "fr")).see("TABLE").hit("<esc>")
	if u.pages.GetPageCount() != 1 || u.Desk().Lang != text.Lang("fr") {
		t.Errorf("%d pages, language %s", u.pages.GetPageCount(), u.Desk().Lang)
	}
	u.hit("T")
	if u.look.Ground != GroundLight {
		t.Error("T does not swap the colours")
	}
}

// With Ctrl-L held down, or a text full of it pasted as keys, the event loop does not wait for itself.
func TestRedrawnOften(t *testing.T) {
	u := open(t, usual, soloGame)
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range 150 { // more than the queue holds
			u.hit("<ctrl-l>")
		}
	}()
	select {
	case <-done:
		u.see("ANNA")
	case <-time.After(time.Minute):
		t.Fatal("it hangs")
	}
}

// A typed line: commands of plain mode, and errors in it.
func TestLine(t *testing.T) {
	u := open(t, usual, soloGame)
	u.hit(":you hearts 9<enter>").see("♥  9")
	u.hit(":lang fr<enter>").see("ANNA", "♥  9")
}

// The sign for hearts is not the key of another die: C is a claw in French too. A screen without the sign shows the
// letter of the heart.
func TestHeartsSign(t *testing.T) {
	with := setting{w: 80, h: 24, lang: "fr", look: Look{Ground: GroundDark}}
	open(t, with, soloGame).see("♥ 14", "énergie").not("C 14")
	with.look.ASCII = true
	open(t, with, soloGame).see("S 14", "energie").not("C 14")
}

// Text pasted at the table must be dice and answers as a whole: any other text would be a hundred commands. While a line
// is typed, it is one line of text.
func TestPaste(t *testing.T) {
	for _, c := range []struct{ before, pasted, sees string }{
		{"", "c c f", "2 more dice"}, {"", "ccfhe", "KEEP"}, {"", "hello q", "only dice and answers"}, {"", "", "only dice and answers"},
		{"", strings.Repeat("c", screen.LongestLine+1), "only dice and answers"}, {":", "you hearts 3", ":you hearts 3"}, {"/", "acid", "Acid attack"},
	} {
		u := open(t, usual, soloGame).hit(c.before)
		u.root.PasteHandler()(c.pasted, nil)
		u.draw()
		u.see(c.sees)
	}
}

// A field accepts one line and no more, so that after thousands of letters each costs no more than after a few.
func TestFieldsAreShort(t *testing.T) {
	often.OneGoroutine(t)
	u := open(t, usual, soloGame)
	full := strings.Repeat("mimic in tokyo ", 30)[:screen.LongestLine]
	for key, field := range map[string]func() string{
		"/": func() string { return u.top().(*paged).field.GetText() },
		":": func() string { return u.table.line.GetText() },
	} {
		u.hit(key)
		u.root.PasteHandler()(full, nil)
		if u.hit("xyz"); field() != full {
			t.Errorf("after %s: %q", key, field())
		}
		u.hit("<esc>")
	}
}

// Numbers that the rules forbid can be set anyway, with a warning.
func TestForbiddenValues(t *testing.T) {
	u := open(t, usual, soloTable).hit(":you hearts 99<enter>").see("♥ 99", "99 hearts")
	if !u.Noted.Fault {
		t.Error("there is no warning")
	}
}

// The look-up ignores accents and apostrophes, in every language.
func TestFrenchCards(t *testing.T) {
	often.OneGoroutine(t)
	for _, l := range []text.Lang{text.English, "fr"} {
		with := usual
		with.lang = l
		for typed, card := range map[string]string{"ecras": "Écrasement dévastateur", "oeil": "Dans l'œil du cyclone", "l’œil": "Dans l'œil du cyclone"} {
			open(t, with, soloTable).hit("/" + typed).see(card)
		}
	}
}
