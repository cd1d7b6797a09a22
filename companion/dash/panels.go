package dash

import (
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// draw implements page.
func (t *table) draw(c canvas) {
	if t.d.Look().Big {
		t.drawBig(c)
		return
	}
	l := fit(c.w, c.h)
	band := func(s seg) canvas { return c.part(0, l.top(s), l.main, l.rows[s]) }
	t.title(band(segTitle))
	t.sides(band(segSides))
	t.tracks(band(segTracks))
	t.dice(band(segDice))
	if t.beforeRollShown() {
		t.work(c.part(0, l.top(segWork), l.main, l.rows[segWork]+l.rows[segBoard]), true)
	} else {
		t.work(band(segWork), l.rows[segBoard] > 0)
		t.board(band(segBoard))
	}
	t.log(band(segLog))
	switch {
	case l.aside > 0:
		bottom := l.top(segPrompt)
		for y := range bottom {
			c.put(l.main, y, c.th.dim, "│")
		}
		t.asidePanel(c.part(l.main+2, 0, l.aside-2, bottom))
	case l.below > 0:
		t.asidePanel(c.part(0, c.h-l.below, c.w, l.below))
	}
	t.hints(c.rows(l.top(segHints), l.rows[segHints]))
	t.prompt(c.rows(l.top(segPrompt), l.rows[segPrompt]+l.rows[segHints]))
}

// title is whose turn it is, which roll, and that all is saved.
func (t *table) title(c canvas) {
	v, s := &t.d.view, &t.now().State
	for x := range c.w {
		c.put(x, 0, c.th.plain, " ")
	}
	title, open, shut := "dash.title", ">> ", " <<"
	if c.w < hintWords {
		title, open, shut = "dash.title.short", "", ""
	}
	x := c.put(1, 0, c.th.bold, v.Say(title, rules.Num("turn", int(s.Turn.Number)))) + 2
	key := "dash.turn"
	if s.Turn.Active == duel.You && v.Names[duel.You] == "" && !v.Two {
		key = "dash.turn.yours"
	}
	who := open + strings.ToUpper(v.Say(key, rules.Text("name", v.Name(t.now(), s.Turn.Active)))) + shut
	if s.Over() {
		who = strings.ToUpper(v.Say("phase.over"))
	}
	x = c.put(x, 0, c.th.active, who) + 2
	c.put(x, 0, c.th.plain, t.stepName())
	state := v.Say("dash.saved")
	switch {
	case t.s.ReadOnly():
		state = v.Say("dash.look-only")
	case t.s.File.SyncFailed() != nil:
		state = v.Say("dash.unsaved")
	}
	state += "  " + strings.ToUpper(string(v.Lang))
	if x+c.width(t.stepName())+c.width(state) < c.w {
		c.right(0, c.th.plain, state+" ")
		c.tap(c.w-4, 0, 4, 1, func() { t.d.OtherLanguage() })
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
func (t *table) sides(c canvas) {
	if c.h < 3 || c.w < fullWidth {
		for side := range min(2, c.h) {
			t.sideLine(c.rows(side, 1), duel.Side(side))
		}
		return
	}
	half := c.w / 2
	for side := duel.You; side <= duel.Rival; side++ {
		t.sideBlock(c.part(int(side)*half, 0, half, c.h), side)
	}
}

// sideBlock is one side in three lines.
func (t *table) sideBlock(c canvas, side duel.Side) {
	v, now := &t.d.view, t.now()
	m := &now.State.Sides[side]
	name := c.th.bold
	if now.State.Turn.Active == side && !now.State.Over() {
		name = c.th.active
	}
	x := c.put(1, 0, name, strings.ToUpper(v.Name(now, side)))
	c.put(x+2, 0, c.th.plain, v.Monster(m.ID))
	x = c.put(1, 1, c.th.plain, v.Say("dash.hp")+" ")
	x = c.put(x, 1, c.th.bold, pad(strconv.Itoa(int(m.Hearts)), 2))
	x = c.put(x, 1, c.th.plain, "/"+strconv.Itoa(int(m.Max))+" ")
	full := max(0, min(int(m.Hearts), int(m.Max)))
	x = c.put(x, 1, c.th.plain, "["+strings.Repeat("█", full)+strings.Repeat("░", max(0, int(m.Max)-full))+"]")
	if t.d.view.Fewer(now, side) {
		c.put(x+1, 1, c.th.warn, v.Say("dash.taken", rules.Num("n", int(m.Taken))))
	}
	x = c.put(1, 2, c.th.plain, v.Say("dash.energy")+" ")
	x = c.put(x, 2, c.th.bold, pad(strconv.Itoa(int(m.Energy)), 2))
	x = c.put(x+2, 2, c.th.plain, v.Say("dash.tokens")+" ")
	x = c.put(x, 2, c.th.bold, strconv.Itoa(int(m.Dice)))
	c.put(x+2, 2, c.th.plain, v.Say("dash.cards", rules.Num("n", m.Keep.Len())))
	c.tap(0, 0, c.w, 2, func() { t.d.press(tcell.KeyRune, 'm') })
	c.tap(0, 2, c.w, 1, func() { t.d.push(newWhole(t)) })
}

// sideLine is one side in one line, for small screens.
func (t *table) sideLine(c canvas, side duel.Side) {
	v, now := &t.d.view, t.now()
	m := &now.State.Sides[side]
	mark, st := " ", c.th.plain
	if now.State.Turn.Active == side {
		mark, st = ">", c.th.bold
	}
	rest := v.Say("dash.side", rules.Num("hearts", int(m.Hearts)), rules.Num("max", int(m.Max)), rules.Num("energy", int(m.Energy)),
		rules.Num("dice", int(m.Dice)), rules.Num("cards", m.Keep.Len()))
	room := max(4, c.w-c.width(rest)-3)
	name := v.Name(now, side) + " " + v.Monster(m.ID)
	if over := c.width(name) - room; over > 0 {
		name = string([]rune(name)[:max(1, c.width(name)-over)])
	}
	c.put(0, 0, st, mark+name)
	c.put(min(room, c.width(name))+2, 0, c.th.plain, rest)
	c.tap(0, 0, c.w, 1, func() { t.d.press(tcell.KeyRune, 'm') })
}

// dice are the dice: the letter one types, its name, and whether it stays.
func (t *table) dice(c canvas) {
	tr := t.tray()
	y := 0
	if c.h >= 4 {
		c.heading(0, t.diceTitle(&tr), "")
		y = 1
	}
	if len(tr.dice) == 0 {
		c.put(2, y, c.th.dim, t.d.view.Say("dash.no-dice-lie"))
		return
	}
	cell := max(4, min(9, c.w/rules.MaxDice)) // room for all there may be: none moves when one comes
	fits := max(1, c.w/cell)
	tall := max(1, min(3, (c.h-y)/((len(tr.dice)+fits-1)/fits))) // every die before any mark
	for i, d := range tr.dice {
		x, row := i%fits*cell, i/fits*tall
		t.die(c.part(x, y+row, cell, tall), i, d, tr.marks)
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
func (t *table) die(c canvas, i int, d die, marks bool) {
	v := &t.d.view
	letter, st := " ", c.th.bold
	switch {
	case d.blank && c.th.ascii:
		letter = "_"
	case d.blank:
		letter = "·"
	default:
		letter = v.Say("letter." + duel.FaceName(d.face))
	}
	if d.kept {
		st = c.th.keep
	}
	open, shut := "[", "]"
	if d.added {
		open, shut = "+", " "
	}
	x := 0
	switch {
	case c.w >= 6:
		x = c.put(1, 0, c.th.dim, strconv.Itoa(i+1)) + 1
	case c.w == 5:
		x = c.put(0, 0, c.th.dim, strconv.Itoa(i+1))
	}
	x = c.put(x, 0, c.th.plain, open)
	x = c.put(x, 0, st, letter)
	c.put(x, 0, c.th.plain, shut)
	mark := ""
	switch {
	case d.left:
		mark = "dash.left"
	case marks && d.kept:
		mark = "dash.keep"
	case marks && !d.fresh && !d.blank:
		mark = "dash.reroll"
	}
	if mark != "" && c.h >= 2 {
		if c.w < 8 {
			mark += ".short"
		}
		c.put(min(1, c.w/5), c.h-1, st, v.Say(mark))
	}
	if c.h >= 3 && !d.blank {
		c.put(1, 1, c.th.plain, v.Say("dash.face."+duel.FaceName(d.face)))
	}
	c.tap(0, 0, c.w, c.h, func() { t.mark(i) })
}

// prompt is the line one types at: what is wrong, asked, or expected. What is
// longer covers the hints below until the next key.
func (t *table) prompt(c canvas) {
	v := &t.d.view
	said, fault := t.d.Note()
	switch {
	case t.ask != nil:
		t.ask.draw(c)
	case t.held != nil:
		c.over(c.th.warn, "! "+v.WithRule(v.Say("dash.hands-over", rules.Text("who", v.Name(t.now(), t.now().State.Turn.Active.Other())),
			rules.ID(rules.ArgKey, "how", "why."+t.held.how.String())), t.held.how.Rule()))
	case said != "" && fault:
		c.over(c.th.warn, "! "+said)
	case said != "":
		c.over(c.th.bold, "* "+said)
	default:
		expected := "> " + t.expected()
		if q, open := t.now().Open(); open && c.width(expected) > c.w { // it stands above in full
			expected = "> " + v.Say("dash.prompt.answer")
			if who, ok := v.Answers(&q); ok {
				expected = "> " + v.Say("dash.prompt.answer.of", rules.Text("name", who))
			}
		}
		c.put(0, 0, c.th.bold, expected)
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
func lines(list []companion.Line) []string {
	out := make([]string, len(list))
	for i, l := range list {
		out[i] = " - " + l.Text
		if l.Board {
			out[i] = "[ ] " + l.Text
		}
	}
	return out
}
