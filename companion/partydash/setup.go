package partydash

import (
	"slices"
	"strings"

	"kingoftokyo/companion/screen"
	party "kingoftokyo/companion/tokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// setup is the page that sets a new game up: everything is dealt and chosen
// already, Enter begins, a letter changes one thing. It holds a wish; what may be
// wished is decided by the package party, as for those who type lines.
type setup struct {
	d    *Dash
	box  tokyo.Edition
	view party.View  // of the box that is set up, whatever is being played
	wish party.Wish  // leaves nothing open but names and the row
	set  tokyo.Setup // that meets it
	at   int
	top  int
	line *screen.Field
	ask  func() string            // the label of the line typed
	take func(typed string) error // what becomes of the line typed
}

// fewest is how many players a game needs (1.1).
const fewest = 2

// bayFrom is from how many players on Tokyo Bay is in use (8.1).
const bayFrom = 5

// newSetup deals a game of an edition for four.
func newSetup(d *Dash, e tokyo.Edition) *setup {
	return setupOf(d, e, party.Wish{Players: make([]party.PlayerWish, 4)})
}

// setupLike is the page for a new game like one that was played: the same people
// and options, monsters dealt anew.
func setupLike(d *Dash, set *tokyo.Setup) *setup { return setupOf(d, set.Edition, party.Again(set)) }

// setupOf is the page with a wish to begin with; what it leaves open is dealt.
func setupOf(d *Dash, e tokyo.Edition, w party.Wish) *setup {
	s := &setup{d: d, box: e}
	s.try(w)
	s.words()
	return s
}

// wishOf is the wish that a set-up meets exactly: everything in it is said already.
func wishOf(set *tokyo.Setup, r *tokyo.Rules) party.Wish {
	w := party.Again(set)
	for i := range w.Players {
		w.Players[i].Monster = r.Monsters[set.Monsters[i]].ID
	}
	w.First = set.First.String()
	row := make([]string, len(set.Row))
	for i, id := range set.Row {
		row[i] = r.Name(id)
	}
	w.Row = strings.Join(row, ", ")
	return w
}

// try wishes something else and says why it cannot be; then nothing has changed.
// Monsters and who starts stay from then on as they were dealt.
func (s *setup) try(w party.Wish) bool {
	err := s.wishes(w)
	if err != nil {
		s.fault(err)
	}
	return err == nil
}

// wishes is try for a line being typed: the error is said where it is typed.
func (s *setup) wishes(w party.Wish) error {
	set, err := s.d.boxes[s.box].Deal(w)
	if err != nil {
		return err
	}
	w.Players = slices.Clone(w.Players)
	for i := range w.Players {
		w.Players[i].Monster = s.d.rules(s.box).Monsters[set.Monsters[i]].ID
	}
	w.First = set.First.String()
	if w.Tiles != "" { // a mixture drawn at random is drawn once
		w.Tiles = party.TileWord(set.Green)
	}
	s.wish, s.set = w, set
	return nil
}

// fault says why something was not done, in the words of the box set up.
func (s *setup) fault(err error) {
	if s.view.Words == nil {
		s.d.Fault(err)
		return
	}
	s.d.Warn(s.view.Error(err))
}

// words takes the words of the box in the language of the moment.
func (s *setup) words() {
	v, err := s.d.boxes[s.box].View(nil)
	if err != nil {
		s.d.Fault(err)
		return
	}
	s.view = *v
}

// now are the words of the box, in the language of the moment.
func (s *setup) now() *party.View {
	if s.view.Lang != s.d.desk.Lang {
		s.words()
	}
	return &s.view
}

// inBox goes on with another edition's box: monsters are dealt anew, the row is
// unnamed again.
func (s *setup) inBox(e tokyo.Edition) {
	was := s.box
	if e == was {
		return
	}
	w := s.wish
	w.Row, w.Tiles = "", ""
	if s.box = e; !s.try(undealt(w)) {
		s.box = was
		return
	}
	s.words()
}

// undealt is a wish that leaves the monsters open.
func undealt(w party.Wish) party.Wish {
	w.Players = slices.Clone(w.Players)
	for i := range w.Players {
		w.Players[i].Monster = ""
	}
	return w
}

// deal gives every player another monster, at random.
func (s *setup) deal() { s.try(undealt(s.wish)) }

// other takes the next monster for a player that nobody has; where all are taken,
// the next one, whose owner gets this player's for it.
func (s *setup) other(seat tokyo.Seat, dir int) {
	monsters, taken := s.view.Rules.Monsters, s.set.Monsters[:s.set.Players]
	n := len(monsters)
	next := func(id tokyo.MonsterID) tokyo.MonsterID { return tokyo.MonsterID((int(id) + dir + n) % n) }
	id := next(taken[seat])
	for len(taken) < n && slices.Contains(taken, id) {
		id = next(id)
	}
	w := s.wish
	w.Players = slices.Clone(w.Players)
	if owner := slices.Index(taken, id); owner >= 0 {
		w.Players[owner].Monster = monsters[taken[seat]].ID
	}
	w.Players[seat].Monster = monsters[id].ID
	s.try(w)
}

// players makes the players more or fewer by one, 2 to 6 (1.1).
func (s *setup) players(by int) {
	w := s.wish
	n := len(w.Players) + by
	if n < fewest || n > tokyo.MaxPlayers {
		s.fault(rules.Refuse("1.1", "tokyo.dash.setup.count"))
		return
	}
	w.Players = slices.Clone(w.Players[:min(n, len(w.Players))])
	if by > 0 {
		w.Players = append(w.Players, party.PlayerWish{})
	}
	if int(s.set.First) >= n {
		w.First = tokyo.Seat(0).String()
	}
	w.TwoEnergy = w.TwoEnergy && n == fewest
	s.try(w)
}

// starts lets a player start (2.4).
func (s *setup) starts(seat tokyo.Seat) {
	w := s.wish
	w.First = seat.String()
	s.try(w)
}

// lot draws who starts.
func (s *setup) lot() {
	w := s.wish
	w.First = ""
	s.try(w)
}

// otherBox goes on with the next box; Duel's has a page of its own.
func (s *setup) otherBox(dir int) {
	boxes := []func(){func() { s.inBox(tokyo.Base) }, func() { s.inBox(tokyo.Dark) }, s.d.around.SetUpDuel}
	boxes[(int(s.box)+dir+len(boxes))%len(boxes)]()
}

// otherTiles goes from all red to all green and from there to a line for a mixture;
// a mixture gives way to all red (12.10).
func (s *setup) otherTiles() {
	w := s.wish
	switch greens := greenSides(&s.view, s.set.Green); {
	case s.box != tokyo.Dark:
		s.fault(rules.Refuse("12.10", "tokyo.no-tiles"))
		return
	case len(greens) == 0:
		w.Tiles = "green"
	case len(greens) == tokyo.NumTiles:
		s.open("", func() string { return s.view.Say("tokyo.dash.setup.tiles.ask") }, func(typed string) error {
			w.Tiles = typed
			return s.wishes(w)
		})
		return
	default:
		w.Tiles = "red"
	}
	s.try(w)
}

// twoEnergy changes what Tokyo pays with two players (13); with more it says why not.
func (s *setup) twoEnergy() {
	w := s.wish
	w.TwoEnergy = !w.TwoEnergy
	s.try(w)
}

// bay changes what happens when the City alone is left (8.7).
func (s *setup) bay() {
	if len(s.wish.Players) < bayFrom {
		s.fault(rules.Refuse("8.1", "tokyo.dash.setup.no-bay"))
		return
	}
	w := s.wish
	w.Bay = map[bool]string{false: "moves", true: "stays"}[s.set.Options.BayMoves]
	s.try(w)
}

// frenzy changes what Frenzy does with the present turn (15.2).
func (s *setup) frenzy() {
	w := s.wish
	w.Frenzy = map[bool]string{false: "cut", true: "after"}[s.set.Options.FrenzyCut]
	s.try(w)
}

// askName opens a line to type a player's name in, as in plain mode also with a
// monster behind a colon.
func (s *setup) askName(seat tokyo.Seat) {
	s.open(s.wish.Players[seat].Name, func() string { return s.view.Say("tokyo.dash.setup.name", rules.Num("n", int(seat)+1)) }, func(typed string) error {
		w := s.wish
		w.Players = slices.Clone(w.Players)
		one := party.ParsePlayer(typed)
		if one.Monster == "" {
			one.Monster = w.Players[seat].Monster
		}
		w.Players[seat] = one
		return s.wishes(w)
	})
}

// askRow opens a line to type the three cards of the row in; nothing leaves them
// unnamed.
func (s *setup) askRow() {
	s.open("", func() string { return s.view.Say("tokyo.dash.setup.row") }, func(typed string) error {
		w := s.wish
		w.Row = typed
		return s.wishes(w)
	})
}

// open opens a line to type something in.
func (s *setup) open(begin string, label func() string, take func(string) error) {
	s.ask, s.take = label, take
	s.line = screen.NewField(func() string { return "> " }, begin)
}

// player is what a player is called: by name, without one by the monster.
func (s *setup) player(seat tokyo.Seat) string {
	if name := s.set.Names[seat]; name != "" {
		return name
	}
	return s.view.Monster(s.set.Monsters[seat])
}

// tileSides says which sides of the tiles are played with: one colour, or both
// with the names of the green ones.
func tileSides(v *party.View, green [tokyo.NumTiles]bool) string {
	switch greens := greenSides(v, green); len(greens) {
	case 0:
		return v.Say("tokyo.dash.tiles.red")
	case tokyo.NumTiles:
		return v.Say("tokyo.dash.tiles.green")
	default:
		return v.Say("tokyo.dash.tiles.mixed", rules.Text("green", strings.Join(greens, ", ")))
	}
}

// greenSides are the names of the green sides a game is played with (12.10), in the
// order of the tiles.
func greenSides(v *party.View, green [tokyo.NumTiles]bool) []string {
	out := make([]string, 0, tokyo.NumTiles)
	for number := range green {
		for id := v.Rules.FirstTile(); green[number] && id <= v.Rules.Last(); id++ {
			if tile := v.Rules.Tile(id); tile.Green && int(tile.Number)-1 == number {
				out = append(out, v.Card(id))
			}
		}
	}
	return out
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
