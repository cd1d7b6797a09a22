package main

import (
	"context"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// oddsRow is one game of two monsters: its difficulty, who starts, and how likely the
// human wins it.
type oddsRow struct {
	pair    [2]duel.MonsterID
	hard    bool
	first   duel.Side
	matchup core.Matchup
	win     float64
	known   bool
}

// oddsRows are the rows asked for: by pair, difficulty and starter.
func (p *program) oddsRows(w *oddsWish, r *duel.Rules, pairs [][2]duel.MonsterID) ([]oddsRow, error) {
	var rows []oddsRow
	for _, pair := range pairs {
		for _, hard := range []bool{false, true} {
			if hard && w.normal || !hard && w.hard {
				continue
			}
			o := w.options
			o.Hard = hard
			m, err := p.matchup(r, pair, o)
			if err != nil {
				return nil, err
			}
			for _, first := range w.starters {
				rows = append(rows, oddsRow{pair: pair, hard: hard, first: first, matchup: m})
			}
		}
	}
	return rows, nil
}

// solveRows fills the rows in, table by table: one table serves all rows of its matchup,
// and all workers solve one, so that no more than one is in the making. The error is
// ctx's, or the solver's; the rows filled in until then stay.
func (p *program) solveRows(ctx context.Context, w *oddsWish, rows []oddsRow) error {
	g := p.newProgress()
	defer g.end()
	s := p.tableStore(g, w.noCache)
	var missing []*oddsRow
	seen := map[core.Matchup]bool{}
	for i := range rows {
		m := rows[i].matchup
		if t, ok := s.Peek(m); ok {
			fill(rows, m, t, w)
		} else if !seen[m] {
			missing = append(missing, &rows[i])
		}
		seen[m] = true
	}
	if len(missing) == 0 {
		return nil
	}
	of := len(missing)
	g.say(p.planned(of, len(seen), p.tableName(missing[0].pair[duel.You], missing[0].matchup)))
	for done, row := range missing {
		name := p.tableName(row.pair[duel.You], row.matchup)
		doing := fmt.Sprintf("%d/%d  %s", done, of, name)
		tell := func(part float64) { g.tell((float64(done)+part)/float64(of), doing) }
		tell(0)
		t, err := s.Table(ctx, row.matchup, core.Options{Workers: s.Workers, Progress: tell})
		if err != nil {
			return err
		}
		g.step(p.words.Say("odds.done", rules.Num("n", done+1), rules.Num("of", of), rules.Text("table", name)))
		fill(rows, row.matchup, t, w)
	}
	return nil
}

// planned says what has to be worked out before anything is: so many of these tables,
// the first of them named.
func (p *program) planned(n, of int, name string) string {
	switch {
	case of == 1:
		return p.words.Say("odds.plan.one", rules.Text("table", name))
	case n == of:
		return p.words.Say("odds.plan.all", rules.Num("n", n))
	}
	return p.words.Say("odds.plan", rules.Num("n", n), rules.Num("of", of))
}

// fill fills the rows of a matchup in.
func fill(rows []oddsRow, m core.Matchup, t *core.Table, w *oddsWish) {
	for i := range rows {
		if rows[i].matchup == m {
			rows[i].win, rows[i].known = t.Start(rows[i].first, w.options.FullDice), true
		}
	}
}

// tableName is what the progress calls the table of a matchup of hers: only the rival's
// hearts matter, not who it is.
func (p *program) tableName(you duel.MonsterID, m core.Matchup) string {
	return p.words.Say("odds.table", rules.Text("monster", p.words.Monster(you)), rules.Num("n", int(m.Hearts[duel.Rival])),
		rules.ID(rules.ArgKey, "difficulty", difficultyKey(m.Hard)))
}

func difficultyKey(hard bool) string {
	if hard {
		return "odds.hard"
	}
	return "odds.normal"
}

func (p *program) printOdds(w *oddsWish, rows []oddsRow) {
	switch {
	case w.asCSV:
		p.oddsCSV(w, rows)
	case w.asJSON:
		p.oddsJSON(w, rows)
	default:
		p.oddsText(w, rows)
	}
}

// kingID is the monster whose tokens the core of the game leaves out.
const kingID = "the-king"

// oddsText prints a line a pair, a column for each difficulty and starter. Where the
// player stopped, pairs of which nothing is known are left out.
func (p *program) oddsText(w *oddsWish, rows []oddsRow) {
	c := p.words
	lines := [][]string{{c.Say("odds.difficulty")}, {c.Say("odds.starts")}}
	columns := 0
	for columns < len(rows) && rows[columns].pair == rows[0].pair { // every pair has those of the first
		lines[0] = append(lines[0], c.Say(difficultyKey(rows[columns].hard)))
		lines[1] = append(lines[1], c.Say("side."+rows[columns].first.String()))
		columns++
	}
	king := false
	for pair := range slices.Chunk(rows, columns) {
		if !slices.ContainsFunc(pair, func(row oddsRow) bool { return row.known }) {
			continue
		}
		m := pair[0].pair
		king = king || p.lib.Duel.Monsters[m[duel.You]].ID == kingID
		line := []string{c.Say("odds.pair", rules.Text("you", c.Monster(m[duel.You])), rules.Text("rival", c.Monster(m[duel.Rival])))}
		for _, row := range pair {
			cell := "-"
			if row.known {
				cell = p.percent(row.win, w.digits)
			}
			line = append(line, cell)
		}
		lines = append(lines, line)
	}
	if len(lines) == 2 {
		return
	}
	p.sayWrapped("odds.head")
	if king {
		p.sayWrapped("odds.king")
	}
	fmt.Fprintln(p.out)
	p.lines(aligned(lines))
}

// percent is a probability of so many digits as percents of the language: 53.12%.
func (p *program) percent(x float64, digits int) string {
	s := strconv.FormatFloat(x, 'f', digits, 64) // "0.5312": the point goes two places on
	s = strings.Replace(s, ".", "", 1) + "0"     // one digit is tens of percents
	whole := strings.TrimLeft(s[:2], "0") + s[2:3]
	if part := strings.TrimSuffix(s[3:], "0"); digits > 2 {
		return p.words.Say("odds.percent", rules.Text("whole", whole), rules.Text("part", part+strings.Repeat("0", digits-2-len(part))))
	}
	return p.words.Say("odds.percent.whole", rules.Text("whole", whole))
}

// round is a probability with so many digits behind the point.
func round(x float64, digits int) float64 {
	y, _ := strconv.ParseFloat(strconv.FormatFloat(x, 'f', digits, 64), 64)
	return y
}

// jsonOdds is a row as data, in the words of the notation.
type jsonOdds struct {
	You        string  `json:"you"`
	Rival      string  `json:"rival"`
	Difficulty string  `json:"difficulty"`
	First      string  `json:"first"`
	FirstDice  string  `json:"first_dice"`
	Win        float64 `json:"win"`
	Exact      bool    `json:"exact"`
}

func (p *program) jsonOdds(w *oddsWish, row *oddsRow) jsonOdds {
	m := p.lib.Duel.Monsters
	return jsonOdds{You: m[row.pair[duel.You]].ID, Rival: m[row.pair[duel.Rival]].ID, Difficulty: difficulty(row.hard), First: row.first.String(),
		FirstDice: strings.ToLower(w.firstDice), Win: round(row.win, w.digits), Exact: true}
}

// oddsJSON writes the rows as one array with a row on each line; rows that are not
// known, since the player stopped, are left out.
func (p *program) oddsJSON(w *oddsWish, rows []oddsRow) {
	var known []jsonOdds
	for i := range rows {
		if rows[i].known {
			known = append(known, p.jsonOdds(w, &rows[i]))
		}
	}
	writeRows(p.out, known)
}

// oddsCSV writes the rows; those not known are left out.
func (p *program) oddsCSV(w *oddsWish, rows []oddsRow) {
	out := csv.NewWriter(p.out)
	out.Write([]string{"you", "rival", "difficulty", "first", "first_dice", "win", "exact"})
	for i := range rows {
		if rows[i].known {
			j := p.jsonOdds(w, &rows[i])
			out.Write([]string{j.You, j.Rival, j.Difficulty, j.First, j.FirstDice, strconv.FormatFloat(rows[i].win, 'f', w.digits, 64), strconv.FormatBool(j.Exact)})
		}
	}
	out.Flush()
}
