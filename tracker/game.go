// Package tracker keeps the log of a game: what people did or saw, line by line. It computes the table from the
// log, saves each line before showing it, and provides undo and redo. It knows no box: Rules gives it the rules
// of a box.
package tracker

import (
	"strings"
	"unicode/utf8"

	"kingoftokyo/rules"
)

// Rules is what the log needs to know about a box. T is its table, E one line of its notation. Tables are plain values,
// so a copy is independent.
type Rules[T, E any] interface {
	// Begin returns the table before any line.
	Begin() T
	// Read reads a line in the context of a table; the error is a *rules.Problem.
	Read(now *T, line string) (E, error)
	// Write writes a line that Read can read.
	Write(e *E) string
	// Class returns the class of the line.
	Class(e *E) rules.LineClass
	// OwnUndoStep reports whether an answer to a question of the table itself is a step of its own rather than part
	// of the previous one: undo then takes back only the answer.
	OwnUndoStep(now *T) bool
	// Run plays an event (or the answer to a question of the table itself) with the answers and corrections
	// that followed while a question was open.
	Run(before *T, entry []E) (T, error)
	// Ready returns a *rules.Problem while the set-up lacks something.
	Ready(now *T) error
	// SetUp reports whether the set-up has reached the last line that kot writes.
	SetUp(now *T) bool
	// Asking reports whether the table's last event is unfinished and waits at a question.
	Asking(now *T) bool
	// TurnNumber returns the number of a table's turn, starting at 1.
	TurnNumber(now *T) int
	// Active returns whose turn it is at a table, as the number of the seat.
	Active(now *T) int
	// SaysSame reports whether a line means the same at two tables: an answer goes to the same question, and a
	// purchase is of the same card.
	SaysSame(was, now *T, e *E) bool
	// Checkpoint returns the line to write after an event that ended a turn, or "".
	Checkpoint(before, now *T) string
	// Agrees reports whether a checkpoint line has the table's numbers.
	Agrees(now *T, e *E) bool
}

// An Appender is where the lines of a game go. Append accepts either all of them or none.
type Appender interface {
	Append(lines ...string) error
}

// A Game is a log and the table that results from it. All changes go through Do, Undo, Back, Redo, Replace,
// TakeBack, PlayAgain and Atomic, and are written before they are visible.
type Game[T, E any] struct {
	rules  Rules[T, E]
	base   *T // after the set-up
	last   *Entry[T, E]
	undone *undone[T, E] // what was taken back last
	spent  int           // once only this much is left to bring back, the line `redo` no longer works
	gap    bool          // the previous line was `gap`
	out    Appender
	folded int  // the number of lines read
	cost   *int // the cost of reading them, in lines played; copies add to it too
}

// New returns a game at its beginning. If out is nil, nothing is saved.
func New[T, E any](r Rules[T, E], out Appender) *Game[T, E] {
	base := r.Begin()
	return &Game[T, E]{rules: r, base: &base, out: out, cost: new(int)}
}

// Table returns the table that the log results in.
func (g *Game[T, E]) Table() *T {
	if g.last != nil {
		return g.last.After
	}
	return g.base
}

// DoLine reads a line and plays it.
func (g *Game[T, E]) DoLine(line string) error {
	e, err := g.rules.Read(g.Table(), line)
	if err != nil {
		return err
	}
	return g.Do(e)
}

// Do plays an event, or answers the open question. If there is an error, the rules' refusal or a failed write, the
// game does not change.
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

// lines returns an event as written, followed by the checkpoint if it ends a turn.
func (g *Game[T, E]) lines(e *E, next change[T, E]) []string {
	lines := []string{g.rules.Write(e)}
	if next.entry != nil {
		if cp := g.rules.Checkpoint(g.Table(), next.entry.After); cp != "" {
			lines = append(lines, cp)
		}
	}
	return lines
}

// Try returns the table that Do would result in, without doing anything. The error is the rules' refusal.
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

// change is a new last entry (which replaces the current one if it continues it), or a new base during set-up.
type change[T, E any] struct {
	base  *T
	entry *Entry[T, E]
}

// The most events of a game, and the most answers and corrections of an event: some hundred times what an evening
// needs. So a game from somebody else cannot use up all memory.
const (
	mostEntries = 100_000
	mostItems   = 1_000
)

// after computes what the game would be after e.
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

// commit applies the change that e causes.
func (g *Game[T, E]) commit(c change[T, E], e *E) {
	if g.followed(e); c.base != nil {
		g.base = c.base
	} else {
		g.last = c.entry
	}
}

// Copy returns a copy of the game, for trying changes or for another goroutine to read. Changes to one do not affect
// the other, and changes to the copy are not written.
func (g *Game[T, E]) Copy() *Game[T, E] {
	d := *g
	d.out = nil
	return &d
}

// mostAhead is the most lines that Ahead plays, in case next always returns another one.
const mostAhead = 60

// Ahead continues a copy of the game with the events that next returns, until it returns none or one is refused. It
// returns these events; the game does not change.
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

// adopt replaces the game with a draft.
func (g *Game[T, E]) adopt(d *Game[T, E]) { g.last, g.undone, g.spent = d.last, d.undone, d.spent }

func (g *Game[T, E]) write(lines ...string) error {
	if g.out == nil {
		return nil
	}
	return g.out.Append(lines...)
}

// Attach sets where further lines go.
func (g *Game[T, E]) Attach(out Appender) { g.out = out }

// Comment returns a line of a game file without its comment and the space around it.
func Comment(line string) string {
	line, _, _ = strings.Cut(line, "#")
	return strings.TrimSpace(line)
}

// An answer plays its event and all previous answers again, so a malicious file could take hours to read. Reading a
// file may cost freeWork lines played, plus lineWork for each of its lines: some ten times the cost of an evening's
// game.
const (
	freeWork = 50_000
	lineWork = 10
)

// heavy reports whether reading has cost more than allowed.
func (g *Game[T, E]) heavy() bool { return *g.cost > freeWork+lineWork*g.folded }

// tried is like after, for a line that is being read.
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

func (g *Game[T, E]) closes(line string) bool {
	e, err := g.rules.Read(g.Table(), Comment(line))
	return err == nil && g.rules.Class(&e) == rules.CheckpointLine
}

// gapWord is the line before a checkpoint that the previous lines do not result in: damaged lines were left
// out, or somebody has changed some. The game continues with its numbers in any case, without another note.
const gapWord = "gap"

// Fold plays one line of a game file. It returns a note if the line is a checkpoint whose numbers differ from the
// table's: the game then continues with those numbers. An error is a *rules.Problem and leaves the game unchanged.
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
	if agrees && !gap { // after a gap, a missing event may have left dice behind
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
