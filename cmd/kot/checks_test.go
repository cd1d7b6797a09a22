package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestChecksAreShown: docs/developers/checks.md names a test for every check, and every
// test it names exists.
func TestChecksAreShown(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "developers", "checks.md"))
	if err != nil {
		t.Fatal(err)
	}
	tests := map[string]bool{}
	declared := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err = filepath.WalkDir(filepath.Join("..", ".."), func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.Name() == "vendor" {
			return fs.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := os.ReadFile(path)
		for _, m := range declared.FindAllSubmatch(data, -1) {
			tests[string(m[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile(`(?m)^\| (\d+) \|.*$`).FindAllString(string(doc), -1)
	if len(rows) != 25 {
		t.Errorf("%d checks, want 25", len(rows))
	}
	named := regexp.MustCompile("`(Test\\w+)`")
	for _, row := range rows {
		names := named.FindAllStringSubmatch(row, -1)
		if len(names) == 0 {
			t.Errorf("no test shows: %s", row)
		}
		for _, n := range names {
			if !tests[n[1]] {
				t.Errorf("there is no %s: %s", n[1], row)
			}
		}
	}
}
