package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
)

// asking is a line typed below the table: anything the companion understands line
// by line, from "lang fr" to "you hearts 9".
type asking struct {
	line *field
	help string // what may stand in the line, where it was begun for something
}

func newAsking(begin string) *asking { return &asking{line: newField(":", begin)} }

// draw shows the line, and the help over the hints below it.
func (a *asking) draw(c canvas) {
	if a.help != "" {
		c.rows(1, c.h-1).clear()
		c.rows(1, c.h-1).over(c.th.plain, a.help)
	}
	a.line.draw(c)
}

func (a *asking) key(t *table, ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		t.ask = nil
	case tcell.KeyEnter:
		t.ask = nil
		t.line(strings.TrimSpace(a.line.text()))
	case tcell.KeyBackspace, tcell.KeyBackspace2:
		if a.line.text() == "" {
			t.ask = nil
			return
		}
		a.line.key(ev)
	default:
		a.line.key(ev)
	}
}

// line does what a typed line says.
func (t *table) line(line string) {
	d := t.d
	word, rest, _ := strings.Cut(line, " ")
	switch strings.ToLower(word) {
	case "":
	case "q", "quit", "quitter":
		d.Quit()
	case "lang", "langue":
		if l, ok := text.Parse(strings.TrimSpace(rest)); !ok || l != d.desk.Lang {
			d.otherLanguage()
		}
	case "help", "aide", "?":
		d.push(newHelp(d, t))
	case "log", "history", "historique":
		d.push(newHistory(d, t))
	case "new", "nouvelle":
		d.SetUp(wishOf(t))
	case "u", "undo", "annuler":
		t.undo()
	case "redo", "refaire":
		t.redo()
	default:
		if line == "U" {
			t.redo()
			return
		}
		lines, err := companion.Skip(d.view.Catalogue, t.now(), line)
		if err == nil && lines == nil {
			lines, err = companion.Interpret(d.view.Catalogue, d.view.Rules, t.now(), line)
		}
		if err != nil {
			d.fault(err)
			return
		}
		t.do(lines...)
	}
}
