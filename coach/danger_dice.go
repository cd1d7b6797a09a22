package coach

import (
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is Autobot's rolling (A0 to A3). Its dice have no identity, so probability is
// pushed over multisets (package lattice); and since Autobot treats power as it treats
// energy (A1, A4), a power die is counted as one of energy.

// counted is what each face of Autobot's dice is counted as.
var counted = func() (as [rules.NumFaces]rules.Face) {
	as = lattice.Faces
	as[duel.Power] = duel.Energy
	return as
}()

// folded counts power as energy.
func folded(r rules.Roll) rules.Roll {
	r[duel.Energy] += r[duel.Power]
	r[duel.Power] = 0
	return r
}

// layer is the probability of each multiset of dice, by Autobot's symbol (A2).
type layer [symbols][]float64

func newLayer(lat *lattice.Lattice) *layer {
	n := len(lat.Sets)
	all := make([]float64, symbols*n)
	return &layer{all[:n:n], all[n : 2*n : 2*n], all[2*n:]}
}

// rolling is Autobot's roll step, pushed from its present roll to the dice that are
// resolved.
type rolling struct {
	*outlook
	lat    *lattice.Lattice                   // of the dice it rolls
	most   int8                               // rolls it has (D1)
	last   []float64                          // probability of the dice resolved
	ends   []ending                           // by dice, where known
	looked [mostRolls + 1][symbols][]lookedAt // threats of dice by the roll they lie there after, for level ties
}

// ending is what resolving some dice leads to.
type ending struct {
	next  []edge
	known bool
	lookedAt
}

// lookedAt is a threat once it is known.
type lookedAt struct {
	worth  threat
	valued bool
}

// begin pushes the table's present roll to the end of the turn's rolling and returns
// what resolving leads to.
func (g *rolling) begin() []edge {
	t := &g.base.Turn
	dice, kept, rolls := folded(t.Dice), folded(t.Kept), t.Rolls
	n := dice.Total()
	if rolls == 0 {
		n = g.rules.DiceCount(&g.base)
	}
	if n > rules.MaxDice {
		g.lost = true
		return nil
	}
	g.lat = lattice.Of(n)
	g.last, g.ends = make([]float64, len(g.lat.Sets)), make([]ending, len(g.lat.Sets))
	now := newLayer(g.lat)
	switch {
	case rolls == 0:
		now[t.Chosen][0] = 1
		g.throw(now)
		rolls = 1
	case rolls < g.most && t.Said && dice != kept: // said otherwise than A1 (T7)
		now[t.Chosen][g.lat.Index(kept)] = 1
		g.throw(now)
		rolls++
	case t.Said:
		g.last[g.lat.Index(dice)] = 1
	default:
		now[t.Chosen][g.lat.Index(dice)] = 1
	}
	for ; now != nil; rolls++ {
		now = g.reroll(now, rolls)
	}
	var first []edge
	for at, p := range g.last {
		if p > 0 {
			for _, e := range g.end(at).next {
				first = join(first, edge{p * e.p, e.to})
			}
		}
	}
	return first
}

// decide is A1 to A3 for dice after so many rolls; final says that they are resolved.
// A level tie is answered as AssumeSymbol says.
func (g *rolling) decide(at int, rolls int8, chosen duel.Symbol) (keep int, sym duel.Symbol, final bool) {
	if rolls >= g.most {
		return at, chosen, true
	}
	sit := g.rules.Situation(&g.base)
	sit.Dice, sit.Roll, sit.Chosen = g.lat.Sets[at], rolls, chosen
	d := g.rules.Decide(sit)
	if d.Ask {
		g.fork.assumes[AssumeSymbol] = true
		sym = duel.FameSymbol
		if g.weigh(at, rolls, duel.DestructionSymbol).less(g.weigh(at, rolls, sym)) {
			sym = duel.DestructionSymbol
		}
		sit.Chosen = sym
		d = g.rules.Decide(sit)
	}
	if d.Reroll == (rules.Roll{}) {
		return at, d.Chosen, true
	}
	return g.lat.Index(d.Keep), d.Chosen, false
}

// reroll pushes dice that lie there after so many rolls to those after one roll more;
// nil where none is left to roll.
func (g *rolling) reroll(now *layer, rolls int8) *layer {
	next, any := newLayer(g.lat), false
	for chosen := range now {
		for at, p := range now[chosen] {
			if p == 0 {
				continue
			}
			keep, sym, final := g.decide(at, rolls, duel.Symbol(chosen))
			if final {
				g.last[at] += p
				continue
			}
			next[sym][keep] += p
			any = true
		}
	}
	if !any {
		return nil
	}
	g.throw(next)
	return next
}

// throw throws what is missing.
func (g *rolling) throw(keeps *layer) {
	for chosen := range keeps {
		g.lat.Throw(keeps[chosen], &counted)
	}
}

// end is what resolving some dice leads to.
func (g *rolling) end(at int) *ending {
	alike := g.alike(g.lat.Sets[at], g.base.Sides[duel.Rival].Deficit(), 3)
	e := &g.ends[g.lat.Index(alike)]
	if !e.known {
		s := g.base
		s.Turn.Dice, s.Turn.Kept, s.Turn.Said, s.Turn.Phase = alike, rules.Roll{}, false, duel.PhaseResolve
		g.ev = duel.Event{Kind: duel.ResolvedAll}
		e.next, e.known = g.play(&s, &g.ev, 1, nil), true
	}
	return e
}

// weigh is the threat of dice that lie there after so many rolls; those that were kept
// for the next roll await it.
func (g *rolling) weigh(at int, rolls int8, chosen duel.Symbol) threat {
	keep, sym, final := g.decide(at, rolls, chosen)
	if final {
		return g.ended(at)
	}
	return g.awaited(keep, rolls+1, sym)
}

// awaited is the mean threat over the dice still to be thrown in a roll.
func (g *rolling) awaited(at int, roll int8, chosen duel.Symbol) threat {
	known := &g.looked[roll][chosen]
	if *known == nil {
		*known = make([]lookedAt, len(g.lat.Sets))
	}
	w := &(*known)[at]
	if !w.valued {
		w.valued = true
		if at >= g.lat.FirstRoll() {
			w.worth = g.weigh(at, roll, chosen)
		} else {
			for _, f := range counted {
				w.worth.add(1.0/rules.NumFaces, g.awaited(int(g.lat.Up[at][f]), roll, chosen))
			}
		}
	}
	return w.worth
}

// ended is the threat of resolving some dice.
func (g *rolling) ended(at int) threat {
	e := g.end(at)
	if !e.valued {
		g.open()
		for _, to := range e.next {
			e.worth.add(to.p, g.value(to.to))
		}
		e.valued = true
	}
	return e.worth
}
