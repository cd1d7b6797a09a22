package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestHibernation is hibernation: a sleeping Monster.
func TestHibernation(t *testing.T) {
	own := dt3 + "card p1 hibernation; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "hibernation", Name: "bought outside", Given: cardShop(dt3, "hibernation ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.cards=hibernation p1.energy=0"},
		{Rule: "hibernation", Name: "not in Tokyo", Given: cardShop(di3, "hibernation ? ?", 4), Play: "buy 1", Refused: "outside-only", Want: "p1.energy=4"},
		{Rule: "hibernation", Name: "no heart to smashes", Given: cardDice(di3+"card p2 hibernation; ", "1122cc"), Play: "resolve", Want: "p2.hearts=10 p3.hearts=8"},
		{Rule: "hibernation", Name: "nor to a card", Given: cardShop(dt3+"card p3 hibernation; ", "flame-thrower ? ?", 3), Play: "buy 1; reveal ?", Want: "p2.hearts=8 p3.hearts=10"},
		{Rule: "hibernation", Name: "nor to Poison", Given: cardEnd(own + "set p1.poison 2; "), Play: "pass", Want: "p1.hearts=10 active=p2"},
		{Rule: "hibernation", Name: "no purchase", Given: cardShop(own, "corner-store ? ?", 9), Play: "buy 1", Refused: "sleeps", Want: "p1.energy=9"},
		{Rule: "hibernation", Name: "no sweep", Given: cardShop(own, "corner-store ? ?", 9), Play: "sweep", Refused: "sleeps", Want: "p1.energy=9"},
		{Rule: "hibernation", Name: "bought, no purchase after it", Given: cardShop(dt3, "hibernation corner-store ?", 9), Play: "buy 1; reveal ?; buy 2", Refused: "sleeps", Want: "p1.energy=5"},
		{Rule: "hibernation", Name: "hearts and energy count, numbers and smashes do not", Given: own + "set p1.hearts 5; ", Play: "roll 111hec; answer no; resolve", Want: "p1.points=0 p1.wicked=0 p1.hearts=6 p1.energy=1 p2.hearts=10 phase=buy p1.cards=hibernation"},
		{Rule: "hibernation", Name: "discarded at will, in another's turn", Given: cd3 + "place p2 city; card p1 hibernation; turn p2 roll; ", Play: "use p1 hibernation; roll 1122hc; resolve", Want: "p1.cards= p1.hearts=9"},
		{Rule: "hibernation", Name: "discarded in one's own buy step: it buys again", Given: cardShop(own, "corner-store ? ?", 3), Play: "use hibernation; buy 1; reveal ?", Want: "p1.points=1 p1.cards="},
		{Rule: "hibernation", Name: "copied by tile-fluxling: no heart lost", Given: cardDice(gi3+"card p2 hibernation; card p3 tile-fluxling; copy tile-fluxling hibernation; ", "1122cc"), Play: "resolve", Want: "p2.hearts=10 p3.hearts=10"},
		{Rule: "hibernation:1", Name: "asked when another face shows", Given: own, Play: "roll 111hec", Want: "question=hibernation asks=p1"},
		{Rule: "hibernation:1", Name: "awake: these dice count", Given: own, Play: "roll 111hec; answer yes; resolve; answer no", Want: "p1.points=1 p1.wicked=2 p2.hearts=9 p1.cards= discards=hibernation"},
		{Rule: "hibernation:1", Name: "only hearts and energy: not asked", Given: own, Play: "roll hhheee", Want: "question= phase=resolve p1.cards=hibernation"},
		{Rule: "hibernation:2", Name: "copied in Tokyo it puts nobody to sleep", Given: cardDice(gt3+"card p3 hibernation; card p2 tile-fluxling; copy tile-fluxling hibernation; ", "1122cc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "hibernation:2", Name: "in Tokyo it is nothing to copy", Given: gi3 + "card p1 tile-fluxling; card p3 hibernation; turn p3 buy; ", Play: "pass", Want: "question= active=p1 phase=roll p1.tiles=tile-fluxling p3.cards=hibernation city=p1"},
		{Rule: "hibernation:3", Name: "Tokyo stays empty", Given: cd3 + "card p1 hibernation; ", Play: "roll hhheee; resolve", Want: "city= p1.place=outside p1.points=0 phase=buy"},
		{Rule: "hibernation:3", Name: "awake it enters", Given: cd3 + "card p1 hibernation; ", Play: "roll 1hheee; answer yes; resolve", Want: "city=p1 p1.points=1"},
	})
}

