package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
)

// whichPage asks which game to go on with, if another program than kot may have written one of them.
type whichPage struct {
	*sheet
	of companion.Progress
}

// Start opens the first page for a player who has named no game: the table of the game in
// progress, the question which one that is, or the set-up of a new one. The errors are those
// of Resume and of the data file.
func (d *Dash) Start(of companion.Progress) error {
	switch {
	case of.Path != "":
		return d.Resume(of.Path)
	case len(of.Doubt) == 0:
		return d.afresh()
	}
	p := &whichPage{of: of}
	p.sheet = newSheet(d, p.lines)
	p.lead = func() string { return d.th.tagged(d.th.plain, of.Why(d.Words())) }
	p.refill(80, 20)
	d.push(p)
	return nil
}

// afresh sets a new game up, like the one played last.
func (d *Dash) afresh() error {
	box, setup, err := d.desk.Afresh()
	if err == nil {
		d.SetUp(box, setup)
	}
	return err
}

func (p *whichPage) title() string { return p.d.say("start.title") }

// lines are the games it may be, then those that cannot be read.
func (p *whichPage) lines(w, _ int) []row {
	out := p.d.gameRows(p.of.Doubt, w, p.open)
	return append(out, p.unreadRows(p.of.Unread, w)...)
}

// open goes on with a game; from then on it is the game in progress.
func (p *whichPage) open(path string) {
	p.d.desk.Choose(&p.of, path) // this comes first, because a damaged game may go on in another file
	if err := p.d.Resume(path); err != nil {
		p.d.fault(err)
	}
}

// another sets a new game up instead.
func (p *whichPage) another() {
	p.d.desk.Choose(&p.of, "")
	if err := p.d.afresh(); err != nil {
		p.d.fault(err)
	}
}

// takes implements keyed: the number of a game opens it.
func (p *whichPage) takes(ev *tcell.EventKey) bool {
	if n, ok := screen.Digit(ev.Rune()); ok && ev.Key() == tcell.KeyRune && n >= 1 && n <= len(p.of.Doubt) {
		p.open(p.of.Doubt[n-1].Path)
		return true
	}
	return p.sheet.takes(ev)
}

func (p *whichPage) prompt() string { return p.d.say("start.prompt") }

func (p *whichPage) bindings() []binding {
	d := p.d
	return append([]binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.resume"), act: p.do, step: true},
		p.chooseKey(),
		{chars: "n", word: d.say("menu.new"), act: p.another, step: true},
	}, d.common()[1:]...)
}
