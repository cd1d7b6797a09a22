package terminal

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/rules"
)

// Draw implements tview.Primitive.
func (t *table) Draw(scr tcell.Screen) {
	c := t.d.canvasOf(scr, t.Box)
	t.main(c)
	if t.armed.key != "" && t.armed.since.IsZero() {
		t.armed.since = now()
	}
}

// drawing is what the table was drawn by last.
type drawing struct {
	plan  plan
	phase phase
	at    [numAreas]rect // where each area stands, with the rows that another one has lent to it
	dice  []rect         // each die, in its area
	cover rect           // what the question covers
	free  rect           // the rows that the list leaves empty
}

// kindOf is what the plan of a table follows from beside the size of the page.
func kindOf(v *companion.Frame) tableKind {
	k := tableKind{seats: len(v.Seats), lanes: len(v.Lanes), places: len(v.Row)}
	if k.seats > 0 {
		k.gauges = len(v.Seats[0].Gauges)
		for _, g := range v.Seats[0].Gauges[:min(k.gauges, mostBars)] {
			if g.Max > 0 {
				k.bars++
			}
		}
	}
	return k
}

// phaseOf is what the shared rows of the page are for now. No key that is typed within a step changes it.
func phaseOf(v *companion.Frame) phase {
	resolved, left := 0, 0
	for i := range v.Dice.Dice {
		switch v.Dice.Dice[i].State {
		case companion.DieDone, companion.DieAdded:
			resolved++
		default:
			left++
		}
	}
	switch {
	case v.Ending != nil:
		return phaseOver
	case v.Buying(): // also while the next player's dice are typed
		return phaseBuying
	case v.Dice.Due > 0, left > 0 && (v.Asked == nil || resolved == 0):
		return phaseRolling
	}
	return phaseMoving
}

// main draws all between the title and the prompt.
func (t *table) main(c canvas) {
	v := t.d.view()
	now := &t.drawn
	*now = drawing{plan: planOf(c.w, c.h, kindOf(v)), phase: phaseOf(v)}
	if t.d.look.Big && v.Ending == nil {
		t.large(c, v)
		return
	}
	for y := 0; now.plan.left.w < c.w && y < c.h; y++ {
		c.put(now.plan.left.w, y, c.dim, "│")
	}
	t.areas(c, v, now)
	t.asked(c.to(now.plan.left), v, now)
}

// areas draws each area in its rectangle.
func (t *table) areas(c canvas, v *companion.Frame, now *drawing) {
	p, tr := &now.plan, &v.Dice
	now.at = p.areas[now.phase]
	board, events, advice := t.board(c, v), t.events(v), t.list(c, &v.Advice)
	in := func(a area) canvas { return c.to(now.at[a]) }
	coach, danger := t.coachSection(v, tr, p.lends), sectionOf(v.Danger, 'w')
	silent := len(advice.lines) == 0
	now.lend(silent, areaAdvice, areaBoard)
	now.lend((silent || p.lends) && (v.Asked != nil || len(t.listed(c)) == 0), areaChoices, areaBoard)
	if v.WillMove() && len(coach.lines) == 0 { // what is to come takes the place of what has been
		board, events = section{}, section{}
		now.lend(true, areaBoard, areaAdvice)
	} else if p.lends {
		now.grow(areaAdvice, areaBoard, t.needs(in(areaAdvice), &advice), t.needs(in(areaBoard), &board)+t.needs(in(areaBoard), &events))
	}
	t.spread(c, now, areaAdvice, &advice)
	t.spread(c, now, areaBoard, &board)
	reasons, told := in(areaAdvice), in(areaBoard)
	slot := t.slotOn(v)
	switch {
	case slot != nil && now.at[areaRow].h < 2*len(v.Row): // the text of the card that the cursor is on has no room in the row
		board = section{title: t.slotName(&slot.Slot), lines: []mark{{text: t.slotText(slot)}}, key: 't'}
		events = section{}
	case v.Advice.Lying && len(t.d.game.Entry().Typed) > 0: // it is about other dice
		advice = section{}
	case len(coach.lines) == 0:
	case now.phase == phaseBuying || len(v.Coach.Keeps) == 0: // the row has its star, one line will do
		danger = coach
	case board.fresh() > 0:
		advice = coach
	default: // what the player asks for covers what was shown before
		board, events = coach, section{}
		reasons, told = c.to(p.areas[now.phase][areaAdvice]), c.to(p.areas[now.phase][areaBoard])
		if row := now.at[areaRow]; p.lends { // and the row of cards
			told = c.part(row.x, told.y-c.y, row.w, row.y+row.h-told.y+c.y)
			now.at[areaRow].h = 0
		}
	}
	t.seats(in(areaSeats), v, &p.seat)
	t.lanes(in(areaLanes), v, &p.lane)
	if v.Ending != nil {
		t.ending(in(areaEnding), v)
	} else {
		now.dice = t.dice(in(areaDice), tr, &p.die)
		if !p.die.beside {
			t.beside(in(areaBeside).part(1, 0, c.w, c.h), tr)
		}
	}
	t.section(reasons, &advice)
	now.free = t.drawList(c, told, &board, &events)
	if v.Asked == nil {
		t.choiceList(in(areaChoices))
	}
	t.row(in(areaRow), v)
	t.danger(in(areaDanger), &danger)
	t.held(in(areaHeld), v)
	t.log(in(areaLog))
}

