package tokyo

import (
	"errors"
	"slices"
	"unicode/utf8"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Plain is the companion of a table of two to six, line by line.
type Plain struct {
	*companion.Console
	View
	desk *Desk
	s    *Session
	told int // steps of the last entry already shown
	// shown says that the whole table has been printed since the last line typed.
	shown bool
}

// NewPlain is a companion on a console. Until a game is opened it speaks of a box
// without players.
func NewPlain(d *Desk, console *companion.Console) (*Plain, error) {
	p := &Plain{Console: console, desk: d}
	if err := p.words(tokyo.Base, nil); err != nil {
		return nil, err
	}
	return p, nil
}

// words takes the desk's language for a box and the players of a table.
func (p *Plain) words(e tokyo.Edition, t *tokyo.Table) error {
	w, err := p.desk.Words(e, t)
	if err == nil {
		p.View = View{w, p.desk.Rules(e)}
	}
	return err
}

// errCancelled leaves a set-up without a new game.
var errCancelled = errors.New("cancelled")

// say prints a text of the catalogue.
func (p *Plain) say(key string, args ...rules.Arg) { p.Print("%s", p.Say(key, args...)) }

// fault prints an error; nothing was lost by it.
func (p *Plain) fault(err error) { p.Print("! %s", p.Error(err)) }

// Resume opens a saved game of either box and plays on.
func (p *Plain) Resume(path string) error {
	s, notes, err := p.desk.Open(path)
	if err != nil {
		return err
	}
	if err := p.adopt(s); err != nil {
		return err
	}
	for _, n := range notes {
		p.Print("* %s", p.Note(n))
	}
	p.say("plain.resumed", rules.Text("file", s.Path))
	return p.play()
}

// Begin plays a new game from its set-up.
func (p *Plain) Begin(set tokyo.Setup) error {
	if err := p.open(set); err != nil {
		return err
	}
	return p.play()
}

// open makes a new game the one being played and says what to put on the table.
func (p *Plain) open(set tokyo.Setup) error {
	s, err := p.desk.Create(set)
	if err != nil {
		return err
	}
	if err := p.adopt(s); err != nil {
		return err
	}
	p.say("plain.created", rules.Text("file", s.Path))
	p.say("setup.table")
	for _, l := range p.ToTheTable(s.Game.Table()) {
		p.Print("  [ ] %s", l)
	}
	return nil
}

// adopt takes a session over, giving back the one before.
func (p *Plain) adopt(s *Session) error {
	p.close()
	p.s = s
	p.told = len(s.Game.Table().Steps)
	return p.words(s.Game.Table().State.Edition, s.Game.Table())
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

// play reads lines until the players leave.
func (p *Plain) play() error {
	defer p.close()
	p.table()
	p.choices()
	for {
		line, err := p.Read(p.Prompt(p.s.Game.Table()))
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

// line does what one line says. Its error ends the program; faults of the players
// are printed instead.
func (p *Plain) line(line string) error {
	p.shown = false
	p.s.Follow()
	cmd, rest := companion.AsCommand(line)
	if q, ok := p.s.Game.Table().Open(); ok && q.FromTable() && q.Form() == tokyo.CardAnswer && line == "?" {
		cmd = companion.NoCommand // an unnamed card, not a call for help
	}
	switch cmd {
	case companion.CmdQuit:
		return companion.ErrQuit
	case companion.CmdHelp:
		p.say("tokyo.plain.help")
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
		p.say("tokyo.plain.correct")
	case companion.CmdUndo:
		p.undo()
	case companion.CmdRedo:
		p.redo()
	case companion.CmdNew:
		return p.another(rest)
	default:
		p.event(line)
	}
	return nil
}

// event interprets a line as what happened at the table.
func (p *Plain) event(line string) {
	events, err := Interpret(&p.View, p.s.Game.Table(), line)
	if err != nil {
		p.fault(err)
		return
	}
	if p.do(events...) {
		p.choices()
	}
}

// do plays events, all or none, and tells what they did. A read-only game and a refused
// event change nothing.
func (p *Plain) do(events ...tokyo.Event) bool {
	entries, warned := len(p.s.Game.History()), p.Rules.Warnings(&p.s.Game.Table().State)
	if err := p.s.Do(events...); err != nil {
		p.fault(err)
		return false
	}
	if err := p.s.File.SyncFailed(); err != nil {
		p.fault(err)
	}
	p.board(entries)
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

// board tells the steps that are new, where there were so many entries before: what
// happened and what to do on the board.
func (p *Plain) board(entries int) {
	var steps []tokyo.Step
	if entries > len(p.s.Game.History()) {
		entries = 0
	}
	for i, e := range p.s.Game.History() {
		switch {
		case i >= entries:
			steps = append(steps, e.After.Steps...)
		case i == entries-1: // an answer has gone on with it
			steps = append(steps, e.After.Steps[min(p.told, len(e.After.Steps)):]...)
		}
	}
	t := p.s.Game.Table()
	p.told = len(t.Steps)
	p.tell(steps)
	switch {
	case t.State.Over():
		p.table()
		p.say("plain.over")
	case slices.ContainsFunc(steps, func(st tokyo.Step) bool { return st.Verb == tokyo.StepTurn }):
		p.table()
	}
}

// tell prints steps: a box in front of what somebody has to do on the board.
func (p *Plain) tell(steps []tokyo.Step) {
	lines := p.Lines(steps)
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
}

// choices prints what can be done now where that is more than to type what the
// prompt asks for: what resolving the dice will bring, the answers of a question,
// the row and its prices.
func (p *Plain) choices() {
	t := p.s.Game.Table()
	if t.State.Over() {
		return
	}
	if _, open := t.Open(); !open && t.State.Turn.Phase == tokyo.PhaseResolve {
		for _, l := range p.Preview(t) {
			p.Print("  %s", l)
		}
	}
	if warning := p.Warning(&t.State); warning != "" {
		p.Print("! %s", warning)
	}
	choices := slices.DeleteFunc(p.Choices(t), func(c Choice) bool { return p.prompted(t, c) })
	wide := 0
	for _, c := range choices {
		wide = max(wide, utf8.RuneCountInString(p.key(c)))
	}
	for _, c := range choices {
		p.Print("  %-*s  %s", wide, p.key(c), c.Text)
	}
}

// prompted says whether the prompt says a choice already: the dice to type, the
// order to resolve in.
func (p *Plain) prompted(t *tokyo.Table, c Choice) bool {
	if _, open := t.Open(); open {
		return false
	}
	switch t.State.Turn.Phase {
	case tokyo.PhaseRoll:
		return c.Typed()
	case tokyo.PhaseResolve:
		return c.Event.Kind == tokyo.Resolved || c.Event.Kind == tokyo.ResolvedAll
	}
	return false
}

// key is what to type for a choice, in the players' language.
func (p *Plain) key(c Choice) string {
	if c.Keys == companion.KeyEnter {
		return p.Say("tokyo.plain.enter")
	}
	return c.Keys
}

// why says what resolving would bring or, anywhere else, what happened last, with
// the rules behind it.
func (p *Plain) why() {
	t := p.s.Game.Table()
	if _, open := t.Open(); !open && t.State.Turn.Phase == tokyo.PhaseResolve {
		for _, l := range p.Preview(t) {
			p.Print("%s", l)
		}
		return
	}
	if len(p.Lines(t.Steps)) == 0 {
		p.say("plain.why-nothing")
		return
	}
	p.tell(t.Steps)
}

func (p *Plain) table() {
	p.shown = true
	for _, l := range p.Status(p.s.Game.Table()) {
		p.Print("%s", l)
	}
}
