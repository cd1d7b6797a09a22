package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestRegeneration is regeneration: one more heart for each gain.
func TestRegeneration(t *testing.T) {
	own := ct3 + "card p1 regeneration; set p1.hearts 5; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "regeneration", Name: "one heart die: 1+1", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p1.hearts=7"},
		{Rule: "regeneration", Name: "no heart: none", Given: cardDice(own, "1122ee"), Play: "resolve", Want: "p1.hearts=5"},
		{Rule: "regeneration", Name: "in Tokyo heart dice are no gain", Given: cardDice(ci3+"card p1 regeneration; set p1.hearts 5; ", "1122he"), Play: "resolve", Want: "p1.hearts=5"},
		{Rule: "regeneration", Name: "a card in Tokyo: 2+1", Given: cardShop(ci3+"card p1 regeneration; set p1.hearts 5; ", "heal ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.hearts=8"},
		{Rule: "regeneration", Name: "rapid-healing: 1+1", Given: own + "card p1 rapid-healing; set p1.energy 2; ", Play: "use rapid-healing", Want: "p1.hearts=7"},
		{Rule: "regeneration", Name: "the limit stays: 9+1", Given: cardDice(own+"set p1.hearts 9; ", "1122he"), Play: "resolve", Want: "p1.hearts=10"},
		{Rule: "regeneration", Name: "with its copy: 1+1+1", Given: cardDice(own+"card p1 mimic; copy mimic regeneration; ", "1122he"), Play: "resolve", Want: "p1.hearts=8"},
		{Rule: "regeneration", Name: "all dice on tokens: no gain", Given: cardDice(own+"set p1.poison 1; ", "1122he"), Play: "resolve; answer 1", Want: "p1.hearts=5 p1.poison=0"},
		{Rule: "regeneration:1", Name: "three heart dice: 3+1", Given: cardDice(own, "112hhh"), Play: "resolve", Want: "p1.hearts=9"},
		{Rule: "regeneration:2", Name: "healed by another: 1 and no more, paid with 2", Given: cardDice(ct3+"card p1 healing-ray; card p3 regeneration; set p3.hearts 5; set p3.energy 9; ", "1122he"), Play: "resolve; answer p3", Want: "p3.hearts=6 p3.energy=7 p1.energy=3"},
		{Rule: "regeneration:2", Name: "two dice by another: 2 (publisher)", Given: cardDice(ct3+"card p1 healing-ray; card p3 regeneration; set p3.hearts 5; set p3.energy 9; ", "112hhe"), Play: "resolve; answer p3; answer 2", Want: "p3.hearts=7 p3.energy=5"},
		{Rule: "regeneration:3", Name: "both have it: the healer's heart, not the healed one's (our reading)", Given: cardDice(ct3+"card p1 healing-ray; card p1 regeneration; card p3 mimic; copy mimic regeneration; set p3.hearts 5; set p3.energy 9; ", "1122he"),
			Play: "resolve; answer p3; answer yes", Want: "p3.hearts=7 p3.energy=5 p1.energy=5"},
		{Rule: "regeneration:3", Name: "what is left heals oneself with it: 5+1+1", Given: cardDice(ct3+"card p1 healing-ray; card p1 regeneration; set p1.hearts 5; set p3.hearts 5; set p3.energy 9; ", "1122hh"),
			Play: "resolve; answer p3; answer 1; answer no; answer no", Want: "p3.hearts=6 p1.hearts=7"},
	})
}

