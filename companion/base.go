package companion

import (
	"errors"
	"slices"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Narrator tells the tables and events of one box in words, in the desk's language and with the names of the
// players. It extends the rules of the box.
type Narrator[T, E any] interface {
	tracker.Rules[T, E]
	// ByKot reports whether the program decided an event.
	ByKot(e *E) bool
	// Typed reports whether an event is a roll whose dice were typed by players.
	Typed(e *E) bool
	// Rolling reports whether an event comes before the dice of a turn are resolved, and whether it rolls dice.
	Rolling(before *T, e *E) (unresolved, rolls bool)
	// Speak sets the language to the desk's and the names to those of a table, for all later calls of the
	// other methods.
	Speak(now *T)
	// Words returns the catalogue that all methods take their texts from.
	Words() *text.Catalogue
	// Steps returns how many steps the last event of a table has.
	Steps(now *T) int
	// Told tells the steps of a table's last event, starting with step number from (at most Steps); turn
	// reports whether another turn has begun among them.
	Told(now *T, from int) (lines []Line, turn bool)
	// Step names one line of the log, given the table it was played at; "" for a line that needs no words.
	Step(before *T, e *E) string
	// Answer names an answer, or a correction made among answers, in fewer words. now is the table that asks
	// the question.
	Answer(now *T, e *E) string
	// Hear reads what a player typed at a table, in any language. The error is a *rules.Problem.
	Hear(now *T, typed string) ([]E, error)
	// Spelt returns the ways in which a player may type a line in the desk's language, the shortest first.
	Spelt(e *E) []string
	// Changes names the numbers that differ between two tables, in one line; "" for none.
	Changes(before, after *T) string
	// Turn returns the number of a table's turn, and whose turn it is.
	Turn(now *T) (number int, name string)
	// Warnings returns the numbers of a table that are impossible under the rules.
	Warnings(now *T) []*rules.Problem
	// Aloud returns the same narrator for speech: its texts are heard, not read.
	Aloud() Narrator[T, E]
	// Todo returns what to do now at a table, and who does it.
	Todo(now *T) string
}

// Base is what the games of all boxes share: a session of the tracker, and the narrator that tells it in
// words. A box's game embeds it.
type Base[T, E any] struct {
	Session *tracker.Session[T, E]
	Tell    Narrator[T, E]
	Passes  tracker.Passes[T, E] // the tables that Undo and Redo skip
	// Kot returns the lines that the program decides for the seats it plays, one after the other from the current
	// table, with the reason for each line that had an alternative. Players can name the cards of the row before it
	// buys; with withoutNames, it buys without waiting for their names. Kot is nil if the program plays no seat.
	Kot       func(withoutNames bool) (events []E, why []string)
	SetUp     int      // how many steps the set-up has written: they are not the players', so Undo keeps them
	stepsTold int      // how many steps of the last entry Do has already told
	heard     []string // what was done since the last call of Heard, worded for speech
	last      moveStart[T]
	decided   map[int]Decided // by the number of lines in the log at that time, so that undo and redo find it again
	reasons   map[int]reason  // for what the program has decided, by the number of lines in the log before it
	followed  followed        // what Followed has already told
	putBack   PutBack[T]
}

// NewBase makes the game of a session. If the session has a file in the folder of the store, the store notes
// that this file is being written.
func NewBase[T, E any](s *tracker.Session[T, E], tell Narrator[T, E], store tracker.Store) *Base[T, E] {
	if s.File != nil {
		s.File.NoteIn(store)
	}
	p := &Base[T, E]{Session: s, Tell: tell}
	tell.Speak(p.Now())
	p.stepsTold = p.total()
	return p
}

// Now returns the current table.
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

// Words implements Game.
func (p *Base[T, E]) Words() *text.Catalogue {
	p.Tell.Speak(p.Now())
	return p.Tell.Words()
}

// Mended implements File.
func (p *Base[T, E]) Mended() (lines []string, damaged bool) { return p.Session.Mended() }

// Fold implements Game.
func (p *Base[T, E]) Fold(line string) (*rules.Note, error) { return p.Session.Game.Fold(line) }

// followed is how much of a log was told: its entries, and the items and steps of the last one.
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

func (p *Base[T, E]) total() int { return p.Tell.Steps(p.Now()) }

// move is a Move: events of one box.
type move[T, E any] struct {
	events []E
	tell   Narrator[T, E]
	auto   bool // a screen plays it automatically
}

// Lines implements Move.
func (m move[T, E]) Lines() []string {
	lines := make([]string, len(m.events))
	for i := range m.events {
		lines[i] = m.tell.Write(&m.events[i])
	}
	return lines
}

// Move makes one move of events that happen together or not at all.
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

// Events returns the events of a move, none if the move belongs to a game of another box.
func (p *Base[T, E]) Events(m Move) []E {
	own, _ := m.(move[T, E])
	return own.events
}

// Do implements Game.
func (p *Base[T, E]) Do(m Move) (News, error) {
	own, _ := m.(move[T, E])
	events := own.events
	if len(events) == 0 {
		return News{}, rules.Refuse("", "nothing-typed")
	}
	entries, warned := p.Steps(), p.Tell.Warnings(p.Now())
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

// corrects reports whether lines of a class set values.
func corrects(class rules.LineClass) bool { return class >= rules.CorrectionLine }

// news reports whether a move has begun another turn, and records the move for Heard. entries is the log's length before it.
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
		news.Turn = news.Turn || turn
		aloud, _ := p.Tell.Aloud().Told(e.After, from)
		for _, l := range aloud {
			if l.Board {
				p.heard = append(p.heard, l.Text)
			}
		}
	}
	return news
}

// Heard implements Log.
func (p *Base[T, E]) Heard() []string {
	heard := p.heard
	p.heard = nil
	return heard
}

// Todo returns what to do now, worded for speech: Scene.Aloud.
func (p *Base[T, E]) Todo() string {
	p.Words() // sets the language
	return p.Tell.Aloud().Todo(p.Now())
}

// odd returns the warnings, in words, that the current table has and the previous one had not.
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

// Memo keeps what was worked out for the last key.
type Memo[K comparable, V any] struct {
	key    K
	known  bool
	value  V
	exists bool
}

// Of returns what belongs to a key; ok is false if there is nothing. It calls work only if the key is not the same as the
// last time.
func (m *Memo[K, V]) Of(key K, work func() (V, bool)) (value *V, ok bool) {
	if !m.known || m.key != key {
		m.key, m.known = key, true
		m.value, m.exists = work()
	}
	return &m.value, m.exists
}

// Confirm implements Game for boxes in which no move gives the game away.
func (p *Base[T, E]) Confirm(Move) string { return "" }

// Confirmed implements Game.
func (p *Base[T, E]) Confirmed() {}
