package duel

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// narrator puts games of Duel into words. It implements companion.Narrator.
type narrator struct {
	duel.Log
	desk    *Desk
	phrases view
}

// Speak implements companion.Narrator.
func (n *narrator) Speak(now *duel.Table) {
	names, two := now.Setup.Names, !now.Setup.Solo
	if w := n.phrases.Names; w == nil || w.Lang != n.desk.Lang || w.Players != names || w.Two != two {
		n.phrases = newView(n.desk.Names(now), n.Rules)
	}
}

// Rolling implements companion.Narrator. The end of rolling belongs to what follows it.
func (n *narrator) Rolling(before *duel.Table, e *duel.Event) (unresolved, rolls bool) {
	switch e.Kind {
	case duel.Stopped, duel.Resolved, duel.ResolvedAll:
		return false, false
	}
	unresolved = before.State.Turn.Phase <= duel.PhaseRoll
	return unresolved, unresolved && e.Kind == duel.Rolled
}

// Words implements companion.Narrator.
func (n *narrator) Words() *text.Catalogue { return n.phrases.Catalogue }

// Steps implements companion.Narrator.
func (n *narrator) Steps(now *duel.Table) int { return len(now.Steps) }

// Told implements companion.Narrator.
func (n *narrator) Told(now *duel.Table, from int) (lines []companion.Line, turn bool) {
	for _, st := range now.Steps[from:] {
		turn = turn || st.Verb == duel.StepTurn
	}
	return phrases.StepLines(n.phrases.Names, now.Steps[from:]), turn
}

// Aloud implements companion.Narrator.
func (n *narrator) Aloud() companion.Narrator[duel.Table, duel.Event] {
	return &narrator{n.Log, n.desk, newView(n.phrases.Over(n.phrases.Aloud()), n.Rules)}
}

// Todo implements companion.Narrator.
func (n *narrator) Todo(now *duel.Table) string { return n.phrases.Todo(now) }

// Step implements companion.Narrator.
func (n *narrator) Step(before *duel.Table, e *duel.Event) string { return n.phrases.Step(before, e) }

// Answer implements companion.Narrator.
func (n *narrator) Answer(_ *duel.Table, e *duel.Event) string { return n.phrases.Answer(e) }

// Hear implements companion.Narrator.
func (n *narrator) Hear(now *duel.Table, typed string) ([]duel.Event, error) {
	return parse(&n.phrases, now, typed)
}

// Spelt implements companion.Narrator.
func (n *narrator) Spelt(e *duel.Event) []string {
	return wording.Spelt(n.phrases.Catalogue, n.Write(e), duel.Kinds, func(faces string) string {
		return wording.Dice(&duel.Faces, faces, func(roll rules.Roll) string { return phrases.DiceText(n.phrases.Names, roll) })
	}, "play", "duel", "duel.number")
}

// Changes implements companion.Narrator.
func (n *narrator) Changes(before, after *duel.Table) string {
	return strings.Join(n.phrases.Changes(&before.State, &after.State), ", ")
}

// Turn implements companion.Narrator.
func (n *narrator) Turn(now *duel.Table) (number int, name string) {
	return int(now.State.Turn.Number), n.phrases.Name(now, now.State.Turn.Active)
}

// Warnings implements companion.Narrator.
func (n *narrator) Warnings(now *duel.Table) []*rules.Problem { return n.Rules.Warnings(&now.State) }
