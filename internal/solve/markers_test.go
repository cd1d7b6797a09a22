package solve

import "testing"

// standing says who has won by the markers (W2, W3), from the text of the rules alone.
func standing(f, d int) (win float64, over bool) {
	ours := func(at int) bool { return at == 3 || at == 4 || at == 5 }
	switch {
	case f == 7 || d == 7 || ours(f) && ours(d):
		return 1, true
	case f == -7 || d == -7 || ours(-f) && ours(-d):
		return 0, true
	}
	return 0, false
}

// TestOrdersByHand: what the best order of a roll leads to, where it is known by hand.
func TestOrdersByHand(t *testing.T) {
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
		if have := c.p.player(c.f, c.d); have != c.want {
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
	for from := range spot(width * width) {
		fame, destruction := from.markers()
		if _, over := standing(int(fame), int(destruction)); over {
			continue
		}
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
			orders(p, int(fame), int(destruction), func(win, f, d int) {
				wins = wins || win == 1
				if win < 0 {
					end = at(int8(f), int8(d))
				}
			})
			if wins {
				end = won
			}
			if have := p.player(fame, destruction); have != end {
				t.Fatalf("%+v from %d, %d leads to %d, want %d", p, fame, destruction, have, end)
			}
		}
	}
}
