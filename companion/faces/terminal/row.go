package terminal

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// choiceOf returns the choice that a place of the row means; nil if its card cannot be bought.
func (t *table) choiceOf(s *companion.Slot) *companion.Choice {
	list := t.choices()
	if i := slices.IndexFunc(list, func(c companion.Choice) bool { return c.Slot == s.Number }); i >= 0 {
		return &list[i]
	}
	return nil
}

// slotOn returns the place of the row under the cursor; nil for none.
func (t *table) slotOn(v *companion.Frame) *companion.Slot {
	for i := range v.Row {
		s := &v.Row[i]
		if c := t.choiceOf(s); c != nil && t.on(c) && v.Buying() && t.slotText(s) != "" {
			return s
		}
	}
	return nil
}

func (t *table) slotName(s *companion.Slot) string {
	switch {
	case s.Empty:
		return t.d.Say("table.slot.empty")
	case s.Unnamed:
		return t.d.Say("card.unnamed")
	}
	return s.Name
}

// slotNameWide is how many columns the name of a card has, in every language.
const slotNameWide = 20

// slotX is the column at which the text of a card begins, after its key, name and price.
const slotX = 5 + slotNameWide + 5

// row writes the cards for sale, all with the same number of rows or, if a text does not fit, with as many as each text
// needs. If one row is left, it adds a heading; if there is only one row, it writes names and prices.
func (t *table) row(c canvas, v *companion.Frame) {
	n := len(v.Row)
	if n == 0 || c.h == 0 {
		return
	}
	if c.h < n {
		c.put(1, 0, c.plain, t.rowSaid(v))
		return
	}
	texts, high := t.slotRows(c, v)
	most, all := 0, 0
	for _, h := range high {
		all, most = all+h, max(most, h)
	}
	if c.h%n == 1 && c.h > n && all < c.h {
		c.put(1, 0, c.head, t.d.Say("dash.aside.row"))
		c = c.rows(1, c.h-1)
	}
	spare, even := c.h, most <= c.h/n
	for i := range high {
		if even {
			high[i] = c.h / n
		}
		high[i] = max(1, min(high[i], spare-(n-1-i)))
		spare -= high[i]
	}
	y := 0
	for i := range v.Row {
		t.slot(c.rows(y, high[i]), &v.Row[i], texts[i], v.Buying())
		y += high[i]
	}
}

// slotRows returns the texts of the cards in the row, and how many rows each needs.
func (t *table) slotRows(c canvas, v *companion.Frame) (texts [][]string, high []int) {
	for i := range v.Row {
		below, text := c.slotText(c.h)
		lines := c.wrap(t.slotText(&v.Row[i]), text.w)
		texts, high = append(texts, lines), append(high, max(1, below+len(lines)))
	}
	return texts, high
}

func (t *table) rowNeeds(c canvas, v *companion.Frame) (n int) {
	_, high := t.slotRows(c, v)
	for _, h := range high {
		n += h
	}
	return n
}

// slotText returns the part of a slot for the text of its card, and how many rows below the first it begins.
func (c canvas) slotText(h int) (below int, text canvas) {
	if w := c.w - slotX - 1; w >= 40 {
		return 0, c.part(slotX, 0, w, h)
	}
	return 1, c.part(5, 1, c.w-6, h-1)
}

// slotText returns what a card in the row does, with its kind.
func (t *table) slotText(s *companion.Slot) string {
	text := s.Effect
	if s.Kind != "" {
		text = t.d.Words().Colon(s.Kind, text)
	}
	return text
}

// slot writes a place of the row: its key, name and price, and its text beside or below.
func (t *table) slot(c canvas, s *companion.Slot, lines []string, buying bool) {
	choice := t.choiceOf(s)
	can := choice != nil && choice.Disabled == "" && !choice.ToType || s.Unnamed && choice != nil
	key, st := strconv.Itoa(s.Number), c.dim
	switch {
	case can:
		st = c.bold
		c.put(1, 0, c.fill(companion.EnergyHue), " "+key+" ")
	default:
		c.put(2, 0, c.dim, key)
		if !buying && !s.Empty && !s.Unnamed {
			st = c.bold
		}
	}
	if choice != nil && t.on(choice) {
		st = c.cursor
	}
	name, label := min(slotNameWide, c.w-9), t.slotName(s)
	if choice != nil && choice.Best { // the coach's
		label += " *"
	}
	c.part(5, 0, name, 1).put(0, 0, st, label)
	if !s.Empty && !s.Unnamed {
		price := c.ink(companion.EnergyHue)
		if can {
			price = price.Bold(true)
		}
		said := strconv.Itoa(s.Price)
		c.put(5+name+3-len(said), 0, price, said)
	}
	_, text := c.slotText(c.h)
	for y, l := range lines[:min(len(lines), text.h)] {
		if y == text.h-1 && len(lines) > text.h {
			l += " …"
		}
		text.put(0, y, c.plain, l)
	}
	if buying {
		c.tap(0, 0, c.w, c.h, func() {
			if t.refusedDie = nil; t.d.Game().Begun() && t.d.Choose(key) { // a tap on the row does not mean a die
				return
			}
			t.d.press(tcell.KeyRune, []rune(key)[0])
		})
	}
}

// rowSaid returns the row in one line: names and prices.
func (t *table) rowSaid(v *companion.Frame) string {
	return strings.Join(text.Map(v.Row, func(s companion.Slot) string {
		said := strconv.Itoa(s.Number) + " "
		switch {
		case s.Unnamed:
			return said + t.d.Say("dash.unnamed")
		case s.Empty:
			return said + t.slotName(&s)
		}
		return said + s.Name + " " + strconv.Itoa(s.Price)
	}), " · ")
}

// indented breaks a line between words and indents the continuation lines like the first.
func (c canvas) indented(s string) []string {
	return c.hanging(s, c.w-1, len(s)-len(strings.TrimLeft(s, " ")))
}
