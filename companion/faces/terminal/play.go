package terminal

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/rules"
)

// play plays a move. If the move gives the game away, it first asks the player, on the table's page.
func (d *Dash) play(m companion.Move) {
	if ask := d.game.Confirm(m); ask != "" && !d.game.ReadOnly() {
		d.home()
		d.table.confirming = &pending{ask, func() {
			d.game.Confirmed()
			d.do(m)
		}}
		return
	}
	d.do(m)
}

// do plays a move without that question. If the move is refused, nothing changes and the player sees why.
func (d *Dash) do(m companion.Move) bool {
	if d.game.ReadOnly() {
		d.fault(rules.Refuse("", "table.readonly"))
		return false
	}
	t := d.table
	asked, shop := d.view().Asked, d.view().Beat == companion.ShopBeat
	news, err := d.game.Do(m)
	d.past = nil
	if err != nil {
		d.fault(err)
		return false
	}
	t.forget()
	d.nameAsked()
	d.call(asked)
	if news.Turn && shop && !d.view().Over {
		d.tell(d.say("dash.turn-ended"))
	}
	if len(news.Odd) > 0 {
		d.warn(d.Words().Several(news.Odd))
	}
	d.written()
	return true
}

// written reports after a change what happened to the file, if there is anything to report. It waits for the disk, so the
// change is shown first.
func (d *Dash) written() {
	g := d.game
	d.after(func() {
		if d.game != g {
			return // the player was told when the file was released
		}
		if err := g.Trouble(); err != nil {
			d.fault(err)
			d.loop.ForceDraw()
		}
	})
}

// call calls the player who must decide during another player's turn: it rings a bell or lights up the player's box, as set
// in the settings. before is the question before the move.
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

// undo undoes the last step, redo does it again.
func (d *Dash) undo() { d.through("table.undone", d.game.Undo) }
func (d *Dash) redo() { d.through("table.redone", d.game.Redo) }

// through undoes or redoes one step, and says which.
func (d *Dash) through(key string, step func() (string, error)) {
	d.table.forget()
	what, err := step()
	d.past = nil
	if err != nil {
		d.fault(err)
		return
	}
	d.tell(d.say(key, rules.Text("event", what)))
	d.written()
}

// rematch asks who starts a game like the one that is over, with the same players and options.
func (d *Dash) rematch() {
	s, err := d.game.Box().Setup(d.game.Game)
	if err != nil {
		d.fault(err)
		return
	}
	d.show(pages.Rematch(host{d}, s))
}
