package tokyo

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// accepts checks an answer. It returns the refusal of an illegal one, or nil.
func (r *Rules) accepts(s *State, q *Question, a Answer) *rules.Problem {
	wrong := rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String()))
	switch {
	case a.Kind == DeclineAnswer && q.No:
		return nil
	case a.Kind != q.Form():
		return wrong
	case a.Kind == FaceAnswer:
		if a.Face >= rules.NumFaces || !q.AnyFace() && q.Dice[a.Face] <= 0 {
			return rules.Refuse("", "tokyo.no-such-die", rules.Text("have", Faces.Format(q.Dice)))
		}
	case a.Kind == SeatAnswer:
		if a.Seat < 0 || a.Seat >= MaxPlayers || q.Seats&(1<<a.Seat) == 0 {
			return wrong
		}
	case a.Kind == NumberAnswer:
		if a.N < 0 || a.N > q.Most {
			return rules.Refuse("", "tokyo.number-range", rules.Num("low", 0), rules.Num("high", int(q.Most)))
		}
	case a.Kind == DiceAnswer:
		return r.acceptsDice(q, a)
	case a.Kind == CardAnswer:
		return r.acceptsCard(s, q, a, wrong)
	}
	return nil
}

// acceptsDice requires the number of dice that were rolled.
func (r *Rules) acceptsDice(q *Question, a Answer) *rules.Problem {
	have, want := a.Roll.Total(), int(q.N)
	if have == want || q.Fewer() && have >= 1 && have < want {
		return nil
	}
	return rules.Refuse("", "tokyo.dice-count", rules.Num("have", have), rules.Num("want", want))
}

func (r *Rules) acceptsCard(s *State, q *Question, a Answer, wrong *rules.Problem) *rules.Problem {
	switch {
	case !q.FromTable():
		if _, ok := r.pick(a.Card, q.Cards.Has); ok {
			return nil
		}
		return rules.Refuse("", "tokyo.not-among", r.cardArg("card", a.Card))
	case a.Card == Unnamed:
		if !q.MayStayUnnamed() {
			return wrong
		}
		if r.Watched(s) {
			return rules.Refuse("14.1", "tokyo.must-name")
		}
		return nil
	case a.Card == NoCard || a.Card >= r.FirstTile():
		return wrong
	}
	if _, ok := r.pick(a.Card, func(c CardID) bool { return s.Locations[c].Zone == Deck || s.Locations[c].Zone == Discard }); ok {
		return nil
	}
	return rules.Refuse("", "tokyo.in-sight", r.cardArg("card", a.Card))
}

// Choices appends the legal answers to a question, declining last. If the answer
// comes from the table, the list is not complete: it has no dice, and only those
// cards that are in the deck, and Unnamed if that is allowed.
func (r *Rules) Choices(s *State, q *Question, buf []Answer) []Answer {
	switch q.Form() {
	case YesAnswer:
		buf = append(buf, Yes)
	case FaceAnswer:
		for f := One; f <= Smash; f++ {
			if q.Dice[f] > 0 || q.AnyFace() {
				buf = append(buf, Answer{Kind: FaceAnswer, Face: f})
			}
		}
	case SeatAnswer:
		for seat := range Seat(s.Players) {
			if q.Seats&(1<<seat) != 0 {
				buf = append(buf, Answer{Kind: SeatAnswer, Seat: seat})
			}
		}
	case NumberAnswer:
		for n := range q.Most + 1 {
			buf = append(buf, Answer{Kind: NumberAnswer, N: n})
		}
	case CardAnswer:
		buf = r.cardChoices(s, q, buf)
	}
	if q.No {
		buf = append(buf, No)
	}
	return buf
}

func (r *Rules) cardChoices(s *State, q *Question, buf []Answer) []Answer {
	if !q.FromTable() {
		for id := CardID(1); id <= r.Last(); id++ {
			if q.Cards.Has(id) {
				buf = append(buf, Answer{Kind: CardAnswer, Card: id})
			}
		}
		return buf
	}
	for id := CardID(1); id < r.FirstTile(); id++ {
		if s.Locations[id].Zone == Deck && (!questions[q.ID].payable || r.CanBuy(s, q.Seat, id)) {
			buf = append(buf, Answer{Kind: CardAnswer, Card: id})
		}
	}
	if q.MayStayUnnamed() && !r.Watched(s) {
		buf = append(buf, Answer{Kind: CardAnswer, Card: Unnamed})
	}
	return buf
}

