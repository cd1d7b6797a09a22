package duel

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// Legal are the lines that may be said at a table, as docs/programs/protocol.md has them: what people decide stands there in full, dice
// that are thrown as a pattern. Giving up, corrections, undo and redo are not among them; before the set-up is complete there are none.
func (r *Rules) Legal(t *Table) []string {
	if (Log{r}).Ready(t) != nil {
		return []string{}
	}
	events := r.legal(t)
	return line.Legal(events, func(ev *Event) string {
		if thrown := ev.Kind == Rolled || ev.Kind == Answered; thrown && ev.N > 0 {
			return r.Write(ev) + " " + line.Thrown(int(ev.N))
		}
		return r.Write(ev)
	})
}

// legal are the events of those lines. One of dice that are thrown has in N how many.
func (r *Rules) legal(t *Table) (out []Event) {
	s := &t.State
	if q, open := t.Open(); open {
		out = r.legalAnswers(s, &q)
		if !t.Asking && r.CanDiscard(s) { // beside the choices of a turn's start
			out = r.discards(s, out)
		}
		return out
	}
	for _, ev := range r.Options(s, nil) {
		switch ev.Kind {
		case SpendTokens:
			for n := range r.MoreTokens(s) {
				out = append(out, Event{Kind: SpendTokens, N: int16(n) + 1})
			}
		case Kept:
			out = r.keeps(s, out)
		default:
			out = append(out, ev)
		}
	}
	if !s.Autobot() && (s.Turn.Phase == PhaseBuy && !s.Over() || r.LabOpen(s)) {
		for i, c := range s.Row { // its name is asked then, whatever it may cost (D4)
			if c == Unnamed {
				out = append(out, Event{Kind: Bought, Slot: int8(i) + 1})
			}
		}
	}
	return out
}

// legalAnswers are the choices of a question, and what the table may bring.
func (r *Rules) legalAnswers(s *State, q *Question) (out []Event) {
	answer := func(a Answer) { out = append(out, Event{Kind: Answered, Answer: a}) }
	for _, a := range r.Choices(s, q, nil) {
		answer(a)
	}
	switch {
	case q.Thrown():
		out = append(out, Event{Kind: Answered, Answer: Answer{Kind: DiceAnswer}, N: int16(q.N)})
	case q.FromTable() && q.Form() == CardAnswer:
		hidden := r.Hidden(s)
		for id := hidden.Next(NoCard); id != NoCard; id = hidden.Next(id) {
			answer(Answer{Kind: CardAnswer, Card: id})
		}
		if q.MayStayUnnamed() {
			answer(Answer{Kind: CardAnswer, Card: Unnamed})
		}
	}
	return out
}

// keeps appends all ways to keep some of the dice, each once: with eight dice they are 144 at most.
func (r *Rules) keeps(s *State, out []Event) []Event {
	dice := s.Turn.Dice
	least := rules.Roll{}
	if r.Shadowed(s) { // all but fame dice stay (O3)
		least = ButFame(dice)
	}
	for keep := least; ; {
		out = append(out, Event{Kind: Kept, Roll: keep})
		f := 0
		for ; f < rules.NumFaces && keep[f] == dice[f]; f++ {
			keep[f] = least[f]
		}
		if f == rules.NumFaces {
			return out
		}
		keep[f]++
	}
}
