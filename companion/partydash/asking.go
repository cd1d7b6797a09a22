package partydash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
)

// asked types a key into the line below the table, and does what it says at its end.
func (t *table) asked(ev *tcell.EventKey) {
	if line, done := t.ask.Key(ev); done {
		t.ask = nil
		t.line(line)
	}
}

// line does what a typed line says: the commands of plain mode, or something
// played.
func (t *table) line(line string) {
	d := t.d
	if line == "" {
		return
	}
	switch cmd, rest := companion.AsCommand(line); cmd {
	case companion.CmdQuit:
		d.Quit()
	case companion.CmdLang:
		t.lang(rest)
	case companion.CmdHelp:
		d.Push(newHelp(d, t))
	case companion.CmdWhy:
		d.Push(newWhy(t))
	case companion.CmdTable:
		d.Push(newWhole(t))
	case companion.CmdCards:
		cards := newLookup(d, naming{})
		cards.find.SetText(rest)
		d.Push(cards)
	case companion.CmdCorrect:
		d.Push(newMend(d, t))
	case companion.CmdHistory:
		d.Push(newHistory(d, t))
	case companion.CmdNew:
		t.another(rest)
	case companion.CmdUndo:
		t.undo()
	case companion.CmdRedo:
		t.redo()
	default:
		t.say(line)
	}
}

// another sets a new game up: of the box named or, with none named, like the present
// one.
func (t *table) another(box string) {
	e, ok := party.EditionNamed(box)
	switch {
	case box == "" || ok && e == t.now().State.Edition:
		t.d.Push(setupLike(t.d, &t.now().Setup))
	case ok:
		t.d.Push(newSetup(t.d, e))
	case text.Fold(box) == "duel":
		t.d.around.SetUpDuel()
	default:
		t.d.Fault(t.d.desk.NoBox(box))
	}
}

// lang goes on in the language named or, with none named, the next one.
func (t *table) lang(word string) {
	l, ok := text.Parse(word)
	switch {
	case word != "" && !ok:
		t.d.Fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
	case word == "":
		t.d.OtherLanguage()
	case l != t.d.desk.Lang:
		t.d.speak(l)
	}
}

// say plays a typed line, in the words of either language.
func (t *table) say(line string) {
	events, err := party.Interpret(&t.d.view, t.now(), line)
	if err != nil {
		t.d.Fault(err)
		return
	}
	t.play(events...)
}
