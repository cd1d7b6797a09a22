package core_test

import (
	"fmt"
	"math"
	"sync"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/solve"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file computes turns a second time, slowly: the real engine resolves every roll in every
// order and with every answer, and plain loops try every keep and every throw. The values of the
// positions between turns are random numbers, so that what values usually look like can hide
// nothing.

// monsters are the ids of the powers' monsters.
var monsters = [...]string{core.NoPower: "cyber-kitty", core.Alienoid: "alienoid", core.Gigazaur: "gigazaur", core.Meka: "meka-dragon", core.Penguin: "space-penguin"}

// naive knows the engine and the values between turns.
type naive struct {
	t      *testing.T
	rules  *duel.Rules
	engine *duel.Engine // one for all, for speed: it keeps nothing from one event to the next
	m      core.Matchup
	after  func(p core.Position) float64 // between turns
	seen   map[duel.State]float64
	// opening: the turn number stays, because the first turn has different dice (S4).
	opening bool
}

// state returns a position on the table, with a row of unnamed cards.
func (n *naive) state(p core.Position) duel.State {
	id, _ := n.rules.Box.Monster(monsters[n.m.Power])
	rival, _ := n.rules.Box.Monster("the-king")
	set := duel.NewSetup(true, [2]duel.MonsterID{id, rival}, duel.You)
	set.Options.Hard = n.m.Hard
	s := n.rules.Start(&set)
	for side := range s.Sides {
		s.Sides[side].Max, s.Sides[side].Hearts = int16(n.m.Hearts[side]), int16(p.Hearts[side])
	}
	s.Sides[duel.You].Energy = 0
	s.Sides[duel.You].Dice, s.Sides[duel.Rival].Energy = p.Dice, int16(p.Energy)
	s.Marker = [2]duel.Spot{duel.Spot(2 * p.Fame), duel.Spot(2 * p.Destruction)}
	s.Turn = duel.Turn{Number: 3, Active: p.Turn, Phase: duel.PhaseRoll}
	return n.tidy(s)
}

// tidy removes what the core does not know: cards, the player's energy, turn numbers.
func (n *naive) tidy(s duel.State) duel.State {
	s.Row, s.Deck, s.Discard = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}, 40, duel.Pile{}
	s.Sides[duel.You].Energy = 0
	if !n.opening {
		s.Turn.Number = 3
	}
	return s
}

// position returns the position of a table between turns.
func position(s *duel.State) core.Position {
	return core.Position{Hearts: [2]int8{int8(s.Sides[0].Hearts), int8(s.Sides[1].Hearts)}, Fame: int8(s.Marker[0] / 2),
		Destruction: int8(s.Marker[1] / 2), Energy: int8(s.Sides[1].Energy), Dice: s.Sides[0].Dice, Turn: s.Turn.Active}
}

// script gives answers in order.
type script struct {
	answers []duel.Answer
	used    int
}

func (a *script) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) {
	if q.ID == duel.AskReveal {
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	}
	if a.used == len(a.answers) {
		return duel.Answer{}, false
	}
	a.used++
	return a.answers[a.used-1], true
}

// each calls do with every table that an event may lead to, by every answer.
func (n *naive) each(s duel.State, ev duel.Event, answers []duel.Answer, do func(duel.State)) {
	if n.engine == nil {
		n.engine = n.rules.NewEngine()
	}
	e, next := n.engine, s
	asking, err := e.Play(&next, &ev, &script{answers: answers}, nil)
	if err != nil {
		n.t.Fatal(err)
	}
	if !asking {
		do(n.tidy(next))
		return
	}
	q := e.Question
	for _, a := range n.rules.Choices(&next, &q, nil) {
		n.each(s, ev, append(answers[:len(answers):len(answers)], a), do)
	}
}

// winner returns 1 or 0 if the game is over.
func winner(s *duel.State) (float64, bool) {
	side, why := s.Winner()
	return float64(side.Other()), why != duel.NotWon
}

// resolve returns the best that the player can make of a table whose dice are thrown.
func (n *naive) resolve(s duel.State) float64 {
	if win, over := winner(&s); over {
		return win
	}
	if s.Turn.Phase == duel.PhaseBuy {
		p := position(&s)
		p.Turn = duel.Rival
		return n.after(p)
	}
	if x, ok := n.seen[s]; ok {
		return x
	}
	best := 0.0
	for _, ev := range n.rules.Options(&s, nil) {
		if ev.Kind == duel.ResolvedAll {
			continue // one of the orders
		}
		n.each(s, ev, nil, func(next duel.State) {
			if next != s { // declining leaves the table as it is
				best = max(best, n.resolve(next))
			}
		})
	}
	n.seen[s] = best
	return best
}

