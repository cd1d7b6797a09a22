package dash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// mend is the page that corrects numbers (T8): a letter chooses one, + and - step
// it, digits set it, Enter applies all that was changed.
type mend struct {
	d       *Dash
	t       *table
	at      int
	values  []value
	columns int  // how many stand in a row, as last drawn
	typing  bool // digits typed so far belong to the number
	minus   bool // a minus sign was the last key: a digit makes a negative position
	lost    bool // a letter meant nothing: digits belong to no number
}

// value is a number being corrected. Positions count half spaces.
type value struct {
	letter rune
	label  string
	side   duel.Side
	sided  bool
	line   string // the line of the notation, with the number behind it
	of     string // and what stands behind the number
	track  duel.Track
	place  bool
	was    int
	is     int
}

func newMend(d *Dash, t *table) *mend {
	m := &mend{d: d, t: t, columns: 2}
	s := &t.now().State
	for i, key := range []string{"hearts", "energy", "dice-tokens"} {
		for side := duel.You; side <= duel.Rival; side++ {
			sheet := &s.Sides[side]
			n := []int{int(sheet.Hearts), int(sheet.Energy), int(sheet.Dice)}[i]
			letter := []rune("het")[i]
			if side == duel.Rival {
				letter -= 'a' - 'A'
			}
			m.values = append(m.values, value{letter: letter, label: "mend." + key, side: side, sided: true, line: "set " + side.String() + "." + key, was: n, is: n})
		}
	}
	for tr := duel.FameTrack; tr <= duel.DestructionTrack; tr++ {
		n := int(s.Marker[tr])
		m.values = append(m.values, value{letter: []rune("fd")[tr], label: "track." + tr.String(), line: "set " + tr.String(), track: tr, place: true, was: n, is: n})
	}
	for _, v := range []value{
		{letter: 'k', label: "mend.deck", line: "set deck", was: int(s.Deck)},
		{letter: 'n', label: "mend.turn", line: "set turn", was: int(s.Turn.Number)},
		{letter: 'r', label: "mend.rolls", line: "rolls", was: int(s.Turn.Rolls)},
		{letter: 'w', label: "mend.taken", line: "taken", of: " " + s.Turn.Active.String(), was: int(s.Sides[s.Turn.Active].Taken)},
	} {
		v.is = v.was
		m.values = append(m.values, v)
	}
	return m
}

// typedLine is a correction that is no number: its letter begins a line, with what
// may stand in it below.
type typedLine struct {
	letter     rune
	label, use string
	help       string
}

// typed are those corrections.
var typed = []typedLine{
	{'c', "mend.dice", "dice ", "mend.dice.help"}, {'s', "mend.step", "turn you roll", "mend.step.help"},
	{'l', "mend.row", "row ", "mend.row.help"}, {'p', "mend.token", "token ", "mend.token.help"},
	{'x', "mend.untoken", "untoken ", "mend.token.help"}, {'o', "mend.chosen", "chosen fame", "mend.chosen.help"},
	{'z', "mend.discards", "discards ", "mend.discards.help"},
}

// typed are the lines for this table: two humans are called by their names, and
// none of them collects a symbol (A2).
func (m *mend) typed() []typedLine {
	v := &m.d.view
	if !v.Two {
		return typed
	}
	var out []typedLine
	for _, f := range typed {
		switch f.label {
		case "mend.chosen":
			continue
		case "mend.step":
			f.use = "turn " + v.Name(m.t.now(), m.t.now().State.Turn.Active) + " roll"
		}
		out = append(out, f)
	}
	return out
}

// show is a number as it is read: a position with its sign and half.
func (v *value) show(n int) string {
	if v.place {
		return text.Spot(n)
	}
	return strconv.Itoa(n)
}

// Draw implements screen.Page.
func (m *mend) Draw(c screen.Canvas) {
	v := &m.d.view
	c.Heading(0, v.Say("mend.title"), "")
	half := c.W / 2
	narrow := c.W < 60
	m.columns = 2
	if narrow {
		m.columns = 1
	}
	y := 1
	for i := range m.values { // two to a row
		val := &m.values[i]
		x, row := 0, y
		if i%2 == 1 && !narrow {
			x, row = half, y-1
		} else {
			y++
		}
		w := half
		if narrow {
			w = c.W
		}
		m.drawValue(c.Part(x, row, w, 1), i, val)
	}
	if !narrow && c.H >= 16 {
		y++
	}
	for i, f := range m.typed() {
		x := i % 2 * half
		row := y + i/2
		if narrow {
			x, row = 0, y+i
		}
		part := c.Part(x, row, half, 1)
		if narrow {
			part = c.Part(0, row, c.W, 1)
		}
		if row >= c.H-1 {
			break
		}
		part.Put(1, 0, c.Theme.Key, string(f.letter))
		part.Put(4, 0, c.Theme.Plain, v.Say(f.label))
		part.Tap(0, 0, part.W, 1, func() { m.line(f.use, f.help) })
	}
	m.d.Footer(c, []screen.Hint{
		{Keys: m.d.KeyName("enter"), Word: v.Say("key.set"), Act: func() { m.d.Press(tcell.KeyEnter, 0) }},
		{Keys: "+ -", Word: v.Say("key.step"), Act: func() { m.d.Press(tcell.KeyRune, '+') }},
		{Keys: "0-9", Word: v.Say("key.number")},
		{Keys: m.d.KeyName("esc"), Word: v.Say("key.cancel"), Act: func() { m.d.Pop() }},
		{Keys: "Tab", Word: v.Say("key.lang"), Act: func() { m.d.OtherLanguage() }},
		{Keys: "/", Word: v.Say("key.mend-cards"), Act: func() { m.d.Press(tcell.KeyRune, '/') }},
	})
}

