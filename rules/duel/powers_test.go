package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// scenarioPower is your turn as one monster against the other one, with the given
// number of power symbols to resolve; the other dice, up to six, show the face.
func scenarioPower(monster string, symbols int, other string) string {
	rival := "the-king"
	if monster == rival {
		rival = "gigazaur"
	}
	return scenarioTwo(monster, rival, "rival") + "set you.energy 0; turn you resolve; dice " +
		strings.Repeat("p", symbols) + strings.Repeat(other, 6-symbols) + "; "
}

// TestAlienoid is Alien Technology: 2 power symbols add one symbol of any kind to the
// roll, and a third adds another of the same.
func TestAlienoid(t *testing.T) {
	given := func(dice string) string {
		return scenarioTwo("alienoid", "the-king", "rival") + "turn you roll; dice " + dice + "; "
	}
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "alienoid", Name: "1 symbol: none", Given: given("phhhhh"), Play: "stop", Want: "added= question= phase=resolve"},
		{Rule: "alienoid", Name: "2 symbols: one", Given: given("pphhhh"), Play: "stop; answer f", Want: "added=f question= phase=resolve"},
		{Rule: "alienoid", Name: "3 symbols: one and its extra", Given: given("ppphhh"), Play: "stop; answer f", Want: "added=ff question= phase=resolve"},
		{Rule: "alienoid", Name: "4 symbols: two", Given: given("pppphh"), Play: "stop; answer f; answer d", Want: "added=df question= phase=resolve"},
		{Rule: "alienoid", Name: "5 symbols: two and one extra", Given: given("ppppph"), Play: "stop; answer f; answer d", Want: "added=ddf question= phase=resolve"},
		{Rule: "alienoid", Name: "6 symbols: two, each with its extra", Given: given("pppppp"), Play: "stop; answer f; answer d", Want: "added=ddff question= phase=resolve"},
		{Rule: "alienoid", Name: "6 symbols: or three without", Given: given("pppppp"), Play: "stop; answer f once; answer d; answer c", Want: "added=cdf question= phase=resolve"},
		{Rule: "alienoid", Name: "6 symbols: one with its extra, the next without, 1 symbol left", Given: given("pppppp"), Play: "stop; answer f; answer d once",
			Want: "added=dff question= phase=resolve"},
		{Rule: "alienoid", Name: "6 symbols: one with its extra, the other declined", Given: given("pppppp"), Play: "stop; answer f; answer no", Want: "added=ff question= phase=resolve"},
		{Rule: "alienoid", Name: "7 symbols: three, the last with its extra", Given: given("ppppppp"), Play: "stop; answer f; answer d; answer c", Want: "added=ccdf question= phase=resolve"},
		{Rule: "alienoid", Name: "8 symbols: three and two extras", Given: given("pppppppp"), Play: "stop; answer f; answer d; answer c", Want: "added=ccddf question= phase=resolve"},
		{Rule: "alienoid", Name: "8 symbols: four without an extra", Given: given("pppppppp"), Play: "stop; answer f; answer d once; answer c; answer h",
			Want: "added=cdfh question= phase=resolve"},
		{Rule: "alienoid", Name: "any of the six", Given: given("pphhhh"), Play: "stop", Want: "question=alienoid answers=no,c,h,e,f,d,p"},
		{Rule: "alienoid", Name: "3 symbols: any of the six, with its extra or without", Given: given("ppphhh"), Play: "stop",
			Want: "question=alienoid answers=no,c,h,e,f,d,p,c:once,h:once,e:once,f:once,d:once,p:once"},
		{Rule: "alienoid", Name: "3 symbols, the extra declined by itself: one", Given: given("ppphhh"), Play: "stop; answer f once", Want: "added=f question= phase=resolve"},
		{Rule: "alienoid", Name: "5 symbols, the extra declined: two", Given: given("ppppph"), Play: "stop; answer f; answer d once", Want: "added=df question= phase=resolve"},
		{Rule: "alienoid", Name: "5 symbols: the first use has no extra", Given: given("ppppph"), Play: "stop; answer f once", Refused: "answer-wrong", Want: "added="},
		{Rule: "alienoid", Name: "2 symbols: there is no extra to leave out", Given: given("pphhhh"), Play: "stop; answer f once", Refused: "answer-wrong", Want: "added="},
		{Rule: "alienoid", Name: "fame stays in the light without the extra: 2+(2+1-2)=3", Given: given("ffppph") + "set fame 2", Play: "stop; answer f once; resolve fame", Want: "fame=3"},
		{Rule: "alienoid", Name: "declined", Given: given("ppphhh"), Play: "stop; answer no", Want: "added= question= phase=resolve"},
		{Rule: "alienoid", Name: "the extra is resolved as well: 15-(0+2)=13", Given: given("ppphhh"), Play: "stop; answer c; resolve claw", Want: "rival.hearts=13"},
		{Rule: "alienoid", Name: "five fame of six dice: 3+2-2=3", Given: given("fffppp"), Play: "stop; answer f; resolve fame", Want: "fame=3"},
	})
}

