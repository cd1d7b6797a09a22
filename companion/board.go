package companion

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Stage is a piece of the log with what it did: an event, answers to its questions, or a correction.
type Stage[T any] struct {
	Before, After *T
	From          int  // how many steps of After belong to the stages before
	Sets          bool // a correction: it says how the board lies already, so nothing has to be moved for it
}

// latest is where in the log the stages of the last move begin.
type latest[T any] struct {
	to          *T // the table that the move led to; it counts only while that is the present one
	entry, item int
}

// mostStages is how many lines of the log Stages looks at. A turn has some dozen; only a game made to do harm has more.
const mostStages = 200

// Stages are those of the log from a turn on, and where those of the last move begin: the players have done the
// ones before on the board already, for they have seen them. Of a game just opened the last event or answer is the
// move.
func (p *Base[T, E]) Stages(turn int) (stages []Stage[T], fresh int) {
	g, last := p.Session.Game, p.latest()
	first := g.Steps()
	for e := g.Latest(); e != nil && g.Lines()-e.Lines() < mostStages && (first > last.entry || p.Tell.TurnNumber(e.Before) >= turn); e = e.Previous() {
		first--
	}
	h := g.Since(first)
	for i := range h {
		from := max(0, len(h[i].Items)-mostStages)
		if first+i == last.entry {
			stages, from = append(stages, p.stages(&h[i], from, last.item)...), max(from, last.item)
			fresh = len(stages)
		}
		stages = append(stages, p.stages(&h[i], from, len(h[i].Items))...)
	}
	if last.entry >= first+len(h) {
		fresh = len(stages)
	}
	return stages, fresh
}

// latest is where the stages of the last move begin at the present table.
func (p *Base[T, E]) latest() latest[T] {
	if p.last.to == p.Now() {
		return p.last
	}
	return p.lately()
}

// lately is the last event or answer of the log, with the corrections behind it, which move nothing, and with the cards
// turned up behind it that nobody has named: a screen leaves those unnamed by itself.
func (p *Base[T, E]) lately() (last latest[T]) {
	e := p.Session.Game.Latest()
	if e == nil {
		return last
	}
	for e.Previous() != nil && p.sets(e, 0) {
		e = e.Previous()
	}
	last.entry, last.item = e.Number()-1, len(e.Items)-1
	for last.item > 0 && (p.sets(e, last.item) || p.Tell.Answer(p.partly(e, last.item), &e.Items[last.item]) == "") {
		last.item--
	}
	return last
}

// stages are those of an entry from one item on until before another one. Items are one stage together if none of them
// is a correction.
func (p *Base[T, E]) stages(e *tracker.Entry[T, E], from, until int) []Stage[T] {
	var out []Stage[T]
	before := p.partly(e, from)
	for from < until {
		to, sets := from+1, p.sets(e, from)
		for !sets && to < until && !p.sets(e, to) {
			to++
		}
		after := p.partly(e, to)
		out = append(out, Stage[T]{before, after, 0, sets})
		if from > 0 { // its steps begin with those of the items before
			out[len(out)-1].From = min(p.Tell.Steps(before), p.Tell.Steps(after))
		}
		before, from = after, to
	}
	return out
}

// sets says whether an item of an entry is a correction.
func (p *Base[T, E]) sets(e *tracker.Entry[T, E], item int) bool {
	return corrects(p.Tell.Class(&e.Items[item]))
}

// partly is the table after so many items of an entry. What has run with all answers runs with fewer: it stops at
// their question.
func (p *Base[T, E]) partly(e *tracker.Entry[T, E], items int) *T {
	switch items {
	case 0:
		return e.Before
	case len(e.Items):
		return e.After
	}
	next, err := p.Tell.Run(e.Before, e.Items[:items])
	if err != nil {
		return e.Before
	}
	return &next
}

// began notes where the stages of a move begin that is about to be done. What a screen does by itself goes on with
// the move before, and so do corrections, which move nothing.
func (p *Base[T, E]) began(auto, sets bool) latest[T] {
	g := p.Session.Game
	switch {
	case sets:
		return p.latest()
	case auto && p.last.to == p.Now():
		return p.last
	case p.Tell.Asking(p.Now()):
		return latest[T]{entry: g.Steps() - 1, item: len(g.Latest().Items)}
	}
	return latest[T]{entry: g.Steps()}
}

// Way is how a game has come to a table.
type Way uint8

// The ways.
const (
	Forth  Way = iota // by a move, or by one done again
	Back              // steps were taken back
	Mended            // a step was typed anew, and nothing else
)

