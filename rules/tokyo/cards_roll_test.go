package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
)

// TestMoreDiceAndRolls covers extra-head and giant-brain.
func TestMoreDiceAndRolls(t *testing.T) {
	head := cb3 + "card p1 extra-head; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "extra-head", Name: "6+1=7", Given: head, Play: "roll 1122hec", Want: "dice=1122hec phase=resolve"},
		{Rule: "extra-head", Name: "six are too few", Given: head, Play: "roll 1122he", Refused: "dice-count", Want: "phase=roll"},
		{Rule: "extra-head", Name: "the others roll six", Given: head, Play: "", Want: "p1.dice=7 p2.dice=6"},
		{Rule: "extra-head", Name: "copied: 7", Given: cb3 + "card p2 extra-head; card p1 mimic; copy mimic extra-head; ", Play: "roll 1122hec", Want: "p1.dice=7 p2.dice=7 phase=resolve"},
		{Rule: "extra-head", Name: "bought, it counts from the next turn on", Given: cardShop(ct3, "extra-head ? ?", 7), Play: "buy 1; reveal ?; pass; turn p3 buy; pass; roll 1122hec", Want: "active=p1 phase=resolve"},
		{Rule: "extra-head:1", Name: "both copies: 8", Given: head + "card p1 extra-head; ", Play: "roll 1122heec", Want: "p1.cards=extra-head,extra-head dice=1122heec"},
		{Rule: "extra-head:1", Name: "each owner one: 7 and 7", Given: head + "card p2 extra-head; ", Play: "", Want: "p1.dice=7 p2.dice=7"},

		{Rule: "giant-brain", Name: "3+1=4 rolls", Given: cb3 + "card p1 giant-brain; ", Play: "", Want: "p1.rolls=4 p2.rolls=3"},
		{Rule: "giant-brain", Name: "copied: 3+1+1=5", Given: cb3 + "card p1 giant-brain; card p1 mimic; copy mimic giant-brain; ", Play: "", Want: "p1.rolls=5"},
		{Rule: "giant-brain", Name: "with a smoke token 3+1+1=5", Given: cb3 + "card p1 giant-brain; card p1 smoke-cloud; charge smoke-cloud 3; ", Play: "use smoke-cloud", Want: "p1.rolls=5"},
	})
}

// TestBackgroundDweller is background-dweller: 3s are rerolled at will.
func TestBackgroundDweller(t *testing.T) {
	own := cb3 + "card p1 background-dweller; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "background-dweller", Name: "its owner is asked", Given: own, Play: "roll 33hhec", Want: "question=background-dweller asks=p1"},
		{Rule: "background-dweller", Name: "one 3 becomes a 1, the other stays", Given: own, Play: "roll 33hhec; answer 1; answer no", Want: "dice=13hhec question= phase=resolve"},
		{Rule: "background-dweller", Name: "declined", Given: own, Play: "roll 33hhec; answer no", Want: "dice=33hhec question="},
		{Rule: "background-dweller", Name: "no 3: no question", Given: own, Play: "roll 12hhec", Want: "dice=12hhec question="},
		{Rule: "background-dweller", Name: "not more dice than 3s", Given: own, Play: "roll 33hhec; answer 112", Refused: "dice-count", Want: "question=background-dweller"},
		{Rule: "background-dweller", Name: "not for another's dice", Given: cb3 + "card p2 background-dweller; ", Play: "roll 33hhec", Want: "question= dice=33hhec"},
		{Rule: "background-dweller", Name: "copied", Given: cb3 + "card p2 background-dweller; card p1 mimic; copy mimic background-dweller; ", Play: "roll 3hhhec; answer c", Want: "dice=hhhecc question="},
		{Rule: "background-dweller:1", Name: "both at once", Given: own, Play: "roll 33hhec; answer cc", Want: "dice=hheccc question="},
		{Rule: "background-dweller:1", Name: "a 3 again, and again", Given: own, Play: "roll 3hhhec; answer 3; answer 3; answer 2", Want: "dice=2hhhec question="},
		{Rule: "background-dweller:2", Name: "a 3 left by psychic-probe", Given: own + "card p2 psychic-probe; ", Play: "roll 1hhhec; answer 1; answer 3", Want: "question=background-dweller asks=p1"},
		{Rule: "background-dweller:2", Name: "and it is rerolled", Given: own + "card p2 psychic-probe; ", Play: "roll 1hhhec; answer 1; answer 3; answer e", Want: "dice=hhheec question="},
		{Rule: "background-dweller:2", Name: "camouflage's dice as they lie after rerolls", Given: cardDice(ct3+"card p2 background-dweller; card p2 camouflage; ", "112ccc"), Play: "resolve; answer hh1; answer no", Want: "p2.hearts=9"},
	})
}

