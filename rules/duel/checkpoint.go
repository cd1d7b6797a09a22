package duel

import (
	"slices"

	"kingoftokyo/rules/line"
)

// Checkpoint writes the numbers of a table as the line that closes a turn. They are
// enough to go on with, even if the lines before it should ever have other results.
func (r *Rules) Checkpoint(s *State) string { return r.Write(&Event{Kind: SetTable, Table: s}) }

// table passes the parts of a Checkpoint line. It takes what the line does not
// contain (monsters, options) from the current game.
func (c *codec) table() {
	var s State
	if c.Writing() {
		s = *c.ev.Table
	} else {
		have := &c.t.State
		s = State{Solo: have.Solo, Options: have.Options, First: have.First}
		for side := range s.Sides {
			s.Sides[side].ID, s.Sides[side].Max = have.Sides[side].ID, have.Sides[side].Max
		}
	}
	c.ev.Table = &s
	number := func(f Field, side Side) func() { return func() { fields[f].Keep(&c.Line, &s, side) } }
	numbers := func(side Side) func() { return func() { c.numbers(&s, side) } }
	cards := func(side Side) func() { return func() { c.cards(&s.Sides[side].Keep) } }
	c.Keys("turn, active, phase, you, rival, fame, destruction, deck, row, discards, tokens, hand, conceded", "row",
		line.NewKey("turn", "", number(TurnField, You)),
		line.NewKey("active", "", func() { c.side(&s.Turn.Active) }),
		line.NewKey("phase", "", func() { c.phase(&s.Turn.Phase) }),
		line.NewKey("you", "/", numbers(You)),
		line.NewKey("you.cards", ",", cards(You)),
		line.NewKey("rival", "/", numbers(Rival)),
		line.NewKey("rival.cards", ",", cards(Rival)),
		line.NewKey("fame", "", number(FameField, You)),
		line.NewKey("destruction", "", number(DestructionField, You)),
		line.NewKey("deck", "", number(DeckField, You)),
		line.NewKey("row", ",", func() { c.row(&s.Row) }),
		line.NewKey("discards", ",", func() { c.pile(&s.Discard) }),
		line.NewKey("tokens", ",", func() { c.tokens(&s) }),
		line.NewKey("hand", "", func() {
			if c.Due(s.Hand != HandUnknown) {
				c.hand(&s.Hand)
			}
		}),
		line.NewKey("conceded", "", func() { // a correction has reopened the game, and nobody has said yet whether it is over
			side := Side(slices.Index(s.GaveUp[:], true))
			if c.Due(s.GaveUp != [2]bool{}) {
				c.side(&side)
				s.GaveUp[side] = true
			}
		}),
	)
	if !c.Writing() {
		c.turnTokens(&s)
	}
}

// numbers passes the numbers of a side, and one more if dominate waits.
func (c *codec) numbers(s *State, side Side) {
	for _, f := range [...]Field{HeartsField, EnergyField, DiceTokensField, TakenField} {
		fields[f].Keep(&c.Line, s, side)
	}
	if c.More(s.Sides[side].Dominated > 0) {
		fields[DominatedField].Keep(&c.Line, s, side)
	}
}

func (c *codec) cards(set *CardSet) {
	for id := set.Next(NoCard); c.More(id != NoCard); id = set.Next(id) {
		one := id
		c.card(&one)
		*set = set.With(one)
	}
}

func (c *codec) tokens(s *State) {
	pass := func(id *TokenID, at *Place) {
		c.Inside(":", "flip", func() {
			c.token(id)
			c.laid(*id, at)
		})
	}
	if c.Writing() {
		for id := range TokenID(len(c.Box.Tokens)) {
			if s.Tokens[id].Laid {
				pass(&id, &s.Tokens[id].Place)
			}
		}
		return
	}
	for c.More(false) && !c.Failed() {
		var id TokenID
		var at Place
		pass(&id, &at)
		if id, free := c.spare(s, id); free {
			s.Tokens[id] = Token{Place: at, Laid: true}
		}
	}
}

// Cards returns the side's keep cards, in the order of the box.
func (m *Monster) Cards() []CardID { return m.Keep.list() }
