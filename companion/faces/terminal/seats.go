package terminal

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// seats draws the players: two beside each other, or all below each other.
func (t *table) seats(c canvas, v *companion.Frame, p *seatPlan) {
	n := len(v.Seats)
	switch {
	case p.pairs:
		for i := range v.Seats {
			t.pair(c.part(i*(c.w/2), 0, c.w/2, c.h), &v.Seats[i], p)
		}
		return
	case p.across > 1:
		for i := range v.Seats {
			t.seatLine(c.part(i%p.across*(c.w/p.across), i/p.across, c.w/p.across-1, 1), &v.Seats[i])
		}
		return
	case n == 0:
		return
	}
	cols := p.columns(v)
	if p.head > 0 {
		for i, g := range v.Seats[0].Gauges {
			head := c.headOf(&g, cols[i].bar == 0 && p.numeral < longHead-1)
			x := cols[i].x
			if cols[i].bar == 0 {
				x += max(0, cols[i].wide-c.width(head))
			}
			c.put(x, 0, c.dim, head)
		}
	}
	for i := range v.Seats {
		t.seat(c.rows(p.head+i*p.lines, p.lines), &v.Seats[i], p, cols)
	}
}

// pair draws one of two players: the name, the numbers, and the cards and tokens.
func (t *table) pair(c canvas, s *companion.Seat, p *seatPlan) {
	name := c.ink(s.Hue).Bold(true)
	x := c.put(1, 0, name, strings.ToUpper(s.Name))
	if s.Monster != "" && s.Monster != s.Who {
		x = c.put(x+1, 0, c.dim, s.Monster)
	}
	if s.Badge != "" {
		x = c.put(x+1, 0, c.fill(companion.FameHue), " "+s.Badge+" ")
	}
	for _, g := range s.Gauges {
		if g.Alert != "" {
			x = c.put(x+2, 0, c.ink(g.Hue), g.Alert)
		}
	}
	x = 1
	need := -2 // columns needed if every number but the last has two digits
	for i, g := range s.Gauges {
		if need += c.width(g.Word) + 5; i < p.bars && g.Max > 0 {
			need += c.width(c.sign(&g)) - c.width(g.Word) + p.cells[i]
		}
	}
	gap := 1
	switch {
	case p.words:
		gap = 2
	case need >= c.w: // one column stays free before the neighbour
		gap = 0
	}
	for i, g := range s.Gauges {
		word := g.Word
		if !p.words && i < p.bars && g.Max > 0 {
			word = c.sign(&g)
		}
		x = c.put(x, 1, c.dim, word) + 1
		value := strconv.Itoa(g.Value)
		if i < p.bars && g.Max > 0 {
			value = strings.Repeat(" ", max(0, 2-len(value))) + value
		}
		x = c.put(x, 1, c.ink(g.Hue).Bold(true), value) + 1
		if i < p.bars && g.Max > 0 {
			c.bar(x, 1, p.cells[i], &g)
			x += p.cells[i] + 1 - min(1, gap) // keep a word from touching a full bar
		}
		x += gap
	}
	c.part(0, 2, c.w-1, 1).put(1, 0, c.dim, t.names(s))
	c.tap(0, 0, c.w, c.h, t.correct)
}

func (t *table) names(s *companion.Seat) string {
	return text.List(s.Held, func(h companion.Held) string { return h.Called() })
}

// bar draws a number as part of its maximum, with one cell per unit.
func (c canvas) bar(x, y, most int, g *companion.Gauge) {
	for i := range min(most, g.Max) {
		switch {
		case i < g.Value && c.coloured():
			c.put(x+i, y, c.plain.Background(c.p.fill[g.Hue]), " ")
		case i < g.Value:
			c.put(x+i, y, c.plain, "█")
		case c.p.empty != tcell.ColorDefault:
			c.put(x+i, y, c.plain.Background(c.p.empty), " ")
		default:
			c.put(x+i, y, c.dim, "·")
		}
	}
}