// TestNanobots is nanobots: 2 hearts for the weak.
func TestNanobots(t *testing.T) {
	own := dt3 + "card p1 nanobots; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "nanobots", Name: "2+2=4", Given: cardNext(own + "set p1.hearts 2; "), Play: "pass", Want: "active=p1 p1.hearts=4"},
		{Rule: "nanobots", Name: "1+2=3", Given: cardNext(own + "set p1.hearts 1; "), Play: "pass", Want: "p1.hearts=3"},
		{Rule: "nanobots", Name: "3: nothing", Given: cardNext(own + "set p1.hearts 3; "), Play: "pass", Want: "p1.hearts=3"},
		{Rule: "nanobots", Name: "with regeneration 2+2+1", Given: cardNext(own + "card p1 regeneration; set p1.hearts 2; "), Play: "pass", Want: "p1.hearts=5"},
		{Rule: "nanobots", Name: "not as another's turn starts", Given: dt3 + "card p2 nanobots; set p2.hearts 1; turn p3 buy; ", Play: "pass", Want: "active=p1 p2.hearts=1"},
		{Rule: "nanobots", Name: "copied by tile-fluxling", Given: cardNext(gt3 + "card p2 nanobots; card p1 tile-fluxling; copy tile-fluxling nanobots; set p1.hearts 2; "), Play: "pass", Want: "active=p1 p1.hearts=4"},
		{Rule: "nanobots:1", Name: "in Tokyo", Given: cardNext(di3 + "card p1 nanobots; set p1.hearts 2; "), Play: "pass", Want: "p1.hearts=4 p1.points=2"},
	})
}

// TestNaturalSelection is natural-selection: a large gain at a risk.
func TestNaturalSelection(t *testing.T) {
	own := dt3 + "card p1 natural-selection; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "natural-selection", Name: "2-2+4=4 energy, 5+4=9 hearts", Given: cardShop(dt3+"set p1.hearts 5; ", "natural-selection ? ?", 2), Play: "buy 1; reveal ?", Want: "p1.energy=4 p1.hearts=9 p1.dice=7"},
		{Rule: "natural-selection", Name: "8+4: 10", Given: cardShop(dt3+"set p1.hearts 8; ", "natural-selection ? ?", 2), Play: "buy 1; reveal ?", Want: "p1.hearts=10"},
		{Rule: "natural-selection", Name: "7 dice, no 3: it lives", Given: own, Play: "roll 1122hee; resolve; pass", Want: "p1.out=false p1.hearts=10 active=p2"},
		{Rule: "natural-selection", Name: "a 3: it falls at the end", Given: own, Play: "roll 1123hee; resolve; pass", Want: "p1.out=true living=2 active=p2"},
		{Rule: "natural-selection", Name: "not before the end", Given: own, Play: "roll 1123hee; resolve", Want: "p1.out=false p1.hearts=10 phase=buy"},
		{Rule: "natural-selection", Name: "another's 3 is harmless", Given: cardDice(dt3+"card p3 natural-selection; ", "1123he"), Play: "resolve; pass", Want: "p3.out=false p3.hearts=10"},
		{Rule: "natural-selection", Name: "sold before the end: it lives", Given: own + "card p1 metamorph; ", Play: "roll 1123hee; resolve; pass; answer natural-selection; answer no", Want: "p1.out=false p1.energy=4 active=p2"},
		{Rule: "natural-selection", Name: "20 points do not help", Given: own + "set p1.points 20; ", Play: "roll 1123hee; resolve; pass", Want: "p1.out=true winner= phase=roll"},
		{Rule: "natural-selection", Name: "rapid-healing does not help", Given: own + "card p1 rapid-healing; set p1.energy 8; set p1.hearts 5; ", Play: "roll 1123eee; resolve; pass", Want: "p1.out=true"},
		{Rule: "natural-selection", Name: "armor-plating at its last heart: a loss of exactly 1 is none", Given: own + "card p1 armor-plating; set p1.hearts 1; ", Play: "roll 1123eee; resolve; pass", Want: "p1.out=false p1.hearts=1"},
		{Rule: "natural-selection", Name: "copied by tile-fluxling: 4 energy, 4 hearts, 7 dice, and the risk", Given: gt3 + "card p2 natural-selection; card p1 tile-fluxling; set p1.hearts 5; turn p3 buy; ", Play: "pass; answer natural-selection; roll 1123hhe; resolve; pass", Want: "p1.out=true p2.cards=natural-selection"},
		{Rule: "natural-selection:1", Name: "plot-twist takes the 3 away", Given: own + "card p1 plot-twist; ", Play: "roll 1123hee; answer 3; answer 1; resolve; pass", Want: "p1.out=false active=p2"},
		{Rule: "natural-selection:1", Name: "psychic-probe brings it", Given: own + "card p2 psychic-probe; ", Play: "roll 1122hee; answer 1; answer 3; resolve; pass", Want: "p1.out=true"},
		{Rule: "natural-selection:2", Name: "bought with a 3 in the result", Given: cardDice(dt3+"row natural-selection ? ?; set p1.energy 2; ", "1123he"), Play: "resolve; buy 1; reveal ?; pass", Want: "p1.out=true"},
		{Rule: "natural-selection:3", Name: "it-has-a-child brings it back", Given: own + "card p1 it-has-a-child; ", Play: "roll 1123hee; resolve; pass", Want: "p1.out=false p1.hearts=10 p1.cards= active=p2"},
		{Rule: "natural-selection:3", Name: "zombify too", Given: own + "card p1 zombify; ", Play: "roll 1123hee; resolve; pass", Want: "p1.out=false p1.hearts=12 p1.cards=zombify active=p2"},
	})
}

