package partydash

import (
	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// newHistory is the page of what happened in the game of a table.
func newHistory(d *Dash, t *table) *screen.History[tokyo.Table, tokyo.Event] {
	return screen.NewHistory[tokyo.Table, tokyo.Event](d.App, past{t})
}

// past is a table's game as its history page needs it.
type past struct{ t *table }

// Game implements screen.Past.
func (p past) Game() *tracker.Game[tokyo.Table, tokyo.Event] { return p.t.s.Game }

// ReadOnly implements screen.Past.
func (p past) ReadOnly() bool { return p.t.s.ReadOnly() }

// Turn implements screen.Past.
func (p past) Turn(e *party.Entry) (number int, name string) {
	s := &e.Before.State
	return int(s.Turn.Number), p.t.d.view.Player(s.Turn.Active)
}

// Entry implements screen.Past.
func (p past) Entry(e *party.Entry) string { return p.t.g.Entry(e) }

// Dice implements screen.Past.
func (p past) Dice(ev *tokyo.Event) (dice string, ok bool) {
	return p.t.d.view.Dice(ev.Roll), ev.Kind == tokyo.Rolled
}

// Read implements screen.Past.
func (p past) Read(before *tokyo.Table, line string) (tokyo.Event, error) {
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
