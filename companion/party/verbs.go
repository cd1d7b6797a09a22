package party

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// This file reads lines that begin with a verb of the notation, or with a player.

// isField says whether a word is a number of a player that a correction sets.
func isField(w string) bool {
	for f := tokyo.HeartsField; f.Seated(); f++ {
		if w == f.String() {
			return true
		}
	}
	return false
}

// ofPlayer reads a correction that begins with a player: "bea hearts 9", "bea city",
// "bea out". done is false for a line that says nothing of the kind.
func (in *input) ofPlayer() (lines []string, done bool, err error) {
	for n := len(in.words) - 1; n > 0; n-- {
		tail := make([]string, 0, 2)
		for _, w := range in.words[n:] {
			tail = append(tail, speak(w))
		}
		name := strings.Join(in.words[:n], " ")
		seat, ok := in.exactly(in.t, name)
		if !ok && !tokyo.IsVerb(in.first()) {
			seat, ok = in.seat(in.t, name)
		}
		if !ok {
			continue
		}
		switch {
		case len(tail) == 2 && isField(tail[0]):
			if strings.ContainsAny(tail[1], "+-") {
				return nil, true, rules.Refuse("", "tokyo.absolute", rules.Text("example", name+" "+in.words[n]+" 9"))
			}
			return []string{"set " + seat.String() + "." + tail[0] + " " + tail[1]}, true, nil
		case len(tail) == 1 && (tail[0] == "city" || tail[0] == "bay" || tail[0] == "outside"):
			return []string{"place " + seat.String() + " " + tail[0]}, true, nil
		case len(tail) == 1 && (tail[0] == "out" || tail[0] == "back"):
			return []string{tail[0] + " " + seat.String()}, true, nil
		}
	}
	return nil, false, nil
}

// seated are the verbs that name a player first, and whether they must.
var seated = map[string]bool{"card": true, "place": true, "out": true, "back": true, "zombie": true, "turn": true, "regular": true,
	"concede": true, "use": false, "uncard": false}

// verb reads a line of the notation with names in it.
func (in *input) verb() ([]string, error) {
	verb := in.first()
	words := append([]string{verb}, in.words[1:]...)
	if must, ok := seated[verb]; ok {
		var err error
		if words, err = in.withSeat(words, must); err != nil {
			return nil, err
		}
	}
	args := words[1:]
	if len(args) == 0 {
		return one(verb)
	}
	query := strings.Join(args, " ")
	switch verb {
	case "buy":
		if len(query) == 1 && strings.Contains("123", query) {
			return one("buy " + query)
		}
		id, err := in.Pick(query, in.inRow(in.s), in.noTile)
		if err != nil {
			return nil, err
		}
		return in.buy(id)
	case "take":
		return in.withCard("take", query, in.Rules.Takeable(in.s).Has, in.heldByAny(in.s))
	case "tile":
		return in.withCard("tile", query, in.Rules.IsTile)
	case "use":
		return in.uses(args)
	case "card":
		return in.withCard("card "+args[0], strings.Join(args[1:], " "))
	case "uncard":
		if seat, ok := tokyo.SeatNamed(args[0]); ok && len(args) > 1 {
			return in.withCard("uncard "+args[0], strings.Join(args[1:], " "), func(id tokyo.CardID) bool { return in.s.Holds(seat, id) })
		}
		return in.withCard("uncard", query, in.heldByAny(in.s))
	case "charge":
		return in.charge(args)
	case "copy":
		return in.copies(query)
	case "row", "discards":
		return in.cards(verb, query)
	case "reveal":
		if query == "?" {
			return one("reveal ?")
		}
		return in.withCard("reveal", query, in.fromDeck(in.s))
	case "set":
		return in.sets(args)
	case "resolve":
		if g, ok := in.group(query); ok {
			return one("resolve " + g.String())
		}
	}
	for i, w := range args {
		args[i] = speak(w)
	}
	return one(strings.Join(words, " "))
}

// withSeat puts the seat in the place of a player's name behind a verb. `concede`
// alone is the one whose turn it is.
func (in *input) withSeat(words []string, must bool) ([]string, error) {
	if len(words) == 1 {
		if words[0] == "concede" {
			words = append(words, in.s.Turn.Active.String())
		}
		return words, nil
	}
	for n := len(words); n > 1; n-- {
		if !must && n == len(words) {
			continue // the card follows
		}
		if seat, ok := in.seat(in.t, strings.Join(words[1:n], " ")); ok {
			return append([]string{words[0], seat.String()}, words[n:]...), nil
		}
	}
	if !must {
		return words, nil
	}
	_, err := in.Seat(in.t, words[1])
	return nil, err
}

