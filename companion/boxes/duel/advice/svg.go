package advice

import (
	"fmt"
	"math"
	"strings"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// The measures of the picture, in its own units.
const (
	svgWide, svgHigh = 900, 300 // of all, and of the chart alone
	svgLeft, svgTop  = 64, 56
	svgRight         = 24
	svgLine          = 22  // from one line of text to the next
	svgColumns       = 100 // characters of a line of text
	svgNumbers       = 400 // where the numbers of the sum end
)

// svgStyle are the colours by day and, where the reader's system is dark, by night. Text is in the font that the
// reader's system has.
const svgStyle = `
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;font-size:14px;fill:#1d2733}
.paper{fill:#ffffff}.head{font-size:20px;font-weight:600}.scale{font-size:13px;fill:#5a6675}
.grid{stroke:#c9d1da;stroke-width:1}.half{stroke:#8a96a5;stroke-width:1;stroke-dasharray:5 4}
.area{fill:#b9d7f2}.line{fill:none;stroke:#17609e;stroke-width:2.5;stroke-linejoin:round}
.mark{fill:#b3261e}.letter{fill:#ffffff;font-size:13px;font-weight:700;text-anchor:middle}
.title{font-weight:600}.end{text-anchor:end}.mid{text-anchor:middle}
@media (prefers-color-scheme:dark){
text{fill:#e6ebf0}.paper{fill:#14181d}.scale{fill:#9aa7b5}.grid{stroke:#38424e}.half{stroke:#6d7988}
.area{fill:#1d4263}.line{stroke:#6db3f2}.mark{fill:#ff8a80}.letter{fill:#14181d}
}
`

// svgCanvas writes elements.
type svgCanvas struct{ strings.Builder }

func (c *svgCanvas) add(format string, args ...any) { fmt.Fprintf(c, format+"\n", args...) }

// text writes a line of text with a class at a place.
func (c *svgCanvas) text(class string, x, y float64, said string) {
	if said = strings.TrimRight(said, " "); said != "" {
		c.add(`<text class="%s" x="%.1f" y="%.1f">%s</text>`, strings.TrimSpace(class), x, y, escaped(said))
	}
}

// xmlSigns writes the signs that mean something to XML as text. It replaces the two that XML cannot hold and
// rules.Clean leaves in.
var xmlSigns = strings.NewReplacer(
	"&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "'", "&#39;",
	"\ufffe", "\ufffd", "\uffff", "\ufffd")

// escaped is text as XML has it.
func escaped(s string) string { return xmlSigns.Replace(rules.Clean(s)) }

// ReviewSVG is the picture of a game looked back on as a file of its own: the win
// probability over the turns, the turning points marked and told, the dearest choices
// and the end. It needs nothing from elsewhere, follows the reader's light or dark
// colours and has a title and a description for those who do not see it.
func (v *Phrases) ReviewSVG(r *review.Report) string {
	var told []svgSaid
	var whole []string
	for i, part := range [][]string{v.turningPoints(r), v.choices(r, false), nil, append(v.reviewEnd(r), v.trusted(r))} {
		class := "" // the first line is a heading where others follow
		if i < 2 && len(part) > 2 {
			class = "title"
		}
		for _, said := range part {
			for _, l := range text.Wrapped(said, svgColumns) {
				told = append(told, svgSaid{class: class, line: l})
			}
			class = ""
		}
		if i == 2 {
			for _, row := range v.sum(r) {
				told, part = append(told, svgSaid{line: row[0], number: row[1]}), append(part, v.Colon(row[0], row[1])+".")
			}
		}
		if len(part) > 0 {
			told, whole = append(told, svgSaid{}), append(whole, part...)
		}
	}
	high := svgTop + svgHigh + 56 + svgLine*len(told)
	var c svgCanvas
	c.add(`<?xml version="1.0" encoding="UTF-8"?>`)
	c.add(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" `+
		`role="img" aria-labelledby="title desc" xml:lang="%s">`, svgWide, high, svgWide, high, v.Lang)
	c.add(`<title id="title">%s</title>`, escaped(v.reviewTitle(r)))
	c.add(`<desc id="desc">%s</desc>`, escaped(v.Say("review.chart", rules.Text("from", v.reviewPercent(r.Start)),
		rules.Text("to", v.reviewPercent(r.End)), rules.Num("turns", len(r.Turns)))+" "+strings.Join(whole, " ")))
	c.add("<style>%s</style>", svgStyle)
	c.add(`<rect class="paper" width="%d" height="%d"/>`, svgWide, high)
	c.text("head", svgLeft, 34, v.reviewTitle(r))
	v.svgChart(&c, r)
	for i, l := range told {
		y := float64(svgTop + svgHigh + 64 + svgLine*i)
		c.text("said "+l.class, svgLeft, y, strings.ReplaceAll(l.line, "  ", fixed+fixed))
		c.text("end", svgNumbers, y, l.number)
	}
	c.add("</svg>")
	return c.String()
}

// svgSaid is a line of text under the chart, or a name with its number.
type svgSaid struct{ class, line, number string }

// svgX and svgY are where a number of turns and a chance stand in the picture.
func svgX(turns float64, of int) float64 {
	return svgLeft + turns*(svgWide-svgLeft-svgRight)/float64(max(of, 1))
}

func svgY(win float64) float64 { return svgTop + (1-win)*svgHigh }

// svgChart draws the scale, the course, the numbers of the turns and the letters.
func (v *Phrases) svgChart(c *svgCanvas, r *review.Report) {
	n := len(r.Turns)
	var points strings.Builder
	fmt.Fprintf(&points, "%.1f,%.1f", svgX(0, n), svgY(r.Start))
	for i, t := range r.Turns {
		for at := t.First; at <= t.Last; at++ {
			x := float64(i) + float64(at-t.First+1)/float64(t.Last-t.First+1)
			fmt.Fprintf(&points, " %.1f,%.1f", svgX(x, n), svgY(r.Points[at].AsPlayed))
		}
	}
	if n == 0 { // nothing was played: a level line
		fmt.Fprintf(&points, " %.1f,%.1f", svgX(1, 1), svgY(r.Start))
	}
	c.add(`<polygon class="area" points="%.1f,%.1f %s %.1f,%.1f"/>`, svgX(0, 1), svgY(0), points.String(), svgX(1, 1), svgY(0))
	for _, scale := range []struct {
		class string
		win   float64
	}{{"grid", 0}, {"half", 0.5}, {"grid", 1}} {
		y := svgY(scale.win)
		c.add(`<line class="%s" x1="%d" y1="%.1f" x2="%d" y2="%.1f"/>`, scale.class, svgLeft, y, svgWide-svgRight, y)
		c.text("scale end", svgLeft-8, y+5, v.reviewPercent(scale.win))
	}
	c.add(`<polyline class="line" points="%s"/>`, points.String())
	c.text("scale end", svgLeft-8, svgTop+svgHigh+22, v.Say("review.axis"))
	const room = 10 // units a character of a number takes
	every := numbered(n, (svgWide-svgLeft-svgRight)/room)
	for i, t := range r.Turns {
		if (i+1)%every == 0 || i == 0 && every <= 2 {
			c.text("scale mid", svgX(float64(i+1), n), svgTop+svgHigh+22, fmt.Sprint(t.Number))
		}
	}
	var taken [][2]float64
	for i, at := range r.Turning {
		x, y := svgX(float64(at+1), n), svgY(r.Turns[at].To.AsPlayed)
		y = svgFree(taken, x, y)
		taken = append(taken, [2]float64{x, y})
		c.add(`<circle class="mark" cx="%.1f" cy="%.1f" r="%d"/>`, x, y, svgMark)
		c.text("letter", x, y+4.5, reviewMark(i))
	}
}

// svgMark is the radius of a turning point's letter.
const svgMark = 11

// svgFree is the height for a letter over a point of the line, or under it, where no
// other one is in the way.
func svgFree(taken [][2]float64, x, y float64) float64 {
	const step = 2*svgMark + 1
	for away := 18.0; ; away += step {
		for _, at := range []float64{y - away, y + away} {
			free := at >= svgTop && at <= svgTop+svgHigh-svgMark || away > svgHigh
			for _, o := range taken {
				free = free && (math.Abs(o[0]-x) >= step || math.Abs(o[1]-at) >= step)
			}
			if free {
				return at
			}
		}
	}
}
