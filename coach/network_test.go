package coach

import (
	"flag"
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo/coach/learned"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

var update = flag.Bool("update", false, "write the numbers in testdata anew; look at how far they moved then")

// networkTables are tables between two turns, one per line: a core logit in LogitUnit, the table in
// lines of the notation, and the network's output for it.
const networkTables = "testdata/network.txt"

// TestNetworkValues checks that the network in the program says about tables what it said when it
// was put there: no input has moved to another weight, and no weight to another input. The tables
// have inputs of every kind. After a new training, `go test ./coach -run TestNetworkValues -update`
// writes the values again, and nothing else should.
func TestNetworkValues(t *testing.T) {
	text, err := os.ReadFile(networkTables)
	if err != nil {
		t.Fatal(err)
	}
	r, n := dueltest.Rules(t), Learned()
	in, lines := newInputs(r, n, duel.You), strings.Split(strings.TrimSpace(string(text)), "\n")
	var seen [Inputs + 1]bool
	for i, line := range lines {
		if strings.HasPrefix(line, "#") {
			continue
		}
		core, rest, _ := strings.Cut(line, " | ")
		table, want, _ := strings.Cut(rest, " => ")
		logit, err := strconv.ParseInt(core, 10, 32)
		if err != nil {
			t.Fatal(err)
		}
		folded, err := dueltest.Fold(r, nil, table)
		if err != nil {
			t.Fatalf("%s: %v", table, err)
		}
		list := in.all(&folded.State, int32(logit))
		for _, x := range list {
			seen[x.At] = true
		}
		have := n.Logit(list, int32(logit), Best.Sharp)
		lines[i] = fmt.Sprintf("%s | %s => %.12f", core, table, have)
		if was, err := strconv.ParseFloat(want, 64); !*update && (err != nil || math.Abs(have-was) > 1e-9) {
			t.Errorf("%s is %.12f, was %s", table, have, want)
		}
	}
	kinds := []int{inLogit, inMonster, inActive, inHearts, inHearts + 16, inBot, InEnergy, inKeep, inBotKeep, inRow, inRow + mostCards,
		inRow + 2*mostCards, inRow + 3*mostCards, inUnnamed, inUnnamed + 1, inUnnamed + 2, inMarker, inMarker + 15, inBonus, inDice, inDice + 3,
		inTaken, inTaken + 1, inWaits, inDeck, Inputs}
	for i, from := range kinds[:len(kinds)-1] {
		if !slices.Contains(seen[from:kinds[i+1]], true) {
			t.Errorf("no table has one of the inputs from %d on", from)
		}
	}
	for kind := range bonuses {
		given := false
		for at := inBonus + kind; at < inDice; at += bonuses {
			given = given || seen[at]
		}
		if !given {
			t.Errorf("no table has a space that gives %s", duel.BonusKind(kind))
		}
	}
	if *update {
		if err := os.WriteFile(networkTables, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// all returns all inputs of a table.
func (in *inputs) all(s *duel.State, core int32) []learned.Input {
	return in.moveInputs(s, core, in.restInputs(s, nil))
}

// TestRowInputs checks that a card of the row counts by how much energy the player lacks for it,
// with slot 3 costing one less (D4).
func TestRowInputs(t *testing.T) {
	r := dueltest.Rules(t)
	in := newInputs(r, Learned(), duel.You)
	const none, one, twoOrThree, more = 0, 1, 2, 3
	for _, c := range []struct {
		energy int // against a card of 6 energy, 5 in slot 3
		want   [3]int
	}{
		{9, [3]int{none, none, none}}, {6, [3]int{none, none, none}}, {5, [3]int{one, one, none}}, {4, [3]int{twoOrThree, twoOrThree, one}},
		{3, [3]int{twoOrThree, twoOrThree, twoOrThree}}, {2, [3]int{more, more, twoOrThree}}, {1, [3]int{more, more, more}}, {0, [3]int{more, more, more}},
	} {
		for slot, short := range c.want {
			row := [3]string{"-", "-", "-"}
			row[slot] = "armor-plating"
			table, err := dueltest.Fold(r, nil, fmt.Sprintf("%srow %s; set you.energy %d", dueltest.Solo("gigazaur", "meka-dragon", "you"), strings.Join(row[:], " "), c.energy))
			if err != nil {
				t.Fatal(err)
			}
			id, _ := r.Box.Card("armor-plating")
			if cost := r.Box.Cards[id].Cost; cost != 6 {
				t.Fatalf("armor-plating costs %d", cost)
			}
			want := learned.One(int16(inRow + short*mostCards + int(in.cards[id])))
			if list := in.restInputs(&table.State, nil); !slices.Contains(list, want) {
				t.Errorf("%d energy, slot %d: no input %v among %v", c.energy, slot+1, want, list)
			}
		}
	}
}

// TestBestOfThree checks that the best one counts of every set of three, all equally likely.
func TestBestOfThree(t *testing.T) {
	for _, c := range []struct {
		name string
		wins []float64
		want float64
	}{
		{"too few cards for a row", []float64{0.5, 0.7}, 0.25},
		{"one three", []float64{0.1, 0.3, 0.2}, 0.3},
		{"of four the best is in three threes of four, the next in the other", []float64{0.4, 0.1, 0.3, 0.2}, (3*0.4 + 0.3) / 4},
		{"of five the best is in six threes of ten, the next in three, the third in one", []float64{0.9, 0.1, 0.5, 0.2, 0.7}, (6*0.9 + 3*0.7 + 0.5) / 10},
	} {
		var wins []worth
		for _, p := range c.wins {
			wins = append(wins, worth{p, p / 2})
		}
		if have := bestOfThree(wins, worth{0.25, 0.125}); apart(have, worth{c.want, c.want / 2}) > 1e-12 {
			t.Errorf("%s: %v, want %v", c.name, have, c.want)
		}
	}
}

// TestNear checks that a purchase may end the game if Autobot has few hearts left, or a marker is
// far on the player's side.
func TestNear(t *testing.T) {
	for _, c := range []struct {
		hearts, fame, destruction int
		want                      bool
	}{
		{6, 0, 0, false}, {5, 0, 0, true}, {6, 3, 0, false}, {6, 4, 0, true}, {6, -2, 4, true}, {6, 2, 1, false}, {6, 2, 2, true}, {6, 1, 2, false},
	} {
		var s duel.State
		s.Sides[duel.Rival].Hearts = int16(c.hearts)
		s.Marker = [2]duel.Spot{duel.Spot(2 * c.fame), duel.Spot(2 * c.destruction)}
		if have := new(search).near(&s); have != c.want {
			t.Errorf("%d hearts, markers on %d and %d: %v", c.hearts, c.fame, c.destruction, have)
		}
	}
}

// TestWanted checks that all slots of an offer are tried the first, second, fourth and eighth time,
// and near the end; otherwise those whose card was the best purchase before.
func TestWanted(t *testing.T) {
	d := demand{best: 2}
	for time, want := range []uint8{7, 7, 2, 7, 2, 2, 2, 7, 2} {
		if have := d.wanted(false); have != want {
			t.Errorf("time %d: %b, want %b", time+1, have, want)
		}
	}
	if have := d.wanted(true); have != 7 {
		t.Errorf("near the end: %b", have)
	}
}

// TestLeastTwo checks that titanic-batteries leaves the two dice that do least (O6).
func TestLeastTwo(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct{ monster, dice, want string }{
		{"gigazaur", "fffddh", "dd"}, {"gigazaur", "ffdddc", "ff"}, {"gigazaur", "fdcchh", "fd"}, {"gigazaur", "fffpph", "pp"},
		{"gigazaur", "fchhhh", "fh"}, {"gigazaur", "dceecc", "de"}, {"gigazaur", "ccchhe", "he"}, {"gigazaur", "cccccc", "cc"},
		{"cyber-kitty", "ppffcc", "pp"}, {"cyber-kitty", "pffccc", "pf"},
	} {
		s := start(t, r, c.monster, false)
		x := &coachOf(t, r, &s).search
		dice, problem := duel.Faces.Parse(c.dice)
		want, _ := duel.Faces.Parse(c.want)
		if problem != nil {
			t.Fatal(problem)
		}
		s.Turn.Dice = dice
		if have := x.leastTwo(&s); have != want {
			t.Errorf("%s, %s: it leaves %s, want %s", c.monster, c.dice, duel.SortedDice(have), c.want)
		}
	}
}
