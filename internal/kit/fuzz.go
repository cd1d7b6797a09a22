package kit

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// Fuzz is the fuzz target of a box. A fuzzer makes lines, separated by semicolons, any of which may
// be refused, and bytes from which the rest of the game is drawn. Without lines, the set-up is
// drawn too. The seeds are lines.
func Fuzz[T, E any, S comparable](f *testing.F, b *Box[T, E, S], seeds ...string) {
	rnd := rand.New(rand.NewPCG(4, 9))
	for _, lines := range append(seeds, "", "", "", "") {
		choices := make([]byte, 300)
		for i := range choices {
			choices[i] = byte(rnd.IntN(256))
		}
		f.Add(lines, choices)
	}
	f.Fuzz(func(t *testing.T, lines string, choices []byte) {
		w := newWalk(t, b, fed(choices), newSeen(0))
		w.who, w.wild = "fuzz", true
		if lines == "" {
			w.begin(b.Setup(w.d))
		} else {
			w.at, w.clean = append(w.at, w.State(w.g.Table())), append(w.clean, false)
			for line := range strings.SplitSeq(lines, ";") {
				w.line(strings.TrimSpace(strings.ToValidUTF8(line, "?")))
				w.sound()
			}
		}
		if w.Rules.Ready(w.g.Table()) == nil {
			w.play(riggedTurns)
			w.unwind()
		}
	})
}

// line plays a line of a file: one that does something, or undo or redo.
func (w *walk[T, E, S]) line(line string) {
	switch line {
	case "undo":
		w.undo()
	case "redo":
		w.redo()
	default:
		w.try(line)
	}
}
