package dash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"
	"github.com/rivo/tview"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// corrections is the page on which numbers of the table are corrected: a row for each kind of number, a column
// for each player, and below them the numbers that belong to no player. Enter makes all changes at once or, if
// one is refused, none.
type corrections struct {
	*tview.Flex
	d       *Dash
	list    *grid
	below   *tview.TextView
	values  []correction
	cells   map[[2]int]int // the value in a cell
	rows    []string       // the labels of the rows of players' numbers
	who     []string       // the columns; the last is "" if the table has numbers of its own
	at      int            // the value of the cursor
	digits  bool           // the next digit goes on with the number being typed
	minus   bool           // the last key was a minus sign: the next digit makes a negative number
	line    *tview.InputField
	refused error
}

// correction is a number being corrected.
type correction struct {
	companion.Field
	is int
}

func newCorrections(d *Dash) page {
	p := &corrections{Flex: tview.NewFlex().SetDirection(tview.FlexRow), d: d, below: tview.NewTextView().SetDynamicColors(true).SetWordWrap(true)}
	p.list = newGrid(func(row, column int, again bool) {
		if i, ok := p.cells[[2]int{row, column}]; ok {
			p.choose(i)
			if again {
				p.step(+1)
			}
		}
	})
	p.read()
	return p
}

// read takes the numbers of the table as it lies; what was changed stays.
func (p *corrections) read() {
	changed := p.values
	p.values = nil
	for i, f := range p.d.view().Fields {
		c := correction{f, f.Value}
		if i < len(changed) && changed[i].is != changed[i].Value {
			c.is = changed[i].is
		}
		p.values = append(p.values, c)
	}
}

func (p *corrections) reworded() { p.read() }

func (p *corrections) title() string { return p.d.say("page.corrections.title") }

// columnKeys are the keys of the columns.
const columnKeys = "abcdef"

// Draw implements tview.Primitive.
func (p *corrections) Draw(scr tcell.Screen) {
	_, _, w, h := p.GetRect()
	p.layout()
	p.fill(w)
	top := 0
	if h >= 16 {
		top = 1
	}
	p.list.SetBorderPadding(top, 0, 1, 1)
	p.list.SetSelectable(false, false)
	p.Clear()
	p.below.SetBackgroundColor(tcell.ColorDefault)
	p.below.SetText(p.said())
	need := len(wrapped(p.below.GetText(true), max(20, w-2))) + 1
	belowH := min(need, h-top-p.list.GetRowCount())
	if p.line != nil || p.refused != nil {
		belowH = max(belowH, min(need-1, h/2))
	}
	p.below.SetBorderPadding(max(0, min(1, belowH-need+1)), 0, 1, 1)
	if belowH < 3 && p.refused == nil { // one or two lines of an explanation would help nobody
		belowH = 0
	}
	p.AddItem(p.list, 0, 1, true).AddItem(p.below, belowH, 0, false)
	if p.line != nil {
		p.line.SetLabelStyle(p.d.th.bold).SetFieldStyle(p.d.th.plain.Underline(!p.d.th.look.Mono)).SetBackgroundColor(tcell.ColorDefault)
		p.AddItem(p.line, 1, 0, false)
	}
	p.Flex.Draw(p.d.onto(scr))
}

// said is what stands below the numbers: why they were refused, or what else can be
// corrected by typing.
func (p *corrections) said() string {
	th := p.d.th
	if p.refused != nil {
		return th.tagged(th.warn, p.d.Words().Error(p.refused))
	}
	return th.tagged(th.dim, p.d.game.Box().Help(p.d.Words(), companion.HelpCorrect))
}

// layout works out the rows and the columns of the players' numbers.
func (p *corrections) layout() {
	p.rows, p.who, p.cells = nil, nil, map[[2]int]int{}
	for _, v := range p.values {
		if v.Group == "" {
			continue
		}
		if !slices.Contains(p.who, v.Group) {
			p.who = append(p.who, v.Group)
		}
		if !slices.Contains(p.rows, v.Label) {
			p.rows = append(p.rows, v.Label)
		}
	}
}

// place is the row and the column of a player's number; ok is false for a number of the table.
func (p *corrections) place(i int) (row, column int, ok bool) {
	v := &p.values[i]
	return slices.Index(p.rows, v.Label), slices.Index(p.who, v.Group), v.Group != ""
}

