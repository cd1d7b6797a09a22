package rolling

import (
	"slices"

	"kingoftokyo/autobot"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Worth is what dice are worth to the player: two numbers, or three, of which each has its mean.
type Worth interface{ ~[2]float64 | ~[3]float64 }

// Means works out what Autobot's dice are worth on average, each only where it is asked for. It is
// scratch space.
type Means[W Worth] struct {
	Last   func(dice int) W            // a full roll after the last roll
	Better func(a, b W) bool           // says whether the player would rather have a
	Faces  *[rules.NumFaces]rules.Face // what each face thrown is counted as (Lattice.Throw)

	*Rolling
	known [autobot.LastRoll + 2][Symbols][]mean[W] // by the roll that follows and the symbol collected, of each of Sets
}

// mean is a mean once it is known.
type mean[W Worth] struct {
	worth W
	known bool
}

// Begin forgets the means of another table.
func (m *Means[W]) Begin(r *Rolling) {
	m.Rolling = r
	for roll := range m.known {
		for chosen := range m.known[roll] {
			m.known[roll][chosen] = m.known[roll][chosen][:0]
		}
	}
}

// Kept is the mean of dice kept for a roll.
func (m *Means[W]) Kept(dice, roll int, chosen duel.Symbol) W {
	if dice >= m.FirstRoll() {
		return m.Lying(dice, roll, chosen)
	}
	to := m.at(dice, roll, chosen)
	if !to.known {
		for _, f := range m.Faces {
			thrown := m.Kept(int(m.Up[dice][f]), roll, chosen)
			for i := 0; i < len(thrown); i++ {
				to.worth[i] += thrown[i]
			}
		}
		for i := 0; i < len(to.worth); i++ {
			to.worth[i] /= rules.NumFaces
		}
		to.known = true
	}
	return to.worth
}

// Lying is the mean of a full roll that lies there after so many rolls.
func (m *Means[W]) Lying(dice, roll int, chosen duel.Symbol) W {
	if roll >= autobot.LastRoll {
		to := m.at(dice, autobot.LastRoll+1, duel.NoSymbol)
		if !to.known {
			to.worth, to.known = m.Last(dice), true
		}
		return to.worth
	}
	k := m.Decide(dice, chosen)
	if k.Ask {
		return m.Lying(dice, roll, m.Symbol(dice, roll))
	}
	return m.Kept(int(k.At), roll+1, k.Symbol)
}

// Symbol is the player's better answer to a level tie (A2).
func (m *Means[W]) Symbol(dice, roll int) duel.Symbol {
	if m.Better(m.Lying(dice, roll, duel.DestructionSymbol), m.Lying(dice, roll, duel.FameSymbol)) {
		return duel.DestructionSymbol
	}
	return duel.FameSymbol
}

// at is where the mean of dice is noted.
func (m *Means[W]) at(dice, roll int, chosen duel.Symbol) *mean[W] {
	all := &m.known[roll][chosen]
	if len(*all) == 0 {
		*all = slices.Grow(*all, len(m.Sets))[:len(m.Sets)]
		clear(*all)
	}
	return &(*all)[dice]
}
