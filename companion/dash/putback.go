package dash

import (
	"strings"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// putBack are the pieces that have to go back on the board after undo: how the
// table that was left differs from the present one. It is empty where nothing has
// been taken back.
func (t *table) putBack() []screen.Line {
	left, ok := t.s.Game.Abandoned()
	if !ok {
		return nil
	}
	return t.differences(&left.State)
}

// toDoMark stands before what is to be done with one's hands.
const toDoMark = "[ ] "

// differences are what has to change on the board to make it the present table.
func (t *table) differences(before *duel.State) []screen.Line {
	v, now := &t.d.view, &t.now().State
	var out []screen.Line
	for _, change := range append(v.Changes(before, now), v.Pieces(before, now)...) {
		out = append(out, screen.Line{Text: toDoMark + change})
	}
	return out
}

// boardTitle is the title of the list of the board: after undo it is what goes
// back.
func (t *table) boardTitle() string {
	if len(t.putBack()) > 0 {
		return t.d.view.Say("dash.work.back")
	}
	return t.d.view.Say("dash.work.board")
}

// changed says what a change of the past did to the present table.
func (t *table) changed(key string, before *duel.State) {
	var changes []string
	for _, l := range t.differences(before) {
		changes = append(changes, strings.TrimPrefix(l.Text, toDoMark))
	}
	said := t.d.view.Say(key)
	if len(changes) > 0 {
		said += " " + t.d.view.Say("dash.board.change", rules.Text("changes", strings.Join(changes, ", ")))
	}
	t.d.Tell(said)
}