func (m *mend) drawValue(c screen.Canvas, i int, val *value) {
	v := &m.d.view
	st := c.Theme.Plain
	if i == m.at {
		st = c.Theme.Active
	}
	label := v.Say(val.label)
	if val.sided {
		label = v.Colon(v.Name(m.t.now(), val.side), label)
	}
	c.Put(1, 0, c.Theme.Key, string(val.letter))
	c.Put(4, 0, c.Theme.Key, "-")
	c.Put(7, 0, c.Theme.Key, "+")
	x := c.Put(10, 0, st, label+" "+val.show(val.is))
	if val.is != val.was {
		c.Put(x+1, 0, c.Theme.Bold, "("+v.Say("mend.was", rules.Text("was", val.show(val.was)))+")")
	}
	c.Tap(0, 0, c.W, 1, func() { m.choose(i) })
	c.Tap(3, 0, 3, 1, func() { m.choose(i); m.step(-1) })
	c.Tap(6, 0, 3, 1, func() { m.choose(i); m.step(+1) })
}

// choose goes to a number.
func (m *mend) choose(i int) { m.at, m.typing, m.minus, m.lost = i, false, false, false }

// step changes the number by one; a marker goes to the next space there is.
func (m *mend) step(by int) {
	val := &m.values[m.at]
	m.typing = false
	if !val.place {
		val.is = max(0, min(99, val.is+by))
		return
	}
	side := duel.You
	if by < 0 {
		side = duel.Rival
	}
	val.is = int(m.d.view.Rules.Next(&m.t.now().State, val.track, duel.Spot(val.is), side))
}

// digit types a number.
func (m *mend) digit(n int) {
	val := &m.values[m.at]
	switch {
	case val.place && m.minus:
		val.is = max(-14, -2*n)
	case val.place:
		val.is = min(14, 2*n)
	case m.typing && val.is < 10:
		val.is = 10*val.is + n
	default:
		val.is = n
	}
	m.typing, m.minus = true, false
}

// half moves a position half a space on: a marker on an extra space (T4).
func (m *mend) half() {
	val := &m.values[m.at]
	if !val.place || val.is%2 != 0 {
		return
	}
	if val.is < 0 {
		val.is--
	} else {
		val.is++
	}
}

// Key implements screen.Page.
func (m *mend) Key(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		m.d.Pop()
	case tcell.KeyEnter:
		m.apply()
	case tcell.KeyUp:
		m.choose(m.neighbour(-1))
	case tcell.KeyDown:
		m.choose(m.neighbour(+1))
	case tcell.KeyLeft, tcell.KeyRight:
		m.across()
	case tcell.KeyTab:
		m.d.OtherLanguage()
	case tcell.KeyBackspace, tcell.KeyBackspace2:
		m.values[m.at].is = m.values[m.at].was
		m.choose(m.at)
	case tcell.KeyRune:
		m.rune(ev.Rune())
	}
}

// neighbour is the number above or below.
func (m *mend) neighbour(dir int) int {
	if i := m.at + m.columns*dir; i >= 0 && i < len(m.values) {
		return i
	}
	return m.at
}

// across goes to the number beside.
func (m *mend) across() { m.choose(m.at ^ 1) }

func (m *mend) rune(c rune) {
	switch {
	case c == '+' || c == '=':
		m.step(+1)
		m.minus = false
	case c == '-' && m.values[m.at].place && !m.minus:
		m.step(-1)
		m.minus = true
	case c == '-':
		m.step(-1)
	case c == '.' || c == ',' || c == ';':
		m.half()
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

// letter chooses a number by its letter, or begins a line.
func (m *mend) letter(c rune) {
	m.lost = false
	if f, ok := duel.Faces.Face(c); ok && (f == duel.Fame || c == 'D') { // a track by its letter in either language
		c = duel.Faces.Letter(f)
	}
	for i := range m.values {
		if m.values[i].letter == c {
			m.choose(i)
			return
		}
	}
	for _, f := range m.typed() {
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
	var tokens []string
	for i := range v.Rules.Box.Tokens {
		if name := v.Token(v.Rules.Box.Tokens[i].Name); !slices.Contains(tokens, name) {
			tokens = append(tokens, name)
		}
	}
	m.t.ask = screen.NewAsk(begin)
	m.t.ask.Help = v.Say(help, rules.Text("tokens", strings.Join(tokens, ", ")), rules.Text("row", strings.Join(m.t.rowNames(), ", ")))
}

// rowNames are the cards of the row by name.
func (t *table) rowNames() []string {
	var out []string
	for _, id := range t.now().State.Row {
		name := "?"
		if id != duel.NoCard && id != duel.Unnamed {
			name = t.d.view.Card(id)
		}
		out = append(out, name)
	}
	return out
}

// apply sets all numbers that were changed and closes the page. Where that is refused,
// the page stays with everything typed.
func (m *mend) apply() {
	if same := len(m.lines()) == 0; m.leave() && same {
		m.d.Tell(m.d.view.Say("mend.nothing"))
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

// lines are the corrections of all that was changed.
func (m *mend) lines() []string {
	var out []string
	for i := range m.values {
		if val := &m.values[i]; val.is != val.was {
			n := strconv.Itoa(val.is)
			if val.place {
				n = rules.HalfText(val.is)
			}
			out = append(out, val.line+" "+n+val.of)
		}
	}
	return out
}
