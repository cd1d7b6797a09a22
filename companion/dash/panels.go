package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Draw implements screen.Page.
func (t *table) Draw(c screen.Canvas) {
	if t.d.Look().Big {
		t.drawBig(c)
		return
	}
	l := fit(c.W, c.H)
	band := func(s seg) screen.Canvas { return c.Part(0, l.top(s), l.main, l.rows[s]) }
	t.title(band(segTitle))
	t.sides(band(segSides))
	t.tracks(band(segTracks))
	t.dice(band(segDice), t.dangerHeading(&l))
	if t.beforeRollShown() {
		t.work(c.Part(0, l.top(segWork), l.main, l.rows[segWork]+l.rows[segBoard]), true)
	} else {
		t.work(band(segWork), l.rows[segBoard] > 0)
		t.board(band(segBoard))
	}
	t.log(band(segLog))
	switch {
	case l.aside > 0:
		bottom := l.top(segPrompt)
		for y := range bottom {
			c.Put(l.main, y, c.Theme.Dim, "│")
		}
		t.asidePanel(c.Part(l.main+2, 0, l.aside-2, bottom), t.dangerBeside(&l))
	case l.below > 0:
		t.asidePanel(c.Part(0, c.H-l.below, c.W, l.below), t.dangerBeside(&l))
	}
	t.hints(c.Rows(l.top(segHints), l.rows[segHints]))
	t.prompt(c.Rows(l.top(segPrompt), l.rows[segPrompt]+l.rows[segHints]))
}

// title is whose turn it is, which roll, and that all is saved.
func (t *table) title(c screen.Canvas) {
	v, s := &t.d.view, &t.now().State
	for x := range c.W {
		c.Put(x, 0, c.Theme.Plain, " ")
	}
	title, open, shut := "dash.title", ">> ", " <<"
	if c.W < hintWords {
		title, open, shut = "dash.title.short", "", ""
	}
	x := c.Put(1, 0, c.Theme.Bold, v.Say(title, rules.Num("turn", int(s.Turn.Number)))) + 2
	key := "dash.turn"
	if s.Turn.Active == duel.You && v.Names[duel.You] == "" && !v.Two {
		key = "dash.turn.yours"
	}
	who := open + strings.ToUpper(v.Say(key, rules.Text("name", v.Name(t.now(), s.Turn.Active)))) + shut
	if s.Over() {
		who = strings.ToUpper(v.Say("phase.over"))
	}
	x = c.Put(x, 0, c.Theme.Active, who) + 2
	x = c.Put(x, 0, c.Theme.Plain, t.stepName())
	state := v.Say("dash.saved")
	switch {
	case t.s.ReadOnly():
		state = v.Say("dash.look-only")
	case t.s.File.SyncFailed() != nil:
		state = v.Say("dash.unsaved")
	}
	state += "  " + strings.ToUpper(string(v.Lang))
	if coach := t.coachTitle(); coach != "" && x+2+c.Width(coach) < c.W {
		if with := x + 2 + c.Width(coach) + c.Width(state); with < c.W || c.W < fullWidth && !t.s.ReadOnly() && t.s.File.SyncFailed() == nil {
			x = c.Put(x+2, 0, c.Theme.Bold, coach) + 1
		}
	}
	if x+c.Width(state) < c.W {
		c.Right(0, c.Theme.Plain, state+" ")
		c.Tap(c.W-4, 0, 4, 1, func() { t.d.OtherLanguage() })
	}
}

// stepName says which step the turn stands at.
func (t *table) stepName() string {
	v, s := &t.d.view, &t.now().State
	switch {
	case s.Over():
		return ""
	case v.Rules.LabOpen(s), s.Turn.Phase == duel.PhaseStart && asked(t):
		return v.Say("phase.start")
	case s.Turn.Phase <= duel.PhaseRoll:
		return v.Say("dash.roll", rules.Num("n", min(int(s.Turn.Rolls)+t.between(), int(v.Rules.MaxRolls(s)))), rules.Num("of", int(v.Rules.MaxRolls(s))))
	case s.Turn.Phase == duel.PhaseEnd && s.Autobot():
		return v.Say("dash.special")
	}
	return v.Say("phase." + s.Turn.Phase.String())
}

