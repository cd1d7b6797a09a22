package autobot_test

import (
	"testing"

	"kingoftokyo/autobot"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Scenarios of A0-A3, written by hand from the rules; A4-A6 are in
// rules_resolve_test.go, A7-A9 in rules_power_test.go.

// solo is Gigazaur (14 hearts) against Autobot as Meka Dragon (12). More set-up lines
// can follow it.
var solo = dueltest.Solo("gigazaur", "meka-dragon", "you")

// rolling is Autobot about to roll, with no energy, on the table of the lines.
func rolling(lines string) string { return solo + lines + "; set rival.energy 0; turn rival roll" }

// resolving is Autobot, with no energy, about to resolve dice.
func resolving(dice, lines string) string {
	return solo + lines + "; set rival.energy 0; turn rival resolve; dice " + dice
}

// ending is Autobot at the end of its turn, with some energy.
func ending(energy, lines string) string {
	return solo + lines + "; set rival.energy " + energy + "; turn rival end"
}

// A0, S4: how many dice Autobot rolls first.
func TestFirstDice(t *testing.T) {
	first := dueltest.Solo("gigazaur", "meka-dragon", "rival")
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A0", Name: "six dice", Given: rolling(""), Play: "roll cccccc", Want: "dice=cccccc rolls=1 phase=resolve"},
		{Rule: "A0", Name: "not five after the game's first turn", Given: rolling(""), Play: "roll ccccc", Refused: "dice-count want=6"},
		{Rule: "A0", Name: "one token: 6+1, spent", Given: rolling("set rival.dice-tokens 1"),
			Play: "roll ccccccc", Want: "dice=ccccccc rival.dice=0"},
		{Rule: "A0", Name: "two tokens: 6+2, both spent", Given: rolling("set rival.dice-tokens 2"),
			Play: "roll cceeeeee", Want: "dice=cceeeeee rival.dice=0 rolls=1"},
		{Rule: "A0", Name: "all tokens must be spent", Given: rolling("set rival.dice-tokens 2"),
			Play: "roll ccccccc", Refused: "dice-count want=8", Want: "rival.dice=2 rolls=0"},
		{Rule: "A0", Name: "seven dice stay seven: 2 claws kept, 5 rerolled", Given: rolling("set rival.dice-tokens 1"),
			Play: "roll cceeeee; roll ccccc", Want: "dice=ccccccc rolls=2"},
		{Rule: "A0", Name: "the human does not say it", Given: rolling("set rival.dice-tokens 1"),
			Play: "tokens 1", Refused: "tokens-autobot", Want: "rival.dice=1"},
		{Rule: "A0", Name: "one die taken while the human is active: 6-1", Given: rolling("taken 1 rival"),
			Play: "roll ccccc", Want: "dice=ccccc phase=resolve rival.taken=1"},
		{Rule: "A0", Name: "taken without a side is the next turn's side", Given: rolling("taken 1"),
			Play: "roll cccccc", Refused: "dice-count want=5"},
		{Rule: "A0", Name: "dice taken are used up with the turn", Given: rolling("taken 1 rival"),
			Play: "roll ccccc; resolve", Want: "rival.taken=0 active=you you.hearts=9"},
		{Rule: "A0", Name: "dice taken from the human are not Autobot's", Given: rolling("taken 2 you"),
			Play: "roll cccccc; resolve", Want: "you.taken=2 rival.taken=0"},
		{Rule: "A0", Name: "2 taken, 2 tokens: 6-2+2", Given: rolling("taken 2 rival; set rival.dice-tokens 2"),
			Play: "roll cccccc", Want: "dice=cccccc rival.dice=0"},
		{Rule: "A0", Name: "9 taken, 1 token: never below 0, so 0+1", Given: rolling("taken 9 rival; set rival.dice-tokens 1"),
			Play: "roll c", Want: "dice=c phase=resolve"},
		{Rule: "A0", Name: "6 taken: it rolls nothing and keeps all of it", Given: rolling("taken 6 rival"),
			Play: "roll; resolve", Want: "active=you rival.energy=0 you.hearts=14"},
		{Rule: "A0", Name: "a token won this turn is for the next", Given: resolving("fffccc", "token panda fame -1"),
			Play: "resolve; roll cceeee; stop; resolve; pass; roll ccccccc", Want: "dice=ccccccc rival.dice=0 turn=3"},
		{Rule: "S4", Name: "Autobot starting rolls 5", Given: first, Play: "roll ccccc", Want: "dice=ccccc phase=resolve turn=1"},
		{Rule: "S4", Name: "5, not 6", Given: first, Play: "roll cccccc", Refused: "dice-count want=5"},
		{Rule: "S4", Name: "5+1 with a token", Given: first + "set rival.dice-tokens 1", Play: "roll cccccc", Want: "dice=cccccc rival.dice=0"},
		{Rule: "S4", Name: "option first-dice you: 6", Given: first + "option first-dice you", Play: "roll cccccc", Want: "dice=cccccc"},
		{Rule: "S4", Name: "option first-dice you: the human starting still rolls 5", Given: solo + "option first-dice you",
			Play: "roll cccccc", Refused: "dice-count want=5"},
		{Rule: "S4", Name: "only the very first turn: 5 claws, then 6 dice", Given: first,
			Play: "roll ccccc; resolve; roll eeeeee; stop; resolve; pass; roll cccccc", Want: "dice=cccccc you.hearts=9 turn=3"},
		{Rule: "S4", Name: "Autobot second: 6 in its first turn", Given: solo,
			Play: "roll eeeee; stop; resolve; pass; roll cccccc", Want: "dice=cccccc turn=2"},
		{Rule: "S3", Name: "the second player has 1 energy, Autobot too", Given: solo, Want: "rival.energy=1 you.energy=0"},
		{Rule: "S3", Name: "the human second", Given: first, Want: "rival.energy=0 you.energy=1"},
	})
}

