package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// The companion warns before a human makes the rival win (W3, W4). An event that
// helps only her, or that is Autobot's, is no danger.
func TestHandsOver(t *testing.T) {
	r := dueltest.Rules(t)
	solo := dueltest.Solo("gigazaur", "meka-dragon", "you")
	for _, c := range []struct {
		name, table, line string
		want              duel.Why
	}{
		{"W3: fame from the rival's 6 into its zone, destruction already in it",
			solo + "set fame -6; set destruction -4; turn you resolve; dice fff", "resolve fame", duel.BySpotlight},
		{"W3: the same with everything resolved at once", solo + "set fame -6; set destruction -4; turn you resolve; dice fffcc", "resolve", duel.BySpotlight},
		{"destruction elsewhere: no danger", solo + "set fame -6; set destruction 0; turn you resolve; dice fff", "resolve fame", duel.NotWon},
		{"two spaces: through the zone's edge, the first space already loses",
			solo + "set fame -6; set destruction -4; turn you resolve; dice ffff", "resolve fame", duel.BySpotlight},
		{"W4: jets-scrambled at 5 hearts", solo + "set you.hearts 5; set you.energy 5; row jets-scrambled ? ?; turn you buy", "buy 1", duel.ByHearts},
		{"W4: the buyer first, also where both would fall",
			solo + "set you.hearts 5; set rival.hearts 1; set you.energy 5; row jets-scrambled ? ?; turn you buy", "buy 1", duel.ByHearts},
		{"at 6 hearts she lives", solo + "set you.hearts 6; set you.energy 5; row jets-scrambled ? ?; turn you buy", "buy 1", duel.NotWon},
		{"hors-d-oeuvre at 3 hearts", solo + "set you.hearts 3; set you.energy 3; row hors-d-oeuvre ? ?; turn you buy", "buy 1", duel.ByHearts},
		{"her own victory is none", solo + "set fame 6; turn you resolve; dice fff", "resolve fame", duel.NotWon},
		{"Autobot's turn warns of nothing", solo + "set you.hearts 1; turn rival resolve; dice ccc", "resolve", duel.NotWon},
		{"nor does what is refused", solo + "set you.hearts 5; row jets-scrambled ? ?; turn you buy", "buy 1", duel.NotWon},
	} {
		table, err := dueltest.Fold(r, nil, c.table)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		ev, err := r.Read(&table, c.line)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		before := table.State
		why, gives := r.HandsOver(table.State, ev)
		if gives != (c.want != duel.NotWon) || gives && why != c.want || table.State != before {
			t.Errorf("%s: %v by %q", c.name, gives, why)
		}
	}
}
