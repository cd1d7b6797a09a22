package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestAlienOrigin is alien-origin: 1 energy off every card.
func TestAlienOrigin(t *testing.T) {
	own := cb3 + "place p2 city; card p1 alien-origin; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "alien-origin", Name: "5-1=4", Given: cardShop(own, "apartment-building ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.energy=0 p1.points=3"},
		{Rule: "alien-origin", Name: "3 is too little for 5-1", Given: cardShop(own, "apartment-building ? ?", 3), Play: "buy 1", Refused: "too-dear", Want: "p1.energy=3"},
		{Rule: "alien-origin", Name: "each card anew: 10-2-3=5", Given: cardShop(own, "corner-store commuter-train ?", 10), Play: "buy 1; reveal ?; buy 2; reveal ?", Want: "p1.energy=5 p1.points=3"},
		{Rule: "alien-origin", Name: "with its copy 5-2=3", Given: cardShop(own+"card p1 mimic; copy mimic alien-origin; ", "apartment-building ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.energy=0 p1.points=3"},
		{Rule: "alien-origin", Name: "the others pay 5", Given: cb3 + "place p1 city; card p1 alien-origin; turn p2 buy; row apartment-building ? ?; set p2.energy 4; ", Play: "buy 1", Refused: "too-dear", Want: "p2.energy=4"},
		{Rule: "alien-origin", Name: "bought, it works for the next card: 6-3-2=1", Given: cardShop(cb3+"place p2 city; ", "alien-origin corner-store ?", 6), Play: "buy 1; reveal ?; buy 2; reveal ?", Want: "p1.energy=1 p1.points=1"},
		{Rule: "alien-origin:1", Name: "parasitic-tentacles: 4-1=3, to its owner", Given: cardEnd(own + "card p1 parasitic-tentacles; card p2 armor-plating; set p1.energy 3; "), Play: "take armor-plating", Want: "p1.energy=0 p2.energy=3"},
		{Rule: "alien-origin:2", Name: "a sweep costs 2", Given: cardShop(own, "? ? ?", 2), Play: "sweep; reveal ?; reveal ?; reveal ?", Want: "p1.energy=0 lost=3"},
		{Rule: "alien-origin:2", Name: "1 is too little for a sweep", Given: cardShop(own, "? ? ?", 1), Play: "sweep", Refused: "sweep-dear", Want: "p1.energy=1"},
		{Rule: "alien-origin:3", Name: "its former name is no card", Given: own, Play: "card p1 alien-metabolism", Refused: "alien-metabolism", Want: "p1.cards=alien-origin"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "alien-origin", Name: "never less than 0", Given: cardShop(dt3+"card p1 alien-origin; ", "monster-pets ? ?", 0), Play: "buy 1; reveal ?", Want: "p1.energy=0"},
	})
}

// TestMediaFriendly is media-friendly: a point for each purchase.
func TestMediaFriendly(t *testing.T) {
	own := ct3 + "card p1 media-friendly; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "media-friendly", Name: "a discard card: 1+1=2", Given: cardShop(own, "corner-store ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.points=2"},
		{Rule: "media-friendly", Name: "two purchases: 2", Given: cardShop(own, "heal solar-powered ?", 5), Play: "buy 1; reveal ?; buy 2; reveal ?", Want: "p1.points=2"},
		{Rule: "media-friendly", Name: "a sweep is none", Given: cardShop(own, "? ? ?", 2), Play: "sweep; reveal ?; reveal ?; reveal ?", Want: "p1.points=0"},
		{Rule: "media-friendly", Name: "another's purchase is none", Given: cb3 + "place p1 city; card p1 media-friendly; turn p2 buy; row heal ? ?; set p2.energy 3; ", Play: "buy 1; reveal ?", Want: "p1.points=0 p2.points=0"},
		{Rule: "media-friendly", Name: "with its copy: 2", Given: cardShop(own+"card p1 mimic; copy mimic media-friendly; ", "heal ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.points=2"},
		{Rule: "media-friendly", Name: "a card of another's counts", Given: cardEnd(own + "card p1 parasitic-tentacles; card p2 armor-plating; set p1.energy 4; "), Play: "take armor-plating", Want: "p1.points=1"},
		{Rule: "media-friendly", Name: "so does one from the lab", Given: cardShop(own+"card p1 made-in-a-lab; ", "? ? ?", 3), Play: "answer heal", Want: "p1.points=1 p1.energy=0"},
		{Rule: "media-friendly:1", Name: "a keep card: 1", Given: cardShop(own, "solar-powered ? ?", 2), Play: "buy 1; reveal ?", Want: "p1.points=1"},
		{Rule: "media-friendly:1", Name: "its own purchase does not", Given: cardShop(ct3, "media-friendly ? ?", 3), Play: "buy 1; reveal ?", Want: "p1.points=0 p1.cards=media-friendly"},
	})
}

