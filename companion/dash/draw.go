package dash

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/pages"
	"kingoftokyo/rules"
)

// brief is how many rows a list gets at first: a list that would fill the screen waits until everything else has
// its room.
const brief = 3

// asideWide is the width from which on a part of the table stands beside the rest.
const asideWide = 112

// roomy is from which height of the page on large dice come before reasons.
const roomy = 14

// tall is the height from which on dice and tracks are drawn larger.
const tall = 30

// Draw implements tview.Primitive.
func (t *table) Draw(scr tcell.Screen) {
	c := t.d.canvasOf(scr, t.Box)
	t.markable = 0
	t.main(c)
	if t.armed.key != "" && t.armed.since.IsZero() {
		t.armed.since = now()
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
func (t *table) asideStack(c canvas, v *companion.Frame) stack {
	s := stack{order: []part{partRow, partHeld, partPanels, partLog}, gaps: []part{partHeld, partPanels}}
	if !v.Buying() {
		s.blocks[partRow] = t.rowTexts(c, v)
	}
	s.blocks[partHeld] = t.heldBlock(c, v)
	s.blocks[partPanels] = t.panels(c, v)
	s.blocks[partLog] = t.log(c)
	s.grow = []growth{{partRow, 0}, {partHeld, 0}, {partRow, most}, {partHeld, most}, {partPanels, 0}} // what is for sale is read most
	s.extra = []growth{{partPanels, most}, {partLog, most}}
	return s
}

// stack are the parts of the table; alone says that nothing stands beside it.
func (t *table) stack(c canvas, v *companion.Frame, tr *companion.Tray, alone bool) stack {
	s := stack{order: []part{partEnding, partSeats, partLanes, partAsked, partDice, partBeside, partAdvice, partRow, partChoices, partBoard, partEvents, partCoach, partDanger, partHeld, partPanels, partLog}}
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
	if v.Advice.Lying && len(t.d.game.Entry().Typed) > 0 {
		s.blocks[partAdvice] = s.blocks[partAdvice].emptied()
	}
	s.blocks[partBoard] = t.sectionBlock(c, t.board(v))
	s.blocks[partEvents] = t.sectionBlock(c, t.events(v))
	s.blocks[partDanger] = t.sectionBlock(c, sectionOf(v.Danger, 'w'))
	s.blocks[partCoach] = t.sectionBlock(c, t.coachSection(v, tr))
	s.blocks[partChoices] = t.choiceBlock(c)
	if v.Buying() {
		s.blocks[partRow] = t.row(c, v)
	} else if alone {
		s.blocks[partRow] = t.rowLine(c, v)
	}
	if alone {
		s.blocks[partHeld] = t.heldBlock(c, v)
		s.blocks[partPanels] = t.panels(c, v)
		s.blocks[partLog] = t.log(c)
	}
	s.gaps = []part{partDice, partAsked, partLanes, partSeats, partBoard, partRow, partAdvice, partEvents, partChoices, partDanger, partCoach, partBeside, partHeld, partPanels, partLog}
	s.grow = t.growth(v, tr, c.h)
	if c.h >= roomy && v.Ending == nil {
		s.steady = partLanes
	}
	if c.w < bareWidth { // last the names of the tracks
		s.grow = append(s.grow, growth{partLanes, 2})
	}
	s.extra = []growth{{partRow, most}, {partHeld, most}, {partCoach, most}, {partDanger, most}, {partPanels, most}, {partLog, most}}
	if c.h >= tall || c.w < bareWidth && c.h >= tall*3/4 {
		s.extra = slices.Insert(s.extra, 1, growth{partLanes, most})
	}
	if v.Asked != nil { // the answers stand right below the question
		s.order = slices.DeleteFunc(s.order, func(p part) bool { return p == partChoices })
		s.order = slices.Insert(s.order, slices.Index(s.order, partAsked)+1, partChoices)
	} else {
		s.extra = slices.Insert(s.extra, 1, growth{partDice, most})
	}
	if len(s.blocks[partBoard].variants) > 0 && v.Ending == nil { // pieces have to move: that comes before the dice
		s.order = slices.DeleteFunc(s.order, func(p part) bool { return p == partBoard })
		s.order = slices.Insert(s.order, slices.Index(s.order, partDice), partBoard)
	}
	return s
}

// growth is the order in which the table's page is filled: what to do now comes first,
// and so goes last where room is short.
func (t *table) growth(v *companion.Frame, tr *companion.Tray, h int) []growth {
	board := slices.ContainsFunc(v.Board.Lines, func(l companion.Line) bool { return l.Board })
	var out []growth
	switch {
	case v.Ending != nil:
		out = []growth{{partEnding, 1}, {partSeats, 0}, {partLanes, 0}, {partBoard, most}, {partEnding, most}, {partSeats, most}, {partEvents, most}}
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
	case v.Buying():
		out = []growth{{partRow, 0}, {partChoices, 0}, {partSeats, 0}, {partLanes, 0}}
		if len(v.Coach.Keeps) > 0 { // the player asked for advice: its first line comes before old moves
			out = append(out, growth{partCoach, 0})
		}
		out = append(out, []growth{{partBoard, most}, {partRow, 1}, {partChoices, 4}, {partSeats, 1}, {partLanes, 1}, {partCoach, 1},
			{partRow, 2}, {partCoach, 3}, {partSeats, most}, {partDice, 0}, {partEvents, most}, {partDanger, brief}, {partDice, 2}}...)
	default:
		out = []growth{{partDice, 0}, {partBeside, 1}, {partAdvice, 0}, {partDice, 1}, {partSeats, 0}}
		if tr.Due > 0 && !board && h >= roomy {
			out = append(out, growth{partDice, 2})
		}
		out = append(out, growth{partLanes, 0}, growth{partBoard, most})
		if board && !slices.ContainsFunc(tr.Dice, func(d companion.Die) bool { return d.State != companion.DieBlank }) { // empty tiles say less than the danger
			out = append(out, growth{partDanger, 0})
		}
		if h < roomy {
			out = append(out, growth{partAdvice, 3})
		}
		out = append(out, growth{partDice, 2}, growth{partBeside, most}, growth{partChoices, 3}, growth{partAdvice, 3}, growth{partSeats, 1},
			growth{partLanes, 1}, growth{partChoices, most}, growth{partDanger, 0}, growth{partCoach, most}, growth{partDanger, brief}, growth{partAdvice, most}, growth{partSeats, most})
	}
	return append(out, growth{partBeside, most}, growth{partAdvice, most}, growth{partChoices, most}, growth{partDanger, brief}, growth{partCoach, 3}, growth{partEvents, most})
}

// head implements headed: whose turn it is, its step, and the score.
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
		x = c.put(x, 0, c.bandDim(), strings.ToUpper(h.Box)) + 2
	}
	x = c.put(x, 0, c.bandInk(h.Hue), strings.ToUpper(h.Whose)) + 2
	c.put(x, 0, c.band, cmp.Or(tr.Step, h.Step))
}

