package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/record"
	"kingoftokyo/rules"
)

// savedPage is the list of the saved games of all boxes, to go on with one.
type savedPage struct {
	*sheet
	games  []record.Result
	unread []record.Unread
}

func newSaved(d *Dash) page {
	p := &savedPage{}
	var err error
	if p.games, p.unread, err = d.desk.Results(); err != nil {
		d.fault(err)
	}
	p.sheet = newSheet(d, p.lines)
	p.refill(80, 20)
	return p
}

func (p *savedPage) title() string { return p.d.say("dash.saved.title", rules.Num("n", len(p.games))) }

// lines are the games, the one played last first, then those that cannot be read.
func (p *savedPage) lines(w, _ int) []row {
	out := []row{{cells: []cell{{p.d.say("page.saved.none"), p.d.th.plain}}, text: true}}
	if len(p.games) > 0 {
		out = p.d.gameRows(p.games, w, p.open)
	}
	return append(out, p.unreadRows(p.unread, w)...)
}

// gameRows are a list of games to choose one from.
func (d *Dash) gameRows(games []record.Result, w int, open func(path string)) (out []row) {
	th := d.th
	for i, lines := range record.Games(d.Words(), games, w-2) {
		for n, l := range lines {
			switch {
			case i == 0:
				out = append(out, row{cells: []cell{{l, th.head}}, text: true})
			case n == 0:
				out = append(out, row{cells: []cell{{l, th.plain}}, is: i - 1, act: func() { open(games[i-1].Path) }})
			default:
				out = append(out, row{cells: []cell{{l, th.plain}}, text: true})
			}
		}
	}
	return out
}

// unreadRows say of games that they cannot be read, and why.
func (s *sheet) unreadRows(unread []record.Unread, w int) (out []row) {
	for _, u := range unread {
		out = append(out, s.spread(s.d.Words().Colon(u.Name, u.Why), s.d.th.warn, nil, w)...)
	}
	return out
}

// open goes on with a saved game. The game that is being played already just goes on.
func (p *savedPage) open(path string) {
	d := p.d
	if d.game != nil && record.SameFile(d.game.Path(), path) {
		d.home()
		return
	}
	if err := d.Resume(path); err != nil {
		d.fault(err)
	}
}

func (p *savedPage) bindings() []binding {
	d := p.d
	return append([]binding{
		{key: tcell.KeyEnter, show: d.keyName("enter"), word: d.say("key.resume"), act: p.do, step: true},
		p.chooseKey(),
	}, d.common()...)
}
