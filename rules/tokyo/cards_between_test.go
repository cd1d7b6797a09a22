package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestSmashesAreCountedInOrder: dice, the effects of dice, smashes that need another
// one, added ones, those that depend on the sum, the doubling.
func TestSmashesAreCountedInOrder(t *testing.T) {
	all := gi3 + "card p1 poison-quills; card p1 spiked-tail; card p1 urbavore; card p1 burrowing; card p1 acid-attack; card p1 tile-barbs; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "poison-quills:1", Name: "1+2, +1 +1 set off, +1 +1 added, +1 barbs: 8", Given: cardDice(all, "222hec"), Play: "resolve", Want: "p2.hearts=2 p3.hearts=2"},
		{Rule: "spiked-tail:1", Name: "no dice: +1 +1 added, +1 barbs: 3", Given: cardDice(all, "1122he"), Play: "resolve", Want: "p2.hearts=7 p3.hearts=7"},
		{Rule: "tile-antimatter-beam:1", Name: "no dice: (1+1+1)x2=6", Given: cardDice(all+"card p1 tile-antimatter-beam; ", "1122he"), Play: "resolve", Want: "p2.hearts=4 p3.hearts=4"},
		{Rule: "tile-barbs:1", Name: "only acid-attack: 1, no barbs, x2=2", Given: cardDice(gt3+"card p1 acid-attack; card p1 tile-barbs; card p1 tile-antimatter-beam; ", "1122he"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "complete-destruction:1", Name: "the doubled smash of acid-attack completes it too", Given: cardDice(gt3+"card p1 acid-attack; card p1 complete-destruction; card p1 tile-antimatter-beam; ", "1123he"), Play: "resolve; answer no", Want: "p1.points=9 p2.hearts=8"},
	})
	cardsBase(t, []tokyotest.Case{
		{Rule: "nova-breath", Name: "with acid-attack and fire-breathing: 2+1 for neighbours, 2 for the rest", Given: cardDice(cb4+"place p2 city; card p1 nova-breath; card p1 acid-attack; card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7 p3.hearts=8 p4.hearts=7"},
	})
}

// TestProtectionsInOrder: what protects whom, one after the other.
func TestProtectionsInOrder(t *testing.T) {
	cardsDark(t, []tokyotest.Case{
		{Rule: "armor-plating", Name: "wings declined, 3-1 by dice, -1 paid, the last 1 ignored", Given: cardDice(dt3+"card p2 wings; card p2 camouflage; card p2 super-jump; card p2 armor-plating; set p2.energy 3; ", "112ccc"),
			Play: "resolve; answer no; answer h11; answer yes", Want: "p2.hearts=10 p2.energy=2 question="},
		{Rule: "super-jump", Name: "not asked when camouflage has saved all", Given: cardDice(dt3+"card p2 camouflage; card p2 super-jump; set p2.energy 3; ", "1122cc"), Play: "resolve; answer hh", Want: "p2.hearts=10 p2.energy=3 question="},
		{Rule: "hibernation", Name: "asleep nobody throws or pays", Given: cardDice(di3+"card p2 hibernation; card p2 camouflage; card p2 wings; set p2.energy 3; ", "112ccc"), Play: "resolve", Want: "p2.hearts=10 p2.energy=3 question="},
		{Rule: "hibernation", Name: "asleep, a 3 of natural-selection costs nothing", Given: dt3 + "card p1 hibernation; card p1 natural-selection; ", Play: "roll 1123hee; answer no; resolve; pass", Want: "p1.out=false p1.hearts=10 active=p2"},
		{Rule: "reflective-hide:1", Name: "super-jump avoids all: nothing in return", Given: cardDice(dt3+"card p2 reflective-hide; card p2 super-jump; set p2.energy 1; ", "1122hc"), Play: "resolve; answer yes", Want: "p1.hearts=10 p2.hearts=10"},
	})
	cardsBase(t, []tokyotest.Case{
		{Rule: "rapid-healing", Name: "asked for what camouflage leaves: 2+1-2=1", Given: cardDice(ct3+"card p2 camouflage; card p2 rapid-healing; set p2.energy 2; set p2.hearts 2; ", "112ccc"), Play: "resolve; answer h11; answer 1; answer no", Want: "p2.hearts=1 p2.energy=0"},
		{Rule: "rapid-healing", Name: "not asked where it survives", Given: cardDice(ct3+"card p2 camouflage; card p2 rapid-healing; set p2.energy 2; set p2.hearts 2; ", "112ccc"), Play: "resolve; answer hh1; answer no", Want: "p2.hearts=1 p2.energy=2"},
		{Rule: "rapid-healing", Name: "with regeneration each is 2: 1+2-2=1", Given: cardDice(ct3+"card p2 regeneration; card p2 rapid-healing; set p2.energy 2; set p2.hearts 1; ", "112hcc"), Play: "resolve; answer 1; answer no", Want: "p2.hearts=1 p2.out=false"},
		{Rule: "jets:1", Name: "jets before camouflage: staying, it throws", Given: cardDice(ct3+"card p2 jets; card p2 camouflage; ", "112ccc"), Play: "resolve; answer no; answer hh1", Want: "p2.hearts=9 question= city=p2"},
		{Rule: "jets:1", Name: "fleeing, it throws nothing", Given: cardDice(ct3+"card p2 jets; card p2 camouflage; ", "112ccc"), Play: "resolve; answer yes", Want: "p2.hearts=10 question= city=p1"},
	})
}

