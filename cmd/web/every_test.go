//go:build browser

package main

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
)

// everySize are the windows that all pages must fit: phones with the bars of their browsers, one of them in landscape, a
// tablet both ways, a large screen.
var everySize = []device{{w: 390, h: 664}, {w: 375, h: 553}, {w: 844, h: 390}, {w: 820, h: 1180}, {w: 1180, h: 820}, {w: 1920, h: 1080}}

// fitsEverywhere is fits in windows of all sizes; in a short run, in two of them.
func (u *tab) fitsEverywhere(where string) {
	u.Helper()
	u.looked++
	for i := u.looked % often.Times(3, 1); i < len(everySize); i += often.Times(3, 1) { // each size at every third place
		on := everySize[i]
		on.scale, on.light = 1, i%2 == 1
		u.becomes(on)
		u.until("the window", fmt.Sprintf("innerWidth === %d && innerHeight === %d", on.w, on.h))
		u.picture(fmt.Sprintf("%s-%dx%d", strings.NewReplacer(" ", "-", "/", "cards").Replace(where), on.w, on.h))
		if u.fits(); u.Failed() {
			u.picture("failed-page")
			u.Fatalf("%s at %dx%d:\n%s", where, on.w, on.h, u.screen())
		}
	}
}

// pages opens pages beside the table by their keys, and checks that they fit.
func (u *tab) pages(keys ...string) {
	u.Helper()
	for _, key := range keys {
		eval[any](u, fmt.Sprintf(`tell({ Do: "command", Text: %q })`, key))
		u.until("the page of "+key, `picture().Page`)
		u.fitsEverywhere("the page of " + key)
		for eval[bool](u, `!!picture().Page`) {
			at := eval[int](u, `picture().At`)
			u.taps(eval[string](u, `picture().Close`))
			u.until("what was before", fmt.Sprintf(`picture().At !== %d`, at))
		}
	}
}

// fitsAt is fitsEverywhere once the table has reached a stage.
func (u *tab) fitsAt(stage, where string) {
	u.Helper()
	u.until(where, fmt.Sprintf(`picture().Table?.Stage === %q`, stage))
	u.fitsEverywhere(where)
}