// Left is the way that players must go on the board without a move: the tables that Undo, Redo, RevertTo and ReplaceStep
// have left one after the other, the first one first, and the one they have led to. There are none where a move was done
// since.
type Left[T any] struct {
	Tables []*T
	Led    *T // corrections may have followed it
	Way    Way
	to     *T // the table behind those corrections
}

// mostLeft is how many tables Left has at most: the first one, where the board still lies if nobody has touched it, and
// the latest ones.
const mostLeft = 50

// leaves notes that the game has gone from a table to the present one without a move. Nothing of the list is new then.
func (p *Base[T, E]) leaves(from *T, way Way) {
	if p.left.to != from {
		p.left = Left[T]{Way: way}
	}
	if way == Mended && p.left.Way != Mended {
		way = Back
	}
	if len(p.left.Tables) == mostLeft {
		p.left.Tables = slices.Delete(p.left.Tables, 1, 2)
	}
	p.left.Tables, p.left.Led, p.left.to, p.left.Way = append(p.left.Tables, from), p.Now(), p.Now(), way
	p.last = latest[T]{to: p.Now(), entry: p.Steps()}
}

// Left is the way to the present table: what differs from one of the tables left, the players must put right.
func (p *Base[T, E]) Left() Left[T] {
	switch p.Now() {
	case p.left.to:
		return p.left
	case p.last.to: // a move was done since
		return Left[T]{}
	}
	if from, ok := p.Session.Game.Abandoned(); ok { // of a game just opened
		return Left[T]{Tables: []*T{from}, Led: p.Now(), Way: Back}
	}
	return Left[T]{}
}

// BoardSection is a list of the board under its heading: what to do now or what to put back.
func (p *Base[T, E]) BoardSection(lines []Line, way Way) Section {
	return Section{Title: p.Words().Say([...]string{Forth: "table.board", Back: "table.board.back", Mended: "table.board.right"}[way]), Lines: lines}
}

// Position is where one piece of a board lies, or what a wheel, a counter or a heap of tokens shows.
type Position[K comparable] struct {
	Piece K
	At    int
	Heap  bool // At is a number
}

// Shift is a piece that has to lie elsewhere than before. From is To where it is a number that had changed and was then
// corrected: nobody knows by how much it differs from what the table shows.
type Shift[K comparable] struct {
	Piece    K
	From, To int
	Done     bool // the players have moved it already
}

// Shifts are the pieces that stages have moved in the end, in the order of positions, which lists the same pieces at
// each table of a game. What a correction says lies so on the board already: a number that had changed before is still
// among them, as it is.
func Shifts[T any, K comparable](stages []Stage[T], positions func(*T) []Position[K]) []Shift[K] {
	if len(stages) == 0 {
		return nil
	}
	from, to := slices.Clone(positions(stages[0].Before)), positions(stages[len(stages)-1].After)
	said := make([]bool, len(to)) // numbers that have changed before a correction
	for i := range stages {
		if !stages[i].Sets {
			continue
		}
		was, is := positions(stages[i].Before), positions(stages[i].After)
		for n := range is {
			if is[n].At == was[n].At {
				continue
			}
			said[n] = said[n] || was[n].Heap && was[n].At != from[n].At
			from[n].At = is[n].At
		}
	}
	var out []Shift[K]
	for n := range to {
		if from[n].At != to[n].At || said[n] {
			out = append(out, Shift[K]{Piece: to[n].Piece, From: from[n].At, To: to[n].At})
		}
	}
	return out
}

// ToDo collects the list of the board: each piece once, as it has to lie in the end.
type ToDo[K comparable] struct {
	shifts      []Shift[K] // not told yet
	done, fresh []Line
	Notes       []Line // what else has happened, for which nothing has to be moved
}

// once works positions out once for each table.
func once[T any, K comparable](positions func(*T) []Position[K]) func(*T) []Position[K] {
	known := map[*T][]Position[K]{}
	return func(t *T) []Position[K] {
		at, ok := known[t]
		if !ok {
			at = positions(t)
			known[t] = at
		}
		return at
	}
}

// NewToDo begins a list: of the pieces of the stages before fresh, which the players have moved, and of those behind.
// A piece that has moved several times is told of the last time alone: as it was told when it was to be moved.
func NewToDo[T any, K comparable](stages []Stage[T], fresh int, positions func(*T) []Position[K]) *ToDo[K] {
	positions = once(positions)
	l := &ToDo[K]{shifts: Shifts(stages[fresh:], positions)}
	before := map[K]Shift[K]{}
	for i := fresh - 1; i >= 0; i-- {
		for _, s := range Shifts(stages[i:], positions) { // to where they lie now: a correction behind may have said so
			if _, known := before[s.Piece]; !known {
				s.Done = true
				before[s.Piece] = s
			}
		}
	}
	for _, s := range l.shifts {
		delete(before, s.Piece)
	}
	if len(before) > 0 {
		for _, p := range positions(stages[0].Before) { // in their order
			if s, ok := before[p.Piece]; ok {
				l.shifts = append(l.shifts, s)
			}
		}
	}
	return l
}

