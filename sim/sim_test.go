package sim_test

import (
	"testing"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
	"kingoftokyo/sim"
)

// inPlay counts the cards of a table: they are conserved (S2).
func inPlay(s *duel.State) int {
	n := int(s.Deck) + int(s.Discard.N) + s.Sides[duel.You].Keep.Len() + s.Sides[duel.Rival].Keep.Len()
	for _, c := range s.Row {
		if c != duel.NoCard {
			n++
		}
	}
	if s.Turn.Buying != duel.NoCard {
		n++
	}
	return n
}

// check says what a table has that no rule allows.
func check(t *testing.T, r *duel.Rules, ev *duel.Event, s *duel.State) {
	t.Helper()
	for side, m := range s.Sides {
		if m.Hearts < 0 || m.Hearts > m.Max || m.Dice < 0 || m.Dice > duel.MaxDiceTokens || m.Energy < 0 {
			t.Fatalf("after %s: %s has %d hearts, %d dice tokens, %d energy", r.Write(ev), duel.Side(side), m.Hearts, m.Dice, m.Energy)
		}
	}
	for _, at := range s.Marker {
		if at < -duel.Victory || at > duel.Victory {
			t.Fatalf("after %s: a marker at %s", r.Write(ev), at)
		}
	}
	if n := s.Turn.Dice.Total(); n > rules.MaxDice {
		t.Fatalf("after %s: %d dice", r.Write(ev), n)
	}
	if n := inPlay(s); n != r.Box.NumCards() {
		t.Fatalf("after %s: %d cards", r.Write(ev), n)
	}
	if _, why := s.Winner(); (why != duel.NotWon) != s.Over() {
		t.Fatalf("after %s: won by %q, over %v", r.Write(ev), why, s.Over())
	}
	if q, ok := r.Standing(s); !ok && !s.Over() && len(r.Options(s, nil)) == 0 {
		t.Fatalf("after %s: nothing can happen and nothing is asked (%v)", r.Write(ev), q)
	}
}

// Seeded random games of every matchup, solo and between two humans, with every
// option: they end, and no table on the way breaks a rule of the table (S, D2,
// D6, O2, W).
func TestRandomGames(t *testing.T) {
	r := dueltest.Rules(t)
	p := sim.NewPlayer(r, sim.Random{}, 7)
	p.Watch = func(_ *duel.State, ev *duel.Event, after *duel.State) { check(t, r, ev, after) }
	ends := map[duel.Why]int{}
	for n := range 1200 {
		set := matchup(n)
		set.Solo = n%4 != 3
		set.Options = duel.Options{Hard: n%3 == 1, DiscardTurns: n%5 == 2, FullDice: n%7 == 3}
		s, err := p.Game(&set, 2000)
		if err != nil || !s.Over() {
			t.Fatalf("game %d: over %v, %v", n, s.Over(), err)
		}
		_, why := s.Winner()
		ends[why]++
	}
	for _, why := range []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight} {
		if ends[why] == 0 {
			t.Errorf("no game of %v was won by %s: the games do not reach everything", ends, why)
		}
	}
}

// The same seed plays the same games.
func TestSameSeed(t *testing.T) {
	r := dueltest.Rules(t)
	one, two := sim.NewPlayer(r, sim.Greedy{}, 3), sim.NewPlayer(r, sim.Greedy{}, 3)
	for n := range 50 {
		set := matchup(n)
		a, errA := one.Game(&set, 2000)
		b, errB := two.Game(&set, 2000)
		if errA != nil || errB != nil || a != b {
			t.Fatalf("game %d differs (%v, %v)", n, errA, errB)
		}
	}
}

// A simulation allocates nothing per event, whoever plays.
func TestNoAllocations(t *testing.T) {
	r := dueltest.Rules(t)
	for name, policy := range map[string]sim.Policy{"random": sim.Random{}, "greedy": sim.Greedy{}} {
		p, n := sim.NewPlayer(r, policy, 5), 0
		sets := make([]duel.Setup, 30)
		for i := range sets {
			sets[i] = matchup(i)
		}
		if allocs := testing.AllocsPerRun(100, func() {
			if _, err := p.Game(&sets[n%len(sets)], 2000); err != nil {
				t.Fatal(err)
			}
			n++
		}); allocs > 0 {
			t.Errorf("%s: %.1f allocations a game", name, allocs)
		}
	}
}
