package partydash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Draw implements screen.Page.
func (t *table) Draw(c screen.Canvas) {
	if t.d.Look().Big {
		t.drawBig(c)
		return
	}
	l := fit(c.W, c.H, int(t.now().State.Players))
	t.share(&l)
	band := func(s seg) screen.Canvas { return c.Part(0, l.top(s), l.main, l.rows[s]) }
	t.title(band(segTitle))
	t.seats(band(segSeats))
	t.dice(band(segDice))
	switch {
	case t.waiting(l.rows[segBoard]): // what happened has the room until the dice lie there
		t.board(band(segWork))
		t.row(band(segRow))
		t.work(band(segBoard), true)
	case t.wide(): // no choice may be hidden; the cards for sale matter later
		top, rows := l.top(segWork), l.rows[segWork]+l.rows[segRow]
		if t.now().State.Over() || asked(t) && rows < 6 && t.tray().wants == wantsNothing { // a small screen: the dice give way too
			top, rows = l.top(segDice), rows+l.rows[segDice]
			c.Part(0, top, l.main, rows).Clear()
		}
		t.work(c.Part(0, top, l.main, rows), false)
		t.board(band(segBoard))
	default:
		t.work(band(segWork), l.rows[segRow] > 0)
		t.row(band(segRow))
		t.board(band(segBoard))
	}
	t.log(band(segLog))
	switch {
	case l.aside > 0:
		bottom := l.top(segPrompt)
		for y := range bottom {
			c.Put(l.main, y, c.Theme.Dim, "│")
		}
		t.asidePanel(c.Part(l.main+2, 0, l.aside-2, bottom))
	case l.below > 0:
		t.asidePanel(c.Part(0, c.H-l.below, c.W, l.below))
	}
	t.hints(c.Rows(l.top(segHints), l.rows[segHints]))
	t.prompt(c.Rows(l.top(segPrompt), l.rows[segPrompt]+l.rows[segHints]))
}

// The rows the board has where the present step can do with the others, and at the
// end of a game; those a question has at least, and those the buying step has for
// what is no card of the row.
const boardRows, endRows, askRows, buyRows = 6, 4, 6, 4

// share gives the board the rows that the panel of the step has no use for. A
// question keeps its rows as long as it is asked, the buying step has always the
// same unless a choice would be hidden.
func (t *table) share(l *layout) {
	if l.rows[segBoard] == 0 {
		return
	}
	_, list := t.workLines(l.rows[segRow] > 0)
	need, all := 1, 1
	for _, line := range list {
		rows := len(strings.Split(text.Wrap(line.Text, l.main-6), "\n"))
		all += rows
		if line.Extra == screen.Stays {
			need += rows
		}
	}
	room := l.rows[segWork] + l.rows[segBoard]
	switch over := t.now().State.Over(); {
	case over:
		room += l.rows[segRow] + l.rows[segDice]
		work := min(all, max(need, room-endRows), room-2)
		l.rows[segWork], l.rows[segRow], l.rows[segDice], l.rows[segBoard] = work, 0, 0, room-work
	case asked(t):
		room += l.rows[segRow]
		if work := max(askRows, min(all, max(need, room-boardRows))); work < l.rows[segWork]+l.rows[segRow] {
			l.rows[segWork], l.rows[segRow], l.rows[segBoard] = work, 0, room-work
		}
	case t.now().State.Turn.Phase == tokyo.PhaseBuy:
		least := buyRows
		if l.rows[segRow] == 0 { // the cards that can be bought stand here too
			least += len(t.now().State.Row)
		}
		if work := max(least, need); work < l.rows[segWork] {
			l.rows[segWork], l.rows[segBoard] = work, room-work
		}
	}
}

