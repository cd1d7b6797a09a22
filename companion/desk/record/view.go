package record

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// shortestName is the length to which a narrow table may cut the name of a game that does not begin with its date.
const shortestName = 16

// How many letters of a player's name a table shows: first all of them, then longestName if the table
// is still too wide.
const (
	wholeName   = math.MaxInt
	longestName = 10
)

// shortestPlayers is the minimum width for the players' names in a line of a list of several boxes.
const shortestPlayers = 14

// Games returns a list of games as an aligned table, numbered from 1. If two play against each other in all of
// them, it says who plays against whom; otherwise it has the box and the players of each game, in further lines
// if one is too short. If the table is wider than width, it shows only the date of a game, because the number is
// enough to name a game, and then cuts the players' names. If even that is too wide, each game has its whole name
// in a line and everything else below. The lines of the heading come first, then those of each game.
func Games(c *text.Catalogue, results []Result, width int) [][]string {
	rows := func(most int) [][]string { return tableRows(c, results, most) }
	table := slices.ContainsFunc(results, func(r Result) bool { return !r.Versus })
	if !table {
		if one := sidedGames(c, results, wholeName, true); text.TableWidth(one) <= width {
			return aligned(one)
		} // the monsters may be left out: the names of the games have them
		rows = func(most int) [][]string { return sidedGames(c, results, most, false) }
	}
	for _, most := range []int{wholeName, longestName} {
		one := rows(most)
		if text.TableWidth(one) > width {
			cutNames(one)
		}
		if text.TableWidth(one) > width && table {
			one = spreadPlayers(one, width)
		}
		if text.TableWidth(one) <= width {
			return aligned(one)
		}
	}
	return stacked(rows(wholeName), width)
}

// aligned returns the lines of a table, row by row; a row without a number belongs to the game above it.
func aligned(rows [][]string) (out [][]string) {
	for i, line := range text.Columns(rows, 0, 4) {
		if i > 0 && rows[i][0] == "" {
			out[len(out)-1] = append(out[len(out)-1], line)
		} else {
			out = append(out, []string{line})
		}
	}
	return out
}

// stacked returns rows with the number and the name of a game in a line, and its other cells below.
func stacked(rows [][]string, width int) [][]string {
	number := text.Widths(rows)[0]
	return text.Map(rows, func(row []string) []string {
		lines := []string{fmt.Sprintf("%*s  %s", number, row[0], text.Cut(row[1], width-number-len("  ")))}
		for _, line := range text.Wrapped(strings.Join(row[2:], ", "), width-number-len("  ")) {
			lines = append(lines, strings.Repeat(" ", number)+"  "+line)
		}
		return lines
	})
}

// cutNames shortens the games' names to their dates.
func cutNames(rows [][]string) {
	for _, row := range rows[1:] {
		if day, ok := dayOf(row[1]); ok {
			row[1] = day
		}
		row[1] = text.Cut(row[1], shortestName)
	}
}

// gameRows returns the cells of a list of games. heads and of set two columns that differ between lists: their headings and their cells.
func gameRows(c *text.Catalogue, results []Result, most int, heads [2]string, of func(*Result) [2]string) [][]string {
	rows := [][]string{{"", c.Say("games.column.game"), heads[0], heads[1], c.Say("games.column.turns"), c.Say("games.column.result")}}
	for i := range results {
		r := &results[i]
		own := of(r)
		rows = append(rows, []string{
			strconv.Itoa(i + 1), rules.Quote(r.Name), own[0], own[1], strconv.Itoa(r.Turns), outcome(c, results, r, most),
		})
	}
	return rows
}

// sidedGames returns the cells of the table in which two play against each other. Players' names are cut
// to most letters; monsters says that those of two people are shown after their names.
func sidedGames(c *text.Catalogue, results []Result, most int, monsters bool) [][]string {
	head := "games.column.you"
	if slices.ContainsFunc(results, func(r Result) bool { return !r.Solo() }) {
		head = "games.column.player"
	}
	return gameRows(c, results, most, [2]string{c.Say(head), c.Say("games.column.against")}, func(r *Result) (cells [2]string) {
		for i, p := range r.Players {
			switch called := text.Cut(p.Called, most); {
			case r.Solo():
				cells[i] = p.Is
			case monsters:
				cells[i] = called + ", " + p.Is
			default:
				cells[i] = called
			}
		}
		return cells
	})
}