// danger draws what threatens, as much as has room. It leaves out the bars, which the page of reasons has.
func (t *table) danger(c canvas, s *section) {
	s.lines = slices.DeleteFunc(s.lines, func(m mark) bool { return strings.ContainsRune(m.text, '█') })
	s.lines = s.lines[:min(len(s.lines), c.h)]
	t.section(c, s)
}

// drawList draws what to do on the board and below it what happened. It returns the rows of the screen that stay free.
func (t *table) drawList(screen, c canvas, board, events *section) rect {
	used := t.section(c, board)
	if used > 0 && used < c.h-3 {
		used++
	}
	left := c.rows(used, c.h-used)
	used = t.section(left, events)
	return rect{0, left.y - screen.y + used, screen.w, left.h - used}
}

// lend gives the rows of an area to the next one below or above it, if something holds.
func (now *drawing) lend(holds bool, from, to area) {
	if a, b := now.at[from], &now.at[to]; holds && a.h > 0 && b.h > 0 {
		end := max(a.y+a.h, b.y+b.h) // with the gap between them
		b.y = min(a.y, b.y)
		b.h = end - b.y
		now.at[from].h = 0
	}
}

// spread gives a list that lacks rows those of the strip and the danger below it, or in a shop all but one row a slot: no piece
// to move is hidden for them.
func (t *table) spread(c canvas, now *drawing, of area, s *section) {
	lacks := func() bool {
		fits := *s
		fits.recap, fits.reasons = "", ""
		_, _, missing := t.fitted(c.to(now.at[of]), &fits)
		return missing > 0
	}
	row := &now.at[areaRow]
	if !s.hands || now.at[of].h == 0 {
		return
	}
	if now.phase == phaseBuying {
		for least := 1 + len(t.d.view().Row); row.x == now.at[of].x && row.h > least && lacks(); {
			row.y, row.h = row.y+1, row.h-1
			now.at[areaChoices].y++
			now.at[of].h++
		}
		return
	}
	for _, other := range [...]area{areaDanger, areaRow, areaChoices} {
		if now.at[other].x == now.at[of].x && lacks() {
			now.lend(true, other, of)
		}
	}
}

// grow gives an area the rows that it lacks, of those that the area below it leaves empty.
func (now *drawing) grow(upper, lower area, needs, taken int) {
	a, b := &now.at[upper], &now.at[lower]
	if n := min(needs-a.h, b.h-taken); n > 0 && a.h > 0 && a.y+a.h == b.y {
		a.h, b.y, b.h = a.h+n, b.y+n, b.h-n
	}
}

// needs is how many rows all of a section takes.
func (t *table) needs(c canvas, s *section) int {
	if len(s.lines) == 0 {
		return 0
	}
	head, rows := t.sectionRows(c, s)
	return head + len(rows)
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
		put(c.bandInk(companion.NoHue), v.Coach.Brief)
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
		out = append(out, mark{text: strings.TrimSpace(l.Text), piece: l.Board, bold: l.Fresh})
	}
	return out
}

