//go:build browser

package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// game begins a solo game against Autobot and waits for the first roll.
func (u *tab) game() {
	u.Helper()
	u.sees("New game")
	u.types("\r")
	u.sees("Set up the table")
	u.types("\r")
	u.sees("Roll five dice")
}

// TestSolo: a turn of a solo game by keys; a reload in the middle of a roll restores the letters, even with the server
// stopped; the saved lines are those that kot writes.
func TestSolo(t *testing.T) {
	t.Parallel()
	s := serve(t)
	u := open(t, s.url(), laptop)
	u.game()
	u.types("ccf")
	u.sees("enter 2 dice")
	u.picture("laptop-dark")
	u.until("everything stored", `document.body.dataset.offline`)
	u.says("Ready to work offline")
	u.reloads()
	u.sees("enter 2 dice")
	u.until("everything still stored", `document.body.dataset.offline`)
	s.stop()
	u.reloads()
	u.sees("enter 2 dice")
	u.until("everything still stored", `document.body.dataset.offline`)
	u.types("hh")
	u.until("the roll in the file", `(`+saved+`).then((g) => self.found = g.includes("\nroll ccfhh")), self.found || (self.found = undefined)`)
	u.types("\r")
	u.sees("Do now")
	if game := eval[string](u, saved); !strings.HasPrefix(game, "kot") && !strings.Contains(game, "\nroll ") {
		t.Errorf("the file has\n%s", game)
	}
}

// TestTaps: the same with taps only, on a phone that is rotated in between, and the pages beside the table; no keyboard
// opens.
func TestTaps(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.sees("New game")
	u.taps("Start")
	u.sees("Set up the table")
	u.taps("Play")
	u.sees("Roll five dice")
	u.rolls("claw", "claw", "fame")
	u.sees("enter 2 dice")
	u.fits()
	turned := phone
	turned.w, turned.h, turned.light = phone.h, phone.w, true
	u.becomes(turned)
	u.until("a wide screen", `innerWidth > innerHeight`)
	u.sees("enter 2 dice")
	u.fits()
	u.becomes(phone)
	u.until("a high screen", `innerWidth < innerHeight`)
	u.rolls("heart", "heart")
	u.sees("Keep some dice")
	u.taps("Resolve")
	u.sees("Do now")
	for _, page := range []string{"Menu", "Why"} {
		u.taps(page)
		u.until("a page", `picture().Page`)
		u.taps(eval[string](u, `picture().Close`))
		u.until("the table again", `picture().Table`)
	}
	if eval[bool](u, `document.activeElement.matches("input")`) {
		t.Error("the keyboard is open")
	}
}

// TestLight: the colours of the page follow the system, or the setting if there is one.
func TestLight(t *testing.T) {
	t.Parallel()
	on := tablet
	on.light = true
	u := open(t, serve(t).url(), on)
	u.game()
	u.picture("tablet-light")
	ground := `getComputedStyle(document.body).backgroundColor`
	u.until("a light page", ground+` === "rgb(236, 239, 244)"`)
	u.types("TT") // auto, dark, light
	u.until("the setting", `picture().Theme === "light"`)
	on.light = false
	u.becomes(on)
	u.until("a light page still", ground+` === "rgb(236, 239, 244)" && matchMedia("(prefers-color-scheme: dark)").matches`)
	u.types("T")
	u.until("a dark page", ground+` === "rgb(16, 18, 24)"`)
	u.picture("tablet-dark")
}

// TestAloud: once speech is switched on in the menu, a stand-in voice receives one sentence for each step, in the language
// of the game; the next key ends it, even if that key has nothing to say.
func TestAloud(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.game()
	eval[any](u, `void (self.given = [], self.voice = speechSynthesis, voice.speak = (u) => given.push(u.lang + ": " + u.text), voice.cancel = () => given.push("-"))`)
	given := func(want string) {
		t.Helper()
		u.until("given "+want, fmt.Sprintf("given.join(' | ') === %q || void document.getElementById('said').replaceChildren(given.join(' | '))", want))
	}
	u.types("x")
	u.sees("Say aloud what to do: off")
	u.taps("Say aloud what to do")
	u.sees("Say aloud what to do: on")
	want := "- | en: Your turn. Roll five dice."
	given(want)
	u.types("x")
	want += " | -"
	u.types("ccfh")
	u.sees("enter 1 die")
	given(want)
	u.types("h")
	u.sees("Keep some dice")
	want += " | - | en: Keep some dice and reroll the rest, or stop here."
	given(want)
	u.types("u")
	want += " | - | - | en: Undone: You rolled two claws, two hearts and a fame. Your turn. Roll five dice."
	given(want)
}

