package tracker

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// This file says what a saved game lacks, or has too many, where the numbers of lines in its
// checkpoints do not fit.

// double looks for lines that the file has twice, one behind the other, in a turn that has so
// many too many: the game without them must lead to the numbers of the checkpoint, and without
// no others.
func (r *reading[T, E]) double(g *gap) {
	n, at := -g.off, -1
	if n == 1 && g.from > 0 && g.from == g.line && r.lines[g.line].text == r.lines[g.line-1].text { // the checkpoint itself
		at = g.line
	} else if at = r.twice(g, n); at < 0 {
		return
	}
	g.twice, r.doubled, r.doubles = at, at, n
}

// twice is where n lines begin that the ones behind them repeat; -1 where there are none, or
// it could be others as well.
func (r *reading[T, E]) twice(g *gap, n int) int {
	found, tried := -1, map[string]bool{}
	if g.line-g.from > mostPlayed {
		return -1
	}
	for at := g.from; at+2*n <= g.line; at++ {
		if !slices.EqualFunc(r.lines[at:at+n], r.lines[at+n:at+2*n], func(a, b restored) bool { return a.text == b.text && stands(a.text) == 1 }) {
			continue
		}
		rest := slices.Concat(r.lines[g.from:at], r.lines[at+n:g.line+1])
		var key strings.Builder // of three equal lines any may go
		for _, l := range rest {
			key.WriteString(l.text + "\n")
		}
		if tried[key.String()] {
			continue
		}
		tried[key.String()] = true
		switch {
		case !r.folds(rest):
		case found >= 0:
			return -1
		default:
			found = at
		}
	}
	return found
}

// folds says whether the game would go through lines, all of which are as they were written,
// to the numbers of the checkpoint at their end.
func (r *reading[T, E]) folds(lines []restored) bool {
	if r.trials == 0 || len(lines) > mostPlayed {
		return false
	}
	r.trials--
	g := r.s.Game.Copy()
	for _, l := range lines {
		if note, err := g.Fold(l.text); note != nil || err != nil || judge(l.text) == changed {
			return false
		}
	}
	return true
}

// gap says whether lines are missing before a checkpoint, or too many and nobody knows which.
func (r *reading[T, E]) gap(i int) bool {
	g := r.gapAt[i]
	return g != nil && g.off != 0 && g.twice < 0
}

// stray says whether a line is a checkpoint of another place.
func (r *reading[T, E]) stray(i int) bool {
	g := r.gapAt[i]
	return g != nil && g.stray
}

// offset says in the mended copy what is missing or too many before a checkpoint.
func (r *reading[T, E]) offset(i int) {
	switch {
	case !r.gap(i):
	case r.gapAt[i].off > 0:
		r.sound = append(r.sound, missingRemark+itoa(r.gapAt[i].off))
	default:
		r.sound = append(r.sound, tooManyRemark+itoa(-r.gapAt[i].off))
	}
}

// tell says what is missing or too many before a checkpoint.
func (r *reading[T, E]) tell(n int) {
	g := r.gaps[n]
	key, args := "note-missing", []rules.Arg{rules.Num("n", abs(g.off))}
	switch {
	case g.stray:
		key, args = "note-stray", append(args, rules.Text("text", printable(r.lines[g.line].text)))
	case g.twice >= 0:
		key, args = "note-doubled", append(args, rules.Num("first", r.lines[g.twice].from))
	case g.off < 0:
		key = "note-too-many"
	}
	if !g.stray && g.twice < 0 && r.saved == g.line {
		key += "-turn" // whose end it is
		args = append(args, rules.Num("turn", r.s.Game.rules.TurnNumber(r.s.Game.Table())-1))
	}
	args = append(args, rules.Num("line", r.lines[g.line].from))
	if n >= r.told {
		r.add(&r.s.Notes, key, args)
		return
	}
	r.add(&r.s.Told, key, args)
}
