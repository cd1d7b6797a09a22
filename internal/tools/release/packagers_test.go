package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPackagers: the files for Homebrew and Scoop, with sums made by hand. Those wanted were written by hand, too.
func TestPackagers(t *testing.T) {
	p := published{someone, "1.2.3", map[string]string{
		"kot-1.2.3-linux-amd64.tar.gz":         strings.Repeat("a", 64),
		"kot-1.2.3-linux-arm64.tar.gz":         strings.Repeat("b", 64),
		"kot-1.2.3-macos-intel.tar.gz":         strings.Repeat("c", 64),
		"kot-1.2.3-macos-apple-silicon.tar.gz": strings.Repeat("d", 64),
		"kot-1.2.3-windows-amd64.zip":          strings.Repeat("e", 64),
		"kot-1.2.3-windows-arm64.zip":          strings.Repeat("f", 64),
	}}
	made, err := p.filled()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"kot.rb", "kot.json"} {
		want, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		if made[name] == nil || made[name].String() != string(want) {
			t.Errorf("%s is\n%v", name, made[name])
		}
	}
	if len(made) != 2 || !json.Valid(made["kot.json"].Bytes()) {
		t.Errorf("%d files; is kot.json JSON: %t", len(made), json.Valid(made["kot.json"].Bytes()))
	}
	delete(p.sums, "kot-1.2.3-macos-intel.tar.gz")
	if _, err := p.filled(); err == nil || !strings.Contains(err.Error(), "no checksum of kot-1.2.3-macos-intel.tar.gz") {
		t.Errorf("without an archive: %v", err)
	}
}
