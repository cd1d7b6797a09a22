package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// games lists the saved games, the one played last first, as a table, as data or
// added up; with a number of the list or a name it goes on with that game.
func (p *program) games(args []string) int {
	stats := p.flags.Bool("stats", false, "")
	asCSV := p.flags.Bool("csv", false, "")
	asJSON := p.flags.Bool("json", false, "")
	return p.withFlags(args, func(args []string) int {
		game := strings.Join(args, " ")
		if err := p.apart(game, *stats, *asCSV, *asJSON); err != nil {
			return p.fail(err)
		}
		results, unread, err := p.desk().Results()
		if err != nil {
			return p.fail(err)
		}
		status, data := exitFine, *asCSV || *asJSON
		if len(results)+len(unread) == 0 {
			said := io.Writer(p.out)
			if data {
				said = p.err // an empty list is data too
			}
			if status = p.noGames(said); !data {
				return status
			}
		}
		if game != "" {
			path, err := p.gameNamed(game)
			if err != nil {
				return p.fail(err)
			}
			return p.resume(path)
		}
		rec := companion.Summarize(results)
		switch {
		case *stats:
			p.stats(&rec, results, *asJSON)
		case *asCSV:
			p.writeCSV(results)
		case *asJSON:
			p.writeList(results)
		case len(results) > 0:
			p.lines(slices.Concat(companion.Games(p.words.Catalogue, results, p.width())...))
		}
		p.unread(unread, data || *stats)
		return status
	})
}

// stats are the games added up, looked back on as well where the player wants a coach.
func (p *program) stats(rec *companion.Record, results []companion.Result, asJSON bool) {
	var sums []duelbox.Summed
	left := 0
	if p.desk().Coach.Mode() != duelbox.CoachOff {
		sums, left = p.sums(results)
	}
	if asJSON {
		writeJSON(p.out, jsonRecordOf(rec, sums))
		return
	}
	p.lines(rec.Lines(p.words.Catalogue, p.width()))
	v := duelbox.View{Words: p.words, Rules: p.desk().Rules}
	if lines := v.SumsOver(sums, left, p.width(), p.flags.On("ascii")); len(lines) > 0 {
		p.lines(append([]string{""}, lines...))
	}
}

// apart refuses what cannot be done at once.
func (p *program) apart(game string, stats, asCSV, asJSON bool) error {
	for _, c := range []struct {
		both       bool
		one, other string
	}{
		{asCSV && asJSON, "--csv", "--json"}, {asCSV && stats, "--csv", "--stats"}, {game != "" && stats, game, "--stats"},
		{game != "" && asCSV, game, "--csv"}, {game != "" && asJSON, game, "--json"},
	} {
		if c.both {
			return rules.Refuse("", "games-either", rules.Text("one", c.one), rules.Text("other", c.other))
		}
	}
	return nil
}

// unread names the games that cannot be read: behind the list, or apart from
// what counts only those that can.
func (p *program) unread(unread []companion.Unread, apart bool) {
	out := io.Writer(p.out)
	if apart {
		out = p.err
	}
	for _, u := range unread {
		fmt.Fprintln(out, p.words.Say("games.unreadable", rules.Text("game", u.Name), rules.Text("why", u.Why)))
	}
}

func (p *program) noGames(out io.Writer) int {
	fmt.Fprintln(out, p.words.Say("games.none", rules.Text("dir", p.desk().Store.Dir)))
	return exitNothing
}

// jsonGame is a row of the list for a game of two sides: the columns of the CSV, in the
// words of the notation, whatever the language.
type jsonGame struct {
	File       string            `json:"file"`
	Box        string            `json:"box"`
	Date       string            `json:"date"`
	Mode       string            `json:"mode"`
	Difficulty string            `json:"difficulty"`
	You        string            `json:"you"`
	Rival      string            `json:"rival"`
	Names      pair[string]      `json:"names"`
	Starter    string            `json:"starter"`
	Turns      int               `json:"turns"`
	Over       bool              `json:"over"`
	Winner     string            `json:"winner"`
	Why        string            `json:"why"`
	Dice       pair[line.Object] `json:"dice"`
}

type pair[V any] struct {
	You   V `json:"you"`
	Rival V `json:"rival"`
}

// counts are dice as data, by the face they showed.
func counts(f companion.Faces) (o line.Object) {
	for i, n := range f {
		o.Add(companion.FaceNames[i], n)
	}
	return o
}

