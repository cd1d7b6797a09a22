package tokyo

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
	"kingoftokyo/rules/line"
)

// NumTiles is the number of Wickedness tiles in the Dark Edition. Each has two sides.
const NumTiles = 10

// A Setup is how a game begins: everything before its first event.
type Setup struct {
	Edition  Edition
	Hash     string // hash of the card data with which the game was first played
	Players  int8
	Monsters [MaxPlayers]MonsterID
	Names    [MaxPlayers]string     // of the players; can be empty
	Hands    [MaxPlayers]rules.Hand // who plays each seat
	Options  Options
	First    Seat
	Green    [NumTiles]bool // which side of each tile is used (12.10)
	Row      [3]CardID

	headSaid bool
	seated   uint8 // seats named by a line, one bit each
	rowSaid  bool
}

// NewSetup returns a complete set-up, as put together before a game.
func NewSetup(edition Edition, monsters []MonsterID, names []string, first Seat) Setup {
	set := Setup{
		Edition: edition, Players: int8(len(monsters)), First: first, Row: unnamedRow,
		headSaid: true, seated: 1<<len(monsters) - 1,
	}
	copy(set.Monsters[:], monsters)
	copy(set.Names[:], names)
	return set
}

// HasKot reports whether kot plays a seat.
func (set *Setup) HasKot() bool {
	return slices.ContainsFunc(set.Hands[:], func(h rules.Hand) bool { return h.Kot })
}

// Seated reports whether a line has named the player and the monster of a seat. An
// unfinished set-up can have gaps (1.1).
func (set *Setup) Seated(seat Seat) bool { return set.seated&(1<<seat) != 0 }

// unnamedRow is a row with no named cards.
var unnamedRow = [3]CardID{Unnamed, Unnamed, Unnamed}

// A SetupStep is one line of a set-up.
type SetupStep = line.Step[Setup, Seat]

// Start returns the table that a set-up results in (2): the first player's turn 1.
func (r *Rules) Start(set *Setup) State {
	s := State{Edition: set.Edition, Players: set.Players, Options: set.Options, First: set.First, Roared: NoSeat, Winner: NoSeat}
	for seat := range s.Seats {
		s.Seats[seat] = Monster{ID: set.Monsters[seat], Hearts: StartHearts}
		if int8(seat) >= set.Players {
			s.Seats[seat] = Monster{}
		}
	}
	for id := range s.Locations {
		s.Locations[id].Owner = NoSeat
	}
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if tile := r.Tile(id); tile.Green != set.Green[tile.Number-1] {
			s.Locations[id].Zone = Discard // the other side
		}
	}
	s.Turn = Turn{Number: 1, Active: set.First, Regular: set.First, Phase: PhaseRoll}
	s.setRow(set.Row)
	return s
}

// setRow puts cards into the row. The previous cards go back to the deck.
func (s *State) setRow(row [3]CardID) {
	for _, id := range s.Row {
		if id != NoCard && id != Unnamed {
			s.Locations[id] = Location{Zone: Deck, Owner: NoSeat}
		}
	}
	s.Row = row
	for _, id := range row {
		if id != NoCard && id != Unnamed {
			s.Locations[id] = Location{Zone: Row, Owner: NoSeat}
		}
	}
}

// Version is the version of the notation that this program reads and writes.
const Version = 1

// minPlayers is the fewest players that a game needs (1.1).
const minPlayers = 2

