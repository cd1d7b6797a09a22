package coach

import (
	"bytes"
	"compress/flate"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"kingoftokyo/coach/tables"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
)

// TestValueKept: values from sums that are kept are those worked out anew, on tables of
// every kind, one after the other.
func TestValueKept(t *testing.T) {
	seen := 0
	scattered(t, often.Times(20, 60), func(rnd *rand.Rand, c *Coach, s *duel.State) {
		for i := range s.Row {
			if rnd.IntN(3) == 0 {
				s.Row[i] = duel.Unnamed
			}
		}
		for range 4 {
			s.Turn.Active = duel.Side(rnd.IntN(2))
			s.Sides[duel.Rival].Energy = int16(rnd.IntN(3))
			list, core, ok := c.Inputs(s, nil)
			if !ok {
				return
			}
			seen++
			if have, want := c.search.value(s, core), Learned().Logit(list, core); have != want {
				t.Fatalf("%v from sums that were kept, %v anew", have, want)
			}
		}
	})
	if seen < often.Times(150, 500) {
		t.Errorf("only %d tables", seen)
	}
}

// TestExpLog: exp and log are right to eight digits, and logits to their unit.
func TestExpLog(t *testing.T) {
	for x := -30.0; x < 30; x += 0.0137 {
		if have, want := exp(x), math.Exp(x); math.Abs(have/want-1) > 1e-12 {
			t.Errorf("exp(%v) is %v, want %v", x, have, want)
		}
	}
	for p := 1e-4; p < 1; p += 0.00037 {
		if have, want := log(p), math.Log(p); math.Abs(have-want) > 1e-8 {
			t.Errorf("log(%v) is %v, want %v", p, have, want)
		}
		if have, want := float64(logit(p))/LogitUnit, math.Log(p/(1-p)); math.Abs(have-want) > 0.51/LogitUnit {
			t.Errorf("the logit of %v is %v, want %v", p, have, want)
		}
	}
	for p, want := range map[float64]int32{0: -sureLogit, 1e-9: -sureLogit, 1: sureLogit, 1 - 1e-9: sureLogit, 0.5: 0} {
		if have := logit(p); have != want {
			t.Errorf("the logit of %v is %d, want %d", p, have, want)
		}
	}
}

// TestNetwork: the network that travels knows every card and monster of the box, is small, and
// is written as it was read.
func TestNetwork(t *testing.T) {
	r, n := dueltest.Rules(t), Learned()
	if len(n.Cards) != r.Box.NumCards() || len(n.Monsters) != len(r.Box.Monsters) || len(weightsFile) > 300_000 {
		t.Errorf("%d cards, %d monsters, %d bytes", len(n.Cards), len(n.Monsters), len(weightsFile))
	}
	var packed bytes.Buffer
	again := &Network{}
	if err := errors.Join(n.Encode(&packed), again.decode(flate.NewReader(&packed))); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Cards, n.Cards) || !slices.Equal(again.Monsters, n.Monsters) || again.Weights != n.Weights {
		t.Error("what was written is another network")
	}
	in := newInputs(r, n)
	seen := map[int16]bool{}
	for id := 1; id <= r.Box.NumCards(); id++ {
		seen[in.cards[id]] = true
	}
	if len(seen) != r.Box.NumCards() || seen[0] {
		t.Errorf("%d numbers of cards", len(seen))
	}
}

// TestMoreIsBetter: with all else alike more hearts of hers, fewer of Autobot's, a good
// card before her and energy make a game look better.
func TestMoreIsBetter(t *testing.T) {
	r := dueltest.Rules(t)
	for _, monster := range monsters {
		win := func(change func(s *duel.State)) float64 {
			you, _ := r.Box.Monster(monster)
			set := duel.NewSetup(true, [2]duel.MonsterID{you, (you + 1) % 6}, duel.You)
			set.Options.Hard = true
			s := r.Start(&set)
			m, _ := Matchup(r, &s)
			table, ok := tables.Of(m)
			if !ok {
				t.Fatal("no table")
			}
			c := New(r, table)
			s.Turn.Number, s.Turn.Active = 2, duel.Rival
			s.Row = [3]duel.CardID{duel.Unnamed, duel.Unnamed, duel.Unnamed}
			s.Sides[duel.You].Hearts, s.Sides[duel.Rival].Hearts = 7, 7
			change(&s)
			c.look(&s)
			return c.search.win(&s)
		}
		before := win(func(*duel.State) {})
		head, _ := r.Box.Card("extra-head")
		for what, change := range map[string]func(s *duel.State){
			"a heart more":              func(s *duel.State) { s.Sides[duel.You].Hearts++ },
			"a heart of Autobot's less": func(s *duel.State) { s.Sides[duel.Rival].Hearts-- },
			"extra-head":                func(s *duel.State) { s.Sides[duel.You].Keep = s.Sides[duel.You].Keep.With(head) },
			"six energy":                func(s *duel.State) { s.Sides[duel.You].Energy = 6 },
		} {
			if after := win(change); after <= before {
				t.Errorf("%s: %s makes %.3f of %.3f", monster, what, after, before)
			}
		}
	}
}
