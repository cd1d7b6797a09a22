package duel

// habit answers every question of one try in the same way, so that two orders
// can be compared: the first choice, the last one, or declining. Dice and cards
// are not thrown or named.
type habit struct {
	r   *Rules
	way int
}

// The ways of answering.
const (
	takesFirst = iota
	takesLast
	declines
	numWays
)

// Answer is the habit's.
func (h habit) Answer(s *State, q *Question) (Answer, bool) {
	switch {
	case q.Form() == CardAnswer:
		return Answer{Kind: CardAnswer, Card: Unnamed}, q.ID == AskReveal
	case q.No && (h.way == declines || q.Form() == DiceAnswer):
		return No, true
	case q.Form() == DiceAnswer:
		return Answer{}, false
	}
	choices := h.r.Choices(s, q, nil)
	if q.No && q.Form() != YesAnswer {
		choices = choices[1:] // the first one is declining
	}
	if h.way == takesFirst {
		return choices[0], true
	}
	return choices[len(choices)-1], true
}

// OrderMatters says whether the order in which a human resolves the symbols left
// of her roll changes anything (D2, O6): every order is played, and where they
// end is compared. Orders that met on the way go on as one. A game won by the same
// side either way does not differ.
func (r *Rules) OrderMatters(s State) bool {
	if s.Turn.Phase != PhaseResolve || s.Autobot() {
		return false
	}
	for way := range numWays {
		ends := map[State]bool{}
		for level := map[State]bool{s: true}; len(level) > 0; {
			next := map[State]bool{}
			for now := range level {
				if !r.resolveEach(&now, habit{r, way}, next) {
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
// returns whether there was one. A power that is declined is as if it were not
// there.
func (r *Rules) resolveEach(s *State, answers Answers, next map[State]bool) bool {
	if s.Turn.Phase != PhaseResolve {
		return false
	}
	any := false
	for f := Claw; f <= Power; f++ {
		if !r.effect(s, f) && !(f == Power && r.PowerReady(s)) {
			continue
		}
		after, ev := *s, Event{Kind: Resolved, Face: f}
		if _, err := r.NewEngine().Play(&after, &ev, answers, nil); err == nil && after != *s {
			next[after] = true
			any = true
		}
	}
	return any
}

// ended is a table without what is forgotten after resolving: two orders that
// differ only in that do not differ. Of a game that is over only the winner counts.
func ended(s State) State {
	if winner, why := s.Winner(); why != NotWon {
		return State{Turn: Turn{Active: winner, Phase: PhaseOver}}
	}
	t := &s.Turn
	t.Phase, t.Done, t.Powers, t.Claws, t.Stopped = PhaseBuy, 0, 0, 0, [2]bool{}
	return s
}
