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
	const text = `A [manual](manual/play.md#dice), [again](manual/play.md "How to play"), [a page](https://kot.test/a.md), [mail](mailto:a@kot.test), [here](#top).
![screen](manual/screen.svg) <img alt="x" src="pictures/one.png"> <source srcset="pictures/dark.svg 2x"> [see][rules] ` + "`[no](code.md)`" + `

[rules]: manual/rules.md
` + "```\n[no](fence.md)\n```\n"
	want := []string{"manual/play.md", "manual/play.md", "manual/screen.svg", "pictures/one.png", "pictures/dark.svg", "manual/rules.md"}
	if got := links(text); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestDocuments: links are followed through documents, and a dead one is told.
func TestDocuments(t *testing.T) {
	tree := fstest.MapFS{
		"README.md":               {Data: []byte("[play](manual/play.md) [licence](LICENSE)")},
		"manual/play.md":          {Data: []byte("![a](a.svg) [back](../README.md) [client](examples/solo.py)")},
		"manual/a.svg":            {Data: []byte("[no](link.md)")},
		"manual/examples/solo.py": {Data: []byte("#"), Mode: 0o755},
		"manual/alone.md":         {Data: []byte("nobody links it")},
		"LICENSE":                 {Data: []byte("MIT")},
	}
	files, err := documents(tree, []string{"README.md", "LICENSE"}, someone.Home)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range files {
		names = append(names, f.name)
		if (f.mode == 0o755) != (f.name == "manual/examples/solo.py") {
			t.Errorf("%s has mode %o", f.name, f.mode)
		}
	}
	if got := strings.Join(names, " "); got != "README.md LICENSE manual/play.md manual/a.svg manual/examples/solo.py" {
		t.Errorf("it has %s", got)
	}
	for _, dead := range []string{"manual/none.md", "manual", "../outside.md", "../../../outside.md"} {
		tree["manual/play.md"] = &fstest.MapFile{Data: []byte("[dead](../" + dead + ")")}
		if _, err := documents(tree, []string{"README.md"}, someone.Home); err == nil || !strings.Contains(err.Error(), "manual/play.md links ../"+dead) {
			t.Errorf("%s: %v", dead, err)
		}
	}
}

// TestForgePages: a link that only the forge can follow leads there from an archive, too.
func TestForgePages(t *testing.T) {
	tree := fstest.MapFS{
		"README.md":      {Data: []byte("[play](manual/play.md) [get it](../../releases/latest)")},
		"manual/play.md": {Data: []byte(`<a href="../../../issues">tell us</a>`)},
	}
	files, err := documents(tree, []string{"README.md"}, someone.Home)
	if err != nil || len(files) != 2 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for i, want := range []string{
		"[play](manual/play.md) [get it](https://forge.test/anna/kot/releases/latest)",
		`<a href="https://forge.test/anna/kot/issues">tell us</a>`,
	} {
		if got := string(files[i].data); got != want {
			t.Errorf("%s: %s", files[i].name, got)
		}
	}
}

// TestOurDocuments: no link of our own documents is dead, and what README links is in the archives.
func TestOurDocuments(t *testing.T) {
	tree := os.DirFS("../../..")
	files, err := documents(tree, always, someone.Home)
	if err != nil {
		t.Fatal(err)
	}
	readme := slices.IndexFunc(files, func(f file) bool { return f.name == "README.md" })
	linked := links(string(files[readme].data)) // those to the forge have its address by now
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
