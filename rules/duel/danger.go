package duel

// everyChoice tries all answers to the questions of an event, one combination a
// run: picks are the answers taken, counts how many there were.
type everyChoice struct {
	r      *Rules
	at     int
	picks  []int
	counts []int
}

// Answer takes the pick of this run. Of places the first is tried alone, cards
// stay unnamed, and dice are not thrown.
func (c *everyChoice) Answer(s *State, q *Question) (Answer, bool) {
	switch {
	case q.Thrown():
		return No, true
	case q.FromTable():
		return Answer{Kind: CardAnswer, Card: Unnamed}, q.MayStayUnnamed()
	}
	choices := c.r.Choices(s, q, nil)
	if q.Form() == PlaceAnswer {
		return choices[len(choices)-1], true
	}
	if c.at == len(c.picks) {
		c.picks, c.counts = append(c.picks, 0), append(c.counts, len(choices))
	}
	pick := choices[c.picks[c.at]]
	c.at++
	return pick, true
}

// next turns to the next combination, if there is one.
func (c *everyChoice) next() bool {
	c.at = 0
	for i := len(c.picks) - 1; i >= 0; i-- {
		if c.picks[i]+1 < c.counts[i] {
			c.picks[i]++
			c.picks, c.counts = c.picks[:i+1], c.counts[:i+1]
			return true
		}
	}
	return false
}

// mostRuns bounds how many combinations of answers HandsOver and MayWin try.
const mostRuns = 64

// HandsOver says whether an event of the active side gives the game to the other
// one whatever the player answers on the way: a marker pulled from the rival's 6 into
// its zone (W3), damage to both (W4), a card that hurts its buyer. The companion
// warns before. An event that is refused hands nothing over, and who gives up
// needs no warning.
func (r *Rules) HandsOver(s State, ev Event) (Why, bool) {
	side := s.Turn.Active
	if s.Autobot() || s.Over() || ev.Kind == Conceded {
		return NotWon, false
	}
	e, choice, how := r.NewEngine(), &everyChoice{r: r}, NotWon
	for range mostRuns {
		after := s
		_, err := e.Play(&after, &ev, choice, nil)
		winner, why := after.Winner()
		if err != nil || !after.Over() || winner == side {
			return NotWon, false
		}
		how = why
		if !choice.next() {
			break
		}
	}
	return how, true
}

// MayWin says whether the player whose turn it is can win by an event, with the right answers on the way; after is
// the table then. An event that is refused wins nothing.
func (r *Rules) MayWin(s State, ev Event) (after State, may bool) {
	e, choice := r.NewEngine(), &everyChoice{r: r}
	for range mostRuns {
		after = s
		if _, err := e.Play(&after, &ev, choice, nil); err != nil {
			return s, false
		}
		if winner, _ := after.Winner(); after.Over() && winner == s.Turn.Active {
			return after, true
		}
		if !choice.next() {
			break
		}
	}
	return s, false
}

// WinsNow are the events by which the player whose turn it is wins at once, with the right answers on the way and
// whatever comes: no die and no card has to. Dice that lie there count as resolved, all at once too.
func (r *Rules) WinsNow(s State) (list []Event) {
	if s.Over() || s.Autobot() {
		return nil
	}
	options := r.Options(&s, nil)
	if s.Turn.Phase == PhaseRoll && s.Turn.Rolls > 0 {
		options = append(options, Event{Kind: ResolvedAll})
	}
	for _, ev := range options {
		if ev.Kind == Rolled || ev.Kind == Kept || ev.Kind == Swept {
			continue
		}
		if _, may := r.MayWin(s, ev); may {
			list = append(list, ev)
		}
	}
	return list
}
