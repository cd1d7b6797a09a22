package core

import (
	"sync"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file is Autobot's turn up to its special powers (A1-A5). What its dice do
// depends only on the hearts it misses and on which marker is closer to it.

// maxDeficit is the most missing hearts that make a difference to six dice.
const maxDeficit = 6

// The relations of the markers as A2 sees them.
const (
	fameCloser uint8 = iota
	destructionCloser
	level
	numRelations
)

// relation of a pair of markers.
func relation(f, d int8) uint8 {
	switch {
	case f < d:
		return fameCloser
	case d < f:
		return destructionCloser
	}
	return level
}

// part is a number of outcomes of Autobot's dice with their chances; they need not
// add up to one.
type part struct {
	outcome []uint8
	chance  []float64
}

// tie is a level tie (A2): the human chooses one of two continuations.
type tie [2]part

// botTurn are the outcomes of Autobot's dice.
type botTurn struct {
	tallies []autobot.Tally
	moves   []*spots
	sure    [maxDeficit + 1][numRelations]part // all but the ties
	ties    [maxDeficit + 1][]tie              // with the markers level
	number  [maxDeficit + 1]map[tied]int       // of the ties
}

// botTurns are Autobot's turns with 0 to 6 dice; 5 and 6 are made.
var botTurns = [...]func() *botTurn{
	5: sync.OnceValue(func() *botTurn { return newBotTurn(5) }),
	6: sync.OnceValue(func() *botTurn { return newBotTurn(6) }),
}

// tossing works out distributions of Autobot's final dice.
type tossing struct {
	l    *lattice.Lattice
	at   duel.Situation
	ties map[tied]float64
}

// tied is a level tie before its answer: what is kept beside the symbol, how many dice
// show each symbol, and the roll it lies there after.
type tied struct {
	keep rules.Roll
	roll int8
}

// newTied is the tie some dice are.
func newTied(dice rules.Roll, deficit int, roll int8) tied {
	dice[duel.Heart] = min(dice[duel.Heart], int8(deficit))
	dice[duel.Energy], dice[duel.Power] = 0, 0
	return tied{dice, roll}
}

// mass is a chance for each symbol chosen and set of dice.
type mass [3][]float64

func (t *tossing) newMass() (m mass) {
	for i := range m {
		m[i] = make([]float64, len(t.l.Sets))
	}
	return m
}

func newBotTurn(dice int) *botTurn {
	b := &botTurn{}
	t := &tossing{l: lattice.Of(dice)}
	index := map[autobot.Tally]uint8{}
	for deficit := range maxDeficit + 1 {
		for rel := range int(numRelations) {
			t.at = duel.Situation{Deficit: int8(deficit), Fame: duel.Spot([...]int{0, 2, 0}[rel]), Destruction: duel.Spot([...]int{2, 0, 0}[rel])}
			t.ties = map[tied]float64{}
			first := t.newMass()
			first[duel.NoSymbol][0] = 1
			b.sure[deficit][rel] = b.part(t.l, t.finish(first, 1, duel.NoSymbol), deficit, index)
			b.addTies(t, deficit, index)
		}
	}
	return b
}

// addTies works out both answers of every tie that was met.
func (b *botTurn) addTies(t *tossing, deficit int, index map[autobot.Tally]uint8) {
	if len(t.ties) == 0 {
		return
	}
	b.number[deficit] = map[tied]int{}
	for _, set := range t.l.Sets { // in an order that is always the same
		for roll := int8(1); roll < autobot.LastRoll; roll++ {
			at := tied{set, roll}
			chance := t.ties[at]
			if chance == 0 {
				continue
			}
			var both tie
			for i := range both {
				start := t.newMass()
				start[duel.NoSymbol][t.l.Index(set)] = chance
				both[i] = b.part(t.l, t.decide(start, roll, duel.FameSymbol+duel.Symbol(i)), deficit, index)
			}
			b.number[deficit][at] = len(b.ties[deficit])
			b.ties[deficit] = append(b.ties[deficit], both)
		}
	}
}

// finish throws the dice not kept as roll number roll and plays on to the end. Ties
// are noted and their mass is left out, unless answer says what is chosen.
func (t *tossing) finish(kept mass, roll int8, answer duel.Symbol) mass {
	for _, chance := range kept {
		t.l.Throw(chance, &lattice.Faces)
	}
	return t.decide(kept, roll, answer)
}

// decide lets Autobot keep dice after roll number roll (A1-A3) and plays on.
func (t *tossing) decide(after mass, roll int8, answer duel.Symbol) mass {
	if roll == autobot.LastRoll {
		return after
	}
	kept := t.newMass()
	for s := range after {
		for i, chance := range after[s] {
			if chance == 0 {
				continue
			}
			at := t.at
			at.Dice, at.Roll, at.Chosen, at.Tie = t.l.Sets[i], roll, duel.Symbol(s), answer
			d := autobot.Decide(&at)
			if d.Ask {
				t.ties[newTied(at.Dice, int(at.Deficit), roll)] += chance
				continue
			}
			kept[d.Chosen][t.l.Index(d.Keep)] += chance
		}
	}
	return t.finish(kept, roll+1, answer)
}

// part is what final dice do.
func (b *botTurn) part(l *lattice.Lattice, final mass, deficit int, index map[autobot.Tally]uint8) part {
	var sum [256]float64
	for i, set := range l.Sets {
		chance := final[0][i] + final[1][i] + final[2][i]
		if chance == 0 {
			continue
		}
		tally := autobot.Count(set, deficit)
		id, ok := index[tally]
		if !ok {
			id = uint8(len(b.tallies))
			index[tally] = id
			b.tallies = append(b.tallies, tally)
			p := pulls{fame: int8(tally.Fame), destruction: int8(tally.Destruction)}
			b.moves = append(b.moves, p.spots(pulls.autobot))
		}
		sum[id] += chance
	}
	var p part
	for id, chance := range sum {
		if chance > 0 {
			p.outcome = append(p.outcome, uint8(id))
			p.chance = append(p.chance, chance)
		}
	}
	return p
}
