package duel

import (
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules/duel"
)

// What the tests of the package name from outside, and no other package does.
var Items = itemsOf

// Parse is parse in the words of some phrases.
func Parse(p *phrases.Phrases, t *duel.Table, line string) ([]duel.Event, error) {
	v := newView(p.Names, p.Rules)
	return parse(&v, t, line)
}
