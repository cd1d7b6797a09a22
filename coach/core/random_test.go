package core

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file holds the solver to the engine at random positions, with random values
// between turns, and in the turns that are not of six dice.

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }

// round is one exact round of the solver on random values: in the table Autobot's turns
// come from the random values before hers, and her what she makes of them.
func round(t *testing.T, m Matchup, seed uint64) (table *Table, her func(p Position) float64) {
	t.Helper()
	table = noise(m, seed)
	s := newSolver(m, 2)
	copy(s.v.you, table.v.you)
	s.bots(s.v)
	copy(table.v.bot, s.v.bot)
	return table, func(p Position) float64 {
		g, e := table.locate(&p)
		lane := g.pair % len(lanes{}) // the solver takes four pairs at once
		g.pair -= lane
		best := 0.0
		for n := range g.tokens + 1 {
			left := g
			left.tokens -= n
			c, sc := s.lattices[left.tokens][n], s.workers[0].scratch[left.tokens][n]
			s.outcomes(c, s.v, left, e, sc.out)
			best = max(best, c.back(sc, false)[lane])
		}
		return best
	}
}

// byTurn is the human's turn at a position by Turn, with the best number of tokens.
func byTurn(table *Table, p Position) float64 {
	turn := NewTurn(table)
	n := turn.Tokens(p, usualDice)
	p.Dice -= n
	turn.Begin(p, usualDice+int(n))
	return turn.Win()
}

// spending is the human's turn at a position by the engine, which says how many dice
// tokens may be spent.
func (n *naive) spending(p Position) float64 {
	best, _ := n.human(p, usualDice)
	for k := int8(1); k <= p.Dice; k++ {
		s := n.state(p)
		n.each(s, duel.Event{Kind: duel.SpendTokens, N: int16(k)}, nil, func(next duel.State) { s = next })
		dice, left := n.rules.DiceCount(&s), position(&s)
		x, _ := n.human(left, dice)
		best = max(best, x)
	}
	return best
}

// TestRandomTurns: at random positions both sides' turns of an exact round are the
// engine's, for every power and both difficulties.
func TestRandomTurns(t *testing.T) {
	r := dueltest.Rules(t)
	for power := NoPower; power <= Penguin; power++ {
		for _, hard := range difficulties(power) {
			m := Matchup{Power: power, Hearts: [2]int8{4, 5}, Hard: hard}
			if power == Penguin {
				m.Hearts = [2]int8{2, 3}
			}
			t.Run(fmt.Sprintf("%s hard %v", monsters[power], hard), func(t *testing.T) {
				seed := uint64(power)<<1 + 20
				if hard {
					seed++
				}
				before, her := round(t, m, seed)
				n := &naive{t: t, rules: r, m: m, after: func(q Position) float64 { return before.Win(q) }}
				for k, p := range drawn(m, seed, often.Times(2, 3)) {
					what, want := fmt.Sprintf("her turn at %+v", p), n.spending(p)
					near(t, what, her(p), want)
					near(t, what+" by Turn", byTurn(before, p), want)
					if k > 0 {
						continue // the book (TestBook) looks at more of Autobot's
					}
					p.Turn, n.seen = duel.Rival, map[duel.State]float64{}
					near(t, fmt.Sprintf("Autobot's turn at %+v", p), before.Win(p), n.autobot(n.state(p)))
				}
			})
		}
	}
}

