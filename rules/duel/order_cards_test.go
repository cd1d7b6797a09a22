package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioLast is your turn between two humans after the last roll, before rolling
// has ended, with your keep cards; `stop` carries out O3 to O6.
func scenarioLast(monster, dice string, cards ...string) string {
	s := scenarioTwo(monster, "meka-dragon", "rival") + "set you.energy 0; "
	for _, c := range cards {
		s += "card you " + c + "; "
	}
	return s + "turn you roll; dice " + dice + "; rolls 3; "
}

// TestStartWithCards is O1 with every card that acts there: hibernation, then
// made-in-a-lab, then dominate; alien-metabolism anywhere between.
func TestStartWithCards(t *testing.T) {
	// The rival buys dominate against your cards, and then it is your turn.
	const dominated = "buy 1; reveal ?; answer destruction -7; pass"
	given := func(energy string, cards ...string) string {
		s := scenarioTwo("gigazaur", "meka-dragon", "rival") + "row dominate extra-head snack-time; set you.energy " + energy + "; "
		for _, c := range cards {
			s += "card you " + c + "; "
		}
		return s + "turn rival buy; set rival.energy 3; "
	}
	all := given("8", "hibernation", "made-in-a-lab", "giant-brain")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O1", Name: "hibernation's choice is first", Given: all, Play: dominated, Want: "active=you phase=start question=hibernation you.taken=0"},
		{Rule: "O1", Name: "then made-in-a-lab; dominate waits", Given: all, Play: dominated + "; answer yes", Want: "phase=start question= you.cards=giant-brain,made-in-a-lab you.taken=0"},
		{Rule: "O1", Name: "bought there for 7-1=6, the new card counts for dominate", Given: all, Play: dominated + "; answer yes; buy extra-head; reveal ?",
			Want: "you.energy=2 you.cards=extra-head,giant-brain,made-in-a-lab question=dominate"},
		{Rule: "O1", Name: "three cards kept: 6-3+1=4 dice", Given: all, Play: dominated + "; answer yes; buy extra-head; reveal ?; answer no; roll chef",
			Want: "you.taken=3 rolls=1 dice=cefh"},
		{Rule: "O1", Name: "passed, then dominate", Given: all, Play: dominated + "; answer yes; pass", Want: "question=dominate you.energy=8"},
		{Rule: "O1", Name: "hibernation discarded is none of dominate's cards: 6-2=4 dice", Given: all, Play: dominated + "; answer yes; pass; answer no; roll chef",
			Want: "you.taken=2 rolls=1 discards=dominate,hibernation"},
		{Rule: "O1", Name: "hibernation bought in the lab: its choice waits for the next turn", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") +
			"row hibernation ? ?; card you made-in-a-lab; set you.energy 4; turn you start", Play: "buy 1; reveal ?",
			Want: "you.energy=0 you.cards=hibernation,made-in-a-lab question= phase=roll active=you"},
		{Rule: "O1", Name: "asleep there is no lab and no dominate: the dice pass", Given: all, Play: dominated + "; answer no", Want: "active=rival question= you.taken=0 you.energy=8"},
		{Rule: "O1", Name: "alien-metabolism before hibernation's choice", Given: given("8", "hibernation", "made-in-a-lab", "alien-metabolism"), Play: dominated + "; discard snack-time; reveal ?",
			Want: "question=hibernation phase=start discards=dominate,snack-time used=alien-metabolism"},
		{Rule: "O1", Name: "alien-metabolism between hibernation and the lab, which may buy what came: 5-1=4", Given: given("8", "hibernation", "made-in-a-lab", "alien-metabolism"),
			Play: dominated + "; answer yes; discard snack-time; reveal seismic-test; buy seismic-test; reveal ?", Want: "you.energy=4 destruction=2 question=dominate"},
		{Rule: "O1", Name: "alien-metabolism before dominate's choice, which then takes it", Given: given("0", "alien-metabolism"), Play: dominated + "; discard snack-time; reveal ?; answer alien-metabolism",
			Want: "you.cards= discards=dominate,snack-time,alien-metabolism you.taken=0 phase=roll"},
		{Rule: "O1", Name: "alien-metabolism bought in the lab works in this turn", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") +
			"row alien-metabolism too-cute ?; card you made-in-a-lab; set you.energy 1; turn you start", Play: "buy 1; reveal ?; answer fame -7; discard too-cute; reveal ?",
			Want: "discards=too-cute you.cards=alien-metabolism,made-in-a-lab phase=roll"},
		{Rule: "O1", Name: "no lab without anything to pay with", Given: given("0", "hibernation", "made-in-a-lab"), Play: dominated + "; answer yes", Want: "question=dominate"},
	})
}

