package pages

import (
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
)

// What a line typed at the table does: what the player is told, and the page that it opens.
func TestTyped(t *testing.T) {
	for _, c := range []struct{ line, told, page string }{
		{"", "", ""},
		{"lang fr", "set lang fr", ""},
		{"lang xx", `fault unknown language "xx"; use en|fr`, ""},
		{"lang", "does L", ""},
		{"cards wings", "", "CARDS AND RULES"},
		{"ask can i heal", "", "CARDS AND RULES"},
		{"rule A2", "", "CARDS AND RULES"},
		{"new", "", "New game: King of Tokyo Duel"},
		{"new dark", "", "New game: King of Tokyo: Dark Edition"},
		{"new nope", `fault unknown box "nope"; use duel, tokyo, dark`, ""},
		{"u", "undo", ""},
		{"U", "redo; fault nothing to redo", ""},
		{"q", "does q", ""},
		{"help", "warn there is nothing to quit here: everything is saved, and the page can be closed at any time", ""},
		// the face has no such key
		{"why", "warn this game is view-only here; nothing was changed", ""},
		// an unavailable key says why
		{"advice", "does a", ""},
		{"coach off", "coached ! this program has no coach", ""},
		{"nonsense", `fault dice: "n" is not a face; use c h e f d p (or b s e g d p)`, ""},
		{"name 2 acid", "done", ""},
		{"name 2 5zz", `fault no card matches "5zz"`, ""},
		{"pass", "warn nothing to pass at step roll; roll and resolve first, or use skip (D4)", ""},
		{"ccfhf", "done", ""},
		{"fame 2", "done", ""},
	} {
		f := playing(t, solo+"; set you.energy 2")
		Typed(f, c.line)
		page := ""
		if len(f.stack) > 0 {
			_, p := f.top()
			page = p.Title
		}
		if page != c.page {
			t.Errorf("%q leads to %q, want %q", c.line, page, c.page)
		}
		f.heard(told(c.told)...)
	}
}

// A typed line leaves its move on the table: a card named, a correction made, a roll.
func TestTypedPlays(t *testing.T) {
	f := playing(t, solo)
	for _, line := range []string{"name 2 acid", "fame 2", "ccfhf"} {
		Typed(f, line)
	}
	if v := f.Frame(); v.Row[1].Card != "acid-attack" || v.Fields[8].Value != 4 || f.game.Typable(2) != "CCFHF" {
		t.Errorf("%+v, %+v, %q", v.Row[1], v.Fields[8], f.game.Typable(2))
	}
}

// An answer of one line is a note; a longer one has its own page.
func TestTypedAnswers(t *testing.T) {
	f := playing(t, solo)
	g := &answering{Game: f.game.Game}
	f.game.Game = g
	for said, want := range map[string]string{"one\n": "coached one", "one\ntwo\n": "coached"} {
		g.said = said
		Typed(f, "danger ahead")
		f.heard(want)
		if g.rest != "ahead" {
			t.Errorf("asked about %q", g.rest)
		}
	}
	if len(f.stack) != 1 {
		t.Fatalf("%d pages", len(f.stack))
	}
	f.shows("ANSWER\n- one\n- two")
}

// answering is a game that gives each command the same answer.
type answering struct {
	companion.Game
	said, rest string
}

func (g *answering) Answer(_ console.Command, c *console.Console, rest string) bool {
	g.rest = rest
	c.Print("%s", g.said)
	return true
}