// TestEveryPage: the checks of fits hold for every page of the site, and for the table of each box, in windows of all sizes.
func TestEveryPage(t *testing.T) {
	t.Parallel()
	for name, walk := range map[string]func(u *tab){
		"before a game": func(u *tab) {
			u.sees("New game")
			u.fitsEverywhere("the set-up")
			u.taps("More options")
			u.fitsEverywhere("the options")
			u.taps("Start")
			u.sees("Set up the table")
			u.fitsEverywhere("what to put on the table")
			u.taps("Play")
			u.sees("Roll five dice")
			u.fitsEverywhere("no dice")
		},
		"duel": func(u *tab) {
			u.plays(solo + "card you regeneration; set rival.hearts 3; row cannonball ? gentle-giant; roll ccfhe; keep cc; ")
			u.fitsAt("roll", "dice to roll again")
			u.types("fff")
			u.fitsAt("preview", "what will happen")
			u.pages("x", "l", "/", "?", "t", "w", "m", "n")
			u.types("x")
			u.taps("Share this game")
			u.until("the link", `document.querySelector("dialog[open] .code")`)
			u.fitsEverywhere("the link")
			u.taps("Close")
			u.types("\x1b")
			u.until("the table", `picture().Table`)
			u.types("\r")
			u.fitsAt("moves", "pieces to move")
			u.types("c")
			u.fitsAt("roll", "dice of Autobot")
			u.types("cfheh")
			u.fitsAt("roll", "what Autobot keeps")
			eval[any](u, `void document.querySelector(".seat").click()`)
			u.fitsEverywhere("a seat")
		},
		"white dice": func(u *tab) {
			u.plays(solo + "turn rival roll; set rival.energy 6; roll cccccc; ")
			u.fitsAt("preview", "white dice to roll")
			u.rolls("claw", "claw")
			u.until("both white dice", `picture().Table.Next.Do === "next"`)
			u.fitsAt("preview", "white dice")
		},
		"shop": func(u *tab) {
			u.plays(solo + "set you.energy 9; row kaijutsu cannonball extra-head; roll ccffe; ")
			u.types("\r")
			u.becomes(device{w: 390, h: 664, scale: 1})
			u.until("the pieces first", `document.querySelector(".at-moves .next").deed.seen`)
			u.fitsAt("shop", "pieces before the shop")
			u.becomes(device{w: 390, h: 664, scale: 1})
			u.shops()
			u.fitsAt("shop", "the shop")
			u.taps("Buy Kaijutsu")
			u.fitsAt("place", "a token")
			where := `picture().Table.Placing.Spots[picture().Table.Spot].Text`
			before := eval[string](u, where)
			u.taps("Destruction +5")
			u.until("the token elsewhere", where+` !== `+strconv.Quote(before))
			u.taps("Put it here")
			u.until("the token on its track", `picture().Table.Lanes[1].Tokens?.length === 1`)
		},
		"city": func(u *tab) {
			u.plays(city + "card p1 wings; set p3.hearts 0; set p1.energy 5; row acid-attack ? armor-plating; ")
			u.pages("x", "t", "m", "n")
			u.types("1122C")
			u.fitsAt("roll", "dice of six players")
			u.types("C")
			u.fitsAt("preview", "what will happen to six players")
			u.types("\r")
			u.fitsAt("ask", "a question")
			u.types("L")
			u.until("French", `document.documentElement.lang === "fr"`)
			u.fitsAt("ask", "a question in French")
			u.taps("Rester")
			u.fitsAt("shop", "the shop of six players")
		},
		"a long name": func(u *tab) {
			const name = "Zoë <b>O'Brien</b> Fitzgerald the Third"
			u.sees("New game")
			eval[any](u, `[...document.querySelectorAll(".seg button")].find((b) => b.textContent === "King of Tokyo").click()`)
			u.taps("Player 2: name")
			u.until("a name to type", `document.activeElement.matches("input")`)
			u.must(u.write(name))
			u.taps("Set")
			u.sees("Zoë")
			u.fitsEverywhere("a long name on the set-up")
			u.taps("Player 3: name")
			u.until("another name to type", `document.activeElement.matches("input")`)
			u.must(u.write(name))
			u.taps("Set")
			u.until("why it is refused, below the field", `document.querySelector(".fault").getBoundingClientRect().top - document.querySelector(".field").getBoundingClientRect().bottom < 60`)
			u.plays("kot 1 dark; player p1 alienoid Anna; player p2 cyber-bunny " + name + "; tiles green; first p1; place p2 city; row ? ? ?; roll 111hhc; ")
			u.fitsAt("preview", "what will happen to a long name")
			if eval[bool](u, `[...document.querySelectorAll(".moves li > :nth-child(2) > b")].some((b) => b.offsetHeight > 1.5 * parseFloat(getComputedStyle(b).lineHeight))`) {
				u.Error("a long name takes several lines of the list")
			}
			u.types("\r")
			u.fitsAt("ask", "a question to a long name")
		},
		"over": func(u *tab) {
			u.plays(over)
			u.fitsEverywhere("the end")
			u.types("L")
			u.until("French", `document.documentElement.lang === "fr"`)
			u.pages("j")
			u.types("L")
			u.until("English", `document.documentElement.lang === "en"`)
			u.types("j")
			u.until("a turning point", `document.querySelector(".text button.line")`)
			eval[any](u, `void document.querySelector(".text button.line").click()`)
			u.until("the history at its turn", `picture().Page.At === 22 && document.querySelector(".here").getBoundingClientRect().top < innerHeight`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			walk(open(t, serve(t).url(), laptop))
		})
	}
}

// TestMarkedWords: in an answer the words that were looked for stand apart from those before and after them, and the answer
// stands there once.
func TestMarkedWords(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.plays(city)
	u.types("/")
	u.until("the field", `document.getElementById("field")`)
	eval[any](u, `tell({ Do: "find", Text: "wings poison" })`)
	u.until("an answer", `document.querySelector(".here .t6")`)
	if joined := eval[[]string](u, `[...document.querySelectorAll(".here .t6")].filter((e) => e.previousSibling?.textContent && /[\p{L},:]$/u.test(e.previousSibling.textContent)).map((e) => e.parentElement.textContent)`); len(joined) > 0 {
		t.Errorf("words are joined: %q", joined)
	}
	if n := eval[int](u, `document.querySelector(".here").textContent.split(document.querySelector(".here .t6").parentElement.textContent.trim()).length - 1`); n != 1 {
		t.Errorf("the answer stands there %d times", n)
	}
}

// over is a finished game.
const over = "kot 1 duel solo; side you cyber-kitty Anna; side rival meka-dragon; start you; roll cchfd; keep h; roll ccff; " +
	"keep hff; roll ec; resolve; pass; roll ccchdd; resolve; roll ccffde; keep cc; roll ffff; stop; resolve; pass; roll cccdee; roll ee; roll ee; " +
	"resolve; roll ee; reveal ?; roll ee; reveal ?; roll cccffd; stop; resolve; concede; "