// TestDiceTaken is O2 with the cards that take dice: thunder-stomp and dominate.
func TestDiceTaken(t *testing.T) {
	both := scenarioPull("dddeee", "thunder-stomp") + "card rival giant-brain; card rival camouflage; row dominate frenzy ?; "
	bought := "resolve; buy 1; reveal ?; answer fame -7; pass"
	stomp := scenarioPull("dddeee", "thunder-stomp")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O2", Name: "they add up: 6-1-2=3 dice", Given: both, Play: bought + "; answer no; roll che", Want: "active=rival rival.taken=3 rolls=1 dice=ceh"},
		{Rule: "O2", Name: "one card discarded: 6-1-1=4 dice", Given: both, Play: bought + "; answer camouflage; answer no; roll chef",
			Want: "rival.taken=2 rolls=1 rival.cards=giant-brain discards=dominate,camouflage"},
		{Rule: "O2", Name: "both discarded, nothing more to ask: 6-1=5 dice", Given: both, Play: bought + "; answer camouflage; answer giant-brain; roll chefd",
			Want: "rival.taken=1 rolls=1 rival.cards="},
		{Rule: "O2", Name: "never below 0: 6-7 is 0, one token on top", Given: stomp + "taken 6 rival; set rival.dice-tokens 1", Play: "resolve; pass; tokens 1; roll h", Want: "active=rival rival.taken=7 rolls=1 dice=h"},
		{Rule: "O2", Name: "white dice come on top: 6-1-2+2=5", Given: both + "set rival.dice-tokens 2", Play: bought + "; answer no; tokens 2; roll cheff", Want: "rolls=1 rival.dice=0"},
		{Rule: "O2", Name: "the turn after has six again", Given: stomp, Play: "resolve; pass; roll hhhff; stop; resolve; pass; roll hhhhff; stop; resolve; pass; roll hhhhff",
			Want: "active=rival turn=4 rolls=1 rival.taken=0"},
		{Rule: "O2", Name: "used up in a slept turn", Given: stomp + "card rival hibernation; set rival.hearts 5", Play: "resolve; pass; answer no", Want: "active=you rival.taken=0 rival.hearts=11"},
		{Rule: "O2", Name: "dominate too: asked no more after the nap, six dice", Given: scenarioShop("dominate ? ?", 3) + "card rival hibernation; card rival giant-brain",
			Play: scenarioBought + "; pass; answer no; roll hhhhff; stop; resolve; pass; answer yes; roll hhhhff", Want: "active=rival turn=4 rolls=1 rival.taken=0 question="},
		{Rule: "O2", Name: "dominate's own next turn only: 6-1=5 dice, then six", Given: scenarioShop("dominate ? ?", 3) + "card rival giant-brain",
			Play: scenarioBought + "; pass; answer no; roll hhhhf; stop; resolve; pass; roll hhhhff; stop; resolve; pass; roll hhhhff", Want: "active=rival turn=4 rolls=1 rival.taken=0 question="},
		{Rule: "O2", Name: "never the owner's own frenzy turn: six dice", Given: scenarioShop("dominate ? ?", 3) + "card rival giant-brain; used frenzy", Play: scenarioBought + "; pass; roll hhhhff",
			Want: "active=you turn=2 rolls=1 question= you.taken=0 rival.taken=0"},
		{Rule: "O2", Name: "but the rival's turn after it", Given: scenarioShop("dominate ? ?", 3) + "card rival giant-brain; used frenzy",
			Play: scenarioBought + "; pass; roll hhhhff; stop; resolve; pass", Want: "active=rival turn=3 question=dominate"},
		{Rule: "O2", Name: "thunder-stomp in both turns of frenzy: 1+1=2 taken", Given: stomp + "used frenzy", Play: "resolve; pass; roll dddhhh; stop; resolve; pass; roll hhff",
			Want: "active=rival turn=3 rival.taken=2 rolls=1"},
		{Rule: "O2", Name: "Autobot too: 6-1=5 dice, and its token on top: 6",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you thunder-stomp; set rival.dice-tokens 1; turn you resolve; dice dddeee", Play: "resolve; pass; roll hhhhhh",
			Want: "active=rival rolls=1 rival.taken=1 rival.dice=0"},
		{Rule: "O2", Name: "natural-selection's white die against one taken: 6-1+1=6", Given: stomp + "card rival natural-selection", Play: "resolve; pass; roll hhheef", Want: "rolls=1 rival.taken=1"},
	})
}

