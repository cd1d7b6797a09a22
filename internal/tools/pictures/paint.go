package main

import (
	"fmt"
	"html"
	"slices"
	"strings"
	"time"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/faces/terminal"
)

// picture is the content of a screen.
type picture struct {
	w, h  int
	cells []cell
}

// cell is one cell of it.
type cell struct {
	said  string
	style tcell.Style
}

// row returns a row of a picture.
func (p *picture) row(y int) []cell { return p.cells[y*p.w : (y+1)*p.w] }

// frame is a picture that is shown for a while.
type frame struct {
	picture
	last time.Duration
}

// The size of a cell in a picture, and the space around all of them.
const (
	cellWide = 8.4
	cellHigh = 17.0
	margin   = 10.0
)

// colours are those of the terminal itself: its background, its letters, and the frame around it.
type colours struct{ paper, ink, frame string }

func coloursOf(ground terminal.Ground) colours {
	if ground == terminal.GroundLight {
		return colours{"#ffffff", "#24292f", "#afb8c1"}
	}
	return colours{"#14161b", "#c8ccd4", "#3d444d"}
}

// still returns one picture.
func still(p picture, ground terminal.Ground) string {
	c := coloursOf(ground)
	var b strings.Builder
	begin(&b, &p, c, "")
	for y := range p.h {
		paintRow(&b, p.row(y), y, c)
	}
	return b.String() + "</g></svg>\n"
}

// begin begins a picture. white-space keeps the spaces of a text, because today's Chrome no longer
// inherits xml:space from the group, and textLength would then spread the remaining letters. Other
// programs only know xml:space.
func begin(b *strings.Builder, p *picture, c colours, style string) {
	w, h := float64(p.w)*cellWide+2*margin, float64(p.h)*cellHigh+2*margin
	fmt.Fprintf(b, `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" role="img" aria-label="The dashboard">`+"\n", w, h)
	fmt.Fprintf(b, "<style>text{white-space:pre}\n%s</style>\n", style)
	fmt.Fprintf(b, `<rect x="0.5" y="0.5" width="%.0f" height="%.0f" rx="6" fill="%s" stroke="%s"/>`+
		`<g font-family="DejaVu Sans Mono,Menlo,Consolas,monospace" font-size="14" xml:space="preserve">`+"\n", w-1, h-1, c.paper, c.frame)
}

// moving returns pictures that are shown in turn, over and over. A row is painted once for as long
// as it stays the same. If the reader wants no motion, it shows only the first one.
func moving(frames []frame, ground terminal.Ground) string {
	c := coloursOf(ground)
	var total time.Duration
	for _, f := range frames {
		total += f.last
	}
	var style, rows strings.Builder
	fmt.Fprintf(&style, "@media (prefers-reduced-motion:no-preference){g g{animation-duration:%.1fs;"+
		"animation-timing-function:step-end;animation-iteration-count:infinite}}\n", total.Seconds())
	spans := map[[2]int]bool{}
	for y := range frames[0].h {
		for from := 0; from < len(frames); {
			to := from + 1
			for to < len(frames) && slices.Equal(frames[to].row(y), frames[from].row(y)) {
				to++
			}
			var row strings.Builder
			paintRow(&row, frames[from].row(y), y, c)
			switch whole := to-from == len(frames); {
			case row.Len() == 0:
			case whole:
				rows.WriteString(row.String())
			default:
				if span := [2]int{from, to}; !spans[span] {
					spans[span] = true
					style.WriteString(seenAt(frames, span, total))
				}
				hidden := ""
				if from > 0 {
					hidden = ` visibility="hidden"`
				}
				fmt.Fprintf(&rows, "<g class=\"f%d-%d\"%s>\n%s</g>\n", from, to, hidden, row.String())
			}
			from = to
		}
	}
	var b strings.Builder
	begin(&b, &frames[0].picture, c, style.String())
	return b.String() + rows.String() + "</g></svg>\n"
}

// seenAt returns when the rows of some frames, from span[0] to the one before span[1], are visible.
func seenAt(frames []frame, span [2]int, total time.Duration) string {
	at := func(n int) float64 {
		var t time.Duration
		for _, f := range frames[:n] {
			t += f.last
		}
		return 100 * t.Seconds() / total.Seconds()
	}
	name := fmt.Sprintf("f%d-%d", span[0], span[1])
	steps := ""
	if span[0] > 0 {
		steps = "0%{visibility:hidden}"
	}
	steps += fmt.Sprintf("%.2f%%{visibility:visible}", at(span[0]))
	if span[1] < len(frames) {
		steps += fmt.Sprintf("%.2f%%,100%%{visibility:hidden}", at(span[1]))
	} else {
		steps += "100%{visibility:visible}"
	}
	return fmt.Sprintf(".%s{animation-name:%s}@keyframes %s{%s}\n", name, name, name, steps)
}

// paintRow paints a row; runs of one style become one text.
func paintRow(b *strings.Builder, row []cell, y int, c colours) {
	for x := 0; x < len(row); {
		n, said := 0, ""
		for x+n < len(row) && row[x+n].style == row[x].style {
			said += row[x+n].said
			n++
		}
		paintRun(b, row[x].style, c, said, margin+float64(x)*cellWide, margin+float64(y)*cellHigh, float64(n)*cellWide)
		x += n
	}
}

// paintRun paints one run of cells.
func paintRun(b *strings.Builder, style tcell.Style, c colours, said string, x, y, w float64) {
	fg, bg, attr := style.Decompose()
	ink, paper := c.ink, c.paper
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
