package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"kingoftokyo/companion"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// reading reads the file of a game of any box, line by line.
type reading struct {
	p    *program
	file *lines
	game companion.Game
	box  string
	// begun means that the first line of the game was accepted: the box can no longer change.
	begun bool
	line  int // the number of the last line read
	// taken is called after every line that fits; it may be nil.
	taken func()
	// passed is called for a refused line, and then the next line is read. If it is nil, the first refused line ends the
	// reading.
	passed func(line string, err error)
	// asked answers a request of a program; if it is nil, a request is a line like any other.
	asked func(request string) error
}

// become replaces the game by an empty game of a box. The error lists every fault in the data file.
func (r *reading) become(box string) (err error) {
	r.box = box
	r.game, err = r.p.desk().Box(box).Empty()
	return err
}

// all reads all lines and, at the end, reports what the set-up lacks. The error is a *rules.Problem, in the player's
// words, or lists every fault in the data file.
func (r *reading) all() error {
	for {
		line, err := r.file.next()
		switch {
		case errors.Is(err, io.EOF):
			if err := r.game.Ready(); err != nil { // the table has no names yet
				return errors.New(companion.InWords(r.game.Box(), err))
			}
			return nil
		case errors.Is(err, errUnheard):
			return nil
		case rules.IsProblem(err, "read-failed"):
			return err
		}
		r.line++
		if box := companion.BoxSaid(line); err == nil && !r.begun && box != "" && box != r.box {
			if err := r.become(box); err != nil {
				return err
			}
		}
		switch {
		case err != nil:
		case r.asked != nil && strings.HasPrefix(strings.TrimSpace(line), "{"): // no line of the notation begins like that
			err = r.asked(line)
		default:
			err = r.take(line)
		}
		switch {
		case err != nil && r.passed == nil:
			return r.refused(line, err)
		case err != nil:
			r.passed(line, err)
		}
	}
}

// take plays one line. The error is the *rules.Problem with which the game refuses it.
func (r *reading) take(line string) error {
	note, err := r.game.Fold(line)
	if note != nil {
		fmt.Fprintln(r.p.err, r.p.words.Say(note.Key, append(note.Args, rules.Num("line", r.line))...))
	}
	r.begun = r.begun || err == nil && tracker.Comment(line) != ""
	if err == nil && r.taken != nil {
		r.taken()
	}
	return err
}

func (r *reading) refused(line string, err error) error {
	return companion.LineRefused(r.game, r.file.name, r.line, line, err)
}

// folded returns the game of a text, all of whose lines must fit, and prints the notes about them. The errors are those
// of companion.Desk.Played.
func (p *program) folded(name, text string) (companion.Game, error) {
	game, notes, err := p.desk().Played(name, text)
	for _, n := range notes {
		fmt.Fprintln(p.err, p.words.Say(n.Key, n.Args...))
	}
	return game, err
}

// replay plays the lines of a file and prints the last table, or the table after each line. A saved game, which has
// checks at the ends of its lines, is read as kot opens it.
func (p *program) replay(args []string) int {
	asJSON := p.flags.Bool("json", false, "")
	each := p.flags.Bool("each", false, "")
	keepGoing := p.flags.Bool("keep-going", false, "")
	return p.withFlags(args, func(args []string) int {
		name, err := oneFile(args)
		if err != nil {
			return p.fail(err)
		}
		in, err := p.open(name)
		if err != nil {
			return p.fail(err)
		}
		defer in.Close()
		if name != "-" {
			text, err := p.readAll(name, mostGame)
			if err != nil {
				return p.fail(err)
			}
			if saved := tracker.Unchecked(text) != text; saved && !*each && !*keepGoing && p.tellSaved(name, *asJSON) {
				return exitFine
			}
			in = io.NopCloser(strings.NewReader(text))
		}
		out := bufio.NewWriter(p.out)
		defer out.Flush()
		r := &reading{p: p, file: linesOf(name, in, out)}
		if err := r.become(""); err != nil {
			return p.fail(err)
		}
		if *each {
			r.taken = func() { r.reply(out) }
			if name == "-" {
				r.asked = func(request string) error { return r.answer(out, request) }
			}
		}
		status := exitFine
		if *keepGoing {
			r.passed = func(line string, err error) {
				status = exitWrong
				if *each {
					writeJSON(out, jsonRefused(r.game.Words(), err, r.line))
				} else {
					p.fail(r.refused(line, err))
				}
			}
		}
		if err := r.all(); err != nil {
			out.Flush()
			return p.fail(err)
		}
		if !*each {
			p.tell(r.game, *asJSON)
		}
		return status
	})
}

// tellSaved prints the last table of a saved game, and the notes about its file; it returns false if kot cannot open it.
func (p *program) tellSaved(name string, asJSON bool) bool {
	game, notes, err := p.desk().Look(name)
	if err != nil {
		return false
	}
	for _, n := range notes {
		fmt.Fprintln(p.err, rules.QuoteLines(game.Words().Note(n)))
	}
	p.tell(game, asJSON)
	return true
}

func (p *program) tell(game companion.Game, asJSON bool) {
	if asJSON {
		writeTable(p.out, game, 0, nil)
		return
	}
	f := companion.NewController(game).Frame()
	p.lines(append(plain.Table(f, game.Words()), f.Prompt))
}

// duelGame returns the game of Duel in a text. All its lines must fit. If the game is of another box, game is nil and box
// is the ID of that box. The error is in the player's words, or lists every fault in the data file.
func (p *program) duelGame(name, text string) (game *duelbox.Game, box string, err error) {
	of := p.desk().Box(companion.BoxIn(strings.NewReader(text)))
	if !duelbox.Is(of) {
		return nil, of.ID(), nil
	}
	folded, err := p.folded(name, text)
	if err != nil {
		return nil, "", err
	}
	return duelbox.Log(folded), of.ID(), nil
}
