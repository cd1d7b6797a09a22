package duel_test

import (
	"strings"
	"testing"

	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
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
}

// FuzzNotation: no sequence of lines panics; what is refused changes nothing;
// what is accepted is written and read as the same event, and its table obeys
// the rules as far as corrections let it.
func FuzzNotation(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	r := dueltest.Rules(f)
	f.Fuzz(func(t *testing.T, game string) {
		now := r.Begin()
		before, entry := now, []duel.Event(nil)
		for _, line := range strings.Split(game, ";") {
			ev, err := r.Read(&now, line)
			if err != nil {
				continue
			}
			again, err := r.Read(&now, r.Write(&ev))
			if err != nil || r.Write(&again) != r.Write(&ev) {
				t.Fatalf("%q is written %q, which is read as %q (%v)", line, r.Write(&ev), r.Write(&again), err)
			}
			if goesOn := now.Asking && (ev.Kind == duel.Answered || ev.Kind.Correction() && ev.Kind != duel.SetTurn); !goesOn {
				if now.Asking && ev.Kind != duel.SetTurn {
					continue
				}
				before, entry = now, nil
			}
			kept := before.State
			next, err := r.Run(&before, append(entry[:len(entry):len(entry)], ev))
			if before.State != kept {
				t.Fatalf("%q changed the table it began from", line)
			}
			if err != nil {
				continue
			}
			now, entry = next, append(entry, ev)
			r.JSON(&now, 0)
			r.Warnings(&now.State)
			r.Options(&now.State, nil)
			if s := &now.State; s.Sides[duel.You].Energy < 0 || s.Sides[duel.Rival].Energy < 0 || s.Deck < 0 {
				t.Fatalf("%q leaves a number below zero: %s", line, r.JSON(&now, 0))
			}
		}
	})
}
