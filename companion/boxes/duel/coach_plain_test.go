package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/companion/boxes/duel/advice"
	"kingoftokyo/companion/words/text"
)

// TestPlainCoachOff checks that with the coach off, no advice is computed, and its commands say how to turn it on.
func TestPlainCoachOff(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachOff)
	shown := play(t, d, "cchhe", "advice", "danger", "review", "resolve", "pass", "q")
	holds(t, shown, "! the coach is off: A turns it on (in plain mode, type 'coach ask')", "! the coach is off", "! the coach is off")
	if o.Advisers != 0 {
		t.Errorf("%d advisers", o.Advisers)
	}
	if silent := play(t, d, "cchhe", "resolve", "pass", "q"); coachNamed(silent) {
		t.Errorf("it speaks:\n%s", silent)
	}
}

// coachNamed reports whether a conversation mentions the coach, other than in the path of its file.
func coachNamed(shown string) bool {
	_, after, _ := strings.Cut(shown, "\n")
	return strings.Contains(strings.ToLower(after), "coach") || strings.Contains(after, "DANGER")
}

// TestPlainCoachAsk checks that on request, no advice is computed before the first question,
// although the view shows the danger, and that the advice is ranked, with prices.
func TestPlainCoachAsk(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAsk)
	if shown := play(t, d, "cchhe", "resolve", "pass", "q"); coachNamed(shown) || o.Advisers != 0 {
		t.Errorf("asked %d times, %d advisers, said\n%s", o.Asked, o.Advisers, shown)
	}
	d, o = coachedDesk(t, text.English, advice.CoachAsk)
	shown := play(t, d, "advice", "cchhe", "advice", "danger", "q")
	holds(t, shown, "Your chance: about 62%", "Dice: CC HH E",
		"Your chance: about 62%", "1. keep CC: 62%; on average 2.0 damage", "2. keep all and stop: 2% less; 2.0 more hearts, 1.0 more energy", "3. reroll all: 2% less; 2.0 less damage",
		"Autobot's next turn: about 2 damage, 43% risk of 3 or more", "Autobot wins on that turn: under 1%", "You win on that turn: 2%",
		"Damage: 0 (12%), 1 (20%), 2 (25%), 3", "Fame moves toward Autobot: 45%", "Autobot uses its special power: 22%", "Includes the dice of Camouflage")
	if o.Advisers != 1 {
		t.Errorf("%d advisers", o.Advisers)
	}
	d, o = coachedDesk(t, text.Lang("fr"), advice.CoachAsk)
	o.Exact = true
	holds(t, play(t, d, "cchhe", "conseil", "danger", "q"), "Vos chances : 62 %", "1. garder BB : 62 % ; en moyenne 2,0 dégâts", "2. tout garder et s'arrêter : 2 points de moins ; 2,0 cœurs de plus, 1,0 énergie de plus",
		"Tour d'Autobot : environ 2 dégâts ; 3 ou plus : 43 %", "Autobot gagne ce tour-ci : moins de 1 %")
}

// TestPlainCoachAlways checks that in the mode always, danger and advice appear after each step.
func TestPlainCoachAlways(t *testing.T) {
	d, _ := coachedDesk(t, text.English, advice.CoachOff)
	shown := play(t, d, "coach always", "cchhe", "coach ask", "resolve", "coach", "coach sometimes", "q")
	holds(t, shown, "Coach always: advice is always shown", "Autobot's next turn: about 2 damage", "Dice: CC HH E",
		"1. keep CC: 62%", "Coach on request: the danger ahead is shown", "Coach on request", "! the coach can be off, ask or always, not \"sometimes\"; nothing was changed")
	if n := strings.Count(shown, "1. keep CC"); n != 1 {
		t.Errorf("%d times advice\n%s", n, shown)
	}
	d, _ = coachedDesk(t, text.Lang("fr"), advice.CoachOff)
	holds(t, play(t, d, "coach toujours", "bbsse", "q"), "1. garder BB : 62 % ; en moyenne 2,0 dégâts")
}

// TestPlainCoachTwo checks that two humans get advice but no danger ahead, which is only about Autobot.
func TestPlainCoachTwo(t *testing.T) {
	d, o := coachedDesk(t, text.English, advice.CoachAlways)
	holds(t, typeInto(t, d, []string{"duel", "yes"}, []string{"ccffe", "advice", "danger", "q"}), "Player 1's chance if both play well: 62%", "! two people are playing: the coach shows only Autobot's danger")
	if o.Advisers == 0 {
		t.Error("a game of two humans has no adviser")
	}
}
