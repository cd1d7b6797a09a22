package duel

import (
	"kingoftokyo/companion/boxes/duel/phrases"
	"kingoftokyo/rules/duel"
)

// What only the external tests of the package need.
var Items = itemsOf

// Parse is parse with the words of some phrases.
func Parse(p *phrases.Phrases, t *duel.Table, line string) ([]duel.Event, error) {
	v := newView(p.Names, p.Rules)
	return parse(&v, t, line)
}
