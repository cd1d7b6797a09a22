package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestExamples is 16, the worked examples of the printed rules, in both editions:
// they use only what the boxes share.
func TestExamples(t *testing.T) {
	for _, edition := range []tokyo.Edition{tokyo.Base, tokyo.Dark} {
		t.Run(edition.String(), func(t *testing.T) {
			tokyotest.Run(t, tokyotest.Rules(t, edition), exampleCases(edition))
		})
	}
}

// exampleFive is the table of 16.3: A to E are p1 to p5, A in the City, B in the Bay,
// E about to roll. A should fall after losing 4, 1 and 3 hearts, so it starts with 8.
func exampleFive(edition tokyo.Edition) string {
	return tokyotest.Game(edition, 5) + "place p1 city; place p2 bay; set p1.hearts 8; turn p5 roll; "
}

// The turns of 16.3, each with the line that ends it.
const (
	exampleE1 = "roll cccc12; resolve; answer yes; answer yes; pass; " // 4 smashes, A and B yield
	exampleA  = "roll c11223; resolve; answer no; pass; "              // 1 smash, E stays
	exampleB  = "roll c11223; resolve; answer no; answer yes; pass; "  // 1 smash, E stays, A yields
	exampleC  = "roll 112233; resolve; pass; "                         // no smash
	exampleD  = "roll 112233; resolve; pass; "                         // no smash
	exampleE2 = "roll ccc112; resolve; "                               // 3 smashes
)

func exampleCases(edition tokyo.Edition) []tokyotest.Case {
	game := tokyotest.Game(edition, 3)
	dice := "turn p1 resolve; dice 2222ec; "
	shop := game + "row wings corner-store jets; place p2 city; turn p1 buy; set p1.energy 10; "
	five := exampleFive(edition)
	toB := exampleE1 + exampleA + "roll c11223; "
	return []tokyotest.Case{
		{Rule: "16.1", Name: "from outside: 2+1 points, 1 energy, the City loses 1", Given: game + dice + "place p2 city", Play: "resolve; answer no",
			Want: "p1.points=3 p1.energy=1 p2.hearts=9 p3.hearts=10 city=p2"},
		{Rule: "16.1", Name: "from Tokyo: everybody outside loses 1", Given: game + dice + "place p1 city", Play: "resolve",
			Want: "p1.points=3 p1.energy=1 p1.hearts=10 p2.hearts=9 p3.hearts=9"},
		{Rule: "16.2", Name: "a sweep for 2 of 10", Given: shop, Play: "sweep; reveal spiked-tail; reveal metamorph; reveal ?", Want: "p1.energy=8 row=spiked-tail,metamorph,? discards=corner-store,jets,wings"},
		{Rule: "16.2", Name: "a card for 3 of 8", Given: shop, Play: "sweep; reveal spiked-tail; reveal metamorph; reveal ?; buy metamorph; reveal ?", Want: "p1.energy=5 p1.cards=metamorph row=spiked-tail,?,?"},
		{Rule: "16.2", Name: "5 are kept, and there in the next turn of p1", Given: shop,
			Play: "sweep; reveal spiked-tail; reveal metamorph; reveal ?; buy metamorph; reveal ?; pass; answer no; roll 11223h; resolve; pass; roll 11223h; resolve; pass",
			Want: "active=p1 p1.energy=5"},

		{Rule: "16.3", Name: "E: A and B lose 4 each", Given: five, Play: "roll cccc12; resolve", Want: "p1.hearts=4 p2.hearts=6 p3.hearts=10 p4.hearts=10 question=yield asks=p1"},
		{Rule: "16.3", Name: "E: A yields, B is asked", Given: five, Play: "roll cccc12; resolve; answer yes", Want: "question=yield asks=p2 p1.place=outside"},
		{Rule: "16.3", Name: "E takes the City, the Bay is empty", Given: five, Play: exampleE1, Want: "city=p5 bay= p5.points=1 p1.place=outside p2.place=outside active=p1"},
		{Rule: "16.3", Name: "A: only E loses 1", Given: five, Play: exampleE1 + "roll c11223; resolve", Want: "p5.hearts=9 p2.hearts=6 p3.hearts=10 p4.hearts=10 question=yield asks=p5"},
		{Rule: "16.3", Name: "A takes the Bay", Given: five, Play: exampleE1 + exampleA, Want: "city=p5 bay=p1 p1.points=1 p5.points=1 active=p2"},
		{Rule: "16.3", Name: "B: A and E lose 1 each", Given: five, Play: toB + "resolve", Want: "p5.hearts=8 p1.hearts=3 p2.hearts=6 question=yield"},
		{Rule: "16.3", Name: "B takes the Bay that A leaves", Given: five, Play: exampleE1 + exampleA + exampleB, Want: "city=p5 bay=p2 p2.points=1 p1.place=outside active=p3"},
		{Rule: "16.3", Name: "C and D change nothing", Given: five, Play: exampleE1 + exampleA + exampleB + exampleC + "roll 112233; resolve",
			Want: "city=p5 bay=p2 p3.points=0 p4.points=0 p3.place=outside p4.place=outside active=p4"},
		{Rule: "16.3", Name: "E starts in Tokyo: 1+2 points", Given: five, Play: exampleE1 + exampleA + exampleB + exampleC + exampleD, Want: "active=p5 phase=roll p5.points=3 p5.hearts=8"},
		{Rule: "16.3", Name: "E: A falls, C and D lose 3, B is hit no more and leaves the Bay at once", Given: five,
			Play: exampleE1 + exampleA + exampleB + exampleC + exampleD + "roll ccc112; resolve smashes",
			Want: "p1.out=true p1.hearts=0 p3.hearts=7 p4.hearts=7 p2.hearts=6 living=4 bay= city=p5 p2.place=outside question= phase=resolve"},
		{Rule: "16.3", Name: "the whole of it", Given: five, Play: exampleE1 + exampleA + exampleB + exampleC + exampleD + exampleE2,
			Want: "city=p5 bay= living=4 p1.points=1 p2.points=1 p3.points=0 p4.points=0 p5.points=3 p2.hearts=6 p3.hearts=7 p4.hearts=7 p5.hearts=8 winner= phase=buy turn=6"},
		{Rule: "16.3", Name: "and B's turn follows, A's is gone", Given: five, Play: exampleE1 + exampleA + exampleB + exampleC + exampleD + exampleE2 + "pass",
			Want: "active=p2 turn=7 p2.points=1"},
	}
}
