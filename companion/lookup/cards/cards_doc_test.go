package cards_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules/tokyo"
)

var update = flag.Bool("update", false, "write the table of docs/players/cards.md")

// moments is when each card and side of a tile that wants a word of somebody gets it, for docs/players/cards.md.
// All others have their effect without a question.
var moments = map[string]string{
	"background-dweller":  "after the result is typed, if it shows a 3",
	"camouflage":          "before every loss of its owner",
	"energy-drink":        "before the result is typed, when its owner says so: `use energy-drink`",
	"freeze-time":         "when numbers are resolved; at the purchase, if there are three 1s",
	"healing-ray":         "when hearts are resolved, if another Monster has room for one",
	"herd-culler":         "after the result is typed",
	"hibernation":         "while it is in play; after the result is typed, or when its owner says so: `use hibernation`",
	"jets":                "before smashes cost its owner hearts in Tokyo",
	"made-in-a-lab":       "in the buy step, once, until it is answered or the step ends",
	"metamorph":           "at the end of its owner's turn, after purchases",
	"mimic":               "at the purchase; at the start of its owner's turn, for 1 energy",
	"opportunist":         "whenever a card is revealed in another Monster's turn",
	"parasitic-tentacles": "in the buy step",
	"plot-twist":          "after the result is typed",
	"psychic-probe":       "after another Monster's result is typed",
	"rapid-healing":       "before a loss that would take the last heart; otherwise when its owner says so: `use rapid-healing`",
	"smoke-cloud":         "before the result is typed, when its owner says so: `use smoke-cloud`",
	"stretchy":            "after the result is typed, as often as its owner can pay",
	"super-jump":          "before a loss of its owner, once a turn",
	"unstable-dna":        "when its owner yields",
	"wings":               "before a loss of its owner; otherwise when its owner says so: `use wings`",
	"tile-fluxling":       "as it is taken; at the start of its owner's turn",
}

// The table of docs/players/cards.md is what the program does: -update writes it.
func TestCardsTable(t *testing.T) {
	file := filepath.Join("..", "..", "..", "docs", "players", "cards.md")
	have, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "<!-- table -->\n", "<!-- end of table -->"
	before, rest, ok := bytes.Cut(have, []byte(begin))
	_, after, closed := bytes.Cut(rest, []byte(end))
	if !ok || !closed {
		t.Fatalf("%s has no marks of the table", file)
	}
	want := slices.Concat(before, []byte(begin), []byte(table(t)), []byte(end), after)
	if *update {
		if err := os.WriteFile(file, want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if !bytes.Equal(have, want) {
		t.Errorf("%s differs from the program; go test ./companion/lookup/cards -run CardsTable -update writes it", file)
	}
}

// table is every card and side of a tile of both Tokyo boxes that wants a word of somebody, a row each.
func table(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("| Card | Box | When |\n|---|---|---|\n")
	written := 0
	for _, it := range whole(t).All() {
		if it.In("duel") {
			continue
		}
		when, ok := moments[it.ID]
		if !ok && len(it.Asks) > 0 {
			t.Errorf("%s: when does it ask?", it.ID)
		}
		if ok {
			written++
			fmt.Fprintf(&b, "| %s | %s | %s |\n", called(it), boxesOf(it), when)
		}
	}
	if written != len(moments) {
		t.Errorf("%d moments are of no card", len(moments)-written)
	}
	return b.String()
}

// called is a card with both names; of a tile also number, level and side.
func called(it cards.Item) string {
	out := it.Name["en"]
	if it.Name["fr"] != "" && it.Name["fr"] != it.Name["en"] {
		out += " / *" + it.Name["fr"] + "*"
	}
	if it.Kind == cards.Tile {
		side := "red"
		if it.Side.Green {
			side = "green"
		}
		out += fmt.Sprintf(" (tile %d, level %d, %s)", it.Side.Number, it.Side.Level, side)
	}
	return out
}

func boxesOf(it cards.Item) string {
	var out []string
	for _, p := range it.Prints {
		out = append(out, p.Box.ID)
	}
	return strings.Join(out, ", ")
}

// At least 50 of the 64 cards of the base box, 50 of the 65 of the Dark Edition and
// 14 of the 20 sides of tiles act by themselves.
func TestMostAct(t *testing.T) {
	var count, act [tokyo.NumEditions]int
	var sides, sidesAct int
	for _, it := range whole(t).All() {
		acts := 0
		if it.Manner == "acts" {
			acts = 1
		}
		if it.Kind == cards.Tile {
			sides, sidesAct = sides+1, sidesAct+acts
			continue
		}
		for e, box := range []string{"tokyo", "dark"} {
			if it.In(box) {
				count[e]++
				act[e] += acts
			}
		}
	}
	if count[tokyo.Base] < 64 || count[tokyo.Dark] < 65 || sides != 20 {
		t.Errorf("%v cards and %d sides; want 64, 65 and 20 at least", count, sides)
	}
	if act[tokyo.Base] < 50 || act[tokyo.Dark] < 50 || sidesAct < 14 {
		t.Errorf("%v cards and %d sides act; want 50, 50 and 14 at least", act, sidesAct)
	}
}

// ofTheRules are the questions that the rules put, whatever lies before anybody; all
// others belong to cards.
var ofTheRules = []string{tokyo.AskReveal.String(), tokyo.AskName.String(), tokyo.AskYield.String(), tokyo.AskTile.String(),
	tokyo.AskPoisonDice.String(), tokyo.AskShrinkDice.String()}

// Every question is one of the rules or belongs to a card, and a card that reminds
// has one.
func TestQuestionsBelongToCards(t *testing.T) {
	of := map[string]bool{}
	for _, it := range whole(t).All() {
		if it.In("duel") {
			continue
		}
		for _, q := range it.Asks {
			of[q] = true
			if slices.Contains(ofTheRules, q) {
				t.Errorf("%s asks %s, a question of the rules", it.ID, q)
			}
		}
		if it.Manner == "reminds" && len(it.Asks) == 0 {
			t.Errorf("%s reminds and asks nothing", it.ID)
		}
	}
	for q := tokyo.AskReveal; q < tokyo.NumQuestions; q++ {
		if !of[q.String()] && !slices.Contains(ofTheRules, q.String()) {
			t.Errorf("no card asks %s", q)
		}
	}
}
