package core

import (
	"kingoftokyo/rules/duel"
)

// This file is the geometry of a matchup's positions. Those that differ in Autobot's
// energy alone are a group and lie side by side: a lane for each energy.

// lanes are a number for each energy below the threshold; against an easy Autobot
// four, against a hard one three.
type lanes [4]float64

// surplus is how much energy Autobot's six dice may gain at most; wide are lanes up
// to there.
const (
	surplus = 6
	widest  = 4 + surplus
)

type wide [widest]float64

// field are the groups of a matchup. The index of a group is that of its hearts
// (at), plus that of its markers, plus tokens times block.
type field struct {
	matchup Matchup
	you     int // hearts at the start
	bot     int
	need    int // energy of a special power (A9)
	tokens  int // most dice tokens of hers
	block   int // groups with the same number of tokens
	special []specialOutcome
	// relation of the markers of a pair.
	relation [numPairs]uint8
}

func newField(m Matchup) *field {
	f := &field{matchup: m, you: int(m.Hearts[duel.You]), bot: int(m.Hearts[duel.Rival]), need: 4}
	if m.Hard {
		f.need = 3
	}
	if m.Power == Penguin {
		f.tokens = duel.MaxDiceTokens
	}
	f.block = f.you * f.bot * numPairs
	f.special = specials()
	for i, at := range pairs().where {
		f.relation[i] = relation(at[0], at[1])
	}
	return f
}

// groups is how many there are.
func (f *field) groups() int { return f.block * (f.tokens + 1) }

// at is the first group of the hearts of both, 1 and more.
func (f *field) at(you, bot int) int { return ((you-1)*f.bot + bot - 1) * numPairs }

// specialOutcome is what the two white dice of a special power show (A7).
type specialOutcome struct {
	claws, hearts, energy int
	moves                 *spots
	fatal                 *spots // moves, but lost where the game goes on
	chance                float64
}

// specials are the rolls of two dice; energy and power are one.
func specials() []specialOutcome {
	var out []specialOutcome
	c := newTurnLattice(NoPower, duel.MaxWhite, NoPower.caps(0))
	for i, set := range c.sets[c.full:] {
		p := pulls{fame: set[fame], destruction: set[destruction]}
		moves := p.spots(pulls.autobot)
		fatal := *moves
		for k := range fatal {
			fatal[k] = min(fatal[k], lost)
		}
		out = append(out, specialOutcome{claws: int(set[claw]), hearts: int(set[heart]), energy: int(set[blank]),
			moves: moves, fatal: &fatal, chance: c.chance[i]})
	}
	return out
}

// values are the human's win probabilities by group, or changes of them: before her
// turn, before Autobot's, and before its special powers.
type values struct {
	you  []lanes
	bot  []lanes // bot and due are two longer: the ends that are lost and won
	due  []wide
	unit float64 // of a win: 1, or 0 for changes
}

func (f *field) newValues(unit float64) *values {
	n := f.groups()
	v := &values{you: make([]lanes, n), bot: make([]lanes, n+2), due: make([]wide, n+2), unit: unit}
	for e := range widest {
		v.due[f.end(won)][e] = unit
	}
	for e := range v.bot[0] {
		v.bot[f.end(won)][e] = unit
	}
	return v
}

// end is the place in bot and due of an end of the game: won or lost.
func (f *field) end(to spot) int { return f.groups() - 1 - int(to) }

// group says where a group lies.
type group struct{ you, bot, pair, tokens int }

// blocks are the groups that differ in the markers alone, by hearts and tokens.
func (f *field) blocks() int { return f.groups() / numPairs }

// hearts is the first group of a block, and where it lies.
func (f *field) hearts(block int) (first int, g group) {
	h := block % (f.you * f.bot)
	return block * numPairs, group{you: h/f.bot + 1, bot: h%f.bot + 1, tokens: block / (f.you * f.bot)}
}

// index is the index of a group.
func (f *field) index(g group) int { return f.at(g.you, g.bot) + g.pair + g.tokens*f.block }

// after is the first group of the hearts and tokens an effect leaves, if Autobot
// stands.
func (f *field) after(g group, e *effect) int {
	return f.at(min(g.you+int(e.hearts), f.you), g.bot-int(e.damage)) + min(g.tokens+int(e.tokens), f.tokens)*f.block
}