func jsonGameOf(r *companion.Result) jsonGame {
	you, rival := &r.Players[0], &r.Players[1]
	g := jsonGame{
		File: filepath.Base(r.Path), Box: r.Box, Date: r.Date, Mode: "two", Difficulty: difficulty(r.Hard), You: you.Monster, Rival: rival.Monster,
		Names: pair[string]{you.Name, rival.Name}, Starter: r.Players[r.First].Seat, Turns: r.Turns, Over: r.Over, Winner: winner(r), Why: r.Why,
		Dice: pair[line.Object]{counts(you.Dice), counts(rival.Dice)},
	}
	if r.Against {
		g.Mode = "solo"
		if g.Names.Rival == "" {
			g.Names.Rival = "Autobot" // as in the table's JSON
		}
	}
	return g
}

// difficulty is the difficulty in the word of the notation.
func difficulty(hard bool) string {
	if hard {
		return "hard"
	}
	return "normal"
}

// winner is the seat of who has won; empty where nobody has, or not alone.
func winner(r *companion.Result) string {
	if !r.Over || r.Winner < 0 {
		return ""
	}
	return r.Players[r.Winner].Seat
}

// jsonTable is a row of the list for a game at any other table.
type jsonTable struct {
	File    string       `json:"file"`
	Box     string       `json:"box"`
	Date    string       `json:"date"`
	Players []jsonPlayer `json:"players"`
	Starter string       `json:"starter"`
	Turns   int          `json:"turns"`
	Over    bool         `json:"over"`
	Winner  string       `json:"winner"`
	Why     string       `json:"why"`
}

type jsonPlayer struct {
	Seat    string `json:"seat"`
	Name    string `json:"name"`
	Monster string `json:"monster"`
}

func jsonTableOf(r *companion.Result) jsonTable {
	g := jsonTable{File: filepath.Base(r.Path), Box: r.Box, Date: r.Date, Starter: r.Players[r.First].Seat, Turns: r.Turns,
		Over: r.Over, Winner: winner(r), Why: r.Why}
	for _, p := range r.Players {
		g.Players = append(g.Players, jsonPlayer{p.Seat, p.Name, p.Monster})
	}
	return g
}

// writeList writes the list as one JSON array with a game on each line, for
// programs that read values and those that read lines.
func (p *program) writeList(results []companion.Result) {
	var rows []any
	for i := range results {
		if results[i].Sided {
			rows = append(rows, jsonGameOf(&results[i]))
		} else {
			rows = append(rows, jsonTableOf(&results[i]))
		}
	}
	writeRows(p.out, rows)
}

// csvColumns are the first columns of the CSV; the faces of each side follow, then
// the box and who plays.
var csvColumns = []string{"file", "date", "mode", "difficulty", "you", "rival", "you_name", "rival_name", "starter", "turns", "over", "winner", "why"}

func (p *program) writeCSV(results []companion.Result) {
	w := csv.NewWriter(p.out)
	head := slices.Clone(csvColumns)
	for _, side := range []string{"you_", "rival_"} {
		for _, face := range companion.FaceNames {
			head = append(head, side+face)
		}
	}
	w.Write(append(head, "box", "players"))
	for i := range results {
		w.Write(csvRow(&results[i]))
	}
	w.Flush()
}

// csvRow is a game; what is only where two sides face each other is empty elsewhere.
func csvRow(r *companion.Result) []string {
	var row, dice []string
	who := make([]string, len(r.Players)) // as --players takes it
	for i, p := range r.Players {
		who[i] = p.Name + ":" + p.Monster
	}
	if r.Sided {
		g := jsonGameOf(r)
		row = []string{rules.Quote(g.File), g.Date, g.Mode, g.Difficulty, g.You, g.Rival, g.Names.You, g.Names.Rival}
		who[1] = g.Names.Rival + ":" + g.Rival
		for _, p := range r.Players {
			for _, n := range p.Dice {
				dice = append(dice, strconv.Itoa(n))
			}
		}
	} else {
		row = []string{rules.Quote(filepath.Base(r.Path)), r.Date, "table", "", "", "", "", ""}
		dice = make([]string, 2*rules.NumFaces)
	}
	row = append(row, r.Players[r.First].Seat, strconv.Itoa(r.Turns), strconv.FormatBool(r.Over), winner(r), r.Why)
	return append(append(row, dice...), r.Box, strings.Join(who, ","))
}

// jsonRecord is the record as data; docs/record.md explains every key.
type jsonRecord struct {
	Games    int               `json:"games"`
	Finished int               `json:"finished"`
	Open     int               `json:"open"`
	Two      int               `json:"two"`
	Others   int               `json:"others"`
	All      jsonScore         `json:"all"`
	Normal   jsonScore         `json:"normal"`
	Hard     jsonScore         `json:"hard"`
	Even     jsonScore         `json:"even"`
	Streak   int               `json:"streak"`
	Turns    jsonTurns         `json:"turns"`
	Ways     line.Object       `json:"ways"`
	Monsters []jsonMonster     `json:"monsters"`
	Dice     pair[line.Object] `json:"dice"`
	Fair     jsonFair          `json:"fair"`
	Boxes    []jsonBox         `json:"boxes"`
	Reviews  []jsonSums        `json:"reviews"`
}

