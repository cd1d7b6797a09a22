package city

import (
	"kingoftokyo/coach/seats"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// Kot is a player of kot as a policy. To make games to learn from, it acts at random in a share of Strays of all moments.
type Kot struct {
	*seats.Player
	Strays float64
}

// strays reports whether to act at random now.
func (k *Kot) strays(g *Game) bool { return k.Strays > 0 && g.Rnd.Float64() < k.Strays }

// Keep implements Policy.
func (k *Kot) Keep(g *Game, dice rules.Roll, left int) rules.Roll {
	if k.strays(g) {
		return Random{}.Keep(g, dice, left)
	}
	return k.Player.Keep(&g.State, dice, left)
}

// Choose implements Policy.
func (k *Kot) Choose(g *Game, options []tokyo.Event) tokyo.Event {
	if k.strays(g) {
		return Random{}.Choose(g, options)
	}
	return k.Player.Choose(&g.State)
}

// Answer implements Policy.
func (k *Kot) Answer(g *Game, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	if k.strays(g) {
		return Random{}.Answer(g, now, q)
	}
	return k.Player.Answer(&g.State, g.Event, g.Given, now, q)
}
