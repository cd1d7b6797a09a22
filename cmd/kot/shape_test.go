package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo/internal/often"
)

// TestShape: no file of code except tests has too many lines, no line too many columns (drawings apart), no function too
// many lines, and no folder too many files.
func TestShape(t *testing.T) {
	often.OneGoroutine(t)
	// What a person can read at once; a tab counts as four columns.
	const mostLines, mostColumns, mostFunction, mostFiles = 400, 140, 60, 30
	drawing := regexp.MustCompile(`: "f?[Mm]\d`) // a path of SVG
	root, in := os.DirFS(filepath.Join("..", "..")), map[string]int{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "vendor" || d.Name() == "testdata"):
			return fs.SkipDir
		case d.IsDir() || strings.HasSuffix(name, "_test.go"):
			return nil
		case path.Ext(name) == ".go":
			in[path.Dir(name)]++
		case path.Ext(name) != ".js" && path.Ext(name) != ".css":
			return nil
		}
		data, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		if n := strings.Count(string(data), "\n"); n > mostLines {
			t.Errorf("%s has %d lines, more than %d", name, n, mostLines)
		}
		for i, line := range strings.Split(string(data), "\n") {
			if n := utf8.RuneCountInString(line) + 3*strings.Count(line, "\t"); n > mostColumns && !drawing.MatchString(line) {
				t.Errorf("%s:%d has %d columns, more than %d", name, i+1, n, mostColumns)
			}
		}
		if path.Ext(name) != ".go" {
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, name, data, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if at := files.Position(f.Pos()); files.Position(f.End()).Line-at.Line >= mostFunction {
				t.Errorf("%s: %s has more than %d lines", at, f.Name.Name, mostFunction)
			}
		}
		return nil
	})
	if err != nil || len(in) == 0 {
		t.Fatalf("%d folders read: %v", len(in), err)
	}
	for folder, n := range in {
		if n > mostFiles {
			t.Errorf("%s has %d Go files beside its tests, more than %d", folder, n, mostFiles)
		}
	}
}
