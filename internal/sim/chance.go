package sim

import (
	"math/rand/v2"

	"kingoftokyo/rules/duel"
)

// chance is the dice and the deck of one game, all from one number. What is thrown depends only on
// the turn and the roll, and the deck is shuffled beforehand. So two policies that play the same
// game differently still throw the same dice and get the same cards as far as possible.
type chance struct {
	game uint64      // the source of this game's chance
	s    *duel.State // the table of the game
	at   uint64      // the roll whose dice are being thrown
	cut  uint64      // how often the deck was shuffled
	deck []duel.CardID
	dice *rand.Rand
}

// most is the largest number of turns of a game: no game that means to end comes near it.
const most = 500

// PlayGame plays game n of a seed to its end, or stops it after 500 turns. Dice, deck and the policy's own chance come
// only from the seed, the monsters and n: two policies, or two difficulties, play the same game as far as possible.
func (p *Player) PlayGame(set *duel.Setup, seed uint64, n int) (duel.State, error) {
	var s duel.State
	number := game(set, seed, n)
	c := newChance(p.Rules, number, &s)
	p.Rand, p.chance, p.sink = source(mix(number, ownStream)), c, c
	s = p.Start(set)
	err := p.Continue(&s, most)
	return s, err
}

// game returns the number from which the chance of game n of a seed comes.
func game(set *duel.Setup, seed uint64, n int) uint64 {
	m := set.Monsters
	return mix(mix(mix(seed, 0), uint64(m[duel.You])<<8|uint64(m[duel.Rival])), uint64(n))
}

// source returns the random source for a number.
func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, mix(seed, 1))) }

// The streams of a game, to be mixed into its number.
const (
	diceStream = 1 + iota
	deckStream
	ownStream
)

// noRoll is a roll that no game reaches.
const noRoll = ^uint64(0)

// mix mixes two numbers into one, evenly spread (the finisher of splitmix64).
func mix(a, b uint64) uint64 {
	x := a + (b+1)*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// newChance returns the chance of a game with a number, played on s.
func newChance(r *duel.Rules, game uint64, s *duel.State) *chance {
	c := &chance{game: game, s: s, at: noRoll, deck: make([]duel.CardID, r.Box.NumCards())}
	c.shuffle()
	return c
}

// shuffle puts the deck into an order that depends only on the game's number and the count of
// shuffles (S2, D5).
func (c *chance) shuffle() {
	for i := range c.deck {
		c.deck[i] = duel.CardID(i + 1)
	}
	source(mix(mix(c.game, deckStream), c.cut)).Shuffle(len(c.deck), func(i, j int) { c.deck[i], c.deck[j] = c.deck[j], c.deck[i] })
	c.cut++
}

// draw returns the top card of the deck: the first hidden one in its order.
func (c *chance) draw(hidden duel.CardSet) duel.CardID {
	for _, id := range c.deck {
		if hidden.Has(id) {
			return id
		}
	}
	return duel.Unnamed
}

// ofRoll returns the source of the present roll's dice.
func (c *chance) ofRoll() *rand.Rand {
	t := &c.s.Turn
	if at := uint64(t.Number)<<16 | uint64(t.Phase)<<8 | uint64(t.Rolls); at != c.at {
		c.at, c.dice = at, source(mix(mix(c.game, diceStream), at))
	}
	return c.dice
}

// Step implements duel.Sink: it shuffles the deck when the engine makes a new one.
func (c *chance) Step(_ *duel.State, st *duel.Step) {
	if st.Verb == duel.StepShuffle {
		c.shuffle()
	}
}
