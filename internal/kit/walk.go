package kit

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// walk plays one game and checks every line of it.
type walk[T, E any, S comparable] struct {
	*Box[T, E, S]
	t    testing.TB
	d    *Draw
	seen *seen
	wild bool   // players also correct, try and undo
	who  string // which game it is, for reports
	// searches is for what has not occurred in the checked games: the game is only played.
	searches bool

	g         *tracker.Game[T, E]
	file      tracker.Lines
	mirror    *tracker.Game[T, E] // folds the file from its start
	reference *reference[T, E]    // folds it exactly as the notation describes
	folded    int                 // how many lines of it
	fork      *tracker.Game[T, E] // a game started from the last checkpoint; nil for none
	header    []string            // the lines of the set-up alone
	// at has the tables after each number of items (events and answers) that count, and clean has,
	// for each, whether only offers have led to it.
	at     []S
	clean  []bool
	floor  int // how many of them deal what no game starts with
	events int // items ever done
	offers []E
	tries  []E
}

func newWalk[T, E any, S comparable](t testing.TB, b *Box[T, E, S], d *Draw, s *seen) *walk[T, E, S] {
	w := &walk[T, E, S]{Box: b, t: t, d: d, seen: s}
	w.g, w.mirror = tracker.New(b.Rules, &w.file), tracker.New(b.Rules, nil)
	w.reference = &reference[T, E]{Rules: b.Rules, base: b.Rules.Begin()}
	return w
}

// fatal ends the test and prints the game so far, which is a game file.
func (w *walk[T, E, S]) fatal(format string, args ...any) {
	w.t.Helper()
	w.t.Fatalf("%s: %s\n%s", w.who, fmt.Sprintf(format, args...), strings.Join(w.file, "\n"))
}

func (w *walk[T, E, S]) begin(setup []string) {
	w.at, w.clean = append(w.at, w.State(w.g.Table())), append(w.clean, true)
	for _, line := range setup {
		if err := w.do(line, true); err != nil {
			w.fatal("%s: the set-up is refused: %v", line, err)
		}
	}
	if err := w.Rules.Ready(w.g.Table()); err != nil {
		w.fatal("the set-up is not ready: %v", err)
	}
	w.floor = len(w.at)
}

// play plays to the end of the game, or for some turns, or until all bytes are drawn.
func (w *walk[T, E, S]) play(turns int) {
	for now := w.g.Table(); !w.d.spent(); now = w.g.Table() {
		w.sound()
		if w.Over(now) {
			if w.offers = w.Offers(now, w.d, w.offers[:0]); len(w.offers) > 0 || w.Question(now) != "" {
				w.fatal("the game is over and goes on")
			}
			return
		}
		if w.Rules.TurnNumber(now) > turns || w.events > 40*mostTurns {
			if turns == mostTurns {
				w.fatal("the game does not end")
			}
			return
		}
		w.step(now)
	}
}

// step plays the next line, or tries something before it.
func (w *walk[T, E, S]) step(now *T) {
	if asked := w.Question(now); w.seen.sample(asked, w.events) {
		w.probe(now)
	}
	chance := w.d.N(48)
	switch {
	case chance < 3:
		w.backAndForth(1 + w.d.N(6))
		return
	case w.wild && chance < 5: // for good: what follows is another game
		for n := 1 + w.d.N(3); n > 0 && len(w.at) > w.floor; n-- {
			w.undo()
		}
		return
	case w.wild && chance < 9 && w.Correct != nil:
		w.try(w.Correct(now, w.d))
		return
	case w.wild && chance < 12:
		w.tries = w.Alphabet(now, w.tries[:0])
		w.try(w.Rules.Write(&w.tries[w.d.N(len(w.tries))]))
		return
	}
	w.offers = w.Offers(now, w.d, w.offers[:0])
	if len(w.offers) == 0 {
		w.stuck("nothing can happen, and nothing can be answered to %q", w.Question(now))
		return
	}
	e := w.pick(w.d, w.offers)
	if err := w.offer(e); err != nil {
		w.stuck("%s is offered and refused: %v", w.Rules.Write(&e), err)
	}
}

