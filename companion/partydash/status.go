package partydash

import (
	"strconv"
	"strings"

	"github.com/mattn/go-runewidth"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// The size that status keeps to.
const (
	statusWidth = 80
	statusLines = 20
)

// status is the whole table in at most 20 lines of 80 columns: the turn, a line for each
// player with tokens and cards below, the row and the piles, the tiles left. Where that
// is not enough, the lists of cards are cut and say how many more there are.
func (t *table) status() []string {
	if lines := t.statusIn(whole); len(lines) <= statusLines {
		return lines
	}
	return t.statusIn(t.cut)
}

func (t *table) statusIn(list func(lead string, names []string) []string) []string {
	v, shown := &t.d.view, t.g.View()
	out := []string{v.Title(&t.now().State)}
	if shown.Dice != "" {
		out[0] = v.Say("tokyo.view.dice", rules.Text("line", out[0]), rules.Text("dice", shown.Dice))
	}
	for i, row := range aligned(t.rows()) {
		out = append(out, row)
		if i > 0 && len(shown.Seats[i-1].Pieces) > 0 {
			out = append(out, list("    ", shown.Seats[i-1].Pieces)...)
		}
	}
	for i, panel := range shown.Panels {
		if i == 1 { // the piles
			out = append(out, list("", []string{panel.Text})...)
			continue
		}
		out = append(out, wrapped("", panel.Text)...)
	}
	return out
}

// whole is all of a list of names in as many lines as it takes.
func whole(lead string, names []string) []string { return wrapped(lead, strings.Join(names, ", ")) }

// wrapped breaks a line at the width of the status, a lead before each part.
func wrapped(lead, line string) []string {
	lines := strings.Split(text.Wrap(line, statusWidth-len(lead)), "\n")
	for i := range lines {
		lines[i] = lead + strings.TrimRight(lines[i], " ")
	}
	return lines
}

// cut is as much of a list of names as one line holds, and how many more there are.
func (t *table) cut(lead string, names []string) []string {
	for n := len(names); n > 0; n-- {
		line := lead + strings.Join(names[:n], ", ")
		if more := len(names) - n; more > 0 {
			line = t.d.view.Say("tokyo.view.more", rules.Text("list", line), rules.Num("n", more))
		}
		if runewidth.StringWidth(line) <= statusWidth || n == 1 {
			return []string{runewidth.Truncate(line, statusWidth, "")}
		}
	}
	return nil
}

// statusName is the most columns a name takes in the status.
const statusName = 16

// rows are the players as cells of a table, below its head.
func (t *table) rows() [][]string {
	v := &t.d.view
	dark := v.Rules.Edition == tokyo.Dark
	head := []string{" ", v.Say("tokyo.view.head.player"), v.Say("tokyo.view.head.monster"), v.Say("tokyo.view.head.place"), v.Say("tokyo.view.head.hearts"),
		v.Say("tokyo.view.head.points"), v.Say("tokyo.view.head.energy")}
	if dark {
		head = append(head, v.Say("tokyo.view.head.wickedness"))
	}
	rows := [][]string{head}
	s := &t.now().State
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		mark := " "
		if seat == s.Turn.Active && !s.Over() || s.Over() && seat == s.Winner {
			mark = ">"
		}
		row := []string{mark, runewidth.Truncate(v.Player(seat), statusName, "..."), v.Monster(m.ID)}
		switch {
		case m.GaveUp:
			row = append(row, v.Say("tokyo.view.gave-up"))
		case m.Out:
			row = append(row, v.Say("tokyo.view.out"))
		default:
			row = append(row, v.Say("tokyo.view.at."+m.Place.String()))
		}
		row = append(row, strconv.Itoa(int(m.Hearts))+"/"+strconv.Itoa(v.Rules.Limit(s, seat)), strconv.Itoa(int(m.Points)), strconv.Itoa(int(m.Energy)))
		if dark {
			row = append(row, strconv.Itoa(int(m.Wickedness)))
		}
		rows = append(rows, row)
	}
	return rows
}

// aligned draws cells below each other; numbers stand at the right of their column.
func aligned(rows [][]string) []string {
	width := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			width[i] = max(width[i], runewidth.StringWidth(cell))
		}
	}
	out := make([]string, len(rows))
	for n, row := range rows {
		line := ""
		for i, cell := range row {
			if pad := strings.Repeat(" ", width[i]-runewidth.StringWidth(cell)); i > 3 {
				line += pad + cell + "  "
			} else {
				line += cell + pad + strings.Repeat(" ", min(2, i+1))
			}
		}
		out[n] = strings.TrimRight(line, " ")
	}
	return out
}
