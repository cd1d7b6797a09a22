package companion

import (
	"slices"

	"kingoftokyo/companion/record"
	"kingoftokyo/tracker"
)

// file is a saved game in the folder, with what was read of it so far.
type file struct {
	tracker.Saved
	text   string
	lines  []string // see tracker.Said
	from   []string // see tracker.WentOn
	game   Game
	err    error // why game is nil though the file was read
	turn   int   // how many of its lines come before its second turn begins; 0 if none does
	turned bool  // turn was worked out
}

// folder is the saved games, and the notes that kot keeps about what it wrote.
type folder struct {
	desk    *Desk
	files   []*file // as tracker.Store.List has them
	written tracker.Written
	// last is the game that kot wrote last, if its file still has all that the notes say.
	last *file
	// changed is the game that kot wrote last, if another program has changed its file since; gone says that
	// no file has its name any more.
	changed *file
	gone    bool
}

// folder lists the saved games, reads the notes, and reads the file of the game that was written last. The
// error is a *rules.Problem about the folder.
func (d *Desk) folder() (*folder, error) {
	saved, err := d.Store.List()
	if err != nil {
		return nil, err
	}
	f := &folder{desk: d, written: d.Store.Written()}
	for _, s := range saved {
		f.files = append(f.files, &file{Saved: s})
	}
	if len(f.written.Marks) == 0 {
		return f, nil
	}
	mark := f.written.Marks[0]
	at := slices.IndexFunc(f.files, func(g *file) bool { return g.Name == mark.Name })
	if at >= 0 {
		if g := f.files[at]; mark.Begins(g.read()) {
			f.last = g
		} else {
			f.changed = g
		}
	}
	f.gone = at < 0
	return f, nil
}

// read is the text of the file, which is read once; "" if it cannot be read.
func (g *file) read() string {
	if g.text == "" && g.err == nil {
		g.text, g.err = tracker.Read(g.Path)
	}
	return g.text
}

// look folds the game of a file, once.
func (f *folder) look(g *file) {
	if g.game != nil || g.err != nil {
		return
	}
	text := g.read()
	if g.err == nil {
		g.game, _, g.err = f.desk.Look(g.Path)
	}
	g.lines, g.from = tracker.Said(text), tracker.WentOn(text)
}

// found looks at files for the game that the notes name last, if no file has its name and its lines any more.
// A file with all that the notes say is that game: somebody has given it another name.
func (f *folder) found(files []*file) {
	for _, g := range files {
		f.look(g)
		if mine := f.gone || f.changed != nil; mine && f.last == nil && f.written.Marks[0].Is(g.text) {
			f.last, f.changed, f.gone = g, nil, false
		}
	}
}

// later says whether another program may have written a game after the last note. It goes by the time of the
// file, unless that lies in the future. A file that has just what its note says was not written since.
func (f *folder) later(g *file) bool {
	switch {
	case g == f.last:
		return false
	case g == f.changed:
		return true
	case g.Age <= f.written.At && !g.Future:
		return false
	}
	mark, noted := f.written.Of(g.Name)
	return !noted || !mark.Is(g.read())
}

// turns is how many lines of a game come before its second turn begins; 0 if none does. Until then two
// different games of the same people may well have equal lines.
func (f *folder) turns(g *file) int {
	if g.turned || g.game == nil {
		return g.turn
	}
	g.turned = true
	again, err := g.game.Box().Empty()
	for i := 0; err == nil && i < len(g.lines); i++ {
		if _, err = again.Fold(g.lines[i]); err != nil || again.Log().Steps() == 0 {
			continue
		}
		if again.Result().Turns > 1 {
			g.turn = i + 1
			break
		}
	}
	return g.turn
}

// alike is how many lines two games have in common at their beginning.
func alike(g, h *file) int {
	n := 0
	for n < len(g.lines) && n < len(h.lines) && g.lines[n] == h.lines[n] {
		n++
	}
	return n
}

// kin is what the first game has in common with the second one. look has read both.
func (f *folder) kin(g, h *file) record.Kin {
	if g == h || h.err != nil {
		return record.Alone
	}
	n := alike(g, h)
	all, further := n == len(g.lines) && n > 0, n < len(h.lines)
	if slices.Contains(h.from, g.Name) && !slices.Contains(g.from, h.Name) && further {
		_, ours := f.written.Of(h.Name)
		turn := f.turns(h)
		if g.err != nil && ours || all || turn > 0 && n >= turn && !f.later(g) {
			return record.WentOn
		}
	}
	switch {
	case g.err != nil:
		return record.Alone
	case all && !further:
		return record.Copy
	case f.turns(h) == 0 || n < f.turns(h):
		return record.Alone
	case all:
		return record.Earlier
	case further:
		return record.Likewise
	}
	return record.Alone
}

// within is the game that has all the lines of game g, and what g is then: a copy, an earlier state, a game
// that went on in the other file. It is nil and Alone if g stands for itself. The game that kot wrote last
// always stands for itself, unless the other one was changed later.
func (f *folder) within(g *file, among []*file) (h *file, k record.Kin) {
	for range among { // of those that begin alike the longest one
		var next *file
		for _, h := range among {
			kin := f.kin(g, h)
			if !kin.Within() || g == f.last && !f.later(h) || kin == record.Copy && !f.before(h, g) {
				continue
			}
			if next == nil || len(h.lines) > len(next.lines) {
				next = h
				if k == record.Alone {
					k = kin
				}
			}
		}
		if next == nil {
			return h, k
		}
		h, g = next, next
	}
	return h, k
}

// shown is what a list says that a game has in common with another one, and the name of that one.
func (f *folder) shown(g *file, among []*file) (k record.Kin, of string) {
	h, k := f.within(g, among)
	if k == record.Copy && f.turns(g) == 0 { // nothing says that two games so short are one
		return record.Alone, ""
	}
	if k != record.Alone {
		return k, h.Name
	}
	for _, h := range among { // of two that begin alike the second says so
		if h == g {
			break
		}
		if f.kin(g, h) == record.Likewise {
			if _, in := f.within(h, among); in == record.Alone {
				return record.Likewise, h.Name
			}
		}
	}
	return record.Alone, ""
}

// earlier says whether another game begins with all the lines of a game that has at least one whole turn.
func (d *Desk) earlier(g, of Game) bool {
	text, err := tracker.Read(g.Path())
	all, failed := tracker.Read(of.Path())
	one, other := &file{lines: tracker.Said(text), game: g}, &file{lines: tracker.Said(all)}
	return err == nil && failed == nil && (&folder{desk: d}).turns(one) > 0 && alike(one, other) == len(one.lines)
}

// before says which of two copies counts as the game: the one that kot wrote last or, if the notes do not say
// so, the one with the shorter name, for programs that copy a file make its name longer.
func (f *folder) before(g, h *file) bool {
	if a, b := f.rank(g), f.rank(h); a != b {
		return a < b
	}
	if len(g.Name) != len(h.Name) {
		return len(g.Name) < len(h.Name)
	}
	return g.Name < h.Name
}

// rank is the place of a game among those that the notes name, the last written first, from 0.
func (f *folder) rank(g *file) int {
	if g == f.last {
		return 0
	}
	for i, m := range f.written.Marks {
		if m.Name == g.Name {
			return i + 1
		}
	}
	return len(f.written.Marks) + 1
}
