package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
)

// scenarioTheirs is the rival's turn between two humans with the dice to resolve:
// The King (15) pulls against you, Gigazaur (14).
func scenarioTheirs(dice string) string {
	return scenarioTwo("gigazaur", "the-king", "you") + "turn rival resolve; dice " + dice + "; "
}

// TestLastHeart is W1: a monster without hearts has lost.
func TestLastHeart(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "W1", Name: "the rival's last heart: 3-3=0", Given: scenarioDice("cccehp") + "set rival.hearts 3", Play: "resolve claw",
			Want: "rival.hearts=0 winner=you why=hearts phase=over"},
		{Rule: "W1", Name: "one heart left is enough: 3-2=1", Given: scenarioDice("cceehp") + "set rival.hearts 3", Play: "resolve claw",
			Want: "rival.hearts=1 winner= phase=resolve"},
		{Rule: "W1", Name: "damage beyond the last heart is not taken: 2-2=0", Given: scenarioDice("ccccch") + "set rival.hearts 2", Play: "resolve claw",
			Want: "rival.hearts=0 winner=you"},
		{Rule: "W1", Name: "your last heart in the rival's turn", Given: scenarioTheirs("cccehp") + "set you.hearts 2", Play: "resolve claw",
			Want: "you.hearts=0 winner=rival why=hearts phase=over"},
		{Rule: "W1", Name: "your last heart in your own turn: 3-3=0", Given: scenarioShop("hors-d-oeuvre ? ?", 3) + "set you.hearts 3",
			Play: "buy 1; reveal ?; answer fame -7", Want: "you.hearts=0 destruction=0 winner=rival why=hearts"},
		{Rule: "W1", Name: "Autobot's claws come before its hearts and pulls",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "set you.hearts 2; set rival.hearts 10; turn rival resolve; dice cchfff",
			Play:  "resolve", Want: "winner=rival why=hearts rival.hearts=10 fame=0"},
	})
}

// TestVictorySpace is W2: a marker on a Victory space.
func TestVictorySpace(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "W2", Name: "fame on your 7", Given: scenarioDice("fffhhh") + "set fame 6", Play: "resolve fame", Want: "fame=7 winner=you why=victory phase=over"},
		{Rule: "W2", Name: "destruction on your 7", Given: scenarioDice("dddhhh") + "set destruction 6", Play: "resolve destruction",
			Want: "destruction=7 winner=you why=victory"},
		{Rule: "W2", Name: "fame on the rival's -7", Given: scenarioTheirs("fffhhh") + "set fame -6", Play: "resolve fame", Want: "fame=-7 winner=rival why=victory"},
		{Rule: "W2", Name: "destruction on the rival's -7", Given: scenarioTheirs("dddhhh") + "set destruction -6", Play: "resolve destruction",
			Want: "destruction=-7 winner=rival why=victory"},
		{Rule: "W2", Name: "6 is not yet Victory: 5+1", Given: scenarioDice("fffhhh") + "set fame 5", Play: "resolve fame", Want: "fame=6 winner= phase=resolve"},
		{Rule: "W2", Name: "the track ends there: 6, four spaces to go", Given: scenarioDice("ffffff") + "set fame 6", Play: "resolve fame", Want: "fame=7 winner=you"},
		{Rule: "W2", Name: "pulled back from the rival's 6", Given: scenarioDice("fffhhh") + "set fame -6", Play: "resolve fame", Want: "fame=-5 winner="},
		{Rule: "W2", Name: "by a card", Given: scenarioShop("seismic-test ? ?", 5) + "set destruction 5", Play: "buy 1; reveal ?",
			Want: "destruction=7 winner=you why=victory phase=over"},
		{Rule: "W2", Name: "Autobot, fame before destruction",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "set fame -6; turn rival resolve; dice fffddd",
			Play:  "resolve", Want: "fame=-7 destruction=0 winner=rival why=victory"},
	})
}

