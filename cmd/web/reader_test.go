//go:build browser

package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// heard is a thing on the page as a screen reader sees it.
type heard struct {
	role, name, value string
	disabled          bool
	node              int
}

// reads returns the page as the browser presents it to a screen reader.
func (u *tab) reads() (all []heard) {
	u.Helper()
	c, ok := u.driven.(*chromiumTab)
	if !ok {
		u.Skip("only Chromium is asked what a reader has")
	}
	var tree struct {
		Nodes []struct {
			Ignored          bool
			Role, Name       struct{ Value any }
			BackendDOMNodeID int
			Properties       []struct {
				Name  string
				Value struct{ Value any }
			}
		}
	}
	u.must(c.tell("Accessibility.getFullAXTree", nil, &tree))
	for _, n := range tree.Nodes {
		if n.Ignored {
			continue
		}
		h := heard{role: fmt.Sprint(n.Role.Value), name: strings.TrimSpace(fmt.Sprint(n.Name.Value)), node: n.BackendDOMNodeID}
		for _, p := range n.Properties {
			h.disabled = h.disabled || p.Name == "disabled" && p.Value.Value == true
		}
		all = append(all, h)
	}
	return all
}

// clicks presses a thing as a screen reader does.
func (u *tab) clicks(h heard) {
	u.Helper()
	c := u.driven.(*chromiumTab)
	var found struct{ Object struct{ ObjectID string } }
	u.must(c.tell("DOM.resolveNode", params{"backendNodeId": h.node}, &found))
	before := eval[int](u, `picture().At`)
	u.must(c.do("Runtime.callFunctionOn", params{"objectId": found.Object.ObjectID, "functionDeclaration": "function () { this.click(); }"}))
	u.until("an answer to "+h.name, fmt.Sprintf(`picture().At !== %d`, before))
}

// named returns the button with a name among what is read.
func named(all []heard, name string) (heard, bool) {
	i := slices.IndexFunc(all, func(h heard) bool { return h.role == "button" && strings.HasPrefix(h.name, name) && !h.disabled })
	if i < 0 {
		return heard{}, false
	}
	return all[i], true
}

// presses presses the button with a name.
func (u *tab) presses(name string) {
	u.Helper()
	b, ok := named(u.reads(), name)
	if !ok {
		u.Fatalf("a reader finds no button %q in\n%v", name, u.reads())
	}
	u.clicks(b)
}

// TestByReader: a game from set-up to review with only what a screen reader has. Every picture has its landmarks, one
// title, and a name for every button; a lane is one sentence.
func TestByReader(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop)
	u.sees("New game")
	u.presses("Start")
	u.presses("Play")
	rnd := rand.New(rand.NewPCG(3, 1))
	for n := range *moves {
		all := u.reads()
		count := map[string]int{}
		var able []heard
		for _, h := range all {
			count[h.role]++
			if h.role == "button" && h.name == "" || h.role == "image" && h.name == "" {
				t.Errorf("a %s without a name", h.role)
			}
			seldom := slices.ContainsFunc([]string{"Undo", "Why", "Fix a number", "Menu", "Back", "Advice", "New game", "hearts", "energy", "tokens"}, func(s string) bool { return strings.Contains(h.name, s) })
			// These save or open files and change no picture; the names below are English.
			beside := slices.Contains([]string{"Share this game", "Save this game", "Save all games", "Open a file"}, h.name)
			beside = beside || strings.Contains(h.name, " hearts, ") // a seat: opens a sheet of the page itself
			beside = beside || strings.HasPrefix(h.name, "Ready to work") || strings.Contains(h.name, "language")
			if h.role == "button" && !h.disabled && !beside && (!seldom || rnd.IntN(20) == 0) {
				able = append(able, h)
			}
		}
		if count["main"] != 1 || count["banner"] != 1 || count["contentinfo"] != 1 || count["heading"] == 0 {
			t.Errorf("landmarks after %d moves: %v", n, count)
		}
		if eval[bool](u, `!!picture().Table && !picture().Table.Placing`) && count["image"] < 2 {
			t.Errorf("the lanes are not told: %v", count)
		}
		if t.Failed() {
			t.Fatal(u.screen())
		}
		if _, over := named(all, "Rematch"); over || len(able) == 0 {
			break
		}
		u.clicks(able[rnd.IntN(len(able))])
	}
	for eval[bool](u, `!!picture().Page || !!picture().Really`) {
		if _, asks := named(u.reads(), "Cancel"); asks {
			u.presses("Cancel")
		} else {
			u.presses(eval[string](u, `picture().Close`)) // most are called "Back", some say what is not done
		}
	}
	for eval[bool](u, `!!picture().Table.Asked`) { // nobody gives up before a question
		u.presses("Undo")
	}
	if _, over := named(u.reads(), "Rematch"); !over {
		u.presses("Menu")
		u.presses("Concede")
		u.presses("Concede this game")
		if _, asks := named(u.reads(), "yes"); asks {
			u.presses("yes")
		}
	}
	u.presses("Look back")
	u.until("the look back", `/look|review/i.test(picture().Page.Title)`)
	u.until("its graph", `document.querySelector("svg.graph .course") && !document.querySelector("pre")`)
	u.picture("review")
	u.presses("Back")
}

