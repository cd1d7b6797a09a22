package main

import (
	"encoding/csv"
	"encoding/json"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// games lists the saved games, the one played last first: as a table, as data, or added up. With a number in the list or
// a name it plays that game.
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
		data, none := *asCSV || *asJSON, len(results)+len(unread) == 0
		if none && game != "" {
			return p.noGames(p.err)
		}
		if none && !data { // an empty list is an answer like any other
			p.noGames(p.out)
			return exitFine
		}
		if game != "" {
			path, err := p.gameNamed(game)
			if err != nil {
				return p.fail(err)
			}
			return p.resume(path)
		}
		rec := record.Summarize(results)
		switch {
		case *stats:
			p.stats(&rec, results, *asJSON)
		case *asCSV:
			p.writeCSV(results)
		case *asJSON:
			writeRows(p.out, text.Map(results, jsonGame))
		case len(results) > 0:
			p.lines(slices.Concat(record.Games(p.words.Catalogue, results, p.width())...))
			p.unoffered(results)
		}
		p.unread(unread, data || *stats)
		return exitFine
	})
}

// stats prints the games added up and, unless the coach is off, what the reviews say about them.
func (p *program) stats(rec *record.Record, results []record.Result, asJSON bool) {
	var sums []advice.Summed
	left := 0
	if p.desk().Coach.Mode() != advice.CoachOff {
		sums, left = p.sums(results)
	}
	if asJSON {
		writeJSON(p.out, jsonRecord(rec, sums))
		return
	}
	p.lines(rec.Lines(p.words.Catalogue, p.width()))
	v := advice.In(p.words, p.duelRules())
	if lines := v.SumsOver(sums, left, p.width(), p.ascii()); len(lines) > 0 {
		p.wrapped(append([]string{""}, lines...)...)
	}
}

// apart refuses flags that exclude each other.
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

// unread names the games that cannot be read: below the list or, if the output is data, on the error output.
func (p *program) unread(unread []record.Unread, apart bool) {
	out := p.out
	if apart {
		out = p.err
	}
	for _, u := range unread {
		out.lines(p.words.Say("games.unreadable", rules.Text("game", u.Name), rules.Text("why", u.Why)))
	}
}

// unoffered names the games in the list that shells do not complete, and says how to open them.
func (p *program) unoffered(results []record.Result) {
	for i := range results {
		if !typable(results[i].Name) {
			p.sayWrapped("games.unoffered", rules.Num("n", i+1))
		}
	}
}

func (p *program) noGames(out *output) int {
	out.lines(p.words.Say("games.none", rules.Text("dir", p.desk().Store.Dir)))
	return exitNothing
}

func counts(f record.Faces) object {
	out := object{}
	for i, n := range f {
		out = append(out, member{duelbox.FaceNames[i], n})
	}
	return out
}

// jsonGame returns a game as a row of the list. Its keys are the columns of the CSV, its values words of the notation, in
// every language.
func jsonGame(r record.Result) object {
	out := object{{"file", filepath.Base(r.Path)}, {"box", r.Box}, {"date", r.Date}}
	var dice object
	if r.Versus {
		you, rival := &r.Players[0], &r.Players[1]
		out = append(out, object{
			{"mode", mode(&r)}, {"difficulty", r.Level}, {"you", you.Monster}, {"rival", rival.Monster},
			{"names", object{{"you", you.Name}, {"rival", rivalName(&r)}}},
		}...)
		dice = object{{"dice", object{{"you", counts(you.Dice)}, {"rival", counts(rival.Dice)}}}}
	} else {
		out = append(out, member{"players", text.Map(r.Players, func(p record.Player) object {
			return object{{"seat", p.Seat}, {"name", p.Name}, {"monster", p.Monster}}
		})})
	}
	out = append(append(out, object{
		{"starter", r.Players[r.First].Seat}, {"turns", r.Turns}, {"over", r.Over}, {"winner", winner(&r)}, {"why", r.Why},
	}...), dice...)
	if in := countedIn(&r); in != "" {
		out = append(out, member{"counted_in", in})
	}
	return out
}

// countedIn returns the file of a newer game with the same lines; "" if this one counts by itself.
func countedIn(r *record.Result) string {
	if r.Same == "" {
		return ""
	}
	return r.Same + tracker.Ext
}

// mode returns how many people play a game between two.
func mode(r *record.Result) string {
	if r.Solo() {
		return "solo"
	}
	return "two"
}

// rivalName returns the name of Players[1], as in the JSON of the table.
func rivalName(r *record.Result) string {
	if name := r.Players[1].Name; name != "" || !r.Solo() {
		return name
	}
	return "Autobot"
}

// winner returns the seat of the winner; empty if nobody has won, or not alone.
func winner(r *record.Result) string {
	if !r.Over || r.Winner < 0 {
		return ""
	}
	return r.Players[r.Winner].Seat
}

// csvColumns are the first columns of the CSV. After them come the faces thrown by each side, the box, the players, and
// the game in which this one counts.
var csvColumns = []string{
	"file", "date", "mode", "difficulty", "you", "rival", "you_name", "rival_name",
	"starter", "turns", "over", "winner", "why",
}

