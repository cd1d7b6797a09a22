package dash

import (
	"flag"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/text"
)

var pictures = flag.Bool("pictures", false, "draw the pictures of the README and the docs anew")

// docs is the folder of the pictures; tests work in folders of their own.
var docs = func() string {
	dir, err := filepath.Abs(filepath.Join("..", "..", "docs"))
	if err != nil {
		panic(err)
	}
	return dir
}()

// TestPicture: the pictures of the docs are what the program draws: `go test
// ./companion/dash -run Picture -pictures` draws them anew.
func TestPicture(t *testing.T) {
	for name, scene := range map[string]struct {
		w, h        int
		lang        text.Lang
		lines, keys string
	}{
		"advice": {80, 24, text.English, soloTable, "ccffh"},
		"table":  {120, 40, "fr", soloTable, "ccffh"},
		"party":  {80, 24, text.English, yielding, "ccc333<enter>"},
	} {
		for ground, theme := range map[Ground]string{GroundDark: "dark", GroundLight: "light"} {
			u := open(t, setting{scene.w, scene.h, scene.lang, Look{Ground: ground}, nil}, scene.lines).hit(scene.keys)
			path, drawn := filepath.Join(docs, name+"-"+theme+".svg"), u.svg(ground)
			if *pictures {
				if err := os.WriteFile(path, []byte(drawn), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if kept, err := os.ReadFile(path); err != nil || string(kept) != drawn {
				t.Errorf("%s is not what the program draws now (%v); draw it anew with -pictures and look at it", path, err)
			}
		}
	}
}

// The size of a cell of a picture, and the space around all of them.
const (
	cellWide = 8.4
	cellHigh = 17.0
	margin   = 10.0
)

// svg is the screen as a picture; runs of one style become one text.
func (u *driver) svg(ground Ground) string {
	paper, ink := "#14161b", "#c8ccd4"
	if ground == GroundLight {
		paper, ink = "#ffffff", "#24292f"
	}
	cells, w, h := u.scr.GetContents()
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" role="img" aria-label="The dashboard">`+"\n", float64(w)*cellWide+2*margin, float64(h)*cellHigh+2*margin)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" rx="6" fill="%s"/><g font-family="DejaVu Sans Mono,Menlo,Consolas,monospace" font-size="14" xml:space="preserve">`+"\n", paper)
	for y := range h {
		for x := 0; x < w; {
			style, n, said := cells[y*w+x].Style, 0, ""
			for x+n < w && cells[y*w+x+n].Style == style {
				said += string(cells[y*w+x+n].Runes)
				n++
			}
			run(&b, style, paper, ink, said, margin+float64(x)*cellWide, margin+float64(y)*cellHigh, float64(n)*cellWide)
			x += n
		}
	}
	b.WriteString("</g></svg>\n")
	return b.String()
}

// run draws one run of cells.
func run(b *strings.Builder, style tcell.Style, paper, ink, said string, x, y, w float64) {
	fg, bg, attr := style.Decompose()
	if fg != tcell.ColorDefault {
		ink = fg.CSS()
	}
	if bg != tcell.ColorDefault {
		paper = bg.CSS()
	}
	if attr&tcell.AttrReverse != 0 {
		ink, paper = paper, ink
	}
	if bg != tcell.ColorDefault || attr&tcell.AttrReverse != 0 {
		fmt.Fprintf(b, `<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="%s"/>`, x, y, w+0.4, cellHigh+0.4, paper)
	}
	if strings.TrimSpace(said) == "" {
		return
	}
	weight := ""
	if attr&tcell.AttrBold != 0 {
		weight = ` font-weight="bold"`
	}
	fmt.Fprintf(b, `<text x="%.1f" y="%.1f" textLength="%.1f" fill="%s"%s>%s</text>`+"\n", x, y+13, w, ink, weight, html.EscapeString(said))
}
