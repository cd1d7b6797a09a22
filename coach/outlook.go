package coach

import (
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// outlook adds up what may become of one table in the rest of Autobot's turn. Tables that differ in
// nothing that still matters are merged.
type outlook struct {
	turn    robot[tally]
	engine  *duel.Engine
	base    duel.State                 // the table at which counting starts, without its row
	steps   [2][2*duel.Victory + 1]int // by track, from its marker to each spot, positive toward Autobot (D3, T3, T4)
	from    [numLists + 1]int          // where the lists of a tally begin
	told    map[stateKey]tally
	lost    bool          // given up
	pending *duel.Pending // the event to resume if none is given
	throws  throws        // of the event being played
	assumes [numAssumptions]bool
	after   duel.State // scratch
}

// When to give up on a danger: the worst tables of real games lead to a thousand tables at which a special power follows.
const (
	mostTold     = 8000
	mostSpecials = 24
)

func newOutlook(r *duel.Rules, now *duel.State) *outlook {
	o := &outlook{engine: r.NewEngine(), base: *now, told: make(map[stateKey]tally, 64)}
	o.turn = robot[tally]{rules: r, event: o.event, plus: (*tally).plus, threat: tally.threat}
	o.base.Row = [3]duel.CardID{} // nothing is discarded from it (A8), and it changes no number
	if id, ok := r.Copies(now, duel.You); ok && now.Sides[duel.Rival].Keep == 0 {
		// The player's energy is no danger, so superconductor need not ask.
		o.base.Sides[duel.You].Keep = o.base.Sides[duel.You].Keep.Without(id)
	}
	most := [numLists]int{int(max(0, now.Sides[duel.You].Hearts)), 0, 0, mostSpecials}
	for track := range duel.Track(2) { // tokens stay where they are in Autobot's turn
		for side, way := range [2]int{-1, 1} {
			for n, at := 0, now.Marker[track]; ; n += way {
				o.steps[track][at+duel.Victory], most[1+track] = n, max(most[1+track], n)
				next := r.Next(now, track, at, duel.Side(side))
				if next == at {
					break
				}
				at = next
			}
		}
	}
	o.from[0] = firstList
	for i, n := range most {
		o.from[i+1] = o.from[i] + n + 1
	}
	return o
}

// event adds an event of Autobot's turn, or the pending one, once for everything that camouflage dice against it may show (O10).
func (o *outlook) event(to *tally, chance float64, s *duel.State, ev *duel.Event) {
	if *to == nil {
		*to = make(tally, o.from[numLists])
	}
	for thrown, more := (throws{}), true; more && !o.lost; more = thrown.next() {
		var asking bool
		var err error
		if o.throws = (throws{thrown.list, 0, 1}); ev == nil {
			asking, err = o.engine.Resume(o.pending, &o.after, o)
		} else {
			o.after = *s
			asking, err = o.engine.Play(&o.after, ev, o, nil)
		}
		thrown, o.lost = o.throws, o.lost || err != nil || asking
		o.tell(to, chance*thrown.chance, &o.after)
	}
}

// throws are the camouflage dice of an event. They go through everything that the dice may show, like an odometer.
type throws struct {
	list   []struct{ hearts, dice int }
	at     int     // the next throw
	chance float64 // of what those before it showed
}

// next goes to the next throws, and reports whether there are any.
func (t *throws) next() bool {
	for n := len(t.list); n > 0; n-- {
		if last := &t.list[n-1]; last.hearts < last.dice {
			last.hearts++
			t.list = t.list[:n]
			return true
		}
	}
	return false
}

// Answer implements duel.Answers. It does not name a revealed card, and declines what is harmless.
func (o *outlook) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) {
	switch t := &o.throws; {
	case q.Thrown():
		o.assumes[AssumeCamouflage] = true
		n := int(q.N)
		if t.at == len(t.list) {
			t.list = append(t.list, struct{ hearts, dice int }{0, n})
		}
		k := t.list[t.at].hearts
		t.at++
		t.chance *= lattice.Share(n, k, 1.0/rules.NumFaces)
		return hearts(n, k), true
	case q.MayStayUnnamed():
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	case replies[q.ID].harmless:
		return duel.No, true
	}
	o.assumes[AssumeDeclined] = true
	return duel.No, q.No
}

