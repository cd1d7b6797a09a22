package core

import (
	"sync"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/rolling"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// This file has Autobot's turn up to its special powers (A1-A5). What its dice do depends only on
// the hearts it is missing and on which marker is closer to it.

// maxDeficit is the largest number of missing hearts that makes a difference to six dice.
const maxDeficit = 6

// part is some outcomes of Autobot's dice (numbers of tallies) with their chances, which need not
// add up to one.
type part struct {
	outcome []uint8
	chance  []float64
}

// tie is a level tie (A2): the human chooses one of two continuations.
type tie [2]part

// botTurn holds the outcomes of Autobot's dice.
type botTurn struct {
	tallies []autobot.Tally
	moves   []*spots
	dice    [maxDeficit + 1][numRelations]struct {
		sure part // all but the ties
		ties []tie
	}
}

// botTurns are Autobot's turns by number of dice; there are those with 5 and 6.
var botTurns = [...]func() *botTurn{
	5: sync.OnceValue(func() *botTurn { return newBotTurn(5) }),
	6: sync.OnceValue(func() *botTurn { return newBotTurn(6) }),
}

// tied is a level tie before its answer: what Autobot keeps besides the symbol, how many dice show
// each symbol, and after which roll it came.
type tied struct {
	keep rules.Roll
	roll int8
}

// numRelations is how many relations of the markers A2 distinguishes: fame is closer, both are level, destruction is closer.
const numRelations = 3

func newBotTurn(dice int) *botTurn {
	b := &botTurn{}
	index := map[autobot.Tally]uint8{}
	for deficit := range b.dice {
		for _, rel := range [numRelations]int{0, 2, 1} { // the order in which all tables were solved, to the last bit
			r, met := rolling.Of(dice, deficit, duel.Spot(rel), 1), map[tied]tieMet{}
			ends := r.Ends(0, duel.NoSymbol, 1, 1, func(dice int, roll int8, chance float64) duel.Symbol {
				t := tied{r.Sets[dice], roll}
				t.keep[duel.Heart] = min(t.keep[duel.Heart], int8(deficit))
				t.keep[duel.Energy], t.keep[duel.Power] = 0, 0
				met[t] = tieMet{dice, met[t].chance + chance}
				return duel.NoSymbol
			})
			b.dice[deficit][rel].sure = b.part(r, ends, deficit, index)
			b.dice[deficit][rel].ties = b.addTies(r, met, deficit, index)
		}
	}
	return b
}

// tieMet is the chance of a level tie, and one of the rolls with this tie.
type tieMet struct {
	dice   int
	chance float64
}

// addTies computes both answers of every tie that came up.
func (b *botTurn) addTies(r *rolling.Rolling, met map[tied]tieMet, deficit int, index map[autobot.Tally]uint8) (ties []tie) {
	for _, set := range r.Sets { // in a fixed order
		for roll := int8(1); roll < autobot.LastRoll; roll++ {
			at := tied{set, roll}
			m, ok := met[at]
			if !ok {
				continue
			}
			var both tie
			for i := range both {
				k := r.Decide(m.dice, duel.FameSymbol+duel.Symbol(i))
				both[i] = b.part(r, r.Ends(int(k.At), k.Symbol, roll+1, m.chance, nil), deficit, index)
			}
			ties = append(ties, both)
		}
	}
	return ties
}

// part returns what final dice do.
func (b *botTurn) part(r *rolling.Rolling, ends []float64, deficit int, index map[autobot.Tally]uint8) part {
	var sum [256]float64
	for i, set := range r.Sets {
		chance := ends[i]
		if chance == 0 {
			continue
		}
		tally := autobot.Count(set, deficit)
		id, ok := index[tally]
		if !ok {
			id = uint8(len(b.tallies))
			index[tally] = id
			b.tallies = append(b.tallies, tally)
			b.moves = append(b.moves, pulls{int8(tally.Fame), int8(tally.Destruction)}.spots())
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
