package advice_test

import (
	"strings"
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// TestDanger checks that the list of damage with its chances leaves out what is impossible, adds up high damage, and
// is missing if everything is certain. No line has a bar, and the first says who does what.
func TestDanger(t *testing.T) {
	for _, c := range []struct {
		damage []float64
		want   string
	}{
		{[]float64{0, 0.25, 0.75}, "Damage: 1 (25%), 2 (75%)"},
		{[]float64{0.5, 0.1, 0.1, 0.1, 0.1, 0.096, 0.004}, "Damage: 0 (50%), 1 (10%), 2 (10%), 3 (10%), 4 or more (20%)"},
		{[]float64{0, 0, 1}, ""},
	} {
		if have := advice.Spread(viewIn(t, text.English), c.damage); have != c.want {
			t.Errorf("%v: %q, want %q", c.damage, have, c.want)
		}
	}
}

// TestDangerWords checks that the most important facts come first: who may win, and the expected damage; then each chance.
func TestDangerWords(t *testing.T) {
	still := coach.Danger{Fame: []float64{1}, Destruction: []float64{1}, Specials: []float64{1}}
	of := func(wins, loses float64, damage ...float64) *coach.Danger {
		d := still
		d.Damage, d.Wins, d.Loses = damage, wins, loses
		return &d
	}
	moving := of(0, 0, 0.5, 0.5)
	moving.Fame, moving.Destruction, moving.Specials = []float64{0.25, 0.5, 0.25}, []float64{0.9, 0.1}, []float64{0.4, 0.6}
	moving.Assumes = []coach.Assumption{coach.AssumeSymbol, coach.AssumeDeclined}
	for _, c := range []struct {
		hearts int16
		d      *coach.Danger
		want   string
	}{
		{10, of(0, 0, 1), "Autobot's next turn: no damage"},
		{10, of(0, 0, 0.9, 0.1), "Autobot's next turn: mostly no damage, 10% risk of 1 or more | Damage: 0 (90%), 1 (10%)"},
		{10, of(0, 0, 0.2, 0.3, 0.3, 0.1, 0.1), "Autobot's next turn: about 2 damage, 20% risk of 3 or more | Damage: 0 (20%), 1 (30%), 2 (30%), 3 (10%), 4 (10%)"},
		{10, of(0, 0, 0, 0, 0, 1), "Autobot's next turn: 3 damage"},
		{10, of(0, 0, 0, 0, 0, 0.5, 0.5), "Autobot's next turn: about 4 damage, 50% risk of 4 or more | Damage: 3 (50%), 4 (50%)"},
		{2, of(0.5, 0, 0.2, 0.3, 0.3, 0.2), "Autobot's next turn: about 2 damage, 50% risk of 2: defeat | Damage: 0 (20%), 1 (30%), 2 (30%), 3 (20%)"},
		{2, of(0.6, 0, 0.2, 0.3, 0.3, 0.2), "Autobot wins: 60%; about 2 damage, 50% risk of 2: defeat | Autobot wins on that turn: 60% | Damage: 0 (20%), 1 (30%), 2 (30%), 3 (20%)"},
		{10, of(0.004, 0, 0.5, 0.5), "Autobot's next turn: about 1 damage, 50% risk of 1 or more | Autobot wins on that turn: under 1% | Damage: 0 (50%), 1 (50%)"},
		{10, of(0.3, 0.2, 0.5, 0.5), "Autobot wins: 30%; about 1 damage, 50% risk of 1 or more; you win: 20% | Autobot wins on that turn: 30% | You win on that turn: 20% | Damage: 0 (50%), 1 (50%)"},
		{10, of(0, 0.09, 0.5, 0.5), "Autobot's next turn: about 1 damage, 50% risk of 1 or more | You win on that turn: 9% | Damage: 0 (50%), 1 (50%)"},
		{10, moving, "Autobot's next turn: about 1 damage, 50% risk of 1 or more | Damage: 0 (50%), 1 (50%) | Fame moves toward Autobot: 75% | Destruction moves toward Autobot: 10% | Autobot uses its special power: 60% | Assumes that on a tie you choose the less dangerous symbol | Assumes that you decline what cards offer"},
	} {
		s := duel.State{}
		s.Sides[duel.You].Hearts = c.hearts
		if have := strings.Join(viewIn(t, text.English).DangerWords(&s, c.d), " | "); have != c.want {
			t.Errorf("%+v: %q, want %q", *c.d, have, c.want)
		}
	}
}
