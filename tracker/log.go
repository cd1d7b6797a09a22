package tracker

// An Entry is an event with the answers that followed it. A game and its copies share entries and their tables, so
// nobody changes them. Each entry points to the previous one, so copying a game or going back a step takes the same
// time however long the game is.
type Entry[T, E any] struct {
	Before *T
	After  *T
	Items  []E // the event, then its answers
	// WithPrevious entries belong to the previous one and are taken back with it: the
	// answer to a question of the table itself, and a checkpoint that differs.
	WithPrevious bool

	prev   *Entry[T, E] // the previous entry; nil for the first
	number int          // the number of entries in the log up to this one
	lines  int          // the number of their lines
	played bool         // one of them is an event, not a correction
}

// Previous returns the entry before this one, or nil for the first.
func (e *Entry[T, E]) Previous() *Entry[T, E] { return e.prev }

// Number returns the number of entries in the log up to this one, or 0 for nil.
func (e *Entry[T, E]) Number() int {
	if e == nil {
		return 0
	}
	return e.number
}

// Lines returns the number of lines in the log up to this entry, or 0 for nil.
func (e *Entry[T, E]) Lines() int {
	if e == nil {
		return 0
	}
	return e.lines
}

// behind adds an entry after another one, which is nil for the first.
func (g *Game[T, E]) behind(prev *Entry[T, E], e Entry[T, E]) *Entry[T, E] {
	e.prev, e.number, e.lines = prev, prev.Number()+1, prev.Lines()+len(e.Items)
	e.played = prev != nil && prev.played || !g.corrects(&e.Items[0])
	return &e
}

// Latest returns the last entry that counts, or nil if there is none.
func (g *Game[T, E]) Latest() *Entry[T, E] { return g.last }

// Steps returns the number of entries that count.
func (g *Game[T, E]) Steps() int { return g.last.Number() }

// Lines returns the number of lines that count.
func (g *Game[T, E]) Lines() int { return g.last.Lines() }

// Played reports whether any event counts that is not a correction.
func (g *Game[T, E]) Played() bool { return g.last != nil && g.last.played }

// History returns the entries that count, oldest first. Each call makes a new slice.
func (g *Game[T, E]) History() []Entry[T, E] { return g.Since(0) }

// Since returns the entries that count after the first n of them, oldest first. Each call makes a new slice.
func (g *Game[T, E]) Since(n int) []Entry[T, E] {
	out := make([]Entry[T, E], max(0, g.Steps()-n))
	for e := g.last; e.Number() > n; e = e.prev {
		out[e.number-n-1] = *e
	}
	return out
}