// A1: what is kept after the first and the second roll.
func TestKeeps(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A1", Name: "claws kept, energy and power rerolled: 6-2 dice", Given: rolling(""),
			Play: "roll cceepp; roll eepp; roll eeep", Want: "dice=cceeep rolls=3 phase=resolve"},
		{Rule: "A1", Name: "4 dice are rerolled, not 3", Given: rolling(""), Play: "roll cceepp; roll eep", Refused: "dice-count want=4"},
		{Rule: "A1", Name: "at 12 of 12 no heart is useful", Given: rolling(""), Play: "roll hhhccc; roll eee", Want: "dice=ccceee rolls=2"},
		{Rule: "A1", Name: "at 11 of 12 one heart of three", Given: rolling("set rival.hearts 11"),
			Play: "roll hhhccc; roll ee", Want: "dice=ccceeh rolls=2"},
		{Rule: "A1", Name: "at 9 of 12 all three", Given: rolling("set rival.hearts 9"),
			Play: "roll hhhcce; roll e", Want: "dice=ccehhh rolls=2"},
		{Rule: "A1", Name: "hearts kept before count: 1 missing, the second heart is rerolled", Given: rolling("set rival.hearts 11"),
			Play: "roll hcccce; roll h; roll e", Want: "dice=cccceh rolls=3"},
		{Rule: "A1", Name: "2 missing: the second heart is kept and all lies there", Given: rolling("set rival.hearts 10"),
			Play: "roll hcccce; roll h", Want: "dice=cccchh rolls=2 phase=resolve"},
		{Rule: "A1", Name: "more hearts than at the start: none is useful", Given: rolling("set rival.hearts 15"),
			Play: "roll hhhccc; roll eee", Want: "dice=ccceee"},
		{Rule: "A1", Name: "the human's missing hearts do not count", Given: rolling("set you.hearts 5"),
			Play: "roll hhcccc; roll ee", Want: "dice=ccccee"},
		{Rule: "A1", Name: "the other symbol is rerolled", Given: rolling(""),
			Play: "roll fffddc; roll ee", Want: "dice=ceefff chosen=fame"},
		{Rule: "A1", Name: "the third roll stays whatever it is", Given: rolling(""),
			Play: "roll eeeppp; roll eeeppp; roll hhddfe", Want: "dice=ddefhh rolls=3 phase=resolve chosen="},
	})
}