// TestCyberKitty is Cat-astrophic Power: 2 energy for 2 symbols, 2 more with a third; the
// "+1" is for each use (D2).
func TestCyberKitty(t *testing.T) {
	given := func(symbols int) string { return scenarioPower("cyber-kitty", symbols, "h") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "cyber-kitty", Name: "1 symbol: 0", Given: given(1), Play: "resolve", Want: "you.energy=0"},
		{Rule: "cyber-kitty", Name: "1 symbol cannot be used", Given: given(1), Play: "resolve power", Refused: "no-power", Want: "you.energy=0"},
		{Rule: "cyber-kitty", Name: "2 symbols: 2", Given: given(2), Play: "resolve", Want: "you.energy=2"},
		{Rule: "cyber-kitty", Name: "3 symbols: 2+2=4", Given: given(3), Play: "resolve", Want: "you.energy=4"},
		{Rule: "cyber-kitty", Name: "4 symbols: 2+2=4", Given: given(4), Play: "resolve", Want: "you.energy=4"},
		{Rule: "cyber-kitty", Name: "5 symbols: 2+(2+2)=6", Given: given(5), Play: "resolve", Want: "you.energy=6"},
		{Rule: "cyber-kitty", Name: "6 symbols: (2+2)+(2+2)=8", Given: given(6), Play: "resolve", Want: "you.energy=8"},
		{Rule: "cyber-kitty", Name: "7 symbols: 2+2+(2+2)=8", Given: given(0) + "dice ppppppp", Play: "resolve", Want: "you.energy=8"},
		{Rule: "cyber-kitty", Name: "8 symbols: 2+(2+2)+(2+2)=10", Given: given(0) + "dice pppppppp", Play: "resolve", Want: "you.energy=10"},
		{Rule: "cyber-kitty", Name: "one use of 6 symbols, the other declined: 2+2=4", Given: given(6), Play: "resolve power; pass", Want: "you.energy=4 phase=buy"},
		{Rule: "cyber-kitty", Name: "another symbol between two uses changes nothing: (2+2)+1+(2+2)=9", Given: given(0) + "dice ppppppe",
			Play: "resolve power; resolve energy; resolve power", Want: "you.energy=9"},
		{Rule: "cyber-kitty", Name: "one use of 4 symbols, the other declined", Given: given(4), Play: "resolve power; resolve heart; pass", Want: "you.energy=2 phase=buy"},
		{Rule: "cyber-kitty", Name: "declined", Given: given(3), Play: "resolve heart; pass", Want: "you.energy=0 phase=buy"},
		{Rule: "cyber-kitty", Name: "beside energy dice: 3+2=5", Given: scenarioPower("cyber-kitty", 3, "e") + "dice eeepph", Play: "resolve", Want: "you.energy=5"},
	})
}

