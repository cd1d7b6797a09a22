package partydash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// mend is the page that corrects the table: a row a player, a column a number.
// A letter chooses the column, Up and Down the player; + and - step, digits set,
// Enter applies all that was changed.
type mend struct {
	d      *Dash
	t      *table
	fields []field
	was    [][]int // by seat and field
	is     [][]int
	seat   int
	at     int
	typing bool // digits typed so far belong to the number
	lost   bool // a letter meant nothing: digits belong to no number
}

// field is a column of the page.
type field struct {
	letter rune
	label  string // catalogue key
	word   string // of the notation; "" for what is no number
	most   int    // the highest value
	get    func(m *tokyo.Monster) int
}

// fields are the columns for an edition: only the Dark one has Wickedness.
func fields(e tokyo.Edition) []field {
	out := []field{
		{'h', "tokyo.dash.mend.hearts", "hearts", 99, func(m *tokyo.Monster) int { return int(m.Hearts) }},
		{'p', "tokyo.dash.mend.points", "points", 99, func(m *tokyo.Monster) int { return int(m.Points) }},
		{'e', "tokyo.dash.mend.energy", "energy", 99, func(m *tokyo.Monster) int { return int(m.Energy) }},
	}
	if e == tokyo.Dark {
		out = append(out, field{'w', "tokyo.dash.mend.wickedness", "wickedness", 99, func(m *tokyo.Monster) int { return int(m.Wickedness) }})
	}
	return append(out,
		field{'i', "tokyo.dash.mend.poison", "poison", 99, func(m *tokyo.Monster) int { return int(m.Poison) }},
		field{'s', "tokyo.dash.mend.shrink", "shrink", 99, func(m *tokyo.Monster) int { return int(m.Shrink) }},
		field{'l', "tokyo.dash.mend.place", "", int(tokyo.Bay), func(m *tokyo.Monster) int { return int(m.Place) }},
		field{'o', "tokyo.dash.mend.out", "", 1, func(m *tokyo.Monster) int {
			if m.Out {
				return 1
			}
			return 0
		}})
}

func newMend(d *Dash, t *table) *mend {
	s := &t.now().State
	m := &mend{d: d, t: t, fields: fields(s.Edition), seat: int(s.Turn.Active)}
	for seat := range s.Players {
		var row []int
		for _, f := range m.fields {
			row = append(row, f.get(&s.Seats[seat]))
		}
		m.was = append(m.was, row)
		m.is = append(m.is, append([]int(nil), row...))
	}
	return m
}

// typedLine is a correction that is no number of a player: its letter begins a
// line, with what may stand in it below.
type typedLine struct {
	letter           rune
	label, use, help string
}

// typedLines are those corrections.
var typedLines = []typedLine{
	{'d', "tokyo.dash.mend.dice", "dice ", "tokyo.dash.mend.dice.help"},
	{'t', "tokyo.dash.mend.step", "turn ", "tokyo.dash.mend.step.help"},
	{'r', "tokyo.dash.mend.row", "row ", "tokyo.dash.mend.row.help"},
	{'n', "tokyo.dash.mend.number", "set turn ", "tokyo.dash.mend.number.help"},
	{'c', "tokyo.dash.mend.charge", "charge ", "tokyo.dash.mend.charge.help"},
	{'y', "tokyo.dash.mend.copy", "copy ", "tokyo.dash.mend.copy.help"},
	{'x', "tokyo.dash.mend.extra", "extra ", "tokyo.dash.mend.extra.help"},
	{'z', "tokyo.dash.mend.discards", "discards ", "tokyo.dash.mend.discards.help"},
}

// show is a value as it is read.
func (m *mend) show(f *field, n int) string {
	v := &m.d.view
	switch {
	case f.letter == 'l':
		return v.Say("tokyo.view.at." + tokyo.Place(n).String())
	case f.letter == 'o' && n == 0:
		return "-"
	case f.letter == 'o':
		return v.Say("tokyo.dash.mend.yes")
	}
	return strconv.Itoa(n)
}

