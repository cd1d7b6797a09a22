package coach

import "kingoftokyo/rules/duel"

// This file is what a panel asks of a Danger.

// MeanDamage is how many hearts she loses on average.
func (d *Danger) MeanDamage() float64 { return mean(d.Damage) }

// AtLeast is the probability that she loses n hearts or more.
func (d *Danger) AtLeast(n int) float64 { return atLeast(d.Damage, n) }

// Steps is the distribution of a marker's net steps toward Autobot: Fame or
// Destruction.
func (d *Danger) Steps(t duel.Track) []float64 {
	if t == duel.FameTrack {
		return d.Fame
	}
	return d.Destruction
}

// MeanSteps is how many net steps a marker makes toward Autobot on average.
func (d *Danger) MeanSteps(t duel.Track) float64 { return mean(d.Steps(t)) }

// StepsAtLeast is the probability that a marker makes n net steps toward Autobot or more.
func (d *Danger) StepsAtLeast(t duel.Track, n int) float64 { return atLeast(d.Steps(t), n) }

// MeanSpecials is how many special powers Autobot uses on average (A7).
func (d *Danger) MeanSpecials() float64 { return mean(d.Specials) }

// Deadly is the probability that her hearts reach 0 (W1).
func (d *Danger) Deadly() float64 { return d.By[duel.ByHearts] }

// Threat is the way in which Autobot most probably wins in this turn, and the
// probability of it; duel.NotWon and 0 where it cannot win. Of two as probable ones it is the
// first in the order of W1 to W3.
func (d *Danger) Threat() (how duel.Why, p float64) {
	for why := duel.ByHearts; why <= duel.BySpotlight; why++ {
		if d.By[why] > p {
			how, p = why, d.By[why]
		}
	}
	return how, p
}

func mean(list []float64) float64 {
	sum := 0.0
	for n, p := range list {
		sum += float64(n) * p
	}
	return sum
}

// atLeast sums from the rare end, where the small numbers are.
func atLeast(list []float64, n int) float64 {
	sum := 0.0
	for i := len(list) - 1; i >= max(0, n); i-- {
		sum += list[i]
	}
	return sum
}
