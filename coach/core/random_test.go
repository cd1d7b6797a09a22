package core_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file compares both sides' turns with the engine at random positions, with random values
// between turns, and in turns without six dice.

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }

// byTurn returns the value of the player's turn at a position, with the best number of tokens.
func byTurn(table *core.Table, p core.Position) float64 {
	_, win := solve.NewTurn(table).Tokens(p, core.UsualDice)
	return win
}

// spending returns the value of the player's turn at a position by the engine, which says how many
// dice tokens may be spent.
func (n *naive) spending(p core.Position) float64 {
	best, _ := n.player(p, core.UsualDice)
	for k := int8(1); k <= p.Dice; k++ {
		s := n.state(p)
		n.each(s, duel.Event{Kind: duel.SpendTokens, N: int16(k)}, nil, func(next duel.State) { s = next })
		dice, left := n.rules.DiceCount(&s), position(&s)
		x, _ := n.player(left, dice)
		best = max(best, x)
	}
	return best
}

// TestRandomTurns checks that at random positions both sides' turns are the engine's, for every
// power and both difficulties.
func TestRandomTurns(t *testing.T) {
	r := dueltest.Rules(t)
	for power := core.NoPower; power <= core.Penguin; power++ {
		for _, hard := range difficulties(power) {
			m := core.Matchup{Power: power, Hearts: [2]int8{4, 5}, Hard: hard}
			if power == core.Penguin {
				m.Hearts = [2]int8{2, 3}
			}
			t.Run(fmt.Sprintf("%s hard %v", monsters[power], hard), func(t *testing.T) {
				seed := uint64(power)<<1 + 20
				if hard {
					seed++
				}
				table := core.Random(m, seed)
				n := &naive{t: t, rules: r, m: m, after: func(q core.Position) float64 { return table.Win(q) }}
				for k, p := range drawn(m, seed, often.Times(2, 3)) {
					near(t, fmt.Sprintf("the player's turn at %+v", p), byTurn(table, p), n.spending(p))
					if k > 0 {
						continue // the book (TestBook) checks more of Autobot's
					}
					p.Turn, n.seen = duel.Rival, map[duel.State]float64{}
					near(t, fmt.Sprintf("Autobot's turn at %+v", p), table.Win(p), n.autobot(n.state(p)))
				}
			})
		}
	}
}

// TestFirstTurns checks that the five dice of the first turn (S4) of either side are the engine's.
func TestFirstTurns(t *testing.T) {
	r := dueltest.Rules(t)
	for power := core.NoPower; power <= core.Penguin; power++ {
		for _, full := range []bool{false, true} {
			m := core.Matchup{Power: power, Hearts: [2]int8{4, 3}, Hard: full}
			table := core.Random(m, uint64(power)+40)
			n := &naive{t: t, rules: r, m: m, after: func(q core.Position) float64 { return table.Win(q) }}
			p := core.Position{Hearts: m.Hearts, Energy: 1} // S3
			want, _ := n.player(p, 5)
			near(t, monsters[power]+" starts", solve.Start(table, duel.You, full), want)
			if power != core.NoPower {
				continue // Autobot's turn is the same
			}
			id, _ := r.Box.Monster(monsters[power])
			rival, _ := r.Box.Monster("the-king")
			set := duel.NewSetup(true, [2]duel.MonsterID{id, rival}, duel.Rival)
			set.Options.Hard, set.Options.FullDice = m.Hard, full
			s := r.Start(&set)
			for side := range s.Sides {
				s.Sides[side].Max, s.Sides[side].Hearts = int16(m.Hearts[side]), int16(m.Hearts[side])
			}
			s.Sides[duel.You].Energy = 0
			s.Row, s.Deck = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}, 40
			n.opening, n.seen = true, map[duel.State]float64{}
			near(t, "Autobot starts", solve.Start(table, duel.Rival, full), n.autobot(s))
		}
	}
}

// TestManyDice checks that turns of seven and eight dice, and turns of any power with dice tokens
// from elsewhere, are the engine's.
func TestManyDice(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		power core.Power
		dice  int
		p     core.Position
	}{
		{core.Penguin, 7, core.Position{Hearts: [2]int8{2, 5}, Fame: 2, Destruction: 1, Energy: 1}},
		{core.Penguin, 7, core.Position{Hearts: [2]int8{1, 3}, Fame: -4, Destruction: -6, Dice: 1}},
		{core.Penguin, 8, core.Position{Hearts: [2]int8{3, 5}, Fame: 2, Destruction: 2, Energy: 2}},
		{core.Gigazaur, 8, core.Position{Hearts: [2]int8{2, 5}, Fame: 2, Destruction: 2}},
		{core.Alienoid, 8, core.Position{Hearts: [2]int8{1, 4}, Fame: -6, Destruction: -2, Energy: 3}},
		{core.Meka, 8, core.Position{Hearts: [2]int8{4, 5}, Fame: 1, Destruction: 4}},
	} {
		t.Run(fmt.Sprintf("%s %d", monsters[c.power], c.dice), func(t *testing.T) {
			m := core.Matchup{Power: c.power, Hearts: [2]int8{4, 5}}
			table := core.Noise(m, uint64(c.dice)+50)
			n := &naive{t: t, rules: r, m: m, after: func(q core.Position) float64 { return table.Win(q) }}
			turn := solve.NewTurn(table)
			turn.Begin(c.p, c.dice)
			want, worth := n.player(c.p, c.dice)
			near(t, "the turn", turn.Win(), want)
			for left := range worth {
				if c.dice == rules.MaxDice && left > 0 {
					continue // seven dice show that the keeps are right
				}
				compareKeeps(t, turn, c.dice, left, worth[left])
			}
		})
	}
}

// TestTokensByHand checks that dice tokens are kept if they are worth more than dice, and all spent
// if they are worth nothing (O2).
func TestTokensByHand(t *testing.T) {
	m := core.Matchup{Power: core.Penguin, Hearts: [2]int8{5, 5}}
	p := core.Position{Hearts: m.Hearts, Fame: -2, Dice: 2}
	for _, c := range []struct {
		worth [3]float64 // of the remaining tokens
		want  int8
	}{{[3]float64{0, 0.4, 0.8}, 0}, {[3]float64{0, 0.8, 0.8}, 1}, {[3]float64{}, 2}} {
		table := core.Noise(m, 1)
		table.Spend(c.worth)
		if have, _ := solve.NewTurn(table).Tokens(p, core.UsualDice); have != c.want {
			t.Errorf("tokens worth %v: %d are spent, want %d", c.worth, have, c.want)
		}
	}
}
