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

// sets are the boxes of the program's own data.
func sets(t *testing.T) [tokyo.NumEditions]*tokyo.Set {
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

// Both boxes hold what is counted on the table: 66 cards, so many of them keep
// cards, and the tiles of the Dark Edition.
func TestCounts(t *testing.T) {
	for e, want := range [...]struct{ cards, keep, discard, distinct, monsters, sides int }{
		tokyo.Base: {66, 48, 18, 64, 6, 0},
		tokyo.Dark: {66, 49, 17, 65, 6, 20},
	} {
		set := sets(t)[e]
		have := want
		have.cards, have.monsters, have.sides = set.NumCards(), len(set.Monsters), len(set.Tiles)-1
		have.keep, have.discard = 0, 0
		ids := map[string]bool{}
		for _, c := range set.Cards[1:] {
			if c.Keep {
				have.keep++
			} else {
				have.discard++
			}
			ids[c.ID] = true
		}
		if have.distinct = len(ids); have != want || set.Edition != tokyo.Edition(e) {
			t.Errorf("%s: %+v, want %+v", set.Edition, have, want)
		}
	}
}

// printed is every card as the boxes print it: its kind, then cost and copies in
// the base box and in the Dark Edition.
const printed = `
acid-attack keep 6 1 / 6 1
alien-origin keep 3 1 / 3 1
alpha-monster keep 5 1 / 5 1
apartment-building discard 5 1 / 5 1
armor-plating keep 4 1 / 4 1
background-dweller keep 4 1 / 4 1
battery-monster keep 3 1 / -
burrowing keep 5 1 / 5 1
camouflage keep 3 1 / 3 1
commuter-train discard 4 1 / 4 1
complete-destruction keep 3 1 / 3 1
corner-store discard 3 1 / 3 1
death-from-above discard 5 1 / 5 1
detritivore keep 4 1 / 4 1
eater-of-the-dead keep 4 1 / 4 1
energize discard 8 1 / 8 1
energy-drink keep 4 1 / 4 1
energy-hoarder keep 3 1 / 3 1
evacuation-orders discard 7 2 / 7 2
even-bigger keep 4 1 / 4 1
extra-head keep 7 2 / 7 1
fire-breathing keep 4 1 / 4 1
flame-thrower discard 3 1 / 3 1
freeze-time keep 5 1 / 6 1
frenzy discard 7 1 / 7 1
friend-of-children keep 3 1 / 3 1
gas-refinery discard 6 1 / 6 1
giant-brain keep 5 1 / 5 1
gourmet keep 4 1 / 6 1
heal discard 3 1 / -
healing-ray keep 4 1 / -
herbivore keep 5 1 / 5 1
herd-culler keep 3 1 / 5 1
hibernation keep - / 4 1
high-altitude-bombing discard 4 1 / 4 1
it-has-a-child keep 7 1 / 7 1
jet-fighters discard 5 1 / 5 1
jets keep 5 1 / 5 1
lunar-powered keep - / 3 1
made-in-a-lab keep 2 1 / 2 1
media-friendly keep 3 1 / 3 1
metamorph keep 3 1 / 3 1
mimic keep 8 1 / -
monster-pets discard - / 0 1
nanobots keep - / 3 1
national-guard discard 3 1 / -
natural-selection keep - / 2 1
nova-breath keep 7 1 / 7 1
nuclear-power-plant discard 6 1 / 6 1
opportunist keep 3 1 / 3 1
parasitic-tentacles keep 4 1 / 4 1
plot-twist keep 3 1 / 3 1
poison-quills keep 3 1 / 3 1
poison-spit keep 4 1 / -
psychic-probe keep 3 1 / 3 1
rapid-healing keep 3 1 / 3 1
reflective-hide keep - / 6 1
regeneration keep 4 1 / 4 1
rooting-for-the-underdog keep 3 1 / -
shrink-ray keep 6 1 / 6 1
skyscraper discard 6 1 / 6 1
smoke-cloud keep 4 1 / 4 1
solar-powered keep 2 1 / -
spiked-tail keep 5 1 / 5 1
stretchy keep 3 1 / 3 1
super-jump keep - / 4 1
tank discard 4 1 / 4 1
unstable-dna keep - / 3 1
urbavore keep 4 1 / 4 1
vast-storm discard 6 1 / 6 1
were-only-making-it-stronger keep 3 1 / 3 1
wings keep 6 1 / 6 1
zombify keep - / 4 1
`

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
	want := strings.Split(strings.TrimSpace(printed), "\n")
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

// The copies of a card stand side by side and are alike; the first one is found
// by the id.
func TestCopies(t *testing.T) {
	for e, want := range [...]string{tokyo.Base: "evacuation-orders extra-head", tokyo.Dark: "evacuation-orders"} {
		set := sets(t)[e]
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
		if have := strings.Join(twice, " "); have != want {
			t.Errorf("%s: two of %s, want %s", set.Edition, have, want)
		}
	}
}

// The Dark Edition asks other prices for four cards, one of them under another
// name, and one of its cards says more.
func TestDarkChanges(t *testing.T) {
	both := sets(t)
	card := func(e tokyo.Edition, id string) *tokyo.Card {
		n, ok := both[e].Card(id)
		if !ok {
			t.Fatalf("%s: no %s", e, id)
		}
		return &both[e].Cards[n]
	}
	for id, want := range map[string][2]int16{"freeze-time": {5, 6}, "gourmet": {4, 6}, "herd-culler": {3, 5}} {
		if base, dark := card(tokyo.Base, id).Cost, card(tokyo.Dark, id).Cost; base != want[0] || dark != want[1] {
			t.Errorf("%s costs %d and %d, want %v", id, base, dark, want)
		}
	}
	if base, dark := card(tokyo.Base, "solar-powered"), card(tokyo.Dark, "lunar-powered"); base.Cost != 2 || dark.Cost != 3 || !maps.Equal(base.Text, dark.Text) {
		t.Errorf("%+v, %+v", base, dark)
	}
	base, dark := card(tokyo.Base, "it-has-a-child"), card(tokyo.Dark, "it-has-a-child")
	if strings.Contains(base.Text["en"], "Wickedness") || !strings.Contains(dark.Text["en"], "Wickedness") || !strings.Contains(dark.Text["fr"], "Méchanceté") {
		t.Errorf("%+v, %+v", base.Text, dark.Text)
	}
	// Rulings of one box stay in it; those of both keep their order.
	if b, d := len(base.Rulings), len(dark.Rulings); b != 4 || d != 6 {
		t.Errorf("%d and %d rulings", b, d)
	}
	if b, d := card(tokyo.Base, "extra-head").Rulings, card(tokyo.Dark, "extra-head").Rulings; len(b) != 1 || len(d) != 1 ||
		b[0].Status != tokyo.Publisher || d[0].Status != tokyo.Implementation || b[0].Source != "BGG-FAQ + BGA" {
		t.Errorf("%+v, %+v", b, d)
	}
	for _, c := range both[tokyo.Base].Cards[1:] {
		if _, ok := both[tokyo.Dark].Card(c.ID); ok == slices.Contains(strings.Fields(
			"battery-monster heal healing-ray mimic national-guard poison-spit rooting-for-the-underdog solar-powered"), c.ID) {
			t.Errorf("%s: in the Dark Edition %v", c.ID, ok)
		}
	}
}

// Where the box has no known French name the data have none, and players read the
// English one.
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
