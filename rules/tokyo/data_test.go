package tokyo_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// sets returns the boxes of the program's own data.
func sets(t *testing.T) [tokyo.NumEditions]*tokyo.Box {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	both, err := lib.Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	return both
}

// Both boxes have six monsters, and the Dark Edition also has its tiles.
func TestCounts(t *testing.T) {
	for e, sides := range [...]int{tokyo.Base: 0, tokyo.Dark: 20} {
		set := sets(t)[e]
		if m, n := len(set.Monsters), len(set.Tiles)-1; m != 6 || n != sides || set.Edition != tokyo.Edition(e) {
			t.Errorf("%s: %d monsters, %d sides of tiles, want 6 and %d", set.Edition, m, n, sides)
		}
	}
}

// printed lists every card as printed in the boxes: its kind, then its cost and copies in
// the base box and in the Dark Edition, and its numbers according to its effect: what it
// adds, what it gives once (bought), what it does; "plain" if that is all. No other test
// repeats them.
const printed = `
acid-attack keep 6 1 / 6 1: plain, smash 1
alien-origin keep 3 1 / 3 1: plain, discount 1
alpha-monster keep 5 1 / 5 1: does points 1
apartment-building discard 5 1 / 5 1: plain, does points 3
armor-plating keep 4 1 / 4 1
background-dweller keep 4 1 / 4 1
battery-monster keep 3 1 / -: energy, does carry 6, does energy 2
burrowing keep 5 1 / 5 1: does smashes 1, does hurt 1
camouflage keep 3 1 / 3 1
commuter-train discard 4 1 / 4 1: plain, does points 2
complete-destruction keep 3 1 / 3 1: does points 9
corner-store discard 3 1 / 3 1: plain, does points 1
death-from-above discard 5 1 / 5 1: does points 2
detritivore keep 4 1 / 4 1: does points 2
eater-of-the-dead keep 4 1 / 4 1: does points 3
energize discard 8 1 / 8 1: plain, does energy 9
energy-drink keep 4 1 / 4 1: does pay 1
energy-hoarder keep 3 1 / 3 1: does points 1
evacuation-orders discard 7 2 / 7 2: plain, does others points 5
even-bigger keep 4 1 / 4 1: plain, limit 12, bought hearts 2
extra-head keep 7 2 / 7 1: plain, die 1
fire-breathing keep 4 1 / 4 1: does hurt 1
flame-thrower discard 3 1 / 3 1: plain, does others hearts 2
freeze-time keep 5 1 / 6 1
frenzy discard 7 1 / 7 1: does turn 0
friend-of-children keep 3 1 / 3 1: does energy 1
gas-refinery discard 6 1 / 6 1: plain, does points 2, does others hearts 3
giant-brain keep 5 1 / 5 1: plain, roll 1
gourmet keep 4 1 / 6 1: does points 2
heal discard 3 1 / -: plain, does hearts 2
healing-ray keep 4 1 / -: does pay 2
herbivore keep 5 1 / 5 1: does points 1
herd-culler keep 3 1 / 5 1
hibernation keep - / 4 1
high-altitude-bombing discard 4 1 / 4 1: plain, does all hearts 3
it-has-a-child keep 7 1 / 7 1: does revive 10
jet-fighters discard 5 1 / 5 1: plain, does points 5, does lose 4
jets keep 5 1 / 5 1
lunar-powered keep - / 3 1: does energy 1
made-in-a-lab keep 2 1 / 2 1
media-friendly keep 3 1 / 3 1: does points 1
metamorph keep 3 1 / 3 1
mimic keep 8 1 / -: mimic, does pay 1
monster-pets discard - / 0 1: plain, does all points 3
nanobots keep - / 3 1: does hearts 2
national-guard discard 3 1 / -: plain, does points 2, does lose 2
natural-selection keep - / 2 1: die 1, bought energy 4, bought hearts 4
nova-breath keep 7 1 / 7 1
nuclear-power-plant discard 6 1 / 6 1: plain, does points 2, does hearts 3
opportunist keep 3 1 / 3 1
parasitic-tentacles keep 4 1 / 4 1
plot-twist keep 3 1 / 3 1
poison-quills keep 3 1 / 3 1: does smashes 2
poison-spit keep 4 1 / -: poison
psychic-probe keep 3 1 / 3 1
rapid-healing keep 3 1 / 3 1: does pay 2, does hearts 1
reflective-hide keep - / 6 1: does hurt 1
regeneration keep 4 1 / 4 1: does hearts 1
rooting-for-the-underdog keep 3 1 / -: does points 1
shrink-ray keep 6 1 / 6 1: shrink
skyscraper discard 6 1 / 6 1: plain, does points 4
smoke-cloud keep 4 1 / 4 1: smoke, does carry 3
solar-powered keep 2 1 / -: does energy 1
spiked-tail keep 5 1 / 5 1: does smashes 1
stretchy keep 3 1 / 3 1: does pay 2
super-jump keep - / 4 1: does pay 1
tank discard 4 1 / 4 1: plain, does points 4, does lose 3
unstable-dna keep - / 3 1
urbavore keep 4 1 / 4 1: does points 1, does smashes 1
vast-storm discard 6 1 / 6 1: does points 2
were-only-making-it-stronger keep 3 1 / 3 1: does energy 1
wings keep 6 1 / 6 1: does pay 2
zombify keep - / 4 1: does revive 12
`

