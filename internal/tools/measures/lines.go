package main

import (
	"go/ast"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// shortest is how many characters a line has at least that says something of its own.
const shortest = 26

// common are the lines, without what is before and behind them, that stand inside functions of both packages.
func common(a, b *pkg) (out []string) {
	in := bodies(b)
	for l := range bodies(a) {
		if in[l] {
			out = append(out, l)
		}
	}
	slices.Sort(out)
	return out
}

// bodies are the lines inside the functions of a package that are not too short.
func bodies(p *pkg) map[string]bool {
	out := map[string]bool{}
	for _, f := range p.files {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			for _, l := range p.text(fn.Body.Lbrace, fn.Body.Rbrace)[1:] { // what stands beside the brace is the function's head
				if l = strings.TrimSpace(l); len(l) >= shortest && !strings.HasPrefix(l, "//") {
					out[l] = true
				}
			}
		}
	}
	return out
}

// lines is how many lines there are of some Go files.
type lines struct{ product, code, all int }

// total counts the Go files below the working directory.
func total() (out lines, err error) {
	err = filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "vendor" || len(path) > 1 && strings.HasPrefix(d.Name(), ".")):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(path)
		n := strings.Count(string(data), "\n")
		out.all += n
		if !strings.HasPrefix(filepath.ToSlash(path), "internal/") {
			out.product += n
			for l := range strings.Lines(string(data)) {
				if l = strings.TrimSpace(l); l != "" && !strings.HasPrefix(l, "//") {
					out.code++
				}
			}
		}
		return err
	})
	return out, err
}

// coachs are the beginnings of the names of a box's files that are the coach's and the look back's.
var coachs = []string{"coach", "counsel", "review", "even", "sums"}

// count is how many lines the product's files of a folder have, those of the coach left out.
func count(dir string) (n int, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	for _, f := range files {
		name := filepath.Base(f)
		if strings.HasSuffix(name, "_test.go") || slices.ContainsFunc(coachs, func(c string) bool { return strings.HasPrefix(name, c) }) {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			return 0, err
		}
		n += strings.Count(string(data), "\n")
	}
	return n, err
}