// TestPlainHTTP: under a name that is not a secure context there is no service worker and no lock; the page works anyway,
// and says what is missing.
func TestPlainHTTP(t *testing.T) {
	t.Parallel()
	url := strings.Replace(serve(t).url(), "127.0.0.1", "kot.test", 1)
	u := open(t, url, phone)
	u.says("Plain http")
	if eval[bool](u, "isSecureContext || !!navigator.serviceWorker || !!navigator.locks") {
		t.Fatal("this is a secure context: the test proves nothing")
	}
	u.close()
	secondTab(t, url)
}

// TestQuick: the first picture from a warm cache, a key to its picture, and the size of everything. KOT_TIMES prints the
// measurements, and makes the test check the times.
func TestQuick(t *testing.T) {
	var first, tables int
	for name, data := range built {
		if strings.HasPrefix(name, "tables-") {
			tables += len(data)
		} else {
			first += len(data)
		}
	}
	if first > 5<<20 || first+tables > 11<<20 {
		t.Errorf("%d bytes to the first picture, %d in all", first, first+tables)
	}
	u := open(t, serve(t).url(), laptop)
	u.game()
	u.until("everything stored", `document.body.dataset.offline`)
	u.reloads()
	u.sees("Roll five dice")
	start := eval[float64](u, "firstDrawn")
	median := func() float64 {
		return eval[float64](u, `(async () => {
			const took = [];
			for (let n = 0; n < 40; n++) {
				const before = drawn, from = performance.now();
				document.getElementById("dice").dispatchEvent(new KeyboardEvent("keydown", { key: n % 2 ? "Backspace" : "c", bubbles: true }));
				while (drawn === before) await new Promise((ok) => { const c = new MessageChannel(); c.port1.onmessage = ok; c.port2.postMessage(0); });
				took.push(drawn - from);
			}
			return took.sort((a, b) => a - b)[20];
		})()`)
	}
	usual := median()
	said := fmt.Sprintf("%d bytes to the first picture, %d with the tables; first picture %.0f ms, key to picture %.1f ms", first, first+tables, start, usual)
	slow := 0.0
	if c, ok := u.driven.(*chromiumTab); ok {
		u.must(c.throttled(4))
		slow = median()
		u.must(c.throttled(1))
		said += fmt.Sprintf(", throttled %.1f ms", slow)
	}
	t.Log(said)
	if os.Getenv("KOT_TIMES") != "" && (start > 2000 || usual > 50 || slow > 50) {
		t.Error(said)
	}
}

// TestFlood: many keys at once are all handled, in order, although each waits for a write.
func TestFlood(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.game()
	eval[any](u, `for (let n = 0; n < 40; n++) { tell({ Do: "key", Text: "c" }); tell({ Do: "key", Text: "Backspace" }); } tell({ Do: "key", Text: "h" })`)
	u.sees("enter 4 dice")
	u.until("one heart", `picture().Table.Die[0] === "heart"`)
}

// TestHeld: while a write is blocked, many keys come in, and the page keeps accepting them; when the write is done all are
// played, in order.
func TestHeld(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.game()
	u.says("Ready to work offline") // nothing else is said from here on
	u.inWorker(`self.held = []; self.write = fs.write; fs.write = (...args) => held.push(args); held.push = function (args) { Array.prototype.push.call(held, args); self.postMessage({ say: "held" }); }`)
	u.types("c")
	u.says("held")
	eval[any](u, `for (let n = 0; n < 40; n++) { tell({ Do: "key", Text: "w" }); tell({ Do: "key", Text: "Escape" }); } tell({ Do: "key", Text: "h" })`)
	if strings.Contains(u.screen(), "enter 4 dice") {
		t.Error("a letter is drawn whose write is not done")
	}
	u.inWorker(`fs.write = self.write; held.forEach((args) => fs.write(...args))`)
	u.sees("enter 3 dice")
	u.until("a claw and a heart", `picture().Table.Die.slice(0, 2).join() === "claw,heart"`)
}

// TestLongPress: a long press opens no menu, selects nothing, and types at most one letter.
func TestLongPress(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.game()
	eval[any](u, `void addEventListener("contextmenu", (e) => { self.menu = e.defaultPrevented; })`)
	u.stays("claw", time.Second)
	if !eval[bool](u, `getSelection().isCollapsed && self.menu !== false`) {
		t.Error("something is selected, or a menu is open")
	}
	u.types("f")
	u.until("one letter or two", `/enter [43] dice/.test(screenText())`)
}

