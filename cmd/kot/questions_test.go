package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/internal/often"
)

// A question is a constant and a row in the rules of its box, at most one row in each of these packages, and is
// named where the engine asks it. Everything else is read from the rows: a new question needs nothing elsewhere.
var rowsIn = map[string][]string{
	"duel":  {"rules/duel", "companion/boxes/duel/phrases", "coach"}, // the coach knows quick answers
	"tokyo": {"rules/tokyo", "companion/boxes/tokyo"},
}

// mostBeside is how many other places may name the questions of a box.
const mostBeside = 10

// beside are these places, each with the reason why it concerns this question and not a property that a second question
// might share.
var beside = map[string]string{
	"coach/buy.go layToken: AskPlace":                     "the coach asks itself what a purchase will ask",
	"coach/review/choices.go playersChoice: AskDoubt":     "a place was chosen before, and is priced there",
	"coach/review/named.go saysNames: AskName":            "its answer names the card of slot N, as corrections do",
	"coach/search.go atQuestion: AskName":                 "the purchase is weighed as it was before, for its card is not known yet",
	"companion/boxes/duel/moves.go givesAway: AskName":    "its answer is the purchase of slot N, which is tried with that card",
	"coach/search.go atQuestion: AskGameOver":             "a game that is won is worth what it is won for, whatever is answered",
	"coach/search.go chanceInTurn: AskGameOver":           "the same between two events",
	"coach/options.go answers: AskDominate":               "it alone is asked again for each card of many, and not every order can be tried",
	"coach/two.go Decide: AskDoubt":                       "kot has chosen the place and means it",
	"companion/boxes/duel/phrases/question.go : AskPlace": "the row of AskDoubt: another place answers this question instead",
}

// asking are the functions of the engines that ask the question with which they are called.
var asking = []string{"ask", "yes", "sure", "layWhere", "pickDie", "newFace", "cure"}

// asks returns the questions of a box: the constants before NumQuestions.
func asks(rules []*ast.File) []string {
	for _, file := range rules {
		for _, decl := range file.Decls {
			gen, ok := decl.(*ast.GenDecl)
			if !ok || gen.Tok != token.CONST {
				continue
			}
			var names []string
			for _, spec := range gen.Specs {
				names = append(names, spec.(*ast.ValueSpec).Names[0].Name)
			}
			if last := len(names) - 1; names[last] == "NumQuestions" {
				return names[1:last] // after NoQuestion
			}
		}
	}
	return nil
}

// called returns the name with which an expression ends: Question of duel.Question.
func called(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// Where a question is named.
const (
	constant = iota
	row      // the key of a table with one row per question
	hook     // the engine asks it or plays its answer, or a card's hook says that it may come
	other
)

// placed returns the kind of place where a question is named, given the nodes above it; engine means that it is in the box's rules.
func placed(ask ast.Node, above []ast.Node, function string, engine bool) int {
	up, over := above[len(above)-1], above[len(above)-2]
	switch up := up.(type) {
	case *ast.ValueSpec:
		if gen, ok := over.(*ast.GenDecl); ok && gen.Tok == token.CONST && engine {
			return constant
		}
	case *ast.KeyValueExpr:
		literal, ok := over.(*ast.CompositeLit)
		if !ok {
			return other
		}
		array, ok := literal.Type.(*ast.ArrayType)
		switch {
		case ok && up.Key == ask && called(array.Len) == "NumQuestions":
			return row
		case engine && up.Value == ask && called(literal.Type) == "Question":
			return hook
		}
	case *ast.CompositeLit:
		if list, ok := up.Type.(*ast.ArrayType); ok && engine && list.Len == nil && called(list.Elt) == "QuestionID" {
			return hook
		}
	case *ast.CallExpr:
		if engine && slices.Contains(asking, called(up.Fun)) {
			return hook
		}
	case *ast.CaseClause:
		if engine && function == "answered" {
			return hook
		}
	}
	return other
}

// TestQuestionsAreRows counts where questions are named in the whole product.
func TestQuestionsAreRows(t *testing.T) {
	often.OneGoroutine(t)
	files := map[string]*ast.File{} // of the product, by path from the root
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && file != root && (name == "testdata" || name == "vendor" || name == "internal" || strings.HasPrefix(name, ".")):
			return fs.SkipDir
		case d.IsDir() || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		from, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		files[filepath.ToSlash(from)], err = parser.ParseFile(token.NewFileSet(), file, nil, 0)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	unused := map[string]bool{}
	for at := range beside {
		unused[at] = true
	}
	for box, tables := range rowsIn {
		var engine []*ast.File
		for file, tree := range files {
			if path.Dir(file) == "rules/"+box {
				engine = append(engine, tree)
			}
		}
		questions := asks(engine)
		if len(questions) < 20 {
			t.Errorf("%s: only %d questions found", box, len(questions))
		}
		rows, constants, hooks, others := map[string]int{}, map[string]int{}, map[string]int{}, 0
		for file, tree := range files {
			inEngine := path.Dir(file) == "rules/"+box
			local := "" // the name of the rules in the file
			for _, spec := range tree.Imports {
				if spec.Path.Value == fmt.Sprintf("%q", module+"/rules/"+box) {
					if local = box; spec.Name != nil {
						local = spec.Name.Name
					}
				}
			}
			for _, decl := range tree.Decls {
				function := ""
				if f, ok := decl.(*ast.FuncDecl); ok {
					function = f.Name.Name
				}
				above := []ast.Node{tree}
				ast.Inspect(decl, func(n ast.Node) bool {
					if n == nil {
						above = above[:len(above)-1]
						return true
					}
					name := ""
					switch n := n.(type) {
					case *ast.Ident:
						if inEngine {
							name = n.Name
						}
					case *ast.SelectorExpr:
						if called(n.X) == local && local != "" {
							name = n.Sel.Name
						}
					}
					if !slices.Contains(questions, name) {
						above = append(above, n)
						return true
					}
					at := fmt.Sprintf("%s %s: %s", file, function, name)
					switch placed(n, above, function, inEngine) {
					case constant:
						constants[name]++
					case row:
						if rows[path.Dir(file)+" "+name]++; !slices.Contains(tables, path.Dir(file)) {
							t.Errorf("%s: a table of questions more", at)
						}
					case hook:
						hooks[name]++
					default:
						if others++; beside[at] == "" {
							t.Errorf("%s: ask for a property of its row, or say here why not", at)
						}
						delete(unused, at)
					}
					return false
				})
			}
		}
		for _, name := range questions {
			if constants[name] != 1 || rows["rules/"+box+" "+name] != 1 || hooks[name] == 0 {
				t.Errorf("%s: %d constants, %d rows, %d hooks of %s", box, constants[name], rows["rules/"+box+" "+name], hooks[name], name)
			}
		}
		for at, n := range rows {
			if n > 1 {
				t.Errorf("%s: %d rows of %s", box, n, at)
			}
		}
		if others > mostBeside {
			t.Errorf("%s: %d places beside rows and hooks, want at most %d", box, others, mostBeside)
		}
		t.Logf("%s: %d questions, %d places beside rows and hooks", box, len(questions), others)
	}
	for at := range unused {
		t.Errorf("%s: it is listed here, and gone", at)
	}
}
