package dash

import (
	"path/filepath"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// overLines are the end of a game: who won and how, its length, the record.
func (t *table) overLines() []workLine {
	v, now := &t.d.view, t.now()
	s := &now.State
	winner, how := s.Winner()
	won := "step.won." + winner.String() + "." + how.String()
	out := []workLine{
		{text: v.WithRule(v.Say(won, rules.ID(rules.ArgSide, "who", winner.String())), how.Rule()), bold: true},
		{text: v.Say("dash.over.length", rules.Num("turns", int(s.Turn.Number)))},
	}
	if now.Setup.Solo {
		out = append(out, t.record()...)
	}
	return append(out,
		workLine{key: "r", text: v.Say("key.rematch"), act: func() { t.rematch() }},
		workLine{key: "x", text: v.Say("dash.over.menu"), act: func() { t.d.press(tcell.KeyRune, 'x') }})
}

// record is the record against Autobot. The saved games are read once a game's
// end, also where they do not have this one.
func (t *table) record() []workLine {
	if t.tally == nil {
		tally, _ := t.d.desk.Tally(t.s.Path)
		t.tally = &tally
	}
	if t.tally.Of == 0 {
		return nil
	}
	v := &t.d.view
	return []workLine{
		{text: v.Say("dash.over.record", rules.Num("won", t.tally.Won), rules.Num("lost", t.tally.Lost))},
		{text: v.Say("dash.over.rank", rules.Num("rank", t.tally.Rank), rules.Num("of", t.tally.Of)), extra: goesFirst},
	}
}

// rematch begins another game with the same monsters, the other side starting.
func (t *table) rematch() {
	set := t.now().Setup
	again := duel.NewSetup(set.Solo, set.Monsters, set.First.Other())
	again.Names, again.Options = set.Names, set.Options
	if err := t.d.Begin(again); err != nil {
		t.d.fault(err)
	}
}

// concede gives the game up for a side; u takes it back.
func (t *table) concede(side duel.Side) {
	if t.now().State.Over() {
		t.d.fault(rules.Refuse("W", "over"))
		return
	}
	t.do("concede " + side.String())
}

// saved is the page of the saved games.
type saved struct {
	d       *Dash
	results []companion.Result
	at      int
	top     int
}

func newSaved(d *Dash) *saved {
	s := &saved{d: d}
	results, unread, err := d.desk.Results()
	switch {
	case err != nil:
		d.fault(err)
	case len(unread) > 0:
		d.fault(rules.Refuse("", "games.unreadable", rules.Text("game", unread[0].Name), rules.Because("why", unread[0].Err)))
	}
	s.results = results
	return s
}

// draw implements page.
func (s *saved) draw(c canvas) {
	v := &s.d.view
	c.heading(0, v.Say("dash.saved.title", rules.Num("n", len(s.results))), "")
	rows := c.rows(2, c.h-3)
	list := v.GamesByDay(s.results, c.w-3)
	c.put(2, 1, c.th.bold, list[0])
	list = list[1:]
	s.at = max(0, min(s.at, len(list)-1))
	s.top = scroll(s.top, s.at, rows.h, len(list))
	if len(list) == 0 {
		rows.put(2, 0, c.th.plain, v.Say("games.none", rules.Text("dir", filepath.Clean(s.d.desk.Store.Dir))))
	}
	for y := 0; y < rows.h && s.top+y < len(list); y++ {
		i := s.top + y
		st, mark := c.th.plain, "  "
		if i == s.at {
			st, mark = c.th.active, "> "
		}
		rows.put(0, y, st, mark+list[i])
		rows.tap(0, y, c.w, 1, func() {
			if s.at == i {
				s.open()
				return
			}
			s.at = i
		})
	}
	s.d.footer(c, []hint{
		{s.d.keyName("enter"), v.Say("key.resume"), func() { s.open() }},
		{s.d.keyName("updown"), v.Say("key.choose"), func() { s.d.press(tcell.KeyDown, 0) }},
		{s.d.keyName("esc"), v.Say("key.close"), func() { s.d.pop() }},
	})
}

// key implements page.
func (s *saved) key(ev *tcell.EventKey) {
	if at, ok := moved(ev, s.at, len(s.results)); ok {
		s.at = at
		return
	}
	switch ev.Key() {
	case tcell.KeyEnter:
		s.open()
	case tcell.KeyTab:
		s.d.OtherLanguage()
	case tcell.KeyRune:
		if ev.Rune() == 'q' {
			s.d.Quit()
			return
		}
		s.d.pop()
	case tcell.KeyEscape:
		s.d.pop()
	}
}

// open goes on with the game under the cursor.
func (s *saved) open() {
	if len(s.results) == 0 {
		return
	}
	path := s.results[max(0, min(s.at, len(s.results)-1))].Path
	if t := s.d.table(); t != nil && companion.SameFile(t.s.Path, path) {
		s.d.pop()
		return
	}
	if err := s.d.Resume(path); err != nil {
		s.d.fault(err)
	}
}
