package duel_test

import (
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/kit"
)

// seeds are whole games in a few lines, for the fuzzer to take apart.
var seeds = []string{
	dueltest.Solo("gigazaur", "meka-dragon", "rival") + "row acid-attack ? photoshoot; roll cffdd; answer fame; roll de; roll ee; resolve; roll ef",
	dueltest.Solo("the-king", "alienoid", "you") + "roll cchhe; keep cc; roll hhf; stop; resolve; pass; roll ccffpp",
	dueltest.Solo("alienoid", "the-king", "you") + "dice pppcc; rolls 1; stop; answer f; resolve claw; resolve",
	dueltest.Solo("gigazaur", "meka-dragon", "you") + "set you.energy 9; turn you buy; row ? ? lizard; row too-cute ? energize; buy 1; reveal ?; answer destruction -3",
	dueltest.Solo("cyber-kitty", "space-penguin", "you") + "card you camouflage; card you unchained; turn rival resolve; dice ccc; resolve; answer hhc; token lizard fame 3 flip; set fame 2.5; untoken lizard; discards ? -; taken 1 rival; used frenzy; done cf; added p; hand left; chosen none; table turn=2 active=you phase=roll you=1/2/0/0 rival=2/2/0/0 fame=1 destruction=2 deck=47 row=?,?,?",
	dueltest.Solo("gigazaur", "meka-dragon", "rival") + "roll cffdd thrown; keep; roll thrown; concede rival; set deck 40; set turn 9; answer no; answer fame; concede; table turn=3 conceded=you",
	"kot 1 duel two; side you the-king A B; side rival alienoid; option discard turn; start you; tokens 1; sweep; set fame 7; answer no; set deck 0; turn you buy; set you.energy 20; buy 1",
	two + "row ? ? dominate; card rival regeneration; card rival scrappy; set you.energy 9; turn you buy; buy dominate; reveal ?; answer fame 1; pass; answer regeneration; answer no; dominated 1 rival; dominated 2; roll ccddee",
	two + "card you made-in-a-lab; card you hibernation; row frenzy photoshoot snack-time; set you.energy 4; turn you start; answer yes; discard 1; buy snack-time; reveal ?; used made-in-a-lab; turn you start; pass; tokens 2; roll cchhee",
	two + "card you in-the-shadows; turn you roll; dice ccffd; keep ccd; roll fh; answer no; rolls 3; keep ccdf; roll h; stop; resolve",
	two + "card you antimatter-pellets; card you natural-selection; card you utter-destruction; card you eye-of-the-storm; turn you roll; dice ccccchhf; added dep; stop; answer utter-destruction; answer destruction; answer natural-selection",
	two + "card you rebooting; card you titanic-batteries; turn you roll; dice ccffpp; rolls 3; stop; answer no; answer cf; resolve claw; resolve; turn you roll; dice cccccc; stop; answer yes",
	two + "card you in-shape; card you spiked-tail; card rival unstable-dna; card rival armor-plating; set you.energy 5; turn you resolve; dice ccccc; resolve claw; answer in-shape; dice cccccc; turn you resolve; resolve; answer 2; answer no",
	two + "card you lightning-speed; card you unchained; card you scrappy; card rival superconductor; token alien fame 0; token phantom destruction 1; turn you resolve; dice fffddde; resolve fame; answer yes; resolve; answer no; answer yes",
	two + "card rival camouflage; card rival trendsetter; card rival unstoppable; token fish fame 0; set rival.hearts 2; turn you resolve; dice cccccc; resolve claw; answer hhcccc; used unstoppable; used trendsetter",
	two + "row tesla-impulse the-partys-over operation-media; set you.energy 30; card rival regeneration; card rival scrappy; turn you buy; buy tesla-impulse; reveal ?; answer fame 3; answer scrappy; buy the-partys-over; reveal acid-attack; answer destruction 2; table turn=4 active=rival phase=start you=5/5/1/0/1 rival=4/0/0/2/2 rival.cards=frenzy deck=3 row=-,?,?",
}

// two is the start of the seeds that need cards on both sides.
const two = "kot 1 duel two; side you gigazaur; side rival meka-dragon; start you; "

// FuzzNotation: no sequence of lines and choices breaks what the kit checks for every box.
func FuzzNotation(f *testing.F) { kit.Fuzz(f, duelBox(dueltest.Rules(f)), seeds...) }
