package solve

import (
	"slices"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file computes one turn of the player backwards: from what the full rolls do to what the turn
// is worth.

// rolls is how many rolls a turn has.
const rolls = 3

// Turn is a turn of the player at one position: the worth of every keep before every roll. Use one
// per goroutine. It allocates only at the first use of a number of dice.
type Turn struct {
	table *core.Table
	l     *turnLattice
	wins  []float64            // win probability after each effect of l
	worth [rolls + 1][]float64 // by rolls left, of each set kept
	best  []float64            // of the best keep among each set; scratch
}

// NewTurn returns scratch space for turns of a table.
func NewTurn(t *core.Table) *Turn { return &Turn{table: t} }

// Begin computes the turn at a position; dice is the number of dice in the first roll (5 for S4, 6,
// or 7 and 8 after spending tokens; 1 to rules.MaxDice). p.Dice are the remaining tokens, p.Turn is
// You, and the game must not be over.
func (t *Turn) Begin(p core.Position, dice int) {
	t.l = latticeOf(t.table.Matchup().Power, dice)
	size := len(t.l.Sets)
	t.best = room(t.best, size)
	for left := range t.worth {
		t.worth[left] = room(t.worth[left], size)
	}
	t.resolve(p)
	first, best := t.l.FirstRoll(), t.worth[0]
	for i, effects := range t.l.does {
		best[first+i] = 0
		for _, effect := range effects {
			best[first+i] = max(best[first+i], t.wins[effect])
		}
	}
	for left := 1; ; left++ {
		copy(t.worth[left][first:], best[first:])
		if t.l.Keeps(t.worth[left]); left == rolls {
			return
		}
		t.l.Best(t.worth[left], t.best, nil)
		best = t.best
	}
}

// room returns room for n numbers.
func room(old []float64, n int) []float64 { return slices.Grow(old[:0], n)[:n] }

// tokens returns how many dice tokens the player may have.
func (t *Turn) tokens() int8 {
	if t.table.Matchup().Power == core.Penguin {
		return duel.MaxDiceTokens
	}
	return 0
}

// resolve fills wins for a position, whose tokens are the remaining ones.
func (t *Turn) resolve(p core.Position) {
	most, tokens := t.table.Matchup().Hearts[duel.You], t.tokens()
	t.wins = room(t.wins, len(t.l.effects))
	for k := range t.l.effects {
		x, to := &t.l.effects[k], &t.l.moves[k][p.Fame+far][p.Destruction+far]
		t.wins[k] = t.table.Win(core.Position{Fame: to[0], Destruction: to[1], Energy: p.Energy, Turn: duel.Rival,
			Hearts: [2]int8{min(p.Hearts[duel.You]+x.hearts, most), p.Hearts[duel.Rival] - x.damage}, Dice: min(p.Dice+x.tokens, tokens)})
	}
}

// Win returns the win probability before the first roll.
func (t *Turn) Win() float64 { return t.worth[rolls][0] }

// Worth returns the win probability once the player keeps some dice, with left rolls remaining.
// Keeping all of them means stopping.
func (t *Turn) Worth(keep rules.Roll, left int) float64 {
	at := t.l.Index(keep)
	if at >= t.l.FirstRoll() {
		left = 0
	}
	return t.worth[left][at]
}

// Tokens returns how many dice tokens are best spent at a position before the first roll of the
// present turn, and the win probability then. dice is the number of dice without tokens. Tokens
// computes other turns, so call Begin again afterwards.
func (t *Turn) Tokens(p core.Position, dice int) (tokens int8, win float64) {
	win = -1
	for n := int8(0); n <= min(p.Dice, t.tokens()) && dice+int(n) <= rules.MaxDice; n++ {
		left := p
		left.Dice -= n
		t.Begin(left, dice+int(n))
		if t.Win() > win {
			tokens, win = n, t.Win()
		}
	}
	return tokens, win
}
