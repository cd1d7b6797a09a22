package plain

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Table is a whole table in lines: whose turn it is, a line for each seat with its
// tokens and cards below, what else lies there, the dice.
func Table(v companion.View, words *text.Catalogue) []string {
	out := []string{v.Title}
	for _, s := range v.Seats {
		mark := "  "
		if s.Active {
			mark = "> "
		}
		out = append(out, mark+words.Colon(seat(&s, words), strings.Join(s.Numbers, ", ")))
		if len(s.Pieces) > 0 {
			out = append(out, "    "+strings.Join(s.Pieces, ", "))
		}
	}
	for _, p := range v.Panels {
		out = append(out, "  "+p.Text)
	}
	if v.Dice != "" {
		out = append(out, "  "+v.Dice)
	}
	return out
}

// seat is who sits there: the name, the Monster if it is called otherwise, its place.
func seat(s *companion.Seat, words *text.Catalogue) string {
	name := s.Name
	if s.Monster != "" && s.Monster != s.Name {
		name = words.Say("plain.seat", rules.Text("name", name), rules.Text("monster", s.Monster))
	}
	if s.Place != "" {
		name += ", " + s.Place
	}
	return name
}
