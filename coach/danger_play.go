package coach

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file plays Autobot's resolution and its special powers on copies of the table
// (A4 to A8), through the engine, and lets tables that differ in nothing that still
// matters go on as one.

// spot is what of a table still matters after Autobot's dice are resolved: all that
// A7, O10 and W read. Energy and dice tokens of hers, the row and the piles have no part
// in it, and neither have Autobot's own dice tokens, which it spends before it rolls (A0).
type spot struct {
	keep   [2]duel.CardSet
	used   duel.CardSet
	hearts [2]int16
	hurt   [2]int16
	energy int16 // Autobot's
	marker [2]duel.Spot
	safe   [2]bool
	insist duel.Insisted
	winner duel.Side
	why    duel.Why
	due    bool // a special power follows
}

// edge leads to a node with a probability.
type edge struct {
	p  float64
	to int32
}

// node is a spot and where its special power leads; over where none follows.
type node struct {
	spot
	next   []edge
	worth  threat
	valued bool
}

// mostNodes is where working a danger out is given up: a real game stays below a
// thousand.
const mostNodes = 30000

// outlook is what may become of one table in the rest of Autobot's turn.
type outlook struct {
	rules  *duel.Rules
	engine *duel.Engine
	base   duel.State // the table it is counted from, without its row
	nodes  []node
	index  map[spot]int32
	opened int  // nodes whose special powers are played
	plain  bool // no card lies before Autobot: equal symbols do the same
	flags  [numAssumptions]bool
	lost   bool // given up
	fork   fork
	after  duel.State // scratch
}

func newOutlook(r *duel.Rules, now *duel.State) *outlook {
	o := &outlook{rules: r, engine: r.NewEngine(), base: *now, index: make(map[spot]int32, 256),
		nodes: make([]node, 0, 256), plain: now.Sides[duel.Rival].Keep == 0 && now.Turn.Done == 0}
	o.base.Row = [3]duel.CardID{} // nothing is discarded from it (A8): it changes no number
	o.fork.r = r
	return o
}

// note takes over what a fork had to assume.
func (o *outlook) note(f *fork) {
	for a, on := range f.assumes {
		o.flags[a] = o.flags[a] || on
	}
}

// play plays an event on copies of a table, once for each way its camouflage dice may
// fall, and returns where that leads.
func (o *outlook) play(s *duel.State, ev *duel.Event) []edge {
	var to []edge
	for more := true; more; more = o.fork.next() {
		o.fork.begin()
		o.after = *s
		o.after.Row = o.base.Row
		if status, err := o.engine.Play(&o.after, ev, &o.fork, nil); err != nil || status != duel.Done {
			o.lost = true
		}
		to = join(to, edge{o.fork.odds, o.visit(&o.after)})
	}
	o.note(&o.fork)
	o.fork.assumes = [numAssumptions]bool{}
	return to
}

// join adds an edge to some; one that leads to the same node grows instead.
func join(to []edge, e edge) []edge {
	for i := range to {
		if to[i].to == e.to {
			to[i].p += e.p
			return to
		}
	}
	return append(to, e)
}

// visit finds the node of a table after an event of Autobot's turn.
func (o *outlook) visit(s *duel.State) int32 {
	you, robot := &s.Sides[duel.You], &s.Sides[duel.Rival]
	k := spot{hearts: [2]int16{you.Hearts}, marker: s.Marker}
	k.winner, k.why = duel.You, duel.NotWon
	switch mine := s.Turn.Number == o.base.Turn.Number && s.Autobot(); {
	case s.Over():
		k.winner, k.why = s.Winner()
	case mine && s.Turn.Phase != duel.PhaseEnd:
		o.lost = true
	case mine && robot.Energy >= s.SpecialAt():
		k.due, k.energy, k.hearts[duel.Rival], k.insist = true, robot.Energy, robot.Hearts, s.Insist
		k.keep, k.used = [2]duel.CardSet{you.Keep, robot.Keep}, s.Turn.Used
		k.hurt, k.safe = s.Turn.Hurt, s.Turn.Safe
	}
	id, known := o.index[k]
	if !known {
		id = int32(len(o.nodes))
		o.index[k] = id
		o.nodes = append(o.nodes, node{spot: k})
	}
	return id
}

// table is a table at which a node's special power is due.
func (o *outlook) table(k *spot) duel.State {
	s := o.base
	s.Turn.Phase = duel.PhaseEnd
	for side := range s.Sides {
		s.Sides[side].Hearts, s.Sides[side].Keep = k.hearts[side], k.keep[side]
	}
	s.Sides[duel.Rival].Energy, s.Marker, s.Insist = k.energy, k.marker, k.insist
	s.Turn.Used, s.Turn.Hurt, s.Turn.Safe = k.used, k.hurt, k.safe
	return s
}

// open plays the special powers of every node found so far, and of those they lead to.
func (o *outlook) open() {
	for ; o.opened < len(o.nodes); o.opened++ {
		if k := o.nodes[o.opened].spot; k.due && !o.lost {
			o.nodes[o.opened].next = o.special(&k)
		}
		o.lost = o.lost || len(o.nodes) > mostNodes
	}
}

// special plays one special power with every result of its white dice (A7). Results
// that do the same are one.
func (o *outlook) special(k *spot) []edge {
	s := o.table(k)
	white := tables().throws[duel.MaxWhite]
	odds := make([]float64, 0, len(white))
	faces := make([]rules.Roll, 0, len(white))
	for _, t := range white {
		roll := o.alike(t.roll, s.Sides[duel.Rival].Deficit(), 1)
		i := 0
		for i < len(faces) && faces[i] != roll {
			i++
		}
		if i == len(faces) {
			faces, odds = append(faces, roll), append(odds, 0)
		}
		odds[i] += t.p
	}
	var to []edge
	for i := range faces {
		for _, e := range o.play(&s, &duel.Event{Kind: duel.Rolled, Roll: faces[i]}) {
			to = join(to, edge{e.p * odds[i], e.to})
		}
	}
	return to
}

// alike is the roll that stands for all that resolve in the same way (A5): hearts that
// cannot be gained, and fewer symbols than pull, bring the energy an energy die brings.
func (o *outlook) alike(dice rules.Roll, deficit, pulls int) rules.Roll {
	if !o.plain {
		return dice
	}
	if over := dice[duel.Heart] - int8(min(deficit, rules.MaxDice)); over > 0 {
		dice[duel.Heart] -= over
		dice[duel.Energy] += over
	}
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if int(dice[f]) < pulls {
			dice[duel.Energy] += dice[f]
			dice[f] = 0
		}
	}
	return dice
}
