package tracker

import (
	"slices"

	"kingoftokyo/rules"
)

// A file has two lines for going back and forth: `undo` takes back an event with all of its answers, or the last
// answer while the event still waits at a question; `redo` brings that back. Players take back one answer after
// the other (TakeBack, PlayAgain). If no line does exactly that, kot writes it with the lines there are: `undo`,
// and then the event and all its answers but the last again. So every version reads the same table.
//
// To find the dropped answer again, even in a file just read, the game remembers what was taken back until
// something else is done. Repeating what was taken back does not count as something else: the rest stays.

// undone is what was taken back together.
type undone[T, E any] struct {
	log    *Entry[T, E] // the log as it was before
	lines  []E          // all lines to play again, oldest first
	prev   *undone[T, E]
	number int // how much was taken back, including this
	left   *T  // the table before the first of it was taken back
}

func (g *Game[T, E]) takenBack(log *Entry[T, E], lines []E) {
	u := &undone[T, E]{log: log, lines: lines, prev: g.undone, number: 1, left: log.After}
	if before := g.undone; before != nil {
		u.number, u.left = before.number+1, before.left
	}
	g.undone = u
}

// CanUndo reports whether there is something to take back.
func (g *Game[T, E]) CanUndo() bool { return g.last != nil }

// CanRedo reports whether the line `redo` can take back an undo: nothing has followed it.
func (g *Game[T, E]) CanRedo() bool { return g.undone != nil && g.undone.number > g.spent }

// Undo takes back the last event with its answers or, while its question is open, the
// last answer. It returns what it took back, oldest first, so that it can be named,
// and a *rules.Problem if nothing is left to take back.
func (g *Game[T, E]) Undo() ([]E, error) { return g.Back(1) }

// Back takes back what n calls of Undo would, all or none of it. It returns what it
// took back, oldest first, and Undo's refusal if there is less. Redo restores it step
// by step.
func (g *Game[T, E]) Back(n int) ([]E, error) {
	if n < 1 {
		return nil, nil
	}
	after := g.Copy()
	var groups [][]E
	for range n {
		if !after.CanUndo() {
			return nil, rules.Refuse("", "undo-nothing")
		}
		groups = append(groups, after.undo())
	}
	if err := g.write(undoLines(n)...); err != nil {
		return nil, err
	}
	g.adopt(after)
	slices.Reverse(groups)
	return slices.Concat(groups...), nil
}

// undoLines returns n lines that each take back one thing.
func undoLines(n int) []string { return slices.Repeat([]string{"undo"}, n) }

func (g *Game[T, E]) undo() []E {
	last := g.last
	if cut := len(last.Items) - 1; g.unfinished(last) {
		item, rest := last.Items[cut:], last.Items[:cut:cut]
		// An event that ran with one more answer runs with one less: it stops at its question.
		if t, err := g.rules.Run(last.Before, rest); err == nil {
			g.last = g.behind(last.prev, Entry[T, E]{Before: last.Before, After: &t, Items: rest, WithPrevious: last.WithPrevious})
			g.takenBack(last, item)
			return item
		}
	}
	first := g.together()
	lines := items(g.Since(first.number - 1))
	g.last = first.prev
	g.takenBack(last, lines)
	return lines
}

// unfinished reports whether an entry waits at a question after some answers of its
// own: undo takes back only the last of them.
func (g *Game[T, E]) unfinished(e *Entry[T, E]) bool {
	return len(e.Items) > 1 && g.rules.Asking(e.After)
}

// together returns the first of the entries that undo takes back together. An answer
// to the table's own question that itself waits at a question is unfinished: undo
// takes it back alone. Otherwise it takes back all joined entries together.
func (g *Game[T, E]) together() *Entry[T, E] {
	first := g.last
	alone := g.rules.Asking(first.After)
	for first.prev != nil && first.WithPrevious && !alone {
		first = first.prev
	}
	return first
}

// Redo takes back the last undo, if nothing has followed it. It returns what it
// restored, and a *rules.Problem if there is nothing to restore.
func (g *Game[T, E]) Redo() ([]E, error) {
	if !g.CanRedo() {
		return nil, rules.Refuse("", "redo-nothing")
	}
	if err := g.write("redo"); err != nil {
		return nil, err
	}
	return g.redo(), nil
}

func (g *Game[T, E]) redo() []E {
	u := g.undone
	g.last, g.undone = u.log, u.prev
	return u.lines
}

