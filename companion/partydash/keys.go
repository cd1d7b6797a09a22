package partydash

import (
	"slices"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// binding is a key of the table's page. The hints, the help and the dispatch come
// from this one table.
type binding struct {
	chars string    // the characters that mean it, the one shown first
	key   tcell.Key // or a key without a character
	show  string    // what the hint shows, if not the first character
	label string    // catalogue key of its word
	// off says why the key does nothing now, as a catalogue key; "" if it does.
	off func(*table) string
	do  func(*table)
	// step marks the keys of the present step: they are hinted first.
	step bool
	// quiet says where the key works without being hinted.
	quiet func(*table) bool
}

// bindings are the commands. Letters of faces in either language (b c e h s) are
// dice and no commands; nothing needs Ctrl, Alt or brackets.
var bindings []binding

func init() { // an initialiser would refer to itself through the help page
	bindings = []binding{
		{chars: "rR", label: "tokyo.dash.key.rematch", off: notOver, do: (*table).rematch, step: true},
		{chars: "rR", label: "tokyo.dash.key.sweep", off: noSweep, do: func(t *table) { t.do("sweep") }, step: true},
		{chars: "zZ", label: "tokyo.dash.key.throw", off: noDiceDue, do: (*table).throw, step: true},
		{chars: "n", label: "tokyo.dash.key.name", off: noNaming, do: (*table).nameCard, step: true, quiet: allNamed},
		{chars: "u", label: "key.undo", off: noUndo, do: (*table).undoKey},
		{chars: "U", key: tcell.KeyCtrlR, label: "key.redo", off: noRedo, do: (*table).redo},
		{chars: "w", label: "key.why", do: func(t *table) { t.d.Push(newWhy(t)) }},
		{chars: "m", label: "key.mend", off: looking, do: func(t *table) { t.d.Push(newMend(t.d, t)) }},
		{chars: "/", label: "tokyo.dash.key.cards", do: func(t *table) { t.d.Push(newLookup(t.d, naming{})) }},
		{chars: "?", key: tcell.KeyF1, label: "key.help", do: func(t *table) { t.d.Push(newHelp(t.d, t)) }},
		{chars: "q", label: "key.quit", do: func(t *table) { t.d.Quit() }},
		{chars: "t", label: "key.table", do: func(t *table) { t.d.Push(newWhole(t)) }},
		{chars: "l", label: "key.history", do: func(t *table) { t.d.Push(newHistory(t.d, t)) }},
		{chars: "x", label: "key.menu", do: func(t *table) { t.d.Push(&menu{t}) }},
		{chars: "v", label: "key.big", do: func(t *table) { t.d.Change(bigger) }},
		{chars: "L", key: tcell.KeyTab, show: "Tab", label: "key.lang", do: func(t *table) { t.d.OtherLanguage() }},
		{chars: ":", label: "tokyo.dash.key.line", do: func(t *table) { t.ask = screen.NewAsk("") }},
	}
}

func (b *binding) shown() string {
	if b.show != "" {
		return b.show
	}
	return b.chars[:1]
}

// means says whether a key event is this binding's.
func (b *binding) means(ev *tcell.EventKey) bool {
	if ev.Key() == tcell.KeyRune {
		return b.chars != "" && strings.ContainsRune(b.chars, ev.Rune())
	}
	return b.key != 0 && ev.Key() == b.key
}

// why is the reason the key does nothing now, or "".
func (b *binding) why(t *table) string {
	if b.off == nil {
		return ""
	}
	return b.off(t)
}

// command does the command of a key, or says why it does nothing. A key with two
// commands does the one that is on.
func (t *table) command(ev *tcell.EventKey) {
	off := ""
	for i := range bindings {
		b := &bindings[i]
		if !b.means(ev) {
			continue
		}
		why := b.why(t)
		if why == "" {
			b.do(t)
			return
		}
		off = why
	}
	switch {
	case off != "":
		t.d.Fault(rules.Refuse("", off))
	case ev.Key() == tcell.KeyRune:
		t.d.Fault(rules.Refuse("", "dash.key", rules.Text("key", string(ev.Rune())), rules.ID(rules.ArgKey, "use", tokyo.Faces.Use)))
	}
}

// The reasons why a key is off.

func looking(t *table) string {
	if t.s.ReadOnly() {
		return "plain.readonly"
	}
	return ""
}

func notOver(t *table) string {
	if !t.now().State.Over() {
		return "dash.off.rematch"
	}
	return ""
}

func noUndo(t *table) string {
	if !t.s.Game.CanUndo() && len(t.typed) == 0 && t.hand == nil {
		return "undo-nothing"
	}
	return looking(t)
}

func noRedo(t *table) string {
	if !t.s.Game.CanRedo() {
		return "redo-nothing"
	}
	return looking(t)
}

// asked says that a question of an event waits, which comes before the keys of the
// step.
func asked(t *table) bool {
	_, open := t.now().Open()
	return open
}

func noSweep(t *table) string {
	s := &t.now().State
	switch {
	case asked(t):
		return "question-open"
	case s.Over() || s.Turn.Phase != tokyo.PhaseBuy:
		return "tokyo.dash.off.sweep"
	case s.Seats[s.Turn.Active].Energy < tokyo.SweepPrice || t.d.view.Rules.Asleep(s, s.Turn.Active):
		return "dash.off.sweep-dear"
	}
	return looking(t)
}

func noNaming(t *table) string {
	switch {
	case asked(t):
		return "question-open"
	case t.now().State.Over():
		return "over"
	}
	return looking(t)
}

// allNamed says whether there is nothing left to name: the key corrects a name
// then, which needs no hint.
func allNamed(t *table) bool { return !slices.Contains(t.now().State.Row[:], tokyo.Unnamed) }

func noDiceDue(t *table) string {
	switch tr := t.tray(); {
	case tr.wants == wantsHand:
		if t.rollsLeft() <= 0 {
			return "tokyo.dash.off.rolls"
		}
	case tr.wants == wantsNothing || tr.due == len(t.typed):
		return "dash.off.throw"
	}
	return looking(t)
}
