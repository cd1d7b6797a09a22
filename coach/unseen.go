package coach

import (
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules/duel"
)

// This file values a table at which the player may buy a card of the row that nobody has named: the mean over the cards that
// may be there. Searching all of them is too slow in the middle of a turn, so that mean was learned (docs/developers/coach.md).

// Unseen is the event of buying a card of the row that nobody has named, or nothing after a look at
// it: what a player does if kot does not know the row.
var Unseen = duel.Event{Kind: duel.Bought, Card: duel.Unnamed}

// passing adds buying nothing. If an unnamed card could be bought instead, that is part of Unseen and only shown.
func (x *search) passing(s *duel.State, o *options) {
	before, w := o.among, refused
	if o.best == nil && o.drawn == nil {
		if w = x.anyUnnamed(s); w.legal() {
			o.take(&Unseen, w)
			before = o.among
		}
	}
	if !w.legal() || o.list != nil {
		x.take(s, &passes, x.finish(s), o)
	}
	if w.legal() {
		o.among = before
	}
}

// anyUnnamed returns the worth of a table in the buy step with unnamed cards in the row: the mean over those that may be there,
// of which the player buys the best, or nothing. It is learned (docs/developers/coach.md). It is refused if the player can pay
// for no unnamed card, and if both sides choose, for which it was not learned.
func (x *search) anyUnnamed(s *duel.State) worth {
	if x.two || x.approximate && s.Turn.Bought { // the card that comes after a purchase: it changes little, and the question is frequent
		return refused
	}
	n := 0
	for _, c := range s.Row {
		if c == duel.Unnamed {
			n++
		}
	}
	if have := s.Sides[x.me].Energy; n == 0 || have < x.named.cheapest || s.Turn.Phase != duel.PhaseBuy {
		return refused
	}
	energy, active := x.pass(s)
	defer func() { s.Sides[x.me].Energy, s.Turn.Active = energy, active }()
	_, logit, open := x.ofCore(s)
	if !open {
		return refused
	}
	return x.unnamed(s, logit, int(energy), n)
}

// unnamed returns what a table between two turns is worth if the player may first buy one of n unnamed cards with some energy.
func (v *valuer) unnamed(s *duel.State, logit int32, energy, n int) (w worth) {
	h := v.summed(s, logit)
	w[atBest] = learned.Sigmoid(v.net.best(h, logit) + v.net.gain(&v.net.Gains[Skills-1], h, energy, n))
	if w[asPlayed] = w[atBest]; !v.manner.best() {
		w[asPlayed] = v.steadily(v.own.Of(h, ValueHidden, logit) + v.net.gain(&v.buys, h, energy, n))
	}
	return w
}

// Buying holds the weights that say how much more a table is worth if the turn may still end with the purchase of a card
// that nobody has named. It is added to the logit of the table without a purchase, by the energy that may be spent.
type Buying struct {
	Units [MostEnergy + 1][BuyHidden]int32 // what the energy adds to the units
	Gains [Skills]Gain
}

// Gain holds the weights for players of one skill.
type Gain struct {
	Second [MostEnergy + 1][BuyHidden]int16
	Rest   [MostEnergy + 1]int64
	Part   [4]int32 // by how many cards of the row are unnamed; a fraction of the gain with three
}

// MostEnergy is the largest energy with its own weights when an unnamed card may be bought; more counts as this.
const MostEnergy = 20

// gain returns what buying one of n unnamed cards with some energy adds to the logit of a sum, never less than zero.
func (b *Buying) gain(g *Gain, h learned.Sum, energy, n int) float64 {
	energy = max(0, min(MostEnergy, energy))
	total := g.Rest[energy]
	for u := range BuyHidden {
		total += max(0, h.Unit(ValueHidden+u)+int64(b.Units[energy][u])) * int64(g.Second[energy][u])
	}
	return float64(max(0, total)) * float64(g.Part[n]) / (learned.FirstUnit * learned.SecondUnit * learned.SecondUnit)
}

// gainOf returns the gain for a skill: the mean of its neighbours.
func (n *Network) gainOf(skill float64) Gain {
	at, part := learned.Neighbours(skill, Skills)
	return n.Gains[at].toward(&n.Gains[at+1], part)
}

// toward is the mean of two gains.
func (a *Gain) toward(b *Gain, part learned.Between) (to Gain) {
	for i := range to.Rest {
		part.Each(to.Second[i][:], a.Second[i][:], b.Second[i][:])
		to.Rest[i] = part.Of(a.Rest[i], b.Rest[i])
	}
	for i := range to.Part {
		to.Part[i] = int32(part.Of(int64(a.Part[i]), int64(b.Part[i])))
	}
	return to
}
