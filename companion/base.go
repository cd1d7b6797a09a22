package companion

import (
	"errors"
	"slices"

	"kingoftokyo/companion/console"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Narrator tells the tables and events of one box in words, in the desk's language and with the names of the
// players. It adds this to the rules of the box.
type Narrator[T, E any] interface {
	tracker.Rules[T, E]
	// ByKot says whether the program decided an event.
	ByKot(e *E) bool
	// Typed says whether an event is a roll whose dice people have typed.
	Typed(e *E) bool
	// Rolling says whether an event comes before the dice of a turn are resolved, and whether dice are rolled with it.
	Rolling(before *T, e *E) (unresolved, rolls bool)
	// Speak sets the language to the desk's and the names to those of a table. All other methods speak so from
	// then on.
	Speak(now *T) error
	// Words is the catalogue that all methods take their texts from.
	Words() *text.Catalogue
	// Steps is how many steps the last event of a table has.
	Steps(now *T) int
	// Told tells the steps of a table's last event, from the step of that number on (at most Steps); turn says
	// whether another turn has begun among them.
	Told(now *T, from int) (lines []Line, turn bool)
	// Step names one line of the log, as it was played at the table before it; "" for a line that needs no
	// words.
	Step(before *T, e *E) string
	// Answer names an answer, or a correction made among answers, in fewer words. now is the table that asks
	// the question.
	Answer(now *T, e *E) string
	// Hear reads what a player typed at a table, in any language. The error is a *rules.Problem.
	Hear(now *T, typed string) ([]E, error)
	// Spelt is a line as a player may type it in the desk's language: in several ways, the shortest first.
	Spelt(e *E) []string
	// Changes names the numbers that differ between two tables, in one line; "" for none.
	Changes(before, after *T) string
	// Turn is the number of a table's turn, and whose it is.
	Turn(now *T) (number int, name string)
	// Warnings are the numbers of a table that no play by the rules leads to.
	Warnings(now *T) []*rules.Problem
	// Aloud is the same narrator for the ear: its texts are heard, not read.
	Aloud() Narrator[T, E]
	// Todo says what to do now at a table, and who does it.
	Todo(now *T) string
}

// Base is what the games of all boxes share: a session of the tracker, and the narrator that tells it in
// words. A box's game embeds it.
type Base[T, E any] struct {
	Session *tracker.Session[T, E]
	Tell    Narrator[T, E]
	Passes  tracker.Passes[T, E] // Undo and Redo pass over the tables of which it says so
	// Kot are the lines that the program decides for those whom it plays, from the table as it lies on, one after the other, with the
	// reason of each that had another choice. Before it buys, people can name the cards of the row; where withoutNames is said, it
	// goes on without their names. It is nil where the program plays nobody.
	Kot       func(withoutNames bool) (events []E, why []string)
	SetUp     int      // how many steps the set-up has written, which are not the players': Undo leaves them
	stepsTold int      // how many steps of the last entry Do has told already
	heard     []string // what was done since the last call of Heard, in words for the ear
	last      moveStart[T]
	decided   map[int]*Decided // by the number of lines that the log had then, so that undo and redo find it again
	reasons   map[int]reason   // of what the program has decided, by the number of lines that the log had before
	followed  followed         // what Followed has told already
	putBack   PutBack[T]
}

// NewBase makes the game of a session. If the session has a file in the folder of the store, the store notes
// that this file is written. The error is that of reading the catalogue.
func NewBase[T, E any](s *tracker.Session[T, E], tell Narrator[T, E], store tracker.Store) (*Base[T, E], error) {
	if s.File != nil {
		s.File.NoteIn(store)
	}
	p := &Base[T, E]{Session: s, Tell: tell}
	if err := tell.Speak(p.Now()); err != nil {
		return nil, err
	}
	p.stepsTold = p.total()
	return p, nil
}

// Now is the table as it lies.
func (p *Base[T, E]) Now() *T { return p.Session.Game.Table() }

// File implements Game.
func (p *Base[T, E]) File() File { return p }

// Path implements Game.
func (p *Base[T, E]) Path() string { return p.Session.Path }

// ReadOnly implements Game.
func (p *Base[T, E]) ReadOnly() bool { return p.Session.ReadOnly() }

// Close implements Game.
func (p *Base[T, E]) Close() error {
	if err := p.Session.Close(); err != nil {
		return errors.New(p.Words().Error(err))
	}
	return nil
}

// Words implements Game. If a language cannot be read, the one before stays.
func (p *Base[T, E]) Words() *text.Catalogue {
	_ = p.Tell.Speak(p.Now()) // the catalogues are part of the program: they were read at the start
	return p.Tell.Words()
}

// Mended are the lines of the file as it was read, without its damage: see tracker.Session.Mended.
func (p *Base[T, E]) Mended() (lines []string, damaged bool) { return p.Session.Mended() }

// Fold implements Game.
func (p *Base[T, E]) Fold(line string) (*rules.Note, error) { return p.Session.Game.Fold(line) }

// followed is how far a log was told: its entries, and of the last one the items and steps.
type followed struct{ entries, items, steps int }

// Followed implements Log.
func (p *Base[T, E]) Followed() (steps []Line, by string) {
	p.Words() // sets the language
	was, last := p.followed, p.Session.Game.Latest()
	p.followed = followed{entries: last.Number()}
	if last == nil {
		return nil, ""
	}
	p.followed.items, p.followed.steps = len(last.Items), p.total()
	if last.Number() < was.entries || last.Number() == was.entries && len(last.Items) <= was.items {
		return nil, "" // taken back, or nothing was added
	}
	from := was.steps // an answer: it belongs to the last entry
	if last.Number() > was.entries {
		from = 0
	}
	for _, e := range p.Session.Game.Since(min(was.entries, last.Number()-1)) {
		lines, _ := p.Tell.Told(e.After, min(from, p.Tell.Steps(e.After)))
		steps = append(steps, lines...)
	}
	item := &last.Items[len(last.Items)-1]
	switch corrected := corrects(p.Tell.Class(item)); {
	case corrected:
		return steps, ""
	case p.Tell.ByKot(item):
		return steps, rules.KotWord
	}
	return steps, rules.PersonWord
}

// Ready implements Game.
func (p *Base[T, E]) Ready() error { return p.Tell.Ready(p.Now()) }

// Follow implements File.
func (p *Base[T, E]) Follow() {
	p.Session.Follow()
	p.stepsTold = p.total()
}

// total is how many steps the last event has.
func (p *Base[T, E]) total() int { return p.Tell.Steps(p.Now()) }

// move is a Move: events of one box.
type move[T, E any] struct {
	events []E
	tell   Narrator[T, E]
	auto   bool // a screen plays it by itself
}

// Lines implements Move.
func (m move[T, E]) Lines() []string {
	lines := make([]string, len(m.events))
	for i := range m.events {
		lines[i] = m.tell.Write(&m.events[i])
	}
	return lines
}

// Move makes one move of events that are done together or not at all.
func (p *Base[T, E]) Move(events ...E) Move { return move[T, E]{events: events, tell: p.Tell} }

// AutoMove is Move for Scene.Auto.
func (p *Base[T, E]) AutoMove(events ...E) Move {
	return move[T, E]{events: events, tell: p.Tell, auto: true}
}

// Parse implements Game.
func (p *Base[T, E]) Parse(typed string) (Move, error) {
	p.Words() // sets the language
	events, err := p.Tell.Hear(p.Now(), typed)
	if err != nil {
		return nil, err
	}
	return p.Move(events...), nil
}

// Events are the events of a move; none if the move is of a game of another box.
func (p *Base[T, E]) Events(m Move) []E {
	own, _ := m.(move[T, E])
	return own.events
}

// Do implements Game.
func (p *Base[T, E]) Do(m Move) (News, error) {
	events := p.Events(m)
	if len(events) == 0 {
		return News{}, rules.Refuse("", "nothing-typed")
	}
	entries, warned := p.Steps(), p.Tell.Warnings(p.Now())
	own, _ := m.(move[T, E])
	sets := !slices.ContainsFunc(events, func(e E) bool { return !corrects(p.Tell.Class(&e)) })
	before, last := p.Now(), p.began(own.auto, sets)
	if err := p.Session.Do(events...); err != nil {
		return News{}, err
	}
	if p.last, p.last.to = last, p.Now(); sets && p.putBack.to == before {
		p.putBack.to = p.Now()
	}
	news := p.news(entries)
	if corrects(p.Tell.Class(&events[len(events)-1])) {
		news.Corrected, news.Odd = true, p.odd(warned)
	}
	return news, nil
}

// corrects says whether a line of a class sets values.
func corrects(class rules.LineClass) bool { return class >= rules.CorrectionLine }

// news says whether a move, after a log of so many entries, has begun another turn. It keeps what the move did for Heard.
func (p *Base[T, E]) news(entries int) News {
	var news News
	from := p.stepsTold
	if p.Steps() > entries { // otherwise the move was an answer, which belongs to the last entry
		from = 0
	}
	for _, e := range p.Session.Game.Since(min(entries, p.Steps()-1)) {
		p.stepsTold = p.Tell.Steps(e.After)
		from = min(from, p.stepsTold)
		_, turn := p.Tell.Told(e.After, from)
		p.hear(e.After, from)
		news.Turn = news.Turn || turn
	}
	return news
}

// hear keeps for Heard what the steps of a table's last event, from the step of that number on, change on the board.
func (p *Base[T, E]) hear(now *T, from int) {
	lines, _ := p.Tell.Aloud().Told(now, from)
	for _, l := range lines {
		if l.Board {
			p.heard = append(p.heard, l.Text)
		}
	}
}

// Heard implements Log.
func (p *Base[T, E]) Heard() []string {
	heard := p.heard
	p.heard = nil
	return heard
}

// Todo is what to do now, in words for the ear: Scene.Aloud.
func (p *Base[T, E]) Todo() string {
	p.Words() // sets the language
	return p.Tell.Aloud().Todo(p.Now())
}

// odd are the warnings, in words, that a table has and the one before it had not.
func (p *Base[T, E]) odd(before []*rules.Problem) []string {
	var out []string
	for _, w := range p.Tell.Warnings(p.Now()) {
		if !slices.ContainsFunc(before, func(old *rules.Problem) bool { return old.Error() == w.Error() }) {
			out = append(out, p.Words().Note(w.Note))
		}
	}
	return out
}

// KeepDraft implements File.
func (p *Base[T, E]) KeepDraft(draft string) {
	if p.Session.File != nil && !p.ReadOnly() {
		p.Session.File.KeepDraft(draft)
	}
}

// Drafted implements File.
func (p *Base[T, E]) Drafted() string {
	if p.Session.File == nil {
		return ""
	}
	return p.Session.File.Draft()
}

// Unsynced implements File.
func (p *Base[T, E]) Unsynced() error { return p.Session.File.SyncFailed() }

// Trouble implements File.
func (p *Base[T, E]) Trouble() error {
	if p.ReadOnly() {
		return nil
	}
	return p.Session.File.Settle()
}

// join implements Move.
func (m move[T, E]) join(moves []Move) Move {
	all := move[T, E]{tell: m.tell}
	for _, next := range moves {
		own, _ := next.(move[T, E])
		all.events = append(all.events, own.events...)
	}
	return all
}

// GiveUp implements Game for boxes in which nobody can give up.
func (p *Base[T, E]) GiveUp() []Play { return nil }

// CardCorrections implements Game for boxes without cards.
func (p *Base[T, E]) CardCorrections(string) []Play { return nil }

// Confirm implements Game for boxes in which no move gives the game away.
func (p *Base[T, E]) Confirm(Move) string { return "" }

// Confirmed implements Game.
func (p *Base[T, E]) Confirmed() {}

// Answer implements Game for boxes without such commands.
func (p *Base[T, E]) Answer(console.Command, *console.Console, string) bool { return false }
