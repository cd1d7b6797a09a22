package core

import (
	"slices"
	"sync/atomic"

	"kingoftokyo/autobot"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file plays whole games of the core with real dice by a solved table: the check
// that a table promises what happens, fast enough for millions of games.

// Games are games of one matchup from its start. What is best at a position is worked
// out when it is first met, and remembered while there is room. It may be shared by
// many goroutines, each with a Player of its own.
type Games struct {
	table    *Table
	first    duel.Side
	fullDice bool
	room     atomic.Int64 // bytes left for policies
	policies []atomic.Pointer[policy]
	ties     []atomic.Uint64 // her choices at level ties, by bit; the first bit is set once they are known
}

// policy is what she does at a position.
type policy struct {
	c      *turnLattice
	spent  int8        // dice tokens
	from   [2][]uint16 // the best keep of each full roll, with 1 and 2 rolls left
	choice []uint16    // effect of each of c.also
}

// NewGames prepares games that a side begins (fullDice: the option first-dice you),
// with at most so many bytes of memory for what is best at the positions met.
func NewGames(t *Table, first duel.Side, fullDice bool, memory int) *Games {
	g := &Games{table: t, first: first, fullDice: fullDice,
		policies: make([]atomic.Pointer[policy], t.groups()*len(lanes{})),
		ties:     make([]atomic.Uint64, t.groups()*len(lanes{})),
	}
	g.room.Store(int64(memory))
	for block := range t.blocks() {
		t.ensure(block)
	}
	return g
}

// Player plays games. Use one per goroutine.
type Player struct {
	games *Games
	turn  *Turn
	bot   *botScratch
	start *policy // of the first turn's five dice
	from  []uint16
	die   func(n int) int
}

// NewPlayer is a player of the games. die throws a number from 0 to n-1, each as likely
// as another.
func (g *Games) NewPlayer(die func(n int) int) *Player {
	return &Player{games: g, turn: NewTurn(g.table), bot: newBotScratch(g.table.field, botTurns[usualDice]()), die: die}
}

// Play plays a game to its end, and says whether the human has won, and how many turns
// both sides have begun.
func (p *Player) Play() (won bool, turns int) {
	t := p.games.table
	at := t.start(p.games.first)
	g, e := t.locate(&at)
	for side := p.games.first; ; side = side.Other() {
		turns++
		var over spot
		if side == duel.You {
			over = p.human(&g, e, turns == 1)
		} else {
			over = p.autobot(&g, &e, turns == 1 && !p.games.fullDice)
		}
		if over != 0 {
			return over == victory, turns
		}
	}
}

// victory is won: Play has a result of that name.
const victory = won

// human plays a turn of hers, and says who has won, if anybody.
func (p *Player) human(g *group, e int, opening bool) spot {
	x := p.policy(*g, e, opening)
	g.tokens -= int(x.spent)
	c, at := x.c, uint16(0)
	for left := 2; ; left-- {
		for range c.dice - int(c.size[at]) {
			at = c.more[at][p.die(rules.NumFaces)]
		}
		if left == 0 {
			break
		}
		keep := x.from[left-1][int(at)-c.full]
		if keep == at {
			break
		}
		at = keep
	}
	id := c.may[int(at)-c.full]
	if i := c.choice[int(at)-c.full]; i >= 0 {
		id = x.choice[i]
	}
	effect := &c.effects[id]
	if int(effect.damage) >= g.bot {
		return won
	}
	to := c.moves[id][g.pair]
	if to < 0 {
		return to
	}
	f := p.games.table.field
	*g = group{you: min(g.you+int(effect.hearts), f.you), bot: g.bot - int(effect.damage), pair: int(to),
		tokens: min(g.tokens+int(effect.tokens), f.tokens)}
	return 0
}

// policy is what is best at a position.
func (p *Player) policy(g group, e int, opening bool) *policy {
	if opening {
		if p.start == nil {
			p.start = p.work(g, e, firstDice)
		}
		return p.start
	}
	slot := &p.games.policies[p.games.table.index(g)*len(lanes{})+e]
	if x := slot.Load(); x != nil {
		return x
	}
	x := p.work(g, e, usualDice)
	size := int64(2*(len(x.from[0])+len(x.from[1])+len(x.choice)) + policySize)
	if p.games.room.Add(-size) >= 0 {
		slot.Store(x)
	} else {
		p.games.room.Add(size)
	}
	return x
}

// policySize is about what a policy takes besides its lists.
const policySize = 240

// work works out what is best at a position with so many dice and the tokens.
func (p *Player) work(g group, e, dice int) *policy {
	where := pairs().where[g.pair]
	at := Position{Hearts: [2]int8{int8(g.you), int8(g.bot)}, Fame: where[0], Destruction: where[1], Energy: int8(e), Dice: int8(g.tokens)}
	x := &policy{}
	t, best := p.turn, p.games.table.Win(at)
	for x.spent = at.Dice; ; x.spent-- { // the first that is as good as the best: mostly all
		left := at
		left.Dice -= x.spent
		t.Begin(left, dice+int(x.spent))
		if x.spent == 0 || t.Win() > best-2*tolerance {
			break
		}
	}
	x.c = t.c
	x.choice = make([]uint16, len(x.c.also))
	if n := len(x.c.sets); len(p.from) < n {
		p.from = make([]uint16, n)
	}
	for left := range x.from {
		x.c.follow(t.worth[left+1], t.best[left+1], p.from)
		x.from[left] = slices.Clone(p.from[x.c.full:len(x.c.sets)])
	}
	for i, a := range x.c.also {
		best := a.may[0]
		for _, id := range a.may[1:] {
			if t.out[id] > t.out[best] {
				best = id
			}
		}
		x.choice[i] = best
	}
	return x
}

// follow fills from with the best keep among each set, as bestsAlone has found them.
func (c *turnLattice) follow(worth, best []float64, from []uint16) {
	for i := range c.fewer {
		r := &c.fewer[i]
		to := r.to
		for j := r.first; j < r.last; j++ {
			from[j] = uint16(j)
			if best[j] != worth[j] {
				for _, k := range to[:r.ways] {
					if best[k] == best[j] {
						from[j] = from[k]
						break
					}
				}
			}
			to = to[r.ways:]
		}
	}
}

// autobot plays a turn of Autobot's, and says who has won, if anybody.
func (p *Player) autobot(g *group, e *int, opening bool) spot {
	f, where := p.games.table.field, pairs().where[g.pair]
	dice := usualDice
	if opening {
		dice = firstDice
	}
	s := duel.Situation{Deficit: int8(f.bot - g.bot), Fame: duel.Spot(2 * where[0]), Destruction: duel.Spot(2 * where[1])}
	for s.Roll = 1; ; s.Roll++ {
		for range dice {
			s.Dice[p.die(rules.NumFaces)]++
		}
		s.Tie = duel.NoSymbol
		d := autobot.Decide(&s)
		if d.Ask {
			s.Tie = p.tie(*g, *e, &s, opening)
			d = autobot.Decide(&s)
		}
		dice = d.Reroll.Total()
		if s.Roll == autobot.LastRoll || dice == 0 {
			break
		}
		s.Dice, s.Chosen = d.Keep, d.Chosen
	}
	tally := autobot.Count(s.Dice, f.bot-g.bot)
	if g.you -= tally.Damage; g.you <= 0 {
		return lost
	}
	g.bot += tally.Hearts
	to := pulls{fame: int8(tally.Fame), destruction: int8(tally.Destruction)}.autobot(where[0], where[1])
	if to < 0 {
		return to
	}
	g.pair = int(to)
	*e += tally.Energy
	for *e >= f.need {
		if over := p.special(g, e); over != 0 {
			return over
		}
	}
	return 0
}

// special is one special power of Autobot's (A7).
func (p *Player) special(g *group, e *int) spot {
	f, where := p.games.table.field, pairs().where[g.pair]
	var dice rules.Roll
	for range duel.MaxWhite {
		dice[p.die(rules.NumFaces)]++
	}
	to := pulls{fame: dice[duel.Fame], destruction: dice[duel.Destruction]}.autobot(where[0], where[1])
	if to < 0 {
		return to
	}
	if g.you -= int(dice[duel.Claw]); g.you <= 0 {
		return lost
	}
	hearts := min(int(dice[duel.Heart]), f.bot-g.bot)
	g.pair, g.bot = int(to), g.bot+hearts
	*e += int(dice[duel.Energy]) + int(dice[duel.Power]) + int(dice[duel.Heart]) - hearts - f.need
	return 0
}

// tie is her choice at a level tie (A2).
func (p *Player) tie(g group, e int, s *duel.Situation, opening bool) duel.Symbol {
	f := p.games.table.field
	deficit := min(maxDeficit, f.bot-g.bot)
	b := p.bot
	if opening {
		b = newBotScratch(f, botTurns[firstDice]())
	}
	number := b.turn.number[deficit][newTied(s.Dice, deficit, s.Roll)]
	slot := &p.games.ties[f.index(g)*len(lanes{})+e]
	choices := slot.Load()
	if choices == 0 || opening {
		choices = known
		b.prepare(g)
		b.weigh(p.games.table.v, g)
		for i := range b.turn.ties[deficit] {
			t := &b.turn.ties[deficit][i]
			if b.of(&t[1])[e] > b.of(&t[0])[e] {
				choices |= 1 << i
			}
		}
		if !opening {
			slot.Store(choices)
		}
	}
	return duel.FameSymbol + duel.Symbol(choices>>number&1)
}

// known marks choices at level ties that were worked out: ties are fewer than 63.
const known = 1 << 63
