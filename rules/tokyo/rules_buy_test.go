package tokyo_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleBuy is 10.1 to 10.5: the cards for sale.
func TestRuleBuy(t *testing.T) {
	// The deck is empty: three cards are for sale and the others in the discards.
	others := numPrinted(t, tokyo.Base) - 3
	bare := ruleShop(2, "corner-store wings ?", 9) + "discards" + strings.Repeat(" ?", others) + "; "
	// The same if p1 and p2 own them all: the discards are empty too.
	gone := ruleShop(2, "corner-store acid-attack wings", 9) + everyCardBut(t, "corner-store", "acid-attack", "wings")
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "10.1", Name: "the printed price: 9-6", Given: ruleShop(3, "wings ? ?", 9), Play: "buy 1; reveal ?", Want: "p1.energy=3 p1.cards=wings"},
		{Rule: "10.1", Name: "the last energy: 6-6", Given: ruleShop(3, "wings ? ?", 6), Play: "buy 1; reveal ?", Want: "p1.energy=0 p1.cards=wings"},
		{Rule: "10.1", Name: "too dear: 5 of 6", Given: ruleShop(3, "wings ? ?", 5), Play: "buy 1", Refused: "tokyo.too-dear", Want: "p1.energy=5 p1.cards= row=wings,?,?"},
		{Rule: "10.1", Name: "named as it was to be bought, too dear: it stays, with its name", Given: ruleShop(3, "? ? ?", 5), Play: "buy 2; answer wings", Want: "p1.energy=5 p1.cards= row=?,wings,? question= phase=buy"},
		{Rule: "10.1", Name: "named as it was to be bought, and paid", Given: ruleShop(3, "? ? ?", 6), Play: "buy 2; answer wings; reveal ?", Want: "p1.energy=0 p1.cards=wings row=?,?,?"},
		{Rule: "10.1", Name: "by its name", Given: ruleShop(3, "? wings ?", 6), Play: "buy wings; reveal ?", Want: "p1.cards=wings row=?,?,?"},
		{Rule: "10.1", Name: "only what is for sale", Given: ruleShop(3, "? wings ?", 6), Play: "buy gourmet", Refused: "tokyo.not-in-row", Want: "p1.energy=6"},
		{Rule: "10.1", Name: "any number, one after the other: 13-6-3-4", Given: ruleShop(3, "wings corner-store gourmet", 13), Play: "buy 1; reveal ?; buy 2; reveal ?; buy 3; reveal ?",
			Want: "p1.energy=0 p1.points=1 p1.cards=gourmet,wings"},
		{Rule: "10.1", Name: "none at all", Given: ruleShop(3, "wings ? ?", 9), Play: "pass", Want: "p1.energy=9 active=p2"},
		{Rule: "10.1", Name: "nobody but the active Monster pays: 10-6", Given: ruleShop(3, "wings ? ?", 10) + "set p2.energy 10", Play: "buy 1; reveal ?", Want: "p1.energy=4 p2.energy=10"},
		{Rule: "10.2", Name: "replaced at once, in its slot: 3+1 drawn", Given: ruleShop(3, "? wings ?", 9), Play: "buy 2; reveal gourmet", Want: "row=?,gourmet,? drawn=4"},
		{Rule: "10.2", Name: "nothing else before it is", Given: ruleShop(3, "? wings ?", 9), Play: "buy 2; pass", Refused: "answer-first", Want: "question=reveal active=p1"},
		{Rule: "10.2", Name: "the new card is for sale: 9-6-3", Given: ruleShop(3, "? wings ?", 9), Play: "buy 2; reveal corner-store; buy 2; reveal ?", Want: "p1.energy=0 p1.points=1 p1.cards=wings"},
		{Rule: "10.2", Name: "it cannot lie in sight already", Given: ruleShop(3, "gourmet wings ?", 9), Play: "buy 2; reveal gourmet", Refused: "tokyo.in-sight", Want: "question=reveal"},
		{Rule: "10.3", Name: "2 energy, three others: 5-2", Given: ruleShop(3, "gourmet wings heal", 5), Play: "sweep; reveal tank; reveal ?; reveal jets",
			Want: "p1.energy=3 row=tank,?,jets discards=gourmet,heal,wings drawn=6"},
		{Rule: "10.3", Name: "not with 1", Given: ruleShop(3, "gourmet wings heal", 1), Play: "sweep", Refused: "tokyo.sweep-dear", Want: "p1.energy=1 row=gourmet,wings,heal"},
		{Rule: "10.3", Name: "again and again: 5-2-2", Given: ruleShop(3, "? ? ?", 5), Play: "sweep; reveal ?; reveal ?; reveal ?; sweep; reveal ?; reveal ?; reveal ?",
			Want: "p1.energy=1 drawn=9 lost=6"},
		{Rule: "10.3", Name: "what came is for sale: 6-2-4", Given: ruleShop(3, "? ? ?", 6), Play: "sweep; reveal tank; reveal ?; reveal ?; buy tank; reveal ?", Want: "p1.energy=0 p1.points=4 p1.hearts=7"},
		{Rule: "10.3", Name: "before and after a purchase: 8-3-2", Given: ruleShop(3, "heal ? ?", 8), Play: "buy 1; reveal ?; sweep; reveal ?; reveal ?; reveal ?", Want: "p1.energy=3 phase=buy"},
		{Rule: "10.4", Name: "outside", Given: ruleShop(3, "corner-store ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.place=outside p1.points=1"},
		{Rule: "10.4", Name: "in the City", Given: ruleShop(3, "corner-store ? ?", 3) + "place p2 outside; place p1 city", Play: "buy 1; reveal ?", Want: "p1.place=city p1.points=1"},
		{Rule: "10.4", Name: "in the Bay", Given: ruleShop(5, "corner-store ? ?", 3) + "place p1 bay", Play: "buy 1; reveal ?", Want: "p1.place=bay p1.points=1"},
		{Rule: "10.5", Name: "an empty deck", Given: bare, Want: fmt.Sprintf("deck=0 lost=%d", others)},
		{Rule: "10.5", Name: "rebuilt from the discards as the next card is wanted: 3 for sale, 1 bought", Given: bare, Play: "buy 2; reveal ?", Want: "drawn=4 lost=0 discards= p1.cards=wings"},
		{Rule: "10.5", Name: "the discard card just bought among them: 3 for sale", Given: bare, Play: "buy 1; reveal ?", Want: "drawn=3 lost=0 discards="},
		{Rule: "10.5", Name: "so it may come back at once", Given: bare, Play: "buy 1; reveal corner-store", Want: "row=corner-store,wings,? drawn=3"},
		{Rule: "10.5", Name: "no card anywhere: the slot stays empty", Given: gone, Play: "buy 2", Want: "row=corner-store,-,wings deck=0 question="},
		{Rule: "10.5", Name: "and sells nothing", Given: gone, Play: "buy 2; buy 2", Refused: "tokyo.slot-empty", Want: "p1.energy=3"},
	})
}