// pips draws a number with one sign per unit, some of them filled. Several such rows stay apart.
func (c canvas) pips(x, y, most int, g *companion.Gauge, on func(tcell.Style) tcell.Style) {
	for i := range min(most, g.Max) {
		if i < g.Value {
			c.put(x+i, y, on(c.ink(g.Hue)), "■")
		} else {
			c.put(x+i, y, on(c.dim), "·")
		}
	}
}

// gaugeColumn is the column of a number, its width and the width of its bar.
type gaugeColumn struct{ x, wide, bar int }

// columns returns the columns of the numbers if players are below each other.
func (p *seatPlan) columns(v *companion.Frame) (out []gaugeColumn) {
	x := p.name
	for i := range v.Seats[0].Gauges {
		col := gaugeColumn{x: x, wide: p.numeral}
		if i < p.bars {
			col.wide, col.bar = 2, p.cells[i]
			x++
		}
		out = append(out, col)
		x += col.wide + col.bar + p.gap
	}
	return out
}

// longHead is the most columns that the word above a number takes.
const longHead = 8

func (th *theme) headOf(g *companion.Gauge, short bool) string {
	if word := []rune(g.Word); !short {
		if len(word) > longHead {
			return string(word[:longHead-4]) + "."
		}
		return g.Word
	}
	return th.sign(g)
}

// sign returns the short word of a number. Hearts have their sign if the screen can show it, because a letter could be
// mistaken for the key of a die.
func (th *theme) sign(g *companion.Gauge) string {
	if g.Hue == companion.HeartHue && !th.look.ASCII {
		return "♥"
	}
	return g.Short
}

// standing returns what is special about a player: a place on the board that counts, or being out.
func (t *table) standing(s *companion.Seat) string {
	if s.Out {
		return strings.ToUpper(s.Place)
	}
	return s.Badge
}

// badge returns the style of that.
func (th *theme) badge(s *companion.Seat) tcell.Style {
	if s.Out {
		return th.dim.Bold(true)
	}
	return th.fill(companion.FameHue)
}

// named draws the name of the player, and returns the row's ground and the column after the name.
func (t *table) named(c canvas, s *companion.Seat, room int) (base tcell.Style, x int) {
	base = c.plain
	if s.Asked {
		base = c.active()
		c.rows(0, 1).paint(base)
	}
	name, sign := base.Bold(true), " "
	switch {
	case s.Out:
		name, base = c.dim, c.dim
	case s.Asked:
		sign = "?"
	case s.Active:
		sign = ">"
		name = c.ink(companion.YouHue).Bold(true)
	}
	c.put(0, 0, name, sign)
	c.part(0, 0, room, 1).put(2, 0, name, s.Name)
	return base, 3 + min(room-2, c.width(s.Name))
}

// seatLine draws one of several players in the short form: name, place and numbers.
func (t *table) seatLine(c canvas, s *companion.Seat) {
	wide := 5 * len(s.Gauges)
	base, x := t.named(c, s, c.w-wide)
	left := c.part(0, 0, c.w-wide-1, 1)
	if place := cmp.Or(s.Short, t.standing(s)); place != "" && x+c.width(place)+2 <= left.w {
		x = left.put(x, 0, c.badge(s), " "+place+" ")
	}
	left.brief(t, x, s, base)
	for i, g := range s.Gauges {
		t.number(c, c.w-wide+5*i, 4, s, &g, base, true)
	}
	c.tap(0, 0, c.w, c.h, t.correct)
}

// number writes a number at the right end of its columns, with or without its short word before it.
func (t *table) number(c canvas, x, wide int, s *companion.Seat, g *companion.Gauge, base tcell.Style, word bool) {
	st := onGround(base, c.ink(g.Hue)).Bold(true)
	switch {
	case s.Out:
		st = c.dim
	case g.Alert != "":
		st = c.fill(g.Hue)
	}
	value := strconv.Itoa(g.Value)
	at := x + max(0, wide-len(value))
	c.put(at, 0, st, value)
	if short := c.sign(g); word {
		if len([]rune(short)) > wide-3 { // two digits leave room for one letter
			short = string([]rune(short)[:1])
		}
		c.put(at-c.width(short)-1, 0, onGround(base, c.dim), short)
	}
}

