// Package core has the solved solo game of Duel without cards and Buzz tokens: a Table has the win probability of
// every position under best play. Package internal/solve computes the tables.
package core

import "kingoftokyo/rules/duel"

// Power is the power of the player's monster as far as it matters without cards. Cyber Kitty's
// energy buys nothing. The King's tokens, which stop Autobot's pulls (T6), are left out, because
// they would multiply the positions by those of two tokens on 30 spaces. His table is that of a
// monster without power, a lower bound.
type Power uint8

// The powers.
const (
	NoPower  Power = iota // Cyber Kitty, The King
	Alienoid              // adds symbols (O3)
	Gigazaur              // pulls a marker (D2)
	Meka                  // multiplies claws (O6)
	Penguin               // gains dice tokens (D2)
)

// MaxHearts is the most hearts a side may start with.
const MaxHearts = 15

// Matchup is what a Table depends on. Autobot uses no power (A6), so only its
// hearts matter.
type Matchup struct {
	Power  Power
	Hearts [2]int8 // at the start, by duel.Side; 1 to MaxHearts
	Hard   bool    // A9
}

// Position is a table between two turns.
type Position struct {
	Hearts            [2]int8 // by duel.Side
	Fame, Destruction int8    // printed spaces, -7 to +7
	Energy            int8    // Autobot's; 0 to 3 (hard: 2)
	Dice              int8    // the player's dice tokens, 0 to 2; only Space Penguin gains any
	Turn              duel.Side
}
