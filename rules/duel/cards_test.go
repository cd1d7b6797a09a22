package duel_test

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioHit is the rival's turn between two humans: Meka Dragon's dice against
// you, Gigazaur (14), with your keep cards.
func scenarioHit(dice string, cards ...string) string {
	s := scenarioTwo("gigazaur", "meka-dragon", "you")
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	return s + "set rival.energy 0; turn rival resolve; dice " + dice + "; "
}

// TestRollCards are the cards that add to every roll of their owner:
// acid-attack, extra-head and giant-brain.
func TestRollCards(t *testing.T) {
	acid := "card you acid-attack; "
	meka := scenarioTwo("meka-dragon", "gigazaur", "rival") + acid + "turn you resolve; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		// "The extra claw exists even when you rolled none."
		{Rule: "acid-attack:1", Name: "no claw rolled: 0+1, 12-1=11", Given: scenarioDice("eehhff") + acid, Play: "resolve claw", Want: "rival.hearts=11 claws=1"},
		{Rule: "acid-attack", Name: "two rolled: 2+1, 12-3=9", Given: scenarioDice("cceehh") + acid, Play: "resolve", Want: "rival.hearts=9 claws=3 phase=buy"},
		// "Meka Dragon multiplies it; Operation media counts it."
		{Rule: "acid-attack:2", Name: "multiplied: (1+1)x2=4, 14-4=10, counted as 2", Given: meka + "dice cppeeh", Play: "resolve claw; answer yes", Want: "rival.hearts=10 claws=2"},
		{Rule: "acid-attack", Name: "only for its owner: 14-2=12", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + acid + "turn rival resolve; dice ccheee",
			Play: "resolve claw", Want: "you.hearts=12 claws=2"},
		{Rule: "acid-attack", Name: "bought: its token, then before you", Given: scenarioShop("acid-attack ? ?", 6), Play: "buy 1; reveal ?; answer fame 4",
			Want: "you.cards=acid-attack tokens=tiger:fame:4 you.energy=0 rival.hearts=12"},
		// "A white die; never more than 8 dice in all."
		{Rule: "extra-head", Name: "6+1=7", Given: scenarioRoll() + "card you extra-head", Play: "roll ccheffp", Want: "dice=cceffhp"},
		{Rule: "extra-head", Name: "six are too few", Given: scenarioRoll() + "card you extra-head", Play: "roll cchefp", Refused: "dice-count", Want: "rolls=0"},
		{Rule: "extra-head:1", Name: "the first turn: 5+1=6", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "card you extra-head", Play: "roll cchefp", Want: "rolls=1"},
		{Rule: "extra-head:1", Name: "two tokens: 6+1+1=8, one token stays", Given: scenarioRoll() + "card you extra-head; set you.dice-tokens 2", Play: "tokens 1; roll cchefppp",
			Want: "rolls=1 you.dice=1"},
		{Rule: "extra-head", Name: "bought, it counts from the next turn on", Given: scenarioShop("extra-head ? ?", 7) + "used frenzy", Play: "buy 1; reveal ?; pass; roll ccheffp",
			Want: "you.cards=extra-head turn=2 rolls=1"},
		{Rule: "giant-brain", Name: "3+1=4 rolls", Given: scenarioRoll() + "card you giant-brain", Play: "roll cchefp; roll cchefp; roll cchefp; roll eeeeee",
			Want: "rolls=4 dice=eeeeee phase=resolve"},
		{Rule: "giant-brain", Name: "she may stop after the third", Given: scenarioRoll() + "card you giant-brain", Play: "roll cchefp; roll cchefp; roll cchefp; stop",
			Want: "rolls=3 phase=resolve"},
		{Rule: "giant-brain", Name: "the rival's card gives you none", Given: scenarioRoll() + "card rival giant-brain", Play: "roll cchefp; roll cchefp; roll cchefp",
			Want: "rolls=3 phase=resolve"},
		{Rule: "giant-brain", Name: "Autobot still has three",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you giant-brain; turn rival roll",
			Play:  "roll eeeeee; roll eeeeee; roll eeeeee", Want: "rolls=3 phase=resolve"},
	})
}

