package sim

import (
	"math"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// TestGamesDiffer checks that no two games of a seed have the same chance, whatever the matchup;
// the difficulty and the starter do not change it.
func TestGamesDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for you := range duel.MonsterID(6) {
		for rival := range duel.MonsterID(6) {
			set := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.You)
			hard := duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.Rival)
			hard.Options.Hard = true
			for n := range 100 {
				if seen[game(&set, 1, n)] {
					t.Fatalf("game %d of %d against %d is another one too", n, you, rival)
				}
				seen[game(&set, 1, n)] = true
				if game(&hard, 1, n) != game(&set, 1, n) {
					t.Errorf("game %d has other dice at another difficulty", n)
				}
			}
		}
	}
}

// TestChanceIsTheGames checks that the dice of a roll are the same whatever was thrown before in
// the game, that the deck is the same whoever draws, and that other rolls, games and decks differ.
func TestChanceIsTheGames(t *testing.T) {
	r := dueltest.Rules(t)
	var s duel.State
	begin := func(game uint64) *chance { return newChance(r, game, &s) }
	at := func(c *chance, turn int16, rolls int8, n int) rules.Roll {
		s.Turn.Number, s.Turn.Rolls, s.Turn.Phase = turn, rolls, duel.PhaseRoll
		return (&Player{chance: c}).Throw(n)
	}
	one, other, third := begin(1), begin(1), begin(2)
	at(one, 1, 0, 6)
	at(one, 1, 1, 4)
	same, differ := 0, 0
	for turn := int16(2); turn < 52; turn++ {
		a, b, c := at(one, turn, 0, 6), at(other, turn, 0, 6), at(third, turn, 0, 6)
		again := at(one, turn, 1, 6)
		if a != b {
			t.Errorf("turn %d: %v and %v", turn, a, b)
		}
		if a == c {
			same++
		}
		if a != again {
			differ++
		}
	}
	if same > 5 || differ < 45 {
		t.Errorf("%d of 50 rolls are those of another game, %d differ from the next roll", same, differ)
	}
	every := duel.CardSet(1)<<(r.Box.NumCards()+1) - 2
	first := one.draw(every)
	if other.draw(every) != first || one.draw(every.Without(first)) == first {
		t.Error("the uppermost card is not the same, or is drawn twice")
	}
	before := append([]duel.CardID(nil), one.deck...)
	one.Step(&s, &duel.Step{Verb: duel.StepShuffle})
	moved := 0
	for i := range before {
		if before[i] != one.deck[i] {
			moved++
		}
	}
	if moved < 40 {
		t.Errorf("only %d cards lie elsewhere after a shuffle", moved)
	}
}

// TestChanceIsFair checks that dice and cards are fair: every face and every top card are as
// frequent as they should be, over the games of a run.
func TestChanceIsFair(t *testing.T) {
	r := dueltest.Rules(t)
	var s duel.State
	every := duel.CardSet(1)<<(r.Box.NumCards()+1) - 2
	faces, cards := [rules.NumFaces]int{}, make([]int, r.Box.NumCards())
	const games = 5000
	for n := range uint64(games) {
		c := newChance(r, mix(mix(1, 0), n), &s)
		cards[c.draw(every)-1]++
		for turn := range int16(4) {
			s.Turn.Number = turn + 1
			for f, n := range (&Player{chance: c}).Throw(6) {
				faces[f] += int(n)
			}
		}
	}
	// Five standard deviations: this seed's numbers are the same every time.
	near := func(what string, have []int) {
		total := 0
		for _, n := range have {
			total += n
		}
		p := 1 / float64(len(have))
		for i, n := range have {
			if off := math.Abs(float64(n)-p*float64(total)) / math.Sqrt(p*(1-p)*float64(total)); off > 5 {
				t.Errorf("%s %d came %d times of %d, %.1f standard deviations off", what, i, n, total, off)
			}
		}
	}
	near("face", faces[:])
	near("card", cards)
}

// TestPlayGame checks that a game number always gives the same game, whatever its player played before.
func TestPlayGame(t *testing.T) {
	r := dueltest.Rules(t)
	set := duel.NewSetup(true, [2]duel.MonsterID{2, 4}, duel.You)
	p := NewPlayer(r, Greedy{}, 1)
	for _, n := range []int{3, 0, 3} {
		have, err := p.PlayGame(&set, 9, n)
		alone, failed := NewPlayer(r, Greedy{}, 2).PlayGame(&set, 9, n)
		if err != nil || failed != nil || have != alone || !have.Over() {
			t.Errorf("game %d: %v, %v, over: %v", n, err, failed, have.Over())
		}
	}
}
