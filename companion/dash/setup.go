package dash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/companion/screen"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// setup is the page that sets a new game up: everything is dealt and chosen
// already, Enter begins, a letter changes one thing.
type setup struct {
	d    *Dash
	wish duelbox.Wish
	set  duel.Setup
	at   int
	line *screen.Field
	into *string
}

// newSetup begins with what is wished already and deals the rest.
func newSetup(d *Dash, with duelbox.Wish) *setup {
	s := &setup{d: d, wish: with}
	s.deal()
	return s
}

// deal makes a set-up of the wish; a wish that cannot be met is said and dropped.
func (s *setup) deal() {
	set, err := s.d.desk.Setup(s.d.view.Words, s.wish)
	if err != nil {
		s.d.Fault(err)
		return
	}
	s.set = set
	m := s.d.desk.Rules.Box.Monsters
	s.wish.You, s.wish.Rival = m[set.Monsters[duel.You]].ID, m[set.Monsters[duel.Rival]].ID
}

// choice is a line of the set-up.
type choice struct {
	key    rune
	label  string
	value  string
	change func(dir int)
}

// choices are the lines, top to bottom.
func (s *setup) choices() []choice {
	onOff := func(on bool, yes, no string) string {
		if on {
			return s.words().Say(yes)
		}
		return s.words().Say(no)
	}
	players := choice{'p', "dash.setup.players", onOff(s.wish.Two, "dash.setup.players.both", "dash.setup.players.one"), func(int) { s.wish.Two = !s.wish.Two; s.deal() }}
	box := choice{'b', "dash.setup.box", s.words().Say("dash.setup.box.duel"), s.d.otherBox}
	row := choice{'c', "dash.setup.row", s.row(), func(int) { s.ask(&s.wish.Row, "dash.setup.row.ask") }}
	if s.wish.Two {
		return []choice{
			players,
			{'n', "dash.setup.name", s.words().Side(duel.You), func(int) { s.ask(&s.wish.Name, "dash.setup.name") }},
			{'m', "dash.setup.you", s.monster(duel.You), func(dir int) { s.other(duel.You, dir) }},
			{'e', "dash.setup.other", s.words().Side(duel.Rival), func(int) { s.ask(&s.wish.Other, "dash.setup.other") }},
			{'a', "dash.setup.rival", s.monster(duel.Rival), func(dir int) { s.other(duel.Rival, dir) }},
			{'s', "dash.setup.start", s.words().Side(s.set.First), func(int) { s.toggleStart() }},
			row,
			box,
		}
	}
	name := s.wish.Name
	if name == "" {
		name = "-"
	}
	return []choice{
		players,
		{'m', "dash.setup.you", s.monster(duel.You), func(dir int) { s.other(duel.You, dir) }},
		{'a', "dash.setup.rival", s.monster(duel.Rival), func(dir int) { s.other(duel.Rival, dir) }},
		{'n', "dash.setup.name", name, func(int) { s.ask(&s.wish.Name, "dash.setup.name") }},
		{'s', "dash.setup.start", onOff(s.set.First == duel.You, "name.you", "name.autobot"), func(int) { s.toggleStart() }},
		{'d', "dash.setup.difficulty", onOff(s.wish.Hard, "dash.setup.hard", "dash.setup.normal"), func(int) { s.wish.Hard = !s.wish.Hard; s.deal() }},
		{'f', "dash.setup.first-dice", onOff(s.wish.FirstDice == "you", "dash.setup.first-you", "dash.setup.first-both"), func(int) { s.toggle(&s.wish.FirstDice, "you", "both") }},
		{'t', "dash.setup.discard", onOff(s.wish.Discard == "turn", "dash.setup.discard-turn", "dash.setup.discard-power"), func(int) { s.toggle(&s.wish.Discard, "turn", "power") }},
		row,
		box,
	}
}

// words speak of the game that is set up, whatever is being played.
func (s *setup) words() *duelbox.Words { return s.wish.Words(s.d.view.Words) }

func (s *setup) monster(side duel.Side) string {
	m := s.set.Monsters[side]
	return s.d.view.Say("dash.setup.monster", rules.Text("monster", s.d.view.Monster(m)), rules.Num("hearts", int(s.d.desk.Rules.StartHearts(m))))
}

func (s *setup) row() string {
	var out []string
	for _, id := range s.set.Row {
		if id == duel.Unnamed {
			out = append(out, "?")
			continue
		}
		out = append(out, s.d.view.Card(id))
	}
	return strings.Join(out, ", ")
}

// other takes the next monster for a side, passing over the other side's.
func (s *setup) other(side duel.Side, dir int) {
	m := s.d.desk.Rules.Box.Monsters
	id := int(s.set.Monsters[side])
	for range m {
		id = (id + dir + len(m)) % len(m)
		if duel.MonsterID(id) != s.set.Monsters[side.Other()] {
			break
		}
	}
	if side == duel.You {
		s.wish.You = m[id].ID
	} else {
		s.wish.Rival = m[id].ID
	}
	s.deal()
}

// toggleStart lets the other side start, whatever word said it before.
func (s *setup) toggleStart() {
	s.wish.Start = s.set.First.Other().String()
	s.deal()
}

func (s *setup) toggle(to *string, one, other string) {
	if *to == one {
		*to = other
	} else {
		*to = one
	}
	s.deal()
}

