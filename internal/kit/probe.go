package kit

import "strings"

// probe tries everything at a table: what is accepted is offered, what is offered is accepted
// and leads to a sound table, nothing that is only tried changes the table, and corrections can
// describe it.
func (w *walk[T, E, S]) probe(now *T) {
	before, clean := w.State(now), w.clean[len(w.clean)-1]
	w.tries = w.Alphabet(now, w.tries[:0])
	for i := range w.tries {
		line := w.Rules.Write(&w.tries[i])
		e, next, err := w.tried(now, line)
		if w.State(now) != before {
			w.fatal("%s: tried only, and it has changed the table", line)
		}
		if !clean {
			continue
		}
		switch offered := w.Offered(now, &e); {
		case offered && err != nil:
			w.fatal("%s is offered, and refused: %v", line, err)
		case !offered && err == nil && (w.Beside == nil || !w.Beside(now, &e, &next)):
			w.fatal("%s is accepted, and not offered (%s)", line, w.Question(now))
		}
	}
	if !clean {
		return
	}
	w.offers = w.Offers(now, w.d, w.offers[:0])
	for i := range w.offers {
		line := w.Rules.Write(&w.offers[i])
		e, next, err := w.tried(now, line)
		if err != nil || !w.Offered(now, &e) {
			w.fatal("%s is among the offers, and refused or no offer: %v", line, err)
		}
		w.faultless(&next, true)
	}
	w.described(now)
}

// tried is what a line says, and where it leads or why it is refused.
func (w *walk[T, E, S]) tried(now *T, line string) (e E, next T, err error) {
	if e, err = w.Rules.Read(now, line); err == nil {
		next, err = w.g.Try(e)
	}
	return e, next, err
}

// described has a new game corrected until it is this table.
func (w *walk[T, E, S]) described(now *T) {
	if w.Describe == nil {
		return
	}
	lines, want := w.Describe(now)
	if len(lines) == 0 {
		return
	}
	if have := w.State(w.fresh(lines...).Table()); !w.same(have, want) {
		w.fatal("described by corrections it is another table:\n%s\n%+v\nwant\n%+v", strings.Join(lines, "\n"), have, want)
	}
}
