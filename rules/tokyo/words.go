// Package tokyo implements the rules of King of Tokyo and its Dark Edition for two to six players (docs/rulings.md
// has our rulings). It knows nothing of logs, files or languages.
//
// A game is a State, and only Engine.Play changes it, with an Event: something that people did or saw at the table.
// If an event needs a decision, a die or a revealed card, the engine asks a Question. Without an answer it stops
// there. A Sink receives every consequence of an event; none is stored.
package tokyo

import (
	"slices"

	"kingoftokyo/rules"
)

// The faces of a die, in canonical order (1.4).
const (
	One rules.Face = iota
	Two
	Three
	Heart
	Energy
	Smash
)

// Faces are the letters of the dice: digits, English letters, and French ones (soin,
// énergie, baffe).
var Faces = rules.Alphabet{
	Canonical: [rules.NumFaces]rune{'1', '2', '3', 'h', 'e', 'c'},
	Also:      [rules.NumFaces]string{"", "", "", "s", "", "b"},
	Use:       "use.tokyo",
}

var faceNames = [rules.NumFaces]string{"1", "2", "3", "heart", "energy", "smash"}

// FaceName returns the id of a face in the notation and the catalogues.
func FaceName(f rules.Face) string { return faceNames[f] }

// MaxPlayers is the most people who can play (1.1).
const MaxPlayers = 6

// A Seat is a player's chair, 0 to 5, clockwise in the order of the set-up.
type Seat int8

// NoSeat is nobody.
const NoSeat Seat = -1

var seatWords = [MaxPlayers]string{"p1", "p2", "p3", "p4", "p5", "p6"}

// String returns the seat's word in the notation: "p1".
func (s Seat) String() string {
	if s < 0 || s >= MaxPlayers {
		return "-"
	}
	return seatWords[s]
}

var seats = [MaxPlayers]Seat{0, 1, 2, 3, 4, 5}

// SeatNamed finds a seat by its word in the notation; NoSeat for another word.
func SeatNamed(word string) (Seat, bool) {
	seat := Seat(slices.Index(seatWords[:], word))
	return seat, seat != NoSeat
}

// Place is where a monster is.
type Place uint8

// The places (5.3.1, 8).
const (
	Outside Place = iota
	City
	Bay
)

// String returns the place's word in the notation.
func (p Place) String() string { return [...]string{"outside", "city", "bay"}[p] }

// Tokyo reports whether the place is in Tokyo, that is City or Bay (1.6).
func (p Place) Tokyo() bool { return p != Outside }

// Phase is the current step of a turn (3.0).
type Phase uint8

// The phases.
const (
	PhaseStart   Phase = iota // a choice before the roll (3.1: mimic, fluxling)
	PhaseRoll                 // the result has not been typed yet (4)
	PhaseResolve              // the result is known (5)
	PhaseBuy                  // 10
	PhaseOver                 // the game has ended (11)
)

var phaseNames = [...]string{"start", "roll", "resolve", "buy", "over"}

// String returns the phase's word in the notation.
func (p Phase) String() string { return phaseNames[p] }

// Why is how a game ended.
type Why uint8

// The ends of a game (11.3, 11.5).
const (
	NotOver    Why = iota
	ByPoints       // 20 victory points and alive
	ByLast         // the last one alive
	ByNobody       // all were eliminated: nobody wins
	ByTie          // several have 20 at the same check (11.8)
	ByRoar         // final-roar: eliminated with 16 points or more
	ByConceded     // somebody gave up, and one is left
)

// String returns the word in the notation.
func (w Why) String() string {
	return [...]string{"", "points", "last", "nobody", "tie", "final-roar", "conceded"}[w]
}

// Rule returns the number of the rule that ended the game, or "" if there is none.
func (w Why) Rule() rules.Rule {
	return [...]rules.Rule{"", "11.4", "11.3", "11.5", "11.8", "", ""}[w]
}

// The points that win, the limits of the dials, and the price of a sweep (1.1, 2.1, 5.4.3, 11.9, 12.8).
const (
	WinPoints     = 20
	StartHearts   = 10
	MostHearts    = 12
	MaxWickedness = 10
	SweepPrice    = 2
)

// stepNames are the words of the steps, in order, for the keys of their texts.
var stepNames = [...]string{
	"dice", "set-die", "points", "points-lost", "hearts", "hearts-full", "hearts-void", "damage", "shield",
	"energy", "pay", "smashes", "nobody", "wicked", "token", "untoken", "yield", "stay", "enter", "moves", "thrown",
	"falls", "out", "reborn", "buy", "reveal", "shuffle", "discard", "own", "take", "swap", "tile", "copy", "idle",
	"charge", "acts", "rolls", "again", "turn", "wakes", "sleeps", "over", "doubtful", "unsold",
}

// String returns the word of a step.
func (v StepVerb) String() string { return stepNames[v] }
