package tokyo_test

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestPricesAreThePrintedOnes buys every card of both boxes for exactly its price,
// and is refused with 1 energy less.
func TestPricesAreThePrintedOnes(t *testing.T) {
	for edition, setup := range []string{cb3 + "place p2 city; ", cd3 + "place p2 city; "} {
		r := tokyotest.Rules(t, tokyo.Edition(edition))
		known := map[string]bool{}
		for i := range r.Cards[1:] {
			known[r.Cards[1+i].ID] = true
		}
		for id, boxes := range printedCards(t) {
			price := boxes[edition].cost
			if known[id] != (boxes[edition].copies > 0) {
				t.Errorf("%s: in box %d: %v", id, edition, known[id])
				continue
			}
			if !known[id] {
				continue
			}
			delete(known, id)
			table, err := tokyotest.Fold(r, nil, cardShop(setup, id+" ? ?", price)+"buy 1; ")
			if err != nil || table.State.Row[0] != tokyo.NoCard {
				t.Errorf("%s for %d in box %d: %v", id, price, edition, err)
			}
			if price > 0 {
				if _, err := tokyotest.Fold(r, nil, cardShop(setup, id+" ? ?", price-1)+"buy 1; "); err == nil {
					t.Errorf("%s for %d in box %d is not refused", id, price-1, edition)
				}
			}
		}
		if len(known) > 0 {
			t.Errorf("box %d has cards without a price here: %v", edition, known)
		}
	}
}