var setupForms = []form{
	setsUp("kot", "1 tokyo|dark", func(c *codec, set *Setup, _ *SetupStep) {
		c.Version(Version)
		c.Const(c.Edition.String(), c.Edition.String()) // a file of another box is not for these rules
		set.Edition, set.headSaid = c.Edition, true
	}),
	setsUp("cards", "HASH", func(c *codec, set *Setup, _ *SetupStep) { set.Hash = c.Word(set.Hash) }),
	setsUp("player", "SEAT MONSTER [NAME]", func(c *codec, set *Setup, step *SetupStep) {
		c.seat(&step.Who)
		c.monster(&set.Monsters[step.Who])
		c.Rest(&set.Names[step.Who])
		set.Players, set.seated = max(set.Players, int8(step.Who)+1), set.seated|1<<step.Who
	}),
	setsUp("plays", "SEAT "+line.UseHand, func(c *codec, set *Setup, step *SetupStep) {
		if h := &set.Hands[step.Who]; c.Due(h.Kot) {
			c.seat(&step.Who)
			c.Hand(&set.Hands[step.Who])
		}
	}),
	setsUp("option", "NAME VALUE", func(c *codec, set *Setup, step *SetupStep) { options.Pass(&c.Line, &set.Options, &step.Option) }),
	setsUp("tiles", "red|green|rgrgrgrgrg", func(c *codec, set *Setup, _ *SetupStep) { c.sides(&set.Green) }),
	setsUp("first", "SEAT", func(c *codec, set *Setup, _ *SetupStep) { c.seat(&set.First) }),
	setsUp("row", "A B C", func(c *codec, set *Setup, _ *SetupStep) {
		c.row(&set.Row)
		set.rowSaid = true
	}),
}

// setsUp makes the form of a set-up line. A second `row` is a correction.
var setsUp = line.SetsUp(SetUp, func(c *codec) **SetupStep { return &c.ev.Setup },
	func(c *codec) (set *Setup, rowSaid bool) { return &c.t.Setup, !c.t.SetupOpen || c.t.Setup.rowSaid })

// options are the switches of a game: what Tokyo pays with two players (13.1), whether the Bay's Monster moves up
// (8.7), when frenzy's turn begins (15.2).
var options = line.Options[Options]{
	{Name: "two-player", Values: [2]string{"points", "energy"}, At: func(o *Options) *bool { return &o.TwoEnergy }},
	{Name: "bay", Values: [2]string{"stays", "moves"}, At: func(o *Options) *bool { return &o.BayMoves }},
	{Name: "frenzy", Values: [2]string{"after", "cut"}, At: func(o *Options) *bool { return &o.FrenzyCut }},
}

// Set sets an option by its words. It returns false if there is no such option or value.
func (o *Options) Set(name, val string) bool { return options.Set(o, name, val) }

func (c *codec) monster(m *MonsterID) {
	line.OneOf(c, m, c.Monsters, func(x *MonsterCard) string { return x.ID })
}

// sides passes which side of each tile is used (12.10): all red, all green, or one
// letter each from tile 1 to tile 10.
func (c *codec) sides(green *[NumTiles]bool) {
	switch {
	case c.Writing() && c.Edition == Dark:
		c.Word(TileLetters(*green))
		return
	case c.Writing(): // the box has no tiles
		return
	case c.Edition != Dark:
		c.Fail("tokyo.no-tiles")
		return
	}
	w := c.Word("")
	letters := w
	if w == "red" || w == "green" {
		letters = strings.Repeat(w[:1], NumTiles)
	}
	if len(letters) != NumTiles || strings.Trim(letters, "rg") != "" {
		c.Wrong(w, "red, green, rgrgrgrgrg")
		return
	}
	for i := range green {
		green[i] = letters[i] == 'g'
	}
}

// TileLetters returns the sides of the tiles as in the notation.
func TileLetters(green [NumTiles]bool) string {
	var sides strings.Builder
	for _, g := range green {
		sides.WriteByte(map[bool]byte{false: 'r', true: 'g'}[g])
	}
	switch w := sides.String(); strings.Trim(w, w[:1]) {
	case "":
		return map[bool]string{false: "red", true: "green"}[green[0]]
	default:
		return w
	}
}

// Lines writes the whole set-up as the first lines of a game file.
func (set *Setup) Lines(r *Rules) []string {
	each, on := []string{"player", "plays"}, options.On(&set.Options)
	return line.SetupLines(set, setupForms, each, Seat(set.Players), on, func(step *SetupStep) string {
		return r.Write(&Event{Kind: SetUp, Setup: step})
	})
}
