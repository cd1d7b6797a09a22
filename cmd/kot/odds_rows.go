package main

import (
	"encoding/csv"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/coach"
	"kingoftokyo/coach/review"
	"kingoftokyo/coach/tables"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// oddsRow is one kind of game between two monsters: its difficulty, who starts, and the human's chance to win.
type oddsRow struct {
	pair  [2]duel.MonsterID
	hard  bool
	first duel.Side
	coach.Chance
}

// oddsRows returns all requested rows: by pair, difficulty and starter.
func (p *program) oddsRows(w *oddsWish, r *duel.Rules, pairs [][2]duel.MonsterID) ([]oddsRow, error) {
	var rows []oddsRow
	for _, pair := range pairs {
		for _, hard := range []bool{false, true} {
			if hard && w.normal || !hard && w.hard {
				continue
			}
			for _, first := range w.starters {
				set := duel.NewSetup(true, pair, first)
				set.Options = w.options
				set.Options.Hard = hard
				chance, err := p.oddsOfStart(w, r, r.NewTable(set))
				if err != nil {
					return nil, err
				}
				rows = append(rows, oddsRow{pair, hard, first, chance})
			}
		}
	}
	return rows, nil
}

// oddsOfStart returns the chance before the first roll, with no card in the row named: with best play and, if the cards
// are in the game, as a beginner plays.
func (p *program) oddsOfStart(w *oddsWish, r *duel.Rules, t duel.Table) (coach.Chance, error) {
	s := &t.State
	if w.cardless {
		if m, ok := coach.Matchup(r, s); ok {
			if win, ok := tables.Start(m, s.First, s.Options.FullDice); ok {
				return coach.Chance{Win: win, Exact: true}, nil
			}
		}
	}
	solved, err := p.table(r, s)
	if err != nil {
		return coach.Chance{}, err
	}
	s.Row = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}
	c := coach.New(r, solved)
	c.SetSkill(review.Beginner)
	return c.Win(&t), nil
}

// kingID is the monster whose tokens the solved game without cards leaves out.
const kingID = "the-king"

// oddsText prints one line for each pair, with a column for each difficulty and starter.
func (p *program) oddsText(w *oddsWish, rows []oddsRow) {
	c := p.words
	lines := [][]string{{c.Say("odds.difficulty")}, {c.Say("odds.starts")}}
	columns, numbers := 0, []int(nil)
	for columns < len(rows) && rows[columns].pair == rows[0].pair { // all pairs have the columns of the first
		lines[0] = append(lines[0], c.Say(map[bool]string{false: "odds.normal", true: "odds.hard"}[rows[columns].hard]))
		lines[1] = append(lines[1], c.Say("side."+rows[columns].first.String()))
		columns++
		numbers = append(numbers, columns)
	}
	king := false
	for pair := range slices.Chunk(rows, columns) {
		m := pair[0].pair
		king = king || p.lib.Duel().Monsters[m[duel.You]].ID == kingID
		line := []string{c.Say("odds.pair", rules.Text("you", c.Monster(m[duel.You])), rules.Text("rival", c.Monster(m[duel.Rival])))}
		lines = append(lines, append(line, text.Map(pair, func(row oddsRow) string { return p.chances(w, row.Chance) })...))
	}
	p.oddsHead(w)
	if w.cardless && king {
		p.sayWrapped("odds.king")
	}
	fmt.Fprintln(p.out)
	p.lines(text.Columns(lines, numbers...))
}

// oddsHead prints what the numbers of a table mean.
func (p *program) oddsHead(w *oddsWish) {
	switch {
	case w.skill != "":
		p.sayWrapped("odds.head.skill", rules.Text("skill", w.skill))
	case w.cardless:
		p.sayWrapped("odds.head.cardless")
	default:
		p.sayWrapped("odds.head")
	}
}

// chances returns a chance in words: as played, unless no player is given, and with best play.
func (p *program) chances(w *oddsWish, c coach.Chance) string {
	digits := w.digits
	if !p.flags.Changed("digits") { // players do not need tenths of a percent
		digits = 2
	}
	best := p.percent(c.Win, digits)
	if w.cardless && w.skill == "" {
		return best
	}
	return p.words.Say("odds.both", rules.Text("played", p.percent(c.AsPlayed, digits)), rules.Text("best", best))
}

// percent returns a probability with a number of digits as percent in the player's language: 53.12%.
func (p *program) percent(x float64, digits int) string {
	return p.words.Percents(p.words.Figure(100*round(x, digits), max(0, digits-2)))
}

// rate is a probability with a number of digits after the point.
type rate struct {
	x      float64
	digits int
}

func (w *oddsWish) rate(x float64) rate { return rate{x, w.digits} }

// MarshalJSON implements json.Marshaler: 0.5.
func (r rate) MarshalJSON() ([]byte, error) { return []byte(jsonText(round(r.x, r.digits))), nil }

// String returns the probability with all its digits: 0.5000.
func (r rate) String() string { return strconv.FormatFloat(round(r.x, r.digits), 'f', r.digits, 64) }

// round rounds a probability to a number of digits after the point. With two digits or more, only what is certain, up to
// errors of calculation, becomes 0 or 1.
func round(x float64, digits int) float64 {
	const sure = 1e-9
	if grain := math.Pow10(-digits); digits > 1 && x > sure && x < 1-sure {
		x = min(max(x, grain), 1-grain)
	}
	y, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'f', digits, 64), 64)
	return y
}

// oddsKeys are the columns of the CSV.
var oddsKeys = []string{"you", "rival", "difficulty", "first", "first_dice", "win", "exact", "beginner"}

// oddsData returns the rows as data, in the words of the notation.
func (p *program) oddsData(w *oddsWish, rows []oddsRow) []object {
	m := p.lib.Duel().Monsters
	return text.Map(rows, func(row oddsRow) object {
		out := object{
			{"you", m[row.pair[duel.You]].ID}, {"rival", m[row.pair[duel.Rival]].ID}, {"difficulty", duel.Difficulty(row.hard)},
			{"first", row.first.String()}, {"first_dice", strings.ToLower(w.firstDice)}, {"win", w.rate(row.Win)}, {"exact", row.Exact},
		}
		if !w.cardless {
			out = append(out, member{"beginner", w.rate(row.AsPlayed)})
		}
		return out
	})
}

func (p *program) oddsCSV(w *oddsWish, rows []oddsRow) {
	out := csv.NewWriter(p.out)
	out.Write(oddsKeys)
	for _, row := range p.oddsData(w, rows) {
		line := make([]string, len(oddsKeys)) // in games without cards, the last column is empty
		for i, m := range row {
			line[i] = fmt.Sprint(m.value)
		}
		out.Write(line)
	}
	out.Flush()
}