// between is 1 while the next roll is being typed, or none was typed yet.
func (t *table) between() int {
	if t.now().State.Turn.Rolls == 0 || len(t.entry.typed) > 0 {
		return 1
	}
	return 0
}

// sides are both sides' numbers, yours left.
func (t *table) sides(c screen.Canvas) {
	if c.H < 3 || c.W < fullWidth {
		for side := range min(2, c.H) {
			t.sideLine(c.Rows(side, 1), duel.Side(side))
		}
		return
	}
	half := c.W / 2
	for side := duel.You; side <= duel.Rival; side++ {
		t.sideBlock(c.Part(int(side)*half, 0, half, c.H), side)
	}
}

// sideBlock is one side in three lines.
func (t *table) sideBlock(c screen.Canvas, side duel.Side) {
	v, now := &t.d.view, t.now()
	m := &now.State.Sides[side]
	name := c.Theme.Bold
	if now.State.Turn.Active == side && !now.State.Over() {
		name = c.Theme.Active
	}
	x := c.Put(1, 0, name, strings.ToUpper(v.Name(now, side)))
	c.Put(x+2, 0, c.Theme.Plain, v.Monster(m.ID))
	x = c.Put(1, 1, c.Theme.Plain, v.Say("dash.hp")+" ")
	x = c.Put(x, 1, c.Theme.Bold, pad(strconv.Itoa(int(m.Hearts)), 2))
	x = c.Put(x, 1, c.Theme.Plain, "/"+strconv.Itoa(int(m.Max))+" ")
	full := max(0, min(int(m.Hearts), int(m.Max)))
	x = c.Put(x, 1, c.Theme.Plain, "["+strings.Repeat("█", full)+strings.Repeat("░", max(0, int(m.Max)-full))+"]")
	if t.d.view.Fewer(now, side) {
		c.Put(x+1, 1, c.Theme.Warn, v.Say("dash.taken", rules.Num("n", int(m.Taken))))
	}
	x = c.Put(1, 2, c.Theme.Plain, v.Say("dash.energy")+" ")
	x = c.Put(x, 2, c.Theme.Bold, pad(strconv.Itoa(int(m.Energy)), 2))
	x = c.Put(x+2, 2, c.Theme.Plain, v.Say("dash.tokens")+" ")
	x = c.Put(x, 2, c.Theme.Bold, strconv.Itoa(int(m.Dice)))
	c.Put(x+2, 2, c.Theme.Plain, v.Say("dash.cards", rules.Num("n", m.Keep.Len())))
	c.Tap(0, 0, c.W, 2, func() { t.d.Press(tcell.KeyRune, 'm') })
	c.Tap(0, 2, c.W, 1, func() { t.d.Push(newWhole(t)) })
}

// sideLine is one side in one line, for small screens.
func (t *table) sideLine(c screen.Canvas, side duel.Side) {
	v, now := &t.d.view, t.now()
	m := &now.State.Sides[side]
	mark, st := " ", c.Theme.Plain
	if now.State.Turn.Active == side {
		mark, st = ">", c.Theme.Bold
	}
	rest := v.Say("dash.side", rules.Num("hearts", int(m.Hearts)), rules.Num("max", int(m.Max)), rules.Num("energy", int(m.Energy)),
		rules.Num("dice", int(m.Dice)), rules.Num("cards", m.Keep.Len()))
	room := max(4, c.W-c.Width(rest)-3)
	name := v.Name(now, side) + " " + v.Monster(m.ID)
	if over := c.Width(name) - room; over > 0 {
		name = string([]rune(name)[:max(1, c.Width(name)-over)])
	}
	c.Put(0, 0, st, mark+name)
	c.Put(min(room, c.Width(name))+2, 0, c.Theme.Plain, rest)
	c.Tap(0, 0, c.W, 1, func() { t.d.Press(tcell.KeyRune, 'm') })
}

