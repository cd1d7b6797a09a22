package core

import "kingoftokyo/rules/duel"

// This file says where the values of a matchup's positions lie. Positions that differ in
// Autobot's energy alone are a group; groups that differ in the markers alone are a block.

// grid has the measures of a matchup's values.
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

// group says which positions are in one.
type group struct{ you, bot, pair, tokens int }

// groups is how many there are, and blocks likewise.
func (g *grid) groups() int { return g.plane * (g.tokens + 1) }
func (g *grid) blocks() int { return g.groups() / numPairs }

// first is the first group of the block with these hearts, 1 and more, and tokens.
func (g *grid) first(you, bot, tokens int) int {
	return ((you-1)*g.bot+bot-1)*numPairs + tokens*g.plane
}

// block is the first group of a block, and what its groups have in common.
func (g *grid) block(n int) (first int, at group) {
	hearts := n % (g.you * g.bot)
	return n * numPairs, group{you: hearts/g.bot + 1, bot: hearts%g.bot + 1, tokens: n / (g.you * g.bot)}
}

// index is the number of a group.
func (g *grid) index(at group) int { return g.first(at.you, at.bot, at.tokens) + at.pair }

// size is how many values before the player's turns there are.
func (g *grid) size() int { return g.groups() * g.need }

// value is where the value before the player's turn of a group and an energy of Autobot's
// stands: energies lie between the tokens and the hearts.
func (g *grid) value(group, energy int) int {
	return (group/g.plane*g.need+energy)*g.plane + group%g.plane
}

// locate is the group and Autobot's energy of a position that is not over. What the
// matchup does not have is clipped.
func (g *grid) locate(p *Position) (group, int) {
	return group{
		you: min(int(p.Hearts[duel.You]), g.you), bot: min(int(p.Hearts[duel.Rival]), g.bot),
		pair: int(pairs().at[p.Fame+far][p.Destruction+far]), tokens: max(0, min(int(p.Dice), g.tokens)),
	}, max(0, min(int(p.Energy), g.need-1))
}
