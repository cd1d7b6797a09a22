package dash

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules/duel"
)

// This file is what has happened: the list of what to do on the board, and the log.

// board is the list of what this turn did on the board, the newest in sight.
func (t *table) board(c screen.Canvas) {
	if c.H < 2 {
		return
	}
	c.Heading(0, t.boardTitle(), t.steps())
	list := t.lately()
	if len(t.putBack()) == 0 {
		list = t.d.Newest(c.Rows(1, c.H-1), list)
	}
	t.list(c.Rows(1, c.H-1), list)
}

// beforeRollShown says whether the work panel holds the list of the board, which
// then needs no panel of its own.
func (t *table) beforeRollShown() bool {
	now := t.now()
	_, open := now.Open()
	return !open && !now.State.Over() && now.State.Turn.Phase <= duel.PhaseRoll && now.State.Turn.Rolls == 0 && !t.d.view.Rules.LabOpen(&now.State)
}

// steps names what u takes back and what U does again.
func (t *table) steps() string {
	v := &t.d.view
	var out []string
	if last, _ := t.s.Game.Last(); len(last) > 0 {
		out = append(out, "u: "+v.Last(&last[0]))
	}
	if next, ok := t.s.Game.Undone(); ok {
		out = append(out, "U: "+v.Step(t.now(), &next))
	}
	return strings.Join(out, "  ")
}

// log is the list of what happened, newest last.
func (t *table) log(c screen.Canvas) {
	if c.H < 2 {
		return
	}
	c.Heading(0, t.d.view.Say("dash.log"), "")
	t.logLines(c.Rows(1, c.H-1))
	c.Tap(0, 0, c.W, c.H, func() { t.d.Push(newHistory(t.d, t)) })
}

// logLines writes the last entries of the log.
func (t *table) logLines(c screen.Canvas) {
	h := t.s.Game.History()
	first := max(0, len(h)-c.H)
	for y, e := range h[first:] {
		x := c.Put(1, y, c.Theme.Dim, "t"+strconv.Itoa(int(e.Before.State.Turn.Number))) + 1
		c.Put(x, y, c.Theme.Plain, t.d.view.Entry(&e))
	}
}
