package core

import "testing"

// TestRounds: a matchup is solved in so many rounds, and so many products with the jacobian, as it was when somebody
// last looked. The table comes out the same where a part of the solver does nothing, for in the end it is held against
// exact rounds; but then it takes more of them, and a box of tables hours.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		m                Matchup
		rounds, products int
	}{
		{Matchup{Power: NoPower, Hearts: [2]int8{3, 3}, Hard: true}, 6, 16},
		{Matchup{Power: Alienoid, Hearts: [2]int8{2, 2}}, 5, 6},
		{Matchup{Power: Gigazaur, Hearts: [2]int8{3, 3}}, 7, 18},
		{Matchup{Power: Meka, Hearts: [2]int8{2, 3}, Hard: true}, 6, 9},
		{Matchup{Power: Penguin, Hearts: [2]int8{2, 2}}, 6, 7},
	} {
		s := newSolver(c.m, 2)
		s.solve()
		if s.rounds > c.rounds || s.products > c.products {
			t.Errorf("%+v: %d rounds and %d products, want %d and %d", c.m, s.rounds, s.products, c.rounds, c.products)
		}
	}
}