// TestDiscardCards has the cards that act once.
func TestDiscardCards(t *testing.T) {
	shop := func(id string, price int) string {
		return cardShop(ct3+"set p1.hearts 5; set p1.points 1; set p2.points 7; set p3.points 3; set p2.energy 5; set p3.energy 1; ", id+" ? ?", price)
	}
	cardsBase(t, []tokyotest.Case{
		{Rule: "apartment-building", Name: "1+3=4 points", Given: shop("apartment-building", 5), Play: "buy 1; reveal ?", Want: "p1.points=4 p1.energy=0 p1.cards= discards=apartment-building p2.points=7"},
		{Rule: "commuter-train", Name: "1+2=3 points", Given: shop("commuter-train", 4), Play: "buy 1; reveal ?", Want: "p1.points=3 p1.energy=0 discards=commuter-train"},
		{Rule: "corner-store", Name: "1+1=2 points", Given: shop("corner-store", 3), Play: "buy 1; reveal ?", Want: "p1.points=2 p1.energy=0 discards=corner-store"},
		{Rule: "skyscraper", Name: "1+4=5 points", Given: shop("skyscraper", 6), Play: "buy 1; reveal ?", Want: "p1.points=5 p1.energy=0 discards=skyscraper"},
		{Rule: "energize", Name: "8-8+9=9 energy", Given: shop("energize", 8), Play: "buy 1; reveal ?", Want: "p1.energy=9 p2.energy=5 discards=energize"},
		{Rule: "energize:1", Name: "friend-of-children: 10", Given: shop("energize", 8) + "card p1 friend-of-children; ", Play: "buy 1; reveal ?", Want: "p1.energy=10"},
		{Rule: "evacuation-orders", Name: "the others lose 5", Given: shop("evacuation-orders", 7), Play: "buy 1; reveal ?", Want: "p1.points=1 p2.points=2 p3.points=0 discards=evacuation-orders"},
		{Rule: "evacuation-orders:1", Name: "both of them: 7-5-5", Given: shop("evacuation-orders", 14) + "set p2.points 12; row evacuation-orders evacuation-orders ?; ", Play: "buy 1; reveal ?; buy 2; reveal ?", Want: "p2.points=2 discards=evacuation-orders,evacuation-orders"},
		{Rule: "evacuation-orders:2", Name: "3-5: 0", Given: shop("evacuation-orders", 7), Play: "buy 1; reveal ?", Want: "p3.points=0"},
		{Rule: "flame-thrower", Name: "the others lose 2 hearts", Given: shop("flame-thrower", 3), Play: "buy 1; reveal ?", Want: "p1.hearts=5 p2.hearts=8 p3.hearts=8 discards=flame-thrower"},
		{Rule: "flame-thrower", Name: "armor-plating lets 2 through", Given: shop("flame-thrower", 3) + "card p2 armor-plating; ", Play: "buy 1; reveal ?", Want: "p2.hearts=8"},
		{Rule: "flame-thrower:1", Name: "nobody yields", Given: shop("flame-thrower", 3), Play: "buy 1; reveal ?", Want: "question= city=p2 phase=buy"},
		{Rule: "gas-refinery", Name: "1+2 points, the others lose 3 hearts", Given: shop("gas-refinery", 6), Play: "buy 1; reveal ?", Want: "p1.points=3 p1.hearts=5 p2.hearts=7 p3.hearts=7"},
		{Rule: "gas-refinery:1", Name: "nobody yields", Given: shop("gas-refinery", 6), Play: "buy 1; reveal ?", Want: "question= city=p2"},
		{Rule: "heal", Name: "5+2=7 hearts", Given: shop("heal", 3), Play: "buy 1; reveal ?", Want: "p1.hearts=7 discards=heal"},
		{Rule: "heal:1", Name: "in Tokyo", Given: shop("heal", 3) + "place p2 outside; place p1 city; ", Play: "buy 1; reveal ?", Want: "p1.hearts=7"},
		{Rule: "heal:1", Name: "9+2: 10", Given: shop("heal", 3) + "set p1.hearts 9; ", Play: "buy 1; reveal ?", Want: "p1.hearts=10"},
		{Rule: "high-altitude-bombing", Name: "all lose 3 hearts", Given: shop("high-altitude-bombing", 4), Play: "buy 1; reveal ?", Want: "p1.hearts=2 p2.hearts=7 p3.hearts=7"},
		{Rule: "high-altitude-bombing:1", Name: "nobody yields", Given: shop("high-altitude-bombing", 4), Play: "buy 1; reveal ?", Want: "question= city=p2"},
		{Rule: "high-altitude-bombing:2", Name: "everyone falls: nobody wins", Given: shop("high-altitude-bombing", 4) + "set p1.hearts 3; set p2.hearts 2; set p3.hearts 1; ", Play: "buy 1", Want: "living=0 phase=over why=nobody winner="},
		{Rule: "high-altitude-bombing:2", Name: "its owner with 20 points too: nobody wins", Given: shop("high-altitude-bombing", 4) + "set p1.points 20; set p1.hearts 3; set p2.hearts 2; set p3.hearts 1; ", Play: "buy 1", Want: "phase=over why=nobody winner="},
		{Rule: "high-altitude-bombing", Name: "all but one fall: it wins", Given: shop("high-altitude-bombing", 4) + "set p1.hearts 3; set p2.hearts 2; ", Play: "buy 1; reveal ?", Want: "phase=over why=last winner=p3 p3.hearts=7"},
		{Rule: "jet-fighters", Name: "1+5 points, 5-4=1 heart", Given: shop("jet-fighters", 5), Play: "buy 1; reveal ?", Want: "p1.points=6 p1.hearts=1"},
		{Rule: "jet-fighters:1", Name: "20 points at 0 hearts is no win", Given: shop("jet-fighters", 5) + "set p1.points 16; set p1.hearts 4; ", Play: "buy 1; reveal ?", Want: "p1.out=true phase=roll active=p2 winner="},
		{Rule: "national-guard", Name: "1+2 points, 5-2=3 hearts", Given: shop("national-guard", 3), Play: "buy 1; reveal ?", Want: "p1.points=3 p1.hearts=3"},
		{Rule: "national-guard:1", Name: "20 points at 0 hearts is no win", Given: shop("national-guard", 3) + "set p1.points 18; set p1.hearts 2; ", Play: "buy 1; reveal ?", Want: "p1.out=true winner= active=p2"},
		{Rule: "nuclear-power-plant", Name: "1+2 points, 5+3=8 hearts", Given: shop("nuclear-power-plant", 6), Play: "buy 1; reveal ?", Want: "p1.points=3 p1.hearts=8"},
		{Rule: "nuclear-power-plant:1", Name: "in Tokyo, 9+3: 10", Given: shop("nuclear-power-plant", 6) + "place p2 outside; place p1 city; set p1.hearts 9; ", Play: "buy 1; reveal ?", Want: "p1.hearts=10"},
		{Rule: "tank", Name: "1+4 points, 5-3=2 hearts", Given: shop("tank", 4), Play: "buy 1; reveal ?", Want: "p1.points=5 p1.hearts=2"},
		{Rule: "tank:1", Name: "20 points at 0 hearts is no win", Given: shop("tank", 4) + "set p1.points 16; set p1.hearts 3; ", Play: "buy 1; reveal ?", Want: "p1.out=true winner= active=p2"},
		{Rule: "tank:1", Name: "20 points at 1 heart is one, at the end of the turn", Given: shop("tank", 4) + "set p1.points 16; set p1.hearts 4; ", Play: "buy 1; reveal ?; pass", Want: "winner=p1 why=points p1.hearts=1"},
		{Rule: "vast-storm", Name: "1+2 points, the others lose half", Given: shop("vast-storm", 6) + "set p2.energy 8; ", Play: "buy 1; reveal ?", Want: "p1.points=3 p2.energy=4 p1.energy=0"},
		{Rule: "vast-storm", Name: "its owner loses none", Given: shop("vast-storm", 10), Play: "buy 1; reveal ?", Want: "p1.energy=4"},
		{Rule: "vast-storm", Name: "nor who has none", Given: shop("vast-storm", 6) + "set p2.energy 0; ", Play: "buy 1; reveal ?", Want: "p2.energy=0"},
		{Rule: "vast-storm", Name: "media-friendly besides: 1+2+1", Given: shop("vast-storm", 6) + "card p1 media-friendly; ", Play: "buy 1; reveal ?", Want: "p1.points=4"},
		{Rule: "vast-storm:1", Name: "5 loses 2, 1 loses none", Given: shop("vast-storm", 6), Play: "buy 1; reveal ?", Want: "p2.energy=3 p3.energy=1"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "monster-pets", Name: "all lose 3 points", Given: cardShop(dt3+"set p1.points 5; set p2.points 7; set p3.points 4; ", "monster-pets ? ?", 0), Play: "buy 1; reveal ?", Want: "p1.points=2 p2.points=4 p3.points=1 discards=monster-pets"},
		{Rule: "monster-pets:1", Name: "2-3: 0", Given: cardShop(dt3+"set p1.points 2; set p2.points 0; set p3.points 3; ", "monster-pets ? ?", 0), Play: "buy 1; reveal ?", Want: "p1.points=0 p2.points=0 p3.points=0"},
		{Rule: "monster-pets:2", Name: "media-friendly scores, first or last: 5-3+1", Given: cardShop(dt3+"card p1 media-friendly; set p1.points 5; ", "monster-pets ? ?", 0), Play: "buy 1; reveal ?", Want: "p1.points=3"},
		{Rule: "monster-pets:2", Name: "tile-have-it-all too: 5-3+1+1", Given: cardShop(gt3+"card p1 tile-have-it-all; card p1 media-friendly; set p1.points 5; ", "monster-pets ? ?", 0), Play: "buy 1; reveal ?", Want: "p1.points=4"},
	})
}