// title is the box, the turn, whose it is and at which step, and that all is saved.
func (t *table) title(c screen.Canvas) {
	v, s := &t.d.view, &t.now().State
	title, open, shut := "tokyo.dash.title", ">> ", " <<"
	if c.W < compact {
		title, open, shut = "tokyo.dash.title.short", "", ""
	}
	x := c.Put(1, 0, c.Theme.Bold, v.Say(title, rules.ID(rules.ArgKey, "box", "tokyo.dash.box."+s.Edition.String()), rules.Num("turn", int(s.Turn.Number)))) + 2
	who := open + strings.ToUpper(v.Player(s.Turn.Active)) + shut
	step := v.Say("tokyo.phase." + s.Turn.Phase.String())
	if s.Over() {
		who, step = strings.ToUpper(step), ""
	}
	x = c.Put(x, 0, c.Theme.Active, who) + 2
	x = c.Put(x, 0, c.Theme.Plain, step)
	state := v.Say("dash.saved")
	switch {
	case t.s.ReadOnly():
		state = v.Say("dash.look-only")
	case t.s.File.SyncFailed() != nil:
		state = v.Say("dash.unsaved")
	}
	state += "  " + strings.ToUpper(string(v.Lang))
	if x+c.Width(state)+1 < c.W {
		c.Right(0, c.Theme.Plain, state+" ")
		c.Tap(c.W-4, 0, 4, 1, func() { t.d.OtherLanguage() })
	}
}

// column is one number of the players' table.
type column struct {
	head string // catalogue key of its heading
	wide int
	show func(seat tokyo.Seat) string
	bold bool
}

// columns are the numbers of the players, left to right.
func (t *table) columns() []column {
	v, s := &t.d.view, &t.now().State
	num := func(field func(m *tokyo.Monster) int) func(tokyo.Seat) string {
		return func(seat tokyo.Seat) string { return pad(strconv.Itoa(field(&s.Seats[seat])), 2) }
	}
	out := []column{
		{"tokyo.dash.head.place", 7, func(seat tokyo.Seat) string { return v.Say("tokyo.view.at." + s.Seats[seat].Place.String()) }, false},
		{"tokyo.dash.head.hearts", 7, t.hearts, true},
		{"tokyo.dash.head.points", 7, num(func(m *tokyo.Monster) int { return int(m.Points) }), true},
		{"tokyo.dash.head.energy", 8, num(func(m *tokyo.Monster) int { return int(m.Energy) }), true},
	}
	if s.Edition == tokyo.Dark {
		out = append(out, column{"tokyo.dash.head.wickedness", 6, num(func(m *tokyo.Monster) int { return int(m.Wickedness) }), true})
	}
	return append(out, column{"tokyo.dash.head.tokens", 8, t.tokens, false}, column{"tokyo.dash.head.cards", 9, t.count, false})
}

// hearts are a player's, with the limit.
func (t *table) hearts(seat tokyo.Seat) string {
	s := &t.now().State
	return pad(strconv.Itoa(int(s.Seats[seat].Hearts)), 2) + "/" + strconv.Itoa(t.d.view.Rules.Limit(s, seat))
}

// tokens are the tokens a player has been given.
func (t *table) tokens(seat tokyo.Seat) string {
	m := &t.now().State.Seats[seat]
	var out []string
	for _, k := range []struct {
		key string
		n   int8
	}{{"tokyo.dash.token.poison", m.Poison}, {"tokyo.dash.token.shrink", m.Shrink}} {
		if k.n > 0 {
			out = append(out, t.d.view.Say(k.key, rules.Num("n", int(k.n))))
		}
	}
	return strings.Join(out, " ")
}

// count is how many cards lie before a player, and the tiles apart.
func (t *table) count(seat tokyo.Seat) string {
	held, tiles := t.now().State.Held(seat), 0
	for _, id := range held {
		if t.d.view.Rules.IsTile(id) {
			tiles++
		}
	}
	cards := " -"
	if n := len(held) - tiles; n > 0 {
		cards = pad(strconv.Itoa(n), 2)
	}
	if tiles == 0 {
		return cards
	}
	return t.d.view.Say("tokyo.dash.count", rules.Text("cards", cards), rules.Num("tiles", tiles))
}

// The columns of a player's name and monster.
const (
	nameWide    = 13
	monsterWide = 14
)

