package tokyo_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/rules/tokyo"
)

// powers is every card and tile with a number, as its effect has it: what it adds,
// what it brings once (bought), what it does. "plain" where that is all.
const powers = `
acid-attack: plain, smash 1
alien-origin: plain, discount 1
alpha-monster: does points 1
apartment-building: plain, does points 3
battery-monster: energy, does carry 6, does energy 2
burrowing: does smashes 1, does hurt 1
commuter-train: plain, does points 2
complete-destruction: does points 9
corner-store: plain, does points 1
death-from-above: does points 2
detritivore: does points 2
eater-of-the-dead: does points 3
energize: plain, does energy 9
energy-drink: does pay 1
energy-hoarder: does points 1
evacuation-orders: plain, does others points 5
even-bigger: plain, limit 12, bought hearts 2
extra-head: plain, die 1
fire-breathing: does hurt 1
flame-thrower: plain, does others hearts 2
frenzy: does turn 0
friend-of-children: does energy 1
gas-refinery: plain, does points 2, does others hearts 3
giant-brain: plain, roll 1
gourmet: does points 2
heal: plain, does hearts 2
healing-ray: does pay 2
herbivore: does points 1
high-altitude-bombing: plain, does all hearts 3
it-has-a-child: does revive 10
jet-fighters: plain, does points 5, does lose 4
lunar-powered: does energy 1
media-friendly: does points 1
mimic: mimic, does pay 1
monster-pets: plain, does all points 3
nanobots: does hearts 2
national-guard: plain, does points 2, does lose 2
natural-selection: die 1, bought energy 4, bought hearts 4
nuclear-power-plant: plain, does points 2, does hearts 3
poison-quills: does smashes 2
poison-spit: poison
rapid-healing: does pay 2, does hearts 1
reflective-hide: does hurt 1
regeneration: does hearts 1
rooting-for-the-underdog: does points 1
shrink-ray: shrink
skyscraper: plain, does points 4
smoke-cloud: smoke, does carry 3
solar-powered: does energy 1
spiked-tail: does smashes 1
stretchy: does pay 2
super-jump: does pay 1
tank: plain, does points 4, does lose 3
urbavore: does points 1, does smashes 1
vast-storm: does points 2
were-only-making-it-stronger: does energy 1
wings: does pay 2
zombify: does revive 12
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

// power writes a card's numbers as the table above has them.
func power(plain bool, tokens []tokyo.TokenKind, p tokyo.Power) string {
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

// No number of a card or tile is mistyped, left out or too many.
func TestPowers(t *testing.T) {
	want := map[string]string{}
	for line := range strings.Lines(strings.TrimSpace(powers)) {
		id, p, _ := strings.Cut(strings.TrimSpace(line), ": ")
		want[id] = p
	}
	seen := map[string]bool{}
	see := func(e tokyo.Edition, id, have string) {
		if seen[id] = true; have != want[id] {
			t.Errorf("%s: %s has %q, want %q", e, id, have, want[id])
		}
	}
	for _, set := range sets(t) {
		for _, c := range set.Cards[1:] {
			see(set.Edition, c.ID, power(c.Plain, c.Tokens, c.Power))
		}
		for _, x := range set.Tiles[1:] {
			see(set.Edition, x.ID, power(x.Plain, x.Tokens, x.Power))
		}
	}
	for id := range want {
		if !seen[id] {
			t.Errorf("no %s", id)
		}
	}
}

// Where sources disagree both readings stand side by side: a single one would be
// no conflict, and players could not weigh it.
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
