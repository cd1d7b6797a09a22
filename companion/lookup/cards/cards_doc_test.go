package cards_test

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// TestCardsThatWait checks that the pages for players name, in both languages, exactly the cards that their owner must call for.
func TestCardsThatWait(t *testing.T) {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	sets, err := lib.Tokyo()
	if err != nil {
		t.Fatal(err)
	}
	waits := map[string]bool{}
	for _, set := range sets {
		r := tokyo.New(set)
		for id := tokyo.CardID(1); id <= r.Last(); id++ {
			if r.Usable(id) {
				waits[r.Name(id)] = true
			}
		}
	}
	for lang, page := range map[string]struct{ file, item string }{
		"en": {"cards.md", "- %s: `use "}, "fr": {"fr/cards.md", "- %s : `utiliser "},
	} {
		have, err := os.ReadFile(filepath.Join("..", "..", "..", "docs", "players", filepath.FromSlash(page.file)))
		if err != nil {
			t.Fatal(err)
		}
		named := 0
		for _, it := range whole(t).All() {
			if waits[it.ID] && !it.In("duel") {
				if named++; !strings.Contains(string(have), fmt.Sprintf(page.item, cmp.Or(it.Name[lang], it.Name["en"]))) {
					t.Errorf("%s does not say how %s is used", page.file, it.ID)
				}
			}
		}
		if items := strings.Count(string(have), strings.TrimPrefix(page.item, "- %s")); items != named || named < 5 {
			t.Errorf("%s names %d cards that wait, and there are %d", page.file, items, named)
		}
	}
}

// kot applies at least 50 of the 64 cards of the base box, 50 of the 65 of the Dark Edition and 14
// of the 20 sides of tiles.
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

// ofTheRules has the questions that the rules ask, whatever cards players own; all others belong to
// cards.
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
