package terminal

import (
	"strings"
	"testing"

	"kingoftokyo/companion"
	"kingoftokyo/companion/words/text"
)

// A roll before a yield is retyped without smashes: the answer to the question that no longer comes is named and dropped,
// and the next player's turn stays, in both languages.
func TestRetypeUnderYield(t *testing.T) {
	const played = cityGame + "; set p3.hearts 5; place p2 city; roll 112ccc; resolve; answer yes; pass; roll 333hhe; resolve; pass; roll 12hhee"
	for lang, want := range map[text.Lang][]string{
		text.English:    {"Instead: 11 2 CCC", "With this correction, 1 later step is no longer possible", "turn 1, Anna: Ben yields Tokyo City", "y: correct and drop it"},
		text.Lang("fr"): {"la place : 11 2 BBB", "Avec cette correction, 1 étape suivante n'est plus possible", "tour 1, Anna : Ben fuit Tokyo City", "o : corriger et l'effacer"},
	} {
		with := usual
		with.lang = lang
		u := open(t, with, played)
		steps := u.Game().Steps()
		u.hit("l<home><down><down>f").see(want[0]).hit("112hee<enter>").see(want[1:]...)
		if u.Game().Steps() != steps {
			t.Fatal("it was done unasked")
		}
		u.hit(string([]rune(want[3])[0]))
		if u.Game().Steps() != steps || u.Frame().Seats[1].Gauges[1].Value != 2+3 { // Ben begins in Tokyo, and rolls 333
			t.Errorf("%d steps of %d:\n%s", u.Game().Steps(), steps, u.snap())
		}
	}
}

// A roll of Autobot corrected so that it rolls again leaves no resolution after it (A3).
func TestRetypeAutobot(t *testing.T) {
	u := open(t, usual, "kot 1 duel solo; side you gigazaur; side rival meka-dragon; start rival; set fame 1; roll ccdee; roll cc; resolve")
	if lost, err := u.Game().ReplaceStep(2, "pf", false); err == nil && len(lost) == 0 {
		t.Errorf("its last roll is lost:\n%s", u.snap())
	}
	if lost, err := u.Game().ReplaceStep(2, "pf", true); err != nil || len(lost) != 1 || u.Frame().Beat != companion.RollBeat || u.Frame().Dice.Due != 2 {
		t.Errorf("%v, %v, %v:\n%s", lost, err, u.Frame().Beat, u.snap())
	}
}

// A step to retype is offered in the words of the language; each form means the same step.
func TestTypable(t *testing.T) {
	for _, c := range []struct {
		lang  text.Lang
		lines string
		want  string
	}{
		{"en", cityGame + "; set p3.hearts 5; card p2 smoke-cloud; row wings jets ?; roll 112ccc", "Cleo hearts 5|card Ben Smoke Cloud|row Wings, Jets, ?|11 2 CCC"},
		{"fr", cityGame + "; set p3.hearts 5; card p2 smoke-cloud; row wings jets ?; turn p2 roll; roll 112hcc; resolve smashes; resolve; pass",
			"Cleo cœurs 5|carte Ben Écran de fumée|rangée Ailes, Réacteurs, ?|tour Ben lancer|11 2 S BB|baffes|résoudre|passer"},
		{"fr", soloGame + "; set you.hearts 9; set fame 2.5; card you camouflage; turn you roll; roll ccheef; keep cc; roll hhef; stop; resolve heart",
			"vous cœurs 9|gloire 2.5|carte vous Camouflage|tour vous lancer|BB S EE G|garder BB|SS E G|stop|soin"},
	} {
		with := usual
		with.lang = c.lang
		u := open(t, with, c.lines)
		for i, want := range strings.Split(c.want, "|") {
			if have := u.Game().Typable(i); have != want {
				t.Errorf("step %d is %q, want %q", i+1, have, want)
			}
			steps, was := u.Game().Steps(), u.Game().Past(0)[i]
			if lost, err := u.Game().ReplaceStep(i, want, false); len(lost) > 0 || err != nil || u.Game().Steps() != steps || u.Game().Past(0)[i] != was {
				t.Errorf("step %d is another one than %q: %v, %v", i+1, want, lost, err)
			}
		}
	}
}

// The text that replaces a step is what players type at the table, or what the file has, even without its first word.
func TestRetypeWays(t *testing.T) {
	u := open(t, usual, cityGame+"; row wings jets smoke-cloud; set p1.energy 20; turn p1 buy; buy 1; reveal ?; pass")
	for _, c := range [][2]string{{"jets", "2"}, {"buy 3", "3"}, {"acheter ailes", "1"}, {"smoke", "3"}, {"smoke-cloud", "3"}, {"2", "2"}} {
		if lost, err := u.Game().ReplaceStep(3, c[0], false); len(lost) > 0 || err != nil {
			t.Fatal(c[0], lost, err)
		}
		held := map[string]string{"1": "Wings", "2": "Jets", "3": "Smoke Cloud"}[c[1]]
		if have := u.Frame().Seats[0].Held; len(have) != 1 || !strings.HasPrefix(have[0].Name, held) {
			t.Errorf("%s makes it %v", c[0], have)
		}
	}
	for typed, want := range map[string]int{"p1.energy 9": 9, "Anna energy 7": 7, "set p1.energy 8": 8, "anna énergie 10": 10} {
		if lost, err := u.Game().ReplaceStep(1, typed, false); len(lost) > 0 || err != nil || u.Frame().Seats[0].Gauges[2].Value != want-5 { // Jets cost 5
			t.Errorf("%s: %v, %v, %+v", typed, lost, err, u.Frame().Seats[0].Gauges)
		}
	}
	v := open(t, usual, newGame+"; roll cceef; keep cc; roll hhe")
	if _, err := v.Game().ReplaceStep(1, "hh", true); err == nil || v.Game().Typable(1) != "keep CC" {
		t.Errorf("dice that do not lie there are kept: %v", err)
	}
	if lost, err := v.Game().ReplaceStep(1, "ee", false); err != nil || len(lost) > 0 || v.Game().Typable(1) != "keep EE" {
		t.Errorf("bare dice in the place of those kept: %v, %v, %s", lost, err, v.Game().Typable(1))
	}
}

// TestLogHasRoom: on a wide screen, the text about the step under the cursor leaves the steps enough room.
func TestLogHasRoom(t *testing.T) {
	wide := usual
	wide.w, wide.h = 120, 40
	open(t, wide, cityGame+"; roll 333e12; resolve").hit("l").see("2 Anna resolved the dice: Anna: points 0 → 4, energy 0 → 1, Tokyo City")
}

// TestKotAnswersAfterACorrection checks that where a corrected roll, or redo, leads to a question for a seat of kot, nobody is asked to
// answer it: Enter lets kot answer.
func TestKotAnswersAfterACorrection(t *testing.T) {
	u := open(t, usual, "kot 1 tokyo; player p1 the-king Anna; player p2 gigazaur Ben; plays p2 kot normal; first p1; "+
		"row heal tank jets; place p2 city; set p1.energy 5")
	u.hit("333e23<enter>l<up>f333c22<enter>").see("[Enter] Ben answers").not("stay in Tokyo City")
	u.hit("u").see("Put the pieces back").hit("U").see("[Enter] Ben answers").not("stay in Tokyo City")
	u.hit("<enter>").see("Ben stays in Tokyo City", "[Enter] end the turn")
}
