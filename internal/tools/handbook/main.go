// Command handbook writes the documents for players as web pages into the folder of a download, where a double click opens
// them: go run ./internal/tools/handbook FOLDER, with the address of the project in HOMEPAGE.
package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// firsts are the pages next to the programs. All others keep their folders.
var firsts = map[string]string{"docs/players/start.md": "START.html", "docs/players/fr/start.md": "COMMENCER.html"}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "handbook: which folder?")
		os.Exit(2)
	}
	if err := write(os.DirFS("."), os.Args[1], os.Getenv("HOMEPAGE")); err != nil {
		fmt.Fprintln(os.Stderr, "handbook:", err)
		os.Exit(1)
	}
}

// write writes the pages and their pictures into a folder. home is the address of the project; if
// it is empty, the pages have no links to it.
func write(from fs.FS, folder, home string) error {
	names := []string{"CHANGELOG.md", "docs/rulings.md"}
	for _, pages := range []string{"docs/players/*.md", "docs/players/fr/*.md"} {
		found, err := fs.Glob(from, pages)
		if err != nil || len(found) == 0 {
			return fmt.Errorf("no pages in %s: %w", pages, err)
		}
		names = append(names, found...)
	}
	files := map[string]bool{}
	for _, name := range names {
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		p := page{name: name, home: home, pictures: files}
		if err := put(folder, target(name), []byte(p.html(string(data)))); err != nil {
			return err
		}
	}
	for name := range files {
		data, err := fs.ReadFile(from, name)
		if err == nil {
			err = put(folder, name, data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// put writes a file and the folders it needs.
func put(folder, name string, data []byte) error {
	name = filepath.Join(folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// target returns where a document of the repository is in the download.
func target(name string) string {
	if first := firsts[name]; first != "" {
		return first
	}
	if bare, ok := strings.CutSuffix(name, ".md"); ok {
		return bare + ".html"
	}
	return name
}

var (
	// ofForge matches a link out of the repository, to the pages that a forge adds to it.
	ofForge = regexp.MustCompile(`^(?:\.\./)+(issues|releases)\b`)
	// image matches the address of a picture in the HTML of a document.
	image = regexp.MustCompile(`\b(src|srcset)="([^"]+)"`)
)

// link returns the target of a link of the page in the download, or "" if there is none.
func (p *page) link(to string) string {
	switch {
	case strings.HasPrefix(to, "#"), strings.Contains(to, "://"):
		return to
	case ofForge.MatchString(to):
		if p.home == "" {
			return ""
		}
		return p.home + "/" + strings.TrimLeft(to, "./")
	}
	to, place, found := strings.Cut(to, "#")
	to = path.Join(path.Dir(p.name), to)
	if strings.HasPrefix(to, "docs/pictures/") {
		p.pictures[to] = true
	}
	rel, err := filepath.Rel(path.Dir(target(p.name)), target(to))
	if err != nil { // both begin in the repository
		panic(err)
	}
	if rel = filepath.ToSlash(rel); found {
		rel += "#" + place
	}
	return rel
}
