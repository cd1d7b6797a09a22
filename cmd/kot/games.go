package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// oneFile is the single file a subcommand names.
func oneFile(args []string) (string, error) {
	if len(args) != 1 {
		return "", rules.Refuse("", "one-file")
	}
	return args[0], nil
}

// name makes the texts speak of the players of a game.
func (p *program) name(game *duelbox.Game) {
	p.words.Names, p.words.Two = game.Table().Setup.Names, !game.Table().Setup.Solo
}

func (p *program) view(r *duel.Rules, game *duelbox.Game) duelbox.View {
	p.name(game)
	return duelbox.View{Words: p.words, Rules: r}
}

// newGame sets a game up by flags and questions, and plays it.
func (p *program) newGame(args []string) int {
	var w duelbox.Wish
	f := p.flags
	f.StringVar(&w.You, "you", "", "")
	f.StringVar(&w.Rival, "autobot", "", "")
	f.BoolVar(&w.Two, "duel", false, "")
	f.StringVar(&w.Rival, "rival", "", "")
	f.StringVar(&w.Other, "other", "", "")
	f.StringVar(&w.Name, "name", "", "")
	f.StringVar(&w.Start, "start", "", "")
	f.BoolVar(&w.Hard, "hard", false, "")
	f.StringVar(&w.Discard, "discard", "", "")
	f.StringVar(&w.FirstDice, "first-dice", "", "")
	f.StringVar(&w.Row, "row", "", "")
	random := f.Bool("random", false, "")
	var table party.Wish
	box := f.String("box", "", "")
	players := f.String("players", "", "")
	f.StringVar(&table.First, "first", "", "")
	f.StringVar(&table.Tiles, "tiles", "", "")
	f.BoolVar(&table.TwoEnergy, "two-energy", false, "")
	f.StringVar(&table.Bay, "bay", "", "")
	f.StringVar(&table.Frenzy, "frenzy", "", "")
	return p.withFlags(args, func(args []string) int {
		if len(args) > 0 {
			return p.fail(rules.Refuse("", "command-unknown", rules.Text("word", args[0])))
		}
		edition, other, err := p.boxSaid(*box)
		if err != nil {
			return p.fail(err)
		}
		if other {
			table.Edition, table.Row = edition, w.Row
			return p.newParty(table, *players, *random)
		}
		if err := p.oneMode(&w); err != nil {
			return p.fail(err)
		}
		p.words = w.Words(p.words)
		desk := p.desk()
		set, err := desk.Setup(p.words, w)
		if err != nil {
			return p.fail(err)
		}
		if *random {
			return p.session(desk, func(d *dash.Dash) error { return d.Begin(set) }, func(plain *duelbox.Plain) error { return plain.Begin(set) })
		}
		return p.ask(desk, w)
	})
}

// oneMode settles whether two humans play: a second player's name or monster says
// so too, and what is about Autobot does not go with it.
func (p *program) oneMode(w *duelbox.Wish) error {
	said := func(flags ...string) string {
		for _, name := range flags {
			if p.flags.Changed(name) {
				return name
			}
		}
		return ""
	}
	two, solo := said("duel", "other", "rival"), said("autobot", "hard", "discard", "first-dice")
	if two != "" && solo != "" {
		return rules.Refuse("", "games-either", rules.Text("one", "--"+two), rules.Text("other", "--"+solo))
	}
	w.Two = w.Two || two != "" && two != "duel"
	return nil
}

// gameNamed is the saved game that a number of the list (kot games), a path, a game's
// name or a part of one means. The error is a *rules.Problem: game-unknown where it is
// none of these.
func (p *program) gameNamed(word string) (string, error) {
	if n, err := strconv.Atoi(word); err == nil && n >= 1 {
		results, _, err := party.Results(p.desk())
		if err != nil {
			return "", err
		}
		if n <= len(results) {
			return results[n-1].Path, nil
		}
	}
	path := strings.ContainsRune(word, filepath.Separator)
	if path || strings.HasSuffix(word, tracker.Ext) {
		if _, err := os.Stat(word); err == nil {
			return word, nil
		}
	}
	if path { // a path means that file, never another one that is called alike
		return "", rules.Refuse("", "game-unknown", rules.Text("word", word))
	}
	return p.desk().PickGame(strings.TrimSuffix(word, tracker.Ext))
}

// gameToRead is gameNamed for what only reads the game: a file's name will do. Without a
// word it is the game played last, "" where none is saved.
func (p *program) gameToRead(word string) (string, error) {
	if word == "" {
		saved, err := p.desk().Store.List()
		if err != nil || len(saved) == 0 {
			return "", err
		}
		return saved[0].Path, nil
	}
	path, err := p.gameNamed(word)
	if rules.IsProblem(err, "game-unknown") {
		if info, failed := os.Stat(word); failed == nil && info.Mode().IsRegular() {
			return word, nil
		}
	}
	return path, err
}

// export prints a saved game; without a name the one played last.
func (p *program) export(args []string) int {
	return p.withFlags(args, func(args []string) int {
		path, err := p.gameToRead(strings.Join(args, " "))
		if err != nil {
			return p.fail(err)
		}
		if path == "" {
			return p.noGames(p.err)
		}
		data, err := p.readAll(path)
		if err != nil {
			return p.fail(err)
		}
		io.WriteString(p.out, data)
		return exitFine
	})
}

// importGame takes a game file into the folder of saved games, if every line of
// it can be played.
func (p *program) importGame(args []string) int {
	return p.withFlags(args, func(args []string) int {
		name, err := oneFile(args)
		if err != nil {
			return p.fail(err)
		}
		data, err := p.readAll(name)
		if err != nil {
			return p.fail(err)
		}
		if _, err := p.folded(name, data); err != nil {
			return p.fail(err)
		}
		desk := p.desk()
		stem := strings.TrimSuffix(filepath.Base(name), tracker.Ext)
		if name == "-" {
			stem = desk.Today + "-import"
		}
		file, err := tracker.Create(desk.Store.Path(stem), strings.Split(strings.TrimSuffix(data, "\n"), "\n"))
		if err != nil {
			return p.fail(err)
		}
		fmt.Fprintln(p.out, p.words.Say("games.imported", rules.Text("file", file.Path)))
		return p.end(file.Close())
	})
}
