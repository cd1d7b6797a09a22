package tokyo_test

import (
	"testing"

	"kingoftokyo/internal/tokyotest"
	"kingoftokyo/rules/tokyo"
)

// TestRuleClarifications is 14: what the rules say of cards.
func TestRuleClarifications(t *testing.T) {
	// p1 sweeps; p2's Mimic copies p4's Opportunist, and both have energy.
	two := ruleShop(4, "? ? ?", 2) + "card p4 opportunist; card p2 mimic; copy mimic opportunist; set p2.energy 3; set p4.energy 3; "
	fire := func(n int, dice string) string { return ruleDice(n, dice) + "card p1 fire-breathing; " }
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "14.1", Name: "two opportunists: p2, nearest on the left of p1, is asked first", Given: two, Play: "sweep; reveal corner-store; reveal energize; reveal skyscraper", Want: "question=opportunist asks=p2"},
		{Rule: "14.1", Name: "bought, p4 is not asked", Given: two, Play: "sweep; reveal corner-store; reveal energize; reveal skyscraper; answer yes", Want: "p2.energy=0 p2.points=1 question=reveal"},
		{Rule: "14.1", Name: "declined, p4 is", Given: two, Play: "sweep; reveal corner-store; reveal energize; reveal skyscraper; answer no", Want: "question=opportunist asks=p4"},
		{Rule: "14.1", Name: "and buys", Given: two, Play: "sweep; reveal corner-store; reveal energize; reveal skyscraper; answer no; answer yes", Want: "p4.energy=0 p4.points=1 p2.energy=3"},
		{Rule: "14.1", Name: "nearest counts from the active Monster: in p3's turn p4 comes first",
			Given: ruleGame(4) + "place p1 city; turn p3 buy; set p3.energy 2; card p4 opportunist; card p2 mimic; copy mimic opportunist; set p2.energy 3; set p4.energy 3",
			Play:  "sweep; reveal corner-store; reveal energize; reveal skyscraper", Want: "question=opportunist asks=p4"},
		{Rule: "14.2", Name: "Poison works on after its card: 10-1", Given: ruleShop(3, "? ? ?", 0) + "card p3 poison-spit; set p1.poison 1; uncard poison-spit", Play: "pass", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "14.2", Name: "Shrink too: five dice", Given: ruleGame(3) + "card p3 shrink-ray; set p1.shrink 1; uncard shrink-ray", Play: "roll 11223", Want: "phase=resolve p1.dice=5"},
		{Rule: "14.2", Name: "a token can be removed after its card", Given: ruleDice(3, "h11223") + "card p3 poison-spit; set p1.poison 1; uncard poison-spit", Play: "resolve hearts; answer 1", Want: "p1.poison=0"},
		{Rule: "14.2", Name: "not in Tokyo", Given: ruleDice(3, "h11223") + "set p1.poison 1; place p1 city", Play: "resolve hearts", Want: "question= p1.poison=1"},
		{Rule: "14.3", Name: "both neighbours of p1, outside like it: 10-1, p3 in the City 10-1 by the smash", Given: fire(4, "c11223") + "place p3 city", Play: "resolve smashes",
			Want: "p2.hearts=9 p4.hearts=9 p3.hearts=9"},
		{Rule: "14.3", Name: "a neighbour the smash hits loses both: 10-1-1", Given: fire(4, "c11223") + "place p2 city", Play: "resolve smashes", Want: "p2.hearts=8 p4.hearts=9 p3.hearts=10"},
		{Rule: "14.3", Name: "1 each, however many smashes: 10-3-1", Given: fire(4, "ccc112") + "place p2 city", Play: "resolve smashes", Want: "p2.hearts=6 p4.hearts=9"},
		{Rule: "14.3", Name: "nothing without a smash", Given: fire(4, "e11223") + "place p2 city", Play: "resolve smashes", Want: "p2.hearts=10 p4.hearts=10"},
		{Rule: "14.3", Name: "one opponent: 1 in all, 10-1-1", Given: fire(2, "c11223") + "place p2 city", Play: "resolve smashes", Want: "p2.hearts=8"},
		{Rule: "14.3", Name: "one opponent left of three", Given: fire(3, "c11223") + "out p2; place p3 city", Play: "resolve smashes", Want: "p3.hearts=8"},
		{Rule: "14.4", Name: "a card bought this turn, at its printed price: 5-(3-1)+3", Given: ruleShop(3, "gourmet corner-store energy-hoarder", 5) + "card p1 metamorph; card p1 alien-origin",
			Play: "buy 3; reveal ?; pass; answer energy-hoarder; answer no", Want: "p1.energy=6 discards=energy-hoarder"},
		{Rule: "14.4", Name: "only keep cards that are one's own", Given: ruleShop(3, "? ? ?", 0) + "card p1 metamorph; card p2 wings", Play: "pass; answer wings", Refused: "tokyo.not-among", Want: "question=metamorph"},
		{Rule: "14.4", Name: "Metamorph bought this turn sells this turn: 3-3+3", Given: ruleShop(3, "metamorph ? ?", 3), Play: "buy 1; reveal ?; pass; answer metamorph", Want: "p1.energy=3 active=p2"},
		{Rule: "14.6", Name: "10 is the most, by cards: 9 and 3", Given: ruleShop(3, "nuclear-power-plant ? ?", 6) + "set p1.hearts 9", Play: "buy 1; reveal ?", Want: "p1.hearts=10 p1.points=2"},
		{Rule: "14.6", Name: "unless a power says so: 10 and 3, limit 12", Given: ruleShop(3, "nuclear-power-plant ? ?", 6) + "card p1 even-bigger", Play: "buy 1; reveal ?", Want: "p1.hearts=12"},
		{Rule: "14.6", Name: "no longer once it has gone", Given: ruleShop(3, "nuclear-power-plant ? ?", 6) + "card p1 even-bigger; uncard even-bigger; set p1.hearts 9", Play: "buy 1; reveal ?", Want: "p1.hearts=10 p1.max=10"},
		{Rule: "14.6", Name: "what is above the limit is lost with the card: sold at 12", Given: ruleShop(3, "? ? ?", 0) + "card p1 even-bigger; set p1.hearts 12; card p1 metamorph; card p1 wings",
			Play: "pass; answer even-bigger", Want: "p1.hearts=10 p1.max=10 p1.energy=4"},
	})
	// p1 takes the copying tile at 6 and copies p2's card.
	flux := ruleDark(3) + "tiles green; turn p1 resolve; dice 222e1h; set p1.wickedness 5; place p3 city; card p2 extra-head; card p2 smoke-cloud; charge smoke-cloud 1; "
	has := ruleDark(3) + "tiles green; place p3 city; card p2 extra-head; card p2 giant-brain; card p1 tile-fluxling; copy tile-fluxling extra-head; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "14.5", Name: "copies another's card: seven dice", Given: flux, Play: "resolve; answer tile-fluxling; answer extra-head", Want: "p1.tiles=tile-fluxling>extra-head p1.dice=7 p2.dice=7"},
		{Rule: "14.5", Name: "as if freshly played: three Smoke tokens, whatever is left on the other", Given: flux, Play: "resolve; answer tile-fluxling; answer smoke-cloud",
			Want: "p1.tiles=tile-fluxling:3>smoke-cloud p2.cards=extra-head,smoke-cloud:1"},
		{Rule: "14.5", Name: "idle as that card is discarded: p2 falls", Given: has + "turn p1 buy; place p3 outside; place p2 city; set p2.hearts 1; turn p1 resolve; dice c11223e", Play: "resolve",
			Want: "p2.out=true p1.tiles=tile-fluxling p1.dice=6"},
		{Rule: "14.5", Name: "another one as the next turn starts, before rolling", Given: has + "turn p3 buy", Play: "pass", Want: "active=p1 phase=start question=mimic-move asks=p1"},
		{Rule: "14.5", Name: "chosen: four rolls, six dice", Given: has + "turn p3 buy", Play: "pass; answer giant-brain", Want: "phase=roll p1.tiles=tile-fluxling>giant-brain p1.dice=6 p1.rolls=4 p1.energy=0"},
		{Rule: "14.5", Name: "or not", Given: has + "turn p3 buy", Play: "pass; answer no", Want: "phase=roll p1.tiles=tile-fluxling>extra-head p1.dice=7"},
		{Rule: "14.5", Name: "an idle one too", Given: has + "copy tile-fluxling none; turn p3 buy", Play: "pass; answer extra-head", Want: "phase=roll p1.dice=7"},
		{Rule: "14.2", Name: "tokens outlive the tile: 10-1", Given: ruleDarkShop(3, "? ? ?", 0) + "card p3 tile-poison-spit; set p1.poison 1; uncard tile-poison-spit", Play: "pass", Want: "p1.hearts=9 p1.poison=1"},
		{Rule: "14.6", Name: "nor by a tile: 10 and eternal", Given: ruleDark(3) + "card p2 tile-eternal; turn p1 buy", Play: "pass", Want: "p2.hearts=10"},
	})
}