// TestMadeInALab is made-in-a-lab: the top of the deck.
func TestMadeInALab(t *testing.T) {
	own := ct3 + "card p1 made-in-a-lab; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "made-in-a-lab", Name: "its owner is asked in the buy step", Given: cardDice(own, "1122ee"), Play: "resolve", Want: "phase=buy question=made-in-a-lab asks=p1"},
		{Rule: "made-in-a-lab", Name: "not who can pay for no card: the cheapest cost 2", Given: cardShop(own, "? ? ?", 1), Play: "", Want: "phase=buy question="},
		{Rule: "made-in-a-lab", Name: "who can pay for the cheapest", Given: cardShop(own, "? ? ?", 2), Play: "", Want: "phase=buy question=made-in-a-lab"},
		{Rule: "made-in-a-lab", Name: "bought from the deck: 1 lab+3 row+1=5 drawn", Given: cardShop(own, "? ? ?", 3), Play: "answer corner-store", Want: "p1.points=1 p1.energy=0 row=?,?,? drawn=5 discards=corner-store question="},
		{Rule: "made-in-a-lab", Name: "a keep card lies before its owner", Given: cardShop(own, "? ? ?", 2), Play: "answer solar-powered", Want: "p1.cards=made-in-a-lab,solar-powered p1.energy=0"},
		{Rule: "made-in-a-lab", Name: "left there", Given: cardShop(own, "? ? ?", 3), Play: "answer no", Want: "question= p1.energy=3 drawn=4"},
		{Rule: "made-in-a-lab", Name: "too dear", Given: cardShop(own, "? ? ?", 3), Play: "answer energize", Refused: "too-dear", Want: "p1.energy=3"},
		{Rule: "made-in-a-lab", Name: "not a card that lies in the row", Given: cardShop(own, "corner-store ? ?", 3), Play: "answer corner-store", Refused: "in-sight", Want: "p1.points=0"},
		{Rule: "made-in-a-lab", Name: "not in another's buy step", Given: cb3 + "place p1 city; card p1 made-in-a-lab; set p1.energy 9; turn p2 buy; ", Play: "", Want: "question="},
		{Rule: "made-in-a-lab", Name: "copied", Given: cardShop(ct3+"card p2 made-in-a-lab; card p1 mimic; copy mimic made-in-a-lab; ", "? ? ?", 3), Play: "answer corner-store", Want: "p1.points=1"},
		{Rule: "made-in-a-lab:1", Name: "once looked, the offer is gone", Given: cardShop(own, "? ? ?", 9), Play: "answer no; answer corner-store", Refused: "no-question", Want: "p1.energy=9"},
		{Rule: "made-in-a-lab:1", Name: "a card of the row bought first: it stands", Given: cardShop(own, "heal ? ?", 9), Play: "buy 1; reveal ?", Want: "question=made-in-a-lab asks=p1 p1.energy=6"},
		{Rule: "made-in-a-lab:1", Name: "bought from the deck after that: 9-3-3", Given: cardShop(own, "heal ? ?", 9), Play: "buy 1; reveal ?; answer corner-store", Want: "question= p1.energy=3 p1.points=1"},
		{Rule: "made-in-a-lab:1", Name: "bought in this very step it is offered", Given: cardShop(ct3, "made-in-a-lab ? ?", 9), Play: "buy 1; reveal ?", Want: "question=made-in-a-lab p1.energy=7"},
		{Rule: "made-in-a-lab:1", Name: "once a turn: not again after its purchase", Given: cardShop(own, "heal ? ?", 9), Play: "answer corner-store; buy 1; reveal ?", Want: "question= p1.energy=3"},
		{Rule: "made-in-a-lab:2", Name: "the step ends over it", Given: cardShop(own, "heal ? ?", 9), Play: "buy 1; reveal ?; pass", Want: "question= active=p2"},
		{Rule: "made-in-a-lab:1", Name: "a sweep first: it stands", Given: cardShop(own, "? ? ?", 9), Play: "sweep; reveal ?; reveal ?; reveal ?", Want: "question=made-in-a-lab p1.energy=7"},
		{Rule: "made-in-a-lab:1", Name: "the next turn anew", Given: cardShop(own, "? ? ?", 9), Play: "answer no; pass; turn p3 buy; pass; roll 1122he; resolve", Want: "active=p1 question=made-in-a-lab"},
	})
}

