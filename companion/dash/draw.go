package dash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// asideWide is the width from which on a part of the table stands beside the rest.
const asideWide = 112

// tall is the height from which on dice and tracks are drawn larger.
const tall = 30

// Draw implements tview.Primitive.
func (t *table) Draw(scr tcell.Screen) {
	c := t.d.canvasOf(scr, t.Box)
	t.main(c)
	if t.hold.key != "" && t.hold.since.IsZero() {
		t.hold.since = now()
	}
}

// main draws all between the title and the prompt.
func (t *table) main(c canvas) {
	v, tr := t.d.view(), t.tray()
	if t.d.look.Big {
		t.big(c, v, &tr)
		return
	}
	left, right := c, c.part(0, 0, 0, 0)
	if c.w >= asideWide {
		w := max(78, c.w*5/8)
		left, right = c.part(0, 0, w, c.h), c.part(w+1, 0, c.w-w-2, c.h)
		for y := range c.h {
			c.put(w, y, c.dim, "│")
		}
	}
	s := t.stack(left, v, &tr, right.w == 0)
	s.draw(left)
	if right.w > 0 {
		a := t.asideStack(right, v)
		a.draw(right)
	}
}

// asideStack are the parts beside the table.
func (t *table) asideStack(c canvas, v *companion.View) stack {
	s := stack{order: []part{partRow, partHeld, partPanels, partLog}, gaps: []part{partHeld, partPanels}}
	if !t.buying(v) {
		s.blocks[partRow] = t.rowTexts(c, v)
	}
	s.blocks[partHeld] = t.heldBlock(c, v)
	s.blocks[partPanels] = t.panels(c, v)
	s.blocks[partLog] = t.log(c)
	s.grow = []growth{{partRow, 0}, {partHeld, 0}, {partHeld, most}, {partRow, most}, {partPanels, 0}}
	s.extra = []growth{{partPanels, most}, {partLog, most}}
	return s
}

// stack are the parts of the table; alone says that nothing stands beside it.
func (t *table) stack(c canvas, v *companion.View, tr *companion.Tray, alone bool) stack {
	s := stack{order: []part{partEnding, partSeats, partLanes, partAsked, partDice, partBeside, partAdvice, partRow, partChoices, partBoard, partCoach, partDanger, partHeld, partPanels, partLog}}
	s.blocks[partEnding] = t.ending(c, v)
	s.blocks[partSeats] = t.seats(v, c)
	s.blocks[partLanes] = t.lanes(v, c.w)
	s.blocks[partAsked] = t.asked(c, v)
	var below bool
	s.blocks[partDice], below = t.dice(tr, c.w, c.h >= tall)
	if below {
		s.blocks[partBeside] = t.sectionBlock(c, section{lines: linesOf(tr.Beside), key: 'w'})
	}
	s.blocks[partAdvice] = t.sectionBlock(c, sectionOf(v.Advice, 'w'))
	s.blocks[partBoard] = t.sectionBlock(c, t.board(v))
	s.blocks[partDanger] = t.sectionBlock(c, sectionOf(v.Danger, 'w'))
	s.blocks[partCoach] = t.sectionBlock(c, t.coachSection(v))
	s.blocks[partChoices] = t.choiceBlock(c, v)
	if t.buying(v) {
		s.blocks[partRow] = t.row(c, v)
	} else if alone {
		s.blocks[partRow] = t.rowLine(c, v)
	}
	if alone {
		s.blocks[partHeld] = t.heldBlock(c, v)
		s.blocks[partPanels] = t.panels(c, v)
		s.blocks[partLog] = t.log(c)
	}
	s.gaps = []part{partDice, partAsked, partLanes, partSeats, partBoard, partRow, partAdvice, partChoices, partDanger, partCoach, partBeside, partHeld, partPanels, partLog}
	s.grow = t.growth(v, tr)
	s.extra = []growth{{partRow, most}, {partHeld, most}, {partCoach, most}, {partPanels, most}, {partLog, most}}
	if c.h >= tall {
		s.extra = slices.Insert(s.extra, 1, growth{partLanes, most})
	}
	if v.Asked != nil { // the answers stand right below the question
		s.order = slices.DeleteFunc(s.order, func(p part) bool { return p == partChoices })
		s.order = slices.Insert(s.order, slices.Index(s.order, partAsked)+1, partChoices)
	} else {
		s.extra = slices.Insert(s.extra, 1, growth{partDice, most})
	}
	for _, l := range v.Board.Lines {
		if l.Board && v.Ending == nil { // pieces have to move: that comes before the dice
			s.order = slices.DeleteFunc(s.order, func(p part) bool { return p == partBoard })
			s.order = slices.Insert(s.order, slices.Index(s.order, partDice), partBoard)
			break
		}
	}
	return s
}