// TestReflectiveHide is reflective-hide: a heart in return.
func TestReflectiveHide(t *testing.T) {
	own := dt3 + "card p2 reflective-hide; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "reflective-hide", Name: "a smash: 1 in return", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9 p1.hearts=9"},
		{Rule: "reflective-hide", Name: "a card of another's: 1 in return", Given: cardShop(own, "flame-thrower ? ?", 3), Play: "buy 1; reveal ?", Want: "p2.hearts=8 p1.hearts=9"},
		{Rule: "reflective-hide", Name: "no loss, nothing", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p1.hearts=10"},
		{Rule: "reflective-hide", Name: "the attacker's last heart", Given: cardDice(own+"set p1.hearts 1; ", "112eec"), Play: "resolve; answer no", Want: "p1.out=true p2.hearts=9 active=p2"},
		{Rule: "reflective-hide", Name: "the attacker's armor-plating ignores it", Given: cardDice(own+"card p1 armor-plating; ", "1122hc"), Play: "resolve; answer no", Want: "p1.hearts=10 p2.hearts=9"},
		{Rule: "reflective-hide", Name: "its owner falls: the heart is returned all the same", Given: cardDice(own+"set p2.hearts 1; ", "112eec"), Play: "resolve", Want: "p2.out=true p1.hearts=9"},
		{Rule: "reflective-hide", Name: "with a copy by tile-fluxling: 2", Given: cardDice(gt3+"card p2 reflective-hide; card p2 tile-fluxling; copy tile-fluxling reflective-hide; ", "1122hc"), Play: "resolve; answer no", Want: "p1.hearts=8"},
		{Rule: "reflective-hide:1", Name: "three hearts: 1 in return", Given: cardDice(own, "112ccc"), Play: "resolve; answer no", Want: "p2.hearts=7 p1.hearts=9"},
		{Rule: "reflective-hide:1", Name: "all prevented: none", Given: cardDice(own+"card p2 camouflage; ", "112ccc"), Play: "resolve; answer hhh", Want: "p1.hearts=10"},
		{Rule: "reflective-hide:2", Name: "Poison returns nothing", Given: cardEnd(dt3 + "card p1 reflective-hide; set p1.poison 1; "), Play: "pass", Want: "p1.hearts=9 p2.hearts=10 p3.hearts=10"},
		{Rule: "reflective-hide:2", Name: "a returned heart is not returned", Given: cardDice(gt3+"card p2 reflective-hide; card p1 tile-fluxling; copy tile-fluxling reflective-hide; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9 p1.hearts=9"},
		{Rule: "reflective-hide:3", Name: "one's own Tank does not come back (our reading): 10-3=7", Given: cardShop(dt3+"card p1 reflective-hide; ", "tank ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=7"},
	})
}