// TestBothSpotlights is W3: both markers in the zones of one side at once, no matter
// who moved them.
func TestBothSpotlights(t *testing.T) {
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "W3", Name: "the second marker comes in: 2+1=3 beside 5", Given: scenarioDice("fffhhh") + "set fame 2; set destruction 5", Play: "resolve fame",
			Want: "fame=3 winner=you why=spotlight phase=over"},
		{Rule: "W3", Name: "as soon as it comes in, not where the pull would end", Given: scenarioDice("ffffff") + "set fame 2; set destruction 3", Play: "resolve fame",
			Want: "fame=3 winner=you"},
		{Rule: "W3", Name: "6 is dark: 5+1=6 beside 2+1=3", Given: scenarioDice("fffddd") + "set fame 5; set destruction 2", Play: "resolve fame; resolve destruction",
			Want: "fame=6 destruction=3 winner="},
		{Rule: "W3", Name: "2 is dark: 1+1=2 beside 4", Given: scenarioDice("fffhhh") + "set fame 1; set destruction 4", Play: "resolve fame", Want: "fame=2 winner="},
		{Rule: "W3", Name: "one zone each wins nothing", Given: scenarioDice("fffhhh") + "set fame 2; set destruction -4", Play: "resolve fame", Want: "fame=3 winner="},
		{Rule: "W3", Name: "the rival's two zones: -2-1=-3 beside -5", Given: scenarioTheirs("dddhhh") + "set destruction -2; set fame -5", Play: "resolve destruction",
			Want: "destruction=-3 winner=rival why=spotlight"},
		{Rule: "W3", Name: "pulled from the rival's 6 into its 5: the rival wins", Given: scenarioDice("fffhhh") + "set fame -6; set destruction -4", Play: "resolve fame",
			Want: "fame=-5 active=you winner=rival why=spotlight phase=over"},
		{Rule: "W3", Name: "by a card too", Given: scenarioShop("seismic-test ? ?", 5) + "set destruction -6; set fame -3", Play: "buy 1; reveal ?",
			Want: "destruction=-5 winner=rival why=spotlight"},
		{Rule: "W3", Name: "the rival hands it to you: 6-1=5 beside 3", Given: scenarioTheirs("fffhhh") + "set fame 6; set destruction 3", Play: "resolve fame",
			Want: "fame=5 active=rival winner=you why=spotlight"},
		{Rule: "W3", Name: "Autobot hands it to you: 6-1=5 beside 4",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "set fame 6; set destruction 4; turn rival resolve; dice fffeee",
			Play:  "resolve", Want: "fame=5 winner=you why=spotlight"},
		{Rule: "W3", Name: "Autobot brings both in, one after the other: -2-1 and -2-1",
			Given: dueltest.Solo("gigazaur", "meka-dragon", "you") + "set fame -2; set destruction -2; turn rival resolve; dice fffddd",
			Play:  "resolve", Want: "fame=-3 destruction=-3 winner=rival why=spotlight"},
	})
}

