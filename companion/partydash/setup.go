package partydash

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gdamore/tcell/v2"

	"kingoftokyo/companion/party"
	"kingoftokyo/companion/screen"
	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// setup is the page that sets a new game up: everything is dealt and chosen
// already, Enter begins, a letter changes one thing.
type setup struct {
	d    *Dash
	view party.View // of the box that is set up, whatever is being played
	set  tokyo.Setup
	at   int
	top  int
	line *screen.Field
	take func(typed string) error // what becomes of the line typed
}

// fewest is how many players a game needs (1.1).
const fewest = 2

// newSetup deals a game of an edition for four.
func newSetup(d *Dash, e tokyo.Edition) *setup {
	s := &setup{d: d}
	s.set = tokyo.NewSetup(e, make([]tokyo.MonsterID, 4), make([]string, 4), 0)
	s.box(e)
	s.deal()
	return s
}

// setupLike is the page for a new game like one that was played: the same people
// and options, monsters dealt anew.
func setupLike(d *Dash, set *tokyo.Setup) *setup {
	s := &setup{d: d}
	n := set.Players
	s.set = tokyo.NewSetup(set.Edition, set.Monsters[:n], set.Names[:n], set.First)
	s.set.Options, s.set.Green = set.Options, set.Green
	s.box(set.Edition)
	s.deal()
	return s
}

// box goes on with another edition's box: monsters are dealt anew, the row is
// unnamed again.
func (s *setup) box(e tokyo.Edition) {
	row := [3]tokyo.CardID{tokyo.Unnamed, tokyo.Unnamed, tokyo.Unnamed}
	changed := s.set.Edition != e
	s.set.Edition, s.set.Row = e, row
	s.words()
	if changed {
		s.deal()
	}
}

// words takes the words of the box in the language of the moment.
func (s *setup) words() {
	w, err := s.d.desk.Words(s.set.Edition, nil)
	if err != nil {
		s.d.Fault(err)
		return
	}
	s.view = party.View{Words: w, Rules: s.d.desk.Rules(s.set.Edition)}
}

// deal gives every player another monster, at random.
func (s *setup) deal() {
	left := make([]tokyo.MonsterID, len(s.view.Rules.Monsters))
	for i := range left {
		left[i] = tokyo.MonsterID(i)
	}
	for seat := range s.set.Players {
		i := s.d.desk.Random(len(left))
		s.set.Monsters[seat] = left[i]
		left = slices.Delete(left, i, i+1)
	}
}

// other takes the next monster nobody has for a player.
func (s *setup) other(seat tokyo.Seat, dir int) {
	n := len(s.view.Rules.Monsters)
	id := int(s.set.Monsters[seat])
	for range n {
		id = (id + dir + n) % n
		if !slices.Contains(s.set.Monsters[:s.set.Players], tokyo.MonsterID(id)) {
			s.set.Monsters[seat] = tokyo.MonsterID(id)
			return
		}
	}
}

// players makes the players more or fewer by one, 2 to 6 (1.1).
func (s *setup) players(by int) {
	n := s.set.Players + int8(by)
	if n < fewest || n > tokyo.MaxPlayers {
		s.d.Fault(rules.Refuse("1.1", "tokyo.dash.setup.count"))
		return
	}
	s.set.Players = n
	if by > 0 {
		s.set.Names[n-1] = ""
		s.set.Monsters[n-1] = s.free()
	}
	s.set.First %= tokyo.Seat(n)
	s.set.Options.TwoEnergy = s.set.Options.TwoEnergy && n == 2
}

// free is a monster nobody has.
func (s *setup) free() tokyo.MonsterID {
	for id := range tokyo.MonsterID(len(s.view.Rules.Monsters)) {
		if !slices.Contains(s.set.Monsters[:s.set.Players-1], id) {
			return id
		}
	}
	return 0
}

// choice is a line of the set-up.
type choice struct {
	key    rune
	label  string
	value  string
	change func(dir int)
	typed  func() // opens a line to type the value in; nil where nothing is typed
}