// TestAlienMetabolism is the `discard` event.
func TestAlienMetabolism(t *testing.T) {
	given := scenarioRoll() + "card you alien-metabolism; row snack-time frenzy too-cute; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "alien-metabolism:1", Name: "the row slides and refills", Given: given, Play: "discard 3; reveal energize",
			Want: "row=energize,snack-time,frenzy discards=too-cute drawn=4 used=alien-metabolism phase=roll"},
		// "Once on each of your turns."
		{Rule: "alien-metabolism", Name: "not twice", Given: given, Play: "discard 1; reveal ?; discard 1", Refused: "used-already", Want: "drawn=4"},
		{Rule: "alien-metabolism", Name: "again in the next turn", Given: given, Play: "discard 1; reveal ?; roll hhhhff; stop; resolve; pass; turn you roll; discard 1; reveal ?",
			Want: "drawn=5"},
		// "At any moment of your own turn, also before the roll."
		{Rule: "alien-metabolism:1", Name: "not in the rival's turn", Given: given + "turn rival roll", Play: "discard 1", Refused: "no-discard", Want: "drawn=3"},
		{Rule: "alien-metabolism", Name: "not without the card", Given: scenarioRoll(), Play: "discard 1", Refused: "no-discard", Want: "drawn=3"},
		{Rule: "alien-metabolism", Name: "discarding is no purchase: 0+1 energy", Given: given + "turn you buy", Play: "discard 1; reveal ?; pass", Want: "you.energy=1 active=rival"},
		{Rule: "alien-metabolism", Name: "bought, it may be used at once", Given: scenarioShop("alien-metabolism frenzy ?", 2),
			Play: "buy 1; reveal snack-time; answer fame -7; discard 2; reveal ?", Want: "row=?,snack-time,? discards=frenzy you.cards=alien-metabolism tokens=anubis:fame:-7"},
		{Rule: "alien-metabolism", Name: "an exhausted deck: discarded first, then revealed", Given: given + "set deck 0; discards", Play: "discard 2; reveal frenzy",
			Want: "deck=0 discards= row=frenzy,snack-time,too-cute"},
	})
}

// TestShields are armor-plating and camouflage.
func TestShields(t *testing.T) {
	robot := dueltest.Solo("gigazaur", "meka-dragon", "you") + "set rival.energy 0; turn rival resolve; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		// "Exactly one point a turn, from whichever source comes first, Buzz bonuses included."
		{Rule: "armor-plating:1", Name: "claws: 3-1=2", Given: scenarioHit("ccchee", "armor-plating"), Play: "resolve claw", Want: "you.hearts=12 used=armor-plating"},
		{Rule: "armor-plating:1", Name: "a bonus first: 1-1=0, then 2 claws", Given: scenarioHit("fffcch", "armor-plating") + "token cat fame -1",
			Play: "resolve fame; resolve claw", Want: "you.hearts=12"},
		{Rule: "armor-plating:1", Name: "claws first: 2-1=1, then the bonus", Given: scenarioHit("fffcch", "armor-plating") + "token cat fame -1",
			Play: "resolve claw; resolve fame", Want: "you.hearts=12"},
		{Rule: "armor-plating", Name: "one claw: nothing taken", Given: scenarioHit("cfhhee", "armor-plating"), Play: "resolve claw", Want: "you.hearts=14"},
		{Rule: "armor-plating", Name: "in each of the rival's turns: 14-2-2=10", Given: scenarioHit("ccchee", "armor-plating") + "used frenzy",
			Play: "resolve; pass; roll ccchee; stop; resolve", Want: "you.hearts=10"},
		{Rule: "armor-plating", Name: "not on your own turn: 14-3=11", Given: scenarioShop("hors-d-oeuvre ? ?", 3) + "card you armor-plating",
			Play: "buy 1; reveal ?; answer fame -7", Want: "you.hearts=11 used="},
		// "With Autobot the ignored claw is a useless claw: it takes 1 energy for it (A5)."
		{Rule: "armor-plating:2", Name: "Autobot: 14-(3-1)=12, 1 energy for the ignored claw, 3 for f, d, d", Given: robot + "dice cccfdd; card you armor-plating",
			Play: "resolve", Want: "you.hearts=12 rival.energy=4 phase=end"},
		{Rule: "armor-plating:2", Name: "Autobot: 2 claws, one ignored, 2 energy dice: 1+2=3", Given: robot + "dice ccee; card you armor-plating", Play: "resolve",
			Want: "you.hearts=13 rival.energy=3 active=you"},
		{Rule: "camouflage:1", Name: "each heart cancels one: 3-2=1", Given: scenarioHit("ccchee", "camouflage"), Play: "resolve claw; answer hhf", Want: "you.hearts=13"},
		{Rule: "camouflage", Name: "no heart: 3", Given: scenarioHit("ccchee", "camouflage"), Play: "resolve claw; answer cef", Want: "you.hearts=11"},
		{Rule: "camouflage", Name: "you may: declined, 3", Given: scenarioHit("ccchee", "camouflage"), Play: "resolve claw; answer no", Want: "you.hearts=11"},
		{Rule: "camouflage", Name: "no more dice than damage", Given: scenarioHit("ccchee", "camouflage"), Play: "resolve claw; answer hhhh", Refused: "dice-count",
			Want: "question=camouflage you.hearts=14"},
		{Rule: "camouflage", Name: "in your own turn too: 3-1=2", Given: scenarioShop("hors-d-oeuvre ? ?", 3) + "card you camouflage",
			Play: "buy 1; reveal ?; answer fame -7; answer hcc", Want: "you.hearts=12 destruction=2"},
		{Rule: "camouflage", Name: "every hit of a turn anew", Given: scenarioHit("fffcch", "camouflage") + "token cat fame -1",
			Play: "resolve claw; answer hh; resolve fame; answer h", Want: "you.hearts=14 fame=-1"},
		{Rule: "camouflage", Name: "it saves the last heart: 2-2=0", Given: scenarioHit("ccheee", "camouflage") + "set you.hearts 2", Play: "resolve claw; answer hh",
			Want: "you.hearts=2 winner="},
		// "Camouflage comes before Trendsetter and Armor plating."
		{Rule: "camouflage:1", Name: "before armor-plating: 3-1-1=1", Given: scenarioHit("ccchee", "camouflage", "armor-plating"), Play: "resolve claw; answer hee", Want: "you.hearts=13"},
		{Rule: "camouflage", Name: "Autobot: cancelled claws are useless, 2 of 3 taken, 1+1 energy", Given: robot + "dice ccce; card you camouflage",
			Play: "resolve; answer hcc", Want: "you.hearts=12 rival.energy=2 active=you"},
	})
}