// TestSuperJump is super-jump: one heart saved for one energy, once per turn.
func TestSuperJump(t *testing.T) {
	own := dt3 + "card p2 super-jump; set p2.energy 2; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "super-jump", Name: "paid: 3-1=2", Given: cardDice(own, "112ccc"), Play: "resolve; answer yes; answer no", Want: "p2.hearts=8 p2.energy=1"},
		{Rule: "super-jump", Name: "not paid: 3", Given: cardDice(own, "112ccc"), Play: "resolve; answer no; answer no", Want: "p2.hearts=7 p2.energy=2"},
		{Rule: "super-jump", Name: "no energy: not asked", Given: cardDice(own+"set p2.energy 0; ", "112ccc"), Play: "resolve", Want: "question=yield p2.hearts=7"},
		{Rule: "super-jump", Name: "once in this turn: the second loss is whole", Given: cardDice(own+"row flame-thrower ? ?; set p1.energy 3; ", "112ccc"), Play: "resolve; answer yes; answer no; buy 1; reveal ?", Want: "p2.hearts=6 p2.energy=1"},
		{Rule: "super-jump", Name: "declined, it may be used later in the turn", Given: cardDice(own+"row flame-thrower ? ?; set p1.energy 3; ", "112ccc"), Play: "resolve; answer no; answer no; buy 1; answer yes; reveal ?", Want: "p2.hearts=6 p2.energy=1"},
		{Rule: "super-jump", Name: "again in the next player's turn", Given: cardDice(own, "112hcc"), Play: "resolve; answer yes; answer no; turn p3 resolve; done; dice 112hcc; resolve; answer yes; answer no", Want: "p2.hearts=8 p2.energy=0"},
		{Rule: "super-jump", Name: "in one's own turn, against Poison", Given: cardEnd(dt3 + "card p1 super-jump; set p1.energy 1; set p1.poison 2; "), Play: "pass; answer yes", Want: "p1.hearts=9 p1.energy=0"},
		{Rule: "super-jump", Name: "it saves the last heart", Given: cardDice(own+"set p2.hearts 2; ", "1122cc"), Play: "resolve; answer yes; answer no", Want: "p2.hearts=1 p2.out=false"},
		{Rule: "super-jump", Name: "what it leaves is 1: armor-plating ignores it", Given: cardDice(own+"card p2 armor-plating; ", "1122cc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p2.energy=1 question="},
		{Rule: "super-jump:1", Name: "the whole loss: no yield, no token", Given: cardDice(own+"card p1 shrink-ray; ", "1122hc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p2.shrink=0 question= phase=buy"},
	})
}

