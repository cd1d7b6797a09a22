package sim

import (
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Club represents somebody who knows Duel a little: it goes for one track, knows which cards are
// good, and keeps hearts when low. It must never change, because opponents are measured against it.
type Club struct{ Greedy }

// clubTier is how much Club likes a card.
var clubTier = map[string]int{
	"extra-head": 95, "sack-the-stadium": 92, "monster-coaster": 90, "natural-selection": 88, "giant-brain": 85, "frenzy": 84,
	"acid-attack": 82, "cannonball": 80, "monumental": 78, "seismic-test": 76, "breaking-news": 70, "spiked-tail": 66, "gentle-giant": 64,
	"photoshoot": 62, "hors-d-oeuvre": 60, "kaijutsu": 58, "thermonuclear-cooking": 58, "in-the-shadows": 56, "antimatter-pellets": 55,
	"unstoppable": 54, "energize": 52, "operation-media": 50, "made-in-a-lab": 50, "thunder-stomp": 48, "signature-move": 46,
	"hibernation": 45, "utter-destruction": 40, "tesla-impulse": 45, "moment-of-respite": 40, "regeneration": 35, "armor-plating": 45,
	"alien-metabolism": 30, "eye-of-the-storm": 40,
}

// leads returns how far a marker is toward a side.
func leads(s *duel.State, side duel.Side, t duel.Track) int {
	return int(s.Marker[t]) * (1 - 2*int(side))
}

// Next implements Policy.
func (c Club) Next(p *Player, s *duel.State) duel.Event {
	t := &s.Turn
	switch {
	case t.Phase == duel.PhaseBuy || p.Rules.LabOpen(s):
		return clubBuy(p, s)
	case t.Phase > duel.PhaseRoll || t.Rolls == 0:
		return c.Greedy.Next(p, s)
	}
	return keeping(p, s, clubKeep(p, s))
}

// clubKeep returns the dice it keeps; all after the third roll.
func clubKeep(p *Player, s *duel.State) rules.Roll {
	d := s.Turn.Dice
	me, foe := &s.Sides[s.Turn.Active], &s.Sides[s.Turn.Active.Other()]
	var k rules.Roll
	f, g := leads(s, s.Turn.Active, duel.FameTrack), leads(s, s.Turn.Active, duel.DestructionTrack)
	// The track: three more of its dice count as much as six half spaces
	sf, sg := 3*int(d[duel.Fame])+f/2, 3*int(d[duel.Destruction])+g/2
	if f <= -8 {
		sf += 4
	}
	if g <= -8 {
		sg += 4
	}
	best := duel.Fame
	if sg > sf {
		best = duel.Destruction
	}
	k[best] = d[best]
	if foe.Hearts <= 6 || d[duel.Claw] >= 3 {
		k[duel.Claw] = d[duel.Claw]
	}
	if me.Hearts <= 6 {
		k[duel.Heart] = int8(min(int(d[duel.Heart]), me.Deficit()))
	}
	if me.Energy < 7 {
		k[duel.Energy] = d[duel.Energy]
	}
	switch p.Rules.Box.Monsters[me.ID].ID {
	case "meka-dragon":
		if d[duel.Claw] >= 2 {
			k[duel.Claw], k[duel.Power] = d[duel.Claw], d[duel.Power]
		}
	case "space-penguin":
		k[duel.Power] = min(d[duel.Power], 2-me.Dice)
	case "gigazaur", "alienoid", "cyber-kitty":
		if d[duel.Power] >= 2 {
			k[duel.Power] = d[duel.Power]
		}
	}
	if s.Turn.Rolls >= 3 {
		return d
	}
	return k
}

// clubBuy buys the card it likes best of those it can pay for.
func clubBuy(p *Player, s *duel.State) duel.Event {
	me, foe := &s.Sides[s.Turn.Active], &s.Sides[s.Turn.Active.Other()]
	return buying(p, s, func(id duel.CardID, _ int16) int {
		name := p.Rules.Box.Cards[id].ID
		v := clubTier[name]
		switch name {
		case "snack-time", "moment-of-respite":
			if me.Hearts <= 4 {
				v = 80
			}
		case "too-cute", "kaijutsu":
			if foe.Hearts <= 2 {
				v = 200
			}
		case "jets-scrambled":
			if foe.Hearts <= 5 && me.Hearts > 5 {
				v = 200
			}
		case "hors-d-oeuvre":
			if me.Hearts <= 4 {
				v = 0
			}
		}
		switch {
		case v > 0:
			return v
		case me.Energy >= 8:
			return 5
		}
		return -1
	})
}

// Answer implements Policy like Greedy, but chooses the symbol whose marker is further its way.
func (c Club) Answer(p *Player, s *duel.State, q *duel.Question) duel.Answer {
	if q.Form() == duel.SymbolAnswer && leads(s, q.Side, duel.DestructionTrack) > leads(s, q.Side, duel.FameTrack) {
		return duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.DestructionSymbol}
	}
	return c.Greedy.Answer(p, s, q)
}