// TestFallsTogether: several Monsters at 0 hearts at once, and which of them come back.
func TestFallsTogether(t *testing.T) {
	cardsBase(t, []tokyotest.Case{
		{Rule: "eater-of-the-dead", Name: "two fall, one comes back: 6", Given: cardDice(cb4+"place p1 city; card p4 eater-of-the-dead; card p2 it-has-a-child; set p2.hearts 1; set p3.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10 p3.out=true p4.points=6"},
		{Rule: "it-has-a-child", Name: "all fall, one comes back: it wins", Given: cardShop(ct3+"card p2 it-has-a-child; set p1.hearts 3; set p2.hearts 3; set p3.hearts 3; ", "high-altitude-bombing ? ?", 4), Play: "buy 1; reveal ?", Want: "living=1 winner=p2 why=last p2.hearts=10"},
		{Rule: "it-has-a-child", Name: "burrowing fells the newcomer: back outside, Tokyo empty", Given: cardDice(ct3+"card p2 burrowing; card p1 it-has-a-child; set p1.hearts 1; ", "112eec"), Play: "resolve; answer yes", Want: "p1.hearts=10 p1.place=outside city= p1.points=0"},
		{Rule: "mimic:2", Name: "its owner falls as well: both gone", Given: cardDice(cb4+"place p1 city; card p2 giant-brain; card p3 mimic; copy mimic giant-brain; set p2.hearts 1; set p3.hearts 1; ", "1122hc"), Play: "resolve", Want: "living=2 discards=giant-brain,mimic"},
		{Rule: "healing-ray", Name: "a limit of 12 is healed up to", Given: cardDice(ct3+"card p1 healing-ray; card p3 even-bigger; set p3.hearts 11; set p3.energy 5; ", "1122hc"), Play: "resolve; answer p3; answer no", Want: "p3.hearts=12 p3.energy=3"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "reflective-hide", Name: "both at 1 heart: nobody wins", Given: cardDice(cd2+"place p2 city; card p2 reflective-hide; set p1.hearts 1; set p2.hearts 1; ", "112eec"), Play: "resolve", Want: "living=0 why=nobody winner="},
		{Rule: "reflective-hide", Name: "the attacker falls, the wounded yields: Tokyo stays empty", Given: cardDice(dt3+"card p2 reflective-hide; set p1.hearts 1; ", "112eec"), Play: "resolve; answer yes", Want: "p1.out=true city= p2.place=outside active=p2 p2.points=0"},
		{Rule: "zombify", Name: "zombify and reflective-hide: the hide has gone after its return", Given: cardDice(di3+"card p2 zombify; card p2 reflective-hide; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=12 p1.hearts=9 p2.cards=zombify"},
		{Rule: "unstable-dna", Name: "the traded card is copied: the copy goes on", Given: cardDice(gt3+"card p2 unstable-dna; card p1 giant-brain; card p3 tile-fluxling; copy tile-fluxling giant-brain; ", "1122hc"), Play: "resolve; answer yes; answer giant-brain", Want: "p2.cards=giant-brain p3.tiles=tile-fluxling>giant-brain p3.rolls=4"},
		{Rule: "zombify", Name: "tile-full-regeneration on a zombie: 12", Given: tileTake(dt3+"card p1 zombify; zombie p1 yes; set p1.hearts 4; ", 6), Play: "resolve; answer tile-full-regeneration", Want: "p1.hearts=12 p1.max=12"},
	})
}

// TestPurchasesInAnothersTurn: opportunist buys something that changes the turn.
func TestPurchasesInAnothersTurn(t *testing.T) {
	own := ct3 + "card p2 opportunist; set p2.energy 8; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "opportunist", Name: "flame-thrower fells the active: its turn is over", Given: cardShop(own+"set p1.hearts 2; ", "heal corner-store ?", 3), Play: "buy 2; reveal flame-thrower; answer yes; reveal tank; answer no", Want: "p1.out=true active=p2 p3.hearts=8 p2.energy=5"},
		{Rule: "opportunist", Name: "death-from-above drives the active out", Given: cardShop(cb3+"place p1 city; card p2 opportunist; set p2.energy 5; ", "heal ? ?", 3), Play: "buy 1; reveal death-from-above; answer yes; reveal energize", Want: "city=p2 p1.place=outside p2.points=3 active=p1"},
		{Rule: "opportunist", Name: "mimic: which card?", Given: cardShop(own+"card p3 giant-brain; ", "heal ? ?", 3), Play: "buy 1; reveal mimic; answer yes; answer giant-brain; reveal energize", Want: "p2.cards=mimic>giant-brain,opportunist p2.energy=0"},
		{Rule: "opportunist", Name: "taken by tentacles it asks its old owner no more", Given: cardEnd(own + "card p1 parasitic-tentacles; set p1.energy 6; row heal ? ?; "), Play: "take opportunist; buy 1; reveal corner-store", Want: "question= p1.cards=opportunist,parasitic-tentacles p2.energy=11 row=corner-store,?,?"},
		{Rule: "opportunist", Name: "the mimic that copied it loses the offer when it is sold", Given: cardEnd(ct3 + "card p1 metamorph; card p1 opportunist; card p2 mimic; copy mimic opportunist; "), Play: "pass; answer opportunist; answer no", Want: "p2.cards=mimic active=p2"},
		{Rule: "battery-monster:2", Name: "the battery empties: its copy is idle, its energy lost", Given: cb3 + "place p3 city; card p2 battery-monster; charge battery-monster 2; card p3 mimic; copy mimic battery-monster; charge mimic 6; turn p1 buy; ", Play: "pass", Want: "active=p2 p2.energy=2 p2.cards= p3.cards=mimic discards=battery-monster"},
		{Rule: "made-in-a-lab", Name: "not replaced: opportunists are not asked", Given: cardShop(own+"card p1 made-in-a-lab; ", "? ? ?", 3), Play: "answer corner-store", Want: "question= p1.points=1 p2.energy=8"},
		{Rule: "parasitic-tentacles", Name: "the row is not touched: nobody is asked", Given: cardEnd(own + "card p1 parasitic-tentacles; card p3 armor-plating; set p1.energy 4; "), Play: "take armor-plating", Want: "question= row=?,?,? p3.energy=4"},
	})
}