// ask opens a line to type a name or the row in.
func (s *setup) ask(into *string, label string) {
	begin := *into
	if into == &s.wish.Row { // three names are typed anew rather than edited
		begin = ""
	}
	s.into, s.line = into, screen.NewField(func() string { return s.d.view.Colon(s.words().Say(label), "") }, begin)
}

// Draw implements screen.Page.
func (s *setup) Draw(c screen.Canvas) {
	v := &duelbox.View{Words: s.words(), Rules: s.d.view.Rules}
	c.Heading(0, v.Say("dash.setup.title"), strings.ToUpper(string(v.Lang)))
	c.Tap(c.W-8, 0, 8, 1, func() { s.d.OtherLanguage() })
	y := 1
	if c.H >= 20 {
		c.Put(1, 2, c.Theme.Plain, v.Say("dash.setup.hint"))
		y = 4
	}
	for i, ch := range s.choices() {
		st := c.Theme.Plain
		if i == s.at {
			st = c.Theme.Active
		}
		c.Put(1, y, c.Theme.Key, string(ch.key))
		x := 4
		if c.W >= 60 {
			c.Put(x, y, c.Theme.Plain, v.Say(ch.label))
			x = 32
		} else {
			x = c.Put(x, y, c.Theme.Plain, v.Say(ch.label)) + 1
		}
		c.Put(x, y, st, ch.value)
		if s.line == nil { // a name being typed is not thrown away by a tap
			c.Tap(0, y, c.W, 1, func() { s.at = i; ch.change(+1) })
		}
		y++
	}
	if c.H >= 20 {
		y++
	}
	switch {
	case s.line != nil:
		s.line.Draw(c.Rows(min(y, c.H-2), 1))
	case s.wish.Two && c.H < 20: // how to find out who starts
		c.Part(1, min(y+1, c.H-2), c.W-1, max(1, c.H-y-3)).Over(c.Theme.Plain, v.Say("dash.setup.hint"))
	}
	if s.line != nil {
		s.d.Footer(c, []screen.Hint{{Keys: s.d.KeyName("enter"), Word: v.Say("key.set")}, {Keys: s.d.KeyName("esc"), Word: v.Say("key.cancel")}})
		return
	}
	s.d.Footer(c, []screen.Hint{
		{Keys: s.d.KeyName("enter"), Word: v.Say("key.begin"), Act: func() { s.d.Press(tcell.KeyEnter, 0) }},
		{Keys: "r", Word: v.Say("key.deal"), Act: func() { s.d.Press(tcell.KeyRune, 'r') }},
		{Keys: s.d.KeyName("leftright"), Word: v.Say("key.change"), Act: func() { s.d.Press(tcell.KeyRight, 0) }},
		{Keys: "o", Word: v.Say("key.open"), Act: func() { s.d.Press(tcell.KeyRune, 'o') }},
		{Keys: "q", Word: v.Say("key.quit"), Act: func() { s.d.Quit() }},
		{Keys: "?", Word: v.Say("key.help"), Act: func() { s.d.Press(tcell.KeyRune, '?') }},
		{Keys: "Tab", Word: v.Say("key.lang"), Act: func() { s.d.OtherLanguage() }},
	})
}

// Paste implements screen.Paster: the line being typed.
func (s *setup) Paste(line string) (keys string, ok bool) { return line, s.line != nil }

// Key implements screen.Page.
func (s *setup) Key(ev *tcell.EventKey) {
	if s.line != nil {
		s.typeKey(ev)
		return
	}
	choices := s.choices()
	switch ev.Key() {
	case tcell.KeyEnter:
		if err := s.d.Begin(s.set); err != nil {
			s.d.Fault(err)
		}
	case tcell.KeyUp:
		s.at = (s.at + len(choices) - 1) % len(choices)
	case tcell.KeyDown:
		s.at = (s.at + 1) % len(choices)
	case tcell.KeyLeft:
		choices[s.at].change(-1)
	case tcell.KeyRight:
		choices[s.at].change(+1)
	case tcell.KeyTab:
		s.d.OtherLanguage()
	case tcell.KeyEscape:
		s.d.Pop()
	case tcell.KeyRune:
		s.rune(ev.Rune(), choices)
	}
}

func (s *setup) rune(c rune, choices []choice) {
	switch c {
	case ' ':
		choices[s.at].change(+1)
	case 'q':
		s.d.Quit()
	case 'r':
		s.wish.You, s.wish.Rival = "", ""
		s.deal()
	case 'o':
		s.d.Push(newSaved(s.d))
	case '?':
		s.d.Push(newHelp(s.d, nil))
	default:
		for i, ch := range choices {
			if ch.key == c {
				s.at = i
				ch.change(+1)
			}
		}
	}
}

// typeKey types a name, or the cards of the row.
func (s *setup) typeKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		s.line = nil
	case tcell.KeyEnter:
		before := *s.into
		*s.into = strings.TrimSpace(s.line.Text())
		if _, err := s.d.desk.Setup(s.d.view.Words, s.wish); err != nil {
			*s.into = before
			s.d.Fault(err)
			return
		}
		s.line = nil
		s.deal()
	default:
		s.line.Key(ev)
	}
}

// wishOf is a new game like the one being played, against Autobot or of the same
// two players, with monsters dealt anew.
func wishOf(t *table) duelbox.Wish { return duelbox.WishLike(&t.now().Setup) }
