package pages

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// This file has what the keys and taps of every face do at the table.

// Unless implements Host.
func (b *Base) Unless(on bool, key string) string {
	if on {
		return ""
	}
	return b.Say(key)
}

// Playing returns why a key that changes the game does nothing, or "" if it works because on is set.
func (b *Base) Playing(on bool, key string) string {
	if b.game.ReadOnly() {
		return b.Say("table.readonly")
	}
	return b.Unless(on, key)
}

// forget drops what the player has begun.
func (b *Base) forget() {
	b.Really = nil
	b.face.Forget()
}

// Play implements Host. The question about a move that gives the game away is asked at the table.
func (b *Base) Play(m companion.Move) {
	if ask := b.game.Confirm(m); ask != "" && !b.game.ReadOnly() {
		b.face.Home()
		b.Really = &Really{ask, b.Say("table.yes"), func() {
			b.game.Confirmed()
			b.do(m)
		}}
		return
	}
	b.do(m)
}

// Answer answers the question whether the player is sure.
func (b *Base) Answer(yes bool) {
	really := b.Really
	b.Really = nil
	if yes {
		really.Do()
	} else {
		b.Tell(b.Say("table.kept-back"))
	}
}

// Do implements Host. If the move is refused, nothing changes.
func (b *Base) Do(m companion.Move) (refused string) {
	before := b.Frame()
	news, err := b.game.Do(m)
	if err != nil {
		return b.Words().Brief().Error(err)
	}
	b.forget()
	b.NameAsked()
	b.face.Played(before, news)
	if len(news.Odd) > 0 {
		b.Warn(b.Words().Several(news.Odd))
	}
	b.face.Changed()
	return ""
}

// do plays a move, or tells the player why not.
func (b *Base) do(m companion.Move) {
	if refused := b.Do(m); refused != "" {
		b.Warn(refused)
	}
}

// Change implements Host.
func (b *Base) Change(said string, change func() error) error {
	if err := change(); err != nil {
		b.Fault(err)
		return err
	}
	b.forget()
	b.face.Home()
	b.Tell(b.Say(said))
	b.face.Changed()
	return nil
}

// Undo implements Host.
func (b *Base) Undo() { b.through("table.undone", b.game.Undo) }

// Redo implements Host.
func (b *Base) Redo() { b.through("table.redone", b.game.Redo) }

// through undoes or redoes one step, and says which.
func (b *Base) through(key string, step func() (string, error)) {
	b.forget()
	what, err := step()
	if err != nil {
		b.Fault(err)
		return
	}
	b.Tell(b.Say(key, rules.Text("event", what)))
	b.face.Changed()
}

// TakeBack undoes the latest action: the letters of an incomplete roll, otherwise the last step.
func (b *Base) TakeBack() {
	if !b.game.Begun() {
		b.Undo()
		return
	}
	b.forget()
	b.game.Drop()
	b.Tell(b.Say("table.dropped"))
}

// Take takes a choice of the table, after a question if it needs confirmation.
func (b *Base) Take(c companion.Choice) {
	switch {
	case c.Disabled != "":
		b.Warn(c.Disabled)
	case c.ToType && b.Frame().AsksCard():
		b.NameCard(0)
	case c.Slot > 0 && b.unnamed(c.Slot):
		b.buyUnnamed(&c)
	case c.ToType:
		b.Tell(c.Text)
	case c.Really != "":
		b.Really = &Really{c.Really, c.Text, func() { b.Play(b.game.Choice(c.Number)) }}
	default:
		b.Play(b.game.Choice(c.Number))
	}
}

// Choose takes the choice of a key. It returns false if there is none.
func (b *Base) Choose(key string) bool {
	for _, c := range b.Frame().Keys {
		if c.Shortcut == key {
			b.Take(c)
			return true
		}
	}
	return false
}

// Entered plays the move that the player has made from dice, if there is one.
func (b *Base) Entered(m companion.Move, err error) {
	switch {
	case err != nil:
		b.Fault(err)
	case m != nil:
		b.Play(m)
	}
}

// Enter takes the typed dice, or the step's own choice. It returns false if there is neither.
func (b *Base) Enter() bool {
	m, err := b.game.Finish()
	if m == nil && err == nil {
		return b.Choose(companion.KeyEnter)
	}
	b.Entered(m, err)
	return true
}

// Back takes back one letter, even of dice just entered.
func (b *Base) Back() {
	undone, err := b.game.Back()
	if undone {
		b.forget()
	}
	b.Entered(nil, err)
	if undone && err == nil {
		b.face.Changed()
	}
}

// NamesAgain reports whether all cards of the row have names, and no question asks for a card: then the key for names
// corrects one.
func (b *Base) NamesAgain() bool { return b.Frame().FirstUnnamed() == 0 && !b.Frame().AsksCard() }

// NameCards asks for the names of the unnamed cards in the row, or for the card of the question, or corrects a name.
func (b *Base) NameCards() {
	switch {
	case b.Frame().AsksCard():
		b.NameCard(0)
	case b.NamesAgain():
		b.naming = Renaming(b.face)
		b.face.Show(b.naming)
	default:
		b.NameCard(b.Frame().FirstUnnamed())
	}
}

// NameCard lets the player name the card in a place of the row, or the card of the open question if slot is 0.
func (b *Base) NameCard(slot int) {
	b.naming = Naming(b.face, slot, nil)
	b.naming.Low = true
	b.face.Show(b.naming)
}

// unnamed reports whether the card in a place of the row has no name, but can get one.
func (b *Base) unnamed(slot int) bool {
	return slices.ContainsFunc(b.Frame().Row, func(s companion.Slot) bool { return s.Number == slot && s.Unnamed && s.Named })
}

// buyUnnamed asks for the name of a card that a person buys. What kot buys for its seat, it decides once it knows the name.
func (b *Base) buyUnnamed(c *companion.Choice) {
	if slices.ContainsFunc(b.Frame().Seats, func(s companion.Seat) bool { return s.Active && !s.Person }) {
		b.NameCard(c.Slot)
		return
	}
	b.naming = Buying(b.face, c.Slot, func() { b.Choose(c.Shortcut) })
	b.naming.Low = true
	b.face.Show(b.naming)
}

// NameAsked opens that page if the table waits for the name of a card that is being bought.
func (b *Base) NameAsked() {
	if (b.naming == nil || !b.face.Shows(b.naming)) && b.game.Open() {
		b.NameCard(0)
	}
}