// TestHibernation is hibernation: no damage, and its choice at the start.
func TestHibernation(t *testing.T) {
	given := scenarioTwo("gigazaur", "meka-dragon", "rival") + "card you hibernation; set you.energy 2; turn you start; "
	robot := dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you hibernation; set rival.energy 0; turn rival resolve; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "hibernation", Name: "no damage from claws", Given: scenarioHit("cccccc", "hibernation"), Play: "resolve claw", Want: "you.hearts=14 you.cards=hibernation"},
		{Rule: "hibernation", Name: "nor from a bonus", Given: scenarioHit("fffhhh", "hibernation") + "token cat fame -1", Play: "resolve fame", Want: "you.hearts=14 fame=-1"},
		{Rule: "hibernation", Name: "nor from your own card", Given: scenarioShop("jets-scrambled ? ?", 5) + "card you hibernation; set you.hearts 3",
			Play: "buy 1; reveal ?; answer fame -7", Want: "you.hearts=3 rival.hearts=7 winner="},
		{Rule: "hibernation", Name: "bought: no choice before the next turn", Given: scenarioShop("hibernation ? ?", 5), Play: "buy 1; reveal ?",
			Want: "you.cards=hibernation question= phase=buy you.energy=0"},
		// "Every claw Autobot keeps is a useless claw while you hibernate."
		{Rule: "hibernation:1", Name: "Autobot: 3 useless claws, 3 energy", Given: robot + "dice ccc", Play: "resolve", Want: "you.hearts=14 rival.energy=3 active=you"},
		// "A turn skipped this way has no purchase and no 1 energy."
		{Rule: "hibernation:2", Name: "slept: 5+6=11 hearts, still 2 energy", Given: given + "set you.hearts 5", Play: "answer no", Want: "you.hearts=11 you.energy=2 active=rival"},
		{Rule: "hibernation", Name: "discarded: an ordinary turn, 2+1 energy", Given: given, Play: "answer yes; roll hhffdd; stop; resolve; pass",
			Want: "you.energy=3 you.cards= discards=hibernation active=rival"},
		{Rule: "hibernation", Name: "discarded, it protects no more: 14-4=10", Given: given, Play: "answer yes; roll hhffdd; stop; resolve; pass; roll cccceh; stop; resolve claw",
			Want: "you.hearts=10"},
	})
}

