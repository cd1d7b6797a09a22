package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// narrator puts tables and events into words. It implements companion.Narrator.
type narrator struct {
	tokyo.Log
	box     *Box
	phrases *Phrases    // for the language and the players it was made for
	of      tokyo.Setup // has those players
}

// Speak implements companion.Narrator.
func (n *narrator) Speak(now *tokyo.Table) {
	if n.phrases != nil && n.phrases.Lang == n.box.desk.Lang && n.of == now.Setup {
		return
	}
	if phrases, err := n.box.Phrases(now); err == nil { // the box was read before its game
		n.phrases, n.of = phrases, now.Setup
	}
}

// at returns the phrases for a table.
func (n *narrator) at(now *tokyo.Table) *Phrases {
	n.Speak(now)
	return n.phrases
}

// Rolling implements companion.Narrator.
func (n *narrator) Rolling(before *tokyo.Table, e *tokyo.Event) (unresolved, rolls bool) {
	unresolved = before.State.Turn.Phase <= tokyo.PhaseRoll && e.Kind != tokyo.Resolved && e.Kind != tokyo.ResolvedAll
	return unresolved, unresolved && e.Kind == tokyo.Rolled
}

// Words implements companion.Narrator.
func (n *narrator) Words() *text.Catalogue { return n.phrases.Catalogue }

// Steps implements companion.Narrator.
func (n *narrator) Steps(now *tokyo.Table) int { return len(now.Steps) }

// Told implements companion.Narrator.
func (n *narrator) Told(now *tokyo.Table, from int) (lines []companion.Line, turn bool) {
	turn = slices.ContainsFunc(now.Steps[from:], func(st tokyo.Step) bool { return st.Verb == tokyo.StepTurn })
	return n.at(now).Lines(now.Steps[from:]), turn
}

// Aloud implements companion.Narrator.
func (n *narrator) Aloud() companion.Narrator[tokyo.Table, tokyo.Event] {
	ear := *n
	ear.phrases = &Phrases{n.phrases.over(n.phrases.Aloud()), n.phrases.Rules}
	return &ear
}

// Todo implements companion.Narrator.
func (n *narrator) Todo(now *tokyo.Table) string { return n.at(now).Prompt(now) }

// Step implements companion.Narrator.
func (n *narrator) Step(before *tokyo.Table, ev *tokyo.Event) string {
	return n.at(before).Step(before, ev)
}

// Answer implements companion.Narrator.
func (n *narrator) Answer(now *tokyo.Table, ev *tokyo.Event) string { return n.phrases.answer(now, ev) }

// Hear implements companion.Narrator.
func (n *narrator) Hear(now *tokyo.Table, typed string) ([]tokyo.Event, error) {
	return parse(n.at(now), now, typed)
}

// Spelt implements companion.Narrator.
func (n *narrator) Spelt(ev *tokyo.Event) []string {
	return wording.Spelt(n.phrases.Catalogue, n.Write(ev), tokyo.Kinds, func(faces string) string {
		return wording.Dice(&tokyo.Faces, faces, n.phrases.Dice)
	}, "play", "tokyo")
}

// Changes implements companion.Narrator.
func (n *narrator) Changes(before, after *tokyo.Table) string {
	v := n.at(after)
	return v.Several(v.changes(&before.State, &after.State, v.begun(after.Steps)))
}

// Turn implements companion.Narrator.
func (n *narrator) Turn(now *tokyo.Table) (number int, name string) {
	turn := &now.State.Turn
	return int(turn.Number), n.at(now).Player(turn.Active)
}

// Warnings implements companion.Narrator.
func (n *narrator) Warnings(now *tokyo.Table) []*rules.Problem { return n.Rules.Warnings(&now.State) }
