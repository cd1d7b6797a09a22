package duel_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/rules/duel/dueltest"
)

// enough is how many cases a card with a condition or a choice needs at least.
const enough = 4

// elsewhere are the ruling lines that no scenario of the rules can show, and why.
var elsewhere = map[string]string{
	"natural-selection:2": "the panel of the roll warns, not the rules: TestLooking of package companion",
}

// TestEveryRuleHasCases reads the scenarios of this package and counts them by
// what they are about: every card has one, every card that is not plain has
// enough, and every ruling line of a card and every step of a turn has its own.
func TestEveryRuleHasCases(t *testing.T) {
	cases := scenariosByRule(t)
	box := dueltest.Rules(t).Box
	for i := range box.Cards[1:] {
		card := &box.Cards[1+i]
		all := cases[card.ID]
		for n := range card.Rulings {
			tag := fmt.Sprintf("%s:%d", card.ID, n+1)
			all += cases[tag]
			if cases[tag] == 0 && elsewhere[tag] == "" {
				t.Errorf("%s: no case is tagged so: %s", tag, card.Rulings[n].Text["en"])
			}
		}
		least := enough
		if card.Plain {
			least = 1
		}
		if all < least {
			t.Errorf("%s: %d cases, want at least %d", card.ID, all, least)
		}
	}
	for n := 1; n <= 12; n++ {
		if cases["O"+strconv.Itoa(n)] == 0 {
			t.Errorf("O%d: no case is tagged so", n)
		}
	}
}

// TestTagsExist catches a misspelt tag: what looks like a card's is one, and its
// ruling line is there.
func TestTagsExist(t *testing.T) {
	box := dueltest.Rules(t).Box
	for tag := range scenariosByRule(t) {
		id, line, ruled := strings.Cut(tag, ":")
		card, known := box.Card(id)
		if !ruled {
			continue
		}
		if n, err := strconv.Atoi(line); !known || err != nil || n < 1 || n > len(box.Cards[card].Rulings) {
			t.Errorf("%s: there is no such ruling", tag)
		}
	}
	for tag := range elsewhere {
		id, line, _ := strings.Cut(tag, ":")
		card, known := box.Card(id)
		if n, err := strconv.Atoi(line); !known || err != nil || n > len(box.Cards[card].Rulings) {
			t.Errorf("elsewhere: %s: there is no such ruling", tag)
		}
	}
}

// scenariosByRule counts the scenarios in the test files of this package by
// their Rule: those written out one by one, with a text or a constant.
func scenariosByRule(t *testing.T) map[string]int {
	t.Helper()
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]int{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			countRules(cases, decl)
		}
	}
	return cases
}

// countRules counts the Rule fields in one function; its constants come before.
func countRules(cases map[string]int, decl ast.Decl) {
	consts := map[string]string{}
	ast.Inspect(decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			for i, name := range n.Names {
				if i < len(n.Values) {
					consts[name.Name], _ = constant(n.Values[i], consts)
				}
			}
		case *ast.KeyValueExpr:
			key, named := n.Key.(*ast.Ident)
			if tag, ok := constant(n.Value, consts); ok && named && key.Name == "Rule" {
				cases[tag]++
			}
		}
		return true
	})
}

// constant is the value of a text: written out, named, or put together with +.
func constant(e ast.Expr, consts map[string]string) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.Ident:
		text := consts[e.Name]
		return text, text != ""
	case *ast.BinaryExpr:
		left, ok := constant(e.X, consts)
		right, too := constant(e.Y, consts)
		return left + right, ok && too && e.Op == token.ADD
	}
	return "", false
}
