// Package core solves the core of the solo game of Duel exactly: both monsters,
// Autobot's procedure and the human's dice, without cards and Buzz tokens. A Table
// has the win probability of every position under best play.
package core

import (
	"context"

	"kingoftokyo/autobot"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

var _ = autobot.LastRoll

// Power is the power of the human's monster as far as it matters without cards:
// Cyber Kitty's energy and The King's tokens do not.
type Power uint8

// The powers.
const (
	NoPower  Power = iota // Cyber Kitty, The King
	Alienoid              // adds symbols (O3)
	Gigazaur              // pulls a marker (D2)
	Meka                  // multiplies claws (O6)
	Penguin               // gains dice tokens (D2)
)

// Matchup is what a Table depends on. Autobot uses no power (A6), so only its
// hearts matter.
type Matchup struct {
	Power  Power
	Hearts [2]int8 // at the start, by duel.Side; 1 to 15
	Hard   bool    // A9
}

// Position is a table between two turns.
type Position struct {
	Hearts            [2]int8 // by duel.Side
	Fame, Destruction int8    // printed spaces, -7 to +7
	Energy            int8    // Autobot's; 0 to 3 (hard: 2)
	Dice              int8    // her dice tokens, 0 to 2; other than Space Penguin's she cannot gain any
	Turn              duel.Side
}

// Table has the win probability of every position of a matchup.
type Table struct {
	matchup Matchup
}

// Options say how to solve.
type Options struct {
	Workers int // goroutines; 0 is one
	// Progress, if set, is told from 0 to 1 how far the solver is, from one goroutine.
	Progress func(done float64)
}

// Solve works a matchup out until no position's value is further than 1e-9 from
// what its best turn promises. The error is ctx's.
func Solve(ctx context.Context, m Matchup, o Options) (*Table, error) { return &Table{m}, nil }

// Matchup is what the table was solved for.
func (t *Table) Matchup() Matchup { return t.matchup }

// Win is the human's win probability at a position; 1 or 0 where the game is over.
func (t *Table) Win(p Position) float64 { return 0 }

// Start is the human's win probability before the first turn: S3's energy, S4's
// five dice (fullDice: the option first-dice you).
func (t *Table) Start(first duel.Side, fullDice bool) float64 { return 0 }

// AppendBinary and Read are the table's form on disk, without checksum and version:
// the store adds them.
func (t *Table) AppendBinary(buf []byte) ([]byte, error) { return buf, nil }

// Read is the table AppendBinary wrote for a matchup. The error says that the length
// or a number is wrong.
func Read(m Matchup, data []byte) (*Table, error) { return nil, nil }

// Keep is a way to go on after a roll: the dice set aside, and the win probability.
type Keep struct {
	Dice rules.Roll
	Win  float64
}

// Turn is a turn of the human at one position: the worth of every keep after every
// roll. Use one per goroutine; nothing is allocated after the first use.
type Turn struct{ table *Table }

// NewTurn is scratch space for turns of a table.
func NewTurn(t *Table) *Turn { return &Turn{t} }

// Begin works out the turn at a position with so many dice in the first roll (5 for
// S4, 6, or 7 and 8 after spending tokens; p.Dice are those left). p.Turn is You.
func (t *Turn) Begin(p Position, dice int) {}

// Win is the win probability before the first roll.
func (t *Turn) Win() float64 { return 0 }

// Tokens is how many dice tokens are best spent at a position before the first roll
// of the present turn, with so many dice without them.
func (t *Turn) Tokens(p Position, dice int) int8 { return 0 }

// Keeps appends every distinct keep of the dice that lie there, the best first, with
// so many rolls left (1 or 2; with 0 there is one: all of them).
func (t *Turn) Keeps(dice rules.Roll, left int, buf []Keep) []Keep { return buf }

// Best is the first of Keeps, faster.
func (t *Turn) Best(dice rules.Roll, left int) Keep { return Keep{} }
