// Package rolling computes what Autobot's dice lead to: what it keeps of each roll, the chance of each final roll,
// and what dice that it keeps are worth on average.
package rolling

import (
	"cmp"
	"slices"
	"sync"

	"kingoftokyo/autobot"
	"kingoftokyo/coach/lattice"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// symbols is how many things Autobot may be collecting: nothing yet, fame, destruction (A2).
const symbols = 3

// Kept is what Autobot keeps of a roll that is not its last one.
type Kept struct {
	At     int16       // the dice kept, in Lattice.Sets; the roll itself if none is rerolled (A3)
	Symbol duel.Symbol // what it collects from now on
	Ask    bool        // the player first names the symbol (A2, level tie); the other fields are empty
}

// Rolling is what Autobot keeps of every roll of a number of dice. It holds while its hearts and
// the markers don't change, which they don't while it rolls.
type Rolling struct {
	*lattice.Lattice
	kept [symbols][]Kept // by the symbol collected so far, of each full roll
}

// made are the Rollings by dice, missing hearts that a die could restore, and which marker is
// closer to Autobot: fame, none, destruction.
var made [rules.MaxDice + 1][rules.MaxDice + 1][3]struct {
	sync.Once
	Rolling
}

// Of returns the Rolling of a number of dice, 0 to rules.MaxDice, for an Autobot that is missing deficit
// hearts, with the markers at fame and destruction. It is built once and never written afterwards.
func Of(dice, deficit int, fame, destruction duel.Spot) *Rolling {
	at := duel.Situation{Roll: 1, Deficit: int8(max(0, min(deficit, dice))), Fame: fame, Destruction: destruction}
	m := &made[dice][at.Deficit][cmp.Compare(fame, destruction)+1]
	m.Do(func() { m.Rolling = build(lattice.Of(dice), at) })
	return &m.Rolling
}

func build(l *lattice.Lattice, at duel.Situation) Rolling {
	r := Rolling{Lattice: l}
	for at.Chosen = range duel.Symbol(symbols) {
		for _, at.Dice = range l.Sets[l.FirstRoll():] {
			d := autobot.Decide(&at)
			r.kept[at.Chosen] = append(r.kept[at.Chosen], Kept{int16(l.Index(d.Keep)), d.Chosen, d.Ask})
		}
	}
	return r
}

// Decide returns what Autobot keeps of a full roll that is not its last one, by the symbol collected so far.
func (r *Rolling) Decide(roll int, chosen duel.Symbol) Kept {
	return r.kept[chosen][roll-r.FirstRoll()]
}

// Ends returns the probability of each of Sets after Autobot's last roll. It starts, with
// probability chance, from dice that are on the table after roll number roll or were kept for it.
// The dice missing from a full roll are thrown, and power counts as energy. At a level tie it calls
// answer for the player's choice; NoSymbol leaves the tie's chance out of the result.
func (r *Rolling) Ends(
	dice int, chosen duel.Symbol, roll int8, chance float64, answer func(dice int, roll int8, chance float64) duel.Symbol,
) []float64 {
	ends := make([]float64, len(r.Sets))
	var now [symbols][]float64
	for r.add(&now, Kept{At: int16(dice), Symbol: chosen}, chance); ; roll++ {
		var next [symbols][]float64
		for chosen, chances := range now {
			if chances == nil {
				continue
			}
			r.Throw(chances, &counted)
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
				r.add(&next, k, p)
			}
		}
		if roll >= autobot.LastRoll {
			return ends
		}
		now = next
	}
}

// add adds the chance of dice that are kept.
func (r *Rolling) add(to *[symbols][]float64, k Kept, chance float64) {
	if to[k.Symbol] == nil {
		to[k.Symbol] = make([]float64, len(r.Sets))
	}
	to[k.Symbol][k.At] += chance
}

// Means computes what kept dice are worth on average before the remaining rolls, if Autobot collects a symbol. worth
// has a number for each of Sets: those of the full rolls are what the last roll is worth, and Means sets the others.
func (r *Rolling) Means(worth []float64, rolls int, chosen duel.Symbol) {
	for r.Keeps(worth); rolls > 1; rolls-- {
		for i := r.FirstRoll(); i < len(worth); i++ {
			worth[i] = worth[r.Decide(i, chosen).At]
		}
		r.Keeps(worth)
	}
}

// counted is what each face of Autobot's dice counts as: to Autobot, power is energy (A1, A4).
var counted = func() (as [rules.NumFaces]rules.Face) {
	as = lattice.Faces
	as[duel.Power] = duel.Energy
	return as
}()

// Folded counts power as energy.
func Folded(r rules.Roll) rules.Roll {
	r[duel.Energy] += r[duel.Power]
	r[duel.Power] = 0
	return r
}

// Alike returns the roll that stands for all those with the same effect if Autobot has no card (A5): hearts
// beyond those it is missing, and fewer fame or destruction than pull, bring as much energy as energy dice.
func Alike(dice rules.Roll, deficit, pulling int) rules.Roll {
	if over := dice[duel.Heart] - int8(min(deficit, rules.MaxDice)); over > 0 {
		dice[duel.Heart] -= over
		dice[duel.Energy] += over
	}
	for f := duel.Fame; f <= duel.Destruction; f++ {
		if int(dice[f]) < pulling {
			dice[duel.Energy] += dice[f]
			dice[f] = 0
		}
	}
	return dice
}

// Thrown is the event of throwing dice, and its chance.
type Thrown struct {
	duel.Event
	Chance float64
}

// White is what the two white dice of a special power show (A7), by the hearts Autobot is missing. Results with the same effect are one.
var White = func() (lists [duel.MaxWhite + 1][]Thrown) {
	lat := lattice.Of(duel.MaxWhite)
	chance := make([]float64, len(lat.Sets))
	chance[0] = 1
	lat.Throw(chance, &counted)
	for deficit := range lists {
		list := &lists[deficit]
		for i, p := range chance {
			roll := Alike(lat.Sets[i], deficit, 1)
			if same := slices.IndexFunc(*list, func(t Thrown) bool { return t.Roll == roll }); p > 0 && same >= 0 {
				(*list)[same].Chance += p
			} else if p > 0 {
				*list = append(*list, Thrown{duel.Event{Kind: duel.Rolled, Roll: roll}, p})
			}
		}
	}
	return lists
}()
