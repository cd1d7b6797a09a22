package dash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
)

// pairWide is the width from which on two players stand beside each other.
const pairWide = 70

// seats is the block of the players: two stand beside each other, more below each other.
func (t *table) seats(v *companion.Frame, c canvas) block {
	n := len(v.Seats)
	if n == 2 && c.w >= pairWide && len(v.Seats[0].Gauges) > 0 && v.Seats[0].Hue != companion.NoHue {
		return block{variants: []variant{{2, func(c canvas) {
			words := true
			for i := range v.Seats {
				words = words && c.w/2-1-pairUsed(c, &v.Seats[i], true) >= 5
			}
			for i := range v.Seats {
				t.pair(c.part(i*(c.w/2), 0, c.w/2, 2), &v.Seats[i], words)
			}
		}}}}
	}
	row := func(high int) func(canvas) {
		return func(c canvas) {
			cols := t.columns(v, c, high)
			top := 0
			if c.h > n*high {
				cols.header(c)
				top = 1
			}
			cols.bare = top == 0
			for i := range v.Seats {
				t.seat(c.rows(top+i*high, high), &v.Seats[i], cols)
			}
		}
	}
	if n == 0 {
		return block{}
	}
	out := block{variants: []variant{{n, row(1)}}}
	if len(v.Seats[0].Gauges) > 0 {
		out.variants = append(out.variants, variant{n + 1, row(1)})
		if !t.crowded(v) {
			return out
		}
		out.variants = append(out.variants, variant{2*n + 1, row(2)})
	}
	return out
}

// crowded says whether something of the seats has no room in one row each.
func (t *table) crowded(v *companion.Frame) bool {
	return slices.ContainsFunc(v.Seats, func(s companion.Seat) bool {
		return s.Badge != "" || slices.ContainsFunc(s.Gauges, func(g companion.Gauge) bool { return g.Alert != "" })
	})
}

// pair is one of two players: the name, and below it the numbers, with their words or in short.
func (t *table) pair(c canvas, s *companion.Seat, words bool) {
	name := c.ink(s.Hue).Bold(true)
	x := c.put(1, 0, name, strings.ToUpper(s.Name))
	if s.Monster != "" && s.Monster != s.Name {
		x = c.put(x+1, 0, c.dim, s.Monster)
	}
	if s.Badge != "" {
		x = c.put(x+1, 0, c.fill(companion.FameHue), " "+s.Badge+" ")
	}
	alert := ""
	for _, g := range s.Gauges {
		if g.Alert != "" {
			alert = g.Alert
		}
	}
	c.put(x+2, 0, c.ink(companion.HeartHue), alert)
	used := pairUsed(c, s, words)
	bars := 0
	for _, g := range s.Gauges {
		if g.Max > 0 {
			bars++
		}
	}
	bar := 0
	if bars > 0 {
		bar = max(0, min(14, (c.w-1-used)/bars-1))
	}
	x = 1
	for _, g := range s.Gauges {
		word := g.Word
		if !words {
			word = g.Short
		}
		x = c.put(x, 1, c.dim, word) + 1
		x = c.put(x, 1, c.ink(g.Hue).Bold(true), strconv.Itoa(g.Value)) + 1
		if g.Max > 0 && bar >= 4 {
			c.bar(x, 1, bar, &g)
			x += bar + 1
		}
		x++
	}
	c.tap(0, 0, c.w, c.h, t.correct)
}

// pairUsed is how many columns the numbers of one of two take without their bars.
func pairUsed(c canvas, s *companion.Seat, words bool) int {
	n := 0
	for _, g := range s.Gauges {
		word := g.Word
		if !words {
			word = g.Short
		}
		n += c.width(word) + 1 + len(strconv.Itoa(g.Value)) + 2
	}
	return n
}

// bar draws a number as a part of the most it can be.
func (c canvas) bar(x, y, w int, g *companion.Gauge) {
	full := filledOf(g, w)
	for i := range w {
		switch {
		case i < full && c.coloured():
			c.put(x+i, y, c.plain.Background(c.p.fill[g.Hue]), " ")
		case i < full:
			c.put(x+i, y, c.plain, "█")
		case c.p.empty != tcell.ColorDefault:
			c.put(x+i, y, c.plain.Background(c.p.empty), " ")
		default:
			c.put(x+i, y, c.dim, "·")
		}
	}
}

