package tracker

import (
	"slices"

	"kingoftokyo/rules"
)

// This file reads what earlier versions have written whose rules were others. A turn that
// cannot be read by the rules as they are, or comes out otherwise than the numbers at its end,
// is read once more by the rules of then; only if all of it is then as it was written does
// that count. So nothing has to know which version wrote a line, and a table stays what it was.

// Earlier is what Rules may have besides: of a box whose rules have changed since.
type Earlier[E any] interface {
	// Earlier marks an event as written by an earlier version: Run plays it by the rules of
	// then. Write writes it as ever.
	Earlier(e *E)
	// ByEarlier says whether an event is marked so.
	ByEarlier(e *E) bool
}

// earlier says whether one of some lines was written by an earlier version whose rules were others: written
// again, it would be played by the rules as they are.
func (g *Game[T, E]) earlier(lines []E) bool {
	old, is := g.rules.(Earlier[E])
	return is && slices.ContainsFunc(lines, func(e E) bool { return old.ByEarlier(&e) })
}

// asThen are Rules that read every line as one of an earlier version.
type asThen[T, E any] struct {
	Rules[T, E]
	then Earlier[E]
}

// Read implements Rules.
func (r asThen[T, E]) Read(now *T, line string) (E, error) {
	e, err := r.Rules.Read(now, line)
	if err == nil {
		r.then.Earlier(&e)
	}
	return e, err
}

// since is a place in a file from which its lines can be read once more: the first event, or
// behind the checkpoint of a turn. Its numbers are how much there was of each.
type since struct {
	line, entries, sound, notes, told, more int
	tried                                   bool
}

// earlierTurns are the places that no undo has reached behind, the last one last.
type earlierTurns struct {
	since []since
	spent int // lines read once more
}

// mostAgain is how often the lines of a file are read once more at most, all in all: one that
// somebody has made up costs no more.
const mostAgain = 10

// earlier sees to a line that was just folded, or refused with an error. Where the turn it is in
// was written by an earlier version it reads that turn as it was played then, and returns the
// last line it has taken.
func (r *reading[T, E]) earlier(i int, err error) (last int, ok bool) {
	g, turns, differs := r.s.Game, &r.turns, r.otherwise
	old, is := g.rules.(Earlier[E])
	if !is {
		return 0, false
	}
	last = i
	for n := len(turns.since) - 1; n >= 0 && turns.since[n].entries > g.Steps(); n-- {
		turns.since = turns.since[:n]
	}
	if n := len(turns.since) - 1; (err != nil || differs) && n >= 0 && !turns.since[n].tried {
		turns.since[n].tried = true
		last, ok = r.again(&turns.since[n], i, asThen[T, E]{g.rules, old})
	}
	here := since{line: last + 1, entries: g.Steps(), sound: len(r.sound), notes: len(r.s.Notes), told: len(r.s.Told), more: r.more}
	switch {
	case err != nil && !ok:
	case g.last == nil && !g.CanRedo():
		turns.since = []since{here}
	case ok || differs || r.endsTurn(i):
		turns.since = append(turns.since, here)
	}
	return last, ok
}

// line is a line of the file.
func (r *reading[T, E]) line(i int) string { return r.lines[i].text }

// endsTurn says whether a line just folded is the checkpoint of a turn that has ended.
func (r *reading[T, E]) endsTurn(i int) bool {
	g := r.s.Game
	return g.last != nil && g.rules.Checkpoint(g.last.Before, g.last.After) != "" && r.isCheckpoint(r.line(i))
}

// again reads the turn a line is in by other rules, up to its checkpoint or the end of the file. It
// fails without a trace unless every line is as it was written, is taken, and the
// checkpoint agrees. A line without a check is as it was written where the file has none.
func (r *reading[T, E]) again(from *since, i int, then Rules[T, E]) (last int, ok bool) {
	g := r.s.Game
	for last = i; last < len(r.lines)-1 && !r.isCheckpoint(r.line(last)); {
		last++
	}
	var lines []string
	for at := from.line; at <= last; at++ {
		lines = append(lines, r.line(at))
	}
	if r.turns.spent += len(lines); r.turns.spent > mostAgain*len(r.lines) {
		return i, false
	}
	for _, l := range lines {
		if v := judge(l); v == changed || v == unchecked && judge(r.line(0)) != unchecked && Comment(l) != "" {
			return i, false
		}
	}
	d, ok := r.read(from, lines, then)
	if _, now := r.read(from, lines, g.rules); !ok || now { // what the rules of now read as well, no other rule explains
		return i, false
	}
	g.adopt(d)
	r.sound = append(r.sound[:from.sound], lines[:len(lines)-1]...)
	r.offset(last)
	r.sound = append(r.sound, lines[len(lines)-1])
	r.s.Notes, r.s.Told, r.more = r.s.Notes[:from.notes], r.s.Told[:from.told], from.more
	r.explained, r.lacking, r.unsure, r.saved = false, false, false, last
	const key = "note-earlier"
	if !slices.ContainsFunc(r.s.Notes, func(n rules.Note) bool { return n.Key == key }) {
		r.note(from.line, key)
	}
	return last, true
}

// read is the game as lines behind a place lead to by some rules; ok is false where they refuse one, or come to
// other numbers than it has.
func (r *reading[T, E]) read(from *since, lines []string, by Rules[T, E]) (d *Game[T, E], ok bool) {
	g := r.s.Game
	d = g.Copy()
	d.rules, d.last, d.undone, d.spent = by, d.upTo(from.entries), nil, 0
	for _, l := range lines {
		if note, err := d.Fold(l); note != nil || err != nil {
			return nil, false
		}
	}
	return d, true
}
