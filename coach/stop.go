package coach

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// stopping is what the end of rolling (O3 to O6) may bring whatever the dice are.
type stopping struct {
	energy  int16   // of eye-of-the-storm
	reboot  float64 // the chance without resolving (O5); refused where she cannot
	titanic bool    // two dice may be left for a token (O6)
}

// beginStops prepares for rolls that end with so many rolls unused.
func (x *search) beginStops(s *duel.State, unused int) {
	clear(x.rolls)
	clear(x.shorter)
	w, keep := x.named, s.Sides[duel.You].Keep
	x.end = stopping{reboot: refused, titanic: keep.Has(w.titanic) && !s.Turn.Used.Has(w.titanic)}
	if keep.Has(w.eye) {
		x.end.energy = int16(unused) * int16(x.rules.Box.Cards[w.eye].Does[0].N)
	}
	if keep.Has(w.rebooting) {
		f, from := x.push(s), x.from
		f.Turn.Phase, f.Turn.Dice, x.from = duel.PhaseRoll, rules.Roll{}, len(x.path)
		x.end.reboot = x.with(f, &stops, duel.Yes)
		x.from = from
		x.pop()
	}
}

// stopped is the chance once rolling has ended with the dice that lie there; s stands
// at resolving, with Alienoid's symbols added. The engine plays what the end of rolling
// brings only where a card acts on the roll.
func (x *search) stopped(s *duel.State, power sorts) float64 {
	you := &s.Sides[duel.You]
	if you.Keep&x.named.looking != 0 && x.rules.Looking(s) != 0 {
		f := x.push(s)
		f.Turn.Phase = duel.PhaseRoll
		win := max(0, x.event(f, &stops))
		x.pop()
		return win
	}
	energy := you.Energy
	you.Energy += x.end.energy
	best := max(x.end.reboot, x.resolvedAlike(s, power, x.rolls))
	if x.end.titanic && x.rules.SpareDice(s).Total() >= 2 {
		t, tokens := s.Turn, you.Dice
		s.Turn.Dice = t.Dice.Minus(x.leastTwo(s))
		s.Turn.Used = t.Used.With(x.named.titanic)
		you.Dice = min(duel.MaxDiceTokens, tokens+x.rules.Box.Cards[x.named.titanic].Does[0].N)
		best = max(best, x.resolvedAlike(s, power, x.shorter))
		s.Turn, you.Dice = t, tokens
	}
	you.Energy = energy
	return best
}

// resolvedAlike is resolving, once for all rolls that resolve alike.
func (x *search) resolvedAlike(s *duel.State, power sorts, known map[rules.Roll]float64) float64 {
	k := x.alike(s, s.Turn.Dice.Plus(s.Turn.Added), power)
	win, ok := known[k]
	if !ok {
		win = max(0, x.resolving(s))
		known[k] = win
	}
	return win
}