// stateKey holds what still matters of a table at which a special power follows: all that A7, O10
// and W read. The player's energy and dice tokens, the row and the piles don't affect it, and
// neither do Autobot's own dice tokens, which it spends before it rolls (A0).
type stateKey struct {
	keep   [2]duel.CardSet
	used   duel.CardSet
	hearts [2]int16
	hurt   [2]int16
	energy int16 // Autobot's
	marker [2]duel.Spot
	safe   [2]bool
	insist duel.Insisted
}

// tell adds a table after an event of Autobot's turn.
func (o *outlook) tell(to *tally, chance float64, s *duel.State) {
	switch mine := s.Turn.Number == o.base.Turn.Number && s.Autobot(); {
	case o.lost:
	case s.Over() || !mine || s.Turn.Phase == duel.PhaseEnd && !s.SpecialDue():
		o.end(*to, chance, s)
	case s.Turn.Phase != duel.PhaseEnd:
		o.lost = true
	default:
		to.plus(chance, o.special(s))
	}
}

// special returns the tally of a table at which a special power follows.
func (o *outlook) special(s *duel.State) tally {
	you, bot := &s.Sides[duel.You], &s.Sides[duel.Rival]
	k := stateKey{[2]duel.CardSet{you.Keep, bot.Keep}, s.Turn.Used, [2]int16{you.Hearts, bot.Hearts}, s.Turn.HeartsLost, bot.Energy,
		s.Marker, s.Turn.Safe, s.DeniedWins}
	d := o.told[k]
	if d == nil {
		now := *s
		now.Row = o.base.Row
		d = o.turn.next(&now)
		specials := d[o.from[numLists-1]:]
		o.lost = o.lost || len(o.told) > mostTold || specials[mostSpecials] > 0
		copy(specials[1:], specials) // one more special power
		specials[0] = 0
		o.told[k] = d
	}
	return d
}

// tally holds the numbers of a danger: a threat, those below, and then its lists one after the other.
type tally []float64

const (
	tallyLost = len(threat{}) // it gives the game away
	tallyWins = tallyLost + 1 // by how it wins, a duel.Why
	firstList = tallyWins + len(Danger{}.Ways)
	numLists  = 4
)

// threat returns what AssumeSymbol compares.
func (t tally) threat() threat { return threat(t[:len(threat{})]) }

// plus adds another tally, weighted by its chance.
func (t *tally) plus(chance float64, of tally) {
	if *t == nil {
		*t = make(tally, len(of))
	}
	for i, x := range of {
		(*t)[i] += chance * x
	}
}

// end adds a table at the end of the turn.
func (o *outlook) end(to tally, chance float64, s *duel.State) {
	damage := max(0, int(o.base.Sides[duel.You].Hearts-s.Sides[duel.You].Hearts))
	fame, destruction := o.steps[0][s.Marker[0]+duel.Victory], o.steps[1][s.Marker[1]+duel.Victory]
	to[1] += chance * float64(damage)
	to[2] += chance * float64(fame+destruction) // steps away from Autobot are subtracted
	for i, n := range [numLists]int{damage, fame, destruction, 0} {
		to[o.from[i]+max(0, n)] += chance
	}
	switch winner, why := s.Winner(); {
	case why == duel.NotWon || !s.Over():
	case winner == duel.You:
		to[tallyLost] += chance
	default:
		to[0] += chance
		to[tallyWins+int(why)] += chance
	}
}

// danger converts a tally.
func (o *outlook) danger(t tally) (d Danger) {
	d.Wins, d.Loses = t[0], t[tallyLost]
	copy(d.Ways[:], t[tallyWins:])
	for i, list := range [numLists]*[]float64{&d.Damage, &d.Fame, &d.Destruction, &d.Specials} {
		for *list = t[o.from[i]:o.from[i+1]]; (*list)[len(*list)-1] == 0; {
			*list = (*list)[:len(*list)-1]
		}
	}
	o.assumes[AssumeSymbol] = o.turn.tied
	for a, on := range o.assumes {
		if on {
			d.Assumes = append(d.Assumes, Assumption(a))
		}
	}
	return d
}
