package duel

import (
	"math/bits"

	"kingoftokyo/rules"
)

// A CardID is a card of the box, 1 to Box.NumCards. NoCard is an empty place, and
// Unnamed a card that nobody has named.
type CardID uint8

// The two ids that are not cards of the box.
const (
	NoCard  CardID = 0
	Unnamed CardID = 255
)

// MaxCards is the most cards a box can have: a CardSet has a bit for each, and bit 0 is unused.
const MaxCards = 63

// A CardSet is a set of named cards.
type CardSet uint64

// Has reports whether the card is in the set.
func (c CardSet) Has(id CardID) bool { return id > 0 && id <= MaxCards && c&(1<<id) != 0 }

// With returns the set with one card added. An id that is not a card changes nothing.
func (c CardSet) With(id CardID) CardSet {
	if id == NoCard || id > MaxCards {
		return c
	}
	return c | 1<<id
}

// Without returns the set without one card.
func (c CardSet) Without(id CardID) CardSet { return c &^ CardSet(0).With(id) }

// Len returns the number of cards in the set.
func (c CardSet) Len() int { return bits.OnesCount64(uint64(c)) }

// Next returns the lowest card of the set above id, or NoCard.
func (c CardSet) Next(id CardID) CardID {
	rest := uint64(c) >> (id + 1) << (id + 1)
	if rest == 0 {
		return NoCard
	}
	return CardID(bits.TrailingZeros64(rest))
}

// list returns the cards of the set, in the order of the box.
func (c CardSet) list() []CardID {
	var out []CardID
	for id := c.Next(NoCard); id != NoCard; id = c.Next(id) {
		out = append(out, id)
	}
	return out
}

// MonsterID and TokenID are indexes of the box's monsters and tokens. The King's two
// tokens are two TokenIDs with the same name.
type (
	MonsterID uint8
	TokenID   uint8
)

// MaxTokens is the number of Buzz tokens that a state has room for: 11 common ones
// and The King's two.
const MaxTokens = 13

// A Monster is one side of the table.
type Monster struct {
	ID     MonsterID
	Hearts int16
	Max    int16 // the starting hearts; gains stop there (D2)
	Energy int16
	Dice   int8 // dice tokens, 0 to 2 (D6)
	Taken  int8 // dice taken from its next turn, or its current one (O2)
	// Dominated counts the times that dominate waits for its next turn. It then rolls
	// one die fewer for each keep card it still owns (O1).
	Dominated int8
	Keep      CardSet // the keep cards it owns
}

// Deficit returns the number of hearts it could gain. It is never negative, even if a
// correction set more hearts than the monster has.
func (m *Monster) Deficit() int { return max(0, int(m.Max-m.Hearts)) }

// A Place is the position of a Buzz token: the lowest position that it covers (in
// spaces), and whether its spaces run down from the top instead of up.
type Place struct {
	Track Track
	At    int8
	Flip  bool
}

// A Token is a Buzz token, on the board or, if Laid is false, in the supply.
type Token struct {
	Place
	Laid bool
}

// A Pile is a stack of face-up cards; the last one is on top.
type Pile struct {
	N     int8
	Cards [MaxCards]CardID
}

// Push puts a card on the pile. A full pile does not change.
func (p *Pile) Push(id CardID) {
	if int(p.N) < len(p.Cards) {
		p.Cards[p.N] = id
		p.N++
	}
}

// List returns the pile from the bottom up.
func (p *Pile) List() []CardID { return p.Cards[:p.N] }

// FameHand is the human's hand at which the Fame track is (T7). Only the dragon
// token's orientation depends on it.
type FameHand uint8

// The hands. It is HandUnknown until the player is asked.
const (
	HandUnknown FameHand = iota
	LeftHand
	RightHand
)

// String returns the hand's word in the notation, or "" for HandUnknown.
func (h FameHand) String() string { return [...]string{"", "left", "right"}[h] }

// Options are the switches of a game, chosen when it is set up.
type Options struct {
	Hard         bool // A9: special power at 3 energy instead of 4
	FullDice     bool // S4, first-dice you: if Autobot starts, it rolls 6 dice
	DiscardTurns bool // A8, discard turn: slot 3 is discarded at the end of every Autobot turn
}

