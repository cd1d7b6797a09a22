package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestEnergyHoarder is energy-hoarder: a point for every six energy.
func TestEnergyHoarder(t *testing.T) {
	own := ct3 + "card p1 energy-hoarder; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "energy-hoarder", Name: "6: 1 point, nothing spent", Given: cardEnd(own + "set p1.energy 6; "), Play: "pass", Want: "p1.points=1 p1.energy=6"},
		{Rule: "energy-hoarder", Name: "5: none", Given: cardEnd(own + "set p1.energy 5; "), Play: "pass", Want: "p1.points=0"},
		{Rule: "energy-hoarder", Name: "11: 1", Given: cardEnd(own + "set p1.energy 11; "), Play: "pass", Want: "p1.points=1"},
		{Rule: "energy-hoarder", Name: "12: 2", Given: cardEnd(own + "set p1.energy 12; "), Play: "pass", Want: "p1.points=2 p1.energy=12"},
		{Rule: "energy-hoarder", Name: "not at another's end", Given: ct3 + "card p1 energy-hoarder; set p1.energy 12; turn p2 buy; ", Play: "pass", Want: "p1.points=0"},
		{Rule: "energy-hoarder", Name: "with its copy: 4", Given: cardEnd(own + "set p1.energy 12; card p1 mimic; copy mimic energy-hoarder; "), Play: "pass", Want: "p1.points=4"},
		{Rule: "energy-hoarder:1", Name: "after the sale: 2+5=7, 1 point", Given: cardEnd(own + "set p1.energy 2; card p1 metamorph; card p1 giant-brain; "), Play: "pass; answer giant-brain; answer no", Want: "p1.points=1 p1.energy=7"},
		{Rule: "energy-hoarder:1", Name: "sold itself: none", Given: cardEnd(own + "set p1.energy 6; card p1 metamorph; "), Play: "pass; answer energy-hoarder; answer no", Want: "p1.points=0 p1.energy=9"},
	})
}

// TestHerbivore is herbivore: a point for a peaceful turn.
func TestHerbivore(t *testing.T) {
	own := ct3 + "card p1 herbivore; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "herbivore", Name: "no smash: 1", Given: cardDice(own, "1122he"), Play: "resolve; pass", Want: "p1.points=1"},
		{Rule: "herbivore", Name: "a heart taken: none", Given: cardDice(own, "1122hc"), Play: "resolve; answer no; pass", Want: "p1.points=0"},
		{Rule: "herbivore", Name: "smashes that reach nobody: 1, and 1 for entering", Given: cardDice(cb3+"card p1 herbivore; ", "1122cc"), Play: "resolve; pass", Want: "p1.points=2"},
		{Rule: "herbivore", Name: "a card that takes hearts: none", Given: cardShop(own, "flame-thrower ? ?", 3), Play: "buy 1; reveal ?; pass", Want: "p1.points=0"},
		{Rule: "herbivore", Name: "fire-breathing: none", Given: cardDice(cb3+"card p1 herbivore; card p1 fire-breathing; ", "1122hc"), Play: "resolve; pass", Want: "p1.points=1 p2.hearts=9"},
		{Rule: "herbivore", Name: "not at another's end", Given: cb3 + "place p1 city; card p1 herbivore; turn p2 resolve; dice 1122he; ", Play: "resolve; pass", Want: "p1.points=0"},
		{Rule: "herbivore", Name: "with its copy: 2", Given: cardDice(own+"card p1 mimic; copy mimic herbivore; ", "1122he"), Play: "resolve; pass", Want: "p1.points=2"},
		{Rule: "herbivore", Name: "one's own Poison does not spoil it", Given: cardDice(own+"set p1.poison 1; ", "1122ee"), Play: "resolve; pass", Want: "p1.points=1 p1.hearts=9"},
		{Rule: "herbivore", Name: "the heart of another's burrowing does not", Given: cardDice(own+"card p2 burrowing; card p2 jets; ", "1122hc"), Play: "resolve; answer yes; pass", Want: "p1.points=2 p1.hearts=9 p2.hearts=10"},
		{Rule: "herbivore:1", Name: "all prevented: 1", Given: cardDice(own+"card p2 armor-plating; ", "1122hc"), Play: "resolve; pass", Want: "p1.points=1 p2.hearts=10"},
		{Rule: "herbivore:1", Name: "some prevented: none", Given: cardDice(own+"card p2 camouflage; ", "1122cc"), Play: "resolve; answer h1; answer no; pass", Want: "p1.points=0 p2.hearts=9"},
		{Rule: "herbivore:2", Name: "one's own Tank spoils it: 4", Given: cardShop(own, "tank ? ?", 4), Play: "buy 1; reveal ?; pass", Want: "p1.points=4 p1.hearts=7"},
	})
}

