package tokyo

import (
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file is who must decide, what the dice would bring, and what there is to do on the
// board.

// mostLed is how many consequences a question is led by.
const mostLed = 2

// asking is the person the open question is for; nil where there is none.
func (g *Game) asking(v *View, t *tokyo.Table) *companion.Asked {
	q, ok := t.Open()
	if !ok {
		return nil
	}
	out := &companion.Asked{Who: v.Player(q.Seat), Seat: int(q.Seat), Lines: v.led(t, &q), Question: v.asks(t, &q)}
	if s := &t.State; q.ID == tokyo.AskYield && s.Has(q.By) { // the hearts stand above
		out.Question = v.Say("tokyo.asked.yield", rules.ID(rules.ArgKey, "place", "tokyo.place."+s.Seats[q.Seat].Place.String()))
		if !s.Seats[q.By].Place.Tokyo() {
			out.Question += " " + v.Say("tokyo.asked.enters", who("by", q.By))
		}
	}
	if q.ID == tokyo.AskReveal { // anybody at the table can say
		out.Who, out.Seat = v.Player(t.State.Turn.Active), int(t.State.Turn.Active)
	}
	if q.Form() == tokyo.CardAnswer && q.FromTable() { // others are chosen from a list
		out.Card = func(card string) (companion.Move, error) {
			id, err := v.card(card)
			if err != nil {
				return nil, err
			}
			ev := answered(tokyo.Answer{Kind: tokyo.CardAnswer, Card: id})
			ev.Reveal = q.ID == tokyo.AskReveal
			return g.move(ev), nil
		}
	}
	return out
}

// led is what has led to a question, and the card it rests on.
func (v *View) led(t *tokyo.Table, q *tokyo.Question) []string {
	var out []string
	s := &t.State
	switch q.ID {
	case tokyo.AskYield:
		out = append(out, v.Say("tokyo.asked.hit", who("by", q.By), who("who", q.Seat), rules.Num("n", int(q.N)), rules.Num("left", int(s.Seats[q.Seat].Hearts))))
	case tokyo.AskTile:
		out = append(out, v.Say("tokyo.asked.tile", who("who", q.Seat), rules.Num("n", int(s.Seats[q.Seat].Wickedness))))
	case tokyo.AskReveal:
	default:
		if t.Asking {
			lines := companion.Texts(v.lines(settled(t.Steps, s, nil), false))
			out = append(out, lines[max(0, len(lines)-mostLed):]...)
			out = append(out, v.acting(t.Steps, q.Card)...)
		}
	}
	if text := v.Text(q.Card); text != "" {
		out = append(out, v.Colon(v.Card(q.Card), text))
	}
	return out
}

// acting are the cards that have acted right before a question, with their texts: what is
// asked about comes of them as well. That of the question itself stands with it.
func (v *View) acting(steps []tokyo.Step, own tokyo.CardID) []string {
	var out []string
	for i := len(steps) - 1; i >= 0 && steps[i].Verb == tokyo.StepActs; i-- {
		if card := steps[i].Card; card != own {
			out = append(out, v.Colon(v.Card(card), v.Text(card)))
		}
	}
	return out
}

// advice is what to know about the dice that lie there: what resolving them would bring,
// and what the end of the turn would.
func (v *View) advice(t *tokyo.Table) companion.Section {
	s := &t.State
	out := companion.Section{Lines: companion.Lines(v.preview(t, false)...)}
	if said := v.Warning(s); said != "" {
		out.Lines = append([]companion.Line{{Text: said}}, out.Lines...)
	}
	if seat, ends := v.wins(t); ends {
		out.Lines = append(out.Lines, companion.Line{Text: v.endsSo(seat)})
	}
	if after, err := v.resolved(t); err == nil { // first, where it is not cut
		if seat, ends := v.wins(&after); ends {
			out.Lines = append([]companion.Line{{Text: v.endsSo(seat)}}, out.Lines...)
		}
	}
	if len(out.Lines) > 0 {
		out.Title = v.Say("tokyo.advice")
	}
	return out
}

// endsSo says that the game ends with this turn, and who wins it then.
func (v *View) endsSo(seat tokyo.Seat) string {
	if seat == tokyo.NoSeat {
		return v.Say("tokyo.ends")
	}
	return v.Say("tokyo.ends.wins", who("who", seat))
}

// board is what this turn did on the table and, until it has its dice, the turn before:
// nobody reads that in the moment the dice pass. After undo, or a step typed anew, it is what has to go back.
func (g *Game) board(v *View, t *tokyo.Table) companion.Section {
	if left, ok := g.Left(); ok {
		if changes := v.Changes(&left.State, &t.State); len(changes) > 0 {
			out := companion.Section{Title: v.Say("tokyo.board.back")}
			for _, c := range changes {
				out.Lines = append(out.Lines, companion.Line{Text: c, Board: true})
			}
			return out
		}
	}
	turn := &t.State.Turn
	from := turn.Number
	if turn.Phase <= tokyo.PhaseRoll {
		from--
	}
	h := g.Session.Game.History()
	first := len(h)
	for first > 0 && h[first-1].Before.State.Turn.Number >= from {
		first--
	}
	told, said := make([][]tokyo.Step, len(h)-first), map[number]bool{}
	for i := len(told) - 1; i >= 0; i-- {
		told[i] = settled(v.named(h[first+i:]), &t.State, said)
	}
	out := companion.Section{Title: v.Say("tokyo.board")}
	for i, steps := range told {
		done := g.Carried(first+i, len(steps))
		if len(steps) > 0 && steps[0].Verb == tokyo.StepDice { // they lie there
			steps, done = steps[1:], max(0, done-1)
		}
		lines := v.lines(steps, false)
		for n := range v.lines(steps[:done], false) {
			lines[n].Done = lines[n].Board
		}
		out.Lines = append(out.Lines, lines...)
	}
	return out
}

// named are the steps of the first of some entries of the log. A card that was turned up
// without its name has the one that somebody said later, also where it has been bought since.
func (v *View) named(h []Entry) []tokyo.Step {
	out := slices.Clone(h[0].After.Steps)
	for i := range out {
		if st := &out[i]; st.Verb == tokyo.StepReveal && st.Card == tokyo.Unnamed {
			st.Card = saidOf(h, i+1, st.N)
		}
	}
	return out
}

// saidOf is the card that turned up without a name in a place of the row, from 1, as it was
// called afterwards: steps of the first entry before one do not count. Unnamed where nobody
// has said it before something else lay there.
func saidOf(h []Entry, from int, slot int16) tokyo.CardID {
	for i := range h {
		bought := tokyo.Unnamed
		for _, st := range h[i].After.Steps[from:] {
			switch {
			case st.Verb == tokyo.StepBuy:
				bought = st.Card
			case st.Verb == tokyo.StepReveal && st.N == slot:
				return bought
			}
		}
		from = 0
		if now := h[i].After.State.Row[slot-1]; now != tokyo.Unnamed {
			if now == tokyo.NoCard {
				return bought
			}
			return now
		}
	}
	return tokyo.Unnamed
}
