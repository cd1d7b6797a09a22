//go:build !page

package main

import (
	"bytes"
	"path/filepath"
	"testing"

	"kingoftokyo/rules"
)

// TestMark: what Build writes is recognized as the mark of a folder.
func TestMark(t *testing.T) {
	if file := newManifest().file(site{}); !bytes.HasPrefix(file, []byte(markBegins)) {
		t.Errorf("%s begins with %.40s", mark, file)
	}
}

// TestNotBuilt: if the source is missing, or no temporary file can be written, that is reported in words.
func TestNotBuilt(t *testing.T) {
	for _, name := range []string{"TMPDIR", "TMP", "TEMP"} {
		t.Setenv(name, filepath.Join(t.TempDir(), "none"))
	}
	if _, err := Build(t.Context()); !rules.IsProblem(err, "serve-temporary") {
		t.Errorf("without a temporary folder: %v", err)
	}
	t.Chdir(t.TempDir())
	if _, err := Build(t.Context()); !rules.IsProblem(err, "serve-source") {
		t.Errorf("without the source: %v", err)
	}
	t.Setenv("PATH", "")
	if _, err := Build(t.Context()); !rules.IsProblem(err, "serve-source") {
		t.Errorf("without Go: %v", err)
	}
}