// filledOf is how many of w columns a number fills, to the nearest one. It fills all of them only at its most,
// and none only at 0.
func filledOf(g *companion.Gauge, w int) int {
	switch {
	case g.Max <= 0 || g.Value <= 0:
		return 0
	case g.Value >= g.Max:
		return w
	}
	return max(1, min(w-1, (2*g.Value*w+g.Max)/(2*g.Max)))
}

// pips draws a number as a row of signs, of which some are filled; several such rows stand apart.
func (c canvas) pips(x, y, w int, g *companion.Gauge, on func(tcell.Style) tcell.Style) {
	full := filledOf(g, w)
	for i := range w {
		if i < full {
			c.put(x+i, y, on(c.ink(g.Hue)), "■")
		} else {
			c.put(x+i, y, on(c.dim), "·")
		}
	}
}

// columnsOf are the columns of the players' numbers where players stand below each other.
type columnsOf struct {
	called int // columns of names alone
	name   int // columns of names with monsters
	gauge  []gaugeColumn
	held   int  // the column of the number of cards; 0 where there is none
	bare   bool // there is no row that says what the columns are
	heads  []string
}

// gaugeColumn is where a number stands and how wide its bar is.
type gaugeColumn struct{ x, wide, bar int }

// columns works out the columns of the seats for a width. If each seat has two rows, the second one shows the
// number of cards, and the bars get the room of that.
func (t *table) columns(v *companion.Frame, c canvas, high int) *columnsOf {
	out := &columnsOf{}
	name, monster, badge := 0, 0, 0
	most := c.width(t.d.say("dash.cards", argN(9))) // how many cards a player holds takes as much room for every number of one digit
	for i := range v.Seats {
		s := &v.Seats[i]
		name, most = max(name, min(14, c.width(s.Name))), max(most, c.width(t.holds(s, true)))
		if s.Monster != s.Name {
			monster = max(monster, c.width(s.Monster))
		}
		if s.Badge != "" {
			badge = max(badge, c.width(s.Badge)+2)
		}
	}
	out.called, out.name = name, name+3
	gauges := v.Seats[0].Gauges
	short := c.w < 66
	need := func(short bool) (n int) {
		for i, g := range gauges {
			if i < 2 && g.Max > 0 && !short { // the word stands above number and bar
				n += 5
				continue
			}
			n += max(c.width(headOf(&g, short)), 2) + 3
			if short {
				n += c.width(g.Short)
			}
		}
		return n
	}
	held := most + 2
	if short = short || out.name+need(false)+held > c.w; short {
		held = 0
	}
	if held > 0 {
		out.held = c.w - held
	}
	if high > 1 {
		held = 0
	}
	for _, w := range []int{max(monster, badge), badge} { // a place that matters keeps its room; a Monster's name may be left out
		if left := c.w - out.name - need(short) - held; w > 0 && left >= w+1 {
			out.name += w + 1
			break
		}
	}
	left := c.w - out.name - need(short) - held - 1
	var bars []int
	for i, g := range gauges {
		if g.Max > 0 && i < 2 {
			bars = append(bars, i)
		}
	}
	wide := make([]int, len(gauges))
	if len(bars) > 0 && !short {
		for n, i := range bars {
			w := min(left/(len(bars)-n)-1, gauges[i].Max)
			if len(bars) == 2 && n == 0 {
				w = min(max(w, left*3/5), gauges[i].Max)
			}
			if w >= 4 {
				wide[i] = w
				left -= w + 1
			}
		}
	}
	x := out.name
	for i, g := range gauges {
		word := headOf(&g, short)
		w := max(c.width(word), 2)
		if short {
			w += c.width(g.Short) + 1
		}
		out.heads = append(out.heads, word)
		if wide[i] > 0 { // the word stands above number and bar
			w = 2
		}
		out.gauge = append(out.gauge, gaugeColumn{x, w, wide[i]})
		x += w + 1 + wide[i] + 2
		if wide[i] > 0 && max(c.width(word), 2) > w+1+wide[i] {
			x += c.width(word)
		}
	}
	return out
}

// longHead is how many columns the word above a number takes at most.
const longHead = 8

// headOf is the word above a number.
func headOf(g *companion.Gauge, short bool) string {
	if word := []rune(g.Word); !short {
		if len(word) > longHead {
			return string(word[:longHead-4]) + "."
		}
		return g.Word
	}
	return g.Short
}

