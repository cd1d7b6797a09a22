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
	c, v := t.d.canvasOf(scr, t.Box), t.d.Frame()
	now := &t.drawn
	*now = drawing{plan: planOf(c.w, c.h, kindOf(v)), beat: v.Beat}
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

// drawing is how the table was last drawn.
type drawing struct {
	plan  plan
	beat  companion.Beat
	at    [numAreas]rect // the place of each area, with the rows lent to it by another one
	dice  []rect         // each die, in its area
	box   box            // the question
	cover rect           // what it covers
	used  int            // used rows of the list
	pages int            // pages that the list takes
	read  bool           // all of them were shown
	later bool           // the question waits until the player has put back pieces that do not fit beside it
}

// kindOf returns what the plan of a table depends on besides the size of the page.
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

func (t *table) areas(c canvas, v *companion.Frame, now *drawing) {
	p, tr := &now.plan, &v.Dice
	now.at = p.areas[now.beat]
	if t.putBack != t.d.Game().Steps()+1 { // the game has gone on, and may come back to that step with other pieces moved
		t.putBack = 0
	}
	in := func(a area) canvas { return c.to(now.at[a]) }
	list, strip := t.pieces(c, v), t.strip(v)
	t.settle(c, v, now, &list, &strip)
	if slot := t.slotOn(v); slot != nil && now.at[areaRow].h < 2*len(v.Row) { // the text of the card under the cursor
		list = section{title: t.slotName(slot), lines: []mark{{text: t.slotText(slot)}}, key: 't'}
	}
	t.seats(in(areaSeats), v, &p.seat)
	if t.lanes(in(areaLanes), v, &p.lane); len(v.Lanes) > 0 && p.seat.pairs {
		t.ends(c, v)
	}
	if v.Ending != nil {
		t.ending(in(areaEnding), v)
	} else {
		said := t.reasons(v)
		now.dice = t.dice(in(areaDice), tr, &p.die, said)
		if !p.die.beside {
			t.beside(in(areaBeside).part(1, 0, c.w, c.h), said)
		}
	}
	room := in(areaList)
	if end := now.at[areaList].y + room.h; room.h > 2 && end >= c.h && !t.d.promptFits(v.Prompt) { // the prompt covers the last row
		room = room.rows(0, room.h-1)
	}
	if v.Asked != nil { // the list gives way to the choices
		used := min(room.h, t.needs(room, &list))
		now.box = t.box(c.to(now.plan.left), v, now, used)
		above := now.box.at.y - now.at[areaList].y
		if now.later = above < t.needs(room, &list) && t.putsBack(v) && v.Placing == nil; !now.later {
			room = room.rows(0, min(room.h, max(0, above)))
		}
	}
	t.turnPages(room, &list)
	now.used = t.section(room, &list)
	if v.Asked == nil {
		c := in(areaChoices)
		t.drawChoices(c, t.choiceLines(c, c.h), c.plain)
	}
	if t.section(in(areaStrip), &strip); strip.hint && now.at[areaStrip].h > 0 && t.d.top() == page(t) {
		t.d.Desk().Hinted()
	}
	t.row(in(areaRow), v)
	t.held(in(areaHeld), v)
	t.log(in(areaLog))
}

// pieces returns the list for the players' hands: in a preview what will happen, otherwise what to do.
func (t *table) pieces(c canvas, v *companion.Frame) section {
	if v.Beat == companion.PreviewBeat && len(v.Advice.Lines) > 0 && !t.putsBack(v) {
		return t.list(c, &v.Advice)
	}
	if v.Asked != nil && v.Board.Back && !t.putsBack(v) {
		return section{} // everything has been put back
	}
	s := t.list(c, &v.Board)
	s.lines = slices.DeleteFunc(s.lines, func(m mark) bool { return !m.piece })
	if len(s.lines) == 0 && s.recap != "" && v.Asked == nil { // dice were resolved: an empty list would leave a doubt
		s.lines = []mark{{text: t.d.Say("table.board.none")}}
	}
	return s
}

// putsBack reports whether pieces must be put back before the list shows what will happen.
func (t *table) putsBack(v *companion.Frame) bool {
	return v.Board.Back && len(v.Board.Lines) > 0 && t.putBack != t.d.Game().Steps()+1
}

