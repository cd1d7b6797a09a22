package partydash

import (
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// choice is a line of the set-up.
type choice struct {
	key    rune
	label  string
	value  string
	change func(dir int)
	opens  func() // what the key does instead; nil where it changes the value
}

// do changes the line's value, or has it typed.
func (ch *choice) do() {
	if ch.opens != nil {
		ch.opens()
		return
	}
	ch.change(+1)
}

// choices are the lines, top to bottom.
func (s *setup) choices() []choice {
	v, o := s.now(), &s.set.Options
	says := func(on bool, no, yes string) string {
		if on {
			return v.Say(yes)
		}
		return v.Say(no)
	}
	out := []choice{
		{'b', v.Say("tokyo.dash.setup.box"), v.Catalogue.Words(v.Rules.Set.Name), s.otherBox, nil},
		{'p', v.Say("dash.setup.players"), v.Say("tokyo.dash.setup.players.n", rules.Num("n", int(s.set.Players))), s.players, nil},
	}
	for seat := range tokyo.Seat(s.set.Players) {
		name := s.set.Names[seat]
		if name == "" {
			name = "-"
		}
		out = append(out, choice{'1' + rune(seat), v.Say("tokyo.dash.setup.player", rules.Num("n", int(seat)+1)),
			name + ", " + v.Monster(s.set.Monsters[seat]), func(dir int) { s.other(seat, dir) }, func() { s.askName(seat) }})
	}
	n := tokyo.Seat(s.set.Players)
	out = append(out, choice{'f', v.Say("tokyo.dash.setup.first"), s.player(s.set.First),
		func(dir int) { s.starts((s.set.First + tokyo.Seat(dir) + n) % n) }, func() { s.d.Push(newOpening(s)) }})
	if s.set.Edition == tokyo.Dark {
		out = append(out, choice{'t', v.Say("tokyo.dash.setup.tiles"), tileSides(v, s.set.Green), func(int) { s.otherTiles() }, nil})
	}
	if n == fewest {
		out = append(out, choice{'e', v.Say("tokyo.dash.setup.two"), says(o.TwoEnergy, "tokyo.dash.setup.two.points", "tokyo.dash.setup.two.energy"),
			func(int) { s.twoEnergy() }, nil})
	}
	if n >= bayFrom {
		out = append(out, choice{'y', v.Say("tokyo.dash.setup.bay"), says(o.BayMoves, "tokyo.dash.setup.bay.stays", "tokyo.dash.setup.bay.moves"),
			func(int) { s.bay() }, nil})
	}
	return append(out,
		choice{'z', v.Say("tokyo.dash.setup.frenzy"), says(o.FrenzyCut, "tokyo.dash.setup.frenzy.after", "tokyo.dash.setup.frenzy.cut"), func(int) { s.frenzy() }, nil},
		choice{'c', v.Say("dash.setup.row"), s.row(), func(int) { s.askRow() }, s.askRow})
}

// The rows of the set-up below its lines: from roomy on there is a hint above them
// and the keys have two rows.
const roomy = 20

// Draw implements screen.Page.
func (s *setup) Draw(c screen.Canvas) {
	v := s.now()
	c.Heading(0, v.Say("tokyo.dash.setup.title"), strings.ToUpper(string(v.Lang)))
	c.Tap(c.W-8, 0, 8, 1, func() { s.d.OtherLanguage() })
	choices := s.choices()
	y, keys := 1, 1
	if c.H >= roomy {
		y = c.Part(1, 0, c.W-2, c.H).Text(1, c.Theme.Plain, v.Say("tokyo.dash.setup.hint")) + 1
	}
	var asked []string
	if s.line != nil { // what is typed has its rows before anything else
		asked = strings.Split(text.Wrap(s.ask(), c.W-2), "\n")
		asked = asked[:min(len(asked), max(0, c.H-4))]
		keys += len(asked) + 1
	} else if c.H >= roomy || c.H-y-len(choices) > keys {
		keys = 2
	}
	room := max(1, c.H-y-keys)
	s.at = min(s.at, len(choices)-1)
	s.top = screen.Scroll(s.top, s.at, room, len(choices))
	long := ""
	for i := s.top; i < min(len(choices), s.top+room); i++ {
		if ch := &choices[i]; s.drawChoice(c.Rows(y, 1), i, ch) {
			long += v.Colon(ch.label, ch.value) + "\n"
		}
		y++
	}
	if left := c.H - y - keys - 1; left > 0 && long != "" { // what has been cut off, in full
		c.Part(1, y+1, c.W-2, left).Text(0, c.Theme.Plain, strings.TrimSpace(long))
	}
	if s.line != nil {
		top := c.H - keys
		for i, l := range asked {
			c.Put(1, top+i, c.Theme.Bold, strings.TrimSpace(l))
		}
		s.line.Draw(c.Rows(c.H-2, 1))
		s.d.Footer(c, []screen.Hint{{Keys: s.d.KeyName("enter"), Word: v.Say("key.set"), Act: func() { s.d.Press(tcell.KeyEnter, 0) }},
			{Keys: s.d.KeyName("esc"), Word: v.Say("key.cancel"), Act: func() { s.d.Press(tcell.KeyEscape, 0) }}})
		return
	}
	list := s.hints()
	if keys > 1 {
		list = list[screen.HintLine(c, c.H-2, list):]
	}
	s.d.Footer(c, list)
}

// hints are the keys of the page.
func (s *setup) hints() []screen.Hint {
	v := &s.view
	press := func(c rune) func() { return func() { s.d.Press(tcell.KeyRune, c) } }
	return []screen.Hint{
		{Keys: s.d.KeyName("enter"), Word: v.Say("key.begin"), Act: func() { s.d.Press(tcell.KeyEnter, 0) }},
		{Keys: "b", Word: v.Say("tokyo.dash.key.box"), Act: press('b')},
		{Keys: "+ -", Word: v.Say("tokyo.dash.key.players"), Act: press('+')},
		{Keys: s.d.KeyName("leftright"), Word: v.Say("key.change"), Act: func() { s.d.Press(tcell.KeyRight, 0) }},
		{Keys: "r", Word: v.Say("key.deal"), Act: press('r')},
		{Keys: "o", Word: v.Say("key.open"), Act: press('o')},
		{Keys: "?", Word: v.Say("key.help"), Act: press('?')},
		{Keys: "q", Word: v.Say("key.quit"), Act: func() { s.d.Quit() }},
		{Keys: "Tab", Word: v.Say("key.lang"), Act: func() { s.d.OtherLanguage() }},
	}
}

// drawChoice is one line of the set-up; a tap does what its key does. It returns
// whether its value had to be cut off.
func (s *setup) drawChoice(c screen.Canvas, i int, ch *choice) (cut bool) {
	st := c.Theme.Plain
	if i == s.at {
		st = c.Theme.Active
	}
	c.Put(1, 0, c.Theme.Key, string(ch.key))
	x := c.Put(4, 0, c.Theme.Plain, ch.label) + 1
	if c.W >= compact {
		x = max(x, 32)
	}
	c.Put(x, 0, st, ch.value)
	if s.line == nil { // a name being typed is not thrown away by a tap
		c.Tap(0, 0, c.W, 1, func() { s.at = i; ch.do() })
	}
	return x+c.Width(ch.value) > c.W
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
	s.at = min(s.at, len(choices)-1)
	switch ev.Key() {
	case tcell.KeyEnter:
		if err := s.d.Begin(s.set); err != nil {
			s.fault(err)
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
	case tcell.KeyF1:
		s.d.Push(newSetupHelp(s))
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
	case '+', '=':
		s.players(+1)
	case '-':
		s.players(-1)
	case 'q':
		s.d.Quit()
	case 'L':
		s.d.OtherLanguage()
	case 'r':
		s.deal()
	case 'o':
		s.d.around.SavedGames()
	case '?':
		s.d.Push(newSetupHelp(s))
	default:
		if n, ok := screen.Digit(c); ok {
			c = rune('0' + n)
		}
		for i := range choices {
			if choices[i].key == c {
				s.at = i
				choices[i].do()
				return
			}
		}
		s.offKey(c)
	}
}

// offKey says why the key of a line that is not there does nothing now.
func (s *setup) offKey(c rune) {
	switch c {
	case 'e':
		s.twoEnergy()
	case 'y':
		s.bay()
	case 't':
		s.otherTiles()
	}
}

// typeKey types a name, the tiles, or the cards of the row.
func (s *setup) typeKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		s.line = nil
	case tcell.KeyEnter:
		if err := s.take(strings.TrimSpace(s.line.Text())); err != nil {
			s.fault(err)
			return
		}
		s.line = nil
	default:
		s.line.Key(ev)
	}
}
