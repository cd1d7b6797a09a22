package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// Whether a player is asked for an order of her symbols (D2, O6).
func TestOrderMatters(t *testing.T) {
	r := dueltest.Rules(t)
	for _, c := range []struct {
		name, you, lines string
		want             bool
	}{
		{"claws, hearts and energy do not meet", "meka-dragon", "set you.hearts 9; dice cchhee", false},
		{"a heart space on the way, hearts on the dice: at 11 of 12 one is wasted either way", "meka-dragon", "set you.hearts 11; token fish fame 1; dice hfff", false},
		{"both win: the rival's last hearts and the Victory space", "meka-dragon", "set rival.hearts 2; set fame 6; dice ccfff", false},
		{"Gigazaur's pull and a roll's pull to the same space meet", "gigazaur", "dice fffpp", false},
		{"The King's token can lie where the marker will stand, or not (T1)", "the-king", "set fame -3; dice cfffpp", true},
		{"The King with claws alone: his token goes where it goes", "the-king", "dice ccpp", false},
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo(c.you, "alienoid", "you")+"turn you resolve; "+c.lines)
		if err != nil {
			t.Fatal(c.name, err)
		}
		if have := r.OrderMatters(table.State); have != c.want {
			t.Errorf("%s: %v", c.name, have)
		}
	}
}
