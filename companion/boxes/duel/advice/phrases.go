// Package advice has everything that kot says about playing Duel well: Autobot's reasons, the coach's advice, the review
// of a game, and the ladder of even games. It works on tables and reports, and must not know the game being played.
package advice

import (
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules/duel"
)

// Phrases combines the phrases of a table with those of the coach.
type Phrases struct{ phrases.Phrases }

// In returns the phrases in the words of a catalogue. The rules may be nil if no table is mentioned.
func In(words *phrases.Names, r *duel.Rules) *Phrases {
	return &Phrases{phrases.Phrases{Names: words, Rules: r}}
}
