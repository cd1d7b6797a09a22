package sim

import (
	"context"
	"math"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// hearts counts losses of hearts by the tables alone, and tells the game's chance
// what it is told.
type hearts struct {
	*chance
	last, lost [2]int
}

// Step looks at the table after each step.
func (h *hearts) Step(s *duel.State, st *duel.Step) {
	for side := range s.Sides {
		now := int(s.Sides[side].Hearts)
		h.lost[side] += max(0, h.last[side]-now)
		h.last[side] = now
	}
	h.chance.Step(s, st)
}

// A run adds up its games: each played here by an ordinary Player with the same
// chance, to its end, and counted off the table.
func TestRunAddsUp(t *testing.T) {
	r := dueltest.Rules(t)
	const games, seed = 150, 9
	set := duel.NewSetup(true, [2]duel.MonsterID{2, 4}, duel.You)
	job := Job{Rules: r, Setup: set, Both: true, Games: games, Seed: seed, Workers: 2, Policy: func() (Policy, error) { return Greedy{}, nil }}
	res, err := Run(context.Background(), job)
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayer(r, Greedy{}, 0)
	h := &hearts{chance: newChance(p)}
	p.Sink = h
	want := Tally{Games: games}
	for n := range games {
		var s duel.State
		set.First = duel.Side(n % 2)
		h.chance.begin(job.game(n), &s)
		s = p.Start(&set)
		h.last, h.lost = [2]int{int(s.Sides[0].Hearts), int(s.Sides[1].Hearts)}, [2]int{}
		if err := p.Continue(&s, UsualTurns); err != nil || !s.Over() {
			t.Fatalf("game %d: %v", n, err)
		}
		winner, why := s.Winner()
		want.Ends[winner][why]++
		want.First[s.First].Of++
		if winner == duel.You {
			want.First[s.First].N++
		}
		for len(want.Turns) <= int(s.Turn.Number) {
			want.Turns = append(want.Turns, 0)
		}
		want.Turns[s.Turn.Number]++
		for side, n := range h.lost {
			want.Lost[side] = Sum{want.Lost[side].Games + 1, want.Lost[side].Total + n, want.Lost[side].Squares + n*n}
		}
	}
	have := res.Sum
	if len(have.Turns) != len(want.Turns) {
		t.Fatalf("the longest game took %d turns, want %d", len(have.Turns)-1, len(want.Turns)-1)
	}
	for turns, n := range want.Turns {
		if have.Turns[turns] != n {
			t.Errorf("%d games of %d turns, want %d", have.Turns[turns], turns, n)
		}
	}
	if have.Games != want.Games || have.Ends != want.Ends || have.First != want.First || have.Lost != want.Lost {
		t.Errorf("have %+v\nwant %+v", have, want)
	}
	for side := range want.Ends {
		for _, why := range []duel.Why{duel.ByHearts, duel.ByVictory, duel.BySpotlight} {
			if want.Ends[side][why] == 0 && why != duel.BySpotlight {
				t.Errorf("no game was won by side %d by %s: the games do not reach everything", side, why)
			}
		}
	}
}

// No two games of a seed have the same chance, whatever the matchup; the
// difficulty and who begins leave it.
func TestGamesDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for you := range duel.MonsterID(6) {
		for rival := range duel.MonsterID(6) {
			j := Job{Setup: duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.You), Seed: 1}
			hard := Job{Setup: duel.NewSetup(true, [2]duel.MonsterID{you, rival}, duel.Rival), Seed: 1}
			hard.Setup.Options.Hard = true
			for n := range 100 {
				if seen[j.game(n)] {
					t.Fatalf("game %d of %d against %d is another one too", n, you, rival)
				}
				seen[j.game(n)] = true
				if hard.game(n) != j.game(n) {
					t.Errorf("game %d has other dice at another difficulty", n)
				}
			}
		}
	}
}

