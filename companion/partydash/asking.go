package partydash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/party"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// asking is a line typed below the table: anything the companion understands line
// by line, from "lang fr" to "bea hearts 9".
type asking struct {
	line *screen.Field
	help string // what may stand in the line, where it was begun for something
}

func newAsking(begin string) *asking {
	return &asking{line: screen.NewField(func() string { return ":" }, begin)}
}

// draw shows the line, and the help over the hints below it.
func (a *asking) draw(c screen.Canvas) {
	if a.help != "" {
		c.Rows(1, c.H-1).Clear()
		c.Rows(1, c.H-1).Over(c.Theme.Plain, a.help)
	}
	a.line.Draw(c)
}

func (a *asking) key(t *table, ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		t.ask = nil
	case tcell.KeyEnter:
		t.ask = nil
		t.line(strings.TrimSpace(a.line.Text()))
	case tcell.KeyBackspace, tcell.KeyBackspace2:
		if a.line.Text() == "" {
			t.ask = nil
			return
		}
		a.line.Key(ev)
	default:
		a.line.Key(ev)
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
	case companion.CmdSkip:
		t.skip(rest)
	case companion.CmdUndo:
		t.undo()
	case companion.CmdRedo:
		t.redo()
	default:
		t.play(line)
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
		t.d.Fault(rules.Refuse("", "tokyo.setup.box-unknown", rules.Text("word", box)))
	}
}

// skip leaves the present step, or goes to the one named, by a correction.
func (t *table) skip(to string) {
	line, err := t.d.view.Skipped(&t.now().State, to)
	if err != nil {
		t.d.Fault(err)
		return
	}
	t.do(line)
}

// lang goes on in the language named or, with none named, the other one.
func (t *table) lang(word string) {
	l, ok := text.Parse(word)
	switch {
	case word != "" && !ok:
		t.d.Fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
	case word == "" || l != t.d.desk.Lang:
		t.d.OtherLanguage()
	}
}

// play plays a typed line, in the words of either language.
func (t *table) play(line string) {
	lines, err := party.Interpret(&t.d.view, t.now(), line)
	if err != nil {
		t.d.Fault(err)
		return
	}
	t.do(lines...)
}