// TestRollingHasEnded is O3 with in-the-shadows and eye-of-the-storm.
func TestRollingHasEnded(t *testing.T) {
	alien := scenarioTwo("alienoid", "meka-dragon", "rival") + "set you.energy 0; card you in-the-shadows; turn you roll; "
	shadow := scenarioRoll() + "card you in-the-shadows; card you eye-of-the-storm; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O3", Name: "in-the-shadows before Alienoid's power: not yet asked", Given: alien, Play: "roll ffppce; roll ffppce; roll ffppce", Want: "phase=roll question= rolls=3"},
		{Rule: "O3", Name: "the rerolls done, Alienoid is asked", Given: alien, Play: "roll ffppce; roll ffppce; roll ffppce; roll cp", Want: "phase=resolve question=alienoid rolls=3 dice=cceppp"},
		{Rule: "O3", Name: "symbols it adds are no dice to reroll: rolling has ended", Given: alien, Play: "roll ffppce; roll ffppce; roll ffppce; roll cc; answer f; roll h", Refused: "wrong-phase",
			Want: "added=f phase=resolve"},
		{Rule: "O3", Name: "between rolls by the card: one roll used, 2 energy for two", Given: shadow, Play: "roll cchhff; keep cchh; roll ee; answer yes; stop", Want: "rolls=1 dice=cceehh you.energy=2"},
		{Rule: "O3", Name: "between rolls by a roll of hers: two used, 1 energy for one", Given: shadow, Play: "roll cchhff; keep cchh; roll ee; answer no; stop", Want: "rolls=2 dice=cceehh you.energy=1"},
		{Rule: "O3", Name: "fame and others together are an ordinary roll, nothing asked", Given: shadow, Play: "roll cchhff; keep cchf; roll ee", Want: "rolls=2 question= dice=cceefh"},
		{Rule: "O3", Name: "eye-of-the-storm before O4: 2 energy when the order is asked", Given: scenarioRoll() + "card you eye-of-the-storm; card you natural-selection; card you antimatter-pellets",
			Play: "roll hhhhhce; stop", Want: "question=card-order you.energy=2 you.hearts=14 rival.hearts=12"},
		{Rule: "O3", Name: "eye-of-the-storm before rebooting", Given: scenarioRoll() + "card you eye-of-the-storm; card you rebooting", Play: "roll hhceef; stop", Want: "question=rebooting you.energy=2"},
		{Rule: "O3", Name: "Alienoid's symbol counts for the cards after it: 4+1=5 claws, 12-4", Given: scenarioLast("alienoid", "ccccpp", "antimatter-pellets"), Play: "stop; answer c",
			Want: "rival.hearts=8 destruction=2 added=c"},
	})
}

// TestCardsThatLook is O4: the owner's order, checked once, with adrenaline-augment
// for the current markers.
func TestCardsThatLook(t *testing.T) {
	two := scenarioLast("gigazaur", "hhhhhce", "antimatter-pellets", "natural-selection")
	three := []string{"natural-selection", "signature-move", "adrenaline-augment"}
	many := scenarioLast("gigazaur", "chefdppp", "signature-move", "utter-destruction")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O4", Name: "two apply: the owner says which is next", Given: two, Play: "stop", Want: "question=card-order answers=antimatter-pellets,natural-selection you.hearts=14 rival.hearts=12"},
		{Rule: "O4", Name: "the other follows by itself: 12-4, 14-10", Given: two, Play: "stop; answer antimatter-pellets", Want: "rival.hearts=8 you.hearts=4 destruction=2 question="},
		{Rule: "O4", Name: "pellets first win before the 10 damage", Given: two + "set rival.hearts 4; set you.hearts 10", Play: "stop; answer antimatter-pellets",
			Want: "winner=you why=hearts you.hearts=10"},
		{Rule: "O4", Name: "the 10 damage first loses", Given: two + "set rival.hearts 4; set you.hearts 10", Play: "stop; answer natural-selection", Want: "winner=rival why=hearts rival.hearts=4"},
		{Rule: "O4", Name: "one that does not apply is not in the order", Given: scenarioLast("gigazaur", "hhhhhce", "antimatter-pellets", "natural-selection", "utter-destruction"), Play: "stop",
			Want: "question=card-order answers=antimatter-pellets,natural-selection"},
		{Rule: "O4", Name: "signature-move and utter-destruction", Given: many, Play: "stop", Want: "question=card-order answers=signature-move,utter-destruction fame=0"},
		{Rule: "O4", Name: "signature-move 1, then utter-destruction 2: fame 3, 12-2", Given: many, Play: "stop; answer signature-move; answer destruction",
			Want: "fame=3 destruction=2 rival.hearts=10 question="},
		{Rule: "O4", Name: "read once: a marker pulled into the zone adds no claw any more, 3", Given: scenarioLast("gigazaur", "cccpppe", three...) + "set fame 2", Play: "stop",
			Want: "fame=3 you.hearts=14 question="},
		{Rule: "O4", Name: "read once: one pulled out of it has counted, 3+1=4: 14-10=4", Given: scenarioLast("gigazaur", "cccpppe", three...) + "set fame 5", Play: "stop; answer signature-move",
			Want: "fame=6 you.hearts=4"},
		{Rule: "O4", Name: "adrenaline-augment as the markers stand: 3+1=4, 14-10=4", Given: scenarioLast("gigazaur", "ccchhee", "natural-selection", "adrenaline-augment") + "set fame -3", Play: "stop", Want: "you.hearts=4"},
		{Rule: "O4", Name: "and with none in a zone 3", Given: scenarioLast("gigazaur", "ccchhee", "natural-selection", "adrenaline-augment") + "set fame -6", Play: "stop", Want: "you.hearts=14"},
		{Rule: "O4", Name: "acid-attack counts: 4+1=5 claws, 12-4", Given: scenarioLast("gigazaur", "cccche", "acid-attack", "antimatter-pellets"), Play: "stop", Want: "rival.hearts=8 destruction=2"},
		{Rule: "O4", Name: "before resolving: the hearts are still to come, 5", Given: scenarioLast("gigazaur", "hhhhhe", "antimatter-pellets") + "set you.hearts 5",
			Play: "stop", Want: "you.hearts=5 phase=resolve rival.hearts=8"},
	})
}