// onGround returns a style on the ground of another one.
func onGround(base, st tcell.Style) tcell.Style {
	_, bg, _ := base.Decompose()
	return st.Background(bg)
}

// seat draws one of several players: a row with name and numbers and, if the plan has it, a second row with the place,
// alerts, and the names of what the player holds.
func (t *table) seat(c canvas, s *companion.Seat, p *seatPlan, cols []gaugeColumn) {
	place := t.standing(s)
	room := p.name - 1
	if p.lines == 1 && place != "" {
		if p.held == 0 || c.width(s.Name)+c.width(place)+5 > room {
			place = cmp.Or(s.Short, place)
		}
		room = max(6, room-c.width(place)-3)
	}
	base, x := t.named(c, s, room)
	on := func(st tcell.Style) tcell.Style { return onGround(base, st) }
	left := c.part(0, 0, p.name-1, c.h)
	switch {
	case p.lines == 1 && place != "":
		at := max(x, room+1)
		if p.held == 0 && x < at { // what the player holds comes after it
			at = x
		}
		x = left.put(at, 0, c.badge(s), " "+place+" ")
	case p.lines == 1 && p.held == 0 && len(s.Held) > 0:
	case s.Monster != s.Who && left.w-x >= c.width(s.Monster):
		left.put(x, 0, on(c.dim), s.Monster)
	}
	if p.lines == 1 && p.held == 0 {
		left.rows(0, 1).brief(t, x, s, base)
	}
	for i, g := range s.Gauges[:min(len(cols), len(s.Gauges))] {
		col := cols[i]
		t.number(c, col.x, col.wide, s, &g, base, p.head == 0)
		if col.bar > 0 && !s.Out {
			c.pips(col.x+col.wide+1, 0, col.bar, &g, on)
		}
	}
	if p.held > 0 {
		c.part(c.w-p.held, 0, p.held-1, 1).put(1, 0, on(c.dim), t.holds(s, false))
	}
	if low := c.rows(1, 1); low.h > 0 {
		x := 2
		if place != "" {
			x = low.put(x, 0, c.badge(s), " "+place+" ")
		}
		x = max(x+1, p.name)
		for _, g := range s.Gauges {
			if g.Alert != "" {
				x = low.put(x, 0, c.ink(g.Hue), g.Alert) + 2
			}
		}
		low.part(0, 0, c.w-1, 1).put(x, 0, c.dim, t.names(s))
	}
	c.tap(0, 0, c.w, c.h, t.correct)
}

// brief writes what a player holds at the right end of the columns from x on, as short as possible, if it fits.
func (c canvas) brief(t *table, x int, s *companion.Seat, base tcell.Style) {
	said := t.holds(s, true)
	if x+c.width(said) > c.w {
		said = strings.ReplaceAll(said, " ", "")
	}
	if x+c.width(said) <= c.w {
		c.right(0, onGround(base, c.dim), said)
	}
}

// holds returns how many cards and tiles a player has, and which tokens; "" for none. brief means in letters: "2p 1s 3c".
func (t *table) holds(s *companion.Seat, brief bool) string {
	cards, tiles, end := 0, 0, ""
	if brief {
		end = ".short"
	}
	var counts, tokens []string
	for i := range s.Held {
		switch h := &s.Held[i]; {
		case h.Tile:
			tiles++
		case h.Card != "":
			cards++
		case brief && h.Short != "":
			tokens = append(tokens, h.Short)
		case !brief && h.Name != "":
			tokens = append(tokens, h.Name)
		}
	}
	if cards > 0 {
		counts = append(counts, t.d.Say("dash.cards"+end, argN(cards)))
	}
	if tiles > 0 {
		counts = append(counts, t.d.Say("dash.tiles"+end, argN(tiles)))
	}
	if brief {
		return strings.Join(append(tokens, counts...), " ")
	}
	return strings.Join(append(counts, tokens...), ", ")
}

// correct opens the page for correcting numbers.
func (t *table) correct() { t.d.press(tcell.KeyRune, 'm') }
