package tracker

import "kingoftokyo/rules"

// This file puts a mistyped line right without losing what followed it. Nothing
// is rewritten: the file says undo, the right line, and the others once more.

// Replaced says what became of the lines behind a replaced one.
type Replaced[E any] struct {
	Kept int // entries behind the replaced one's that are played again whole
	Lost []E // the lines that are not, oldest first: the first one no longer fits
}

// Replace puts e in the place of item number item of entry number i of History,
// and plays again everything that followed. It is written in one piece: as many
// undos as it takes, e, and the lines behind it with their checkpoints.
//
// Where one of those is refused nothing has changed, and the error is the
// *rules.Problem "replace-refused", which names the line and says why; Replaced is
// then what ReplaceKeep would make of it. Any other error, e's own refusal or a
// failed write, comes without it.
func (g *Game[T, E]) Replace(i, item int, e E) (Replaced[E], error) {
	return g.replace(i, item, e, false)
}

// ReplaceKeep is Replace that keeps what fits: the first line that is refused is
// left out, with all behind it. An event whose answer no longer fits stands at its
// question again. What is left out cannot be brought back by Redo.
func (g *Game[T, E]) ReplaceKeep(i, item int, e E) (Replaced[E], error) {
	return g.replace(i, item, e, true)
}

func (g *Game[T, E]) replace(i, item int, e E, keep bool) (Replaced[E], error) {
	if i < 0 || i >= len(g.entries) || item < 0 || item >= len(g.entries[i].Items) {
		return Replaced[E]{}, rules.Refuse("", "replace-nothing")
	}
	after := g.Copy()
	undos := after.backTo(i, item)
	again := g.following(after, i, item, e)
	written := undoLines(undos)
	done := Replaced[E]{Kept: len(g.entries) - i - 1}
	var misfit error
	for n, l := range again {
		lines, err := after.repeat(l.e)
		if err != nil && (l.entry < i || l.entry == i && l.item <= item) {
			return Replaced[E]{}, err
		}
		if err != nil {
			misfit = rules.Refuse("", "replace-refused", rules.Text("line", g.rules.Write(&l.e)), rules.Because("why", err))
			done.Kept = max(0, l.entry-i-1)
			for _, lost := range again[n:] {
				done.Lost = append(done.Lost, lost.e)
			}
			break
		}
		written = append(written, lines...)
	}
	if misfit != nil && !keep {
		return done, misfit
	}
	if err := g.write(written...); err != nil {
		return Replaced[E]{}, err
	}
	g.adopt(after)
	return done, nil
}

// backTo undoes until the item is gone and returns how many undos that took. With
// it goes what an undo cannot part from it: the items before it where its event
// is over, the entries its own one is joined to.
func (g *Game[T, E]) backTo(i, item int) int {
	n := 0
	for ; len(g.entries) > i+1 || len(g.entries) == i+1 && len(g.entries[i].Items) > item; n++ {
		g.undo()
	}
	return n
}

// placed is a line and where it stood in History.
type placed[E any] struct {
	e           E
	entry, item int
}

// following are the lines of the game that the draft lacks, with e in its place.
func (g *Game[T, E]) following(draft *Game[T, E], i, item int, e E) []placed[E] {
	var out []placed[E]
	have := len(draft.entries)
	for n := min(have, i); n < len(g.entries); n++ {
		for k, l := range g.entries[n].Items {
			switch {
			case n < have && k < item: // the event still stands at its question there
				continue
			case n == i && k == item:
				l = e
			}
			out = append(out, placed[E]{l, n, k})
		}
	}
	return out
}

// repeat does a line as a file would say it, which may mean something else at
// another table, and returns what is to be written. As in Fold, a checkpoint
// whose numbers are those of the table is none.
func (g *Game[T, E]) repeat(e E) ([]string, error) {
	e, err := g.read(g.saved(&e))
	if err != nil {
		return nil, err
	}
	switch g.rules.Class(&e) {
	case rules.SetupLine: // in the place of a first event it would be taken for one
		return nil, rules.Refuse("", "setup-over", rules.Text("word", g.rules.Write(&e)))
	case rules.CheckpointLine:
		if g.rules.Agrees(g.Table(), &e) {
			return nil, nil
		}
	}
	next, err := g.after(e)
	if err != nil {
		return nil, err
	}
	lines := g.lines(&e, next)
	g.commit(next)
	return lines, nil
}
