package advice_test

import (
	"testing"

	"kingoftokyo/coach"
	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/duel"
)

// TestAsYouPlay checks that the player's chance is the one as they play, along with what best play would win. If no game was
// looked back on, it is a beginner's, and the line says so.
func TestAsYouPlay(t *testing.T) {
	for _, c := range []struct {
		lang     text.Lang
		played   float64
		beginner bool
		want     string
	}{
		{text.English, 0.6249, false, "Your chance: about 62% (at your level); 97% with best play"},
		{text.English, 0.6249, true, "Your chance: about 62% (at beginner level); 97% with best play"},
		{text.English, 0.974, false, "Your chance: about 97%"},
		{text.English, 0.999, false, "Your chance: over 99%"}, // more than with best play: both are estimates
		{text.Lang("fr"), 0.6249, false, "Vos chances : environ 62 % (à votre niveau) ; 97 % en jouant au mieux"},
	} {
		v := viewIn(t, c.lang)
		if have := v.WinLine(&duel.Table{}, coach.Chance{Win: 0.97, AsPlayed: c.played}, c.beginner, true); have != c.want {
			t.Errorf("%q, want %q", have, c.want)
		}
	}
}

// TestOutcome checks that the words for an outcome are what it brings on average, a win at once first, and for another the difference.
func TestOutcome(t *testing.T) {
	for _, c := range []struct {
		lang text.Lang
		wins float64
		want string
	}{
		{text.English, 0.124, "12% to win this turn with best play, on average 2.0 damage"}, {text.English, 0.004, "on average 2.0 damage"}, {text.English, 0.09, "9% to win this turn, on average 2.0 damage"},
		{"fr", 0.124, "12 % de chances de gagner ce tour-ci en jouant au mieux, en moyenne 2,0 dégâts"},
	} {
		if have := advice.Leads(viewIn(t, c.lang), &coach.Outcome{Wins: c.wins, Damage: 2}, 0.1); have != c.want {
			t.Errorf("%q, want %q", have, c.want)
		}
	}
	if have := advice.Brings(viewIn(t, text.English), &coach.Outcome{Hearts: 1, Damage: 2, Power: 1}); have != "2 damage, 1 use of the special power, 1 heart" {
		t.Errorf("dice that all stay: %q", have)
	}
	for wins, want := range map[float64]string{0.124: "12 percentage points more likely to win this turn, 2.0 more damage", -0.01: "1 percentage point less likely to win this turn, 2.0 more damage"} {
		if have := advice.Differs(viewIn(t, text.English), &coach.Outcome{Wins: wins, Damage: 2}); have != want {
			t.Errorf("%q, want %q", have, want)
		}
	}
}
