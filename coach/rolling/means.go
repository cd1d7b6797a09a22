package rolling

import (
	"slices"

	"kingoftokyo/autobot"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
)

// Worth says what Autobot's dice are worth to the player, in numbers of a type.
type Worth[N any] interface {
	Last(dice int) N             // a full roll after the last roll
	Mean(of [rules.NumFaces]N) N // of dice that are as likely one as another
	Best(fame, destruction N) N  // the player names the symbol (A2, level tie)
}

// Means works out what Autobot's dice are worth on average, each only where it is asked for. It is
// scratch space.
type Means[N any] struct {
	rolling *Rolling
	worth   Worth[N]
	faces   *[rules.NumFaces]rules.Face
	kept    [autobot.LastRoll + 1][Symbols][]mean[N] // by the roll that follows and the symbol collected, of each of Sets
}

// mean is a mean once it is known.
type mean[N any] struct {
	of    N
	known bool
}

// Begin forgets the means of another table. Faces counts each face thrown as another one.
func (m *Means[N]) Begin(r *Rolling, worth Worth[N], faces *[rules.NumFaces]rules.Face) {
	m.rolling, m.worth, m.faces = r, worth, faces
	for roll := range m.kept {
		for chosen := range m.kept[roll] {
			m.kept[roll][chosen] = m.kept[roll][chosen][:0]
		}
	}
}

// Kept is the mean of dice kept for a roll.
func (m *Means[N]) Kept(dice, roll int, chosen duel.Symbol) N {
	if dice >= m.rolling.FirstRoll() {
		return m.Lying(dice, roll, chosen)
	}
	all := &m.kept[roll][chosen]
	if len(*all) == 0 {
		*all = slices.Grow(*all, m.rolling.FirstRoll())[:m.rolling.FirstRoll()]
		clear(*all)
	}
	to := &(*all)[dice]
	if !to.known {
		var thrown [rules.NumFaces]N
		for i, f := range m.faces {
			thrown[i] = m.Kept(int(m.rolling.Up[dice][f]), roll, chosen)
		}
		to.of, to.known = m.worth.Mean(thrown), true
	}
	return to.of
}

// Lying is the mean of a full roll that lies there after so many rolls.
func (m *Means[N]) Lying(dice, roll int, chosen duel.Symbol) N {
	if roll >= autobot.LastRoll {
		return m.worth.Last(dice)
	}
	k := m.rolling.Kept(dice, chosen)
	if k.Ask {
		return m.worth.Best(m.Lying(dice, roll, duel.FameSymbol), m.Lying(dice, roll, duel.DestructionSymbol))
	}
	return m.Kept(int(k.At), roll+1, k.Symbol)
}
