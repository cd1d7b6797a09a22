package duel_test

import (
	"fmt"
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioLab is the end of the rival's turn. After its `pass`, yours begins, and you
// have made-in-a-lab.
func scenarioLab(row string, energy int) string {
	return scenarioTwo("gigazaur", "meka-dragon", "rival") +
		fmt.Sprintf("card you made-in-a-lab; row %s; set you.energy %d; set rival.energy 0; turn rival buy; ", row, energy)
}

// TestMadeInALab is made-in-a-lab: a purchase at the start of the turn (O1).
func TestMadeInALab(t *testing.T) {
	const id = "made-in-a-lab"
	const row = "snack-time seismic-test extra-head" // 3, 5, 7-1=6: 2, 4, 5 here
	robot := dueltest.Solo("gigazaur", "meka-dragon", "you") + "card you made-in-a-lab; row " + row + "; set you.energy 2; turn rival end; set rival.energy 0; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "3-1=2 can be paid: the turn waits at its start", Given: scenarioLab(row, 2), Play: "pass", Want: "active=you phase=start question= you.energy=2"},
		{Rule: id, Name: "1 cannot: rolling at once", Given: scenarioLab(row, 1), Play: "pass", Want: "active=you phase=roll"},
		{Rule: id, Name: "bought: 2-2=0, 9+3=12, then rolling", Given: scenarioLab(row, 2) + "set you.hearts 9", Play: "pass; buy 1; reveal ?",
			Want: "you.energy=0 you.hearts=12 phase=roll used=made-in-a-lab row=?,seismic-test,extra-head discards=snack-time"},
		{Rule: id, Name: "5-1=4 in slot 2: destruction 2", Given: scenarioLab(row, 4), Play: "pass; buy 2; reveal ?", Want: "you.energy=0 destruction=2 phase=roll row=?,snack-time,extra-head"},
		{Rule: id, Name: "3 of 4 is not enough", Given: scenarioLab(row, 3), Play: "pass; buy 2", Refused: "too-dear", Want: "you.energy=3 phase=start"},
		{Rule: id, Name: "one card, not two", Given: scenarioLab(row, 9), Play: "pass; buy 1; reveal ?; buy 2", Refused: "wrong-phase", Want: "you.energy=7 phase=roll"},
		{Rule: id, Name: "you may: pass, and roll", Given: scenarioLab(row, 2), Play: "pass; pass; roll cchhee", Want: "you.energy=2 rolls=1 row=snack-time,seismic-test,extra-head"},
		{Rule: id, Name: "passed, it is over for this turn", Given: scenarioLab(row, 2), Play: "pass; pass; buy 1", Refused: "wrong-phase", Want: "phase=roll you.energy=2"},
		{Rule: id, Name: "rolling is passing", Given: scenarioLab(row, 2), Play: "pass; roll cchhee", Want: "rolls=1 phase=roll you.energy=2 row=snack-time,seismic-test,extra-head"},
		{Rule: id, Name: "spending a dice token is passing", Given: scenarioLab(row, 2) + "set you.dice-tokens 1", Play: "pass; tokens 1", Want: "phase=roll you.dice=0 you.energy=2"},
		{Rule: id, Name: "bought, a dice token may still be spent: 7 dice", Given: scenarioLab(row, 2) + "set you.dice-tokens 1", Play: "pass; buy 1; reveal ?; tokens 1; roll cchheef",
			Want: "rolls=1 you.dice=0"},
		{Rule: id, Name: "the later purchase costs what is printed: 2 of 3", Given: scenarioLab(row, 2), Play: "pass; pass; roll hhhhff; stop; resolve; buy 1", Refused: "too-dear",
			Want: "you.energy=2 phase=buy"},
		{Rule: id, Name: "also after a purchase here: 6-2=4 of 5", Given: scenarioLab(row, 6), Play: "pass; buy 1; reveal ?; roll hhhhff; stop; resolve; buy 2", Refused: "too-dear",
			Want: "you.energy=4"},
		{Rule: id, Name: "not at the start of the rival's turn", Given: scenarioShop(row, 9) + "card you made-in-a-lab; set rival.energy 9", Play: "pass", Want: "active=rival phase=roll"},
		{Rule: id, Name: "after Autobot's turn", Given: robot, Play: "pass", Want: "active=you phase=start"},
		{Rule: id, Name: "its Buzz token as always", Given: scenarioLab("too-cute seismic-test extra-head", 2), Play: "pass; buy 1; reveal ?; answer fame 4",
			Want: "tokens=fish:fame:4 rival.hearts=10 phase=roll"},
		{Rule: id, Name: "a card nobody named: 3-1=2", Given: scenarioLab("? ? ?", 2), Play: "pass; buy 1; reveal snack-time; reveal ?",
			Want: "you.energy=0 phase=roll used=made-in-a-lab discards=snack-time"},
		{Rule: id, Name: "an empty row: rolling at once", Given: scenarioLab("- - -", 9), Play: "pass", Want: "active=you phase=roll"},
		{Rule: "O8", Name: "frenzy bought here: another turn after this one", Given: scenarioLab("frenzy seismic-test extra-head", 5), Play: "pass; buy 1; reveal ?; roll hhhhff; stop; resolve; pass",
			Want: "active=you turn=3 you.energy=0"},
		{Rule: "O1", Name: "hibernation's choice first", Given: scenarioLab(row, 2) + "card you hibernation", Play: "pass", Want: "phase=start question=hibernation"},
		{Rule: "O1", Name: "awake, then the purchase: 2-2=0", Given: scenarioLab(row, 2) + "card you hibernation", Play: "pass; answer yes; buy 1; reveal ?",
			Want: "you.energy=0 phase=roll you.cards=made-in-a-lab"},
		{Rule: "O1", Name: "slept: no purchase", Given: scenarioLab(row, 2) + "card you hibernation", Play: "pass; answer no",
			Want: "active=rival phase=roll you.energy=2 row=snack-time,seismic-test,extra-head"},
		// "It adds to the discount of the -1 slot."
		{Rule: id + ":1", Name: "7-1-1=5", Given: scenarioLab(row, 5), Play: "pass; buy 3; reveal ?", Want: "you.energy=0 you.cards=extra-head,made-in-a-lab phase=roll"},
		{Rule: id + ":1", Name: "3-1-1=1 is enough to wait for", Given: scenarioLab("seismic-test extra-head snack-time", 1), Play: "pass", Want: "phase=start"},
		{Rule: id, Name: "never below 1: 2-1-1=0, 1 paid", Given: scenarioLab("seismic-test extra-head photoshoot", 1), Play: "pass; buy 3; reveal ?; answer fame -7",
			Want: "you.energy=0 fame=1 phase=roll"},
		{Rule: id, Name: "never below 1: nothing for 0", Given: scenarioLab("seismic-test extra-head photoshoot", 0), Play: "pass", Want: "phase=roll you.energy=0"},
		// "It counts as buying: no free energy at the end of that turn."
		{Rule: id + ":1", Name: "no free energy: 2-2=0", Given: scenarioLab(row, 2), Play: "pass; buy 1; reveal ?; roll hhhhff; stop; resolve; pass", Want: "you.energy=0 active=rival"},
		{Rule: id + ":1", Name: "not used: 2+1=3", Given: scenarioLab(row, 2), Play: "pass; roll hhhhff; stop; resolve; pass", Want: "you.energy=3 active=rival"},
		{Rule: id + ":1", Name: "no sweep here", Given: scenarioLab(row, 4), Play: "pass; sweep", Refused: "wrong-phase", Want: "you.energy=4 phase=start row=snack-time,seismic-test,extra-head"},
		// "A keep card bought here works in this same turn, but start-of-turn choices already passed wait for the next."
		{Rule: id + ":1", Name: "extra-head: seven dice", Given: scenarioLab(row, 5), Play: "pass; buy 3; reveal ?; roll cchheef", Want: "rolls=1 dice=cceefhh"},
		{Rule: id + ":1", Name: "natural-selection: 3-3+4=4, seven dice", Given: scenarioLab("natural-selection seismic-test extra-head", 3), Play: "pass; buy 1; reveal ?; roll cchheef",
			Want: "rolls=1 you.energy=4"},
		{Rule: id + ":1", Name: "gentle-giant: fame 1 after the dice", Given: scenarioLab("gentle-giant seismic-test extra-head", 4),
			Play: "pass; buy 1; reveal ?; answer fame -7; roll hhheed; stop; resolve", Want: "fame=1"},
		{Rule: id + ":1", Name: "hibernation: no choice in this turn", Given: scenarioLab("hibernation seismic-test extra-head", 4), Play: "pass; buy 1; reveal ?",
			Want: "question= phase=roll you.cards=hibernation,made-in-a-lab you.energy=0"},
		{Rule: id + ":1", Name: "hibernation: but no damage already, 3 hearts stay", Given: scenarioLab("hibernation hors-d-oeuvre extra-head", 9) + "set you.hearts 3",
			Play: "pass; buy 1; reveal ?; roll hhhhff; stop; resolve; set you.hearts 3; buy hors-d-oeuvre; reveal ?; answer fame -7", Want: "you.hearts=3 destruction=2 you.energy=2"},
		{Rule: id + ":1", Name: "hibernation: its choice in the next turn", Given: scenarioLab("hibernation seismic-test extra-head", 4),
			Play: "pass; buy 1; reveal ?; roll hhhhff; stop; resolve; pass; roll hhhhff; stop; resolve; pass", Want: "active=you phase=start question=hibernation"},
		{Rule: id + ":1", Name: "eye-of-the-storm: 4-1+2=5 when she stops", Given: scenarioLab("eye-of-the-storm seismic-test extra-head", 4) + "hand left",
			Play: "pass; buy 1; reveal ?; answer fame -7; roll hhhhff; stop", Want: "you.energy=5"},
		{Rule: id + ":1", Name: "made-in-a-lab itself, bought later in the turn: from the next on", Given: scenarioShop("made-in-a-lab snack-time extra-head", 9),
			Play: "buy 1; reveal ?; answer fame -7",
			Want: "phase=buy used= you.energy=6"},
		{Rule: "frenzy:1", Name: "in frenzy's other turn too: 1+1=2", Given: scenarioShop(row, 1) + "card you made-in-a-lab; used frenzy", Play: "pass",
			Want: "active=you turn=2 phase=start you.energy=2 used="},
		{Rule: "alien-metabolism:1", Name: "before this purchase: slot 2 slides to 3, 5-1-1=3", Given: scenarioLab(row, 3) + "card you alien-metabolism",
			Play: "pass; discard 3; reveal frenzy; buy 3; reveal ?",
			Want: "you.energy=0 destruction=2 discards=extra-head,seismic-test used=alien-metabolism,made-in-a-lab phase=roll"},
		{Rule: "alien-metabolism:1", Name: "the turn still waits", Given: scenarioLab(row, 3) + "card you alien-metabolism", Play: "pass; discard 3; reveal frenzy",
			Want: "phase=start row=frenzy,snack-time,seismic-test"},
		{Rule: "alien-metabolism:1", Name: "it may bring the card that can be paid: 2-1=1", Given: scenarioLab(row, 1) + "card you alien-metabolism",
			Play: "pass; discard 1; reveal photoshoot; buy 1; reveal ?; answer fame -7", Want: "you.energy=0 fame=1 used=alien-metabolism,made-in-a-lab phase=roll"},
		{Rule: "alien-metabolism:1", Name: "or take away the only one: rolling", Given: scenarioLab(row, 2) + "card you alien-metabolism", Play: "pass; discard 1; reveal frenzy",
			Want: "phase=roll you.energy=2"},
		{Rule: "alien-metabolism:1", Name: "and after it", Given: scenarioLab(row, 2) + "card you alien-metabolism", Play: "pass; buy 1; reveal frenzy; discard 1; reveal ?",
			Want: "phase=roll row=?,seismic-test,extra-head"},
	})
}

