package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
)

// The sizes of a die.
const (
	tileHigh = 3
	tileWide = 7 // at most
	tileGap  = 2 // at most
	besideW  = 20
)

// tiles is how wide n dice are drawn on w columns, and how wide the space between them is. Tiles become narrow
// before a text beside them is cut.
func tiles(n, w, most int) (wide, gap int) {
	for gap = tileGap; gap > 0; gap-- {
		for wide = most; wide >= 5; wide-- {
			if n*(wide+gap) <= w {
				return wide, gap
			}
		}
	}
	return max(3, w/max(1, n)-1), 1
}

// dice is the block of the dice, with the text beside them. below says that the text has no room beside and
// stands under them.
func (t *table) dice(tr *companion.Tray, w int, fit bool) (b block, below bool) {
	n := len(tr.Dice)
	if n == 0 {
		return block{}, len(tr.Beside) > 0
	}
	room := w - 2
	if len(tr.Beside) > 0 && w >= 70 {
		room -= besideW + 2
	}
	wide, gap := tiles(n, room, tileWide)
	used := 1 + n*(wide+gap)
	below = len(tr.Beside) > 0 && w-used < besideW
	line := variant{1, func(c canvas) { t.diceLine(c, tr) }}
	words := 0
	for _, d := range tr.Dice {
		if d.Word != "" || d.Best {
			words = 1
		}
	}
	high := tileHigh + words
	if !below {
		for x := tileHigh; x < 6 && len(t.besideLines(tr, w-used-1)) > high; x++ {
			high++
		}
	}
	b.variants = []variant{line}
	if words == 0 {
		b.variants = append(b.variants, line)
	} else {
		b.variants = append(b.variants, variant{2, func(c canvas) { t.diceRow(c, tr, wide, gap, 1, below, used) }})
	}
	b.variants = append(b.variants, variant{high, func(c canvas) { t.diceRow(c, tr, wide, gap, tileHigh, below, used) }})
	if large := 9; fit && n*(large+tileGap) <= w-2 {
		used := 1 + n*(large+tileGap)
		if len(tr.Beside) > 0 && !below && w-used < besideW {
			large, used = wide, 1+n*(wide+gap)
		}
		b.variants = append(b.variants, variant{high + 2, func(c canvas) { t.diceRow(c, tr, large, tileGap, tileHigh+2, below, used) }})
	}
	return b, below
}

// diceLine draws the dice in one row of letters: filled ones, and in brackets those that are to be rolled again.
func (t *table) diceLine(c canvas, tr *companion.Tray) {
	x := 1
	for i := range tr.Dice {
		d := &tr.Dice[i]
		st, letter := t.dieStyle(c.theme, d)
		x = c.put(x, 0, st, letter) + 1
		t.tapDie(c.part(x-4, 0, 4, 1), tr, i)
	}
	said := ""
	for _, l := range tr.Beside {
		said = strings.TrimSpace(said + " " + l.Text)
	}
	c.put(x+1, 0, c.plain, said)
}

// dieStyle is how a die looks in one row: its style, and its letter with brackets or
// without.
func (t *table) dieStyle(th *theme, d *companion.Die) (st tcell.Style, letter string) {
	switch d.State {
	case companion.DieBlank:
		return th.dim, "[_]"
	case companion.DieReroll:
		return th.ink(d.Hue), "[" + d.Letter + "]"
	case companion.DieDone:
		return th.dim, " " + d.Letter + " "
	case companion.DieLeft:
		return th.dim, "(" + d.Letter + ")"
	case companion.DieAdded:
		return th.fill(d.Hue), "+" + d.Letter + " "
	}
	if !th.coloured() {
		return th.fill(d.Hue), "[" + d.Letter + "]"
	}
	return th.fill(d.Hue), " " + d.Letter + " "
}

// starred is the word under a die, with the star of the coach's best keep.
func starred(d *companion.Die) string {
	if d.Best {
		return strings.TrimSpace(d.Word + " *")
	}
	return d.Word
}

