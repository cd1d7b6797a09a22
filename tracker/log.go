package tracker

// Entry is an event with the answers that followed it. Entries and their tables are shared between a game and its
// copies: nobody changes them. Each leads to the one before it, so a game is copied, or goes a step back, in the same
// time however long it is.
type Entry[T, E any] struct {
	Before *T
	After  *T
	Items  []E // the event, then its answers
	// WithPrevious entries belong to the one before and are taken back with it: the
	// answer to a question of the table's own, a checkpoint that differs.
	WithPrevious bool

	prev   *Entry[T, E] // the one before it; nil for the first
	number int          // how many entries the log has up to this one
	lines  int          // how many lines they have
	played bool         // one of them is an event and no correction
}

// Previous is the entry before this one; nil for the first.
func (e *Entry[T, E]) Previous() *Entry[T, E] { return e.prev }

// Number is how many entries the log has up to this one; 0 for nil.
func (e *Entry[T, E]) Number() int {
	if e == nil {
		return 0
	}
	return e.number
}

// Lines is how many lines the log has up to this entry; 0 for nil.
func (e *Entry[T, E]) Lines() int {
	if e == nil {
		return 0
	}
	return e.lines
}

// behind puts an entry behind another one, nil for the beginning.
func (g *Game[T, E]) behind(prev *Entry[T, E], e Entry[T, E]) *Entry[T, E] {
	e.prev, e.number, e.lines = prev, prev.Number()+1, prev.Lines()+len(e.Items)
	e.played = prev != nil && prev.played || !g.corrects(&e.Items[0])
	return &e
}

// Latest is the last entry that counts; nil where there is none.
func (g *Game[T, E]) Latest() *Entry[T, E] { return g.last }

// Steps is how many entries count.
func (g *Game[T, E]) Steps() int { return g.last.Number() }

// Lines is how many lines count.
func (g *Game[T, E]) Lines() int { return g.last.Lines() }

// Played says whether an event counts that is no correction.
func (g *Game[T, E]) Played() bool { return g.last != nil && g.last.played }

// History are the entries that count, oldest first. It is made anew for each call.
func (g *Game[T, E]) History() []Entry[T, E] { return g.Since(0) }

// Since are the entries that count behind the first n of them, oldest first. It is made anew for each call.
func (g *Game[T, E]) Since(n int) []Entry[T, E] {
	out := make([]Entry[T, E], max(0, g.Steps()-n))
	for e := g.last; e.Number() > n; e = e.prev {
		out[e.number-n-1] = *e
	}
	return out
}

// Tally counts something in the entries of a log. It remembers what it counted last, so that a step forth or back
// takes the same time however long the log is.
type Tally[T, E any] struct {
	// Of is how much one entry counts.
	Of func(e *Entry[T, E]) int
	at *Entry[T, E]
	n  int
}

// To is how much the entries count up to one of them, nil for none.
func (c *Tally[T, E]) To(e *Entry[T, E]) int {
	for to := e; c.at != to; { // back to where both come from
		if c.at.Number() >= to.Number() {
			c.n -= c.Of(c.at)
			c.at = c.at.prev
		} else {
			c.n += c.Of(to)
			to = to.prev
		}
	}
	c.at = e
	return c.n
}
