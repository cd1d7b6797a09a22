package tracker

import "kingoftokyo/rules"

// This file corrects a mistyped line without losing what followed it. It does not rewrite the file: it adds undo
// lines, the right line, and the other lines again.

// A Place is the position of a line in History.
type Place struct{ Entry, Item int }

// Replace replaces item number item of entry number i of History with lines, and
// plays everything that followed again. It writes all of it in one piece: as many
// undos as necessary, the lines, and those that followed, with their checkpoints.
//
// lost are the places of those that followed but no longer fit. With keep, exactly they are left
// out, and Redo cannot bring them back; an event whose answer does not fit waits at its question
// again. Otherwise nothing changes if there are any, and the error is the *rules.Problem
// "replace-refused", which names the first of them and says why. Any other error, which is the
// refusal of the lines themselves or a failed write, comes without places.
//
// A line fits if it is accepted and means what it meant before: an answer goes to the
// question to which it was given, and every line belongs to the same turn of the same
// player. Once a line has been left out, a purchase must also be of the same card.
func (g *Game[T, E]) Replace(i, item int, keep bool, lines ...E) (lost []Place, err error) {
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

// backTo undoes until the item is gone and returns the number of undos. An undo also takes back what belongs to the
// item: the previous items if its event is over, and the entries joined to its own.
func (g *Game[T, E]) backTo(i, item int) int {
	n := 0
	for ; g.Steps() > i+1 || g.Steps() == i+1 && len(g.last.Items) > item; n++ {
		g.undo()
	}
	return n
}

// placed is a line and its former place in History.
type placed[E any] struct {
	e E
	Place
}

// following returns the lines of a history that a draft with its first entries lacks, with lines in place of one item.
func following[T, E any](h []Entry[T, E], have, i, item int, lines []E) []placed[E] {
	var out []placed[E]
	for n := min(have, i); n < len(h); n++ {
		for k, l := range h[n].Items {
			switch {
			case n < have && k < item: // the event waits at its question there
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

// tableAt returns the table at which an item of an entry was played.
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

// suits returns a *rules.Problem if a line would not mean at the current table what it meant at the table where it
// was played. skipped says whether a previous line was left out.
func (g *Game[T, E]) suits(turns *course, was *T, e *E, skipped bool) error {
	if g.rules.Class(e) == rules.CheckpointLine { // its numbers were those of the table, however it came about
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

// corrects reports whether a line sets values.
func (g *Game[T, E]) corrects(e *E) bool { return g.rules.Class(e) >= rules.CorrectionLine }

// moment is the number of a turn, and whose turn it is.
type moment struct{ turn, active int }

func (g *Game[T, E]) moment(t *T) moment { return moment{g.rules.TurnNumber(t), g.rules.Active(t)} }

// course records which turn of the original game corresponds to the current turn of the game as it is played again.
type course struct {
	was, now         moment
	oldMore, newMore bool // the player of the turn had the previous turn too
	of               int  // the turn of the original game; 0 until one of its lines has been played
	free             bool // a correction has set the turn: the next line belongs to it
}

// begin records that a replacement line is played instead of one at another table.
func (c *course) begin(was, now moment) { *c = course{was: was, now: now, of: was.turn} }

// same reports whether a line that was played in one turn belongs to the current one: that turn has no lines of
// another turn, and has the same player. An extra turn that the player did not have has no lines at all.
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

// repeat plays a line as read from a file, which may mean something else at another table, and returns what to write.
// As in Fold, a checkpoint with the table's own numbers does nothing.
func (g *Game[T, E]) repeat(e E) ([]string, error) {
	e, err := g.rules.Read(g.Table(), g.rules.Write(&e))
	if err != nil {
		return nil, err
	}
	switch g.rules.Class(&e) {
	case rules.SetupLine: // it would be mistaken for one if it replaced a first event
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
