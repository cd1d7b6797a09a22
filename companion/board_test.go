package companion_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion"
)

// wheels returns the numbers of a table with two wheels.
func wheels(t *[2]int) []companion.Position[int] {
	return []companion.Position[int]{{Piece: 0, At: t[0]}, {Piece: 1, At: t[1]}}
}

// TestTrips checks that a line has what a wheel showed, each number that a list told since, and the last one. Within
// one list only the end is told, and a correction starts again.
func TestTrips(t *testing.T) {
	tables := [][2]int{{5, 2}, {4, 2}, {4, 0}, {5, 2}, {3, 2}}
	toAndFro := [][2]int{{4, 0}, {6, 0}, {8, 0}, {6, 0}, {7, 0}}
	for _, c := range []struct {
		name   string
		tables [][2]int
		lists  [4]int
		sets   int // the stage that is a correction; -1 for none
		want   map[int][]int
	}{
		{"a list each", tables, [4]int{1, 2, 3, 4}, -1, map[int][]int{0: {5, 4, 5, 3}, 1: {2, 0, 2}}},
		{"the middle in one", tables, [4]int{1, 2, 2, 3}, -1, map[int][]int{0: {5, 4, 5, 3}}},
		{"all in one", tables, [4]int{1, 1, 1, 1}, -1, map[int][]int{0: {5, 3}}},
		{"a correction of both", tables, [4]int{1, 2, 3, 4}, 2, map[int][]int{0: {5, 3}}},
		{"a correction at the end", tables, [4]int{1, 2, 3, 4}, 3, map[int][]int{1: {2, 0, 2}}},
		{"to and fro in the second one", toAndFro, [4]int{1, 2, 2, 2}, -1, map[int][]int{0: {4, 6, 7}}},
	} {
		var stages []companion.Stage[[2]int]
		for i := range c.tables[1:] {
			stages = append(stages, companion.Stage[[2]int]{Before: &c.tables[i], After: &c.tables[i+1], List: c.lists[i], Sets: i == c.sets})
		}
		have := map[int][]int{}
		for _, trip := range companion.Trips(stages, wheels, nil) {
			have[trip.Piece] = trip.Told
		}
		if !reflect.DeepEqual(have, c.want) {
			t.Errorf("%s: %v, want %v", c.name, have, c.want)
		}
	}
	long, twice := companion.Trip[int]{Told: []int{9, 8, 7, 6}}, companion.Trip[int]{Told: []int{0, 3, 0, 3}}
	if !reflect.DeepEqual(long.Shown(), []int{9, 7, 6}) || !reflect.DeepEqual(twice.Shown(), []int{0, 3}) {
		t.Errorf("shown %v and %v", long.Shown(), twice.Shown())
	}
}

// TestGainedBesidePaid checks that a cause also says what the last list gained, if it both gained and paid, also after another list.
func TestGainedBesidePaid(t *testing.T) {
	tables := [][2]int{{2, 0}, {7, 0}, {4, 0}}
	stages := []companion.Stage[[2]int]{{Before: &tables[0], After: &tables[1], List: 1}, {Before: &tables[1], After: &tables[2], List: 2}}
	for _, c := range []struct {
		paid [2]int
		want string
	}{{[2]int{0, 4}, "+1 · power -4"}, {[2]int{0, 3}, "power -3"}, {[2]int{3, 4}, "+1 · power -4"}} {
		causes := make(companion.Causes[int], 2)
		causes.Add(0, 0, "", c.paid[0])
		causes.Add(1, 0, c.want[strings.Index(c.want, "power"):], c.paid[1])
		if have := causes.Of(&companion.Trips(stages, wheels, nil)[0]); have != c.want {
			t.Errorf("%v paid: %q, want %q", c.paid, have, c.want)
		}
	}
}

// TestGainedBy checks that each cause says what it has brought beside what was paid, and that the rest of the gain comes first.
func TestGainedBy(t *testing.T) {
	tables := [][2]int{{4, 0}, {1, 0}}
	for said, brought := range map[string][]int{"token +1 · power -4": {1}, "token +3 · power -6": {1, 2}, "+2 · token +1 · power -6": {1, 0}} {
		causes := make(companion.Causes[int], 1)
		for _, n := range brought {
			causes.Add(0, 0, "token", -n)
		}
		cost := said[strings.Index(said, "power"):]
		causes.Add(0, 0, cost, int(cost[len(cost)-1]-'0'))
		trips := companion.Trips([]companion.Stage[[2]int]{{Before: &tables[0], After: &tables[1]}}, wheels, causes)
		if have := causes.Of(&trips[0]); have != said {
			t.Errorf("%q, want %q", have, said)
		}
	}
}

// TestPaidTwice checks that a cost that one list has paid several times appears once, with the number of times.
func TestPaidTwice(t *testing.T) {
	tables := [][2]int{{9, 0}, {5, 0}, {1, 0}}
	for _, c := range []struct {
		lists [2]int
		want  string
	}{{[2]int{1, 1}, "power -4 ×2"}, {[2]int{1, 2}, "power -4"}} {
		var stages []companion.Stage[[2]int]
		causes := make(companion.Causes[int], 2)
		for i, list := range c.lists {
			stages = append(stages, companion.Stage[[2]int]{Before: &tables[i], After: &tables[i+1], List: list})
			causes.Add(i, 0, "power -4", 4)
		}
		if have := causes.Of(&companion.Trips(stages, wheels, nil)[0]); have != c.want {
			t.Errorf("lists %v: %q, want %q", c.lists, have, c.want)
		}
	}
}

// TestPaidWhatWasGained checks that a list shows what it gains and pays in full, although the number is the same before and after.
func TestPaidWhatWasGained(t *testing.T) {
	tables := [][2]int{{2, 7}, {5, 6}, {2, 7}}
	stages := []companion.Stage[[2]int]{{Before: &tables[0], After: &tables[1]}, {Before: &tables[1], After: &tables[2]}}
	causes := make(companion.Causes[int], 2)
	causes.Add(1, 0, "power -3", 3)
	trips := companion.Trips(stages, wheels, causes)
	if len(trips) != 1 || !slices.Equal(trips[0].Told, []int{2, 2}) || causes.Of(&trips[0]) != "+3 · power -3" {
		t.Errorf("%+v", trips)
	}
	if trips = companion.Trips(stages, wheels, nil); len(trips) > 0 {
		t.Errorf("nothing was paid: %+v", trips)
	}
}