// stuck reports a fault of a clean game. In any other game, corrections have caused it, so it
// undoes something.
func (w *walk[T, E, S]) stuck(format string, args ...any) {
	if w.clean[len(w.clean)-1] || len(w.at) <= w.floor || !w.undo() {
		w.fatal(format, args...)
	}
}

// offer does what is offered. For every second offer, it checks that the event alone leads to the
// same table as its line.
func (w *walk[T, E, S]) offer(e E) error {
	line := w.Rules.Write(&e)
	var tried T
	var refused error
	both := w.events%2 == 0 && !w.searches
	if both {
		tried, refused = w.g.Try(e)
	}
	err := w.do(line, true)
	if both && ((err == nil) != (refused == nil) || err == nil && !w.same(w.State(w.g.Table()), w.State(&tried))) {
		w.fatal("%s: the line leads to another table than the event, or one is refused (%v, %v)", line, err, refused)
	}
	if err == nil {
		w.told()
	}
	return err
}

// told checks what players were told about the event that is over.
func (w *walk[T, E, S]) told() {
	if w.Told == nil || w.Rules.Asking(w.g.Table()) || !w.clean[len(w.clean)-1] {
		return
	}
	h := w.g.History()
	last := &h[len(h)-1]
	for i := range last.Items {
		if c := w.Rules.Class(&last.Items[i]); c != rules.PlayLine && c != rules.AnswerLine {
			return
		}
	}
	if fault := w.Told(last.Before, last.Items, last.After); fault != "" {
		w.fatal("%s", fault)
	}
}

func (w *walk[T, E, S]) try(line string) {
	now, offered := w.g.Table(), false
	if e, err := w.Rules.Read(now, line); err == nil {
		offered = w.Offered(now, &e)
	}
	_ = w.do(line, offered)
}

// do does a line. It checks that a refused line changed nothing, and that the file has everything
// to fold the table again after an accepted one.
func (w *walk[T, E, S]) do(line string, offered bool) error {
	n, had, redo, from := len(w.at), len(w.file), w.g.CanRedo(), w.start()
	kept, entries := w.State(from), len(w.g.History())
	checkpoint := w.rereads(line)
	var err error
	if checkpoint { // as it is in a file: it counts only where it differs
		if _, err = w.g.Fold(line); err == nil {
			w.file = append(w.file, line)
		}
	} else {
		err = w.g.DoLine(line)
	}
	if w.State(from) != kept {
		w.fatal("%s has changed the table it began from", line)
	}
	if err != nil {
		if w.State(w.g.Table()) != w.at[n-1] || len(w.file) != had || len(w.g.History()) != entries || w.g.CanRedo() != redo {
			w.fatal("%s: refused (%v), but it has changed the game", line, err)
		}
		return err
	}
	w.events++
	switch state := w.State(w.g.Table()); {
	case len(w.g.History()) == 0: // the set-up cannot be undone
		w.at[0] = state
		w.header = append(w.header, line)
	case !checkpoint || len(w.g.History()) > entries:
		w.at, w.clean = append(w.at, state), append(w.clean, w.clean[n-1] && offered)
	}
	w.fold(checkpoint)
	w.followed(line, had)
	return nil
}

// rereads checks that a line is written again in the same form after reading, and reports whether
// it is a checkpoint.
func (w *walk[T, E, S]) rereads(line string) (checkpoint bool) {
	e, err := w.Rules.Read(w.g.Table(), line)
	if err != nil {
		return false
	}
	if text := w.Rules.Write(&e); text != line {
		again, err := w.Rules.Read(w.g.Table(), text)
		if err != nil || w.Rules.Write(&again) != text {
			w.fatal("%s is written %s, which is read as %s (%v)", line, text, w.Rules.Write(&again), err)
		}
	}
	return w.Rules.Class(&e) == rules.CheckpointLine
}

// start returns the table at which the next line's event starts.
func (w *walk[T, E, S]) start() *T {
	if h := w.g.History(); len(h) > 0 && w.Rules.Asking(w.g.Table()) {
		return h[len(h)-1].Before
	}
	return w.g.Table()
}