// TestFirstTurns: the five dice of the first turn (S4) of either side are the engine's.
func TestFirstTurns(t *testing.T) {
	r := dueltest.Rules(t)
	for power := NoPower; power <= Penguin; power++ {
		for _, full := range []bool{false, true} {
			m := Matchup{Power: power, Hearts: [2]int8{4, 3}, Hard: full}
			table := noise(m, uint64(power)+40)
			table.bots(table.v)
			n := &naive{t: t, rules: r, m: m, after: func(q Position) float64 { return table.Win(q) }}
			p := Position{Hearts: m.Hearts, Energy: 1} // S3
			want, _ := n.human(p, 5)
			near(t, monsters[power]+" starts", table.Start(duel.You, full), want)
			if power != NoPower {
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
			near(t, "Autobot starts", table.Start(duel.Rival, full), n.autobot(s))
		}
	}
}

// TestManyDice: turns of seven and eight dice, and of any power with dice tokens of
// another's making, are the engine's.
func TestManyDice(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		power Power
		dice  int
		p     Position
	}{
		{Penguin, 7, Position{Hearts: [2]int8{2, 5}, Fame: 2, Destruction: 1, Energy: 1}},
		{Penguin, 7, Position{Hearts: [2]int8{1, 3}, Fame: -4, Destruction: -6, Dice: 1}},
		{Penguin, 8, Position{Hearts: [2]int8{3, 5}, Fame: 2, Destruction: 2, Energy: 2}},
		{Gigazaur, 8, Position{Hearts: [2]int8{2, 5}, Fame: 2, Destruction: 2}},
		{Alienoid, 8, Position{Hearts: [2]int8{1, 4}, Fame: -6, Destruction: -2, Energy: 3}},
		{Meka, 8, Position{Hearts: [2]int8{4, 5}, Fame: 1, Destruction: 4}},
	} {
		t.Run(fmt.Sprintf("%s %d", monsters[c.power], c.dice), func(t *testing.T) {
			m := Matchup{Power: c.power, Hearts: [2]int8{4, 5}}
			table := noise(m, uint64(c.dice)+50)
			n := &naive{t: t, rules: r, m: m, after: func(q Position) float64 { return table.Win(q) }}
			turn := NewTurn(table)
			turn.Begin(c.p, c.dice)
			want, worth := n.human(c.p, c.dice)
			near(t, "the turn", turn.Win(), want)
			for left := range worth {
				if c.dice == rules.MaxDice && left > 0 {
					continue // that the keeps are right is seen with seven
				}
				compareKeeps(t, turn, c.dice, left, worth[left])
			}
		})
	}
}

// TestOrdersByHand: what the best order of a roll leads to, where it is known by hand.
func TestOrdersByHand(t *testing.T) {
	at := func(f, d int8) spot { return pairs().at[f+far][d+far] }
	for _, c := range []struct {
		name string
		p    pulls
		f, d int8
		want spot
	}{
		{"nothing", pulls{}, 1, 2, at(1, 2)},
		{"the marker that arrives first must wait for the other: fame runs through the zone only once destruction stands in it, pulled by the power in between",
			pulls{fame: 4, singleDestruction: 1}, 2, 2, won},
		{"the same with the tracks changed", pulls{destruction: 4, singleFame: 1}, 2, 2, won},
		{"two of the power's steps part a block's way", pulls{fame: 3, singleFame: 1, singleDestruction: 1}, 2, 2, won},
		{"every order leaves the zone too early", pulls{fame: 4}, 2, 2, at(6, 2)},
		{"one order wins at once, the other never", pulls{fame: 2, destruction: 1}, 4, 2, won},
		{"the first step out of -6 meets the other marker: lost", pulls{fame: 1}, -6, -4, lost},
		{"lost, unless the other marker leaves first", pulls{fame: 1, destruction: 2}, -6, -4, at(-5, -2)},
		{"one step of the power is enough", pulls{fame: 1, singleDestruction: 1}, -6, -3, at(-5, -2)},
		{"a block runs through the zone while the other is still at -6", pulls{fame: 4, destruction: 1}, -6, -6, at(-2, -5)},
		{"both blocks end in the zone: lost in any order", pulls{fame: 2, destruction: 1}, -6, -6, lost},
		{"lost by all, and won by passing to the end", pulls{fame: 1, singleFame: 1}, 5, 6, won},
	} {
		if have := c.p.human(c.f, c.d); have != c.want {
			t.Errorf("%s: %d, want %d", c.name, have, c.want)
		}
	}
}

