package duel

// firstChoice answers every question with the first answer that does something:
// good enough to see a danger coming.
type firstChoice struct{ r *Rules }

func (f firstChoice) Answer(s *State, q *Question) (Answer, bool) {
	switch q.Form() {
	case CardAnswer:
		return Answer{Kind: CardAnswer, Card: Unnamed}, q.ID == AskReveal
	case DiceAnswer:
		return No, true
	}
	choices := f.r.Choices(s, q, nil)
	return choices[len(choices)-1], true
}

// HandsOver says whether an event of the active side would give the game to the
// other one: a marker pulled from the rival's 6 into its zone (W3), damage to
// both (W4), a card that hurts its buyer. The companion warns before. Choices on
// the way are guessed; an event that is refused hands nothing over.
func (r *Rules) HandsOver(s State, ev Event) (Why, bool) {
	side := s.Turn.Active
	if s.Autobot() || s.Over() {
		return NotWon, false
	}
	e := r.NewEngine()
	if _, err := e.Play(&s, &ev, firstChoice{r}, nil); err != nil || !s.Over() {
		return NotWon, false
	}
	winner, why := s.Winner()
	return why, winner != side
}
