package duel

import (
	"math/bits"

	"kingoftokyo/rules"
)

// CardID is a card of the box, 1 to Box.NumCards; NoCard is an empty place and
// Unnamed a card nobody has named.
type CardID uint8

// The two ids that are no card of the box.
const (
	NoCard  CardID = 0
	Unnamed CardID = 255
)

// MaxCards is how many cards a box may have: a CardSet has a bit for each, bit 0 for none.
const MaxCards = 63

// CardSet is any set of named cards.
type CardSet uint64

// Has says whether the card is in the set.
func (c CardSet) Has(id CardID) bool { return id > 0 && id <= MaxCards && c&(1<<id) != 0 }

// With and Without add and take a card; ids that are no card change nothing.
func (c CardSet) With(id CardID) CardSet {
	if id == NoCard || id > MaxCards {
		return c
	}
	return c | 1<<id
}

// Without is the set less one card.
func (c CardSet) Without(id CardID) CardSet { return c &^ CardSet(0).With(id) }

// Len is how many cards are in the set.
func (c CardSet) Len() int { return bits.OnesCount64(uint64(c)) }

// Next is the lowest card of the set above id, or NoCard.
func (c CardSet) Next(id CardID) CardID {
	rest := uint64(c) >> (id + 1) << (id + 1)
	if rest == 0 {
		return NoCard
	}
	return CardID(bits.TrailingZeros64(rest))
}

// list are the cards of the set, in the order of the box.
func (c CardSet) list() []CardID {
	var out []CardID
	for id := c.Next(NoCard); id != NoCard; id = c.Next(id) {
		out = append(out, id)
	}
	return out
}

// MonsterID and TokenID are indexes into the box's monsters and tokens; The
// King's two tokens are two TokenIDs with one name.
type (
	MonsterID uint8
	TokenID   uint8
)

// MaxTokens is how many Buzz tokens a state has room for: 11 common ones and
// The King's two.
const MaxTokens = 13

// Monster is one side of the table.
type Monster struct {
	ID     MonsterID
	Hearts int16
	Max    int16 // the hearts it started with; gains stop there (D2)
	Energy int16
	Dice   int8 // dice tokens, 0 to 2 (D6)
	Taken  int8 // dice taken from its next turn, or its present one (O2)
	// Dominated counts the times dominate waits for its next turn: then it rolls
	// one die fewer for each keep card it still owns (O1).
	Dominated int8
	Keep      CardSet // keep cards before it
}

// Deficit is how many hearts it could gain: never negative, also where a
// correction set more hearts than the monster has.
func (m *Monster) Deficit() int { return max(0, int(m.Max-m.Hearts)) }

// Place is where a Buzz token lies: its lowest covered position (in spaces), and
// whether its spaces run downward from its top instead of upward.
type Place struct {
	Track Track
	At    int8
	Flip  bool
}

// Token is a Buzz token on the board or, with Laid false, in the supply.
type Token struct {
	Place
	Laid bool
}

// Pile is a stack of cards face up, the last one on top.
type Pile struct {
	N     int8
	Cards [MaxCards]CardID
}

// Push puts a card on the pile; a full pile stays as it is.
func (p *Pile) Push(id CardID) {
	if int(p.N) < len(p.Cards) {
		p.Cards[p.N] = id
		p.N++
	}
}

// List is the pile from the bottom up.
func (p *Pile) List() []CardID { return p.Cards[:p.N] }

// FameHand is which hand of the human the Fame track lies at (T7): only the
// dragon token's orientation depends on it.
type FameHand uint8

// The hands; HandUnknown until the player was asked.
const (
	HandUnknown FameHand = iota
	LeftHand
	RightHand
)

// String is the hand's word in the notation; empty for HandUnknown.
func (h FameHand) String() string { return [...]string{"", "left", "right"}[h] }

// Options are the switches of a game, chosen when it is set up.
type Options struct {
	Hard         bool // A9: special power from 3 energy on instead of 4
	FullDice     bool // S4, first-dice you: Autobot starting rolls 6 dice
	DiscardTurns bool // A8, discard turn: slot 3 goes at the end of every Autobot turn
}

