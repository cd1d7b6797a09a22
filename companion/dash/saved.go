package dash

import (
	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
)

// savedPage is the list of the saved games of all boxes, to go on with one.
type savedPage struct {
	*sheet
	games  []companion.Result
	unread []companion.Unread
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

// lines are the games, the one that changed last first, then those that cannot be read.
func (p *savedPage) lines(w, _ int) []row {
	th := p.d.th
	var out []row
	if len(p.games) > 0 {
		for i, lines := range companion.Games(p.d.Words(), p.games, w-2) {
			for n, l := range lines {
				switch {
				case i == 0:
					out = append(out, row{cells: []cell{{l, th.head}}, text: true})
				case n == 0:
					out = append(out, row{cells: []cell{{l, th.plain}}, is: i - 1, act: func() { p.open(p.games[i-1].Path) }})
				default:
					out = append(out, row{cells: []cell{{l, th.plain}}, text: true})
				}
			}
		}
	} else {
		out = append(out, row{cells: []cell{{p.d.say("page.saved.none"), th.plain}}, text: true})
	}
	for _, u := range p.unread {
		out = append(out, p.spread(p.d.Words().Colon(u.Name, u.Why), th.warn, nil, w)...)
	}
	return out
}

// open goes on with a game. The one being played goes on as it is.
func (p *savedPage) open(path string) {
	d := p.d
	if d.game != nil && companion.SameFile(d.game.Path(), path) {
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
