package coach

import (
	"bytes"
	"compress/flate"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"kingoftokyo/coach/learned"
	"kingoftokyo/coach/tables"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
)

// TestValueKept checks that values from cached sums equal those computed from scratch, on tables of
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
			s.Sides[duel.You].Dominated = int8(rnd.IntN(2)) // dominate waits, or does not
			list, core, ok := c.Inputs(s, nil)
			if !ok {
				return
			}
			seen++
			skill := Skill{float64(seen%Skills) / (Skills - 1), float64(seen%4) / 5}
			c.search.setSkill(skill)
			own, even := Learned().Logit(list, core, skill.Sharp), Learned().Logit(list, core, 0)
			own += min(1, slipped*skill.Slips) * (even - own)
			own -= ahead * skill.Slips * max(0, own)
			have, want := c.search.worth(s, core), worth{learned.Sigmoid(Learned().Logit(list, core, Best.Sharp)), learned.Sigmoid(own)}
			if have[atBest] != want[atBest] || apart(have, want) > 0.002 || skill.Slips == 0 && have != want {
				t.Fatalf("%+v: %v from sums that were kept, %v anew", skill, have, want)
			}
			if many := c.Chances(s, []Skill{{}, skill}); math.Abs(many[1]-want[asPlayed]) > 0.001 {
				t.Fatalf("%+v: %v among several skills, want %v", skill, many[1], want)
			}
		}
	})
	if seen < often.Times(150, 500) {
		t.Errorf("only %d tables", seen)
	}
}

// TestNetwork checks that the network in the program knows the cards and monsters of the box, is
// small, and is written as it was read.
func TestNetwork(t *testing.T) {
	r, n := dueltest.Rules(t), Learned()
	if len(n.Cards) < 50 || len(n.Monsters) != len(r.Box.Monsters) || len(weightsFile) > 300_000 {
		t.Errorf("%d cards, %d monsters, %d bytes", len(n.Cards), len(n.Monsters), len(weightsFile))
	}
	var packed bytes.Buffer
	again := newNetwork()
	if err := errors.Join(n.Encode(&packed), again.decode(flate.NewReader(&packed))); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.Cards, n.Cards) || !slices.Equal(again.Monsters, n.Monsters) || !reflect.DeepEqual(again.First, n.First) || !reflect.DeepEqual(again.Heads, n.Heads) || !slices.Equal(again.Bias, n.Bias) || again.Buying != n.Buying {
		t.Error("what was written is another network")
	}
	in := newInputs(r, n, duel.You)
	for i, id := range n.Cards {
		if card, ok := r.Box.Card(id); !ok || in.cards[card] != int16(i+1) {
			t.Errorf("%s: number %d, want %d", id, in.cards[card], i+1)
		}
	}
}

// TestUnlearned checks that cards beyond those the network has learned, up to as many as a box may
// have, each count as the mean of the learned ones, wherever they are; the others count as before.
func TestUnlearned(t *testing.T) {
	box, n := *dueltest.Rules(t).Box, Learned()
	old := duel.CardID(box.NumCards())
	box.Cards = slices.Clone(box.Cards)
	for len(box.Cards) <= duel.MaxCards {
		card := box.Cards[1]
		card.ID = fmt.Sprintf("newcomer-%d", len(box.Cards))
		box.Cards = append(box.Cards, card)
	}
	before, after := newValuer(dueltest.Rules(t), n, duel.You), newValuer(&duel.Rules{Box: &box}, n, duel.You)
	set := duel.NewSetup(true, [2]duel.MonsterID{1, 2}, duel.You)
	value := func(v *valuer, you, rival, row duel.CardID) worth {
		s := dueltest.Rules(t).Start(&set)
		s.Row = [3]duel.CardID{row, duel.Unnamed, duel.Unnamed}
		s.Sides[duel.You].Energy = 4
		s.Sides[duel.You].Keep, s.Sides[duel.Rival].Keep = s.Sides[duel.You].Keep.With(you), s.Sides[duel.Rival].Keep.With(rival)
		return v.worth(&s, 0)
	}
	for id := duel.CardID(1); id <= old; id++ {
		if have, want := value(&after, id, 1+id%old, id), value(&before, id, 1+id%old, id); have != want {
			t.Errorf("%s: %v, want %v", box.Cards[id].ID, have, want)
		}
	}
	for id := old + 1; id <= duel.MaxCards; id++ {
		if n := after.cards[id]; n != 0 {
			t.Errorf("%s has the number %d", box.Cards[id].ID, n)
		}
	}
	for at := int16(inKeep); at < inUnnamed; at += mostCards { // its place among each kind of inputs
		with := slices.Clone(n.Begin())
		n.Add(with, []learned.Input{{At: at, N: 1}})
		for j := range Hidden {
			mean := 0.0
			for i := range n.Cards {
				mean += float64(n.First[at+int16(i)+1][j]) / float64(len(n.Cards))
			}
			if have := float64(with.Unit(j) - n.Begin().Unit(j)); math.Abs(have-mean) > 0.5+1e-9 {
				t.Fatalf("input %d: unit %d gets %v, the mean is %v", at, j, have, mean)
			}
		}
	}
}

// TestMoreIsBetter checks that, all else being equal, more hearts for the player, fewer for
// Autobot, a good card of the player and energy improve the chance.
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
			return c.search.win(&s)[atBest]
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