// linesOf are lines as they are drawn.
func linesOf(list []companion.Line) []mark {
	var out []mark
	for _, l := range list {
		out = append(out, mark{text: strings.TrimSpace(l.Text), sign: l.Board, done: l.Done})
	}
	return out
}

// board is what to move, take and turn on the table.
func (t *table) board(v *companion.Frame) section {
	s := sectionOf(v.Board, 't')
	s.lines = slices.DeleteFunc(s.lines, func(m mark) bool { return !m.sign })
	s.tail = true // what is still to be moved
	for i := range s.lines {
		s.lines[i].bold = !s.lines[i].done
	}
	return s
}

// events are what else the last step did, for which nothing has to be moved.
func (t *table) events(v *companion.Frame) section {
	s := sectionOf(v.Board, 'w')
	s.title = t.d.say("dash.events")
	s.lines = slices.DeleteFunc(s.lines, func(m mark) bool {
		return m.sign || v.Ending != nil && strings.HasSuffix(m.text, v.Ending.Why) // it stands above in large letters
	})
	s.tail = true
	return s
}

// keeps is how many of the coach's choices the table shows. There are more where cards are for sale; the page of
// reasons has all of them.
const keeps = 3

// coachSection is what the coach says of the choices it has compared.
func (t *table) coachSection(v *companion.Frame, tr *companion.Tray) section {
	s, most := section{title: t.d.say("dash.coach"), key: 'w'}, keeps
	starred := slices.ContainsFunc(tr.Dice, func(d companion.Die) bool { return d.Best })
	if v.Buying() { // every card of the row, a new one, and nothing
		most = keeps + 2
		starred = slices.ContainsFunc(v.Keys, func(c companion.Choice) bool { return c.Slot > 0 && c.Best })
	}
	for i, k := range v.Coach.Keeps[:min(most, len(v.Coach.Keeps))] {
		said := k.Chance + "  " + k.What
		if i == 0 && starred {
			said += " *" // as below the dice, or in the row
		}
		if k.Reason != "" {
			said = t.d.Words().Colon(said, k.Reason)
		}
		s.lines = append(s.lines, mark{text: strings.TrimSpace(said), bold: i == 0})
	}
	for _, said := range []string{v.Coach.Yours, v.Coach.Note} {
		if said != "" {
			s.lines = append(s.lines, mark{text: said})
		}
	}
	return s
}

