package cards

import (
	"slices"

	"kingoftokyo/rules/tokyo"
)

// disputed are the items on which sources disagree. A ruling of status conflict is
// one of the readings; the sources named here said another, under a status of their
// own.
var disputed = map[string][]string{
	"acid-attack":        {"IELLO"},
	"burrowing":          nil,
	"death-from-above":   nil,
	"fire-breathing":     {"S4 + WIKI-EN"},
	"frenzy":             nil,
	"friend-of-children": {"DIZED", "DIZED, by analogy"},
	"made-in-a-lab":      nil,
	"regeneration":       {"BGG-FAQ"},
	"tile-skybeam":       nil,
}

// played are the items where a reading, an option of the set-up or a decision of
// this program says what happens, by the key that tells it. docs/rulings.md has the
// reasons.
var played = map[string]string{
	"acid-attack":              "tokyo.cards.played.acid-attack",
	"armor-plating":            "tokyo.cards.played.armor-plating",
	"burrowing":                "tokyo.cards.played.burrowing",
	"death-from-above":         "tokyo.cards.played.death-from-above",
	"fire-breathing":           "tokyo.cards.played.fire-breathing",
	"frenzy":                   "tokyo.cards.played.frenzy",
	"friend-of-children":       "tokyo.cards.played.friend-of-children",
	"healing-ray":              "tokyo.cards.played.healing-ray",
	"herbivore":                "tokyo.cards.played.herbivore",
	"hibernation":              "tokyo.cards.played.hibernation",
	"lunar-powered":            "tokyo.cards.played.lunar-powered",
	"made-in-a-lab":            "tokyo.cards.played.made-in-a-lab",
	"metamorph":                "tokyo.cards.played.metamorph",
	"natural-selection":        "tokyo.cards.played.natural-selection",
	"rapid-healing":            "tokyo.cards.played.rapid-healing",
	"reflective-hide":          "tokyo.cards.played.reflective-hide",
	"regeneration":             "tokyo.cards.played.regeneration",
	"rooting-for-the-underdog": "tokyo.cards.played.rooting-for-the-underdog",
	"tile-cyberbrain":          "tokyo.cards.played.tile-cyberbrain",
	"tile-final-roar":          "tokyo.cards.played.tile-final-roar",
	"tile-skybeam":             "tokyo.cards.played.tile-skybeam",
	"zombify":                  "tokyo.cards.played.zombify",
}

// Readings are the rulings of an item that contradict each other, in the order of
// the file; empty where none do.
func (it *Item) Readings() []Ruling {
	if it.In(Duel) {
		return nil
	}
	var out []Ruling
	for _, r := range it.Rulings {
		if r.Status == tokyo.Conflict || slices.Contains(disputed[it.ID], r.Source) {
			out = append(out, r)
		}
	}
	return out
}

// Played is the key of the line that says which reading is played where sources
// disagree, are silent, or an option decides; empty where nothing is open.
func (it *Item) Played() string {
	if it.In(Duel) {
		return ""
	}
	return played[it.ID]
}
