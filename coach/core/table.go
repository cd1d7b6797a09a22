package core

import (
	"fmt"

	"kingoftokyo/rules/duel"
)

// Win is the human's win probability at a position; 1 or 0 where the game is over.
// Energy and hearts beyond what the matchup has are clipped, as are markers beyond
// the Victory spaces; so are dice tokens of a monster that has none.
func (t *Table) Win(p Position) float64 {
	if winner, over := p.over(); over {
		return winner
	}
	g, e := t.locate(&p)
	i := t.index(g)
	if p.Turn == duel.You {
		return t.v.you[i][e]
	}
	t.ensure(i / numPairs)
	return t.v.bot[i][e]
}

// over says who has won at a position, if anybody: 1 the human.
func (p *Position) over() (float64, bool) {
	if p.Hearts[p.Turn] <= 0 {
		return float64(p.Turn), true // the active side falls first (W4)
	}
	if p.Hearts[p.Turn.Other()] <= 0 {
		return float64(p.Turn.Other()), true
	}
	// Both markers at opposite ends stand on no table; the other side's win counts first.
	ends := [2]bool{max(p.Fame, p.Destruction) > far, min(p.Fame, p.Destruction) < -far}
	for _, side := range [...]duel.Side{p.Turn.Other(), p.Turn} {
		if ends[side] {
			return float64(side.Other()), true
		}
	}
	switch verdict(p.Fame, p.Destruction) {
	case won:
		return 1, true
	case lost:
		return 0, true
	}
	return 0, false
}

// locate is the group and the lane of a position that is not over.
func (f *field) locate(p *Position) (group, int) {
	g := group{
		you: min(int(p.Hearts[duel.You]), f.you), bot: min(int(p.Hearts[duel.Rival]), f.bot),
		pair: int(pairs().at[p.Fame+far][p.Destruction+far]), tokens: max(0, min(int(p.Dice), f.tokens)),
	}
	return g, max(0, min(int(p.Energy), f.need-1))
}

// start is the position before the first turn (S1-S3). The human's own energy buys
// nothing here.
func (t *Table) start(first duel.Side) Position {
	p := Position{Hearts: t.matchup.Hearts, Turn: first}
	if first == duel.You {
		p.Energy = 1
	}
	return p
}

// Start is the human's win probability before the first turn: S3's energy, S4's
// five dice (fullDice: the option first-dice you, Autobot's first turn has six).
func (t *Table) Start(first duel.Side, fullDice bool) float64 {
	if t.head != nil {
		return t.head[startIndex(first, fullDice)]
	}
	p := t.start(first)
	if first == duel.You {
		turn := NewTurn(t)
		turn.Begin(p, firstDice)
		return turn.Win()
	}
	dice := firstDice
	if fullDice {
		dice = usualDice
	}
	g, e := t.locate(&p)
	return newBotScratch(t.field, botTurns[dice]()).level(t.v, g, nil)[e] // both markers stand on 0
}

// The dice of the first roll of the game's first turn (S4), and of all others.
const (
	firstDice = 5
	usualDice = 6
)

// check refuses hearts and powers no box has.
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
