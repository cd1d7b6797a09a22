package duel

// habit answers every question of one try in the same way, so that two orders can be
// compared: with the first choice, with the last one, or by declining. It does not
// roll dice or name cards. It remembers what was asked, because two orders differ if
// they offer different choices, whichever is taken.
type habit struct {
	r     *Rules
	way   int
	asked uint64 // a sum over the questions, so their order does not matter
}

// The ways of answering.
const (
	takesFirst = iota
	takesLast
	declines
	numWays
)

// Answer implements Answers.
func (h *habit) Answer(s *State, q *Question) (Answer, bool) {
	choices := h.r.Choices(s, q, nil)
	h.asked += digest(q, choices)
	switch {
	case q.No && (h.way == declines || q.FromTable()):
		return No, true
	case q.FromTable():
		return Answer{Kind: CardAnswer, Card: Unnamed}, q.MayStayUnnamed()
	}
	if q.No && q.Form() != YesAnswer {
		choices = choices[1:] // the first one is declining
	}
	if h.way == takesFirst {
		return choices[0], true
	}
	return choices[len(choices)-1], true
}

// digest returns a number for a question and its choices, computed by FNV-1a.
func digest(q *Question, choices []Answer) uint64 {
	sum := uint64(14695981039346656037)
	add := func(parts ...int) {
		for _, p := range parts {
			sum = (sum ^ uint64(p+128)) * 1099511628211
		}
	}
	add(int(q.ID), int(q.N), int(q.Card), int(q.Token))
	for _, a := range choices {
		add(int(a.Kind), int(a.Symbol), int(a.Face), int(a.Place.Track), int(a.Place.At), int(a.Card), int(a.N))
		if a.Place.Flip {
			add(1)
		}
	}
	return sum
}

// reached is a table in the course of an order, and what was asked before it.
type reached struct {
	State
	asked uint64
}

// OrderMatters reports whether the order in which a human resolves the remaining
// symbols of the roll changes anything (D2, O6). It plays every order and compares
// the results. Orders that reach the same table continue as one. Games won by the
// same side do not differ.
func (r *Rules) OrderMatters(s State) bool {
	if s.Turn.Phase != PhaseResolve || s.Autobot() {
		return false
	}
	for way := range numWays {
		ends := map[reached]bool{}
		for level := map[reached]bool{{State: s}: true}; len(level) > 0; {
			next := map[reached]bool{}
			for now := range level {
				if !r.resolveEach(&now, way, next) {
					ends[ended(now)] = true
				}
			}
			level = next
		}
		if len(ends) > 1 {
			return true
		}
	}
	return false
}

// resolveEach resolves each remaining symbol in turn, and adds the resulting tables
// to next. It reports whether there was one; there is none once no symbol can be
// resolved. A power that is declined counts as absent.
func (r *Rules) resolveEach(now *reached, way int, next map[reached]bool) bool {
	any := false
	for f := Claw; f <= Power; f++ {
		if !r.effect(&now.State, f) && !(f == Power && r.PowerReady(&now.State)) {
			continue
		}
		after, ev, h := *now, Event{Kind: Resolved, Face: f}, habit{r: r, way: way}
		if _, err := r.NewEngine().Play(&after.State, &ev, &h, nil); err == nil && after != *now {
			after.asked += h.asked
			next[after] = true
			any = true
		}
	}
	return any
}

// ended returns a table without what is forgotten after resolving, which makes no
// difference between orders. For a finished game, only the winner counts.
func ended(at reached) reached {
	if winner, why := at.Winner(); why != NotWon {
		return reached{State: State{Turn: Turn{Active: winner, Phase: PhaseOver}}}
	}
	t := &at.Turn
	t.Phase, t.Done, t.Powers, t.Stopped = PhaseBuy, 0, 0, [2]bool{}
	return at
}
