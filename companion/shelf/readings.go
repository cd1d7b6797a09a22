package shelf

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
	"acid-attack":              "tokyo.shelf.played.acid-attack",
	"armor-plating":            "tokyo.shelf.played.armor-plating",
	"burrowing":                "tokyo.shelf.played.burrowing",
	"death-from-above":         "tokyo.shelf.played.death-from-above",
	"fire-breathing":           "tokyo.shelf.played.fire-breathing",
	"frenzy":                   "tokyo.shelf.played.frenzy",
	"friend-of-children":       "tokyo.shelf.played.friend-of-children",
	"healing-ray":              "tokyo.shelf.played.healing-ray",
	"herbivore":                "tokyo.shelf.played.herbivore",
	"hibernation":              "tokyo.shelf.played.hibernation",
	"lunar-powered":            "tokyo.shelf.played.lunar-powered",
	"made-in-a-lab":            "tokyo.shelf.played.made-in-a-lab",
	"metamorph":                "tokyo.shelf.played.metamorph",
	"natural-selection":        "tokyo.shelf.played.natural-selection",
	"rapid-healing":            "tokyo.shelf.played.rapid-healing",
	"reflective-hide":          "tokyo.shelf.played.reflective-hide",
	"regeneration":             "tokyo.shelf.played.regeneration",
	"rooting-for-the-underdog": "tokyo.shelf.played.rooting-for-the-underdog",
	"tile-cyberbrain":          "tokyo.shelf.played.tile-cyberbrain",
	"tile-final-roar":          "tokyo.shelf.played.tile-final-roar",
	"tile-skybeam":             "tokyo.shelf.played.tile-skybeam",
	"zombify":                  "tokyo.shelf.played.zombify",
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
