package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/desk/share"
	"kingoftokyo/companion/faces/pages"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// oneFile returns the one file that the words of a command must name.
func oneFile(args []string) (string, error) {
	if len(args) != 1 {
		return "", rules.Refuse("", "one-file")
	}
	return args[0], nil
}

// name sets the names in the texts to those of a game's players.
func (p *program) name(game *duelbox.Game) {
	p.words.Players, p.words.Two = game.Table().Setup.Names, !game.Table().Setup.Solo
}

// newGame sets up a game, by flags and by questions, and plays it.
func (p *program) newGame(args []string) int {
	random := p.flags.Bool("random", false, "")
	named := p.flags.String("box", "", "")
	for _, o := range setupOptions(boxes.On(&duelbox.Desk{Desk: &companion.Desk{}}).Boxes) { // the list of options needs no cards
		switch {
		case p.flags.Lookup(o.ID) != nil:
		case o.Switch:
			p.flags.Bool(o.ID, false, "")
		default:
			p.flags.String(o.ID, "", "")
		}
	}
	return p.withFlags(args, func(args []string) int {
		if err := p.noWords(args); err != nil {
			return p.fail(err)
		}
		desk := p.desk()
		like := companion.Game(nil)
		if !*random {
			like = p.like(desk.Desk)
		}
		box, err := desk.BoxFor(*named, like)
		if err != nil {
			return p.fail(err)
		}
		setup, err := p.said(desk.Desk, box, like)
		if err != nil {
			return p.fail(err)
		}
		if *random {
			return p.session(desk,
				func(d *terminal.Dash) error { return d.Create(setup) },
				func(line *plain.Plain) error { return line.Begin(setup) })
		}
		return p.session(desk,
			func(d *terminal.Dash) error { pages.SetUp(d, box, setup); return nil },
			func(line *plain.Plain) error { return line.Ask(box, setup) })
	})
}

// like returns the game played last, whose players and options the set-up takes; nil if a flag says something about the new
// game.
func (p *program) like(desk *companion.Desk) companion.Game {
	if slices.ContainsFunc(setupOptions(desk.Boxes), func(o companion.Option) bool { return p.flags.Changed(o.ID) }) {
		return nil
	}
	return desk.Last()
}

func setupOptions(of []companion.Box) (all []companion.Option) {
	for _, b := range of {
		all = append(all, b.Options()...)
	}
	return all
}

// said returns the set-up of a box with everything that the flags say. If like is a game, its players and options are
// offered. The error is a *rules.Problem, or already in the words of the box: a flag of another box, or a value that
// cannot be used.
func (p *program) said(desk *companion.Desk, box companion.Box, like companion.Game) (companion.Setup, error) {
	for _, o := range setupOptions(desk.Boxes) {
		if p.flags.Changed(o.ID) && !slices.Contains(box.Options(), o) {
			return nil, rules.Refuse("", "setup.box-flag", rules.Text("flag", o.ID), rules.Text("box", box.ID()))
		}
	}
	setup, err := box.Setup(like)
	if err != nil {
		return nil, err
	}
	for _, o := range box.Options() {
		word := p.flags.Value(o.ID)
		switch {
		case !p.flags.Changed(o.ID), o.Switch && word == "false":
			continue
		case o.Switch:
			word = "yes"
		}
		if err := setup.Set(o.ID, word); err != nil {
			return nil, errors.New(refusal(setup.Words(), err))
		}
	}
	return setup, nil
}