// TestFurtherTurnsInOrder: frenzy, freeze-time and tile-final-push together.
func TestFurtherTurnsInOrder(t *testing.T) {
	cardsBase(t, []tokyotest.Case{
		{Rule: "frenzy", Name: "freeze-time's turn with 5 dice, then frenzy's with 6", Given: cardDice(ct3+"card p1 freeze-time; row frenzy ? ?; set p1.energy 5; ", "111hee"),
			Play: "resolve; answer yes; buy 1; reveal ?; pass; roll 1122h; resolve; pass", Want: "active=p1 fewer=0 p1.dice=6 turn=3 extra="},
		{Rule: "freeze-time:1", Name: "frenzy bought in the shortened turn has all dice", Given: cardDice(ct3+"card p1 freeze-time; row frenzy ? ?; set p1.energy 5; ", "111hee"),
			Play: "resolve; answer yes; pass; roll 1122h; resolve; buy 1; reveal ?; pass", Want: "active=p1 fewer=0 p1.dice=6 turn=3"},
		{Rule: "freeze-time:1", Name: "herd-culler makes the third 1", Given: ct3 + "card p1 freeze-time; card p1 herd-culler; ", Play: "roll 112hee; answer 2; resolve; answer yes; pass", Want: "active=p1 fewer=1"},
		{Rule: "frenzy:2", Name: "cut off: in another's turn it only waits", Given: cardShop(cb3+"option frenzy cut; place p2 city; card p3 opportunist; set p3.energy 7; ", "heal ? ?", 3), Play: "buy 1; reveal frenzy; answer yes; reveal tank", Want: "active=p1 phase=buy extra=p3"},
		{Rule: "psychic-probe:2", Name: "in a further turn anew", Given: cardShop(ct3+"card p2 psychic-probe; ", "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass; roll 1122hc", Want: "question=psychic-probe asks=p2"},
		{Rule: "mimic", Name: "a further turn's start asks to move it too", Given: cardShop(ct3+"card p1 mimic; card p2 acid-attack; card p3 giant-brain; copy mimic acid-attack; ", "frenzy ? ?", 8), Play: "buy 1; reveal ?; pass; answer giant-brain", Want: "turn=2 active=p1 p1.energy=0 p1.cards=mimic>giant-brain"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "tile-final-push", Name: "with frenzy three turns in a row", Given: tileTake(gt3+"row frenzy ? ?; set p1.energy 3; ", 10),
			Play: "resolve; answer tile-final-push; buy 1; reveal ?; pass; roll 1122he; resolve; pass; roll 1122he; resolve; pass", Want: "active=p2 turn=4 p1.tiles="},
		{Rule: "nanobots", Name: "in each further turn", Given: cardShop(dt3+"card p1 nanobots; set p1.hearts 2; ", "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass", Want: "active=p1 p1.hearts=4"},
	})
}

// TestCardsOfSix has cards at a full table: both places of Tokyo, six neighbors.
func TestCardsOfSix(t *testing.T) {
	six := tokyotest.Game(tokyo.Base, 6) + "place p2 city; place p3 bay; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "nova-breath", Name: "all five others", Given: cardDice(six+"card p1 nova-breath; ", "1122hc"), Play: "resolve; answer no; answer no", Want: "p2.hearts=9 p3.hearts=9 p4.hearts=9 p5.hearts=9 p6.hearts=9"},
		{Rule: "fire-breathing:1", Name: "p2 hit and beside, p6 beside, p3 hit", Given: cardDice(six+"card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no; answer no", Want: "p2.hearts=8 p3.hearts=9 p4.hearts=10 p5.hearts=10 p6.hearts=9"},
		{Rule: "evacuation-orders", Name: "five lose 5", Given: cardShop(six+"set p2.points 6; set p3.points 7; set p4.points 8; set p5.points 9; set p6.points 1; ", "evacuation-orders ? ?", 7), Play: "buy 1; reveal ?", Want: "p2.points=1 p3.points=2 p4.points=3 p5.points=4 p6.points=0"},
		{Rule: "jets", Name: "both in Tokyo flee, both with jets copied", Given: cardDice(six+"card p2 jets; card p3 mimic; copy mimic jets; ", "112ccc"), Play: "resolve; answer yes; answer yes", Want: "p2.hearts=10 p3.hearts=10 city=p1 bay="},
		{Rule: "opportunist:1", Name: "left of p4: p5's copy before p2's card", Given: six + "card p2 opportunist; card p5 mimic; copy mimic opportunist; set p2.energy 3; set p5.energy 3; turn p4 buy; row heal ? ?; set p4.energy 3; ", Play: "buy 1; reveal corner-store", Want: "asks=p5 question=opportunist"},
	})
}
