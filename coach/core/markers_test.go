package core

import "testing"

// Standing returns who has won by the markers (W2, W3), for the book. It is written only from the
// text of the rules.
func Standing(f, d int) (win float64, over bool) {
	ours := func(at int) bool { return at == 3 || at == 4 || at == 5 }
	switch {
	case f == 7 || d == 7 || ours(f) && ours(d):
		return 1, true
	case f == -7 || d == -7 || ours(-f) && ours(-d):
		return 0, true
	}
	return 0, false
}

// bestOrder returns where pulls lead in the best order.
func bestOrder(p Pulls, at [2]int8) spot {
	to := p.BestOrder(at)
	if v := verdict(to[0], to[1]); v != 0 {
		return v
	}
	return pairs().at[to[0]+far][to[1]+far]
}

// TestOrdersByHand checks what the best order of a roll leads to, if it is known by hand.
func TestOrdersByHand(t *testing.T) {
	at := func(f, d int8) spot { return pairs().at[f+far][d+far] }
	for _, c := range []struct {
		name string
		p    Pulls
		f, d int8
		want spot
	}{
		{"nothing", Pulls{}, 1, 2, at(1, 2)},
		{"the marker that arrives first must wait for the other: fame runs through the zone only once destruction stands in it, pulled by the power in between",
			Pulls{Fame: 4, SingleDestruction: 1}, 2, 2, won},
		{"the same with the tracks changed", Pulls{Destruction: 4, SingleFame: 1}, 2, 2, won},
		{"two of the power's steps part a block's way", Pulls{Fame: 3, SingleFame: 1, SingleDestruction: 1}, 2, 2, won},
		{"every order leaves the zone too early", Pulls{Fame: 4}, 2, 2, at(6, 2)},
		{"one order wins at once, the other never", Pulls{Fame: 2, Destruction: 1}, 4, 2, won},
		{"the first step out of -6 meets the other marker: lost", Pulls{Fame: 1}, -6, -4, lost},
		{"lost, unless the other marker leaves first", Pulls{Fame: 1, Destruction: 2}, -6, -4, at(-5, -2)},
		{"one step of the power is enough", Pulls{Fame: 1, SingleDestruction: 1}, -6, -3, at(-5, -2)},
		{"a block runs through the zone while the other is still at -6", Pulls{Fame: 4, Destruction: 1}, -6, -6, at(-2, -5)},
		{"both blocks end in the zone: lost in any order", Pulls{Fame: 2, Destruction: 1}, -6, -6, lost},
		{"lost by all, and won by passing to the end", Pulls{Fame: 1, SingleFame: 1}, 5, 6, won},
	} {
		if have := bestOrder(c.p, [2]int8{c.f, c.d}); have != c.want {
			t.Errorf("%s: %d, want %d", c.name, have, c.want)
		}
	}
}

// TestAutobotOrderByHand checks that fame comes before destruction, space by space (A4, A7).
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

// orders plays what is left in every order, one block or single step after the other, and calls do
// with each result: 1 and 0 with the game over, otherwise -1.
func orders(p Pulls, f, d int, do func(win, f, d int)) {
	walk := func(df, dd int, n int8, rest Pulls) {
		f, d := f, d
		for range n {
			f, d = f+df, d+dd
			if win, over := Standing(f, d); over {
				do(int(win), f, d)
				return
			}
		}
		orders(rest, f, d, do)
	}
	if p == (Pulls{}) {
		do(-1, f, d)
	}
	if rest := p; p.Fame > 0 {
		rest.Fame = 0
		walk(1, 0, p.Fame, rest)
	}
	if rest := p; p.Destruction > 0 {
		rest.Destruction = 0
		walk(0, 1, p.Destruction, rest)
	}
	if rest := p; p.SingleFame > 0 {
		rest.SingleFame--
		walk(1, 0, 1, rest)
	}
	if rest := p; p.SingleDestruction > 0 {
		rest.SingleDestruction--
		walk(0, 1, 1, rest)
	}
}

// TestOrdersBrute checks that the best order is the best of all, for everything that eight dice and
// Gigazaur's power can pull, and some more, from every pair of spaces.
func TestOrdersBrute(t *testing.T) {
	for _, at := range pairs().where {
		for n := range 7 * 7 * 5 * 5 {
			p := Pulls{int8(n % 7), int8(n / 7 % 7), int8(n / 49 % 5), int8(n / 245)}
			dice := 2 * int(p.SingleFame+p.SingleDestruction)
			for _, block := range [2]int8{p.Fame, p.Destruction} {
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
			if have := bestOrder(p, at); have != end {
				t.Fatalf("%+v from %v leads to %d, want %d", p, at, have, end)
			}
		}
	}
}