// spreadPlayers makes a table narrower: players who do not fit into the line of their game appear in
// lines below it.
func spreadPlayers(rows [][]string, width int) [][]string {
	const players = 2
	most := max(shortestPlayers, text.Widths(rows)[players]-(text.TableWidth(rows)-width))
	out := rows[:1:1]
	for _, row := range rows[1:] {
		var lines []string
		for name := range strings.SplitSeq(row[players], ", ") {
			last := len(lines) - 1
			if last >= 0 && utf8.RuneCountInString(lines[last]+", "+name) < most { // with the comma after it
				lines[last] += ", " + name
				continue
			}
			if last >= 0 {
				lines[last] += ","
			}
			lines = append(lines, text.Cut(name, most-1))
		}
		for i, line := range lines {
			if i > 0 {
				row = make([]string, len(row))
			}
			row[players] = line
			out = append(out, row)
		}
	}
	return out
}

// tableRows returns the cells of a list of several boxes. The result has players' names cut to most letters.
func tableRows(c *text.Catalogue, results []Result, most int) [][]string {
	return gameRows(c, results, most, [2]string{c.Say("games.column.players"), c.Say("games.column.box")}, func(r *Result) [2]string {
		who := text.List(r.Players, func(p Player) string {
			if r.Solo() {
				return p.Is
			}
			return cmp.Or(p.Name, p.Is)
		})
		return [2]string{who, BoxName(c, r.Box)}
	})
}

// BoxName returns the short name of a box in lists; its ID if the catalogue has no name.
func BoxName(c *text.Catalogue, id string) string { return c.SayOr("games.box."+id, id) }

// outcome says who has won a game of a list: the player, or which of several people; for a game in progress it says
// whose turn it is, and for one that is already in the list, which one it is. Names are cut to most letters.
func outcome(c *text.Catalogue, results []Result, r *Result, most int) string {
	at, key := r.Active, "games.turn-of"
	switch {
	case r.Same != "":
		return c.Say("games.same", rules.Num("n", 1+slices.IndexFunc(results, func(other Result) bool { return other.Name == r.Same })))
	case r.Finished() && r.Won():
		return c.Say("games.won")
	case r.Finished():
		return c.Say("games.lost")
	case r.Solo() && at == 0:
		return c.Say("games.yours")
	case r.Tied:
		return c.Say("games.tie")
	case r.Over && r.Winner < 0:
		return c.Say("games.nobody")
	case r.Over:
		at, key = r.Winner, "games.won-by"
	}
	return c.Say(key, rules.Text("name", text.Cut(r.Players[at].Called, most)))
}

// Lines returns the record in lines no wider than width.
func (rec *Record) Lines(c *text.Catalogue, width int) []string {
	out := []string{c.Say("games.stats.head",
		rules.Num("games", rec.Games), rules.Num("finished", rec.Finished), rules.Num("open", rec.Open))}
	switch {
	case rec.Finished == 0:
	case rec.Shortest == rec.Longest:
		out = append(out, c.Say("games.stats.length.one", rules.Num("short", rec.Shortest)))
	default:
		out = append(out, c.Say("games.stats.length", rules.Num("short", rec.Shortest), rules.Num("long", rec.Longest),
			rules.Num("average", int(math.Round(rec.Average)))))
	}
	switch {
	case rec.Streak > 1:
		out = append(out, c.Say("games.stats.streak.won", rules.Num("n", rec.Streak)))
	case rec.Streak < -1:
		out = append(out, c.Say("games.stats.streak.lost", rules.Num("n", -rec.Streak)))
	}
	if rec.Finished > 0 {
		out = append(append(out, ""), rec.scoreTable(c)...)
	}
	if rec.Dice[0].Total()+rec.Dice[1].Total() > 0 {
		out = append(append(out, ""), rec.diceTable(c)...)
	}
	for i := range rec.Boxes {
		out = append(append(out, ""), rec.Boxes[i].lines(c)...)
	}
	var lines []string
	for _, said := range out {
		lines = append(lines, text.Wrapped(said, width)...)
	}
	return lines
}

