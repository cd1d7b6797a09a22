package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestArmorPlating is armor-plating: a loss of exactly 1 does not happen.
func TestArmorPlating(t *testing.T) {
	own := ct3 + "card p2 armor-plating; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "armor-plating", Name: "one smash: none", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "armor-plating", Name: "two smashes: 2", Given: cardDice(own, "112hcc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "armor-plating", Name: "copied", Given: cardDice(ct3+"card p3 armor-plating; card p2 mimic; copy mimic armor-plating; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "armor-plating", Name: "what camouflage leaves is 1: none", Given: cardDice(own+"card p2 camouflage; ", "112hcc"), Play: "resolve; answer h1", Want: "p2.hearts=10 question="},
		{Rule: "armor-plating", Name: "it saves the last heart", Given: cardDice(own+"set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=1 p2.out=false"},
		{Rule: "armor-plating:1", Name: "a lone Poison token", Given: cardEnd(ct3 + "card p1 armor-plating; set p1.poison 1; "), Play: "pass", Want: "p1.hearts=10 p1.poison=1"},
		{Rule: "armor-plating:1", Name: "two sources of 1 in a turn: both", Given: cardDice(ct3+"card p1 armor-plating; card p2 burrowing; set p1.poison 1; ", "112eec"), Play: "resolve; answer yes; pass", Want: "p1.hearts=10 city=p1 active=p2"},
		{Rule: "armor-plating:1", Name: "a smash and fire-breathing at once are one source", Given: cardDice(own+"card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "armor-plating:2", Name: "two Poison tokens: 2", Given: cardEnd(ct3 + "card p1 armor-plating; set p1.poison 2; "), Play: "pass", Want: "p1.hearts=8"},
		{Rule: "armor-plating:3", Name: "not wounded: it may not yield", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "question= phase=buy city=p2"},
	})
}

// TestCamouflage is camouflage: dice rolled against a loss.
func TestCamouflage(t *testing.T) {
	own := ct3 + "card p2 camouflage; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "camouflage", Name: "two hearts of three: 3-2=1", Given: cardDice(own, "112ccc"), Play: "resolve; answer hh1; answer no", Want: "p2.hearts=9"},
		{Rule: "camouflage", Name: "all three: none, and not wounded", Given: cardDice(own, "112ccc"), Play: "resolve; answer hhh", Want: "p2.hearts=10 question= phase=buy"},
		{Rule: "camouflage", Name: "none: 3", Given: cardDice(own, "112ccc"), Play: "resolve; answer 1ec; answer no", Want: "p2.hearts=7"},
		{Rule: "camouflage", Name: "a die a heart at stake", Given: cardDice(own, "112ccc"), Play: "resolve; answer hh", Refused: "dice-count", Want: "question=camouflage p2.hearts=10"},
		{Rule: "camouflage", Name: "it saves the last hearts", Given: cardDice(own+"set p2.hearts 2; ", "1122cc"), Play: "resolve; answer h1; answer no", Want: "p2.hearts=1 p2.out=false"},
		{Rule: "camouflage", Name: "copied: p3 throws with its copy", Given: cardDice(ci3+"card p2 camouflage; card p3 mimic; copy mimic camouflage; ", "1122cc"), Play: "resolve; answer 1e; answer hh", Want: "p2.hearts=8 p3.hearts=10"},
		{Rule: "camouflage:1", Name: "against a card: 2-1=1", Given: cardShop(own, "flame-thrower ? ?", 3), Play: "buy 1; answer h1; reveal ?", Want: "p2.hearts=9 p3.hearts=8"},
		{Rule: "camouflage:1", Name: "against one's own card", Given: cardShop(ct3+"card p1 camouflage; ", "tank ? ?", 4), Play: "buy 1; answer hh1; reveal ?", Want: "p1.hearts=9 p1.points=4"},
		{Rule: "camouflage:1", Name: "against Poison", Given: cardEnd(ct3 + "card p1 camouflage; set p1.poison 2; "), Play: "pass; answer h1", Want: "p1.hearts=9 active=p2"},
		{Rule: "camouflage:1", Name: "every loss has its throw", Given: cardDice(own+"row flame-thrower ? ?; set p1.energy 3; ", "112hcc"), Play: "resolve; answer hh; buy 1; answer 11; reveal ?", Want: "p2.hearts=8"},
		{Rule: "camouflage:2", Name: "exactly 1 and armor-plating: no throw", Given: cardDice(own+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "question= p2.hearts=10"},
		{Rule: "camouflage:2", Name: "3 and armor-plating: a throw", Given: cardDice(own+"card p2 armor-plating; ", "112ccc"), Play: "resolve; answer h11; answer no", Want: "p2.hearts=8"},
	})
}

// TestWings is wings: nothing is lost for the rest of the turn.
func TestWings(t *testing.T) {
	own := ct3 + "card p2 wings; set p2.energy 2; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "wings", Name: "paid: nothing lost", Given: cardDice(own, "112ccc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p2.energy=0 phase=buy"},
		{Rule: "wings", Name: "not paid: 3", Given: cardDice(own, "112ccc"), Play: "resolve; answer no; answer no", Want: "p2.hearts=7 p2.energy=2"},
		{Rule: "wings", Name: "1 energy is too little", Given: cardDice(own+"set p2.energy 1; ", "112ccc"), Play: "resolve; answer no", Want: "p2.hearts=7 p2.energy=1"},
		{Rule: "wings", Name: "for the rest of the turn", Given: cardDice(own+"row flame-thrower ? ?; set p1.energy 3; ", "112ccc"), Play: "resolve; answer yes; buy 1; reveal ?", Want: "p2.hearts=10 p3.hearts=8"},
		{Rule: "wings", Name: "not in the next turn", Given: cardDice(own, "112ccc"), Play: "resolve; answer yes; turn p3 resolve; done; dice 112ccc; resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "wings", Name: "copied", Given: cardDice(ct3+"card p3 wings; card p2 mimic; copy mimic wings; set p2.energy 2; ", "112ccc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p2.energy=0"},
		{Rule: "wings", Name: "one's own Poison", Given: cardEnd(ct3 + "card p1 wings; set p1.energy 2; set p1.poison 3; "), Play: "pass; answer yes", Want: "p1.hearts=10 p1.energy=0 p1.poison=3"},
		{Rule: "wings", Name: "nobody is asked to pay for the 1 that armor-plating ignores", Given: cardDice(own+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "question= p2.hearts=10 p2.energy=2"},
		{Rule: "wings:1", Name: "before the roll", Given: own, Play: "use p2 wings; roll 112ccc; resolve", Want: "p2.hearts=10 p2.energy=0 question="},
		{Rule: "wings:1", Name: "after the roll, before the smashes", Given: cardDice(own, "112ccc"), Play: "use p2 wings; resolve", Want: "p2.hearts=10 question="},
		{Rule: "wings:1", Name: "after the loss it gives nothing back", Given: cardDice(own, "112ccc"), Play: "resolve; answer no; answer no; use p2 wings", Want: "p2.hearts=7 p2.energy=0"},
		{Rule: "wings:1", Name: "a later loss of exactly 1 is none either", Given: cardDice(own, "1122hc"), Play: "use p2 wings; resolve", Want: "p2.hearts=10 question= phase=buy city=p2"},
		{Rule: "wings:1", Name: "not twice in a turn", Given: cardDice(own+"set p2.energy 4; ", "112ccc"), Play: "use p2 wings; use p2 wings", Refused: "winged", Want: "p2.energy=2"},
		{Rule: "wings:2", Name: "against a card", Given: cardShop(own, "flame-thrower ? ?", 3), Play: "buy 1; answer yes; reveal ?", Want: "p2.hearts=10 p3.hearts=8"},
		{Rule: "wings:3", Name: "no yielding, no tokens", Given: cardDice(own+"card p1 poison-spit; card p1 shrink-ray; ", "112ccc"), Play: "resolve; answer yes", Want: "p2.poison=0 p2.shrink=0 question= city=p2"},
	})
}

// TestJets is jets: a Monster that yields loses nothing.
func TestJets(t *testing.T) {
	own := ct3 + "card p2 jets; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "jets", Name: "yields and loses nothing", Given: cardDice(own, "112ccc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p2.place=outside city=p1 p1.points=1"},
		{Rule: "jets", Name: "stays and loses 3", Given: cardDice(own, "112ccc"), Play: "resolve; answer no", Want: "p2.hearts=7 city=p2 question= phase=buy"},
		{Rule: "jets", Name: "outside it says nothing", Given: cardDice(ci3+"card p2 jets; ", "112ccc"), Play: "resolve", Want: "p2.hearts=7 question="},
		{Rule: "jets", Name: "in the Bay", Given: cardDice(ct5+"card p3 jets; ", "112ccc"), Play: "resolve; answer yes; answer no", Want: "p3.hearts=10 p3.place=outside p2.hearts=7 bay=p1"},
		{Rule: "jets", Name: "copied", Given: cardDice(ct3+"card p3 jets; card p2 mimic; copy mimic jets; ", "112ccc"), Play: "resolve; answer yes", Want: "p2.hearts=10 city=p1"},
		{Rule: "jets:1", Name: "asked before the loss", Given: cardDice(own, "112ccc"), Play: "resolve", Want: "question=jets asks=p2 p2.hearts=10"},
		{Rule: "jets:1", Name: "a fatal hit is avoided", Given: cardDice(own+"set p2.hearts 2; ", "112ccc"), Play: "resolve; answer yes", Want: "p2.hearts=2 p2.out=false city=p1"},
		{Rule: "jets:1", Name: "or taken in full", Given: cardDice(own+"set p2.hearts 2; ", "112ccc"), Play: "resolve; answer no", Want: "p2.out=true city=p1"},
		{Rule: "jets:2", Name: "no tokens for who fled", Given: cardDice(own+"card p1 poison-spit; card p1 shrink-ray; ", "112ccc"), Play: "resolve; answer yes", Want: "p2.poison=0 p2.shrink=0"},
		{Rule: "jets:2", Name: "tokens for who stayed", Given: cardDice(own+"card p1 poison-spit; card p1 shrink-ray; ", "112ccc"), Play: "resolve; answer no", Want: "p2.poison=1 p2.shrink=1"},
		{Rule: "jets:3", Name: "a card's loss: no question, 10-2=8", Given: cardShop(own, "flame-thrower ? ?", 3), Play: "buy 1; reveal ?", Want: "p2.hearts=8 city=p2"},
	})
}

