package duel

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// shortestName is how far a narrow table cuts a game's name: the date and a few
// letters of the monster.
const shortestName = 16

// longestName is how much of a player's name has room there.
const longestName = 10

// longestParty is how much of the players' names has room at least in a list of
// several boxes.
const longestParty = 14

// Games is a list of games as an aligned table, numbered from 1 in the order they
// come. Where games of several boxes are in it, it says of each which box and who
// plays; of Duel alone, who plays against whom. In a table wider than width only the
// names are cut: any part of a game's name, or the number, names the game.
func (v *View) Games(results []Result, width int) []string {
	return v.games(results, width, v.Say("games.column.game"), func(r *Result) string { return r.Name })
}

// GamesByDay is Games with the day each game was begun in the place of its name.
func (v *View) GamesByDay(results []Result, width int) []string {
	return v.games(results, width, v.Say("games.column.day"), func(r *Result) string { return r.Date })
}

func (v *View) games(results []Result, width int, first string, called func(*Result) string) []string {
	if slices.ContainsFunc(results, func(r Result) bool { return r.Party != nil }) {
		return v.boxGames(results, width, first, called)
	}
	rows := v.gameRows(results, first, called, func(name, monster string) string { return name + ", " + monster })
	if tableWidth(rows) > width { // the players' names are in no file's name, their monsters are
		rows = v.gameRows(results, first, called, func(name, _ string) string { return name })
	}
	cutNames(rows, width)
	return columns(rows, 0, 4)
}

// cutNames makes a table as narrow as its games' names allow.
func cutNames(rows [][]string, width int) {
	const name = 1
	if over := tableWidth(rows) - width; over > 0 {
		names := widths(rows)[name]
		for _, row := range rows {
			row[name] = cutWords(row[name], max(shortestName, names-over))
		}
	}
}

// gameRows are the cells of the table of Duel's games; both says how one of two humans
// stands in it, by name and monster.
func (v *View) gameRows(results []Result, first string, called func(*Result) string, both func(name, monster string) string) [][]string {
	head := "games.column.you"
	var rows [][]string
	for i := range results {
		r := &results[i]
		row := []string{strconv.Itoa(i + 1), called(r), v.Monster(r.Monsters[duel.You]), v.Monster(r.Monsters[duel.Rival]),
			strconv.Itoa(r.Turns), v.ended(r)}
		if !r.Solo {
			head = "games.column.player"
			for side, name := range r.Names {
				row[2+side] = both(cut(v.Player(duel.Side(side), name), longestName), row[2+side])
			}
		}
		rows = append(rows, row)
	}
	return append([][]string{{"", first, v.Say(head), v.Say("games.column.against"), v.Say("games.column.turns"), v.Say("games.column.result")}}, rows...)
}

// boxGames is the table where not all games are of Duel.
func (v *View) boxGames(results []Result, width int, first string, called func(*Result) string) []string {
	rows := [][]string{{"", first, v.Say("games.column.players"), v.Say("games.column.box"), v.Say("games.column.turns"), v.Say("games.column.result")}}
	for i := range results {
		r := &results[i]
		box, ended := companion.Boxes[0], v.ended
		if r.Party != nil {
			box, ended = r.Party.Box, v.partyEnded
		}
		rows = append(rows, []string{strconv.Itoa(i + 1), called(r), strings.Join(v.playing(r), ", "), v.Say(boxWords[box]), strconv.Itoa(r.Turns), ended(r)})
	}
	cutNames(rows, width)
	const players = 2
	if over := tableWidth(rows) - width; over > 0 {
		most := max(longestParty, widths(rows)[players]-over)
		for _, row := range rows[1:] {
			row[players] = cut(row[players], most)
		}
	}
	return columns(rows, 0, 4)
}

// playing are those who play a game, by name or, without one, by monster; a game
// against Autobot has the two monsters.
func (v *View) playing(r *Result) []string {
	if r.Party != nil {
		return r.Party.Players
	}
	out := []string{v.Monster(r.Monsters[duel.You]), v.Monster(r.Monsters[duel.Rival])}
	for side, name := range r.Names {
		if !r.Solo && name != "" {
			out[side] = name
		}
	}
	return out
}

// tableWidth is how wide a table is.
func tableWidth(rows [][]string) int {
	all := -gap
	for _, w := range widths(rows) {
		all += w + gap
	}
	return all
}

// ended says how a game came out for the human or, of two, for whom; of a game in
// progress whose turn it is.
func (v *View) ended(r *Result) string {
	side := r.Active
	if r.Over {
		side = r.Winner
	}
	switch {
	case r.Solo && r.Over && r.Won():
		return v.Say("games.won")
	case r.Solo && r.Over:
		return v.Say("games.lost")
	case r.Solo && side == duel.You:
		return v.Say("games.yours")
	}
	name := cut(v.called(r.Solo, side, r.Names[side]), longestName)
	if r.Over {
		return v.Say("games.won-by", rules.Text("name", name))
	}
	return v.Say("games.turn-of", rules.Text("name", name))
}

// boxWords are the catalogue keys of the boxes' names in the list, which are short.
var boxWords = map[string]string{"duel": "games.box.duel", "tokyo": "games.box.tokyo", "dark": "games.box.dark"}

// partyEnded says who has won a game of another box or, of one in progress, whose
// turn it is.
func (v *View) partyEnded(r *Result) string {
	switch p := r.Party; {
	case !r.Over:
		return v.Say("games.turn-of", rules.Text("name", cut(p.Players[p.Active], longestName)))
	case p.Winner >= 0:
		return v.Say("games.won-by", rules.Text("name", cut(p.Players[p.Winner], longestName)))
	case p.Why == "tie":
		return v.Say("tokyo.games.tie")
	}
	return v.Say("tokyo.games.nobody")
}