// seats are the players in the order they sit, the active one marked. Where there
// is room there are headings above, or a second line each with the cards.
func (t *table) seats(c screen.Canvas) {
	n := int(t.now().State.Players)
	y, each := 0, 1
	if c.H > n {
		y = 1
		t.headings(c.Rows(0, 1))
	}
	if c.H > 2*n {
		each = 2
	}
	for seat := range tokyo.Seat(n) {
		part := c.Rows(y, each)
		t.seat(part.Rows(0, 1), seat)
		if each == 2 {
			x := part.Put(2+nameWide, 1, c.Theme.Dim, strings.Join(t.d.view.Held(&t.now().State, seat), ", "))
			part.Tap(0, 1, x, 1, func() { t.d.Push(newWhole(t)) })
		}
		y += each
	}
}

// headings are the words above the players' numbers.
func (t *table) headings(c screen.Canvas) {
	x := 1 + nameWide
	if c.W >= fullWidth {
		x += monsterWide
	}
	for _, col := range t.columns() {
		c.Part(x, 0, col.wide-1, 1).Put(0, 0, c.Theme.Dim, t.d.view.Say(col.head))
		x += col.wide
	}
}

// seat is one player in one line.
func (t *table) seat(c screen.Canvas, seat tokyo.Seat) {
	v, s := &t.d.view, &t.now().State
	m := &s.Seats[seat]
	mark, name, plain, bold := " ", c.Theme.Bold, c.Theme.Plain, c.Theme.Bold
	switch {
	case m.Out:
		name, plain, bold = c.Theme.Dim, c.Theme.Dim, c.Theme.Dim
	case s.Turn.Active == seat && !s.Over():
		mark, name = ">", c.Theme.Active
	}
	c.Tap(0, 0, c.W, 1, func() { t.d.Press(tcell.KeyRune, 'm') })
	c.Put(0, 0, c.Theme.Bold, mark)
	out := v.Say("tokyo.dash.out")
	if c.W < compact {
		numbers := out
		if !m.Out {
			numbers = t.numbers(seat)
		}
		room := max(4, c.W-c.Width(numbers)-3)
		c.Part(1, 0, room, 1).Put(0, 0, name, v.Player(seat))
		c.Put(min(room, c.Width(v.Player(seat)))+2, 0, plain, numbers)
		return
	}
	c.Part(1, 0, nameWide-1, 1).Put(0, 0, name, v.Player(seat))
	x := 1 + nameWide
	if c.W >= fullWidth {
		if monster := v.Monster(m.ID); monster != v.Player(seat) {
			c.Part(x, 0, monsterWide-1, 1).Put(0, 0, plain, monster)
		}
		x += monsterWide
	}
	if m.Out {
		c.Put(x, 0, plain, out)
		return
	}
	for _, col := range t.columns() {
		st := plain
		if col.bold {
			st = bold
		}
		c.Part(x, 0, col.wide, 1).Put(0, 0, st, col.show(seat))
		x += col.wide
	}
}

// numbers are a player's in few letters, for small screens.
func (t *table) numbers(seat tokyo.Seat) string {
	v, s := &t.d.view, &t.now().State
	m := &s.Seats[seat]
	out := t.hearts(seat)
	if m.Place.Tokyo() {
		out = v.Say("tokyo.view.at."+m.Place.String()) + " " + out
	}
	key := "tokyo.dash.numbers"
	if s.Edition == tokyo.Dark {
		key = "tokyo.dash.numbers.dark"
	}
	out += " " + v.Say(key, rules.Num("points", int(m.Points)), rules.Num("energy", int(m.Energy)), rules.Num("wickedness", int(m.Wickedness)))
	return strings.TrimSpace(out + " " + t.tokens(seat))
}

// dice are the dice: the letter one types and, where there is room, its name.
func (t *table) dice(c screen.Canvas) {
	tr := t.tray()
	y := 0
	if c.H >= 2 {
		c.Heading(0, t.diceTitle(&tr), "")
		y = 1
	}
	if len(tr.dice) == 0 {
		c.Put(2, y, c.Theme.Dim, t.d.view.Say("dash.no-dice-lie"))
		return
	}
	cell := max(4, min(9, c.W/rules.MaxDice)) // room for all there may be: none moves when one comes
	for i, d := range tr.dice {
		t.die(c.Part(i*cell, y, cell, c.H-y), d)
	}
}