// TestSkippingTheDice is O5: rebooting after the cards that look at the roll.
func TestSkippingTheDice(t *testing.T) {
	reboot := func(dice string, cards ...string) string {
		return scenarioLast("gigazaur", dice, append(cards, "rebooting")...)
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O5", Name: "asked after natural-selection's damage: 14-10=4", Given: reboot("hhhhcce", "natural-selection"), Play: "stop", Want: "question=rebooting you.hearts=4"},
		{Rule: "O5", Name: "nothing is resolved: 2 dice tokens, 2 energy, on to buying", Given: reboot("ccchhe") + "set you.hearts 9", Play: "stop; answer yes",
			Want: "phase=buy you.dice=2 you.energy=2 you.hearts=9 rival.hearts=12 you.cards= discards=rebooting"},
		{Rule: "O5", Name: "declined: the dice are resolved", Given: reboot("ccchhe"), Play: "stop; answer no; resolve", Want: "rival.hearts=9 you.energy=1 you.dice=0 you.cards=rebooting phase=buy"},
		{Rule: "O5", Name: "no gentle-giant: fame stays", Given: reboot("hhheef", "gentle-giant"), Play: "stop; answer yes", Want: "phase=buy fame=0 discards=rebooting"},
		{Rule: "O5", Name: "added symbols are wasted: acid-attack's claw", Given: reboot("hhheef", "acid-attack"), Play: "stop; answer yes", Want: "phase=buy rival.hearts=12 claws=0"},
		{Rule: "O5", Name: "added symbols are wasted: Alienoid's", Given: scenarioLast("alienoid", "ppccee", "rebooting"), Play: "stop; answer c; answer yes", Want: "phase=buy rival.hearts=12 you.energy=2"},
		{Rule: "O5", Name: "no batteries any more: not asked", Given: reboot("ccchhe", "titanic-batteries"), Play: "stop; answer yes", Want: "phase=buy question= you.dice=2"},
		{Rule: "O5", Name: "the pellets have acted before: 12-4", Given: reboot("ccccce", "antimatter-pellets"), Play: "stop; answer yes", Want: "rival.hearts=8 destruction=2 phase=buy"},
		{Rule: "O5", Name: "won or lost before, it is not asked: 10-10=0", Given: reboot("hhhhcce", "natural-selection") + "set you.hearts 10", Play: "stop", Want: "winner=rival question= you.cards=natural-selection,rebooting"},
	})
}

