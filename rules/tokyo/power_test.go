package tokyo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/rules/tokyo"
)

// tilePowers lists every tile with a number, according to its effect: what it adds, what
// it gives once (bought), what it does. "plain" if that is all. printed has those of
// cards.
const tilePowers = `
tile-devious: plain, roll 1
tile-barbs: does smashes 1
tile-eternal: does hearts 1
tile-skulking: does points 1
tile-poison-spit: poison
tile-tireless: does energy 1
tile-underdog: does points 1
tile-cyberbrain: plain, die 1
tile-defender-of-tokyo: does others points 1
tile-evil-lair: plain, discount 1
tile-full-regeneration: limit 12
tile-have-it-all: does points 1
tile-widespread-panic: bought others points 4
tile-sonic-boomer: does points 1
tile-final-push: bought hearts 2, bought energy 2, does turn 0
tile-starburst: bought energy 12
`

var verbWords = map[tokyo.Verb]string{
	tokyo.GainPoints: "points", tokyo.GainEnergy: "energy", tokyo.GainHearts: "hearts", tokyo.LoseHearts: "lose",
	tokyo.OthersHearts: "others hearts", tokyo.OthersPoints: "others points", tokyo.AllHearts: "all hearts",
	tokyo.AllPoints: "all points", tokyo.AnotherTurn: "turn", tokyo.Pay: "pay", tokyo.Carry: "carry",
	tokyo.Count: "smashes", tokyo.Revive: "revive", tokyo.Rival: "hurt",
}

// power writes a card's numbers as in the table above.
func power(plain bool, tokens []tokyo.TokenKind, p tokyo.Effects) string {
	var out []string
	if plain {
		out = append(out, "plain")
	}
	for _, k := range tokens {
		out = append(out, k.String())
	}
	for _, a := range []struct {
		word string
		n    int8
	}{{"smash", p.Adds.Smashes}, {"die", p.Adds.Dice}, {"roll", p.Adds.Rolls}, {"discount", p.Adds.Discount}, {"limit", p.Adds.Limit}} {
		if a.n != 0 {
			out = append(out, fmt.Sprint(a.word, " ", a.n))
		}
	}
	for _, x := range p.Bought {
		out = append(out, fmt.Sprintf("bought %s %d", verbWords[x.Verb], x.N))
	}
	for _, x := range p.Does {
		out = append(out, fmt.Sprintf("does %s %d", verbWords[x.Verb], x.N))
	}
	return strings.Join(out, ", ")
}

// No number of a card or tile is mistyped, missing or extra.
func TestPowers(t *testing.T) {
	want := map[string]string{}
	for line := range strings.Lines(strings.TrimSpace(printed + tilePowers)) {
		id, p, numbers := strings.Cut(strings.TrimSpace(line), ": ")
		if id, _, _ = strings.Cut(id, " "); numbers {
			want[id] = p
		}
	}
	seen := map[string]bool{}
	see := func(e tokyo.Edition, id, have string) {
		if seen[id] = true; have != want[id] {
			t.Errorf("%s: %s has %q, want %q", e, id, have, want[id])
		}
	}
	for _, set := range sets(t) {
		for _, c := range set.Cards[1:] {
			see(set.Edition, c.ID, power(c.Plain, c.Tokens, c.Effects))
		}
		for _, x := range set.Tiles[1:] {
			see(set.Edition, x.ID, power(x.Plain, x.Tokens, x.Effects))
		}
	}
	for id := range want {
		if !seen[id] {
			t.Errorf("no %s", id)
		}
	}
}

// If sources disagree, both interpretations are next to each other: one alone would
// not be a conflict, and players could not compare them.
func TestConflicts(t *testing.T) {
	var have []string
	for _, c := range sets(t)[tokyo.Base].Cards[1:] {
		n := 0
		for _, r := range c.Rulings {
			if r.Status == tokyo.Conflict {
				n++
			}
		}
		if n > 0 {
			have = append(have, fmt.Sprint(c.ID, " ", n))
		}
	}
	// Those with one disagree with a ruling of another status.
	if want := []string{"acid-attack 1", "burrowing 2", "death-from-above 2", "fire-breathing 2", "frenzy 2", "friend-of-children 1", "made-in-a-lab 2", "regeneration 1"}; !slices.Equal(have, want) {
		t.Errorf("%v, want %v", have, want)
	}
}
