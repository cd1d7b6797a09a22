package companion_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"kingoftokyo/companion"
)

// TestGameIsNarrow checks that a game has few methods, including those of a coach and of what it embeds.
func TestGameIsNarrow(t *testing.T) {
	const most = 25
	if n := reflect.TypeFor[companion.Coached]().NumMethod(); n > most {
		t.Errorf("a game with a coach has %d methods, at most %d are wanted", n, most)
	}
}

// tells has the methods of a game that say what lies on its table, or what can be done there.
var tells = []string{"View", "Roll", "GiveUp", "CardCorrections"}

// toldBeside has the calls of such methods that faces may make, by folder and method, each with its reason.
var toldBeside = map[string]string{
	"faces/pages GiveUp": "who can give up stands in the menu, and nowhere on the table",
}

// TestToldOnce checks that faces take the table, the prompt, the keys and the words of the dice only from the frame.
func TestToldOnce(t *testing.T) {
	found := map[string]bool{}
	for _, folder := range []string{"faces/plain", "faces/terminal", "faces/pages", "words/voice"} {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatal(folder, err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(tree, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				f, ok := call.Fun.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				for _, m := range tells {
					if f.Sel.Name != m {
						continue
					}
					what := folder + " " + m
					if found[what] = true; toldBeside[what] == "" {
						t.Errorf("%s asks a game for its %s", file, m)
					}
				}
				return true
			})
		}
	}
	for what := range toldBeside {
		if !found[what] {
			t.Errorf("no face does what is excepted: %s", what)
		}
	}
}