// resolves resolves the dice on the table, unless a question has come first.
func (u *tab) resolves() {
	u.Helper()
	u.until("the dice", `picture().Table.Next.Do === "next" || picture().Table.Asked`)
	if !eval[bool](u, `!!picture().Table.Asked`) {
		u.types("\r")
	}
}

// TestKeysStayTheReaders: a letter means something only if dice or a question have the focus; Enter presses the focused
// button; if that is gone, the focus is on the question, otherwise on the dice.
func TestKeysStayTheReaders(t *testing.T) {
	t.Parallel()
	u := open(t, serve(t).url(), laptop, rigging)
	u.plays(city + "card p1 wings; ")
	focus := func(want string) {
		t.Helper()
		u.until("the focus on "+want, fmt.Sprintf(`document.activeElement.matches(%q)`, want))
	}
	focus("#dice")
	u.types("1")
	u.sees("enter 5 dice")
	eval[any](u, `document.querySelector(".seat").focus()`)
	u.types("122")
	eval[any](u, `document.getElementById("dice").focus()`)
	u.types("1")
	u.sees("enter 4 dice")
	u.types("22CC")
	u.resolves() // the numbers and the smashes: Bea is asked
	u.sees("leave Tokyo City?")
	focus("#question")
	eval[any](u, `button("Stay in Tokyo City").focus()`)
	u.types("\r")
	u.until("the answer of the focused button", `!picture().Table.Asked`)
	focus("#dice, #say, .next")
	u.types("x")
	focus("#title")
	u.types("\x1b")
	u.until("the table", `picture().Table`)
	focus("#dice, #say")
	u.types(":")
	focus("#field")
	u.must(u.write("history"))
	u.types("\r")
	u.sees("Log")
	u.types("\x1b")
	u.until("the table", `picture().Table && !picture().Table.Line`)
}

// TestFocusStays: each picture leaves the focus on something visible, even if what had it has moved or is hidden: otherwise
// the next key would be lost.
func TestFocusStays(t *testing.T) {
	t.Parallel()
	for _, on := range []device{laptop, {w: 390, h: 664, scale: 1}} {
		u := open(t, serve(t).url(), on, `
			self.lost = [];
			Object.defineProperty(self, "drawn", { set() { // at the end of each picture
				const at = document.activeElement;
				if (at === document.body || !at.getClientRects().length) lost.push(at.id + " after " + JSON.stringify(self.pressed));
			} });
			addEventListener("keydown", (e) => { self.pressed = [e.key, picture()?.Table?.Stage]; }, true);`)
		u.plays(solo)
		for _, key := range "ccfhh\rcfhehe" {
			at := eval[int](u, `picture().At`)
			u.types(string(key))
			u.until("the picture after "+string(key), fmt.Sprintf(`picture().At !== %d`, at))
		}
		if lost := eval[[]string](u, `lost`); len(lost) > 0 {
			t.Errorf("%dx%d: nothing has the focus: %q", on.w, on.h, lost)
		}
	}
}
