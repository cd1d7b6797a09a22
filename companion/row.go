package companion

import (
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Slots returns the n places of a row of cards, with their numbers; first and last are the keys of the texts that say
// where these two places are. If the game can be corrected, the player can say for each place which card lies there.
func (p *Base[T, E]) Slots(n int, over bool, first, last string) []Slot {
	out := make([]Slot, n)
	for i := range out {
		out[i].Number, out[i].Named = i+1, !p.ReadOnly() && !over
	}
	out[0].Where, out[n-1].Where = p.Words().Say(first), p.Words().Say(last)
	return out
}

// WithCard makes the move with a card of the look-up. find returns the card with an id. The error
// is a *rules.Problem: that of the move, or that there is no such card.
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
	Choices []Play
}

// CardMoves starts the list of corrections for a card.
func (p *Base[T, E]) CardMoves(card string) *CardMoves {
	return &CardMoves{words: p.Words(), card: card}
}

// Add adds a correction. key and args are its text.
func (c *CardMoves) Add(m Move, key string, args ...rules.Arg) {
	c.Choices = append(c.Choices, Play{Choice{Text: c.words.Say(key, args...), Card: c.card}, m})
}

// Seat adds the correction for one player: take the card from them if they have it, or give it to them if they
// may have it.
func (c *CardMoves) Seat(name string, has, may bool, take, give Move) {
	switch who := rules.Text("name", name); {
	case has:
		c.Add(take, "card.take", who)
	case may:
		c.Add(give, "card.give", who)
	}
}

// Row adds, for each of the n places of the row, the correction that the card lies there, unless it already does.
func (c *CardMoves) Row(n int, lies func(place int) bool, naming func(place int, card string) (Move, error)) {
	for i := range n {
		if m, err := naming(i, c.card); err == nil && !lies(i) {
			c.Add(m, "card.row", rules.Num("slot", i+1))
		}
	}
}

// TurnTo returns the correction that sets a turn to a step of a player. now says that the turn is already there.
func (p *Base[T, E]) TurnTo(who, step string, now bool, e E) Play {
	key := "table.turn-to"
	if now {
		key = "table.turn-to.now"
	}
	return Play{Choice{Text: p.Words().Say(key, rules.Text("who", who), rules.Text("step", step))}, p.Move(e)}
}