// TestDeathFromAbove is death-from-above: Tokyo changes hands.
func TestDeathFromAbove(t *testing.T) {
	shop := func(given string) string { return cardShop(given, "death-from-above ? ?", 5) }
	cardsBase(t, []tokyotest.Case{
		{Rule: "death-from-above", Name: "2 points, p2 is thrown out", Given: shop(ct3), Play: "buy 1; reveal ?", Want: "city=p1 p2.place=outside p1.energy=0 discards=death-from-above"},
		{Rule: "death-from-above", Name: "City and Bay: both", Given: shop(ct5), Play: "buy 1; reveal ?", Want: "city=p1 bay= p2.place=outside p3.place=outside p1.points=3"},
		{Rule: "death-from-above", Name: "already in the City: 2 points only", Given: shop(ci3), Play: "buy 1; reveal ?", Want: "city=p1 p1.points=2"},
		{Rule: "death-from-above", Name: "in the City, the Bay is thrown out", Given: shop(cb5 + "place p1 city; place p3 bay; "), Play: "buy 1; reveal ?", Want: "city=p1 bay= p3.place=outside p1.points=2"},
		{Rule: "death-from-above", Name: "Tokyo empty: it enters", Given: shop(cb3), Play: "buy 1; reveal ?", Want: "city=p1 p1.points=3"},
		{Rule: "death-from-above", Name: "between two with energy: 2 points and 1 energy", Given: shop(cb2 + "option two-player energy; place p2 city; "), Play: "buy 1; reveal ?", Want: "city=p1 p1.points=2 p1.energy=1"},
		{Rule: "death-from-above", Name: "nobody loses hearts", Given: shop(ct3), Play: "buy 1; reveal ?", Want: "p2.hearts=10 p1.hearts=10 question="},
		{Rule: "death-from-above:1", Name: "2, and 1 for entering", Given: shop(ct3), Play: "buy 1; reveal ?", Want: "p1.points=3"},
		{Rule: "death-from-above:2", Name: "from the Bay to the City: 2", Given: shop(cb5 + "place p2 city; place p1 bay; "), Play: "buy 1; reveal ?", Want: "city=p1 bay= p2.place=outside p1.points=2"},
		{Rule: "death-from-above:3", Name: "they yield: burrowing costs its heart, 10-1", Given: shop(ct3 + "card p2 burrowing; "), Play: "buy 1; reveal ?", Want: "question= p1.hearts=9 city=p1 p1.points=3 p2.place=outside"},
		{Rule: "death-from-above:3", Name: "the last heart: it falls before it enters, with its 2 points", Given: shop(ct3 + "card p2 burrowing; set p1.hearts 1; "), Play: "buy 1; reveal ?", Want: "p1.out=true city= p2.place=outside active=p2"},
		{Rule: "death-from-above:3", Name: "burrowing of the Bay: the buyer takes the City and loses 1, 10-1", Given: shop(ct5 + "card p3 burrowing; "), Play: "buy 1; reveal ?", Want: "p1.hearts=9 city=p1 bay="},
		{Rule: "death-from-above:3", Name: "burrowing in both places, one a copy: 10-1-1", Given: shop(ct5 + "card p3 burrowing; card p2 mimic; copy mimic burrowing; "),
			Play: "buy 1; reveal ?", Want: "p1.hearts=8 city=p1 bay="},
		{Rule: "death-from-above:3", Name: "from the Bay to the City nobody enters Tokyo", Given: shop(cb5 + "place p2 city; place p1 bay; card p2 burrowing; "), Play: "buy 1; reveal ?", Want: "p1.hearts=10 city=p1 bay= p1.points=2"},
		{Rule: "death-from-above:4", Name: "jets find nothing to flee from", Given: shop(ct3 + "card p2 jets; "), Play: "buy 1; reveal ?", Want: "question= p1.hearts=10 city=p1"},
		{Rule: "death-from-above:3", Name: "a later newcomer does not suffer from it any more", Given: shop(ct3 + "card p2 burrowing; "), Play: "buy 1; reveal ?; turn p3 resolve; done; dice 1122hc; resolve; answer yes", Want: "city=p3 p3.hearts=10"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "death-from-above:4", Name: "no smashes: unstable-dna is silent", Given: shop(dt3 + "card p2 unstable-dna; card p1 giant-brain; "), Play: "buy 1; reveal ?", Want: "question= p2.cards=unstable-dna city=p1"},
	})
}

