package duel

import (
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// answer reads a line as the answer to the open question. done is false for a line
// that is something else: a correction, another event.
func (in *input) answer(q *duel.Question) (events []duel.Event, done bool, err error) {
	first := in.first
	said := func(events []duel.Event, err error) ([]duel.Event, bool, error) { return events, true, err }
	if instead := questions[q.ID].instead; instead != duel.NoQuestion && (first == "fame" || first == "destruction") { // not there: here
		where := *in.t
		where.Question.ID = instead
		in.t = &where
		here, err := in.hear("answer", in.words...)
		return append([]duel.Event{{Kind: duel.Answered, Answer: duel.No}}, here...), true, err
	}
	if in.sets() && q.Form() != duel.PlaceAnswer { // "fame 2" is a place there
		return nil, false, nil
	}
	switch form := q.Form(); {
	case form == duel.CardAnswer && q.FromTable():
		card := in.line
		if first == "reveal" || first == "answer" {
			card = strings.Join(in.words[1:], " ")
		} else if duel.IsVerb(first) {
			return nil, false, nil
		}
		id := duel.Unnamed
		if card != "" && card != "?" {
			if id, err = Pick(in.Names, card); err != nil {
				return nil, true, err
			}
		}
		return said(one(duel.Event{Kind: duel.Answered, Answer: duel.Answer{Kind: duel.CardAnswer, Card: id}, Reveal: true}))
	case in.line == "":
		return nil, true, rules.Refuse("", "answer-wanted")
	case first == "no":
		return said(answered(duel.No))
	case duel.IsVerb(first):
	case form == duel.CardAnswer:
		id, err := PickAmong(in.Names, in.line, q.Cards)
		if err != nil {
			return nil, true, err
		}
		return said(answered(duel.Answer{Kind: duel.CardAnswer, Card: id}))
	case form != duel.YesAnswer:
		if face, ok := faceNamed(first); ok && form != duel.DiceAnswer && form != duel.NumberAnswer {
			in.words[0] = duel.FaceName(face)
		} else if form == duel.DiceAnswer {
			return said(in.notation("answer", in.line))
		}
		return said(in.hear("answer", in.words...))
	case first == "yes":
		return said(answered(duel.Yes))
	}
	return nil, false, nil
}

// answered is a move of one answer.
func answered(a duel.Answer) ([]duel.Event, error) {
	return one(duel.Event{Kind: duel.Answered, Answer: a})
}

// faceNamed is the face that a name or a letter of it means.
func faceNamed(w string) (rules.Face, bool) {
	if letters := []rune(w); len(letters) == 1 {
		return duel.Faces.Face(letters[0])
	}
	for f := range rules.Face(rules.NumFaces) {
		if w == duel.FaceName(f) {
			return f, true
		}
	}
	return 0, false
}
