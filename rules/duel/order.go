package duel

// orders tries the symbols of a roll in every order, its questions answered by
// one fixed habit, until two orders end differently.
type orders struct {
	r     *Rules
	habit int
	first State
	any   bool
}

// Answer is the habit: the first choice, the last one, or declining. Dice and
// cards are not thrown or named.
func (o *orders) Answer(s *State, q *Question) (Answer, bool) {
	switch {
	case q.Form() == CardAnswer:
		return Answer{Kind: CardAnswer, Card: Unnamed}, q.ID == AskReveal
	case q.No && (o.habit == 2 || q.Form() == DiceAnswer):
		return No, true
	case q.Form() == DiceAnswer:
		return Answer{}, false
	}
	choices := o.r.Choices(s, q, nil)
	if o.habit == 0 && q.No && len(choices) > 1 {
		return choices[1], true // the first one is declining
	}
	return choices[(o.habit&1)*(len(choices)-1)], true
}

// differ says whether two orders from here on lead to different tables. A game
// won by the same side either way does not differ.
func (o *orders) differ(s *State) bool {
	if s.Turn.Phase != PhaseResolve {
		return o.end(*s)
	}
	left := false
	for f := Claw; f <= Power; f++ {
		if !(o.r.effect(s, f) || f == Power && o.r.PowerReady(s)) {
			continue
		}
		left = true
		next, ev := *s, Event{Kind: Resolved, Face: f}
		e := o.r.NewEngine()
		if _, err := e.Play(&next, &ev, o, nil); err != nil || next == *s {
			continue // declined: as if it were not there
		}
		if o.differ(&next) {
			return true
		}
	}
	return !left && o.end(*s)
}

// end compares where an order ended with where the first one did.
func (o *orders) end(s State) bool {
	if winner, why := s.Winner(); why != NotWon {
		s = State{Turn: Turn{Active: winner, Phase: PhaseOver}}
	}
	s.Turn.Done, s.Turn.Powers, s.Turn.Claws, s.Turn.Stopped = 0, 0, 0, [2]bool{}
	if s.Turn.Phase == PhaseResolve {
		s.Turn.Phase = PhaseBuy
	}
	if !o.any {
		o.first, o.any = s, true
		return false
	}
	return s != o.first
}

// OrderMatters says whether the order in which a human resolves the symbols left
// of her roll changes anything (D2, O6). Questions on the way are answered alike
// in every order: always the first choice, always the last, always declined.
func (r *Rules) OrderMatters(s State) bool {
	if s.Turn.Phase != PhaseResolve || s.Autobot() {
		return false
	}
	for habit := range 3 {
		o := orders{r: r, habit: habit}
		if o.differ(&s) {
			return true
		}
	}
	return false
}
