package terminal

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/words/text"
)

// Forget implements pages.Face.
func (d *Dash) Forget() { d.table.forget() }

// Played implements pages.Face: it calls the player who must decide, and says that Enter has ended the turn.
func (d *Dash) Played(before *companion.Frame, news companion.News) {
	d.call(before.Asked)
	if news.Turn && before.Beat != companion.RollBeat && !d.Frame().Over {
		d.Tell(d.say("dash.turn-ended"))
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

// Commands implements pages.Host.
func (d *Dash) Commands() []pages.Command {
	return text.Map(d.table.commands(), func(b binding) pages.Command { return pages.Command{Key: d.keyOf(&b), Do: b.act} })
}

// keyOf returns a binding as the pages see it.
func (d *Dash) keyOf(b *binding) pages.Key {
	k := pages.Key{Chars: b.chars, Shown: b.shown(), Word: b.word, Help: b.does, Off: b.off, Step: b.step, Quiet: b.quiet}
	if b.help != "" {
		k.Help = d.say(b.help)
	}
	if i := slices.Index(special[:], b.key); b.key != 0 && i > 0 {
		k.Named = pages.Special(i)
	}
	return k
}

// Help implements pages.Host: it opens the page that explains the keys of the page on top.
func (d *Dash) Help() {
	below := d.top()
	p, ok := below.(*paged)
	setup := ok && p.page().Steps
	d.Show(pages.Help(d, setup, func() (keys []pages.Key) {
		list := below.bindings()
		for i := range list {
			keys = append(keys, d.keyOf(&list[i]))
		}
		return keys
	}))
}

// follow reads what another window has played. A game that is played in this window changes only by its own moves.
func (d *Dash) follow() {
	if d.Game() != nil && d.Game().ReadOnly() {
		d.Game().Follow()
	}
}
