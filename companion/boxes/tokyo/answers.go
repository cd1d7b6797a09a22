package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/wording"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file reads lines as answers to the open question.

// Answer implements wording.Reader. In the buy step, a line need not be about the question.
func (in *input) Answer() (events []tokyo.Event, done bool, err error) {
	q, open := in.t.Open()
	if !open {
		return nil, false, nil
	}
	if in.First == "answer" || in.First == "reveal" {
		in.Retype(strings.Join(in.Words[1:], " "))
	} else if tokyo.IsVerb(in.First) && !in.isName(&q) {
		return nil, false, nil
	}
	beside := offset(in.t) > 0
	answer := func(word string) ([]tokyo.Event, bool, error) {
		events, err := in.Notation("answer", word)
		return events, true, err
	}
	switch form := q.Form(); {
	case q.No && (in.First == "no" || in.First == "none" || in.Line == "" && in.EnterDeclines(in.t, &q)):
		return answer("no")
	case q.No && in.Line == "":
		return nil, true, in.EnterRefused(in.t, &q)
	case q.FromTable() && form == tokyo.CardAnswer:
		return in.cardFromTable(&q, beside)
	case in.Line == "":
		return nil, true, rules.Refuse("", "answer-wanted")
	case form == tokyo.DiceAnswer:
		return answer(in.Line)
	case form == tokyo.YesAnswer && in.First == "yes":
		return answer("yes")
	case form == tokyo.FaceAnswer:
		if f, ok := faceNamed(in.Line); ok {
			return answer(tokyo.FaceName(f))
		}
	case form == tokyo.NumberAnswer:
		if _, err := strconv.Atoi(in.Line); err == nil {
			return answer(in.Line)
		}
	case form == tokyo.SeatAnswer:
		events, err = in.seatAnswer(&q)
		return events, true, err
	case form == tokyo.CardAnswer:
		return in.listedAnswer(&q, beside)
	}
	return nil, true, rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String()))
}

// answered returns an answer to the open question.
func answered(a tokyo.Answer) tokyo.Event {
	ev := said(tokyo.Answered)
	ev.Answer = a
	return ev
}

// cardAnswer answers with a card. Of two copies it names the first, as the notation does.
func (v *Phrases) cardAnswer(id tokyo.CardID) tokyo.Event {
	id, _ = v.Rules.Piece(v.Rules.Name(id))
	return answered(tokyo.Answer{Kind: tokyo.CardAnswer, Card: id})
}

// unnamed returns the answer that leaves the card that came into the row unnamed.
func unnamed() tokyo.Event {
	ev := answered(tokyo.Answer{Kind: tokyo.CardAnswer, Card: tokyo.Unnamed})
	ev.Reveal = true
	return ev
}

// isName reports whether a line that begins like a verb is the name of a card that answers the question: the whole
// name or, if the verb is the whole line, the beginning of the name.
func (in *input) isName(q *tokyo.Question) bool {
	if q.Form() != tokyo.CardAnswer {
		return false
	}
	far := text.WholeName
	if len(in.Words) == 1 && len([]rune(text.Fold(in.Line))) >= unseen {
		far = text.NameBegins
	}
	return in.names(in.Line, far, func(id tokyo.CardID) bool { return q.FromTable() || q.Cards.Has(id) })
}

// names reports whether a line matches the name of one of these cards with rank far or better.
func (in *input) names(line string, far text.Rank, fits among) bool {
	want := text.Fold(line)
	for id := tokyo.CardID(1); id <= in.Rules.Last(); id++ {
		if c := in.candidate(id); c.Rank(want) <= far && fits(id) {
			return true
		}
	}
	return false
}

// cardFromTable reads the card that came from the deck. In the buy step a line may also buy from a slot, or a card
// of the row by name.
func (in *input) cardFromTable(q *tokyo.Question, beside bool) (events []tokyo.Event, done bool, err error) {
	switch {
	case q.MayStayUnnamed() && (in.Line == "" || in.Line == "?"):
		return []tokyo.Event{unnamed()}, true, nil
	case in.Line == "":
		return nil, true, rules.Refuse("", "answer-wanted")
	case beside && (in.Line == "+" || wording.Slot(in.Line) > 0):
		return nil, false, nil
	}
	pick := cards.Pick[tokyo.CardID]
	if beside { // the line may not be a card at all
		pick = cards.PickSpelt[tokyo.CardID]
	}
	id, err := pick(in.Catalogue, in.candidates(cards.Any), in.Line, func(id tokyo.CardID) bool {
		return in.fromDeck(in.s)(id) || beside && in.s.Locations[id].Zone == tokyo.Row
	}, in.noTile, cards.Any)
	if err == nil && beside && in.s.Locations[id].Zone == tokyo.Row {
		events, err = in.Notation("buy", in.Rules.Name(id))
		return events, true, err
	}
	ev := in.cardAnswer(id)
	ev.Reveal = q.MayStayUnnamed()
	return []tokyo.Event{ev}, true, err
}

// listedAnswer reads a card from a list, by its number or a few letters.
func (in *input) listedAnswer(q *tokyo.Question, beside bool) (events []tokyo.Event, done bool, err error) {
	list := in.listed(q)
	if i, ok := numberIn(in.Line, len(list), offset(in.t)); ok {
		return []tokyo.Event{in.cardAnswer(list[i])}, true, nil
	}
	id, err := in.only(in.Line, q.Cards.Has)
	if beside {
		if id, err = in.bare(1, q.Cards.Has); err != nil { // a slot, or a card of the row
			return nil, false, nil
		}
	}
	return []tokyo.Event{in.cardAnswer(id)}, true, err
}

// seatAnswer reads a player from a list, by the number in the list or by name.
func (in *input) seatAnswer(q *tokyo.Question) ([]tokyo.Event, error) {
	var list []tokyo.Seat
	for seat := range tokyo.Seat(in.s.Players) {
		if q.Seats&(1<<seat) != 0 {
			list = append(list, seat)
		}
	}
	if i, ok := numberIn(in.Line, len(list), 0); ok {
		return in.Notation("answer", list[i].String())
	}
	seat, err := in.Seat(in.t, in.Line)
	if err != nil {
		return nil, err
	}
	return in.Notation("answer", seat.String())
}

// faceNamed returns the face that a letter or a name in any language means.
func faceNamed(word string) (rules.Face, bool) {
	if letters := []rune(word); len(letters) == 1 {
		return tokyo.Faces.Face(letters[0])
	}
	for f := tokyo.Heart; f <= tokyo.Smash; f++ {
		if groupOf(f).String() == speak(word) {
			return f, true
		}
	}
	return 0, false
}