// diceTitle says how many dice are still to be typed.
func (t *table) diceTitle(tr *tray) string {
	if tr.wants == wantsHand {
		s := &t.now().State
		return t.d.view.Say("tokyo.dash.dice.hand", rules.Num("roll", t.hand.used), rules.Num("of", t.d.view.Rules.Rolls(s, s.Turn.Active)))
	}
	if tr.wants == wantsNothing || tr.due == 0 {
		return t.d.view.Say("dash.dice")
	}
	return t.d.view.Say("dash.dice.typing", rules.Num("n", tr.due-len(t.typed)))
}

// die is one die in one or two lines.
func (t *table) die(c screen.Canvas, d die) {
	letter, st := " ", c.Theme.Bold
	switch {
	case d.blank && c.Theme.ASCII:
		letter = "_"
	case d.blank:
		letter = "·"
	default:
		letter = t.faceLetter(d.face)
	}
	frame := c.Theme.Plain
	if d.done {
		st, frame = c.Theme.Dim, c.Theme.Dim
	}
	x, open, shut := min(1, c.W/5), "[", "]"
	if d.number > 0 {
		if d.kept {
			st, open, shut = c.Theme.Keep, "<", ">"
		}
		if x = 0; c.W >= 5 {
			x = c.Put(0, 0, c.Theme.Dim, strconv.Itoa(d.number))
		}
	}
	x = c.Put(x, 0, frame, open)
	x = c.Put(x, 0, st, letter)
	c.Put(x, 0, frame, shut)
	switch {
	case c.H >= 2 && d.number > 0:
		mark := "dash.reroll"
		if d.kept {
			mark = "dash.keep"
		}
		if c.W < 8 {
			mark += ".short"
		}
		c.Put(min(1, c.W/5), 1, st, t.d.view.Say(mark))
	case c.H >= 2 && !d.blank:
		c.Put(1, 1, frame, t.faceName(d.face))
	}
	if d.number > 0 {
		c.Tap(0, 0, c.W, c.H, func() { t.mark(d.number - 1) })
	}
	if !d.blank && !d.done && t.now().State.Turn.Phase == tokyo.PhaseResolve {
		c.Tap(0, 0, c.W, c.H, func() { t.resolve(party.GroupOf(d.face)) })
	}
}

// prompt is the line one types at: what is wrong, asked, or expected. What is
// longer covers the hints below until the next key.
func (t *table) prompt(c screen.Canvas) {
	v := &t.d.view
	said, fault := t.d.Note()
	switch {
	case t.ask != nil:
		t.ask.Draw(c)
	case said != "" && fault:
		c.Over(c.Theme.Warn, "! "+said)
	case said != "":
		c.Over(c.Theme.Bold, "* "+said)
	default:
		expected := "> " + t.expected()
		if q, open := t.now().Open(); open && c.Width(expected) > c.W { // it stands above in full
			expected = "> " + v.Say("dash.prompt.answer.of", rules.Text("name", v.Player(q.Seat)))
		}
		c.Put(0, 0, c.Theme.Bold, expected)
	}
}

// expected is the prompt of the present step.
func (t *table) expected() string {
	if t.s.ReadOnly() {
		return t.d.view.Say("dash.prompt.looking")
	}
	if t.now().State.Over() {
		return t.d.view.Say("tokyo.dash.prompt.over")
	}
	if t.tray().wants == wantsHand {
		return t.d.view.Say("tokyo.dash.prompt.hand", rules.Num("n", len(t.hand.dice)), rules.Num("left", t.rollsLeft()))
	}
	if s := &t.now().State; s.Turn.Phase == tokyo.PhaseResolve && !asked(t) { // the dice lie above
		return t.d.view.Say("tokyo.dash.prompt.resolve", rules.Text("name", t.d.view.Player(s.Turn.Active)))
	}
	return t.d.view.Prompt(t.now())
}

// pad puts spaces before a number.
func pad(s string, n int) string { return strings.Repeat(" ", max(0, n-len(s))) + s }
