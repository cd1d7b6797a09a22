package coach

import (
	"bytes"
	"compress/flate"
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// mirrored returns a table of two as the other side sees it. It must not have the dragon, whose way round depends on where the players sit.
func mirrored(r *duel.Rules, s duel.State) duel.State {
	s.Sides[0], s.Sides[1] = s.Sides[1], s.Sides[0]
	s.Turn.Active, s.First = s.Turn.Active.Other(), s.First.Other()
	s.Turn.HeartsLost[0], s.Turn.HeartsLost[1] = s.Turn.HeartsLost[1], s.Turn.HeartsLost[0]
	s.Marker[0], s.Marker[1] = -s.Marker[0], -s.Marker[1]
	for i := range r.Box.Tokens {
		if t := &s.Tokens[i]; t.Laid {
			t.At, t.Flip = -(t.At + r.Box.Tokens[i].Covers - 1), !t.Flip
		}
	}
	return s
}

// tableOfTwo returns a table between two turns of a game of two.
func tableOfTwo(r *duel.Rules, rnd *rand.Rand) duel.State {
	you := rnd.IntN(len(r.Box.Monsters))
	set := duel.NewSetup(false, [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID((you + 1 + rnd.IntN(len(r.Box.Monsters)-1)) % len(r.Box.Monsters))}, duel.Side(rnd.IntN(2)))
	s := r.Start(&set)
	s.Turn.Number, s.Turn.Active = 4, duel.Side(rnd.IntN(2))
	for side := range s.Sides {
		m := &s.Sides[side]
		m.Hearts, m.Energy, m.Dice = int16(1+rnd.IntN(int(m.Max))), int16(rnd.IntN(8)), int8(rnd.IntN(3))
	}
	for i := range s.Marker {
		s.Marker[i] = 2 * duel.Spot(rnd.IntN(9)-4)
	}
	cards := rnd.Perm(r.Box.NumCards())
	for i := range s.Row {
		if s.Row[i] = duel.CardID(1 + cards[i]); r.Box.Cards[s.Row[i]].Token != "" { // of equally good places the first, on either side
			s.Row[i] = duel.Unnamed
		}
	}
	for _, id := range cards[3 : 3+rnd.IntN(5)] {
		if id := duel.CardID(1 + id); r.Box.Cards[id].Keep {
			side := &s.Sides[rnd.IntN(2)]
			side.Keep = side.Keep.With(id)
		}
	}
	return s
}

// TestSameFromEitherSide checks that if both choose, a table and its mirror image are worth the same to the side
// whose turn it is, before the dice, after them and while buying, and that one side wins what the other loses.
func TestSameFromEitherSide(t *testing.T) {
	r := dueltest.Frozen(t)
	c := NewTwo(r)
	for n := range 40 {
		rnd := rand.New(rand.NewPCG(uint64(n), 11))
		s := tableOfTwo(r, rnd)
		switch n % 3 {
		case 1:
			s.Turn.Phase, s.Turn.Rolls = duel.PhaseRoll, 2
			for range r.DiceCount(&s) {
				s.Turn.Dice[rnd.IntN(rules.NumFaces)]++
			}
		case 2:
			s.Turn.Phase = duel.PhaseBuy
		}
		m := mirrored(r, s)
		if p, q := c.Win(&duel.Table{State: s}).Win, c.Win(&duel.Table{State: m}).Win; math.Abs(p+q-1) > 1e-9 {
			t.Errorf("table %d: %.6f, and %.6f from the other side\n%+v", n, p, q, s)
		}
		if p, q := c.Value(&s), c.Value(&m); math.Abs(p+q-1) > 1e-12 {
			t.Errorf("table %d: by the value alone %.6f and %.6f", n, p, q)
		}
	}
}

// TestNothingUnseen checks that choices depend on nothing that lies face down.
func TestNothingUnseen(t *testing.T) {
	r := dueltest.Rules(t)
	c := NewTwo(r)
	for n := range 10 {
		s := tableOfTwo(r, rand.New(rand.NewPCG(uint64(n), 12)))
		s.Turn.Phase = duel.PhaseBuy
		a, ok := c.Advise(&duel.Table{State: s})
		s.Deck, s.Turn.Number = s.Deck-1, s.Turn.Number+2 // nobody sees which card is gone
		b, again := c.Advise(&duel.Table{State: s})
		if ok != again || !reflect.DeepEqual(a, b) {
			t.Errorf("table %d: %+v, then %+v", n, a, b)
		}
	}
}

// TestNetworkOfTwo checks that what was written is read again, and has all cards and monsters of the box.
func TestNetworkOfTwo(t *testing.T) {
	n, r := LearnedOfTwo(), dueltest.Frozen(t)
	var packed bytes.Buffer
	again := sizedOfTwo()
	if err := errors.Join(n.Encode(&packed), again.decode(flate.NewReader(&packed))); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(again.First, n.First) || !reflect.DeepEqual(again.Heads, n.Heads) || len(n.Cards) != r.Box.NumCards() || len(n.Monsters) != len(r.Box.Monsters) {
		t.Error("what was written is another network")
	}
}

// TestTradesAreFew checks that in the middle of a plan not every trade of unstable-dna is tried.
// With Alienoid's symbols and cards that look at the roll, a decision took minutes.
func TestTradesAreFew(t *testing.T) {
	r := dueltest.Rules(t)
	lines := "kot 1 duel two; side you the-king; side rival alienoid; start rival; row energize regeneration signature-move; set rival.hearts 6"
	for side, ids := range map[string]string{
		"you":   "camouflage eye-of-the-storm giant-brain made-in-a-lab scrappy thunder-stomp trendsetter",
		"rival": "adrenaline-augment antimatter-pellets electrical-aura extra-head gentle-giant natural-selection unchained unstable-dna unstoppable",
	} {
		for _, id := range strings.Fields(ids) {
			lines += "; card " + side + " " + id
		}
	}
	now, err := dueltest.Fold(r, nil, lines+"; token tiger destruction 3; set fame 1; set destruction 1")
	if err != nil {
		t.Fatal(err)
	}
	c := NewTwo(r)
	if _, ok := c.Advise(&now); !ok {
		t.Fatal("no advice")
	}
	if c.search.plays > 50_000 {
		t.Errorf("%d events are tried", c.search.plays)
	}
}
