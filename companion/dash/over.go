package dash

import (
	"path/filepath"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// overLines are the end of a game: who won and how, its length, the record.
func (t *table) overLines() []screen.Line {
	v, now := &t.d.view, t.now()
	s := &now.State
	winner, how := s.Winner()
	won := "step.won." + winner.String() + "." + how.String()
	out := []screen.Line{
		{Text: v.WithRule(v.Say(won, rules.ID(rules.ArgSide, "who", winner.String())), how.Rule()), Bold: true},
		{Text: v.Say("dash.over.length", rules.Num("turns", int(s.Turn.Number)))},
	}
	if now.Setup.Solo {
		out = append(out, t.record()...)
	}
	extra := screen.Stays
	if noReview(t) == "" {
		out = append(out, screen.Line{Keys: "j", Text: v.Say("coach.review.line"), Act: t.review})
		extra = screen.GoesFirst // the keys are hinted below as well
	}
	return append(out,
		screen.Line{Keys: "r", Text: v.Say("key.rematch"), Extra: extra, Act: func() { t.rematch() }},
		screen.Line{Keys: "x", Text: v.Say("dash.over.menu"), Extra: extra, Act: func() { t.d.Press(tcell.KeyRune, 'x') }})
}

// record is the record against Autobot. The saved games are read once a game's
// end, also where they do not have this one.
func (t *table) record() []screen.Line {
	if t.tally == nil {
		results, _, _ := t.d.desk.Results()
		tally, _ := companion.TallyOf(results, t.s.Path)
		t.tally = &tally
	}
	if t.tally.Of == 0 {
		return nil
	}
	v := &t.d.view
	return []screen.Line{
		{Text: v.Say("dash.over.record", rules.Num("won", t.tally.Won), rules.Num("lost", t.tally.Lost))},
		{Text: v.Say("dash.over.rank", rules.Num("rank", t.tally.Rank), rules.Num("of", t.tally.Of)), Extra: screen.GoesFirst},
	}
}

// rematch begins another game with the same monsters, the other side starting.
func (t *table) rematch() {
	set := t.now().Setup
	again := duel.NewSetup(set.Solo, set.Monsters, set.First.Other())
	again.Names, again.Options = set.Names, set.Options
	if err := t.d.Begin(again); err != nil {
		t.d.Fault(err)
	}
}

// concede gives the game up for a side; u takes it back.
func (t *table) concede(side duel.Side) {
	if t.now().State.Over() {
		t.d.Fault(rules.Refuse("W", "over"))
		return
	}
	t.do("concede " + side.String())
}

// saved is the page of the saved games of all boxes.
type saved struct {
	d       *Dash
	results []companion.Result
	at      int
	top     int
}

func newSaved(d *Dash) *saved {
	s := &saved{d: d}
	s.read()
	return s
}

// read reads the saved games, in the words of the present language.
func (s *saved) read() {
	results, unread, err := s.d.desk.Results()
	switch {
	case err != nil:
		s.d.Fault(err)
	case len(unread) > 0:
		s.d.Fault(rules.Refuse("", "games.unreadable", rules.Text("game", unread[0].Name), rules.Text("why", unread[0].Why)))
	}
	s.results = results
}

// Draw implements screen.Page.
func (s *saved) Draw(c screen.Canvas) {
	v := &s.d.view
	c.Heading(0, v.Say("dash.saved.title", rules.Num("n", len(s.results))), "")
	rows := c.Rows(2, c.H-3)
	list := companion.GamesByDay(v.Catalogue, s.results, c.W-3)
	c.Put(2, 1, c.Theme.Bold, list[0])
	list = list[1:]
	s.at = max(0, min(s.at, len(list)-1))
	s.top = screen.Scroll(s.top, s.at, rows.H, len(list))
	if len(list) == 0 {
		rows.Put(2, 0, c.Theme.Plain, v.Say("games.none", rules.Text("dir", filepath.Clean(s.d.desk.Store.Dir))))
	}
	for y := 0; y < rows.H && s.top+y < len(list); y++ {
		i := s.top + y
		st, mark := c.Theme.Plain, "  "
		if i == s.at {
			st, mark = c.Theme.Active, "> "
		}
		rows.Put(0, y, st, mark+list[i])
		rows.Tap(0, y, c.W, 1, func() {
			if s.at == i {
				s.open()
				return
			}
			s.at = i
		})
	}
	s.d.Footer(c, []screen.Hint{
		{Keys: s.d.KeyName("enter"), Word: v.Say("key.resume"), Act: func() { s.open() }},
		{Keys: s.d.KeyName("updown"), Word: v.Say("key.choose"), Act: func() { s.d.Press(tcell.KeyDown, 0) }},
		{Keys: s.d.KeyName("esc"), Word: v.Say("key.close"), Act: func() { s.d.Pop() }},
	})
}

// Key implements screen.Page.
func (s *saved) Key(ev *tcell.EventKey) {
	if at, ok := screen.Moved(ev, s.at, len(s.results)); ok {
		s.at = at
		return
	}
	switch ev.Key() {
	case tcell.KeyEnter:
		s.open()
	case tcell.KeyTab:
		s.d.OtherLanguage()
		s.read()
	case tcell.KeyRune:
		if ev.Rune() == 'q' {
			s.d.Quit()
			return
		}
		s.d.Pop()
	case tcell.KeyEscape:
		s.d.Pop()
	}
}

// open goes on with the game under the cursor.
func (s *saved) open() {
	if len(s.results) == 0 {
		return
	}
	path := s.results[max(0, min(s.at, len(s.results)-1))].Path
	if playing := s.d.playing(); playing != "" && companion.SameFile(playing, path) {
		s.d.Pop()
		return
	}
	if err := s.d.Resume(path); err != nil {
		s.d.Fault(err)
	}
}