// heldBlock is the cards and tokens before everybody: their names, or with their texts.
func (t *table) heldBlock(c canvas, v *companion.Frame) block {
	var names, texts []mark
	for i := range v.Seats {
		s := &v.Seats[i]
		if len(s.Held) == 0 {
			continue
		}
		var list []string
		texts = append(texts, mark{text: s.Name, bold: true})
		for _, h := range s.Held {
			list = append(list, h.Called())
			texts = append(texts, mark{text: "  " + h.Line(t.d.Words())})
		}
		names = append(names, mark{text: t.d.Words().Colon(s.Name, strings.Join(list, ", "))})
	}
	return t.twoForms(c, t.d.say("dash.aside.cards"), names, texts)
}

// panels is what else lies on the table.
func (t *table) panels(c canvas, v *companion.Frame) block {
	var short, whole []mark
	for _, p := range v.Panels {
		short = append(short, mark{text: p.Line(t.d.Words())})
		whole = append(whole, mark{text: p.Title, bold: true})
		for _, h := range p.Held {
			whole = append(whole, mark{text: "  " + h.Line(t.d.Words())})
		}
	}
	return t.twoForms(c, t.d.say("dash.aside.rest"), short, whole)
}

// log is the latest of what happened, as much as has room.
func (t *table) log(c canvas) block {
	steps := t.d.game.Steps()
	last := func(most int) []string { // the last rows of so many steps: each has one at least
		var rows []string
		for _, p := range t.d.lately(most) {
			if !p.Superseded {
				lines := c.wrap(p.Text, c.w-1)
				if len(lines) > 1 { // lines that follow are indented
					lines = strings.Split(strings.Join(c.wrap(p.Text, c.w-3), "\n  "), "\n")
				}
				rows = append(rows, lines...)
			}
		}
		return rows[max(0, len(rows)-most):]
	}
	high := c.h - 1
	if steps < high {
		high = min(high, len(last(high)))
	}
	var b block
	for n := 1; n <= high; n++ {
		b.variants = append(b.variants, variant{1 + n, func(c canvas) {
			c.put(1, 0, c.head, t.d.say("dash.log"))
			for i, l := range last(n) {
				c.put(1, 1+i, c.dim, l)
			}
			c.tap(0, 0, c.w, c.h, func() { t.d.show(pages.History(host{t.d})) })
		}})
	}
	return b
}

// argN is the argument n.
func argN(n int) rules.Arg { return rules.Num("n", n) }