// TestHealingRay is healing-ray: heart dice for others, who pay.
func TestHealingRay(t *testing.T) {
	own := ct3 + "card p1 healing-ray; set p3.hearts 8; set p3.energy 5; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "healing-ray", Name: "one heart for 2 energy", Given: cardDice(own, "1122hc"), Play: "resolve; answer p3; answer no", Want: "p3.hearts=9 p3.energy=3 p1.energy=2"},
		{Rule: "healing-ray", Name: "two hearts for 4", Given: cardDice(own, "1122hh"), Play: "resolve; answer p3; answer 2", Want: "p3.hearts=10 p3.energy=1 p1.energy=4"},
		{Rule: "healing-ray", Name: "its last 1", Given: cardDice(own+"set p3.energy 1; ", "1122hc"), Play: "resolve; answer p3; answer no", Want: "p3.hearts=9 p3.energy=0 p1.energy=1"},
		{Rule: "healing-ray", Name: "some for another, the rest for oneself", Given: cardDice(own+"set p1.hearts 5; ", "112hhh"), Play: "resolve; answer p3; answer 2", Want: "p3.hearts=10 p1.hearts=6 p1.energy=4"},
		{Rule: "healing-ray", Name: "one for each of two", Given: cardDice(own+"set p2.hearts 4; set p2.energy 2; ", "1122hh"), Play: "resolve; answer p3; answer 1; answer p2", Want: "p3.hearts=9 p2.hearts=5 p1.energy=4 p2.energy=0"},
		{Rule: "healing-ray", Name: "declined: all for oneself", Given: cardDice(own+"set p1.hearts 5; ", "112hhh"), Play: "resolve; answer no", Want: "p1.hearts=8 p3.hearts=8 p3.energy=5"},
		{Rule: "healing-ray", Name: "three dice, room for 2: pays for what it received", Given: cardDice(own+"set p3.energy 9; ", "112hhh"), Play: "resolve; answer p3; answer 3", Want: "p3.hearts=10 p3.energy=5 p1.energy=4"},
		{Rule: "healing-ray", Name: "no heart die: no question", Given: cardDice(own, "1122ee"), Play: "resolve", Want: "question= p3.hearts=8"},
		{Rule: "healing-ray", Name: "copied", Given: cardDice(ct3+"card p2 healing-ray; card p1 mimic; copy mimic healing-ray; set p3.hearts 8; set p3.energy 5; ", "1122hc"), Play: "resolve; answer p3; answer no", Want: "p3.hearts=9 p1.energy=2"},
		{Rule: "healing-ray:1", Name: "the healed one is not asked", Given: cardDice(own, "1122he"), Play: "resolve; answer p3", Want: "question= phase=buy p3.energy=3 p1.energy=3"},
		{Rule: "healing-ray:2", Name: "regeneration's heart too: 2 hearts, 4 energy", Given: cardDice(own+"card p1 regeneration; ", "1122hc"), Play: "resolve; answer p3; answer yes; answer no", Want: "p3.hearts=10 p3.energy=1 p1.energy=4"},
		{Rule: "healing-ray:2", Name: "or not", Given: cardDice(own+"card p1 regeneration; ", "1122hc"), Play: "resolve; answer p3; answer no; answer no", Want: "p3.hearts=9 p3.energy=3 p1.energy=2"},
		{Rule: "healing-ray:3", Name: "no energy: healed for nothing", Given: cardDice(own+"set p3.energy 0; ", "1122hc"), Play: "resolve; answer p3; answer no", Want: "p3.hearts=9 p3.energy=0 p1.energy=0"},
		{Rule: "healing-ray:3", Name: "from Tokyo", Given: cardDice(ci3+"card p1 healing-ray; set p3.hearts 8; set p3.energy 5; ", "1122he"), Play: "resolve; answer p3", Want: "p3.hearts=9 p3.energy=3 p1.energy=3"},
	})
}