// header writes what the columns are.
func (o *columnsOf) header(c canvas) {
	for i, g := range o.gauge {
		x := g.x
		if g.bar == 0 {
			x += max(0, g.wide-c.width(o.heads[i]))
		}
		c.put(x, 0, c.dim, o.heads[i])
	}
}

// seat is one of several players: a row with name, place and numbers, and a second one with what is exceptional.
func (t *table) seat(c canvas, s *companion.Seat, cols *columnsOf) {
	base, dim := c.plain, c.dim
	if s.Asked {
		base = c.active()
		dim = base
		c.rows(0, 1).paint(base)
	}
	name := base.Bold(true)
	sign := " "
	switch {
	case s.Out:
		name, base = dim, dim
	case s.Asked:
		sign = "?"
	case s.Active:
		sign = ">"
	}
	on := func(st tcell.Style) tcell.Style { // on the ground of the row
		if _, bg, _ := base.Decompose(); bg != tcell.ColorDefault {
			return st.Background(bg)
		}
		return st
	}
	if s.Active && !s.Out {
		name = on(c.ink(companion.YouHue)).Bold(true)
	}
	c.put(0, 0, name, sign)
	left := c.part(2, 0, cols.name-3, c.h)
	left.part(0, 0, cols.called, 1).put(0, 0, name, s.Name)
	x := cols.called + 1
	badge := s.Badge
	if c.h > 1 && badge != "" {
		left.put(0, 1, c.fill(companion.FameHue), " "+badge+" ")
		badge = ""
	}
	room := left.part(x, 0, left.w-x, 1)
	switch {
	case badge != "" && room.w >= 4:
		room.put(0, 0, c.fill(companion.FameHue), " "+badge+" ")
	case s.Monster != s.Name && room.w >= 4:
		room.put(0, 0, dim, s.Monster)
	}
	alert, alerts := 0, 0 // where the next alert may begin, and how wide those to come are
	for _, g := range s.Gauges {
		if g.Alert != "" {
			alerts += c.width(g.Alert) + 1
		}
	}
	for i, g := range s.Gauges {
		if i >= len(cols.gauge) {
			break
		}
		col := cols.gauge[i]
		st := on(c.ink(g.Hue)).Bold(true)
		if s.Out {
			st = dim
		}
		if g.Alert != "" {
			st = c.fill(g.Hue)
		}
		value := strconv.Itoa(g.Value)
		at := col.x + max(0, col.wide-len(value))
		c.put(at, 0, st, value)
		if cols.bare && col.bar == 0 {
			c.put(at-c.width(g.Short)-1, 0, on(dim), g.Short)
		}
		if col.bar > 0 && !s.Out {
			c.pips(col.x+col.wide+1, 0, col.bar, &g, on)
		}
		if c.h > 1 && g.Alert != "" {
			at := max(alert, min(col.x, c.w-alerts))
			alerts -= c.width(g.Alert) + 1
			alert = c.put(at, 1, c.ink(g.Hue), g.Alert) + 1
		}
	}
	switch said := t.holds(s, c.h == 1) + " "; {
	case cols.held == 0 || said == " ":
	case c.h == 1:
		c.right(0, on(dim), said)
	case alert < c.w-c.width(said):
		c.rows(1, 1).right(0, c.dim, said)
	}
	c.tap(0, 0, c.w, c.h, t.correct)
}

// holds is how many cards and tiles lie before a player: in short "2 cards+1" where there are both; "" for none.
func (t *table) holds(s *companion.Seat, short bool) string {
	cards, tiles := 0, 0
	for i := range s.Held {
		switch h := &s.Held[i]; {
		case h.Tile:
			tiles++
		case h.Card != "":
			cards++
		}
	}
	switch {
	case tiles == 0 && cards == 0:
		return ""
	case tiles == 0:
		return t.d.say("dash.cards", argN(cards))
	case cards == 0:
		return t.d.say("dash.tiles", argN(tiles))
	case short:
		return t.d.say("dash.cards", argN(cards)) + "+" + strconv.Itoa(tiles)
	}
	return t.d.say("dash.cards", argN(cards)) + ", " + t.d.say("dash.tiles", argN(tiles))
}

// correct opens the page on which numbers are corrected.
func (t *table) correct() { t.d.press(tcell.KeyRune, 'm') }
