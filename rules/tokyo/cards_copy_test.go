package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestMimic is mimic: a card that is another one.
func TestMimic(t *testing.T) {
	move := ct3 + "card p1 mimic; card p2 acid-attack; card p3 giant-brain; copy mimic acid-attack; set p1.energy 1; turn p3 buy; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "mimic", Name: "bought: which card?", Given: cardShop(ct3+"card p2 acid-attack; card p1 giant-brain; ", "mimic ? ?", 8), Play: "buy 1", Want: "question=mimic asks=p1 answers=acid-attack,giant-brain"},
		{Rule: "mimic", Name: "another's card", Given: cardShop(ct3+"card p2 acid-attack; ", "mimic ? ?", 8), Play: "buy 1; answer acid-attack; reveal ?", Want: "p1.cards=mimic>acid-attack p2.cards=acid-attack p1.energy=0"},
		{Rule: "mimic", Name: "a card of one's own", Given: cardShop(ct3+"card p1 giant-brain; ", "mimic ? ?", 8), Play: "buy 1; answer giant-brain; reveal ?", Want: "p1.cards=giant-brain,mimic>giant-brain p1.rolls=5"},
		{Rule: "mimic", Name: "a turn's start: another card for 1 energy", Given: move, Play: "pass; answer giant-brain", Want: "active=p1 p1.cards=mimic>giant-brain p1.energy=0 p1.rolls=4 phase=roll"},
		{Rule: "mimic", Name: "or not", Given: move, Play: "pass; answer no", Want: "p1.cards=mimic>acid-attack p1.energy=1 phase=roll"},
		{Rule: "mimic", Name: "without energy it is not asked", Given: move + "set p1.energy 0; ", Play: "pass", Want: "active=p1 question= phase=roll p1.cards=mimic>acid-attack"},
		{Rule: "mimic", Name: "not in the other turns", Given: ct3 + "card p3 mimic; card p2 acid-attack; card p1 giant-brain; copy mimic acid-attack; set p3.energy 5; turn p3 buy; ", Play: "pass", Want: "active=p1 question= phase=roll"},
		{Rule: "mimic", Name: "the choice comes before the points of Tokyo: energy of one's own only", Given: ci3 + "card p1 mimic; card p2 acid-attack; card p3 urbavore; copy mimic acid-attack; set p1.energy 1; turn p3 buy; ", Play: "pass; answer urbavore", Want: "p1.points=3 p1.energy=0"},
		{Rule: "mimic:1", Name: "fresh tokens", Given: cardShop(ct3+"card p2 smoke-cloud; charge smoke-cloud 1; ", "mimic ? ?", 8), Play: "buy 1; answer smoke-cloud; reveal ?", Want: "p1.cards=mimic:3>smoke-cloud p2.cards=smoke-cloud:1"},
		{Rule: "mimic:1", Name: "moved away and back: fresh again", Given: ct3 + "card p1 mimic; card p2 smoke-cloud; card p3 giant-brain; charge smoke-cloud 1; copy mimic giant-brain; set p1.energy 1; turn p3 buy; ", Play: "pass; answer smoke-cloud", Want: "p1.cards=mimic:3>smoke-cloud"},
		{Rule: "mimic:1", Name: "moved away: its old tokens are gone", Given: ct3 + "card p1 mimic; card p2 smoke-cloud; card p3 giant-brain; copy mimic smoke-cloud; charge mimic 2; set p1.energy 1; turn p3 buy; ", Play: "pass; answer giant-brain", Want: "p1.cards=mimic>giant-brain"},
		{Rule: "mimic:2", Name: "the copied card's owner falls: idle", Given: cardDice(cb3+"place p1 city; card p1 mimic; card p2 giant-brain; copy mimic giant-brain; set p2.hearts 1; ", "1122hc"), Play: "resolve", Want: "p2.out=true p1.cards=mimic p1.rolls=3"},
		{Rule: "mimic:2", Name: "placed again at a later start for 1", Given: ct3 + "card p1 mimic; card p2 acid-attack; set p1.energy 1; turn p3 buy; ", Play: "pass; answer acid-attack", Want: "p1.cards=mimic>acid-attack p1.energy=0"},
		{Rule: "mimic:2", Name: "no card left to copy: no question", Given: ct3 + "card p1 mimic; set p1.energy 1; turn p3 buy; ", Play: "pass", Want: "question= phase=roll p1.cards=mimic"},
		{Rule: "mimic:3", Name: "the copied card changes hands: still copied", Given: cardEnd(ct3 + "card p1 parasitic-tentacles; card p2 giant-brain; card p3 mimic; copy mimic giant-brain; set p1.energy 5; "), Play: "take giant-brain", Want: "p1.cards=giant-brain,parasitic-tentacles p3.cards=mimic>giant-brain p3.rolls=4"},
		{Rule: "mimic:3", Name: "mimic copies no mimic: nothing to copy", Given: cardShop(ct3, "mimic ? ?", 8), Play: "buy 1; reveal ?", Want: "p1.cards=mimic question= p1.energy=0"},
		{Rule: "mimic:3", Name: "nor does it say so", Given: cardShop(ct3+"card p2 acid-attack; ", "mimic ? ?", 8), Play: "buy 1; answer mimic", Refused: "not-among", Want: "question=mimic"},
	})
}