// TestEvenBigger is even-bigger: 2 hearts and a limit of 12.
func TestEvenBigger(t *testing.T) {
	cardsBase(t, []tokyotest.Case{
		{Rule: "even-bigger", Name: "5+2=7", Given: cardShop(ct3+"set p1.hearts 5; ", "even-bigger ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=7 p1.max=12"},
		{Rule: "even-bigger", Name: "dice heal up to 12", Given: cardDice(ct3+"card p1 even-bigger; set p1.hearts 11; ", "112hhh"), Play: "resolve", Want: "p1.hearts=12"},
		{Rule: "even-bigger", Name: "the others stop at 10", Given: cardDice(ct3+"card p2 even-bigger; ", "112hhh"), Play: "resolve", Want: "p1.hearts=10 p1.max=10"},
		{Rule: "even-bigger", Name: "with regeneration 5+2+1=8", Given: cardShop(ct3+"card p1 regeneration; set p1.hearts 5; ", "even-bigger ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=8"},
		{Rule: "even-bigger", Name: "copied: 2 hearts and the limit", Given: cardShop(ct3+"card p2 even-bigger; ", "mimic ? ?", 8), Play: "buy 1; answer even-bigger; reveal ?", Want: "p1.hearts=12 p1.max=12 p2.hearts=10"},
		{Rule: "even-bigger:1", Name: "at once: 10+2=12", Given: cardShop(ct3, "even-bigger ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=12"},
		{Rule: "even-bigger:1", Name: "never past 12, with a copy either", Given: cardShop(ct3+"card p1 even-bigger; set p1.hearts 12; ", "mimic ? ?", 8), Play: "buy 1; answer even-bigger; reveal ?", Want: "p1.hearts=12 p1.max=12"},
		{Rule: "even-bigger:2", Name: "sold: 12-2=10", Given: cardEnd(ct3 + "card p1 even-bigger; card p1 metamorph; set p1.hearts 12; "), Play: "pass; answer even-bigger; answer no", Want: "p1.hearts=10 p1.energy=4 p1.max=10"},
		{Rule: "even-bigger:2", Name: "taken: its old owner falls to 10, the new one gains 2", Given: cardEnd(ct3+"card p1 parasitic-tentacles; card p2 even-bigger; set p2.hearts 12; set p1.energy 4; ") + "set p1.hearts 5; ",
			Play: "take even-bigger", Want: "p2.hearts=10 p2.energy=4 p1.hearts=7 p1.max=12"},
		{Rule: "even-bigger:2", Name: "the copied card leaves: the copy's owner as well", Given: cardEnd(ct3 + "card p1 even-bigger; card p1 metamorph; card p3 mimic; copy mimic even-bigger; set p3.hearts 12; set p1.hearts 9; "), Play: "pass; answer even-bigger; answer no",
			Want: "p1.hearts=9 p3.hearts=10 p3.cards=mimic"},
	})
}

// TestItHasAChild is it-has-a-child: a second life.
func TestItHasAChild(t *testing.T) {
	own := ci3 + "card p2 it-has-a-child; card p2 acid-attack; set p2.hearts 1; set p2.points 5; set p2.energy 4; "
	city := ct3 + "card p2 it-has-a-child; set p2.hearts 1; set p2.points 5; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "it-has-a-child", Name: "back with 10 hearts, without cards and points", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.out=false p2.hearts=10 p2.points=0 p2.cards= discards=acid-attack,it-has-a-child p2.place=outside"},
		{Rule: "it-has-a-child", Name: "without it: out", Given: cardDice(ci3+"set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.out=true"},
		{Rule: "it-has-a-child", Name: "not at 1 heart", Given: cardDice(own+"set p2.hearts 2; ", "1122hc"), Play: "resolve", Want: "p2.hearts=1 p2.points=5 p2.cards=acid-attack,it-has-a-child"},
		{Rule: "it-has-a-child", Name: "only once: then out", Given: cardDice(own, "1122hc"), Play: "resolve; turn p3 resolve; done; place p3 city; place p1 outside; set p2.hearts 1; dice 1122hc; resolve", Want: "p2.out=true"},
		{Rule: "it-has-a-child", Name: "by Poison, at the end of its own turn", Given: cardEnd(ct3 + "card p1 it-has-a-child; set p1.hearts 1; set p1.poison 1; set p1.points 7; "), Play: "pass", Want: "p1.hearts=10 p1.points=0 p1.out=false active=p2"},
		{Rule: "it-has-a-child", Name: "between two the game goes on", Given: cardDice(cb2+"place p1 city; card p2 it-has-a-child; set p2.hearts 1; ", "1122hc"), Play: "resolve; pass", Want: "phase=roll active=p2 p2.hearts=10 winner="},
		{Rule: "it-has-a-child", Name: "a copy saves its owner, the copied card stays", Given: cardDice(ci3+"card p3 it-has-a-child; card p2 mimic; copy mimic it-has-a-child; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10 p2.cards= p3.cards=it-has-a-child p3.hearts=9"},
		{Rule: "it-has-a-child", Name: "the card goes: who copied it has an idle mimic", Given: cardDice(ci3+"card p2 it-has-a-child; card p3 mimic; copy mimic it-has-a-child; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10 p3.cards=mimic"},
		{Rule: "it-has-a-child:1", Name: "the energy stays", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.energy=4"},
		{Rule: "it-has-a-child:2", Name: "eater-of-the-dead scores 3", Given: cardDice(own+"card p3 eater-of-the-dead; ", "1122hc"), Play: "resolve", Want: "p3.points=3 p2.hearts=10"},
		{Rule: "it-has-a-child:3", Name: "felled by smashes in Tokyo: the attacker moves in", Given: cardDice(city, "1122hc"), Play: "resolve", Want: "p2.hearts=10 p2.place=outside city=p1 p1.points=1"},
		{Rule: "it-has-a-child:3", Name: "felled by a card: Tokyo stays empty", Given: cardShop(city, "flame-thrower ? ?", 3), Play: "buy 1; reveal ?", Want: "p2.hearts=10 p2.place=outside city= p1.points=0"},
		{Rule: "it-has-a-child:4", Name: "the tokens stay", Given: cardDice(own+"set p2.poison 2; set p2.shrink 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10 p2.poison=2 p2.shrink=1"},
	})
}

// TestEaterOfTheDead is eater-of-the-dead: 3 points for each fall.
func TestEaterOfTheDead(t *testing.T) {
	own := ct3 + "card p1 eater-of-the-dead; set p2.hearts 1; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "eater-of-the-dead", Name: "3, and 1 for entering", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.out=true p1.points=4 city=p1"},
		{Rule: "eater-of-the-dead", Name: "nobody falls: none", Given: cardDice(own+"set p2.hearts 2; ", "1122hc"), Play: "resolve; answer no", Want: "p1.points=0"},
		{Rule: "eater-of-the-dead", Name: "two at once: 6", Given: cardDice(cb4+"place p1 city; card p1 eater-of-the-dead; set p2.hearts 1; set p3.hearts 1; ", "1122hc"), Play: "resolve", Want: "living=2 p1.points=6"},
		{Rule: "eater-of-the-dead", Name: "who falls in the same moment scores nothing for the others", Given: cardDice(cb4+"place p1 city; card p3 eater-of-the-dead; set p2.hearts 1; set p3.hearts 1; ", "1122hc"), Play: "resolve",
			Want: "p2.out=true p3.out=true p3.points=0 living=2"},
		{Rule: "eater-of-the-dead", Name: "with its copy: 6, and 1 for entering", Given: cardDice(own+"card p1 mimic; copy mimic eater-of-the-dead; ", "1122hc"), Play: "resolve", Want: "p1.points=7"},
		{Rule: "eater-of-the-dead", Name: "20 at most", Given: cardDice(own+"set p1.points 18; ", "1122hc"), Play: "resolve; pass", Want: "p1.points=20 winner=p1 why=points"},
		{Rule: "eater-of-the-dead:1", Name: "a Monster that comes back", Given: cardDice(own+"card p2 it-has-a-child; ", "1122hc"), Play: "resolve", Want: "p2.out=false p1.points=4 city=p1"},
		{Rule: "eater-of-the-dead:2", Name: "another's smashes", Given: cardDice(cb4+"place p2 city; card p3 eater-of-the-dead; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p3.points=3 p1.points=1"},
		{Rule: "eater-of-the-dead:2", Name: "Poison", Given: cb3 + "place p3 city; card p1 eater-of-the-dead; set p2.hearts 1; set p2.poison 1; turn p2 buy; ", Play: "pass", Want: "p2.out=true p1.points=3 active=p3"},
		{Rule: "eater-of-the-dead:2", Name: "a card", Given: cardShop(own+"set p3.hearts 5; ", "flame-thrower ? ?", 3), Play: "buy 1; reveal ?", Want: "p2.out=true p1.points=3"},
	})
}