// TestUnstableDNA is unstable-dna: a trade on yielding.
func TestUnstableDNA(t *testing.T) {
	own := dt3 + "card p2 unstable-dna; card p1 giant-brain; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "unstable-dna", Name: "traded for giant-brain", Given: cardDice(own, "1122hc"), Play: "resolve; answer yes; answer giant-brain", Want: "p2.cards=giant-brain p1.cards=unstable-dna city=p1 p2.rolls=4 p1.rolls=3"},
		{Rule: "unstable-dna", Name: "at its owner's choice of cards", Given: cardDice(own+"card p1 wings; ", "1122hc"), Play: "resolve; answer yes", Want: "question=unstable-dna asks=p2 answers=giant-brain,wings,no"},
		{Rule: "unstable-dna", Name: "or not", Given: cardDice(own, "1122hc"), Play: "resolve; answer yes; answer no", Want: "p2.cards=unstable-dna p1.cards=giant-brain city=p1"},
		{Rule: "unstable-dna", Name: "staying trades nothing", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "question= p2.cards=unstable-dna"},
		{Rule: "unstable-dna", Name: "with jets: yielding unhurt trades too", Given: cardDice(own+"card p2 jets; ", "1122hc"), Play: "resolve; answer yes; answer giant-brain", Want: "p2.cards=giant-brain,jets p2.hearts=10"},
		{Rule: "unstable-dna", Name: "the attacker loses even-bigger: 12-2=10", Given: cardDice(dt3+"card p2 unstable-dna; card p1 even-bigger; set p1.hearts 12; ", "1122ec"), Play: "resolve; answer yes; answer even-bigger", Want: "p1.hearts=10 p2.cards=even-bigger p2.max=12"},
		{Rule: "unstable-dna", Name: "a smoke cloud keeps its tokens", Given: cardDice(dt3+"card p2 unstable-dna; card p1 smoke-cloud; charge smoke-cloud 2; ", "1122hc"), Play: "resolve; answer yes; answer smoke-cloud", Want: "p2.cards=smoke-cloud:2"},
		{Rule: "unstable-dna:1", Name: "before the attacker enters", Given: cardDice(own, "1122hc"), Play: "resolve; answer yes", Want: "question=unstable-dna city= p1.place=outside p1.points=0"},
		{Rule: "unstable-dna:1", Name: "burrowing, traded away, has spoken already", Given: cardDice(own+"card p2 burrowing; ", "1122hc"), Play: "resolve; answer yes; answer giant-brain", Want: "p1.hearts=9 city=p1 p2.cards=burrowing,giant-brain"},
		{Rule: "unstable-dna:1", Name: "tiles are not for trade", Given: cardDice(gt3+"card p2 unstable-dna; card p1 giant-brain; card p1 tile-barbs; ", "1122hc"), Play: "resolve; answer yes; answer tile-barbs", Refused: "not-among", Want: "question=unstable-dna p1.tiles=tile-barbs"},
		{Rule: "unstable-dna:2", Name: "thrown out: no trade", Given: cardShop(own, "death-from-above ? ?", 5), Play: "buy 1; reveal ?", Want: "question= p2.cards=unstable-dna p2.place=outside"},
		{Rule: "unstable-dna:2", Name: "the attacker has no card", Given: cardDice(dt3+"card p2 unstable-dna; card p1 tile-devious; ", "1122hc"), Play: "resolve; answer yes", Want: "question= p2.cards=unstable-dna city=p1"},
		{Rule: "unstable-dna:2", Name: "the Bay closes under its owner: no trade", Given: cardDice(cd5+"place p2 city; place p3 bay; card p3 unstable-dna; card p1 giant-brain; card p1 nova-breath; set p4.hearts 1; ", "1122ec"), Play: "resolve; answer no", Want: "p4.out=true bay= p3.cards=unstable-dna p3.place=outside question="},
	})
}