// withCard is a line that ends with a card, picked from the first set that has one
// that fits.
func (in *input) withCard(line, query string, sets ...among) ([]string, error) {
	if query == "" {
		return one(line)
	}
	id, err := in.Pick(query, sets...)
	if err != nil {
		return nil, err
	}
	return one(line + " " + in.Rules.Name(id))
}

// uses reads `use [SEAT] CARD`.
func (in *input) uses(args []string) ([]string, error) {
	if _, ok := tokyo.SeatNamed(args[0]); ok && len(args) > 1 {
		return in.withCard("use "+args[0], strings.Join(args[1:], " "), in.usable(in.s), in.heldByAny(in.s))
	}
	id, err := in.Pick(strings.Join(args, " "), in.usable(in.s), in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	return one(in.use(id))
}

// charge reads `charge CARD N`.
func (in *input) charge(args []string) ([]string, error) {
	last := len(args) - 1
	lines, err := in.withCard("charge", strings.Join(args[:last], " "), in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	return one(lines[0] + " " + args[last])
}

// copies reads `copy CARD, OF` with names, `copy CARD none`, and the notation's own
// form with ids.
func (in *input) copies(query string) ([]string, error) {
	card, of, said := strings.Cut(query, ",")
	if words := strings.Fields(query); !said && len(words) > 1 {
		card, of = words[0], strings.Join(words[1:], " ")
	}
	id, err := in.Pick(card, in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	line := "copy " + in.Rules.Name(id)
	if of = strings.TrimSpace(of); of == "" || speak(of) == "none" {
		return one(line + " none")
	}
	words, whose := strings.Fields(of), ""
	if n := len(words) - 1; n > 0 {
		if seat, ok := in.seat(in.t, words[n]); ok {
			of, whose = strings.Join(words[:n], " "), " "+seat.String()
		}
	}
	lines, err := in.withCard(line, of, in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	return one(lines[0] + whose)
}

// cards reads the cards of the row or the discards, separated by commas, or by
// spaces where each is one word.
func (in *input) cards(verb, query string) ([]string, error) {
	parts := strings.Fields(query)
	if strings.Contains(query, ",") {
		parts = strings.Split(query, ",")
	}
	if verb == "row" && len(parts) != len(in.s.Row) {
		return nil, rules.Refuse("10.2", "row-three", rules.Num("have", len(parts)))
	}
	for i, p := range parts {
		switch p = strings.TrimSpace(p); p {
		case "", "?":
			parts[i] = "?"
		case "-":
			parts[i] = "-"
		default:
			id, err := in.Pick(p, in.noTile)
			if err != nil {
				return nil, err
			}
			parts[i] = in.Rules.Name(id)
		}
	}
	return one(verb + " " + strings.Join(parts, " "))
}

// sets reads `set bea.hearts 9`, and `set turn 4`.
func (in *input) sets(args []string) ([]string, error) {
	who, field, dotted := strings.Cut(args[0], ".")
	if !dotted {
		return one(strings.Join(append([]string{"set", speak(args[0])}, args[1:]...), " "))
	}
	seat, err := in.Seat(in.t, who)
	if err != nil {
		return nil, err
	}
	return one(strings.Join(append([]string{"set", seat.String() + "." + speak(field)}, args[1:]...), " "))
}

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
	case q.No && (first == "no" || first == "none" || in.line == ""):
		return []string{"answer no"}, true, nil
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

// isName says whether a line that begins like a verb is the whole name of a card that
// answers the question.
func (in *input) isName(q *tokyo.Question) bool {
	if q.Form() != tokyo.CardAnswer {
		return false
	}
	want := text.Fold(in.line)
	for id := tokyo.CardID(1); id <= in.Rules.Last(); id++ {
		if in.rankOf(id, want) == text.WholeName && (q.FromTable() || q.Cards.Has(id)) {
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
	id, err := in.Pick(in.line, func(id tokyo.CardID) bool {
		return in.fromDeck(in.s)(id) || beside && in.s.Lies[id].Zone == tokyo.Row
	}, in.noTile)
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
	if err != nil && beside { // a slot, or a card of the row
		return nil, false, nil
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