// TestOnlyStronger is were-only-making-it-stronger: energy for a loss of 2 or more.
func TestOnlyStronger(t *testing.T) {
	own := ct3 + "card p2 were-only-making-it-stronger; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "were-only-making-it-stronger", Name: "2 hearts: 1", Given: cardDice(own, "112hcc"), Play: "resolve; answer no", Want: "p2.hearts=8 p2.energy=1"},
		{Rule: "were-only-making-it-stronger", Name: "1 heart: none", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9 p2.energy=0"},
		{Rule: "were-only-making-it-stronger", Name: "its owner's own card: 1", Given: cardShop(ct3+"card p1 were-only-making-it-stronger; ", "tank ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=7 p1.energy=1"},
		{Rule: "were-only-making-it-stronger", Name: "two Poison tokens are one loss: 1", Given: cardEnd(ct3 + "card p1 were-only-making-it-stronger; set p1.poison 2; "), Play: "pass", Want: "p1.hearts=8 p1.energy=1"},
		{Rule: "were-only-making-it-stronger", Name: "with its copy: 2", Given: cardDice(own+"card p2 mimic; copy mimic were-only-making-it-stronger; ", "112hcc"), Play: "resolve; answer no", Want: "p2.energy=2"},
		{Rule: "were-only-making-it-stronger", Name: "with friend-of-children: 2", Given: cardDice(own+"card p2 friend-of-children; ", "112hcc"), Play: "resolve; answer no", Want: "p2.energy=2"},
		{Rule: "were-only-making-it-stronger:1", Name: "3 at stake, 1 lost: none", Given: cardDice(own+"card p2 camouflage; ", "112ccc"), Play: "resolve; answer hh1; answer no", Want: "p2.hearts=9 p2.energy=0"},
		{Rule: "were-only-making-it-stronger:1", Name: "6 hearts: 1", Given: cardDice(own, "cccccc"), Play: "resolve; answer no", Want: "p2.hearts=4 p2.energy=1"},
	})
}

