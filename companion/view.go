package companion

import (
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// View is a table in the words of one language: what plain mode prints, dashboards
// draw and tests read. It decides nothing.
type View struct {
	Title  string  // the turn, whose it is, its step
	Seats  []Seat  // everybody at the table, in the order they sit
	Panels []Panel // what else lies on the table, top to bottom: tracks, row, piles
	Dice   string  // the dice that lie there; "" for none
	// DiceAwaited says that the next move is about the dice, as Panel.Awaited does.
	DiceAwaited bool
	Over        bool // nothing more is played

	// Now is what to know before the next move: what Autobot keeps and why, what
	// resolving would bring, who should beware.
	Now     []Line
	Prompt  string   // what the table waits for, and from whom
	Choices []Choice // all that can be done now, corrections and giving up apart
	Why     []string // the reasons behind the present step, with their rules
	Fields  []Field  // the numbers that can be corrected
}

// Lines is the whole table in lines: whose turn it is, a line for each seat with its
// tokens and cards below, what else lies there, the dice.
func (v *View) Lines(words *text.Catalogue) []string {
	out := []string{v.Title}
	for _, s := range v.Seats {
		mark := "  "
		if s.Active {
			mark = "> "
		}
		out = append(out, mark+words.Colon(s.called(words), strings.Join(s.Numbers, ", ")))
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

// Seat is somebody at the table.
type Seat struct {
	Name    string
	Monster string
	Place   string   // where the Monster is, in boxes that have places; else ""
	Numbers []string // hearts, energy and the like, each with its word: "8/10 hearts"
	Pieces  []string // the tokens and cards that lie there
	Active  bool     // it is this one's turn, or who has won once it is over
}

// called is who sits there: the name, the Monster if it is called otherwise, its place.
func (s *Seat) called(words *text.Catalogue) string {
	name := s.Name
	if s.Monster != "" && s.Monster != s.Name {
		name = words.Say("plain.seat", rules.Text("name", name), rules.Text("monster", s.Monster))
	}
	if s.Place != "" {
		name += ", " + s.Place
	}
	return name
}

// Panel is something on the table that belongs to no seat.
type Panel struct {
	Text string // one line
	// Awaited says that the next move is about it: plain mode shows it again before the
	// prompt, unless it has just shown the whole table.
	Awaited bool
}

// Choice is something that can be done now.
type Choice struct {
	// Keys are what to type for it, in the player's language: "y", "2", "use wings";
	// KeyEnter for an empty line; "" where something else must be typed first, as dice.
	Keys string
	Text string // what it does
	Move Move   // nil where something must be typed first
	// Prompted says that the prompt names it already.
	Prompted bool
}

// KeyEnter is the key of a Choice that an empty line stands for; whoever shows it
// translates it.
const KeyEnter = "Enter"

// Field is a number that can be corrected.
type Field struct {
	Label string // in the player's language
	Group string // whose or what part of the table it is
	Value int
	Min   int
	Max   int
	Half  bool // Value, Min and Max count half steps
	// Set is the correction that gives it another value from Min to Max.
	Set func(value int) Move
}