// Record is the record in words, as lines no wider than width.
func (v *View) Record(rec *Record, width int) []string {
	out := []string{v.Say("games.stats.head", rules.Num("games", rec.Games), rules.Num("finished", rec.Finished), rules.Num("open", rec.Open))}
	if rec.Two > 0 {
		out = append(out, v.Say("games.stats.two", rules.Num("n", rec.Two)))
	}
	if rec.Others > 0 {
		out = append(out, v.Say("tokyo.games.stats", rules.Num("n", rec.Others)))
	}
	switch {
	case rec.Finished == 0:
	case rec.Shortest == rec.Longest:
		out = append(out, v.Say("games.stats.length.one", rules.Num("short", rec.Shortest)))
	default:
		out = append(out, v.Say("games.stats.length", rules.Num("short", rec.Shortest), rules.Num("long", rec.Longest),
			rules.Num("average", int(math.Round(rec.Average)))))
	}
	switch {
	case rec.Streak > 1:
		out = append(out, v.Say("games.stats.streak.won", rules.Num("n", rec.Streak)))
	case rec.Streak < -1:
		out = append(out, v.Say("games.stats.streak.lost", rules.Num("n", -rec.Streak)))
	}
	if rec.Finished > 0 {
		out = append(append(out, ""), v.scores(rec)...)
	}
	if rec.Dice[duel.You].Total()+rec.Dice[duel.Rival].Total() > 0 {
		out = append(append(out, ""), v.dice(rec)...)
	}
	var lines []string
	for _, said := range out {
		for _, line := range strings.Split(text.Wrap(said, width), "\n") {
			lines = append(lines, strings.TrimRight(line, " "))
		}
	}
	return lines
}

// scores are the games won and lost, by everything that tells them apart.
func (v *View) scores(rec *Record) []string {
	rows := [][]string{{"", v.Say("games.stats.won"), v.Say("games.stats.lost")}}
	row := func(s Score, label string) {
		if s.Total() > 0 {
			rows = append(rows, []string{label, strconv.Itoa(s.Won), strconv.Itoa(s.Lost)})
		}
	}
	row(rec.All, v.Say("games.stats.all"))
	row(rec.Normal, "  "+v.Say("games.stats.normal"))
	row(rec.Hard, "  "+v.Say("games.stats.hard"))
	for why, s := range rec.Ways {
		row(s, "  "+v.Say("why."+duel.Why(why).String()))
	}
	for _, m := range rec.Monsters {
		row(m.Score, "  "+v.Say("games.stats.as", rules.Text("monster", v.Monster(m.Monster))))
	}
	return columns(rows, 1, 2)
}

// dice are the faces thrown, and what may be said of them.
func (v *View) dice(rec *Record) []string {
	head := []string{v.Say("games.stats.dice")}
	chance := []string{v.Say("games.stats.by-chance")}
	autobot, total := rec.Dice[duel.Rival], rec.Dice[duel.Rival].Total()
	for f := range rules.Face(rules.NumFaces) {
		head = append(head, v.Say("face."+duel.FaceName(f)))
		chance = append(chance, strconv.Itoa((total+rules.NumFaces/2)/rules.NumFaces))
	}
	rows := [][]string{append(head, v.Say("games.stats.total")), faceRow(v.Say("name.autobot"), autobot),
		append(chance, ""), faceRow(v.Say("name.you"), rec.Dice[duel.You])}
	out := columns(rows, 1, 2, 3, 4, 5, 6, 7)
	percent := int(math.Round(100 * rec.Fair.P))
	switch {
	case rec.Fair.Verdict == TooFew:
		out = append(out, v.Say("games.stats.few", rules.Num("n", rec.Fair.Dice), rules.Num("need", FairFrom)))
	case rec.Fair.Verdict == WithinChance:
		out = append(out, v.Say("games.stats.chance", rules.Num("n", min(percent, 99))))
	case percent < 1:
		out = append(out, v.Say("games.stats.rare"))
	default:
		out = append(out, v.Say("games.stats.unusual", rules.Num("n", percent)))
	}
	return append(out, v.Say("games.stats.yours"))
}

func faceRow(label string, f Faces) []string {
	row := []string{label}
	for _, n := range f {
		row = append(row, strconv.Itoa(n))
	}
	return append(row, strconv.Itoa(f.Total()))
}

// gap is the space between two columns.
const gap = 2

// widths are how wide the columns of a table are.
func widths(rows [][]string) []int {
	var out []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(out) {
				out = append(out, 0)
			}
			out[i] = max(out[i], utf8.RuneCountInString(cell))
		}
	}
	return out
}

// columns sets rows of cells under each other; right are the columns of numbers.
func columns(rows [][]string, right ...int) []string {
	wide := widths(rows)
	var out []string
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			pad := strings.Repeat(" ", wide[i]-utf8.RuneCountInString(cell))
			if slices.Contains(right, i) {
				cell = pad + cell
			} else {
				cell += pad
			}
			if i > 0 {
				line.WriteString(strings.Repeat(" ", gap))
			}
			line.WriteString(cell)
		}
		out = append(out, strings.TrimRight(line.String(), " "))
	}
	return out
}

// more stands for what was cut off.
const more = "..."

// cut shortens a word to n columns.
func cut(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-len(more)]) + more
	}
	return s
}

// cutWords shortens a name to n columns at most, at a hyphen if there is one
// behind its beginning.
func cutWords(s string, n int) string {
	short := cut(s, n)
	if i := strings.LastIndexByte(short, '-'); short != s && i > len(time.DateOnly) {
		return short[:i] + more
	}
	return short
}