// reasons returns what is shown beside the dice: what is kept and, while dice are rolled, why.
func (t *table) reasons(v *companion.Frame) []companion.Line {
	if v.Beat == companion.PreviewBeat || v.Beat == companion.ShopBeat || v.Advice.Lying {
		return v.Dice.Beside
	}
	return append(slices.Clip(v.Dice.Beside), v.Advice.Lines...)
}

// strip returns one line of what else matters: a danger, a rule met for the first time, the coach's advice, the cards for
// sale if they have no area of their own, or what may come.
func (t *table) strip(v *companion.Frame) section {
	line := func(title, text string) section {
		return section{title: title, lines: []mark{{text: text}}, key: 'w', short: true}
	}
	row, entry := t.drawn.at[areaRow].h > 0, t.d.Game().Entry()
	hint := t.d.Desk().Hint(t.d.Game())
	switch danger := v.Danger.Lines; {
	case v.Beat == companion.ShopBeat && len(v.Advice.Lines) > 0:
		return line(strings.ToUpper(v.Advice.Title), v.Advice.Lines[0].Text)
	case len(danger) > 0 && danger[0].Fresh:
		return line(strings.ToUpper(v.Danger.Title), danger[0].Text)
	case hint != "":
		told := line(t.d.Say("dash.hint"), hint)
		told.hint = true
		return told
	case len(v.Coach.Keeps) > 0 && len(entry.Typed) == 0:
		best := &v.Coach.Keeps[0]
		if best.Reason == "" {
			return line(t.d.Say("dash.coach"), best.What)
		}
		return line(t.d.Say("dash.coach"), t.d.Words().Colon(best.What, best.Reason))
	case v.Coach.Yours != "" || v.Coach.Note != "" && entry.Empty():
		return line(t.d.Say("dash.coach"), cmp.Or(v.Coach.Yours, v.Coach.Note))
	case !row && len(v.Row) > 0:
		return line(t.d.Say("dash.aside.row"), t.rowSaid(v))
	case len(danger) > 0:
		return line(strings.ToUpper(v.Danger.Title), danger[0].Text)
	}
	return section{}
}

// lend gives the rows of an area to its neighbour below or above.
func (now *drawing) lend(from, to area) {
	if a, b := now.at[from], &now.at[to]; a.h > 0 && b.h > 0 {
		end := max(a.y+a.h, b.y+b.h) // including the gap between them
		b.y = min(a.y, b.y)
		b.h = end - b.y
		now.at[from].h = 0
	}
}

// leastEnding is the least rows that say how a game ended: who has won, why, and the game in three lines.
const leastEnding = 5

// cut gives the last n rows of an area to the one below it.
func (now *drawing) cut(from, to area, n int) {
	if n > 0 {
		now.at[from].h -= n
		now.at[to].y, now.at[to].h = now.at[to].y-n, now.at[to].h+n
	}
}

// raise gives the cards of a shop n rows that the list leaves empty.
func (now *drawing) raise(n int) {
	if list, strip, row := &now.at[areaList], &now.at[areaStrip], &now.at[areaRow]; n > 0 {
		list.h, strip.y, row.y, row.h = list.h-n, strip.y-n, row.y-n, row.h+n
		now.at[areaChoices].y -= n
	}
}

// needs returns how many rows a whole section takes.
func (t *table) needs(c canvas, s *section) int {
	if len(s.lines) == 0 {
		return 0
	}
	head, rows := t.sectionRows(c, s)
	return head + len(rows)
}