// TestDominate is dominate: one die fewer for each keep card that the rival owns when
// its next turn starts (O1).
func TestDominate(t *testing.T) {
	const id = "dominate"
	const buy = "buy 1; reveal photoshoot; answer fame -7"
	given := func(cards ...string) string {
		s := scenarioShop("dominate snack-time extra-head", 3) + "set rival.energy 0; "
		for _, c := range cards {
			s += "card rival " + c + "; "
		}
		return s
	}
	two := given("armor-plating", "giant-brain")
	asleep := given("armor-plating", "hibernation")
	robot := dueltest.Solo("gigazaur", "meka-dragon", "rival") + "row dominate ? ?; turn you buy; set you.energy 3; card you giant-brain; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: id, Name: "bought: nothing to see yet but its token", Given: two, Play: buy, Want: "rival.taken=0 question= discards=dominate tokens=pumpkin:fame:-7 you.energy=0 phase=buy"},
		{Rule: id, Name: "the rival's next turn: it may discard first", Given: two, Play: buy + "; pass", Want: "active=rival question=dominate answers=no,armor-plating,giant-brain rival.taken=0"},
		{Rule: id, Name: "none discarded: two dice", Given: two, Play: buy + "; pass; answer no", Want: "rival.taken=2 rival.cards=armor-plating,giant-brain question= phase=roll"},
		{Rule: id, Name: "6-2=4", Given: two, Play: buy + "; pass; answer no; roll cche", Want: "rolls=1 dice=cceh"},
		{Rule: id, Name: "not five", Given: two, Play: buy + "; pass; answer no; roll cchee", Refused: "dice-count", Want: "rolls=0"},
		{Rule: id, Name: "one discarded: asked again", Given: two, Play: buy + "; pass; answer armor-plating",
			Want: "question=dominate answers=no,giant-brain rival.cards=giant-brain discards=dominate,armor-plating"},
		{Rule: id, Name: "one discarded, one kept: 6-1=5", Given: two, Play: buy + "; pass; answer armor-plating; answer no; roll cchee", Want: "rival.taken=1 rolls=1"},
		{Rule: id, Name: "both discarded: all six", Given: two, Play: buy + "; pass; answer giant-brain; answer armor-plating; roll cchhee",
			Want: "rival.taken=0 rolls=1 rival.cards= discards=dominate,giant-brain,armor-plating question="},
		{Rule: id, Name: "no roll before the answer", Given: two, Play: buy + "; pass; roll cche", Refused: "question", Want: "question=dominate rolls=0"},
		{Rule: id, Name: "no keep card: no question, six dice", Given: given(), Play: buy + "; pass; roll cchhee", Want: "active=rival rival.taken=0 rolls=1 question="},
		{Rule: id, Name: "your own keep cards do not count", Given: given() + "card you giant-brain; card you camouflage", Play: buy + "; pass",
			Want: "active=rival question= rival.taken=0 phase=roll"},
		{Rule: id, Name: "as many as it owns then: one came later", Given: given() + "dominated 1 rival", Play: "card rival armor-plating; pass", Want: "question=dominate answers=no,armor-plating"},
		{Rule: id, Name: "used up with that turn", Given: two, Play: buy + "; pass; answer no; roll cche; stop; resolve; pass; roll hhhhee; stop; resolve; pass",
			Want: "active=rival rival.taken=0 question= phase=roll"},
		{Rule: id, Name: "the rival buys it: your cards", Given: scenarioTwo("gigazaur", "meka-dragon", "you") + "row dominate ? ?; turn rival buy; set rival.energy 3; card you armor-plating; ",
			Play: "buy 1; reveal ?; answer fame -7; pass; answer no; roll cchee", Want: "active=you you.taken=1 rolls=1"},
		{Rule: "O2", Name: "a discarded extra-head: no die taken, none added, 6", Given: given("extra-head"), Play: buy + "; pass; answer extra-head; roll cchhee", Want: "rolls=1 rival.taken=0"},
		{Rule: "O2", Name: "a kept extra-head: 6-1+1=6", Given: given("extra-head"), Play: buy + "; pass; answer no; roll cchhee", Want: "rolls=1 rival.taken=1"},
		{Rule: "O2", Name: "it adds up with thunder-stomp: 6-1-1=4", Given: given("armor-plating") + "card you thunder-stomp; turn you resolve; dice dddhhh",
			Play: "resolve; " + buy + "; pass; answer no; roll cche",
			Want: "rival.taken=2 rolls=1"},
		{Rule: "O2", Name: "not in the buyer's frenzy turn", Given: two + "used frenzy", Play: buy + "; pass; roll hhhhee", Want: "active=you turn=2 rolls=1 question= rival.taken=0"},
		{Rule: "O2", Name: "but in the rival's after it", Given: two + "used frenzy", Play: buy + "; pass; roll hhhhee; stop; resolve; pass", Want: "active=rival question=dominate rival.taken=0"},
		{Rule: "O2", Name: "used up before the rival's own frenzy turn: six dice", Given: two, Play: buy + "; pass; answer no; used frenzy; roll cche; stop; resolve; pass; roll cchhee",
			Want: "active=rival turn=3 rolls=1 rival.taken=0 question="},
		{Rule: "O1", Name: "hibernation's choice first", Given: asleep, Play: buy + "; pass", Want: "question=hibernation active=rival"},
		{Rule: "O1", Name: "hibernation discarded counts no more: 1", Given: asleep, Play: buy + "; pass; answer yes", Want: "question=dominate answers=no,armor-plating discards=dominate,hibernation"},
		{Rule: "O2", Name: "slept through: used up, not asked in the turn after", Given: asleep, Play: buy + "; pass; answer no; roll hhhhee; stop; resolve; pass; answer yes",
			Want: "active=rival question= rival.taken=0 phase=roll rival.cards=armor-plating"},
		{Rule: "O1", Name: "made-in-a-lab's purchase first", Given: given("made-in-a-lab") + "set rival.energy 5", Play: buy + "; pass", Want: "active=rival phase=start question="},
		{Rule: "O1", Name: "passed: then dominate", Given: given("made-in-a-lab") + "set rival.energy 5", Play: buy + "; pass; pass", Want: "question=dominate answers=no,made-in-a-lab"},
		{Rule: "O1", Name: "what it bought there counts: 7-1-1=5, two cards, 6-2+1=5 dice", Given: given("made-in-a-lab") + "set rival.energy 5",
			Play: buy + "; pass; buy extra-head; reveal ?; answer no; roll cchee", Want: "rival.taken=2 rolls=1 rival.energy=0"},
		{Rule: "alien-metabolism:1", Name: "used before it is discarded itself", Given: given("alien-metabolism"), Play: buy + "; pass; discard 1; reveal ?; answer alien-metabolism; roll cchhee",
			Want: "row=?,snack-time,extra-head discards=dominate,photoshoot,alien-metabolism rolls=1 rival.taken=0"},
		// "Autobot owns no cards: no effect on it, only the token is placed."
		{Rule: id + ":1", Name: "Autobot: the token alone", Given: robot, Play: "buy 1; reveal ?; answer fame -7", Want: "tokens=pumpkin:fame:-7 discards=dominate rival.taken=0 question="},
		{Rule: id + ":1", Name: "Autobot: six dice in its turn", Given: robot, Play: "buy 1; reveal ?; answer fame -7; pass; roll cchhee", Want: "active=rival rolls=1 rival.taken=0 question="},
	})
}
