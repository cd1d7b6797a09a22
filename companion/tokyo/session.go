package tokyo

import (
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
	"kingoftokyo/tracker"
)

// Game is a game of King of Tokyo with its log; Entry is an entry of it.
type (
	Game  = tracker.Game[tokyo.Table, tokyo.Event]
	Entry = tracker.Entry[tokyo.Table, tokyo.Event]
)

// Desk is the desk of the companion with the rules of both boxes.
type Desk struct {
	*companion.Desk
	rules [tokyo.NumEditions]*tokyo.Rules
}

// NewDesk makes the two boxes of a desk's library ready for play. The error has every
// fault of the data file.
func NewDesk(d *companion.Desk) (*Desk, error) {
	sets, err := d.Library.Tokyo()
	if err != nil {
		return nil, err
	}
	desk := &Desk{Desk: d}
	for e, set := range sets {
		desk.rules[e] = tokyo.New(set)
	}
	return desk, nil
}

// Rules are those of a box.
func (d *Desk) Rules(e tokyo.Edition) *tokyo.Rules { return d.rules[e] }

// Words is the catalogue of the desk's language for a box, with the names of a table;
// nil where there is none yet.
func (d *Desk) Words(e tokyo.Edition, t *tokyo.Table) (*Words, error) {
	w, err := LoadWords(d.Lang, d.rules[e].Set)
	if err == nil && t != nil {
		w = w.For(t)
	}
	return w, err
}

// View is how a session's table is drawn in the desk's language.
func (d *Desk) View(s *Session) (*View, error) {
	w, err := d.Words(s.Rules.Edition, s.Game.Table())
	return &View{w, s.Rules}, err
}

// Create begins a game from its set-up, saved under a name made of the date, the box
// and the monsters.
func (d *Desk) Create(set tokyo.Setup) (*Session, error) {
	r := d.rules[set.Edition]
	set.Hash = d.Library.TokyoHash
	lines := set.Lines(r)
	name := []string{d.Today, set.Edition.String()}
	for _, m := range set.Monsters[:set.Players] {
		name = append(name, r.Monsters[m].ID)
	}
	game := tracker.New(tokyo.Log{Rules: r}, nil)
	for _, l := range lines {
		if _, err := game.Fold(l); err != nil {
			return nil, err
		}
	}
	if err := (tokyo.Log{Rules: r}).Ready(game.Table()); err != nil {
		return nil, err
	}
	file, err := tracker.Create(d.Store.Path(strings.Join(name, "-")), lines)
	if err != nil {
		return nil, err
	}
	game.Attach(file)
	return &Session{Rules: r, Game: game, File: file, Path: file.Path}, nil
}

// rulesOf are the rules a saved game is played by.
func (d *Desk) rulesOf(path string) (*tokyo.Rules, error) {
	box, err := companion.BoxOf(path)
	if err != nil {
		return nil, err
	}
	edition, ok := tokyo.EditionNamed(box)
	if !ok {
		return nil, rules.Refuse("", "tokyo.other-box", rules.Text("file", path))
	}
	return d.rules[edition], nil
}

// Open goes on with a saved game of either box. The notes are for the players.
func (d *Desk) Open(path string) (*Session, []rules.Note, error) {
	r, err := d.rulesOf(path)
	if err != nil {
		return nil, nil, err
	}
	o, err := tracker.Open(tokyo.Log{Rules: r}, path)
	if err != nil {
		return nil, nil, err
	}
	s := &Session{Rules: r, Game: o.Game, File: o.File, Path: path}
	if o.File != nil {
		s.Path = o.File.Path
	}
	return s, d.notes(o), nil
}

// Look reads a saved game of either box to be looked at only.
func (d *Desk) Look(path string) (*Session, []rules.Note, error) {
	r, err := d.rulesOf(path)
	if err != nil {
		return nil, nil, err
	}
	o, err := tracker.Look(tokyo.Log{Rules: r}, path)
	if err != nil {
		return nil, nil, err
	}
	return &Session{Rules: r, Game: o.Game, Path: path}, d.notes(o), nil
}

// notes are what players should know of a game just read.
func (d *Desk) notes(o *tracker.Opened[tokyo.Table, tokyo.Event]) []rules.Note {
	notes := o.Notes
	if h := o.Game.Table().Setup.Hash; h != "" && h != d.Library.TokyoHash {
		notes = append(notes, rules.Note{Key: "note-cards", Args: []rules.Arg{rules.Text("have", h), rules.Text("want", d.Library.TokyoHash)}})
	}
	return notes
}

// Session is a game being played.
type Session struct {
	Rules *tokyo.Rules
	Game  *Game
	File  *tracker.File // nil: to be looked at only
	Path  string
}

// ReadOnly says whether nothing can be changed.
func (s *Session) ReadOnly() bool { return s.File == nil }

// Close gives the file back.
func (s *Session) Close() error {
	if s.File == nil {
		return nil
	}
	return s.File.Close()
}

// Do plays one line of the notation. The error is a *rules.Problem: the rules'
// refusal, a game that may only be looked at, or a failed write; nothing was changed
// then.
func (s *Session) Do(line string) error {
	if s.ReadOnly() {
		return rules.Refuse("", "plain.readonly")
	}
	return s.do(s.Game, line)
}

// do plays a line in a game: the session's or a draft of it.
func (s *Session) do(g *Game, line string) error {
	ev, err := s.Rules.Read(g.Table(), line)
	if err != nil {
		return err
	}
	if ev.Kind == tokyo.SetUp {
		return rules.Refuse("", "setup-over", rules.Text("word", ev.Setup.Verb))
	}
	return g.Do(ev)
}

// DoAll plays lines that belong together: all of them or, if one is refused, none,
// which leaves no trace in the file or in what Redo offers. Undo takes them back one
// by one. The error is a *rules.Problem, as that of Do.
func (s *Session) DoAll(lines []string) error {
	if s.ReadOnly() {
		return rules.Refuse("", "plain.readonly")
	}
	return s.Game.Together(func(draft *Game) error {
		for _, l := range lines {
			if err := s.do(draft, l); err != nil {
				return err
			}
		}
		return nil
	})
}

// Undo takes the last step back and says what it was.
func (s *Session) Undo() ([]tokyo.Event, error) {
	if s.ReadOnly() {
		return nil, rules.Refuse("", "plain.readonly")
	}
	return s.Game.Undo()
}

// Redo does the step again that was taken back last, and says what it was.
func (s *Session) Redo() ([]tokyo.Event, error) {
	if s.ReadOnly() {
		return nil, rules.Refuse("", "plain.readonly")
	}
	return s.Game.Redo()
}

// Follow reads a game anew that is being played elsewhere; one's own stays as it is.
func (s *Session) Follow() {
	if !s.ReadOnly() {
		return
	}
	if o, err := tracker.Look(tokyo.Log{Rules: s.Rules}, s.Path); err == nil {
		s.Game = o.Game
	}
}
