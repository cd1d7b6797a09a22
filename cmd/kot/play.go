package main

import (
	"fmt"
	"strings"

	"golang.org/x/term"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/faces/plain"
	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// play is kot without a command: it plays the named game, or the one in progress, or a new one.
func (p *program) play(args []string) int {
	return p.withFlags(args, func(args []string) int {
		path := ""
		if len(args) > 0 {
			var err error
			if path, err = p.gameNamed(strings.Join(args, " ")); rules.IsProblem(err, "game-unknown") {
				err = p.unknownCommand(strings.Join(args, " "))
			}
			if err != nil {
				return p.fail(err)
			}
		}
		return p.resume(path)
	})
}

// resume plays a saved game. Without a path it plays the game in progress, and asks the player if there may be
// more than one; if there is none, it sets up a new game.
func (p *program) resume(path string) int {
	desk := p.desk()
	of := companion.Progress{Path: path}
	if path == "" {
		of = desk.InProgress()
		if len(of.Unread) > 0 && len(of.Doubt) == 0 {
			if !p.instead(of.Unread[0]) {
				return exitWrong
			}
		}
	}
	return p.session(desk, func(d *terminal.Dash) error { return d.Start(of) }, func(line *plain.Plain) error { return line.Start(of) })
}

// watch is a second screen: it follows a saved game that is played elsewhere, in the large view unless --big=false is
// given. It never takes the game's lock. If the player names no game, watch continues with the one that is played next.
func (p *program) watch(args []string) int {
	if err := p.flags.Set("big", "true"); err != nil {
		return p.fail(err)
	}
	return p.withGame(args, func(path string) int {
		goesOn := len(p.flags.Args()) == 0
		return p.session(p.desk(),
			func(d *terminal.Dash) error { return d.Watch(path, goesOn) },
			func(line *plain.Plain) error { return line.Watch(path, goesOn) })
	})
}

// instead says that the game played last cannot be read, and asks whether to set up a new one.
func (p *program) instead(unread record.Unread) bool {
	why := p.words.Say("games.unreadable", rules.Text("game", unread.Name), rules.Text("why", unread.Why))
	fmt.Fprintln(p.err, rules.QuoteLines("kot: "+why))
	ask := p.words.Say("games.instead.new", rules.Text("game", unread.Name))
	fmt.Fprint(p.out, rules.QuoteLines(ask)+" > ")
	word, _ := text.Typed(p.oneLine(), "play")
	return word == "yes"
}

// oneLine returns the next line of the input. It reads nothing after that line.
func (p *program) oneLine() string {
	var line []byte
	for b := make([]byte, 1); len(line) < longestSaid; {
		n, err := p.in.Read(b)
		if n > 0 && b[0] == '\n' || err != nil {
			break
		}
		line = append(line, b[:n]...)
	}
	return strings.TrimSpace(string(line))
}

// console returns the console of plain mode, as wide as the terminal.
func (p *program) console() *console.Console {
	c := console.New(p.in, p.out)
	if f, ok := p.screen(); ok {
		c.Width = func() int {
			width, _, _ := term.GetSize(int(f.Fd()))
			return width
		}
	}
	return c
}

// end returns the exit status for the end of a game session.
func (p *program) end(err error) int {
	if err != nil {
		return p.fail(err)
	}
	return exitFine
}