// TestResolvingWithCards is O6 and O7: titanic-batteries, the claws counted again,
// and gentle-giant when everything is resolved.
func TestResolvingWithCards(t *testing.T) {
	zone := func(dice string, cards ...string) string {
		return scenarioPull(dice, append(cards, "adrenaline-augment")...) + "set fame 2; "
	}
	meka := scenarioTwo("meka-dragon", "gigazaur", "rival") + "card you adrenaline-augment; set fame 2; turn you resolve; dice cppfff; "
	left := scenarioLast("gigazaur", "cchhff", "titanic-batteries", "gentle-giant")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O6", Name: "batteries after rebooting's no", Given: scenarioLast("gigazaur", "ccchhe", "rebooting", "titanic-batteries"), Play: "stop; answer no", Want: "question=titanic-batteries"},
		{Rule: "O6", Name: "two real dice: which, each pair once", Given: left, Play: "stop", Want: "question=titanic-batteries answers=no,cc,ch,cf,hh,hf,ff"},
		{Rule: "O6", Name: "two left aside: 1 dice token, the others are resolved", Given: left, Play: "stop; answer ff; resolve claw", Want: "dice=cchh you.dice=1 rival.hearts=10"},
		{Rule: "O6", Name: "dice whose power Alienoid used stay: only cc are left", Given: scenarioLast("alienoid", "ppppcc", "titanic-batteries"), Play: "stop; answer e; answer e",
			Want: "question=titanic-batteries answers=no,cc"},
		{Rule: "O6", Name: "Alienoid used all six: not asked", Given: scenarioLast("alienoid", "pppppp", "titanic-batteries"), Play: "stop; answer f; answer f", Want: "question= added=ffff phase=resolve"},
		{Rule: "O6", Name: "a marker pulled into a zone first adds a claw: 12-(2+1)=9", Given: zone("ccfffh"), Play: "resolve fame; resolve claw", Want: "rival.hearts=9 claws=3"},
		{Rule: "O6", Name: "the claws first: 12-2=10", Given: zone("ccfffh"), Play: "resolve claw; resolve fame", Want: "rival.hearts=10 claws=2"},
		{Rule: "O6", Name: "and only once", Given: zone("ccfffh"), Play: "resolve claw; resolve fame; resolve claw", Refused: "resolved-already", Want: "rival.hearts=10"},
		{Rule: "O6", Name: "a claw that appears so must be resolved", Given: zone("fffhhe"), Play: "resolve fame; resolve heart; resolve energy; pass", Refused: "unresolved", Want: "rival.hearts=12 fame=3"},
		{Rule: "O6", Name: "resolve alone takes it too: 12-1=11", Given: zone("fffhhe"), Play: "resolve", Want: "rival.hearts=11 fame=3 phase=buy"},
		{Rule: "O6", Name: "out of the zone again before the claws: 12-2=10", Given: scenarioPull("ccfffh", "adrenaline-augment") + "set fame 5", Play: "resolve fame; resolve claw", Want: "fame=6 rival.hearts=10"},
		{Rule: "O6", Name: "counted afresh, then Meka Dragon's product: (1+1)x2=4", Given: meka, Play: "resolve fame; resolve claw; answer yes", Want: "rival.hearts=10 claws=2"},
		{Rule: "O6", Name: "without the marker 1x2=2", Given: meka, Play: "resolve claw; answer yes", Want: "rival.hearts=12 claws=1"},
		{Rule: "O6", Name: "operation-media counts before multiplying: 2 claws, fame 3+2=5",
			Given: meka + "row operation-media ? ?; set you.energy 6", Play: "resolve fame; resolve claw; answer yes; " + scenarioBought, Want: "fame=5 rival.hearts=10"},
		{Rule: "O7", Name: "no claw: fame 1 when all is resolved", Given: scenarioPull("hhheee", "gentle-giant"), Play: "resolve", Want: "fame=1 phase=buy"},
		{Rule: "O7", Name: "not before the last symbol", Given: scenarioPull("hhheee", "gentle-giant"), Play: "resolve heart", Want: "fame=0 phase=resolve"},
		{Rule: "O7", Name: "a claw: nothing", Given: scenarioPull("chheee", "gentle-giant"), Play: "resolve", Want: "fame=0 phase=buy rival.hearts=11"},
		{Rule: "O7", Name: "before any purchase: it wins first", Given: scenarioPull("hhheee", "gentle-giant") + "set fame 6", Play: "resolve", Want: "winner=you why=victory phase=over you.energy=3"},
		{Rule: "O7", Name: "the power declined: resolving ends there", Given: scenarioPull("pphhee", "gentle-giant"), Play: "resolve heart; resolve energy; pass", Want: "fame=1 phase=buy"},
		{Rule: "O7", Name: "acid-attack's claw: nothing", Given: scenarioPull("hhheee", "gentle-giant", "acid-attack"), Play: "resolve", Want: "fame=0 rival.hearts=11"},
		{Rule: "acid-attack:1", Name: "gentle-giant never triggers beside it", Given: scenarioPull("hheeff", "gentle-giant", "acid-attack"), Play: "resolve", Want: "fame=0 rival.hearts=11 phase=buy"},
		{Rule: "O7", Name: "a claw of adrenaline-augment: nothing, fame 3", Given: zone("fffhhe", "gentle-giant"), Play: "resolve", Want: "fame=3 rival.hearts=11"},
		{Rule: "O7", Name: "a claw of adrenaline-augment counted before the marker left the zone: nothing", Given: scenarioPull("fffhhe", "gentle-giant", "adrenaline-augment") + "set fame 5",
			Play: "resolve claw; resolve", Want: "fame=6 rival.hearts=11 phase=buy"},
		{Rule: "O7", Name: "out of the zone before any claw was counted: 5+1, then fame 1 more wins", Given: scenarioPull("fffhhe", "gentle-giant", "adrenaline-augment") + "set fame 5",
			Play: "resolve fame; resolve", Want: "fame=7 rival.hearts=12 winner=you why=victory"},
		{Rule: "O7", Name: "both claws left aside are not in the roll: fame 1", Given: left, Play: "stop; answer cc; resolve", Want: "fame=1 rival.hearts=12 you.dice=1"},
		{Rule: "O7", Name: "Meka Dragon: no claw, no product, fame 1", Given: scenarioTwo("meka-dragon", "gigazaur", "rival") + "card you gentle-giant; turn you resolve; dice pphhee",
			Play: "resolve", Want: "fame=1 rival.hearts=14"},
	})
}

