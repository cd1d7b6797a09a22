package main

import (
	"html"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestWrite checks that a download has the pages for players in both languages, no others, and that every link in them leads somewhere.
func TestWrite(t *testing.T) {
	dir, repository := t.TempDir(), os.DirFS("../../..")
	if err := write(repository, dir, "https://forge.test/anna/kot"); err != nil {
		t.Fatal(err)
	}
	want := []string{"START.html", "COMMENCER.html", "CHANGELOG.html", path.Join("docs", "rulings.html")}
	for _, lang := range []string{"", "fr/"} {
		english, err := fs.Glob(repository, "docs/players/*.md")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range english {
			if name = path.Base(name); name != "start.md" {
				want = append(want, "docs/players/"+lang+strings.TrimSuffix(name, ".md")+".html")
			}
		}
	}
	files, places := map[string]string{}, map[string]bool{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path.Join(dir, name))
		files[name] = string(data)
		for _, m := range regexp.MustCompile(`\b(?:id|name)="([^"]+)"`).FindAllStringSubmatch(string(data), -1) {
			places[name+"#"+m[1]] = true
		}
		if path.Ext(name) == ".html" && !slices.Contains(want, name) || path.Ext(name) == ".md" {
			t.Errorf("%s is not for players", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range want {
		if files[name] == "" {
			t.Errorf("%s is missing", name)
		}
	}
	for name, text := range files {
		if path.Ext(name) != ".html" {
			continue
		}
		for _, m := range regexp.MustCompile(`\b(?:href|src|srcset)="([^"]*)"`).FindAllStringSubmatch(text, -1) {
			to, place, _ := strings.Cut(html.UnescapeString(m[1]), "#")
			file := path.Join(path.Dir(name), to)
			switch {
			case strings.HasPrefix(to, "https://"):
			case to == "" && place != "" && places[name+"#"+place]:
			case files[file] == "", place != "" && !places[file+"#"+place]:
				t.Errorf("%s: %s leads nowhere", name, m[1])
			}
		}
	}
}

// TestPage checks that a browser shows the Markdown of the documents.
func TestPage(t *testing.T) {
	const document = "# A & B\n\nOne\ntwo `a<b*` **bold** *leaning*, [you](start.md#help). <a id=\"x\">\n\n" +
		"- first\n  line\n    - [gone](../../../../issues)\n" +
		"\n1. one\n2. two\n\n| a | b |\n|---|---|\n| `x\\|y` | z |\n\n    kot 1 < 2\n    kot\n\n<img src=\"../pictures/turn-en-dark.svg\">\n"
	const want = `<h1 id="a--b">A &amp; B</h1>
<p>One
two <code>a&lt;b*</code> <b>bold</b> <i>leaning</i>, <a href="../../START.html#help">you</a>. <a id="x"></p>
<ul><li>first
  line<li class="in">gone</ul>
<ol><li>one<li>two</ol>
<table><tr><th>a</th><th>b</th></tr>
<tr><td><code>x|y</code></td><td>z</td></tr>
</table>
<pre>kot 1 &lt; 2
kot
</pre>
<p><img src="../pictures/turn-en-dark.svg"></p>
`
	p := page{name: "docs/players/web.md", pictures: map[string]bool{}}
	if _, got, _ := strings.Cut(p.html(document), "</style>\n"); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if !p.pictures["docs/pictures/turn-en-dark.svg"] {
		t.Errorf("its pictures are %v", p.pictures)
	}
	p = page{name: "docs/players/start.md", home: "https://forge.test/kot"}
	if got := p.inline("[issues](../../../../issues/new)"); got != `<a href="https://forge.test/kot/issues/new">issues</a>` {
		t.Error(got)
	}
}
