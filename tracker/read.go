package tracker

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// This file reads a game file that may be damaged. A line that its check or the rules refuse is left out; what stands
// behind it up to the end of its turn goes with it, unless it leads to the numbers saved there all the same. The game
// then goes on with those numbers. No letter is guessed.

// reading is a game file on its way into a game.
type reading[T, E any] struct {
	s     *Session[T, E]
	path  string
	lines []string
	checks
	good  []string // the lines that the game rests on
	seen  bool     // a line with a check was read
	hurt  bool     // something was not as it was written
	typed bool     // a line was put in by hand among those that kot wrote
}

// fold reads all lines. The error is a *rules.Problem: the set-up is damaged, or the first line at fault of a file
// without checks.
func (r *reading[T, E]) fold() error {
	if ofTestBuild(r.lines) {
		return rules.Refuse("", "test-build", rules.Text("file", r.path))
	}
	for i := 0; i < len(r.lines); {
		next, err := r.step(i)
		if err != nil {
			return &rules.Located{File: r.path, Line: i + 1, Err: err}
		}
		i = next
	}
	if err := r.s.Game.rules.Ready(r.s.Game.Table()); err != nil {
		return &rules.Located{File: r.path, Err: err}
	}
	return nil
}

// step takes a line, or leaves it out. It returns the line to go on with.
func (r *reading[T, E]) step(i int) (next int, err error) {
	before := r.checks
	text, v := r.judge(strings.TrimPrefix(r.lines[i], "\ufeff"))
	switch {
	case text == "" && v == byHand: // a comment, or nothing
		r.good = append(r.good, r.lines[i])
		return i + 1, nil
	case v == byHand && !r.seen && r.checks.last == "": // all of the file so far was typed by hand
		err = r.take(i, text, false)
		return i + 1, err
	}
	r.seen = true
	switch v {
	case damaged:
		err = rules.Refuse("", "line-damaged")
	case gap:
		err = rules.Refuse("", "line-missing")
	default:
		if err = r.take(i, text, false); err == nil && v == byHand {
			r.typed = true
			r.note(i, "note-by-hand", rules.Text("text", printable(text)))
		}
	}
	switch {
	case err == nil:
		return i + 1, nil
	case rules.IsProblem(err, "file-newer"):
		return 0, err
	case r.inSetup(i):
		return 0, r.setupHurt(text, v, err)
	}
	r.hurt = true
	if now := r.checks; v == damaged || v == gap {
		r.checks = before
		if r.leadsOn(i) { // it counts as it stands
			r.checks = now
			r.note(i, map[verdict]string{damaged: "note-check-damaged", gap: "note-missing"}[v], rules.Text("text", printable(text)))
			return i + 1, r.take(i, text, false)
		}
		r.checks = now
	}
	return r.leaveOut(i, text, err), nil
}

// take folds a line. With set the game goes on with the numbers of a checkpoint, whatever led there.
func (r *reading[T, E]) take(i int, text string, set bool) error {
	note, err := r.s.Game.fold(text, set)
	if err != nil {
		return err
	}
	if note != nil && !set {
		r.note(i, note.Key)
	}
	r.good = append(r.good, text)
	return nil
}

// inSetup says whether a line stands in the set-up: no event came before it, and the set-up lacks something or goes on
// behind it.
func (r *reading[T, E]) inSetup(i int) bool {
	g := r.s.Game
	if g.CanUndo() || g.CanRedo() {
		return false
	}
	return g.rules.Ready(g.Table()) != nil || slices.ContainsFunc(r.lines[i:], func(line string) bool {
		e, err := g.rules.Read(g.Table(), Comment(line))
		return err == nil && g.rules.Class(&e) == rules.SetupLine
	})
}

// setupHurt refuses a game whose set-up is damaged: without it nobody knows which game it is. why is what the rules say
// of the line.
func (r *reading[T, E]) setupHurt(text string, v verdict, why error) error {
	if v == gap {
		return rules.Refuse("", "setup-missing", rules.Text("text", printable(text)))
	}
	if _, err := r.s.Game.rules.Read(r.s.Game.Table(), text); err != nil {
		why = err
	}
	return rules.Refuse("", "setup-damaged", rules.Text("text", printable(text)), rules.Because("why", why))
}

// leaveOut leaves out a line that was refused, alone if those behind it lead to the numbers at the end of the turn all
// the same, or otherwise with them. It returns the line to go on with.
func (r *reading[T, E]) leaveOut(i int, text string, why error) int {
	g := r.s.Game
	turn := g.rules.TurnNumber(g.Table())
	args := []rules.Arg{rules.Text("text", printable(text)), rules.Because("why", why), rules.Num("turn", turn)}
	r.hand = false
	if r.leadsOn(i + 1) {
		r.note(i, "note-left-out", args...)
		return i + 1
	}
	for at := i; at < len(r.lines); at++ {
		said, check := parts(r.lines[at])
		if !own(said, check) || !g.closes(said) || r.take(at, said, true) != nil {
			continue
		}
		r.last, r.hand = check, false
		key := "note-turn-lost"
		if last := g.rules.TurnNumber(g.Table()) - 1; last > turn {
			key, args = "note-turns-lost", append(args, rules.Num("last", last))
		}
		r.note(i, key, append(args, rules.Num("next", at+1))...)
		return at + 1
	}
	r.note(i, "note-end-lost", append(args, rules.Num("n", len(r.lines)-i))...)
	return len(r.lines)
}

// leadsOn says whether the lines from one on lead to the numbers of the next checkpoint. All behind the first must be
// whole; before the second one a check may be damaged.
func (r *reading[T, E]) leadsOn(from int) bool {
	g, c := r.s.Game.Copy(), r.checks
	for i := from; i < len(r.lines); i++ {
		text, v := c.judge(r.lines[i])
		if text == "" {
			continue
		}
		if i > from && v != whole && (v != gap || i > from+1) {
			return false
		}
		ends := g.closes(text)
		if note, err := g.fold(text, false); err != nil || note != nil {
			return false
		}
		if ends {
			return true
		}
	}
	return false
}

// mostNotes is how many lines at fault a player is told of one by one.
const mostNotes = 20

// note notes what is wrong with a line.
func (r *reading[T, E]) note(i int, key string, args ...rules.Arg) {
	if len(r.s.Notes) < mostNotes {
		r.s.note(key, append(args, rules.Num("line", i+1))...)
	} else if last := &r.s.Notes[len(r.s.Notes)-1]; last.Key == "note-more" {
		last.Args[0].N++
	} else {
		r.s.note("note-more", rules.Num("n", 1))
	}
}