// TestPurchaseWithCards is O8: breaking-news after the token and before the effect,
// and a keep card is yours only after all of it.
func TestPurchaseWithCards(t *testing.T) {
	news := func(row string, energy int, cards ...string) string {
		s := scenarioShop(row, energy) + "card you breaking-news; "
		for _, c := range cards {
			s += "card you " + c + "; "
		}
		return s
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O8", Name: "paid and taken: no news before the refill", Given: news("too-cute ? ?", 3), Play: "buy 1", Want: "question=reveal fame=0 you.energy=0 row=-,?,?"},
		{Rule: "O8", Name: "nor before the token lies there", Given: news("too-cute ? ?", 3), Play: "buy 1; reveal ?", Want: "question=buzz-place fame=0 rival.hearts=12"},
		{Rule: "O8", Name: "the news pulls onto the new token, then the effect: 9+1, 12-2", Given: news("too-cute ? ?", 3) + "set you.hearts 9", Play: "buy 1; reveal ?; answer fame 1",
			Want: "fame=1 you.hearts=10 rival.hearts=10 discards=too-cute"},
		{Rule: "O8", Name: "the news wins before the effect could lose", Given: news("hors-d-oeuvre ? ?", 3) + "set fame 6; set you.hearts 3", Play: "buy 1; reveal ?; answer destruction -7",
			Want: "fame=7 winner=you why=victory you.hearts=3"},
		{Rule: "O8", Name: "the news before the question about two pulls", Given: news("monumental ? ?", 5), Play: scenarioBought, Want: "question=pull-first fame=1 destruction=0"},
		{Rule: "O8", Name: "news and the card's own pull: fame 1+1", Given: news("photoshoot ? ?", 2), Play: scenarioBought, Want: "fame=2 destruction=0"},
		{Rule: "O8", Name: "a King token takes the rest of the purchase, news and card: fame 1",
			Given: scenarioTwo("gigazaur", "the-king", "rival") + "card you breaking-news; token king fame 1; row photoshoot ? ?; turn you buy; set you.energy 2", Play: scenarioBought, Want: "fame=1 discards=photoshoot"},
		{Rule: "O8", Name: "but not the next purchase: fame 1, then 1+1+1=3", Given: scenarioTwo("gigazaur", "the-king", "rival") +
			"card you breaking-news; token king fame 1; row photoshoot cannonball ?; turn you buy; set you.energy 9", Play: scenarioBought + "; buy cannonball; reveal ?; answer destruction -7",
			Want: "fame=3 rival.hearts=14 you.energy=4"},
		{Rule: "O8", Name: "breaking-news is not yours while it is bought: fame 0", Given: scenarioShop("breaking-news ? ?", 6) + "hand left", Play: "buy 1; reveal ?; answer destruction -7",
			Want: "fame=0 you.cards=breaking-news"},
		{Rule: "O8", Name: "scrappy is yours only after the news: no dice token", Given: news("scrappy ? ?", 2) + "token tiger fame 1; set fame 1", Play: "buy 1; reveal ?; answer destruction -7",
			Want: "fame=2 you.dice=0 you.cards=breaking-news,scrappy"},
		{Rule: "O8", Name: "lightning-speed too: its alien is a blank for nothing", Given: news("lightning-speed ? ?", 4), Play: "buy 1; reveal ?; answer fame 1",
			Want: "fame=1 question= rival.hearts=12 you.cards=breaking-news,lightning-speed"},
		{Rule: "O8", Name: "regeneration is yours before: natural-selection's 4 hearts are 5", Given: news("natural-selection ? ?", 4, "regeneration") + "set you.hearts 5", Play: "buy 1; reveal ?",
			Want: "fame=1 you.hearts=10 you.energy=4"},
		{Rule: "O8", Name: "a sweep is no purchase: fame 0", Given: news("? ? ?", 2), Play: "sweep; reveal ?; reveal ?; reveal ?", Want: "fame=0 you.energy=0"},
		{Rule: "O8", Name: "made-in-a-lab's purchase is one: fame 1", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") +
			"row snack-time ? ?; card you made-in-a-lab; card you breaking-news; set you.energy 2; turn you start", Play: "buy 1; reveal ?", Want: "fame=1 you.energy=0 phase=roll"},
	})
}

// TestEndWithCards is O9: the free energy, then electrical-aura, then frenzy.
func TestEndWithCards(t *testing.T) {
	aura := func(energy int) string { return scenarioShop("? ? ?", energy) + "card you electrical-aura; " }
	lab := scenarioTwo("gigazaur", "meka-dragon", "rival") + "row snack-time ? ?; card you made-in-a-lab; card you electrical-aura; set you.energy 8; turn you start; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O9", Name: "the free energy counts: 6+1=7, destruction 1", Given: aura(6), Play: "pass", Want: "you.energy=7 destruction=1 active=rival"},
		{Rule: "O9", Name: "5+1=6 are too few", Given: aura(5), Play: "pass", Want: "you.energy=6 destruction=0 active=rival"},
		{Rule: "O9", Name: "13+1=14, destruction 2", Given: aura(13), Play: "pass", Want: "you.energy=14 destruction=2"},
		{Rule: "O9", Name: "bought: no free energy, 9-3=6", Given: aura(9) + "row snack-time ? ?", Play: "buy 1; reveal ?; pass", Want: "you.energy=6 destruction=0"},
		{Rule: "O9", Name: "bought in the lab: no free energy, 8-2=6", Given: lab, Play: "buy 1; reveal ?; roll ffddhh; stop; resolve; pass", Want: "you.energy=6 destruction=0 active=rival"},
		{Rule: "O9", Name: "not bought there: 8+1=9", Given: lab, Play: "pass; roll ffddhh; stop; resolve; pass", Want: "you.energy=9 destruction=1 active=rival"},
		{Rule: "O9", Name: "before frenzy's other turn: destruction 1", Given: aura(6) + "used frenzy", Play: "pass", Want: "active=you turn=2 you.energy=7 destruction=1"},
		{Rule: "O9", Name: "and at the end of that one again: 8, destruction 2", Given: aura(6) + "used frenzy", Play: "pass; roll ffhhhh; stop; resolve; pass",
			Want: "active=rival turn=3 you.energy=8 destruction=2"},
		{Rule: "O9", Name: "it wins before the dice pass", Given: aura(6) + "set destruction 6; used frenzy", Play: "pass", Want: "winner=you why=victory phase=over active=you turn=1"},
		{Rule: "O9", Name: "not at the end of the rival's turn", Given: aura(7) + "turn rival buy", Play: "pass", Want: "active=you destruction=0 you.energy=7 rival.energy=1"},
		{Rule: "O9", Name: "no end-of-turn effects of a slept turn", Given: scenarioTwo("gigazaur", "meka-dragon", "rival") + "card you hibernation; card you electrical-aura; set you.energy 9; turn you start",
			Play: "answer no", Want: "active=rival destruction=0 you.energy=9"},
		{Rule: "O9", Name: "frenzy per turn anew: regeneration again, 5+1+1, 1+1: 9", Given: scenarioPull("hffeed", "regeneration") + "set you.hearts 5; used frenzy",
			Play: "resolve; pass; roll hffeed; stop; resolve", Want: "you.hearts=9"},
	})
}

