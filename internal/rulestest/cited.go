package rulestest

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update-cited", false, "write testdata/cited.txt again")

// number matches the number of a rule of any box in Go code.
var number = regexp.MustCompile(`^"([A-Z][0-9]+|[0-9]+(\.[0-9]+)+)"$`)

// Cited compares the rules that the code of a package cites with those of testdata/cited.txt. That file has a line for each function
// that cites any, with the words beside them in the same call, so that a wrong number is noticed where a player would read it.
func Cited(t *testing.T) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range tree.Decls {
			lines = append(lines, citedIn(decl)...)
		}
	}
	slices.Sort(lines)
	have := strings.Join(slices.Compact(lines), "\n") + "\n"
	const path = "testdata/cited.txt"
	if *update {
		if err := os.WriteFile(path, []byte(have), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	agreed := strings.Split(string(want), "\n")
	for _, l := range strings.Split(have, "\n") {
		if !slices.Contains(agreed, l) {
			t.Errorf("testdata/cited.txt lacks %s; if these are its rules, run this test with -update-cited", l)
		}
	}
}

// citedIn returns the calls and literals of a declaration that cite rules.
func citedIn(decl ast.Decl) (lines []string) {
	name := "var"
	if f, ok := decl.(*ast.FuncDecl); ok {
		name = f.Name.Name
	}
	ast.Inspect(decl, func(n ast.Node) bool {
		var parts []ast.Expr
		switch n := n.(type) {
		case *ast.CallExpr:
			parts = n.Args
		case *ast.CompositeLit:
			for _, e := range n.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok {
					e = kv.Value
				}
				parts = append(parts, e)
			}
		default:
			return true
		}
		var words []string
		cites := false
		for _, p := range parts {
			switch p := p.(type) {
			case *ast.BasicLit:
				cites = cites || number.MatchString(p.Value)
				words = append(words, p.Value)
			case *ast.Ident:
				words = append(words, p.Name)
			}
		}
		if cites {
			lines = append(lines, fmt.Sprintf("%s: %s", name, strings.Join(words, " ")))
		}
		return true
	})
	return lines
}
