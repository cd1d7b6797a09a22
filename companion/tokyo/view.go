package tokyo

import (
	"strconv"
	"strings"

	"github.com/mattn/go-runewidth"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// View draws tables as lines of text. It decides nothing.
type View struct {
	*Words
	Rules *tokyo.Rules
}

// The size that Status keeps to.
const (
	statusWidth = 80
	statusLines = 20
)

// Status is the whole table in at most 20 lines of 80 columns: the turn, a line for
// each player with tokens and cards below, the row and the piles, the tiles left. Where
// that is not enough, the lists of cards are cut and say how many more there are.
func (v *View) Status(t *tokyo.Table) []string {
	if lines := v.status(t, v.wrapped); len(lines) <= statusLines {
		return lines
	}
	return v.status(t, v.cut)
}

func (v *View) status(t *tokyo.Table, list func(lead string, names []string) []string) []string {
	s := &t.State
	out := []string{v.turnLine(s)}
	rows := v.rows(t)
	for i, row := range columns(rows) {
		out = append(out, row)
		if seat := tokyo.Seat(i - 1); i > 0 {
			if below := append(v.tokens(&s.Seats[seat]), v.Held(s, seat)...); len(below) > 0 {
				out = append(out, list("    ", below)...)
			}
		}
	}
	row := v.Say("tokyo.view.row", rules.Text("list", strings.Join(v.rowCards(s), "  ")))
	piles := v.piles(s)
	if s.Extras > 0 {
		piles += ". " + v.Extras(s)
	}
	out = append(append(out, wrap("", row)...), list("", []string{piles})...)
	for _, g := range v.gauge(s) {
		out = append(out, wrap("", g)...)
	}
	return out
}

// wrapped is a whole list of names in as many lines as it takes.
func (v *View) wrapped(lead string, names []string) []string {
	return wrap(lead, strings.Join(names, ", "))
}

// wrap breaks a line at the width of the status, a lead before each part.
func wrap(lead, line string) []string {
	lines := strings.Split(text.Wrap(line, statusWidth-len(lead)), "\n")
	for i := range lines {
		lines[i] = lead + strings.TrimRight(lines[i], " ")
	}
	return lines
}

// cut is as much of a list of names as one line holds, and how many more there are.
func (v *View) cut(lead string, names []string) []string {
	for n := len(names); n > 0; n-- {
		line := lead + strings.Join(names[:n], ", ")
		if more := len(names) - n; more > 0 {
			line = v.Say("tokyo.view.more", rules.Text("list", line), rules.Num("n", more))
		}
		if runewidth.StringWidth(line) <= statusWidth || n == 1 {
			return []string{runewidth.Truncate(line, statusWidth, "")}
		}
	}
	return nil
}

// turnLine is whose turn it is, its step, and the dice that lie there.
func (v *View) turnLine(s *tokyo.State) string {
	turn := &s.Turn
	if s.Over() {
		return v.Say("tokyo.view.over", rules.ID(rules.ArgKey, "why", "tokyo.why."+s.Ended.String()))
	}
	line := v.Say("tokyo.view.turn", rules.Num("turn", int(turn.Number)), rules.Text("name", v.Player(turn.Active)),
		rules.ID(rules.ArgKey, "phase", "tokyo.phase."+turn.Phase.String()))
	if turn.Dice.Total() == 0 {
		return line
	}
	line = v.Say("tokyo.view.dice", rules.Text("line", line), rules.Text("dice", v.Dice(turn.Dice)))
	var done []string
	for g := range tokyo.Group(tokyo.NumGroups) {
		if turn.Resolved(g) {
			done = append(done, v.Say("tokyo.group."+g.String()))
		}
	}
	if len(done) > 0 && len(done) < tokyo.NumGroups {
		line = v.Say("tokyo.view.done", rules.Text("line", line), rules.Text("list", strings.Join(done, ", ")))
	}
	return line
}

// Extras are the further turns in store, the next one first; "" where there are none.
func (v *View) Extras(s *tokyo.State) string {
	if s.Extras == 0 {
		return ""
	}
	var list []string
	for _, x := range s.Extra[:s.Extras] {
		name := v.Player(x.Seat)
		if x.Fewer > 0 {
			name = v.Say("tokyo.view.fewer", rules.Text("name", name), rules.Num("n", int(x.Fewer)))
		}
		list = append(list, name)
	}
	return v.Say("tokyo.view.extra", rules.Text("list", strings.Join(list, ", ")))
}

// nameWidth is the most columns a name takes in a table of players.
const nameWidth = 16

// rows are the players as cells of a table, below its head.
func (v *View) rows(t *tokyo.Table) [][]string {
	dark := v.Rules.Edition == tokyo.Dark
	head := []string{" ", v.Say("tokyo.view.head.player"), v.Say("tokyo.view.head.monster"), v.Say("tokyo.view.head.place"), v.Say("tokyo.view.head.hearts"),
		v.Say("tokyo.view.head.points"), v.Say("tokyo.view.head.energy")}
	if dark {
		head = append(head, v.Say("tokyo.view.head.wickedness"))
	}
	rows := [][]string{head}
	s := &t.State
	for seat := range tokyo.Seat(s.Players) {
		m := &s.Seats[seat]
		mark := " "
		if seat == s.Turn.Active && !s.Over() || s.Over() && seat == s.Winner {
			mark = ">"
		}
		row := []string{mark, runewidth.Truncate(v.Player(seat), nameWidth, "..."), v.Monster(m.ID)}
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

// columns draws cells below each other; numbers stand at the right of their column.
func columns(rows [][]string) []string {
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

// tokens are the Poison and Shrink tokens of a Monster.
func (v *View) tokens(m *tokyo.Monster) []string {
	var list []string
	for _, tok := range []struct {
		kind tokyo.TokenKind
		n    int8
	}{{tokyo.PoisonToken, m.Poison}, {tokyo.ShrinkToken, m.Shrink}} {
		if tok.n > 0 {
			list = append(list, v.Say("tokyo.view.tokens", rules.Num("n", int(tok.n)), rules.ID(rules.ArgToken, "token", tok.kind.String())))
		}
	}
	return list
}

// Held are the cards and tiles before a player, in the order of the box, each with
// what lies on it and what it copies.
func (v *View) Held(s *tokyo.State, seat tokyo.Seat) []string {
	var list []string
	for id := tokyo.CardID(1); id <= v.Rules.Last(); id++ {
		if s.Holds(seat, id) {
			list = append(list, v.held(s, id))
		}
	}
	return list
}

// held is a card that lies before somebody.
func (v *View) held(s *tokyo.State, id tokyo.CardID) string {
	lie, name := &s.Lies[id], v.Card(id)
	if lie.Of != tokyo.NoCard {
		name = v.Say("tokyo.view.copying", rules.Text("card", name), rules.Text("of", v.Card(lie.Of)))
	}
	if lie.N > 0 && v.tokenOn(s, id) != tokyo.NoToken {
		name = v.Say("tokyo.view.charged", rules.Text("card", name), rules.Num("n", int(lie.N)))
	}
	return name
}

// tokenOn is what lies on a card: its smoke tokens or energy; NoToken for a card on
// which nothing lies, whatever it copies.
func (v *View) tokenOn(s *tokyo.State, id tokyo.CardID) tokyo.TokenKind {
	if of := s.Lies[id].Of; of != tokyo.NoCard {
		id = of
	}
	return v.carries(id)
}

// carries is the kind of token a card comes with.
func (v *View) carries(id tokyo.CardID) tokyo.TokenKind {
	if id == tokyo.NoCard || id >= v.Rules.FirstTile() {
		return tokyo.NoToken
	}
	for _, k := range v.Rules.Cards[id].Tokens {
		if k == tokyo.SmokeToken || k == tokyo.EnergyOnCard {
			return k
		}
	}
	return tokyo.NoToken
}

// rowCards are the three slots with what each card costs the active player.
func (v *View) rowCards(s *tokyo.State) []string {
	var list []string
	for i, id := range s.Row {
		switch slot := rules.Num("slot", i+1); id {
		case tokyo.NoCard:
			list = append(list, v.Say("tokyo.view.row.empty", slot))
		case tokyo.Unnamed:
			list = append(list, v.Say("tokyo.view.row.unnamed", slot))
		default:
			list = append(list, v.Say("tokyo.view.row.card", slot, rules.Text("card", v.Card(id)), rules.Num("price", v.Rules.Price(s, s.Turn.Active, id))))
		}
	}
	return list
}

// piles is how many cards are left, and how many are discarded.
func (v *View) piles(s *tokyo.State) string {
	return v.Say("tokyo.view.piles", rules.Num("deck", v.Rules.DeckSize(s)), rules.Num("discards", len(v.Rules.Discards(s))))
}

// levels are the spaces of the gauge where tiles lie (12.4).
var levels = [...]int8{3, 6, 10}

// gauge are the tiles left at each level; nothing in a box without them.
func (v *View) gauge(s *tokyo.State) []string {
	if v.Rules.Edition != tokyo.Dark {
		return nil
	}
	var out []string
	for _, level := range levels {
		names := v.Say("tokyo.view.gauge.none")
		if left := v.Rules.Gauge(s, level); !left.Empty() {
			names = v.names(left.List())
		}
		out = append(out, v.Say("tokyo.view.gauge", rules.Num("level", int(level)), rules.Text("list", names)))
	}
	return out
}

// names are cards by name: "?" for one nobody named, "-" for an empty place.
func (v *View) names(ids []tokyo.CardID) string {
	out := make([]string, len(ids))
	for i, id := range ids {
		if out[i] = v.Card(id); id == tokyo.Unnamed || id == tokyo.NoCard {
			out[i] = v.Rules.Name(id)
		}
	}
	return strings.Join(out, ", ")
}