// TestOneHitOfAll is O10: every protection in its order, and what counts as taken.
func TestOneHitOfAll(t *testing.T) {
	on := "token tiger fame 2; set fame 2; "
	all := scenarioHit("ccccch", "camouflage", "trendsetter", "armor-plating", "unstoppable") + on
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O10", Name: "5 claws, camouflage 1, trendsetter 1, armor-plating 1: 14-2=12", Given: all, Play: "resolve claw; answer hcccc", Want: "you.hearts=12 used=armor-plating,trendsetter"},
		{Rule: "O10", Name: "then hearts, then unstoppable: 2-2 stays at 1", Given: all + "set you.hearts 2", Play: "resolve claw; answer hcccc",
			Want: "you.hearts=1 used=armor-plating,trendsetter,unstoppable discards=unstoppable winner="},
		{Rule: "O10", Name: "the first three are enough: 3-2=1, unstoppable stays", Given: all + "set you.hearts 3", Play: "resolve claw; answer hcccc", Want: "you.hearts=1 used=armor-plating,trendsetter discards="},
		{Rule: "O10", Name: "unstoppable's protection stops the next hit whole", Given: scenarioHit("cccfff", "unstoppable", "trendsetter") + "set you.hearts 2; token cat fame -1", Play: "resolve claw; resolve fame",
			Want: "you.hearts=1 fame=-1 used=unstoppable winner="},
		{Rule: "O10", Name: "damage taken is hearts lost: 5-1-1=3 of 5, unstable-dna asks", Given: scenarioHit("ccccch", "unstable-dna", "trendsetter", "armor-plating") + on + "card rival giant-brain",
			Play: "resolve claw", Want: "you.hearts=11 question=unstable-dna"},
		{Rule: "O10", Name: "of 4 only 2: it does not", Given: scenarioHit("cccche", "unstable-dna", "trendsetter", "armor-plating") + on + "card rival giant-brain", Play: "resolve claw", Want: "you.hearts=12 question="},
		{Rule: "O10", Name: "in-shape counts hearts lost: 5-1=4, one point", Given: scenarioDice("ccccch") + "card you in-shape; card rival armor-plating; set you.energy 5", Play: "resolve claw; answer 2",
			Refused: "points-many", Want: "question=in-shape rival.hearts=8"},
		{Rule: "O10", Name: "a bonus of 2 and claws are two hits: unstable-dna never", Given: scenarioHit("ccdddd", "unstable-dna") + "card rival giant-brain; token pumpkin destruction -3",
			Play: "resolve claw; resolve destruction", Want: "you.hearts=10 question="},
	})
}

