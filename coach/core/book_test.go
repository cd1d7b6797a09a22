package core

import (
	"fmt"
	"math"
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has the game a third time, written from the text of the rules alone: its
// own win check, its own orders, its own Autobot (A0 to A9), dice as plain counts. It
// shares nothing with the solver, with the engine or with package autobot but the order
// of the faces.

// book plays one turn at a time.
type book struct {
	power Power
	most  [2]int // hearts at the start
	need  int    // A9
	worth func(p Position) float64
	ends  map[pile]float64 // of the present turn
	// By hand: of a keep, and in which pass it was worked out. They are here for speed.
	kept []float64
	pass []int
	now  int
}

// pile is a table in the middle of a turn: all that lies there, and what is still to be
// resolved.
type pile struct {
	hearts            [2]int
	fame, destruction int
	energy, tokens    int
	left              rules.Roll
}

// standing says who has won by the markers (W2, W3).
func standing(f, d int) (win float64, over bool) {
	hers := func(at int) bool { return at == 3 || at == 4 || at == 5 }
	switch {
	case f == 7 || d == 7 || hers(f) && hers(d):
		return 1, true
	case f == -7 || d == -7 || hers(-f) && hers(-d):
		return 0, true
	}
	return 0, false
}

// handed is what a table is worth once the turn is over.
func (b *book) handed(p pile, turn duel.Side) float64 {
	return b.worth(Position{Hearts: [2]int8{int8(p.hearts[0]), int8(p.hearts[1])}, Fame: int8(p.fame), Destruction: int8(p.destruction),
		Energy: int8(p.energy), Dice: int8(p.tokens), Turn: turn})
}

// add is Alienoid's power (O3): each two symbols add one, and an odd one doubles the
// last of them. She may stop at any time.
func (b *book) add(p pile) float64 {
	best := b.resolve(p)
	n := p.left[duel.Power]
	for _, f := range []rules.Face{duel.Claw, duel.Heart, duel.Fame, duel.Destruction} {
		q := p
		switch {
		case n == 3:
			q.left[f] += 2
			q.left[duel.Power] = 0
		case n >= 2:
			q.left[f]++
			q.left[duel.Power] -= 2
		default:
			return best
		}
		best = max(best, b.add(q))
	}
	return best
}

// pull pulls a marker toward her, space by space.
func (b *book) pull(p pile, face rules.Face, n int) float64 {
	for range n {
		if face == duel.Fame {
			p.fame++
		} else {
			p.destruction++
		}
		if win, over := standing(p.fame, p.destruction); over {
			return win
		}
	}
	return b.resolve(p)
}

// resolve is the best of all orders (D2).
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
			if b.power == Meka && p.left[duel.Power] > 0 {
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
	case b.power == Gigazaur && n >= 2:
		q := p
		q.left[duel.Power] -= 2
		best = max(best, b.pull(q, duel.Fame, 1), b.pull(q, duel.Destruction, 1))
	case b.power == Penguin && n >= 1:
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

// hand numbers the dice of a roll by the counts of its faces, nine values each.
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

// tosses are the rolls of n dice, die after die.
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

// her is the value of her turn with so many dice, before the first roll.
func (b *book) her(p Position, dice int) float64 {
	b.ends = map[pile]float64{}
	if b.kept == nil {
		b.kept, b.pass = make([]float64, hands), make([]int, hands)
	}
	value := make([]float64, hands/9) // of full rolls: the last face follows from the others
	start := pile{hearts: [2]int{int(p.Hearts[0]), int(p.Hearts[1])}, fame: int(p.Fame), destruction: int(p.Destruction), energy: int(p.Energy), tokens: int(p.Dice)}
	for _, t := range thrown[dice] {
		q := start
		q.left = t.roll
		q.left[duel.Energy] = 0 // hers buys nothing
		if b.power == Alienoid {
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

// spending is her turn with the best number of dice tokens (O2).
func (b *book) spending(p Position) float64 {
	best := 0.0
	for n := int8(0); n <= p.Dice; n++ {
		left := p
		left.Dice -= n
		best = max(best, b.her(left, 6+int(n)))
	}
	return best
}

// robot is Autobot's turn.
type robot struct {
	*book
	start pile
	dice  int
	final map[int]float64
	mean  map[[3]int]float64
}

// neither is no symbol yet (A2).
const neither = rules.Face(rules.NumFaces)

// its is the value of Autobot's turn with so many dice.
func (b *book) its(p Position, dice int) float64 {
	r := &robot{book: b, dice: dice, final: map[int]float64{}, mean: map[[3]int]float64{}}
	b.ends = map[pile]float64{}
	r.start = pile{hearts: [2]int{int(p.Hearts[0]), int(p.Hearts[1])}, fame: int(p.Fame), destruction: int(p.Destruction), energy: int(p.Energy), tokens: int(p.Dice)}
	return r.roll(rules.Roll{}, 1, neither)
}

// roll throws what is not kept, for the first, second or third time; symbol is the face
// Autobot collects, or neither.
func (r *robot) roll(keep rules.Roll, number int, symbol rules.Face) float64 {
	key := [3]int{hand(keep), number, int(symbol)}
	sum, known := r.mean[key]
	if known {
		return sum
	}
	for _, t := range thrown[r.dice-keep.Total()] {
		sum += t.chance * r.lie(keep.Plus(t.roll), number, symbol)
	}
	r.mean[key] = sum
	return sum
}

// lie is what Autobot does about dice that lie there (A1 to A3).
func (r *robot) lie(dice rules.Roll, number int, symbol rules.Face) float64 {
	if number == 3 {
		return r.resolve(dice)
	}
	f, d := dice[duel.Fame], dice[duel.Destruction]
	switch {
	case symbol != neither || f+d == 0:
	case f > d || f == d && r.start.fame < r.start.destruction:
		symbol = duel.Fame
	case d > f || r.start.destruction < r.start.fame:
		symbol = duel.Destruction
	default:
		return max(r.lie(dice, number, duel.Fame), r.lie(dice, number, duel.Destruction))
	}
	var keep rules.Roll
	keep[duel.Claw] = dice[duel.Claw]
	keep[duel.Heart] = min(dice[duel.Heart], int8(r.most[1]-r.start.hearts[1]))
	if symbol != neither {
		keep[symbol] = dice[symbol]
	}
	if keep == dice {
		return r.resolve(dice)
	}
	return r.roll(keep, number+1, symbol)
}

// resolve is A4 and A5.
func (r *robot) resolve(dice rules.Roll) float64 {
	at := hand(dice)
	if win, known := r.final[at]; known {
		return win
	}
	win := func() float64 {
		p := r.start
		if p.hearts[0] -= int(dice[duel.Claw]); p.hearts[0] <= 0 {
			return 0
		}
		p.energy += int(dice[duel.Energy]) + int(dice[duel.Power])
		for range dice[duel.Heart] {
			if p.hearts[1] < r.most[1] {
				p.hearts[1]++
			} else {
				p.energy++
			}
		}
		for _, f := range []rules.Face{duel.Fame, duel.Destruction} {
			if dice[f] < 3 {
				p.energy += int(dice[f])
				continue
			}
			for range dice[f] - 2 {
				if win, over := p.lose(f); over {
					return win
				}
			}
		}
		return r.special(p)
	}()
	r.final[at] = win
	return win
}

// lose pulls a marker one space toward Autobot.
func (p *pile) lose(f rules.Face) (win float64, over bool) {
	if f == duel.Fame {
		p.fame--
	} else {
		p.destruction--
	}
	return standing(p.fame, p.destruction)
}

// special is A7: two white dice, one after the other, while there is energy for it.
func (b *book) special(p pile) float64 {
	if p.energy < b.need {
		return b.handed(p, duel.You)
	}
	if win, known := b.ends[p]; known {
		return win
	}
	sum := 0.0
	for first := range rules.Face(rules.NumFaces) {
		for second := range rules.Face(rules.NumFaces) {
			sum += b.white(p, [2]rules.Face{first, second}) / 36
		}
	}
	b.ends[p] = sum
	return sum
}

// white is one throw of the white dice.
func (b *book) white(p pile, dice [2]rules.Face) float64 {
	p.energy -= b.need
	for _, now := range []rules.Face{duel.Fame, duel.Destruction, duel.Claw, duel.Heart, duel.Energy, duel.Power} {
		for _, f := range dice {
			switch {
			case f != now:
			case f == duel.Fame || f == duel.Destruction:
				if win, over := p.lose(f); over {
					return win
				}
			case f == duel.Claw:
				if p.hearts[0]--; p.hearts[0] == 0 {
					return 0
				}
			case f == duel.Heart && p.hearts[1] < b.most[1]:
				p.hearts[1]++
			default:
				p.energy++
			}
		}
	}
	return b.special(p)
}

// newBook is the book for a matchup, with values between turns.
func newBook(m Matchup, worth func(Position) float64) *book {
	b := &book{power: m.Power, most: [2]int{int(m.Hearts[0]), int(m.Hearts[1])}, need: 4, worth: worth}
	if m.Hard {
		b.need = 3
	}
	return b
}

// TestBellman: the values of solved matchups are, within the tolerance, what the book
// makes of one turn more, for both sides, and before the first turn (S3, S4).
func TestBellman(t *testing.T) {
	hers, its := 29, 61 // one position in so many is looked at
	if testing.Short() {
		hers, its = 101, 211
	}
	eachSmall(t, func(t *testing.T, table *Table) {
		b, n, worst := newBook(table.Matchup(), table.Win), 0, 0.0
		every := hers
		if table.Matchup().Power == Penguin {
			every *= 5 // up to eight dice
		}
		see := func(p Position, want float64) {
			diff := math.Abs(table.Win(p) - want)
			if worst = max(worst, diff); diff >= tolerance {
				t.Fatalf("%+v is %v, and by its best turn %v", p, table.Win(p), want)
			}
		}
		everyPosition(table, func(p Position) {
			switch n++; {
			case p.Turn == duel.You && n%every == 0:
				see(p, b.spending(p))
			case p.Turn == duel.Rival && n%its == 0:
				see(p, b.its(p, 6))
			}
		})
		p := Position{Hearts: table.Matchup().Hearts, Energy: 1}
		near(t, "her first turn", table.Start(duel.You, false), b.her(p, 5))
		p.Energy, p.Turn = 0, duel.Rival
		near(t, "Autobot's first turn", table.Start(duel.Rival, false), b.its(p, 5))
		near(t, "Autobot's first turn with six dice", table.Start(duel.Rival, true), b.its(p, 6))
		t.Logf("residual %.2g", worst)
	})
}

// drawn are positions spread over a matchup: hearts, markers (level ones for a third of
// them), energies and tokens.
func drawn(m Matchup, seed uint64, n int) []Position {
	rnd, list := newRand(seed), []Position(nil)
	tokens, need := 1, 4
	if m.Power == Penguin {
		tokens = duel.MaxDiceTokens + 1
	}
	if m.Hard {
		need = 3
	}
	for len(list) < n {
		p := Position{Hearts: [2]int8{int8(1 + rnd.IntN(int(m.Hearts[0]))), int8(1 + rnd.IntN(int(m.Hearts[1])))},
			Fame: int8(rnd.IntN(13) - 6), Destruction: int8(rnd.IntN(13) - 6), Energy: int8(rnd.IntN(need)), Dice: int8(rnd.IntN(tokens))}
		if len(list)%3 == 0 {
			p.Destruction = p.Fame
		}
		if _, over := standing(int(p.Fame), int(p.Destruction)); !over {
			list = append(list, p)
		}
	}
	return list
}

// TestBook compares the book with one exact round of the solver, on random values of a
// whole matchup, at many positions for every power and both difficulties.
func TestBook(t *testing.T) {
	for power := NoPower; power <= Penguin; power++ {
		for _, hard := range []bool{false, true} {
			m := Matchup{Power: power, Hearts: [2]int8{5, 7}, Hard: hard}
			if power == Penguin {
				m.Hearts = [2]int8{3, 3}
			}
			t.Run(fmt.Sprintf("%s hard %v", monsters[power], hard), func(t *testing.T) {
				before, after := round(t, m, 11)
				b := newBook(m, before.Win)
				n := 25
				if power == Penguin || testing.Short() {
					n = 8
				}
				for _, p := range drawn(m, 12, n) {
					nearRound(t, m, fmt.Sprintf("her turn at %+v", p), after.Win(p), b.spending(p))
					p.Turn = duel.Rival
					near(t, fmt.Sprintf("Autobot's turn at %+v", p), before.Win(p), b.its(p, 6))
				}
			})
		}
	}
}
