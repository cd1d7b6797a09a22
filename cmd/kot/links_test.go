package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"kingoftokyo/internal/often"
)

var (
	// code matches what a document shows to be typed; what looks like a link in it is not one.
	code = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")
	// linked matches the target of a document's link or picture.
	linked = regexp.MustCompile(`\]\(([^)\s]+)\)|\b(?:href|src|srcset)="([^"\s]+)"`)
	// namedDoc matches a document or picture as texts of the program and comments name it.
	namedDoc = regexp.MustCompile(`(?:^|[^\w/.])(docs/[\w./-]*\w)(#[\w-]+)?`)
	// heading matches a heading of a document, or a named place.
	heading = regexp.MustCompile(`(?m)^#+ +(.*)$|<a (?:id|name)="([^"]+)">`)
)

// forge lists targets of links that are not files of ours: from a document to the pages that a forge adds to the repository.
var forge = map[string]bool{"releases/latest": true, "issues/new/choose": true}

// TestLinks: every link of a document leads to an existing file, and to a heading in it; so does every document named by
// a text of the program or a comment.
func TestLinks(t *testing.T) {
	often.OneGoroutine(t)
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	links, names, known := 0, 0, goals{}
	if err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == ".git" || name == "vendor" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir() || !isText(name):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if filepath.Ext(name) == ".md" {
			for _, m := range linked.FindAllSubmatch(code.ReplaceAll(data, nil), -1) {
				link := string(m[1]) + string(m[2])
				if page, ok := strings.CutPrefix(link, up(name)); strings.Contains(link, "://") || ok && forge[page] {
					continue
				}
				links++
				file, place, _ := strings.Cut(link, "#")
				if file == "" {
					file = path
				} else {
					file = filepath.Join(filepath.Dir(path), file)
				}
				known.leads(t, name, link, file, place)
			}
		}
		for _, m := range namedDoc.FindAllSubmatch(data, -1) {
			names++
			known.leads(t, name, string(m[0]), filepath.Join(root, string(m[1])), strings.TrimPrefix(string(m[2]), "#"))
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if links < 50 || names < 30 {
		t.Errorf("%d links and %d names of documents were found, too few", links, names)
	}
}

// up returns the path from a document to the repository on a forge: out of its folders, and out of the name and the branch.
func up(name string) string {
	return strings.Repeat("../", strings.Count(filepath.ToSlash(name), "/")+2)
}

// isText reports whether a file may name a document: sources, texts, scripts of the checks.
func isText(name string) bool {
	switch filepath.Ext(name) {
	case ".md", ".go", ".yaml", ".yml", ".txt", ".js", ".html", ".tmpl":
		return filepath.Base(name) != "links_test.go"
	}
	return strings.HasPrefix(name, ".ci"+string(filepath.Separator))
}

// goals are linked files, with the places in them that a link may name.
type goals map[string]map[string]bool

// leads checks that a file exists, and a place in it.
func (g goals) leads(t *testing.T, from, link, file, place string) {
	t.Helper()
	if g[file] == nil {
		g[file] = places(file)
	}
	if !g[file][""] {
		t.Errorf("%s: %s leads nowhere", from, link)
	} else if !g[file][place] {
		t.Errorf("%s: %s has no such place", from, link)
	}
}

// places returns the headings and named places of a file, and "" for the file itself; none if it is missing.
func places(file string) map[string]bool {
	out := map[string]bool{}
	if _, err := os.Stat(file); err != nil {
		return out
	}
	out[""] = true
	data, err := os.ReadFile(file)
	if err != nil { // a folder
		return out
	}
	for _, m := range heading.FindAllSubmatch(data, -1) {
		out[string(m[2])] = true
		out[anchor(string(bytes.TrimSpace(m[1])))] = true
	}
	return out
}

// anchor returns the name that a forge gives a heading: small letters, digits and hyphens.
func anchor(title string) string {
	var b strings.Builder
	for _, c := range strings.ToLower(title) {
		switch {
		case c == ' ':
			b.WriteByte('-')
		case unicode.IsLetter(c), unicode.IsDigit(c), c == '-', c == '_':
			b.WriteRune(c)
		}
	}
	return b.String()
}

// TestAnchor: headings have the names that forges give them.
func TestAnchor(t *testing.T) {
	for title, want := range map[string]string{
		"Hosting it":                          "hosting-it",
		"`kot odds`: how likely you win":      "kot-odds-how-likely-you-win",
		"Rulings - Nos décisions de règles":   "rulings---nos-décisions-de-règles",
		"What is shown, and what is not (A2)": "what-is-shown-and-what-is-not-a2",
	} {
		if got := anchor(title); got != want {
			t.Errorf("%s: %s, want %s", title, got, want)
		}
	}
}
