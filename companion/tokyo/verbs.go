package tokyo

import (
	"strings"

	"kingoftokyo/companion"
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

// ofPlayer reads a correction that begins with a player: "bea hearts 9", "bea city", "bea out". done is false
// for any other line.
func (in *input) ofPlayer() (events []tokyo.Event, done bool, err error) {
	for n := len(in.words) - 1; n > 0; n-- {
		name, tail := strings.Join(in.words[:n], " "), in.words[n:]
		seat, ok := in.calledExactly(in.t, name)
		if !ok && !tokyo.IsVerb(in.first()) {
			seat, ok = in.seat(in.t, name)
		}
		if !ok {
			continue
		}
		switch verb := speak(tail[0]); {
		case len(tail) == 2 && isField(verb):
			if strings.ContainsAny(tail[1], "+-") {
				return nil, true, rules.Refuse("", "tokyo.absolute", rules.Text("example", name+" "+tail[0]+" 9"))
			}
			in.words = []string{"set", seat.String() + "." + verb, tail[1]}
		case len(tail) == 1 && (verb == "city" || verb == "bay" || verb == "outside"):
			in.words = []string{"place", seat.String(), verb}
		case len(tail) == 1 && (verb == "out" || verb == "back"):
			in.words = []string{verb, seat.String()}
		case len(tail) > 1 && verb == "card":
			in.words = append([]string{verb, seat.String()}, tail[1:]...)
		default:
			continue
		}
		events, err = in.verb()
		return events, true, err
	}
	return nil, false, nil
}

// seated are the verbs behind which a player may be named, and whether one must be.
var seated = map[string]bool{"card": true, "place": true, "out": true, "back": true, "zombie": true, "turn": true, "regular": true,
	"concede": true, "use": false, "uncard": false}

// verb reads a line that begins with a verb of the notation.
func (in *input) verb() ([]tokyo.Event, error) {
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
		return in.notation(verb)
	}
	query := strings.Join(args, " ")
	switch verb {
	case "buy":
		if slot := slotNamed(query); slot > 0 {
			return one(bought(slot))
		}
		id, err := in.Pick(query, in.inRow(in.s), in.noTile)
		if err != nil {
			return nil, err
		}
		return in.buy(id), nil
	case "take":
		return in.takes(args)
	case "use":
		return in.uses(args)
	case "copy":
		return in.copies(query)
	case "resolve":
		if events, ok := in.group(query); ok {
			return events, nil
		}
	}
	line, err := in.worded(verb, args)
	if err != nil {
		return nil, err
	}
	return in.notation(line)
}

// worded is a line in the words of the notation: ids stand in the place of names.
func (in *input) worded(verb string, args []string) (string, error) {
	query := strings.Join(args, " ")
	switch verb {
	case "tile":
		return in.lineWith("tile", query, in.Rules.IsTile)
	case "card":
		return in.lineWith("card "+args[0], strings.Join(args[1:], " "))
	case "uncard":
		if seat, ok := tokyo.SeatNamed(args[0]); ok && len(args) > 1 {
			return in.lineWith("uncard "+args[0], strings.Join(args[1:], " "), func(id tokyo.CardID) bool { return in.s.Holds(seat, id) })
		}
		return in.lineWith("uncard", query, in.heldByAny(in.s))
	case "charge":
		last := len(args) - 1
		line, err := in.lineWith("charge", strings.Join(args[:last], " "), in.heldByAny(in.s))
		return line + " " + args[last], err
	case "row", "discards":
		return in.cards(verb, query)
	case "reveal":
		if query != "?" {
			return in.lineWith("reveal", query, in.fromDeck(in.s))
		}
	case "set":
		return in.sets(args)
	case "turn":
		last := args[len(args)-1]
		if phase, ok := companion.PhaseNamed(in.Catalogue, "tokyo.phase.", tokyo.PhaseOver, last, text.Fold(last)); ok && len(args) == 2 {
			args[1] = phase.String()
		}
	}
	for i, w := range args {
		args[i] = speak(w)
	}
	return verb + " " + strings.Join(args, " "), nil
}

