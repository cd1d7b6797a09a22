package main

import (
	"fmt"
	"slices"

	"kingoftokyo/internal/tools"
	"kingoftokyo/rules/duel"
)

// below prints the estimate when a turn of Autobot on hard first begins below a chance in a game,
// and how many of these games were won.
func (g *gates) below(n int) {
	lines := [...]float64{0.5, 0.4, 0.3}
	var seen [len(lines)][]tools.Seen
	for k := range seen {
		seen[k] = make([]tools.Seen, n)
	}
	hard := *g
	hard.list = slices.DeleteFunc(slices.Clone(g.list), func(m tools.Matchup) bool { return !m.Hard })
	hard.each(n, func(i int, x *game) {
		for on := true; on; on = x.turn() {
			if x.s.Autobot() && x.s.Turn.Number > 1 {
				p := x.win()
				for k, line := range lines {
					if !seen[k][i].Asked && p < line {
						seen[k][i] = tools.Seen{Said: p, Asked: true}
					}
				}
			}
		}
		for k := range seen {
			seen[k][i].Won = tools.Won(&x.s)
		}
	})
	for k, line := range lines {
		var all tools.Told
		tools.Tell(&all, seen[k])
		fmt.Printf("Autobot's turn begun below %.0f %% for the first time, hard: %.0f of %d games, said %.1f %%, won more than that %s.\n",
			100*line, all.Said.N, n, 100*all.Said.Value(), all.Off.Points())
	}
}

// kinds prints the estimates of rare kinds of tables, one game each, and how many were won.
func (g *gates) kinds(n int) {
	keep := func(id duel.CardID) bool { return g.rules.Box.Cards[id].Keep }
	give := func(x *game, side duel.Side, cards int) {
		for range cards {
			if c := tools.TakeCard(g.rules, &x.s, x.rnd, keep); c != duel.NoCard {
				x.s.Sides[side].Keep = x.s.Sides[side].Keep.With(c)
			}
		}
	}
	for _, kind := range []struct {
		name string
		make func(*game)
	}{
		{"6 owned cards", func(x *game) { give(x, duel.You, 6) }},
		{"12 owned cards, 2 hearts", func(x *game) { give(x, duel.You, 12); x.s.Sides[duel.You].Hearts = 2 }},
		{"Autobot with 3 keep cards", func(x *game) { give(x, duel.Rival, 3) }},
		{"both markers at -6", func(x *game) { x.s.Marker = [2]duel.Spot{-12, -12} }},
		{"3 hearts, markers at -5 and -2", func(x *game) { x.s.Marker, x.s.Sides[duel.You].Hearts = [2]duel.Spot{-10, -4}, 3 }},
		{"13 to 20 energy", func(x *game) { x.s.Sides[duel.You].Energy = int16(13 + x.rnd.IntN(8)) }},
	} {
		var all tools.Told
		tools.Tell(&all, g.seen(n, func(x *game) bool {
			if !x.turns(x.rnd.IntN(8)) {
				return false
			}
			kind.make(x)
			return true
		}))
		fmt.Printf("%s: %.0f tables, said %.1f %%, won more than that %s.\n", kind.name, all.Said.N, 100*all.Said.Value(), all.Off.Points())
	}
}
