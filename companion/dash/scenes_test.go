package dash_test

import (
	"kingoftokyo/companion/dash"
	duelbox "kingoftokyo/companion/duel"
	"kingoftokyo/rules/duel"
)

// begun is the set-up most games of the tests begin with, midgame two turns later:
// the human's third turn is to be rolled, Autobot has gathered 2 energy.
const (
	begun   = "kot 1 duel solo; side you gigazaur Anna; side rival meka-dragon; start you; row acid-attack ? photoshoot; "
	midgame = begun + "roll ccffe; keep ff; roll ffe; stop; resolve; pass; roll ccfhdp; roll edh; roll dh; resolve; "
	// Autobot's turn 4, all before it played by rolls.
	robot = midgame + "roll ccheeh; stop; resolve; pass; "
	// To buy: 8 energy, three named cards, a Buzz token and a card on the table.
	shop     = begun + shopping
	shopping = "card you armor-plating; set you.energy 8; token pumpkin destruction 1; row acid-attack snack-time kaijutsu; turn you buy; "
)

// duo is a set-up of two humans.
const duo = "kot 1 duel two; side you gigazaur Anna; side rival the-king Ben; start rival; "

// side is a set-up with another monster for the human.
func side(monster string) string {
	return "kot 1 duel solo; side you " + monster + " Anna; side rival meka-dragon; start you; "
}

// scene is a screen: the table it begins with and the keys that lead to it. A
// main one is shown on small screens, in ASCII and without colours too.
type scene struct {
	name  string
	lines string
	keys  string
	also  string          // the lines of a game of another box saved beside it
	ask   duel.QuestionID // the question it must stand at
	main  bool
	begin func(*dash.Dash) error // in place of lines
}