// A Turn is what the game forgets at the end of a turn.
type Turn struct {
	Number     int16 // 1 is the first of the game; every turn of either side counts
	Active     Side
	Phase      Phase
	Was        Phase      // the phase in which a finished game ended: a correction goes back to it
	Rolls      int8       // rolls used
	Dice       rules.Roll // the dice on the table
	Kept       rules.Roll // those set aside for the next roll
	Said       bool       // Kept was named by `keep`; otherwise it follows from A1 or is empty
	White      int8       // dice tokens spent before the first roll (O2)
	Chosen     Symbol     // A2
	Added      rules.Roll // symbols that are not dice (O3)
	Done       uint8      // faces already resolved, one bit each (O6)
	Powers     int8       // power symbols already used
	Stopped    [2]bool    // tracks on which a King token stopped the power this turn (T6)
	Claws      int16      // claws resolved
	Bought     bool       // D4: no free energy
	Again      bool       // frenzy: another turn follows
	Used       CardSet    // once-a-turn effects already used
	HeartsLost [2]int16   // hearts lost on this turn, by side (O10)
	Safe       [2]bool    // no more damage on this turn: unstoppable has spoken (O10)
	Buying     CardID     // the card being bought, between row and owner (O8)
}

// Insisted is the set of wins that corrections made and the player denied. They don't
// end the game until they have ceased to hold. It has one bit per side and way to win.
type Insisted uint8

func bitOf(side Side, why Why) Insisted { return 1 << (2*Insisted(why) + Insisted(side)) }

// lapse forgets the denied wins that have ceased to hold. If they hold again later,
// they count.
func (s *State) lapse() {
	for why := ByHearts; why <= BySpotlight; why++ {
		for side := You; side <= Rival; side++ {
			if !s.holds(side, why) {
				s.DeniedWins &^= bitOf(side, why)
			}
		}
	}
}

// A State is a whole table. It is a plain value: = copies it, == compares it.
type State struct {
	Solo       bool
	Options    Options
	First      Side // who started (S3, S4)
	Hand       FameHand
	Sides      [2]Monster
	Marker     [2]Spot // by Track
	Tokens     [MaxTokens]Token
	Row        [3]CardID // slots 1 to 3; slot 3 costs one less
	Deck       int8
	Discard    Pile
	Turn       Turn
	DeniedWins Insisted // wins that the player has denied (T8)
	GaveUp     [2]bool  // by Side: who has given up (`concede`); at most one, which ends the game
}

// Autobot reports whether it is Autobot's turn.
func (s *State) Autobot() bool { return s.Solo && s.Turn.Active == Rival }

func (s *State) active() *Monster { return &s.Sides[s.Turn.Active] }

// SpecialDue reports whether Autobot's special power works at the end of this turn (A7, A9).
func (s *State) SpecialDue() bool { return s.Autobot() && s.Sides[Rival].Energy >= s.SpecialAt() }

// SpecialAt returns the energy at which Autobot's special power works (A7, A9).
func (s *State) SpecialAt() int16 {
	if s.Options.Hard {
		return 3
	}
	return 4
}

// Holder returns the side that owns a keep card.
func (s *State) Holder(id CardID) (Side, bool) {
	for side := range s.Sides {
		if s.Sides[side].Keep.Has(id) {
			return Side(side), true
		}
	}
	return You, false
}

// Winner works out from the table who has won, and how (W1-W3). A side that gave up
// has lost, whatever the numbers say. If both monsters are down, the active one has
// lost (W4). A win that the player denies does not count (T8).
func (s *State) Winner() (Side, Why) {
	if s.undecided() {
		return You, NotWon
	}
	for _, why := range [...]Why{ByConcession, ByHearts, ByVictory, BySpotlight} {
		for _, side := range [...]Side{s.Turn.Active.Other(), s.Turn.Active} {
			if s.holds(side, why) && s.DeniedWins&bitOf(side, why) == 0 {
				return side, why
			}
		}
	}
	return You, NotWon
}

// undecided is a quick check that nobody can have won, which is true of most tables
// and runs after every change: both monsters have hearts, no marker is at an end, and
// at least one is outside the spotlights.
func (s *State) undecided() bool {
	fame, destruction := max(s.Marker[FameTrack], -s.Marker[FameTrack]), max(s.Marker[DestructionTrack], -s.Marker[DestructionTrack])
	return s.GaveUp == [2]bool{} && s.Sides[You].Hearts > 0 && s.Sides[Rival].Hearts > 0 &&
		max(fame, destruction) < Victory && min(fame, destruction) < lights
}

func (s *State) won() bool {
	_, why := s.Winner()
	return why != NotWon
}

func (s *State) holds(side Side, why Why) bool {
	fame, destruction := s.Marker[FameTrack], s.Marker[DestructionTrack]
	switch why {
	case ByHearts:
		return s.Sides[side.Other()].Hearts <= 0
	case ByVictory:
		return max(fame*side.toward(), destruction*side.toward()) >= Victory
	case BySpotlight:
		return fame.Spotlight(side) && destruction.Spotlight(side)
	case ByConcession:
		return s.GaveUp[side.Other()]
	}
	return false
}

// Over reports whether the game has ended.
func (s *State) Over() bool { return s.Turn.Phase == PhaseOver }