// facts is what a box prints on a card, with no copies if the box does not have it.
type facts struct{ cost, copies int }

// printedCards returns the cards as printed in the boxes, by id.
func printedCards(t *testing.T) map[string][tokyo.NumEditions]facts {
	t.Helper()
	out := map[string][tokyo.NumEditions]facts{}
	for line := range strings.Lines(strings.TrimSpace(printed)) {
		line, _, _ = strings.Cut(strings.TrimSpace(line), ": ")
		head, dark, _ := strings.Cut(line, " / ")
		id, base, _ := strings.Cut(head, " ")
		_, base, _ = strings.Cut(base, " ")
		var f [tokyo.NumEditions]facts
		for e, said := range []string{base, dark} {
			if said == "-" {
				continue
			}
			if _, err := fmt.Sscan(said, &f[e].cost, &f[e].copies); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
		out[id] = f
	}
	return out
}

// numPrinted returns the number of cards in a box.
func numPrinted(t *testing.T, edition tokyo.Edition) int {
	t.Helper()
	n := 0
	for _, f := range printedCards(t) {
		n += f[edition].copies
	}
	return n
}

// No price, kind or number of copies is mistyped, and no card is missing or in the
// wrong box.
func TestPrinted(t *testing.T) {
	have := map[string]*[tokyo.NumEditions]string{}
	kinds := map[string]string{}
	for e, set := range sets(t) {
		for i, c := range set.Cards[1:] {
			if i > 0 && set.Cards[i].ID == c.ID {
				continue // another copy: TestCopies looks at it
			}
			if have[c.ID] == nil {
				have[c.ID] = &[tokyo.NumEditions]string{"-", "-"}
			}
			have[c.ID][e] = fmt.Sprint(c.Cost, " ", c.Copies)
			kinds[c.ID] = map[bool]string{true: "keep", false: "discard"}[c.Keep]
		}
	}
	var lines []string
	for id, h := range have {
		lines = append(lines, fmt.Sprintf("%s %s %s / %s", id, kinds[id], h[tokyo.Base], h[tokyo.Dark]))
	}
	var want []string
	for l := range strings.Lines(strings.TrimSpace(printed)) {
		l, _, _ = strings.Cut(strings.TrimSpace(l), ": ")
		want = append(want, l)
	}
	for _, l := range lines {
		if !slices.Contains(want, l) {
			t.Errorf("the data have %q", l)
		}
	}
	for _, l := range want {
		if !slices.Contains(lines, l) {
			t.Errorf("the box has %q", l)
		}
	}
}

// The copies of a card are next to each other and identical; its id finds the first.
func TestCopies(t *testing.T) {
	for e, set := range sets(t) {
		want := ""
		for _, id := range slices.Sorted(maps.Keys(printedCards(t))) {
			want += strings.Repeat(" "+id, max(0, printedCards(t)[id][e].copies-1))
		}
		var twice []string
		for i := 1; i < len(set.Cards); i++ {
			c := &set.Cards[i]
			first, ok := set.Card(c.ID)
			if !ok || int(first) > i || !maps.Equal(set.Cards[first].Text, c.Text) {
				t.Errorf("%s: card %d, %s, is found at %d", set.Edition, i, c.ID, first)
			}
			if int(first) == i-1 {
				twice = append(twice, c.ID)
			} else if int(first) != i {
				t.Errorf("%s: card %d, %s, is far from its first copy %d", set.Edition, i, c.ID, first)
			}
		}
		if have := strings.Join(twice, " "); have != strings.TrimSpace(want) {
			t.Errorf("%s: two of %s, want%s", set.Edition, have, want)
		}
	}
}

// The Dark Edition has one card under another name, and one of its cards says more.
func TestDarkChanges(t *testing.T) {
	both := sets(t)
	card := func(e tokyo.Edition, id string) *tokyo.Card {
		n, ok := both[e].Card(id)
		if !ok {
			t.Fatalf("%s: no %s", e, id)
		}
		return &both[e].Cards[n]
	}
	if base, dark := card(tokyo.Base, "solar-powered"), card(tokyo.Dark, "lunar-powered"); !maps.Equal(base.Text, dark.Text) {
		t.Errorf("%+v, %+v", base, dark)
	}
	base, dark := card(tokyo.Base, "it-has-a-child"), card(tokyo.Dark, "it-has-a-child")
	if strings.Contains(base.Text["en"], "Wickedness") || !strings.Contains(dark.Text["en"], "Wickedness") || !strings.Contains(dark.Text["fr"], "Méchanceté") {
		t.Errorf("%+v, %+v", base.Text, dark.Text)
	}
	// Rulings of one box stay in that box; those of both keep their order.
	if b, d := len(base.Rulings), len(dark.Rulings); b != 4 || d != 6 {
		t.Errorf("%d and %d rulings", b, d)
	}
	if b, d := card(tokyo.Base, "extra-head").Rulings, card(tokyo.Dark, "extra-head").Rulings; len(b) != 1 || len(d) != 1 ||
		b[0].Status != tokyo.Publisher || d[0].Status != tokyo.Implementation || b[0].Source != "BGG-FAQ + BGA" {
		t.Errorf("%+v, %+v", b, d)
	}
}

// If the box has no known French name, the data have none, and players see the
// English name.
func TestFrenchNames(t *testing.T) {
	var none []string
	for e, set := range sets(t) {
		for _, c := range set.Cards[1:] {
			if tokyo.Edition(e) == tokyo.Dark && c.Name["fr"] == "" {
				none = append(none, c.ID)
			}
			if tokyo.Edition(e) == tokyo.Base && c.Name["fr"] == "" {
				t.Errorf("%s has no French name", c.ID)
			}
		}
	}
	want := "hibernation lunar-powered monster-pets nanobots natural-selection reflective-hide super-jump unstable-dna zombify"
	if have := strings.Join(none, " "); have != want {
		t.Errorf("without a French name: %s\nwant %s", have, want)
	}
	for _, tile := range sets(t)[tokyo.Dark].Tiles[1:] {
		if named := tile.ID == "tile-poison-spit" || tile.ID == "tile-fluxling"; named != (tile.Name["fr"] != "") {
			t.Errorf("%s is %q in French", tile.ID, tile.Name["fr"])
		}
	}
	if w := (rules.Words{"en": "Zombify"}); w.In("fr") != "Zombify" {
		t.Error(w)
	}
	if w := (rules.Words{"en": "Wings", "fr": "Ailes"}); w.In("fr") != "Ailes" || w.In("en") != "Wings" || w.In("xx") != "Wings" {
		t.Error(w)
	}
}

// Ten tiles with a red and a green side, 4 of level 3, 4 of level 6, 2 of level 10
// (12.4, 12.10).
func TestTiles(t *testing.T) {
	set := sets(t)[tokyo.Dark]
	var ids []string
	for i, tile := range set.Tiles[1:] {
		if want := int8([]int{3, 3, 3, 3, 6, 6, 6, 6, 10, 10}[i/2]); tile.Level != want || int(tile.Number) != i/2+1 || tile.Green != (i%2 == 1) {
			t.Errorf("side %d: %s is number %d, level %d, green %v", i+1, tile.ID, tile.Number, tile.Level, tile.Green)
		}
		if id, ok := set.Tile(tile.ID); !ok || int(id) != i+1 {
			t.Errorf("%s is found at %d", tile.ID, id)
		}
		ids = append(ids, strings.TrimPrefix(tile.ID, "tile-"))
	}
	want := "devious barbs eternal final-roar skulking poison-spit tireless underdog cyberbrain defender-of-tokyo evil-lair fluxling " +
		"full-regeneration have-it-all widespread-panic sonic-boomer antimatter-beam final-push skybeam starburst"
	if have := strings.Join(ids, " "); have != want {
		t.Errorf("%s\nwant %s", have, want)
	}
}

// Each box has its six monsters (facts of the boxes).
func TestMonsters(t *testing.T) {
	for e, want := range [...]string{
		tokyo.Base: "alienoid cyber-kitty gigazaur meka-dragon space-penguin the-king",
		tokyo.Dark: "alienoid cyber-bunny gigazaur kraken meka-dragon the-king",
	} {
		var have []string
		for _, m := range sets(t)[e].Monsters {
			have = append(have, m.ID)
		}
		if s := strings.Join(have, " "); s != want {
			t.Errorf("%s: %s, want %s", tokyo.Edition(e), s, want)
		}
	}
}
