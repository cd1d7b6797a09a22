package coach

import (
	"fmt"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// at returns a search at a table with few hearts after lines of the notation.
func at(t *testing.T, monster, lines string) (*search, *duel.State) {
	t.Helper()
	r := dueltest.Rules(t)
	rival := "meka-dragon"
	if monster == rival {
		rival = "gigazaur"
	}
	table, err := dueltest.Fold(r, nil, dueltest.Solo(monster, rival, "you"))
	if err != nil {
		t.Fatal(err)
	}
	few(r, &table.State)
	if table, err = dueltest.Fold(r, &table, lines); err != nil {
		t.Fatal(err)
	}
	c := coachOf(t, r, &table.State)
	c.look(&table.State)
	return &c.search, &table.State
}

func parsed(t *testing.T, dice string) rules.Roll {
	t.Helper()
	roll, err := duel.Faces.Parse(dice)
	if err != nil {
		t.Fatal(err)
	}
	return roll
}

// TestKills checks that claws resolved first win if they reach the last heart, Meka Dragon's times
// its power symbols, and if no card of Autobot's may act (O6, O10).
func TestKills(t *testing.T) {
	for _, c := range []struct {
		monster, lines string
		want           bool
	}{
		{"gigazaur", "set rival.hearts 3; turn you resolve; dice ccchhe", true},
		{"gigazaur", "set rival.hearts 4; turn you resolve; dice ccchhe", false},
		{"gigazaur", "set rival.hearts 3; turn you resolve; dice cccppp", true},
		{"gigazaur", "set rival.hearts 4; turn you resolve; dice ccpphe", false},
		{"gigazaur", "set rival.hearts 3; turn you resolve; dice ccchhe; done c", false},
		{"gigazaur", "set rival.hearts 3; turn you resolve; dice ccchhe; card rival hibernation", false},
		{"meka-dragon", "set rival.hearts 6; turn you resolve; dice cccpph", true},
		{"meka-dragon", "set rival.hearts 7; turn you resolve; dice cccpph", false},
		{"meka-dragon", "set rival.hearts 3; turn you resolve; dice cccphh", true},
		{"meka-dragon", "set rival.hearts 3; turn you resolve; dice ccchhh", true},
		{"meka-dragon", "set rival.hearts 4; turn you resolve; dice cccphh", false},
	} {
		if x, s := at(t, c.monster, c.lines); x.kills(s) != c.want {
			t.Errorf("%s, %s: %v", c.monster, c.lines, !c.want)
		}
	}
}

// TestAnyOrder checks that the order of the symbols counts if a power moves a marker, if one pull
// loses unless another one comes before it (W3), and for adrenaline-augment.
func TestAnyOrder(t *testing.T) {
	const markers = "set fame -6; set destruction -4; "
	for _, c := range []struct {
		monster, lines   string
		any, traps, left bool
	}{
		{"cyber-kitty", "turn you resolve; dice fffddd", true, false, true},
		{"cyber-kitty", markers + "turn you resolve; dice fffddd", false, true, true},
		{"cyber-kitty", "set fame -4; set destruction -6; turn you resolve; dice fffddd", false, true, true},
		{"cyber-kitty", markers + "turn you resolve; dice fffdde", true, true, true},
		{"cyber-kitty", markers + "turn you resolve; dice ffdddh", true, true, false},
		{"cyber-kitty", "set fame -6; set destruction -6; turn you resolve; dice fffddd", true, false, true},
		{"cyber-kitty", "set fame -4; turn you resolve; dice fffddd", true, false, true},
		{"cyber-kitty", "card you adrenaline-augment; turn you resolve; dice fffcch", false, false, true},
		{"cyber-kitty", "card you adrenaline-augment; turn you resolve; dice ffdcch", true, false, false},
		{"gigazaur", "turn you resolve; dice ccpphh", false, false, false},
		{"gigazaur", "turn you resolve; dice ccphhh", true, false, false},
	} {
		x, s := at(t, c.monster, c.lines)
		if any, traps, left := x.anyOrder(s), x.trapped(s), x.mandatory(s, duel.Fame); any != c.any || traps != c.traps || left != c.left {
			t.Errorf("%s, %s: any order %v, trapped %v, fame to resolve %v", c.monster, c.lines, any, traps, left)
		}
	}
}

// TestAlike checks what of a roll counts, by monster: no one or two fame or destruction, and only
// those power symbols that do something (D2).
func TestAlike(t *testing.T) {
	for _, c := range []struct {
		monster, lines, dice string
		want                 rules.Roll // claws, hearts, energy, fame, destruction, power
	}{
		{"gigazaur", "", "ccffdd", rules.Roll{2, 0, 0, 0, 0, 0}},
		{"gigazaur", "", "fffddd", rules.Roll{0, 0, 0, 3, 3, 0}},
		{"gigazaur", "", "chepph", rules.Roll{1, 2, 1, 0, 0, 1}},
		{"gigazaur", "", "cppppp", rules.Roll{1, 0, 0, 0, 0, 2}},
		{"cyber-kitty", "", "chhhhp", rules.Roll{1, 4, 0, 0, 0, 0}},
		{"cyber-kitty", "", "chhhpp", rules.Roll{1, 3, 2, 0, 0, 0}},
		{"cyber-kitty", "", "chhppp", rules.Roll{1, 2, 4, 0, 0, 0}},
		{"cyber-kitty", "", "chpppp", rules.Roll{1, 1, 4, 0, 0, 0}},
		{"cyber-kitty", "", "cppppp", rules.Roll{1, 0, 6, 0, 0, 0}},
		{"space-penguin", "set you.dice-tokens 0", "chhppp", rules.Roll{1, 2, 0, 0, 0, 2}},
		{"space-penguin", "set you.dice-tokens 1", "chhppp", rules.Roll{1, 2, 0, 0, 0, 1}},
		{"space-penguin", "set you.dice-tokens 2", "chhppp", rules.Roll{1, 2, 0, 0, 0, 0}},
		{"meka-dragon", "", "chhppp", rules.Roll{1, 2, 0, 0, 0, 3}},
		{"meka-dragon", "", "hhhppp", rules.Roll{0, 3, 0, 0, 0, 0}},
		{"meka-dragon", "card you acid-attack", "hhhppp", rules.Roll{0, 3, 0, 0, 0, 3}},
		{"the-king", "", "chhppp", rules.Roll{1, 2, 0, 0, 0, 1}},
		{"alienoid", "", "chhppp", rules.Roll{1, 2, 0, 0, 0, 0}},
	} {
		x, s := at(t, c.monster, c.lines)
		if have := x.alike(s, parsed(t, c.dice), x.sort()); have != c.want {
			t.Errorf("%s, %s, %s: %v, want %v", c.monster, c.lines, c.dice, have, c.want)
		}
	}
}

// TestClear checks how far a marker may be pulled before it meets a token.
func TestClear(t *testing.T) {
	for lines, want := range map[string]int{
		"": 7, "token cat fame 1": 0, "token cat fame 2": 1, "token cat fame 5": 4, "token cat fame -3": 7, "token cat destruction 2": 7,
		"token cat fame 0": 0, "set fame 3; token cat fame 5": 1, "set fame -4; token cat fame 1; token fish fame 4": 4,
	} {
		x, s := at(t, "gigazaur", lines)
		if have := min(7, x.clear(s, duel.FameTrack)); have != want { // nobody pulls further
			t.Errorf("%q: %d spaces, want %d", lines, have, want)
		}
	}
}

// TestDecided checks which printed spaces end a game (W2, W3).
func TestDecided(t *testing.T) {
	for _, c := range []struct {
		fame, destruction int8
		want              bool
	}{
		{7, 0, true}, {-7, 0, true}, {0, 7, true}, {0, -7, true}, {6, 0, false}, {0, -6, false}, {6, -6, false},
		{4, 4, true}, {3, 5, true}, {5, 2, false}, {2, 5, false}, {-4, -4, true}, {-3, -5, true}, {-5, -2, false}, {4, -4, false},
	} {
		if _, have := core.Decided(c.fame, c.destruction); have != c.want {
			t.Errorf("%d and %d: %v", c.fame, c.destruction, have)
		}
	}
}

// TestFits checks that a planned answer is given only if it still fits.
func TestFits(t *testing.T) {
	may, must := duel.Question{No: true}, duel.Question{}
	three, cards := duel.Question{N: 3}, duel.Question{Cards: duel.CardSet(0).With(5)}
	for i, c := range []struct {
		q    *duel.Question
		a    duel.Answer
		want bool
	}{
		{&may, duel.No, true}, {&must, duel.No, false}, {&must, duel.Yes, true},
		{&three, duel.Answer{Kind: duel.NumberAnswer, N: 3}, true}, {&three, duel.Answer{Kind: duel.NumberAnswer, N: 4}, false},
		{&cards, duel.Answer{Kind: duel.CardAnswer, Card: 5}, true}, {&cards, duel.Answer{Kind: duel.CardAnswer, Card: 6}, false},
	} {
		if have := fits(c.q, c.a); have != c.want {
			t.Errorf("%d: %v", i, have)
		}
	}
}

// TestAffords checks that the player buys what has a name and is affordable; a card in slot 3 costs less (D4).
func TestAffords(t *testing.T) {
	for energy, want := range map[int][3]bool{2: {}, 3: {true, false, false}, 4: {true, false, false}, 5: {true, false, true}, 6: {true, false, true}} {
		x, s := at(t, "gigazaur", fmt.Sprintf("turn you buy; row snack-time ? armor-plating; set you.energy %d", energy))
		for slot, can := range want {
			if have := x.affords(s, int8(slot)+1); have != can {
				t.Errorf("%d energy, slot %d: %v", energy, slot+1, have)
			}
		}
	}
}

// TestThreats checks that the first number that differs decides which threat is less, and that a
// rounding difference does not.
func TestThreats(t *testing.T) {
	for _, c := range []struct {
		a, b       threat
		less, more bool
	}{
		{threat{0.1, 9, 9}, threat{0.2, 0, 0}, true, false},
		{threat{0.1, 1, 9}, threat{0.1, 2, 0}, true, false},
		{threat{0.1, 1, 1}, threat{0.1, 1, 2}, true, false},
		{threat{0.1, 1, 1}, threat{0.1, 1, 1}, false, false},
		{threat{0.1, 2, 1}, threat{0.1 + 1e-14, 1, 1}, false, true},
	} {
		if less, more := c.a.less(c.b), c.b.less(c.a); less != c.less || more != c.more {
			t.Errorf("%v and %v: less %v, the other way round %v", c.a, c.b, less, more)
		}
	}
}