// rolls calls do with every multiset of n dice and its chance.
func rolls(n int, do func(r rules.Roll, chance float64)) {
	for _, x := range dealt[n]() {
		do(x.roll, x.chance)
	}
}

// dealt are the multisets of 0 to 8 dice with their chances, computed once.
var dealt = func() (all [rules.MaxDice + 1]func() []chanced) {
	for n := range all {
		all[n] = sync.OnceValue(func() (list []chanced) {
			deal(n, func(r rules.Roll, chance float64) { list = append(list, chanced{r, chance}) })
			return list
		})
	}
	return all
}()

// chanced is a roll and how likely it is.
type chanced struct {
	roll   rules.Roll
	chance float64
}

// deal distributes n dice over the faces, one face after the other.
func deal(n int, do func(r rules.Roll, chance float64)) {
	var next func(r rules.Roll, f, left int, chance float64)
	next = func(r rules.Roll, f, left int, chance float64) {
		if f == rules.NumFaces-1 {
			r[f] = int8(left)
			do(r, chance*math.Pow(1.0/6, float64(left)))
			return
		}
		for k := range left + 1 {
			r[f] = int8(k)
			ways := 1.0
			for i := range k {
				ways = ways * float64(left-i) / float64(i+1)
			}
			next(r, f+1, left-k, chance*ways*math.Pow(1.0/6, float64(k)))
		}
	}
	next(rules.Roll{}, 0, n, 1)
}

// keeps calls do with every subset of some dice.
func keeps(dice rules.Roll, do func(keep rules.Roll)) {
	var pick func(k rules.Roll, f int)
	pick = func(k rules.Roll, f int) {
		if f == rules.NumFaces {
			do(k)
			return
		}
		for c := range dice[f] + 1 {
			k[f] = c
			pick(k, f+1)
		}
	}
	pick(rules.Roll{}, 0)
}

// player returns the value of a turn of the player with a number of dice, tokens spent, and the
// worth of every keep with 0, 1 and 2 rolls left.
func (n *naive) player(p core.Position, dice int) (float64, [3]map[rules.Roll]float64) {
	var worth [3]map[rules.Roll]float64
	n.seen = map[duel.State]float64{}
	worth[0] = map[rules.Roll]float64{}
	start := n.state(p)
	rolls(dice, func(r rules.Roll, _ float64) {
		s := start
		s.Turn.Rolls, s.Turn.Dice = 3, r
		best := 0.0
		n.each(s, duel.Event{Kind: duel.Stopped}, nil, func(next duel.State) { best = max(best, n.resolve(next)) })
		worth[0][r] = best
	})
	value := worth[0]
	for left := 1; left < 3; left++ {
		worth[left] = map[rules.Roll]float64{}
		better := map[rules.Roll]float64{}
		rolls(dice, func(r rules.Roll, _ float64) {
			best := worth[0][r] // stopping
			keeps(r, func(k rules.Roll) {
				if k == r {
					worth[left][k] = worth[0][r]
					return
				}
				if _, ok := worth[left][k]; !ok {
					sum := 0.0
					rolls(dice-k.Total(), func(thrown rules.Roll, chance float64) { sum += chance * value[k.Plus(thrown)] })
					worth[left][k] = sum
				}
				best = max(best, worth[left][k])
			})
			better[r] = best
		})
		value = better
	}
	sum := 0.0
	rolls(dice, func(r rules.Roll, chance float64) { sum += chance * value[r] })
	return sum, worth
}

// autobot returns the value of a table in Autobot's turn.
func (n *naive) autobot(s duel.State) float64 {
	if win, over := winner(&s); over {
		return win
	}
	if s.Turn.Active == duel.You {
		return n.after(position(&s))
	}
	if x, ok := n.seen[s]; ok {
		return x
	}
	x := 0.0
	switch _, asked := n.rules.Standing(&s); {
	case asked: // a level tie
		for sym := duel.FameSymbol; sym <= duel.DestructionSymbol; sym++ {
			a := duel.Answer{Kind: duel.SymbolAnswer, Symbol: sym}
			n.each(s, duel.Event{Kind: duel.Answered, Answer: a}, nil, func(next duel.State) { x = max(x, n.autobot(next)) })
		}
	case s.Turn.Phase == duel.PhaseResolve:
		n.each(s, duel.Event{Kind: duel.ResolvedAll}, nil, func(next duel.State) { x = n.autobot(next) })
	default: // rolling, or a special power
		rolls(n.rules.Reroll(&s), func(r rules.Roll, chance float64) {
			n.each(s, duel.Event{Kind: duel.Rolled, Roll: r}, nil, func(next duel.State) { x += chance * n.autobot(next) })
		})
	}
	n.seen[s] = x
	return x
}