// withSeat puts the seat in the place of a player's name behind a verb. `concede` alone means the player whose
// turn it is.
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

// lineWith is a line that ends with a card. The card is looked up in the first of the sets that has one with
// such a name.
func (in *input) lineWith(line, query string, sets ...among) (string, error) {
	if query == "" {
		return line, nil
	}
	id, err := in.Pick(query, sets...)
	return line + " " + in.Rules.Name(id), err
}

// uses reads `use [SEAT] CARD`.
func (in *input) uses(args []string) ([]tokyo.Event, error) {
	whose, ok := tokyo.SeatNamed(args[0])
	if ok && len(args) > 1 {
		args = args[1:]
	}
	id, err := in.Pick(strings.Join(args, " "), in.usable(in.s), in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	ev := in.use(id)
	if ok {
		ev.Seat = whose
	}
	return one(ev)
}

// cardOf reads a card, behind which its owner may be named: of two copies that says which.
func (in *input) cardOf(words []string, sets ...among) (id tokyo.CardID, whose tokyo.Seat, err error) {
	whole := strings.Join(words, " ")
	if last := len(words) - 1; last > 0 && !in.names(whole, text.WholeName, sets[0]) {
		if seat, ok := in.seat(in.t, words[last]); ok {
			if id, err := in.Pick(strings.Join(words[:last], " "), sets...); err == nil {
				return id, seat, nil
			}
		}
	}
	id, err = in.Pick(whole, sets...)
	return id, tokyo.NoSeat, err
}

// takes reads `take CARD [SEAT]`.
func (in *input) takes(args []string) ([]tokyo.Event, error) {
	id, whose, err := in.cardOf(args, in.Rules.Takeable(in.s).Has, in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	ev := in.withCard(tokyo.Took, id)
	ev.Seat = whose
	return one(ev)
}

// copies reads `copy CARD, OF [SEAT]` with names, `copy CARD none`, and the notation's
// own form with ids.
func (in *input) copies(query string) ([]tokyo.Event, error) {
	card, of, said := strings.Cut(query, ",")
	if words := strings.Fields(query); !said && len(words) > 1 {
		card, of = words[0], strings.Join(words[1:], " ")
	}
	id, err := in.Pick(card, in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	ev := in.withCard(tokyo.SetCopy, id)
	if of = strings.TrimSpace(of); of == "" || speak(of) == "none" {
		return one(ev)
	}
	copied, whose, err := in.cardOf(strings.Fields(of), in.heldByAny(in.s))
	if err != nil {
		return nil, err
	}
	ev.Of, ev.Seat = in.withCard(tokyo.SetCopy, copied).Card, whose
	return one(ev)
}

// cards reads the cards of the row or the discards, separated by commas, or by
// spaces where each is one word.
func (in *input) cards(verb, query string) (string, error) {
	parts := strings.Fields(query)
	if strings.Contains(query, ",") {
		parts = strings.Split(query, ",")
	}
	if verb == "row" && len(parts) != len(in.s.Row) {
		return "", rules.Refuse("10.2", "row-three", rules.Num("have", len(parts)))
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
				return "", err
			}
			parts[i] = in.Rules.Name(id)
		}
	}
	return verb + " " + strings.Join(parts, " "), nil
}

// sets reads `set bea.hearts 9`, and `set turn 4`.
func (in *input) sets(args []string) (string, error) {
	who, field, dotted := strings.Cut(args[0], ".")
	if !dotted {
		return strings.Join(append([]string{"set", speak(args[0])}, args[1:]...), " "), nil
	}
	seat, err := in.Seat(in.t, who)
	if err != nil {
		return "", err
	}
	return strings.Join(append([]string{"set", seat.String() + "." + speak(field)}, args[1:]...), " "), nil
}
