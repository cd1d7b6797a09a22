package companion

import (
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Slots are the places of a row of n cards, each with its number. Where the game may be corrected, naming makes the
// move that says which card of the look-up lies in a place, from 0.
func (p *Base[T, E]) Slots(n int, over bool, naming func(place int, card string) (Move, error)) []Slot {
	out := make([]Slot, n)
	for i := range out {
		out[i].Number = i + 1
		if !p.ReadOnly() && !over {
			out[i].Named = func(card string) (Move, error) { return naming(i, card) }
		}
	}
	return out
}

// WithCard makes a move with a card of the look-up, which find knows by its id. The error is a *rules.Problem: that of the
// move, or there is no such card.
func WithCard[C any](id string, find func(id string) (C, bool), move func(C) (Move, error)) (Move, error) {
	card, ok := find(id)
	if !ok {
		return nil, rules.Refuse("", "no-such-card", rules.Text("card", id))
	}
	return move(card)
}

// CardMoves collects the corrections of one card of the look-up, for Game.CardCorrections.
type CardMoves struct {
	words   *text.Catalogue
	card    string
	Choices []Choice
}

// CardMoves collects the corrections of a card.
func (p *Base[T, E]) CardMoves(card string) *CardMoves {
	return &CardMoves{words: p.Words(), card: card}
}

// Add adds a correction with the text of a key.
func (c *CardMoves) Add(m Move, key string, args ...rules.Arg) {
	c.Choices = append(c.Choices, Choice{Text: c.words.Say(key, args...), Move: m, Card: c.card})
}

// Seat adds what can be corrected before one player: the card is taken from a player who has it, and given to another
// who may have it.
func (c *CardMoves) Seat(name string, has, may bool, take, give Move) {
	switch who := rules.Text("name", name); {
	case has:
		c.Add(take, "card.take", who)
	case may:
		c.Add(give, "card.give", who)
	}
}

// Row adds that the card lies in one of the n places of the row, where it does not lie there already.
func (c *CardMoves) Row(n int, lies func(place int) bool, naming func(place int, card string) (Move, error)) {
	for i := range n {
		if m, err := naming(i, c.card); err == nil && !lies(i) {
			c.Add(m, "card.row", rules.Num("slot", i+1))
		}
	}
}
