package autobot_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// A4: what a resolved roll does. The human starts at 14 hearts, Autobot at 12,
// both markers at 0, no energy.
func TestResolve(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A4", Name: "three claws: 14-3", Given: resolving("ccceee", ""), Play: "resolve", Want: "you.hearts=11 rival.energy=3"},
		{Rule: "A4", Name: "two hearts: 9+2", Given: resolving("hhcccc", "set rival.hearts 9"), Play: "resolve", Want: "rival.hearts=11 rival.energy=0"},
		{Rule: "A4", Name: "3 fame: 1 space", Given: resolving("fffccc", ""), Play: "resolve", Want: "fame=-1 destruction=0 rival.energy=0"},
		{Rule: "A4", Name: "5 destruction: 3 spaces", Given: resolving("dddddc", ""), Play: "resolve", Want: "destruction=-3 fame=0"},
		{Rule: "A4", Name: "6 fame from 4: 4 spaces", Given: resolving("ffffff", "set fame 4"), Play: "resolve", Want: "fame=0"},
		{Rule: "A4", Name: "both tracks with three: 1 each", Given: resolving("fffddd", ""), Play: "resolve", Want: "fame=-1 destruction=-1 rival.energy=0"},
		{Rule: "A4", Name: "eight dice, four each: 2 each", Given: resolving("ffffdddd", ""), Play: "resolve", Want: "fame=-2 destruction=-2 rival.energy=0"},
		{Rule: "A4", Name: "energy and power: 1+2", Given: resolving("eppccc", ""), Play: "resolve", Want: "rival.energy=3 active=you phase=roll turn=2"},
		{Rule: "A4", Name: "all at once: 14-1, 11+1, fame 1 space, 1 energy", Given: resolving("chfffp", "set rival.hearts 11"),
			Play: "resolve", Want: "you.hearts=13 rival.hearts=12 fame=-1 rival.energy=1"},
		{Rule: "A4", Name: "the human falls before fame would win", Given: resolving("ccfffe", "set you.hearts 2; set fame -6"),
			Play: "resolve", Want: "winner=rival why=hearts fame=-6 you.hearts=0 rival.energy=0 phase=over"},
		{Rule: "A4", Name: "one heart left: fame wins", Given: resolving("ccfffe", "set you.hearts 3; set fame -6"),
			Play: "resolve", Want: "winner=rival why=victory fame=-7 you.hearts=1 rival.energy=0"},
		{Rule: "A4", Name: "claws before hearts: nothing heals after the end", Given: resolving("cchhhh", "set you.hearts 2; set rival.hearts 5"),
			Play: "resolve", Want: "why=hearts rival.hearts=5"},
		{Rule: "A4", Name: "claws before the pull: the plating stops a claw (+1), then the cat hits", Given: resolving("cfffhh", "card you armor-plating; token cat fame -1; set rival.hearts 10"),
			Play: "resolve", Want: "you.hearts=13 rival.energy=1"},
		{Rule: "A4", Name: "hearts before the pull: the die heals 11 to 12, the fish finds it full", Given: resolving("hfffcc", "set rival.hearts 11; token fish fame -1"),
			Play: "resolve", Want: "rival.hearts=12 rival.energy=0 fame=-1"},
		{Rule: "A4", Name: "fame before destruction: fame wins, the other stays", Given: resolving("fffddd", "set fame -6; set destruction -6"),
			Play: "resolve", Want: "why=victory fame=-7 destruction=-6"},
		{Rule: "A4", Name: "fame first brings both into the spotlight", Given: resolving("fffddd", "set fame -2; set destruction -3"),
			Play: "resolve", Want: "winner=rival why=spotlight fame=-3 destruction=-3"},
		{Rule: "A4", Name: "energy last: none after a win", Given: resolving("dddeee", "set destruction -6"), Play: "resolve", Want: "why=victory rival.energy=0"},
		{Rule: "A4", Name: "a pull from your 6 into your zone wins for you (W3)", Given: resolving("fffccc", "set fame 6; set destruction 4"),
			Play: "resolve", Want: "winner=you why=spotlight fame=5"},
		{Rule: "A4", Name: "a lengthened track: 2 spaces are -1 and -1.5, the penguin hits: 14-1", Given: resolving("ffffhh", "token penguin fame -2; set rival.hearts 10"),
			Play: "resolve", Want: "fame=-1.5 you.hearts=13 rival.energy=0"},
		{Rule: "A4", Name: "a shortened track: 2 spaces are -1 and -3", Given: resolving("ffffcc", "token alien fame -3"), Play: "resolve", Want: "fame=-3"},
		{Rule: "A4", Name: "not in the player's order", Given: resolving("cccfff", ""), Play: "resolve fame", Refused: "resolve-autobot", Want: "fame=0"},
		{Rule: "A4", Name: "four energy: the special power is due", Given: resolving("eeeecc", ""), Play: "resolve", Want: "rival.energy=4 phase=end active=rival"},
	})
}