// The dice of a roll are the same whatever was thrown before in the game, the deck
// is the same whoever draws, and other rolls, games and decks are others.
func TestChanceIsTheGames(t *testing.T) {
	r := dueltest.Rules(t)
	var s duel.State
	begin := func(game uint64) *chance {
		c := newChance(NewPlayer(r, Random{}, 0))
		c.begin(game, &s)
		return c
	}
	at := func(c *chance, turn int16, rolls int8, n int) rules.Roll {
		s.Turn.Number, s.Turn.Rolls, s.Turn.Phase = turn, rolls, duel.PhaseRoll
		return c.throw(n)
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

// Dice and cards are fair: every face and every uppermost card as often as chance
// has it, over the games of a run.
func TestChanceIsFair(t *testing.T) {
	r := dueltest.Rules(t)
	var s duel.State
	c := newChance(NewPlayer(r, Random{}, 0))
	every := duel.CardSet(1)<<(r.Box.NumCards()+1) - 2
	faces, cards := [rules.NumFaces]int{}, make([]int, r.Box.NumCards())
	const games = 5000
	for n := range uint64(games) {
		c.begin(mix(mix(1, 0), n), &s)
		cards[c.draw(every)-1]++
		for turn := range int16(4) {
			s.Turn.Number = turn + 1
			for f, n := range c.throw(6) {
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

// Wilson's interval against values worked out by hand, with z = 1.96: for 8 of 10
// the middle is (0.8+0.192)/(1+0.384) = 0.7168 and the half width
// 1.96/1.3841*sqrt(0.016+0.0096) = 0.2266.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		n, of     int
		low, high float64
	}{
		{8, 10, 0.4902, 0.9433}, {5, 10, 0.2366, 0.7634}, {0, 10, 0, 0.2775}, {10, 10, 0.7225, 1}, {1, 1, 0.2065, 1},
		{500, 1000, 0.4691, 0.5309}, {0, 0, 0, 1},
	} {
		if in := (Share{c.n, c.of}).Interval(); math.Abs(in.Low-c.low) > 5e-5 || math.Abs(in.High-c.high) > 5e-5 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", c.n, c.of, in.Low, in.High, c.low, c.high)
		}
	}
	rapid.Check(t, func(rt *rapid.T) {
		of := rapid.IntRange(1, 100000).Draw(rt, "of")
		s := Share{rapid.IntRange(0, of).Draw(rt, "n"), of}
		if in := s.Interval(); in.Low < 0 || in.Low > s.Rate() || in.High < s.Rate() || in.High > 1 || in.High <= in.Low {
			rt.Fatalf("%+v: %+v", s, in)
		}
	})
}

// The mean of 2, 4, 4, 6 is 4, its variance 8/3, so that the half width is
// 1.96*sqrt(8/3/4) = 1.6003.
func TestMean(t *testing.T) {
	var s Sum
	for _, n := range []int{2, 4, 4, 6} {
		s.add(n)
	}
	if in := s.Interval(); s.Mean() != 4 || math.Abs(in.Low-2.3997) > 5e-5 || math.Abs(in.High-5.6003) > 5e-5 {
		t.Errorf("mean %v, %+v", s.Mean(), in)
	}
	if in := (Sum{1, 3, 9}).Interval(); in != (Interval{3, 3}) {
		t.Errorf("of one game: %+v", in)
	}
	l := Lengths{}
	for _, n := range []int{2, 4, 4, 6} {
		l.add(n, 1)
	}
	if l.Sum() != s || l.Quantile(0.25) != 2 || l.Quantile(0.5) != 4 || l.Quantile(0.75) != 4 || l.Quantile(1) != 6 || (Lengths{}).Quantile(0.5) != 0 {
		t.Errorf("%v: %+v", l, l.Sum())
	}
}

// Of 98 pairs the first wins 29 alone and the second 9: (30-10)/100 = 0.2, and the
// half width is 1.96*sqrt((0.4-0.04)/100) = 0.1176.
func TestPairsInterval(t *testing.T) {
	p := Pairs{Both: 40, First: 29, Second: 9, Neither: 20}
	if in := p.Interval(); math.Abs(in.Low-0.0824) > 5e-5 || math.Abs(in.High-0.3176) > 5e-5 {
		t.Errorf("%+v", in)
	}
	if d := p.Difference(); math.Abs(d-20.0/98) > 1e-12 {
		t.Errorf("difference %v", d)
	}
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(0, 5000)
		p := Pairs{n.Draw(rt, "both"), n.Draw(rt, "first"), n.Draw(rt, "second"), n.Draw(rt, "neither")}
		q := Pairs{p.Both, p.Second, p.First, p.Neither}
		in, other := p.Interval(), q.Interval()
		if d := p.Difference(); in.Low > d || in.High < d || in.Low < -1 || in.High > 1 {
			rt.Fatalf("%+v: %v, %+v", p, d, in)
		}
		if math.Abs(in.Low+other.High) > 1e-12 {
			rt.Fatalf("%+v: turned about %+v becomes %+v", p, in, other)
		}
	})
}
