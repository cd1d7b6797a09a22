package tokyo

// NumTiles is how many Wickedness tiles the Dark Edition has, of two sides each.
const NumTiles = 10

// Setup is how a game begins: everything before its first event.
type Setup struct {
	Edition  Edition
	Hash     string // of the card data it was first played with
	Players  int8
	Monsters [MaxPlayers]MonsterID
	Names    [MaxPlayers]string // of the players; may be empty
	Options  Options
	First    Seat
	Green    [NumTiles]bool // which side of each tile is played with (12.10)
	Row      [3]CardID

	headSaid bool
	seated   uint8 // seats that a line named, one bit each
	rowSaid  bool
}

// NewSetup is a whole set-up, as it is put together before a game.
func NewSetup(edition Edition, monsters []MonsterID, names []string, first Seat) Setup {
	set := Setup{Edition: edition, Players: int8(len(monsters)), First: first, Row: unnamedRow, headSaid: true, seated: 1<<len(monsters) - 1}
	copy(set.Monsters[:], monsters)
	copy(set.Names[:], names)
	return set
}

// Seated says whether a line has named the player of a seat and the monster: in the middle
// of a set-up there may be gaps (1.1).
func (set *Setup) Seated(seat Seat) bool { return set.seated&(1<<seat) != 0 }

// unnamedRow is a row of which nobody has said anything.
var unnamedRow = [3]CardID{Unnamed, Unnamed, Unnamed}

// SetupStep is one line of a set-up.
type SetupStep struct {
	Verb   string // kot, cards, player, option, tiles, first, row
	Seat   Seat   // of a player
	Option string // the name of an option
	Setup         // as it is with this line
}

// Start is the table a set-up gives (2): the first player's turn 1.
func (r *Rules) Start(set *Setup) State {
	s := State{Edition: set.Edition, Players: set.Players, Options: set.Options, First: set.First, Roared: NoSeat, Winner: NoSeat}
	for seat := range s.Seats {
		s.Seats[seat] = Monster{ID: set.Monsters[seat], Hearts: StartHearts}
		if int8(seat) >= set.Players {
			s.Seats[seat] = Monster{}
		}
	}
	for id := range s.Lies {
		s.Lies[id].Owner = NoSeat
	}
	for id := r.FirstTile(); id <= r.Last(); id++ {
		if tile := r.Tile(id); tile.Green != set.Green[tile.Number-1] {
			s.Lies[id].Zone = Discard // the other side
		}
	}
	s.Turn = Turn{Number: 1, Active: set.First, Regular: set.First, Phase: PhaseRoll}
	s.setRow(set.Row)
	return s
}

// setRow lays cards into the row; those that lay there go back to the deck.
func (s *State) setRow(row [3]CardID) {
	for _, id := range s.Row {
		if id != NoCard && id != Unnamed {
			s.Lies[id] = Lie{Zone: Deck, Owner: NoSeat}
		}
	}
	s.Row = row
	for _, id := range row {
		if id != NoCard && id != Unnamed {
			s.Lies[id] = Lie{Zone: Row, Owner: NoSeat}
		}
	}
}
