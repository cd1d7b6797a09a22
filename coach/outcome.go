package coach

import (
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Outcome is what the dice of a turn bring on average: what the player's turn brings, or what
// Autobot's turn does to the player. It leaves out tokens and cards, except cards that add symbols.
type Outcome struct {
	Wins                          float64    // the chance that the turn wins the game
	Damage, Hearts, Energy, Power float64    // Power: how often the special power is used (D2)
	Spaces                        [2]float64 // by track, toward the side whose turn it is
}

// list returns the numbers of an outcome by the face they come from.
func (o *Outcome) list() [rules.NumFaces]*float64 {
	return [rules.NumFaces]*float64{duel.Claw: &o.Damage, duel.Heart: &o.Hearts, duel.Energy: &o.Energy,
		duel.Fame: &o.Spaces[duel.FameTrack], duel.Destruction: &o.Spaces[duel.DestructionTrack], duel.Power: &o.Power}
}

// Of returns what an outcome has of a face: symbols that count, spaces of a track, uses of the power.
func (o *Outcome) Of(f rules.Face) float64 { return *o.list()[f] }

// Minus returns the difference between an outcome and another one.
func (o Outcome) Minus(p Outcome) Outcome {
	o.Wins -= p.Wins
	of := p.list()
	for f, n := range o.list() {
		*n -= *of[f]
	}
	return o
}

// Outcome returns what the player's turn brings on average if they keep some of the present dice
// and then play as the coach would. Keeping all of them ends the rolling. Before the first roll
// there is nothing to keep. ok is false if the player has no dice to roll or keep.
func (c *Coach) Outcome(t *duel.Table, keep rules.Roll) (o Outcome, ok bool) {
	c.look(&t.State)
	x, s := &c.search, &c.s
	if s.Over() || t.Asking || s.Autobot() || s.Turn.Phase > duel.PhaseRoll || !s.Turn.Dice.Contains(keep) || x.plain ||
		s.Turn.Rolls == 0 && x.rules.DiceCount(s) == 0 {
		return o, false
	}
	w, used := x.work(s), int(s.Turn.Rolls)
	thrown := keep != s.Turn.Dice || used == 0
	if thrown && used >= w.rolls { // only in-the-shadows' fame dice may be rerolled (O3)
		return o, false
	}
	f := x.push(s)
	defer x.pop()
	chance := make([]float64, len(w.lat.Sets))
	chance[w.lat.Index(keep)] = 1
	for thrown && used < w.rolls {
		w.lat.Throw(chance, &lattice.Faces)
		used++
		for i := w.lat.FirstRoll(); i < len(chance) && used < w.rolls; i++ {
			if at := w.from[used][i]; int(at) != i {
				chance[at], chance[i] = chance[at]+chance[i], 0
			} else {
				w.gather(x, f, i, used, chance[i], &o)
				chance[i] = 0
			}
		}
	}
	for i := w.lat.FirstRoll(); i < len(chance); i++ {
		w.gather(x, f, i, used, chance[i], &o)
	}
	return o, true
}

// gather adds what a full roll brings that ends the rolling after used rolls, weighted by its chance.
func (t *turn) gather(x *search, s *duel.State, dice, used int, chance float64, o *Outcome) {
	if chance == 0 {
		return
	}
	s.Turn.Dice = t.lat.Sets[dice]
	const certain = 1 - 1e-12
	if t.leaf[min(used, t.rolls)][atBest][dice] >= certain {
		o.Wins += chance
	}
	for f, to := range o.list() {
		n := x.rules.Symbols(s, rules.Face(f))
		switch rules.Face(f) {
		case duel.Heart:
			n = min(n, s.Sides[x.me].Deficit())
		case duel.Fame, duel.Destruction:
			n = duel.Pulls(n)
		case duel.Power:
			n /= 2
		}
		*to += chance * float64(n)
	}
}

// Outcome returns what a danger brings on average.
func (d *Danger) Outcome() Outcome {
	mean := func(of []float64) (sum float64) {
		for n, p := range of {
			sum += float64(n) * p
		}
		return sum
	}
	return Outcome{Damage: mean(d.Damage), Spaces: [2]float64{mean(d.Fame), mean(d.Destruction)}}
}
