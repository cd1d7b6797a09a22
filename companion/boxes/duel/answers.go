package duel

import (
	"slices"
	"strings"

	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Answer implements wording.Reader.
func (in *input) Answer() (events []duel.Event, done bool, err error) {
	q, open := in.t.Open()
	if !open {
		return nil, false, nil
	}
	first, form, instead := in.First, q.Form(), phrases.Instead(q.ID)
	switch {
	case instead != duel.NoQuestion && (first == "fame" || first == "destruction"): // the place answers the other question
		where := *in.t
		where.Question.ID = instead
		in.t = &where
		events, err = in.Hear("answer", in.Words...)
		events = append([]duel.Event{{Kind: duel.Answered, Answer: duel.No}}, events...)
	case in.sets() && form != duel.PlaceAnswer: // at a question for a place, "fame 2" is a place
		return nil, false, nil
	case form == duel.CardAnswer && q.FromTable():
		card, id := in.Line, duel.Unnamed
		if first == "reveal" || first == "answer" {
			card = strings.Join(in.Words[1:], " ")
		} else if duel.IsVerb(first) {
			return nil, false, nil
		}
		if card != "" && card != "?" {
			if id, err = pick(in.Names, card); err != nil {
				return nil, true, err
			}
		}
		events, err = in.Notation("reveal", in.Box.CardName(id))
	case in.Line == "":
		err = rules.Refuse("", "answer-wanted")
	case first == "no", first == "yes" && form == duel.YesAnswer:
		events, err = in.Notation("answer", first)
	case duel.IsVerb(first), form == duel.YesAnswer:
		return nil, false, nil
	case form == duel.DiceAnswer:
		events, err = in.Notation("answer", in.Line)
	case form == duel.CardAnswer:
		var id duel.CardID
		if id, err = pickAmong(in.Names, in.Line, q.Cards); err == nil {
			events, err = in.Notation("answer", in.Box.CardName(id))
		}
	default:
		if face, ok := faceNamed(first); ok && form != duel.NumberAnswer {
			in.Words[0] = duel.FaceName(face)
		}
		events, err = in.Hear("answer", in.Words...)
	}
	return events, true, err
}

// faceNamed returns the face that a name or a letter means.
func faceNamed(w string) (rules.Face, bool) {
	if letters := []rune(w); len(letters) == 1 {
		return duel.Faces.Face(letters[0])
	}
	f := slices.Index(FaceNames, w)
	return rules.Face(max(f, 0)), f >= 0
}
