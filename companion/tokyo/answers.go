package tokyo

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file reads lines as answers to the open question.

// answer reads a line as the answer to the open question. done is false for a line
// that is something else: a correction, or what the buy step offers beside it.
func (in *input) answer(q *tokyo.Question) (lines []string, done bool, err error) {
	first := in.first()
	if first == "answer" || first == "reveal" {
		in.words = in.words[1:]
		in.line = in.rest(0)
		first = in.first()
	} else if tokyo.IsVerb(first) && !in.isName(q) {
		return nil, false, nil
	}
	beside := offset(in.t) > 0
	switch {
	case q.No && (first == "no" || first == "none" || in.line == "" && in.EnterDeclines(in.t, q)):
		return []string{"answer no"}, true, nil
	case q.No && in.line == "":
		return nil, true, in.EnterRefused(in.t, q)
	case q.FromTable() && q.Form() == tokyo.CardAnswer:
		return in.cardFromTable(q, beside)
	case in.line == "":
		return nil, true, rules.Refuse("", "answer-wanted")
	}
	switch q.Form() {
	case tokyo.YesAnswer:
		if first == "yes" {
			return []string{"answer yes"}, true, nil
		}
	case tokyo.FaceAnswer:
		if f, ok := face(in.line); ok {
			return []string{"answer " + string(tokyo.Faces.Letter(f))}, true, nil
		}
	case tokyo.DiceAnswer:
		letters := strings.Join(in.words, "")
		for _, c := range letters {
			if _, err := tokyo.Faces.Parse(string(c)); err != nil {
				return nil, true, err
			}
		}
		return []string{"answer " + strings.ToLower(letters)}, true, nil
	case tokyo.NumberAnswer:
		if _, err := strconv.Atoi(in.line); err == nil {
			return []string{"answer " + in.line}, true, nil
		}
	case tokyo.SeatAnswer:
		lines, err = in.seatAnswer(q)
		return lines, true, err
	case tokyo.CardAnswer:
		return in.listedAnswer(q, beside)
	}
	return nil, true, rules.Refuse("", "answer-wrong", rules.Text("question", q.ID.String()))
}

// isName says whether a line that begins like a verb is the name of a card that answers
// the question: the whole name, or its beginning where the verb stands alone.
func (in *input) isName(q *tokyo.Question) bool {
	if q.Form() != tokyo.CardAnswer {
		return false
	}
	want, far := text.Fold(in.line), text.WholeName
	if len(in.words) == 1 && len([]rune(want)) >= unseen {
		far = text.NameBegins
	}
	for id := tokyo.CardID(1); id <= in.Rules.Last(); id++ {
		if c := in.candidate(id); c.Rank(want) <= far && (q.FromTable() || q.Cards.Has(id)) {
			return true
		}
	}
	return false
}

// cardFromTable reads a card that came from the deck. In the buy step slots and cards
// of the row are still bought.
func (in *input) cardFromTable(q *tokyo.Question, beside bool) (lines []string, done bool, err error) {
	word := "reveal "
	if q.ID != tokyo.AskReveal {
		word = "answer "
	}
	switch {
	case q.ID == tokyo.AskReveal && (in.line == "" || in.line == "?"):
		return []string{"reveal ?"}, true, nil
	case in.line == "":
		return nil, true, rules.Refuse("", "answer-wanted")
	case beside && (in.line == "+" || len(in.line) == 1 && strings.Contains("123", in.line)):
		return nil, false, nil
	}
	pick := cards.Pick[tokyo.CardID]
	if beside { // it may be no card at all
		pick = cards.PickSpelt[tokyo.CardID]
	}
	id, err := pick(in.Catalogue, in.candidates(cards.Any), in.line, func(id tokyo.CardID) bool {
		return in.fromDeck(in.s)(id) || beside && in.s.Lies[id].Zone == tokyo.Row
	}, in.noTile, cards.Any)
	if err == nil && beside && in.s.Lies[id].Zone == tokyo.Row {
		return []string{"buy " + in.Rules.Name(id)}, true, nil
	}
	return []string{word + in.Rules.Name(id)}, true, err
}

// listedAnswer reads a card out of a list, by its number or a few letters.
func (in *input) listedAnswer(q *tokyo.Question, beside bool) (lines []string, done bool, err error) {
	list := in.listed(q)
	if i, ok := numberIn(in.line, len(list), offset(in.t)); ok {
		return []string{"answer " + in.Rules.Name(list[i])}, true, nil
	}
	id, err := in.only(in.line, q.Cards.Has)
	if beside {
		if id, err = in.bare(1, q.Cards.Has); err != nil { // a slot, or a card of the row
			return nil, false, nil
		}
	}
	return []string{"answer " + in.Rules.Name(id)}, true, err
}

// seatAnswer reads a player out of a list, by the number in it or by name.
func (in *input) seatAnswer(q *tokyo.Question) ([]string, error) {
	var list []tokyo.Seat
	for seat := range tokyo.Seat(in.s.Players) {
		if q.Seats&(1<<seat) != 0 {
			list = append(list, seat)
		}
	}
	if i, ok := numberIn(in.line, len(list), 0); ok {
		return one("answer " + list[i].String())
	}
	seat, err := in.Seat(in.t, in.line)
	return []string{"answer " + seat.String()}, err
}

// face is the face that a letter or a name in either language means.
func face(word string) (rules.Face, bool) {
	if letters := []rune(word); len(letters) == 1 {
		return tokyo.Faces.Face(letters[0])
	}
	switch speak(word) {
	case "hearts":
		return tokyo.Heart, true
	case "energy":
		return tokyo.Energy, true
	case "smashes":
		return tokyo.Smash, true
	}
	return 0, false
}