// head implements page: it shows whose turn it is, the step and the score.
func (t *table) head(c canvas) {
	v := t.d.Frame()
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
	if t.d.Game().ReadOnly() {
		put(c.bandInk(companion.RivalHue), t.d.Say("dash.look-only"))
	} else if t.d.Game().Unsynced() != nil {
		put(c.bandInk(companion.ClawHue), t.d.Say("dash.unsaved"))
	}
	if brief := v.Coach.Brief; c.w >= 60 {
		for i := range v.Seats { // a long name leaves no room for the beat
			brief = strings.Replace(brief, v.Seats[i].Who, c.short(v.Seats[i].Who, max(12, c.w/8)), 1)
		}
		put(c.bandInk(companion.NoHue), brief)
	}
	c = c.part(0, 0, max(0, right-1), 1)
	x := 1
	if h.Box != "" && c.w >= 50 {
		x = c.put(x, 0, c.bandDim(), strings.ToUpper(h.Box)) + 2
	}
	x = c.put(x, 0, c.bandInk(h.Hue), strings.ToUpper(h.Whose)) + 2
	beats := v.Beats
	if c.width(strings.Join(beats, " · ")) > c.w-x { // the current beat, which begins with capitals, must be shown
		beats = slices.DeleteFunc(slices.Clone(beats), func(beat string) bool {
			word, _, _ := strings.Cut(beat, " ")
			return word != strings.ToUpper(word)
		})
	}
	for i, beat := range beats {
		if i > 0 {
			x = c.put(x, 0, c.bandDim(), " · ")
		}
		st := c.bandDim()
		if word, _, _ := strings.Cut(beat, " "); word == strings.ToUpper(word) {
			st = c.bandInk(companion.NoHue)
		}
		x = c.put(x, 0, st, beat)
	}
}

// list returns a section with pieces to move, in columns if the screen is wide enough.
func (t *table) list(c canvas, of *companion.Section) section {
	s := section{title: strings.ToUpper(of.Title), recap: of.Recap, reasons: of.Reasons, key: 'w', pairs: true}
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
	for _, l := range of.Lines {
		m := mark{text: strings.TrimSpace(l.Text), piece: l.Board, bold: l.Fresh, note: l.Piece == companion.Piece{}}
		switch p := &l.Piece; {
		case c.w < narrow && p.Who != "" && p.Told != "":
			m.text, m.why = t.d.Words().Colon(p.Who, p.What+" "+p.Told), p.Why
		case c.w < narrow || p.Who == "":
		case p.Told == "":
			m.text, m.why, m.hang = pad(p.Who, who)+p.What, p.Why, max(who, c.width(p.Who))+2
		default:
			m.text, m.why = pad(p.Who, who)+pad(p.What, what)+p.Told, p.Why
		}
		s.lines = append(s.lines, m)
	}
	return s
}

// held writes the cards and tokens that the players own and what else is on the table: with their texts, or only their
// names if the texts do not fit.
func (t *table) held(c canvas, v *companion.Frame) {
	var names, texts []mark
	whole := func(title string, held []companion.Held) {
		texts = append(texts, mark{text: title, bold: true})
		for _, h := range held {
			texts = append(texts, mark{text: "  " + h.Line(t.d.Words())})
		}
	}
	for i := range v.Seats {
		s := &v.Seats[i]
		if len(s.Held) == 0 {
			continue
		}
		names = append(names, mark{text: t.d.Words().Colon(s.Name, t.names(s))})
		whole(s.Name, s.Held)
	}
	for _, p := range v.Panels {
		names = append(names, mark{text: p.Line(t.d.Words())})
		whole(p.Title, p.Held)
	}
	if len(names) == 0 || c.h < 2 {
		return
	}
	c.put(1, 0, c.head, t.d.Say("dash.aside.cards"))
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
				c.put(1, y, c.dim, t.d.Say("dash.more.key", argN(rows(texts)-y), rules.Text("key", "t")))
				return
			}
			c.put(1, y, st, part)
			y++
		}
	}
}

// log writes the latest events, as many as fit.
func (t *table) log(c canvas) {
	if c.h < 2 {
		return
	}
	var rows []string // each step has at least one row, so this many steps fill the area
	for _, p := range t.d.lastSteps(c.h - 1) {
		if !p.Superseded {
			lines := c.wrap(p.Text, c.w-1)
			if len(lines) > 1 { // continuation lines are indented
				lines = strings.Split(strings.Join(c.wrap(p.Text, c.w-3), "\n  "), "\n")
			}
			rows = append(rows, lines...)
		}
	}
	if len(rows) == 0 {
		return
	}
	c.put(1, 0, c.head, t.d.Say("dash.log"))
	rows = rows[max(0, len(rows)-c.h+1):]
	if whole := slices.IndexFunc(rows, func(l string) bool { return !strings.HasPrefix(l, "  ") }); whole > 0 {
		rows = rows[whole:] // begin the log with a whole step
	}
	for i, l := range rows {
		c.put(1, 1+i, c.dim, l)
	}
	c.tap(0, 0, c.w, c.h, func() { t.d.Show(pages.History(t.d)) })
}

func argN(n int) rules.Arg { return rules.Num("n", n) }
