package coach

import (
	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is Autobot's rolling (A0 to A3). Since Autobot treats power as it treats energy (A1,
// A4), a power die is counted as one of energy.

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

// robotRolls is Autobot's roll step, from its present roll to the dice that are resolved.
type robotRolls struct {
	*outlook
	*rolling.Rolling
	ends    []ending              // what resolving each set of dice leads to, where it is known
	threats rolling.Means[threat] // of dice that lie there or are kept, for level ties
}

// ending is what resolving some dice leads to.
type ending struct {
	next  []edge
	known bool
}

// robotRolls plays the rest of Autobot's roll step and returns what resolving leads to.
func (o *outlook) robotRolls() []edge {
	t := &o.base.Turn
	from, roll := folded(t.Dice), t.Rolls
	n := from.Total()
	if roll == 0 {
		n = o.rules.DiceCount(&o.base)
	}
	if n > rules.MaxDice {
		o.lost = true
		return nil
	}
	switch kept := folded(t.Kept); {
	case roll == 0:
		from, roll = rules.Roll{}, 1
	case t.Said && from == kept:
		roll = autobot.LastRoll
	case t.Said && roll < o.rules.MaxRolls(&o.base): // said otherwise than A1 (T7)
		from, roll = kept, roll+1
	}
	at := o.rules.Situation(&o.base)
	g := robotRolls{outlook: o, Rolling: rolling.Of(n, int(at.Deficit), at.Fame, at.Destruction)}
	g.ends, g.threats.Last, g.threats.Better, g.threats.Faces = make([]ending, len(g.Sets)), g.ended, threat.less, &counted
	g.threats.Begin(g.Rolling)
	var first []edge
	for dice, p := range g.Ends(g.Index(from), t.Chosen, roll, 1, &counted, true, g.symbol) {
		if p > 0 {
			for _, e := range g.end(dice).next {
				first = join(first, edge{p * e.p, e.to})
			}
		}
	}
	return first
}

// symbol is the player's answer to a level tie, as AssumeSymbol says.
func (g *robotRolls) symbol(dice int, roll int8, _ float64) duel.Symbol {
	g.fork.assumes[AssumeSymbol] = true
	return g.threats.Symbol(dice, int(roll))
}

// end is what resolving some dice leads to.
func (g *robotRolls) end(dice int) *ending {
	alike := g.alike(g.Sets[dice], g.base.Sides[duel.Rival].Deficit(), 3)
	e := &g.ends[g.Index(alike)]
	if !e.known {
		s := g.base
		s.Turn.Dice, s.Turn.Kept, s.Turn.Said, s.Turn.Phase = alike, rules.Roll{}, false, duel.PhaseResolve
		g.ev = duel.Event{Kind: duel.ResolvedAll}
		e.next, e.known = g.play(&s, &g.ev, 1, nil), true
	}
	return e
}

// ended is the threat of resolving some dice.
func (g *robotRolls) ended(dice int) (worth threat) {
	next := g.end(dice).next
	g.open()
	for _, to := range next {
		worth.add(to.p, g.value(to.to))
	}
	return worth
}
