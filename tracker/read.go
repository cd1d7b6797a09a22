package tracker

import (
	"strings"

	"kingoftokyo/rules"
)

// This file reads a game file that may be damaged. It counts a line if its check or the lines around it prove that kot
// wrote it there, or if somebody typed it and the rules accept it. It leaves out damaged lines: only the damaged line
// if the lines after it still result in the numbers saved at the end of the turn, and otherwise the rest of its turn
// too. The game then continues with those numbers. A damaged set-up is refused. Nothing is guessed.

// reading is a game file that is being read into a game.
type reading[T, E any] struct {
	*Session[T, E]
	lines []string
	known bool // the player knows what is before the next line, which then need not follow the last check
	was   *T   // the table before the last line that was taken
	ahead int  // the first line after the current one that has a check
	until int  // the lines up to this one were inserted
	looks int  // the number of comparisons in search of inserted lines
}

// fold reads all lines. The error is a *rules.Problem: the set-up is damaged, or, in a file without checks, the
// first line at fault.
func (r *reading[T, E]) fold() error {
	if err := TestBuild(r.Path, r.lines); err != nil {
		return err
	}
	for i := 0; i < len(r.lines); {
		next, err := r.step(i)
		if err == nil && r.Game.heavy() {
			err = rules.Refuse("", "game-work")
		}
		if err != nil {
			return &rules.Located{File: r.Path, Line: i + 1, Err: err}
		}
		i = next
	}
	if err := r.Game.rules.Ready(r.Game.Table()); err != nil {
		return &rules.Located{File: r.Path, Err: err}
	}
	return nil
}

// at returns a line of the file. After the last one, lines are empty.
func (r *reading[T, E]) at(i int) marked {
	if i >= len(r.lines) {
		return marked{}
	}
	return readMarked(strings.TrimPrefix(r.lines[i], "\ufeff"))
}

// next returns the first line with a check after another line.
func (r *reading[T, E]) next(i int) marked {
	for r.ahead = max(r.ahead, i+1); r.ahead < len(r.lines) && r.at(r.ahead).check == ""; {
		r.ahead++
	}
	return r.at(r.ahead)
}

// step counts a line or leaves it out. It returns the next line to read.
func (r *reading[T, E]) step(i int) (next int, err error) {
	l := r.at(i)
	check, note := l.check, ""
	switch {
	case l.text == "": // a comment, or nothing
		if comment := strings.TrimSpace(r.lines[i]); comment != "" {
			r.good = append(r.good, comment)
		}
		return i + 1, nil
	case l.follows(r.last):
	case r.next(i).follows(r.last.after(l.text)): // the next check proves the line
		check, note = r.last.after(l.text), "note-check-damaged"
	case l.check == "":
		return r.byHand(i, l)
	case r.inserted(i):
		r.tell(i, "note-stray", l)
		return i + 1, nil
	case r.numbers(i, l):
		return i, nil
	case !l.own():
		err = rules.Refuse("", "line-damaged")
	case r.inSetup(): // more than a typed line may be missing
		err = rules.Refuse("", "line-missing")
	case r.known:
	case r.last == "" && r.was != nil: // typed lines, which the player has not been told about
		note = "note-before"
	case r.leadsOn(i):
		note = "note-missing"
	default:
		err = rules.Refuse("", "line-missing")
	}
	r.last, r.known = check, false
	if note != "" {
		r.tell(i, note, l)
	}
	if err == nil {
		err = r.take(i, l.text)
	}
	if err != nil {
		return r.leaveOut(i, l, err)
	}
	return i + 1, nil
}

func (r *reading[T, E]) take(i int, text string) error {
	now := r.Game.Table()
	note, err := r.Game.Fold(text)
	if err != nil {
		return err
	}
	if note != nil {
		r.noteLine(i, note.Key)
		r.good = append(r.good, gapWord)
	}
	r.good, r.was = append(r.good, text), now
	return nil
}

// byHand counts a line that somebody typed, if the rules accept it. It tells the player, unless no line before it has
// a check.
func (r *reading[T, E]) byHand(i int, l marked) (next int, err error) {
	switch err = r.take(i, l.text); {
	case err == nil && r.last != "":
		r.typed, r.known = true, true
		r.noteLine(i, "note-by-hand", rules.Text("text", printable(l.text)))
		if _, comment, _ := strings.Cut(r.lines[i], "#"); comment != "" {
			r.good = append(r.good, strings.TrimSpace("#"+comment))
		}
	case err == nil:
	case rules.IsProblem(err, "file-newer") || r.last == "" && r.next(i).check == "":
		return i, err
	case r.next(i).follows(r.last):
		r.tell(i, "note-hand-refused", l, rules.Because("why", err))
	default:
		return r.leaveOut(i, l, err)
	}
	return i + 1, nil
}

// mostLooks limits the search for inserted lines, for all faults of a file together.
const mostLooks = 1 << 18

// inserted reports whether a line was inserted, perhaps with others: then at least as many lines after them follow the
// last check as would otherwise be left out.
func (r *reading[T, E]) inserted(i int) bool {
	for m, out := i, 0; i >= r.until && m < len(r.lines) && r.looks < mostLooks; m++ {
		r.looks++
		if l := r.at(m); l.follows(r.last) && r.follow(m, out) {
			r.until = m
		} else if l.check != "" {
			out++
		}
	}
	return i < r.until
}

