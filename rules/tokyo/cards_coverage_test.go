package tokyo_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/rules/tokyo"
	"kingoftokyo/rules/tokyo/tokyotest"
)

// cardCases is how many cases a card with a condition or a choice needs at least.
const cardCases = 4

// simple are the pieces whose text has neither a condition nor a choice, though
// code acts for them: one case will do.
var simple = map[string]bool{"tile-widespread-panic": true, "tile-starburst": true, "tile-sonic-boomer": true}

// TestEveryCardHasCases reads the scenarios of this package and counts them by
// what they are about: every card and side of a tile of both boxes has enough, and
// every ruling line its own.
func TestEveryCardHasCases(t *testing.T) {
	cases := cardTags(t)
	for edition := tokyo.Base; edition <= tokyo.Dark; edition++ {
		r := tokyotest.Rules(t, edition)
		for i := range r.Cards[1:] {
			c := &r.Cards[1+i]
			countCardCases(t, cases, c.ID, c.Plain, c.Rulings)
		}
		for i := range r.Tiles {
			if c := &r.Tiles[i]; c.ID != "" {
				countCardCases(t, cases, c.ID, c.Plain, c.Rulings)
			}
		}
	}
}

func countCardCases(t *testing.T, cases map[string]int, id string, plain bool, rulings []tokyo.Ruling) {
	t.Helper()
	all := cases[id]
	for n := range rulings {
		tag := fmt.Sprintf("%s:%d", id, n+1)
		all += cases[tag]
		if cases[tag] == 0 {
			t.Errorf("%s: no case is tagged so", tag)
		}
	}
	least := cardCases
	if plain || simple[id] {
		least = 1
	}
	if all < least || cases[id] == 0 {
		t.Errorf("%s: %d cases, %d of them of its effect; want at least %d and 1", id, all, cases[id], least)
	}
}

// TestCardTagsExist catches a misspelt tag: a card's or a ruling line's is there
// in one of the boxes. Other tags are rule numbers.
func TestCardTagsExist(t *testing.T) {
	rulings := map[string]int{}
	for edition := tokyo.Base; edition <= tokyo.Dark; edition++ {
		r := tokyotest.Rules(t, edition)
		for i := range r.Cards[1:] {
			rulings[r.Cards[1+i].ID] = max(rulings[r.Cards[1+i].ID], len(r.Cards[1+i].Rulings))
		}
		for i := range r.Tiles {
			rulings[r.Tiles[i].ID] = len(r.Tiles[i].Rulings)
		}
	}
	for tag := range cardTags(t) {
		id, line, ruled := strings.Cut(tag, ":")
		most, known := rulings[id]
		if strings.IndexFunc(id, func(r rune) bool { return r >= 'a' && r <= 'z' }) < 0 {
			continue
		}
		if n, err := strconv.Atoi(line); !known || ruled && (err != nil || n < 1 || n > most) {
			t.Errorf("%s: there is no such card or ruling", tag)
		}
	}
}

// cardTags counts the scenarios of the cards by their Rule.
func cardTags(t *testing.T) map[string]int {
	t.Helper()
	files, err := filepath.Glob("cards_*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]int{}
	for _, name := range append(files, "tiles_test.go") {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if pair, ok := n.(*ast.KeyValueExpr); ok {
				key, named := pair.Key.(*ast.Ident)
				value, text := pair.Value.(*ast.BasicLit)
				if named && text && key.Name == "Rule" {
					tag, _ := strconv.Unquote(value.Value)
					cases[tag]++
				}
			}
			return true
		})
	}
	return cases
}