func (p *program) writeCSV(results []record.Result) {
	w := csv.NewWriter(p.out)
	head := slices.Clone(csvColumns)
	for _, side := range []string{"you_", "rival_"} {
		for _, face := range duelbox.FaceNames {
			head = append(head, side+face)
		}
	}
	w.Write(append(head, "box", "players", "counted_in"))
	for i := range results {
		w.Write(csvRow(&results[i]))
	}
	w.Flush()
}

// csvRow returns one game of the CSV. Columns about two sides are empty if it is not between two.
func csvRow(r *record.Result) []string {
	file := rules.Quote(filepath.Base(r.Path))
	var row, dice []string
	who := text.Map(r.Players, func(p record.Player) string { return p.Name + ":" + p.Monster }) // in the format of --players
	if r.Versus {
		you, rival := &r.Players[0], &r.Players[1]
		row = []string{file, r.Date, mode(r), r.Level, you.Monster, rival.Monster, you.Name, rivalName(r)}
		who[1] = rivalName(r) + ":" + rival.Monster
		for _, p := range r.Players {
			dice = append(dice, text.Map(p.Dice[:], strconv.Itoa)...)
		}
	} else {
		row = []string{file, r.Date, "table", "", "", "", "", ""}
		dice = make([]string, 2*rules.NumFaces)
	}
	row = append(row, r.Players[r.First].Seat, strconv.Itoa(r.Turns), strconv.FormatBool(r.Over), winner(r), r.Why)
	return append(append(row, dice...), r.Box, strings.Join(who, ","), rules.Quote(countedIn(r)))
}

func jsonSums(g advice.Summed) object {
	return slices.Concat(
		object{{"file", filepath.Base(g.Path)}, {"date", g.Date}, {"start", g.Start}, {"end", g.End}},
		jsonParts(&g.Parts),
		object{
			{"adjusted", adjusted(&g.Sums)}, {"decisions", g.Decisions}, {"per_decision", g.PerDecision()},
			{"rolled", g.Sums.Turns}, {"untold", g.Untold},
		})
}

func jsonScore(s record.Score) object { return object{{"won", s.Won}, {"lost", s.Lost}} }

// jsonRecord returns the record as data; docs/programs/data.md explains every key.
func jsonRecord(rec *record.Record, sums []advice.Summed) object {
	ways := object{}
	for _, why := range duelbox.Ways { // including those without any game
		ways = append(ways, member{why, jsonScore(rec.EndedBy(why))})
	}
	for _, w := range rec.Ways {
		if !slices.Contains(duelbox.Ways, w.Why) {
			ways = append(ways, member{w.Why, jsonScore(w.Score)})
		}
	}
	monsters := text.Map(rec.Monsters, func(m record.MonsterScore) object {
		return append(object{{"monster", m.Monster}}, jsonScore(m.Score)...)
	})
	fair := &rec.Fair
	return object{
		{"games", rec.Games}, {"finished", rec.Finished}, {"open", rec.Open}, {"two", rec.Two}, {"others", rec.Others},
		{"all", jsonScore(rec.All)}, {"normal", jsonScore(rec.Of("normal"))},
		{"hard", jsonScore(rec.Of("hard"))}, {"even", jsonScore(rec.Of("even"))}, {"streak", rec.Streak},
		{"turns", object{
			{"shortest", rec.Shortest}, {"longest", rec.Longest},
			{"average", json.RawMessage(jsonText(rec.Average))},
		}},
		{"ways", ways}, {"monsters", monsters}, {"dice", object{{"you", counts(rec.Dice[0])}, {"rival", counts(rec.Dice[1])}}},
		{"fair", object{{"dice", fair.Dice}, {"chi_square", fair.Chi}, {"p", fair.P}, {"verdict", fair.Verdict.String()}}},
		{"boxes", text.Map(rec.Boxes, jsonBox)}, {"reviews", text.Map(sums, jsonSums)},
	}
}

// jsonBox returns the sums of the games between people with one box.
func jsonBox(b record.BoxRecord) object {
	players := text.Map(b.Players, func(p record.PlayerRecord) object {
		return object{
			{"name", p.Name}, {"games", p.Games}, {"won", p.Won}, {"out", p.Out}, {"points", p.Points},
			{"in_tokyo", p.InTokyo}, {"damage", p.Damage}, {"felled", p.Felled},
		}
	})
	rivals := text.Map(b.Rivals, func(p record.RivalRecord) object {
		return object{{"names", p.Names}, {"won", p.Won}}
	})
	cards := text.Map(b.Cards, func(c record.CardRecord) object {
		return object{{"card", c.Card}, {"bought", c.Bought}, {"won", c.Won}}
	})
	return object{
		{"box", b.Box}, {"games", b.Games}, {"finished", b.Finished}, {"open", b.Open}, {"won", b.All.Won}, {"out", b.All.Out},
		{"points", object{{"all", b.All.Points}, {"winners", b.Winners}}}, {"in_tokyo", b.All.InTokyo}, {"players", players},
		{"damage", b.All.Damage}, {"rivals", rivals}, {"cards", cards},
	}
}
