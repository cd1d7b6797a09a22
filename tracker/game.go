// Package tracker keeps the log of a game: what people did or saw, line by line. It computes the table from the
// log, saves each line before it is shown, and has undo and redo. It knows no box; the rules of a box come in
// through Rules.
package tracker

import (
	"strings"
	"unicode/utf8"

	"kingoftokyo/rules"
)

// Rules is what a box teaches the log. T is its table, E one line of its notation. Tables are plain values: copying one
// keeps it.
type Rules[T, E any] interface {
	// Begin is the table before any line.
	Begin() T
	// Read reads a line as it stands at a table; the error is a *rules.Problem.
	Read(now *T, line string) (E, error)
	// Write writes it again.
	Write(e *E) string
	// Class says what the line is.
	Class(e *E) rules.LineClass
	// OwnUndoStep says whether an answer to a question of the table's own is a step by itself rather than part of the
	// one before: undo takes back the answer alone.
	OwnUndoStep(now *T) bool
	// Run plays an event (or the answer to a question of the table's own) with the answers and corrections that
	// followed while it stood at a question.
	Run(before *T, entry []E) (T, error)
	// Ready is a *rules.Problem while the set-up lacks something.
	Ready(now *T) error
	// SetUp says whether the set-up has come to the last line that kot writes of one.
	SetUp(now *T) bool
	// Asking says whether the table's last event is unfinished, at a question.
	Asking(now *T) bool
	// TurnNumber is the number of a table's turn, from 1 on.
	TurnNumber(now *T) int
	// Active is whose turn it is at a table, by the number of the seat.
	Active(now *T) int
	// SaysSame says whether a line says at one table what it said at another: an answer the answer to the same
	// question, a purchase that of the same card.
	SaysSame(was, now *T, e *E) bool
	// Checkpoint is the line to write after an event that ended a turn, or "".
	Checkpoint(before, now *T) string
	// Agrees says whether a checkpoint line has the table's numbers.
	Agrees(now *T, e *E) bool
}

// Appender is where the lines of a game go. Append either takes all of them or none.
type Appender interface {
	Append(lines ...string) error
}

// Game is a log and its fold. All changes go through Do, Undo, Back, Redo, Replace, TakeBack, PlayAgain and Atomic;
// each is written before it is seen.
type Game[T, E any] struct {
	rules  Rules[T, E]
	base   *T // after the set-up
	last   *Entry[T, E]
	undone *undone[T, E] // what was taken back last
	spent  int           // of so much that was taken back the line `redo` brings nothing back any more
	gap    bool          // the line before was `gap`
	out    Appender
	folded int  // how many lines were read
	cost   *int // what reading them has cost, in lines played; copies add to it as well
}

// New is a game at its very beginning. out may be nil: then nothing is saved.
func New[T, E any](r Rules[T, E], out Appender) *Game[T, E] {
	base := r.Begin()
	return &Game[T, E]{rules: r, base: &base, out: out, cost: new(int)}
}

// Table is the fold of the log.
func (g *Game[T, E]) Table() *T {
	if g.last != nil {
		return g.last.After
	}
	return g.base
}

// DoLine reads a line and does it.
func (g *Game[T, E]) DoLine(line string) error {
	e, err := g.rules.Read(g.Table(), line)
	if err != nil {
		return err
	}
	return g.Do(e)
}

// Do lets an event happen, or answers the open question. An error, the rules' refusal or a failed write, leaves the
// game as it was.
func (g *Game[T, E]) Do(e E) error {
	next, err := g.after(e)
	if err != nil {
		return err
	}
	if err := g.write(g.lines(&e, next)...); err != nil {
		return err
	}
	g.commit(next, &e)
	return nil
}

// lines are an event as it is written, with the checkpoint where it ends a turn.
func (g *Game[T, E]) lines(e *E, next change[T, E]) []string {
	lines := []string{g.rules.Write(e)}
	if next.entry != nil {
		if cp := g.rules.Checkpoint(g.Table(), next.entry.After); cp != "" {
			lines = append(lines, cp)
		}
	}
	return lines
}

// Try is the table that Do would lead to; nothing is done. The error is the rules' refusal.
func (g *Game[T, E]) Try(e E) (T, error) {
	c, err := g.after(e)
	switch {
	case c.base != nil:
		return *c.base, err
	case c.entry != nil:
		return *c.entry.After, err
	}
	return *g.Table(), err
}

// change is a new last entry (in place of the present one if it goes on with it), or a new base while the game is set
// up.
type change[T, E any] struct {
	base  *T
	entry *Entry[T, E]
}

// A game has at most so many events, and an event so many answers and corrections: some hundred times what an evening
// brings. A received file cannot take all the memory.
const (
	mostEntries = 100_000
	mostItems   = 1_000
)