// Turn is what is forgotten when the dice pass.
type Turn struct {
	Number     int16 // 1 is the game's first; every turn of either side counts
	Active     Side
	Phase      Phase
	Was        Phase      // the phase a finished game ended in: a correction goes back to it
	Rolls      int8       // rolls used
	Dice       rules.Roll // the dice that lie there
	Kept       rules.Roll // of those, set aside for the next roll
	Said       bool       // Kept was said (`keep`); otherwise A1 or nothing implies it
	White      int8       // dice tokens spent before the first roll (O2)
	Chosen     Symbol     // A2
	Added      rules.Roll // symbols that are no dice (O3)
	Done       uint8      // faces already resolved, one bit each (O6)
	Powers     int8       // power symbols already used
	Stopped    [2]bool    // tracks on which a King token stopped the power this turn (T6)
	Claws      int16      // claws resolved
	Bought     bool       // D4: no free energy
	Again      bool       // frenzy: another turn follows
	Used       CardSet    // once-a-turn effects already used
	HeartsLost [2]int16   // hearts lost in this turn, by side (O10)
	Safe       [2]bool    // no more damage in this turn: unstoppable has spoken (O10)
	Buying     CardID     // the card being bought, between row and owner (O8)
}

// Insisted are the wins that corrections made and the player did not confirm:
// they do not end the game until they have ceased to hold. One bit a side and way.
type Insisted uint8

func bitOf(side Side, why Why) Insisted { return 1 << (2*Insisted(why) + Insisted(side)) }

// Has says whether the player insists that this is no win.
func (in Insisted) Has(side Side, why Why) bool { return in&bitOf(side, why) != 0 }

// insist notes that a win is none (T8).
func (s *State) insist(side Side, why Why) { s.DeniedWins |= bitOf(side, why) }

// lapse forgets the denied wins that have ceased to hold: from now on they would
// count again.
func (s *State) lapse() {
	for why := ByHearts; why <= BySpotlight; why++ {
		for side := You; side <= Rival; side++ {
			if !s.holds(side, why) {
				s.DeniedWins &^= bitOf(side, why)
			}
		}
	}
}

// State is a whole table. It is a plain value: = copies it, == compares it.
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
	DeniedWins Insisted // wins the player said are none (T8)
	GaveUp     Concession
}

// Autobot says whether the turn is Autobot's.
func (s *State) Autobot() bool { return s.Solo && s.Turn.Active == Rival }

// active and other are the two sides as the turn sees them.
func (s *State) active() *Monster { return &s.Sides[s.Turn.Active] }

// SpecialDue says whether Autobot's special power works at the end of this turn (A7, A9).
func (s *State) SpecialDue() bool { return s.Autobot() && s.Sides[Rival].Energy >= s.SpecialAt() }

// SpecialAt is the energy from which Autobot's special power works (A7, A9).
func (s *State) SpecialAt() int16 {
	if s.Options.Hard {
		return 3
	}
	return 4
}

// Holder is the side before which a keep card lies.
func (s *State) Holder(id CardID) (Side, bool) {
	for side := range s.Sides {
		if s.Sides[side].Keep.Has(id) {
			return Side(side), true
		}
	}
	return You, false
}

// Winner works out from the table who has won, and how (W1-W3): whoever gave up
// has lost, whatever the numbers say; with both monsters down the active one has
// (W4). A win the player insists is none does not count (T8).
func (s *State) Winner() (Side, Why) {
	if s.undecided() {
		return You, NotWon
	}
	if s.GaveUp != NoConcession {
		for side := You; side <= Rival; side++ {
			if s.holds(side, ByConcession) && !s.DeniedWins.Has(side, ByConcession) {
				return side, ByConcession
			}
		}
	}
	for why := ByHearts; why <= BySpotlight; why++ {
		for _, side := range [...]Side{s.Turn.Active.Other(), s.Turn.Active} {
			if s.holds(side, why) && !s.DeniedWins.Has(side, why) {
				return side, why
			}
		}
	}
	return You, NotWon
}

// undecided says at a glance that nobody can have won, as on most tables, which
// are asked after every change: both monsters stand, no marker is at an end, and
// one of them is outside the spotlights.
func (s *State) undecided() bool {
	fame, destruction := max(s.Marker[FameTrack], -s.Marker[FameTrack]), max(s.Marker[DestructionTrack], -s.Marker[DestructionTrack])
	return s.GaveUp == NoConcession && s.Sides[You].Hearts > 0 && s.Sides[Rival].Hearts > 0 &&
		max(fame, destruction) < Victory && min(fame, destruction) < lights
}

// won says whether anybody has.
func (s *State) won() bool {
	_, why := s.Winner()
	return why != NotWon
}

// holds says whether a side has won in one way.
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
		return s.GaveUp == conceded(side.Other())
	}
	return false
}

// Over says whether the game has ended.
func (s *State) Over() bool { return s.Turn.Phase == PhaseOver }
