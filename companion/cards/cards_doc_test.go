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

	"kingoftokyo/companion/cards"
	"kingoftokyo/rules/tokyo"
)

var update = flag.Bool("update", false, "write the table of docs/players/cards.md")

// moments is when each card and side of a tile has its effect, for docs/players/cards.md.
// Those that are not here are plain discard cards: at their purchase.
var moments = map[string]string{
	"acid-attack":                  "when smashes are counted",
	"alien-origin":                 "whenever a price is looked at",
	"alpha-monster":                "when smashes are resolved, if there is one",
	"armor-plating":                "at every loss of its owner",
	"background-dweller":           "after the result is typed, as long as it shows a 3",
	"battery-monster":              "at the purchase; at the start of its owner's turn",
	"burrowing":                    "when smashes are counted, in Tokyo; when somebody enters the place its owner gave up",
	"camouflage":                   "before every loss of its owner",
	"complete-destruction":         "when numbers are resolved",
	"death-from-above":             "at its purchase: Tokyo is emptied and entered",
	"detritivore":                  "when numbers are resolved",
	"eater-of-the-dead":            "whenever another Monster drops to 0 hearts",
	"energy-drink":                 "before the result is typed, when its owner says so: `use energy-drink`",
	"energy-hoarder":               "at the end of its owner's turn",
	"even-bigger":                  "at the purchase; whenever hearts are gained",
	"extra-head":                   "when dice are rolled",
	"fire-breathing":               "when smashes are resolved, if there is one",
	"freeze-time":                  "when numbers are resolved; at the purchase, if the 1s lie there",
	"frenzy":                       "at its purchase; the turn follows this one (option `frenzy cut`: it stops this one)",
	"friend-of-children":           "whenever its owner gains energy",
	"giant-brain":                  "when dice are rolled",
	"gourmet":                      "when numbers are resolved",
	"healing-ray":                  "when hearts are resolved, if another Monster has room for one",
	"herbivore":                    "at the end of its owner's turn",
	"herd-culler":                  "after the result is typed",
	"hibernation":                  "as long as it lies there; after the result is typed, or when its owner says so: `use hibernation`",
	"it-has-a-child":               "when its owner drops to 0 hearts",
	"jets":                         "before smashes cost its owner hearts in Tokyo",
	"lunar-powered":                "at the end of its owner's turn",
	"made-in-a-lab":                "in the buy step, once, until it is answered or the step ends",
	"media-friendly":               "whenever its owner buys a card",
	"metamorph":                    "at the end of its owner's turn, after purchases",
	"mimic":                        "at the purchase; at the start of its owner's turn, for 1 energy",
	"nanobots":                     "at the start of its owner's turn",
	"natural-selection":            "at the purchase; when dice are rolled; at the end of its owner's turn",
	"nova-breath":                  "when smashes are resolved",
	"opportunist":                  "whenever a card is revealed in another Monster's turn",
	"parasitic-tentacles":          "in the buy step",
	"plot-twist":                   "after the result is typed",
	"poison-quills":                "when smashes are counted",
	"poison-spit":                  "when its owner's smashes hurt a Monster; the tokens, at the end of turns",
	"psychic-probe":                "after another Monster's result is typed",
	"rapid-healing":                "before a loss that would take the last heart; otherwise when its owner says so: `use rapid-healing`",
	"reflective-hide":              "after a loss of its owner that another Monster caused",
	"regeneration":                 "whenever its owner gains hearts",
	"rooting-for-the-underdog":     "at the end of its owner's turn",
	"shrink-ray":                   "when its owner's smashes hurt a Monster; the tokens, when dice are rolled",
	"smoke-cloud":                  "before the result is typed, when its owner says so: `use smoke-cloud`",
	"solar-powered":                "at the end of its owner's turn",
	"spiked-tail":                  "when smashes are counted",
	"stretchy":                     "after the result is typed, as often as its owner can pay",
	"super-jump":                   "before a loss of its owner, once a turn",
	"unstable-dna":                 "when its owner yields",
	"urbavore":                     "at the start of its owner's turn and when smashes are counted, in Tokyo",
	"were-only-making-it-stronger": "after every loss of its owner",
	"wings":                        "before a loss of its owner; otherwise when its owner says so: `use wings`",
	"zombify":                      "when its owner drops to 0 hearts, once; whenever hearts are gained from then on",

	"tile-antimatter-beam":   "when smashes are counted",
	"tile-barbs":             "when smashes are counted",
	"tile-cyberbrain":        "when dice are rolled",
	"tile-defender-of-tokyo": "when its owner enters Tokyo, and at the start of its owner's turn there",
	"tile-devious":           "when dice are rolled",
	"tile-eternal":           "at the start of its owner's turn",
	"tile-evil-lair":         "whenever a price is looked at",
	"tile-final-push":        "as it is taken: another turn is in store, and it leaves at once",
	"tile-final-roar":        "when its owner drops to 0 hearts",
	"tile-fluxling":          "as it is taken; at the start of its owner's turn",
	"tile-full-regeneration": "as it is taken; whenever hearts are gained",
	"tile-have-it-all":       "as it is taken; whenever its owner buys a card",
	"tile-poison-spit":       "when its owner's smashes hurt a Monster; the tokens, at the end of turns",
	"tile-skulking":          "when numbers are resolved",
	"tile-skybeam":           "when hearts and energy are resolved",
	"tile-sonic-boomer":      "at the start of its owner's turn",
	"tile-starburst":         "as it is taken",
	"tile-tireless":          "at the start of its owner's turn",
	"tile-underdog":          "when its owner's smashes hurt a Monster",
	"tile-widespread-panic":  "as it is taken",
}

// The table of docs/players/cards.md is what the program does: -update writes it.
func TestCardsTable(t *testing.T) {
	file := filepath.Join("..", "..", "docs", "players", "cards.md")
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
		t.Errorf("%s differs from the program; go test ./companion/cards -run CardsTable -update writes it", file)
	}
}

// table is every card and side of a tile of both Tokyo boxes, a row each.
func table(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("| Card | Box | Manner | When | Asks |\n|---|---|---|---|---|\n")
	written := 0
	for _, it := range whole(t).All() {
		if it.In("duel") {
			continue
		}
		when, ok := moments[it.ID]
		switch {
		case ok:
			written++
		case it.Kind == cards.Discard:
			when = "at its purchase"
		default:
			t.Errorf("%s: when does it act?", it.ID)
		}
		var asks []string
		for _, q := range it.Asks {
			asks = append(asks, "`"+q+"`")
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s |\n", called(it), boxesOf(it), it.Manner, when, strings.Join(asks, ", "))
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
