package core

import "kingoftokyo/rules/duel"

// This file assigns the values of a matchup's positions to indices. Positions that differ only in
// Autobot's energy form a group; groups that differ only in the markers form a block.

// grid has the dimensions of a matchup's values.
type grid struct {
	matchup Matchup
	you     int // hearts at the start
	bot     int
	need    int // energy of a special power (A9)
	tokens  int // most dice tokens of the player
	plane   int // groups with the same number of tokens
}

func newGrid(m Matchup) *grid {
	g := &grid{matchup: m, you: int(m.Hearts[duel.You]), bot: int(m.Hearts[duel.Rival]), need: 4}
	if m.Hard {
		g.need = 3
	}
	if m.Power == Penguin {
		g.tokens = duel.MaxDiceTokens
	}
	g.plane = g.you * g.bot * numPairs
	return g
}

// group identifies the positions of a group.
type group struct{ you, bot, pair, tokens int }

// groups returns how many groups there are, and blocks how many blocks.
func (g *grid) groups() int { return g.plane * (g.tokens + 1) }
func (g *grid) blocks() int { return g.groups() / numPairs }

// first returns the first group of the block with these hearts, 1 or more, and tokens.
func (g *grid) first(you, bot, tokens int) int {
	return ((you-1)*g.bot+bot-1)*numPairs + tokens*g.plane
}

// block returns the first group of a block, and what its groups have in common.
func (g *grid) block(n int) (first int, at group) {
	hearts := n % (g.you * g.bot)
	return n * numPairs, group{you: hearts/g.bot + 1, bot: hearts%g.bot + 1, tokens: n / (g.you * g.bot)}
}

// index returns the number of a group.
func (g *grid) index(at group) int { return g.first(at.you, at.bot, at.tokens) + at.pair }

// size returns how many values there are before the player's turns.
func (g *grid) size() int { return g.groups() * g.need }

// value returns the index of the value before the player's turn for a group and an energy of
// Autobot's. Energies come between the tokens and the hearts.
func (g *grid) value(group, energy int) int {
	return (group/g.plane*g.need+energy)*g.plane + group%g.plane
}

// locate returns the group and Autobot's energy of a position that is not over. It clips what the
// matchup does not have.
func (g *grid) locate(p *Position) (group, int) {
	return group{
		you: min(int(p.Hearts[duel.You]), g.you), bot: min(int(p.Hearts[duel.Rival]), g.bot),
		pair: int(pairs().at[p.Fame+far][p.Destruction+far]), tokens: max(0, min(int(p.Dice), g.tokens)),
	}, max(0, min(int(p.Energy), g.need-1))
}
