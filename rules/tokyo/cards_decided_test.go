package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestDecidedReadings has the interpretations of docs/rulings.md about cards.
func TestDecidedReadings(t *testing.T) {
	select3 := dt3 + "card p1 natural-selection; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "natural-selection:3", Name: "wings keep it off", Given: select3 + "card p1 wings; set p1.energy 2; ", Play: "roll 1123hhh; resolve; pass; answer yes", Want: "p1.hearts=10 p1.energy=0 active=p2"},
		{Rule: "natural-selection:3", Name: "wings paid for before it too", Given: select3 + "card p1 wings; set p1.energy 2; ", Play: "roll 1123hhh; resolve; use wings; pass", Want: "p1.hearts=10 active=p2"},
		{Rule: "natural-selection:3", Name: "camouflage saves what it throws: 4-2=2 lost of 4", Given: select3 + "card p1 camouflage; set p1.hearts 4; ", Play: "roll 1123eee; resolve; pass; answer hhec", Want: "p1.hearts=2 p1.out=false"},
		{Rule: "natural-selection:3", Name: "super-jump saves the last one", Given: select3 + "card p1 super-jump; set p1.hearts 4; ", Play: "roll 1123eee; resolve; pass; answer yes", Want: "p1.hearts=1 p1.energy=2"},
		{Rule: "unstable-dna:1", Name: "a tile that copies it is not for trade", Given: cardDice(gt3+"card p3 unstable-dna; card p2 tile-fluxling; copy tile-fluxling unstable-dna; card p1 giant-brain; ", "1122hc"), Play: "resolve; answer yes", Want: "question= p1.cards=giant-brain city=p1"},
		{Rule: "unstable-dna", Name: "a traded even-bigger is no purchase: 9 hearts", Given: cardDice(dt3+"card p2 unstable-dna; card p1 even-bigger; ", "1122ec"), Play: "resolve; answer yes; answer even-bigger", Want: "p2.hearts=9 p2.max=12 p1.max=10"},
		{Rule: "tile-final-push", Name: "it leaves as its turn is in store", Given: tileTake(gt3, 10), Play: "resolve; answer tile-final-push", Want: "extra=p1 p1.tiles="},
		{Rule: "tile-fluxling:4", Name: "a copied smoke cloud used up: the tile stays, idle", Given: gt3 + "card p2 smoke-cloud; charge smoke-cloud 2; card p1 tile-fluxling; copy tile-fluxling smoke-cloud; charge tile-fluxling 1; ", Play: "use p1 smoke-cloud", Want: "p1.tiles=tile-fluxling p1.rolls=4 p2.cards=smoke-cloud:2"},
		{Rule: "tile-fluxling:4", Name: "a copied plot-twist used up: idle, the card itself stays", Given: gt3 + "card p2 plot-twist; card p1 tile-fluxling; copy tile-fluxling plot-twist; ", Play: "roll 1122hc; answer c; answer 1", Want: "dice=11122h p1.tiles=tile-fluxling p2.cards=plot-twist"},
		{Rule: "tile-fluxling:4", Name: "it asks as the next turn starts, the same card may be copied anew", Given: gt3 + "card p2 plot-twist; card p1 tile-fluxling; copy tile-fluxling plot-twist; ",
			Play: "roll 1122hc; answer c; answer 1; turn p3 buy; pass; answer plot-twist", Want: "active=p1 phase=roll p1.tiles=tile-fluxling>plot-twist"},
		{Rule: "tile-fluxling:4", Name: "a copied psychic-probe that throws a heart", Given: gt3 + "card p3 psychic-probe; card p2 tile-fluxling; copy tile-fluxling psychic-probe; ", Play: "roll 1122ec; answer c; answer h; answer no", Want: "dice=1122he p2.tiles=tile-fluxling p3.cards=psychic-probe"},
		{Rule: "tile-fluxling:4", Name: "a copied hibernation woken from", Given: gt3 + "card p2 hibernation; card p1 tile-fluxling; copy tile-fluxling hibernation; ", Play: "use p1 hibernation", Want: "p1.tiles=tile-fluxling p2.cards=hibernation"},
		{Rule: "reflective-hide", Name: "burrowing's heart is returned to the one that fled: 10-1-1=8", Given: cardDice(dt3+"card p2 burrowing; card p1 reflective-hide; ", "1122ec"), Play: "resolve; answer yes", Want: "p1.hearts=9 p2.hearts=8 city=p1"},
		{Rule: "reflective-hide", Name: "burrowing's heart is the last of the fifth Monster: the Bay's Monster takes the City, the attacker stays outside",
			Given: cardDice(cd5+"place p2 city; place p3 bay; card p2 burrowing; set p2.hearts 2; card p1 reflective-hide; ", "1122hc"), Play: "resolve; answer yes; answer no",
			Want: "p1.hearts=9 p2.out=true city=p3 bay= p1.place=outside p1.points=0"},
		{Rule: "reflective-hide", Name: "also where the one that fled has a copy of another's burrowing", Given: cardDice(cd3+"tiles green; place p3 city; card p2 burrowing; card p3 tile-fluxling; copy tile-fluxling burrowing; card p1 reflective-hide; ", "1122ec"), Play: "resolve; answer yes", Want: "p1.hearts=9 p2.hearts=10 p3.hearts=8 city=p1"},
		{Rule: "super-jump", Name: "its copy by tile-fluxling has a jump of its own: 3-1-1=1", Given: cardDice(gt3+"card p2 super-jump; card p2 tile-fluxling; copy tile-fluxling super-jump; set p2.energy 2; ", "112ccc"), Play: "resolve; answer yes; answer yes; answer no", Want: "p2.hearts=9 p2.energy=0"},
		{Rule: "friend-of-children", Name: "tile-skybeam is one gain: 2+2+1", Given: cardDice(dt3+"card p1 friend-of-children; card p1 tile-skybeam; ", "1122ee"), Play: "resolve", Want: "p1.energy=5"},
		{Rule: "eater-of-the-dead", Name: "a fall that tile-final-roar wins pays too late", Given: cardDice(gi3+"card p3 eater-of-the-dead; set p3.points 17; card p2 tile-final-roar; set p2.hearts 1; set p2.points 16; ", "1122hc"), Play: "resolve", Want: "winner=p2 why=final-roar"},
	})
	cardsBase(t, []tokyotest.Case{
		{Rule: "armor-plating:3", Name: "with jets: a smash it ignores lets nobody yield", Given: cardDice(ct3+"card p2 armor-plating; card p2 jets; ", "1122hc"), Play: "resolve", Want: "question= p2.hearts=10 city=p2 phase=buy"},
		{Rule: "armor-plating:3", Name: "with jets and two smashes: asked", Given: cardDice(ct3+"card p2 armor-plating; card p2 jets; ", "1122cc"), Play: "resolve", Want: "question=jets asks=p2"},
		{Rule: "jets", Name: "fire-breathing's heart is part of the hit it flees", Given: cardDice(ct3+"card p2 jets; card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p3.hearts=9 city=p1"},
		{Rule: "jets", Name: "wings paid before: nothing to flee from", Given: cardDice(ct3+"card p2 jets; card p2 wings; set p2.energy 2; ", "112ccc"), Play: "use p2 wings; resolve", Want: "question= p2.hearts=10 city=p2"},
		{Rule: "healing-ray", Name: "two hearts with 3 energy: 2 and its last 1", Given: cardDice(ct3+"card p1 healing-ray; set p3.hearts 8; set p3.energy 3; ", "1122hh"), Play: "resolve; answer p3; answer 2", Want: "p3.hearts=10 p3.energy=0 p1.energy=3"},
		{Rule: "friend-of-children", Name: "the price of tentacles is a gain: 4+1", Given: cardEnd(ct3 + "card p1 parasitic-tentacles; card p2 armor-plating; card p2 friend-of-children; set p1.energy 4; "), Play: "take armor-plating", Want: "p2.energy=5 p1.energy=0"},
		{Rule: "friend-of-children", Name: "what healing-ray is paid is a gain: 2+1", Given: cardDice(ct3+"card p1 healing-ray; card p1 friend-of-children; set p3.hearts 8; set p3.energy 5; ", "1122hc"), Play: "resolve; answer p3; answer no", Want: "p1.energy=3 p3.energy=3"},
		{Rule: "smoke-cloud", Name: "a copy used up discards the mimic", Given: cb3 + "card p1 smoke-cloud; charge smoke-cloud 3; card p2 mimic; copy mimic smoke-cloud; charge mimic 1; turn p2 roll; ", Play: "use p2 smoke-cloud", Want: "p2.cards= p2.rolls=4 p1.cards=smoke-cloud:3 discards=mimic"},
		{Rule: "battery-monster:2", Name: "a copy used up discards the mimic", Given: ct3 + "card p2 battery-monster; charge battery-monster 6; card p1 mimic; copy mimic battery-monster; charge mimic 2; turn p3 buy; ", Play: "pass", Want: "p1.energy=2 p1.cards= p2.cards=battery-monster:6 discards=mimic"},
		{Rule: "it-has-a-child", Name: "its own copy goes with everything else", Given: cardDice(ci3+"card p2 it-has-a-child; card p2 mimic; copy mimic it-has-a-child; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10 p2.cards= discards=it-has-a-child,mimic"},
		{Rule: "opportunist:3", Name: "further turns as they were gained: p1's freeze, then p3's frenzy, then p2", Given: cardDice(ct3+"card p1 freeze-time; card p3 opportunist; set p3.energy 7; row heal ? ?; set p1.energy 1; ", "111hee"),
			Play: "resolve; answer yes; buy 1; reveal frenzy; answer yes; reveal tank; pass; roll 1122h; resolve; pass", Want: "active=p3 turn=3 extra="},
		{Rule: "healing-ray", Name: "a Monster that is out cannot be healed", Given: cardDice(ct3+"card p1 healing-ray; set p3.hearts 8; out p3; ", "1122hc"), Play: "resolve; answer no", Want: "question="},
		{Rule: "mimic", Name: "moved away from even-bigger: 12-2=10", Given: ct3 + "card p1 mimic; card p2 even-bigger; card p3 giant-brain; copy mimic even-bigger; set p1.hearts 12; set p1.energy 1; turn p3 buy; ", Play: "pass; answer giant-brain", Want: "p1.hearts=10 p1.max=10 p2.max=12"},
		{Rule: "healing-ray:2", Name: "no die given, no bonus either", Given: cardDice(ct3+"card p1 healing-ray; card p1 regeneration; set p3.hearts 8; set p3.energy 5; ", "1122hh"), Play: "resolve; answer p3; answer 0; answer no", Want: "question= p3.hearts=8 p3.energy=5"},
		{Rule: "rapid-healing", Name: "1 energy: not asked, it falls", Given: cardDice(ct3+"card p2 rapid-healing; set p2.hearts 1; set p2.energy 1; ", "112hcc"), Play: "resolve", Want: "p2.out=true question= phase=buy"},
		{Rule: "made-in-a-lab", Name: "1 energy and alien-origin are enough for a card of 2", Given: cardShop(ct3+"card p1 made-in-a-lab; card p1 alien-origin; ", "? ? ?", 1), Play: "answer solar-powered", Want: "p1.energy=0 p1.cards=alien-origin,made-in-a-lab,solar-powered"},
		{Rule: "background-dweller", Name: "after psychic-probe's copy each 3 anew", Given: cb3 + "card p1 background-dweller; card p2 psychic-probe; card p3 mimic; copy mimic psychic-probe; ", Play: "roll 11hhec; answer 1; answer 3; answer 2; answer 1; answer 3; answer no", Want: "dice=23hhec question="},
	})
}
