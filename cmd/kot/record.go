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
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
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
		results, unread, err := party.Results(p.desk())
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
		rec := duelbox.Summarize(results)
		switch {
		case *stats && *asJSON:
			writeJSON(p.out, p.jsonRecord(&rec))
		case *stats:
			v := duelbox.View{Words: p.words}
			p.lines(v.Record(&rec, p.width()))
		case *asCSV:
			p.writeCSV(results)
		case *asJSON:
			p.writeList(results)
		case len(results) > 0:
			v := duelbox.View{Words: p.words}
			p.lines(v.Games(results, p.width()))
		}
		p.unread(unread, data || *stats)
		return status
	})
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
func (p *program) unread(unread []duelbox.Unread, apart bool) {
	out := io.Writer(p.out)
	if apart {
		out = p.err
	}
	for _, u := range unread {
		fmt.Fprintln(out, p.words.Say("games.unreadable", rules.Text("game", u.Name), rules.Text("why", p.words.Error(u.Err))))
	}
}

func (p *program) noGames(out io.Writer) int {
	fmt.Fprintln(out, p.words.Say("games.none", rules.Text("dir", p.desk().Store.Dir)))
	return exitNothing
}

// jsonGame is a row of the list: the columns of the CSV.
type jsonGame struct {
	File       string           `json:"file"`
	Box        string           `json:"box"`
	Date       string           `json:"date"`
	Mode       string           `json:"mode"`
	Difficulty string           `json:"difficulty"`
	You        string           `json:"you"`
	Rival      string           `json:"rival"`
	Names      pair[string]     `json:"names"`
	Starter    string           `json:"starter"`
	Turns      int              `json:"turns"`
	Over       bool             `json:"over"`
	Winner     string           `json:"winner"`
	Why        string           `json:"why"`
	Dice       pair[jsonCounts] `json:"dice"`
}

type pair[V any] struct {
	You   V `json:"you"`
	Rival V `json:"rival"`
}

type jsonCounts struct {
	Claw        int `json:"claw"`
	Heart       int `json:"heart"`
	Energy      int `json:"energy"`
	Fame        int `json:"fame"`
	Destruction int `json:"destruction"`
	Power       int `json:"power"`
}

func counts(f duelbox.Faces) jsonCounts {
	return jsonCounts{f[duel.Claw], f[duel.Heart], f[duel.Energy], f[duel.Fame], f[duel.Destruction], f[duel.Power]}
}

// jsonGame is a game in the words of the notation, whatever the language.
func (p *program) jsonGame(r *duelbox.Result) jsonGame {
	m := p.lib.Duel.Monsters
	g := jsonGame{
		File: filepath.Base(r.Path), Box: companion.Boxes[0], Date: r.Date, Mode: "two", Difficulty: "normal",
		You: m[r.Monsters[duel.You]].ID, Rival: m[r.Monsters[duel.Rival]].ID,
		Names: pair[string]{r.Names[duel.You], r.Names[duel.Rival]}, Starter: r.First.String(), Turns: r.Turns, Over: r.Over,
		Dice: pair[jsonCounts]{counts(r.Dice[duel.You]), counts(r.Dice[duel.Rival])},
	}
	if r.Solo {
		g.Mode = "solo"
		if g.Names.Rival == "" {
			g.Names.Rival = "Autobot" // as in the table's JSON
		}
	}
	if r.Hard {
		g.Difficulty = "hard"
	}
	if r.Over {
		g.Winner, g.Why = r.Winner.String(), r.Why.String()
	}
	return g
}

// jsonParty is a row of the list for a game of King of Tokyo or its Dark Edition.
type jsonParty struct {
	File    string        `json:"file"`
	Box     string        `json:"box"`
	Date    string        `json:"date"`
	Players []jsonSeating `json:"players"`
	Starter string        `json:"starter"`
	Turns   int           `json:"turns"`
	Over    bool          `json:"over"`
	Winner  string        `json:"winner"`
	Why     string        `json:"why"`
}

type jsonSeating struct {
	Seat    string `json:"seat"`
	Name    string `json:"name"`
	Monster string `json:"monster"`
}

// jsonParty is a game of another box in the words of the notation; its winner is
// empty where nobody has won alone.
func (p *program) jsonParty(r *duelbox.Result) jsonParty {
	g := jsonParty{
		File: filepath.Base(r.Path), Box: r.Party.Box, Date: r.Date, Starter: tokyo.Seat(r.Party.First).String(), Turns: r.Turns, Over: r.Over, Why: r.Party.Why,
	}
	for i, m := range r.Party.Monsters {
		g.Players = append(g.Players, jsonSeating{tokyo.Seat(i).String(), r.Party.Names[i], m})
	}
	if r.Over && r.Party.Winner >= 0 {
		g.Winner = tokyo.Seat(r.Party.Winner).String()
	}
	return g
}

