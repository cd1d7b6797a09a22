package rolling

import (
	"math"
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// spots are markers that are level, and some of which one is closer to Autobot.
var spots = [][2]duel.Spot{{0, 0}, {-2, 2}, {4, 2}}

// sequences plays Autobot's rolls die by die. It calls do with every sequence of throws, all
// equally likely, and the final dice. At a level tie the player gives the answer.
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

// TestEnds checks that the chances of the last dice are those of all sequences of throws, also from
// any dice kept for the second roll, and with either answer at a level tie.
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
	sequences(at, dice, answer, 1, func(last rules.Roll, chance float64) { want[Folded(last)] += chance })
	sum := 0.0
	for i, p := range r.Ends(r.Index(at.Dice), at.Chosen, at.Roll, 1, func(int, int8, float64) duel.Symbol { return answer }) {
		sum += p
		if math.Abs(p-want[r.Sets[i]]) > 1e-12 {
			t.Fatalf("%+v, %d dice, answer %v: %v lies there with %v, want %v", at, dice, answer, r.Sets[i], p, want[r.Sets[i]])
		}
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Fatalf("%+v: the chances add up to %v", at, sum)
	}
}

// worth returns what a roll is worth: any number.
func worth(dice rules.Roll) float64 {
	sum := 0.0
	for f, n := range dice {
		sum += float64((f*f+3)*int(n)*int(n)%11) / 7
	}
	return sum
}

// TestMeans checks that the mean worth of kept dice is the sum of chances times worths.
func TestMeans(t *testing.T) {
	for deficit := range 4 {
		for _, marker := range spots {
			r := Of(3, deficit, marker[0], marker[1])
			for chosen := duel.FameSymbol; chosen <= duel.DestructionSymbol; chosen++ {
				for rolls := 1; rolls <= autobot.LastRoll; rolls++ {
					means := make([]float64, len(r.Sets))
					for dice := r.FirstRoll(); dice < len(r.Sets); dice++ {
						means[dice] = worth(Folded(r.Sets[dice]))
					}
					r.Means(means, rolls, chosen)
					for dice := range r.FirstRoll() {
						want := 0.0
						for last, p := range r.Ends(dice, chosen, int8(autobot.LastRoll+1-rolls), 1, nil) {
							want += p * worth(r.Sets[last])
						}
						if math.Abs(means[dice]-want) > 1e-12 && r.Sets[dice] == Folded(r.Sets[dice]) {
							t.Fatalf("deficit %d, markers %v, %v kept for %d rolls, %v: %v, want %v", deficit, marker, r.Sets[dice], rolls, chosen, means[dice], want)
						}
					}
				}
			}
		}
	}
}
