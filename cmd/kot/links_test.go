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
)

var (
	// code is what a document shows as it is typed; what looks like a link in it is none.
	code = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")
	// linked is where a document's link or picture leads.
	linked = regexp.MustCompile(`\]\(([^)\s]+)\)|\b(?:href|src|srcset)="([^"\s]+)"`)
	// namedDoc is a document or picture as texts of the program and comments name it.
	namedDoc = regexp.MustCompile(`(?:^|[^\w/.])(docs/[\w./-]*\w)(#[\w-]+)?`)
	// heading is a heading of a document, or a place with a name.
	heading = regexp.MustCompile(`(?m)^#+ +(.*)$|<a (?:id|name)="([^"]+)">`)
)

// downloads is the one link that is no file of ours: on the forge it leads from the README to the releases.
const downloads = "../../releases/latest"

// TestLinks: every link of a document leads to a file that is there, and to a heading in it; so does
// every document that a text of the program or a comment names.
func TestLinks(t *testing.T) {
	root, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	links, names := 0, 0
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
				to := string(m[1]) + string(m[2])
				if strings.Contains(to, "://") || to == downloads {
					continue
				}
				links++
				file, place, _ := strings.Cut(to, "#")
				if file == "" {
					file = path
				} else {
					file = filepath.Join(filepath.Dir(path), file)
				}
				leads(t, name, to, file, place)
			}
		}
		for _, m := range namedDoc.FindAllSubmatch(data, -1) {
			names++
			leads(t, name, string(m[0]), filepath.Join(root, string(m[1])), strings.TrimPrefix(string(m[2]), "#"))
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if links < 50 || names < 30 {
		t.Errorf("%d links and %d names of documents were found, too few", links, names)
	}
}

// isText tells files that may name a document: sources, texts, scripts of the checks.
func isText(name string) bool {
	switch filepath.Ext(name) {
	case ".md", ".go", ".yaml", ".yml", ".txt", ".js", ".html", ".tmpl":
		return filepath.Base(name) != "links_test.go"
	}
	return strings.HasPrefix(name, ".ci"+string(filepath.Separator))
}

// leads holds that a file is there, and a heading in it.
func leads(t *testing.T, from, link, file, place string) {
	t.Helper()
	if _, err := os.Stat(file); err != nil {
		t.Errorf("%s: %s leads nowhere", from, link)
		return
	}
	if place == "" {
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Error(err)
		return
	}
	for _, m := range heading.FindAllSubmatch(data, -1) {
		if string(m[2]) == place || m[1] != nil && anchor(string(bytes.TrimSpace(m[1]))) == place {
			return
		}
	}
	t.Errorf("%s: %s has no such place", from, link)
}

// anchor is the name a forge gives a heading: small letters, digits and hyphens.
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
