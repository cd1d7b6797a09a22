// Package plain is the face that works line by line, for screen readers, scripts and any terminal. It prints the Frame of
// a game and passes what the player types to the game. It must not know any box.
package plain

import (
	"errors"
	"math"
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/companion/console"
	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
	"kingoftokyo/rules"
)

// Plain is plain mode at a desk. It plays one game after another.
type Plain struct {
	*console.Console
	desk  *companion.Desk
	game  *companion.Controller // nil before there is one
	voice *voice.Voice
	// goesOn means that the next game is shown after the watched one has ended.
	goesOn bool
	// shown means that the whole table was printed after the last line typed.
	shown bool
	// said is what was printed last for each part of an offer: unchanged parts are not printed again.
	said [numParts]string
	// heading is the last printed heading of the list of pieces, listed the lines printed below it.
	heading string
	listed  []string
}

// New returns plain mode on a console.
func New(d *companion.Desk, on *console.Console) *Plain {
	d.ByLine, d.Brief = true, true
	p := &Plain{Console: on, desk: d, voice: voice.New(d)}
	on.Explain = func(err error) string {
		if p.game != nil {
			return p.words().Error(err)
		}
		return text.Load(d.Lang, nil).Error(err) // there is no game yet
	}
	return p
}

// errCancelled means that the player left a set-up without a new game.
var errCancelled = errors.New("cancelled")

func (p *Plain) words() *text.Catalogue { return p.game.Words() }

func (p *Plain) say(key string, args ...rules.Arg) { p.Print("%s", p.words().Say(key, args...)) }

// fault prints an error; nothing was lost by it.
func (p *Plain) fault(err error) { p.Fault(p.words(), err) }

// Resume opens a saved game of any box and plays it. The error says, in the words of its box, why it cannot be opened.
func (p *Plain) Resume(path string) error { return p.read(p.desk.Open(path)) }

// Watch shows a saved game that others may be playing. Each line typed reads the file again and shows what has changed.
// It does not lock the game. If goesOn is set, Watch continues with the game that they play next. The errors are those of
// Resume.
func (p *Plain) Watch(path string, goesOn bool) error {
	p.goesOn = goesOn
	return p.read(p.desk.Look(path))
}

func (p *Plain) read(game companion.Game, notes []rules.Note, err error) error {
	if err != nil {
		return err
	}
	p.adopt(game)
	for _, n := range notes {
		p.Print("* %s", p.words().Note(n))
	}
	told := "plain.resumed"
	if game.ReadOnly() {
		told = "plain.looking"
	}
	p.say(told, rules.Text("file", game.Path()))
	return p.play()
}

// Begin creates the game of a set-up, choosing the rest at random, and plays it. The error is that of creating it.
func (p *Plain) Begin(s companion.Setup) error {
	if err := p.open(s); err != nil {
		return errors.New(s.Words().Error(err))
	}
	return p.play()
}

// Ask asks the open questions of a set-up and plays the game. The error is that of creating it. If the player leaves the
// questions, no game is created.
func (p *Plain) Ask(b companion.Box, s companion.Setup) error {
	err := p.fill(b, s)
	if errors.Is(err, console.ErrQuit) || errors.Is(err, errCancelled) {
		return nil
	}
	if err != nil {
		return err
	}
	return p.Begin(s)
}

// Start plays for a player who has named no game: the game in progress, or a new one. If more than one may be in
// progress, it asks. The errors are those of Resume and Ask.
func (p *Plain) Start(of companion.Progress) error {
	switch {
	case of.Path != "":
		return p.Resume(of.Path)
	case len(of.Doubt) > 0:
		return p.which(of)
	}
	return p.afresh()
}

// afresh sets up a new game like the one played last.
func (p *Plain) afresh() error {
	box, setup, err := p.desk.Another("", p.desk.Last())
	if err != nil {
		return err
	}
	return p.Ask(box, setup)
}

// which asks the player which game to continue, if a program other than kot may have written one of them. The player
// answers with its number, its name or part of the name; "new" sets up another game. If the input ends without an answer,
// the error says what to answer.
func (p *Plain) which(of companion.Progress) error {
	words, err := p.desk.Boxes[0].Words()
	if err != nil {
		return err
	}
	p.Print("%s", of.Why(words))
	for _, u := range of.Unread {
		p.Print("* %s", words.Say("games.unreadable", rules.Text("game", u.Name), rules.Text("why", u.Why)))
	}
	width := math.MaxInt
	if p.Width != nil {
		width = p.Width()
	}
	for _, lines := range record.Games(words, of.Doubt, width) {
		p.each(lines...)
	}
	for {
		line, err := p.Read(words.Say("start.which"))
		if err != nil {
			return errors.New(words.Error(rules.Refuse("", "start.unsaid")))
		}
		switch cmd, _ := console.AsCommand(line); cmd {
		case console.CmdQuit:
			return nil
		case console.CmdNew:
			return p.afresh()
		}
		path, err := of.Pick(line)
		if err != nil {
			p.Fault(words, err)
			continue
		}
		p.desk.Store.Note(path)
		return p.Resume(path)
	}
}