// jsonSums is what a game looked back on comes to.
type jsonSums struct {
	File  string  `json:"file"`
	Date  string  `json:"date"`
	Start float64 `json:"start"`
	End   float64 `json:"end"`
	jsonParts
	Adjusted    *float64 `json:"adjusted"`
	Decisions   int      `json:"decisions"`
	PerDecision float64  `json:"per_decision"`
	Rolled      int      `json:"rolled"`
	Untold      int      `json:"untold"`
}

func jsonSumsOf(g *duelbox.Summed) jsonSums {
	return jsonSums{filepath.Base(g.Path), g.Date, rounded(g.Start), rounded(g.End), jsonPartsOf(&g.Parts), adjusted(&g.Sums), g.Decisions, rounded(g.PerDecision()), g.Sums.Turns, g.Untold}
}

type jsonScore struct {
	Won  int `json:"won"`
	Lost int `json:"lost"`
}

type jsonTurns struct {
	Shortest int     `json:"shortest"`
	Longest  int     `json:"longest"`
	Average  float64 `json:"average"`
}

type jsonMonster struct {
	Monster string `json:"monster"`
	jsonScore
}

type jsonFair struct {
	Dice      int     `json:"dice"`
	ChiSquare float64 `json:"chi_square"`
	P         float64 `json:"p"`
	Verdict   string  `json:"verdict"`
}

// jsonBox is what the games between people with one box add up to.
type jsonBox struct {
	Box      string        `json:"box"`
	Games    int           `json:"games"`
	Finished int           `json:"finished"`
	Open     int           `json:"open"`
	Won      int           `json:"won"`
	Out      int           `json:"out"`
	Points   jsonPoints    `json:"points"`
	InTokyo  float64       `json:"in_tokyo"`
	Players  []jsonRanking `json:"players"`
}

type jsonPoints struct {
	All     float64 `json:"all"`
	Winners float64 `json:"winners"`
}

type jsonRanking struct {
	Name    string  `json:"name"`
	Games   int     `json:"games"`
	Won     int     `json:"won"`
	Out     int     `json:"out"`
	Points  float64 `json:"points"`
	InTokyo float64 `json:"in_tokyo"`
}

// rounded leaves out the digits in which processors differ, and the sign of nothing.
func rounded(x float64) float64 { return math.Round(x*1e6)/1e6 + 0 }

func jsonRecordOf(rec *companion.Record, sums []duelbox.Summed) *jsonRecord {
	j := &jsonRecord{
		Games: rec.Games, Finished: rec.Finished, Open: rec.Open, Two: rec.Two, Others: rec.Others,
		All: jsonScore(rec.All), Normal: jsonScore(rec.Normal), Hard: jsonScore(rec.Hard), Even: jsonScore(rec.Even), Streak: rec.Streak,
		Turns:    jsonTurns{rec.Shortest, rec.Longest, rec.Average},
		Monsters: []jsonMonster{},
		Dice:     pair[line.Object]{counts(rec.Dice[0]), counts(rec.Dice[1])},
		Fair:     jsonFair{rec.Fair.Dice, rounded(rec.Fair.Chi), rounded(rec.Fair.P), rec.Fair.Verdict.String()},
		Boxes:    []jsonBox{},
		Reviews:  []jsonSums{},
	}
	for i := range sums {
		j.Reviews = append(j.Reviews, jsonSumsOf(&sums[i]))
	}
	for _, w := range rec.Ways {
		j.Ways.Add(w.Why, jsonScore(w.Score))
	}
	for _, m := range rec.Monsters {
		j.Monsters = append(j.Monsters, jsonMonster{m.Monster, jsonScore(m.Score)})
	}
	for i := range rec.Boxes {
		b := &rec.Boxes[i]
		box := jsonBox{Box: b.Box, Games: b.Games, Finished: b.Finished, Open: b.Open, Won: b.All.Won, Out: b.All.Out,
			Points: jsonPoints{rounded(b.All.Points), rounded(b.Winners)}, InTokyo: rounded(b.All.InTokyo), Players: []jsonRanking{}}
		for _, p := range b.Players {
			box.Players = append(box.Players, jsonRanking{p.Name, p.Games, p.Won, p.Out, rounded(p.Points), rounded(p.InTokyo)})
		}
		j.Boxes = append(j.Boxes, box)
	}
	return j
}