// dice are the dice: the letter one types, its name, and whether it stays; beside
// their title stands what there is room for.
func (t *table) dice(c screen.Canvas, beside string) {
	tr := t.tray()
	y := 0
	if c.H >= 4 {
		c.Heading(0, t.diceTitle(&tr), beside)
		y = 1
	}
	if len(tr.dice) == 0 {
		c.Put(2, y, c.Theme.Dim, t.d.view.Say("dash.no-dice-lie"))
		return
	}
	cell := max(4, min(9, c.W/rules.MaxDice)) // room for all there may be: none moves when one comes
	fits := max(1, c.W/cell)
	tall := max(1, min(3, (c.H-y)/((len(tr.dice)+fits-1)/fits))) // every die before any mark
	best := t.marked(&tr)
	for i, d := range tr.dice {
		x, row := i%fits*cell, i/fits*tall
		part := c.Part(x, y+row, cell, tall)
		t.die(part, i, d, tr.marks)
		if best[i] {
			part.Put(bestAt(cell), 0, c.Theme.Mine.Bold(true), bestMark)
		}
	}
}

// diceTitle says what to do with the dice.
func (t *table) diceTitle(tr *tray) string {
	v := &t.d.view
	switch {
	case tr.wants == wantsWhite:
		return v.Say("dash.dice.white")
	case tr.wants == wantsNothing || tr.wants == wantsPick || v.Rules.LabOpen(&t.now().State) && len(t.entry.typed) == 0 || len(t.entry.typed) == 0 && tr.marks:
		return v.Say("dash.dice")
	}
	return v.Say("dash.dice.typing", rules.Num("n", tr.due-len(t.entry.typed)))
}

// die is one die in up to three lines.
func (t *table) die(c screen.Canvas, i int, d die, marks bool) {
	v := &t.d.view
	letter, st := " ", c.Theme.Bold
	switch {
	case d.blank && c.Theme.ASCII:
		letter = "_"
	case d.blank:
		letter = "·"
	default:
		letter = v.Say("letter." + duel.FaceName(d.face))
	}
	if d.kept {
		st = c.Theme.Keep
	}
	open, shut := "[", "]"
	if d.added {
		open, shut = "+", " "
	}
	x := 0
	switch {
	case c.W >= 6:
		x = c.Put(1, 0, c.Theme.Dim, strconv.Itoa(i+1)) + 1
	case c.W == 5:
		x = c.Put(0, 0, c.Theme.Dim, strconv.Itoa(i+1))
	}
	x = c.Put(x, 0, c.Theme.Plain, open)
	x = c.Put(x, 0, st, letter)
	c.Put(x, 0, c.Theme.Plain, shut)
	mark := ""
	switch {
	case d.left:
		mark = "dash.left"
	case marks && d.kept:
		mark = "dash.keep"
	case marks && !d.fresh && !d.blank:
		mark = "dash.reroll"
	}
	if mark != "" && c.H >= 2 {
		if c.W < 8 {
			mark += ".short"
		}
		c.Put(min(1, c.W/5), c.H-1, st, v.Say(mark))
	}
	if c.H >= 3 && !d.blank {
		c.Put(1, 1, c.Theme.Plain, v.Say("dash.face."+duel.FaceName(d.face)))
	}
	c.Tap(0, 0, c.W, c.H, func() { t.mark(i) })
}