// everyCardBut gives p2 all physical cards of the base box except some.
func everyCardBut(t *testing.T, but ...string) string {
	t.Helper()
	var lines strings.Builder
	r := tokyotest.Rules(t, tokyo.Base)
	for _, c := range r.Cards[1:] {
		left := false
		for _, id := range but {
			left = left || c.ID == id
		}
		if !left {
			lines.WriteString("card p2 " + c.ID + "; ")
		}
	}
	return lines.String()
}

// TestRuleTurnEnd is 10.6 to 10.8: what follows the purchases.
func TestRuleTurnEnd(t *testing.T) {
	shop := ruleShop(3, "? ? ?", 0)
	metamorph := ruleShop(3, "gourmet ? ?", 4) + "card p1 metamorph; card p1 acid-attack; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "10.6", Name: "effects, then the next on the left", Given: shop + "card p1 solar-powered", Play: "pass", Want: "p1.energy=1 active=p2 phase=roll turn=2"},
		{Rule: "10.6", Name: "only the active Monster's", Given: shop + "card p3 solar-powered; card p1 herbivore", Play: "pass", Want: "p3.energy=0 p1.points=1"},
		{Rule: "10.6", Name: "Poison too: 10-2", Given: shop + "set p1.poison 2; set p3.poison 1", Play: "pass", Want: "p1.hearts=8 p1.poison=2 p3.hearts=10 active=p2"},
		{Rule: "10.7", Name: "the sale is asked after buying", Given: metamorph, Play: "pass", Want: "question=metamorph asks=p1 active=p1 p1.energy=4"},
		{Rule: "10.7", Name: "sold for 6: 4+6", Given: metamorph, Play: "pass; answer acid-attack; answer no", Want: "p1.energy=10 p1.cards=metamorph discards=acid-attack active=p2"},
		{Rule: "10.7", Name: "too late to buy with it", Given: metamorph, Play: "pass; answer acid-attack; buy 1", Refused: "answer-first", Want: "p1.energy=10 question=metamorph"},
		{Rule: "10.7", Name: "Metamorph itself for its 3, the others are still for sale: 4+3+6", Given: metamorph, Play: "pass; answer metamorph; answer acid-attack",
			Want: "p1.energy=13 p1.cards= active=p2"},
		{Rule: "10.8", Name: "the sale before the hoarder: 4+6=10, one batch of six", Given: metamorph + "card p1 energy-hoarder", Play: "pass; answer acid-attack; answer no", Want: "p1.points=1"},
		{Rule: "10.8", Name: "the underdog before the hoarder: 1 alone in last place, +1, +1", Given: shop + "card p1 rooting-for-the-underdog; card p1 energy-hoarder; set p1.energy 6; set p1.points 1; set p2.points 2; set p3.points 2",
			Play: "pass", Want: "p1.points=3"},
		{Rule: "10.8", Name: "the underdog before the herbivore: 1+1+1", Given: shop + "card p1 rooting-for-the-underdog; card p1 herbivore; set p1.points 1; set p2.points 2; set p3.points 2", Play: "pass",
			Want: "p1.points=3"},
		{Rule: "10.8", Name: "the hoarder before solar-powered: no energy, no batch", Given: shop + "card p1 energy-hoarder; card p1 solar-powered", Play: "pass", Want: "p1.points=0 p1.energy=1"},
		{Rule: "10.8", Name: "Poison last: the herbivore scores, then falls, 19 points", Given: shop + "card p1 herbivore; set p1.points 18; set p1.poison 1; set p1.hearts 1", Play: "pass",
			Want: "p1.points=19 p1.out=true active=p2"},
		{Rule: "10.8", Name: "Poison after the 20th point: out, no win", Given: shop + "card p1 herbivore; set p1.points 19; set p1.poison 1; set p1.hearts 1", Play: "pass",
			Want: "p1.points=20 p1.out=true winner= active=p2"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "10.8", Name: "natural-selection after the herbivore: 18+1, then out", Given: ruleDarkDice(3, "11223e") + "place p2 city; place p1 outside; card p1 herbivore; card p1 natural-selection; set p1.points 18",
			Play: "resolve; pass", Want: "p1.points=19 p1.out=true active=p2"},
		{Rule: "10.8", Name: "lunar-powered before natural-selection: out, its energy with it", Given: ruleDarkDice(3, "11223h") + "place p2 city; card p1 lunar-powered; card p1 natural-selection",
			Play: "resolve; pass", Want: "p1.energy=0 p1.out=true active=p2"},
	})
}