// open makes a new game the current one and says what to put on the table.
func (p *Plain) open(s companion.Setup) error {
	game, todo, err := s.Create()
	if err != nil {
		return err
	}
	p.adopt(game)
	p.say("plain.created", rules.Text("file", game.Path()))
	p.say("setup.table")
	for _, l := range todo {
		p.Print("  %s", l)
	}
	return nil
}

// adopt makes a game the current one, and closes the previous one.
func (p *Plain) adopt(game companion.Game) {
	p.close()
	p.game = companion.NewController(game)
}

func (p *Plain) close() {
	if p.game == nil {
		return
	}
	if err := p.game.Close(); err != nil {
		p.Print("! %v", err)
	}
	p.game = nil
}

// leave closes the game and says goodbye. It says that everything is saved only after the disk has confirmed it; the
// error says, in words, what the disk could not save.
func (p *Plain) leave() error {
	words, bye := p.words(), "table.bye"
	if p.game.ReadOnly() {
		bye = "table.bye-look"
	}
	err := p.game.Close()
	p.game = nil
	if err != nil {
		return errors.New(words.Error(err))
	}
	p.Print("%s", words.Say(bye))
	return nil
}

// play reads lines until the players leave.
func (p *Plain) play() error {
	defer p.close()
	p.table()
	p.hands(true)
	p.offer()
	for {
		if err := p.voice.Tell(p.game); err != nil {
			p.fault(err)
		}
		line, err := p.Read(p.game.Frame().Prompt)
		p.voice.Hush()
		if err == nil {
			err = p.line(line)
		}
		switch {
		case errors.Is(err, console.ErrQuit):
			return p.leave()
		case err != nil:
			return err
		}
	}
}

// typed plays the move that a line means. It prints the players' mistakes; an error ends the program.
func (p *Plain) typed(line string) error {
	index, _ := p.desk.Cards()
	move, err := p.game.Line(index, line)
	if err != nil {
		p.fault(err)
		return nil
	}
	if move == nil { // the prompt says which dice are kept
		return nil
	}
	if ask := p.game.Confirm(move); ask != "" {
		reply, err := p.Read(ask)
		if err != nil {
			return err
		}
		if word, _ := text.Typed(reply, "play"); word != "yes" {
			p.say("table.kept-back")
			return nil
		}
		p.game.Confirmed()
	}
	if p.do(move) {
		p.offer()
	}
	return nil
}

// do plays a move and prints what it did. If the move is refused, nothing changes.
func (p *Plain) do(m companion.Move) bool {
	before := p.game.Frame().Beat
	news, err := p.game.Do(m)
	if err != nil {
		p.fault(err)
		return false
	}
	p.written()
	if !news.Corrected { // corrected values are already on the table
		p.tell(before)
	}
	switch {
	case p.game.Over():
		p.table()
		p.say("plain.over")
	case news.Turn:
		p.table()
	}
	if news.Corrected {
		p.say("plain.set")
		p.table()
		for _, odd := range news.Odd {
			p.Print("  ! %s", odd)
		}
	}
	return true
}

// written reports after a change if something happened to the file.
func (p *Plain) written() {
	if err := p.game.Trouble(); err != nil {
		p.fault(err)
	}
}

// tell prints what a move has done since a beat: the pieces to move, and what else has happened unless a preview showed it.
func (p *Plain) tell(before companion.Beat) {
	f := p.game.Frame()
	switch moves := p.hands(false); {
	case before != companion.PreviewBeat:
		for _, l := range f.Board.Lines {
			if l.Fresh && !l.Board {
				p.Print("  %s", l.Text)
			}
		}
	case !moves && f.Beat != before && f.Beat != companion.AskBeat:
		p.say("table.board.none")
	}
}

// hands prints the list of pieces: what the last move has added or, for a game just opened, all of it. It prints no line
// twice under one heading, and prints how the dice were rolled only once. It reports whether there was something to print.
func (p *Plain) hands(all bool) bool {
	list := p.game.Frame().Board
	heading := list.Title + list.Recap + list.Reasons
	if heading == p.heading {
		list.Recap, list.Reasons = "", ""
	} else {
		p.heading, p.listed = heading, nil
	}
	list.Lines = slices.DeleteFunc(slices.Clone(list.Lines), func(l companion.Line) bool {
		return !l.Board || !all && !l.Fresh || slices.Contains(p.listed, l.Text)
	})
	p.listed = append(p.listed, companion.Texts(list.Lines)...)
	p.each(section(&list)...)
	return len(list.Lines) > 0
}

func (p *Plain) table() {
	p.shown = true
	p.each(Table(p.game.Frame(), p.words())...)
}

func (p *Plain) each(lines ...string) {
	for _, l := range lines {
		p.Print("%s", l)
	}
}
