package dash

import (
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules/duel"
)

// newHistory is the page of what happened in the game of a table.
func newHistory(d *Dash, t *table) *screen.History[duel.Table, duel.Event] {
	return screen.NewHistory[duel.Table, duel.Event](d.App, past{t})
}

// past is a table's game as its history page needs it.
type past struct{ t *table }

// Game implements screen.Past.
func (p past) Game() *duelbox.Game { return p.t.s.Game }

// ReadOnly implements screen.Past.
func (p past) ReadOnly() bool { return p.t.s.ReadOnly() }

// Turn implements screen.Past.
func (p past) Turn(e *duelbox.Entry) (number int, name string) {
	s := &e.Before.State
	return int(s.Turn.Number), p.t.d.view.Name(p.t.now(), s.Turn.Active)
}

// Entry implements screen.Past.
func (p past) Entry(e *duelbox.Entry) string { return p.t.d.view.Entry(e) }

// Dice implements screen.Past.
func (p past) Dice(ev *duel.Event) (dice string, ok bool) {
	return duelbox.Dice(p.t.d.view.Words, ev.Roll), ev.Kind == duel.Rolled
}

// Read implements screen.Past.
func (p past) Read(before *duel.Table, line string) (duel.Event, error) {
	return p.t.d.view.Rules.Read(before, line)
}

// Undo implements screen.Past.
func (p past) Undo() { p.t.undo() }

// Redo implements screen.Past.
func (p past) Redo() { p.t.redo() }

// Change implements screen.Past.
func (p past) Change(key string, change func() error) error {
	before := p.t.now().State
	if err := change(); err != nil {
		return err
	}
	p.t.forget()
	p.t.d.Pop()
	p.t.changed(key, &before)
	return nil
}
