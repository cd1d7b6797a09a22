package terminal

import (
	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
)

// Forget implements pages.Face.
func (d *Dash) Forget() { d.table.cursor, d.table.die, d.table.refusedDie = 0, 0, nil }

// Played implements pages.Face: it calls the player who must decide, and says that Enter has ended the turn.
func (d *Dash) Played(before *companion.Frame, news companion.News) {
	d.call(before.Asked)
	if news.Turn && before.Beat != companion.RollBeat && !d.Frame().Over {
		d.Tell(d.Say("dash.turn-ended"))
	}
}

// Changed implements pages.Face. It waits for the disk, so the change is shown first.
func (d *Dash) Changed() {
	g := d.Game()
	d.after(func() {
		if d.Game() != g {
			return // the player was told when the file was released
		}
		if err := g.Trouble(); err != nil {
			d.Fault(err)
			d.loop.ForceDraw()
		}
	})
}

// call calls the player who must decide during another player's turn: it rings a bell or lights up the player's box, as set
// in the settings. before is the question before the move.
func (d *Dash) call(before *companion.Asked) {
	v := d.Frame()
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

// Rematch implements pages.Host: it asks who starts a game like the one that is over, with the same players and options.
func (d *Dash) Rematch() {
	s, err := d.Game().Box().Setup(d.Game().Game)
	if err != nil {
		d.Fault(err)
		return
	}
	d.Show(pages.Rematch(d, s))
}

// OpenLine implements pages.Face.
func (d *Dash) OpenLine() {
	d.table.line = newField(" :").SetLabelStyle(d.th.band).SetFieldStyle(d.th.band)
}

// Help implements pages.Host: it opens the page that explains the keys of the page on top.
func (d *Dash) Help() {
	below := d.top()
	p, ok := below.(*paged)
	setup := ok && p.page().Steps
	d.Show(pages.Help(d, setup, func() []pages.Key {
		return text.Map(below.bindings(), func(c pages.Command) pages.Key { return c.Told(d.Words()) })
	}))
}

// follow reads what another window has played. A game that is played in this window changes only by its own moves.
func (d *Dash) follow() {
	if d.Game() != nil && d.Game().ReadOnly() {
		d.Game().Follow()
	}
}
