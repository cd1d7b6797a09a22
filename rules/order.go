package rules

import "slices"

// An Order is the order in which the dice of a roll were typed or thrown: each face plus
// one, then 0 after the last. The zero Order is the canonical order. An Order is
// comparable. No rule depends on it: screens lay out the dice by it.
type Order [MaxDice]uint8

// OrderOf returns the order of the dice, or the zero Order for more than MaxDice.
func OrderOf(dice []Face) Order {
	var o Order
	sorted := true
	for i, f := range dice {
		if i == len(o) {
			return Order{}
		}
		o[i] = uint8(f) + 1
		sorted = sorted && (i == 0 || dice[i-1] <= f)
	}
	if sorted {
		return Order{}
	}
	return o
}

func (o Order) faces() []Face {
	var out []Face
	for _, f := range o {
		if f > 0 {
			out = append(out, Face(f-1))
		}
	}
	return out
}

// Lay returns the dice of a roll in this order, or in canonical order if o is not an
// order of these dice.
func (o Order) Lay(roll Roll) []Face {
	if dice := o.faces(); RollOf(dice) == roll {
		return dice
	}
	return roll.Faces()
}

// OrderAtEnd returns the order in which the dice of a roll appear at the end of a typed line,
// after anything else, as in "cc + hef". It returns the zero Order if they do not appear there.
func (a *Alphabet) OrderAtEnd(line string, roll Roll) Order {
	var dice []Face
	for _, letter := range slices.Backward([]rune(line)) {
		if face, ok := a.Face(letter); ok && len(dice) < roll.Total() {
			dice = append(dice, face)
		}
	}
	if RollOf(dice) != roll {
		return Order{}
	}
	slices.Reverse(dice)
	return OrderOf(dice)
}
