package kit

import (
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/rules"
)

// probe tries everything at a table. It checks that what is accepted is offered, that what is
// offered is accepted and leads to a sound table, that trying changes nothing, and that corrections
// can describe the table.
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
		w.legal(now)
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
	w.legal(now)
	w.described(now)
}

// mostLegal is the largest number of lines that programs may be told they may send.
const mostLegal = 200

// legal checks that every line is accepted that programs are told they may send.
func (w *walk[T, E, S]) legal(now *T) {
	if w.Legal == nil {
		return
	}
	legal := w.Legal(now)
	if len(legal) > mostLegal || len(legal) == 0 && !w.Over(now) && w.clean[len(w.clean)-1] {
		w.fatal("%d lines may be said", len(legal))
	}
	for _, said := range legal {
		line := said
		if verb, n, thrown := Thrown(said); thrown {
			line = verb + w.Faces.Format(w.d.Roll(n))
		}
		if _, _, err := w.tried(now, line); err != nil {
			w.fatal("%s may be said, and %s is refused: %v", said, line, err)
		}
	}
}

// Thrown splits a line with a pattern for dice, in the form that programs get, into what precedes the dice, and their number.
func Thrown(said string) (verb string, n int, ok bool) {
	verb, dice, ok := strings.Cut(said, "dice:")
	n, err := strconv.Atoi(dice)
	return verb, n, ok && err == nil
}

// Says reports whether a line is one of those that programs are told, whatever its dice show.
func Says(faces *rules.Alphabet, legal []string, line string) bool {
	line = strings.TrimSuffix(line, " thrown")
	return slices.ContainsFunc(legal, func(said string) bool {
		verb, n, thrown := Thrown(said)
		dice, same := strings.CutPrefix(line, verb)
		other := func(c rune) bool { _, known := faces.Face(c); return !known }
		// A card may want more dice than a roll has.
		return said == line || thrown && same && len(dice) == n && !strings.ContainsFunc(dice, other)
	})
}

// tried returns what a line means, and the table after it or why it is refused.
func (w *walk[T, E, S]) tried(now *T, line string) (e E, next T, err error) {
	if e, err = w.Rules.Read(now, line); err == nil {
		next, err = w.g.Try(e)
	}
	return e, next, err
}

// described checks that corrections turn a new game into this table.
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
