package tokyo

import "kingoftokyo/rules"

// MaxCards is how many cards a box may have, copies included: more than any has today.
const MaxCards = 80

// MaxPieces is how many cards and tile sides a state has room for: all cards, twenty
// sides, and nothing at index 0.
const MaxPieces = 1 + MaxCards + 20

// Zone is where a card or tile lies.
type Zone uint8

// The zones. A tile on the gauge is in its Deck; the side that was not chosen
// and a discarded tile are in Discard.
const (
	Deck    Zone = iota // unseen, in the deck; of a tile: on the gauge
	Row                 // face up for sale
	Held                // before its owner
	Discard             // in the discards; of a tile: out of the game
)

// String is the zone's word in the notation.
func (z Zone) String() string { return [...]string{"deck", "row", "held", "discard"}[z] }

// Location is where a card or tile lies and what lies on it.
type Location struct {
	Zone  Zone
	Owner Seat // of a Held one
	// N are the smoke tokens or the energy on it (smoke-cloud, battery-monster).
	N int8
	// Of is the card that a mimic or fluxling copies; NoCard where it is idle.
	Of CardID
}

// Monster is one player's side of the table.
type Monster struct {
	ID         MonsterID
	Hearts     int8
	Points     int8 // victory points, 0 to 20 (11.9)
	Energy     int16
	Wickedness int8 // 0 to 10 (12.1)
	Poison     int8 // tokens
	Shrink     int8
	Place      Place
	Out        bool // eliminated, or given up (11.1)
	GaveUp     bool
	Zombie     bool // zombify has brought it back: limit 12, heart dice useless
}

// Options are the switches of a game, chosen when it is set up.
type Options struct {
	TwoEnergy bool // 13: with two players Tokyo pays energy instead of points
	BayMoves  bool // 8.7: the City vacated alone, the Bay's Monster moves up
	FrenzyCut bool // 15.2: buying frenzy ends the present turn at once
}

// Extra is a further turn somebody has in store.
type Extra struct {
	Seat  Seat
	Fewer int8 // dice fewer in it (freeze-time)
}

// Turn is what is forgotten when the dice pass.
type Turn struct {
	Number       int16 // 1 is the game's first; every turn counts, further ones too
	Active       Seat
	Regular      Seat // whose turn in the round it is: after further turns play goes on from here
	Phase        Phase
	Was          Phase      // the phase a finished game ended in
	Dice         rules.Roll // the result that lies there, as cards have changed it
	Fewer        int8       // dice fewer in this turn (freeze-time)
	Paid         int8       // rolls bought with smoke-cloud and energy-drink
	Done         uint8      // Groups already resolved, one bit each (5.0)
	Moved        bool       // the choices of the turn's start are made (mimic, fluxling)
	Bought       bool       // the active Monster has bought a card
	Looked       bool       // made-in-a-lab has been answered
	Left         bool       // parasitic-tentacles has been declined
	HurtSomebody bool       // the active Monster has cost somebody a heart (herbivore)
	Wings        uint8      // seats that lose no heart any more in this turn, one bit each
	Jumped       Pieces     // super-jump and its copies, used in this turn
	Vacated      [2]bool    // City, Bay: left by a Monster that yielded in this turn (6.7)
	Burrow       [2]Burrow  // what the newcomer loses for each place left, City and Bay (burrowing)
	Cut          bool       // frenzy has ended this turn: nothing more of it happens (15.2)
}

// Burrow is the hearts that whoever enters loses, and by whose burrowing.
type Burrow struct {
	Hearts int8
	By     Seat
}

// MaxExtra is how many further turns may wait.
const MaxExtra = 12

// State is a whole table. It is a plain value: = copies it, == compares it.
type State struct {
	Edition   Edition
	Players   int8 // 2 to 6 (1.1)
	Options   Options
	First     Seat // who started
	Seats     [MaxPlayers]Monster
	Locations [MaxPieces]Location
	Row       [3]CardID // slots 1 to 3
	Lost      int8      // cards nobody named that lie in the discards
	Turn      Turn
	Extra     [MaxExtra]Extra // further turns, the next one first
	Extras    int8            // how many
	Roared    Seat            // who has won by final-roar; NoSeat
	Ended     Why             // how the game ended (11.3)
	Winner    Seat            // NoSeat where nobody has won, or several have
}

// Has says whether a player of that seat takes part.
func (s *State) Has(seat Seat) bool { return seat >= 0 && int8(seat) < s.Players }

// Alive says whether the seat's Monster is in the game.
func (s *State) Alive(seat Seat) bool { return s.Has(seat) && !s.Seats[seat].Out }

// Living is how many Monsters are alive.
func (s *State) Living() int {
	n := 0
	for seat := range Seat(s.Players) {
		if !s.Seats[seat].Out {
			n++
		}
	}
	return n
}

// active is the Monster whose turn it is.
func (s *State) active() *Monster { return &s.Seats[s.Turn.Active] }

// In is who stands in a place; NoSeat where it is empty. Of several, which only a
// correction can bring about, the first.
func (s *State) In(p Place) Seat {
	for seat := range Seat(s.Players) {
		if s.Alive(seat) && s.Seats[seat].Place == p {
			return seat
		}
	}
	return NoSeat
}

// BayOpen says whether Tokyo Bay is in use: a game of five or six of whom more
// than four are alive (8.1, 8.12).
func (s *State) BayOpen() bool { return s.Players >= 5 && s.Living() > 4 }

// After is the next Monster alive clockwise of a seat (2.5); the seat itself where
// no other is left, NoSeat where nobody is.
func (s *State) After(seat Seat) Seat {
	for i := range Seat(s.Players) {
		if next := (seat + 1 + i) % Seat(s.Players); s.Alive(next) {
			return next
		}
	}
	return NoSeat
}

// Before is the next Monster alive counter-clockwise of a seat.
func (s *State) Before(seat Seat) Seat {
	for i := range Seat(s.Players) {
		if next := (seat - 1 - i + 2*Seat(s.Players)) % Seat(s.Players); s.Alive(next) {
			return next
		}
	}
	return NoSeat
}

// Over says whether the game has ended.
func (s *State) Over() bool { return s.Turn.Phase == PhaseOver }

// Holds says whether a card or tile lies before a seat.
func (s *State) Holds(seat Seat, id CardID) bool {
	return id > NoCard && id < MaxPieces && s.Locations[id].Zone == Held && s.Locations[id].Owner == seat
}

// Group is a kind of dice that is resolved together (5.0).
type Group uint8

// The groups, in the order they are resolved in unless players choose another.
const (
	Numbers  Group = iota // 5.1
	Hearts                // 5.4
	Energies              // 5.2
	Smashes               // 5.3
)

// NumGroups is how many there are.
const NumGroups = 4

var groupNames = [NumGroups]string{"numbers", "hearts", "energy", "smashes"}

// String is the group's word in the notation.
func (g Group) String() string { return groupNames[g] }

// Resolved says whether a group of the result is resolved.
func (t *Turn) Resolved(g Group) bool { return t.Done&(1<<g) != 0 }

// CardID is a physical card of the box, 1 to Set.NumCards, or, from there on, a side
// of a Wickedness tile (Rules.FirstTile); NoCard is an empty place and Unnamed a card
// nobody has named. Two copies of a card have two ids.
type CardID uint8

// The two ids that are no card of the box.
const (
	NoCard  CardID = 0
	Unnamed CardID = 255
)

// TileID is a side of a Wickedness tile, an index into Set.Tiles.
type TileID uint8

// MonsterID is an index into Set.Monsters.
type MonsterID uint8
