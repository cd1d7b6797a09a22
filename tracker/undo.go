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
	entries []Entry[T, E] // whole ones, oldest first; none for lines of an entry that is still there
	lines   []E           // all lines that are to be done again, oldest first
	left    *T            // the table as it was before
	// spent says that something was done since, so that the line `redo` brings it back no more.
	spent bool
}

// CanUndo says whether there is something to take back.
func (g *Game[T, E]) CanUndo() bool { return len(g.entries) > 0 }

// CanRedo says whether the line `redo` can take back an undo: nothing has followed it.
func (g *Game[T, E]) CanRedo() bool {
	n := len(g.undone)
	return n > 0 && !g.undone[n-1].spent
}

// Undo takes back the last event with its answers or, while its question is
// unfinished, the last answer. It returns what was taken back, oldest first, for
// its name, and a *rules.Problem where nothing is left to take back.
func (g *Game[T, E]) Undo() ([]E, error) {
	if !g.CanUndo() {
		return nil, rules.Refuse("", "undo-nothing")
	}
	if err := g.write("undo"); err != nil {
		return nil, err
	}
	return g.undo(), nil
}

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
	n := len(g.entries) - 1
	last, left := g.entries[n], g.Table()
	if cut := len(last.Items) - 1; g.unfinished(&last) {
		item, rest := last.Items[cut:], last.Items[:cut:cut]
		// What ran with one answer more runs with one less: it stops at its question.
		if t, err := g.rules.Run(last.Before, rest); err == nil {
			g.entries[n] = Entry[T, E]{Before: last.Before, After: &t, Items: rest, WithPrevious: last.WithPrevious}
			g.undone = append(g.undone, undone[T, E]{lines: item, left: left})
			return item
		}
	}
	n = g.together()
	group := append([]Entry[T, E]{}, g.entries[n:]...)
	g.entries = g.entries[:n]
	g.undone = append(g.undone, undone[T, E]{entries: group, lines: items(group), left: left})
	return items(group)
}

// unfinished says whether an entry stands at a question after answers of its own:
// undo takes back the last of them alone.
func (g *Game[T, E]) unfinished(e *Entry[T, E]) bool {
	return len(e.Items) > 1 && g.rules.Asking(e.After)
}

// together is where the entries begin that undo takes back together. An answer to
// the table's own question that stands at a question itself is unfinished: it goes
// alone. Otherwise all that is joined goes together.
func (g *Game[T, E]) together() int {
	n := len(g.entries) - 1
	alone := n >= 0 && g.rules.Asking(g.entries[n].After)
	for n > 0 && g.entries[n].WithPrevious && !alone {
		n--
	}
	return n
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
	n := len(g.undone) - 1
	u := g.undone[n]
	g.undone = g.undone[:n]
	if u.entries != nil {
		g.entries = append(g.entries, u.entries...)
	} else if next, err := g.after(u.lines[0]); err == nil {
		g.set(next)
	}
	return u.lines
}

// followed keeps of what was taken back what PlayAgain can still bring back once e is done: the rest where e is
// the line that was taken back, and otherwise nothing.
func (g *Game[T, E]) followed(e *E) {
	n := len(g.undone) - 1
	if n < 0 {
		return
	}
	u := g.undone[n]
	switch {
	case g.rules.Write(e) != g.rules.Write(&u.lines[0]):
		g.undone = nil
		return
	case len(u.lines) > 1:
		g.undone[n] = undone[T, E]{lines: u.lines[1:], left: u.left}
	default:
		g.undone = g.undone[:n]
	}
	for i := len(g.undone) - 1; i >= 0 && !g.undone[i].spent; i-- {
		g.undone[i].spent = true
	}
}

// Passes says whether a game went on from the end of a log by itself with a line, so that nobody was asked there.
// Nil never says so.
type Passes[T, E any] func(log []Entry[T, E], next *E) bool

// TakeBack takes back one line, the last: an answer, or an event that has none; and the line before it as long as
// nobody was asked in between. All of it is written in one piece. It returns the first line of what was taken
// back, with a checkpoint behind it that differed, and a *rules.Problem where nothing is left to take back.
func (g *Game[T, E]) TakeBack(passes Passes[T, E]) (taken []E, err error) {
	err = g.Atomic(func(d *Game[T, E]) (err error) {
		taken, err = d.takeBack()
		for err == nil && passes != nil && d.CanUndo() && passes(d.entries, &taken[0]) {
			taken, err = d.takeBack()
		}
		return err
	})
	return taken, err
}

// takeBack takes back the last line, with a checkpoint behind it that differed.
func (g *Game[T, E]) takeBack() ([]E, error) {
	if !g.CanUndo() || g.unfinished(&g.entries[len(g.entries)-1]) {
		return g.Undo()
	}
	lines := items(g.entries[g.together():])
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
		for err == nil && passes != nil && len(d.undone) > 0 && passes(d.entries, &d.undone[len(d.undone)-1].lines[0]) {
			_, err = d.playAgain()
		}
		return err
	})
	return done, err
}

// playAgain is Redo or, where that line means nothing any more, does the line itself, with a checkpoint behind
// it that differed.
func (g *Game[T, E]) playAgain() ([]E, error) {
	n := len(g.undone) - 1
	if n < 0 || g.CanRedo() {
		return g.Redo()
	}
	lines := g.undone[n].lines
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

// Lines is how many lines a log has.
func Lines[T, E any](log []Entry[T, E]) (n int) {
	for i := range log {
		n += len(log[i].Items)
	}
	return n
}

// Abandoned is the table that undo has left: the one that playing all of it again would lead back to in the end.
// ok is false where nothing has been taken back.
func (g *Game[T, E]) Abandoned() (now *T, ok bool) {
	if len(g.undone) == 0 {
		return nil, false
	}
	return g.undone[0].left, true
}
