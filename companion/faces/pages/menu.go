package pages

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"kingoftokyo/companion"
	"kingoftokyo/companion/desk/settings"
	"kingoftokyo/companion/words/text"
)

// Menu returns the page of what is done rarely: other games, giving up, the settings, and below them all keys of the
// table with what they do.
func Menu(h Host) *Sheet { return newSheet(h, Form{Taps: true}, (*Sheet).menu) }

func (s *Sheet) menu() {
	s.IsMenu, s.Title, s.Prompt = true, s.say("menu.title"), s.say("page.menu.prompt")
	list := s.Commands()
	for i := range list {
		list[i].Key = list[i].Told(s.Words())
	}
	if s.Desk().ByTap {
		for _, c := range list {
			if strings.Contains("nUm/:?tl", c.Chars) && c.Off == "" { // the table has buttons for the others
				s.row(len(s.actions)+1, s.command(&c), Span{}, Span{Text: text.Capital(c.Word)})
			}
		}
	}
	s.note(Span{}, Span{Text: s.say("page.menu.game"), Tone: Head})
	s.gameRows()
	s.section("page.menu.settings")
	_, advised := s.Game().Game.(companion.Adviser)
	for _, set := range settings.All() {
		listed := !s.Desk().ByTap || set.Name != settings.Moves // only the terminal's large view has a list of them
		if listed && (advised || set.Name != settings.Coach) {
			s.setting(set)
		}
	}
	if s.Desk().ByTap {
		s.giveUp() // last, below what is tapped often
	} else {
		s.section("page.menu.keys")
		s.keysOfTable(list, advised)
	}
	if s.Field != nil {
		s.Prompt = s.say("page.setup.prompt.typing")
		return
	}
	s.chooses("page.key.do")
	for _, c := range list { // any key of the table works here, too
		if c.Chars != "L" && c.Chars != "q" && c.Chars != "T" && c.Chars != "x" {
			c.Quiet = true
			act := s.command(&c)
			s.key(c.Key, "", func() { act(0) })
		}
	}
	s.key(Key{Chars: "x", Quiet: true}, "", s.Close)
}

// keysOfTable adds a row for each key of the table.
func (s *Sheet) keysOfTable(list []Command, advised bool) {
	for _, c := range list {
		if !advised && (c.Chars == "a" || c.Chars == "A") { // the coach's keys
			continue
		}
		does, tone := c.does(s)
		s.row(len(s.actions)+1, s.command(&c), Span{Text: c.Shown, Tone: Strong}, Span{Text: does, Tone: tone})
	}
}

// section adds a heading with an empty row before it.
func (s *Sheet) section(title string) {
	s.note(Span{}, Span{}) // two cells, because a row of one cell would widen the first column
	s.note(Span{}, Span{Text: s.say(title), Tone: Head})
}

// entry adds a row of the menu, with a digit as its key while there are any.
func (s *Sheet) entry(said, off string, act func(by int)) *Row {
	n, key := len(s.actions)+1, ""
	if digit := s.digits() + 1; digit <= 9 {
		key = strconv.Itoa(digit)
	}
	if off != "" {
		act = func(int) { s.Warn(off) }
	}
	said, tone := s.offered(said, off)
	r := s.row(n, act, Span{Text: key, Tone: Strong}, Span{Text: said, Tone: tone})
	r.Cells[0].Key = key
	return r
}

// digits counts the rows that have a key.
func (s *Sheet) digits() (n int) {
	for _, r := range s.Rows {
		if len(r.Cells) > 0 && r.Cells[0].Key != "" {
			n++
		}
	}
	return n
}

// command returns a function that closes the menu and does what a key of the table does.
func (s *Sheet) command(c *Command) func(int) {
	do, off := c.Do, c.Off
	return func(int) {
		if off != "" {
			s.Warn(off)
			return
		}
		s.Close()
		do()
	}
}

// gameRows adds the menu's rows about games. Some of them close the menu first.
func (s *Sheet) gameRows() {
	g := s.Game()
	over := s.Unless(s.Frame().Over, "table.off.rematch")
	open := func(page func(Host) *Sheet) func(int) { return func(int) { s.Show(page(s.Host)) } }
	s.entry(s.say("menu.new"), "", func(int) {
		s.Close()
		Another(s.Host, "")
	})
	if over == "" || !s.Desk().ByTap {
		s.entry(s.say("page.menu.rematch"), over, func(int) { s.Rematch() })
	}
	s.entry(s.say("menu.open"), "", open(Saved))
	s.entry(s.say("page.menu.record"), "", open(Record))
	if _, ok := g.Game.(companion.Coached); ok {
		s.entry(s.say("menu.review"), s.Unless(g.Steps() > 0, "review-early"), open(Review))
	}
	if !s.Desk().ByTap {
		s.giveUp()
	}
}

// giveUp adds the row that leads to who gives up, without a digit: one typed too fast must not end a game.
func (s *Sheet) giveUp() {
	leave := s.Game().GiveUp()
	if len(leave) == 0 {
		return
	}
	r := s.entry(s.say("page.corrections.leave"), s.Unless(!s.Game().ReadOnly(), "table.readonly"), func(int) {
		(&corrections{Sheet: s}).list(s.say("page.corrections.leave.title"), leave, true)
	})
	r.Cells[0] = Cell{}
}

// setting adds a setting; changes are saved.
func (s *Sheet) setting(set settings.Setting) {
	words := s.Words()
	if s.Desk().ByTap { // a tap screen has no bell
		set.Values = slices.DeleteFunc(slices.Clone(set.Values), func(v string) bool { return v == "bell" })
	}
	label, value := s.say("set."+set.Name), s.Setting(set)
	said := set.Say(words, value)
	step := func(by int) { s.ChooseSetting(set, set.After(value, by)) }
	switch {
	case set.Values == nil:
		said = cmp.Or(said, "-")
		step = func(int) {
			s.askAnew(func() string { return s.Words().Colon(s.say("set."+set.Name), "") }, value, func(typed string) bool {
				s.ChooseSetting(set, text.CleanName(typed))
				return true
			})
		}
	case set.Name == settings.Coach:
		step = func(int) {
			if g, ok := s.Game().Game.(companion.Adviser); ok { // the coach saves it itself
				s.Coached(g.NextCoach())
			}
		}
	}
	r := s.entry(words.Colon(label, said), "", step)
	if r.Values = true; r.Choice == s.At {
		s.Prompt = s.say("page.menu.prompt.set")
	}
}
