// Package duel has the rules of King of Tokyo Duel and its solo mode (rules S, D, T, O, W and A4 to A9; package
// autobot decides A1 to A3). It knows no log, no file and no language.
//
// A game is a State, and only Engine.Play changes it, with an Event: something that people did or saw at the table.
// If an event needs a decision, a die or a revealed card, the engine asks a Question. Without an answer it stops
// there. A Sink receives every consequence of an event; none is stored.
package duel

import "kingoftokyo/rules"

// The faces of a Duel die, in canonical order.
const (
	Claw rules.Face = iota
	Heart
	Energy
	Fame
	Destruction
	Power
)

// Faces is how Duel dice are typed: English letters, French ones (baffe, soin,
// énergie, gloire, destruction, pouvoir), and the printed "!" for power.
var Faces = rules.Alphabet{
	Canonical: [rules.NumFaces]rune{'c', 'h', 'e', 'f', 'd', 'p'},
	Also:      [rules.NumFaces]string{"b", "s", "", "g", "", "!"},
	Use:       "use.duel",
}

var faceNames = [rules.NumFaces]string{"claw", "heart", "energy", "fame", "destruction", "power"}

// FaceName is the id of a face in the notation and the catalogues.
func FaceName(f rules.Face) string { return faceNames[f] }

// Side is one of the two chairs.
type Side uint8

// You is the human (of two, the first-named), Rival the other side.
const (
	You Side = iota
	Rival
)

// Other is the opposite chair.
func (s Side) Other() Side { return 1 - s }

// String is the side's word in the notation.
func (s Side) String() string { return [...]string{"you", "rival"}[s] }

// toward is the direction markers move when the side pulls: +1 up to +7 for You.
func (s Side) toward() Spot { return 1 - 2*Spot(s) }

// Track is one of the two tracks of the board.
type Track uint8

// The tracks.
const (
	FameTrack Track = iota
	DestructionTrack
)

// String is the track's word in the notation.
func (t Track) String() string { return [...]string{"fame", "destruction"}[t] }

// Face is the die face that pulls the marker of the track.
func (t Track) Face() rules.Face { return Fame + rules.Face(t) }

// Symbol is fame, destruction or neither: what Autobot collects (A2).
type Symbol uint8

// The symbols.
const (
	NoSymbol Symbol = iota
	FameSymbol
	DestructionSymbol
)

// String is the symbol's word in the notation; empty for NoSymbol.
func (s Symbol) String() string { return [...]string{"", "fame", "destruction"}[s] }

// Face is the die face of the symbol; it is meaningless for NoSymbol.
func (s Symbol) Face() rules.Face { return Fame + rules.Face(s) - 1 }

// Spot is a position on a track in half spaces, seen from You: 0 is the start,
// +14 your Victory space, -14 the rival's. Odd values are the extra spaces of
// lengthening tokens (T4).
type Spot int8

// Victory is the distance of the Victory spaces from the start.
const Victory Spot = 14

// lights and last are where the spotlight zones begin and end, from the start.
const lights, last Spot = 6, 10

// spotlight says whose spotlight zone the spot lies in (T5: of the extra spaces
// 3.5 and 4.5 are in, 2.5 and 5.5 out; 6 is dark).
func (p Spot) spotlight() (Side, bool) {
	switch {
	case p >= lights && p <= last:
		return You, true
	case p >= -last && p <= -lights:
		return Rival, true
	}
	return You, false
}

// Spotlight says whether the spot lies in the spotlight zone of the side.
func (p Spot) Spotlight(s Side) bool {
	side, in := p.spotlight()
	return in && side == s
}

// String writes the position in spaces: "-1", "2.5".
func (p Spot) String() string { return rules.HalfText(int(p)) }

// Phase is the step a turn stands at.
type Phase uint8

// The phases, in the order of a turn (O).
const (
	PhaseStart   Phase = iota // O1: a choice before the dice
	PhaseRoll                 // O2, D1
	PhaseResolve              // O6
	PhaseBuy                  // O8
	PhaseEnd                  // O9, A7
	PhaseOver                 // somebody has won
)

var phaseNames = [...]string{"start", "roll", "resolve", "buy", "end", "over"}

// String is the phase's word in the notation.
func (p Phase) String() string { return phaseNames[p] }

// Why is how a game was won.
type Why uint8

// The ways to win (W1-W3, or the other side gave up).
const (
	NotWon       Why = iota
	ByHearts         // W1
	ByVictory        // W2
	BySpotlight      // W3
	ByConcession     // `concede`: no rule, people's own decision
)

// String is the word of the notation.
func (w Why) String() string { return [...]string{"", "hearts", "victory", "spotlight", "conceded"}[w] }

// Rule is the number of the winning condition; empty where somebody gave up.
func (w Why) Rule() rules.Rule { return [...]rules.Rule{"", "W1", "W2", "W3", ""}[w] }

// Concession is who has given the game up, if anybody (`concede`).
type Concession uint8

// The concessions. Both sides cannot have given up: the first one ends the game.
const (
	NoConcession Concession = iota
	YouConceded
	RivalConceded
)

// conceded is the concession of a side.
func conceded(side Side) Concession { return YouConceded + Concession(side) }

// stepNames are the words of the steps, in their order, for the keys of their texts.
var stepNames = [...]string{
	"dice", "keep", "chosen", "spend-tokens", "pull", "king-stop", "bonus", "damage", "shield", "hearts",
	"hearts-full", "energy", "pay", "dice-tokens", "dice-full", "useless", "special", "special-due", "buy",
	"reveal", "shuffle", "discard", "own", "place", "move", "no-place", "unmoved", "add", "fewer", "taken", "acts",
	"reroll", "skip", "leave", "swap", "again", "turn", "sleep", "won", "override", "doubtful", "unsold",
	"held-down", "power-left",
}

// String is the word of a step.
func (v StepVerb) String() string { return stepNames[v] }