// fill writes the cells.
func (p *corrections) fill(w int) {
	th := p.d.th
	p.list.Clear()
	put := func(row, column int, text string, st tcell.Style) {
		p.list.SetCell(row, column, tview.NewTableCell(th.safe(text)).SetStyle(st))
	}
	label, most, each := 8, 0, 9
	for i := range p.values {
		most = max(most, columns(th.glyphs(p.values[i].Label)))
	}
	for _, who := range p.who { // with the key before it
		each = max(each, min(12, columns(th.glyphs(who))+4))
	}
	room := max(6, (w-4)/2)
	if n := len(p.who); n > 0 {
		label = min(most, max(10, w-4-n*each))
		room = max(6, min(16, (w-label-4)/n-1))
	}
	y := 0
	if len(p.who) > 0 {
		for i, who := range p.who {
			put(0, i+1, " "+fit(string(columnKeys[min(i, len(columnKeys)-1)])+" "+who, room-1), th.key)
		}
		put(0, 0, "", th.plain)
		y = 1
	}
	for i, l := range p.rows {
		put(y+i, 0, fit(th.glyphs(l), label), th.dim)
	}
	table := y + len(p.rows)
	gap := 0
	for i := range p.values {
		row, column, ok := p.place(i)
		if ok {
			row, column = row+y, column+1
		} else {
			if gap == 0 && table > 0 {
				table, gap = table+1, 1
			}
			row, column = table, 1
			put(row, 0, fit(th.glyphs(p.values[i].Label), label), th.dim)
			table++
		}
		put(row, column, fit(" "+p.show(i), room), p.style(i))
		p.cells[[2]int{row, column}] = i
		if i == p.at {
			p.list.Select(row, column)
		}
	}
	p.keep(y, (w-2-label)/(room+1))
}

// keep scrolls so that the cursor is seen; names and labels stay where they are, as far as the columns have
// room.
func (p *corrections) keep(head, room int) {
	_, _, _, h := p.list.GetInnerRect()
	row, column := p.list.GetSelection()
	top, _ := p.list.GetOffset()
	p.list.SetFixed(head, 1)
	row, h = row-head, h-head
	switch {
	case h <= 0 || p.list.GetRowCount()-head <= h:
		top = 0
	case row < top:
		top = max(0, row)
	case row >= top+h:
		top = row - h + 1
	}
	p.list.SetOffset(top, max(0, column-max(1, room)))
}

// style is how a number is drawn: the one of the cursor, a changed one, another.
func (p *corrections) style(i int) tcell.Style {
	switch v := &p.values[i]; {
	case i == p.at:
		return p.d.th.cursor
	case v.is != v.Value:
		return p.d.th.ink(companion.ClawHue).Bold(true)
	}
	return p.d.th.bold
}

// show is a number as it is read, with what it was where it was changed.
func (p *corrections) show(i int) string {
	v := &p.values[i]
	number := func(n int) string {
		switch {
		case v.Half:
			return text.Spot(n)
		case v.Flag && n > 0:
			return p.d.say("table.yes")
		case v.Flag:
			return p.d.say("table.no")
		}
		return strconv.Itoa(n)
	}
	if v.is == v.Value {
		return number(v.is)
	}
	return number(v.Value) + " " + p.d.th.glyphs("→") + " " + number(v.is)
}

// choose puts the cursor on a number.
func (p *corrections) choose(i int) { p.at, p.digits, p.minus = i, false, false }

// value is the number that the cursor is on; nil where there is none.
func (p *corrections) value() *correction {
	if p.at >= len(p.values) {
		return nil
	}
	return &p.values[p.at]
}

// step changes the number by one, a marker by a space.
func (p *corrections) step(by int) {
	if v := p.value(); v != nil {
		if v.Half {
			by *= 2
		}
		v.is = max(v.Min, min(v.is+by, v.Max))
	}
	p.digits, p.refused = false, nil
}

// half moves a marker by half a space.
func (p *corrections) half() {
	if v := p.value(); v != nil && v.Half {
		by := 1
		if v.is < 0 {
			by = -1
		}
		v.is = max(v.Min, min(v.is/2*2+by, v.Max))
	}
}

// digit types a digit of the number.
func (p *corrections) digit(n int) {
	v := p.value()
	if v == nil {
		return
	}
	if v.Half {
		n *= 2
	}
	if p.minus {
		n = -n
	}
	if more := v.is*10 + n; p.digits && !v.Half && more <= v.Max {
		n = more
	}
	v.is = max(v.Min, min(n, v.Max))
	p.digits, p.minus, p.refused = true, false, nil
}

// move puts the cursor on the number beside, above or below the present one.
func (p *corrections) move(dx, dy int) {
	if p.value() == nil {
		return
	}
	row, column := 0, 0
	for at, i := range p.cells {
		if i == p.at {
			row, column = at[0], at[1]
		}
	}
	n := len(p.who)
	for range max(n, p.list.GetRowCount()) {
		if dx != 0 {
			column = (column-1+dx+max(n, 1))%max(n, 1) + 1
		}
		row += dy
		if i, ok := p.cells[[2]int{row, column}]; ok {
			p.choose(i)
			return
		}
		if i, ok := p.cells[[2]int{row, 1}]; ok && dy != 0 { // the table's own numbers have one column
			p.choose(i)
			return
		}
		if row < 0 || row > p.list.GetRowCount() {
			return
		}
	}
}

