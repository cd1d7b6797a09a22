package duel

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// This file says what can happen next: the legal answers to a question and the legal
// events at a table. Prompts, policies and random tests use it.

// accepts checks an answer against its question. It returns nil if the answer is legal.
func (r *Rules) accepts(s *State, q *Question, a Answer) *rules.Problem {
	if a.Kind == DeclineAnswer && q.No {
		return nil
	}
	if a.Kind != q.Form() {
		return notAnAnswer(q)
	}
	switch a.Kind {
	case CardAnswer:
		if q.FromTable() {
			return r.acceptsCard(s, q, a.Card)
		}
		if !q.Cards.Has(a.Card) {
			return notAnAnswer(q)
		}
	case FaceAnswer:
		if a.N != 0 && (a.N != 1 || q.N == 1) {
			return notAnAnswer(q)
		}
	case NumberAnswer:
		if a.N < 1 || a.N > q.N {
			return rules.Refuse(q.Rules()[0], "points-many", rules.Num("want", int(a.N)), rules.Num("most", int(q.N)))
		}
	case DiceAnswer:
		return r.acceptsDice(s, q, a.Roll)
	case PlaceAnswer:
		if q.Lifts() {
			if _, lies := r.kingAt(s, a.Place); !lies {
				return notAnAnswer(q)
			}
		} else if !r.fits(q.Token, a.Place) {
			return rules.Refuse("T1", "place-off", rules.ID(rules.ArgToken, "token", r.Box.Tokens[q.Token].Name))
		}
	case SymbolAnswer:
		if a.Symbol == NoSymbol {
			return notAnAnswer(q)
		}
	}
	return nil
}

// acceptsDice requires as many dice as were rolled, or as many of the dice on the table as must be left.
func (r *Rules) acceptsDice(s *State, q *Question, dice rules.Roll) *rules.Problem {
	have, want := dice.Total(), int(q.N)
	switch {
	case q.FromTable() && have != want:
		return rules.Refuse(q.Rules()[0], "dice-count", rules.Num("want", want), rules.Num("have", have))
	case !q.FromTable() && (have != want || !r.SpareDice(s).Contains(dice)):
		return rules.Refuse(q.Rules()[0], "leave-two", rules.Num("n", want), rules.Text("dice", Faces.Format(r.SpareDice(s))))
	}
	return nil
}

// notAnAnswer is the refusal of an answer of the wrong form, or of an illegal one.
func notAnAnswer(q *Question) *rules.Problem {
	return rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String()))
}

// acceptsCard refuses a card that is visible elsewhere. It believes a card from the
// discards (T7): the players shuffled the deck earlier.
func (r *Rules) acceptsCard(s *State, q *Question, id CardID) *rules.Problem {
	if id == Unnamed {
		if q.MayStayUnnamed() {
			return nil
		}
		return rules.Refuse("D4", "name-needed")
	}
	if id == NoCard || int(id) >= len(r.Box.Cards) {
		return rules.Refuse("", "no-such-card", rules.Text("card", ""))
	}
	card := rules.ID(rules.ArgCard, "card", r.Box.CardName(id))
	if side, ok := s.Holder(id); ok {
		return rules.Refuse("T7", "card-owned", card, rules.ID(rules.ArgSide, "side", side.String()))
	}
	if slices.Contains(s.Row[:], id) {
		return rules.Refuse("T7", "card-in-row", card)
	}
	if s.Turn.Buying == id {
		return rules.Refuse("T7", "card-bought", card)
	}
	return nil
}

// Choices appends the legal answers to a question. It does not list dice and card
// names, which come from the table: Form says that the question wants them.
func (r *Rules) Choices(s *State, q *Question, buf []Answer) []Answer {
	if q.No && q.Form() != YesAnswer {
		buf = append(buf, No)
	}
	switch q.Form() {
	case YesAnswer:
		buf = append(buf, Yes, No)
	case SymbolAnswer:
		for sym := FameSymbol; sym <= DestructionSymbol; sym++ {
			buf = append(buf, Answer{Kind: SymbolAnswer, Symbol: sym})
		}
	case FaceAnswer:
		for f := Claw; f <= Power; f++ {
			buf = append(buf, Answer{Kind: FaceAnswer, Face: f})
		}
		for f := Claw; f <= Power && q.N > 1; f++ {
			buf = append(buf, Answer{Kind: FaceAnswer, Face: f, N: 1})
		}
	case NumberAnswer:
		for n := int8(1); n <= q.N; n++ {
			buf = append(buf, Answer{Kind: NumberAnswer, N: n})
		}
	case CardAnswer:
		for id := q.Cards.Next(0); id != NoCard; id = q.Cards.Next(id) {
			buf = append(buf, Answer{Kind: CardAnswer, Card: id})
		}
	case DiceAnswer:
		if !q.FromTable() {
			return pairs(r.SpareDice(s), buf)
		}
	case PlaceAnswer:
		if !q.Lifts() {
			return r.places(s, q.Token, buf)
		}
		for i := range r.Box.Tokens {
			if r.kingCanLift(s, TokenID(i)) {
				buf = append(buf, Answer{Kind: PlaceAnswer, Place: s.Tokens[i].Place})
			}
		}
	}
	return buf
}

// Hidden returns the cards that nobody can see, which may be in the deck. The deck has fewer cards
// if unnamed cards are elsewhere.
func (r *Rules) Hidden(s *State) CardSet {
	hidden := CardSet(1)<<(r.Box.NumCards()+1) - 2
	hidden &^= s.Sides[You].Keep | s.Sides[Rival].Keep
	for _, c := range s.Row {
		hidden = hidden.Without(c)
	}
	for _, c := range s.Discard.List() {
		hidden = hidden.Without(c)
	}
	return hidden.Without(s.Turn.Buying)
}

