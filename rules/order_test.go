package rules_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// TestOrder: dice come back from their line as they were typed.
func TestOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.SampledFrom([]*rules.Alphabet{&duel.Faces, &tokyo.Faces}).Draw(t, "alphabet")
		dice := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rules.Face { return rules.Face(rapid.IntRange(0, 5).Draw(t, "face")) }), 0, rules.MaxDice).Draw(t, "dice")
		roll, order := rules.RollOf(dice), rules.OrderOf(dice)
		if !slices.Equal(order.Lay(roll), dice) {
			t.Fatalf("%v is laid as %v", dice, order.Lay(roll))
		}
		if spelt := a.Spell(order.Lay(roll)); a.OrderAtEnd(spelt, roll) != order {
			t.Fatalf("%v: %q is read as %v", dice, spelt, a.OrderAtEnd(spelt, roll))
		}
		other := roll
		other[0]++
		if have := order.Lay(other); !slices.Equal(have, other.Faces()) {
			t.Fatalf("the order of %v lays %v as %v", roll, other, have)
		}
	})
	if o := rules.OrderOf([]rules.Face{5, 0, 0, 0, 0, 0, 0, 0, 0}); o != (rules.Order{}) {
		t.Errorf("nine dice have the order %v", o)
	}
}

// TestOrderAtEnd: the last letters of a typed line are the rolled dice, wherever the others come from.
func TestOrderAtEnd(t *testing.T) {
	for line, want := range map[string]string{
		"hefcc": "hefcc", "roll hefcc": "hefcc", "h e F b c": "hefcc", "cc + hefcc": "hefcc", "dd hefcc": "hefcc",
		"cchef": "cchef", "roll cchef": "cchef", "hefc": "cchef", "hefcd": "cchef", "": "cchef", "hefcc d": "cchef",
	} {
		dice := roll(t, "cchef")
		if have := duel.Faces.Spell(duel.Faces.OrderAtEnd(line, dice).Lay(dice)); have != want {
			t.Errorf("%q: %q, want %q", line, have, want)
		}
	}
}

// roll returns a roll of Duel's dice.
func roll(t *testing.T, letters string) rules.Roll {
	t.Helper()
	r, err := duel.Faces.Parse(letters)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