// TestNaturalSelection is natural-selection; O4 has more of it.
func TestNaturalSelection(t *testing.T) {
	given := scenarioRoll() + "card you natural-selection; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "natural-selection", Name: "when bought: 6-4+4=6 energy, 8+4=12 hearts", Given: scenarioShop("natural-selection ? ?", 6) + "set you.hearts 8", Play: "buy 1; reveal ?",
			Want: "you.energy=6 you.hearts=12 you.cards=natural-selection"},
		{Rule: "natural-selection", Name: "when bought: hearts stop at 14", Given: scenarioShop("natural-selection ? ?", 4) + "set you.hearts 12", Play: "buy 1; reveal ?",
			Want: "you.energy=4 you.hearts=14"},
		{Rule: "natural-selection", Name: "6+1=7 dice", Given: given, Play: "roll ccheffp", Want: "dice=cceffhp"},
		{Rule: "natural-selection", Name: "four energy: 14-10=4, and they are resolved", Given: given, Play: "roll eeeecch; stop; resolve", Want: "you.hearts=5 you.energy=4 rival.hearts=10"},
		{Rule: "natural-selection", Name: "only the final roll counts", Given: given, Play: "roll cccchee; keep cc; roll hheef; stop", Want: "you.hearts=14"},
		{Rule: "natural-selection", Name: "the last roll of all: 14-10=4", Given: given, Play: "roll ccheffp; keep cc; roll cchee; keep cccc; roll hee", Want: "you.hearts=4 phase=resolve"},
		{Rule: "natural-selection:1", Name: "armor-plating does not help on your own turn", Given: given + "card you armor-plating", Play: "roll hhhhcce; stop", Want: "you.hearts=4"},
		{Rule: "natural-selection:1", Name: "camouflage softens it: 14-(10-4)=8", Given: given + "card you camouflage", Play: "roll hhhhcce; stop; answer hhhhcccccc", Want: "you.hearts=8"},
	})
}

// TestSuperconductor is superconductor; its rulings are in TestSuperconductorMoments.
func TestSuperconductor(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "superconductor", Name: "as much as the rival gained: 3", Given: scenarioHit("eeeccc", "superconductor") + "set you.energy 1", Play: "resolve energy; answer yes",
			Want: "you.energy=4 rival.energy=3 you.cards= discards=superconductor"},
		{Rule: "superconductor", Name: "you may: declined", Given: scenarioHit("eeeccc", "superconductor") + "set you.energy 1", Play: "resolve energy; answer no",
			Want: "you.energy=1 rival.energy=3 you.cards=superconductor discards="},
		{Rule: "superconductor", Name: "the rival has its energy before you are asked", Given: scenarioHit("eeeccc", "superconductor"), Play: "resolve energy",
			Want: "question=superconductor answers=yes,no rival.energy=3"},
		{Rule: "superconductor", Name: "no gain, no question", Given: scenarioHit("ccchhh", "superconductor"), Play: "resolve", Want: "question= phase=buy"},
		// "Not for cards or the free energy."
		{Rule: "superconductor", Name: "not for Buzz energy of a card's pull", Given: scenarioHit("ccchhh", "superconductor") +
			"token tiger destruction -2; row seismic-test ? ?; set rival.energy 5; turn rival buy", Play: "buy 1; reveal ?", Want: "rival.energy=1 question= destruction=-2"},
	})
}