// choices are the lines, top to bottom.
func (s *setup) choices() []choice {
	v := &s.view
	out := []choice{
		{'b', v.Say("tokyo.dash.setup.box"), v.Catalogue.Words(s.view.Rules.Set.Name), s.otherBox, nil},
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
	out = append(out, choice{'f', v.Say("tokyo.dash.setup.first"), s.player(s.set.First), func(dir int) {
		n := tokyo.Seat(s.set.Players)
		s.set.First = (s.set.First + tokyo.Seat(dir) + n) % n
	}, nil})
	if s.set.Edition == tokyo.Dark {
		out = append(out, choice{'t', v.Say("tokyo.dash.setup.tiles"), tileSides(v, s.set.Green), func(int) { s.otherTiles() }, nil})
	}
	toggle := func(key rune, label string, on *bool, no, yes string) choice {
		word := no
		if *on {
			word = yes
		}
		return choice{key, v.Say(label), v.Say(word), func(int) { *on = !*on }, nil}
	}
	o := &s.set.Options
	if s.set.Players == 2 {
		out = append(out, toggle('e', "tokyo.dash.setup.two", &o.TwoEnergy, "tokyo.dash.setup.two.points", "tokyo.dash.setup.two.energy"))
	}
	if s.set.Players > 4 {
		out = append(out, toggle('y', "tokyo.dash.setup.bay", &o.BayMoves, "tokyo.dash.setup.bay.stays", "tokyo.dash.setup.bay.moves"))
	}
	return append(out, toggle('z', "tokyo.dash.setup.frenzy", &o.FrenzyCut, "tokyo.dash.setup.frenzy.after", "tokyo.dash.setup.frenzy.cut"),
		choice{'c', v.Say("dash.setup.row"), s.row(), func(int) { s.askRow() }, s.askRow})
}

// player is what a player is called: by name, without one by the monster.
func (s *setup) player(seat tokyo.Seat) string {
	if name := s.set.Names[seat]; name != "" {
		return name
	}
	return s.view.Monster(s.set.Monsters[seat])
}

// otherBox goes on with the next box; Duel's has a page of its own.
func (s *setup) otherBox(dir int) {
	boxes := []func(){func() { s.box(tokyo.Base) }, func() { s.box(tokyo.Dark) }, s.d.around.SetUpDuel}
	boxes[(int(s.set.Edition)+dir+len(boxes))%len(boxes)]()
}

// otherTiles goes from all red to all green to a mixture drawn at random (12.10).
func (s *setup) otherTiles() {
	green := [tokyo.NumTiles]bool{}
	switch {
	case s.set.Green == green: // all red
		for i := range green {
			green[i] = true
		}
	case !slices.Contains(s.set.Green[:], false): // all green
		for i := range green {
			green[i] = s.d.desk.Random(2) == 1
		}
		green[0], green[1] = true, false // a mixture has both
	}
	s.set.Green = green
}

// tileSides says which sides of the tiles are played with: one colour, or both
// with the numbers of the green ones.
func tileSides(v *party.View, green [tokyo.NumTiles]bool) string {
	var greens []string
	for i, g := range green {
		if g {
			greens = append(greens, strconv.Itoa(i+1))
		}
	}
	switch len(greens) {
	case 0:
		return v.Say("tokyo.dash.tiles.red")
	case tokyo.NumTiles:
		return v.Say("tokyo.dash.tiles.green")
	}
	return v.Say("tokyo.dash.tiles.mixed", rules.Text("green", strings.Join(greens, " ")))
}

// row is the cards of the row by name.
func (s *setup) row() string {
	var out []string
	for _, id := range s.set.Row {
		if id == tokyo.Unnamed {
			out = append(out, "?")
			continue
		}
		out = append(out, s.view.Card(id))
	}
	return strings.Join(out, ", ")
}

// askName opens a line to type a player's name in.
func (s *setup) askName(seat tokyo.Seat) {
	s.ask(s.set.Names[seat], func() string { return s.view.Say("tokyo.dash.setup.name", rules.Num("n", int(seat)+1)) }, func(typed string) error {
		name := cleanName(typed)
		for other := range tokyo.Seat(s.set.Players) {
			if other != seat && name != "" && text.Fold(s.set.Names[other]) == text.Fold(name) {
				return rules.Refuse("", "name-twice", rules.Text("name", name))
			}
		}
		s.set.Names[seat] = name
		return nil
	})
}

// askRow opens a line to type the three cards of the row in.
func (s *setup) askRow() {
	s.ask("", func() string { return s.view.Say("tokyo.dash.setup.row") }, func(typed string) error {
		row, err := s.readRow(typed)
		if err == nil {
			s.set.Row = row
		}
		return err
	})
}

// readRow reads three cards, a few letters each, with commas between; ? and what
// is not said stay unnamed.
func (s *setup) readRow(typed string) ([3]tokyo.CardID, error) {
	row := [3]tokyo.CardID{tokyo.Unnamed, tokyo.Unnamed, tokyo.Unnamed}
	words := strings.Split(typed, ",")
	for i, w := range words {
		w = strings.TrimSpace(w)
		if w == "" || w == "?" {
			continue
		}
		id, ok := s.card(w, row)
		if i >= len(row) || !ok {
			return row, rules.Refuse("2.2", "no-such-card", rules.Text("card", w))
		}
		row[i] = id
	}
	return row, nil
}

// card is the best match of a few letters among the cards that are not in the row
// yet.
func (s *setup) card(word string, row [3]tokyo.CardID) (tokyo.CardID, bool) {
	r, best, found := s.view.Rules, text.NoMatch, tokyo.NoCard
	folded := text.Fold(word)
	for id := tokyo.CardID(1); folded != "" && id < r.FirstTile(); id++ {
		name := namesOf(r, id)
		if rank := min(text.Match(name.EN, folded), text.Match(name.FR, folded)); rank < best && !slices.Contains(row[:], id) {
			best, found = rank, id
		}
	}
	return found, best < text.NoMatch
}

// ask opens a line to type something in.
func (s *setup) ask(begin string, label func() string, take func(string) error) {
	s.take = take
	s.line = screen.NewField(func() string { return s.view.Colon(label(), "") }, begin)
}

// Draw implements screen.Page.
func (s *setup) Draw(c screen.Canvas) {
	if s.view.Lang != s.d.desk.Lang {
		s.words()
	}
	v := &s.view
	c.Heading(0, v.Say("tokyo.dash.setup.title"), strings.ToUpper(string(v.Lang)))
	c.Tap(c.W-8, 0, 8, 1, func() { s.d.OtherLanguage() })
	choices := s.choices()
	y := 1
	if c.H >= 20 {
		y = c.Part(1, 0, c.W-2, c.H).Text(1, c.Theme.Plain, v.Say("tokyo.dash.setup.hint")) + 1
	}
	room := max(1, c.H-y-1)
	if c.H >= 20 {
		room--
	}
	if s.line != nil {
		room = max(1, room-1)
	}
	s.at = min(s.at, len(choices)-1)
	s.top = screen.Scroll(s.top, s.at, room, len(choices))
	for i := s.top; i < min(len(choices), s.top+room); i++ {
		s.drawChoice(c.Rows(y, 1), i, &choices[i])
		y++
	}
	if s.line != nil {
		s.line.Draw(c.Rows(min(y+1, c.H-2), 1))
		s.d.Footer(c, []screen.Hint{{Keys: s.d.KeyName("enter"), Word: v.Say("key.set")}, {Keys: s.d.KeyName("esc"), Word: v.Say("key.cancel")}})
		return
	}
	press := func(c rune) func() { return func() { s.d.Press(tcell.KeyRune, c) } }
	list := []screen.Hint{
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
	if c.H >= 20 { // two lines of them
		list = list[screen.HintLine(c, c.H-2, list):]
	}
	s.d.Footer(c, list)
}

// drawChoice is one line of the set-up; a tap does what its key does.
func (s *setup) drawChoice(c screen.Canvas, i int, ch *choice) {
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
}

// do changes the line's value, or has it typed.
func (ch *choice) do() {
	if ch.typed != nil {
		ch.typed()
		return
	}
	ch.change(+1)
}

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
		s.d.Push(newHelp(s.d, nil))
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
	}
}

// typeKey types a name, or the cards of the row.
func (s *setup) typeKey(ev *tcell.EventKey) {
	switch ev.Key() {
	case tcell.KeyEscape:
		s.line = nil
	case tcell.KeyEnter:
		if err := s.take(strings.TrimSpace(s.line.Text())); err != nil {
			s.d.Fault(err)
			return
		}
		s.line = nil
	default:
		s.line.Key(ev)
	}
}

// cleanName keeps a name on its line: no comment sign, no doubled spaces.
func cleanName(s string) string {
	s = strings.Map(func(r rune) rune {
		if r == '#' || r < ' ' {
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