// TestOpportunist is opportunist: a revealed card bought at once.
func TestOpportunist(t *testing.T) {
	own := ct3 + "card p2 opportunist; set p2.energy 3; "
	cheap := "discards" // every card for 2 energy or less
	for _, c := range tokyotest.Rules(t, tokyo.Base).Cards[1:] {
		if c.Cost <= 2 {
			cheap += " " + c.ID
		}
	}
	two := ct3 + "card p3 opportunist; card p2 mimic; copy mimic opportunist; set p2.energy 9; set p3.energy 9; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "opportunist", Name: "asked as the card is revealed", Given: cardShop(own, "heal ? ?", 3), Play: "buy 1; reveal corner-store", Want: "question=opportunist asks=p2"},
		{Rule: "opportunist", Name: "bought in another's turn, and replaced", Given: cardShop(own, "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer yes; reveal energize", Want: "p2.points=1 p2.energy=0 row=energize,?,? active=p1 question="},
		{Rule: "opportunist", Name: "left: it lies in the row", Given: cardShop(own, "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer no", Want: "row=corner-store,?,? p2.energy=3 question="},
		{Rule: "opportunist", Name: "too dear: not asked", Given: cardShop(own, "heal ? ?", 3), Play: "buy 1; reveal energize", Want: "question= row=energize,?,?"},
		{Rule: "opportunist", Name: "the card must be named", Given: cardShop(own, "heal ? ?", 3), Play: "buy 1; reveal ?", Refused: "must-name", Want: "question=reveal"},
		{Rule: "opportunist", Name: "nor is one named where the cheapest is too dear: 2 is the least", Given: cardShop(ct3+"card p2 opportunist; set p2.energy 1; ", "heal ? ?", 3), Play: "buy 1; reveal ?", Want: "question= row=?,?,? phase=buy"},
		{Rule: "opportunist", Name: "with 2 energy it must be", Given: cardShop(ct3+"card p2 opportunist; set p2.energy 2; ", "corner-store ? ?", 3), Play: "buy 1; reveal ?", Refused: "must-name", Want: "question=reveal"},
		{Rule: "opportunist", Name: "alien-origin makes 1 enough", Given: cardShop(ct3+"card p2 opportunist; card p2 alien-origin; set p2.energy 1; ", "corner-store ? ?", 3), Play: "buy 1; reveal ?", Refused: "must-name", Want: "question=reveal"},
		{Rule: "opportunist", Name: "no card of 2 left in the deck: 2 is not enough", Given: cardShop(ct3+"card p2 opportunist; set p2.energy 2; ", "corner-store ? ?", 3) + cheap, Play: "buy 1; reveal ?", Want: "question= row=?,?,?"},
		{Rule: "opportunist", Name: "named all the same it is no question to who cannot pay", Given: cardShop(ct3+"card p2 opportunist; set p2.energy 1; ", "heal ? ?", 3), Play: "buy 1; reveal corner-store", Want: "question= row=corner-store,?,?"},
		{Rule: "opportunist", Name: "a sweep may leave all three unnamed", Given: cardShop(ct3+"card p2 opportunist; set p2.energy 1; ", "? ? ?", 2), Play: "sweep; reveal ?; reveal ?; reveal ?", Want: "question= row=?,?,?"},
		{Rule: "opportunist", Name: "one of two owners who can pay is enough", Given: cardShop(two+"set p2.energy 0; ", "heal ? ?", 3), Play: "buy 1; reveal ?", Refused: "must-name", Want: "question=reveal"},
		{Rule: "opportunist", Name: "a card that lay there before is not offered", Given: cardShop(own, "corner-store ? ?", 3), Play: "pass", Want: "active=p2 p2.energy=3"},
		{Rule: "opportunist", Name: "with alien-origin: 4-1=3", Given: cardShop(own+"card p2 alien-origin; ", "heal ? ?", 3), Play: "buy 1; reveal commuter-train; answer yes; reveal energize", Want: "p2.points=2 p2.energy=0"},
		{Rule: "opportunist", Name: "with media-friendly: 1+1", Given: cardShop(own+"card p2 media-friendly; ", "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer yes; reveal energize", Want: "p2.points=2"},
		{Rule: "opportunist", Name: "in its owner's own buy step it asks nothing: there it simply buys", Given: cardShop(ct3+"card p1 opportunist; ", "heal ? ?", 12), Play: "buy 1; reveal corner-store",
			Want: "question= phase=buy p1.energy=9 row=corner-store,?,?"},
		{Rule: "opportunist:1", Name: "left of the active first, copy or not", Given: cardShop(two, "heal ? ?", 3), Play: "buy 1; reveal corner-store", Want: "question=opportunist asks=p2"},
		{Rule: "opportunist:1", Name: "then the next", Given: cardShop(two, "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer no", Want: "question=opportunist asks=p3"},
		{Rule: "opportunist:1", Name: "in p3's turn p2's copy is asked alone", Given: two + "turn p3 buy; row heal ? ?; ", Play: "buy 1; reveal corner-store", Want: "question=opportunist asks=p2 p3.energy=6"},
		{Rule: "opportunist:1", Name: "in p2's turn it is p3's", Given: two + "turn p2 buy; row heal ? ?; ", Play: "buy 1; reveal corner-store; answer yes; reveal energize", Want: "p3.points=1 p2.energy=6 p3.energy=6"},
		{Rule: "opportunist:2", Name: "a sweep's cards, once all three are seen", Given: cardShop(own, "? ? ?", 2), Play: "sweep; reveal corner-store; reveal energize; reveal tank; answer yes; reveal heal", Want: "p2.points=1 row=heal,energize,tank p2.energy=0 question="},
		{Rule: "opportunist:2", Name: "the card that replaces its own purchase", Given: cardShop(own+"set p2.energy 6; ", "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer yes; reveal solar-powered", Want: "question=opportunist asks=p2"},
		{Rule: "opportunist:2", Name: "a chain of two", Given: cardShop(own+"set p2.energy 6; ", "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer yes; reveal solar-powered; answer yes; reveal tank",
			Want: "p2.cards=opportunist,solar-powered p2.energy=1 row=tank,?,? question="},
		{Rule: "opportunist:2", Name: "a chain from one to the other", Given: cardShop(two, "heal ? ?", 3), Play: "buy 1; reveal corner-store; answer yes; reveal commuter-train; answer no; answer yes; reveal evacuation-orders",
			Want: "p2.points=1 p3.points=2 p2.energy=6 p3.energy=5"},
		{Rule: "opportunist:3", Name: "frenzy out of turn: p3 after p1, then p2", Given: cardShop(ct3+"card p3 opportunist; set p3.energy 7; ", "heal ? ?", 3), Play: "buy 1; reveal frenzy; answer yes; reveal tank; pass", Want: "active=p3 turn=2 extra="},
		{Rule: "opportunist:3", Name: "then play goes on where it was", Given: cardShop(ct3+"card p3 opportunist; set p3.energy 7; ", "heal ? ?", 3),
			Play: "buy 1; reveal frenzy; answer yes; reveal tank; pass; roll 1122he; resolve; pass", Want: "active=p2 turn=3"},
	})
}

// TestParasiticTentacles is parasitic-tentacles: buying others' cards.
func TestParasiticTentacles(t *testing.T) {
	own := ct3 + "card p1 parasitic-tentacles; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "parasitic-tentacles", Name: "4 energy, to its owner", Given: cardEnd(own + "card p2 armor-plating; set p1.energy 4; "), Play: "take armor-plating", Want: "p1.energy=0 p2.energy=4 p1.cards=armor-plating,parasitic-tentacles p2.cards="},
		{Rule: "parasitic-tentacles", Name: "as the answer to its question", Given: cardEnd(own + "card p2 armor-plating; set p1.energy 4; "), Play: "answer armor-plating", Want: "p1.energy=0 p2.energy=4 p2.cards="},
		{Rule: "parasitic-tentacles", Name: "left there", Given: cardEnd(own + "card p2 armor-plating; set p1.energy 4; "), Play: "answer no", Want: "question= p2.cards=armor-plating phase=buy"},
		{Rule: "parasitic-tentacles", Name: "too dear", Given: cardEnd(own + "card p2 armor-plating; set p1.energy 3; "), Play: "take armor-plating", Refused: "too-dear", Want: "p2.cards=armor-plating question="},
		{Rule: "parasitic-tentacles", Name: "not its owner's own card", Given: cardEnd(own + "card p1 armor-plating; set p1.energy 9; "), Play: "take armor-plating", Refused: "not-theirs", Want: "p1.energy=9"},
		{Rule: "parasitic-tentacles", Name: "nobody without it", Given: cardEnd(ct3 + "card p2 armor-plating; set p1.energy 9; "), Play: "take armor-plating", Refused: "no-tentacles", Want: "p1.energy=9"},
		{Rule: "parasitic-tentacles", Name: "only in the buy step", Given: cardDice(own+"card p2 armor-plating; set p1.energy 9; ", "1122he"), Play: "take armor-plating", Refused: "phase", Want: "p1.energy=9"},
		{Rule: "parasitic-tentacles", Name: "copied", Given: cardEnd(ct3 + "card p3 parasitic-tentacles; card p1 mimic; copy mimic parasitic-tentacles; card p2 armor-plating; set p1.energy 4; "), Play: "take armor-plating", Want: "p1.cards=armor-plating,mimic>parasitic-tentacles p2.energy=4"},
		{Rule: "parasitic-tentacles", Name: "the tentacles themselves, copied: the copy goes on", Given: cardEnd(ct3 + "card p3 parasitic-tentacles; card p1 mimic; copy mimic parasitic-tentacles; set p1.energy 4; "), Play: "take parasitic-tentacles", Want: "p1.cards=mimic>parasitic-tentacles,parasitic-tentacles p3.energy=4"},
		{Rule: "parasitic-tentacles", Name: "a mimic that comes chooses anew", Given: cardEnd(own + "card p2 mimic; card p3 giant-brain; card p3 acid-attack; copy mimic giant-brain; set p1.energy 8; "), Play: "take mimic; answer acid-attack", Want: "p1.cards=mimic>acid-attack,parasitic-tentacles p2.energy=8"},
		{Rule: "parasitic-tentacles:1", Name: "alien-origin: 3, and the owner gets 3", Given: cardEnd(own + "card p1 alien-origin; card p2 armor-plating; set p1.energy 3; "), Play: "take armor-plating", Want: "p1.energy=0 p2.energy=3"},
		{Rule: "parasitic-tentacles:2", Name: "the owner is not asked", Given: cardEnd(own + "card p2 armor-plating; set p1.energy 4; "), Play: "take armor-plating", Want: "question= phase=buy"},
		{Rule: "parasitic-tentacles:2", Name: "a smoke cloud comes with 3 tokens again", Given: cardEnd(own + "card p2 smoke-cloud; charge smoke-cloud 1; set p1.energy 4; "), Play: "take smoke-cloud", Want: "p1.cards=parasitic-tentacles,smoke-cloud:3"},
		{Rule: "parasitic-tentacles:2", Name: "a battery with 6 energy again", Given: cardEnd(own + "card p2 battery-monster; charge battery-monster 2; set p1.energy 3; "), Play: "take battery-monster", Want: "p1.cards=battery-monster:6,parasitic-tentacles p2.energy=3"},
	})
}

// TestMetamorph is metamorph: keep cards for their printed price.
func TestMetamorph(t *testing.T) {
	own := ct3 + "card p1 metamorph; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "metamorph", Name: "5 energy for giant-brain", Given: cardEnd(own + "card p1 giant-brain; "), Play: "pass; answer giant-brain; answer no", Want: "p1.energy=5 p1.cards=metamorph discards=giant-brain active=p2"},
		{Rule: "metamorph", Name: "nothing sold", Given: cardEnd(own + "card p1 giant-brain; "), Play: "pass; answer no", Want: "p1.energy=0 p1.cards=giant-brain,metamorph active=p2"},
		{Rule: "metamorph", Name: "several: 5+6=11", Given: cardEnd(own + "card p1 giant-brain; card p1 wings; "), Play: "pass; answer giant-brain; answer wings; answer no", Want: "p1.energy=11 p1.cards=metamorph"},
		{Rule: "metamorph", Name: "itself: 3", Given: cardEnd(own), Play: "pass; answer metamorph", Want: "p1.energy=3 p1.cards= active=p2"},
		{Rule: "metamorph", Name: "a card of another's: no", Given: cardEnd(own + "card p2 giant-brain; "), Play: "pass; answer giant-brain", Refused: "not-among", Want: "question=metamorph p2.cards=giant-brain"},
		{Rule: "metamorph", Name: "mimic for 8, what it copied stays", Given: cardEnd(own + "card p1 mimic; card p2 giant-brain; copy mimic giant-brain; "), Play: "pass; answer mimic; answer no", Want: "p1.energy=8 p1.cards=metamorph p2.cards=giant-brain"},
		{Rule: "metamorph", Name: "the copied card sold: the copy is idle", Given: cardEnd(own + "card p1 giant-brain; card p2 mimic; copy mimic giant-brain; "), Play: "pass; answer giant-brain; answer no", Want: "p2.cards=mimic p2.rolls=3"},
		{Rule: "metamorph", Name: "a copy of it sells too", Given: cardEnd(ct3 + "card p2 metamorph; card p1 mimic; copy mimic metamorph; card p1 giant-brain; "), Play: "pass; answer giant-brain; answer no", Want: "p1.energy=5"},
		{Rule: "metamorph:1", Name: "after the buy step: no more purchases", Given: cardShop(own+"card p1 giant-brain; ", "heal ? ?", 0), Play: "pass; answer giant-brain; answer no; buy 1", Refused: "phase", Want: "active=p2 p1.energy=5"},
		{Rule: "metamorph:1", Name: "bought this turn for 5-1, sold for 5", Given: cardShop(own+"card p1 alien-origin; ", "giant-brain ? ?", 4), Play: "buy 1; reveal ?; pass; answer giant-brain; answer no", Want: "p1.energy=5"},
		{Rule: "metamorph:2", Name: "one smoke token left: 4 all the same", Given: cardEnd(own + "card p1 smoke-cloud; charge smoke-cloud 1; "), Play: "pass; answer smoke-cloud; answer no", Want: "p1.energy=4"},
		{Rule: "metamorph:2", Name: "a half-empty battery: 3", Given: cardEnd(own + "card p1 battery-monster; charge battery-monster 2; "), Play: "pass; answer battery-monster; answer no", Want: "p1.energy=3"},
	})
}
