package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// teller tells games of Duel in words. It implements companion.Teller.
type teller struct {
	duel.Log
	desk *Desk
	view View
}

// Speak implements companion.Teller.
func (t *teller) Speak(now *duel.Table) error {
	names, two := now.Setup.Names, !now.Setup.Solo
	if w := t.view.Words; w != nil && w.Lang == t.desk.Lang && w.Names == names && w.Two == two {
		return nil
	}
	words, err := t.desk.Words(now)
	if err == nil {
		t.view = View{words, t.Rules}
	}
	return err
}

// Words implements companion.Teller.
func (t *teller) Words() *text.Catalogue { return t.view.Catalogue }

// Told implements companion.Teller.
func (t *teller) Told(now *duel.Table, from int) (lines []companion.Line, total int, turn bool) {
	steps := now.Steps[min(from, len(now.Steps)):]
	for i := range steps {
		turn = turn || steps[i].Verb == duel.StepTurn
	}
	return Lines(t.view.Words, steps), len(now.Steps), turn
}

// Aloud implements companion.Teller.
func (t *teller) Aloud() companion.Teller[duel.Table, duel.Event] {
	return &teller{t.Log, t.desk, View{t.view.Words.Aloud(), t.Rules}}
}

// Due implements companion.Teller.
func (t *teller) Due(now *duel.Table) string { return t.view.Due(now) }

// Step implements companion.Teller.
func (t *teller) Step(before *duel.Table, e *duel.Event) string { return t.view.Step(before, e) }

// Answer implements companion.Teller.
func (t *teller) Answer(_ *duel.Table, e *duel.Event) string { return t.view.answer(e) }

// Changes implements companion.Teller.
func (t *teller) Changes(before, after *duel.Table) string {
	return strings.Join(t.view.Changes(&before.State, &after.State), ", ")
}

// Turn implements companion.Teller.
func (t *teller) Turn(now *duel.Table) (number int, name string) {
	return int(now.State.Turn.Number), t.view.Name(now, now.State.Turn.Active)
}

// Warnings implements companion.Teller.
func (t *teller) Warnings(now *duel.Table) []*rules.Problem { return t.Rules.Warnings(&now.State) }