// TestGigazaur is Blockbuster: 2 symbols pull one marker of choice 1 space.
func TestGigazaur(t *testing.T) {
	given := func(symbols int) string { return scenarioPower("gigazaur", symbols, "h") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "gigazaur", Name: "1 symbol: none", Given: given(1), Play: "resolve", Want: "fame=0 destruction=0 phase=buy question="},
		{Rule: "gigazaur", Name: "1 symbol cannot be used", Given: given(1), Play: "resolve power", Refused: "no-power"},
		{Rule: "gigazaur", Name: "2 symbols: one marker, 1 space", Given: given(2), Play: "resolve power; answer fame", Want: "fame=1 destruction=0 question="},
		{Rule: "gigazaur", Name: "3 symbols: there is no extra, 1 space", Given: given(3), Play: "resolve; answer destruction", Want: "fame=0 destruction=1 phase=buy question="},
		{Rule: "gigazaur", Name: "4 symbols: a choice each time", Given: given(4), Play: "resolve; answer fame; answer destruction", Want: "fame=1 destruction=1 phase=buy"},
		{Rule: "gigazaur", Name: "5 symbols: twice the same", Given: given(5), Play: "resolve; answer fame; answer fame", Want: "fame=2 destruction=0 phase=buy question="},
		{Rule: "gigazaur", Name: "6 symbols: three", Given: given(6), Play: "resolve; answer fame; answer destruction; answer fame", Want: "fame=2 destruction=1 phase=buy"},
		{Rule: "gigazaur", Name: "declined", Given: given(2), Play: "resolve; answer no", Want: "fame=0 destruction=0 phase=buy question="},
		{Rule: "gigazaur", Name: "one of two declined", Given: given(4), Play: "resolve; answer fame; answer no", Want: "fame=1 destruction=0 phase=buy"},
		{Rule: "gigazaur", Name: "the space gives its bonus: 0+1", Given: given(2) + "token tiger fame 1", Play: "resolve power; answer fame", Want: "fame=1 you.energy=1"},
		{Rule: "gigazaur", Name: "it can win", Given: given(2) + "set destruction 6", Play: "resolve power; answer destruction", Want: "destruction=7 winner=you why=victory"},
		{Rule: "gigazaur", Name: "the rival's pulls the other way",
			Given: scenarioTwo("the-king", "gigazaur", "you") + "turn rival resolve; dice pphhhh", Play: "resolve power; answer fame", Want: "fame=-1"},
	})
}

// TestMekaDragon is Nuclear Breath: claws x power symbols, if she likes. She rolls
// six dice, the others are claws, against The King's 15 hearts.
func TestMekaDragon(t *testing.T) {
	given := func(symbols int) string { return scenarioPower("meka-dragon", symbols, "c") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "meka-dragon", Name: "0 symbols: nothing to multiply, 15-6=9", Given: given(0), Play: "resolve claw", Want: "rival.hearts=9 question="},
		{Rule: "meka-dragon", Name: "1 symbol: 5x1, 15-5=10", Given: given(1), Play: "resolve claw", Want: "rival.hearts=10"},
		{Rule: "meka-dragon", Name: "2 symbols: 4x2=8, 15-8=7", Given: given(2), Play: "resolve claw; answer yes", Want: "rival.hearts=7 claws=4"},
		{Rule: "meka-dragon", Name: "3 symbols: 3x3=9, 15-9=6", Given: given(3), Play: "resolve claw; answer yes", Want: "rival.hearts=6 claws=3"},
		{Rule: "meka-dragon", Name: "4 symbols: 2x4=8, 15-8=7", Given: given(4), Play: "resolve; answer yes", Want: "rival.hearts=7 claws=2 phase=buy"},
		{Rule: "meka-dragon", Name: "5 symbols: 1x5=5, 15-5=10", Given: given(5), Play: "resolve; answer yes", Want: "rival.hearts=10 claws=1"},
		{Rule: "meka-dragon", Name: "6 symbols and no claw: 0x6=0", Given: given(6), Play: "resolve", Want: "rival.hearts=15 question= phase=buy"},
		{Rule: "meka-dragon", Name: "declined: 15-3=12", Given: given(3), Play: "resolve claw; answer no", Want: "rival.hearts=12 claws=3"},
		{Rule: "meka-dragon", Name: "the power does nothing by itself", Given: given(3), Play: "resolve power", Refused: "no-power", Want: "rival.hearts=15"},
	})
}