// growth is the order in which the table's page is filled: what to do now comes first,
// and so goes last where room is short.
func (t *table) growth(v *companion.View, tr *companion.Tray) []growth {
	board := v.Board.Title != "" || len(v.Board.Lines) > 0
	var out []growth
	switch {
	case v.Ending != nil:
		out = []growth{{partEnding, 1}, {partSeats, 0}, {partBoard, most}, {partEnding, most}, {partSeats, most}, {partLanes, 0}}
	case v.Asked != nil:
		out = []growth{{partAsked, 0}, {partChoices, 0}}
		if tr.Due > 0 {
			out = append(out, growth{partDice, 0})
		}
		out = append(out, growth{partSeats, 0}, growth{partLanes, 0}, growth{partAsked, 1}, growth{partChoices, 3}, growth{partBoard, most}, growth{partLanes, 1}, growth{partChoices, most},
			growth{partSeats, 1}, growth{partAsked, most}, growth{partAdvice, 2}, growth{partCoach, 2}, growth{partDice, 0}, growth{partSeats, most})
		if tr.Due > 0 {
			out = append(out, growth{partDice, most})
		}
	case t.buying(v):
		out = []growth{{partRow, 0}, {partChoices, 0}, {partSeats, 0}, {partBoard, most}, {partRow, 1}, {partLanes, 0}, {partChoices, 4}, {partSeats, 1}, {partLanes, 1}, {partCoach, 1},
			{partRow, 2}, {partCoach, 3}, {partSeats, most}, {partDice, 0}, {partDanger, most}, {partDice, 2}}
	default:
		out = []growth{{partDice, 0}, {partBeside, 1}, {partAdvice, 0}, {partDice, 1}, {partSeats, 0}}
		if tr.Due > 0 && !board {
			out = append(out, growth{partDice, 2})
		}
		out = append(out, growth{partBoard, most}, growth{partLanes, 0}, growth{partDice, 2}, growth{partBeside, most}, growth{partChoices, 3}, growth{partAdvice, 3}, growth{partSeats, 1},
			growth{partLanes, 1}, growth{partChoices, most}, growth{partDanger, most}, growth{partAdvice, most}, growth{partCoach, 3}, growth{partSeats, most})
	}
	return append(out, growth{partBeside, most}, growth{partAdvice, most}, growth{partChoices, most}, growth{partDanger, most}, growth{partCoach, 3})
}

// head implements headed: whose turn it is, its step, how it stands.
func (t *table) head(c canvas) {
	v, tr := t.d.view(), t.tray()
	h := &v.Head
	right := t.d.language(c)
	put := func(st tcell.Style, s string) {
		if s != "" {
			right = right - 2 - c.width(s)
			c.put(right, 0, st, s)
		}
	}
	if c.w >= 50 {
		put(c.bandDim(), h.Turn)
	}
	if t.d.game.ReadOnly() {
		put(c.bandInk(companion.RivalHue), t.d.say("dash.look-only"))
	} else if t.d.game.Unsynced() != nil {
		put(c.bandInk(companion.ClawHue), t.d.say("dash.unsaved"))
	}
	if c.w >= 60 {
		put(c.bandInk(companion.NoHue), v.Coach.Chance)
	}
	c = c.part(0, 0, max(0, right-1), 1)
	x := 1
	if h.Box != "" && c.w >= 50 {
		x = c.put(x, 0, c.bandDim(), h.Box) + 2
	}
	x = c.put(x, 0, c.bandInk(h.Hue), h.Whose) + 2
	step := tr.Step
	if step == "" {
		step = h.Step
	}
	if h.Whose == "" {
		c.put(x-2, 0, c.bandInk(companion.YouHue), v.Title)
		return
	}
	c.put(x, 0, c.band, step)
}

// linesOf are lines without a heading.
func linesOf(list []companion.Line) []mark {
	var out []mark
	for _, l := range list {
		out = append(out, mark{text: l.Text, sign: l.Board})
	}
	return out
}

// board is what the last step did and what to move on the table: that first where both
// have no room.
func (t *table) board(v *companion.View) section {
	s := sectionOf(v.Board, 't')
	for i := range s.lines {
		s.lines[i].bold = s.lines[i].sign
	}
	return s
}

// keeps is how many of the coach's choices the table shows; the page of reasons has all.
const keeps = 3