// prompt is the line one types at: what is wrong, asked, or expected. What is
// longer covers the hints below until the next key.
func (t *table) prompt(c screen.Canvas) {
	v := &t.d.view
	said, fault := t.d.Note()
	switch {
	case t.ask != nil:
		t.ask.Draw(c)
	case t.held != nil:
		c.Over(c.Theme.Warn, "! "+v.WithRule(v.Say("dash.hands-over", rules.Text("who", v.Name(t.now(), t.now().State.Turn.Active.Other())),
			rules.ID(rules.ArgKey, "how", "why."+t.held.how.String())), t.held.how.Rule()))
	case said != "" && fault:
		c.Over(c.Theme.Warn, "! "+said)
	case said != "":
		c.Over(c.Theme.Bold, "* "+said)
	default:
		expected := "> " + t.expected()
		if q, open := t.now().Open(); open && c.Width(expected) > c.W { // it stands above in full
			expected = "> " + v.Say("dash.prompt.answer")
			if who, ok := v.Answers(&q); ok {
				expected = "> " + v.Say("dash.prompt.answer.of", rules.Text("name", who))
			}
		}
		c.Put(0, 0, c.Theme.Bold, expected)
	}
}

// expected is the prompt of the present step.
func (t *table) expected() string {
	v, now := &t.d.view, t.now()
	if t.s.ReadOnly() {
		return v.Say("dash.prompt.looking")
	}
	if q, ok := now.Open(); ok {
		return v.Question(&now.State, &q)
	}
	s, tr := &now.State, t.tray()
	left := rules.Num("n", tr.due-len(t.entry.typed))
	name := rules.Text("name", v.Name(now, s.Turn.Active))
	switch {
	case s.Over():
		return v.Say("dash.prompt.over")
	case tr.wants == wantsWhite:
		return v.Say("dash.prompt.white", left)
	case v.Rules.LabOpen(s) && len(t.entry.typed) == 0:
		return v.Say("dash.prompt.lab", name)
	case tr.wants == wantsRoll && s.Turn.Rolls == 0:
		return v.Say("dash.prompt.first", left, name)
	case v.Rules.Shadowed(s) && len(t.entry.typed) == 0 && tr.due > 0:
		return v.Say("dash.prompt.shadows", left, name)
	case tr.wants == wantsRoll && (len(t.entry.typed) > 0 || s.Autobot()):
		return v.Say("dash.prompt.again", left, name)
	case tr.wants == wantsRoll && tr.due == 0:
		return v.Say("dash.prompt.all-kept", name)
	case tr.wants == wantsRoll && tr.kept().Total() > 0:
		return v.Say("dash.prompt.kept", left, name)
	case tr.wants == wantsRoll:
		return v.Say("dash.prompt.reroll", name)
	case s.Turn.Phase <= duel.PhaseRoll:
		return v.Say("dash.prompt.rolled", name)
	case s.Turn.Phase == duel.PhaseResolve && s.Autobot():
		return v.Say("dash.prompt.autobot")
	case s.Turn.Phase == duel.PhaseResolve && !v.Rules.OrderMatters(*s):
		return v.Say("dash.prompt.resolve", name)
	case s.Turn.Phase == duel.PhaseResolve:
		return v.Say("dash.prompt.order", name)
	case s.Turn.Phase == duel.PhaseBuy && !s.Autobot() && !v.CanBuy(s):
		return v.Say("dash.prompt.buy.none", name, rules.Num("energy", int(s.Sides[s.Turn.Active].Energy)))
	case s.Turn.Phase == duel.PhaseBuy && !s.Autobot():
		return v.Say("dash.prompt.buy", name, rules.Num("energy", int(s.Sides[s.Turn.Active].Energy)))
	}
	return v.Say("dash.prompt.end", name)
}

// pad puts spaces before a number.
func pad(s string, n int) string { return strings.Repeat(" ", max(0, n-len(s))) + s }

// lines turns consequences into lines; what moves a piece has a box before it.
func lines(list []duelbox.Line) []string {
	out := make([]string, len(list))
	for i, l := range list {
		out[i] = " - " + l.Text
		if l.Board {
			out[i] = "[ ] " + l.Text
		}
	}
	return out
}