// TestFrenzy is frenzy: another turn.
func TestFrenzy(t *testing.T) {
	cut := "option frenzy cut; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "frenzy", Name: "p1 again", Given: cardShop(ct3, "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass", Want: "active=p1 turn=2 phase=roll fewer=0 extra="},
		{Rule: "frenzy", Name: "then p2", Given: cardShop(ct3, "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass; roll 1122he; resolve; pass", Want: "active=p2 turn=3"},
		{Rule: "frenzy", Name: "20 points end the game before it", Given: cardShop(ct3+"set p1.points 20; ", "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass", Want: "phase=over winner=p1"},
		{Rule: "frenzy", Name: "after freeze-time's turn, or before: both come", Given: cardDice(ct3+"card p1 freeze-time; row frenzy ? ?; set p1.energy 5; ", "111hee"), Play: "resolve; answer yes; buy 1; reveal ?; pass", Want: "active=p1 fewer=1 extra=p1"},
		{Rule: "frenzy", Name: "its owner falls at its end: the turn is lost", Given: cardShop(ct3+"set p1.hearts 1; set p1.poison 1; ", "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass", Want: "p1.out=true active=p2 extra="},
		{Rule: "frenzy:1", Name: "cut short: at once, without the end's effects", Given: cardShop(cb3+cut+"place p2 city; card p1 energy-hoarder; ", "frenzy ? ?", 13), Play: "buy 1; reveal ?", Want: "active=p1 turn=2 phase=roll p1.points=0 p1.energy=6"},
		{Rule: "frenzy:1", Name: "cut short: the Poison of this turn too", Given: cardShop(cb3+cut+"place p2 city; set p1.poison 1; ", "frenzy ? ?", 7), Play: "buy 1; reveal ?", Want: "turn=2 p1.hearts=10"},
		{Rule: "frenzy:2", Name: "to its usual end: 1 point of the hoarder", Given: cardShop(ct3+"card p1 energy-hoarder; ", "frenzy ? ?", 13), Play: "buy 1; reveal ?; pass", Want: "active=p1 turn=2 p1.points=1"},
		{Rule: "frenzy:2", Name: "further purchases first", Given: cardShop(ct3, "frenzy heal ?", 10), Play: "buy 1; reveal ?; buy 2; reveal ?; pass", Want: "active=p1 turn=2 p1.energy=0"},
		{Rule: "frenzy:3", Name: "in Tokyo: 2 points again", Given: cardShop(ci3, "frenzy ? ?", 7), Play: "buy 1; reveal ?; pass", Want: "active=p1 p1.points=2"},
	})
}

// TestEveryCardLiesWhereItShould buys every card: a keep card goes to its owner, a
// discard card to the discards.
func TestEveryCardLiesWhereItShould(t *testing.T) {
	for edition, setup := range []string{cb3 + "place p2 city; card p2 giant-brain; ", cd3 + "place p2 city; card p2 giant-brain; "} {
		r := tokyotest.Rules(t, tokyo.Edition(edition))
		for i := range r.Cards[1:] {
			card := &r.Cards[1+i]
			if card.ID == "giant-brain" {
				continue
			}
			lines := cardShop(setup, card.ID+" ? ?", 9) + "buy 1; "
			if card.ID == "mimic" {
				lines += "answer giant-brain; "
			}
			table, err := tokyotest.Fold(r, nil, lines+"reveal ?; ")
			if err != nil {
				t.Errorf("%s: %v", card.ID, err)
				continue
			}
			held := fmt.Sprint(tokyotest.View(r, &table)["p1.cards"] != "")
			if held != fmt.Sprint(card.Keep) {
				t.Errorf("%s in box %d: before its owner: %s, is a keep card: %v", card.ID, edition, held, card.Keep)
			}
		}
	}
}
