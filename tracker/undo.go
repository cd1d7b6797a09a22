package tracker

import (
	"slices"

	"kingoftokyo/rules"
)

// A file has two lines to go back and forth: `undo` takes back an event with all of its answers, or the last
// answer while the event still stands at a question; `redo` brings that back. Players take back one answer
// after the other (TakeBack, PlayAgain). Where no line says that, it is written with the lines there are: `undo`,
// and then the event and its answers but the last once more. So every version reads the same table.
//
// To find the dropped answer again, also in a file just read, the game keeps what was taken back for as long as
// nothing else is done. Doing once more what was taken back is nothing else: the rest stays.

// undone is what was taken back together.
type undone[T, E any] struct {
	log    *Entry[T, E] // the log as it was before
	lines  []E          // all lines that are to be done again, oldest first
	prev   *undone[T, E]
	number int // how much was taken back, with this
	left   *T  // the table before the first of it was taken back
}

// takenBack notes what was taken back last.
func (g *Game[T, E]) takenBack(log *Entry[T, E], lines []E) {
	u := &undone[T, E]{log: log, lines: lines, prev: g.undone, number: 1, left: log.After}
	if before := g.undone; before != nil {
		u.number, u.left = before.number+1, before.left
	}
	g.undone = u
}

// CanUndo says whether there is something to take back.
func (g *Game[T, E]) CanUndo() bool { return g.last != nil }

// CanRedo says whether the line `redo` can take back an undo: nothing has followed it.
func (g *Game[T, E]) CanRedo() bool { return g.undone != nil && g.undone.number > g.spent }

// Undo takes back the last event with its answers or, while its question is
// unfinished, the last answer. It returns what was taken back, oldest first, for
// its name, and a *rules.Problem where nothing is left to take back.
func (g *Game[T, E]) Undo() ([]E, error) { return g.Back(1) }

// Back takes back what n times Undo would, all or none of it. It returns what was
// taken back, oldest first, and Undo's refusal where there is less. Redo restores
// it step by step.
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

// undoLines are n lines that each take one thing back.
func undoLines(n int) []string { return slices.Repeat([]string{"undo"}, n) }

func (g *Game[T, E]) undo() []E {
	last := g.last
	if cut := len(last.Items) - 1; g.unfinished(last) {
		item, rest := last.Items[cut:], last.Items[:cut:cut]
		// What ran with one answer more runs with one less: it stops at its question.
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

// unfinished says whether an entry stands at a question after answers of its own:
// undo takes back the last of them alone.
func (g *Game[T, E]) unfinished(e *Entry[T, E]) bool {
	return len(e.Items) > 1 && g.rules.Asking(e.After)
}

// together is the first of the entries that undo takes back together. An answer to
// the table's own question that stands at a question itself is unfinished: it goes
// alone. Otherwise all that is joined goes together.
func (g *Game[T, E]) together() *Entry[T, E] {
	first := g.last
	alone := g.rules.Asking(first.After)
	for first.prev != nil && first.WithPrevious && !alone {
		first = first.prev
	}
	return first
}

// Redo takes back the last undo that nothing has followed. It returns what it
// restored, and a *rules.Problem where there is nothing to restore.
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

// followed keeps of what was taken back what PlayAgain can still bring back once e is done: the rest where e is
// the line that was taken back, and otherwise nothing.
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

// Passes says whether a game went on behind the last entry of a log by itself with a line, so that nobody was asked
// there. Nil never says so.
type Passes[T, E any] func(last *Entry[T, E], next *E) bool

// TakeBack takes back one line, the last: an answer, or an event that has none; and the line before it as long as
// nobody was asked in between. All of it is written in one piece. It returns the first line of what was taken
// back, with a checkpoint behind it that differed, and a *rules.Problem where nothing is left to take back.
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

// takeBack takes back the last line, with a checkpoint behind it that differed.
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
		if err != nil { // it was put into the file by hand
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

// PlayAgain brings back what was taken back last, as long as nothing else was done since, and goes on as long as
// nobody was asked in between. All of it is written in one piece, with lines that every
// version reads alike. It returns what was brought back first, and a *rules.Problem where there is nothing.
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

// playAgain is Redo or, where that line means nothing any more, does the line itself, with a checkpoint behind
// it that differed.
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

// Last is the line that TakeBack would take back first of all, and the table it would leave; nil where
// there is none.
func (g *Game[T, E]) Last(passes Passes[T, E]) (line *E, before *T) {
	d := g.Copy()
	taken, err := d.TakeBack(passes)
	if err != nil || len(taken) == 0 {
		return nil, nil
	}
	return &taken[0], d.Table()
}

// items are the lines of entries.
func items[T, E any](entries []Entry[T, E]) []E {
	var out []E
	for _, e := range entries {
		out = append(out, e.Items...)
	}
	return out
}

// Abandoned is the table that undo has left: the one that playing all of it again would lead back to in the end.
// ok is false where nothing has been taken back.
func (g *Game[T, E]) Abandoned() (now *T, ok bool) {
	if g.undone == nil {
		return nil, false
	}
	return g.undone.left, true
}

// Undone are the lines that playing all of it again would bring back, oldest first.
func (g *Game[T, E]) Undone() (out []E) {
	for u := g.undone; u != nil; u = u.prev {
		out = append(out, u.lines...)
	}
	return out
}