// TestSpacePenguin is Cryo-gadgets: each symbol 1 dice token, two at most (D6).
func TestSpacePenguin(t *testing.T) {
	given := func(symbols int) string { return scenarioPower("space-penguin", symbols, "h") }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "space-penguin", Name: "0 symbols: none", Given: given(0), Play: "resolve", Want: "you.dice=0"},
		{Rule: "space-penguin", Name: "1 symbol: 1", Given: given(1), Play: "resolve power", Want: "you.dice=1"},
		{Rule: "space-penguin", Name: "2 symbols: 2", Given: given(2), Play: "resolve", Want: "you.dice=2"},
		{Rule: "space-penguin", Name: "3 symbols: the limit of 2 holds", Given: given(3), Play: "resolve", Want: "you.dice=2"},
		{Rule: "space-penguin", Name: "4 symbols: 2", Given: given(4), Play: "resolve", Want: "you.dice=2"},
		{Rule: "space-penguin", Name: "5 symbols: 2", Given: given(5), Play: "resolve", Want: "you.dice=2"},
		{Rule: "space-penguin", Name: "6 symbols: 2", Given: given(6), Play: "resolve", Want: "you.dice=2 phase=buy"},
		{Rule: "space-penguin", Name: "one held: 1+1=2 of two symbols", Given: given(2) + "set you.dice-tokens 1", Play: "resolve", Want: "you.dice=2"},
		{Rule: "space-penguin", Name: "one use, the other declined", Given: given(2), Play: "resolve power; resolve heart; pass", Want: "you.dice=1 phase=buy"},
		{Rule: "space-penguin", Name: "declined", Given: given(2), Play: "resolve heart; pass", Want: "you.dice=0 phase=buy"},
		{Rule: "space-penguin", Name: "the token is for a later turn: 6+1=7 dice then",
			Given: given(1) + "used frenzy", Play: "resolve; pass; tokens 1; roll cchheef", Want: "turn=2 you.dice=0 rolls=1"},
	})
}

// TestTheKing is Territorial: 2 symbols place a King token, or move one that has no
// marker on it.
func TestTheKing(t *testing.T) {
	given := func(symbols int) string { return scenarioPower("the-king", symbols, "h") }
	both := "token king fame 3; token king destruction -2; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "the-king", Name: "1 symbol: none", Given: given(1), Play: "resolve", Want: "tokens= phase=buy question="},
		{Rule: "the-king", Name: "2 symbols: one from the supply", Given: given(2), Play: "resolve power; answer fame -1", Want: "tokens=king:fame:-1 question="},
		{Rule: "the-king", Name: "3 symbols: there is no extra", Given: given(3), Play: "resolve; answer destruction 2", Want: "tokens=king:destruction:2 phase=buy question="},
		{Rule: "the-king", Name: "4 symbols: both from the supply", Given: given(4), Play: "resolve; answer fame -1; answer no; answer destruction 2",
			Want: "tokens=king:fame:-1,king:destruction:2 phase=buy"},
		{Rule: "the-king", Name: "4 symbols: one, and moved again", Given: given(4), Play: "resolve; answer fame -1; answer fame -1; answer fame 5",
			Want: "tokens=king:fame:5 phase=buy"},
		{Rule: "the-king", Name: "5 symbols: two uses", Given: given(5), Play: "resolve; answer fame -1; answer no; answer fame 1", Want: "tokens=king:fame:-1,king:fame:1 phase=buy question="},
		{Rule: "the-king", Name: "6 symbols: three uses, the third moves one", Given: given(6),
			Play: "resolve; answer fame -1; answer no; answer fame 1; answer fame 1; answer destruction 4", Want: "tokens=king:fame:-1,king:destruction:4 phase=buy"},
		{Rule: "the-king", Name: "one laid: move it or take the one in the supply", Given: given(2) + "token king fame 3", Play: "resolve power",
			Want: "question=king-lift answers=no,fame:3"},
		{Rule: "the-king", Name: "one laid: moved", Given: given(2) + "token king fame 3", Play: "resolve power; answer fame 3; answer destruction 1", Want: "tokens=king:destruction:1"},
		{Rule: "the-king", Name: "one laid: the other placed", Given: given(2) + "token king fame 3", Play: "resolve power; answer no; answer destruction 1",
			Want: "tokens=king:fame:3,king:destruction:1"},
		{Rule: "the-king", Name: "both laid: either may move", Given: given(2) + both, Play: "resolve power", Want: "question=king-lift answers=no,fame:3,destruction:-2"},
		{Rule: "the-king", Name: "both laid: the second moves", Given: given(2) + both, Play: "resolve power; answer destruction -2; answer destruction -4",
			Want: "tokens=king:fame:3,king:destruction:-4"},
		{Rule: "the-king", Name: "both laid: declined", Given: given(2) + both, Play: "resolve; answer no", Want: "tokens=king:fame:3,king:destruction:-2 phase=buy question="},
		{Rule: "the-king", Name: "a marker on one: only the other may move", Given: given(2) + both + "set fame 3", Play: "resolve power",
			Want: "question=king-lift answers=no,destruction:-2"},
		{Rule: "the-king", Name: "a marker on one: it stays", Given: given(2) + both + "set fame 3", Play: "resolve power; answer fame 3", Refused: "answer-wrong",
			Want: "tokens=king:fame:3,king:destruction:-2"},
		{Rule: "the-king", Name: "a marker on the only one laid: the supply's is placed", Given: given(2) + "token king fame 0", Play: "resolve power; answer fame 4",
			Want: "tokens=king:fame:0,king:fame:4"},
		{Rule: "the-king", Name: "markers on both: nothing to do", Given: given(2) + both + "set fame 3; set destruction -2", Play: "resolve power", Refused: "no-power",
			Want: "tokens=king:fame:3,king:destruction:-2"},
		{Rule: "the-king", Name: "not placed after all", Given: given(2), Play: "resolve; answer no", Want: "tokens= phase=buy question="},
		{Rule: "the-king", Name: "declined", Given: given(2), Play: "resolve heart; pass", Want: "tokens= phase=buy"},
		{Rule: "the-king", Name: "under a marker is no free space: doubted", Given: given(2), Play: "resolve power; answer fame 0", Want: "question=buzz-doubt tokens="},
	})
}