// TestUnchained is unchained: any Buzz bonus you get may be 1 damage instead.
func TestUnchained(t *testing.T) {
	pull := scenarioDice("fffhhh") + "card you unchained; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "unchained", Name: "a heart becomes damage: 12-1", Given: pull + "set you.hearts 9; token fish fame 1", Play: "resolve fame; answer yes", Want: "you.hearts=9 rival.hearts=11"},
		{Rule: "unchained", Name: "a dice token becomes damage: 12-1", Given: pull + "token panda fame 1", Play: "resolve fame; answer yes", Want: "you.dice=0 rival.hearts=11"},
		{Rule: "unchained", Name: "you may: kept as it is, 9+1", Given: pull + "set you.hearts 9; token fish fame 1", Play: "resolve fame; answer no", Want: "you.hearts=10 rival.hearts=12"},
		{Rule: "unchained", Name: "the rival's armor-plating ignores it", Given: pull + "card rival armor-plating; token fish fame 1", Play: "resolve fame; answer yes", Want: "rival.hearts=12"},
		{Rule: "unchained", Name: "a bonus the rival gets is the rival's: 11+1", Given: scenarioHit("fffccc", "unchained") + "set rival.hearts 11; token fish fame -1",
			Play: "resolve fame", Want: "rival.hearts=12 question="},
		{Rule: "unchained", Name: "by a card's pull too: 12-1", Given: scenarioShop("seismic-test ? ?", 5) + "card you unchained; token tiger destruction 1",
			Play: "buy 1; reveal ?; answer yes", Want: "you.energy=0 rival.hearts=11 destruction=2"},
		{Rule: "unchained", Name: "a blank space is no bonus", Given: pull + "token alien fame 1", Play: "resolve fame", Want: "fame=1 question="},
		{Rule: "unchained", Name: "bought: its token, then before you", Given: scenarioShop("unchained ? ?", 3), Play: "buy 1; reveal ?; answer fame 5",
			Want: "you.cards=unchained tokens=penguin:fame:5 you.energy=0"},
	})
}

// TestFrenzy is frenzy; O9 has its order.
func TestFrenzy(t *testing.T) {
	given := scenarioShop("frenzy ? ?", 6)
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "frenzy", Name: "another turn after this one", Given: given, Play: "buy 1; reveal ?; pass", Want: "active=you turn=2 phase=roll discards=frenzy"},
		{Rule: "frenzy", Name: "not before this one is over", Given: given + "set you.energy 9", Play: "buy 1; reveal snack-time; buy 1; reveal ?", Want: "turn=1 phase=buy you.energy=0"},
		// "End-of-turn effects of this turn are resolved first. Per-turn limits start anew."
		{Rule: "frenzy:1", Name: "three rolls again", Given: given + "turn you resolve; rolls 3; dice hhhhff",
			Play: "resolve; buy 1; reveal ?; pass; roll hhhhff; roll hhhhff; roll hhhhff", Want: "active=you turn=2 rolls=3 phase=resolve"},
		{Rule: "frenzy", Name: "only one other turn", Given: given, Play: "buy 1; reveal ?; pass; roll hhhhff; stop; resolve; pass", Want: "active=rival turn=3"},
	})
}

// TestDiscardCards covers the plain discard cards: their numbers, and then the
// discards. Every token goes where their own pulls do not reach it.
func TestDiscardCards(t *testing.T) {
	const far = "buy 1; reveal ?; answer fame -7"
	shop := func(card string, cost int) string {
		return scenarioShop(card+" ? ?", cost) + "set you.hearts 9; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "cannonball", Name: "fame 1, 12-1, 0+4", Given: shop("cannonball", 7), Play: far, Want: "fame=1 rival.hearts=11 you.energy=4 discards=cannonball tokens=anubis:fame:-7"},
		{Rule: "energize", Name: "8 energy, 2 dice tokens", Given: shop("energize", 10), Play: far, Want: "you.energy=8 you.dice=2 discards=energize tokens=lizard:fame:-7"},
		{Rule: "hors-d-oeuvre", Name: "9-3=6, destruction 2", Given: shop("hors-d-oeuvre", 3), Play: far, Want: "you.hearts=6 destruction=2 discards=hors-d-oeuvre tokens=cat:fame:-7"},
		{Rule: "jets-scrambled", Name: "9-5=4, 12-5=7", Given: shop("jets-scrambled", 5), Play: far, Want: "you.hearts=4 rival.hearts=7 discards=jets-scrambled tokens=penguin:fame:-7"},
		{Rule: "kaijutsu", Name: "destruction 1, 12-2=10", Given: shop("kaijutsu", 5), Play: far, Want: "destruction=1 rival.hearts=10 discards=kaijutsu tokens=pumpkin:fame:-7"},
		{Rule: "moment-of-respite", Name: "9+2=11, 1 dice token", Given: shop("moment-of-respite", 4), Play: far, Want: "you.hearts=11 you.dice=1 discards=moment-of-respite tokens=alien:fame:-7"},
		{Rule: "monster-coaster", Name: "destruction 3", Given: shop("monster-coaster", 7), Play: "buy 1; reveal ?", Want: "destruction=3 fame=0 discards=monster-coaster tokens="},
		{Rule: "monumental", Name: "destruction 1 and fame 1", Given: shop("monumental", 5), Play: far + "; answer fame", Want: "destruction=1 fame=1 discards=monumental tokens=panda:fame:-7"},
		{Rule: "photoshoot", Name: "fame 1", Given: shop("photoshoot", 2), Play: far, Want: "fame=1 destruction=0 discards=photoshoot tokens=fish:fame:-7"},
		{Rule: "sack-the-stadium", Name: "destruction 2 and fame 2", Given: shop("sack-the-stadium", 8), Play: far + "; answer destruction",
			Want: "destruction=2 fame=2 discards=sack-the-stadium tokens=phantom:fame:-7"},
		{Rule: "seismic-test", Name: "destruction 2", Given: shop("seismic-test", 5), Play: "buy 1; reveal ?", Want: "destruction=2 fame=0 discards=seismic-test tokens="},
		{Rule: "snack-time", Name: "9+3=12", Given: shop("snack-time", 3), Play: "buy 1; reveal ?", Want: "you.hearts=12 discards=snack-time tokens="},
		{Rule: "thermonuclear-cooking", Name: "destruction 1, 9+2=11, 0+2", Given: shop("thermonuclear-cooking", 7), Play: far,
			Want: "destruction=1 you.hearts=11 you.energy=2 discards=thermonuclear-cooking tokens=panda:fame:-7"},
		{Rule: "too-cute", Name: "12-2=10", Given: shop("too-cute", 3), Play: far, Want: "rival.hearts=10 you.energy=0 discards=too-cute tokens=fish:fame:-7"},
		// "Autobot owns none: you just gain the energy."
		{Rule: "tesla-impulse:1", Name: "0+2", Given: dueltest.Solo("gigazaur", "meka-dragon", "rival") + "row tesla-impulse ? ?; turn you buy; set you.energy 6", Play: far,
			Want: "you.energy=2 discards=tesla-impulse tokens=penguin:fame:-7 question="},
	})
}

