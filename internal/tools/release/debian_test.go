package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// someone is a contact of tests.
var someone = contact{Name: "Anna Berg", Email: "anna@kot.test", Home: "https://forge.test/anna/kot"}

// TestDebian: Debian's own program reads the package, where there is one.
func TestDebian(t *testing.T) {
	shared := []file{{"README.md", 0o644, []byte("read me")}, {"manual/play.md", 0o644, []byte("play")}, {"completions/kot.ps1", 0o644, []byte("words")}}
	programs := []file{{"kot", 0o755, []byte("program")}, {"kot-web", 0o755, []byte("another")}}
	for name := range places {
		if name != "kot" && name != "kot-web" {
			shared = append(shared, file{name, 0o644, []byte("text of " + name)})
		}
	}
	m := &maker{out: t.TempDir(), version: "1.2.3", date: day, contact: someone, sums: map[string]string{}}
	if err := m.debian(system{"linux", "amd64", "linux-amd64"}, programs, shared); err != nil {
		t.Fatal(err)
	}
	deb := filepath.Join(m.out, "kot_1.2.3_amd64.deb")
	data, err := os.ReadFile(deb)
	if err != nil || !bytes.HasPrefix(data, []byte("!<arch>\ndebian-binary   1795330800  0     0     100644  4         `\n2.0\n")) {
		t.Fatalf("it begins with %q, %v", data[:min(len(data), 80)], err)
	}
	if _, err := exec.LookPath("dpkg-deb"); err != nil {
		t.Skip("no dpkg-deb here: the format is checked by its first member alone")
	}
	says := func(args ...string) string {
		t.Helper()
		out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v: %s", args, err, out)
		}
		return string(out)
	}
	about := says("dpkg-deb", "--info", deb)
	for _, want := range []string{"Version: 1.2.3", "Maintainer: Anna Berg <anna@kot.test>", "Homepage: https://forge.test/anna/kot"} {
		if !strings.Contains(about, want) {
			t.Errorf("no %q in %s", want, about)
		}
	}
	root := t.TempDir()
	says("dpkg-deb", "--raw-extract", deb, root)
	for name, want := range map[string]string{
		"usr/games/kot":                                "program",
		"usr/games/kot-web":                            "another",
		"usr/share/doc/kot/README.md":                  "read me",
		"usr/share/doc/kot/manual/play.md":             "play",
		"usr/share/doc/kot/LICENSE":                    "text of LICENSE",
		"usr/share/doc/kot/completions/kot.ps1":        "words",
		"usr/share/zsh/vendor-completions/_kot":        "text of completions/_kot",
		"usr/share/bash-completion/completions/kot":    "text of completions/kot.bash",
		"usr/share/fish/vendor_completions.d/kot.fish": "text of completions/kot.fish",
	} {
		if got, err := os.ReadFile(filepath.Join(root, name)); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	for name, want := range map[string]string{
		"usr/share/man/man6/kot.6.gz":     "text of kot.6",
		"usr/share/man/man6/kot-web.6.gz": "text of kot-web.6",
		"usr/share/doc/kot/changelog.gz": `kot (1.2.3) stable; urgency=medium

  * What changed is told in CHANGELOG.md beside this file.

 -- Anna Berg <anna@kot.test>  Sun, 22 Nov 2026 07:00:00 +0000
`,
	} {
		if got := says("gzip", "-dc", filepath.Join(root, name)); got != want {
			t.Errorf("%s: %q", name, got)
		}
		// Bytes 3 to 7 say that no name and no date are in it, byte 8 that it was compressed as well as can be.
		if packed, err := os.ReadFile(filepath.Join(root, name)); err != nil || !bytes.Equal(packed[3:9], []byte{0, 0, 0, 0, 0, 2}) {
			t.Errorf("%s begins with % x, %v", name, packed[:10], err)
		}
	}
	sums := exec.Command("md5sum", "--check", "--strict", "--quiet", "DEBIAN/md5sums")
	sums.Dir = root
	if out, err := sums.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
	listed, err := os.ReadFile(filepath.Join(root, "DEBIAN", "md5sums"))
	if n := bytes.Count(listed, []byte("\n")); err != nil || n != len(programs)+len(shared)+2 { // Debian's change log, and the overrides
		t.Errorf("md5sums has %d files, %v", n, err)
	}
}