// diceRow draws the dice as tiles, their words below, and what is said beside them. Where the
// stars have no room behind the words they stand in a corner of the tiles.
func (t *table) diceRow(c canvas, tr *companion.Tray, wide, gap, high int, below bool, used int) {
	corner := false
	for i := range tr.Dice {
		corner = corner || tr.Dice[i].Best && c.width(starred(&tr.Dice[i])) > wide+gap-1
	}
	for i := range tr.Dice {
		d := &tr.Dice[i]
		x := 1 + i*(wide+gap)
		t.tile(c.part(x, 0, wide, high), tr, i)
		word := starred(d)
		if corner && d.Best {
			st := c.fill(d.Hue)
			if d.State == companion.DieReroll {
				st = c.ink(d.Hue)
			}
			c.put(x+wide-2, 0, st.Bold(true), "*")
			word = d.Word
		}
		st := c.dim
		if d.State == companion.DieKept || d.State == companion.DieAdded {
			st = c.ink(d.Hue).Bold(true)
		}
		if c.width(word) <= wide+gap-1 {
			at := x + max(0, (wide-c.width(word))/2)
			c.put(at, high, st, word)
		}
		t.tapDie(c.part(x, 0, wide, c.h), tr, i)
	}
	if !below {
		t.beside(c.part(used+1, 0, c.w-used-1, c.h), tr)
	}
}

// tile draws one die: filled where it lies or is kept, an outline where it is rolled
// again or not typed yet.
func (t *table) tile(c canvas, tr *companion.Tray, i int) {
	d := &tr.Dice[i]
	mid := c.h / 2
	letter := d.Letter
	number := ""
	if tr.Marks && c.h > 1 {
		number = strconv.Itoa(i + 1)
	}
	switch d.State {
	case companion.DieBlank:
		c.frame(c.dim)
		c.middle(mid, c.dim, "_")
		return
	case companion.DieReroll:
		c.frame(c.ink(d.Hue))
		c.middle(mid, c.ink(d.Hue).Bold(true), letter)
		c.put(1, 0, c.dim, number)
		return
	case companion.DieDone, companion.DieLeft:
		c.frame(c.dim)
		c.middle(mid, c.dim, letter)
		return
	}
	st := c.fill(d.Hue)
	c.paint(st)
	if d.State == companion.DieAdded {
		letter = "+" + letter
	}
	if !c.coloured() {
		letter = "[" + letter + "]"
	}
	c.middle(mid, st, letter)
	c.put(1, 0, st.Bold(false), number)
}

// frame draws a frame along the edges of the canvas.
func (c canvas) frame(st tcell.Style) {
	if c.h < 3 {
		c.put(0, 0, st, "[")
		c.put(c.w-1, 0, st, "]")
		return
	}
	line := strings.Repeat("─", max(0, c.w-2))
	c.put(0, 0, st, "┌"+line+"┐")
	c.put(0, c.h-1, st, "└"+line+"┘")
	for y := 1; y < c.h-1; y++ {
		c.put(0, y, st, "│")
		c.put(c.w-1, y, st, "│")
	}
}

// besideLines are what is to be said beside the dice, broken at a width.
func (t *table) besideLines(tr *companion.Tray, w int) []string {
	var out []string
	for _, l := range tr.Beside {
		out = append(out, wrapped(t.d.th.glyphs(l.Text), max(1, w))...)
	}
	return out
}

// beside writes what is to be said beside the dice.
func (t *table) beside(c canvas, tr *companion.Tray) {
	for y, l := range t.besideLines(tr, c.w) {
		st := c.plain
		if y == 0 && len(tr.Beside) > 1 {
			st = c.bold
		}
		c.put(0, y, st, l)
	}
}

// tapDie makes a die do what its key would: its number where dice are marked, its letter
// where that is a choice.
func (t *table) tapDie(c canvas, tr *companion.Tray, i int) {
	d := &tr.Dice[i]
	switch {
	case d.State == companion.DieBlank:
	case tr.Marks:
		if c.tap(0, 0, c.w, c.h, func() { t.mark(i) }) {
			t.markable++
		}
	case d.Letter != "":
		c.tap(0, 0, c.w, c.h, func() { t.d.press(tcell.KeyRune, []rune(strings.ToLower(d.Letter))[0]) })
	}
}