// TestOtherCards buys every card that has nothing to do on this table: it costs the
// printed price, its token is placed, and it goes where its kind belongs.
func TestOtherCards(t *testing.T) {
	others := []struct {
		card  string
		cost  int
		token string
		keep  bool
	}{
		{"adrenaline-augment", 5, "", true}, {"antimatter-pellets", 5, "", true}, {"breaking-news", 6, "dragon", true},
		{"dominate", 3, "pumpkin", false}, {"electrical-aura", 4, "lizard", true}, {"eye-of-the-storm", 2, "dragon", true},
		{"gentle-giant", 5, "fish", true}, {"in-shape", 4, "", true}, {"in-the-shadows", 5, "alien", true},
		{"lightning-speed", 4, "alien", true}, {"made-in-a-lab", 3, "tiger", true}, {"operation-media", 6, "anubis", false},
		{"rebooting", 3, "cat", true}, {"regeneration", 4, "", true}, {"scrappy", 2, "lizard", true},
		{"signature-move", 6, "phantom", true}, {"spiked-tail", 4, "", true}, {"the-partys-over", 4, "phantom", false},
		{"thunder-stomp", 4, "", true}, {"titanic-batteries", 4, "pumpkin", true}, {"trendsetter", 3, "dragon", true},
		{"unstable-dna", 3, "tiger", true}, {"unstoppable", 3, "", true}, {"utter-destruction", 4, "panda", true},
	}
	var cases []dueltest.Case
	for _, o := range others {
		play, token, flip := "buy 1; reveal ?", "", ""
		if o.token == "dragon" { // T7: Fame at the left hand, odd end spaces: energy nearest, so it runs down
			flip = ":flip"
		}
		if o.token != "" {
			play, token = play+"; answer fame -7", o.token+":fame:-7"+flip
		}
		cards, discards := o.card, ""
		if !o.keep {
			cards, discards = discards, cards
		}
		cases = append(cases, dueltest.Case{Rule: o.card, Name: "bought",
			Given: scenarioShop(o.card+" ? ?", o.cost+1) + "hand left", Play: play,
			Want: fmt.Sprintf("you.energy=1 you.cards=%s discards=%s tokens=%s fame=0 destruction=0 you.hearts=14 rival.hearts=12 you.dice=0 row=?,?,? question= phase=buy",
				cards, discards, token)})
	}
	dueltest.Run(t, dueltest.Rules(t), cases)
}