// scoreTable returns the games won and lost: in total, by group, by how they ended, by Monster.
func (rec *Record) scoreTable(c *text.Catalogue) []string {
	rows := [][]string{{"", c.Say("games.stats.won"), c.Say("games.stats.lost")}}
	row := func(s Score, label string) {
		if s.Total() > 0 {
			rows = append(rows, []string{label, strconv.Itoa(s.Won), strconv.Itoa(s.Lost)})
		}
	}
	row(rec.All, c.Say("games.stats.all"))
	for _, g := range rec.Groups {
		row(g.Score, "  "+g.Name)
	}
	for _, w := range rec.Ways {
		row(w.Score, "  "+w.Ending)
	}
	for _, m := range rec.Monsters {
		row(m.Score, "  "+c.Say("games.stats.as", rules.Text("monster", m.Is)))
	}
	return text.Columns(rows, 1, 2)
}

// diceTable returns the faces thrown, and says whether the opponent's dice look fair.
func (rec *Record) diceTable(c *text.Catalogue) []string {
	head := []string{c.Say("games.stats.dice")}
	chance := []string{c.Say("games.stats.by-chance")}
	theirs, total := rec.Dice[1], rec.Dice[1].Total()
	for _, face := range rec.Faces {
		head = append(head, c.Say("face."+face))
		chance = append(chance, strconv.Itoa((total+rules.NumFaces/2)/rules.NumFaces))
	}
	rows := [][]string{append(head, c.Say("games.stats.total")), faceRow(rec.Opponent, theirs),
		append(chance, ""), faceRow(c.Say("name.you"), rec.Dice[0])}
	out := text.Columns(rows, 1, 2, 3, 4, 5, 6, 7)
	percent := int(math.Round(100 * rec.Fair.P))
	switch {
	case rec.Fair.Verdict == TooFew:
		out = append(out, c.Say("games.stats.few", rules.Num("n", rec.Fair.Dice), rules.Num("need", FairFrom)))
	case rec.Fair.Verdict == WithinChance:
		out = append(out, c.Say("games.stats.chance", rules.Num("n", min(percent, 99))))
	case percent < 1:
		out = append(out, c.Say("games.stats.rare"))
	default:
		out = append(out, c.Say("games.stats.unusual", rules.Num("n", percent)))
	}
	return append(out, c.Say("games.stats.yours"))
}

func faceRow(label string, f Faces) []string {
	return slices.Concat([]string{label}, text.Map(f[:], strconv.Itoa), []string{strconv.Itoa(f.Total())})
}

// lines returns how many games people played in one box, and how each player did. It leaves out
// points, eliminations and turns in Tokyo if the box has none of them.
func (b *BoxRecord) lines(c *text.Catalogue) []string {
	out := []string{c.Say("games.stats.box", rules.Text("box", BoxName(c, b.Box)), rules.Num("games", b.Games),
		rules.Num("finished", b.Finished), rules.Num("open", b.Open))}
	if b.Finished == 0 {
		return out
	}
	all := &b.All
	points := all.Points > 0 || all.Out > 0 || all.InTokyo > 0
	rows := [][]string{{"", c.Say("games.stats.games"), c.Say("games.stats.won")}}
	if points {
		rows[0] = append(rows[0], c.Say("games.stats.out"), c.Say("games.stats.points"), c.Say("games.stats.in-tokyo"))
	}
	if all.Damage > 0 {
		rows[0] = append(rows[0], c.Say("games.stats.damage"))
	}
	row := func(label string, p *PlayerRecord, counts ...string) {
		row := append([]string{text.Cut(label, shortestName)}, counts...)
		if points {
			row = append(row, strconv.Itoa(p.Out), c.Figure(p.Points, 1), c.Figure(p.InTokyo, 1))
		}
		if all.Damage > 0 {
			row = append(row, c.Figure(p.Damage, 1))
		}
		rows = append(rows, row)
	}
	for i := range b.Players {
		p := &b.Players[i]
		row(p.Name, p, strconv.Itoa(p.Games), strconv.Itoa(p.Won))
	}
	if points {
		row(c.Say("games.stats.everybody"), all, "", "")
		if all.Won > 0 {
			winners := []string{c.Say("games.stats.winners"), "", "", "", c.Figure(b.Winners, 1), ""}
			rows = append(rows, append(winners, make([]string, len(rows[0])-len(winners))...))
		}
	}
	out = append(out, text.Columns(rows, 1, 2, 3, 4, 5, 6)...)
	switch {
	case points && all.Damage > 0:
		out = append(out, c.Say("games.stats.means.damage"))
	case points:
		out = append(out, c.Say("games.stats.means"))
	}
	return append(out, b.summary(c)...)
}