// A2: which symbol.
func TestSymbol(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A2", Name: "two fame, one destruction", Given: rolling("set fame 6; set destruction -6"),
			Play: "roll ffdccc; roll e", Want: "chosen=fame dice=ccceff"},
		{Rule: "A2", Name: "two destruction, one fame", Given: rolling("set fame -6; set destruction 6"),
			Play: "roll ddfccc; roll e", Want: "chosen=destruction dice=cccdde"},
		{Rule: "A2", Name: "tie, fame at -1 is closer than 0", Given: rolling("set fame -1"),
			Play: "roll fdcccc; roll e", Want: "chosen=fame dice=ccccef"},
		{Rule: "A2", Name: "tie, destruction at 2 is closer than fame at 3", Given: rolling("set fame 3; set destruction 2"),
			Play: "roll ffddcc; roll ee", Want: "chosen=destruction dice=ccddee"},
		{Rule: "A2", Name: "tie, -1.5 is closer than -1", Given: rolling("token penguin fame -2; set fame -1.5; set destruction -1"),
			Play: "roll fdcccc", Want: "chosen=fame"},
		{Rule: "A2", Name: "tie, -2 is closer than -1.5", Given: rolling("token penguin fame -2; set fame -1.5; set destruction -2"),
			Play: "roll fdcccc", Want: "chosen=destruction"},
		{Rule: "A2", Name: "a shortened track does not bring its marker closer: 0 against 0 is level", Given: rolling("token alien fame -3"),
			Play: "roll fdcccc", Want: "question=symbol chosen="},
		{Rule: "A2", Name: "a lengthened track does not push it away: -1 against 0", Given: rolling("token phantom fame -3; set fame -1"),
			Play: "roll fdcccc", Want: "chosen=fame question="},
		{Rule: "A2", Name: "tie and level: the human chooses", Given: rolling("set fame -3; set destruction -3; set fame 2; set destruction 2"),
			Play: "roll ffddcc", Want: "question=symbol answers=fame,destruction chosen= phase=roll rolls=1"},
		{Rule: "A2", Name: "level at halves too", Given: rolling("token penguin fame 2; token phantom destruction 2; set fame 2.5; set destruction 2.5"),
			Play: "roll fdcccc", Want: "question=symbol"},
		{Rule: "A2", Name: "the human says destruction: that one is kept", Given: rolling(""),
			Play: "roll ffddcc; answer destruction; roll ee", Want: "chosen=destruction dice=ccddee question="},
		{Rule: "A2", Name: "the human's choice stands in the second roll", Given: rolling(""),
			Play: "roll fdcccc; answer fame; roll d; roll e", Want: "chosen=fame dice=ccccef rolls=3"},
		{Rule: "A2", Name: "zero to zero asks nothing", Given: rolling(""), Play: "roll ceeepp", Want: "question= chosen="},
		{Rule: "A2", Name: "one fame first, three destruction later: fame stands", Given: rolling(""),
			Play: "roll fccppp; roll ddd; roll eee", Want: "chosen=fame dice=cceeef"},
		{Rule: "A2", Name: "neither in the first roll: chosen after the second", Given: rolling(""),
			Play: "roll eeeppp; roll fffdde; roll eee", Want: "chosen=fame dice=eeefff"},
		{Rule: "A2", Name: "neither in the first roll: the human chooses after the second", Given: rolling(""),
			Play: "roll ccceep; roll fde; answer destruction; roll hh", Want: "chosen=destruction dice=cccdhh"},
		{Rule: "A2", Name: "neither in the first two: the third is no choice", Given: rolling(""),
			Play: "roll cceeee; roll pppp; roll ffdd", Want: "chosen= question= phase=resolve dice=ccddff"},
		{Rule: "A2", Name: "the choice is forgotten with the turn", Given: rolling(""),
			Play: "roll fffccc; resolve; roll cccccc; stop; resolve; pass; roll ddccce", Want: "chosen=destruction turn=3"},
		{Rule: "A2", Name: "dice laid by correction are chosen from like rolled ones", Given: rolling(""),
			Play: "dice ddfccc; roll e", Want: "chosen=destruction dice=cccdde rolls=2"},
	})
}

// A2: on a level tie, nothing else is played until the human has chosen.
func TestTieFirst(t *testing.T) {
	r := dueltest.Rules(t)
	table, err := dueltest.Fold(r, nil, rolling("")+"; roll fdcccc")
	if err != nil {
		t.Fatal(err)
	}
	for _, ev := range []duel.Event{{Kind: duel.Rolled, Roll: rules.Roll{duel.Energy: 1}}, {Kind: duel.Stopped}, {Kind: duel.ResolvedAll}} {
		s := table.State
		if _, err := r.NewEngine().Play(&s, &ev, nil, nil); !rules.IsProblem(err, "question-open") || s != table.State {
			t.Errorf("%s: %v, want question-open and nothing changed", r.Write(&ev), err)
		}
	}
}

