package coach

import "kingoftokyo/rules/duel"

// This file adds up where Autobot's turn may end.

// threat is how dangerous something is, in what AssumeSymbol compares and in its order: the chance
// that Autobot wins in this turn, the mean damage, the mean marker steps.
type threat [3]float64

// alikeWithin is the difference that only rounding makes.
const alikeWithin = 1e-12

// less compares threats by the rule of AssumeSymbol.
func (t threat) less(o threat) bool {
	for i := range t {
		if d := t[i] - o[i]; d < -alikeWithin || d > alikeWithin {
			return d < 0
		}
	}
	return false
}

// add adds a threat with a probability.
func (t *threat) add(p float64, o threat) {
	for i := range t {
		t[i] += p * o[i]
	}
}

// value is the threat of an opened node.
func (o *outlook) value(id int32) threat {
	n := &o.nodes[id]
	if n.valued {
		return n.worth
	}
	n.valued = true
	if n.next == nil {
		if n.why != duel.NotWon && n.winner == duel.Rival {
			n.worth[0] = 1
		}
		n.worth[1] = float64(o.damage(&n.stateKey))
		fame := o.steps(duel.FameTrack, n.marker[duel.FameTrack])
		destruction := o.steps(duel.DestructionTrack, n.marker[duel.DestructionTrack])
		n.worth[2] = float64(fame + destruction)
		return n.worth
	}
	for _, e := range n.next {
		n.worth.add(e.p, o.value(e.to))
	}
	return n.worth
}

// damage is how many hearts the player has lost.
func (o *outlook) damage(k *stateKey) int {
	return max(0, int(o.base.Sides[duel.You].Hearts-k.hearts[duel.You]))
}

// steps is how many spaces lie between where a marker stood and where it stands, those
// toward Autobot counted (D3, T3, T4); tokens lie still in Autobot's turn.
func (o *outlook) steps(t duel.Track, now duel.Spot) int {
	for _, side := range [...]duel.Side{duel.Rival, duel.You} {
		for n, at := 0, o.base.Marker[t]; ; n++ {
			if at == now {
				return n * (2*int(side) - 1)
			}
			next := o.rules.Next(&o.base, t, at, side)
			if next == at {
				break
			}
			at = next
		}
	}
	return 0
}

// danger follows the turn from where it stands to where it may end, one special power after the
// other, and adds up the probabilities of the ends.
func (o *outlook) danger(first []edge) (Danger, bool) {
	o.open()
	if o.lost {
		return Danger{}, false
	}
	d := Danger{Damage: []float64{0}, Fame: []float64{0}, Destruction: []float64{0}}
	now := make([]float64, len(o.nodes))
	for _, e := range first {
		now[e.to] += e.p
	}
	for any := true; any; {
		any = false
		ends, next := 0.0, make([]float64, len(o.nodes))
		for id, p := range now {
			n := &o.nodes[id]
			switch {
			case p == 0:
			case n.next == nil:
				ends += p
				o.count(&d, &n.stateKey, p)
			default:
				any = true
				for _, e := range n.next {
					next[e.to] += p * e.p
				}
			}
		}
		d.Specials = append(d.Specials, ends)
		now = next
	}
	for a, on := range o.fork.assumes {
		if on {
			d.Assumes = append(d.Assumes, Assumption(a))
		}
	}
	return d, true
}

// count counts an end of the turn.
func (o *outlook) count(d *Danger, k *stateKey, p float64) {
	add(&d.Damage, o.damage(k), p)
	add(&d.Fame, o.steps(duel.FameTrack, k.marker[duel.FameTrack]), p)
	add(&d.Destruction, o.steps(duel.DestructionTrack, k.marker[duel.DestructionTrack]), p)
	switch {
	case k.why == duel.NotWon:
	case k.winner == duel.You:
		d.Loses += p
	default:
		d.Wins += p
		d.Ways[k.why] += p
	}
}

// add adds to a distribution; numbers below 0 count as 0.
func add(list *[]float64, n int, p float64) {
	n = max(0, n)
	for len(*list) <= n {
		*list = append(*list, 0)
	}
	(*list)[n] += p
}