// TestHerdCuller is herd-culler: a die becomes a 1.
func TestHerdCuller(t *testing.T) {
	own := cb3 + "card p1 herd-culler; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "herd-culler", Name: "the smash becomes a 1", Given: own, Play: "roll 1122hc; answer c", Want: "dice=11122h question="},
		{Rule: "herd-culler", Name: "declined", Given: own, Play: "roll 1122hc; answer no", Want: "dice=1122hc question="},
		{Rule: "herd-culler", Name: "a face that is not there", Given: own, Play: "roll 1122hc; answer e", Refused: "no-such-die", Want: "question=herd-culler"},
		{Rule: "herd-culler", Name: "once a turn", Given: own, Play: "roll 1122hc; answer 2", Want: "dice=1112hc question="},
		{Rule: "herd-culler", Name: "with its copy twice", Given: own + "card p1 mimic; copy mimic herd-culler; ", Play: "roll 1122hc; answer c; answer h", Want: "dice=111122 question="},
		{Rule: "herd-culler", Name: "only 1s: nothing to turn", Given: own, Play: "roll 111111", Want: "question= dice=111111"},
		{Rule: "herd-culler", Name: "not another's dice", Given: cb3 + "card p2 herd-culler; ", Play: "roll 1122hc", Want: "question="},
		{Rule: "herd-culler:1", Name: "before anything is resolved", Given: own, Play: "roll 1122hc; answer c", Want: "phase=resolve done= p1.points=0"},
		{Rule: "herd-culler:1", Name: "the new 1 counts: 1 point, no smash", Given: own + "place p2 city; ", Play: "roll 1122hc; answer c; resolve", Want: "p1.points=1 p2.hearts=10"},
	})
}

// TestSetDice covers plot-twist and stretchy.
func TestSetDice(t *testing.T) {
	twist := cb3 + "card p1 plot-twist; "
	stretch := cb3 + "card p1 stretchy; set p1.energy 4; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "plot-twist", Name: "a smash becomes a 1, the card is discarded", Given: twist, Play: "roll 1122hc; answer c; answer 1", Want: "dice=11122h p1.cards= discards=plot-twist question="},
		{Rule: "plot-twist", Name: "to any face", Given: twist, Play: "roll 1122hc; answer 1; answer e", Want: "dice=122hec"},
		{Rule: "plot-twist", Name: "declined, it stays", Given: twist, Play: "roll 1122hc; answer no", Want: "dice=1122hc p1.cards=plot-twist question="},
		{Rule: "plot-twist", Name: "a die that is not there", Given: twist, Play: "roll 1122hc; answer 3", Refused: "no-such-die", Want: "question=plot-twist"},
		{Rule: "plot-twist", Name: "not another's dice", Given: cb3 + "card p2 plot-twist; ", Play: "roll 1122hc", Want: "question="},
		{Rule: "plot-twist", Name: "a copy discards itself", Given: cb3 + "card p2 plot-twist; card p1 mimic; copy mimic plot-twist; ", Play: "roll 1122hc; answer c; answer 1", Want: "dice=11122h p1.cards= p2.cards=plot-twist discards=mimic"},

		{Rule: "stretchy", Name: "2 energy for a die", Given: stretch, Play: "roll 1122hc; answer c; answer 1; answer no", Want: "dice=11122h p1.energy=2"},
		{Rule: "stretchy", Name: "declined", Given: stretch, Play: "roll 1122hc; answer no", Want: "dice=1122hc p1.energy=4 question="},
		{Rule: "stretchy", Name: "1 energy is too little", Given: stretch + "set p1.energy 1; ", Play: "roll 1122hc", Want: "question= p1.energy=1"},
		{Rule: "stretchy", Name: "in another's turn not", Given: cb3 + "card p2 stretchy; set p2.energy 4; ", Play: "roll 1122hc", Want: "question="},
		{Rule: "stretchy", Name: "copied", Given: cb3 + "card p2 stretchy; card p1 mimic; copy mimic stretchy; set p1.energy 2; ", Play: "roll 1122hc; answer c; answer e", Want: "dice=1122he p1.energy=0 question="},
		{Rule: "stretchy:1", Name: "twice for 4", Given: stretch, Play: "roll 1122hc; answer c; answer 1; answer h; answer 1", Want: "dice=111122 p1.energy=0 question="},
		{Rule: "stretchy:1", Name: "three times for 7, 1 is left", Given: stretch + "set p1.energy 7; ", Play: "roll 1122hc; answer c; answer 1; answer h; answer 1; answer 2; answer 1", Want: "dice=111112 p1.energy=1 question="},
	})
}