// corners are positions at which something special happens.
var corners = []core.Position{
	{Hearts: [2]int8{3, 4}},
	{Hearts: [2]int8{1, 1}, Fame: 6, Destruction: -6},
	{Hearts: [2]int8{2, 2}, Fame: -6, Destruction: -4, Energy: 2},
	{Hearts: [2]int8{4, 3}, Fame: -4, Destruction: -6, Energy: 1},
	{Hearts: [2]int8{3, 2}, Fame: 4, Destruction: 2, Energy: 3},
	{Hearts: [2]int8{4, 4}, Fame: 2, Destruction: 6, Energy: 1},
	{Hearts: [2]int8{2, 1}, Fame: -2, Destruction: -2, Energy: 2},
	{Hearts: [2]int8{1, 4}, Fame: 6, Destruction: 6, Energy: 3},
	{Hearts: [2]int8{4, 2}, Fame: -6, Destruction: -6},
	{Hearts: [2]int8{3, 3}, Fame: 5, Destruction: 2, Energy: 1},
	{Hearts: [2]int8{3, 3}, Fame: 2, Destruction: 5, Energy: 2},
}

// TestPlayerTurn compares the player's turn, and all its keeps, with
// the engine's, for every power.
func TestPlayerTurn(t *testing.T) {
	r := dueltest.Rules(t)
	for power := core.NoPower; power <= core.Penguin; power++ {
		for k, p := range corners {
			if (k+int(power))%often.Times(2, 1) != 0 {
				continue
			}
			m := core.Matchup{Power: power, Hearts: [2]int8{4, 4}, Hard: k%2 == 1}
			p.Energy = min(p.Energy, 2)
			t.Run(fmt.Sprintf("%s %d", monsters[power], k), func(t *testing.T) {
				table := core.Noise(m, uint64(k))
				n := &naive{t: t, rules: r, m: m, after: func(q core.Position) float64 { return table.Win(q) }}
				if power == core.Penguin {
					p.Dice = int8(k % 3)
				}
				dice := core.UsualDice
				if power == core.Penguin && k == 3 {
					dice = 7
				}
				want, worth := n.player(p, dice)
				turn := solve.NewTurn(table)
				turn.Begin(p, dice)
				near(t, "the turn", turn.Win(), want)
				for left := range worth {
					compareKeeps(t, turn, dice, left, worth[left])
				}
			})
		}
	}
}

// compareKeeps compares every keep.
func compareKeeps(t *testing.T, turn *solve.Turn, dice, left int, worth map[rules.Roll]float64) {
	t.Helper()
	for keep, want := range worth {
		if got := turn.Worth(keep, left); math.Abs(got-want) > 1e-12 {
			t.Fatalf("%v of %d dice with %d rolls left: %v, want %v", keep, dice, left, got, want)
		}
	}
}

func near(t *testing.T, what string, have, want float64) {
	t.Helper()
	if math.Abs(have-want) > 1e-12 {
		t.Errorf("%s is worth %v, want %v (%v off)", what, have, want, have-want)
	}
}

// TestAutobotTurn compares Autobot's turn with the engine's, in both difficulties,
// with six dice and with five (S4).
func TestAutobotTurn(t *testing.T) {
	r := dueltest.Rules(t)
	for k, p := range corners {
		m := core.Matchup{Hearts: [2]int8{4, 4}, Hard: k%2 == 0}
		p.Turn, p.Energy = duel.Rival, min(p.Energy, 2)
		if !m.Hard && k == 1 {
			p.Energy = 3 // one below its threshold
		}
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			table := core.Random(m, uint64(k))
			n := &naive{t: t, rules: r, m: m, seen: map[duel.State]float64{}, after: func(q core.Position) float64 { return table.Win(q) }}
			want := n.autobot(n.state(p))
			near(t, "Autobot's turn", table.Win(p), want)
		})
	}
}
