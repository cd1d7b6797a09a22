package tokyo_test

import (
	"strconv"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// The games of the card scenarios: base box and Dark Edition, by the number of
// players. p1 is active; all are outside with 10 hearts, no points and no energy.
var (
	cb2 = tokyotest.Game(tokyo.Base, 2)
	cb3 = tokyotest.Game(tokyo.Base, 3)
	cb4 = tokyotest.Game(tokyo.Base, 4)
	cb5 = tokyotest.Game(tokyo.Base, 5)
	cd3 = tokyotest.Game(tokyo.Dark, 3)
	cd5 = tokyotest.Game(tokyo.Dark, 5)

	ct3 = cb3 + "place p2 city; " // p1 attacks p2; p3 is outside with p1
	ci3 = cb3 + "place p1 city; " // p1 attacks both
	dt3 = cd3 + "place p2 city; "
	di3 = cd3 + "place p1 city; "
	gt3 = cd3 + "tiles green; place p2 city; "
	gi3 = cd3 + "tiles green; place p1 city; "
	ct5 = cb5 + "place p2 city; place p3 bay; " // p1 attacks p2 and p3
)

// cardDice is p1's result, typed but not resolved yet.
func cardDice(given, dice string) string { return given + "turn p1 resolve; dice " + dice + "; " }

// cardShop is p1's buy step with a row and exactly the given energy.
func cardShop(given, row string, energy int) string {
	return given + "turn p1 buy; row " + row + "; set p1.energy " + strconv.Itoa(energy) + "; "
}

// cardEnd is p1's turn about to end; `pass` ends it.
func cardEnd(given string) string { return given + "turn p1 buy; " }

// cardNext is the turn before p1's, about to end, in a game of three.
func cardNext(given string) string { return given + "turn p3 buy; " }

// cardsBase runs scenarios of the base box.
func cardsBase(t *testing.T, cases []tokyotest.Case) {
	t.Helper()
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), cases)
}

// cardsDark runs scenarios of the Dark Edition.
func cardsDark(t *testing.T, cases []tokyotest.Case) {
	t.Helper()
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), cases)
}