// pairs appends every pair of dice, without duplicates.
func pairs(dice rules.Roll, buf []Answer) []Answer {
	for f := Claw; f <= Power; f++ {
		for g := f; g <= Power; g++ {
			var two rules.Roll
			two[f]++
			two[g]++
			if dice.Contains(two) {
				buf = append(buf, Answer{Kind: DiceAnswer, Roll: two})
			}
		}
	}
	return buf
}

// Options appends the events that can happen next, except corrections and giving up,
// so that a random game is played to its end. A Rolled event has the number of dice
// to roll in N; a Kept event stands for any subset of the dice. While a question is
// open, Options appends nothing: its answers come first, except for
// alien-metabolism's discard (CanDiscard).
func (r *Rules) Options(s *State, buf []Event) []Event {
	if s.Over() {
		return buf
	}
	if _, ok := r.Standing(s); ok {
		return buf
	}
	t := &s.Turn
	if r.CanDiscard(s) {
		buf = r.discards(s, buf)
	}
	switch t.Phase {
	case PhaseStart, PhaseRoll:
		if r.LabOpen(s) {
			return append(r.purchases(s, buf), Event{Kind: Passed})
		}
		buf = r.rollOptions(s, buf)
	case PhaseResolve:
		buf = r.resolveOptions(s, buf)
	case PhaseBuy:
		buf = r.buyOptions(s, buf)
	case PhaseEnd:
		if s.SpecialDue() {
			buf = append(buf, Event{Kind: Rolled, N: MaxWhite})
		} else {
			buf = append(buf, Event{Kind: Passed})
		}
	}
	return buf
}

// CanDiscard reports whether the active side can discard a card of the row now: by
// alien-metabolism, between any two other steps of its own turn, even before the
// choices at the start of the turn (O1).
func (r *Rules) CanDiscard(s *State) bool {
	t := &s.Turn
	if s.Autobot() || t.Phase >= PhaseEnd || !s.active().Keep.Has(r.id.alienMetabolism) || t.Used.Has(r.id.alienMetabolism) {
		return false
	}
	q, asked := r.Standing(s)
	return !asked || t.Phase == PhaseStart && !q.Corrects()
}

func (r *Rules) discards(s *State, buf []Event) []Event {
	for slot, c := range s.Row {
		if c != NoCard {
			buf = append(buf, Event{Kind: Discarded, Slot: int8(slot) + 1})
		}
	}
	return buf
}

func (r *Rules) rollOptions(s *State, buf []Event) []Event {
	t := &s.Turn
	if r.MoreTokens(s) > 0 {
		buf = append(buf, Event{Kind: SpendTokens, N: 1})
	}
	if r.RollsDone(s) {
		return append(buf, Event{Kind: Stopped})
	}
	buf = append(buf, Event{Kind: Rolled, N: int16(r.Reroll(s))})
	if t.Rolls > 0 && !s.Autobot() {
		buf = append(buf, Event{Kind: Kept}, Event{Kind: Stopped})
	}
	return buf
}

// RollsDone reports whether no roll can follow although the turn is at rolling:
// because corrections have used up the rolls or, for Autobot, set dice that it keeps
// entirely (A3); or because all dice were taken (O2).
func (r *Rules) RollsDone(s *State) bool {
	t := &s.Turn
	if t.Rolls == 0 {
		return r.DiceCount(s) == 0
	}
	return t.Rolls >= r.MaxRolls(s) && !r.Shadowed(s) || s.Autobot() && !t.Said && r.Reroll(s) == 0
}

func (r *Rules) resolveOptions(s *State, buf []Event) []Event {
	buf = append(buf, Event{Kind: ResolvedAll})
	if s.Autobot() {
		return buf
	}
	mandatory := false
	for f := Claw; f < Power; f++ {
		if r.Left(s, f) {
			buf = append(buf, Event{Kind: Resolved, Face: f})
			mandatory = mandatory || r.mandatory(s, f)
		}
	}
	if r.PowerReady(s) {
		buf = append(buf, Event{Kind: Resolved, Face: Power})
	}
	if !mandatory {
		buf = append(buf, Event{Kind: Passed})
	}
	return buf
}

func (r *Rules) buyOptions(s *State, buf []Event) []Event {
	if s.Autobot() {
		return append(buf, Event{Kind: Passed}) // A6
	}
	buf = r.purchases(s, buf)
	if s.active().Energy >= SweepPrice {
		buf = append(buf, Event{Kind: Swept})
	}
	return append(buf, Event{Kind: Passed})
}

// purchases appends the cards of the row that the active side can pay for, except
// unnamed cards.
func (r *Rules) purchases(s *State, buf []Event) []Event {
	for i, c := range s.Row {
		slot := int8(i) + 1
		if c != NoCard && c != Unnamed && r.Price(s, slot) <= s.active().Energy {
			buf = append(buf, Event{Kind: Bought, Slot: slot})
		}
	}
	return buf
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
	if q, open := t.Open(); open {
		out = r.legalAnswers(s, &q)
		if !t.Asking && r.CanDiscard(s) { // besides the choices at the start of a turn
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
		for i, c := range s.Row { // buying it asks for its name, whatever its price (D4)
			if c == Unnamed {
				out = append(out, Event{Kind: Bought, Slot: int8(i) + 1})
			}
		}
	}
	return out
}

// legalAnswers returns the choices of a question, and the answers that can come from the table.
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

// keeps appends all ways to keep some of the dice, without duplicates: at most 144 for eight dice.
func (r *Rules) keeps(s *State, out []Event) []Event {
	dice := s.Turn.Dice
	least := rules.Roll{}
	if r.Shadowed(s) { // all dice except fame stay (O3)
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
