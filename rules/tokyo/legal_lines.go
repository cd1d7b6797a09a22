package tokyo

import "kingoftokyo/rules/line"

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
	if !t.Asking {
		out = r.Options(s, out)
		for i, id := range s.Row { // its name is asked then, whatever it may cost (10.1)
			if id == Unnamed && s.Turn.Phase == PhaseBuy && !s.Over() && !r.Asleep(s, s.Turn.Active) {
				out = append(out, Event{Kind: Bought, Slot: int8(i) + 1, Seat: NoSeat})
			}
		}
	}
	q, open := t.Open()
	if !open {
		return out
	}
	for _, a := range r.Choices(s, &q, nil) {
		out = append(out, Event{Kind: Answered, Seat: NoSeat, Answer: a})
	}
	if q.Form() == DiceAnswer {
		least := q.N
		if q.Fewer() {
			least = 1
		}
		for n := least; n <= q.N; n++ {
			out = append(out, Event{Kind: Answered, Seat: NoSeat, Answer: Answer{Kind: DiceAnswer}, N: int16(n)})
		}
	}
	return out
}