// A5: dice without effect give energy.
func TestUseless(t *testing.T) {
	king := "side you the-king; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A5", Name: "two fame", Given: resolving("ffcccc", ""), Play: "resolve", Want: "rival.energy=2 fame=0"},
		{Rule: "A5", Name: "one fame, two destruction: 3", Given: resolving("fddccc", ""), Play: "resolve", Want: "rival.energy=3 fame=0 destruction=0"},
		{Rule: "A5", Name: "two fame beside three destruction: 2", Given: resolving("ffdddc", ""), Play: "resolve", Want: "rival.energy=2 destruction=-1"},
		{Rule: "A5", Name: "the first two of three fame are not useless", Given: resolving("fffccc", ""), Play: "resolve", Want: "rival.energy=0"},
		{Rule: "A5", Name: "three hearts, one missing: 2", Given: resolving("hhhccc", "set rival.hearts 11"), Play: "resolve", Want: "rival.hearts=12 rival.energy=2"},
		{Rule: "A5", Name: "hearts above the start stay: 3", Given: resolving("hhhccc", "set rival.hearts 15"), Play: "resolve", Want: "rival.hearts=15 rival.energy=3"},
		{Rule: "A5", Name: "armor plating: 14-5, the sixth claw is useless", Given: resolving("cccccc", "card you armor-plating"),
			Play: "resolve", Want: "you.hearts=9 rival.energy=1"},
		{Rule: "A5", Name: "armor plating used up this turn: 14-6", Given: resolving("cccccc", "card you armor-plating"),
			Play: "used armor-plating; resolve", Want: "you.hearts=8 rival.energy=0"},
		{Rule: "A5", Name: "armor plating without claws", Given: resolving("fffhhe", "card you armor-plating; set rival.hearts 9"),
			Play: "resolve", Want: "rival.energy=1 rival.hearts=11"},
		{Rule: "A5", Name: "hibernation: three claws, three energy", Given: resolving("cccfff", "card you hibernation"),
			Play: "resolve", Want: "you.hearts=14 rival.energy=3 fame=-1 active=you question=hibernation"},
		{Rule: "A5", Name: "hibernation and armor plating: the hit is stopped whole", Given: resolving("ccfffh", "card you hibernation; card you armor-plating; set rival.hearts 11"),
			Play: "resolve", Want: "you.hearts=14 rival.energy=2"},
		{Rule: "A5", Name: "camouflage waits for three dice", Given: resolving("cccfff", "card you camouflage"),
			Play: "resolve", Want: "question=camouflage you.hearts=14 fame=0 rival.energy=0"},
		{Rule: "A5", Name: "camouflage hhc: 3-2 damage, 2 useless", Given: resolving("cccfff", "card you camouflage"),
			Play: "resolve; answer hhc", Want: "you.hearts=13 rival.energy=2 fame=-1 active=you"},
		{Rule: "A5", Name: "camouflage hhh: none, 3 useless", Given: resolving("cccfff", "card you camouflage"),
			Play: "resolve; answer hhh", Want: "you.hearts=14 rival.energy=3"},
		{Rule: "A5", Name: "camouflage eee: all three hit", Given: resolving("cccfff", "card you camouflage"),
			Play: "resolve; answer eee", Want: "you.hearts=11 rival.energy=0"},
		{Rule: "A5", Name: "camouflage not used", Given: resolving("cccfff", "card you camouflage"),
			Play: "resolve; answer no", Want: "you.hearts=11 rival.energy=0"},
		{Rule: "A5", Name: "camouflage takes as many dice as damage", Given: resolving("cccfff", "card you camouflage"),
			Play: "resolve; answer hh", Refused: "dice-count want=3"},
		{Rule: "A5", Name: "camouflage 1 of 3, then plating 1: 1 damage, 2 useless", Given: resolving("cccfff", "card you camouflage; card you armor-plating"),
			Play: "resolve; answer hef", Want: "you.hearts=13 rival.energy=2"},
		{Rule: "A5", Name: "camouflage stops the claw (+1); the plating is left for the cat", Given: resolving("cfffhh", "card you camouflage; card you armor-plating; token cat fame -1; set rival.hearts 10"),
			Play: "resolve; answer h; answer e", Want: "you.hearts=14 rival.energy=1"},
		{Rule: "A5", Name: "4 fame, King token one space away: 1 moved, 1 lost", Given: resolving("ffffcc", king+"token king fame -1"),
			Play: "resolve", Want: "fame=-1 rival.energy=1"},
		{Rule: "A5", Name: "6 fame: 1 of 4 spaces, 3 lost", Given: resolving("ffffff", king+"token king fame -1"),
			Play: "resolve", Want: "fame=-1 rival.energy=3"},
		{Rule: "A5", Name: "3 fame reach the King token: nothing lost", Given: resolving("fffccc", king+"token king fame -1"),
			Play: "resolve", Want: "fame=-1 rival.energy=0"},
		{Rule: "A5", Name: "5 destruction, King token two away: 2 of 3", Given: resolving("dddddc", king+"token king destruction -2"),
			Play: "resolve", Want: "destruction=-2 rival.energy=1"},
		{Rule: "A5", Name: "a start on a King token is no stop", Given: resolving("ffffcc", king+"token king fame -1; set fame -1"),
			Play: "resolve", Want: "fame=-3 rival.energy=0"},
		{Rule: "A5", Name: "a stop on fame leaves destruction alone", Given: resolving("ffffdddd", king+"token king fame -1"),
			Play: "resolve", Want: "fame=-1 destruction=-2 rival.energy=1"},
		{Rule: "A5", Name: "a stop on both: 1+1 lost", Given: resolving("ffffdddd", king+"token king fame -1; token king destruction -1"),
			Play: "resolve", Want: "fame=-1 destruction=-1 rival.energy=2"},
		{Rule: "A5", Name: "King tokens never stop The King, here Autobot", Given: resolving("ffffcc", "side rival the-king; token king fame -1"),
			Play: "resolve", Want: "fame=-2 rival.energy=0"},
		{Rule: "A5", Name: "everything at once: 1 claw, 1 heart, 1 lost step, 1 power: 4", Given: resolving("chffffp", king+"card you armor-plating; token king fame -1"),
			Play: "resolve", Want: "you.hearts=15 rival.hearts=12 fame=-1 rival.energy=4 phase=end"},
	})
}

