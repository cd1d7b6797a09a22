package tokyo_test

import (
	"strconv"
	"testing"

	"kingoftokyo/internal/rulestest"
	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// cd2 is a game of two with tiles.
var cd2 = tokyotest.Game(tokyo.Dark, 2)

// tileTake is p1 about to resolve 111hee, which moves its counter up by 2 to a level:
// 1 point, 2 energy, and then the question which tile to take.
func tileTake(given string, level int) string {
	return cardDice(given+"set p1.wickedness "+strconv.Itoa(level-2)+"; ", "111hee")
}

// TestTilesLieAtTheirLevels checks that each side is at its level of the gauge.
func TestTilesLieAtTheirLevels(t *testing.T) {
	r := tokyotest.Rules(t, tokyo.Dark)
	levels := map[int][2]string{
		3:  {"tile-devious,tile-eternal,tile-skulking,tile-tireless,no", "tile-barbs,tile-final-roar,tile-poison-spit,tile-underdog,no"},
		6:  {"tile-cyberbrain,tile-evil-lair,tile-full-regeneration,tile-widespread-panic,no", "tile-defender-of-tokyo,tile-fluxling,tile-have-it-all,tile-sonic-boomer,no"},
		10: {"tile-antimatter-beam,tile-skybeam,no", "tile-final-push,tile-starburst,no"},
	}
	for level, sides := range levels {
		for i, given := range []string{dt3, gt3} {
			table, err := tokyotest.Fold(r, nil, tileTake(given, level)+"resolve; ")
			if err != nil {
				t.Fatal(err)
			}
			rulestest.Want(t, tokyotest.View(r, &table), "question=tile asks=p1 answers="+sides[i])
		}
	}
}

// TestTilesOfLevelThree has the eight sides at space 3.
func TestTilesOfLevelThree(t *testing.T) {
	barbs, spit := gt3+"card p1 tile-barbs; ", gt3+"card p1 tile-poison-spit; "
	roar := gi3 + "card p2 tile-final-roar; set p2.hearts 1; set p2.points 16; "
	dog := gt3 + "card p1 tile-underdog; set p1.points 2; set p2.points 5; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "tile-devious", Name: "3+1=4 rolls", Given: dt3 + "card p1 tile-devious; ", Play: "", Want: "p1.rolls=4 p2.rolls=3"},
		{Rule: "tile-devious", Name: "with giant-brain 5", Given: dt3 + "card p1 tile-devious; card p1 giant-brain; ", Play: "", Want: "p1.rolls=5"},
		{Rule: "tile-devious", Name: "taken", Given: tileTake(dt3, 3), Play: "resolve; answer tile-devious", Want: "p1.tiles=tile-devious p1.rolls=4 p1.wicked=3 phase=buy"},

		{Rule: "tile-barbs", Name: "2+1=3", Given: cardDice(barbs, "1122cc"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "tile-barbs", Name: "5+1=6", Given: cardDice(barbs, "1ccccc"), Play: "resolve; answer no", Want: "p2.hearts=4"},
		{Rule: "tile-barbs", Name: "1: nothing", Given: cardDice(barbs, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9"},
		{Rule: "tile-barbs", Name: "0: nothing", Given: cardDice(barbs, "1122he"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "tile-barbs:1", Name: "1 and acid-attack: 2+1=3", Given: cardDice(barbs+"card p1 acid-attack; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "tile-barbs:1", Name: "1 and spiked-tail: 2+1=3", Given: cardDice(barbs+"card p1 spiked-tail; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "tile-barbs:1", Name: "taken in this turn: 2+1=3", Given: cardDice(gt3+"set p1.wickedness 1; ", "111ecc"), Play: "resolve; answer tile-barbs; answer no", Want: "p2.hearts=7 p1.tiles=tile-barbs"},

		{Rule: "tile-eternal", Name: "8+1=9", Given: cardNext(dt3 + "card p1 tile-eternal; set p1.hearts 8; "), Play: "pass", Want: "active=p1 p1.hearts=9"},
		{Rule: "tile-eternal", Name: "10 stays", Given: cardNext(dt3 + "card p1 tile-eternal; "), Play: "pass", Want: "p1.hearts=10"},
		{Rule: "tile-eternal", Name: "not as another's turn starts", Given: dt3 + "card p2 tile-eternal; set p2.hearts 8; turn p3 buy; ", Play: "pass", Want: "p2.hearts=8"},
		{Rule: "tile-eternal", Name: "with regeneration 8+1+1", Given: cardNext(dt3 + "card p1 tile-eternal; card p1 regeneration; set p1.hearts 8; "), Play: "pass", Want: "p1.hearts=10"},
		{Rule: "tile-eternal:1", Name: "in Tokyo", Given: cardNext(di3 + "card p1 tile-eternal; set p1.hearts 8; "), Play: "pass", Want: "p1.hearts=9 p1.points=2"},

		{Rule: "tile-final-roar", Name: "falls with 16: it wins", Given: cardDice(roar, "1122hc"), Play: "resolve", Want: "phase=over winner=p2 why=final-roar p2.out=true"},
		{Rule: "tile-final-roar", Name: "with 15: out", Given: cardDice(roar+"set p2.points 15; ", "1122hc"), Play: "resolve", Want: "p2.out=true winner= phase=buy"},
		{Rule: "tile-final-roar", Name: "does not fall: nothing", Given: cardDice(roar+"set p2.hearts 2; ", "1122hc"), Play: "resolve", Want: "p2.hearts=1 winner= phase=buy"},
		{Rule: "tile-final-roar", Name: "by Poison in its own turn, with 20", Given: cardEnd(gt3 + "card p1 tile-final-roar; set p1.points 20; set p1.hearts 1; set p1.poison 1; "), Play: "pass", Want: "winner=p1 why=final-roar"},
		{Rule: "tile-final-roar", Name: "the last two fall at once: it wins all the same", Given: cardShop(cd2+"tiles green; place p2 city; card p2 tile-final-roar; set p2.points 16; set p2.hearts 3; set p1.hearts 3; ", "high-altitude-bombing ? ?", 4),
			Play: "buy 1", Want: "phase=over winner=p2 why=final-roar"},
		{Rule: "tile-final-roar:1", Name: "before zombify", Given: cardDice(roar+"card p2 zombify; ", "1122hc"), Play: "resolve", Want: "winner=p2 why=final-roar"},
		{Rule: "tile-final-roar:1", Name: "before it-has-a-child", Given: cardDice(roar+"card p2 it-has-a-child; ", "1122hc"), Play: "resolve", Want: "winner=p2 why=final-roar"},
		{Rule: "tile-final-roar:1", Name: "with 15 the second life comes", Given: cardDice(roar+"card p2 it-has-a-child; set p2.points 15; ", "1122hc"), Play: "resolve", Want: "winner= p2.hearts=10 p2.points=0 p2.tiles="},

		{Rule: "tile-skulking", Name: "three 1s: 1+1=2", Given: cardDice(dt3+"card p1 tile-skulking; ", "111hee"), Play: "resolve", Want: "p1.points=2"},
		{Rule: "tile-skulking", Name: "two: none", Given: cardDice(dt3+"card p1 tile-skulking; ", "112hee"), Play: "resolve", Want: "p1.points=0"},
		{Rule: "tile-skulking", Name: "three 2s: 2", Given: cardDice(dt3+"card p1 tile-skulking; ", "222hee"), Play: "resolve", Want: "p1.points=2"},
		{Rule: "tile-skulking", Name: "with gourmet 1+1+2=4", Given: cardDice(dt3+"card p1 tile-skulking; card p1 gourmet; ", "111hee"), Play: "resolve", Want: "p1.points=4"},

		{Rule: "tile-poison-spit", Name: "a token for the wounded", Given: cardDice(spit, "112ccc"), Play: "resolve; answer no", Want: "p2.poison=1 p3.poison=0"},
		{Rule: "tile-poison-spit", Name: "it costs a heart at the holder's end", Given: cardEnd(gt3 + "card p2 tile-poison-spit; set p1.poison 1; "), Play: "pass", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "tile-poison-spit", Name: "a heart die removes it", Given: cardDice(gt3+"set p1.poison 1; set p1.hearts 5; ", "1122hh"), Play: "resolve; answer 1", Want: "p1.poison=0 p1.hearts=6"},
		{Rule: "tile-poison-spit", Name: "everybody outside", Given: cardDice(gi3+"card p1 tile-poison-spit; ", "1122hc"), Play: "resolve", Want: "p2.poison=1 p3.poison=1"},
		{Rule: "tile-poison-spit:1", Name: "its owner is out, the token works", Given: cardEnd(tokyotest.Game(tokyo.Dark, 4) + "place p2 city; card p3 tile-poison-spit; set p1.poison 1; out p3; uncard tile-poison-spit; "), Play: "pass", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "tile-poison-spit:1", Name: "in Tokyo it stays", Given: cardDice(gi3+"set p1.poison 1; ", "1122hh"), Play: "resolve", Want: "p1.poison=1 question="},
		{Rule: "tile-poison-spit:2", Name: "all prevented: none", Given: cardDice(spit+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "p2.poison=0"},

		{Rule: "tile-tireless", Name: "0+1", Given: cardNext(dt3 + "card p1 tile-tireless; "), Play: "pass", Want: "active=p1 p1.energy=1"},
		{Rule: "tile-tireless", Name: "friend-of-children: 2", Given: cardNext(dt3 + "card p1 tile-tireless; card p1 friend-of-children; "), Play: "pass", Want: "p1.energy=2"},
		{Rule: "tile-tireless", Name: "not as another's turn starts", Given: dt3 + "card p2 tile-tireless; turn p3 buy; ", Play: "pass", Want: "p2.energy=0"},
		{Rule: "tile-tireless", Name: "taken in this turn: at the next start", Given: tileTake(dt3, 3), Play: "resolve; answer tile-tireless; pass; turn p3 buy; pass", Want: "active=p1 p1.energy=3"},

		{Rule: "tile-underdog", Name: "5-1 and 2+1", Given: cardDice(dog, "1122hc"), Play: "resolve; answer no", Want: "p1.points=3 p2.points=4"},
		{Rule: "tile-underdog", Name: "as many points: none", Given: cardDice(dog+"set p1.points 5; ", "1122hc"), Play: "resolve; answer no", Want: "p1.points=5 p2.points=5"},
		{Rule: "tile-underdog", Name: "not wounded: none", Given: cardDice(dog+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "p1.points=2 p2.points=5"},
		{Rule: "tile-underdog", Name: "one from each of two", Given: cardDice(gi3+"card p1 tile-underdog; set p2.points 1; set p3.points 1; ", "1122hc"), Play: "resolve", Want: "p1.points=2 p2.points=0 p3.points=0"},
		{Rule: "tile-underdog:1", Name: "three 2s first: 3+2=5, no more than 5", Given: cardDice(dog+"set p1.points 3; ", "222hec"), Play: "resolve; answer no", Want: "p1.points=5 p2.points=5"},
		{Rule: "tile-underdog:1", Name: "smashes first: 3 is less than 5", Given: cardDice(dog+"set p1.points 3; ", "222hec"), Play: "resolve smashes; answer no; resolve", Want: "p1.points=6 p2.points=4"},
	})
}

// TestTilesOfLevelSix has the eight sides at space 6.
func TestTilesOfLevelSix(t *testing.T) {
	defend := gt3 + "card p1 tile-defender-of-tokyo; set p1.points 1; set p2.points 5; set p3.points 0; "
	flux := gt3 + "card p2 giant-brain; card p3 smoke-cloud; charge smoke-cloud 1; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "tile-cyberbrain", Name: "6+1=7", Given: dt3 + "card p1 tile-cyberbrain; ", Play: "roll 1122hee", Want: "dice=1122hee p2.dice=6"},
		{Rule: "tile-cyberbrain", Name: "six are too few", Given: dt3 + "card p1 tile-cyberbrain; ", Play: "roll 1122he", Refused: "dice-count", Want: "phase=roll"},
		{Rule: "tile-cyberbrain", Name: "with extra-head 8", Given: dt3 + "card p1 tile-cyberbrain; card p1 extra-head; ", Play: "", Want: "p1.dice=8"},
		{Rule: "tile-cyberbrain:1", Name: "three more: the eight of the box (our reading)", Given: dt3 + "card p1 tile-cyberbrain; card p1 extra-head; card p1 natural-selection; ", Play: "", Want: "p1.dice=8"},
		{Rule: "tile-cyberbrain:1", Name: "three more and a Shrink token: 6+3-1=8", Given: dt3 + "card p1 tile-cyberbrain; card p1 extra-head; card p1 natural-selection; set p1.shrink 1; ", Play: "", Want: "p1.dice=8"},

		{Rule: "tile-defender-of-tokyo", Name: "entering: the others lose 1", Given: cardDice(defend, "1122hc"), Play: "resolve; answer yes", Want: "p1.points=2 p2.points=4 p3.points=0"},
		{Rule: "tile-defender-of-tokyo", Name: "starting in Tokyo: the others lose 1", Given: cardNext(gi3 + "card p1 tile-defender-of-tokyo; set p2.points 5; set p3.points 2; "), Play: "pass", Want: "p1.points=2 p2.points=4 p3.points=1"},
		{Rule: "tile-defender-of-tokyo", Name: "starting outside: nothing", Given: cardNext(defend), Play: "pass", Want: "active=p1 p2.points=5"},
		{Rule: "tile-defender-of-tokyo", Name: "not entering: nothing", Given: cardDice(defend, "1122hc"), Play: "resolve; answer no", Want: "p2.points=5 p1.points=1"},
		{Rule: "tile-defender-of-tokyo", Name: "entering by death-from-above: 1+2+1 and 5-1", Given: cardShop(defend, "death-from-above ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.points=4 p2.points=4"},
		{Rule: "tile-defender-of-tokyo", Name: "between two with energy: still 1", Given: cardDice(cd2+"tiles green; option two-player energy; card p1 tile-defender-of-tokyo; set p2.points 5; ", "1122hc"), Play: "resolve", Want: "city=p1 p1.energy=1 p1.points=0 p2.points=4"},

		{Rule: "tile-evil-lair", Name: "5-1=4", Given: cardShop(dt3+"card p1 tile-evil-lair; ", "apartment-building ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.energy=0 p1.points=3"},
		{Rule: "tile-evil-lair", Name: "the others pay 5", Given: dt3 + "card p1 tile-evil-lair; turn p3 buy; row apartment-building ? ?; set p3.energy 4; ", Play: "buy 1", Refused: "too-dear", Want: "p3.energy=4"},
		{Rule: "tile-evil-lair", Name: "another's card: 4-1=3", Given: cardEnd(dt3 + "card p1 tile-evil-lair; card p1 parasitic-tentacles; card p2 armor-plating; set p1.energy 3; "), Play: "take armor-plating", Want: "p1.energy=0 p2.energy=3"},
		{Rule: "tile-evil-lair", Name: "taken in this turn, it works in its buy step: 2+2-4=0", Given: tileTake(dt3+"set p1.energy 2; row apartment-building ? ?; ", 6), Play: "resolve; answer tile-evil-lair; buy 1; reveal ?", Want: "p1.energy=0 p1.points=4"},
		{Rule: "tile-evil-lair:1", Name: "with alien-origin 5-2=3", Given: cardShop(dt3+"card p1 tile-evil-lair; card p1 alien-origin; ", "apartment-building ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.energy=0"},
		{Rule: "tile-evil-lair:1", Name: "never under 0", Given: cardShop(dt3+"card p1 tile-evil-lair; card p1 alien-origin; ", "monster-pets ? ?", 1), Play: "buy 1; reveal ?", Want: "p1.energy=1"},

		{Rule: "tile-fluxling", Name: "taken: which card?", Given: tileTake(flux, 6), Play: "resolve; answer tile-fluxling", Want: "question=mimic asks=p1 answers=giant-brain,smoke-cloud"},
		{Rule: "tile-fluxling", Name: "giant-brain: 4 rolls", Given: tileTake(flux, 6), Play: "resolve; answer tile-fluxling; answer giant-brain", Want: "p1.tiles=tile-fluxling>giant-brain p1.rolls=4 phase=buy"},
		{Rule: "tile-fluxling", Name: "no keep card anywhere: idle", Given: tileTake(gt3, 6), Play: "resolve; answer tile-fluxling", Want: "p1.tiles=tile-fluxling question= phase=buy"},
		{Rule: "tile-fluxling", Name: "it stays where it is", Given: cardNext(flux + "card p1 tile-fluxling; copy tile-fluxling giant-brain; "), Play: "pass; answer no", Want: "p1.tiles=tile-fluxling>giant-brain phase=roll"},
		{Rule: "tile-fluxling", Name: "acid-attack copied before the smashes of this turn", Given: cardDice(gt3+"card p3 acid-attack; set p1.wickedness 4; ", "111hec"), Play: "resolve; answer tile-fluxling; answer acid-attack; answer no", Want: "p2.hearts=8"},
		{Rule: "tile-fluxling:1", Name: "three smoke tokens of its own", Given: tileTake(flux, 6), Play: "resolve; answer tile-fluxling; answer smoke-cloud", Want: "p1.tiles=tile-fluxling:3>smoke-cloud p3.cards=smoke-cloud:1"},
		{Rule: "tile-fluxling:1", Name: "even-bigger's 2 hearts: 5+2, and the heart die", Given: tileTake(gt3+"card p2 even-bigger; set p1.hearts 5; ", 6), Play: "resolve; answer tile-fluxling; answer even-bigger", Want: "p1.hearts=8 p1.max=12"},
		{Rule: "tile-fluxling:2", Name: "the copied card goes: idle", Given: cardDice(gi3+"card p1 tile-fluxling; card p2 giant-brain; copy tile-fluxling giant-brain; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.out=true p1.tiles=tile-fluxling p1.rolls=3"},
		{Rule: "tile-fluxling:2", Name: "another one as the next turn starts", Given: cardNext(gt3 + "card p1 tile-fluxling; card p3 giant-brain; "), Play: "pass", Want: "active=p1 phase=start question=mimic-move asks=p1"},
		{Rule: "tile-fluxling:2", Name: "chosen before rolling", Given: cardNext(gt3 + "card p1 tile-fluxling; card p3 giant-brain; "), Play: "pass; answer giant-brain", Want: "p1.tiles=tile-fluxling>giant-brain p1.rolls=4 phase=roll"},
		{Rule: "tile-fluxling:3", Name: "moved without energy", Given: cardNext(flux + "card p1 tile-fluxling; copy tile-fluxling giant-brain; "), Play: "pass; answer smoke-cloud", Want: "p1.tiles=tile-fluxling:3>smoke-cloud p1.energy=0"},
		{Rule: "tile-fluxling:3", Name: "nor is any energy spent", Given: cardNext(flux + "card p1 tile-fluxling; copy tile-fluxling giant-brain; set p1.energy 5; "), Play: "pass; answer smoke-cloud", Want: "p1.energy=5"},

		{Rule: "tile-full-regeneration", Name: "3 hearts: 12", Given: tileTake(dt3+"set p1.hearts 3; ", 6), Play: "resolve; answer tile-full-regeneration", Want: "p1.hearts=12 p1.max=12"},
		{Rule: "tile-full-regeneration", Name: "10 hearts: 12", Given: tileTake(dt3, 6), Play: "resolve; answer tile-full-regeneration", Want: "p1.hearts=12"},
		{Rule: "tile-full-regeneration", Name: "in Tokyo", Given: tileTake(di3+"set p1.hearts 3; ", 6), Play: "resolve; answer tile-full-regeneration", Want: "p1.hearts=12"},
		{Rule: "tile-full-regeneration", Name: "dice heal up to 12", Given: cardDice(dt3+"card p1 tile-full-regeneration; set p1.hearts 11; ", "1122hh"), Play: "resolve", Want: "p1.hearts=12"},
		{Rule: "tile-full-regeneration:1", Name: "with even-bigger still 12", Given: cardShop(dt3+"card p1 tile-full-regeneration; set p1.hearts 12; ", "even-bigger ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=12 p1.max=12"},

		{Rule: "tile-have-it-all", Name: "three keep cards: 1+3=4", Given: tileTake(gt3+"card p1 giant-brain; card p1 wings; card p1 jets; ", 6), Play: "resolve; answer tile-have-it-all", Want: "p1.points=4"},
		{Rule: "tile-have-it-all", Name: "none: 1", Given: tileTake(gt3, 6), Play: "resolve; answer tile-have-it-all", Want: "p1.points=1"},
		{Rule: "tile-have-it-all", Name: "tiles and others' cards do not count", Given: tileTake(gt3+"card p1 tile-barbs; card p2 giant-brain; ", 6), Play: "resolve; answer tile-have-it-all", Want: "p1.points=1"},
		{Rule: "tile-have-it-all", Name: "a purchase: 1", Given: cardShop(gt3+"card p1 tile-have-it-all; ", "giant-brain ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.points=1"},
		{Rule: "tile-have-it-all", Name: "another's purchase: none", Given: gt3 + "card p1 tile-have-it-all; turn p3 buy; row giant-brain ? ?; set p3.energy 5; ", Play: "buy 1; reveal ?", Want: "p1.points=0 p3.points=0"},
		{Rule: "tile-have-it-all:1", Name: "a discard card: 3+1", Given: cardShop(gt3+"card p1 tile-have-it-all; ", "apartment-building ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.points=4"},
		{Rule: "tile-have-it-all:1", Name: "with media-friendly 3+1+1", Given: cardShop(gt3+"card p1 tile-have-it-all; card p1 media-friendly; ", "apartment-building ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.points=5"},

		{Rule: "tile-widespread-panic", Name: "the others lose 4, the tile goes", Given: tileTake(dt3+"set p2.points 9; set p3.points 2; ", 6), Play: "resolve; answer tile-widespread-panic", Want: "p1.points=1 p2.points=5 p3.points=0 p1.tiles="},
		{Rule: "tile-widespread-panic", Name: "it does not come back to the gauge", Given: tileTake(dt3, 6), Play: "resolve; answer tile-widespread-panic; turn p3 resolve; done; set p3.wickedness 4; dice 111hee; resolve",
			Want: "question=tile asks=p3 answers=tile-cyberbrain,tile-evil-lair,tile-full-regeneration,no"},

		{Rule: "tile-sonic-boomer", Name: "0+1", Given: cardNext(gt3 + "card p1 tile-sonic-boomer; "), Play: "pass", Want: "active=p1 p1.points=1"},
		{Rule: "tile-sonic-boomer", Name: "in Tokyo 2+1", Given: cardNext(gi3 + "card p1 tile-sonic-boomer; "), Play: "pass", Want: "p1.points=3"},
		{Rule: "tile-sonic-boomer", Name: "not as another's turn starts", Given: gt3 + "card p2 tile-sonic-boomer; turn p3 buy; ", Play: "pass", Want: "p2.points=0"},
	})
}

// TestTilesOfLevelTen has the four sides at space 10.
func TestTilesOfLevelTen(t *testing.T) {
	beam, sky := dt3+"card p1 tile-antimatter-beam; ", dt3+"card p1 tile-skybeam; set p1.hearts 3; "
	cardsDark(t, []tokyotest.Case{
		{Rule: "tile-antimatter-beam", Name: "1x2=2", Given: cardDice(beam, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "tile-antimatter-beam", Name: "3x2=6", Given: cardDice(beam, "112ccc"), Play: "resolve; answer no", Want: "p2.hearts=4"},
		{Rule: "tile-antimatter-beam", Name: "none: none", Given: cardDice(beam, "1122he"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "tile-antimatter-beam:1", Name: "after acid-attack: (1+1)x2=4", Given: cardDice(beam+"card p1 acid-attack; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=6"},
		{Rule: "tile-antimatter-beam:1", Name: "after tile-barbs: (2+1)x2=6", Given: cardDice(beam+"card p1 tile-barbs; ", "1122cc"), Play: "resolve; answer no", Want: "p2.hearts=4"},
		{Rule: "tile-antimatter-beam:1", Name: "fire-breathing's heart is no smash: 1x2+1=3", Given: cardDice(beam+"card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7 p3.hearts=9"},
		{Rule: "tile-antimatter-beam:2", Name: "taken in this turn: 1x2", Given: cardDice(dt3+"set p1.wickedness 8; ", "111hec"), Play: "resolve; answer tile-antimatter-beam; answer no", Want: "p2.hearts=8 p1.wicked=10"},

		{Rule: "tile-final-push", Name: "5+2 hearts and the heart die, 0+2+2 energy, another turn", Given: tileTake(gt3+"set p1.hearts 5; ", 10), Play: "resolve; answer tile-final-push", Want: "p1.hearts=8 p1.energy=4 extra=p1"},
		{Rule: "tile-final-push", Name: "p1 again, with all dice", Given: tileTake(gt3, 10), Play: "resolve; answer tile-final-push; pass", Want: "active=p1 turn=2 p1.dice=6 extra="},
		{Rule: "tile-final-push", Name: "then the tile has gone, and p2 is next", Given: tileTake(gt3, 10), Play: "resolve; answer tile-final-push; pass; roll 1122he; resolve; pass", Want: "active=p2 turn=3 p1.tiles= extra="},
		{Rule: "tile-final-push", Name: "friend-of-children: 0+2+1, 2+1 by dice", Given: tileTake(gt3+"card p1 friend-of-children; ", 10), Play: "resolve; answer tile-final-push", Want: "p1.energy=6"},
		{Rule: "tile-final-push", Name: "in Tokyo 1+2 points", Given: tileTake(gi3, 10), Play: "resolve; answer tile-final-push; pass", Want: "active=p1 p1.points=3"},
		{Rule: "tile-final-push", Name: "with freeze-time both turns come", Given: tileTake(gt3+"card p1 freeze-time; ", 10), Play: "resolve; answer yes; answer tile-final-push", Want: "extra=p1-1,p1"},
		{Rule: "tile-final-push", Name: "declined: nothing", Given: tileTake(gt3, 10), Play: "resolve; answer no; pass", Want: "active=p2 p1.tiles="},

		{Rule: "tile-skybeam", Name: "two energy dice: 4", Given: cardDice(sky, "1122ee"), Play: "resolve", Want: "p1.energy=4"},
		{Rule: "tile-skybeam", Name: "two heart dice: 3+4=7", Given: cardDice(sky, "1122hh"), Play: "resolve", Want: "p1.hearts=7"},
		{Rule: "tile-skybeam", Name: "none of them: nothing", Given: cardDice(sky, "112233"), Play: "resolve", Want: "p1.hearts=3 p1.energy=0"},
		{Rule: "tile-skybeam", Name: "taken in this turn: 2 hearts and 4 energy", Given: tileTake(dt3+"set p1.hearts 3; ", 10), Play: "resolve; answer tile-skybeam", Want: "p1.hearts=5 p1.energy=4"},
		{Rule: "tile-skybeam", Name: "one die for a token, the other heals 2", Given: cardDice(sky+"set p1.poison 1; ", "1122hh"), Play: "resolve; answer 1", Want: "p1.poison=0 p1.hearts=5"},
		{Rule: "tile-skybeam", Name: "friend-of-children: 4+1", Given: cardDice(sky+"card p1 friend-of-children; ", "1122ee"), Play: "resolve", Want: "p1.energy=5"},
		{Rule: "tile-skybeam:1", Name: "no hearts in Tokyo", Given: cardDice(di3+"card p1 tile-skybeam; set p1.hearts 3; ", "1122hh"), Play: "resolve", Want: "p1.hearts=3"},
		{Rule: "tile-skybeam:2", Name: "energy in Tokyo all the same (our reading)", Given: cardDice(di3+"card p1 tile-skybeam; set p1.hearts 3; ", "1122he"), Play: "resolve", Want: "p1.hearts=3 p1.energy=2"},

		{Rule: "tile-starburst", Name: "12 energy and 2 by dice, the tile goes", Given: tileTake(gt3, 10), Play: "resolve; answer tile-starburst", Want: "p1.energy=14 p1.tiles= phase=buy"},
		{Rule: "tile-starburst", Name: "friend-of-children: 12+1, 2+1", Given: tileTake(gt3+"card p1 friend-of-children; ", 10), Play: "resolve; answer tile-starburst", Want: "p1.energy=16"},
	})
}