// gameNamed returns the path of the saved game that a word means: a number in the list of kot games, a path, a name or a
// part of one. The error is a *rules.Problem: game-unknown if there is none.
func (p *program) gameNamed(word string) (string, error) {
	if n, err := strconv.Atoi(word); err == nil && n >= 1 {
		results, _, err := p.desk().Results()
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
	if path { // a path means that file, never another one with the same name
		return "", rules.Refuse("", "game-unknown", rules.Text("word", word))
	}
	return p.desk().PickGame(strings.TrimSuffix(word, tracker.Ext))
}

// gameToRead is gameNamed for commands that only read the game, which also accept the name of any file. Without a word it
// returns the game played last, or "" if none is saved.
func (p *program) gameToRead(word string) (string, error) {
	if word == "" {
		saved, err := p.desk().Saved()
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

// withGame is withFlags for a command that only reads one game: the one in its arguments, or otherwise the game played
// last.
func (p *program) withGame(args []string, do func(path string) int) int {
	return p.withFlags(args, func(args []string) int {
		path, err := p.gameToRead(strings.Join(args, " "))
		if err != nil {
			return p.fail(err)
		}
		if path == "" {
			return p.noGames(p.err)
		}
		return do(path)
	})
}

// export prints a saved game for people to read, without the checks at the ends of its lines, or writes it to the file of
// -o. Without a name it takes the game played last. It replaces an older export of the same game.
func (p *program) export(args []string) int {
	to := p.flags.String("output", "-", "")
	force := p.flags.Bool("force", false, "")
	return p.withGame(args, func(path string) int {
		data, err := p.readAll(path, mostGame)
		if err != nil {
			return p.fail(err)
		}
		data = tracker.Unchecked(data)
		if *to == "-" {
			io.WriteString(p.out, data)
			return exitFine
		}
		if record.SameFile(filepath.Dir(*to), p.desk().Store.Dir) { // it might be a saved game
			return p.fail(rules.Refuse("", "export-saved", rules.Text("file", *to)))
		}
		return p.end(p.writeOver(*to, data, *force, func(there string) bool { return strings.HasPrefix(data, tracker.Unchecked(there)) }))
	})
}

// share prints a link that contains a whole game; without a name, the game played last. Anything else it has to say goes
// to the error output, so that the output is only the link.
func (p *program) share(args []string) int {
	return p.withGame(args, func(path string) int {
		address := chosen().Get(settings.Page)
		if address == "" {
			return p.fail(rules.Refuse("", "share-page"))
		}
		data, err := p.readAll(path, mostGame)
		if err == nil {
			_, err = p.folded(path, data)
		}
		if err != nil {
			return p.fail(err)
		}
		link, err := share.Link(address, data, func(game string) bool {
			_, _, err := p.desk().Played(path, game)
			return err == nil
		})
		if err != nil {
			return p.fail(err)
		}
		fmt.Fprintln(p.out, link)
		fmt.Fprintln(p.err, p.words.Say("games.shared"))
		return exitFine
	})
}

// importGame copies a game file, the game of a link, or a game that came by mail, into the folder of saved games, if all
// its lines can be played.
func (p *program) importGame(args []string) int {
	return p.withFlags(args, func(args []string) int {
		name, err := oneFile(args)
		if err != nil {
			return p.fail(err)
		}
		data, desk, linked := "", p.desk(), share.In(name)
		if linked {
			data, err = desk.Linked(name)
		} else if data, err = p.readAll(name, mostGame); err == nil {
			data = companion.Received(data)
			if err = tracker.TestBuild(name, strings.Split(data, "\n")); err == nil {
				_, err = p.folded(name, data)
			}
		}
		if err != nil {
			return p.fail(err)
		}
		stem := strings.TrimSuffix(filepath.Base(name), tracker.Ext)
		if linked || name == "-" {
			stem = desk.Today + "-import"
		}
		file, err := tracker.Create(desk.Store.Path(stem), strings.Split(strings.TrimSuffix(data, "\n"), "\n"))
		if err != nil {
			return p.fail(err)
		}
		p.out.lines(p.words.Say("games.imported", rules.Text("file", file.Path)))
		return p.end(file.Close())
	})
}

// writeOver writes a file that the player names, completely or not at all; if it is not a regular file, but a device or a
// pipe, it writes to it directly. It replaces an existing file only if that is empty, if older reports that its text is an
// older one of the same, or with force: a slip must not cost a file. The error is a *rules.Problem.
func (p *program) writeOver(name, data string, force bool, older func(text string) bool) error {
	info, err := os.Stat(name)
	switch regular := err == nil && info.Mode().IsRegular(); {
	case err == nil && !regular:
		var f *os.File
		if f, err = os.OpenFile(name, os.O_WRONLY, 0); err == nil {
			_, err = io.WriteString(f, data)
			err = errors.Join(err, f.Close())
		}
	case regular || errors.Is(err, os.ErrNotExist):
		if regular && info.Size() > 0 && !force {
			if there, err := p.readAll(name, mostGame); err != nil || !older(there) {
				return rules.Refuse("", "file-there", rules.Text("file", name))
			}
		}
		err = tracker.WriteFile(name, data)
	}
	if err != nil {
		return rules.Refuse("", "create-failed", rules.Text("file", name), rules.Text("reason", tracker.Reason(err)))
	}
	return nil
}
