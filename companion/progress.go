package companion

import (
	"slices"

	"kingoftokyo/companion/desk/record"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// Progress is the game that kot continues if the player names none.
type Progress struct {
	// Path is the path of its file; "" if no game is in progress, or if kot must ask which one is meant.
	Path string
	// Doubt lists the games in progress, the newest first, if the file of the game that kot wrote last is gone or
	// something else has changed it.
	Doubt []record.Result
	// Changed is the name of that game if its file is still there.
	Changed string
	// Refused says that this game cannot be opened.
	Refused bool
	// Unread are games that cannot be read, if kot must ask.
	Unread []record.Unread
}

// Why tells the player why kot asks which game is meant.
func (p *Progress) Why(c *text.Catalogue) string {
	switch {
	case p.Refused:
		return c.Say("start.unread")
	case p.Changed != "":
		return c.Say("start.changed", rules.Text("game", p.Changed))
	}
	return c.Say("start.doubt")
}

// mostLooked is how many games are read to find those in progress: a player with hundreds of finished games
// should not have to wait for the program to start.
const mostLooked = 20

// InProgress returns the game, of any box, that kot wrote last, if it is not over. If something else has changed or
// removed its file, the player may mean any game in progress.
func (d *Desk) InProgress() Progress {
	var p Progress
	saved, err := d.Store.List()
	if err != nil || len(saved) == 0 {
		return p
	}
	last := d.Store.Last()
	if at := slices.IndexFunc(saved, func(g tracker.Saved) bool { return g.Name == last.Name }); at >= 0 {
		switch text, err := tracker.Read(saved[at].Path); {
		case err != nil:
		case !last.Begins(text):
			p.Changed = last.Name
		default:
			game, _, err := d.Look(saved[at].Path)
			if err == nil {
				if !game.Over() {
					p.Path = saved[at].Path
				}
				return p
			}
			p.Refused = true
		}
	}
	for _, g := range saved[:min(len(saved), mostLooked)] {
		switch game, _, err := d.Look(g.Path); {
		case err != nil:
			p.Unread = append(p.Unread, record.Unread{Name: g.Name, Why: err.Error()})
		case !game.Over():
			r := game.Result()
			r.Name, r.Path, r.Date = g.Name, g.Path, record.DateOf(g)
			p.Doubt = append(p.Doubt, r)
		}
	}
	if last.Name == "" && len(p.Doubt) == 1 && len(p.Unread) == 0 { // the only one in a folder that kot knows nothing about
		p.Path, p.Doubt = p.Doubt[0].Path, nil
	}
	return p
}

// Saved returns the games of the store: first the one that kot wrote last, whatever has touched its file since, then the
// others by the times of their files, the newest first; those dated in the future come last. The error is a *rules.Problem.
func (d *Desk) Saved() ([]tracker.Saved, error) {
	saved, err := d.Store.List()
	last := d.Store.Last()
	at := slices.IndexFunc(saved, func(g tracker.Saved) bool { return g.Name == last.Name })
	if err != nil || at < 0 {
		return saved, err
	}
	g := saved[at]
	if text, err := tracker.Read(g.Path); err == nil && last.Begins(text) {
		g.Future = false
		saved = slices.Insert(slices.Delete(saved, at, at+1), 0, g)
	}
	return saved, nil
}
