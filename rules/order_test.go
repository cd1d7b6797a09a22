package rules_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/tokyo"
)

// TestOrder: dice come back from the comment of their line as they were typed; in the order
// in which they are written anyway they need none.
func TestOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := rapid.SampledFrom([]*rules.Alphabet{&duel.Faces, &tokyo.Faces}).Draw(t, "alphabet")
		dice := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) rules.Face { return rules.Face(rapid.IntRange(0, 5).Draw(t, "face")) }), 0, rules.MaxDice).Draw(t, "dice")
		roll, order := rules.RollOf(dice), rules.OrderOf(dice)
		if !slices.Equal(order.Lay(roll), dice) {
			t.Fatalf("%v is laid as %v", dice, order.Lay(roll))
		}
		remark := a.Remark(order)
		if (remark == "") != slices.IsSorted(dice) || a.Order(roll, remark) != order {
			t.Fatalf("%v: %q is read as %v", dice, remark, a.Order(roll, remark))
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

// TestOrderAtEnd: of a typed line the last letters are the dice thrown, wherever the others come from.
func TestOrderAtEnd(t *testing.T) {
	for line, want := range map[string]string{
		"hefcc": "order hefcc", "roll hefcc": "order hefcc", "h e F b c": "order hefcc", "cc + hefcc": "order hefcc", "dd hefcc": "order hefcc",
		"cchef": "", "roll cchef": "", "hefc": "", "hefcd": "", "": "", "hefcc d": "",
	} {
		if have := duel.Faces.Remark(duel.Faces.OrderAtEnd(line, roll(t, "cchef"))); have != want {
			t.Errorf("%q: %q, want %q", line, have, want)
		}
	}
}

// roll is a roll of Duel's dice.
func roll(t *testing.T, letters string) rules.Roll {
	t.Helper()
	r, err := duel.Faces.Parse(letters)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestOrderIgnored: a comment that is no order of exactly these dice says nothing.
func TestOrderIgnored(t *testing.T) {
	roll, err := duel.Faces.Parse("cchef")
	if err != nil {
		t.Fatal(err)
	}
	if duel.Faces.Order(roll, "order hefcc") == (rules.Order{}) {
		t.Fatal("the order itself is ignored")
	}
	for _, comment := range []string{
		"", "order", "order ", "orderhefcc", "order hefc", "order hefccc", "order hefch", "order hefcx", "hefcc", "Order hefcc",
		"order HEFCC", "order sebgb", "order hefbb", "order h e f c c", "order  hefcc", "order hefcc\x00", "order h\x1b[2Jc",
		"order " + strings.Repeat("c", 1<<20), "order ħéfcc", "order 123hec", "order cchef",
	} {
		if o := duel.Faces.Order(roll, comment); o != (rules.Order{}) {
			t.Errorf("%.40q is taken for %v", comment, o)
		}
	}
}

func FuzzOrder(f *testing.F) {
	f.Add("cchef", "order hefcc")
	f.Add("ccc", "order ccc")
	f.Fuzz(func(t *testing.T, dice, comment string) {
		roll, err := duel.Faces.Parse(dice)
		if err != nil {
			return
		}
		o := duel.Faces.Order(roll, comment)
		if have := rules.RollOf(o.Lay(roll)); have != roll {
			t.Fatalf("%v becomes %v", roll, have)
		}
		if o != (rules.Order{}) && !strings.HasPrefix(comment, duel.Faces.Remark(o)) {
			t.Fatalf("%q is written %q", comment, duel.Faces.Remark(o))
		}
	})
}
