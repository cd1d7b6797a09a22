package coach_test

import (
	"math"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

func outcomes(o coach.Outcome) [rules.NumFaces]float64 {
	var out [rules.NumFaces]float64
	for f := range out {
		out[f] = o.Of(rules.Face(f))
	}
	return out
}

func alike(a, b [rules.NumFaces]float64) bool {
	for f := range a {
		if math.Abs(a[f]-b[f]) > 1e-9 {
			return false
		}
	}
	return true
}

// TestOutcomeByHand checks the outcomes of keeps, computed by hand: faces in the order claw, heart,
// energy, fame, destruction, power.
func TestOutcomeByHand(t *testing.T) {
	r := dueltest.Rules(t)
	const sixth = 1. / 6
	for _, c := range []struct {
		name, lines, keep string
		want              [rules.NumFaces]float64
	}{
		{"the last roll as it lies: three fame are a space", "roll ccfff; rolls 3", "ccfff", [rules.NumFaces]float64{2, 0, 0, 1, 0, 0}},
		{"stopping before it", "roll cfddd", "cfddd", [rules.NumFaces]float64{1, 0, 0, 0, 1, 0}},
		{"nobody heals above the start", "set you.hearts 2; roll hhhee; rolls 3", "hhhee", [rules.NumFaces]float64{0, small - 2, 2, 0, 0, 0}},
		// One die: a sixth each; a third fame is a space, a heart heals nobody.
		{"one die left", "roll cffee; rolls 2", "cffe", [rules.NumFaces]float64{1 + sixth, 0, 1 + sixth, sixth, 0, 0}},
		// Three dice: three destruction are a space, once in 216; two or three power dice use the power, 16 times in 216.
		{"three dice left", "roll ccepp; rolls 2", "cc", [rules.NumFaces]float64{2.5, 0, 0.5, 1. / 216, 1. / 216, 16. / 216}},
	} {
		table := game(t, r, "cyber-kitty", c.lines)
		keep, err := duel.Faces.Parse(c.keep)
		if err != nil {
			t.Fatal(err)
		}
		o, ok := coachOf(t, r, &table.State).Outcome(&table, keep)
		if have := outcomes(o); !ok || !alike(have, c.want) {
			t.Errorf("%s: %v (%v), want %v", c.name, have, ok, c.want)
		}
	}
}

// TestOutcomeOfTwoRolls checks that with two rolls to come, the outcome is the mean over the first
// of them of the outcomes of the coach's best keeps.
func TestOutcomeOfTwoRolls(t *testing.T) {
	r := dueltest.Rules(t)
	table := game(t, r, "gigazaur", "set rival.hearts 9; set you.hearts 2; row frenzy ? ?; roll ccfep")
	c := coachOf(t, r, &table.State)
	keep := rules.Roll{duel.Claw: 2, duel.Fame: 1}
	have, ok := c.Outcome(&table, keep)
	if !ok {
		t.Fatal("nothing is known")
	}
	var want [rules.NumFaces]float64
	each(2, rules.Roll{}, 0, 1, func(dice rules.Roll, p float64) {
		then := table
		then.State.Turn.Rolls, then.State.Turn.Dice = 2, keep.Plus(dice)
		a, _ := c.Advise(&then)
		best := a.Options[0].Event.Roll
		if a.Options[0].Event.Kind == duel.Stopped {
			best = then.State.Turn.Dice
		}
		o, _ := c.Outcome(&then, best)
		for f, n := range outcomes(o) {
			want[f] += p * n
		}
	})
	if !alike(outcomes(have), want) {
		t.Errorf("%v, want %v", outcomes(have), want)
	}
}

// TestNoOutcome checks that there is no outcome if the player rolls no dice.
func TestNoOutcome(t *testing.T) {
	r := dueltest.Rules(t)
	for _, lines := range []string{"turn you buy", "turn rival roll", "concede", "roll ccfep; rolls 3"} {
		table := game(t, r, "cyber-kitty", lines)
		if o, ok := coachOf(t, r, &table.State).Outcome(&table, rules.Roll{}); ok {
			t.Errorf("%s: %v", lines, o)
		}
	}
}

// TestOutcomeWins checks that the chance that the turn wins the game is that of the claws it takes:
// of four dice in a last roll, at least one more.
func TestOutcomeWins(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, lines string
		keep        string
		want        float64
	}{
		{"three claws of four dice and two kept", "set rival.hearts 3; turn you roll; dice cceehh; rolls 2", "cc", 1 - math.Pow(5./6, 4)},
		{"they lie there", "set rival.hearts 2; turn you roll; dice cceehh; rolls 2", "cceehh", 1},
		{"they cannot come", "set rival.hearts 9; turn you roll; dice cceehh; rolls 2", "cc", 0},
	} {
		table := game(t, r, "cyber-kitty", c.lines)
		keep, err := duel.Faces.Parse(c.keep)
		if err != nil {
			t.Fatal(err)
		}
		o, ok := coachOf(t, r, &table.State).Outcome(&table, keep)
		if !ok || math.Abs(o.Wins-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.name, o.Wins, c.want)
		}
	}
}

// TestAheadAfter checks that with one heart left to the player, Autobot's next turn wins as often as it has a claw,
// whatever the player buys, unless it is hearts: then it takes as many more. The wheels of these games end at three.
func TestAheadAfter(t *testing.T) {
	r := dueltest.Rules(t)
	table := game(t, r, "cyber-kitty", "set you.hearts 1; set you.energy 9; row snack-time armor-plating photoshoot; turn you buy")
	wins := func(ev duel.Event) float64 {
		d, ok := coach.AheadAfter(r, &table, &coach.Option{Event: ev})
		if !ok {
			t.Fatalf("nothing is known after %v", ev.Kind)
		}
		return d.Wins
	}
	nothing, snack := wins(duel.Event{Kind: duel.Passed}), wins(duel.Event{Kind: duel.Bought, Slot: 1})
	ahead, _ := coach.Ahead(r, &duel.Table{State: table.State})
	if math.Abs(nothing-ahead.Wins) > 1e-9 || snack > nothing-0.2 {
		t.Errorf("buying nothing %v, as it lies %v, snack-time %v", nothing, ahead.Wins, snack)
	}
	three := table
	three.State.Sides[duel.You].Hearts = 3
	if d, _ := coach.Ahead(r, &duel.Table{State: three.State}); math.Abs(d.Wins-snack) > 1e-9 {
		t.Errorf("three hearts are worth %v, bought %v", d.Wins, snack)
	}
}

// TestDangerOnAverage checks that hearts and spaces count by their chances.
func TestDangerOnAverage(t *testing.T) {
	d := coach.Danger{Damage: []float64{0.25, 0.5, 0.25}, Fame: []float64{0.25, 0, 0, 0.75}, Destruction: []float64{0.5, 0.5}}
	if o := d.Outcome(); o.Damage != 1 || o.Spaces[duel.FameTrack] != 2.25 || o.Spaces[duel.DestructionTrack] != 0.5 {
		t.Errorf("%+v", o)
	}
}