var scenes = []scene{
	{name: "set-up", main: true, begin: func(u *dash.Dash) error { u.SetUp(duelbox.Wish{}); return nil }},
	{name: "set-up-name", keys: "nAnna", begin: func(u *dash.Dash) error { u.SetUp(duelbox.Wish{}); return nil }},
	{name: "put-on-the-table", keys: "<enter>", begin: func(u *dash.Dash) error {
		u.SetUp(duelbox.Wish{Name: "Anna", You: "the-king", Row: "acid, ?, photo"})
		return nil
	}},

	// The human's turn.
	{name: "human-typing", lines: midgame, keys: "ccf"},
	{name: "human-between-rolls", lines: midgame, keys: "ccffhe134", main: true},
	{name: "human-second-roll", lines: midgame, keys: "ccffhe34ffp"},
	{name: "human-last-roll-typing", lines: midgame, keys: "ccffhe3ffhdpe12fd"},
	{name: "human-would-win", lines: begun + "set fame 6; turn you roll", keys: "fffeh"},
	{name: "human-order", lines: begun + "set fame -6; set destruction -4; set rival.hearts 1; turn you roll", keys: "cfffe<enter>"},
	{name: "human-buy", lines: shop, main: true},
	{name: "human-buy-unnamed", lines: midgame, keys: "ccffhe<enter>"},
	{name: "human-too-dear", lines: shop, keys: "1"},
	{name: "human-bought", lines: shop, keys: "2"},
	{name: "human-tokens", lines: begun + "set you.dice-tokens 2; turn you start"},
	{name: "human-discard", lines: begun + "card you alien-metabolism; turn you buy", keys: "k"},
	{name: "human-lab", lines: shop + "card you made-in-a-lab; turn you start", main: true},
	{name: "human-shadows", lines: begun + "card you in-the-shadows; turn you roll", keys: "ccffhe3ffhdpe12fd"},
	{name: "human-shadows-last", lines: begun + "card you in-the-shadows; turn you roll; roll ccffh; roll ccffh; roll ccffh", keys: "1"},
	{name: "human-selection", lines: begun + "card you natural-selection; turn you roll", keys: "cccche"},
	{name: "autobot-hibernating", lines: robot + "card you hibernation; card you superconductor", keys: "cccepd"},
	{name: "autobot-hibernating-plan", lines: robot + "card you hibernation; card you superconductor", keys: "cccepdfdfd"},
	{name: "hands-over", lines: begun + "set fame -6; set destruction -4; turn you roll", keys: "fffeh<enter>"},

	// Autobot's turn.
	{name: "autobot-typing", lines: robot, keys: "ccf"},
	{name: "autobot-advice", lines: robot, keys: "ccfhdp", main: true},
	{name: "autobot-advice-hearts", lines: robot + "set rival.hearts 10", keys: "hhhffd"},
	{name: "autobot-kept-others", lines: robot, keys: "ccfhdp4"},
	{name: "autobot-second", lines: robot, keys: "ccfhdpc"},
	{name: "autobot-plan", lines: robot, keys: "ccfhdpcd", main: true},
	{name: "autobot-resolved", lines: robot + "set rival.energy 1", keys: "ccfhdpcd<enter>"},
	{name: "autobot-special", lines: robot, keys: "ccfhdpcd<enter>"},
	{name: "autobot-special-again", lines: robot + "set rival.energy 8", keys: "ccfhdpcd<enter>fh"},
	{name: "autobot-stopped", lines: robot, keys: "ccfhdp<enter>"},

	// Two humans.
	{name: "two-set-up", main: true, keys: "nAnna<enter>eBen<enter>s", begin: func(u *dash.Dash) error { u.SetUp(duelbox.Wish{Two: true}); return nil }},
	{name: "two-set-up-unnamed", keys: "p", begin: func(u *dash.Dash) error { u.SetUp(duelbox.Wish{}); return nil }},
	{name: "two-humans", lines: duo + "roll ccffe"},
	{name: "two-unnamed", lines: "kot 1 duel two; side you gigazaur; side rival the-king; start rival"},
	{name: "two-order", lines: duo + "set fame -6; set destruction -4; set rival.hearts 1; turn you roll", keys: "cfffee<enter>"},
	{name: "two-buy", lines: duo + "set rival.energy 8; row ? ? ?; turn rival buy"},
	{name: "two-question", lines: duo + "card you camouflage; turn rival resolve; dice ccceeh; resolve", keys: "h", ask: duel.AskCamouflage, main: true},
	{name: "two-victory", lines: duo + "set you.hearts 2; turn rival roll; roll cceeh; stop; resolve", main: true},
	{name: "two-menu", lines: duo, keys: "x"},
	{name: "two-correct", lines: duo, keys: "m"},

	// Every question.
	{name: "question-card-name", lines: shop + "row ? ? ?; buy 2", ask: duel.AskName},
	{name: "question-buzz-place", lines: shop + "buy 1; reveal ?", ask: duel.AskPlace, main: true},
	{name: "question-buzz-place-moving", lines: shop + "buy 3; reveal ?", ask: duel.AskPlace},
	{name: "question-buzz-place-turnable", lines: shop + "row ? ? electrical-aura; buy 3; reveal ?", keys: "d-4r", ask: duel.AskPlace},
	{name: "question-buzz-doubt", lines: shop + "buy 1; reveal ?", keys: "d2<enter>", ask: duel.AskDoubt},
	{name: "question-fame-left", lines: shop + "row ? ? breaking-news; buy 3; reveal ?", keys: "2<enter>", ask: duel.AskHand},
	{name: "question-symbol", lines: begun + "turn rival roll", keys: "ccfhdp", ask: duel.AskSymbol, main: true},
	{name: "question-pull-first", lines: shop + "row ? ? monumental; buy 3; reveal ?; answer fame -7", ask: duel.AskFirst},
	{name: "question-gigazaur", lines: begun + "turn you resolve; dice ppcche; resolve power", ask: duel.AskGigazaur},
	{name: "question-alienoid", lines: side("alienoid") + "turn you roll", keys: "pppcc<enter>", ask: duel.AskAlienoid},
	{name: "question-meka-dragon", lines: "kot 1 duel solo; side you meka-dragon Anna; side rival gigazaur; start you; turn you resolve; dice cccpph; resolve claw", ask: duel.AskMeka},
	{name: "question-king-lift", lines: side("the-king") + "token king fame 3; turn you resolve; dice ppppce; resolve power", ask: duel.AskKingLift},
	{name: "question-king-place", lines: side("the-king") + "turn you resolve; dice ppppce; resolve power", ask: duel.AskKingPlace},
	{name: "question-hibernation", lines: begun + "card you hibernation; turn you start", ask: duel.AskHibernation},
	{name: "question-camouflage", lines: begun + "card you camouflage; turn rival resolve; dice ccceeh; resolve", keys: "hf", ask: duel.AskCamouflage},
	{name: "question-superconductor", lines: begun + "card you superconductor; turn rival resolve; dice eeppcc; resolve", ask: duel.AskSuperconductor},
	{name: "question-unchained", lines: begun + "card you unchained; token fish fame 1; turn you resolve; dice fffhhc; resolve fame", ask: duel.AskUnchained},
	{name: "question-lightning-speed", lines: begun + "card you lightning-speed; token phantom fame 1; turn you resolve; dice fffhhc; resolve fame", ask: duel.AskLightning},
	{name: "question-dominate", lines: duo + "card you armor-plating; card you scrappy; dominated 1 you; turn you start", ask: duel.AskDominate},
	{name: "question-in-the-shadows", lines: begun + "card you in-the-shadows; turn you roll; roll fffee; keep ee; roll ffd", ask: duel.AskShadows},
	{name: "question-card-order", lines: begun + "card you signature-move; card you antimatter-pellets; turn you roll", keys: "ppppp<enter>", ask: duel.AskCardOrder},
	{name: "question-rebooting", lines: begun + "card you rebooting; turn you roll", keys: "ccffh<enter>", ask: duel.AskRebooting},
	{name: "question-titanic-batteries", lines: begun + "card you titanic-batteries; turn you roll", keys: "ccffh<enter>c", ask: duel.AskTitanic, main: true},
	{name: "question-in-shape", lines: begun + "card you in-shape; set you.energy 4; turn you resolve; dice cccccc; resolve claw", ask: duel.AskInShape},
	{name: "question-unstable-dna", lines: duo + "card you unstable-dna; card rival armor-plating; card rival scrappy; turn rival resolve; dice ccchhe; resolve claw", ask: duel.AskUnstable},
	{name: "question-tesla-impulse", lines: duo + "card rival armor-plating; card rival scrappy; row tesla-impulse ? ?; set you.energy 6; turn you buy; buy 1; reveal ?; answer fame 5", ask: duel.AskTesla},
	{name: "question-game-over", lines: begun + "set rival.hearts 0", ask: duel.AskGameOver},

	// Pages.
	{name: "cards", lines: shop, keys: "/", main: false},
	{name: "cards-found", lines: shop, keys: "/ecras"},
	{name: "cards-filtered", lines: shop, keys: "/type:pouvoir cost:2-3"},
	{name: "cards-filter-unknown", lines: shop, keys: "/sort:keep"},
	{name: "cards-other-box", lines: shop, keys: "/box:tokyo wings<enter>"},
	{name: "cards-none", lines: shop, keys: "/xyzzy"},
	{name: "cards-actions", lines: shop, keys: "/kaiju<enter>"},
	{name: "cards-name-a-slot", lines: midgame, keys: "n"},
	{name: "help-keys", lines: midgame, keys: "?"},
	{name: "help-search", lines: midgame, keys: "?token"},
	{name: "help-number", lines: midgame, keys: "?a7"},
	{name: "correct", lines: midgame, keys: "m"},
	{name: "correct-changed", lines: midgame, keys: "m--Et9f-3r2"},
	{name: "correct-warning", lines: midgame, keys: "m30<enter>"},
	{name: "history", lines: midgame, keys: "l"},
	{name: "history-going-back", lines: midgame, keys: "l<up><up><up>"},
	{name: "history-typing-anew", lines: midgame, keys: "l<up>f"},
	{name: "history-misfit", lines: midgame, keys: "l<home><up>f<bs><bs><bs><bs><bs><bs><bs><bs><bs>cchee<enter>"},
	{name: "victory", lines: midgame + "set rival.hearts 2; turn you roll; roll cceehd; stop; resolve", main: true},
	{name: "defeat", lines: robot + "set fame -6", keys: "fffeedeeeeee<enter>"},
	{name: "conceded", lines: midgame, keys: "xc"},
	{name: "saved-games", lines: midgame, keys: "xo"},
	{name: "saved-games-boxes", lines: midgame, also: sextet, keys: "xo<down>"},
	{name: "menu", lines: midgame, keys: "x"},
	{name: "why-advice", lines: robot, keys: "ccfhdpw"},
	{name: "why-roll", lines: midgame, keys: "w"},
	{name: "whole-table", lines: shop, keys: "t"},
	{name: "large-autobot", lines: robot, keys: "ccfhdpv"},
	{name: "large-human", lines: midgame, keys: "vccf"},
	{name: "line", lines: midgame, keys: ":you hearts 9"},
	{name: "refused", lines: midgame, keys: "b<enter>"},
}
