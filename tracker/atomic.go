package tracker

// Atomic makes several changes as one: all of them, or none. change makes them on a draft of the game, with any of
// Game's own methods, and must not keep the draft. If it returns nil, everything that the draft wrote is written in
// one piece, and the draft becomes the game; undo still takes back its steps one by one. Otherwise the game, the file
// and what Redo offers do not change, and the error is change's own or that of the failed write.
func (g *Game[T, E]) Atomic(change func(draft *Game[T, E]) error) error {
	d := g.Copy()
	var written Lines
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

// Lines is an Appender that keeps the lines in memory.
type Lines []string

// Append keeps the lines.
func (l *Lines) Append(lines ...string) error {
	*l = append(*l, lines...)
	return nil
}
