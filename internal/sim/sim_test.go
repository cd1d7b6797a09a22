package sim_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules/duel"
)

// play plays a game from its set-up to its end.
func play(p *sim.Player, set *duel.Setup) (duel.State, error) {
	s := p.Start(set)
	err := p.Continue(&s, 2000)
	return s, err
}

// TestGamesEnd checks that games with uniform dice end, with either policy, in every matchup, solo
// and between two humans, with every option.
func TestGamesEnd(t *testing.T) {
	r := dueltest.Rules(t)
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p := sim.NewPlayer(r, policy, 33)
		for n := range often.Times(1500, 6000) {
			set := matchup(n)
			set.Solo = n%4 != 3
			set.Options = duel.Options{Hard: n%3 == 1, DiscardTurns: n%5 == 2, FullDice: n%7 == 3}
			if s, err := play(p, &set); err != nil || !s.Over() {
				t.Fatalf("%s, game %d: over %v, %v", name, n, s.Over(), err)
			}
		}
	}
}

// TestSameSeed checks that the same seed plays the same games.
func TestSameSeed(t *testing.T) {
	r := dueltest.Rules(t)
	one, two := sim.NewPlayer(r, sim.Greedy{}, 3), sim.NewPlayer(r, sim.Greedy{}, 3)
	for n := range 50 {
		set := matchup(n)
		a, errA := play(one, &set)
		b, errB := play(two, &set)
		if errA != nil || errB != nil || a != b {
			t.Fatalf("game %d differs (%v, %v)", n, errA, errB)
		}
	}
}

// TestNoAllocations checks that a simulation allocates nothing per event, with either policy.
func TestNoAllocations(t *testing.T) {
	r := dueltest.Rules(t)
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p, s, n := sim.NewPlayer(r, policy, 5), new(duel.State), 0
		sets := make([]duel.Setup, 30)
		for i := range sets {
			sets[i] = matchup(i)
		}
		if allocs := testing.AllocsPerRun(100, func() {
			*s = p.Start(&sets[n%len(sets)])
			if err := p.Continue(s, 2000); err != nil {
				t.Fatal(err)
			}
			n++
		}); allocs > 0 {
			t.Errorf("%s: %.1f allocations a game", name, allocs)
		}
	}
}