// A3: rolling stops when everything is kept.
func TestStops(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A3", Name: "claws, two useful hearts, fame: after the first roll", Given: rolling("set rival.hearts 10"),
			Play: "roll ccffhh", Want: "rolls=1 phase=resolve chosen=fame"},
		{Rule: "A3", Name: "a useless heart goes on", Given: rolling("set rival.hearts 11"), Play: "roll ccffhh", Want: "rolls=1 phase=roll"},
		{Rule: "A3", Name: "both symbols go on", Given: rolling(""), Play: "roll ccfffd", Want: "rolls=1 phase=roll"},
		{Rule: "A3", Name: "one energy goes on", Given: rolling(""), Play: "roll ccccce", Want: "rolls=1 phase=roll"},
		{Rule: "A3", Name: "after the second roll", Given: rolling(""), Play: "roll ccccep; roll cd", Want: "rolls=2 phase=resolve chosen=destruction"},
		{Rule: "A3", Name: "no roll after that", Given: rolling(""), Play: "roll cccccc; roll c", Refused: "wrong-phase"},
		{Rule: "A3", Name: "also at the first roll of five", Given: dueltest.Solo("gigazaur", "meka-dragon", "rival"),
			Play: "roll fffff; resolve", Want: "fame=-3 active=you"},
	})
}

// A1 overridden: `keep` says that other dice were kept.
func TestKeepSaid(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A1", Name: "only the claws were kept: 4 rerolled", Given: rolling(""),
			Play: "roll ccffde; keep cc; roll eeee", Want: "dice=cceeee rolls=2 chosen=fame phase=roll"},
		{Rule: "A1", Name: "an energy was kept too: 6-3 rerolled", Given: rolling(""),
			Play: "roll ccffde; keep cce; roll ppp", Want: "dice=cceppp rolls=2"},
		{Rule: "A1", Name: "nothing was kept", Given: rolling(""), Play: "roll ccffde; keep; roll eeeeee", Want: "dice=eeeeee rolls=2"},
		{Rule: "A1", Name: "the number rerolled follows what was said", Given: rolling(""),
			Play: "roll ccffde; keep cc; roll ee", Refused: "dice-count want=4"},
		{Rule: "A1", Name: "dice that are not there cannot be kept", Given: rolling(""), Play: "roll ccffde; keep ccc", Refused: "keep-missing"},
		{Rule: "A1", Name: "it holds for one roll; then A1 again", Given: rolling(""),
			Play: "roll cceepp; keep ee; roll cccc; roll cc", Want: "dice=cccccc rolls=3"},
		{Rule: "A2", Name: "the symbol chosen stands though its dice were rerolled", Given: rolling(""),
			Play: "roll ffcppp; keep c; roll ddddd; roll eeeee", Want: "chosen=fame dice=ceeeee"},
		{Rule: "A3", Name: "rolled on though everything was to be kept", Given: rolling(""),
			Play: "roll cccccc; keep ccc; roll eee", Want: "dice=ccceee rolls=2 phase=roll"},
		{Rule: "D1", Name: "no keeping after the third roll", Given: rolling(""),
			Play: "roll eeeeee; roll eeeeee; roll eeeeee; keep eee", Refused: "wrong-phase"},
	})
}

// TestMoreHeartsThanRoom is A1 if a correction has given Autobot more hearts than it
// started with: it lacks none, and says so.
func TestMoreHeartsThanRoom(t *testing.T) {
	s := duel.Situation{Dice: rules.Roll{duel.Heart: 2, duel.Claw: 1, duel.Energy: 3}, Roll: 1, Deficit: -2}
	if d := autobot.Decide(&s); d.Keep != (rules.Roll{duel.Claw: 1}) {
		t.Errorf("it keeps %v, want the claw alone", d.Keep)
	}
	for _, n := range autobot.Explain(&s) {
		if n.Key == "why-hearts-none" && number(n, "n") == 2 && number(n, "spare") == 2 && number(n, "deficit") == 0 {
			return
		}
	}
	t.Errorf("no reason says that 2 hearts are rolled again as 0 are lacking: %v", autobot.Explain(&s))
}
