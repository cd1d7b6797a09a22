package main

import (
	"kingoftokyo/coach"
	"kingoftokyo/coach/core"
	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has players who do not choose as those of any skill do.

// reckless plays as the coach does, but for three steps in ten, which it takes by chance, questions included.
type reckless struct {
	*sim.Coached
	astray bool // the present step is by chance: the coach has no answers to its questions
}

const recklessness = 0.3

// Next is the best event, or any.
func (c *reckless) Next(p *sim.Player, s *duel.State) duel.Event {
	if c.astray = p.Rand.Float64() < recklessness; c.astray {
		return sim.Random{}.Next(p, s)
	}
	return c.Coached.Next(p, s)
}

// Answer is the best answer, or any.
func (c *reckless) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	if c.astray = c.astray || p.Rand.Float64() < recklessness; c.astray {
		return sim.Random{}.Answer(p, s, q)
	}
	return c.Coached.Answer(p, s, q)
}

// shopper plays as the coach does, but keeps any dice.
type shopper struct{ *sim.Coached }

// Next is any keep after a roll, otherwise the best event.
func (c shopper) Next(p *sim.Player, s *duel.State) duel.Event {
	if t := &s.Turn; t.Phase == duel.PhaseRoll && t.Rolls > 0 && !p.Rules.LabOpen(s) {
		return sim.Random{}.Next(p, s)
	}
	return c.Coached.Next(p, s)
}

// club is a person who knows Duel a little: one track, a list of good cards, hearts if few are left.
type club struct{ sim.Greedy }

// liked is how much a club player likes each card; the others not at all.
var liked = map[string]int{
	"extra-head": 95, "sack-the-stadium": 92, "monster-coaster": 90, "natural-selection": 88, "giant-brain": 85, "frenzy": 84,
	"acid-attack": 82, "cannonball": 80, "monumental": 78, "seismic-test": 76, "breaking-news": 70, "spiked-tail": 66, "gentle-giant": 64,
	"photoshoot": 62, "hors-d-oeuvre": 60, "kaijutsu": 58, "thermonuclear-cooking": 58, "in-the-shadows": 56, "antimatter-pellets": 55,
	"unstoppable": 54, "energize": 52, "operation-media": 50, "made-in-a-lab": 50, "thunder-stomp": 48, "signature-move": 46,
	"hibernation": 45, "tesla-impulse": 45, "armor-plating": 45, "utter-destruction": 40, "moment-of-respite": 40, "eye-of-the-storm": 40,
	"regeneration": 35, "alien-metabolism": 30,
}

// Next plays by that.
func (c club) Next(p *sim.Player, s *duel.State) duel.Event {
	t := &s.Turn
	switch {
	case t.Phase == duel.PhaseBuy, t.Phase <= duel.PhaseRoll && p.Rules.LabOpen(s):
		return c.buy(p, s)
	case t.Phase != duel.PhaseRoll || t.Rolls == 0:
		return c.Greedy.Next(p, s)
	}
	switch keep := c.keep(p, s); {
	case keep == t.Dice || p.Rules.Shadowed(s):
		return duel.Event{Kind: duel.Stopped}
	case t.Said:
		return duel.Event{Kind: duel.Rolled}
	default:
		return duel.Event{Kind: duel.Kept, Roll: keep}
	}
}

// keep are the dice kept: of the track that is further on, and claws, hearts and energy where they help.
func (c club) keep(p *sim.Player, s *duel.State) (keep rules.Roll) {
	dice, me, foe := s.Turn.Dice, &s.Sides[duel.You], &s.Sides[duel.Rival]
	if s.Turn.Rolls >= 3 {
		return dice
	}
	var wanted [2]int // three more dice of a track count as much as six half spaces
	for track, f := range [...]rules.Face{duel.Fame, duel.Destruction} {
		at := int(s.Marker[track])
		if wanted[track] = 3*int(dice[f]) + at/2; at <= -8 {
			wanted[track] += 4
		}
	}
	best := duel.Fame
	if wanted[duel.DestructionTrack] > wanted[duel.FameTrack] {
		best = duel.Destruction
	}
	keep[best] = dice[best]
	if foe.Hearts <= 6 || dice[duel.Claw] >= 3 {
		keep[duel.Claw] = dice[duel.Claw]
	}
	if me.Hearts <= 6 {
		keep[duel.Heart] = int8(min(int(dice[duel.Heart]), me.Deficit()))
	}
	if me.Energy < 7 {
		keep[duel.Energy] = dice[duel.Energy]
	}
	switch p.Rules.Box.Monsters[me.ID].ID {
	case "meka-dragon":
		if dice[duel.Claw] >= 2 {
			keep[duel.Claw], keep[duel.Power] = dice[duel.Claw], dice[duel.Power]
		}
	case "space-penguin":
		keep[duel.Power] = min(dice[duel.Power], 2-me.Dice)
	case "gigazaur", "alienoid", "cyber-kitty":
		if dice[duel.Power] >= 2 {
			keep[duel.Power] = dice[duel.Power]
		}
	}
	return keep
}

// buy is the card liked best of those that can be paid.
func (c club) buy(p *sim.Player, s *duel.State) duel.Event {
	most, ev := 0, duel.Event{Kind: duel.Passed}
	me, foe := &s.Sides[duel.You], &s.Sides[duel.Rival]
	for i, id := range s.Row {
		if id == duel.NoCard || id == duel.Unnamed || p.Rules.Price(s, int8(i)+1) > me.Energy {
			continue
		}
		name := p.Rules.Box.Cards[id].ID
		v := liked[name]
		switch {
		case me.Hearts <= 4 && (name == "snack-time" || name == "moment-of-respite"):
			v = 80
		case foe.Hearts <= 2 && (name == "too-cute" || name == "kaijutsu"), foe.Hearts <= 5 && me.Hearts > 5 && name == "jets-scrambled":
			v = 200
		case me.Hearts <= 4 && name == "hors-d-oeuvre":
			v = 0
		}
		if v == 0 && me.Energy >= 8 {
			v = 5
		}
		if v > most {
			most, ev = v, duel.Event{Kind: duel.Bought, Slot: int8(i) + 1}
		}
	}
	return ev
}

// Answer moves the marker first that is further on, and is otherwise greedy.
func (c club) Answer(p *sim.Player, s *duel.State, q *duel.Question) duel.Answer {
	if q.Form() == duel.SymbolAnswer && s.Marker[duel.DestructionTrack] > s.Marker[duel.FameTrack] {
		return duel.Answer{Kind: duel.SymbolAnswer, Symbol: duel.DestructionSymbol}
	}
	return c.Greedy.Answer(p, s, q)
}

// stranger is a player of another kind.
type stranger struct {
	name   string
	policy func(*duel.Rules, *core.Table) sim.Policy
}

// strangers are those of whom it is measured whether what they are told comes true.
var strangers = []stranger{
	{"careless", func(r *duel.Rules, t *core.Table) sim.Policy {
		return &reckless{Coached: sim.CoachedBy(coach.New(r, t))}
	}},
	{"greedy", func(*duel.Rules, *core.Table) sim.Policy { return sim.Greedy{} }},
	{"club", func(*duel.Rules, *core.Table) sim.Policy { return club{} }},
	{"random keeps", func(r *duel.Rules, t *core.Table) sim.Policy { return shopper{sim.CoachedBy(coach.New(r, t))} }},
}
