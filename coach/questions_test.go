package coach_test

import (
	"math"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestEveryQuestion checks that there is advice on everything the human can be asked in a solo game,
// with every legal answer ranked, but not on what comes from the table or what the player alone can see.
func TestEveryQuestion(t *testing.T) {
	r := dueltest.Rules(t)
	const sharp = "set you.energy 9; turn you buy; "
	for _, c := range []struct {
		you, lines string
		asked      duel.QuestionID
		choice     bool
	}{
		{"cyber-kitty", sharp + "row photoshoot ? ?; buy 1; reveal ?", duel.AskPlace, true},
		{"cyber-kitty", sharp + "row photoshoot ? ?; buy 1; reveal ?; answer fame 0", duel.AskDoubt, true},
		{"cyber-kitty", sharp + "row trendsetter ? ?; buy 1; reveal ?; answer fame 1", duel.AskHand, false},
		{"cyber-kitty", sharp + "row trendsetter ? ?; buy 1", duel.AskReveal, false},
		{"cyber-kitty", sharp + "row ? ? ?; buy 1", duel.AskName, false},
		{"cyber-kitty", sharp + "row monumental ? ?; buy 1; reveal ?; answer fame 3", duel.AskFirst, true},
		{"cyber-kitty", "turn rival roll; dice ffddch; rolls 1", duel.AskSymbol, true},
		{"gigazaur", "turn you resolve; dice ppcchh; resolve p", duel.AskGigazaur, true},
		{"alienoid", "roll pppch; stop", duel.AskAlienoid, true},
		{"meka-dragon", "turn you resolve; dice ppccch; resolve c", duel.AskMeka, true},
		{"the-king", "turn you resolve; dice ppcchh; resolve p", duel.AskKingPlace, true},
		{"the-king", "token king fame -3; turn you resolve; dice ppcchh; resolve p", duel.AskKingLift, true},
		{"the-king", "token king fame -3; turn you resolve; dice ppcchh; resolve p; answer no", duel.AskKingPlace, true},
		{"cyber-kitty", "card you hibernation; turn you start", duel.AskHibernation, true},
		{"cyber-kitty", "card you camouflage; set you.hearts 2; turn rival resolve; dice cchhff; resolve", duel.AskCamouflage, false},
		{"cyber-kitty", "card you superconductor; turn rival resolve; dice eechhc; resolve", duel.AskSuperconductor, true},
		{"cyber-kitty", "card you unchained; token tiger fame 1; turn you resolve; dice fffhhh; resolve f", duel.AskUnchained, true},
		{"cyber-kitty", "card you lightning-speed; token phantom fame 1; turn you resolve; dice fffhhh; resolve f", duel.AskLightning, true},
		{"cyber-kitty", "card you giant-brain; card you scrappy; dominated 1 you; turn you start", duel.AskDominate, true},
		{"cyber-kitty", "card you in-the-shadows; roll ffchh; keep chh; roll fc", duel.AskShadows, true},
		{"cyber-kitty", "card you antimatter-pellets; card you natural-selection; roll ffffff; stop", duel.AskCardOrder, true},
		{"cyber-kitty", "card you rebooting; roll ffchh; stop", duel.AskRebooting, true},
		{"cyber-kitty", "card you titanic-batteries; roll ffchh; stop", duel.AskTitanic, true},
		{"cyber-kitty", "card you in-shape; set you.energy 2; set rival.hurt 3; turn you resolve; dice cchhff; resolve c", duel.AskInShape, true},
		{"cyber-kitty", "set fame 7", duel.AskGameOver, false},
	} {
		t.Run(c.asked.String(), func(t *testing.T) {
			table := game(t, r, c.you, c.lines)
			q, _ := table.Open()
			if q.ID != c.asked {
				t.Fatalf("%q is asked", q.ID)
			}
			evaluator := coachOf(t, r, &table.State)
			a, ok := evaluator.Advise(&table)
			if ok != c.choice {
				t.Fatalf("advised %v", ok)
			}
			win := evaluator.Win(&table).Win
			if !(win >= 0 && win <= 1) {
				t.Errorf("the table is worth %v", win)
			}
			if !ok {
				return
			}
			if choices := r.Choices(&table.State, &q, nil); len(choices) != len(a.Options) {
				t.Errorf("%d of %d answers are ranked", len(a.Options), len(choices))
			}
			if math.Abs(win-a.Options[0].Win) > 1e-9 {
				t.Errorf("the table is worth %v, the best answer %v", win, a.Options[0].Win)
			}
			evaluator.Cardless = true
			if a, ok = evaluator.Advise(&table); ok && !(a.Options[0].Win >= 0 && a.Options[0].Win <= 1) {
				t.Errorf("without cards %v", a.Options[0])
			}
			if win = evaluator.Win(&table).Win; !(win >= 0 && win <= 1) {
				t.Errorf("without cards the table is worth %v", win)
			}
		})
	}
}
