package core

import (
	"fmt"

	"kingoftokyo/rules/duel"
)

// Table has the win probability of every position of a matchup. Many goroutines may use it at once.
type Table struct {
	*grid
	values  []float64     // before the player's turns, see grid.value
	autobot *autobotTurns // computed from values
}

// NewTable returns the table with these win probabilities before the player's turns, in the order
// of Position. If values is nil, all are 0. It returns an error if the matchup is not valid.
func NewTable(m Matchup, values []float64) (*Table, error) {
	if err := m.check(); err != nil {
		return nil, err
	}
	t := &Table{grid: newGrid(m), values: values}
	if values == nil {
		t.values = make([]float64, t.size())
	}
	if len(t.values) != t.size() {
		return nil, fmt.Errorf("%d values of a table that has %d", len(values), t.size())
	}
	t.autobot = newAutobotTurns(t.grid)
	return t, nil
}

// check refuses hearts and powers that no box has.
func (m Matchup) check() error {
	for _, h := range m.Hearts {
		if h < 1 || h > MaxHearts {
			return fmt.Errorf("%d hearts at the start; 1 to %d are possible", h, MaxHearts)
		}
	}
	if m.Power > Penguin {
		return fmt.Errorf("there is no power %d", m.Power)
	}
	return nil
}

// Matchup returns the matchup that the table was solved for.
func (t *Table) Matchup() Matchup { return t.matchup }

// Values returns the win probabilities before the player's turns. They must not be changed.
func (t *Table) Values() []float64 { return t.values }

// Position returns the position of the n-th of Values.
func (t *Table) Position(n int) Position {
	energy := n / t.plane % t.need
	_, at := t.block(n/(t.plane*t.need)*(t.plane/numPairs) + n%t.plane/numPairs)
	markers := pairs().where[n%numPairs]
	return Position{Hearts: [2]int8{int8(at.you), int8(at.bot)}, Fame: markers[0], Destruction: markers[1],
		Energy: int8(energy), Dice: int8(at.tokens), Turn: duel.You}
}

// Win returns the player's win probability at a position; 1 or 0 if the game is over. Energy and
// hearts beyond what the matchup has are clipped, as are markers beyond the Victory spaces and dice
// tokens of a monster that has none.
func (t *Table) Win(p Position) float64 {
	if winner, over := p.over(); over {
		return winner
	}
	at, energy := t.locate(&p)
	i := t.index(at)
	if p.Turn == duel.You {
		return t.values[t.value(i, energy)]
	}
	t.ensure(i / numPairs)
	return t.autobot.before[i][energy]
}

// over returns who has won at a position, if anybody: 1 the player.
func (p *Position) over() (float64, bool) {
	if p.Hearts[p.Turn] <= 0 {
		return float64(p.Turn), true // the active side falls first (W4)
	}
	if p.Hearts[p.Turn.Other()] <= 0 {
		return float64(p.Turn.Other()), true
	}
	// No table has markers at both ends; if one did, the other side's win would count first.
	ends := [2]bool{max(p.Fame, p.Destruction) > far, min(p.Fame, p.Destruction) < -far}
	for _, side := range [...]duel.Side{p.Turn.Other(), p.Turn} {
		if ends[side] {
			return float64(side.Other()), true
		}
	}
	return Decided(p.Fame, p.Destruction)
}

// UsualDice is the number of dice of a first roll, except in the game's first turn (S4).
const UsualDice = 6