// changed are the moves of the numbers that were changed.
func (p *corrections) changed() []companion.Move {
	var out []companion.Move
	for _, v := range p.values {
		if v.is != v.Value {
			out = append(out, v.Set(v.is))
		}
	}
	return out
}

// apply sets all that was changed. The page stays where that is refused.
func (p *corrections) apply() {
	moves := p.changed()
	if len(moves) == 0 {
		p.d.pop()
		p.d.tell(p.d.say("page.corrections.nothing"))
		return
	}
	p.played(p.d.game.Join(moves...))
}

// played plays a correction and closes the page, or says why not.
func (p *corrections) played(m companion.Move) bool {
	noted := p.d.noted
	if !p.d.do(m) {
		p.refused = rules.Refuse("", "page.corrections.refused", rules.Text("why", p.d.noted.text))
		p.d.noted = noted
		return false
	}
	p.d.pop()
	return true
}

// openLine begins a typed correction: cards, dice, the step.
func (p *corrections) openLine() {
	p.line = newField(" :")
}

// lineKey is a key of the typed correction.
func (p *corrections) lineKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		p.line, p.refused = nil, nil
	case tcell.KeyTab:
		p.d.otherLanguage()
	case tcell.KeyEnter:
		said := strings.TrimSpace(p.line.GetText())
		if said == "" {
			p.line = nil
			return
		}
		m, err := p.d.game.Parse(said)
		switch {
		case err != nil:
			p.refused = err
		case len(p.changed()) > 0: // with the numbers, in one piece
			p.played(p.d.game.Join(append(p.changed(), m)...))
		default:
			p.played(m)
		}
	default:
		p.refused = nil
		p.line.InputHandler()(ev, func(tview.Primitive) {})
	}
}

func (p *corrections) typing() bool { return p.line != nil }

// takes implements keyed: digits and signs are taken before anything else.
func (p *corrections) takes(ev *tcell.EventKey) bool {
	if p.line != nil {
		p.lineKey(ev)
		return true
	}
	switch ev.Key() {
	case tcell.KeyUp:
		p.move(0, -1)
	case tcell.KeyDown:
		p.move(0, +1)
	case tcell.KeyLeft:
		p.move(-1, 0)
	case tcell.KeyRight:
		p.move(+1, 0)
	case tcell.KeyRune:
		return p.character(ev.Rune())
	default:
		return false
	}
	return true
}

// character is a sign, a digit or the key of a column.
func (p *corrections) character(c rune) bool {
	n, digit := screen.Digit(c)
	switch i := strings.IndexRune(columnKeys, c); {
	case c == '+':
		p.step(+1)
	case c == '-':
		p.step(-1)
		p.minus = true
	case c == '.' || c == ',':
		p.half()
	case screen.Zero(c):
		p.digit(0)
	case digit:
		p.digit(n)
	case i >= 0 && i < len(p.who):
		p.column(i)
	default:
		return false
	}
	return true
}

// column puts the cursor on the same number of another player.
func (p *corrections) column(to int) {
	row, _, ok := p.place(p.at)
	if !ok {
		row = 0
	}
	for i := range p.values {
		if r, c, ok := p.place(i); ok && r == row && c == to {
			p.choose(i)
		}
	}
}

func (p *corrections) prompt() string {
	if p.line != nil {
		return p.d.say("page.corrections.prompt.line")
	}
	if n := len(p.changed()); n > 0 {
		return p.d.say("page.corrections.prompt.changed", rules.Num("n", n))
	}
	return p.d.say("page.corrections.prompt")
}

func (p *corrections) bindings() []binding {
	d := p.d
	esc := binding{key: tcell.KeyEscape, show: d.keyName("esc"), word: d.say("key.cancel"), act: d.pop, step: true}
	if p.line != nil {
		esc.act = func() { d.press(tcell.KeyEscape, 0) }
		return []binding{{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.set"), act: func() { d.press(tcell.KeyEnter, 0) }, step: true}, esc}
	}
	press := func(c rune) func() { return func() { d.press(tcell.KeyRune, c) } }
	return append([]binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.set"), act: p.apply, step: true},
		esc,
		{key: tcell.KeyF64, show: "-", word: "1", act: press('-'), step: true},
		{key: tcell.KeyF64, show: "+", word: "1", act: press('+'), step: true},
		{key: tcell.KeyF64, show: "0-9", word: d.say("key.number"), act: func() {}, step: true},
		{chars: ":", word: d.say("page.key.typed"), act: p.openLine},
		{chars: "/", word: d.say("key.cards"), act: func() { d.push(newLookup(d, "")) }},
	}, d.common()[1:]...)
}
