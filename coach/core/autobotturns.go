package core

import (
	"sync"
	"sync/atomic"

	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules/duel"
)

// This file works out the values of Autobot's turns. They follow from those before the
// player's turns, and are worked out a block at a time, when one is first asked for.

// surplus is how much energy six dice may give Autobot at most.
const surplus = 6

// energies are values by Autobot's energy before a turn, of which a hard one has up to 2.
type energies [4]float64

// autobotTurns are the player's win probabilities in Autobot's turns, by group; the two
// ends of the game stand behind the last group (grid.end).
type autobotTurns struct {
	before   []energies             // its turn
	resolved [][4 + surplus]float64 // its dice; special powers follow where there is energy for them

	mu     sync.Mutex    // held by who works them out
	powers []bool        // by dice tokens: whether resolved is known
	known  []atomic.Bool // by block: whether before is known
}

func newAutobotTurns(g *grid) *autobotTurns {
	n := g.groups()
	a := &autobotTurns{before: make([]energies, n+2), resolved: make([][4 + surplus]float64, n+2),
		powers: make([]bool, g.tokens+1), known: make([]atomic.Bool, g.blocks())}
	for e := range a.resolved[0] {
		a.resolved[g.end(won)][e] = 1
	}
	for e := range a.before[0] {
		a.before[g.end(won)][e] = 1
	}
	return a
}

// ensure works out the values before Autobot's turns of a block, if nobody has.
func (t *Table) ensure(block int) {
	if !t.autobot.known[block].Load() {
		t.workOut(block)
	}
}

func (t *Table) workOut(block int) {
	a := t.autobot
	a.mu.Lock()
	defer a.mu.Unlock()
	if !a.known[block].Load() {
		first, at := t.block(block)
		t.resolve(at.tokens)
		t.roll(first, at)
		a.known[block].Store(true)
	}
}

// resolve fills resolved for so many dice tokens, if nobody has: energies below the
// threshold are the player's turn, higher ones need the lower ones (A7).
func (t *Table) resolve(tokens int) {
	a, first := t.autobot, tokens*t.plane
	if a.powers[tokens] {
		return
	}
	a.powers[tokens] = true
	for i := first; i < first+t.plane; i++ {
		for e := range t.need {
			a.resolved[i][e] = t.values[t.value(i, e)]
		}
	}
	list := make([]outcome, len(specialPowers()))
	for over := range surplus {
		for i := first; i < first+t.plane; i += numPairs {
			t.special(i, over, list)
		}
	}
}

// outcome is one way Autobot's dice come out at a block.
type outcome struct {
	to     *spots // where the markers go
	first  int    // first group of the hearts then left
	energy int    // Autobot's then; of its dice: what they add
	chance float64
}

// leads is where an outcome leads to from some markers: a group, or an end of the game.
func (g *grid) leads(o *outcome, pair int) int {
	to := o.to[pair]
	if to < 0 {
		return g.end(to)
	}
	return o.first + int(to)
}

// end is the place of an end of the game, won or lost, behind the groups.
func (g *grid) end(to spot) int { return g.groups() - 1 - int(to) }

// special fills a block of resolved at so much energy over the threshold. After each
// change somebody may have won: fame, destruction, claws, hearts, energy (A7, W).
func (t *Table) special(first, over int, list []outcome) {
	_, at := t.block(first / numPairs)
	for i, s := range specialPowers() {
		hearts := min(s.hearts, t.bot-at.bot)
		list[i] = outcome{to: s.fatal, energy: over + s.energy + s.hearts - hearts, chance: s.chance}
		if s.claws < at.you {
			list[i].to, list[i].first = s.moves, t.first(at.you-s.claws, at.bot+hearts, at.tokens)
		}
	}
	for pair := range numPairs {
		sum := 0.0
		for i := range list {
			o := &list[i]
			sum += float64(o.chance * t.autobot.resolved[t.leads(o, pair)][o.energy])
		}
		t.autobot.resolved[first+pair][t.need+over] = sum
	}
}

// specialPower is what the two white dice show (A7).
type specialPower struct {
	claws, hearts, energy int
	moves                 *spots
	fatal                 *spots // moves where the player falls: lost, unless the markers have won before
	chance                float64
}

// specialPowers are the rolls of two dice. Power symbols count as energy.
var specialPowers = sync.OnceValue(func() (list []specialPower) {
	for _, white := range rolling.White[duel.MaxWhite] {
		roll := white.Roll
		moves := pulls{fame: roll[duel.Fame], destruction: roll[duel.Destruction]}.spots()
		fatal := *moves
		for k := range fatal {
			fatal[k] = min(fatal[k], lost)
		}
		list = append(list, specialPower{claws: int(roll[duel.Claw]), hearts: int(roll[duel.Heart]), energy: int(roll[duel.Energy]),
			moves: moves, fatal: &fatal, chance: white.Chance})
	}
	return list
})

// roll fills a block of before (A1-A5).
func (t *Table) roll(first int, at group) {
	b := botTurns[UsualDice]()
	tallies := make([]energies, len(b.tallies))
	for at.pair = range numPairs {
		t.autobot.before[first+at.pair] = t.turn(b, at, tallies)
	}
}

// add adds the share of some values. No product may be fused with its sum, as Go does on
// some processors: a table is the same on all of them.
func (e *energies) add(share float64, values *energies) {
	e[0] += float64(share * values[0])
	e[1] += float64(share * values[1])
	e[2] += float64(share * values[2])
	e[3] += float64(share * values[3])
}

// turn is Autobot's turn: at a level tie the player chooses (A2). It has each tally worked out once, in room for all of them: one by which
// the player falls is worth nothing, for claws come first.
func (t *Table) turn(b *botTurn, at group, tallies []energies) energies {
	for id := range b.tallies {
		x := &b.tallies[id]
		tallies[id] = energies{}
		if x.Damage < at.you && x.Hearts <= t.bot-at.bot {
			o := outcome{to: b.moves[id], first: t.first(at.you-x.Damage, at.bot+x.Hearts, at.tokens)}
			tallies[id] = energies(t.autobot.resolved[t.leads(&o, at.pair)][x.Energy:])
		}
	}
	dice := &b.dice[min(maxDeficit, t.bot-at.bot)][relation(pairs().where[at.pair])]
	sum := dice.sure.mean(tallies)
	for i := range dice.ties {
		x, y := dice.ties[i][0].mean(tallies), dice.ties[i][1].mean(tallies)
		for e := range sum {
			sum[e] += max(x[e], y[e])
		}
	}
	return sum
}

// mean is the mean over a part of the outcomes, by what every tally is worth.
func (p *part) mean(tallies []energies) (sum energies) {
	for i, id := range p.outcome {
		sum.add(p.chance[i], &tallies[id])
	}
	return sum
}

// FirstAutobotTurn is the value before Autobot's turn with five dice, at a start (S4).
func (t *Table) FirstAutobotTurn(p *Position) float64 {
	b := botTurns[UsualDice-1]()
	at, energy := t.locate(p)
	t.autobot.mu.Lock()
	defer t.autobot.mu.Unlock()
	t.resolve(at.tokens)
	return t.turn(b, at, make([]energies, len(b.tallies)))[energy]
}
