package tokyo_test

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// own is the program's own data, in the two languages that these tests know.
var own = regexp.MustCompile(`, ([a-z]{2}): (?:null|"(?:[^"\\]|\\.)*")`).ReplaceAllFunc(kingoftokyo.Cards, func(said []byte) []byte {
	if l := string(said[2:4]); l == "en" || l == "fr" {
		return said
	}
	return nil
})

// read reads a data file whose first document has no fault.
func readData(t *testing.T, data string) *library.Library {
	t.Helper()
	lib, err := library.Read([]byte(data), "x.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// breakTokyo replaces a piece of the second document, and returns the number of its line.
func breakTokyo(t *testing.T, data []byte, old, new string) ([]byte, int) {
	t.Helper()
	cut := bytes.Index(data, []byte("\n---\n")) + 1
	i := bytes.Index(data[cut:], []byte(old))
	if i < 0 {
		t.Fatalf("the data has no %q", old)
	}
	two, line := bytes.Replace(data[cut:], []byte(old), []byte(new), 1), bytes.Count(data[cut:cut+i], []byte("\n"))+1
	return append(bytes.Clone(data[:cut]), two...), line + bytes.Count(data[:cut], []byte("\n"))
}

func place(line int) string { return "x.yaml:" + strconv.Itoa(line) + ": " }

// Every kind of fault is refused on its line of the whole file, and all are
// reported at once.
func TestTokyoFaults(t *testing.T) {
	all := bytes.Clone(own)
	var wants []string
	for _, c := range []struct {
		old, new string
		line     int // of the fault, counted from the broken line
		want     string
	}{
		{"      adds: [smash 1]", "      addds: [smash 1]", 0, `unknown key "addds"`},
		{"    - {id: dark, name", "    - {id: night, name", 0, "box night: there is no such box; want tokyo or dark"},
		{`name: {en: "Kraken", fr: "Kraken"`, `name: {en: "Kraken"`, 0, "monster kraken: name: no text (fr)"},
		{`name: {en: "Alien Origin", fr`, `name: {fr`, -1, "card alien-origin: name: no text (en)"},
		{"    - id: armor-plating", "    - id: Armor", 0, "card Armor: an id is lower-case letters, digits and hyphens"},
		{"    - id: camouflage", "    - id: burrowing", 0, "card burrowing stands twice; first on line"},
		{"    - id: wings", "    - id: tile-wings", 0, "card tile-wings: the ids of tiles, and no others, begin with tile-"},
		{"      id: tile-barbs", "      id: barbs", 0, "tile barbs: the ids of tiles, and no others, begin with tile-"},
		{"      cost: 8\n      kind: discard", "      cost: 21\n      kind: discard", 0, `card energize: cost is "21"; a number from 0 to 20 is wanted`},
		{"      does: [gain 9 points]", "      does: [win 9 points]", 0, `card complete-destruction: cannot read "win 9 points"; want one of, with N from 1 to 20: gain N points, `},
		{"      does: [revive 12 hearts]", "      does: [revive 21 hearts]", 0, `card zombify: cannot read "revive 21 hearts"`},
		{"      does: [revive 10 hearts]", "      does: [gain hearts]", 0, `card it-has-a-child: cannot read "gain hearts"`},
		{"      adds: [roll 1]", "      adds: [rolls 1]", 0, `card giant-brain: adds "rolls 1"; want smash N, `},
		{"      adds: [limit 12]", "      adds: [limit 13]", 0, `card even-bigger: adds "limit 13"`},
		{"      dark: {copies: 1}", "      dark: {copies: 5}", 0, `card extra-head: dark copies is "5"; a number from 1 to 4 is wanted`},
		{"      dark: {cost: 6}", "      dark: {price: 6}", 0, `unknown key "price"`},
		{"      tokens: [energy]", "      tokens: [cubes]", 0, `card battery-monster: no token "cubes"; want one of: poison, shrink, smoke, mimic, energy`},
		{"      bought: [gain 4 energy, gain 4 hearts]", "      bought: [carry 4]", 0, `card natural-selection: "carry 4" does nothing by itself at a purchase`},
		{"{status: community, source: \"SE-34335\"", "{status: rumour, source: \"SE-34335\"", 0, `card it-has-a-child: ruling 3: status is "rumour"; want one of: rulebook, publisher, helper, implementation, community, conflict, unverified`},
		{"source: \"FR-B + BGA\", ", "", 0, "card detritivore: ruling 1: no source"},
		{"box: tokyo, en: \"With Solar", "box: duel, en: \"With Solar", 0, `card friend-of-children: ruling 2: box is "duel"; want a box it is in`},
		{"      side: green\n      id: tile-final-roar", "      side: blue\n      id: tile-final-roar", 0, `tile tile-final-roar: side is "blue"; want red or green`},
		{"      level: 6\n      side: green\n      id: tile-have-it-all", "      level: 7\n      side: green\n      id: tile-have-it-all", 0, "tile tile-have-it-all: level is 7; want 3, 6 or 10"},
	} {
		broken, line := breakTokyo(t, own, c.old, c.new)
		_, err := readData(t, string(broken)).Tokyo()
		if want := place(line+c.line) + c.want; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: want %s\nhave %v", c.new, want, err)
		}
		all, _ = breakTokyo(t, all, c.old, c.new)
		wants = append(wants, c.want)
	}
	_, err := readData(t, string(all)).Tokyo()
	for _, w := range wants {
		if err == nil || !strings.Contains(err.Error(), w) {
			t.Errorf("with all faults at once %q is not reported:\n%v", w, err)
		}
	}
}

// Faults that no single line shows are reported too: a missing side, levels that differ,
// a plain card that needs code, adds on a discard card, a box with too little in it.
func TestMoreTokyoFaults(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"side twice":       {"      side: green\n      id: tile-barbs", "      side: red\n      id: tile-barbs", "tile tile-barbs: tile number 1 has a red side already"},
		"one side":         {"      side: green\n      id: tile-barbs", "      side: red\n      id: tile-barbs", "tile number 1: it has one side"},
		"two levels":       {"      level: 3\n      side: green\n      id: tile-barbs", "      level: 6\n      side: green\n      id: tile-barbs", "tile tile-barbs: level is 6, but 3 on the other side of tile number 1"},
		"plain keep":       {"      adds: [smash 1]", "      does: [count 1 smashes]", "card acid-attack: it is declared plain, but its numbers do nothing by themselves"},
		"plain and more":   {"      bought: [gain 2 hearts]", "      does: [gain 2 hearts]", "card even-bigger: it is declared plain"},
		"plain discard":    {"      does: [gain 9 energy]", "      does: [carry 9]", "card energize: it is declared plain"},
		"plain tile":       {"      adds: [roll 1]\n      effect: {en: \"You have one more roll on each of your turns.\", fr: \"Vous avez un lancer de plus à chacun de vos tours.\"}\n    - number: 1", "      does: [gain 1 points]\n      effect: {en: \"A\", fr: \"B\"}\n    - number: 1", "tile tile-devious: it is declared plain"},
		"plain word":       {"      plain: true", "      plain: yes", `card acid-attack: plain is "yes"; want true`},
		"discard adds":     {"      does: [gain 9 energy]", "      does: [gain 9 energy]\n      adds: [die 1]", "card energize: adds and bought are for keep cards"},
		"no kind":          {"      cost: 8\n      kind: discard", "      cost: 8", "card energize: no kind; want keep or discard"},
		"other kind":       {"      cost: 8\n      kind: discard", "      cost: 8\n      kind: action", `card energize: kind is "action"; want keep or discard`},
		"no cost":          {"      cost: 8\n      kind: discard", "      kind: discard", "card energize: no cost"},
		"no id":            {"    - id: energize\n      name", "    - name", ": no id"},
		"no effect":        {"      effect: {en: \"You gain 9 energy.\", ", "      effect: {", "card energize: effect: no text (en)"},
		"half dark effect": {"      dark: {copies: 1}", "      dark: {effect: {en: A}}", "card extra-head: dark effect: no text (fr)"},
		"ruling in one":    {", fr: \"Avec L'ami des enfants, cela fait 10.\"", "", "card energize: ruling 1: no text (fr)"},
		"unknown box":      {"      boxes: [tokyo]", "      boxes: [duel]", `card battery-monster: no box "duel"; want tokyo or dark`},
		"box twice":        {"      boxes: [tokyo]", "      boxes: [tokyo, tokyo]", "card battery-monster: box tokyo stands twice"},
		"dark elsewhere":   {"      boxes: [tokyo]", "      boxes: [tokyo]\n      dark: {cost: 1}", "card battery-monster: dark is for cards of both boxes"},
		"ruling elsewhere": {"{status: helper, source: \"DIZED + BGA\",", "{status: helper, source: \"DIZED + BGA\", box: dark,", `card battery-monster: ruling 1: box is "dark"; want a box it is in`},
		"adds twice":       {"      adds: [die 1]", "      adds: [die 1, die 1]", "card extra-head: adds die twice"},
		"five monsters":    {"    - {id: kraken, ", "    # {id: kraken, ", "box dark: 5 monsters; 6 people may play"},
		"box missing":      {"    - {id: dark, name: ", "    # {id: dark, name: ", "box dark: it is not among the boxes"},
	} {
		broken, _ := breakTokyo(t, own, c.old, c.new)
		if _, err := readData(t, string(broken)).Tokyo(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: want %s\nhave %v", name, c.want, err)
		}
	}
}

// A file can have more cards than any box has.
func TestMoreTokyoCards(t *testing.T) {
	const at = "    - id: acid-attack"
	printed, err := readData(t, string(kingoftokyo.Cards)).Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	more := ""
	for n := printed[tokyo.Base].NumCards() + 1; n <= tokyo.MaxCards+1; n++ {
		more += fmt.Sprintf("    - {id: more-%d, name: {en: A, fr: B}, cost: 1, kind: discard, plain: true, does: [gain 1 hearts], effect: {en: A, fr: B}}\n", n)
		if n < tokyo.MaxCards {
			continue
		}
		broken, _ := breakTokyo(t, own, at, more+at)
		sets, err := readData(t, string(broken)).Tokyo()
		switch want := fmt.Sprintf("box tokyo: %d cards; the game needs 4 to %d", n, tokyo.MaxCards); {
		case n <= tokyo.MaxCards && (err != nil || sets[tokyo.Base].NumCards() != n):
			t.Errorf("%d cards: %v", n, err)
		case n > tokyo.MaxCards && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%d cards: %v", n, err)
		}
	}
}