// TestPsychicProbe is psychic-probe: it rerolls a die of another Monster.
func TestPsychicProbe(t *testing.T) {
	own := cb3 + "card p2 psychic-probe; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "psychic-probe", Name: "a smash becomes a 1", Given: own, Play: "roll 1122hc; answer c; answer 1", Want: "dice=11122h p2.cards=psychic-probe question="},
		{Rule: "psychic-probe", Name: "a heart comes: it is discarded", Given: own, Play: "roll 1122hc; answer c; answer h", Want: "dice=1122hh p2.cards= discards=psychic-probe"},
		{Rule: "psychic-probe", Name: "declined", Given: own, Play: "roll 1122hc; answer no", Want: "dice=1122hc question= p2.cards=psychic-probe"},
		{Rule: "psychic-probe", Name: "not its owner's own dice", Given: cb3 + "card p1 psychic-probe; ", Play: "roll 1122hc", Want: "question="},
		{Rule: "psychic-probe", Name: "a die that is not there", Given: own, Play: "roll 1122hc; answer 3", Refused: "no-such-die", Want: "question=psychic-probe"},
		{Rule: "psychic-probe", Name: "and its copy: left of the active first", Given: cb3 + "card p3 psychic-probe; card p2 mimic; copy mimic psychic-probe; ", Play: "roll 1122hc; answer c; answer 1", Want: "question=psychic-probe asks=p3 dice=11122h"},
		{Rule: "psychic-probe", Name: "a heart discards the copy, not the card", Given: cb3 + "card p3 psychic-probe; card p2 mimic; copy mimic psychic-probe; ", Play: "roll 1122hc; answer c; answer h; answer no", Want: "p2.cards= p3.cards=psychic-probe discards=mimic"},
		{Rule: "psychic-probe", Name: "a heart on the card idles the copy", Given: cb4 + "card p2 psychic-probe; card p3 mimic; copy mimic psychic-probe; ", Play: "roll 1122hc; answer c; answer h", Want: "p2.cards= p3.cards=mimic question= dice=1122hh"},
		{Rule: "psychic-probe:1", Name: "its owner chooses the die", Given: own, Play: "roll 1122hc", Want: "question=psychic-probe asks=p2"},
		{Rule: "psychic-probe:2", Name: "once a turn", Given: own, Play: "roll 1122hc; answer c; answer 3", Want: "question= phase=resolve"},
		{Rule: "psychic-probe:2", Name: "the roller alters dice afterwards", Given: own + "card p1 herd-culler; ", Play: "roll 1122hc; answer 1; answer e; answer e", Want: "dice=1122hc question="},
		{Rule: "psychic-probe:2", Name: "each opponent's turn anew", Given: own + "turn p3 roll; ", Play: "roll 1122hc", Want: "question=psychic-probe asks=p2"},
	})
}

