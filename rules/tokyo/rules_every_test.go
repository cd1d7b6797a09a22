package tokyo_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// everyRoll calls f with every result of n dice, as typed.
func everyRoll(n int, f func(dice string)) {
	var grow func(dice string, from int)
	grow = func(dice string, from int) {
		if len(dice) == n {
			f(dice)
			return
		}
		for i := from; i < 6; i++ {
			grow(dice+"123hec"[i:i+1], i)
		}
	}
	grow("", 0)
}

// scored returns the value of a result according to 5.1, 5.2, 5.3 and 12.2, counted
// die by die: the third die of a number gives that number, each one after it 1 more;
// each three of 1s or of 2s is a triple.
func scored(dice string) (points, energy, hearts, smashes, wicked int) {
	seen := map[rune]int{}
	for _, die := range dice {
		seen[die]++
		switch {
		case die == 'h':
			hearts++
		case die == 'e':
			energy++
		case die == 'c':
			smashes++
		case seen[die] == 3:
			points += int(die - '0')
		case seen[die] > 3:
			points++
		}
		if seen[die]%3 == 0 {
			wicked += map[rune]int{'1': 2, '2': 1}[die]
		}
	}
	return
}

// Every result of six, seven and eight dice, outside and in the City, in both
// editions, is worth what the rules say (5.1, 5.2, 5.3, 5.4, 12.2), whichever group
// is resolved first.
func TestEveryResult(t *testing.T) {
	for _, edition := range []tokyo.Edition{tokyo.Base, tokyo.Dark} {
		r := tokyotest.Rules(t, edition)
		for n, want := range map[int]int{6: 462, 7: 792, 8: 1287} {
			for _, place := range []string{"outside", "city"} {
				t.Run(fmt.Sprint(edition, " ", n, " ", place), func(t *testing.T) {
					rolls := 0
					given := tokyotest.Game(edition, 3) + "set p1.hearts 3; set p1.points 1; set p1.energy 1; place p1 " + place + "; turn p1 resolve; "
					if place == "outside" {
						given += "place p2 city; "
					}
					from, err := tokyotest.Fold(r, nil, given)
					if err != nil {
						t.Fatal(err)
					}
					everyRoll(n, func(dice string) {
						rolls++
						worth(t, r, &from, edition, place, dice)
					})
					if rolls != want {
						t.Errorf("%d results, want %d", rolls, want)
					}
				})
			}
		}
	}
}

// worth checks one result, resolved in the usual and in the reverse order.
func worth(t *testing.T, r *tokyo.Rules, from *tokyo.Table, edition tokyo.Edition, place, dice string) {
	t.Helper()
	points, energy, hearts, smashes, wicked := scored(dice)
	healed, third := min(10, 3+hearts), 10
	if place == "city" {
		healed, third = 3, 10-smashes
	}
	if edition == tokyo.Base {
		wicked = 0
	}
	want := fmt.Sprintf("p1.points=%d p1.energy=%d p1.hearts=%d p1.wicked=%d p2.hearts=%d p3.hearts=%d p2.points=0 p3.energy=0 phase=buy question=",
		1+points, 1+energy, healed, wicked, 10-smashes, third)
	tile, yield := "", ""
	if wicked >= 3 {
		tile = "answer no; "
	}
	if place == "outside" && smashes > 0 {
		yield = "answer no; "
	}
	for _, play := range []string{
		"resolve; " + tile + yield,
		"resolve smashes; " + yield + "resolve energy; resolve hearts; resolve numbers; " + tile,
	} {
		table, err := tokyotest.Fold(r, from, "dice "+dice+"; "+play)
		if err != nil {
			t.Fatalf("%s: %s: %v", dice, play, err)
		}
		have := tokyotest.View(r, &table)
		for _, w := range strings.Fields(want) {
			if key, val, _ := strings.Cut(w, "="); have[key] != val {
				t.Errorf("%s, %s: %s is %q, want %q", dice, play, key, have[key], val)
			}
		}
	}
}

// Every step of the gauge from every space: the counter, and a tile for each of 3, 6
// and 10 that is above the old space and not above the new one (12.4 to 12.8).
func TestEveryThreshold(t *testing.T) {
	for n, dice := range map[int]string{0: "333hec", 1: "222hec", 2: "111hec", 3: "111222", 4: "111111"} {
		for space := range 11 {
			now, want := min(10, space+n), ""
			for _, threshold := range []int{3, 6, 10} {
				if space < threshold && threshold <= now {
					want += strconv.Itoa(threshold) + " "
				}
			}
			if at, have := climb(t, space, dice); at != strconv.Itoa(now) || have != want {
				t.Errorf("from %d with %s: to %s, tiles of levels %q; want %d, %q", space, dice, at, have, now, want)
			}
		}
	}
}

// climb resolves the numbers of a result with the counter on a space, declines every
// tile, and returns where the counter is then and at which levels a tile was offered.
func climb(t *testing.T, space int, dice string) (counter, levels string) {
	t.Helper()
	r := tokyotest.Rules(t, tokyo.Dark)
	for play := "resolve numbers"; ; play += "; answer no" {
		table, err := tokyotest.Fold(r, nil, ruleDarkDice(2, dice)+"place p2 city; set p1.wickedness "+strconv.Itoa(space)+"; "+play)
		if err != nil {
			t.Fatal(err)
		}
		view := tokyotest.View(r, &table)
		if view["question"] == "" {
			return view["p1.wicked"], levels
		}
		levels += map[string]string{ruleRed3 + ",no": "3 ", ruleRed6 + ",no": "6 ", ruleRed10 + ",no": "10 "}[view["answers"]]
	}
}