// fold folds the new lines of the file and checks that the table is the same. Only for a checkpoint
// that players made up may there be a note of a difference.
func (w *walk[T, E, S]) fold(madeUp bool) {
	for ; w.folded < len(w.file); w.folded++ {
		line := w.file[w.folded]
		if w.seen.line(line); w.searches {
			continue
		}
		if note, err := w.mirror.Fold(line); err != nil || note != nil && !madeUp {
			w.fatal("line %d, %s: %v %v", w.folded+1, line, err, note)
		}
		if err := w.reference.fold(line); err != nil {
			w.fatal("line %d, %s: by the words of the notation: %v", w.folded+1, line, err)
		}
	}
	if w.searches {
		return
	}
	_, left := w.g.Abandoned()
	if _, same := w.mirror.Abandoned(); same != left || w.State(w.reference.now()) != w.State(w.g.Table()) {
		w.fatal("the file folds by the words of the notation to\n%+v\nwant\n%+v; can be played again %v, want %v",
			w.State(w.reference.now()), w.State(w.g.Table()), same, left)
	}
	table, redo := w.State(w.mirror.Table()) == w.State(w.g.Table()), w.mirror.CanRedo() == w.g.CanRedo()
	if !table || !redo || len(w.mirror.History()) != len(w.g.History()) {
		w.fatal("the file folds to another table:\n%+v\nwant\n%+v", w.State(w.mirror.Table()), w.State(w.g.Table()))
	}
}

// followed continues the game that began from the last checkpoint, or begins another.
func (w *walk[T, E, S]) followed(line string, had int) {
	if !w.clean[len(w.clean)-1] {
		w.fork = nil
	}
	if w.searches {
		return
	}
	if w.fork != nil {
		if _, err := w.fork.Fold(line); err != nil {
			w.fatal("%s: refused where the game goes on from its checkpoint: %v", line, err)
		}
		w.forked("going on from a checkpoint leads to another table")
	}
	if w.clean[len(w.clean)-1] && len(w.file) > had+1 && w.events%3 == 0 {
		w.fork = w.fresh(w.file[len(w.file)-1])
		w.forked("the checkpoint is another table")
	}
}

// forked compares the game that began from a checkpoint.
func (w *walk[T, E, S]) forked(fault string) {
	if have, want := w.State(w.fork.Table()), w.State(w.g.Table()); !w.same(have, want) {
		w.fatal("%s:\n%+v\nwant\n%+v", fault, have, want)
	}
}

// fresh returns a new game of the same set-up with more lines.
func (w *walk[T, E, S]) fresh(more ...string) *tracker.Game[T, E] {
	g := tracker.New(w.Rules, nil)
	for _, line := range slices.Concat(w.header, more) {
		if _, err := g.Fold(line); err != nil {
			w.fatal("%s: refused behind a new set-up: %v", line, err)
		}
	}
	return g
}

// sound checks the present table.
func (w *walk[T, E, S]) sound() {
	now := w.g.Table()
	if first := w.seen.question(w.Question(now)); w.searches && !first {
		return
	}
	w.faultless(now, w.clean[len(w.clean)-1])
}

// faultless checks that a table has no faults, and that looking for them does not change it.
func (w *walk[T, E, S]) faultless(now *T, clean bool) {
	before := w.State(now)
	if fault := w.Fault(now, clean); fault != "" {
		w.fatal("%s", fault)
	}
	if w.State(now) != before {
		w.fatal("reading has changed the table")
	}
	if w.events%8 > 0 || w.Over(now) {
		return
	}
	if line := w.checkpoint(now); line != "" {
		if e, err := w.Rules.Read(now, line); err != nil || !w.Rules.Agrees(now, &e) {
			w.fatal("%s: the table is not that of its checkpoint (%v)", line, err)
		}
	}
}

// checkpoint returns the line that would close a turn now, or "".
func (w *walk[T, E, S]) checkpoint(now *T) string {
	var none T // of turn 0
	return w.Rules.Checkpoint(&none, now)
}
