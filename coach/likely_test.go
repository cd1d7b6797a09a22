package coach

import (
	"math"
	"math/rand/v2"
	"testing"

	"kingoftokyo/coach/lattice"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestEnds checks that the end of a turn is what follows roll by roll, with each keep taken as
// often as its weight says, and that all ends add up to 1.
func TestEnds(t *testing.T) {
	r, rnd := dueltest.Rules(t), rand.New(rand.NewPCG(4, 4))
	s := start(t, r, "cyber-kitty", false)
	s.Turn.Number, s.Sides[duel.You].Taken = 2, 3 // three dice
	s.Row = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}
	c := coachOf(t, r, &s)
	skills := []Skill{{Sharp: 0.3}, {}, {Sharp: 0.8, Slips: 0.4}}
	for i := range often.Cases(1, len(skills)) {
		skill := skills[i]
		c.SetSkill(skill)
		three := lattice.Of(3)
		want := map[rules.Roll]float64{}
		var roll func(kept rules.Roll, used int, p float64)
		roll = func(kept rules.Roll, used int, p float64) {
			lacks := 3 - kept.Total()
			each := p / math.Pow(6, float64(lacks))
			for n := range int(math.Pow(6, float64(lacks))) {
				dice := kept
				for range lacks {
					dice[n%6]++
					n /= 6
				}
				if used == 3 {
					want[dice] += each
					continue
				}
				f := s
				f.Turn.Phase, f.Turn.Rolls, f.Turn.Dice = duel.PhaseRoll, int8(used), dice
				a, ok := c.Advise(&duel.Table{State: f})
				if !ok {
					t.Fatal("no advice")
				}
				for i := range a.Options {
					q := each * a.Likely(i, skill)
					if a.Options[i].Event.Kind == duel.Stopped {
						want[dice] += q
					} else {
						roll(a.Options[i].Event.Roll, used+1, q)
					}
				}
			}
		}
		roll(rules.Roll{}, 1, 1)
		sum := 0.0
		for _, dice := range three.Sets[three.FirstRoll():] {
			have, ok := c.Ends(&s, dice, []Skill{{Sharp: rnd.Float64()}, skill})
			if !ok || math.Abs(have[1]-want[dice]) > 1e-9 {
				t.Fatalf("skill %v: %s with a chance of %v, want %v", skill, duel.SortedDice(dice), have, want[dice])
			}
			sum += have[1]
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("skill %v: all ends together have a chance of %v", skill, sum)
		}
	}
}

// TestLikely checks that the better an option, the likelier it is taken, and the more so the more
// skilled the player; options of the same worth count as one.
func TestLikely(t *testing.T) {
	a := Advice{Options: []Option{
		{Event: duel.Event{Kind: duel.Passed}, Win: 0.8, AsPlayed: 0.6}, {Event: buys[0], Win: 0.5, AsPlayed: 0.4}, {Event: buys[1], Win: 0.5, AsPlayed: 0.4},
	}}
	for _, c := range []struct {
		skill      Skill
		best, twin float64
	}{
		{Skill{}, 0.5, 0.5},
		{Skill{Sharp: 0.25}, 0.98*math.Pow(4, 4.5)/(math.Pow(4, 4.5)+1) + 0.01, 0.98/(math.Pow(4, 4.5)+1) + 0.01}, // 0.8 has the odds 4 to 1, and 4.5 is the sharpness
		{Best, 0.99, 0.01}, // a slip now and then
		{Skill{Sharp: 1, Slips: 0.3}, 0.85, 0.15},
		{Skill{Sharp: 0.25, Slips: 0.5}, 0.5*math.Pow(4, 4.5)/(math.Pow(4, 4.5)+1) + 0.25, 0.5/(math.Pow(4, 4.5)+1) + 0.25},
		{Skill{Sharp: 0.25, Slips: 1}, 0.5, 0.5},
	} {
		for i, want := range []float64{c.best, c.twin, c.twin} {
			if have := a.Likely(i, c.skill); math.Abs(have-want) > 1e-9 {
				t.Errorf("skill %v, option %d: %v, want %v", c.skill, i, have, want)
			}
		}
	}
}

// TestSlips checks that more slips never give a higher chance, before any turn and at any choice, at any sharpness.
func TestSlips(t *testing.T) {
	scattered(t, often.Times(3, 20), func(rnd *rand.Rand, c *Coach, s *duel.State) {
		sharp, last := rnd.Float64(), 1.0
		for n := range 5 {
			c.SetSkill(Skill{sharp, float64(n) / 4})
			now := c.Win(&duel.Table{State: *s}).AsPlayed
			if now > last+0.001 {
				t.Errorf("sharpness %.2f, slips %.2f: %.4f after %.4f; %s", sharp, float64(n)/4, now, last, describe(c.search.rules, s))
			}
			last = now
		}
	})
}