// coachSection is what the coach says of the choices it has compared.
func (t *table) coachSection(v *companion.View) section {
	s := section{title: t.d.say("dash.coach"), key: 'w'}
	for i, k := range v.Coach.Keeps[:min(keeps, len(v.Coach.Keeps))] {
		said := k.Chance + "  " + k.What
		if k.Reason != "" {
			said = t.d.Words().Colon(said, k.Reason)
		}
		s.lines = append(s.lines, mark{text: strings.TrimSpace(said), bold: i == 0})
	}
	if v.Coach.Yours != "" {
		s.lines = append(s.lines, mark{text: v.Coach.Yours})
	}
	if v.Coach.Note != "" {
		s.lines = append(s.lines, mark{text: v.Coach.Note})
	}
	return s
}

// asked is the box of who must decide: her name, what has led to it, the question, the
// answers as keys.
func (t *table) asked(c canvas, v *companion.View) block {
	a := v.Asked
	if a == nil {
		return block{}
	}
	var text []mark
	if a.Who != "" {
		text = append(text, mark{text: t.d.say("dash.answer", rules.Text("name", strings.ToUpper(a.Who))), bold: true})
	}
	lines := text
	for _, l := range a.Lines {
		lines = append(lines, mark{text: l})
	}
	short := append(text[:len(text):len(text)], mark{text: a.Question, bold: true})
	lines = append(lines, mark{text: a.Question, bold: true})
	var answers []companion.Choice
	for _, ch := range t.choices() {
		if ch.Answer && ch.Effect == "" {
			answers = append(answers, ch)
		}
	}
	flow := t.flow(c, answers)
	if len(flow) > 3 {
		flow = nil // a list below
	}
	height := func(list []mark) int {
		n := len(flow)
		for _, l := range list {
			n += len(c.wrap(l.text, c.w-3))
		}
		return n
	}
	draw := func(list []mark, pad int) func(canvas) {
		return func(c canvas) {
			c.paint(c.band)
			y := pad
			for _, l := range list {
				st := c.band
				if l.bold {
					st = c.bandInk(companion.NoHue)
				}
				y = c.text(2, y, st, l.text)
			}
			for _, row := range flow {
				x := 2
				for _, ch := range row {
					x = t.cap(c, x, y, &ch) + 3
				}
				y++
			}
		}
	}
	b := block{forms: []form{{height(short), draw(short, 0)}}}
	if len(lines) > len(short) {
		b.forms = append(b.forms, form{height(lines), draw(lines, 0)})
	}
	b.forms = append(b.forms, form{height(lines) + 2, draw(lines, 1)})
	return b
}

// flow sets choices beside each other in rows.
func (t *table) flow(c canvas, list []companion.Choice) (rows [][]companion.Choice) {
	x := 0
	for _, ch := range list {
		w := c.width(t.capKey(&ch)) + 3 + c.width(ch.Text) + 3
		if len(rows) == 0 || x+w > c.w-2 {
			rows = append(rows, nil)
			x = 0
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], ch)
		x += w
	}
	return rows
}

// capKey is the key of a choice as it is shown.
func (t *table) capKey(ch *companion.Choice) string {
	switch {
	case ch.Key == companion.KeyEnter:
		return t.d.keyName("enter")
	case ch.Key == "":
		return ch.Keys
	case ch.Answer:
		return strings.ToUpper(ch.Key)
	}
	return ch.Key
}

// cap writes a choice: its key on a fill, its text behind. It returns the column after it.
func (t *table) cap(c canvas, x, y int, ch *companion.Choice) int {
	hue := ch.Hue
	if hue == companion.NoHue {
		hue = companion.YouHue
	}
	st := c.fill(hue)
	text := c.band
	if ch.Best {
		text = c.bandInk(companion.NoHue)
	}
	at := c.put(x, y, st, " "+t.capKey(ch)+" ")
	end := c.put(at+1, y, text, strings.TrimSpace(ch.Text+"  "+ch.Odds))
	c.tap(x, y, end-x, 1, func() { t.take(*ch) })
	return end
}

// buying says whether cards of the row can be bought now: then the row is what to do.
func (t *table) buying(v *companion.View) bool {
	for i := range v.Choices {
		if v.Choices[i].Slot > 0 {
			return true
		}
	}
	return false
}

// rowSlot is a place of the row with its choice; nil where it can not be bought.
type rowSlot struct {
	companion.Slot
	choice *companion.Choice
}

func (t *table) slots(v *companion.View) []rowSlot {
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
		return t.d.say("dash.slot.empty")
	case s.Unnamed:
		return t.d.say("card.unnamed")
	}
	return s.Name
}

