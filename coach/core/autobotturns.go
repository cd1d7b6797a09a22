package core

import (
	"cmp"
	"sync"
	"sync/atomic"

	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules/duel"
)

// This file computes the values of Autobot's turns. They follow from those before the player's
// turns, and are computed a block at a time, when one is first asked for.

// surplus is the most energy that six dice may give Autobot.
const surplus = 6

// energies are values by Autobot's energy before a turn; hard has only 0 to 2.
type energies [4]float64

// autobotTurns are the player's win probabilities in Autobot's turns, by group. The two ends of the
// game come after the last group (grid.end).
type autobotTurns struct {
	before   []energies             // its turn
	resolved [][4 + surplus]float64 // its dice; special powers follow if it has the energy for them

	mu     sync.Mutex    // held while computing
	powers []bool        // by dice tokens: whether resolved is filled
	known  []atomic.Bool // by block: whether before is filled
}

func newAutobotTurns(g *grid) *autobotTurns {
	n := g.groups()
	a := &autobotTurns{before: make([]energies, n+2), resolved: make([][4 + surplus]float64, n+2),
		powers: make([]bool, g.tokens+1), known: make([]atomic.Bool, g.blocks())}
	for e := range a.resolved[0] {
		a.resolved[g.end(won)][e] = 1
	}
	a.before[g.end(won)] = energies{1, 1, 1, 1}
	return a
}

// ensure computes the values before Autobot's turns of a block, if nobody has yet.
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

// resolve fills resolved for a number of dice tokens, if nobody has yet. Energies below the
// threshold lead to the player's turn; higher ones need the lower ones (A7).
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

// outcome is one result of Autobot's dice in a block.
type outcome struct {
	to     *spots // where the markers go
	first  int    // first group of the remaining hearts
	energy int    // Autobot's afterwards; for its dice, what they add
	chance float64
}

// leads returns where an outcome leads from some markers: a group, or an end of the game.
func (g *grid) leads(o *outcome, pair int) int {
	to := o.to[pair]
	if to < 0 {
		return g.end(to)
	}
	return o.first + int(to)
}

// end returns the index of an end of the game, won or lost, after the groups.
func (g *grid) end(to spot) int { return g.groups() - 1 - int(to) }

// special fills a block of resolved at over energy above the threshold. After each change somebody
// may have won: fame, destruction, claws, hearts, energy (A7, W).
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
	fatal                 *spots // moves if the player falls: lost, unless the markers have won before
	chance                float64
}

// specialPowers returns the rolls of two dice. Power symbols count as energy.
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

// add adds values with a weight. No product may be fused with its sum, as Go does on some
// processors: a table must be the same on all of them.
func (e *energies) add(share float64, values *energies) {
	e[0] += float64(share * values[0])
	e[1] += float64(share * values[1])
	e[2] += float64(share * values[2])
	e[3] += float64(share * values[3])
}

// turn returns the value of Autobot's turn; at a level tie the player chooses (A2). It computes each tally once, into
// tallies, which has room for all of them. A tally at which the player falls is worth nothing, because claws come first.
func (t *Table) turn(b *botTurn, at group, tallies []energies) energies {
	for id := range b.tallies {
		x := &b.tallies[id]
		tallies[id] = energies{}
		if x.Damage < at.you && x.Hearts <= t.bot-at.bot {
			o := outcome{to: b.moves[id], first: t.first(at.you-x.Damage, at.bot+x.Hearts, at.tokens)}
			tallies[id] = energies(t.autobot.resolved[t.leads(&o, at.pair)][x.Energy:])
		}
	}
	markers := pairs().where[at.pair]
	dice := &b.dice[min(maxDeficit, t.bot-at.bot)][cmp.Compare(markers[0], markers[1])+1]
	sum := dice.sure.mean(tallies)
	for i := range dice.ties {
		x, y := dice.ties[i][0].mean(tallies), dice.ties[i][1].mean(tallies)
		for e := range sum {
			sum[e] += max(x[e], y[e])
		}
	}
	return sum
}

// mean returns the mean over some of the outcomes, given the worth of every tally.
func (p *part) mean(tallies []energies) (sum energies) {
	for i, id := range p.outcome {
		sum.add(p.chance[i], &tallies[id])
	}
	return sum
}

// FirstAutobotTurn returns the value before Autobot's turn with five dice, at a start (S4).
func (t *Table) FirstAutobotTurn(p *Position) float64 {
	b := botTurns[UsualDice-1]()
	at, energy := t.locate(p)
	t.autobot.mu.Lock()
	defer t.autobot.mu.Unlock()
	t.resolve(at.tokens)
	return t.turn(b, at, make([]energies, len(b.tallies)))[energy]
}