// writeList writes the list as one JSON array with a game on each line, for
// programs that read values and those that read lines.
func (p *program) writeList(results []duelbox.Result) {
	var b strings.Builder
	for i := range results {
		if i > 0 {
			b.WriteString(",")
		}
		b.WriteString("\n")
		var row strings.Builder
		if results[i].Party != nil {
			writeJSON(&row, p.jsonParty(&results[i]))
		} else {
			writeJSON(&row, p.jsonGame(&results[i]))
		}
		b.WriteString(strings.TrimSuffix(row.String(), "\n"))
	}
	if len(results) > 0 {
		b.WriteString("\n")
	}
	fmt.Fprintf(p.out, "[%s]\n", b.String())
}

// csvColumns are the first columns of the CSV; the faces of each side follow, then
// the box and who plays.
var csvColumns = []string{"file", "date", "mode", "difficulty", "you", "rival", "you_name", "rival_name", "starter", "turns", "over", "winner", "why"}

func (p *program) writeCSV(results []duelbox.Result) {
	w := csv.NewWriter(p.out)
	head := slices.Clone(csvColumns)
	for _, side := range []duel.Side{duel.You, duel.Rival} {
		for f := range rules.Face(rules.NumFaces) {
			head = append(head, side.String()+"_"+duel.FaceName(f))
		}
	}
	w.Write(append(head, "box", "players"))
	for i := range results {
		if results[i].Party != nil {
			w.Write(p.csvParty(&results[i]))
			continue
		}
		g := p.jsonGame(&results[i])
		row := []string{g.File, g.Date, g.Mode, g.Difficulty, g.You, g.Rival, g.Names.You, g.Names.Rival, g.Starter,
			strconv.Itoa(g.Turns), strconv.FormatBool(g.Over), g.Winner, g.Why}
		for _, faces := range results[i].Dice {
			for _, n := range faces {
				row = append(row, strconv.Itoa(n))
			}
		}
		w.Write(append(row, g.Box, playersWord(g.Names.You, g.You, g.Names.Rival, g.Rival)))
	}
	w.Flush()
}

// csvParty is a game of another box: what is Duel's alone stays empty.
func (p *program) csvParty(r *duelbox.Result) []string {
	g := p.jsonParty(r)
	var who []string
	for _, s := range g.Players {
		who = append(who, s.Name, s.Monster)
	}
	row := []string{g.File, g.Date, "table", "", "", "", "", "", g.Starter, strconv.Itoa(g.Turns), strconv.FormatBool(g.Over), g.Winner, g.Why}
	row = append(row, make([]string, 2*rules.NumFaces)...)
	return append(row, g.Box, playersWord(who...))
}

// playersWord is who plays, names and monsters in turns, as --players takes it.
func playersWord(words ...string) string {
	var out []string
	for i := 0; i < len(words); i += 2 {
		out = append(out, words[i]+":"+words[i+1])
	}
	return strings.Join(out, ",")
}

// jsonRecord is the record as data.
type jsonRecord struct {
	Games    int              `json:"games"`
	Finished int              `json:"finished"`
	Open     int              `json:"open"`
	Two      int              `json:"two"`
	Others   int              `json:"others"`
	All      jsonScore        `json:"all"`
	Normal   jsonScore        `json:"normal"`
	Hard     jsonScore        `json:"hard"`
	Streak   int              `json:"streak"`
	Turns    jsonTurns        `json:"turns"`
	Ways     jsonWays         `json:"ways"`
	Monsters []jsonMonster    `json:"monsters"`
	Dice     pair[jsonCounts] `json:"dice"`
	Fair     jsonFair         `json:"fair"`
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

type jsonWays struct {
	Hearts    jsonScore `json:"hearts"`
	Victory   jsonScore `json:"victory"`
	Spotlight jsonScore `json:"spotlight"`
	Conceded  jsonScore `json:"conceded"`
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

// rounded leaves out the digits in which processors differ.
func rounded(x float64) float64 { return math.Round(x*1e6) / 1e6 }

func (p *program) jsonRecord(rec *duelbox.Record) *jsonRecord {
	j := &jsonRecord{
		Games: rec.Games, Finished: rec.Finished, Open: rec.Open, Two: rec.Two, Others: rec.Others,
		All: jsonScore(rec.All), Normal: jsonScore(rec.Normal), Hard: jsonScore(rec.Hard), Streak: rec.Streak,
		Turns: jsonTurns{rec.Shortest, rec.Longest, rec.Average},
		Ways: jsonWays{jsonScore(rec.Ways[duel.ByHearts]), jsonScore(rec.Ways[duel.ByVictory]), jsonScore(rec.Ways[duel.BySpotlight]),
			jsonScore(rec.Ways[duel.ByConcession])},
		Monsters: []jsonMonster{},
		Dice:     pair[jsonCounts]{counts(rec.Dice[duel.You]), counts(rec.Dice[duel.Rival])},
		Fair:     jsonFair{rec.Fair.Dice, rounded(rec.Fair.Chi), rounded(rec.Fair.P), rec.Fair.Verdict.String()},
	}
	for _, m := range rec.Monsters {
		j.Monsters = append(j.Monsters, jsonMonster{p.lib.Duel.Monsters[m.Monster].ID, jsonScore(m.Score)})
	}
	return j
}