// A6: Buzz bonuses, and what Autobot does not do.
func TestBonusesAndNothingElse(t *testing.T) {
	as := func(monster string) string { return "side rival " + monster + "; " }
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "A6", Name: "tiger: 1 energy", Given: resolving("fffccc", "token tiger fame -1"), Play: "resolve", Want: "fame=-1 rival.energy=1"},
		{Rule: "A6", Name: "fish: 1 heart", Given: resolving("fffccc", "token fish fame -1; set rival.hearts 10"), Play: "resolve", Want: "rival.hearts=11 rival.energy=0"},
		{Rule: "A6", Name: "cat: 14-3-1", Given: resolving("fffccc", "token cat fame -1"), Play: "resolve", Want: "you.hearts=10"},
		{Rule: "A6", Name: "anubis: heart at -1, energy at -2", Given: resolving("ffffcc", "token anubis fame -2; set rival.hearts 10"),
			Play: "resolve", Want: "rival.hearts=11 rival.energy=1 fame=-2"},
		{Rule: "A6", Name: "lizard: dice token at -1", Given: resolving("fffccc", "token lizard fame -2"), Play: "resolve", Want: "rival.dice=1 you.hearts=11"},
		{Rule: "A6", Name: "lizard turned round: damage at -1", Given: resolving("fffccc", "token lizard fame -2 flip"), Play: "resolve", Want: "rival.dice=0 you.hearts=10"},
		{Rule: "A6", Name: "a wasted heart gives no energy", Given: resolving("fffccc", "token fish fame -1"), Play: "resolve", Want: "rival.hearts=12 rival.energy=0"},
		{Rule: "A6", Name: "a third dice token is lost for nothing", Given: resolving("fffccc", "token panda fame -1; set rival.dice-tokens 2"),
			Play: "resolve", Want: "rival.dice=2 rival.energy=0"},
		{Rule: "A6", Name: "damage the plating stops gives no energy", Given: resolving("fffhhh", "token cat fame -1; card you armor-plating; set rival.hearts 9"),
			Play: "resolve", Want: "you.hearts=14 rival.energy=0"},
		{Rule: "A6", Name: "damage camouflage stops gives no energy", Given: resolving("fffhhh", "token cat fame -1; card you camouflage; set rival.hearts 9"),
			Play: "resolve; answer h", Want: "you.hearts=14 rival.energy=0"},
		{Rule: "A6", Name: "damage hibernation stops gives no energy", Given: resolving("fffhhh", "token pumpkin fame -2; card you hibernation; set rival.hearts 9"),
			Play: "resolve", Want: "you.hearts=14 rival.energy=0"},
		{Rule: "A6", Name: "no bonus on the winning space (D3)", Given: resolving("fffccc", "token tiger fame -7; set fame -6"),
			Play: "resolve", Want: "why=victory rival.energy=0"},
		{Rule: "A6", Name: "a bonus can win: the cat's damage", Given: resolving("ffffhh", "token cat fame -1; set you.hearts 1; set rival.hearts 10"),
			Play: "resolve", Want: "winner=rival why=hearts fame=-1"},
		{Rule: "A6", Name: "Cyber Kitty's ppp is 3 energy, not 4", Given: resolving("pppccc", as("cyber-kitty")), Play: "resolve", Want: "rival.energy=3"},
		{Rule: "A6", Name: "Meka Dragon's claws are not multiplied: 14-3", Given: resolving("cccppe", ""), Play: "resolve", Want: "you.hearts=11 rival.energy=3"},
		{Rule: "A6", Name: "Gigazaur pulls nothing", Given: resolving("ppcccc", as("gigazaur")), Play: "resolve", Want: "fame=0 destruction=0 rival.energy=2 active=you"},
		{Rule: "A6", Name: "Alienoid adds no third fame: 2 power, 1 useless fame", Given: resolving("fppccc", as("alienoid")), Play: "resolve", Want: "fame=0 added= rival.energy=3"},
		{Rule: "A6", Name: "Space Penguin takes no dice token", Given: resolving("ppcccc", as("space-penguin")), Play: "resolve", Want: "rival.dice=0 rival.energy=2"},
		{Rule: "A6", Name: "The King places no token", Given: resolving("ppcccc", as("the-king")), Play: "resolve", Want: "tokens= question= rival.energy=2"},
		{Rule: "A6", Name: "no free energy at the end of its turn", Given: resolving("cccccc", ""), Play: "resolve", Want: "rival.energy=0 active=you"},
		{Rule: "A6", Name: "it buys nothing", Given: resolving("eeeccc", "set rival.energy 9"), Play: "buy 3", Refused: "wrong-phase", Want: "phase=resolve"},
		{Rule: "A6", Name: "nor at the end of its turn", Given: ending("3", ""), Play: "buy 3", Refused: "wrong-phase"},
	})
}