// TestBatteryMonster is battery-monster: 6 energy on the card.
func TestBatteryMonster(t *testing.T) {
	own := ct3 + "card p1 battery-monster; charge battery-monster 6; turn p3 buy; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "battery-monster", Name: "bought with 6", Given: cardShop(ct3, "battery-monster ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.cards=battery-monster:6 p1.energy=0"},
		{Rule: "battery-monster", Name: "the turn starts: 2", Given: own, Play: "pass", Want: "active=p1 p1.energy=2 p1.cards=battery-monster:4"},
		{Rule: "battery-monster", Name: "the last 2: discarded", Given: own + "charge battery-monster 2; ", Play: "pass", Want: "p1.energy=2 p1.cards= discards=battery-monster"},
		{Rule: "battery-monster", Name: "not as another's turn starts", Given: ct3 + "card p2 battery-monster; charge battery-monster 6; turn p3 buy; ", Play: "pass", Want: "active=p1 p2.energy=0 p2.cards=battery-monster:6"},
		{Rule: "battery-monster", Name: "three turns empty it: 6", Given: own, Play: "pass; turn p3 buy; pass; turn p3 buy; pass", Want: "p1.energy=6 p1.cards= discards=battery-monster"},
		{Rule: "battery-monster:1", Name: "friend-of-children adds nothing", Given: own + "card p1 friend-of-children; ", Play: "pass", Want: "p1.energy=2"},
		{Rule: "battery-monster:2", Name: "copied: 6 of its own", Given: cardShop(ct3+"card p2 battery-monster; charge battery-monster 2; ", "mimic ? ?", 8), Play: "buy 1; answer battery-monster; reveal ?", Want: "p1.cards=mimic:6>battery-monster p2.cards=battery-monster:2"},
		{Rule: "battery-monster:2", Name: "the copy pays its own 2", Given: ct3 + "card p2 battery-monster; charge battery-monster 4; card p1 mimic; copy mimic battery-monster; charge mimic 6; turn p3 buy; ", Play: "pass", Want: "p1.energy=2 p1.cards=mimic:4>battery-monster p2.cards=battery-monster:4"},
	})
}

// TestMimicOfOnesOwnBattery is a mimic on the same owner's battery-monster, whose last energy goes when
// the turn starts: it takes the copy's energy with it, and the owner chooses which of them acts first.
func TestMimicOfOnesOwnBattery(t *testing.T) {
	own := ct3 + "card p1 battery-monster; charge battery-monster 2; card p1 mimic; set p1.energy 1; turn p3 buy; "
	full := ct3 + "card p1 battery-monster; charge battery-monster 2; card p1 mimic; copy mimic battery-monster; charge mimic 6; turn p3 buy; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "mimic", Name: "moved onto a card about to be spent: which acts first?", Given: own, Play: "pass; answer battery-monster", Want: "question=mimic-first asks=p1 answers=yes,no phase=start p1.energy=0"},
		{Rule: "mimic", Name: "the copy first: 2+2, then it is idle", Given: own, Play: "pass; answer battery-monster; answer yes", Want: "p1.energy=4 p1.cards=mimic discards=battery-monster phase=roll question="},
		{Rule: "mimic", Name: "the card first: 2, the copy's 6 are gone", Given: own, Play: "pass; answer battery-monster; answer no", Want: "p1.energy=2 p1.cards=mimic discards=battery-monster phase=roll"},
		{Rule: "mimic", Name: "without energy to move it: asked all the same", Given: full, Play: "pass", Want: "active=p1 question=mimic-first phase=start"},
		{Rule: "mimic", Name: "not moved away: asked then", Given: full + "set p1.energy 1; card p2 jets; ", Play: "pass; answer no", Want: "question=mimic-first phase=start p1.energy=1"},
		{Rule: "mimic", Name: "moved away: nothing to ask", Given: full + "set p1.energy 1; card p2 jets; ", Play: "pass; answer jets", Want: "question= phase=roll p1.energy=2 p1.cards=mimic>jets"},
		{Rule: "battery-monster", Name: "both spent, the copy first: 4, and mimic is discarded", Given: full + "charge mimic 2; ", Play: "pass; answer yes", Want: "p1.energy=4 p1.cards= discards=battery-monster,mimic"},
		{Rule: "battery-monster", Name: "both spent, the card first: 2, and mimic stays", Given: full + "charge mimic 2; ", Play: "pass; answer no", Want: "p1.energy=2 p1.cards=mimic"},
		{Rule: "battery-monster", Name: "more than 2 on the card: no question, 2+2", Given: full + "charge battery-monster 3; ", Play: "pass", Want: "question= p1.energy=4 p1.cards=battery-monster:1,mimic:4>battery-monster"},
		{Rule: "battery-monster", Name: "nothing on the copy: no question", Given: full + "charge mimic 0; ", Play: "pass", Want: "question= p1.energy=2"},
		{Rule: "battery-monster", Name: "another's card: no question", Given: ct3 + "card p2 battery-monster; charge battery-monster 2; card p1 mimic; copy mimic battery-monster; charge mimic 6; turn p3 buy; ", Play: "pass", Want: "question= p1.energy=2 p1.cards=mimic:4>battery-monster"},
		{Rule: "battery-monster", Name: "in Tokyo the points come once", Given: ci3 + "card p1 battery-monster; charge battery-monster 2; card p1 mimic; copy mimic battery-monster; charge mimic 6; turn p3 buy; ", Play: "pass; answer yes", Want: "p1.points=2 p1.energy=4"},
	})
}

