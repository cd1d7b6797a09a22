package advice_test

import (
	"strings"
	"testing"

	"kingoftokyo/coach/review"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
)

// TestSumsOver checks the loss per decision and the luck over games: all prices divided by all decisions, the mean
// of the luck, and a line for each, oldest first. Games with luck and choice mixed are left out; one game is too few.
func TestSumsOver(t *testing.T) {
	game := func(luck, choice float64, decisions, untold int) advice.Summed {
		return advice.Summed{Sums: review.Sums{Over: true, Turns: 4, Untold: untold, Decisions: decisions, Lost: choice, Parts: review.Parts{Luck: [2]float64{luck, -0.1}, Choice: -choice}}}
	}
	for _, c := range []struct {
		name  string
		games []advice.Summed
		left  int
		ascii bool
		want  string
	}{
		{"none", nil, 0, false, ""},
		{"one", []advice.Summed{game(0.3, 0.1, 10, 0)}, 0, false, ""},
		// 1 %, 2 % and 5 % each: (10 + 40 + 50) / (10 + 20 + 10); luck 20, -40 and 0.
		{"three and one untold", []advice.Summed{game(0.3, 0.1, 10, 0), game(-0.3, 0.4, 20, 1), game(0.9, 0.9, 9, 2), game(0.1, 0.5, 10, 0)}, 2, false,
			"Wins in 100 lost per decision in 3 reviewed games: 2.5; in the last 3: 2.5|  ▂▄█|Luck in 3 games, in percentage points: -6.7 per game; in the last 3: -6.7|  ▇▁▅|" +
				"1 game is left out: in too many turns only the final roll was typed.|2 games have not been reviewed yet."},
		{"ascii", []advice.Summed{game(0.1, 0, 0, 0), game(0.2, 0.1, 10, 0)}, 0, true,
			"Wins in 100 lost per decision in 2 reviewed games: 1.0; in the last 2: 1.0|  _#|Luck in 2 games, in percentage points: +5.0 per game; in the last 2: +5.0|  =#"},
	} {
		if have := strings.Join(viewIn(t, text.English).SumsOver(c.games, c.left, 80, c.ascii), "|"); have != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, have, c.want)
		}
	}
	var many []advice.Summed
	for i := range 200 {
		many = append(many, game(float64(i%2), float64(i), 100, 0))
	}
	lines := viewIn(t, text.English).SumsOver(many, 0, 40, false)
	for _, l := range lines {
		if n := len([]rune(l)); n > 40 && strings.HasPrefix(l, "  ") {
			t.Errorf("%d columns: %s", n, l)
		}
	}
}
