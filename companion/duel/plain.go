package duel

import (
	"errors"
	"slices"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Plain is the companion line by line.
type Plain struct {
	*companion.Console
	View
	desk *Desk
	s    *Session
	told int // steps of the last entry already shown
	// meant says that the player confirmed the event whose answers are coming.
	meant bool
	// shown says that the whole table has been printed since the last line typed.
	shown bool
}

// NewPlain is a companion on a console.
func NewPlain(d *Desk, console *companion.Console) (*Plain, error) {
	c, err := d.Words(nil)
	if err != nil {
		return nil, err
	}
	return &Plain{Console: console, desk: d, View: View{c, d.Rules}}, nil
}

// errCancelled leaves a set-up without a new game.
var errCancelled = errors.New("cancelled")

// say prints a text of the catalogue.
func (p *Plain) say(key string, args ...rules.Arg) { p.Print("%s", p.Say(key, args...)) }

// fault prints an error; nothing was lost by it.
func (p *Plain) fault(err error) { p.Print("! %s", p.Error(err)) }

// Resume opens a saved game and plays on.
func (p *Plain) Resume(path string) error {
	s, notes, err := p.desk.Open(path)
	if err != nil {
		return err
	}
	for _, n := range notes {
		p.Print("* %s", p.Note(n))
	}
	p.adopt(s)
	p.say("plain.resumed", rules.Text("file", s.Path))
	return p.play()
}

// Begin plays a new game from its set-up.
func (p *Plain) Begin(set duel.Setup) error {
	if err := p.open(set); err != nil {
		return err
	}
	return p.play()
}

// open makes a new game the one being played and says what to put on the table.
func (p *Plain) open(set duel.Setup) error {
	s, err := p.desk.Create(set)
	if err != nil {
		return err
	}
	p.adopt(s)
	p.say("plain.created", rules.Text("file", s.Path))
	p.say("setup.table")
	for _, l := range p.ToTheTable(s.Game.Table()) {
		p.Print("  [ ] %s", l)
	}
	return nil
}

// adopt takes a session over, giving back the one before.
func (p *Plain) adopt(s *Session) {
	p.close()
	p.s = s
	p.Names, p.Two = s.Game.Table().Setup.Names, !s.Game.Table().Setup.Solo
	p.told = len(s.Game.Table().Steps)
}

func (p *Plain) close() {
	if p.s == nil {
		return
	}
	if err := p.s.Close(); err != nil {
		p.Print("! %v", err)
	}
	p.s = nil
}

// play reads lines until the player leaves.
func (p *Plain) play() error {
	defer p.close()
	defer p.desk.Coach.Leave()
	p.table()
	p.advice()
	for {
		line, err := p.Read(p.Waiting(p.s.Game.Table()))
		if err == nil {
			err = p.line(line)
		}
		if errors.Is(err, companion.ErrQuit) {
			p.bye()
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func (p *Plain) bye() {
	if p.s.ReadOnly() {
		p.say("plain.bye-look")
		return
	}
	p.say("plain.bye")
}

// another sets a new game up; q goes back to the present one.
func (p *Plain) another() error {
	set, err := p.AskSetup(nil)
	if errors.Is(err, errCancelled) {
		p.say("plain.cancelled")
		return nil
	}
	if err != nil {
		return err
	}
	if err := p.open(set); err != nil {
		p.fault(err)
		return nil
	}
	p.table()
	p.advice()
	return nil
}

// line does what one line says. Its error ends the program; faults of the player
// are printed instead.
func (p *Plain) line(line string) error {
	p.shown = false
	p.s.Follow()
	cmd, rest := companion.AsCommand(line)
	if q, ok := p.s.Game.Table().Open(); ok && q.FromTable() && q.Form() == duel.CardAnswer && line == "?" {
		cmd = companion.NoCommand // an unnamed card, not a call for help
	}
	switch cmd {
	case companion.CmdQuit:
		return companion.ErrQuit
	case companion.CmdHelp:
		p.say("plain.help")
	case companion.CmdWhy:
		p.why()
	case companion.CmdTable:
		p.table()
	case companion.CmdCards:
		p.cards(rest)
	case companion.CmdLang:
		p.lang(rest)
	case companion.CmdHistory:
		p.history(rest)
	case companion.CmdCorrect:
		p.say("plain.correct")
	case companion.CmdUndo:
		p.undo()
	case companion.CmdRedo:
		p.redo()
	case companion.CmdAdvice:
		p.asks().advice()
	case companion.CmdDanger:
		p.asks().danger()
	case companion.CmdReview:
		p.asks().review()
	case companion.CmdCoach:
		if p.asks().mode(rest) {
			p.coached()
		}
	case companion.CmdNew:
		return p.another()
	default:
		return p.event(line)
	}
	return nil
}

// event interprets a line as what happened at the table.
func (p *Plain) event(line string) error {
	events, err := Parse(p.Words, p.Rules, p.s.Game.Table(), line)
	if err != nil {
		p.fault(err)
		return nil
	}
	if sure, err := p.sure(events); err != nil || !sure {
		return err
	}
	if p.do(events) {
		p.advice()
	}
	return nil
}

// sure warns of what would give the game away (W3, W4) and asks whether it is
// meant.
func (p *Plain) sure(events []duel.Event) (bool, error) {
	t := p.s.Game.Table()
	if events[0].Kind != duel.Answered {
		p.meant = false
	}
	why, gives := GivesAway(p.Rules, p.s.Game, events...)
	if !gives || p.meant || p.s.ReadOnly() {
		return true, nil
	}
	reply, err := p.Read(p.Words.WithRule(p.Say("plain.hands-over", rules.Text("who", p.Name(t, t.State.Turn.Active.Other())),
		rules.ID(rules.ArgKey, "how", "why."+why.String())), why.Rule()))
	if p.meant = err == nil && speak(reply) == "yes"; p.meant || err != nil {
		return p.meant, err
	}
	p.say("plain.kept-back")
	return false, nil
}

// do plays the events of a move and tells what they did. A read-only game and a
// refused move change nothing.
func (p *Plain) do(events []duel.Event) bool {
	entries, warned := len(p.s.Game.History()), p.Rules.Warnings(&p.s.Game.Table().State)
	if err := p.s.Do(events...); err != nil {
		p.fault(err)
		return false
	}
	if err := p.s.File.SyncFailed(); err != nil {
		p.fault(err)
	}
	if len(p.s.Game.History()) != entries {
		p.told = 0
	}
	p.board()
	h := p.s.Game.History()
	if items := h[len(h)-1].Items; items[len(items)-1].Kind.Correction() {
		p.corrected(warned)
	}
	return true
}

// corrected shows the table after a correction, and what is newly odd about it.
func (p *Plain) corrected(warned []*rules.Problem) {
	p.say("plain.set")
	p.table()
	for _, w := range p.Rules.Warnings(&p.s.Game.Table().State) {
		if !slices.ContainsFunc(warned, func(old *rules.Problem) bool { return old.Error() == w.Error() }) {
			p.Print("  ! %s", p.Note(w.Note))
		}
	}
}

// board tells the steps that are new: what happened and what to do on the board.
func (p *Plain) board() {
	t := p.s.Game.Table()
	steps := t.Steps[min(p.told, len(t.Steps)):]
	p.told = len(t.Steps)
	lines := Lines(p.Words, steps)
	if len(lines) > 0 {
		p.say("plain.board")
	}
	for _, l := range lines {
		mark := "  - "
		if l.Board {
			mark = "  [ ] "
		}
		p.Print("%s%s", mark, l.Text)
	}
	switch {
	case t.State.Over():
		p.table()
		p.say("plain.over")
	case slices.ContainsFunc(steps, func(st duel.Step) bool { return st.Verb == duel.StepTurn }):
		p.table()
	}
}

// advice prints what Autobot does with the dice that lie there or, in a human's
// turn, what she decides on: her dice, the row and its prices.
func (p *Plain) advice() {
	t := p.s.Game.Table()
	for _, l := range p.Advice(t) {
		p.Print("%s", l)
	}
	defer p.coached()
	if _, open := t.Open(); open || t.State.Autobot() || p.shown {
		return
	}
	switch ph := t.State.Turn.Phase; {
	case ph == duel.PhaseRoll && t.State.Turn.Rolls > 0, ph == duel.PhaseResolve:
		p.Print("%s", p.diceLine(&t.State))
		for _, l := range p.Looking(&t.State) {
			p.Print("! %s", l)
		}
	case ph == duel.PhaseBuy, p.Rules.LabOpen(&t.State):
		for _, panel := range p.View.table(t).Panels {
			if panel.Awaited {
				p.Print("%s", panel.Text)
			}
		}
	}
}

// why says all reasons again, or the rule of the present step.
func (p *Plain) why() {
	if lines := p.Advice(p.s.Game.Table()); len(lines) > 0 {
		p.advice()
		return
	}
	if t := p.s.Game.Table(); t.State.Autobot() {
		switch t.State.Turn.Phase {
		case duel.PhaseRoll:
			p.say("plain.why-roll")
			return
		case duel.PhaseEnd:
			p.say("plain.why-special", rules.Num("need", int(t.State.SpecialAt())))
			return
		}
	}
	p.say("plain.why-nothing")
}

func (p *Plain) table() {
	p.shown = true
	for _, l := range p.Status(p.s.Game.Table()) {
		p.Print("%s", l)
	}
}

// asks is the coach on the console.
func (p *Plain) asks() *consult { return &consult{p.Console, &p.View, p.desk.Coach, p.s.Game} }

// coached prints what the coach says by itself.
func (p *Plain) coached() {
	if g, err := (&box{p.desk}).game(p.s); err == nil {
		p.asks().print(g.unasked())
	}
}

// AskSetup asks for a set-up line by line.
func (p *Plain) AskSetup(with *Wish) (duel.Setup, error) {
	f := &form{box: &box{p.desk}, words: p.Words.Among(false, [2]string{}), said: map[string]bool{}}
	if with != nil {
		for id, word := range map[string]string{"you": with.You, "other": with.Other, "name": with.Name, "start": with.Start, "discard": with.Discard, "first-dice": with.FirstDice, "row": with.Row} {
			if word != "" {
				f.said[id] = true
			}
		}
		f.wish = *with
		switch {
		case with.Two:
			f.two, f.said["rival"] = "duel", with.Rival != ""
		case with.Hard || with.Rival != "" || with.Discard != "" || with.FirstDice != "":
			f.one, f.said["autobot"], f.said["hard"] = "autobot", with.Rival != "", with.Hard
		}
	}
	p.Print("%s", f.Title())
	for {
		q, open := f.Next()
		if !open {
			return p.desk.Setup(f.words, f.wish)
		}
		line, err := p.Read(q.Ask)
		if err != nil {
			return duel.Setup{}, err
		}
		switch cmd, _ := companion.AsCommand(line); cmd {
		case companion.CmdQuit:
			return duel.Setup{}, errCancelled
		case companion.CmdHelp:
			p.say("setup.title")
			continue
		}
		if err = f.Set(q.ID, line); err != nil {
			p.Print("! %s", f.Words().Error(err))
		}
	}
}

// Ask sets a game up and plays it.
func (p *Plain) Ask(with *Wish) error {
	set, err := p.AskSetup(with)
	if err == companion.ErrQuit || err == errCancelled {
		return nil
	}
	if err != nil {
		return err
	}
	return p.Begin(set)
}
