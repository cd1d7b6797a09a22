package sim

import (
	"math/rand/v2"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// chance is the dice, the deck and the dice of the policy's own in one game, all
// from one number. What is thrown depends on the turn and the roll alone, and the
// deck is shuffled beforehand: two policies that play the same game differently
// still throw the same dice and meet the same cards as far as that is possible.
type chance struct {
	game  uint64      // what this game's chance comes from
	s     *duel.State // the table of the game
	at    uint64      // the roll whose dice are being thrown
	cut   uint64      // how often the deck was shuffled
	deck  []duel.CardID
	dice  stream
	mixed stream // of the deck
	own   stream // of the policy
	// lost are the hearts lost in this game, by side.
	lost [2]int
}

// stream is a source of chance that can begin anew.
type stream struct {
	pcg  rand.PCG
	rand *rand.Rand
}

// begin starts a stream at a number.
func (st *stream) begin(seed uint64) { st.pcg.Seed(seed, mix(seed, 1)) }

// The streams of a game: what is mixed into its number.
const (
	diceStream = 1 + iota
	deckStream
	ownStream
)

// noRoll is a roll no game comes to.
const noRoll = ^uint64(0)

// mix makes a number of two, evenly spread (the finisher of splitmix64).
func mix(a, b uint64) uint64 {
	x := a + (b+1)*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// newChance is the chance of a player, whose dice, cards and Rand it becomes.
func newChance(p *Player) *chance {
	c := &chance{}
	c.dice.rand, c.mixed.rand, c.own.rand = rand.New(&c.dice.pcg), rand.New(&c.mixed.pcg), rand.New(&c.own.pcg)
	for id := 1; id <= p.Rules.Box.NumCards(); id++ {
		c.deck = append(c.deck, duel.CardID(id))
	}
	p.Rand, p.Dice, p.Card, p.Sink = c.own.rand, c.throw, c.draw, c
	return c
}

// begin makes ready for a game of a number, played on s.
func (c *chance) begin(game uint64, s *duel.State) {
	c.game, c.s, c.at, c.cut, c.lost = game, s, noRoll, 0, [2]int{}
	c.own.begin(mix(game, ownStream))
	c.shuffle()
}

// shuffle brings the deck into an order that only the game's number and the count
// of shuffles decide (S2, D5).
func (c *chance) shuffle() {
	for i := range c.deck {
		c.deck[i] = duel.CardID(i + 1)
	}
	c.mixed.begin(mix(mix(c.game, deckStream), c.cut))
	c.cut++
	c.mixed.rand.Shuffle(len(c.deck), func(i, j int) { c.deck[i], c.deck[j] = c.deck[j], c.deck[i] })
}

// draw is the uppermost card of the deck: the first of its order that is hidden.
func (c *chance) draw(hidden duel.CardSet) duel.CardID {
	for _, id := range c.deck {
		if hidden.Has(id) {
			return id
		}
	}
	return duel.Unnamed
}

// throw throws n dice of the present roll.
func (c *chance) throw(n int) rules.Roll {
	t := &c.s.Turn
	if at := uint64(t.Number)<<16 | uint64(t.Phase)<<8 | uint64(t.Rolls); at != c.at {
		c.at = at
		c.dice.begin(mix(mix(c.game, diceStream), at))
	}
	var roll rules.Roll
	for range n {
		roll[c.dice.rand.IntN(rules.NumFaces)]++
	}
	return roll
}

// Step is duel.Sink: it counts hearts lost and shuffles the deck when the engine
// makes it anew.
func (c *chance) Step(_ *duel.State, st *duel.Step) {
	switch st.Verb {
	case duel.StepDamage:
		c.lost[st.Side] += int(st.N)
	case duel.StepShuffle:
		c.shuffle()
	}
}
