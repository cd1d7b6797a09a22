package core_test

import (
	"fmt"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the game a third time, written only from the text of the rules: its own win check,
// its own orders, its own Autobot (A0 to A9), dice as plain counts. With the tables and turns it is
// compared with, the engine and package autobot it shares only the order of the faces and who has
// won by the markers (core.Standing).

// book plays one turn at a time.
type book struct {
	power core.Power
	most  [2]int // hearts at the start
	need  int    // A9
	worth func(p core.Position) float64
	ends  map[pile]float64 // of the present turn
	// By hand: the value of a keep, and in which pass it was computed. They are here for speed.
	kept []float64
	pass []int
	now  int
}

// pile is a table in the middle of a turn: everything on it, and what is still to be resolved.
type pile struct {
	hearts            [2]int
	fame, destruction int
	energy, tokens    int
	left              rules.Roll
}

// handed returns what a table is worth once the turn is over.
func (b *book) handed(p pile, turn duel.Side) float64 {
	return b.worth(core.Position{Hearts: [2]int8{int8(p.hearts[0]), int8(p.hearts[1])}, Fame: int8(p.fame), Destruction: int8(p.destruction),
		Energy: int8(p.energy), Dice: int8(p.tokens), Turn: turn})
}

// add applies Alienoid's power (O3, D2): two symbols add one, three add two of the same, in groups
// as the player likes. The player may stop at any time.
func (b *book) add(p pile) float64 {
	best := b.resolve(p)
	for _, f := range []rules.Face{duel.Claw, duel.Heart, duel.Fame, duel.Destruction} {
		for added := 1; added <= 2 && p.left[duel.Power] >= int8(added+1); added++ {
			q := p
			q.left[f] += int8(added)
			q.left[duel.Power] -= int8(added + 1)
			best = max(best, b.add(q))
		}
	}
	return best
}

// pull pulls a marker toward the player, space by space.
func (b *book) pull(p pile, face rules.Face, n int) float64 {
	for range n {
		if face == duel.Fame {
			p.fame++
		} else {
			p.destruction++
		}
		if win, over := core.Standing(p.fame, p.destruction); over {
			return win
		}
	}
	return b.resolve(p)
}

// resolve returns the best of all orders (D2).
func (b *book) resolve(p pile) float64 {
	if win, known := b.ends[p]; known {
		return win
	}
	best, must := 0.0, false
	for _, f := range []rules.Face{duel.Claw, duel.Heart, duel.Fame, duel.Destruction} {
		n := int(p.left[f])
		if n == 0 {
			continue
		}
		must = true
		q := p
		q.left[f] = 0
		switch f {
		case duel.Claw:
			best = max(best, b.claws(q, n))
			if b.power == core.Meka && p.left[duel.Power] > 0 {
				best = max(best, b.claws(q, n*int(p.left[duel.Power])))
			}
		case duel.Heart:
			q.hearts[0] = min(b.most[0], q.hearts[0]+n)
			best = max(best, b.resolve(q))
		default:
			best = max(best, b.pull(q, f, n-2))
		}
	}
	switch n := p.left[duel.Power]; {
	case b.power == core.Gigazaur && n >= 2:
		q := p
		q.left[duel.Power] -= 2
		best = max(best, b.pull(q, duel.Fame, 1), b.pull(q, duel.Destruction, 1))
	case b.power == core.Penguin && n >= 1:
		q := p
		q.left[duel.Power]--
		q.tokens = min(2, q.tokens+1)
		best = max(best, b.resolve(q))
	}
	if !must {
		best = max(best, b.handed(p, duel.Rival))
	}
	b.ends[p] = best
	return best
}

// claws hits Autobot.
func (b *book) claws(p pile, n int) float64 {
	if p.hearts[1] -= n; p.hearts[1] <= 0 {
		return 1
	}
	return b.resolve(p)
}

// hand numbers the dice of a roll by the counts of its faces, with nine values each.
func hand(r rules.Roll) int {
	at := 0
	for _, n := range r {
		at = at*9 + int(n)
	}
	return at
}

// hands is more than any hand.
const hands = 9 * 9 * 9 * 9 * 9 * 9

// toss is a number of dice and how likely each roll of them is.
type toss struct {
	roll   rules.Roll
	chance float64
	at     int
}

// tosses returns the rolls of n dice, die after die.
func tosses(n int) []toss {
	list := []toss{{chance: 1}}
	for range n {
		index, next := map[rules.Roll]int{}, []toss(nil)
		for _, t := range list {
			for f := range t.roll {
				r := t.roll
				r[f]++
				k, ok := index[r]
				if !ok {
					k = len(next)
					index[r] = k
					next = append(next, toss{roll: r})
				}
				next[k].chance += t.chance / 6
			}
		}
		list = next
	}
	for i := range list {
		list[i].at = hand(list[i].roll)
	}
	return list
}

// thrown are the tosses of 0 to 8 dice.
var thrown = func() (all [9][]toss) {
	for n := range all {
		all[n] = tosses(n)
	}
	return all
}()

// turn returns the value of the player's turn with a number of dice, before the first roll.
func (b *book) turn(p core.Position, dice int) float64 {
	b.ends = map[pile]float64{}
	if b.kept == nil {
		b.kept, b.pass = make([]float64, hands), make([]int, hands)
	}
	value := make([]float64, hands/9) // of full rolls: the last face follows from the others
	start := pile{hearts: [2]int{int(p.Hearts[0]), int(p.Hearts[1])}, fame: int(p.Fame), destruction: int(p.Destruction), energy: int(p.Energy), tokens: int(p.Dice)}
	for _, t := range thrown[dice] {
		q := start
		q.left = t.roll
		q.left[duel.Energy] = 0 // the player's buys nothing
		if b.power == core.Alienoid {
			value[t.at/9] = b.add(q)
		} else {
			value[t.at/9] = b.resolve(q)
		}
	}
	for range 2 {
		b.now++
		better := make([]float64, len(thrown[dice]))
		for i, t := range thrown[dice] {
			keeps(t.roll, func(k rules.Roll) {
				at := hand(k)
				if b.pass[at] != b.now {
					x := 0.0
					for _, more := range thrown[dice-k.Total()] {
						x += more.chance * value[(at+more.at)/9]
					}
					b.kept[at], b.pass[at] = x, b.now
				}
				better[i] = max(better[i], b.kept[at])
			})
		}
		for i, t := range thrown[dice] {
			value[t.at/9] = better[i]
		}
	}
	sum := 0.0
	for _, t := range thrown[dice] {
		sum += t.chance * value[t.at/9]
	}
	return sum
}

// spending returns the value of the player's turn with the best number of dice tokens (O2).
func (b *book) spending(p core.Position) float64 {
	best := 0.0
	for n := int8(0); n <= p.Dice; n++ {
		left := p
		left.Dice -= n
		best = max(best, b.turn(left, 6+int(n)))
	}
	return best
}

// newBook returns the book for a matchup, with values between turns.
func newBook(m core.Matchup, worth func(core.Position) float64) *book {
	b := &book{power: m.Power, most: [2]int{int(m.Hearts[0]), int(m.Hearts[1])}, need: 4, worth: worth}
	if m.Hard {
		b.need = 3
	}
	return b
}

// drawn returns positions spread over a matchup: hearts, markers (level for a third of them),
// energies and tokens.
func drawn(m core.Matchup, seed uint64, n int) []core.Position {
	rnd, list := newRand(seed), []core.Position(nil)
	tokens, need := 1, 4
	if m.Power == core.Penguin {
		tokens = duel.MaxDiceTokens + 1
	}
	if m.Hard {
		need = 3
	}
	for len(list) < n {
		p := core.Position{Hearts: [2]int8{int8(1 + rnd.IntN(int(m.Hearts[0]))), int8(1 + rnd.IntN(int(m.Hearts[1])))},
			Fame: int8(rnd.IntN(13) - 6), Destruction: int8(rnd.IntN(13) - 6), Energy: int8(rnd.IntN(need)), Dice: int8(rnd.IntN(tokens))}
		if len(list)%3 == 0 {
			p.Destruction = p.Fame
		}
		if _, over := core.Standing(int(p.Fame), int(p.Destruction)); !over {
			list = append(list, p)
		}
	}
	return list
}

// TestBook compares both sides' turns on random values of a whole matchup with the book, at
// many positions for every power and both difficulties.
func TestBook(t *testing.T) {
	for power := core.NoPower; power <= core.Penguin; power++ {
		for _, hard := range []bool{false, true} {
			m := core.Matchup{Power: power, Hearts: [2]int8{5, 7}, Hard: hard}
			if power == core.Penguin {
				m.Hearts = [2]int8{3, 3}
			}
			t.Run(fmt.Sprintf("%s hard %v", monsters[power], hard), func(t *testing.T) {
				table := core.Random(m, 11)
				b := newBook(m, table.Win)
				n := often.Times(12, 25)
				if power == core.Penguin {
					n = often.Times(6, 8)
				}
				for _, p := range drawn(m, 12, n) {
					near(t, fmt.Sprintf("the player's turn at %+v", p), byTurn(table, p), b.spending(p))
					p.Turn = duel.Rival
					near(t, fmt.Sprintf("Autobot's turn at %+v", p), table.Win(p), b.autobot(p, 6))
				}
			})
		}
	}
}
