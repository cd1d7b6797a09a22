// Package duel implements the rules of King of Tokyo Duel and its solo mode (rules S, D, T, O, W and A4 to A9;
// package autobot decides A1 to A3). It knows nothing of logs, files or languages.
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

// Faces are the letters of Duel dice: English letters, French ones (baffe, soin,
// énergie, gloire, destruction, pouvoir), and the printed "!" for power.
var Faces = rules.Alphabet{
	Canonical: [rules.NumFaces]rune{'c', 'h', 'e', 'f', 'd', 'p'},
	Also:      [rules.NumFaces]string{"b", "s", "", "g", "", "!"},
	Use:       "use.duel",
}

var faceNames = [rules.NumFaces]string{"claw", "heart", "energy", "fame", "destruction", "power"}

// FaceName returns the id of a face in the notation and the catalogues.
func FaceName(f rules.Face) string { return faceNames[f] }

// A Side is one of the two chairs.
type Side uint8

// You is the human (in a game of two, the first one named), Rival the other side.
const (
	You Side = iota
	Rival
)

// Other returns the opposite chair.
func (s Side) Other() Side { return 1 - s }

// String returns the side's word in the notation.
func (s Side) String() string { return [...]string{"you", "rival"}[s] }

// toward returns the direction in which markers move when the side pulls: +1, up to +7, for You.
func (s Side) toward() Spot { return 1 - 2*Spot(s) }

// A Track is one of the two tracks of the board.
type Track uint8

// The tracks.
const (
	FameTrack Track = iota
	DestructionTrack
)

// String returns the track's word in the notation.
func (t Track) String() string { return [...]string{"fame", "destruction"}[t] }

// Face returns the die face that pulls the marker of the track.
func (t Track) Face() rules.Face { return Fame + rules.Face(t) }

// A Symbol is fame, destruction or neither: what Autobot collects (A2).
type Symbol uint8

// The symbols.
const (
	NoSymbol Symbol = iota
	FameSymbol
	DestructionSymbol
)

// String returns the symbol's word in the notation, or "" for NoSymbol.
func (s Symbol) String() string { return [...]string{"", "fame", "destruction"}[s] }

// Face returns the die face of the symbol. It is meaningless for NoSymbol.
func (s Symbol) Face() rules.Face { return Fame + rules.Face(s) - 1 }

// A Spot is a position on a track in half spaces, as You sees it: 0 is the start, +14
// your Victory space, -14 the rival's. Odd values are the extra spaces of lengthening
// tokens (T4).
type Spot int8

// Victory is the distance from the start to the Victory spaces.
const Victory Spot = 14

// lights and last are the distances from the start to both ends of the spotlight zones.
const lights, last Spot = 6, 10

// spotlight returns the side whose spotlight zone the spot is in, if any (T5: the
// extra spaces 3.5 and 4.5 are in, 2.5 and 5.5 are out; 6 is dark).
func (p Spot) spotlight() (Side, bool) {
	switch {
	case p >= lights && p <= last:
		return You, true
	case p >= -last && p <= -lights:
		return Rival, true
	}
	return You, false
}

// Spotlight reports whether the spot is in the spotlight zone of the side.
func (p Spot) Spotlight(s Side) bool {
	side, in := p.spotlight()
	return in && side == s
}

// String writes the position in spaces: "-1", "2.5".
func (p Spot) String() string { return rules.HalfText(int(p)) }

// Phase is the current step of a turn.
type Phase uint8

// The phases, in the order of a turn (O).
const (
	PhaseStart   Phase = iota // O1: a choice before the roll
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
	ByConcession     // `concede`: not a rule, but the players' own decision
)

// String returns the word in the notation.
func (w Why) String() string { return [...]string{"", "hearts", "victory", "spotlight", "conceded"}[w] }

// Rule returns the number of the winning condition, or "" if somebody gave up.
func (w Why) Rule() rules.Rule { return [...]rules.Rule{"", "W1", "W2", "W3", ""}[w] }

// stepNames are the words of the steps, in order, for the keys of their texts.
var stepNames = [...]string{
	"dice", "keep", "chosen", "spend-tokens", "pull", "king-stop", "bonus", "damage", "shield", "hearts",
	"hearts-full", "energy", "pay", "dice-tokens", "dice-full", "useless", "special", "special-due", "buy",
	"reveal", "shuffle", "discard", "own", "place", "move", "no-place", "unmoved", "add", "fewer", "taken", "acts",
	"reroll", "skip", "leave", "swap", "again", "turn", "sleep", "won", "override", "doubtful", "unsold",
	"held-down", "power-left",
}

// String returns the word of a step.
func (v StepVerb) String() string { return stepNames[v] }
