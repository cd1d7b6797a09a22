//go:build browser

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
)

// TestAxe: axe-core finds no barriers for people with disabilities: at the table of a game in several steps and on every
// page, dark and light. It is skipped if axe-core is not available.
func TestAxe(t *testing.T) {
	t.Parallel()
	found, err := exec.Command(filepath.Join("..", "..", ".ci", "axe")).Output()
	if err != nil {
		t.Fatal(err)
	}
	path := strings.TrimSpace(string(found))
	if path == "" {
		t.Skip("no axe-core: .ci/axe brings it")
	}
	axe, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, light := range []bool{false, true} {
		on := phone
		on.light = light
		u := open(t, serve(t).url(), on, rigging)
		what := `{ resultTypes: ["violations"] }`
		if light { // a theme only changes colours
			what = `{ resultTypes: ["violations"], runOnly: ["color-contrast"] }`
		}
		check := func(where string) {
			t.Helper()
			if !eval[bool](u, "!!self.axe") {
				_, err := u.eval(string(axe) + "; 0")
				u.must(err)
			}
			wrong := eval[[]string](u, `axe.run(document, `+what+`).then((r) => r.violations.flatMap((v) => v.nodes.map((n) => v.id + ": " + n.html.slice(0, 160) + " " + (n.any[0]?.message || ""))))`)
			if len(wrong) > 0 {
				t.Errorf("%s, light %v: %d found\n%s", where, light, len(wrong), strings.Join(wrong[:min(8, len(wrong))], "\n"))
			}
		}
		u.sees("New game")
		check("the set-up")
		u.plays(city + "card p1 wings; set p3.hearts 0; row acid-attack ? armor-plating; ")
		check("dice to type")
		pages, few := []string{"x", "/", "m", "l", "?", "t", "w", "n"}, 3
		if light {
			pages, few = pages[:3], 1 // the other pages have no other colours
		}
		for i := range often.Cases(few, len(pages)) {
			c := pages[i]
			eval[any](u, `tell({ Do: "command", Text: "`+c+`" })`)
			u.until("a page", `picture().Page`)
			check("the page of " + c)
			for eval[bool](u, `!!picture().Page`) {
				u.presses(eval[string](u, `picture().Close`))
			}
		}
		u.rolls("1", "1", "2", "2", "smash", "smash")
		check("dice to resolve")
		u.resolves()
		u.until("the question", `picture().Table.Asked`)
		check("a question")
		u.presses("Stay")
		u.until("the shop", `!picture().Table.Asked`)
		check("the shop")
		duel := open(t, serve(t).url(), on, rigging)
		duel.plays(solo + "roll ccfhe; keep cc; ")
		u = duel
		check("a Duel")
	}
}
