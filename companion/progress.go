package companion

import (
	"slices"

	"kingoftokyo/companion/record"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Progress is the game that kot goes on with when the player names none.
type Progress struct {
	// Path is the path of its file; "" if no game is in progress, or if kot must ask which one is meant.
	Path string
	// Doubt are the games that may be meant, the likeliest first, if another program may have written one of
	// them after kot did.
	Doubt []record.Result
	// Changed is the name of the game that kot wrote last, if another program has changed its file since; ""
	// if not.
	Changed string
	// Unread are games that cannot be read and that may have been played later.
	Unread []record.Unread

	seen []tracker.Mark // what the files said when the question was put
}

// Why tells the player why kot asks which game is meant.
func (p *Progress) Why(c *text.Catalogue) string {
	if p.Changed != "" {
		return c.Say("start.changed", rules.Text("game", p.Changed))
	}
	return c.Say("start.doubt")
}

// mostLooked is how many games are read to find the one in progress: a player with hundreds of finished games
// shall not wait for the program to start.
const mostLooked = 20

// InProgress is the game, of any box, that was written last and is not over. Copies count as one game, the
// longest of them; a game that went on in another file counts there. If another program may have written a
// game since, the player may mean more than one.
func (d *Desk) InProgress() Progress {
	f, err := d.folder()
	if err != nil {
		return Progress{}
	}
	if f.last != nil && !slices.ContainsFunc(f.files, f.later) {
		if f.look(f.last); f.last.err == nil && !f.last.game.Over() {
			return Progress{Path: f.last.Path}
		}
	}
	return f.progress()
}

// progress works InProgress out by reading the files, where the notes alone do not say it.
func (f *folder) progress() Progress {
	files := f.likely()
	f.found(files)
	var p Progress
	var open []*file // games in progress whose lines no other game has
	var unread []*file
	meant := f.last
	for _, g := range files {
		p.seen = append(p.seen, tracker.MarkOf(g.Name, g.text))
		h, kin := f.within(g, files)
		switch {
		case kin != record.Alone:
			if g == f.last {
				meant = h
			}
		case g.err != nil:
			unread = append(unread, g)
		case !g.game.Over():
			open = append(open, g)
		}
	}
	slices.SortStableFunc(open, func(g, h *file) int { return f.order(g, meant) - f.order(h, meant) })
	doubt := f.last == nil || slices.ContainsFunc(open, func(g *file) bool { return g != meant && f.later(g) })
	if f.changed != nil && f.changed.err == nil {
		p.Changed = f.changed.Name
	}
	for _, g := range unread {
		if f.unread(g, open) {
			p.Unread = append(p.Unread, record.Unread{Name: g.Name, Why: g.err.Error()})
		}
	}
	switch {
	case len(open) == 0:
	case len(open) == 1 && p.Changed == "", !doubt:
		p.Path = open[0].Path
	default:
		p.Doubt = text.Map(open, result)
	}
	return p
}

// likely are the games that may be in progress, as many as are read: first the one that kot wrote last, then
// those that another program may have written since, then the others.
func (f *folder) likely() []*file {
	files := slices.Clone(f.files)
	place := func(g *file) int {
		switch {
		case g == f.last, g == f.changed:
			return 0
		case f.later(g):
			return 1
		}
		return 2
	}
	if len(files) > mostLooked {
		slices.SortStableFunc(files, func(g, h *file) int { return place(g) - place(h) })
		files = files[:mostLooked]
	}
	return files
}

// order is the place of a game in progress in the question which one is meant: first the likeliest, then those
// that another program may have written since, then the others in the order they were written.
func (f *folder) order(g, meant *file) int {
	switch {
	case g == meant:
		return 0
	case f.later(g):
		return 1
	}
	return 2 + f.rank(g)
}

// unread says whether a game that cannot be read may have been played after those in progress. If nothing but
// the times of the files is known, files dated in the future do not count.
func (f *folder) unread(g *file, open []*file) bool {
	switch {
	case g == f.last:
		return true
	case f.last != nil, g == f.changed:
		return f.later(g)
	}
	return !g.Future && (len(open) == 0 || slices.Index(f.files, g) < slices.Index(f.files, open[0]))
}

// Choose notes which game the player chose when InProgress had to ask, or, with "", that the player wants none
// of them. After that nothing is in doubt.
func (d *Desk) Choose(p *Progress, path string) {
	written := d.Store.Written()
	marks := written.Marks[:min(1, len(written.Marks))]
	if path != "" {
		name := tracker.GameName(path)
		i := slices.IndexFunc(p.seen, func(m tracker.Mark) bool { return m.Name == name })
		if i < 0 {
			return
		}
		marks = []tracker.Mark{p.seen[i]}
	}
	if len(marks) > 0 { // without a first one, another would be taken for it
		d.Store.Note(append(slices.Clone(marks), p.seen...)...)
	}
}

// Saved are the games of the store, the one played last first. The order is that of the notes in the folder
// and, for files that changed since, that of their times. Files dated in the future come last. The error is a
// *rules.Problem.
func (d *Desk) Saved() ([]tracker.Saved, error) {
	f, err := d.folder()
	if err != nil {
		return nil, err
	}
	f.sort()
	return text.Map(f.files, func(g *file) tracker.Saved { return g.Saved }), nil
}

// sort puts the game that kot wrote last before all files that have not changed since.
func (f *folder) sort() {
	if f.last == nil {
		return
	}
	f.last.Future = false
	place := func(g *file) int {
		switch {
		case g == f.last:
			return 1
		case g.Future:
			return 3
		case f.later(g):
			return 0
		}
		return 2
	}
	slices.SortStableFunc(f.files, func(g, h *file) int { return place(g) - place(h) })
}

// result is the game of a file that look has read, in a few words.
func result(g *file) record.Result {
	r := g.game.Result()
	r.Name, r.Path, r.Date = g.Name, g.Path, record.DateOf(g.Saved)
	return r
}
