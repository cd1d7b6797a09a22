package duel_test

import (
	"fmt"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
)

// TestSpacesAt has the spaces of every kind of token by hand, as printed: where each
// is and what it gives, from the lowest up (T3, T4).
func TestSpacesAt(t *testing.T) {
	r := dueltest.Rules(t)
	for place, want := range map[string]string{
		"cat fame 3":            "3 damage 1",
		"tiger destruction -7":  "-7 energy 1",
		"lizard fame 3":         "3 damage 1, 4 dice-token 1",
		"lizard fame 3 flip":    "3 dice-token 1, 4 damage 1",
		"pumpkin fame -1":       "-1 heart 1, 0 damage 2, 1 heart 1",
		"dragon destruction 2":  "2 energy 1, 3 damage 1, 4 heart 1",
		"dragon fame 2 flip":    "2 heart 1, 3 damage 1, 4 energy 1",
		"alien fame -2":         "-2 blank 0, 0 blank 0",
		"phantom fame 3":        "3 blank 0, 3.5 heart 1, 4 blank 0",
		"penguin destruction 0": "0 blank 0, 0.5 damage 1, 1 blank 0",
		"king fame 5":           "5 blank 0",
	} {
		table, err := dueltest.Fold(r, nil, dueltest.Solo("the-king", "meka-dragon", "you")+"token "+place)
		if err != nil {
			t.Fatalf("%s: %v", place, err)
		}
		id, _ := r.Box.Token(strings.Fields(place)[0])
		var have []string
		for _, sp := range r.Box.Tokens[id].SpacesAt(table.State.Tokens[id].Place) {
			have = append(have, fmt.Sprintf("%s %s %d", sp.At, sp.Bonus.Kind, sp.Bonus.N))
		}
		if got := strings.Join(have, ", "); got != want {
			t.Errorf("%s: %s, want %s", place, got, want)
		}
	}
}

// TestNextAndGone follows every track with every token at every place and compares it
// with the list of spaces of path_test.go: pulled step by step, a marker stops on
// each of them, and nowhere else.
func TestNextAndGone(t *testing.T) {
	b := newBench(t)
	for _, kind := range buzzes {
		for _, l := range everyPlace(kind) {
			s := b.board(pullers[0], -1, []lay{l})
			for _, track := range []duel.Track{duel.FameTrack, duel.DestructionTrack} {
				road := newRoad(track, []lay{l})
				for i, from := range road {
					if i+1 < len(road) {
						if have := b.r.Next(&s, track, spot(from.pos), duel.You); have != spot(road[i+1].pos) {
							t.Fatalf("%s at %s: %s from %s leads to %s, want %s", l.name, l.Place, track, from.pos, have, road[i+1].pos)
						}
					}
					if i > 0 {
						if have := b.r.Next(&s, track, spot(from.pos), duel.Rival); have != spot(road[i-1].pos) {
							t.Fatalf("%s at %s: %s from %s leads back to %s, want %s", l.name, l.Place, track, from.pos, have, road[i-1].pos)
						}
					}
				}
				if b.r.Next(&s, track, duel.Victory, duel.You) != duel.Victory || b.r.Next(&s, track, -duel.Victory, duel.Rival) != -duel.Victory {
					t.Fatalf("%s at %s: there is something beyond Victory", l.name, l.Place)
				}
				on := map[string]bool{}
				for _, sp := range road {
					on[sp.pos] = true
				}
				for at := -7; at <= 7; at++ {
					if have := b.r.Gone(&s, track, duel.Spot(2*at)); have == on[fmt.Sprint(at)] {
						t.Fatalf("%s at %s: Gone is %v for %s %d", l.name, l.Place, have, track, at)
					}
				}
			}
		}
	}
}
