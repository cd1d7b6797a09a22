package tokyo

import (
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
		case len(tail) > 1 && tail[0] == "card":
			lines, err := in.withCard("card "+seat.String(), in.rest(n+1))
			return lines, true, err
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
		return in.takes(args)
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
	case "turn":
		for ph := tokyo.PhaseStart; ph < tokyo.PhaseOver && len(args) == 2; ph++ {
			if text.Fold(args[1]) == text.Fold(in.Say("tokyo.phase."+ph.String())) { // as the status calls it
				args[1] = ph.String()
			}
		}
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

// takes reads `take CARD [SEAT]`: of two copies the player says whose is meant.
func (in *input) takes(args []string) ([]string, error) {
	sets := []among{in.Rules.Takeable(in.s).Has, in.heldByAny(in.s)}
	if last := len(args) - 1; last > 0 {
		if whose, ok := in.seat(in.t, args[last]); ok {
			if lines, err := in.withCard("take", strings.Join(args[:last], " "), sets...); err == nil {
				return []string{lines[0] + " " + whose.String()}, nil
			}
		}
	}
	return in.withCard("take", strings.Join(args, " "), sets...)
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
