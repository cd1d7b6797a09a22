// Package review looks back on a finished, or unfinished, solo game of Duel: how the win
// probability went, where it turned, and which choices cost most.
package review

import (
	"kingoftokyo/coach"
	"kingoftokyo/rules/duel"
)

// Point is how the game stood after an entry of the log.
type Point struct {
	Entry int // index of the entry, from 0
	Turn  int // number of the turn it belongs to
	Side  duel.Side
	coach.Chance
	EndsTurn bool
}

// Choice is a decision of the human and what it cost.
type Choice struct {
	Entry, Turn int
	Made, Best  coach.Option
	Price       float64
	Exact       bool
}

// Report is a game looked back on.
type Report struct {
	Start   coach.Chance
	Points  []Point
	Turning []Point  // the greatest swings of a turn, in the order they happened
	Dearest []Choice // the three dearest choices, dearest first
	Lost    float64  // sum of the prices of all choices
}
