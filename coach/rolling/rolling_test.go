package rolling

import (
	"math"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// spots are markers that are level, and such that one of them is closer to Autobot.
var spots = [][2]duel.Spot{{0, 0}, {-2, 2}, {4, 2}}

// sequences plays Autobot's rolls die by die: it calls do with every sequence of throws, which are
// all as likely, and what lies there at the end. At a level tie the player answers as told.
func sequences(at duel.Situation, n int, answer duel.Symbol, chance float64, do func(last rules.Roll, chance float64)) {
	missing := n - at.Dice.Total()
	if missing > 0 {
		for f := range at.Dice {
			next := at
			next.Dice[f]++
			sequences(next, n, answer, chance/rules.NumFaces, do)
		}
		return
	}
	d := autobot.Decide(&at)
	if d.Ask {
		at.Tie = answer
		d = autobot.Decide(&at)
	}
	if at.Roll == autobot.LastRoll {
		do(at.Dice, chance)
		return
	}
	at.Dice, at.Chosen, at.Roll = d.Keep, d.Chosen, at.Roll+1
	sequences(at, n, answer, chance, do)
}

// TestEnds: the chances of the last dice are those of all sequences of throws, from any dice kept
// for the second roll as well, whatever the player answers at a level tie.
func TestEnds(t *testing.T) {
	for _, dice := range []int{2, 3} {
		for deficit := range dice + 1 {
			for _, marker := range spots {
				for answer := duel.FameSymbol; answer <= duel.DestructionSymbol; answer++ {
					compare(t, duel.Situation{Roll: 1, Deficit: int8(deficit), Fame: marker[0], Destruction: marker[1]}, dice, answer)
					compare(t, duel.Situation{Roll: 2, Deficit: int8(deficit), Fame: marker[0], Destruction: marker[1],
						Dice: rules.Roll{duel.Claw: 1}, Chosen: answer}, dice, answer)
				}
			}
		}
	}
}

func compare(t *testing.T, at duel.Situation, dice int, answer duel.Symbol) {
	t.Helper()
	r := Of(dice, int(at.Deficit), at.Fame, at.Destruction)
	want := map[rules.Roll]float64{}
	sequences(at, dice, answer, 1, func(last rules.Roll, chance float64) { want[last] += chance })
	for _, early := range []bool{false, true} {
		sum := 0.0
		for i, p := range r.Ends(r.Index(at.Dice), at.Chosen, at.Roll, 1, &lattice.Faces, early, func(int, int8, float64) duel.Symbol { return answer }) {
			sum += p
			if math.Abs(p-want[r.Sets[i]]) > 1e-12 {
				t.Fatalf("%+v, %d dice, answer %v: %v lies there with %v, want %v", at, dice, answer, r.Sets[i], p, want[r.Sets[i]])
			}
		}
		if math.Abs(sum-1) > 1e-12 {
			t.Fatalf("%+v: the chances add up to %v", at, sum)
		}
	}
}

// worth is what a roll is worth: any number.
func worth(dice rules.Roll) float64 {
	sum := 0.0
	for f, n := range dice {
		sum += float64((f*f+3)*int(n)*int(n)%11) / 7
	}
	return sum
}

// TestMeans: the mean worth is the sum of chances times worths; at each level tie the answer counts
// that makes most of it.
func TestMeans(t *testing.T) {
	for deficit := range 4 {
		for _, marker := range spots {
			r := Of(3, deficit, marker[0], marker[1])
			m := Means[[2]float64]{Last: func(dice int) [2]float64 { return [2]float64{worth(r.Sets[dice])} },
				Better: func(a, b [2]float64) bool { return a[0] > b[0] }, Faces: &lattice.Faces}
			m.Begin(r)
			mean := func(dice int, chosen duel.Symbol, roll int8) float64 {
				sum := 0.0
				for last, p := range r.Ends(dice, chosen, roll, 1, &lattice.Faces, true, func(dice int, roll int8, _ float64) duel.Symbol {
					return m.Symbol(dice, int(roll))
				}) {
					sum += p * worth(r.Sets[last])
				}
				return sum
			}
			for dice := r.FirstRoll(); dice < len(r.Sets); dice++ {
				if r.Decide(dice, duel.NoSymbol).Ask && m.Lying(dice, 1, duel.NoSymbol)[0] != max(m.Lying(dice, 1, duel.FameSymbol)[0], m.Lying(dice, 1, duel.DestructionSymbol)[0]) {
					t.Fatalf("deficit %d, %v: the player does not name the better symbol", deficit, r.Sets[dice])
				}
			}
			for dice := range r.Sets {
				for roll := 1; roll <= autobot.LastRoll; roll++ {
					for chosen := range duel.Symbol(Symbols) {
						if have, want := m.Kept(dice, roll, chosen)[0], mean(dice, chosen, int8(roll)); math.Abs(have-want) > 1e-12 {
							t.Fatalf("deficit %d, markers %v, %v kept for roll %d, %v: %v, want %v", deficit, marker, r.Sets[dice], roll, chosen, have, want)
						}
					}
				}
			}
		}
	}
}
