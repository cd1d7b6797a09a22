package tracker

// Atomic lets several changes happen as one: all of them, or none. change makes them on a draft of the game, by any of
// Game's own methods, and must not keep it. If it returns nil, what the draft would have written is written in one
// piece and the draft becomes the game; its steps are undone one by one as ever. Otherwise the game, what Redo offers
// and the file are as they were, and the error is change's own or that of the failed write.
func (g *Game[T, E]) Atomic(change func(draft *Game[T, E]) error) error {
	d := g.Copy()
	var written buffered
	d.out = &written
	if err := change(d); err != nil {
		return err
	}
	if len(written) == 0 { // nothing has happened
		return nil
	}
	if err := g.write(written...); err != nil {
		return err
	}
	g.base = d.base
	g.adopt(d)
	return nil
}

// buffered is an Appender that keeps lines to be written later.
type buffered []string

// Append keeps the lines.
func (h *buffered) Append(lines ...string) error {
	*h = append(*h, lines...)
	return nil
}
