package kit

import (
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

func (w *walk[T, E, S]) undo() bool {
	if !w.g.CanUndo() {
		return false
	}
	taken, err := w.g.Undo()
	w.back(len(taken), err)
	w.fold(false)
	return true
}

// back checks the table after n things were undone: it is that before them.
func (w *walk[T, E, S]) back(n int, err error) {
	if err != nil || n == 0 || n >= len(w.at) {
		w.fatal("%d things are taken back: %v", n, err)
	}
	w.fork = nil
	w.at, w.clean = w.at[:len(w.at)-n], w.clean[:len(w.clean)-n]
	if have := w.State(w.g.Table()); have != w.at[len(w.at)-1] {
		w.fatal("taking back leads to another table:\n%+v\nwant\n%+v", have, w.at[len(w.at)-1])
	}
}

func (w *walk[T, E, S]) redo() {
	if !w.g.CanRedo() {
		return
	}
	again, err := w.g.Redo()
	w.forth(len(again), err)
	w.fold(false)
}

// forth checks the table after n things were redone: it is that after them.
func (w *walk[T, E, S]) forth(n int, err error) {
	all := len(w.at) + n
	if err != nil || n == 0 || all > cap(w.at) {
		w.fatal("%d things are done again: %v", n, err)
	}
	w.at, w.clean = w.at[:all], w.clean[:all] // what was cut off is still there
	if have := w.State(w.g.Table()); have != w.at[all-1] {
		w.fatal("doing again leads to another table:\n%+v\nwant\n%+v", have, w.at[all-1])
	}
}

// takeBack undoes one line, if there is any, as players do.
func (w *walk[T, E, S]) takeBack() bool {
	if !w.g.CanUndo() {
		return false
	}
	wrote := len(w.file)
	line, before := w.g.Last(nil)
	taken, err := w.g.TakeBack(nil)
	if w.back(len(taken), err); len(w.file) == wrote {
		w.fatal("nothing is written of what is taken back")
	}
	for i := range taken[1:] {
		if w.Rules.Class(&taken[i+1]) != rules.CheckpointLine {
			w.fatal("%s is taken back with %s", w.Rules.Write(&taken[i+1]), w.Rules.Write(&taken[0]))
		}
	}
	if w.Rules.Write(line) != w.Rules.Write(&taken[0]) || w.State(before) != w.State(w.g.Table()) {
		w.fatal("%s was to be taken back, and %s is", w.Rules.Write(line), w.Rules.Write(&taken[0]))
	}
	w.fold(w.wild) // a checkpoint that players made up is written again
	return true
}

// playAgain restores a line.
func (w *walk[T, E, S]) playAgain() {
	again, err := w.g.PlayAgain(nil)
	w.forth(len(again), err)
	w.fold(w.wild) // a checkpoint that players made up is written again
}

// backAndForth undoes up to n things and redoes them, with the lines of a file or as players do. It
// checks that the tables are the same and as many lines count.
func (w *walk[T, E, S]) backAndForth(n int) {
	back, forth := w.undo, w.redo
	if w.events%2 == 0 {
		back, forth = w.takeBack, w.playAgain
	}
	was, undos, entries := len(w.at), 0, len(w.g.History())
	for undos < n && back() {
		undos++
	}
	for range undos {
		forth()
	}
	if len(w.at) != was || len(w.g.History()) != entries {
		w.fatal("%d lines and %d events count after as many redos as undos; want %d and %d",
			len(w.at)-1, len(w.g.History()), was-1, entries)
	}
}

// unwind undoes the whole game line by line and redoes it, and reopens the file on the way.
func (w *walk[T, E, S]) unwind() {
	was := len(w.at)
	for n := 0; w.takeBack(); n++ {
		if n == was/4 || n == was/2 {
			w.reopen()
		}
	}
	w.reopen()
	for n := 0; len(w.at) < was; n++ {
		if w.playAgain(); n == was/3 {
			w.reopen()
		}
	}
}

// reopen reads the file again and continues with that game.
func (w *walk[T, E, S]) reopen() {
	g := tracker.New(w.Rules, nil)
	for _, line := range w.file {
		if _, err := g.Fold(line); err != nil {
			w.fatal("%s: refused where the file is read anew: %v", line, err)
		}
	}
	g.Attach(&w.file)
	w.g = g
}

// reference folds a file exactly as the notation describes: `undo` undoes the last event with its
// answers, or the last answer while its question is open, and `redo` restores the last undo if
// nothing followed it. Every version reads a file like this.
type reference[T, E any] struct {
	tracker.Rules[T, E]
	base    T
	entries []tracker.Entry[T, E]
	undone  [][]tracker.Entry[T, E] // for a single answer, together with its event
}

func (r *reference[T, E]) now() *T {
	if n := len(r.entries); n > 0 {
		return r.entries[n-1].After
	}
	return &r.base
}

func (r *reference[T, E]) fold(line string) error {
	n := len(r.entries) - 1
	switch {
	case line == "undo" && len(r.entries[n].Items) > 1 && r.Asking(r.now()):
		last := r.entries[n]
		r.undone = append(r.undone, []tracker.Entry[T, E]{last})
		return r.last(last.Before, last.Items[:len(last.Items)-1], last.WithPrevious)
	case line == "undo":
		for alone := r.Asking(r.now()); n > 0 && r.entries[n].WithPrevious && !alone; {
			n--
		}
		r.undone = append(r.undone, slices.Clone(r.entries[n:]))
		r.entries = r.entries[:n]
		return nil
	case line == "redo":
		again := r.undone[len(r.undone)-1]
		r.undone = r.undone[:len(r.undone)-1]
		if n >= 0 && r.Asking(r.now()) && again[0].Before == r.entries[n].Before {
			r.entries = r.entries[:n]
		}
		r.entries = append(r.entries, again...)
		return nil
	}
	e, err := r.Read(r.now(), tracker.Comment(line))
	if err != nil {
		return err
	}
	class, asking := r.Class(&e), r.Asking(r.now())
	switch {
	case class == rules.SetupLine:
		r.base, err = r.Run(&r.base, []E{e})
		return err
	case class == rules.CheckpointLine && r.Agrees(r.now(), &e):
		return nil
	}
	r.undone = nil
	if asking && class >= rules.AnswerLine && class < rules.BreakLine {
		last := r.entries[n]
		return r.last(last.Before, append(slices.Clone(last.Items), e), last.WithPrevious)
	}
	joined := n >= 0 && !asking && (class == rules.AnswerLine && !r.OwnUndoStep(r.now()) || class == rules.CheckpointLine)
	before := r.now()
	r.entries = append(r.entries, tracker.Entry[T, E]{})
	return r.last(before, []E{e}, joined)
}

// last plays an event with its answers in place of the last one.
func (r *reference[T, E]) last(before *T, items []E, joined bool) error {
	after, err := r.Run(before, items)
	r.entries[len(r.entries)-1] = tracker.Entry[T, E]{Before: before, After: &after, Items: items, WithPrevious: joined}
	return err
}
