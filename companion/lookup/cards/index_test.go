package cards_test

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

// look returns the look-up over the boxes of a library.
func look(lib *library.Library) (*cards.Index, error) {
	return boxes.On(&duelbox.Desk{Rules: duel.New(lib.Duel(), nil), Desk: &companion.Desk{Library: lib}}).Cards()
}

func shelves(t *testing.T, data []byte) *cards.Index {
	t.Helper()
	lib, err := library.Read(data, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	s, err := look(lib)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func whole(t *testing.T) *cards.Index { t.Helper(); return shelves(t, kingoftokyo.Cards) }

func words(t *testing.T, l text.Lang) *text.Catalogue {
	t.Helper()
	c := text.Load(l, nil)
	return c
}

// name returns an item with its first box: "duel/frenzy".
func name(it cards.Item) string { return it.Prints[0].Box.ID + "/" + it.ID }

func names(list []cards.Item) []string {
	out := []string{}
	for _, it := range list {
		out = append(out, name(it))
	}
	return out
}

func find(t *testing.T, s *cards.Index, query string) []string {
	t.Helper()
	found, err := s.Named(query, cards.Filter{})
	if err != nil {
		t.Fatalf("%q: %v", query, err)
	}
	return names(found)
}

// Every card of the three boxes is in the index once, shared ones together.
func TestAll(t *testing.T) {
	var duel, tiles, in, both int
	for _, it := range whole(t).All() {
		switch {
		case it.In("duel"):
			duel++
		case it.Kind == cards.Tile:
			tiles++
		case it.In("tokyo") && it.In("dark"):
			both++
			in += 2
		default:
			in++
		}
	}
	// At least 50 in Duel; 64 different cards in the base box, 65 in the Dark Edition, 56 of them in both; 10 tiles with two sides.
	if duel < 50 || tiles != 20 || both < 56 || in < 64+65 {
		t.Errorf("Duel %d, tiles %d, in both %d, Tokyo and Dark %d; want 50, 20, 56, 129", duel, tiles, both, in)
	}
}

// What the Dark Edition prints differently appears next to the text of the base box.
func TestPrints(t *testing.T) {
	s := whole(t)
	gourmet, _ := s.Item("dark", "gourmet")
	if len(gourmet.Prints) != 2 || gourmet.Prints[0].Cost != 4 || gourmet.Prints[1].Cost != 6 || cards.Price(gourmet, "") != "4/6" || cards.Price(gourmet, "tokyo") != "4" || cards.Price(gourmet, "dark") != "6" {
		t.Errorf("gourmet: %+v", gourmet.Prints)
	}
	head, _ := s.Item("tokyo", "extra-head")
	if head.Prints[0].Copies != 2 || head.Prints[1].Copies != 1 || cards.Price(head, "") != "7" {
		t.Errorf("extra-head: %+v", head.Prints)
	}
	if one, two := head.Rulings[0], head.Rulings[1]; len(head.Rulings) != 2 || one.Only != "tokyo" || two.Only != "dark" {
		t.Errorf("extra-head: rulings %+v", head.Rulings)
	}
	child, _ := s.Item("dark", "it-has-a-child")
	if maps.Equal(child.Prints[0].Text, child.Prints[1].Text) {
		t.Error("it-has-a-child has one text")
	}
	if duel, _ := s.Item("duel", "frenzy"); duel.In("tokyo") {
		t.Error("Frenzy of Duel is Frenzy of Tokyo")
	}
}

// Names in either language match, best match first, then by box.
func TestNamed(t *testing.T) {
	s := whole(t)
	for query, want := range map[string][]string{
		"frenzy":              {"duel/frenzy", "tokyo/frenzy"},
		"rage":                {"duel/frenzy", "tokyo/frenzy", "duel/rebooting"}, // Redémarrage
		"HERD culler":         {"tokyo/herd-culler"},
		"prédateur":           {"tokyo/herd-culler"},
		"predateur selectif":  {"tokyo/herd-culler"},
		"oeuf":                {"tokyo/it-has-a-child"},
		"l'ami":               {"tokyo/friend-of-children"},
		"poison spit":         {"tokyo/poison-spit", "dark/tile-poison-spit"},
		"tile-barbs":          {"dark/tile-barbs"},
		"barbs":               {"dark/tile-barbs"},
		"opportuniste":        {"tokyo/opportunist"},
		"jest":                {}, // no mistake is forgiven in four letters
		"zzz":                 {},
		"?!":                  {},
		"kind:tile level":     {}, // no effect of a tile has it
		"jets":                {"tokyo/jets", "duel/jets-scrambled"},
		"box:dark frenzy":     {"tokyo/frenzy"},
		"boîte:duel rage":     {"duel/frenzy", "duel/rebooting"},
		"box:tokyo hibernati": {},
	} {
		if have := find(t, s, query); !slices.Equal(have, want) {
			t.Errorf("%q finds %v, want %v", query, have, want)
		}
	}
	if have := find(t, s, "poison"); len(have) < 3 || have[0] != "tokyo/poison-quills" || have[1] != "tokyo/poison-spit" || have[2] != "dark/tile-poison-spit" {
		t.Errorf("poison finds %v", have)
	}
	if have := find(t, s, " "); len(have) != len(s.All()) {
		t.Errorf("nothing typed finds %d of %d", len(have), len(s.All()))
	}
}

// Every item is found by its whole name in both languages, before all items with other names.
func TestNamedEveryName(t *testing.T) {
	s := whole(t)
	for _, it := range s.All() {
		for _, typed := range []string{it.Name["en"], it.Name["fr"]} {
			if typed == "" {
				continue
			}
			found, err := s.Named(typed, cards.Filter{})
			if err != nil {
				t.Fatal(err)
			}
			at := slices.Index(names(found), name(it))
			for i := range max(at, 0) + 1 {
				if at < 0 || text.Fold(found[i].Name["en"]) != text.Fold(typed) && text.Fold(found[i].Name["fr"]) != text.Fold(typed) {
					t.Errorf("%q finds %v", typed, names(found))
					break
				}
			}
		}
	}
}

// Filters set kind, price, token and box, in both languages, alone and together.
func TestFilters(t *testing.T) {
	s := whole(t)
	for query, want := range map[string][]string{
		"kind:keep cost:4 token:poison box:tokyo":      {"tokyo/poison-spit"},
		"type:pouvoir prix:4 jeton:poison boite:tokyo": {"tokyo/poison-spit"},
		"kind:tile token:poison":                       {"dark/tile-poison-spit"},
		"jeton:toupetit":                               {"tokyo/shrink-ray"},
		"token:fumée":                                  {"tokyo/smoke-cloud"},
		"token:smo":                                    {"tokyo/smoke-cloud"},
		"token:citrouille kind:discard":                find(t, s, "token:pumpkin type:action"),
		"gourmet cost:6":                               {"tokyo/gourmet"},
		"gourmet cost:6 box:tokyo":                     {}, // 6 is the price of the other box
		"box:dark kind:discard cost<=1":                {"dark/monster-pets"},
		"box:dark kind:discard cost<1":                 {"dark/monster-pets"},
		"boîte:dark type:action coût=0":                {"dark/monster-pets"},
		"kind:keep box:tokyo cost>7":                   {"tokyo/mimic"},
		"kind:keep box:tokyo cost>=8 cost:2-8":         {"tokyo/mimic"},
		"box:tokyo kind:discard effect:energy effet:9": {"tokyo/energize"},
		"box:tokyo kind:d effect:5 effect:other":       {"tokyo/evacuation-orders"},
		"box:tokyo cost:3 kind:keep token:smoke":       {},
	} {
		if have := find(t, s, query); !slices.Equal(have, want) {
			t.Errorf("%q finds %v, want %v", query, have, want)
		}
	}
	if have := find(t, s, "token:pumpkin"); len(have) == 0 || slices.ContainsFunc(have, func(n string) bool { return !strings.HasPrefix(n, "duel/") }) {
		t.Errorf("pumpkins: %v", have)
	}
	if have := find(t, s, "kind:tile"); len(have) != 20 {
		t.Errorf("%d sides of tiles", len(have))
	}
	if have := find(t, s, "kind:tile cost<=20"); len(have) != 0 {
		t.Errorf("tiles with a price: %v", have)
	}
	found, err := s.Named("cost:8", cards.Filter{Box: "tokyo", Kind: cards.Keep})
	if err != nil || !slices.Equal(names(found), []string{"tokyo/mimic"}) {
		t.Errorf("a filter and a query: %v, %v", names(found), err)
	}
}

// The refusal of an invalid filter lists the valid ones.
func TestWrongFilters(t *testing.T) {
	s := whole(t)
	for query, want := range map[string]struct{ key, use string }{
		"kind:hero":    {"cards.value-unknown", "keep/pouvoir, discard/action, tile/tuile"},
		"type:":        {"cards.value-unknown", "keep/pouvoir, discard/action, tile/tuile"},
		"boite:lune":   {"cards.value-unknown", "duel, tokyo/base, dark/sombre"},
		"box:d":        {"cards.value-unknown", "duel, tokyo/base, dark/sombre"}, // Duel or Dark
		"cost:cheap":   {"cards.value-unknown", "3, <=3, >=3, <3, >3, 2-4"},
		"prix<=2-4":    {"cards.value-unknown", "3, <=3, >=3, <3, >3, 2-4"},
		"token:cheese": {"cards.value-unknown", "penguin/pingouin, panda, phantom/fantome, energy/energie, mimic/mimetisme, poison, shrink/toupetit, smoke/fumee"},
		"effect:-":     {"cards.filter-words", ""},
		"colour:red":   {"cards.filter-unknown", "box/boite, kind/type, cost/prix, token/jeton, effect/effet"},
	} {
		_, err := s.Named(query, cards.Filter{})
		if !rules.IsProblem(err, want.key) {
			t.Errorf("%q: %v", query, err)
			continue
		}
		if !strings.Contains(err.Error(), want.use) {
			t.Errorf("%q: %v does not list %s", query, err, want.use)
		}
	}
}

// A file without the second document has the cards of Duel; one with a fault there reports it.
func TestOtherFiles(t *testing.T) {
	duel, tokyoPart, _ := bytes.Cut(kingoftokyo.Cards, []byte("\n---\n"))
	own := shelves(t, duel).All()
	if len(own) < 50 {
		t.Errorf("%d cards of Duel", len(own))
	}
	lib, err := library.Read([]byte(string(duel)+"\n---\n"+strings.Replace(string(tokyoPart), "kind: keep", "kind: kept", 1)), "x.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if s, err := look(lib); len(s.All()) != len(own) || err == nil || !strings.Contains(err.Error(), `kind is "kept"`) {
		t.Errorf("a fault: %v", err)
	}
}

// If sources disagree, all readings are there, at least two, and the one that kot plays is named.
func TestReadings(t *testing.T) {
	s := whole(t)
	want := map[string]int{"acid-attack": 2, "burrowing": 2, "death-from-above": 2, "fire-breathing": 3, "frenzy": 2, "friend-of-children": 3, "made-in-a-lab": 2, "regeneration": 2, "tile-skybeam": 2}
	told := map[string]bool{}
	for _, it := range s.All() {
		if it.In("duel") {
			continue
		}
		conflict := slices.ContainsFunc(it.Rulings, func(r cards.Ruling) bool { return r.Status == "conflict" })
		if have := len(it.Readings()); have != want[it.ID] || conflict != (want[it.ID] > 0) {
			t.Errorf("%s: %d readings, want %d", it.ID, have, want[it.ID])
		}
		played := words(t, text.English).Has(it.Played)
		if conflict && !played {
			t.Errorf("%s: which reading is played?", it.ID)
		}
		if played {
			told[it.Played] = true
		}
	}
	if have := len(told); have != 22 {
		t.Errorf("%d items say how they are played, want 22", have)
	}
}
