// Package rolling computes what Autobot's dice lead to: what it keeps of each roll, the chance of each final roll,
// and what its dice are worth on average.
package rolling

import (
	"sync"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Symbols is how many things Autobot may be collecting: nothing yet, fame, destruction (A2).
const Symbols = 3

// Kept is what Autobot keeps of a roll that is not its last one.
type Kept struct {
	At     int16       // the dice kept, in Lattice.Sets; the roll itself where none is rolled again (A3)
	Symbol duel.Symbol // what it collects from now on
	Ask    bool        // the player names the symbol first (A2, level tie): the other fields are empty
}

// Rolling is what Autobot keeps of every roll of so many dice, as long as neither its hearts nor
// the markers change: they do not while it rolls.
type Rolling struct {
	*lattice.Lattice
	kept [Symbols][]Kept // by the symbol collected so far, of each full roll
}

// made are the Rollings by dice, missing hearts that a die could bring back, and which marker is
// closer to Autobot: fame, none, destruction.
var made [rules.MaxDice + 1][rules.MaxDice + 1][3]struct {
	sync.Once
	Rolling
}

// Of is the Rolling of so many dice, 0 to rules.MaxDice, for an Autobot that misses deficit hearts,
// with the markers where they stand. It is made once and never written afterwards.
func Of(dice, deficit int, fame, destruction duel.Spot) *Rolling {
	at := duel.Situation{Roll: 1, Deficit: int8(max(0, min(deficit, dice))), Fame: fame, Destruction: destruction}
	closer := 1
	if fame < destruction {
		closer = 0
	} else if destruction < fame {
		closer = 2
	}
	m := &made[dice][at.Deficit][closer]
	m.Do(func() { m.Rolling = build(lattice.Of(dice), at) })
	return &m.Rolling
}

func build(l *lattice.Lattice, at duel.Situation) Rolling {
	r := Rolling{Lattice: l}
	for at.Chosen = range duel.Symbol(Symbols) {
		for _, at.Dice = range l.Sets[l.FirstRoll():] {
			d := autobot.Decide(&at)
			r.kept[at.Chosen] = append(r.kept[at.Chosen], Kept{int16(l.Index(d.Keep)), d.Chosen, d.Ask})
		}
	}
	return r
}

// Decide is what Autobot keeps of a full roll that is not its last one, by the symbol collected so far.
func (r *Rolling) Decide(roll int, chosen duel.Symbol) Kept {
	return r.kept[chosen][roll-r.FirstRoll()]
}

// Ends is the chance of each of Sets to lie there after Autobot's last roll. It starts, with a
// chance, from dice that lie there after roll number roll, or were kept for it: what they lack of a
// full roll is thrown. Faces counts each face thrown as another one, as Lattice.Throw does. At a
// level tie the player's answer is asked for; NoSymbol leaves the tie's chance out of the result.
// A roll that is kept whole is counted at once with early, and otherwise with the last rolls: the
// sums differ in their last bit alone, and each caller's printed numbers rest on its own.
func (r *Rolling) Ends(dice int, chosen duel.Symbol, roll int8, chance float64, faces *[rules.NumFaces]rules.Face, early bool,
	answer func(dice int, roll int8, chance float64) duel.Symbol) []float64 {
	ends := make([]float64, len(r.Sets))
	var now [Symbols][]float64
	for r.add(&now, Kept{At: int16(dice), Symbol: chosen}, chance); ; roll++ {
		var next [Symbols][]float64
		for chosen, chances := range now {
			if chances == nil {
				continue
			}
			r.Throw(chances, faces)
			for at := r.FirstRoll(); at < len(chances); at++ {
				p := chances[at]
				if p == 0 {
					continue
				}
				if roll >= autobot.LastRoll {
					ends[at] += p
					continue
				}
				k := r.Decide(at, duel.Symbol(chosen))
				if k.Ask {
					symbol := answer(at, roll, p)
					if symbol == duel.NoSymbol {
						continue
					}
					k = r.Decide(at, symbol)
				}
				if early && int(k.At) == at {
					ends[at] += p
				} else {
					r.add(&next, k, p)
				}
			}
		}
		if roll >= autobot.LastRoll {
			return ends
		}
		now = next
	}
}

// add adds the chance of dice that are kept.
func (r *Rolling) add(to *[Symbols][]float64, k Kept, chance float64) {
	if to[k.Symbol] == nil {
		to[k.Symbol] = make([]float64, len(r.Sets))
	}
	to[k.Symbol][k.At] += chance
}

// Counted is what each face of Autobot's dice counts as: power is energy to it (A1, A4).
var Counted = func() (as [rules.NumFaces]rules.Face) {
	as = lattice.Faces
	as[duel.Power] = duel.Energy
	return as
}()

// Thrown are dice and the chance of throwing them.
type Thrown struct {
	Roll   rules.Roll
	Chance float64
}

// White is what the two white dice of a special power show (A7), power counted as energy.
var White = func() (list []Thrown) {
	lat := lattice.Of(duel.MaxWhite)
	chance := make([]float64, len(lat.Sets))
	chance[0] = 1
	lat.Throw(chance, &Counted)
	for i, p := range chance {
		if p > 0 {
			list = append(list, Thrown{lat.Sets[i], p})
		}
	}
	return list
}()
