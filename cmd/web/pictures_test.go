//go:build browser

package main

import (
	"net/http"
	"path/filepath"
	"testing"

	"kingoftokyo/internal/often"
)

// The grid of the pictures of the README and the docs, painted by internal/tools/pictures: where the first column begins
// and the distance between columns; the same for the base lines of the rows.
const pictureLeft, pictureColumn, pictureTop, pictureRow = "10", "8.4", "23", "17"

// TestPictures: a browser draws the letters of the pictures of the README and the docs in their rows and columns, which are
// those of the terminal (TestGrid of internal/tools/pictures).
func TestPictures(t *testing.T) {
	t.Parallel()
	docs := filepath.Join("..", "..", "docs", "pictures")
	files, err := filepath.Glob(filepath.Join(docs, "*.svg"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no pictures: %v", err)
	}
	s := serve(t)
	s.files.Handle("/docs/pictures/", http.StripPrefix("/docs/pictures/", http.FileServer(http.Dir(docs))))
	var u *tab
	for i := range often.Cases(4, len(files)) {
		f := files[i]
		name := filepath.Base(f)
		if url := s.url() + "docs/pictures/" + name; u == nil {
			u = open(t, url, laptop)
		} else {
			u.must(u.load(url))
		}
		astray := eval[[]string](u, `(() => {
			const left = `+pictureLeft+`, column = `+pictureColumn+`, top = `+pictureTop+`, high = `+pictureRow+`, texts = [...document.querySelectorAll("text")], astray = [];
			for (const t of texts) {
				const said = t.textContent, from = (t.getAttribute("x") - left) / column;
				if (t.getNumberOfChars() !== said.length) astray.push(t.getNumberOfChars() + " letters of " + JSON.stringify(said));
				for (let i = 0; i < t.getNumberOfChars(); i++) {
					const at = (t.getStartPositionOfChar(i).x - left) / column;
					const row = (t.getStartPositionOfChar(i).y - top) / high;
					if (Math.abs(row - Math.round(row)) > 0.1) astray.push(said[i] + " of " + JSON.stringify(said) + " in row " + row.toFixed(2));
					if (Math.abs(at - Math.round(from) - i) > 0.1) astray.push(said[i] + " of " + JSON.stringify(said) + " in column " + at.toFixed(2) + ", not " + (Math.round(from) + i));
				}
			}
			return texts.length < 10 ? ["only " + texts.length + " texts"] : astray;
		})()`)
		if len(astray) > 0 {
			t.Errorf("%s: %d letters stand elsewhere: %q", name, len(astray), astray[:min(3, len(astray))])
		}
	}
}