// board is the list for hands: what is new stands out.
func (t *table) board(c canvas, v *companion.Frame) section {
	s := t.list(c, &v.Board)
	lie := slices.ContainsFunc(v.Dice.Dice, func(d companion.Die) bool { return d.State == companion.DieDone })
	if v.Asked != nil || lie && !strings.Contains(s.recap, "→") { // a question covers rows; the dice of one roll stand above
		s.recap, s.reasons = "", ""
	}
	s.lines = slices.DeleteFunc(s.lines, func(m mark) bool { return !m.piece })
	return s
}

// list is a section with pieces to move, in columns where the screen is wide enough.
func (t *table) list(c canvas, of *companion.Section) section {
	s := sectionOf(*of, 'w')
	s.pairs, s.recap, s.reasons = true, of.Recap, of.Reasons
	who, what := 0, 0
	for _, l := range of.Lines {
		s.hands = s.hands || l.Piece != companion.Piece{}
		if l.Piece.Told != "" {
			who, what = max(who, c.width(l.Piece.Who)), max(what, c.width(l.Piece.What))
		}
	}
	pad := func(text string, wide int) string {
		return text + strings.Repeat(" ", max(0, wide-c.width(text))) + "  "
	}
	for i := range s.lines {
		switch p := &of.Lines[i].Piece; {
		case c.w < narrow || p.Who == "":
		case p.Told == "":
			s.lines[i].text, s.lines[i].why = pad(p.Who, who)+p.What, p.Why
		default:
			s.lines[i].text, s.lines[i].why = pad(p.Who, who)+pad(p.What, what)+p.Told, p.Why
		}
	}
	return s
}

// events are what else the last step did, for which nothing has to be moved.
func (t *table) events(v *companion.Frame) section {
	s := sectionOf(v.Board, 'w')
	s.lines = slices.DeleteFunc(s.lines, func(m mark) bool {
		return m.piece || v.Ending != nil && strings.HasSuffix(m.text, v.Ending.Why) // it stands above in large letters
	})
	if len(s.lines) > 0 {
		s.title = t.d.say("dash.events")
	}
	return s
}

// held writes the cards and tokens before everybody and what else lies on the table: with their texts, or their
// names where those have no room.
func (t *table) held(c canvas, v *companion.Frame) {
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
	for _, p := range v.Panels {
		names = append(names, mark{text: p.Line(t.d.Words())})
		texts = append(texts, mark{text: p.Title, bold: true})
		for _, h := range p.Held {
			texts = append(texts, mark{text: "  " + h.Line(t.d.Words())})
		}
	}
	if len(names) == 0 || c.h < 2 {
		return
	}
	c.put(1, 0, c.head, t.d.say("dash.aside.cards"))
	c = c.rows(1, c.h-1)
	rows := func(lines []mark) (n int) {
		for _, l := range lines {
			n += len(c.indented(l.text))
		}
		return n
	}
	if rows(texts) > c.h {
		texts = names
	}
	y := 0
	for _, l := range texts {
		st := c.plain
		if l.bold {
			st = c.bold
		}
		for i, part := range c.indented(l.text) {
			if y == c.h-1 && (i > 0 || rows(texts) > c.h) {
				c.put(1, y, c.dim, t.d.say("dash.more.key", argN(rows(texts)-y), rules.Text("key", "t")))
				return
			}
			c.put(1, y, st, part)
			y++
		}
	}
}

// log writes the latest of what happened, as much as has room.
func (t *table) log(c canvas) {
	if c.h < 2 {
		return
	}
	var rows []string // the last rows of so many steps: each has one at least
	for _, p := range t.d.lately(c.h - 1) {
		if !p.Superseded {
			lines := c.wrap(p.Text, c.w-1)
			if len(lines) > 1 { // lines that follow are indented
				lines = strings.Split(strings.Join(c.wrap(p.Text, c.w-3), "\n  "), "\n")
			}
			rows = append(rows, lines...)
		}
	}
	if len(rows) == 0 {
		return
	}
	c.put(1, 0, c.head, t.d.say("dash.log"))
	rows = rows[max(0, len(rows)-c.h+1):]
	if whole := slices.IndexFunc(rows, func(l string) bool { return !strings.HasPrefix(l, "  ") }); whole > 0 {
		rows = rows[whole:] // the log begins with a step
	}
	for i, l := range rows {
		c.put(1, 1+i, c.dim, l)
	}
	c.tap(0, 0, c.w, c.h, func() { t.d.show(pages.History(host{t.d})) })
}

// argN is the argument n.
func argN(n int) rules.Arg { return rules.Num("n", n) }
