package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestAcidAttack is acid-attack: one more smash, like any other.
func TestAcidAttack(t *testing.T) {
	own := ct3 + "card p1 acid-attack; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "acid-attack", Name: "none rolled: 0+1, 10-1=9", Given: cardDice(own, "1122he"), Play: "resolve; answer no", Want: "p2.hearts=9 p2.place=city phase=buy"},
		{Rule: "acid-attack", Name: "two rolled: 2+1, 10-3=7", Given: cardDice(own, "1122cc"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "acid-attack", Name: "in Tokyo it hits everybody outside", Given: cardDice(ci3+"card p1 acid-attack; ", "1122he"), Play: "resolve", Want: "p1.hearts=10 p2.hearts=9 p3.hearts=9"},
		{Rule: "acid-attack", Name: "its copy adds another: 0+1+1, 10-2=8", Given: cardDice(own+"card p1 mimic; copy mimic acid-attack; ", "1122he"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "acid-attack:1", Name: "who stands beside its owner is not hit", Given: cardDice(own, "1122he"), Play: "resolve; answer no", Want: "p3.hearts=10 p1.hearts=10"},
		{Rule: "acid-attack:1", Name: "Tokyo empty: nobody is hit", Given: cardDice(cb3+"card p1 acid-attack; ", "1122he"), Play: "resolve", Want: "p2.hearts=10 p3.hearts=10 city=p1"},
		{Rule: "acid-attack:2", Name: "alone it is the 1 that armor-plating ignores", Given: cardDice(own+"card p2 armor-plating; ", "1122he"), Play: "resolve", Want: "p2.hearts=10 question= phase=buy"},
		{Rule: "acid-attack:2", Name: "one rolled: 1+1=2, the armor lets it through", Given: cardDice(own+"card p2 armor-plating; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "acid-attack:3", Name: "not in another's turn", Given: cb3 + "place p1 city; card p1 acid-attack; turn p2 resolve; dice 1122he; ", Play: "resolve", Want: "p1.hearts=10 p2.hearts=10 p3.hearts=10"},
		{Rule: "acid-attack:3", Name: "bought, it adds in the next turn", Given: cardShop(ct3, "acid-attack ? ?", 6), Play: "buy 1; reveal ?; turn p1 resolve; done; dice 1122he; resolve; answer no",
			Want: "p2.hearts=9 p1.cards=acid-attack"},
		{Rule: "acid-attack:4", Name: "hit by it alone, the Monster in Tokyo may yield", Given: cardDice(own, "1122he"), Play: "resolve", Want: "question=yield asks=p2 p2.hearts=9"},
		{Rule: "acid-attack:4", Name: "it yields: its place is taken", Given: cardDice(own, "1122he"), Play: "resolve; answer yes", Want: "p2.place=outside city=p1 p1.points=1"},
	})
}

// TestAlphaMonster is alpha-monster: a point for a turn with a smash.
func TestAlphaMonster(t *testing.T) {
	own := ct3 + "card p1 alpha-monster; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "alpha-monster", Name: "one smash: 1 point", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p1.points=1 p2.hearts=9"},
		{Rule: "alpha-monster", Name: "no smash: none", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p1.points=0"},
		{Rule: "alpha-monster", Name: "from Tokyo as well", Given: cardDice(ci3+"card p1 alpha-monster; ", "1122hc"), Play: "resolve", Want: "p1.points=1"},
		{Rule: "alpha-monster", Name: "and its copy: 2", Given: cardDice(own+"card p1 mimic; copy mimic alpha-monster; ", "1122hc"), Play: "resolve; answer no", Want: "p1.points=2"},
		{Rule: "alpha-monster", Name: "in another's turn: none", Given: cb3 + "place p1 city; card p1 alpha-monster; turn p2 resolve; dice 1122hc; ", Play: "resolve; answer no", Want: "p1.points=0"},
		{Rule: "alpha-monster:1", Name: "six smashes: 1 point", Given: cardDice(own, "cccccc"), Play: "resolve; answer no", Want: "p1.points=1 p2.hearts=4"},
		{Rule: "alpha-monster:1", Name: "nobody to hit: 1, and 1 for entering", Given: cardDice(cb3+"card p1 alpha-monster; ", "1122hc"), Play: "resolve", Want: "p1.points=2 p2.hearts=10"},
		{Rule: "alpha-monster:1", Name: "the smash of acid-attack is enough", Given: cardDice(own+"card p1 acid-attack; ", "1122he"), Play: "resolve; answer no", Want: "p1.points=1"},
		{Rule: "alpha-monster:1", Name: "the smash is prevented, the point stays", Given: cardDice(own+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "p1.points=1 p2.hearts=10"},
	})
}

// TestBurrowing is burrowing: one more smash in Tokyo, and the newcomer loses a heart.
func TestBurrowing(t *testing.T) {
	own := ct3 + "card p2 burrowing; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "burrowing", Name: "in Tokyo, none rolled: 0+1", Given: cardDice(ci3+"card p1 burrowing; ", "1122he"), Play: "resolve", Want: "p2.hearts=9 p3.hearts=9"},
		{Rule: "burrowing", Name: "in the Bay too: 1+1", Given: cardDice(cb5+"place p2 city; place p1 bay; card p1 burrowing; ", "1122hc"), Play: "resolve", Want: "p2.hearts=10 p3.hearts=8 p4.hearts=8 p5.hearts=8"},
		{Rule: "burrowing", Name: "outside: nothing more", Given: cardDice(ct3+"card p1 burrowing; ", "1122he"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "burrowing", Name: "yielded: the newcomer loses 1", Given: cardDice(own, "1122hc"), Play: "resolve; answer yes", Want: "p1.hearts=9 city=p1 p1.points=1 p2.hearts=9 p2.place=outside"},
		{Rule: "burrowing", Name: "stayed: nobody loses anything", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p1.hearts=10 city=p2"},
		{Rule: "burrowing", Name: "with its copy: 2 hearts", Given: cardDice(own+"card p2 mimic; copy mimic burrowing; ", "1122hc"), Play: "resolve; answer yes", Want: "p1.hearts=8 city=p1"},
		{Rule: "burrowing", Name: "from the Bay: whoever takes the Bay", Given: cardDice(ct5+"card p3 burrowing; ", "1122hc"), Play: "resolve; answer no; answer yes", Want: "p1.hearts=9 bay=p1 city=p2"},
		{Rule: "burrowing", Name: "both yield, the Bay's owner has it: 10-1", Given: cardDice(ct5+"card p3 burrowing; ", "1122hc"), Play: "resolve; answer yes; answer yes", Want: "p1.hearts=9 city=p1 bay="},
		{Rule: "burrowing", Name: "both yield, each with one: 10-1-1, and armor-plating would ignore each", Given: cardDice(ct5+"card p3 burrowing; card p2 mimic; copy mimic burrowing; ", "1122hc"),
			Play: "resolve; answer yes; answer yes", Want: "p1.hearts=8 city=p1 bay="},
		{Rule: "burrowing", Name: "the Bay's owner stays, the other yields: 10", Given: cardDice(ct5+"card p3 burrowing; ", "1122hc"), Play: "resolve; answer yes; answer no",
			Want: "p1.hearts=10 city=p1 bay=p3"},
		{Rule: "burrowing:1", Name: "both yield, each with one, at 1 heart: it falls once and enters nothing", Given: cardDice(ct5+"card p3 burrowing; card p2 mimic; copy mimic burrowing; set p1.hearts 1; ", "1122hc"),
			Play: "resolve; answer yes; answer yes", Want: "p1.out=true city= bay="},
		{Rule: "burrowing", Name: "both yield: the City's owner has it", Given: cardDice(ct5+"card p2 burrowing; ", "1122hc"), Play: "resolve; answer yes; answer yes", Want: "p1.hearts=9 city=p1 bay="},
		{Rule: "burrowing", Name: "armor-plating ignores that 1", Given: cardDice(own+"card p1 armor-plating; ", "1122hc"), Play: "resolve; answer yes", Want: "p1.hearts=10 city=p1"},
		{Rule: "burrowing", Name: "with jets: yielded unhurt, the newcomer loses 1", Given: cardDice(own+"card p2 jets; ", "1122hc"), Play: "resolve; answer yes", Want: "p2.hearts=10 p1.hearts=9 city=p1"},
		{Rule: "burrowing:1", Name: "the last heart: it falls before it enters", Given: cardDice(own+"set p1.hearts 1; ", "1122cc"), Play: "resolve; answer yes", Want: "p1.out=true city= p1.points=0 living=2 active=p2"},
		{Rule: "burrowing:1", Name: "a loss by a card: the newcomer may not yield", Given: cardDice(own, "1122hc"), Play: "resolve; answer yes", Want: "question= phase=buy city=p1"},
		{Rule: "burrowing:2", Name: "death-from-above makes its owner yield: 10-1", Given: cardShop(own, "death-from-above ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.hearts=9 city=p1 p2.place=outside"},
		{Rule: "burrowing:3", Name: "not as the online version has it: with its copy 10-2", Given: cardShop(own+"card p2 mimic; copy mimic burrowing; ", "death-from-above ? ?", 5), Play: "buy 1; reveal ?", Want: "p1.hearts=8 city=p1"},
	})
}

// TestFireBreathing is fire-breathing: the neighbors lose a heart, wherever they are.
func TestFireBreathing(t *testing.T) {
	own := cb4 + "place p2 city; card p1 fire-breathing; "
	bay := cb5 + "place p1 city; place p2 bay; card p1 fire-breathing; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "fire-breathing", Name: "hit neighbour 1+1, other neighbour 1", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8 p3.hearts=10 p4.hearts=9"},
		{Rule: "fire-breathing", Name: "no smash: nothing", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p2.hearts=10 p4.hearts=10"},
		{Rule: "fire-breathing", Name: "six smashes: still 1 more", Given: cardDice(own, "cccccc"), Play: "resolve; answer no", Want: "p2.hearts=3 p3.hearts=10 p4.hearts=9"},
		{Rule: "fire-breathing", Name: "Tokyo empty: both neighbours lose 1", Given: cardDice(cb4+"card p1 fire-breathing; ", "1122hc"), Play: "resolve", Want: "p2.hearts=9 p3.hearts=10 p4.hearts=9 city=p1"},
		{Rule: "fire-breathing", Name: "a smash of acid-attack will do", Given: cardDice(own+"card p1 acid-attack; ", "1122he"), Play: "resolve; answer no", Want: "p2.hearts=8 p4.hearts=9"},
		{Rule: "fire-breathing", Name: "with its copy 2 more", Given: cardDice(own+"card p1 mimic; copy mimic fire-breathing; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7 p3.hearts=10 p4.hearts=8"},
		{Rule: "fire-breathing:1", Name: "who stands with its owner too", Given: cardDice(bay, "1122hc"), Play: "resolve", Want: "p2.hearts=9 p3.hearts=9 p4.hearts=9 p5.hearts=8"},
		{Rule: "fire-breathing:1", Name: "a single opponent: 1+1, not 1+2", Given: cardDice(cb2+"place p2 city; card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "fire-breathing:1", Name: "all others out: one opponent is left", Given: cardDice(cb4+"place p3 city; out p2; out p4; card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no", Want: "p3.hearts=8"},
		{Rule: "fire-breathing:2", Name: "the right neighbour is out: the next one", Given: cardDice(own+"out p4; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8 p3.hearts=9"},
		{Rule: "fire-breathing:2", Name: "the left neighbour is out: the next one", Given: cardDice(cb5+"place p3 city; out p2; card p1 fire-breathing; ", "1122hc"), Play: "resolve; answer no",
			Want: "p3.hearts=8 p4.hearts=10 p5.hearts=9"},
		{Rule: "fire-breathing:3", Name: "one loss of 2: armor-plating lets it through", Given: cardDice(own+"card p2 armor-plating; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "fire-breathing:3", Name: "the other's loss of 1 is ignored by it", Given: cardDice(own+"card p4 armor-plating; ", "1122hc"), Play: "resolve; answer no", Want: "p4.hearts=10"},
		{Rule: "fire-breathing:3", Name: "a card's loss in the Bay: no yielding", Given: cardDice(bay, "1122hc"), Play: "resolve", Want: "question= bay=p2 p2.hearts=9"},
		{Rule: "fire-breathing:3", Name: "nor a Poison token for it", Given: cardDice(own+"card p1 poison-spit; ", "1122hc"), Play: "resolve; answer no", Want: "p2.poison=1 p4.poison=0 p4.hearts=9"},
		{Rule: "fire-breathing:4", Name: "not attacked, and it loses the heart", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p4.hearts=9"},
		{Rule: "fire-breathing:5", Name: "hearts that its owner's card takes are no smash: 10-2=8", Given: cardShop(own, "flame-thrower ? ?", 3), Play: "buy 1; reveal ?", Want: "p2.hearts=8 p3.hearts=8 p4.hearts=8"},
	})
}

// TestNovaBreath is nova-breath: smashes strike everybody.
func TestNovaBreath(t *testing.T) {
	own := ct3 + "card p1 nova-breath; "
	bay := cb5 + "place p1 city; place p2 bay; card p1 nova-breath; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "nova-breath", Name: "from outside: Tokyo and outside", Given: cardDice(own, "1122cc"), Play: "resolve; answer no", Want: "p1.hearts=10 p2.hearts=8 p3.hearts=8"},
		{Rule: "nova-breath", Name: "from the City: the Bay as well", Given: cardDice(bay, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9 p3.hearts=9 p4.hearts=9 p5.hearts=9"},
		{Rule: "nova-breath", Name: "no smash: nobody", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p2.hearts=10 p3.hearts=10"},
		{Rule: "nova-breath", Name: "Tokyo empty: everybody outside", Given: cardDice(cb3+"card p1 nova-breath; ", "1122hc"), Play: "resolve", Want: "p2.hearts=9 p3.hearts=9 city=p1"},
		{Rule: "nova-breath", Name: "its copy does not double it", Given: cardDice(own+"card p1 mimic; copy mimic nova-breath; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9 p3.hearts=9"},
		{Rule: "nova-breath", Name: "who is outside has nothing to yield", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "question= phase=buy"},
		{Rule: "nova-breath", Name: "with poison-spit a token for each", Given: cardDice(own+"card p1 poison-spit; ", "1122hc"), Play: "resolve; answer no", Want: "p2.poison=1 p3.poison=1"},
		{Rule: "nova-breath:1", Name: "the Bay may yield to the City", Given: cardDice(bay, "1122hc"), Play: "resolve", Want: "question=yield asks=p2"},
		{Rule: "nova-breath:1", Name: "it does: the Bay is empty, the attacker stays", Given: cardDice(bay, "1122hc"), Play: "resolve; answer yes", Want: "bay= city=p1 p1.points=0 p2.place=outside"},
	})
}

// TestPoisonQuills is poison-quills: three 2s count as two smashes.
func TestPoisonQuills(t *testing.T) {
	own := ct3 + "card p1 poison-quills; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "poison-quills", Name: "three 2s: 2 points, 2 smashes", Given: cardDice(own, "222hee"), Play: "resolve; answer no", Want: "p1.points=2 p2.hearts=8"},
		{Rule: "poison-quills", Name: "one rolled besides: 1+2=3", Given: cardDice(own, "222hec"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "poison-quills", Name: "two 2s: nothing", Given: cardDice(own, "22hhee"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "poison-quills", Name: "three 3s: nothing", Given: cardDice(own, "333hee"), Play: "resolve", Want: "p2.hearts=10 p1.points=3"},
		{Rule: "poison-quills", Name: "with its copy 4 smashes", Given: cardDice(own+"card p1 mimic; copy mimic poison-quills; ", "222hee"), Play: "resolve; answer no", Want: "p2.hearts=6"},
		{Rule: "poison-quills:1", Name: "six 2s: 2+3=5 points, 2 smashes", Given: cardDice(own, "222222"), Play: "resolve; answer no", Want: "p1.points=5 p2.hearts=8"},
		{Rule: "poison-quills:1", Name: "they set spiked-tail off: 2+1=3", Given: cardDice(own+"card p1 spiked-tail; ", "222hee"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "poison-quills:1", Name: "and urbavore: 2+1=3", Given: cardDice(ci3+"card p1 poison-quills; card p1 urbavore; ", "222hee"), Play: "resolve", Want: "p2.hearts=7 p3.hearts=7"},
		{Rule: "poison-quills:1", Name: "and alpha-monster: 2+1=3 points", Given: cardDice(own+"card p1 alpha-monster; ", "222hee"), Play: "resolve; answer no", Want: "p1.points=3"},
	})
}

// TestSpikedTail is spiked-tail: one more smash if there is one.
func TestSpikedTail(t *testing.T) {
	own := ct3 + "card p1 spiked-tail; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "spiked-tail", Name: "1+1=2", Given: cardDice(own, "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=8"},
		{Rule: "spiked-tail", Name: "3+1=4", Given: cardDice(own, "112ccc"), Play: "resolve; answer no", Want: "p2.hearts=6"},
		{Rule: "spiked-tail", Name: "none: none", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p2.hearts=10"},
		{Rule: "spiked-tail", Name: "with its copy 1+1+1=3", Given: cardDice(own+"card p1 mimic; copy mimic spiked-tail; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "spiked-tail", Name: "with acid-attack and a smash: 1+1+1=3", Given: cardDice(own+"card p1 acid-attack; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "spiked-tail:1", Name: "poison-quills: 2+1=3", Given: cardDice(own+"card p1 poison-quills; ", "222hee"), Play: "resolve; answer no", Want: "p2.hearts=7"},
		{Rule: "spiked-tail:1", Name: "acid-attack alone does not set it off: 1", Given: cardDice(own+"card p1 acid-attack; ", "1122he"), Play: "resolve; answer no", Want: "p2.hearts=9"},
		{Rule: "spiked-tail:1", Name: "nor burrowing alone: 1", Given: cardDice(ci3+"card p1 spiked-tail; card p1 burrowing; ", "1122he"), Play: "resolve", Want: "p2.hearts=9 p3.hearts=9"},
	})
}

// TestUrbavore is urbavore: more points and smashes in Tokyo.
func TestUrbavore(t *testing.T) {
	own := ci3 + "card p1 urbavore; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "urbavore", Name: "starting in Tokyo: 2+1=3", Given: cardNext(own), Play: "pass", Want: "active=p1 p1.points=3"},
		{Rule: "urbavore", Name: "starting outside: none", Given: cardNext(ct3 + "card p1 urbavore; "), Play: "pass", Want: "active=p1 p1.points=0"},
		{Rule: "urbavore", Name: "a smash in Tokyo: 1+1=2", Given: cardDice(own, "1122hc"), Play: "resolve", Want: "p2.hearts=8 p3.hearts=8"},
		{Rule: "urbavore", Name: "no smash in Tokyo: none", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p2.hearts=10 p3.hearts=10"},
		{Rule: "urbavore", Name: "a smash from outside: 1", Given: cardDice(ct3+"card p1 urbavore; ", "1122hc"), Play: "resolve; answer no", Want: "p2.hearts=9"},
		{Rule: "urbavore", Name: "burrowing alone does not set it off: 1", Given: cardDice(own+"card p1 burrowing; ", "1122he"), Play: "resolve", Want: "p2.hearts=9"},
		{Rule: "urbavore", Name: "with its copy: 2+1+1=4 points", Given: cardNext(own + "card p1 mimic; copy mimic urbavore; "), Play: "pass", Want: "p1.points=4"},
		{Rule: "urbavore", Name: "with its copy: 1+1+1=3 smashes", Given: cardDice(own+"card p1 mimic; copy mimic urbavore; ", "1122hc"), Play: "resolve", Want: "p2.hearts=7"},
		{Rule: "urbavore", Name: "in the Bay as well: 3", Given: cb5 + "place p2 city; place p1 bay; card p1 urbavore; turn p5 buy; ", Play: "pass", Want: "p1.points=3"},
		{Rule: "urbavore:1", Name: "two players with energy: the point and the energy", Given: cb2 + "option two-player energy; place p1 city; card p1 urbavore; turn p2 buy; ", Play: "pass", Want: "p1.points=1 p1.energy=1"},
	})
}

// TestTokens are poison-spit and shrink-ray: tokens for the wounded.
func TestTokens(t *testing.T) {
	spit, ray := ct3+"card p1 poison-spit; ", ct3+"card p1 shrink-ray; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "poison-spit", Name: "a token for the wounded, one for four smashes", Given: cardDice(spit, "11cccc"), Play: "resolve; answer no", Want: "p2.poison=1 p3.poison=0 p2.hearts=6"},
		{Rule: "poison-spit", Name: "no smash, no token", Given: cardDice(spit, "1122he"), Play: "resolve", Want: "p2.poison=0"},
		{Rule: "poison-spit", Name: "it costs a heart at the holder's end", Given: cardEnd(cb3 + "place p2 city; set p1.poison 1; "), Play: "pass", Want: "p1.hearts=9 p1.poison=1 active=p2"},
		{Rule: "poison-spit", Name: "three tokens, three hearts", Given: cardEnd(cb3 + "place p2 city; set p1.poison 3; "), Play: "pass", Want: "p1.hearts=7 p1.poison=3"},
		{Rule: "poison-spit", Name: "a heart die removes one instead of healing", Given: cardDice(ct3+"set p1.poison 2; set p1.hearts 5; ", "1122hh"), Play: "resolve; answer 1", Want: "p1.poison=1 p1.hearts=6"},
		{Rule: "poison-spit", Name: "or none", Given: cardDice(ct3+"set p1.poison 2; set p1.hearts 5; ", "1122hh"), Play: "resolve; answer 0", Want: "p1.poison=2 p1.hearts=7"},
		{Rule: "poison-spit", Name: "not more than there are", Given: cardDice(ct3+"set p1.poison 1; set p1.hearts 5; ", "1122hh"), Play: "resolve; answer 2", Refused: "number-range", Want: "p1.poison=1"},
		{Rule: "poison-spit", Name: "its copy gives another", Given: cardDice(spit+"card p1 mimic; copy mimic poison-spit; ", "1122hc"), Play: "resolve; answer no", Want: "p2.poison=2"},
		{Rule: "poison-spit", Name: "the token comes though the wounded yields", Given: cardDice(spit, "1122hc"), Play: "resolve; answer yes", Want: "p2.poison=1 p2.place=outside"},
		{Rule: "poison-spit:1", Name: "the card has gone, the token works: 10-1=9", Given: cardEnd(cb3 + "place p2 city; card p3 poison-spit; set p1.poison 1; uncard poison-spit; "), Play: "pass", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "poison-spit:1", Name: "in Tokyo no heart die removes it", Given: cardDice(ci3+"set p1.poison 1; set p1.hearts 5; ", "1122hh"), Play: "resolve", Want: "p1.poison=1 p1.hearts=5 question="},
		{Rule: "poison-spit:2", Name: "its owner is out, the token works", Given: cardEnd(cb4 + "place p2 city; card p3 poison-spit; set p1.poison 1; out p3; "), Play: "pass", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "poison-spit:2", Name: "its owner falls now, the token stays", Given: cb4 + "place p1 city; card p3 poison-spit; set p3.hearts 1; set p2.poison 1; turn p1 resolve; dice 1122hc; ", Play: "resolve", Want: "p3.out=true p2.poison=1"},
		{Rule: "poison-spit:3", Name: "a prevented smash gives none", Given: cardDice(spit+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "p2.poison=0 p2.hearts=10"},

		{Rule: "shrink-ray", Name: "a token for the wounded: 6-1=5 dice", Given: cardDice(ray, "11cccc"), Play: "resolve; answer no", Want: "p2.shrink=1 p3.shrink=0 p2.dice=5"},
		{Rule: "shrink-ray", Name: "no smash, no token", Given: cardDice(ray, "1122he"), Play: "resolve", Want: "p2.shrink=0"},
		{Rule: "shrink-ray", Name: "two tokens: four dice are rolled", Given: cb3 + "set p1.shrink 2; ", Play: "roll 12he", Want: "phase=resolve dice=12he"},
		{Rule: "shrink-ray", Name: "five are too many", Given: cb3 + "set p1.shrink 2; ", Play: "roll 12hec", Refused: "dice-count", Want: "phase=roll"},
		{Rule: "shrink-ray", Name: "a heart die removes one", Given: cardDice(ct3+"set p1.shrink 1; set p1.hearts 5; ", "112hh"), Play: "resolve; answer 1", Want: "p1.shrink=0 p1.hearts=6"},
		{Rule: "shrink-ray", Name: "with extra-head: 6+1-1=6", Given: cb3 + "set p1.shrink 1; card p1 extra-head; ", Play: "roll 1122he", Want: "p1.dice=6 phase=resolve"},
		{Rule: "shrink-ray", Name: "its copy gives another", Given: cardDice(ray+"card p1 mimic; copy mimic shrink-ray; ", "1122hc"), Play: "resolve; answer no", Want: "p2.shrink=2"},
		{Rule: "shrink-ray:1", Name: "the card has gone, the token works", Given: cardDice(ray+"set p3.shrink 1; uncard shrink-ray; ", "1122hc"), Play: "resolve; answer no", Want: "p3.dice=5 p2.shrink=0"},
		{Rule: "shrink-ray:1", Name: "in Tokyo no heart die removes it", Given: cardDice(ci3+"set p1.shrink 1; ", "112hh"), Play: "resolve", Want: "p1.shrink=1 question="},
		{Rule: "shrink-ray:2", Name: "removed now, it helps in the next turn: 6", Given: ct3 + "set p1.shrink 1; set p1.hearts 5; ", Play: "roll 112hh; resolve; answer 1; pass; turn p3 buy; pass; roll 1122he",
			Want: "p1.shrink=0 dice=1122he phase=resolve active=p1"},
		{Rule: "shrink-ray:2", Name: "seven tokens: no die, not fewer", Given: cb3 + "set p1.shrink 7; ", Play: "", Want: "p1.dice=0"},
		{Rule: "shrink-ray:3", Name: "a prevented smash gives none", Given: cardDice(ray+"card p2 armor-plating; ", "1122hc"), Play: "resolve", Want: "p2.shrink=0"},
	})
}