// after works out what the game would be after e.
func (g *Game[T, E]) after(e E) (change[T, E], error) {
	now := g.Table()
	class := g.rules.Class(&e)
	if class == rules.SetupLine {
		next, err := g.rules.Run(now, []E{e})
		if err == nil && g.last != nil {
			err = rules.Refuse("", "setup-over", rules.Text("word", g.rules.Write(&e)))
		}
		return change[T, E]{base: &next}, err
	}
	asking := g.rules.Asking(now)
	goesOn := asking && (class >= rules.AnswerLine && class < rules.BreakLine)
	if asking && class == rules.PlayLine {
		return change[T, E]{}, rules.Refuse("", "answer-first")
	}
	if g.Steps() >= mostEntries || goesOn && len(g.last.Items) >= mostItems {
		return change[T, E]{}, rules.Refuse("", "game-long", rules.Num("n", mostEntries))
	}
	entry, prev := Entry[T, E]{Before: now, Items: []E{e}}, g.last
	answers := class == rules.AnswerLine && !g.rules.OwnUndoStep(now)
	entry.WithPrevious = g.last != nil && !asking && (answers || class == rules.CheckpointLine)
	if goesOn {
		entry.Before, entry.WithPrevious, prev = g.last.Before, g.last.WithPrevious, g.last.prev
		entry.Items = append(append(make([]E, 0, len(g.last.Items)+1), g.last.Items...), e)
	}
	next, err := g.rules.Run(entry.Before, entry.Items)
	entry.After = &next
	return change[T, E]{entry: g.behind(prev, entry)}, err
}

// commit makes a change that e has brought.
func (g *Game[T, E]) commit(c change[T, E], e *E) {
	g.followed(e)
	g.set(c)
}

func (g *Game[T, E]) set(c change[T, E]) {
	if c.base != nil {
		g.base = c.base
	} else {
		g.last = c.entry
	}
}

// Copy is the game as it is now, to try changes on or for another goroutine to read: nothing done to either one is seen
// by the other, and nothing the copy does is written.
func (g *Game[T, E]) Copy() *Game[T, E] {
	d := *g
	d.out = nil
	return &d
}

// mostAhead is how many lines Ahead plays at most, against whoever always says another.
const mostAhead = 60

// Ahead plays a copy of the game on by what next says to it, until it says nothing or a line is refused. The events are
// told; nothing is done.
func (g *Game[T, E]) Ahead(next func(d *Game[T, E]) (E, bool)) (out []E) {
	for d := g.Copy(); len(out) < mostAhead; {
		e, ok := next(d)
		if !ok || d.Do(e) != nil {
			break
		}
		out = append(out, e)
	}
	return out
}

// adopt makes what was tried on a draft the game.
func (g *Game[T, E]) adopt(d *Game[T, E]) { g.last, g.undone, g.spent = d.last, d.undone, d.spent }

func (g *Game[T, E]) write(lines ...string) error {
	if g.out == nil {
		return nil
	}
	return g.out.Append(lines...)
}

// Attach says where further lines go.
func (g *Game[T, E]) Attach(out Appender) { g.out = out }

// Comment cuts the comment off a line of a game file, and the space around it.
func Comment(line string) string {
	line, _, _ = strings.Cut(line, "#")
	return strings.TrimSpace(line)
}

// An answer plays its event and all the answers before it once more, so that a file made to do harm could take hours
// to read. Reading one may cost so many lines played in all, and so many for each of its lines: some ten times what an
// evening's game costs.
const (
	freeWork = 50_000
	lineWork = 10
)

// heavy says whether reading has cost more than it may.
func (g *Game[T, E]) heavy() bool { return *g.cost > freeWork+lineWork*g.folded }

// tried is after, for a line that is read.
func (g *Game[T, E]) tried(e E) (change[T, E], error) {
	if g.heavy() {
		return change[T, E]{}, rules.Refuse("", "game-work")
	}
	next, err := g.after(e)
	if *g.cost++; next.entry != nil {
		*g.cost += len(next.entry.Items) - 1
	}
	return next, err
}

// closes says whether a line is a checkpoint.
func (g *Game[T, E]) closes(line string) bool {
	e, err := g.rules.Read(g.Table(), Comment(line))
	return err == nil && g.rules.Class(&e) == rules.CheckpointLine
}

// gapWord is the line before a checkpoint to which the lines before do not lead: damaged ones were left out, or
// somebody has changed some. The game goes on with its numbers in any case, and nobody is told again.
const gapWord = "gap"

// Fold takes one line of a game file. It returns a note if the line is a checkpoint whose numbers differ from the fold:
// the game then goes on with those numbers. An error is a *rules.Problem and leaves the game as it was.
func (g *Game[T, E]) Fold(line string) (note *rules.Note, err error) {
	line = Comment(strings.TrimPrefix(line, "\ufeff"))
	if !utf8.ValidString(line) {
		return nil, rules.Refuse("", "not-text")
	}
	gap := g.gap
	if line != "" {
		g.folded++
	}
	switch g.gap = line == gapWord; line {
	case "":
		g.gap = gap
		return nil, nil
	case gapWord:
		return nil, nil
	case "undo":
		switch {
		case !g.CanUndo():
			return nil, rules.Refuse("", "undo-nothing")
		case g.heavy():
			return nil, rules.Refuse("", "game-work")
		}
		*g.cost += len(g.last.Items) + len(g.undo())
		return nil, nil
	case "redo":
		if !g.CanRedo() {
			return nil, rules.Refuse("", "redo-nothing")
		}
		g.redo()
		return nil, nil
	}
	e, err := g.rules.Read(g.Table(), line)
	if err != nil {
		return nil, err
	}
	checkpoint := g.rules.Class(&e) == rules.CheckpointLine
	agrees := checkpoint && g.rules.Agrees(g.Table(), &e)
	if agrees && !gap { // behind a gap an event that is missing may have left dice behind
		return nil, nil
	}
	next, err := g.tried(e)
	if err != nil {
		return nil, err
	}
	g.commit(next, &e)
	if checkpoint && !agrees && !gap {
		note = &rules.Note{Key: "note-differs"}
	}
	return note, nil
}