// TestAutobotNeverUsesPower is A6: whichever monster it plays, its power symbols
// count only as energy (A4).
func TestAutobotNeverUsesPower(t *testing.T) {
	robot := func(monster, dice string) string {
		return dueltest.Solo("gigazaur", monster, "you") + "set rival.energy 0; turn rival resolve; dice " + dice + "; "
	}
	const rest = "fame=0 destruction=0 tokens= question= added= active=you rival.dice=0 rival.energy=3 "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A6", Name: "alienoid adds nothing: 3 claws, 3 energy", Given: robot("alienoid", "pppccc"), Play: "resolve", Want: rest + "you.hearts=11"},
		{Rule: "A6", Name: "cyber-kitty gains 3, not 4", Given: robot("cyber-kitty", "pppccc"), Play: "resolve", Want: rest + "you.hearts=11"},
		{Rule: "A6", Name: "gigazaur pulls nothing", Given: robot("gigazaur", "pppccc"), Play: "resolve", Want: rest + "you.hearts=11"},
		{Rule: "A6", Name: "meka-dragon does not multiply: 14-3=11", Given: robot("meka-dragon", "pppccc"), Play: "resolve", Want: rest + "you.hearts=11"},
		{Rule: "A6", Name: "space-penguin gains no dice token", Given: robot("space-penguin", "pppccc"), Play: "resolve", Want: rest + "you.hearts=11"},
		{Rule: "A6", Name: "the-king places nothing", Given: robot("the-king", "pppccc"), Play: "resolve", Want: rest + "you.hearts=11"},
		{Rule: "A6", Name: "nor does it ask for its power", Given: robot("gigazaur", "pppccc"), Play: "resolve power", Refused: "resolve-autobot", Want: "active=rival fame=0"},
	})
}

// TestKingLiftAsksForKing: the question which token moves is about a King token, even
// if none is in the supply.
func TestKingLiftAsksForKing(t *testing.T) {
	r := dueltest.Rules(t)
	for _, laid := range []string{"token king fame 3; ", "token king fame 3; token king destruction -2; "} {
		table, err := dueltest.Fold(r, nil, scenarioPower("the-king", 2, "h")+laid+"resolve power")
		if err != nil {
			t.Fatal(err)
		}
		if q, _ := table.Open(); q.ID != duel.AskKingLift || !r.Box.Tokens[q.Token].King {
			t.Errorf("%s: %s about %s", laid, q.ID, r.Box.Tokens[q.Token].Name)
		}
	}
}
