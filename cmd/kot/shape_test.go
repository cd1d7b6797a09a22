package main

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// wide are the files and folders whose long lines are being changed elsewhere: their columns are not counted.
var wide = []string{
	"companion/board.go",
	"companion/roll.go",
	"companion/tray.go",
	"companion/boxes/duel/board.go",
	"companion/boxes/tokyo/advice.go",
	"companion/boxes/tokyo/board.go",
	"companion/boxes/tokyo/moves.go",
	"companion/boxes/tokyo/spare.go",
	"companion/boxes/tokyo/tray.go",
	"companion/faces/pages/read.go",
	"companion/faces/plain/",
	"companion/faces/terminal/draw.go",
	"companion/faces/terminal/large.go",
	"companion/faces/terminal/sections.go",
	"companion/faces/terminal/table.go",
}

// TestShape: no Go file beside the tests has too many lines, no line too many columns, and no folder too many of them.
func TestShape(t *testing.T) {
	// What a person can read at once; a tab is four columns.
	const mostLines, mostColumns, mostFiles = 400, 140, 30
	root, in := os.DirFS(filepath.Join("..", "..")), map[string]int{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "vendor" || d.Name() == "testdata"):
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		in[path.Dir(name)]++
		data, err := fs.ReadFile(root, name)
		if n := strings.Count(string(data), "\n"); n > mostLines {
			t.Errorf("%s has %d lines, more than %d", name, n, mostLines)
		}
		if slices.ContainsFunc(wide, func(begins string) bool { return strings.HasPrefix(name, begins) }) {
			return err
		}
		for i, line := range strings.Split(string(data), "\n") {
			if n := utf8.RuneCountInString(line) + 3*strings.Count(line, "\t"); n > mostColumns {
				t.Errorf("%s:%d has %d columns, more than %d", name, i+1, n, mostColumns)
			}
		}
		return err
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