// row is the block of the cards for sale: a row each with price and what it does in
// short, or all of that.
func (t *table) row(c canvas, v *companion.View) block {
	slots := t.slots(v)
	name := 0
	for i := range slots {
		name = max(name, c.width(t.slotName(&slots[i].Slot)))
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
	b := block{forms: []form{{len(slots), draw(false, false)}}}
	if rows > len(slots) {
		b.forms = append(b.forms, form{rows, draw(true, false)})
	}
	b.forms = append(b.forms, form{rows + 1, draw(true, true)})
	return b
}

// slotX is the column the text of a slot begins at, behind its key, name, price and what
// the coach says of it.
func slotX(name int) int { return 5 + name + 5 }

// slotText is what a card of the row does, with its kind and what the coach says of it.
func (t *table) slotText(s *rowSlot) string {
	text := s.Effect
	if s.Kind != "" {
		text = t.d.Words().Colon(s.Kind, text)
	}
	if s.choice != nil && s.choice.Odds != "" {
		text = s.choice.Odds + "  " + text
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
	can := s.choice != nil && s.choice.Off == "" && s.choice.Move != nil || s.Unnamed && s.choice != nil
	key, st := strconv.Itoa(s.Number), c.dim
	if can {
		st = c.bold
		c.put(1, y, c.fill(companion.EnergyHue), " "+key+" ")
	} else {
		c.put(2, y, c.dim, key)
	}
	c.part(5, y, name+1, 1).put(0, 0, st, t.slotName(&s.Slot))
	if !s.Empty && !s.Unnamed {
		price := st
		if can {
			price = c.ink(companion.EnergyHue).Bold(true)
		}
		c.put(5+name+4-len(strconv.Itoa(s.Price)), y, price, strconv.Itoa(s.Price))
	}
	act := func() { t.d.press(tcell.KeyRune, []rune(key)[0]) }
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
func (t *table) rowLine(c canvas, v *companion.View) block {
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
func (t *table) rowTexts(c canvas, v *companion.View) block {
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

// twoForms is a block of a heading and lines: the short ones as a section, or the others
// below the heading.
func (t *table) twoForms(c canvas, title string, short, whole []mark) block {
	var b block
	if len(short) == 0 {
		return b
	}
	if forms := t.sectionBlock(c, section{title: title, lines: short, key: 't'}).forms; len(forms) > 0 {
		b.forms = forms[len(forms)-1:]
	}
	for _, list := range [][]mark{whole} {
		rows := 1
		for _, l := range list {
			rows += len(t.indented(c, l.text))
		}
		b.forms = append(b.forms, form{rows, func(c canvas) {
			c.put(1, 0, c.head, title)
			y := 1
			for _, l := range list {
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
	}
	return b
}

// indented breaks a line between words; what goes on is indented like its line.
func (t *table) indented(c canvas, s string) []string {
	lead := s[:len(s)-len(strings.TrimLeft(s, " "))]
	lines := c.wrap(strings.TrimLeft(s, " "), c.w-1-len(lead))
	for i := range lines {
		lines[i] = lead + lines[i]
	}
	return lines
}

// heldBlock is the cards and tokens before everybody: their names, or with their texts.
func (t *table) heldBlock(c canvas, v *companion.View) block {
	var names, texts []mark
	for i := range v.Seats {
		s := &v.Seats[i]
		if len(s.Held) == 0 {
			continue
		}
		var list []string
		texts = append(texts, mark{text: s.Name, bold: true})
		for _, h := range s.Held {
			said := h.Name
			if h.Note != "" {
				said += " (" + h.Note + ")"
			}
			list = append(list, said)
			if h.Effect != "" {
				said = t.d.Words().Colon(said, h.Effect)
			}
			texts = append(texts, mark{text: "  " + said})
		}
		names = append(names, mark{text: t.d.Words().Colon(s.Name, strings.Join(list, ", "))})
	}
	return t.twoForms(c, t.d.say("dash.aside.cards"), names, texts)
}

// panels is what else lies on the table.
func (t *table) panels(c canvas, v *companion.View) block {
	var short, whole []mark
	for _, p := range v.Panels {
		if p.Off {
			continue
		}
		short = append(short, mark{text: p.Text})
		if len(p.Lines) == 0 {
			whole = append(whole, mark{text: p.Text})
			continue
		}
		whole = append(whole, mark{text: p.Title, bold: true})
		for _, l := range p.Lines {
			whole = append(whole, mark{text: "  " + l.Text})
		}
	}
	return t.twoForms(c, t.d.say("dash.aside.rest"), short, whole)
}

// log is what happened last, as far as there is room.
func (t *table) log(c canvas) block {
	past := t.d.game.Past(max(0, t.d.game.Steps()-c.h))
	var rows []string
	for i := range past {
		rows = append(rows, t.indented(c, past[i].Text)...)
	}
	var b block
	for n := 2; n <= len(rows)+1 && n <= c.h; n++ {
		b.forms = append(b.forms, form{n, func(c canvas) {
			c.put(1, 0, c.head, t.d.say("dash.log"))
			for i, l := range rows[len(rows)-(n-1):] {
				c.put(1, 1+i, c.dim, l)
			}
			c.tap(0, 0, c.w, c.h, func() { t.d.push(newHistory(t.d)) })
		}})
	}
	return b
}

// listed are the choices that stand in a list: those neither the prompt nor the row
// names, and answers with something to read.
func (t *table) listed(v *companion.View) []companion.Choice {
	var flowing []companion.Choice
	all := t.choices()
	for _, ch := range all {
		if ch.Answer && ch.Effect == "" {
			flowing = append(flowing, ch)
		}
	}
	inBox := v.Asked != nil && len(t.flow(canvas{theme: t.d.th, w: 60, h: 1}, flowing)) <= 3
	var out []companion.Choice
	for _, ch := range all {
		switch {
		case ch.Slot > 0, ch.Off != "":
		case v.Placing != nil && ch.Answer && ch.Move != nil && (ch.Key == "" || len(v.Choices) > 5):
		case ch.Answer && (ch.Effect != "" || !inBox):
			out = append(out, ch)
		case !ch.Answer && !ch.Prompted:
			out = append(out, ch)
		}
	}
	return out
}

// choiceBlock is the list of choices, each with what it does; where they have no room the
// part around the cursor.
func (t *table) choiceBlock(c canvas, v *companion.View) block {
	list := t.listed(v)
	if len(list) == 0 {
		return block{}
	}
	wide := 0
	for i := range list {
		wide = max(wide, c.width(t.capKey(&list[i])))
	}
	x := wide + 4
	type line struct {
		text  string
		ch    *companion.Choice
		first bool
	}
	lines := func(c canvas, effects bool) (out []line) {
		for i := range list {
			ch := &list[i]
			said := strings.TrimSpace(ch.Text + "  " + ch.Odds)
			if effects && ch.Effect != "" {
				said = t.d.Words().Colon(said, ch.Effect)
			}
			for n, l := range c.wrap(said, c.w-x-1) {
				out = append(out, line{l, ch, n == 0})
			}
		}
		return out
	}
	draw := func(effects bool) func(canvas) {
		return func(c canvas) {
			all := lines(c, effects)
			top := 0
			if over := len(all) - c.h; over > 0 {
				for i, l := range all {
					if t.on(l.ch) && i >= c.h-1 {
						top = min(i-c.h/2, over)
					}
				}
			}
			for y := 0; y < c.h && top+y < len(all); y++ {
				l := all[top+y]
				if y == c.h-1 && top+y < len(all)-1 {
					c.put(x, y, c.dim, t.d.say("dash.more.choices", argN(len(all)-top-y)))
					return
				}
				st := c.plain
				if l.ch.Best {
					st = c.bold
				}
				if t.on(l.ch) {
					st = c.cursor
				}
				if l.first {
					hue := l.ch.Hue
					if hue == companion.NoHue {
						hue = companion.YouHue
					}
					key := t.capKey(l.ch)
					if l.ch.Key != "" {
						c.put(1, y, c.fill(hue), " "+key+" ")
					} else {
						c.put(2, y, c.dim, key)
					}
				}
				c.put(x, y, st, l.text)
				c.tap(0, y, c.w, 1, func() { t.take(*l.ch) })
			}
		}
	}
	short, whole := len(lines(c, false)), len(lines(c, true))
	var b block
	for n := 1; n <= short; n++ {
		b.forms = append(b.forms, form{n, draw(false)})
	}
	if whole > short {
		b.forms = append(b.forms, form{whole, draw(true)})
	}
	return b
}

// on says whether the cursor is on a choice.
func (t *table) on(ch *companion.Choice) bool {
	if t.cursor == 0 {
		return false
	}
	list := t.choices()
	return t.cursor <= len(list) && list[t.cursor-1].Key == ch.Key && list[t.cursor-1].Text == ch.Text
}

// argN is the argument n.
func argN(n int) rules.Arg { return rules.Num("n", n) }
