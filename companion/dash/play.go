package dash

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/pages"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// play plays a move. It asks first, on the table's page, about a move that gives the game away. It returns
// whether the move was played.
func (d *Dash) play(m companion.Move) bool {
	if ask := d.game.Confirm(m); ask != "" && !d.game.ReadOnly() {
		d.home()
		d.table.confirming = &pending{m, ask}
		return false
	}
	return d.do(m)
}

// do is play without that question. A refused move changes nothing, and the player is told.
func (d *Dash) do(m companion.Move) bool {
	if d.game.ReadOnly() {
		d.fault(rules.Refuse("", "table.readonly"))
		return false
	}
	t := d.table
	asked := d.view().Asked
	news, err := d.game.Do(m)
	d.past = nil
	if err != nil {
		d.fault(err)
		return false
	}
	t.forget()
	d.nameAsked()
	d.call(asked)
	if len(news.Odd) > 0 {
		d.warn(d.Words().Several(news.Odd))
	}
	d.written()
	if a := d.view().Asked; a != nil && a.Card && d.top() == page(t) { // only a card answers that
		d.name(0, nil)
	}
	return true
}

// written says after a change what has become of the file, if there is anything to say. It waits for the disk,
// so the change is shown first.
func (d *Dash) written() {
	g := d.game
	d.after(func() {
		if d.game != g {
			return // the player was told when the file was given back
		}
		if err := g.Trouble(); err != nil {
			d.fault(err)
			d.loop.ForceDraw()
		}
	})
}

// call calls the player who has to decide in another player's turn: it rings a bell or lights up the player's
// box, as the settings say. before is the player who was asked before the move.
func (d *Dash) call(before *companion.Asked) {
	v := d.view()
	a := v.Asked
	if a == nil || a.Who == "" || before != nil && before.Seat == a.Seat || a.Seat < len(v.Seats) && v.Seats[a.Seat].Active {
		return
	}
	switch d.calls {
	case "bell":
		_ = d.scr.Beep() // a terminal without a bell stays silent
	case "flash":
		d.called = true
	}
}

// undo takes the last step back, redo does it again. They return whether there was one.
func (d *Dash) undo() bool { return d.through("table.undone", d.game.Undo) }
func (d *Dash) redo() bool { return d.through("table.redone", d.game.Redo) }

// through takes one step back or does it again, and says which.
func (d *Dash) through(key string, step func() (string, error)) bool {
	d.table.forget()
	what, err := step()
	d.past = nil
	if err != nil {
		d.fault(err)
		return false
	}
	d.tell(d.say(key, rules.Text("event", what)))
	d.written()
	return true
}

// typed does what a typed line says: a command of plain mode, or a move.
func (d *Dash) typed(line string) {
	if line == "" {
		return
	}
	switch cmd, rest := console.AsCommand(line); cmd {
	case console.CmdQuit:
		d.tryQuit()
	case console.CmdLang:
		d.languageNamed(rest)
	case console.CmdHelp:
		d.help()
	case console.CmdWhy:
		d.show(pages.Why(host{d}))
	case console.CmdTable:
		d.show(pages.Whole(host{d}))
	case console.CmdCards, console.CmdAsk, console.CmdRule: // one page answers them all
		d.show(pages.Lookup(host{d}, rest))
	case console.CmdCorrect:
		d.show(pages.Corrections(host{d}))
	case console.CmdHistory:
		d.show(pages.History(host{d}))
	case console.CmdNew:
		d.another(rest)
	case console.CmdUndo:
		d.undo()
	case console.CmdRedo:
		d.redo()
	default:
		if cmd != console.NoCommand && d.answer(cmd, rest) {
			return
		}
		d.parse(line)
	}
}

// parse plays a line in the words of any language.
func (d *Dash) parse(line string) {
	m, err := d.game.Parse(line)
	if err != nil {
		d.fault(err)
		return
	}
	d.play(m)
}

// answer asks the game a command that is more than playing. The answer has a page of its own; if it is one line,
// it is a note. It returns false where the box has no answer.
func (d *Dash) answer(cmd console.Command, rest string) bool {
	var out strings.Builder
	if !d.game.Answer(cmd, console.New(strings.NewReader(""), &out), rest) {
		return false
	}
	d.stale()
	switch said := strings.TrimSpace(out.String()); {
	case said == "":
	case !strings.Contains(said, "\n"):
		d.tell(said)
	default:
		d.show(pages.Answer(host{d}, said))
	}
	return true
}

// another sets up a new game: of the box that a word names or, without a word, one like the present game.
func (d *Dash) another(word string) {
	box := d.desk.Boxes[0]
	if d.game != nil {
		box = d.game.Box()
	}
	if word != "" {
		named, ok := d.desk.BoxNamed(word)
		if !ok {
			d.fault(d.desk.NoBox(word))
			return
		}
		box = named
	}
	s, err := box.Setup(d.game.Like())
	if err != nil {
		d.fault(err)
		return
	}
	d.SetUp(box, s)
}

// rematch begins a game like the one that is over: the same people and options.
func (d *Dash) rematch() {
	s, err := d.game.Box().Setup(d.game.Game)
	if err == nil {
		err = d.Create(s)
	}
	if err != nil {
		d.fault(err)
	}
}

// languageNamed changes to the language that a word names or, without a word, to the next one.
func (d *Dash) languageNamed(word string) {
	l, ok := text.Parse(word)
	switch {
	case word != "" && !ok:
		d.fault(rules.Refuse("", "lang-unknown", rules.Text("lang", word)))
	case word == "":
		d.otherLanguage()
	case l != d.desk.Lang:
		d.speak(l)
	}
}