// TestFriendOfChildren is friend-of-children: one more energy for each gain.
func TestFriendOfChildren(t *testing.T) {
	own := ct3 + "card p1 friend-of-children; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "friend-of-children", Name: "one energy die: 1+1", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p1.energy=2"},
		{Rule: "friend-of-children", Name: "none: none", Given: cardDice(own, "1122hh"), Play: "resolve", Want: "p1.energy=0"},
		{Rule: "friend-of-children", Name: "others' gains: nothing", Given: cb3 + "place p1 city; card p1 friend-of-children; turn p2 resolve; dice 1122he; ", Play: "resolve", Want: "p1.energy=0 p2.energy=1"},
		{Rule: "friend-of-children", Name: "with its copy: 1+1+1", Given: cardDice(own+"card p1 mimic; copy mimic friend-of-children; ", "1122he"), Play: "resolve", Want: "p1.energy=3"},
		{Rule: "friend-of-children", Name: "the energy of Tokyo between two: 1+1", Given: cb2 + "option two-player energy; place p1 city; card p1 friend-of-children; turn p2 buy; ", Play: "pass", Want: "p1.energy=2 p1.points=0"},
		{Rule: "friend-of-children:1", Name: "four energy dice: 4+1", Given: cardDice(own, "12eeee"), Play: "resolve", Want: "p1.energy=5"},
		{Rule: "friend-of-children:2", Name: "solar-powered: 1+1", Given: cardEnd(own + "card p1 solar-powered; "), Play: "pass", Want: "p1.energy=2"},
		{Rule: "friend-of-children:2", Name: "metamorph: 5", Given: cardEnd(own + "card p1 metamorph; card p1 giant-brain; "), Play: "pass; answer giant-brain; answer no", Want: "p1.energy=5"},
		{Rule: "friend-of-children:2", Name: "battery-monster: 2", Given: cardNext(own + "card p1 battery-monster; charge battery-monster 6; "), Play: "pass", Want: "p1.energy=2"},
		{Rule: "friend-of-children:3", Name: "sold for 3, not for 4 (our reading)", Given: cardEnd(own + "card p1 metamorph; "), Play: "pass; answer friend-of-children; answer metamorph", Want: "p1.energy=6"},
		{Rule: "friend-of-children:3", Name: "each sale its price: 3+2 (our reading)", Given: cardEnd(own + "card p1 metamorph; card p1 solar-powered; "), Play: "pass; answer solar-powered; answer metamorph", Want: "p1.energy=5"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "friend-of-children:2", Name: "lunar-powered: 1+1", Given: cardEnd(dt3 + "card p1 friend-of-children; card p1 lunar-powered; "), Play: "pass", Want: "p1.energy=2"},
		{Rule: "friend-of-children:2", Name: "metamorph: 5", Given: cardEnd(dt3 + "card p1 friend-of-children; card p1 metamorph; card p1 giant-brain; "), Play: "pass; answer giant-brain; answer no", Want: "p1.energy=5"},
	})
}
