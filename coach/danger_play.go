package coach

import (
	"slices"

	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file plays Autobot's resolution and its special powers on copies of the table
// (A4 to A8), through the engine, and lets tables that differ in nothing that still
// matters go on as one.

// stateKey is what of a table still matters after Autobot's dice are resolved: all that
// A7, O10 and W read. The player's energy and dice tokens, the row and the piles have no part
// in it, and neither have Autobot's own dice tokens, which it spends before it rolls (A0).
type stateKey struct {
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

// node is a state key and where its special power leads; over where none follows.
type node struct {
	stateKey
	next   []edge
	worth  threat
	valued bool
}

// mostNodes is where working a danger out is given up: the worst tables of real games
// have some two thousand.
const mostNodes = 10000

// outlook is what may become of one table in the rest of Autobot's turn.
type outlook struct {
	rules  *duel.Rules
	engine *duel.Engine
	base   duel.State // the table it is counted from, without its row
	nodes  []node
	index  map[stateKey]int32
	opened int  // nodes whose special powers are played
	plain  bool // no card lies before Autobot: equal symbols do the same
	lost   bool // given up
	fork   fork
	// pending is the event that is resumed where none is given.
	pending *duel.Pending
	white   [duel.MaxWhite + 1][]thrown // results of a special power, by hearts Autobot lacks
	after   duel.State                  // scratch
	ev      duel.Event                  // scratch
}

func newOutlook(r *duel.Rules, now *duel.State) *outlook {
	o := &outlook{rules: r, engine: r.NewEngine(), base: *now, index: make(map[stateKey]int32, 256),
		nodes: make([]node, 0, 256), plain: now.Sides[duel.Rival].Keep == 0 && now.Turn.Done == 0}
	o.base.Row = [3]duel.CardID{} // nothing is discarded from it (A8): it changes no number
	o.fork.assumes = new(assumptions)
	if id, ok := r.Copies(now, duel.You); ok && now.Sides[duel.Rival].Keep == 0 {
		// The player's energy is no danger: superconductor need not ask.
		o.base.Sides[duel.You].Keep = o.base.Sides[duel.You].Keep.Without(id)
	}
	return o
}

// play plays an event of probability p on copies of a table, or resumes the pending one,
// once for each way its camouflage dice may fall, and adds where that leads.
func (o *outlook) play(s *duel.State, ev *duel.Event, p float64, to []edge) []edge {
	for more := true; more; more = o.fork.next() {
		o.fork.begin()
		var status duel.Status
		var err error
		if ev == nil {
			status, err = o.engine.Resume(o.pending, &o.after, &o.fork)
		} else {
			o.after = *s
			o.after.Row = o.base.Row
			status, err = o.engine.Play(&o.after, ev, &o.fork, nil)
		}
		if err != nil || status != duel.Done {
			o.lost = true
		}
		to = join(to, edge{p * o.fork.odds, o.visit(&o.after)})
	}
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
	k := stateKey{hearts: [2]int16{you.Hearts}, marker: s.Marker}
	k.winner, k.why = duel.You, duel.NotWon
	switch mine := s.Turn.Number == o.base.Turn.Number && s.Autobot(); {
	case s.Over():
		k.winner, k.why = s.Winner()
	case mine && s.Turn.Phase != duel.PhaseEnd:
		o.lost = true
	case mine && robot.Energy >= s.SpecialAt():
		k.due, k.energy, k.hearts[duel.Rival], k.insist = true, robot.Energy, robot.Hearts, s.DeniedWins
		k.keep, k.used = [2]duel.CardSet{you.Keep, robot.Keep}, s.Turn.Used
		k.hurt, k.safe = s.Turn.HeartsLost, s.Turn.Safe
	}
	id, known := o.index[k]
	if !known {
		id = int32(len(o.nodes))
		o.index[k] = id
		o.nodes = append(o.nodes, node{stateKey: k})
	}
	return id
}

// table is a table at which a node's special power is due.
func (o *outlook) table(k *stateKey) duel.State {
	s := o.base
	s.Turn.Phase = duel.PhaseEnd
	for side := range s.Sides {
		s.Sides[side].Hearts, s.Sides[side].Keep = k.hearts[side], k.keep[side]
	}
	s.Sides[duel.Rival].Energy, s.Marker, s.DeniedWins = k.energy, k.marker, k.insist
	s.Turn.Used, s.Turn.HeartsLost, s.Turn.Safe = k.used, k.hurt, k.safe
	return s
}

// open plays the special powers of every node found so far, and of those they lead to.
func (o *outlook) open() {
	for ; o.opened < len(o.nodes); o.opened++ {
		if k := o.nodes[o.opened].stateKey; k.due && !o.lost {
			o.nodes[o.opened].next = o.special(&k)
		}
		o.lost = o.lost || len(o.nodes) > mostNodes
	}
}

// special plays one special power with every result of its white dice (A7). Results
// that do the same are one.
func (o *outlook) special(k *stateKey) []edge {
	s := o.table(k)
	deficit := min(duel.MaxWhite, s.Sides[duel.Rival].Deficit())
	if o.white[deficit] == nil {
		o.white[deficit] = o.whites(deficit)
	}
	o.ev = duel.Event{Kind: duel.Rolled}
	to := make([]edge, 0, len(o.white[deficit]))
	for _, t := range o.white[deficit] {
		o.ev.Roll = t.roll
		to = o.play(&s, &o.ev, t.p, to)
	}
	return to
}

// whites are the results of two dice while Autobot lacks so many hearts, those that do
// the same as one.
func (o *outlook) whites(deficit int) []thrown {
	lat := lattice.Of(duel.MaxWhite)
	chance := make([]float64, len(lat.Sets))
	chance[0] = 1
	lat.Throw(chance, &counted)
	var list []thrown
	for i, p := range chance {
		if p == 0 {
			continue
		}
		roll := o.alike(lat.Sets[i], deficit, 1)
		if i := slices.IndexFunc(list, func(l thrown) bool { return l.roll == roll }); i >= 0 {
			list[i].p += p
		} else {
			list = append(list, thrown{roll, p})
		}
	}
	return list
}

// thrown are dice and the probability of throwing them.
type thrown struct {
	roll rules.Roll
	p    float64
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