// followed keeps what PlayAgain can still bring back once e is done: the rest if e is the line that was taken
// back, and otherwise nothing.
func (g *Game[T, E]) followed(e *E) {
	u := g.undone
	if u == nil {
		return
	}
	if g.undone = u.prev; g.rules.Write(e) != g.rules.Write(&u.lines[0]) {
		g.undone = nil
	} else if len(u.lines) > 1 {
		g.takenBack(u.log, u.lines[1:])
	}
	if g.spent = 0; g.undone != nil {
		g.spent = g.undone.number
	}
}

// Passes reports whether a game continued on its own after the last entry of a log with a line, so that nobody was
// asked there. A nil Passes always means no.
type Passes[T, E any] func(last *Entry[T, E], next *E) bool

// TakeBack takes back the last line: an answer, or an event that has none. It also takes back previous lines as
// long as nobody was asked in between. It writes all of it in one piece. It returns the first line that it took
// back, with a checkpoint after it that differed, and a *rules.Problem if nothing is left to take back.
func (g *Game[T, E]) TakeBack(passes Passes[T, E]) (taken []E, err error) {
	err = g.Atomic(func(d *Game[T, E]) (err error) {
		taken, err = d.takeBack()
		for err == nil && passes != nil && d.CanUndo() && passes(d.last, &taken[0]) {
			taken, err = d.takeBack()
		}
		return err
	})
	return taken, err
}

// takeBack takes back the last line, with a checkpoint after it that differed.
func (g *Game[T, E]) takeBack() ([]E, error) {
	if !g.CanUndo() || g.unfinished(g.last) {
		return g.Undo()
	}
	lines := items(g.Since(g.together().number - 1))
	cut := len(lines) - 1
	for cut > 0 && g.rules.Class(&lines[cut]) == rules.CheckpointLine {
		cut--
	}
	d, written := g.Copy(), undoLines(1)
	d.undo()
	for _, e := range lines[:cut] {
		more, err := d.repeat(e)
		if err != nil { // somebody put it into the file by hand
			return g.Undo()
		}
		written = append(written, more...)
	}
	if err := g.write(written...); err != nil {
		return nil, err
	}
	g.adopt(d)
	return lines[cut:], nil
}

// PlayAgain brings back what was taken back last, as long as nothing else was done since, and continues as long
// as nobody was asked in between. It writes all of it in one piece, with lines that every version reads in the
// same way. It returns what it brought back first, and a *rules.Problem if there is nothing.
func (g *Game[T, E]) PlayAgain(passes Passes[T, E]) (done []E, err error) {
	err = g.Atomic(func(d *Game[T, E]) (err error) {
		done, err = d.playAgain()
		for err == nil && passes != nil && d.undone != nil && passes(d.last, &d.undone.lines[0]) {
			_, err = d.playAgain()
		}
		return err
	})
	return done, err
}

// playAgain is Redo or, if that line no longer works, plays the line itself, with a checkpoint after it that
// differed.
func (g *Game[T, E]) playAgain() ([]E, error) {
	if g.undone == nil || g.CanRedo() {
		return g.Redo()
	}
	lines := g.undone.lines
	for i, e := range lines {
		if i > 0 && g.rules.Class(&e) != rules.CheckpointLine {
			return lines[:i], nil
		}
		again, err := g.repeat(e)
		if err == nil {
			err = g.write(again...)
		}
		if err != nil {
			return nil, err
		}
	}
	return lines, nil
}

// Last returns the line that TakeBack would take back first, and the table that would result, or nil
// if there is no such line.
func (g *Game[T, E]) Last(passes Passes[T, E]) (line *E, before *T) {
	d := g.Copy()
	taken, err := d.TakeBack(passes)
	if err != nil || len(taken) == 0 {
		return nil, nil
	}
	return &taken[0], d.Table()
}

func items[T, E any](entries []Entry[T, E]) []E {
	var out []E
	for _, e := range entries {
		out = append(out, e.Items...)
	}
	return out
}

// Abandoned returns the table before undo: the one that playing everything again would finally restore. ok is
// false if nothing has been taken back.
func (g *Game[T, E]) Abandoned() (now *T, ok bool) {
	if g.undone == nil {
		return nil, false
	}
	return g.undone.left, true
}

// Undone returns the lines that playing everything again would bring back, oldest first.
func (g *Game[T, E]) Undone() (out []E) {
	for u := g.undone; u != nil; u = u.prev {
		out = append(out, u.lines...)
	}
	return out
}
