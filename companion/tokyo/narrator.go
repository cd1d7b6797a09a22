package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// teller tells of tables and events. It implements companion.Teller.
type teller struct {
	tokyo.Log
	box  *Box
	view *View       // of the language and the players it was made for
	of   tokyo.Setup // those players
}

// Speak implements companion.Teller.
func (l *teller) Speak(now *tokyo.Table) error {
	if l.view != nil && l.view.Lang == l.box.desk.Lang && l.of == now.Setup {
		return nil
	}
	view, err := l.box.View(now)
	if err == nil {
		l.view, l.of = view, now.Setup
	}
	return err
}

// at is the view of a table. A language that cannot be read leaves the one before.
func (l *teller) at(now *tokyo.Table) *View {
	_ = l.Speak(now) // the catalogues are part of the program: they were read at the start
	return l.view
}

// Words implements companion.Teller.
func (l *teller) Words() *text.Catalogue { return l.view.Catalogue }

// Told implements companion.Teller.
func (l *teller) Told(now *tokyo.Table, from int) (lines []companion.Line, total int, turn bool) {
	steps := now.Steps[min(from, len(now.Steps)):]
	turn = slices.ContainsFunc(steps, func(st tokyo.Step) bool { return st.Verb == tokyo.StepTurn })
	return l.at(now).Lines(steps), len(now.Steps), turn
}

// Aloud implements companion.Teller.
func (l *teller) Aloud() companion.Teller[tokyo.Table, tokyo.Event] {
	ear := *l
	ear.view = &View{l.view.Words.Aloud(), l.view.Rules}
	return &ear
}

// Due implements companion.Teller.
func (l *teller) Due(now *tokyo.Table) string { return l.at(now).Prompt(now) }

// Step implements companion.Teller.
func (l *teller) Step(before *tokyo.Table, ev *tokyo.Event) string {
	return l.at(before).Step(before, ev)
}

// Answer implements companion.Teller.
func (l *teller) Answer(now *tokyo.Table, ev *tokyo.Event) string { return l.view.answered(now, ev) }

// Changes implements companion.Teller.
func (l *teller) Changes(before, after *tokyo.Table) string {
	v := l.at(after)
	return v.Several(v.changes(&before.State, &after.State, v.begun(after.Steps)))
}

// Turn implements companion.Teller.
func (l *teller) Turn(now *tokyo.Table) (number int, name string) {
	turn := &now.State.Turn
	return int(turn.Number), l.at(now).Player(turn.Active)
}

// Warnings implements companion.Teller.
func (l *teller) Warnings(now *tokyo.Table) []*rules.Problem { return l.Rules.Warnings(&now.State) }
