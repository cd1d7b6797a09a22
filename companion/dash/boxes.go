package dash

import (
	"errors"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/partydash"
	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules/tokyo"
)

// This file is the way from Duel to the other boxes and back: their dashboard is
// partydash's, on the same screen and with the same stack of pages.

// Party does something with the dashboard of King of Tokyo and its Dark Edition.
// The error is that of do, in their words, or of reading their cards.
func (d *Dash) Party(do func(*partydash.Dash) error) error {
	p := d.party.Load()
	if p == nil {
		var err error
		if p, err = partydash.New(d.desk.Desk, d.App, d); err != nil {
			return err
		}
		d.party.Store(p)
	}
	if err := do(p); err != nil {
		return errors.New(p.Words().Error(err)) // Duel's words know neither their cards nor their seats
	}
	return nil
}

// SetUpFrom opens the page that sets a new game up, of the box and with what a set-up
// says. The error is in the words of the box.
func (d *Dash) SetUpFrom(s companion.Setup) error {
	form, ok := s.(*party.Form)
	if !ok {
		d.SetUp(duelbox.Wished(s))
		return nil
	}
	set, err := form.Deal()
	if err != nil {
		return errors.New(s.Words().Error(err))
	}
	return d.Party(func(p *partydash.Dash) error {
		d.Push(p.SetUpFrom(set))
		return nil
	})
}

// BeginFrom creates a game from its set-up and opens it. The error is in the words of the
// box.
func (d *Dash) BeginFrom(s companion.Setup) error {
	form, ok := s.(*party.Form)
	if !ok {
		set, err := d.desk.Setup(d.view.Words, duelbox.Wished(s))
		if err != nil {
			return errors.New(s.Words().Error(err))
		}
		return d.Begin(set)
	}
	set, err := form.Deal()
	if err != nil {
		return errors.New(s.Words().Error(err))
	}
	return d.Party(func(p *partydash.Dash) error { return p.Begin(set) })
}

// SetUpDuel implements partydash.Around: the page of the other boxes gives way to
// Duel's.
func (d *Dash) SetUpDuel() { d.instead(newSetup(d, duelbox.Wish{})) }

// SavedGames implements partydash.Around.
func (d *Dash) SavedGames() { d.Push(newSaved(d)) }

// GiveBack implements partydash.Around: it gives the file of a game of Duel back, and
// what is being solved for it up.
func (d *Dash) GiveBack() error {
	d.desk.Coach.Leave()
	return d.giveBack()
}

// giveBack gives the file of a game of Duel back.
func (d *Dash) giveBack() error {
	d.looking.Store(false)
	if t := d.table(); t != nil {
		return t.s.Close()
	}
	return nil
}

// playing is the file of the game being played, whatever its box; "" for none.
func (d *Dash) playing() string {
	if t := d.table(); t != nil {
		return t.s.Path
	}
	if p := d.party.Load(); p != nil {
		return p.Path()
	}
	return ""
}

// otherBox goes on with the set-up of the box after Duel, or before it.
func (d *Dash) otherBox(dir int) {
	e := tokyo.Base
	if dir < 0 {
		e = tokyo.Dark
	}
	if err := d.Party(func(p *partydash.Dash) error {
		d.instead(p.SetUp(e))
		return nil
	}); err != nil {
		d.Fault(err)
	}
}

// instead shows a page in place of the one on top.
func (d *Dash) instead(p screen.Page) {
	if d.Depth() <= 1 {
		d.Only(p)
		return
	}
	d.Pop()
	d.Push(p)
}
