package tokyo

import "kingoftokyo/rules"

// MaxCards is the most cards a box can have, including copies: more than any box has today.
const MaxCards = 80

// MaxPieces is the number of cards and tile sides that a state has room for: all
// cards, twenty sides, and the unused index 0.
const MaxPieces = 1 + MaxCards + 20

// Zone is the place of a card or tile.
type Zone uint8

// The zones. A tile on the gauge is in its Deck. The side of a tile that was not
// chosen, and a discarded tile, are in Discard.
const (
	Deck    Zone = iota // unseen, in the deck; a tile: on the gauge
	Row                 // face up for sale
	Held                // owned by a player
	Discard             // in the discards; a tile: out of the game
)

// A Location is the place of a card or tile, and what is on it.
type Location struct {
	Zone  Zone
	Owner Seat // of a Held card or tile
	// N is the number of smoke tokens or energy on it (smoke-cloud, battery-monster).
	N int8
	// Of is the card that a mimic or fluxling copies, or NoCard if it is idle.
	Of CardID
}

// A Monster is one player's side of the table.
type Monster struct {
	ID         MonsterID
	Hearts     int8
	Points     int8 // victory points, 0 to 20 (11.9)
	Energy     int16
	Wickedness int8 // 0 to 10 (12.1)
	Poison     int8 // tokens
	Shrink     int8
	Place      Place
	Out        bool // eliminated, or gave up (11.1)
	GaveUp     bool
	Zombie     bool // zombify has brought it back: limit 12, heart dice have no effect
}

// Options are the switches of a game, chosen at set-up.
type Options struct {
	TwoEnergy bool // 13: with two players, Tokyo pays energy instead of points
	BayMoves  bool // 8.7: if only the City is vacated, the Bay's Monster moves up
	FrenzyCut bool // 15.2: buying frenzy ends the current turn at once
}

// An Extra is an extra turn that a player will get.
type Extra struct {
	Seat  Seat
	Fewer int8 // dice fewer on it (freeze-time)
}

// A Turn is what the game forgets at the end of a turn.
type Turn struct {
	Number       int16 // 1 is the first of the game; every turn counts, including extra ones
	Active       Seat
	Regular      Seat // whose turn of the round it is: after extra turns, play continues from here
	Phase        Phase
	Was          Phase      // the phase in which a finished game ended
	Dice         rules.Roll // the result, as changed by cards
	Fewer        int8       // dice fewer on this turn (freeze-time)
	Paid         int8       // rolls bought with smoke-cloud and energy-drink
	Done         uint8      // Groups already resolved, one bit each (5.0)
	Moved        bool       // the choices at the start of the turn are made (mimic, fluxling)
	Bought       bool       // the active Monster has bought a card
	Looked       bool       // made-in-a-lab has been answered
	Left         bool       // parasitic-tentacles has been declined
	HurtSomebody bool       // the active Monster has cost somebody a heart (herbivore)
	Wings        uint8      // seats that lose no more hearts on this turn, one bit each
	Jumped       Pieces     // super-jump and its copies that were used on this turn
	Vacated      [2]bool    // City, Bay: vacated by a Monster that yielded on this turn (6.7)
	Burrow       [2]Burrow  // what a newcomer loses for each vacated place, City and Bay (burrowing)
	Cut          bool       // frenzy has ended this turn: nothing more of it happens (15.2)
}

// A Burrow is the hearts that a Monster loses when it enters, and whose burrowing causes it.
type Burrow struct {
	Hearts int8
	By     Seat
}

// MaxExtra is the most extra turns that can be waiting.
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
	Lost      int8      // unnamed cards in the discards
	Turn      Turn
	Extra     [MaxExtra]Extra // extra turns, the next one first
	Extras    int8            // the number of extra turns
	Roared    Seat            // who has won by final-roar; NoSeat
	Ended     Why             // how the game ended (11.3)
	Winner    Seat            // NoSeat if nobody has won, or several have
}

// Has reports whether a player of that seat takes part.
func (s *State) Has(seat Seat) bool { return seat >= 0 && int8(seat) < s.Players }

// Alive reports whether the seat's Monster is in the game.
func (s *State) Alive(seat Seat) bool { return s.Has(seat) && !s.Seats[seat].Out }

// Living returns the number of living Monsters.
func (s *State) Living() int {
	n := 0
	for seat := range Seat(s.Players) {
		if !s.Seats[seat].Out {
			n++
		}
	}
	return n
}

func (s *State) active() *Monster { return &s.Seats[s.Turn.Active] }

// In returns the seat whose Monster is in a place, or NoSeat if it is empty. If there
// are several, which only a correction can cause, it returns the first.
func (s *State) In(p Place) Seat {
	for seat := range Seat(s.Players) {
		if s.Alive(seat) && s.Seats[seat].Place == p {
			return seat
		}
	}
	return NoSeat
}

// BayOpen reports whether Tokyo Bay is in use: in a game of five or six players with
// more than four alive (8.1, 8.12).
func (s *State) BayOpen() bool { return s.Players >= 5 && s.Living() > 4 }

// After returns the next living Monster clockwise from a seat (2.5). It is the seat
// itself if no other is left, and NoSeat if none is.
func (s *State) After(seat Seat) Seat { return s.nextTo(seat, 1) }

// nextTo returns the next living Monster from a seat in steps of so many seats clockwise.
func (s *State) nextTo(seat, step Seat) Seat {
	for range s.Players {
		if seat = (seat + step) % Seat(s.Players); s.Alive(seat) {
			return seat
		}
	}
	return NoSeat
}

// Over reports whether the game has ended.
func (s *State) Over() bool { return s.Turn.Phase == PhaseOver }

// Holds reports whether a seat has a card or tile.
func (s *State) Holds(seat Seat, id CardID) bool {
	return id > NoCard && id < MaxPieces && s.Locations[id].Zone == Held && s.Locations[id].Owner == seat
}

// A Group is a kind of dice that are resolved together (5.0).
type Group uint8

// The groups, in the order in which they are resolved unless players choose another.
const (
	Numbers  Group = iota // 5.1
	Hearts                // 5.4
	Energies              // 5.2
	Smashes               // 5.3
)

// NumGroups is the number of groups.
const NumGroups = 4

var groupNames = [NumGroups]string{"numbers", "hearts", "energy", "smashes"}

// String returns the group's word in the notation.
func (g Group) String() string { return groupNames[g] }

// Resolved reports whether a group of the result is resolved.
func (t *Turn) Resolved(g Group) bool { return t.Done&(1<<g) != 0 }

// A CardID is a physical card of the box, 1 to Box.NumCards, or, after that, a side
// of a Wickedness tile (Rules.FirstTile). NoCard is an empty place, and Unnamed a
// card that nobody has named. Two copies of a card have two ids.
type CardID uint8

// The two ids that are not cards of the box.
const (
	NoCard  CardID = 0
	Unnamed CardID = 255
)

// A TileID is a side of a Wickedness tile, an index of Box.Tiles.
type TileID uint8

// A MonsterID is an index of Box.Monsters.
type MonsterID uint8
