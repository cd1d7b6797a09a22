package coach

import "kingoftokyo/rules/duel"

// Assumption is something a Danger rests on that the table leaves open.
type Assumption uint8

// The assumptions.
const (
	AssumeSymbol     Assumption = iota // level markers: she answers the tie so that least damage and fewest steps follow
	AssumeCamouflage                   // camouflage dice are thrown: their odds are in the numbers
	AssumeDeclined                     // she declines what her cards ask on the way
)

// Danger is the exact distribution of what Autobot's next turn, or the rest of its
// present one, does to the table as it lies: Buzz tokens and protections included.
type Danger struct {
	Damage      []float64 // probability of so many hearts lost, by number
	Fame        []float64 // of so many net steps of the fame marker toward Autobot; index 0 also counts steps away
	Destruction []float64
	Wins        float64   // Autobot wins in this turn
	Loses       float64   // it hands the game over
	Specials    []float64 // of so many special powers
	Assumes     []Assumption
}

// Ahead works the danger out. At a human's table it is that of Autobot's next turn, if
// the table stayed as it is; in Autobot's own turn that of the rest of it. ok is false
// where there is none: the game is over, or two humans play.
func Ahead(r *duel.Rules, s *duel.State) (d Danger, ok bool) { return Danger{}, false }
