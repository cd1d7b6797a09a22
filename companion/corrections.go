package companion

import (
	"slices"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Fields adds the numbers of a table that can be corrected to a scene, with their names. values are those of the
// box's rules.
func (p *Base[T, E]) Fields(values []line.Value[E], out *Scene) {
	words := p.Words()
	out.Fields = make([]Field, len(values))
	for i, v := range values {
		out.Fields[i] = Field{
			Label: words.Say(v.Label), Value: v.Value, Min: v.Min, Max: v.Max, Half: v.Half, Flag: v.Flag, Small: v.Small,
			Words: text.Map(v.Words, func(key string) string { return words.Say(key) }),
		}
		if v.Group != "" { // the notation's word for the seat
			out.Fields[i].Group = words.Arg(rules.ID(rules.ArgSide, "who", v.Group))
		}
	}
	out.Fresh, out.Start = !p.Session.Game.Played(), p.starts()
	out.Set = func(field, value int) Move { return p.Move(values[field].Set(value)) }
}

// Set returns the move that sets a field of Frame.Fields by its number.
func (c *Controller) Set(field, value int) Move { c.Frame(); return c.scene.Set(field, value) }

// Turns returns the corrections that say whose turn it is, and at which step.
func (c *Controller) Turns() []Play { c.Frame(); return c.scene.Turns }

// CanGive reports whether cards can be given to players.
func (c *Controller) CanGive() bool { c.Frame(); return c.scene.Give != nil }

// Give returns the correction that gives a card, by its id, to the player of a seat, counted from 0. The error is
// a *rules.Problem: no player can have the card.
func (c *Controller) Give(seat int, card string) (Move, error) {
	c.Frame()
	return c.scene.Give(seat, card)
}

// Rename returns the correction of the name of the player at a seat, counted from 0; nil if there is none.
func (c *Controller) Rename(seat int, name string) Move {
	if c.Frame(); c.scene.Rename == nil {
		return nil
	}
	return c.scene.Rename(seat, name)
}

// Monsters returns the corrections that give the player of a seat another Monster.
func (c *Controller) Monsters(seat int) []Play { c.Frame(); return ofSeat(c.scene.Monsters, seat) }

// Hands returns the corrections that give a seat to a person or to the program.
func (c *Controller) Hands(seat int) []Play { c.Frame(); return ofSeat(c.scene.Hands, seat) }

func ofSeat(list func(seat int) []Play, seat int) []Play {
	if list == nil {
		return nil
	}
	return list(seat)
}

// HelpCorrect returns the box's help on corrections, for the players at the table.
func (c *Controller) HelpCorrect() string {
	return c.Game.Box().Help(c.Words(), HelpCorrect, text.Map(c.Frame().Seats, func(s Seat) string { return s.Name })...)
}

// Corrections returns the corrections for a card of the look-up: the choices about it, and the places it can lie.
func (c *Controller) Corrections(card string) []Play {
	c.Frame()
	out := slices.DeleteFunc(slices.Clone(c.scene.Choices), func(p Play) bool { return p.Card != card || p.Move == nil })
	return append(out, c.Places(card)...)
}

// Places returns the corrections that say where a card lies.
func (c *Controller) Places(card string) []Play { return c.CardCorrections(card) }

// Field is a number that can be corrected.
type Field struct {
	Label string // in the player's language
	Group string // the player that it belongs to; "" for a number of the table
	Value int
	Min   int
	Max   int
	Half  bool     // Value, Min and Max count half steps
	Flag  bool     // 1 is yes, 0 is no
	Small bool     // a minor fact of the turn, rarely corrected
	Words []string // the names of its values from 0 on; nil for numbers
}
