package coach

import (
	"math"
	"sync"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is Autobot's rolling (A0 to A3). Its dice have no identity, so probability is
// pushed over multisets; and since Autobot treats power as it treats energy (A1, A4), a
// power die is counted as one of energy.

// kinds is how many faces then differ: all but power, the last one.
const kinds = int(duel.Power)

// thrown is a multiset of dice and the probability of throwing it.
type thrown struct {
	roll rules.Roll
	p    float64
	at   int // its rank
}

// diceTables are all multisets of up to rules.MaxDice dice without power.
type diceTables struct {
	throws  [rules.MaxDice + 1][]thrown // by number of dice
	sets    []rules.Roll                // by rank
	choose  [kinds][rules.MaxDice + kinds]int
	numSets int
}

// tables are made once and never written afterwards.
var tables = sync.OnceValue(func() *diceTables {
	d := new(diceTables)
	for k := range d.choose {
		for n := range d.choose[k] {
			d.choose[k][n] = binom(n, k+1)
		}
	}
	d.numSets = binom(rules.MaxDice+kinds, kinds)
	d.sets = make([]rules.Roll, d.numSets)
	for n := range d.throws {
		d.fill(n, 0, rules.Roll{}, math.Gamma(float64(n+1))/math.Pow(rules.NumFaces, float64(n)))
	}
	return d
})

// fill lists the throws of left more dice, faces from f on, after roll.
func (d *diceTables) fill(left int, f rules.Face, roll rules.Roll, p float64) {
	if int(f) == kinds {
		if left == 0 {
			n, at := roll.Total(), d.rank(roll)
			d.sets[at] = roll
			d.throws[n] = append(d.throws[n], thrown{roll, p, at})
		}
		return
	}
	sides := 1.0
	if f == duel.Energy {
		sides = 2
	}
	for k := range left + 1 {
		roll[f] = int8(k)
		d.fill(left-k, f+1, roll, p*math.Pow(sides, float64(k))/math.Gamma(float64(k+1)))
	}
}

// rank numbers the multisets from 0 without a gap: the partial sums of the faces, made
// strictly increasing, are a combination, and this is its number.
func (d *diceTables) rank(r rules.Roll) int {
	at, sum := 0, 0
	for f := range kinds {
		sum += int(r[f])
		at += d.choose[f][sum+f]
	}
	return at
}

// binom is n over k.
func binom(n, k int) int {
	if k > n {
		return 0
	}
	out := 1
	for i := range k {
		out = out * (n - i) / (i + 1)
	}
	return out
}

// folded counts power as energy.
func folded(r rules.Roll) rules.Roll {
	r[duel.Energy] += r[duel.Power]
	r[duel.Power] = 0
	return r
}

// numSymbols are the values of duel.Symbol.
const numSymbols = int(duel.DestructionSymbol) + 1

// layer is the probability of each multiset of dice, by Autobot's symbol (A2) and rank.
type layer [numSymbols][]float64

func newLayer() *layer {
	n := tables().numSets
	all := make([]float64, numSymbols*n)
	return &layer{all[:n:n], all[n : 2*n : 2*n], all[2*n:]}
}

// rolling is Autobot's roll step, pushed from its present roll to the dice that are
// resolved.
type rolling struct {
	*outlook
	most  int8               // rolls it has (D1)
	last  []float64          // probability of the dice resolved, by rank
	ends  []ending           // by rank, where known
	keeps map[keeping]threat // of the keeps looked at for a level tie
}

// ending is what resolving some dice leads to.
type ending struct {
	next   []edge
	known  bool
	worth  threat
	valued bool
}

// keeping is a keep after so many rolls, with the symbol chosen.
type keeping struct {
	rolls  int8
	chosen duel.Symbol
	at     int
}

// begin pushes the table's present roll to the end of the turn's rolling and returns
// what resolving leads to.
func (g *rolling) begin() []edge {
	t, d := &g.base.Turn, tables()
	g.last, g.ends, g.keeps = make([]float64, d.numSets), make([]ending, d.numSets), map[keeping]threat{}
	now, rolls := newLayer(), t.Rolls
	dice, kept := folded(t.Dice), folded(t.Kept)
	switch {
	case rolls == 0:
		for _, th := range d.throws[g.rules.DiceCount(&g.base)] {
			now[t.Chosen][th.at] = th.p
		}
		rolls = 1
	case dice.Total() > rules.MaxDice:
		g.lost = true
		return nil
	case rolls < g.most && t.Said && dice != kept: // said otherwise than A1 (T7)
		keeps := newLayer()
		keeps[t.Chosen][d.rank(kept)] = 1
		now = g.throw(keeps, dice.Total())
		rolls++
	case t.Said:
		g.last[d.rank(dice)] = 1
	default:
		now[t.Chosen][d.rank(dice)] = 1
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
func (g *rolling) decide(dice rules.Roll, rolls int8, chosen duel.Symbol) (keep rules.Roll, sym duel.Symbol, final bool) {
	if rolls >= g.most {
		return dice, chosen, true
	}
	sit := g.rules.Situation(&g.base)
	sit.Dice, sit.Roll, sit.Chosen = dice, rolls, chosen
	d := g.rules.Decide(sit)
	if d.Ask {
		g.fork.assumes[AssumeSymbol] = true
		sym = duel.FameSymbol
		if g.weigh(dice, rolls, duel.DestructionSymbol).less(g.weigh(dice, rolls, sym)) {
			sym = duel.DestructionSymbol
		}
		sit.Chosen = sym
		d = g.rules.Decide(sit)
	}
	return d.Keep, d.Chosen, d.Reroll == rules.Roll{}
}

// reroll pushes dice that lie there after so many rolls to those after one roll more;
// nil where none is left to roll.
func (g *rolling) reroll(now *layer, rolls int8) *layer {
	d, keeps, dice := tables(), newLayer(), 0
	for chosen := range now {
		for at, p := range now[chosen] {
			if p == 0 {
				continue
			}
			keep, sym, final := g.decide(d.sets[at], rolls, duel.Symbol(chosen))
			if final {
				g.last[at] += p
				continue
			}
			dice = d.sets[at].Total()
			keeps[sym][d.rank(keep)] += p
		}
	}
	if dice == 0 {
		return nil
	}
	return g.throw(keeps, dice)
}

// throw rolls what is missing to so many dice.
func (g *rolling) throw(keeps *layer, dice int) *layer {
	d, out := tables(), newLayer()
	for chosen := range keeps {
		for at, p := range keeps[chosen] {
			if p == 0 {
				continue
			}
			keep := d.sets[at]
			for _, t := range d.throws[dice-keep.Total()] {
				out[chosen][d.rank(keep.Plus(t.roll))] += p * t.p
			}
		}
	}
	return out
}

// end is what resolving some dice leads to.
func (g *rolling) end(at int) *ending {
	d := tables()
	alike := g.alike(d.sets[at], g.base.Sides[duel.Rival].Deficit(), 3)
	e := &g.ends[d.rank(alike)]
	if !e.known {
		s := g.base
		s.Turn.Dice, s.Turn.Kept, s.Turn.Said, s.Turn.Phase = alike, rules.Roll{}, false, duel.PhaseResolve
		g.ev = duel.Event{Kind: duel.ResolvedAll}
		e.next, e.known = g.play(&s, &g.ev, 1, nil), true
	}
	return e
}

// weigh is the threat once a level tie is answered with a symbol.
func (g *rolling) weigh(dice rules.Roll, rolls int8, chosen duel.Symbol) threat {
	d := tables()
	keep, sym, final := g.decide(dice, rolls, chosen)
	if final {
		return g.ended(d.rank(dice))
	}
	k := keeping{rolls, sym, d.rank(keep)}
	if w, known := g.keeps[k]; known {
		return w
	}
	var w threat
	for _, t := range d.throws[dice.Total()-keep.Total()] {
		w.add(t.p, g.weigh(keep.Plus(t.roll), rolls+1, sym))
	}
	g.keeps[k] = w
	return w
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