// TestAutobotOrderByHand: fame before destruction, space by space (A4, A7).
func TestAutobotOrderByHand(t *testing.T) {
	at := func(f, d int8) spot { return pairs().at[f+far][d+far] }
	for _, c := range []struct {
		name string
		p    pulls
		f, d int8
		want spot
	}{
		{"fame runs through, destruction comes too late", pulls{fame: 4, destruction: 1}, -2, -2, at(-6, -3)},
		{"fame waits there, destruction runs through", pulls{fame: 1, destruction: 4}, -2, -2, lost},
		{"fame hands the game over before destruction leaves", pulls{fame: 1, destruction: 3}, 6, 4, won},
		{"destruction hands it over after fame has come", pulls{fame: 1, destruction: 1}, 6, 6, won},
		{"destruction runs through fame's zone", pulls{destruction: 4}, -4, -2, lost},
		{"to the end", pulls{destruction: 1}, 0, -6, lost},
		{"just not", pulls{fame: 3, destruction: 4}, 0, 2, at(-3, -2)},
	} {
		if have := c.p.autobot(c.f, c.d); have != c.want {
			t.Errorf("%s: %d, want %d", c.name, have, c.want)
		}
	}
}

// orders plays what is left in every order, one block or single step after the other,
// and calls do with where each ends: 1 and 0 with the game over, otherwise -1.
func orders(p pulls, f, d int, do func(win, f, d int)) {
	walk := func(df, dd int, n int8, rest pulls) {
		f, d := f, d
		for range n {
			f, d = f+df, d+dd
			if win, over := standing(f, d); over {
				do(int(win), f, d)
				return
			}
		}
		orders(rest, f, d, do)
	}
	if p == (pulls{}) {
		do(-1, f, d)
	}
	if rest := p; p.fame > 0 {
		rest.fame = 0
		walk(1, 0, p.fame, rest)
	}
	if rest := p; p.destruction > 0 {
		rest.destruction = 0
		walk(0, 1, p.destruction, rest)
	}
	if rest := p; p.singleFame > 0 {
		rest.singleFame--
		walk(1, 0, 1, rest)
	}
	if rest := p; p.singleDestruction > 0 {
		rest.singleDestruction--
		walk(0, 1, 1, rest)
	}
}

// TestOrdersBrute: the best order is the best of all, for everything eight dice and
// Gigazaur's power can pull, and some more, from every pair of spaces.
func TestOrdersBrute(t *testing.T) {
	for _, at := range pairs().where {
		for n := range 7 * 7 * 5 * 5 {
			p := pulls{int8(n % 7), int8(n / 7 % 7), int8(n / 49 % 5), int8(n / 245)}
			dice := 2 * int(p.singleFame+p.singleDestruction)
			for _, block := range [2]int8{p.fame, p.destruction} {
				if block > 0 {
					dice += int(block) + 2
				}
			}
			if dice > 11 {
				continue
			}
			wins, end := false, lost
			orders(p, int(at[0]), int(at[1]), func(win, f, d int) {
				wins = wins || win == 1
				if win < 0 {
					end = pairs().at[f+far][d+far]
				}
			})
			if wins {
				end = won
			}
			if have := p.human(at[0], at[1]); have != end {
				t.Fatalf("%+v from %v leads to %d, want %d", p, at, have, end)
			}
		}
	}
}

// TestTokensByHand: dice tokens are kept where they are worth more than dice, and all
// spent where nobody counts them (O2).
func TestTokensByHand(t *testing.T) {
	m := Matchup{Power: Penguin, Hearts: [2]int8{5, 5}}
	p := Position{Hearts: m.Hearts, Fame: -2, Dice: 2}
	for _, c := range []struct {
		worth [3]float64 // of the tokens left
		want  int8
	}{{[3]float64{0, 0.4, 0.8}, 0}, {[3]float64{0, 0.8, 0.8}, 1}, {[3]float64{}, 2}} {
		table := noise(m, 1)
		for i := range table.groups() {
			for e := range table.v.bot[i] {
				bare := &table.v.bot[i%table.block][e] // with no token left
				if i < table.block {
					*bare /= 10
				}
				table.v.bot[i][e] = *bare + c.worth[i/table.block]
			}
		}
		if have := NewTurn(table).Tokens(p, usualDice); have != c.want {
			t.Errorf("tokens worth %v: %d are spent, want %d", c.worth, have, c.want)
		}
	}
}
