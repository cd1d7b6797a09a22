package coach_test

import (
	"maps"
	"math"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file checks what is true of the danger on the tables of random games.

// walk visits the tables of a random game of the full rules.
func walk(r *duel.Rules, seed uint64, visit func(s *duel.State)) {
	p := sim.NewPlayer(r, sim.Random{}, seed)
	a := duel.MonsterID(p.Rand.IntN(6))
	set := duel.NewSetup(true, [2]duel.MonsterID{a, (a + 1 + duel.MonsterID(p.Rand.IntN(5))) % 6}, duel.Side(p.Rand.IntN(2)))
	set.Options.Hard, set.Options.FullDice, set.Options.DiscardTurns = p.Rand.IntN(2) == 0, p.Rand.IntN(2) == 0, p.Rand.IntN(2) == 0
	s := p.Start(&set)
	for _, name := range []string{"camouflage", "armor-plating", "trendsetter", "unstoppable", "superconductor", "hibernation"} {
		if id, _ := r.Box.Card(name); p.Rand.IntN(5) == 0 {
			s.Sides[duel.You].Keep = s.Sides[duel.You].Keep.With(id)
		}
	}
	for !s.Over() && s.Turn.Number < 40 {
		visit(&s)
		if p.Step(&s) != nil {
			return
		}
	}
}

// wellFormed checks what is true of every danger.
func wellFormed(t rapid.TB, s *duel.State, d *coach.Danger) {
	t.Helper()
	for name, list := range map[string][]float64{"damage": d.Damage, "fame": d.Fame, "destruction": d.Destruction, "specials": d.Specials} {
		sum := 0.0
		for _, p := range list {
			if p < 0 || p > 1+1e-12 {
				t.Errorf("%s: %v is no probability", name, p)
			}
			sum += p
		}
		if math.Abs(sum-1) > 1e-12 {
			t.Errorf("%s adds up to %v on %+v", name, sum, s)
		}
	}
	if d.Wins < 0 || d.Loses < 0 || d.Wins+d.Loses > 1+1e-12 {
		t.Errorf("it wins %v and loses %v", d.Wins, d.Loses)
	}
	if hearts := int(s.Sides[duel.You].Hearts); len(d.Damage) > hearts+1 || len(d.Damage) == hearts+1 && d.Damage[hearts] > d.Wins+1e-12 {
		t.Errorf("%d hearts: damage %v, it wins %v", hearts, d.Damage, d.Wins)
	}
}

// TestAheadSums checks that the numbers are a distribution on every table of random games with
// cards.
func TestAheadSums(t *testing.T) {
	r := dueltest.Rules(t)
	often.Checks(t, 30)
	rapid.Check(t, func(t *rapid.T) {
		n := 0
		walk(r, rapid.Uint64().Draw(t, "seed"), func(s *duel.State) {
			n++
			if n%5 != 0 { // of many similar ones
				return
			}
			before := *s
			d, ok := coach.Ahead(r, &duel.Table{State: *s})
			if !ok || *s != before {
				t.Fatalf("ok %v, or the table changed: %+v", ok, *s)
			}
			wellFormed(t, s, &d)
			if again, _ := coach.Ahead(r, &duel.Table{State: *s}); !reflect.DeepEqual(again, d) {
				t.Fatalf("%+v, and then %+v", d, again)
			}
		})
	})
}

// mix adds a danger with a probability.
func mix(to *coach.Danger, p float64, d *coach.Danger, damage int, steps [2]int, specials int) {
	put := func(list *[]float64, from []float64, shift int) {
		for n, q := range from {
			for len(*list) <= n+shift {
				*list = append(*list, 0)
			}
			(*list)[n+shift] += p * q
		}
	}
	put(&to.Damage, d.Damage, damage)
	put(&to.Fame, d.Fame, steps[0])
	put(&to.Destruction, d.Destruction, steps[1])
	put(&to.Specials, d.Specials, specials)
	to.Wins += p * d.Wins
	to.Loses += p * d.Loses
}

// nothing returns the danger of a turn that is over.
func nothing() coach.Danger {
	one := []float64{1}
	return coach.Danger{Damage: one, Fame: one, Destruction: one, Specials: one}
}

// polite answers what the dice alone leave open: it names no card and sells nothing.
type polite struct{}

func (polite) Answer(_ *duel.State, q *duel.Question) (duel.Answer, bool) {
	if q.ID == duel.AskReveal {
		return duel.Answer{Kind: duel.CardAnswer, Card: duel.Unnamed}, true
	}
	return duel.No, q.ID == duel.AskSuperconductor
}

// oneMore returns the mean of the dangers after the next event of Autobot's turn, over its dice; ok
// is false if something else must be said first, or nothing follows.
func oneMore(t rapid.TB, r *duel.Rules, s *duel.State) (sum coach.Danger, ok bool) {
	camouflage, _ := r.Box.Card("camouflage")
	_, asked := r.Standing(s)
	if !s.Autobot() || asked || s.Turn.Phase > duel.PhaseRoll && s.Sides[duel.You].Keep.Has(camouflage) {
		return sum, false
	}
	ev, rolls, n := duel.Event{Kind: duel.ResolvedAll}, map[rules.Roll]float64{{}: 1}, 0
	switch {
	case s.Turn.Phase == duel.PhaseResolve:
	case s.Turn.Phase == duel.PhaseEnd && s.Sides[duel.Rival].Energy < s.SpecialAt():
		return sum, false
	default:
		n = r.Reroll(s)
		ev.Kind, rolls = duel.Rolled, sequences(n)
	}
	for roll, k := range rolls {
		after, told := *s, story{}
		ev.Roll = roll
		if asking, err := r.NewEngine().Play(&after, &ev, polite{}, &told); err != nil || asking {
			t.Fatalf("%v, %v", asking, err)
		}
		d := nothing()
		switch {
		case told.why != duel.NotWon && told.winner == duel.You:
			d.Loses = 1
		case told.why != duel.NotWon:
			d.Wins = 1
		case after.Turn.Number == s.Turn.Number:
			d, _ = coach.Ahead(r, &duel.Table{State: after})
		}
		mix(&sum, k/math.Pow(rules.NumFaces, float64(n)), &d, told.damage, told.steps, told.specials)
	}
	return sum, true
}

// TestAheadNextRoll checks that at every moment of Autobot's turn the danger is the mean of those
// after the next dice, also if the player says that other dice are kept (T7).
func TestAheadNextRoll(t *testing.T) {
	r := dueltest.Rules(t)
	seen := map[duel.Phase]int{}
	often.Checks(t, 45)
	rapid.Check(t, func(t *rapid.T) {
		tables := map[duel.Phase][]duel.State{}
		dear := rapid.IntRange(0, 15).Draw(t, "dear") == 0
		walk(r, rapid.Uint64().Draw(t, "seed"), func(s *duel.State) {
			if s.Autobot() && (s.Turn.Phase != duel.PhaseRoll || s.Turn.Rolls > 0 || dear) {
				tables[s.Turn.Phase] = append(tables[s.Turn.Phase], *s)
			}
		})
		phases := slices.Sorted(maps.Keys(tables)) // all equally likely: few tables are at a turn's end
		if len(phases) == 0 {
			return
		}
		s := rapid.SampledFrom(tables[rapid.SampledFrom(phases).Draw(t, "phase")]).Draw(t, "table")
		if t := &s.Turn; t.Phase == duel.PhaseRoll && t.Rolls > 0 && t.Dice.Total()%2 == 0 {
			t.Kept, t.Said = t.Dice, true
			for f := range t.Kept {
				t.Kept[f] /= 2
			}
		}
		if want, ok := oneMore(t, r, &s); ok {
			seen[s.Turn.Phase]++
			have, _ := coach.Ahead(r, &duel.Table{State: s})
			same(t, "next", &have, &want)
		}
	})
	if seen[duel.PhaseRoll] == 0 || seen[duel.PhaseResolve] == 0 || seen[duel.PhaseEnd] == 0 {
		t.Errorf("seen only %v", seen)
	}
}

// TestAheadBruteRandom checks, on tables of random games with most of Autobot's dice removed, that
// the danger is that of all dice sequences.
func TestAheadBruteRandom(t *testing.T) {
	r := dueltest.Rules(t)
	rapid.Check(t, func(t *rapid.T) {
		var tables []duel.State
		walk(r, rapid.Uint64().Draw(t, "seed"), func(s *duel.State) {
			if _, asked := r.Standing(s); !s.Autobot() && !asked {
				tables = append(tables, *s)
			}
		})
		if len(tables) == 0 {
			return
		}
		hers := rapid.SampledFrom(tables).Draw(t, "table")
		robot := &hers.Sides[duel.Rival]
		robot.Taken, robot.Energy = int8(rapid.IntRange(4, 6).Draw(t, "taken")), min(robot.Energy, 3)
		s := hers
		s.Turn = duel.Turn{Number: hers.Turn.Number + 1, Active: duel.Rival, Phase: duel.PhaseRoll}
		have, ok := coach.Ahead(r, &duel.Table{State: hers})
		if want := newBrute(t, r, &s).turn(s).danger(); ok {
			same(t, "random", &have, &want)
		} else {
			t.Fatal("no danger")
		}
	})
}

// TestAheadTieLate checks that the answer to a tie depends on the rolls left, although the kept
// dice are the same. With three symbols of each, the greater danger is the pumpkin's 2 damage, two
// spaces on, while two rolls are left, and the cat's 1, one space on, while one is left.
func TestAheadTieLate(t *testing.T) {
	r := dueltest.Rules(t)
	level := dueltest.Solo("gigazaur", "the-king", "you") + "set rival.energy 0; token cat fame -1; token pumpkin destruction -3; turn rival roll; "
	for lines, want := range map[string]string{"roll fffddd": "fame", "roll eeeeee; roll fffddd": "destruction"} {
		s := at(t, r, level+lines)
		after := at(t, r, level+lines+"; answer "+want)
		have, _ := coach.Ahead(r, &duel.Table{State: s})
		best, _ := coach.Ahead(r, &duel.Table{State: after})
		same(t, lines, &have, &best)
	}
	s := at(t, r, level)
	have, _ := coach.Ahead(r, &duel.Table{State: s})
	want, ok := oneMore(t, r, &s)
	if !ok {
		t.Fatal("nothing follows")
	}
	same(t, "both", &have, &want)
}

// TestAheadTieOrder checks what an answer to a level tie is measured by, and in which order.
func TestAheadTieOrder(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct{ name, lines, want string }{
		// With two hearts left, the pumpkin kills if fame moves two spaces (8 of 19), the cat if a
		// claw comes as well: the pumpkin hurts less on average, but kills more often.
		{"to win counts before damage", "set rival.energy 0; set you.hearts 2; token pumpkin fame -3; token cat destruction -1; turn rival roll; roll eeeeee; roll fffddd", "destruction"},
		// The phantom lengthens destruction's way through the player's spotlight, where a special
		// power may give the player the game: that is no danger. The cat hurts.
		{"to lose is no danger", "set rival.energy 4; set fame 6; set destruction 6; token phantom destruction 3; token cat fame 5; turn rival roll; roll fffddd", "destruction"},
	} {
		start := dueltest.Solo("the-king", "gigazaur", "you") + c.lines
		s, after := at(t, r, start), at(t, r, start+"; answer "+c.want)
		have, _ := coach.Ahead(r, &duel.Table{State: s})
		best, _ := coach.Ahead(r, &duel.Table{State: after})
		same(t, c.name, &have, &best)
	}
}
