package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestCompleteDestruction is complete-destruction: 9 points for all six faces.
func TestCompleteDestruction(t *testing.T) {
	own := ct3 + "card p1 complete-destruction; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "complete-destruction", Name: "all six: 9", Given: cardDice(own, "123hec"), Play: "resolve; answer no", Want: "p1.points=9"},
		{Rule: "complete-destruction", Name: "no heart: none", Given: cardDice(own, "1123ec"), Play: "resolve; answer no", Want: "p1.points=0"},
		{Rule: "complete-destruction", Name: "no 3: none", Given: cardDice(own, "112hec"), Play: "resolve; answer no", Want: "p1.points=0"},
		{Rule: "complete-destruction", Name: "in Tokyo too, though the heart is useless: 9", Given: cardDice(ci3+"card p1 complete-destruction; ", "123hec"), Play: "resolve", Want: "p1.points=9"},
		{Rule: "complete-destruction", Name: "15+9: 20 at most", Given: cardDice(own+"set p1.points 15; ", "123hec"), Play: "resolve; answer no", Want: "p1.points=20 phase=buy"},
		{Rule: "complete-destruction", Name: "with its copy: 18", Given: cardDice(own+"card p1 mimic; copy mimic complete-destruction; ", "123hec"), Play: "resolve; answer no", Want: "p1.points=18"},
		{Rule: "complete-destruction", Name: "plot-twist completes it: 9", Given: own + "card p1 plot-twist; ", Play: "roll 1233ec; answer 3; answer h; resolve; answer no", Want: "p1.points=9 p1.cards=complete-destruction"},
		{Rule: "complete-destruction:1", Name: "the smash of acid-attack: 9", Given: cardDice(own+"card p1 acid-attack; ", "1123he"), Play: "resolve; answer no", Want: "p1.points=9"},
		{Rule: "complete-destruction:1", Name: "burrowing adds none outside", Given: cardDice(own+"card p1 burrowing; ", "1123he"), Play: "resolve", Want: "p1.points=0"},
		{Rule: "complete-destruction:2", Name: "the dice are resolved: 5+1 hearts, 1 energy, a smash", Given: cardDice(own+"set p1.hearts 5; ", "123hec"), Play: "resolve; answer no", Want: "p1.points=9 p1.hearts=6 p1.energy=1 p2.hearts=9"},
		{Rule: "complete-destruction:2", Name: "with detritivore 9+2=11", Given: cardDice(own+"card p1 detritivore; ", "123hec"), Play: "resolve; answer no", Want: "p1.points=11"},
	})
}

// TestDetritivore is detritivore: 2 points for a 1, a 2 and a 3.
func TestDetritivore(t *testing.T) {
	own := ct3 + "card p1 detritivore; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "detritivore", Name: "1, 2 and 3: 2", Given: cardDice(own, "123hhe"), Play: "resolve", Want: "p1.points=2"},
		{Rule: "detritivore", Name: "no 3: none", Given: cardDice(own, "1122he"), Play: "resolve", Want: "p1.points=0"},
		{Rule: "detritivore", Name: "no 1: none", Given: cardDice(own, "2233he"), Play: "resolve", Want: "p1.points=0"},
		{Rule: "detritivore", Name: "with its copy: 4", Given: cardDice(own+"card p1 mimic; copy mimic detritivore; ", "123hhe"), Play: "resolve", Want: "p1.points=4"},
		{Rule: "detritivore:1", Name: "twice 1, 2, 3: 2", Given: cardDice(own, "112233"), Play: "resolve", Want: "p1.points=2"},
		{Rule: "detritivore:1", Name: "the 1s also make a triple: 2+2=4", Given: cardDice(own, "111123"), Play: "resolve", Want: "p1.points=4"},
	})
}

