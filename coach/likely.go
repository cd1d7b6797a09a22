package coach

import (
	"slices"

	"kingoftokyo/coach/lattice"
	"kingoftokyo/coach/learned"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file computes how likely a player of some skill is to do what was done, which is what a
// record says about the skill of its player.

// careless is the least probability of a slip for any player: one slip proves nothing.
const careless = 0.02

// judged returns the manner of a skill for judging choices.
func judged(k Skill) manner {
	k.Slips = max(careless, k.Slips)
	return mannerOf(k)
}

// Likely returns how likely a player of a skill is to take option i. Options of the same worth lead
// to the same table and are counted together.
func (a *Advice) Likely(i int, skill Skill) float64 {
	manner, mine, all, n := judged(skill), 0.0, 0.0, 0
	for k := range a.Options {
		o := &a.Options[k]
		if slices.ContainsFunc(a.Options[:k], o.twin) || k != i && o.Event.Kind == duel.Discarded { // can be done later as well
			continue
		}
		w := learned.Weight(o.Win, manner.sharp)
		all, n = all+w, n+1
		if k == i || a.Options[i].twin(*o) {
			mine = w
		}
	}
	return manner.mean(mine/all, 1/float64(n))
}

// twin reports whether another option leads to the same table, as far as their worth shows. Keeps never do.
func (o *Option) twin(p Option) bool {
	return o.Win == p.Win && o.AsPlayed == p.AsPlayed && o.Event.Kind != duel.Kept && p.Event.Kind != duel.Kept
}

// Ends returns how likely a turn is to end with these dice after its last roll, for a player of
// each skill. s is the table before the first roll; only the last roll was recorded. ok is false if
// more than the number of dice decides how they are rolled.
func (c *Coach) Ends(s *duel.State, dice rules.Roll, skills []Skill) (chances []float64, ok bool) {
	c.look(s)
	x := &c.search
	if x.plain || c.s.Over() || c.s.Autobot() || c.s.Turn.Rolls > 0 || dice.Total() == 0 || x.rules.DiceCount(&c.s) != dice.Total() {
		return nil, false
	}
	w := x.work(&c.s)
	if w.shadows {
		return nil, false
	}
	at := w.lat.Index(dice)
	for _, skill := range skills {
		chances = append(chances, w.ends(judged(skill))[at])
	}
	return chances, true
}

// ends returns the probability of each full roll after the last roll of a turn, for players of a manner.
func (t *turn) ends(manner manner) []float64 {
	size, first := len(t.lat.Sets), t.lat.FirstRoll()
	made := func() []float64 { return make([]float64, size) }
	chance, weights, sums, ended, even := made(), made(), made(), made(), made()
	chance[0] = 1
	t.lat.Throw(chance, &lattice.Faces)
	for used := 1; used < t.rolls; used++ {
		for i, p := range t.worth[used+1][atBest] {
			weights[i] = learned.Weight(p, manner.sharp)
		}
		copy(sums, weights)
		t.lat.Subsets(sums)
		for i := first; i < size; i++ {
			even[i] = manner.slips * chance[i] / float64(t.lat.Keepings(i))
			chance[i] *= (1 - manner.slips) / sums[i]
		}
		t.lat.Supersets(chance)
		t.lat.Supersets(even)
		for i := range chance {
			chance[i] = chance[i]*weights[i] + even[i]
			even[i] = 0
		}
		for i := first; i < size; i++ { // keeping all of them means stopping
			ended[i], chance[i] = ended[i]+chance[i], 0
		}
		t.lat.Throw(chance, &lattice.Faces)
	}
	for i := first; i < size; i++ {
		ended[i] += chance[i]
	}
	return ended
}

// Told returns the numbers of the options worth showing, up to most of them, and of those that lead
// to the same table only the first. Best is among them.
func (a *Advice) Told(most int) (list []int) {
	for i := range a.Options {
		switch {
		case slices.ContainsFunc(a.Options[:i], a.Options[i].twin):
		case len(list) < most:
			list = append(list, i)
		case i == a.Best:
			list[most-1] = i
		}
	}
	return list
}
