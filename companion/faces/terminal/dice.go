package terminal

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// dice draws the dice and, if the plan has it there, the text beside them. It returns the place of each die.
func (t *table) dice(c canvas, tr *companion.Tray, p *diePlan, said []companion.Line) (at []rect) {
	one := *p
	if n := len(tr.Dice); n > 0 && n*p.pitch > c.w-1 { // cards have added more than the usual eight
		one.pitch = max(1, (c.w-1)/n)
		one.wide = min(p.wide, max(1, one.pitch-1))
	}
	if c.h < p.high { // while the player rolls, one row of letters stands in for the tiles
		one = diePlan{wide: 3, high: 1, pitch: 4, beside: c.w >= pairWide}
	}
	if c.h > 0 {
		for i := range tr.Dice {
			at = append(at, rect{1 + i*one.pitch, 0, one.wide, one.high})
		}
	}
	if one.high == 1 {
		t.diceLine(c, tr, at)
	} else {
		t.diceRow(c, tr, at, &one)
	}
	few := fewDice
	if one.high == 1 {
		few = mostDice
	}
	if x := 3 + max(few, len(tr.Dice))*one.pitch; one.beside {
		if c.h == 1 {
			words := text.Map(said, func(l companion.Line) string { return strings.TrimSpace(l.Text) })
			c.part(0, 0, c.w-1, 1).put(x, 0, c.plain, strings.Join(words, " "))
		} else {
			t.beside(c.part(x, 0, c.w-x-1, c.h), said)
		}
	}
	return at
}

// diceLine draws the dice in one row of letters: filled, or in brackets if they are to be rerolled.
func (t *table) diceLine(c canvas, tr *companion.Tray, at []rect) {
	for i, r := range at {
		st, letter := t.dieStyle(c.theme, &tr.Dice[i])
		if tr.Marks && t.die == i+1 {
			st = c.cursor
		}
		c.put(r.x, 0, st, letter)
		t.tapDie(c.part(r.x, 0, r.w+1, 1), tr, i)
	}
}

// dieStyle returns how a die looks in one row: its style, and its letter with brackets or without.
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

// starred returns the word below a die, with a star if the coach's best keep includes it.
func starred(d *companion.Die) string {
	if d.Best {
		return strings.TrimSpace(d.Word + " *")
	}
	return d.Word
}

// diceRow draws the dice as tiles with their words below. If the stars do not fit after the words, it draws them in a
// corner of the tiles.
func (t *table) diceRow(c canvas, tr *companion.Tray, at []rect, p *diePlan) {
	corner := false
	for i := range tr.Dice {
		corner = corner || tr.Dice[i].Best && (!p.words || c.width(starred(&tr.Dice[i])) >= p.pitch)
	}
	for i, r := range at {
		d := &tr.Dice[i]
		t.tile(c.to(r), tr, i)
		word := starred(d)
		if corner && d.Best {
			st := c.fill(d.Hue)
			if d.State == companion.DieReroll {
				st = c.ink(d.Hue)
			}
			c.put(r.x+r.w-2, 0, st.Bold(true), "*")
			word = d.Word
		}
		st := c.dim
		if d.State == companion.DieKept || d.State == companion.DieAdded {
			st = c.ink(d.Hue).Bold(true)
		}
		if n := c.width(word); p.words && n < p.pitch {
			c.put(r.x+max(0, (r.w-n)/2), r.h, st, word)
		}
		t.tapDie(c.part(r.x, 0, r.w, c.h), tr, i)
	}
}

// tile draws one die: filled if it is on the table or kept, an outline if it is to be rerolled or not typed yet.
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
		c.put(1, 0, t.numberStyle(c.theme, i, c.dim), number)
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
	c.put(1, 0, t.numberStyle(c.theme, i, st.Bold(false)), number)
}

// numberStyle returns how the number of a die looks: it shows where the cursor is.
func (t *table) numberStyle(th *theme, die int, st tcell.Style) tcell.Style {
	if t.die == die+1 {
		return th.cursor
	}
	return st
}

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

func (t *table) beside(c canvas, said []companion.Line) {
	if c.w < 20 { // too narrow for a sentence
		return
	}
	var lines []string
	for _, l := range said {
		lines = append(lines, wrapped(t.d.th.glyphs(l.Text), max(1, c.w))...)
	}
	for y, l := range lines {
		st := c.plain
		if y == c.h-1 && y < len(lines)-1 {
			l += " …"
		}
		if y == 0 && len(said) > 1 {
			st = c.bold
		}
		c.put(0, y, st, l)
	}
}

// tapDie makes a tap on a die do what its key does: its number if dice can be marked, otherwise its letter.
func (t *table) tapDie(c canvas, tr *companion.Tray, i int) {
	d := &tr.Dice[i]
	switch {
	case d.State == companion.DieBlank:
	case tr.Marks:
		c.tap(0, 0, c.w, c.h, func() { t.mark(i) })
	case d.Letter != "":
		c.tap(0, 0, c.w, c.h, func() { t.d.press(tcell.KeyRune, []rune(strings.ToLower(d.Letter))[0]) })
	}
}
