// Package advice is what can be said about playing Duel: what Autobot does and why, what the coach advises, what a game
// came to when it is looked back on, and the ladder of even games. It works on tables and reports; package duel knows the
// game being played.
package advice

import (
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules/duel"
)

// Phrases are the phrases of a table together with those of the coach.
type Phrases struct{ phrases.Phrases }

// In are the phrases in the words of a catalogue. The rules may be nil where no table is spoken of.
func In(words *phrases.Names, r *duel.Rules) *Phrases {
	return &Phrases{phrases.Phrases{Names: words, Rules: r}}
}
