package main

import (
	"kingoftokyo/internal/city"
	"kingoftokyo/rules"
	"kingoftokyo/rules/tokyo"
)

// clubTokyo represents somebody who knows King of Tokyo: it races or fights, knows which cards are good, yields in time,
// and rolls no smashes into an empty Tokyo when weak. It must never change, because opponents are measured against it.
type clubTokyo struct{ city.Greedy }

// tokyoTier is how much clubTokyo likes a card.
var tokyoTier = map[string]int{
	"extra-head": 95, "giant-brain": 92, "it-has-a-child": 85, "friend-of-children": 84, "poison-spit": 70, "fire-breathing": 78,
	"rapid-healing": 72, "nova-breath": 82, "acid-attack": 84, "wings": 74, "opportunist": 62, "solar-powered": 66, "alien-origin": 68,
	"even-bigger": 74, "spiked-tail": 80, "urbavore": 66, "burrowing": 64, "regeneration": 64, "armor-plating": 72, "jets": 52,
	"made-in-a-lab": 30, "herbivore": 58, "energy-hoarder": 60, "gourmet": 60, "media-friendly": 70, "poison-quills": 50,
	"parasitic-tentacles": 30, "alpha-monster": 76, "frenzy": 70, "skyscraper": 66, "apartment-building": 62, "commuter-train": 50,
	"corner-store": 40, "nuclear-power-plant": 62, "gas-refinery": 64, "national-guard": 40, "vast-storm": 55, "evacuation-orders": 60,
	"tank": 56, "jet-fighters": 60, "flame-thrower": 62, "high-altitude-bombing": 45, "background-dweller": 66, "camouflage": 60,
	"detritivore": 55, "eater-of-the-dead": 55, "shrink-ray": 64, "freeze-time": 56, "were-only-making-it-stronger": 56,
	"reflective-hide": 70, "zombify": 60, "super-jump": 55, "nanobots": 52, "lunar-powered": 62, "natural-selection": 40,
	"hibernation": 40, "battery-monster": 50, "energy-drink": 45, "stretchy": 50, "herd-culler": 55, "smoke-cloud": 45, "mimic": 30,
	"healing-ray": 30, "psychic-probe": 50, "energize": 45, "monster-pets": 0, "metamorph": 20, "death-from-above": 64, "plot-twist": 45,
	"complete-destruction": 35, "rooting-for-the-underdog": 45, "unstable-dna": 20,
}

// Keep implements city.Policy.
func (clubTokyo) Keep(g *city.Game, d rules.Roll, left int) (k rules.Roll) {
	s := &g.State
	me := s.Turn.Active
	m := &s.Seats[me]
	in := m.Place.Tokyo()
	need := 20 - int(m.Points)
	best, score := -1, 0 // the number to go for
	for f := 0; f < 3; f++ {
		n := int(d[f])
		v := 0
		switch {
		case n >= 3:
			v = 20 + 3*(f+1) + 2*(n-3)
		case n == 2:
			v = 5 + 2*f
		case n == 1 && left == 2 && need <= 4:
			v = f
		}
		if v > score {
			best, score = f, v
		}
	}
	target := in // hits the Monsters in Tokyo or, from Tokyo, all others
	weakest := 99
	for o := range tokyo.Seat(s.Players) {
		if o != me && s.Alive(o) && (in || s.Seats[o].Place.Tokyo()) {
			target = true
			weakest = min(weakest, int(s.Seats[o].Hearts))
		}
	}
	low := m.Hearts <= 5
	if !in && (m.Hearts <= 7) {
		k[tokyo.Heart] = min(d[tokyo.Heart], 10-m.Hearts)
	}
	if best >= 0 && (!low || d[best] >= 3 || in) && score > 6 {
		k[best] = d[best]
	} else if best >= 0 && score > 0 && k[tokyo.Heart] == 0 && d[best] >= 2 {
		k[best] = d[best]
	}
	switch {
	case !target && low: // an empty Tokyo is no place for the weak
	case !target:
		k[tokyo.Smash] = min(1, d[tokyo.Smash])
	case weakest <= 5 || in || !low:
		k[tokyo.Smash] = d[tokyo.Smash]
	}
	if m.Energy < 8 {
		k[tokyo.Energy] = d[tokyo.Energy]
	}
	return k
}

// Choose implements city.Policy.
func (clubTokyo) Choose(g *city.Game, options []tokyo.Event) (best tokyo.Event) {
	s := &g.State
	me := s.Turn.Active
	m := &s.Seats[me]
	most := -1
	for _, ev := range options {
		v := -1
		switch ev.Kind {
		case tokyo.Rolled, tokyo.ResolvedAll:
			v = 1000
		case tokyo.Passed:
			v = 0
		case tokyo.Bought:
			if ev.Slot < 1 {
				continue
			}
			id := s.Row[ev.Slot-1]
			c := &g.Rules.Cards[id]
			v = tokyoTier[c.ID]
			switch c.ID {
			case "heal":
				if m.Hearts <= 6 {
					v = 60
				}
			case "evacuation-orders", "corner-store", "apartment-building", "commuter-train", "skyscraper":
				if m.Points >= 15 {
					v = 99
				}
			case "tank", "jet-fighters", "high-altitude-bombing", "vast-storm":
				if m.Hearts <= 4 {
					v = 0
				}
			}
			if v < 50 && m.Energy < 9 {
				v = min(v, 0) - 1
			}
		}
		if v > most {
			best, most = ev, v
		}
	}
	return best
}

// Answer implements city.Policy.
func (c clubTokyo) Answer(g *city.Game, now *tokyo.State, q *tokyo.Question) tokyo.Answer {
	m := &now.Seats[q.Seat]
	if q.ID == tokyo.AskYield || q.ID == tokyo.AskJets {
		n := 4
		if now.Living() >= 4 {
			n = 5
		}
		if int(m.Hearts) <= n && m.Points < 18 {
			return tokyo.Yes
		}
		return tokyo.No
	}
	return c.Greedy.Answer(g, now, q)
}
