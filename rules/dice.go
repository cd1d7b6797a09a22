// Package rules contains what all boxes share: faces and rolls, the letters of dice, rule numbers, refusals that
// can be translated (Problem), and strict reading of the card data.
//
// The boxes are sub-packages. No package of rules uses a terminal, a clock or random numbers.
package rules

import (
	"slices"
	"strings"
)

// Face is one of the six faces of a box's dice, as an index into its Alphabet.
// Each box names its own faces; the number is their canonical order.
type Face uint8

// NumFaces is the number of faces of a die, in every box.
const NumFaces = 6

// MaxDice is the most dice anybody can ever roll: six and two extra ones (O2).
const MaxDice = 8

// A Roll is a multiset of dice: how many show each face. Dice have no identity at the
// table, so a roll of eight is one of a few thousand values, and a set of dice put
// aside is just another Roll.
type Roll [NumFaces]int8

// RollOf returns the roll that consists of dice.
func RollOf(dice []Face) Roll {
	var r Roll
	for _, f := range dice {
		r[f]++
	}
	return r
}

// Faces lists the dice one by one, in canonical order.
func (r Roll) Faces() []Face {
	var out []Face
	for f, n := range r {
		out = append(out, slices.Repeat([]Face{Face(f)}, max(0, int(n)))...)
	}
	return out
}

// Total returns the number of dice in the roll.
func (r Roll) Total() int {
	n := 0
	for _, k := range r {
		n += int(k)
	}
	return n
}

// Plus returns both rolls together.
func (r Roll) Plus(o Roll) Roll {
	for f := range r {
		r[f] += o[f]
	}
	return r
}

// Minus returns r without the dice of o. Counts go negative if o has dice that r
// lacks: check Contains first.
func (r Roll) Minus(o Roll) Roll {
	for f := range r {
		r[f] -= o[f]
	}
	return r
}

// Contains reports whether every die of o is also in r.
func (r Roll) Contains(o Roll) bool {
	for f := range r {
		if o[f] > r[f] {
			return false
		}
	}
	return true
}

// An Alphabet says how the faces of a box are typed: one canonical letter per face,
// used in files, and further letters that are always accepted.
type Alphabet struct {
	Canonical [NumFaces]rune
	Also      [NumFaces]string
	// Use is the key of the help text for a wrong letter: it lists the letters of the box.
	Use string
}

// Face returns the face of a letter, which may be upper or lower case.
func (a *Alphabet) Face(letter rune) (Face, bool) {
	if letter >= 'A' && letter <= 'Z' {
		letter += 'a' - 'A'
	}
	for f, c := range a.Canonical {
		if letter == c || strings.ContainsRune(a.Also[f], letter) {
			return Face(f), true
		}
	}
	return 0, false
}

// Letter returns the canonical letter of a face.
func (a *Alphabet) Letter(f Face) rune { return a.Canonical[f] }

// Parse reads dice typed as letters, in any order. It accepts at most MaxDice dice.
// The error is a *Problem that names the first wrong letter.
func (a *Alphabet) Parse(s string) (Roll, error) {
	var r Roll
	n := 0
	for _, c := range s {
		f, ok := a.Face(c)
		if !ok {
			return Roll{}, Refuse("", "dice-face", Text("letter", string(c)), ID(ArgKey, "use", a.Use))
		}
		r[f]++
		n++
	}
	if n > MaxDice {
		return Roll{}, Refuse("O2", "dice-many", Num("have", n), Num("most", MaxDice))
	}
	return r, nil
}

// Among reports for each of the dice whether it is in the roll. Of equal dice, the first ones are.
func (r Roll) Among(dice []Face) []bool {
	out := make([]bool, len(dice))
	for i, f := range dice {
		if r[f] > 0 {
			r[f]--
			out[i] = true
		}
	}
	return out
}

// Format writes a roll in the alphabet's canonical letters and order.
func (a *Alphabet) Format(r Roll) string { return a.Spell(r.Faces()) }

// Spell writes faces one by one in the alphabet's canonical letters.
func (a *Alphabet) Spell(faces []Face) string {
	b := make([]rune, 0, MaxDice)
	for _, f := range faces {
		b = append(b, a.Canonical[f])
	}
	return string(b)
}
