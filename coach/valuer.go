package coach

import (
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// valuer computes the learned value of tables, and caches the sums of what most tables of a turn
// have in common.
type valuer struct {
	inputs
	net    *Network
	own    learned.Head // for players of the coach's skill
	buys   Gain         // of the same players
	manner              // of the same players
	buf    []learned.Input
	rested [1 << restBits]struct {
		known bool
		of    rest
		sum   learned.Sum
	}
	sum learned.Sum // of the table asked about
}

// rest is what restInputs depends on.
type rest struct {
	keep         [2]duel.CardSet
	row          [3]duel.CardID
	energy, deck int8
	dice, taken  [2]int8
	waits, hard  bool
	active       duel.Side
	monster      duel.MonsterID
	tokens       [duel.MaxTokens]duel.Token
	marker       [2]duel.Spot // if tokens are laid
}

// restBits is how many sums are cached, as a power of 2.
const restBits = 10

// newValuer returns a valuer with a network, for tables as a side sees them.
func newValuer(r *duel.Rules, n *Network, side duel.Side) valuer {
	n.ready()
	v := valuer{net: n, inputs: newInputs(r, n, side), sum: n.Sum()}
	for i := range v.rested {
		v.rested[i].sum = n.Sum()
	}
	v.setSkill(Best)
	return v
}

// setSkill sets the skill that worth computes beside best play.
func (v *valuer) setSkill(k Skill) {
	own, buys, slipping := v.net.Head(k.Sharp), v.net.gainOf(k.Sharp), k.slipping()
	v.own, v.buys = own.Toward(&v.net.Heads[0], slipping), buys.toward(&v.net.Gains[0], slipping)
	v.manner = mannerOf(k)
}

// worth returns what a table between two turns is worth, given the logit of its core.
func (v *valuer) worth(s *duel.State, logit int32) (w worth) {
	h := v.summed(s, logit)
	w[atBest] = learned.Sigmoid(v.net.best(h, logit))
	if w[asPlayed] = w[atBest]; !v.manner.best() {
		w[asPlayed] = v.steadily(v.own.Of(h, ValueHidden, logit))
	}
	return w
}

// summed returns the sum of all inputs of a table, valid until the next call.
func (v *valuer) summed(s *duel.State, logit int32) learned.Sum {
	h := v.sum
	copy(h, v.resting(s))
	v.buf = v.moveInputs(s, logit, v.buf[:0])
	v.net.Add(h, v.buf)
	return h
}

// resting returns the sum of the bias and of what most turns leave unchanged.
func (v *valuer) resting(s *duel.State) learned.Sum {
	you, bot := &s.Sides[v.side], &s.Sides[v.side.Other()]
	of := rest{keep: [2]duel.CardSet{you.Keep, bot.Keep}, row: s.Row, energy: int8(within(int(you.Energy), 0, 100)), deck: s.Discard.N,
		dice: [2]int8{you.Dice, bot.Dice}, taken: [2]int8{you.Taken, bot.Taken}, waits: you.Dominated > 0, hard: s.Options.Hard,
		active: s.Turn.Active, monster: you.ID}
	at := uint64(you.Keep)*0x9e3779b97f4a7c15 ^ uint64(of.energy)*0xbf58476d1ce4e5b9
	if of.tokens = s.Tokens; of.tokens != ([duel.MaxTokens]duel.Token{}) {
		of.marker = s.Marker
		at ^= uint64(of.marker[0]+duel.Victory)*0x94d049bb133111eb ^ uint64(of.marker[1]+duel.Victory)*0xd6e8feb86659fd93
	}
	at ^= uint64(of.row[0])<<58 ^ uint64(of.row[1])<<50 ^ uint64(of.active)<<60 ^ uint64(of.deck)<<57
	slot := &v.rested[at>>(64-restBits)]
	if !slot.known || slot.of != of {
		slot.known, slot.of = true, of
		copy(slot.sum, v.net.Begin())
		v.buf = v.restInputs(s, v.buf[:0])
		v.net.Add(slot.sum, v.buf)
	}
	return slot.sum
}