// NewBack begins the list of what to put back at a table: the pieces that lie otherwise than on one of those that were
// left, for nobody knows how much of an earlier list the players have done. What was corrected since lies as it is said;
// a number that had to go back is still told.
func NewBack[T any, K comparable](left *Left[T], now *T, positions func(*T) []Position[K]) *ToDo[K] {
	if len(left.Tables) == 0 {
		return &ToDo[K]{}
	}
	l, led, to := &ToDo[K]{}, positions(left.Led), positions(now)
	for _, table := range left.Tables {
		for n, from := range positions(table) {
			said := to[n].At != led[n].At
			if _, ok := l.Find(from.Piece); ok || from.At == led[n].At || said && !from.Heap {
				continue
			}
			if said {
				from.At = to[n].At
			}
			l.shifts = append(l.shifts, Shift[K]{Piece: from.Piece, From: from.At, To: to[n].At})
		}
	}
	return l
}

// Find is where a piece has to lie; ok is false if it lies where it lay, or is told already.
func (l *ToDo[K]) Find(k K) (s Shift[K], ok bool) {
	i := slices.IndexFunc(l.shifts, func(s Shift[K]) bool { return s.Piece == k })
	if i < 0 {
		return s, false
	}
	return l.shifts[i], true
}

// Take is Find for who tells it now.
func (l *ToDo[K]) Take(k K) (s Shift[K], ok bool) {
	s, ok = l.Find(k)
	l.Drop(func(s *Shift[K]) bool { return s.Piece == k })
	return s, ok
}

// Tells says whether another line, of what was moved before or of what is new, can tell a piece too, and takes it then.
func (l *ToDo[K]) Tells(k K, done bool) bool {
	if s, ok := l.Find(k); ok && s.Done != done {
		return false
	}
	l.Take(k)
	return true
}

// Drop leaves out pieces that another line tells.
func (l *ToDo[K]) Drop(told func(*Shift[K]) bool) {
	l.shifts = slices.DeleteFunc(l.shifts, func(s Shift[K]) bool { return told(&s) })
}

// Rest are the pieces that nobody has told yet.
func (l *ToDo[K]) Rest() []Shift[K] { return slices.Clone(l.shifts) }

// Add adds a line of what to move, or of what was moved.
func (l *ToDo[K]) Add(said string, done bool) {
	if done {
		l.done = append(l.done, Line{Text: said, Board: true, Done: true})
		return
	}
	l.fresh = append(l.fresh, Line{Text: said, Board: true})
}

// Note keeps those of the lines for which nothing has to be moved.
func (l *ToDo[K]) Note(lines []Line) {
	for _, line := range lines {
		if !line.Board {
			l.Notes = append(l.Notes, line)
		}
	}
}

// Lines is the whole list: what is done, what to do, and what else has happened.
func (l *ToDo[K]) Lines() []Line { return slices.Concat(l.done, l.fresh, l.Notes) }

// Row adds what has to go back in the row: the places where another card has to lie, each with it, and how many cards
// go back on the deck. It adds nothing where the row lies as it did.
func (l *ToDo[K]) Row(words *text.Catalogue, places []string, cards int) {
	var said []string
	switch {
	case len(places) == 0:
		return
	case cards > 0:
		said = append(said, words.Say("table.board.undealt", rules.Num("n", cards)))
	case cards < 0:
		said = append(said, words.Say("table.board.dealt", rules.Num("n", -cards)))
	}
	l.Add(words.Say("table.board.row", rules.Text("list", strings.Join(append(said, places...), ", "))), false)
}

// InSlot is a place of the row, from 0, with the card that has to lie there.
func InSlot(words *text.Catalogue, place int, card string) string {
	return words.Say("table.board.slot", rules.Num("slot", place+1), rules.Text("card", card))
}

// Bought is a purchase in words: said, what the buyer has left, and what comes into the row.
func Bought(words *text.Catalogue, said string, details []string) string {
	if len(details) == 0 {
		return said
	}
	return words.Colon(said, strings.Join(details, ", "))
}

// Counted is a number in words that a wheel, a counter or a heap shows now, and by how much it has changed, if anybody
// knows that.
func (s *Shift[K]) Counted(words *text.Catalogue, who, what rules.Arg) string {
	key, n := "table.board.up", s.To-s.From
	switch {
	case n == 0:
		key = "table.board.is"
	case n < 0:
		key, n = "table.board.down", -n
	}
	return words.Say(key, who, what, rules.Num("to", s.To), rules.Num("n", n))
}