// TestRapidHealing is rapid-healing: hearts bought at any moment.
func TestRapidHealing(t *testing.T) {
	own := cb3 + "card p1 rapid-healing; set p1.energy 4; set p1.hearts 7; "
	hit := ct3 + "card p2 rapid-healing; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "rapid-healing", Name: "2 energy, 7+1=8", Given: own, Play: "use rapid-healing", Want: "p1.hearts=8 p1.energy=2"},
		{Rule: "rapid-healing", Name: "1 energy is too little", Given: own + "set p1.energy 1; ", Play: "use rapid-healing", Refused: "too-dear", Want: "p1.hearts=7"},
		{Rule: "rapid-healing", Name: "in another's turn", Given: own + "turn p2 roll; ", Play: "use p1 rapid-healing", Want: "p1.hearts=8 active=p2"},
		{Rule: "rapid-healing", Name: "surviving: 1+2-2=1", Given: cardDice(hit+"set p2.hearts 1; set p2.energy 4; ", "112hcc"), Play: "resolve; answer 2; answer no", Want: "p2.hearts=1 p2.energy=0 p2.out=false"},
		{Rule: "rapid-healing", Name: "one heart is not enough here", Given: cardDice(hit+"set p2.hearts 1; set p2.energy 4; ", "112hcc"), Play: "resolve; answer 1", Want: "p2.out=true living=2"},
		{Rule: "rapid-healing", Name: "none bought", Given: cardDice(hit+"set p2.hearts 1; set p2.energy 4; ", "112hcc"), Play: "resolve; answer 0", Want: "p2.out=true"},
		{Rule: "rapid-healing", Name: "surviving one's own card: 3+1-3=1", Given: cardShop(cb3+"place p2 city; card p1 rapid-healing; set p1.hearts 3; ", "tank ? ?", 6), Play: "buy 1; answer 1; reveal ?", Want: "p1.hearts=1 p1.points=4 p1.energy=0"},
		{Rule: "rapid-healing", Name: "surviving Poison: 1+1-1=1", Given: cardEnd(cb3 + "place p2 city; card p1 rapid-healing; set p1.hearts 1; set p1.energy 2; set p1.poison 1; "), Play: "pass; answer 1", Want: "p1.hearts=1 active=p2"},
		{Rule: "rapid-healing", Name: "copied", Given: own + "card p3 mimic; copy mimic rapid-healing; set p3.energy 2; set p3.hearts 5; ", Play: "use p3 rapid-healing", Want: "p3.hearts=6 p3.energy=0 p1.hearts=7"},
		{Rule: "rapid-healing:1", Name: "twice", Given: own, Play: "use rapid-healing; use rapid-healing", Want: "p1.hearts=9 p1.energy=0"},
		{Rule: "rapid-healing:2", Name: "in Tokyo", Given: own + "place p1 city; ", Play: "use rapid-healing", Want: "p1.hearts=8"},
		{Rule: "rapid-healing:3", Name: "not over the limit", Given: own + "set p1.hearts 10; ", Play: "use rapid-healing", Refused: "hearts-full", Want: "p1.energy=4"},
		{Rule: "rapid-healing:3", Name: "before a loss of 10: 8+2 is all it may have, and it falls", Given: cardDice(hit+"card p1 extra-head; card p1 extra-head; card p1 spiked-tail; card p1 acid-attack; set p2.hearts 8; set p2.energy 8; ", "cccccccc"),
			Play: "resolve; answer 2", Want: "p2.out=true"},
		{Rule: "rapid-healing:3", Name: "three are not offered there", Given: cardDice(hit+"card p1 extra-head; card p1 extra-head; card p1 spiked-tail; card p1 acid-attack; set p2.hearts 8; set p2.energy 8; ", "cccccccc"),
			Play: "resolve; answer 3", Refused: "number-range", Want: "question=rapid-healing asks=p2"},
	})
}