// TestBothDamaged is W4: the buyer of jets-scrambled is damaged first.
func TestBothDamaged(t *testing.T) {
	jets := scenarioShop("jets-scrambled ? ?", 5)
	bought := "buy 1; reveal ?; answer fame -7"
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "W4", Name: "both survive: 14-5, 12-5", Given: jets, Play: bought, Want: "you.hearts=9 rival.hearts=7 winner= discards=jets-scrambled"},
		{Rule: "W4", Name: "the rival falls: 6-5, 5-5", Given: jets + "set you.hearts 6; set rival.hearts 5", Play: bought,
			Want: "you.hearts=1 rival.hearts=0 winner=you why=hearts"},
		{Rule: "W4", Name: "with 5 the buyer has lost, whatever the rival has left", Given: jets + "set you.hearts 5; set rival.hearts 5", Play: bought,
			Want: "you.hearts=0 rival.hearts=5 winner=rival why=hearts phase=over"},
		{Rule: "W4", Name: "the buyer's cards first: nothing has happened to the rival yet", Given: jets + "card you camouflage; set you.hearts 5; set rival.hearts 5",
			Play: bought, Want: "question=camouflage rival.hearts=5"},
		{Rule: "W4", Name: "saved by camouflage, 5-(5-1)=1, the rival falls", Given: jets + "card you camouflage; set you.hearts 5; set rival.hearts 5",
			Play: bought + "; answer heecc", Want: "you.hearts=1 rival.hearts=0 winner=you"},
		{Rule: "W4", Name: "the rival's armor-plating ignores one: 14-5=9, 12-(5-1)=8",
			Given: jets + "card rival armor-plating", Play: bought, Want: "you.hearts=9 rival.hearts=8"},
		{Rule: "W4", Name: "the rival is the buyer",
			Given: scenarioTwo("gigazaur", "the-king", "you") + "row jets-scrambled ? ?; turn rival buy; set rival.energy 5; set rival.hearts 4; set you.hearts 1",
			Play:  bought, Want: "rival.hearts=0 you.hearts=1 winner=you"},
	})
}

// TestGameOver is W with T8: a game that is over accepts no more events, a correction
// reopens it, and W after a correction ends it only if the player confirms.
func TestGameOver(t *testing.T) {
	won := scenarioDice("ccceee") + "set rival.hearts 3; resolve claw; "
	dueltest.Run(t, dueltest.Rules(t), []dueltest.Case{
		{Rule: "W", Name: "no resolving", Given: won, Play: "resolve energy", Refused: "over (W)", Want: "phase=over you.energy=0"},
		{Rule: "W", Name: "no passing", Given: won, Play: "pass", Refused: "over (W)", Want: "phase=over active=you"},
		{Rule: "W", Name: "no rolling", Given: won, Play: "roll cchhee", Refused: "over (W)", Want: "phase=over"},
		{Rule: "W", Name: "no buying", Given: won, Play: "buy 1", Refused: "over (W)", Want: "phase=over"},
		{Rule: "T8", Name: "a heart too many was taken: the game goes on where it was", Given: won, Play: "set rival.hearts 1; resolve energy",
			Want: "winner= rival.hearts=1 you.energy=3 phase=buy"},
		{Rule: "T8", Name: "another correction leaves W: it is asked", Given: won, Play: "set you.energy 2", Want: "question=game-over answers=yes,no phase=resolve winner=you"},
		{Rule: "T8", Name: "a correction that makes W ends nothing by itself", Given: scenarioRoll(), Play: "set fame 7", Want: "question=game-over phase=roll winner=you why=victory"},
		{Rule: "T8", Name: "confirmed, the game is over", Given: scenarioRoll(), Play: "set fame 7; answer yes", Want: "phase=over winner=you question="},
		{Rule: "T8", Name: "nothing else before the answer", Given: scenarioRoll(), Play: "set fame 7; roll cchhee", Refused: "question-open", Want: "rolls=0"},
		{Rule: "T8", Name: "not confirmed, it goes on", Given: scenarioRoll(), Play: "set fame 7; answer no; roll cchhee", Want: "phase=roll rolls=1 question="},
		{Rule: "T8", Name: "what was denied is no win", Given: scenarioRoll(), Play: "set fame 7; answer no", Want: "winner= why= question="},
		{Rule: "T8", Name: "beside a denied win another one is asked about", Given: scenarioRoll(), Play: "set rival.hearts 0; answer no; set fame 7",
			Want: "question=game-over winner=you why=victory"},
		{Rule: "T8", Name: "a passing state asks nothing in the end", Given: scenarioRoll(), Play: "set fame 4; set destruction 4; set fame 2", Want: "question= winner= phase=roll"},
		{Rule: "T8", Name: "both down by correction: the active one has lost", Given: scenarioRoll(), Play: "set you.hearts 0; set rival.hearts 0; answer yes",
			Want: "phase=over winner=rival why=hearts"},
	})
}