// Draw implements screen.Page.
func (m *mend) Draw(c screen.Canvas) {
	v := &m.d.view
	c.Heading(0, v.Say("tokyo.dash.mend.title"), "")
	name, heads := 14, 2
	if c.W < compact {
		name, heads = 7, 1 // there is no room for the words
	}
	cell := max(4, min(10, (c.W-name-1)/len(m.fields)))
	for i, f := range m.fields {
		head := c.Part(name+i*cell, 1, cell, heads)
		head.Put(0, 0, c.Theme.Key, string(f.letter))
		if heads > 1 {
			head.Put(0, 1, c.Theme.Dim, v.Say(f.label))
		}
		head.Tap(0, 0, cell, heads, func() { m.choose(m.seat, i) })
	}
	for seat := range m.is {
		st := c.Theme.Plain
		if seat == m.seat {
			st = c.Theme.Bold
		}
		c.Part(1, 1+heads+seat, name-2, 1).Put(0, 0, st, v.Player(tokyo.Seat(seat)))
		for i := range m.fields {
			m.drawValue(c.Part(name+i*cell, 1+heads+seat, cell, 1), seat, i)
		}
	}
	y := 2 + heads + len(m.is)
	if f := &m.fields[m.at]; y < c.H-1 {
		n := m.is[m.seat][m.at]
		said := v.Say(f.label) + " " + m.show(f, n)
		x := c.Put(1, y, c.Theme.Key, "-")
		x = c.Put(x+2, y, c.Theme.Key, "+")
		c.Tap(0, y, 3, 1, func() { m.step(-1) })
		c.Tap(3, y, 3, 1, func() { m.step(+1) })
		x = c.Put(x+2, y, c.Theme.Bold, v.Colon(v.Player(tokyo.Seat(m.seat)), said))
		if was := m.was[m.seat][m.at]; was != n {
			c.Put(x+1, y, c.Theme.Plain, "("+v.Say("mend.was", rules.Text("was", m.show(f, was)))+")")
		}
	}
	y += 2
	columns := max(1, min(2, c.W/compact+1))
	for i, f := range typedLines {
		part := c.Part(i%columns*(c.W/columns), y+i/columns, c.W/columns, 1)
		if y+i/columns >= c.H-1 {
			break
		}
		part.Put(1, 0, c.Theme.Key, string(f.letter))
		part.Put(4, 0, c.Theme.Plain, v.Say(f.label))
		part.Tap(0, 0, part.W, 1, func() { m.line(f.use, f.help) })
	}
	m.d.Footer(c, []screen.Hint{
		{Keys: m.d.KeyName("enter"), Word: v.Say("key.set"), Act: func() { m.d.Press(tcell.KeyEnter, 0) }},
		{Keys: m.d.KeyName("esc"), Word: v.Say("key.cancel"), Act: func() { m.d.Pop() }},
		{Keys: "+ -", Word: v.Say("key.step"), Act: func() { m.d.Press(tcell.KeyRune, '+') }},
		{Keys: "0-9", Word: v.Say("key.number")},
		{Keys: m.d.KeyName("updown"), Word: v.Say("tokyo.dash.key.player"), Act: func() { m.d.Press(tcell.KeyDown, 0) }},
		{Keys: "/", Word: v.Say("key.mend-cards"), Act: func() { m.d.Press(tcell.KeyRune, '/') }},
	})
}

func (m *mend) drawValue(c screen.Canvas, seat, i int) {
	st := c.Theme.Plain
	n := m.is[seat][i]
	shown := m.show(&m.fields[i], n)
	if c.W < 6 { // of a place its first letters
		shown = string([]rune(shown)[:min(2, len([]rune(shown)))])
	}
	if n != m.was[seat][i] {
		st, shown = c.Theme.Bold, shown+"*"
	}
	if seat == m.seat && i == m.at {
		st = c.Theme.Active
	}
	c.Put(0, 0, st, shown)
	c.Tap(0, 0, c.W, 1, func() {
		if m.seat == seat && m.at == i && m.fields[i].word == "" {
			m.step(+1) // a second tap goes to the next place
			return
		}
		m.choose(seat, i)
	})
}

// choose goes to a value.
func (m *mend) choose(seat, at int) {
	m.seat, m.at = (seat+len(m.is))%len(m.is), (at+len(m.fields))%len(m.fields)
	m.typing, m.lost = false, false
}

// step changes the value by one; a place goes round.
func (m *mend) step(by int) {
	val, most := &m.is[m.seat][m.at], m.fields[m.at].most
	m.typing = false
	if m.fields[m.at].word == "" {
		*val = (*val + by + most + 1) % (most + 1)
		return
	}
	*val = max(0, min(most, *val+by))
}

