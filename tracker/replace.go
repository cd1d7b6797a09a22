package tracker

import "kingoftokyo/rules"

// This file puts a mistyped line right without losing what followed it. Nothing is rewritten: the file says undo, the
// right line, and the others once more.

// Place is where a line stands in History.
type Place struct{ Entry, Item int }

// Replace puts lines in the place of item number item of entry number i of History,
// and plays again everything that followed. It is written in one piece: as many
// undos as it takes, the lines, and those behind with their checkpoints.
//
// If some of those behind do not fit any more, nothing has changed: lost are their
// places, and the error is the *rules.Problem "replace-refused", which names the first
// one and says why. Any other error, the refusal of the lines themselves or a failed
// write, comes without places.
//
// A line fits if it is accepted and says what it said: an answer goes to the question
// that it was given to, and every line belongs to the same turn of the same player.
// Once a line is left out, a purchase must be that of the same card too.
func (g *Game[T, E]) Replace(i, item int, lines ...E) (lost []Place, err error) {
	return g.replace(i, item, lines, false)
}

// ReplaceKeep is Replace that leaves out the lines that do not fit, and those alone. An event whose answer does not fit
// stands at its question again. What is left out cannot be brought back by Redo.
func (g *Game[T, E]) ReplaceKeep(i, item int, lines ...E) (lost []Place, err error) {
	return g.replace(i, item, lines, true)
}

func (g *Game[T, E]) replace(i, item int, lines []E, keep bool) (lost []Place, err error) {
	h := g.History()
	if i < 0 || i >= len(h) || item < 0 || item >= len(h[i].Items) || len(lines) == 0 {
		return nil, rules.Refuse("", "replace-nothing")
	}
	after := g.Copy()
	written := undoLines(after.backTo(i, item))
	var misfit error
	var turns course
	for _, l := range following(h, after.Steps(), i, item, lines) {
		behind := l.Entry > i || l.Entry == i && l.Item > item
		was := g.tableAt(&h[l.Entry], l.Item)
		if behind {
			err = after.suits(&turns, was, &l.e, len(lost) > 0)
		} else {
			turns.begin(g.moment(was), g.moment(after.Table()))
		}
		var said []string
		from := g.moment(after.Table())
		if err == nil {
			said, err = after.repeat(l.e)
		}
		switch {
		case err == nil:
			written = append(written, said...)
			if g.rules.Class(&l.e) != rules.CheckpointLine {
				turns.of = turns.was.turn
			}
			turns.free = g.corrects(&l.e) && (g.corrects(&h[l.Entry].Items[l.Item]) || g.moment(after.Table()) != from)
		case !behind:
			return nil, err
		default:
			if lost = append(lost, l.Place); misfit == nil {
				misfit = rules.Refuse("", "replace-refused", rules.Text("line", g.rules.Write(&l.e)), rules.Because("why", err))
			}
		}
		err = nil
	}
	if misfit != nil && !keep {
		return lost, misfit
	}
	if err := g.write(written...); err != nil {
		return nil, err
	}
	g.adopt(after)
	return lost, nil
}

// backTo undoes until the item is gone and returns how many undos that took. With it goes what an undo cannot part from
// it: the items before it where its event is over, the entries its own one is joined to.
func (g *Game[T, E]) backTo(i, item int) int {
	n := 0
	for ; g.Steps() > i+1 || g.Steps() == i+1 && len(g.last.Items) > item; n++ {
		g.undo()
	}
	return n
}

// placed is a line and where it stood in History.
type placed[E any] struct {
	e E
	Place
}

// following are the lines of a history that a draft with its first entries lacks, with others in the place of one item.
func following[T, E any](h []Entry[T, E], have, i, item int, lines []E) []placed[E] {
	var out []placed[E]
	for n := min(have, i); n < len(h); n++ {
		for k, l := range h[n].Items {
			switch {
			case n < have && k < item: // the event still stands at its question there
			case n == i && k == item:
				for _, e := range lines {
					out = append(out, placed[E]{e, Place{n, k}})
				}
			default:
				out = append(out, placed[E]{l, Place{n, k}})
			}
		}
	}
	return out
}

// tableAt is the table that an item of an entry was played at.
func (g *Game[T, E]) tableAt(entry *Entry[T, E], item int) *T {
	if item == 0 {
		return entry.Before
	}
	t, err := g.rules.Run(entry.Before, entry.Items[:item])
	if err != nil { // it was played, so it can be played again
		return entry.Before
	}
	return &t
}

// suits is a *rules.Problem if a line would not say at the table as it lies what it said at the table where it was
// played. skipped says whether a line before it was left out.
func (g *Game[T, E]) suits(turns *course, was *T, e *E, skipped bool) error {
	if g.rules.Class(e) == rules.CheckpointLine { // its numbers were those of the table, whatever had led there
		return nil
	}
	now := g.Table()
	same := turns.same(g.moment(was), g.moment(now))
	if same && (skipped || g.rules.Class(e) == rules.AnswerLine) {
		same = g.rules.SaysSame(was, now, e)
	}
	if !same {
		return rules.Refuse("", "replace-elsewhere")
	}
	return nil
}

// corrects says whether a line sets values.
func (g *Game[T, E]) corrects(e *E) bool { return g.rules.Class(e) >= rules.CorrectionLine }

// moment is the number of a turn, and whose it is.
type moment struct{ turn, active int }

func (g *Game[T, E]) moment(t *T) moment { return moment{g.rules.TurnNumber(t), g.rules.Active(t)} }

// course says which turn of a game as it was goes on in the present turn of the game as it is played again.
type course struct {
	was, now         moment
	oldMore, newMore bool // the player of the turn had the turn before it too
	of               int  // the turn of the game as it was; 0 while none of its lines has been played
	free             bool // a correction has set the turn: the next line belongs to it
}

// begin notes that a line replaced is played in place of one at another table.
func (c *course) begin(was, now moment) { *c = course{was: was, now: now, of: was.turn} }

// same says whether a line that was played in one turn belongs to the present one: that has no lines of another turn,
// and is one of the same player. A further turn that the player did not have has no lines at all.
func (c *course) same(was, now moment) bool {
	if c.free {
		c.begin(was, now)
	}
	if was.turn != c.was.turn {
		c.oldMore = was.active == c.was.active
	}
	if now.turn != c.now.turn {
		c.newMore, c.of = now.active == c.now.active, 0
	}
	c.was, c.now = was, now
	if c.of == 0 {
		return was.active == now.active && (c.oldMore || !c.newMore)
	}
	return c.of == was.turn
}

// repeat does a line as a file would say it, which may mean something else at another table, and returns what is to be
// written. As in Fold, a checkpoint whose numbers are those of the table is none.
func (g *Game[T, E]) repeat(e E) ([]string, error) {
	e, err := g.rules.Read(g.Table(), g.rules.Write(&e))
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
	g.commit(next, &e)
	return lines, nil
}