// Options appends the events that can happen next, except corrections and giving up.
// A Rolled event has the number of dice to roll in N. While a question is open,
// Options appends nothing except what the buy step allows at the same time.
func (r *Rules) Options(s *State, buf []Event) []Event {
	t := &s.Turn
	_, asked := r.Standing(s)
	switch {
	case s.Over() || asked && t.Phase != PhaseBuy:
		return buf
	case t.Phase == PhaseStart:
		return append(buf, Event{Kind: Passed, Seat: NoSeat})
	case t.Phase == PhaseRoll:
		buf = append(buf, Event{Kind: Rolled, N: int16(r.DiceCount(s, t.Active))})
	case t.Phase == PhaseResolve:
		buf = append(buf, Event{Kind: ResolvedAll})
		for g := Numbers; g <= Smashes; g++ {
			if r.Left(s, g) {
				buf = append(buf, Event{Kind: Resolved, Group: g})
			}
		}
	case t.Phase == PhaseBuy:
		buf = append(r.purchases(s, buf), Event{Kind: Passed, Seat: NoSeat})
	}
	return r.uses(s, buf)
}

// purchases appends what the active Monster can buy, and a sweep.
func (r *Rules) purchases(s *State, buf []Event) []Event {
	seat := s.Turn.Active
	for i, id := range s.Row {
		if id != Unnamed && r.CanBuy(s, seat, id) {
			buf = append(buf, Event{Kind: Bought, Slot: int8(i) + 1, Seat: NoSeat})
		}
	}
	if int(s.Seats[seat].Energy) >= SweepPrice && !r.Asleep(s, seat) {
		buf = append(buf, Event{Kind: Swept, Seat: NoSeat})
	}
	if theirs := r.Takeable(s); !theirs.Empty() {
		for _, id := range theirs.List() {
			buf = r.takes(s, id, theirs, buf)
		}
	}
	return buf
}

// takes appends the purchase of another Monster's card. If two Monsters have a copy
// each, it says whose; if one Monster has both, they are the same event.
func (r *Rules) takes(s *State, id CardID, theirs Pieces, buf []Event) []Event {
	ev := Event{Kind: Took, Card: id, Seat: NoSeat}
	for _, twin := range r.Copies(id) {
		switch {
		case twin == id || !theirs.Has(twin):
		case s.Locations[twin].Owner != s.Locations[id].Owner:
			ev.Seat = s.Locations[id].Owner
		case twin < id:
			return buf
		}
	}
	ev.Card, _ = r.Piece(r.Name(id))
	return append(buf, ev)
}

// byWord lists the cards that a player uses with a line of their own, in the order in which they are offered.
var byWord = [...]name{smokeCloud, energyDrink, rapidHealing, wings, hibernation}

// uses appends the cards that somebody can use now with a line of its own (`use`).
func (r *Rules) uses(s *State, buf []Event) []Event {
	var first [MaxPlayers][len(byWord)]held // the first card with that name of each seat
	for c := CardID(1); c <= r.Last(); c++ {
		if lie := &s.Locations[c]; lie.Zone == Held {
			as := s.acting(c)
			if i := slices.Index(byWord[:], r.pieces[as].id); i >= 0 && first[lie.Owner][i].id == NoCard {
				first[lie.Owner][i] = held{lie.Owner, c, as}
			}
		}
	}
	for seat := range Seat(s.Players) {
		if !s.Alive(seat) {
			continue
		}
		for i, what := range byWord {
			if c := first[seat][i]; c.id != NoCard && r.usable(s, c, what) {
				id, _ := r.Piece(string(what))
				buf = append(buf, Event{Kind: Used, Seat: seat, Card: id})
			}
		}
	}
	return buf
}

// usable reports whether a card could be used now, and would have an effect.
func (r *Rules) usable(s *State, c held, what name) bool {
	m := &s.Seats[c.owner]
	rolling := c.owner == s.Turn.Active && s.Turn.Phase == PhaseRoll
	switch what {
	case smokeCloud:
		return rolling && s.Locations[c.id].N > 0
	case energyDrink:
		return rolling && int(m.Energy) >= r.number(c.actsAs, Pay)
	case rapidHealing:
		return int(m.Energy) >= r.number(c.actsAs, Pay) && int(m.Hearts) < r.Limit(s, c.owner)
	case wings:
		return int(m.Energy) >= r.number(c.actsAs, Pay) && s.Turn.Wings&(1<<c.owner) == 0
	}
	return r.Asleep(s, c.owner)
}

// Legal returns the lines that are allowed at a table, as in docs/programs/protocol.md: people's decisions in full, rolled dice as a
// pattern. It omits giving up, corrections, undo and redo. Before the set-up is complete, there are none.
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

// legal returns the events of those lines. An event of rolled dice has their number in N.
func (r *Rules) legal(t *Table) (out []Event) {
	s := &t.State
	if !t.Asking {
		out = r.Options(s, out)
		for i, id := range s.Row { // buying it asks for its name, whatever its price (10.1)
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