// follow reports whether n lines from i on follow each other, and the first of them the last check.
func (r *reading[T, E]) follow(i, n int) bool {
	for last := r.last; n > 0 && i < len(r.lines); i++ {
		r.looks++
		if l := r.at(i); l.follows(last) {
			last, n = l.check, n-1
		} else if l.check != "" {
			break
		}
	}
	return n <= 0
}

// numbers inserts the numbers of the table in place of a damaged line, or before a line, if the next check proves that
// kot had written them there.
func (r *reading[T, E]) numbers(i int, l marked) bool {
	if r.was == nil {
		return false
	}
	due := r.Game.rules.Checkpoint(r.was, r.Game.Table())
	check := r.last.after(due)
	missing := l.follows(check)
	if due == "" || !missing && !r.next(i).follows(check) || r.take(i, due) != nil {
		return false
	}
	if !missing { // so that the damaged line is not read again
		r.lines[i] = ""
	}
	r.last, r.known, r.was = check, false, nil
	r.tell(i, "note-numbers", l)
	return true
}

// leaveOut leaves out a refused line: alone, if the lines after it still result in the numbers saved at the end of
// the turn, or with the rest of the turn. It refuses a game with a fault in its set-up.
func (r *reading[T, E]) leaveOut(i int, l marked, why error) (next int, err error) {
	if r.inSetup() || rules.IsProblem(why, "file-newer") {
		return i, r.setupHurt(l, why)
	}
	g := r.Game
	turn := g.rules.TurnNumber(g.Table())
	args := []rules.Arg{rules.Because("why", why), rules.Num("turn", turn)}
	if r.leadsOn(i + 1) {
		r.known = true
		r.tell(i, "note-left-out", l, args...)
		return i + 1, nil
	}
	for at := i; at < len(r.lines); at++ {
		m := r.at(at)
		if !m.own() || !g.closes(m.text) {
			continue
		}
		there := g.Copy()
		there.gap = true
		_, err := there.Fold(m.text)
		goesOn := g.rules.TurnNumber(there.Table())
		if err != nil || goesOn < turn || goesOn == turn && at == i { // numbers of an earlier turn do not belong there
			continue
		}
		g.adopt(there)
		r.good, r.was, r.last, r.known = append(r.good, gapWord, m.text), nil, m.check, false
		r.tell(i, "note-turn-lost", l, append(args, rules.Num("now", goesOn), rules.Num("next", at+1))...)
		return at + 1, nil
	}
	r.tell(i, "note-end-lost", l, append(args, rules.Num("n", len(r.lines)-i))...)
	return len(r.lines), nil
}

// inSetup reports whether no event counts yet and the set-up lacks lines that kot writes.
func (r *reading[T, E]) inSetup() bool {
	g := r.Game
	return !g.CanUndo() && !g.CanRedo() && !g.rules.SetUp(g.Table())
}

// setupHurt refuses a game with a damaged set-up, without which nobody knows which game it is. why is what is wrong
// with a line.
func (r *reading[T, E]) setupHurt(l marked, why error) error {
	text := rules.Text("text", printable(l.text))
	switch damaged := rules.IsProblem(why, "line-damaged"); {
	case rules.IsProblem(why, "line-missing"):
		return rules.Refuse("", "setup-missing", text)
	case l.check != "" && !damaged: // the line is whole
		return why
	case damaged:
		if _, err := r.Game.rules.Read(r.Game.Table(), l.text); err != nil {
			why = err
		}
	}
	return rules.Refuse("", "setup-damaged", text, rules.Because("why", why))
}

// leadsOn reports whether the lines from one on, which must be as it was written, follow each other and result in the
// numbers at the end of the turn.
func (r *reading[T, E]) leadsOn(from int) bool {
	g, last := r.Game.Copy(), chain("")
	for i := from; i < len(r.lines); i++ {
		l := r.at(i)
		if l.text == "" {
			continue
		}
		if last == "" && !l.own() || last != "" && !l.follows(last) {
			return false
		}
		last = l.check
		ends := g.closes(l.text)
		if note, err := g.Fold(l.text); err != nil || note != nil {
			return false
		}
		if ends {
			return true
		}
	}
	return false
}

// tell notes damage to a line.
func (r *reading[T, E]) tell(i int, key string, l marked, args ...rules.Arg) {
	r.hurt = true
	r.noteLine(i, key, append(args, rules.Text("text", printable(l.text)))...)
}

// mostNotes is the number of faults that are reported to the player one by one.
const mostNotes = 20

// noteLine notes what a player should know about a line.
func (r *reading[T, E]) noteLine(i int, key string, args ...rules.Arg) {
	if len(r.Notes) < mostNotes {
		r.note(key, append(args, rules.Num("line", i+1))...)
	} else if last := &r.Notes[len(r.Notes)-1]; last.Key == "note-more" {
		last.Args[0].N++
	} else {
		r.note("note-more", rules.Num("n", 1))
	}
}