// digit types a number.
func (m *mend) digit(n int) {
	val := &m.is[m.seat][m.at]
	switch {
	case m.fields[m.at].word == "":
		*val = min(n, m.fields[m.at].most)
	case m.typing && *val < 10:
		*val = 10**val + n
	default:
		*val = n
	}
	m.typing = true
}

// Key implements screen.Page.
func (m *mend) Key(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		m.d.Pop()
	case tcell.KeyEnter:
		m.apply()
	case tcell.KeyUp:
		m.choose(m.seat-1, m.at)
	case tcell.KeyDown:
		m.choose(m.seat+1, m.at)
	case tcell.KeyLeft:
		m.choose(m.seat, m.at-1)
	case tcell.KeyRight:
		m.choose(m.seat, m.at+1)
	case tcell.KeyTab:
		m.d.OtherLanguage()
	case tcell.KeyBackspace, tcell.KeyBackspace2:
		m.is[m.seat][m.at] = m.was[m.seat][m.at]
		m.choose(m.seat, m.at)
	case tcell.KeyRune:
		m.rune(ev.Rune())
	}
}

func (m *mend) rune(c rune) {
	switch {
	case c == '+' || c == '=':
		m.step(+1)
	case c == '-':
		m.step(-1)
	case c >= '0' && c <= '9' && m.lost:
		m.d.Fault(rules.Refuse("", "mend.lost"))
	case c >= '0' && c <= '9':
		m.digit(int(c - '0'))
	case screen.Zero(c) && !m.lost:
		m.digit(0)
	case c == '/':
		if m.leave() {
			m.d.Push(newLookup(m.d, naming{}))
		}
	default:
		m.letter(c)
	}
}

// letter chooses a column, or begins a line.
func (m *mend) letter(c rune) {
	m.lost = false
	for i := range m.fields {
		if m.fields[i].letter == c {
			m.choose(m.seat, i)
			return
		}
	}
	for _, f := range typedLines {
		if f.letter == c {
			m.line(f.use, f.help)
			return
		}
	}
	if n, ok := screen.Digit(c); ok {
		m.digit(n)
		return
	}
	m.lost = true
	m.d.Fault(rules.Refuse("", "mend.key", rules.Text("key", string(c))))
}

// line goes on with a line of the notation, and what may stand in it.
func (m *mend) line(begin, help string) {
	if !m.leave() {
		return
	}
	v := &m.d.view
	var row []string
	for _, id := range m.t.now().State.Row {
		name := v.Rules.Name(id)
		if id != tokyo.NoCard && id != tokyo.Unnamed {
			name = v.Card(id)
		}
		row = append(row, name)
	}
	m.t.ask = screen.NewAsk(begin)
	m.t.ask.Help = v.Say(help, rules.Text("name", v.Player(m.t.now().State.Turn.Active)), rules.Text("row", strings.Join(row, ", ")))
}

// apply sets all that was changed and closes the page. Where that is refused, the page
// stays with everything typed.
func (m *mend) apply() {
	if lines := m.lines(); len(lines) == 0 {
		m.d.Pop()
		m.d.Tell(m.d.view.Say("mend.nothing"))
	} else if m.leave() && asked(m.t) {
		m.t.revealed()
	}
}

// leave closes the page for another one, with what was changed on it applied. It
// returns false where that is refused: the page stays.
func (m *mend) leave() bool {
	if lines := m.lines(); len(lines) > 0 && !m.t.do(lines...) {
		return false
	}
	m.d.Pop()
	return true
}

// lines are the corrections of all that was changed. Who comes back is set back
// before she is placed.
func (m *mend) lines() []string {
	var out, after []string
	for seat := range m.is {
		for i, f := range m.fields {
			n, who := m.is[seat][i], tokyo.Seat(seat).String()
			if n == m.was[seat][i] {
				continue
			}
			switch {
			case f.letter == 'l':
				after = append(after, "place "+who+" "+tokyo.Place(n).String())
			case f.letter == 'o' && n == 1:
				out = append(out, "out "+who)
			case f.letter == 'o':
				out = append(out, "back "+who)
			default:
				out = append(out, "set "+who+"."+f.word+" "+strconv.Itoa(n))
			}
		}
	}
	return append(out, after...)
}
