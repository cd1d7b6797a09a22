package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
)

// rowSlot is a place of the row with its choice; nil where it can not be bought.
type rowSlot struct {
	companion.Slot
	choice *companion.Choice
}

func (t *table) slots(v *companion.Frame) []rowSlot {
	list := t.choices()
	var out []rowSlot
	for _, s := range v.Row {
		r := rowSlot{Slot: s}
		for i := range list {
			if list[i].Slot == s.Number && r.choice == nil {
				r.choice = &list[i]
			}
		}
		out = append(out, r)
	}
	return out
}

// slotName is what lies in a place of the row.
func (t *table) slotName(s *companion.Slot) string {
	switch {
	case s.Empty:
		return t.d.say("table.slot.empty")
	case s.Unnamed:
		return t.d.say("card.unnamed")
	}
	return s.Name
}

// slotLabel is slotName with the star of the coach's best choice.
func (t *table) slotLabel(s *rowSlot) string {
	if s.choice != nil && s.choice.Best {
		return t.slotName(&s.Slot) + " *"
	}
	return t.slotName(&s.Slot)
}

// row is the block of the cards for sale, one row for each with its price and the beginning of its text, or with
// the whole text.
func (t *table) row(c canvas, v *companion.Frame) block {
	slots := t.slots(v)
	name := 0
	for i := range slots {
		name = max(name, c.width(t.slotLabel(&slots[i])))
	}
	name = min(name, 26)
	draw := func(whole, header bool) func(canvas) {
		return func(c canvas) {
			y := 0
			if header {
				c.put(1, 0, c.head, t.d.say("dash.aside.row"))
				y++
			}
			for i := range slots {
				y = t.slot(c, y, &slots[i], name, whole)
			}
		}
	}
	rows := 0
	for i := range slots {
		rows += t.slotRows(c, &slots[i], name)
	}
	b := block{variants: []variant{{len(slots), draw(false, false)}}}
	if rows > len(slots) {
		b.variants = append(b.variants, variant{rows, draw(true, false)})
	}
	b.variants = append(b.variants, variant{rows + 1, draw(true, true)})
	return b
}

// slotX is the column the text of a slot begins at, behind its key, name and price.
func slotX(name int) int { return 5 + name + 5 }

// slotText is what a card of the row does, with its kind.
func (t *table) slotText(s *rowSlot) string {
	text := s.Effect
	if s.Kind != "" {
		text = t.d.Words().Colon(s.Kind, text)
	}
	return text
}

// slotRows is how many rows a slot takes with all of its text.
func (t *table) slotRows(c canvas, s *rowSlot, name int) int {
	x := slotX(name)
	if c.w-x < 24 {
		return 1 + len(c.wrap(t.slotText(s), c.w-6))
	}
	return max(1, len(c.wrap(t.slotText(s), c.w-x-1)))
}

// slot writes a place of the row from row y on and returns the row after it.
func (t *table) slot(c canvas, y int, s *rowSlot, name int, whole bool) int {
	can := s.choice != nil && s.choice.Disabled == "" && !s.choice.ToType || s.Unnamed && s.choice != nil
	key, st := strconv.Itoa(s.Number), c.dim
	if can {
		st = c.bold
		c.put(1, y, c.fill(companion.EnergyHue), " "+key+" ")
	} else {
		c.put(2, y, c.dim, key)
	}
	if s.choice != nil && t.on(s.choice) {
		st = c.cursor
	}
	c.part(5, y, name+1, 1).put(0, 0, st, t.slotLabel(s))
	if !s.Empty && !s.Unnamed {
		price := st
		if can {
			price = c.ink(companion.EnergyHue).Bold(true)
		}
		c.put(5+name+4-len(strconv.Itoa(s.Price)), y, price, strconv.Itoa(s.Price))
	}
	act := func() {
		t.refusedDie = nil // a tap on the row means no die
		t.d.press(tcell.KeyRune, []rune(key)[0])
	}
	text, x := t.slotText(s), slotX(name)
	top := y
	switch {
	case c.w-x < 24 && whole:
		for _, l := range c.wrap(text, c.w-6) {
			y++
			c.put(5, y, c.dim, l)
		}
	case c.w-x < 24:
	case whole:
		for i, l := range c.wrap(text, c.w-x-1) {
			c.put(x, y+i, c.plain, l)
		}
		y = top + max(1, len(c.wrap(text, c.w-x-1))) - 1
	default:
		c.part(x, y, c.w-x-1, 1).put(0, 0, c.plain, text)
	}
	c.tap(0, top, c.w, y-top+1, act)
	return y + 1
}

// rowLine is the row in one line: names and prices.
func (t *table) rowLine(c canvas, v *companion.Frame) block {
	if len(v.Row) == 0 {
		return block{}
	}
	var names []string
	for i := range v.Row {
		s := &v.Row[i]
		said := t.slotName(s)
		if !s.Empty && !s.Unnamed {
			said += " " + strconv.Itoa(s.Price)
		}
		names = append(names, said)
	}
	return t.sectionBlock(c, section{title: t.d.say("dash.aside.row"), lines: []mark{{text: strings.Join(names, " · ")}}, key: 't'})
}

// rowTexts is the row with its texts, beside the table.
func (t *table) rowTexts(c canvas, v *companion.Frame) block {
	var names, texts []mark
	for i := range v.Row {
		s := &v.Row[i]
		said := strconv.Itoa(s.Number) + "  " + t.slotName(s)
		if !s.Empty && !s.Unnamed {
			said += " (" + strconv.Itoa(s.Price) + ")"
		}
		names = append(names, mark{text: said, bold: true})
		texts = append(texts, mark{text: said, bold: true})
		if s.Effect != "" {
			texts = append(texts, mark{text: "   " + s.Effect})
		}
	}
	return t.twoForms(c, t.d.say("dash.aside.row"), names, texts)
}

// twoForms is a block of a heading and lines in two variants: the short lines as a section, or the whole lines
// below the heading.
func (t *table) twoForms(c canvas, title string, short, whole []mark) block {
	var b block
	if len(short) == 0 {
		return b
	}
	if forms := t.sectionBlock(c, section{title: title, lines: short, key: 't'}).variants; len(forms) > 0 {
		b.variants = forms[len(forms)-1:]
	}
	rows := 1
	for _, l := range whole {
		rows += len(t.indented(c, l.text))
	}
	b.variants = append(b.variants, variant{rows, func(c canvas) {
		c.put(1, 0, c.head, title)
		y := 1
		for _, l := range whole {
			st := c.plain
			if l.bold {
				st = c.bold
			}
			for _, part := range t.indented(c, l.text) {
				c.put(1, y, st, part)
				y++
			}
		}
	}})
	return b
}

// indented breaks a line between words; the lines that follow are indented like the first.
func (t *table) indented(c canvas, s string) []string {
	lead := s[:len(s)-len(strings.TrimLeft(s, " "))]
	lines := c.wrap(strings.TrimLeft(s, " "), c.w-1-len(lead))
	for i := range lines {
		lines[i] = lead + lines[i]
	}
	return lines
}
