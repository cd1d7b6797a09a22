package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/text"
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
		d.SetUp(wishOf(t))
	case companion.CmdAdvice:
		d.Press(tcell.KeyRune, 'a')
	case companion.CmdDanger:
		t.dangerTold()
	case companion.CmdReview:
		d.Press(tcell.KeyRune, 'j')
	case companion.CmdCoach:
		t.coachWord(rest)
	case companion.CmdUndo:
		t.undo()
	case companion.CmdRedo:
		t.redo()
	default:
		t.play(line)
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

// play plays a typed line, in the words of either language.
func (t *table) play(line string) {
	events, err := duelbox.Parse(t.d.view.Words, t.d.view.Rules, t.now(), line)
	if err != nil {
		t.d.Fault(err)
		return
	}
	t.move(events...)
}
