package pages

import (
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/companion"
)

// rising returns a graph of two turns: from one half to nothing, and to everything.
func rising() *companion.Graph {
	return &companion.Graph{Said: "said", Points: []companion.Point{{X: 0, Y: 0.5}, {X: 1, Y: 0}, {X: 2, Y: 1}}, Turns: []int{1, 3},
		Marks: []companion.Point{{X: 1, Text: "A"}, {X: 2, Text: "B"}}, Scale: []string{"none", "half", "all"}, Axis: "turn"}
}

// A picture of 40 columns has 33 for two turns: the first ends in column 16, the second in column 32. One half is six rows
// of eleven; letters are above the area, and a tick marks the end of each turn.
func TestPicture(t *testing.T) {
	half := strings.Repeat("█", 16)
	want := []string{
		"  all ┤" + strings.Repeat(" ", 32) + "B",
	}
	for range 4 {
		want = append(want, "      │"+strings.Repeat(" ", 32)+"█")
	}
	want = append(want, " half ┤"+strings.Repeat("▄", 16)+strings.Repeat("┄", 16)+"█")
	for range 4 {
		want = append(want, "      │"+half+strings.Repeat(" ", 16)+"█")
	}
	want = append(want, "      │"+half+"A"+strings.Repeat(" ", 15)+"█", " none └────────────────┴───────────────┴",
		" turn                  1               3")
	for width, whole := range map[int][]string{40: want, 30: want} { // at least 40 columns
		if got := Drawn(&companion.LookBack{Graph: rising()}, width, false)[1:]; strings.Join(got, "\n") != strings.Join(whole, "\n") {
			t.Errorf("%d columns:\n%s\nwant\n%s", width, strings.Join(got, "\n"), strings.Join(whole, "\n"))
		}
	}
	ascii := strings.NewReplacer("┤", "+", "│", "|", "└", "+", "─", "-", "┴", "+", "┄", "-", "█", "#", "▄", ":")
	got := Drawn(&companion.LookBack{Lines: []string{"a → b"}, Graph: rising()}, 40, true)
	if strings.Join(got[1:], "\n") != ascii.Replace(strings.Join(want, "\n")) || got[0] != "a -> b" {
		t.Errorf("in ASCII:\n%s", strings.Join(got, "\n"))
	}
	if got := Drawn(&companion.LookBack{Lines: []string{"a → b"}}, 40, false); len(got) != 1 || got[0] != "a → b" {
		t.Errorf("without a graph: %q", got)
	}
	if got := Drawn(&companion.LookBack{Graph: rising()}, 999, false)[1:]; len([]rune(got[11])) != 200 {
		t.Errorf("the widest picture has %d columns", len([]rune(got[11])))
	}
}

// Turns share numbers if not all fit: 1, 2, 5, 10 ...; each number has four columns.
func TestNumbered(t *testing.T) {
	for _, c := range []struct{ turns, columns, want int }{
		{1, 33, 1}, {8, 33, 1}, {9, 33, 2}, {16, 33, 2}, {17, 33, 5}, {40, 33, 5}, {41, 33, 10}, {80, 33, 10}, {81, 33, 20}, {8, 35, 1},
		{9, 36, 1}, {401, 33, 100},
	} {
		if got := numbered(c.turns, c.columns); got != c.want {
			t.Errorf("%d turns in %d columns: every %d, want %d", c.turns, c.columns, got, c.want)
		}
	}
}

// Letters of one turn are side by side: the second to the right of the first if there is room, otherwise to the left.
func TestLettersBeside(t *testing.T) {
	g := rising()
	g.Marks = []companion.Point{{X: 1, Text: "A"}, {X: 1, Text: "B"}, {X: 1, Text: "C"}, {X: 2, Text: "D"}, {X: 2, Text: "E"}}
	got := strings.Join(Drawn(&companion.LookBack{Graph: g}, 40, false), "\n")
	if !strings.Contains(got, "█AB") || !strings.Contains(got, "│"+strings.Repeat(" ", 15)+"C ") || !strings.Contains(got,
		"┤"+strings.Repeat(" ", 32)+"D") || !strings.Contains(got, "E█") {
		t.Errorf("\n%s", got)
	}
}

// below returns the numbers below a picture and the ticks above them: every fifth of twenty turns; every second of sixteen,
// and the first. A number that does not fit with a space before it is left out, and so is its tick.
func TestBelow(t *testing.T) {
	for _, c := range []struct{ first, turns, wantTicks, wantNumbers string }{
		{"1", "20", "────────┴───────┴───────┴───────┴", " turn          5       10      15     20"},
		{"101", "16", "──┴─────┴───┴───┴───┴───┴───┴────", " turn   101   104 106 108 110 112 114"},
		{"10001", "16", "──┴─────┴───────┴───────┴───────┴", " turn  10001 10004   10008   10012 10016"},
	} {
		g := rising()
		g.Marks, g.Turns = nil, nil
		first, _ := strconv.Atoi(c.first)
		n, _ := strconv.Atoi(c.turns)
		for i := range n {
			g.Turns = append(g.Turns, first+i)
		}
		got := Drawn(&companion.LookBack{Graph: g}, 40, false)[1:]
		if got[11] != " none └"+c.wantTicks || got[12] != c.wantNumbers {
			t.Errorf("\n%s\n%s\nwant\n none └%s\n%s", got[11], got[12], c.wantTicks, c.wantNumbers)
		}
	}
}