// TestEverySpaceWithCards is O11 and O12 with the cards that act at a space,
// after a pull, or after a hit.
func TestEverySpaceWithCards(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "O11", Name: "scrappy before the bonus of the next space", Given: scenarioPull("fffhhe", "scrappy", "unchained") + "token tiger fame 1; token fish fame 2; set fame 1", Play: "resolve fame",
			Want: "question=unchained fame=2 you.dice=1"},
		{Rule: "O11", Name: "so scrappy's token is there before the panda's: 1+1+1 are 2", Given: scenarioPull("fffhhe", "scrappy") + "token tiger fame 1; token panda fame 2; set fame 1; set you.dice-tokens 1",
			Play: "resolve fame", Want: "you.dice=2"},
		{Rule: "O11", Name: "scrappy has its token although the next space kills", Given: scenarioPull("fffhhe", "scrappy") + "token tiger fame 1; token cat fame 2; set fame 1; set rival.hearts 1", Play: "resolve fame",
			Want: "winner=you why=hearts you.dice=1"},
		{Rule: "O11", Name: "lightning-speed at the space, the pull not yet done", Given: scenarioPull("fffffe", "lightning-speed") + "token penguin fame 1", Play: "resolve fame", Want: "question=lightning-speed fame=1"},
		{Rule: "O11", Name: "then the rest: penguin's damage and its other blank, 12-1-1=10", Given: scenarioPull("fffffe", "lightning-speed") + "token penguin fame 1", Play: "resolve fame; answer yes; answer no",
			Want: "fame=2 rival.hearts=10 question="},
		{Rule: "O11", Name: "spiked-tail after every bonus of the pull: 12-1-2=9 in two hits", Given: scenarioPull("ddddhe", "spiked-tail", "in-shape") + "token cat destruction 1; set you.energy 5", Play: "resolve destruction",
			Want: "destruction=2 rival.hearts=9 question="},
		{Rule: "O11", Name: "in-shape after spiked-tail's hit: 1+3-3=1 point", Given: scenarioPull("dddddh", "spiked-tail", "in-shape") + "token cat destruction 1; set you.energy 5", Play: "resolve destruction; answer 1",
			Want: "destruction=3 rival.hearts=8 fame=1 you.energy=4 question="},
		{Rule: "O11", Name: "in-shape in the middle of a pull, at the hit", Given: scenarioPull("cccddddd", "in-shape") + "token cat destruction 1; set you.energy 5", Play: "resolve claw; resolve destruction",
			Want: "question=in-shape destruction=1 rival.hearts=8"},
		{Rule: "O11", Name: "and the pull goes on after it", Given: scenarioPull("cccddddd", "in-shape") + "token cat destruction 1; set you.energy 5", Play: "resolve claw; resolve destruction; answer 1",
			Want: "question= destruction=3 fame=1 you.energy=4"},
		{Rule: "O11", Name: "utter-destruction: spiked-tail right after the destruction pull, then fame, then 2: 12-2-2=8", Given: scenarioLast("gigazaur", "chefdp", "spiked-tail", "utter-destruction"),
			Play: "stop; answer destruction", Want: "destruction=2 fame=2 rival.hearts=8"},
		{Rule: "O12", Name: "a winning space before lightning-speed is asked", Given: scenarioPull("fffhhe", "lightning-speed") + "token alien fame 5; set fame 5", Play: "resolve fame",
			Want: "fame=7 winner=you why=victory question= rival.hearts=12"},
		{Rule: "O12", Name: "lightning-speed's fatal damage ends the pull", Given: scenarioPull("fffffe", "lightning-speed") + "token alien fame 1; set rival.hearts 1", Play: "resolve fame; answer yes",
			Want: "fame=1 winner=you why=hearts"},
		{Rule: "O12", Name: "a winning pull before thunder-stomp and spiked-tail", Given: scenarioPull("dddhhe", "thunder-stomp", "spiked-tail") + "set destruction 6", Play: "resolve destruction",
			Want: "winner=you why=victory rival.hearts=12"},
		{Rule: "O12", Name: "a fatal bonus before spiked-tail, the pull ends there", Given: scenarioPull("dddddh", "spiked-tail") + "token cat destruction 1; set rival.hearts 1", Play: "resolve destruction",
			Want: "destruction=1 winner=you why=hearts"},
		{Rule: "O12", Name: "the Victory space before scrappy's dice token", Given: scenarioPull("fffhhh", "scrappy") + "token tiger fame 6; set fame 6", Play: "resolve fame",
			Want: "winner=you why=victory you.dice=0"},
		{Rule: "O12", Name: "a fatal hit before in-shape is offered", Given: scenarioPull("ccccch", "in-shape") + "set you.energy 5; set rival.hearts 5", Play: "resolve claw", Want: "winner=you question= you.energy=5"},
		{Rule: "O12", Name: "in-shape's first space wins, the second is not pulled", Given: scenarioPull("ccccch", "in-shape") + "set you.energy 5; set fame 2; set destruction 4", Play: "resolve claw; answer 2",
			Want: "fame=3 winner=you why=spotlight"},
		{Rule: "O12", Name: "spiked-tail's fatal hit before utter-destruction's fame", Given: scenarioLast("gigazaur", "chefdp", "spiked-tail", "utter-destruction") + "set rival.hearts 2", Play: "stop; answer destruction",
			Want: "destruction=2 fame=0 winner=you why=hearts"},
		{Rule: "O12", Name: "breaking-news wins before the card's effect", Given: scenarioShop("jets-scrambled ? ?", 5) + "card you breaking-news; set fame 6; set you.hearts 1", Play: "buy 1; reveal ?; answer destruction -7",
			Want: "winner=you why=victory you.hearts=1 rival.hearts=12"},
		{Rule: "O12", Name: "unstable-dna is not asked of the dead", Given: scenarioHit("ccchee", "unstable-dna") + "card rival giant-brain; set you.hearts 3", Play: "resolve claw", Want: "winner=rival question="},
	})
}