// TestZombify is zombify: once back as a zombie.
func TestZombify(t *testing.T) {
	own := di3 + "card p2 zombify; card p2 giant-brain; card p2 tile-eternal; set p2.hearts 1; set p2.points 9; set p2.energy 4; set p2.wickedness 5; "
	undead := dt3 + "card p1 zombify; zombie p1 yes; set p1.hearts 8; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "zombify", Name: "12 hearts, no points, tiles, Wickedness, other cards", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.hearts=12 p2.max=12 p2.points=0 p2.wicked=0 p2.tiles= p2.out=false p2.zombie=true p2.place=outside"},
		{Rule: "zombify", Name: "in Tokyo: it leaves, the attacker moves in", Given: cardDice(dt3+"card p2 zombify; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=12 p2.place=outside city=p1 p1.points=1"},
		{Rule: "zombify", Name: "not at 1 heart", Given: cardDice(own+"set p2.hearts 2; ", "1122hc"), Play: "resolve", Want: "p2.hearts=1 p2.points=9 p2.zombie=false"},
		{Rule: "zombify", Name: "the limit is 12: cards heal up to it", Given: cardShop(undead+"set p1.hearts 10; ", "nuclear-power-plant ? ?", 6), Play: "buy 1; reveal ?", Want: "p1.hearts=12"},
		{Rule: "zombify", Name: "eater-of-the-dead scores 3", Given: cardDice(own+"card p3 eater-of-the-dead; ", "1122hc"), Play: "resolve", Want: "p3.points=3"},
		{Rule: "zombify", Name: "its tokens stay", Given: cardDice(own+"set p2.poison 1; set p2.shrink 2; ", "1122hc"), Play: "resolve", Want: "p2.poison=1 p2.shrink=2 p2.hearts=12"},
		{Rule: "zombify:1", Name: "the card stays", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.cards=zombify discards=giant-brain"},
		{Rule: "zombify:1", Name: "but saves nobody again", Given: cardDice(di3+"card p2 zombify; zombie p2 yes; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.out=true"},
		{Rule: "zombify:1", Name: "nor does a copy of another's: once in the game", Given: cardDice(gi3+"card p3 zombify; card p2 tile-fluxling; copy tile-fluxling zombify; zombie p2 yes; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.out=true p3.cards=zombify"},
		{Rule: "zombify:1", Name: "a reminder is not sold", Given: cardEnd(undead + "card p1 metamorph; card p1 giant-brain; "), Play: "pass", Want: "question=metamorph answers=giant-brain,metamorph,no"},
		{Rule: "zombify:1", Name: "nor said to be", Given: cardEnd(undead + "card p1 metamorph; "), Play: "pass; answer zombify", Refused: "not-among", Want: "question=metamorph p1.energy=0"},
		{Rule: "zombify:1", Name: "nor bought by another", Given: undead + "card p2 parasitic-tentacles; set p2.energy 9; turn p2 buy; ", Play: "take zombify", Refused: "spent-card", Want: "question= p1.cards=zombify p2.energy=9"},
		{Rule: "zombify:1", Name: "nor traded", Given: cardDice(undead+"card p2 unstable-dna; ", "1122ec"), Play: "resolve; answer yes", Want: "question= p1.cards=zombify p2.cards=unstable-dna"},
		{Rule: "zombify:1", Name: "one that has not spoken is sold", Given: cardEnd(dt3 + "card p1 zombify; card p1 metamorph; "), Play: "pass; answer zombify; answer no", Want: "p1.energy=4 discards=zombify"},
		{Rule: "zombify:1", Name: "and bought", Given: dt3 + "card p1 zombify; card p2 parasitic-tentacles; set p2.energy 4; turn p2 buy; ", Play: "take zombify", Want: "p1.energy=4 p2.cards=parasitic-tentacles,zombify"},
		{Rule: "zombify:2", Name: "heart dice heal nothing", Given: cardDice(undead, "1122hh"), Play: "resolve", Want: "p1.hearts=8"},
		{Rule: "zombify:2", Name: "and remove no token", Given: cardDice(undead+"set p1.poison 1; ", "1122hh"), Play: "resolve", Want: "p1.poison=1 question="},
		{Rule: "zombify:2", Name: "a tile heals: 8+1", Given: cardNext(undead + "card p1 tile-eternal; "), Play: "pass", Want: "active=p1 p1.hearts=9"},
		{Rule: "zombify:3", Name: "the energy stays", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.energy=4"},
	})
}

// TestDarkSecondLives is it-has-a-child in the box with Wickedness, and the prices
// and copies that this box changes.
func TestDarkSecondLives(t *testing.T) {
	own := di3 + "card p2 it-has-a-child; set p2.hearts 1; set p2.points 9; set p2.wickedness 7; card p2 tile-eternal; set p2.energy 3; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "it-has-a-child", Name: "tiles and Wickedness go as well", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.hearts=10 p2.max=10 p2.wicked=0 p2.tiles= p2.points=0 p2.cards= p2.energy=3"},
		{Rule: "it-has-a-child:5", Name: "the thresholds earn tiles again: 0+4=4", Given: cardDice(own, "1122hc"), Play: "resolve; turn p2 resolve; done; dice 111111; resolve", Want: "p2.wicked=4 question=tile asks=p2"},
		{Rule: "it-has-a-child:6", Name: "zombify comes first and discards it", Given: cardDice(own+"card p2 zombify; ", "1122hc"), Play: "resolve", Want: "p2.hearts=12 p2.cards=zombify discards=it-has-a-child p2.zombie=true"},
		{Rule: "extra-head:1", Name: "one copy here: a second is not to be had", Given: cd3 + "card p1 extra-head; card p1 extra-head; ", Play: "", Want: "p1.cards=extra-head p1.dice=7 drawn=4"},
		{Rule: "freeze-time", Name: "6 energy here", Given: cardShop(dt3, "freeze-time ? ?", 5), Play: "buy 1", Refused: "too-dear", Want: "p1.energy=5"},
		{Rule: "gourmet", Name: "6 energy here", Given: cardShop(dt3, "gourmet ? ?", 5), Play: "buy 1", Refused: "too-dear", Want: "p1.energy=5"},
		{Rule: "herd-culler", Name: "5 energy here", Given: cardShop(dt3, "herd-culler ? ?", 4), Play: "buy 1", Refused: "too-dear", Want: "p1.energy=4"},
		{Rule: "metamorph", Name: "freeze-time sells for 6 here", Given: cardEnd(dt3 + "card p1 metamorph; card p1 freeze-time; "), Play: "pass; answer freeze-time; answer no", Want: "p1.energy=6"},
	})
}