// TestQuickFingers: buttons stay the same elements while the screen is redrawn: one that was replaced under a finger would
// not be tapped.
func TestQuickFingers(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.game()
	eval[any](u, `void (self.fame = button("fame"))`)
	u.taps("claw")
	u.sees("enter 4 dice")
	if !eval[bool](u, "fame.isConnected") {
		t.Error("the keys were replaced")
	}
	eval[any](u, "fame.click()")
	u.sees("enter 3 dice")
}

// TestAwake: the page asks the screen to stay on once a game is in progress, not before, and again when the browser has
// released the request.
func TestAwake(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone, `
		self.asked = 0;
		Object.defineProperty(navigator, "wakeLock", { value: { request: async () => { asked++; return self.lock = Object.assign(new EventTarget(), { release: async () => lock.dispatchEvent(new Event("release")) }); } } })`)
	u.sees("New game")
	if got := eval[int](u, "asked"); got != 0 {
		t.Errorf("asked %d times before there is a game", got)
	}
	u.game()
	u.types("cc")
	u.sees("enter 3 dice")
	u.until("one question while one game is on", "asked === 1")
	eval[any](u, `lock.release().then(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))`)
	u.until("asked anew", "asked === 2")
}

// TestKeyboard: the on-screen keyboard can open only where a name is typed; no note then covers anything to tap.
func TestKeyboard(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	none := func(where string) {
		t.Helper()
		if eval[bool](u, `document.querySelectorAll("input:not([type=file]), textarea, [contenteditable]").length > 0`) {
			t.Errorf("%s: a keyboard can open", where)
		}
	}
	u.sees("New game")
	u.until("everything stored", `document.body.dataset.offline`)
	none("the set-up")
	u.taps("More options")
	u.sees("our name")
	u.taps("Your name")
	u.until("a name to type", `document.activeElement.matches("input")`)
	u.must(u.write("Bea"))
	u.taps("Set")
	u.sees("Bea")
	none("a name typed")
	u.game()
	none("the dice")
}

// TestHeaders: the page works with the headers that the server sends, without additions for tests.
func TestHeaders(t *testing.T) {
	t.Parallel()
	s := serves(t, handler(built))
	defer s.Close()
	u := open(t, s.URL+"/", laptop)
	u.game()
	u.types("ccfhh")
	u.sees("Keep some dice")
	u.until("everything stored", `document.body.dataset.offline`)
	u.close()
}

// TestWorkerRefused: if a browser does not start the service worker at once, the page asks again, and still stores
// everything.
func TestWorkerRefused(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop, `
		if (navigator.serviceWorker) {
			const register = ServiceWorkerContainer.prototype.register;
			self.asked = 0;
			navigator.serviceWorker.register = function (...args) { return asked++ ? register.apply(this, args) : Promise.reject(new TypeError("ServiceWorker cannot be started")); };
		}`)
	u.sees("New game")
	u.until("everything stored", `document.body.dataset.offline`)
	if asked := eval[int](u, "asked"); asked < 2 {
		t.Errorf("asked %d times", asked)
	}
}

// TestLacking: a browser without a voice, a wake lock, a service worker and persistent storage works anyway; one that
// cannot decompress the program is told so, and starts nothing.
func TestLacking(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop, `
		for (const name of ["wakeLock", "serviceWorker", "storage"]) Object.defineProperty(navigator, name, { value: undefined });
		Object.defineProperty(self, "speechSynthesis", { value: undefined })`)
	u.game()
	u.types("x")
	u.sees("Say aloud what to do: off")
	u.taps("Say aloud what to do")
	u.sees("Say aloud what to do: on")
	u.types("xccfhh")
	u.sees("Keep some dice")
	old := open(t, serve(t).url(), laptop, `self.DecompressionStream = undefined`)
	old.says("too old")
	if have := strings.TrimSpace(eval[string](old, "screenText()")); have != "" {
		t.Errorf("it has begun:\n%s", have)
	}
}

// TestWeek: in Safari, which deletes stored data, the page says so before the first game, and no longer while one is
// played; in other browsers it does not.
func TestWeek(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), phone)
	u.sees("New game")
	const told = `document.getElementById("said").textContent.includes("a week without a visit")`
	if *in == "webkit" {
		u.until("what Safari does", told)
	} else if eval[bool](u, told) {
		t.Error("this is not Safari")
	}
	u.game()
	u.reloads()
	u.sees("Roll five dice")
	if eval[bool](u, told) {
		t.Error("it is said in the middle of a game")
	}
}
