package tokyo_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/rules/tokyo"
)

// numbered are all rules of King of Tokyo and its Dark Edition by their numbers, with
// the worked examples (16), which the help does not list.
const numbered = `
1.1 1.2 1.3 1.4 1.5 1.6
2.1 2.2 2.3 2.4 2.5
3.0 3.1
4.1 4.2 4.3 4.4 4.5
5.0 5.1.1 5.1.2 5.1.3 5.1.4 5.1.5 5.2.1 5.3.1 5.3.2 5.3.3 5.3.4 5.3.5 5.4.1 5.4.2 5.4.3 5.4.4
6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8
7.1 7.2 7.3 7.4 7.5 7.6
8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 8.12
9.1 9.2 9.3 9.4 9.5
10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8
11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9
12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13
13.1 13.2 13.3 13.4 13.5
14.1 14.2 14.3 14.4 14.5 14.6
15.1 15.2 15.3 15.4 15.5 15.6
16.1 16.2 16.3
`

// byData are the rules about what lies in the boxes: no turn shows all of them, a test
// of the data does.
var byData = map[string]string{
	"1.2":   "TestRuleParts",
	"1.3":   "TestRuleParts",
	"12.13": "TestRuleDeckChanges",
}

// Every rule has a case, or a test of the data; and no case cites a rule that
// does not exist.
func TestEveryRuleIsCited(t *testing.T) {
	cited, tests := citations(t)
	all := strings.Fields(numbered)
	for _, rule := range all {
		switch test, data := byData[rule]; {
		case data && !tests[test]:
			t.Errorf("%s: there is no test %s", rule, test)
		case !data && cited[rule] == 0:
			t.Errorf("%s: no case cites it", rule)
		}
	}
	for rule, n := range cited {
		if rule[0] >= '0' && rule[0] <= '9' && !slices.Contains(all, rule) {
			t.Errorf("%s: %d cases cite it, but there is no such rule", rule, n)
		}
	}
	for rule := range byData {
		if !slices.Contains(all, rule) {
			t.Errorf("%s: there is no such rule", rule)
		}
	}
}

// The list above and the numbers of the help are the same rules.
func TestNumbered(t *testing.T) {
	var help []string
	for _, rule := range tokyo.RuleNumbers() {
		help = append(help, string(rule))
	}
	all := strings.Fields(numbered)
	if want := append(help, "16.1", "16.2", "16.3"); !slices.Equal(all, want) {
		t.Errorf("rules %v, the help has %v", all, want)
	}
}

// citations reads the test files of this package: how many cases name each rule in
// their field Rule, and which tests there are.
func citations(t *testing.T) (cited map[string]int, tests map[string]bool) {
	t.Helper()
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	cited, tests = map[string]int{}, map[string]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				tests[n.Name.Name] = true
			case *ast.KeyValueExpr:
				key, named := n.Key.(*ast.Ident)
				text, written := n.Value.(*ast.BasicLit)
				if named && written && key.Name == "Rule" && text.Kind == token.STRING {
					if rule, err := strconv.Unquote(text.Value); err == nil && rule != "" {
						cited[rule]++
					}
				}
			}
			return true
		})
	}
	return cited, tests
}