// TestBoughtRolls covers smoke-cloud and energy-drink.
func TestBoughtRolls(t *testing.T) {
	smoke := cb3 + "card p1 smoke-cloud; charge smoke-cloud 3; "
	drink := cb3 + "card p1 energy-drink; set p1.energy 2; "
	cardsBase(t, []tokyotest.Case{
		{Rule: "smoke-cloud", Name: "bought with 3 tokens", Given: cardShop(ct3, "smoke-cloud ? ?", 4), Play: "buy 1; reveal ?", Want: "p1.cards=smoke-cloud:3 p1.energy=0"},
		{Rule: "smoke-cloud", Name: "one token: 3+1=4 rolls", Given: smoke, Play: "use smoke-cloud", Want: "p1.rolls=4 p1.cards=smoke-cloud:2"},
		{Rule: "smoke-cloud", Name: "the last token: the card is discarded", Given: smoke + "charge smoke-cloud 1; ", Play: "use smoke-cloud", Want: "p1.rolls=4 p1.cards= discards=smoke-cloud"},
		{Rule: "smoke-cloud", Name: "not once the result is there", Given: smoke, Play: "roll 1122hc; use smoke-cloud", Refused: "phase", Want: "p1.cards=smoke-cloud:3"},
		{Rule: "smoke-cloud", Name: "not in another's turn", Given: smoke + "turn p2 roll; ", Play: "use p1 smoke-cloud", Refused: "not-your-turn", Want: "p1.cards=smoke-cloud:3"},
		{Rule: "smoke-cloud", Name: "the roll bought is gone with the turn", Given: smoke + "place p2 city; ", Play: "use smoke-cloud; roll 1122he; resolve; pass; turn p3 buy; pass", Want: "active=p1 p1.rolls=3 p1.cards=smoke-cloud:2"},
		{Rule: "smoke-cloud", Name: "a copy spends its own tokens", Given: smoke + "card p2 mimic; copy mimic smoke-cloud; charge mimic 2; turn p2 roll; ", Play: "use p2 smoke-cloud", Want: "p2.rolls=4 p2.cards=mimic:1>smoke-cloud p1.cards=smoke-cloud:3"},
		{Rule: "smoke-cloud:1", Name: "all three in one turn: 6 rolls", Given: smoke, Play: "use smoke-cloud; use smoke-cloud; use smoke-cloud", Want: "p1.rolls=6 p1.cards="},
		{Rule: "smoke-cloud:1", Name: "no fourth", Given: smoke, Play: "use smoke-cloud; use smoke-cloud; use smoke-cloud; use smoke-cloud", Refused: "nobody-has", Want: "p1.rolls=6"},

		{Rule: "energy-drink", Name: "1 energy: 3+1=4 rolls", Given: drink, Play: "use energy-drink", Want: "p1.rolls=4 p1.energy=1"},
		{Rule: "energy-drink", Name: "no energy: no roll", Given: drink + "set p1.energy 0; ", Play: "use energy-drink", Refused: "too-dear", Want: "p1.rolls=3"},
		{Rule: "energy-drink", Name: "not once the result is there", Given: drink, Play: "roll 1122hc; use energy-drink", Refused: "phase", Want: "p1.energy=2"},
		{Rule: "energy-drink", Name: "not in another's turn", Given: drink + "turn p2 roll; ", Play: "use p1 energy-drink", Refused: "not-your-turn", Want: "p1.energy=2"},
		{Rule: "energy-drink", Name: "nobody has it", Given: cb3, Play: "use energy-drink", Refused: "nobody-has", Want: "p1.rolls=3"},
		{Rule: "energy-drink", Name: "copied", Given: cb3 + "card p2 energy-drink; card p1 mimic; copy mimic energy-drink; set p1.energy 1; ", Play: "use p1 energy-drink", Want: "p1.rolls=4 p1.energy=0"},
		{Rule: "energy-drink:1", Name: "twice: 5 rolls", Given: drink, Play: "use energy-drink; use energy-drink", Want: "p1.rolls=5 p1.energy=0"},
	})
}
