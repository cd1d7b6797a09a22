package main

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// TestLinks: what a document links, however Markdown writes it.
func TestLinks(t *testing.T) {
	const text = `A [manual](docs/play.md#dice), [again](docs/play.md "How to play"), [a page](https://kot.test/a.md), [mail](mailto:a@kot.test), [here](#top).
![screen](docs/screen.svg) <img alt="x" src="pictures/one.png"> <source srcset="pictures/dark.svg 2x"> [see][rules] ` + "`[no](code.md)`" + `

[rules]: docs/rules.md
` + "```\n[no](fence.md)\n```\n"
	want := []string{"docs/play.md", "docs/play.md", "docs/screen.svg", "pictures/one.png", "pictures/dark.svg", "docs/rules.md"}
	if got := links(text); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestDocuments: links are followed through documents, and a dead one is told.
func TestDocuments(t *testing.T) {
	tree := fstest.MapFS{
		"README.md":             {Data: []byte("[play](docs/play.md) [licence](LICENSE)")},
		"docs/play.md":          {Data: []byte("![a](a.svg) [back](../README.md) [client](examples/solo.py)")},
		"docs/a.svg":            {Data: []byte("[no](link.md)")},
		"docs/examples/solo.py": {Data: []byte("#"), Mode: 0o755},
		"docs/alone.md":         {Data: []byte("nobody links it")},
		"LICENSE":               {Data: []byte("MIT")},
	}
	files, err := documents(tree, []string{"README.md", "LICENSE"})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range files {
		names = append(names, f.name)
		if (f.mode == 0o755) != (f.name == "docs/examples/solo.py") {
			t.Errorf("%s has mode %o", f.name, f.mode)
		}
	}
	if got := strings.Join(names, " "); got != "README.md LICENSE docs/play.md docs/a.svg docs/examples/solo.py" {
		t.Errorf("it has %s", got)
	}
	for _, dead := range []string{"docs/none.md", "docs", "../outside.md"} {
		tree["docs/play.md"] = &fstest.MapFile{Data: []byte("[dead](../" + dead + ")")}
		if _, err := documents(tree, []string{"README.md"}); err == nil || !strings.Contains(err.Error(), "docs/play.md links ../"+dead) {
			t.Errorf("%s: %v", dead, err)
		}
	}
}

// TestOurDocuments: no link of our own documents is dead, and what README links is in the archives.
func TestOurDocuments(t *testing.T) {
	tree := os.DirFS("../../..")
	files, err := documents(tree, always)
	if err != nil {
		t.Fatal(err)
	}
	readme := slices.IndexFunc(files, func(f file) bool { return f.name == "README.md" })
	linked := links(string(files[readme].data))
	if len(linked) < 5 {
		t.Errorf("README.md links %q alone", linked)
	}
	for _, name := range linked {
		if !slices.ContainsFunc(files, func(f file) bool { return f.name == strings.TrimPrefix(name, "./") }) {
			t.Errorf("no archive has %s", name)
		}
	}
}

// TestShells: a file for each shell that completion offers, whatever is said of it.
func TestShells(t *testing.T) {
	var names []string
	for _, shell := range shellsIn("bash\nfish\tthe friendly one\npowershell\tWindows\r\nzsh\n\n") {
		names = append(names, completionFile(shell))
	}
	want := []string{"completions/kot.bash", "completions/kot.fish", "completions/kot.ps1", "completions/_kot"}
	if !slices.Equal(names, want) {
		t.Errorf("%q", names)
	}
}