// TestRootingForTheUnderdog is rooting-for-the-underdog: a point for being last.
func TestRootingForTheUnderdog(t *testing.T) {
	own := cb3 + "place p3 city; card p1 rooting-for-the-underdog; set p2.points 2; set p3.points 3; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "rooting-for-the-underdog", Name: "alone at the bottom: 1", Given: cardEnd(own), Play: "pass", Want: "p1.points=1"},
		{Rule: "rooting-for-the-underdog", Name: "not at the bottom: none", Given: cardEnd(own + "set p1.points 3; "), Play: "pass", Want: "p1.points=3"},
		{Rule: "rooting-for-the-underdog", Name: "who is out does not count", Given: cardEnd(own + "set p2.points 0; out p2; "), Play: "pass", Want: "p1.points=1"},
		{Rule: "rooting-for-the-underdog", Name: "with its copy: 0+1+1, still alone at 1", Given: cardEnd(own + "card p1 mimic; copy mimic rooting-for-the-underdog; "), Play: "pass", Want: "p1.points=2"},
		{Rule: "rooting-for-the-underdog", Name: "before the hoarder's points", Given: cardEnd(own + "set p1.points 1; card p1 energy-hoarder; set p1.energy 6; "), Play: "pass", Want: "p1.points=3"},
		{Rule: "rooting-for-the-underdog:1", Name: "a tie: none", Given: cardEnd(own + "set p2.points 0; "), Play: "pass", Want: "p1.points=0"},
		{Rule: "rooting-for-the-underdog:2", Name: "at another's end: none (our reading)", Given: own + "turn p2 buy; ", Play: "pass", Want: "p1.points=0 active=p3"},
	})
}

// TestPowered covers solar-powered and lunar-powered: energy for a Monster that has none.
func TestPowered(t *testing.T) {
	cardsBase(t, []tokyotest.Case{
		{Rule: "solar-powered", Name: "0: 1", Given: cardEnd(ct3 + "card p1 solar-powered; "), Play: "pass", Want: "p1.energy=1"},
		{Rule: "solar-powered", Name: "1: nothing", Given: cardEnd(ct3 + "card p1 solar-powered; set p1.energy 1; "), Play: "pass", Want: "p1.energy=1"},
		{Rule: "solar-powered", Name: "bought with the last energy: 1", Given: cardShop(ct3, "solar-powered ? ?", 2), Play: "buy 1; reveal ?; pass", Want: "p1.energy=1"},
		{Rule: "solar-powered", Name: "not at another's end", Given: ct3 + "card p1 solar-powered; turn p2 buy; ", Play: "pass", Want: "p1.energy=0"},
		{Rule: "solar-powered", Name: "copied", Given: cardEnd(ct3 + "card p2 solar-powered; card p1 mimic; copy mimic solar-powered; "), Play: "pass", Want: "p1.energy=1 p2.energy=0"},
		{Rule: "solar-powered", Name: "after a sale there is energy", Given: cardEnd(ct3 + "card p1 solar-powered; card p1 metamorph; "), Play: "pass; answer metamorph", Want: "p1.energy=3"},
		{Rule: "solar-powered:1", Name: "friend-of-children: 2", Given: cardEnd(ct3 + "card p1 solar-powered; card p1 friend-of-children; "), Play: "pass", Want: "p1.energy=2"},
	})
	cardsDark(t, []tokyotest.Case{
		{Rule: "lunar-powered", Name: "0: 1", Given: cardEnd(dt3 + "card p1 lunar-powered; "), Play: "pass", Want: "p1.energy=1"},
		{Rule: "lunar-powered", Name: "1: nothing", Given: cardEnd(dt3 + "card p1 lunar-powered; set p1.energy 1; "), Play: "pass", Want: "p1.energy=1"},
		{Rule: "lunar-powered", Name: "not at another's end", Given: dt3 + "card p1 lunar-powered; turn p2 buy; ", Play: "pass", Want: "p1.energy=0"},
		{Rule: "lunar-powered", Name: "copied by tile-fluxling", Given: cardEnd(gt3 + "card p2 lunar-powered; card p1 tile-fluxling; copy tile-fluxling lunar-powered; "), Play: "pass", Want: "p1.energy=1"},
		{Rule: "lunar-powered:2", Name: "0: 1, not 2", Given: cardEnd(dt3 + "card p1 lunar-powered; "), Play: "pass", Want: "p1.energy=1"},
		{Rule: "lunar-powered:1", Name: "friend-of-children: 2", Given: cardEnd(dt3 + "card p1 lunar-powered; card p1 friend-of-children; "), Play: "pass", Want: "p1.energy=2"},
	})
}
