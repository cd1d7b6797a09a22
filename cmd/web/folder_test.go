package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/rules"
)

// TestFolder: the page is written into a new or an empty folder, or one that kot-web made. Nothing is written anywhere
// else, or through links.
func TestFolder(t *testing.T) {
	page, _ := little(t.Context())
	for name, c := range map[string]struct {
		there string // what lay creates
		into  string
		want  string // the problem; "" for none
	}{
		"new":                 {"", "new", ""},
		"new below new":       {"", "one/two/three", ""},
		"empty":               {"d/", "d", ""},
		"made":                {"d/index.html=old d/site.js=MARK d/mine=mine", "d", ""},
		"interrupted":         {"d/site.js=MARK", "d", ""},
		"another page":        {"d/index.html=mine", "d", "serve-foreign"},
		"a script":            {"d/page.js=mine", "d", "serve-foreign"},
		"all names":           {"d/index.html=mine d/site.js=mine d/manifest.webmanifest=mine", "d", "serve-foreign"},
		"other files":         {"d/photo=mine", "d", "serve-foreign"},
		"the mark is a link":  {"site.js=MARK d/site.js>../site.js d/index.html=mine", "d", "serve-foreign"},
		"a link inside":       {"mine=mine d/site.js=MARK d/index.html>../mine", "d", "serve-no-file"},
		"a link to nothing":   {"d/site.js=MARK d/index.html>../mine", "d", "serve-no-file"},
		"a folder inside":     {"d/site.js=MARK d/index.html/", "d", "serve-no-file"},
		"a link":              {"e/ d>e", "d", "serve-no-folder"},
		"a link, with slash":  {"e/ d>e", "d/", "serve-no-folder"},
		"a link to no folder": {"d>e", "d", "serve-no-folder"},
		"a file":              {"d=mine", "d", "serve-no-folder"},
		"below a file":        {"d=mine", "d/e", "serve-unwritten"},
		"below a link":        {"e/ d>e", "d/new", ""},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			lay(t, dir, c.there)
			before := listed(t, dir)
			err := run(english(t), []string{dir + "/" + c.into}, nil, io.Discard, little, nil)
			if c.want != "" {
				if after := listed(t, dir); after != before || !rules.IsProblem(err, c.want) {
					t.Errorf("%v, want %s; there was\n%s, now\n%s", err, c.want, before, after)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			for file, want := range page {
				if data, err := os.ReadFile(filepath.Join(dir, c.into, file)); string(data) != string(want) {
					t.Errorf("%s has %q, %v", file, data, err)
				}
			}
			if after := listed(t, dir); strings.Count(after, "mine") != strings.Count(before, "mine") || strings.Contains(after, ".kot-web") {
				t.Errorf("there was\n%s, now\n%s", before, after)
			}
		})
	}
}

// TestFolderSwapped: a folder that was replaced by a link while the page was built is refused.
func TestFolderSwapped(t *testing.T) {
	dir := t.TempDir()
	lay(t, dir, "d/ e/")
	err := run(english(t), []string{filepath.Join(dir, "d")}, nil, io.Discard, func(ctx context.Context) (site, error) {
		if err := os.Remove(filepath.Join(dir, "d")); err != nil {
			t.Fatal(err)
		}
		lay(t, dir, "d>e")
		return little(ctx)
	}, nil)
	if in, _ := os.ReadDir(filepath.Join(dir, "e")); len(in) > 0 || !rules.IsProblem(err, "serve-no-folder") {
		t.Errorf("%v; there are %v", err, in)
	}
}

// TestPut: a file that has become a link is replaced, and the target of the link stays.
func TestPut(t *testing.T) {
	dir := t.TempDir()
	lay(t, dir, "mine=mine d/page.js>../mine")
	root, err := os.OpenRoot(filepath.Join(dir, "d"))
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	if err := put(root, "page.js", []byte("page")); err != nil {
		t.Fatal(err)
	}
	if have := listed(t, dir); have != "d/page.js=page mine=mine" {
		t.Errorf("there is %s", have)
	}
}

// lay creates things in a folder: "name=text" is a file, "name>to" a link, "name/" a folder. The text MARK is that of the mark.
func lay(t *testing.T, dir, what string) {
	t.Helper()
	for _, one := range strings.Fields(what) {
		name, text, _ := strings.Cut(one, "=")
		name, to, link := strings.Cut(name, ">")
		path := filepath.Join(dir, name)
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		switch {
		case err != nil:
		case link:
			err = os.Symlink(to, path)
		case strings.HasSuffix(name, "/"):
			err = os.MkdirAll(path, 0o755)
		default:
			err = os.WriteFile(path, []byte(strings.Replace(text, "MARK", markBegins, 1)), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// listed returns the contents of a folder in the format of lay.
func listed(t *testing.T, dir string) string {
	t.Helper()
	var out []string
	err := filepath.Walk(dir, func(path string, is os.FileInfo, err error) error {
		name, _ := filepath.Rel(dir, path)
		switch {
		case err != nil || path == dir:
		case is.Mode()&os.ModeSymlink != 0:
			to, _ := os.Readlink(path)
			out = append(out, name+">"+to)
		case is.Mode().IsRegular():
			data, _ := os.ReadFile(path)
			out = append(out, name+"="+string(data))
		case is.IsDir():
			if in, _ := os.ReadDir(path); len(in) == 0 {
				out = append(out, name+"/")
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(out, " ")
}
