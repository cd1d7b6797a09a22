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
	// Session is a game with the file it lives in.
	Session = tracker.Session[tokyo.Table, tokyo.Event]
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
	t := s.Game.Table()
	w, err := d.Words(t.State.Edition, t)
	return &View{w, d.rules[t.State.Edition]}, err
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
	return tracker.Begin(tokyo.Log{Rules: r}, d.Store.Path(strings.Join(name, "-")), lines)
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
	s, err := tracker.Open(tokyo.Log{Rules: r}, path)
	if err != nil {
		return nil, nil, err
	}
	return s, d.notes(s), nil
}

// Look reads a saved game of either box to be looked at only.
func (d *Desk) Look(path string) (*Session, []rules.Note, error) {
	r, err := d.rulesOf(path)
	if err != nil {
		return nil, nil, err
	}
	s, err := tracker.Look(tokyo.Log{Rules: r}, path)
	if err != nil {
		return nil, nil, err
	}
	return s, d.notes(s), nil
}

// notes are what players should know of a game just read.
func (d *Desk) notes(s *Session) []rules.Note {
	notes := s.Notes
	if h := s.Game.Table().Setup.Hash; h != "" && h != d.Library.TokyoHash {
		notes = append(notes, rules.Note{Key: "note-cards", Args: []rules.Arg{rules.Text("have", h), rules.Text("want", d.Library.TokyoHash)}})
	}
	return notes
}