// TestRuleDisagreements is 15: the interpretation chosen where sources differ, and
// both where players choose.
func TestRuleDisagreements(t *testing.T) {
	after := ruleShop(3, "frenzy ? ?", 7) + "card p1 solar-powered; "
	cut := ruleGame(3) + "option frenzy cut; row frenzy corner-store ?; place p2 city; turn p1 buy; set p1.energy 7; card p1 solar-powered; "
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Base), []tokyotest.Case{
		{Rule: "15.1", Name: "an empty Tokyo is entered without a smash", Given: ruleDice(3, "hhh11e"), Play: "resolve", Want: "city=p1 p1.points=1"},
		{Rule: "15.2", Name: "this turn goes on", Given: after, Play: "buy 1; reveal ?", Want: "active=p1 phase=buy extra=p1 turn=1 p1.energy=0"},
		{Rule: "15.2", Name: "to its usual end, then another one of p1's", Given: after, Play: "buy 1; reveal ?; pass", Want: "active=p1 phase=roll turn=2 p1.energy=1 extra="},
		{Rule: "15.2", Name: "then p2's", Given: after, Play: "buy 1; reveal ?; pass; roll 11223h; resolve; pass", Want: "active=p2 turn=3"},
		{Rule: "15.2", Name: "by the option the turn stops there, its end is lost", Given: cut, Play: "buy 1; reveal ?", Want: "active=p1 phase=roll turn=2 p1.energy=0 extra="},
		{Rule: "15.2", Name: "then p2's", Given: cut, Play: "buy 1; reveal ?; roll 11223h; resolve; pass", Want: "active=p2 turn=3 p1.energy=1"},
		{Rule: "15.2", Name: "a turn more that starts in Tokyo pays 2 either way", Given: after + "place p2 outside; place p1 city", Play: "buy 1; reveal ?; pass", Want: "p1.points=2"},
		{Rule: "15.2", Name: "a turn more that starts in Tokyo pays 2 either way, cut", Given: cut + "place p2 outside; place p1 city", Play: "buy 1; reveal ?", Want: "p1.points=2 turn=2"},
		{Rule: "15.3", Name: "fire-breathing: neighbours in one's own place too", Given: ruleDice(4, "c11223") + "card p1 fire-breathing; place p3 city", Play: "resolve smashes", Want: "p2.hearts=9 p4.hearts=9"},
		{Rule: "15.3", Name: "acid-attack alone hits: the City may yield", Given: ruleDice(3, "e11223") + "card p1 acid-attack; place p2 city", Play: "resolve smashes", Want: "p2.hearts=9 question=yield asks=p2"},
		{Rule: "15.3", Name: "regeneration counts for nothing when another heals: 5+1", Given: ruleDice(3, "h11223") + "card p1 healing-ray; card p2 regeneration; set p2.hearts 5; set p2.energy 4", Play: "resolve hearts; answer p2",
			Want: "p2.hearts=6 p2.energy=2"},
		{Rule: "15.3", Name: "friend-of-children adds nothing to a sale: 0+3", Given: ruleShop(3, "? ? ?", 0) + "card p1 metamorph; card p1 friend-of-children; card p1 gourmet", Play: "pass; answer friend-of-children; answer no", Want: "p1.energy=3"},
		{Rule: "15.3", Name: "nor while it stays: 0+4", Given: ruleShop(3, "? ? ?", 0) + "card p1 metamorph; card p1 friend-of-children; card p1 gourmet", Play: "pass; answer gourmet; answer no", Want: "p1.energy=4"},
	})
	tokyotest.Run(t, tokyotest.Rules(t, tokyo.Dark), []tokyotest.Case{
		{Rule: "15.5", Name: "skybeam outside: two hearts for a die, 3+2", Given: ruleDarkDice(3, "h11223") + "card p1 tile-skybeam; set p1.hearts 3", Play: "resolve hearts", Want: "p1.hearts=5"},
		{Rule: "15.5", Name: "in Tokyo heart dice stay useless", Given: ruleDarkDice(3, "h11223") + "card p1 tile-skybeam; set p1.hearts 3; place p1 city", Play: "resolve hearts", Want: "p1.hearts=3"},
		{Rule: "15.5", Name: "its energy counts there: 2 for a die", Given: ruleDarkDice(3, "e11223") + "card p1 tile-skybeam; place p1 city", Play: "resolve energy", Want: "p1.energy=2"},
	})
}
