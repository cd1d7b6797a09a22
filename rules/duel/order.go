package duel

// habit answers every question of one try in the same way, so that two orders
// can be compared: the first choice, the last one, or declining. Dice and cards
// are not thrown or named. It keeps in mind what was asked: an order in which
// other choices are offered is another one, whichever is taken.
type habit struct {
	r     *Rules
	way   int
	asked uint64 // a sum over the questions: their order does not count
}

// The ways of answering.
const (
	takesFirst = iota
	takesLast
	declines
	numWays
)

// Answer is the habit's.
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

// digest is a number for a question and its choices, by FNV-1a.
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

// reached is a table on the way through an order, and what was asked before it.
type reached struct {
	State
	asked uint64
}

// OrderMatters says whether the order in which a human resolves the symbols left
// of the roll changes anything (D2, O6): every order is played, and where they
// end is compared. Orders that met on the way go on as one. A game won by the same
// side either way does not differ.
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

// resolveEach resolves each symbol left first, and adds where that leads. It
// returns whether there was one: none once no symbol may be resolved any more. A
// power that is declined is as if it were not there.
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

// ended is a table without what is forgotten after resolving: two orders that
// differ only in that do not differ. Of a game that is over only the winner counts.
func ended(at reached) reached {
	if winner, why := at.Winner(); why != NotWon {
		return reached{State: State{Turn: Turn{Active: winner, Phase: PhaseOver}}}
	}
	t := &at.Turn
	t.Phase, t.Done, t.Powers, t.Stopped = PhaseBuy, 0, 0, [2]bool{}
	return at
}