// TestGourmet is gourmet: 2 more points with three 1s.
func TestGourmet(t *testing.T) {
	own := ct3 + "card p1 gourmet; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "gourmet", Name: "three 1s: 1+2=3", Given: cardDice(own, "111hee"), Play: "resolve", Want: "p1.points=3"},
		{Rule: "gourmet", Name: "four: 2+2=4", Given: cardDice(own, "1111ee"), Play: "resolve", Want: "p1.points=4"},
		{Rule: "gourmet", Name: "two: none", Given: cardDice(own, "11hhee"), Play: "resolve", Want: "p1.points=0"},
		{Rule: "gourmet", Name: "three 2s: 2", Given: cardDice(own, "222hee"), Play: "resolve", Want: "p1.points=2"},
		{Rule: "gourmet", Name: "herd-culler makes the third: 1+2=3", Given: own + "card p1 herd-culler; ", Play: "roll 112hee; answer 2; resolve", Want: "p1.points=3"},
		{Rule: "gourmet", Name: "with its copy: 1+2+2=5", Given: cardDice(own+"card p1 mimic; copy mimic gourmet; ", "111hee"), Play: "resolve", Want: "p1.points=5"},
		{Rule: "gourmet:1", Name: "six 1s: 4+2=6", Given: cardDice(own, "111111"), Play: "resolve", Want: "p1.points=6"},
	})
}

// TestFreezeTime is freeze-time: another turn with one die fewer.
func TestFreezeTime(t *testing.T) {
	own := ct3 + "card p1 freeze-time; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "freeze-time", Name: "three 1s: its owner is asked", Given: cardDice(own, "111hee"), Play: "resolve", Want: "question=freeze-time asks=p1"},
		{Rule: "freeze-time", Name: "yes: p1 again, 6-1=5 dice", Given: cardDice(own, "111hee"), Play: "resolve; answer yes; pass", Want: "active=p1 fewer=1 p1.dice=5 turn=2 phase=roll"},
		{Rule: "freeze-time", Name: "no: p2 is next", Given: cardDice(own, "111hee"), Play: "resolve; answer no; pass", Want: "active=p2 extra="},
		{Rule: "freeze-time", Name: "two 1s: no question", Given: cardDice(own, "11hhee"), Play: "resolve", Want: "question= phase=buy extra="},
		{Rule: "freeze-time", Name: "in Tokyo the further turn brings 2 points: 1+2=3", Given: cardDice(ci3+"card p1 freeze-time; ", "111hee"), Play: "resolve; answer yes; pass", Want: "active=p1 p1.points=3"},
		{Rule: "freeze-time", Name: "the copy alone does it as well", Given: cardDice(ct3+"card p1 mimic; card p2 freeze-time; copy mimic freeze-time; ", "111hee"), Play: "resolve; answer yes", Want: "extra=p1-1"},
		{Rule: "freeze-time", Name: "20 points end the game all the same", Given: cardDice(own+"set p1.points 19; ", "111hee"), Play: "resolve; answer yes; pass", Want: "phase=over winner=p1 why=points"},
		{Rule: "freeze-time:1", Name: "again three 1s with 5 dice: 4 dice", Given: cardDice(own+"", "111hee"), Play: "resolve; answer yes; pass; roll 111he; resolve; answer yes; pass", Want: "active=p1 fewer=2 p1.dice=4 turn=3"},
		{Rule: "freeze-time:1", Name: "afterwards all six", Given: cardDice(own, "111hee"), Play: "resolve; answer yes; pass; roll 112he; resolve; pass; turn p3 buy; pass", Want: "active=p1 fewer=0 p1.dice=6"},
		{Rule: "freeze-time:1", Name: "then it is the turn of the one on the left", Given: cardDice(own, "111hee"), Play: "resolve; answer yes; pass; roll 112he; resolve; pass", Want: "active=p2 fewer=0"},
		{Rule: "freeze-time:2", Name: "bought when the 1s lie there", Given: cardDice(ct3+"row freeze-time ? ?; set p1.energy 3; ", "111hee"), Play: "resolve; buy 1; answer yes; reveal ?", Want: "extra=p1-1 p1.energy=0"},
		{Rule: "freeze-time:2", Name: "bought when they do not", Given: cardDice(ct3+"row freeze-time ? ?; set p1.energy 3; ", "112hee"), Play: "resolve; buy 1; reveal ?", Want: "extra= p1.cards=freeze-time"},
	})
}
