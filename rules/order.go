package rules

import "slices"

// Order is the order in which the dice of a roll were typed or thrown: each face plus one,
// and 0 behind the last of them. The zero Order is the canonical one. It is comparable, and
// no rule looks at it: a screen lays the dice out in it.
type Order [MaxDice]uint8

// OrderOf is the order of these dice; that of more than MaxDice is not kept.
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

// faces are the dice one by one.
func (o Order) faces() []Face {
	var out []Face
	for _, f := range o {
		if f > 0 {
			out = append(out, Face(f-1))
		}
	}
	return out
}

// Lay are the dice of a roll in this order, or in the canonical one where it is no order
// of them.
func (o Order) Lay(roll Roll) []Face {
	if dice := o.faces(); RollOf(dice) == roll {
		return dice
	}
	return roll.Faces()
}

// OrderAtEnd is the order in which the dice of a roll stand at the end of a typed line, whatever
// stands before them, as in "cc + hef"; the zero Order where they are not there.
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
