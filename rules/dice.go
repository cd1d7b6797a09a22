package rules

import (
	"slices"
	"strings"
)

// Face is one of the six faces of a box's dice, as an index into its Alphabet.
// Each box names its own faces; the number is their canonical order.
type Face uint8

// NumFaces is how many faces a die has, in every box.
const NumFaces = 6

// MaxDice is the most dice anybody may ever roll: six and two extra ones (O2).
const MaxDice = 8

// Roll is a multiset of dice: how many show each face. Dice have no identity at
// the table, so a roll of eight is one of a few thousand values and a set of
// dice put aside is just another Roll.
type Roll [NumFaces]int8

// RollOf are dice one by one as a roll.
func RollOf(dice []Face) Roll {
	var r Roll
	for _, f := range dice {
		r[f]++
	}
	return r
}

// Faces are the dice one by one, in canonical order.
func (r Roll) Faces() []Face {
	var out []Face
	for f, n := range r {
		out = append(out, slices.Repeat([]Face{Face(f)}, max(0, int(n)))...)
	}
	return out
}

// Total is the number of dice in the roll.
func (r Roll) Total() int {
	n := 0
	for _, k := range r {
		n += int(k)
	}
	return n
}

// Plus is both rolls together.
func (r Roll) Plus(o Roll) Roll {
	for f := range r {
		r[f] += o[f]
	}
	return r
}

// Minus is r without the dice of o. The counts go negative where o has dice that
// r lacks: ask Contains first.
func (r Roll) Minus(o Roll) Roll {
	for f := range r {
		r[f] -= o[f]
	}
	return r
}

// Contains says whether every die of o is also in r.
func (r Roll) Contains(o Roll) bool {
	for f := range r {
		if o[f] > r[f] {
			return false
		}
	}
	return true
}

// Alphabet is how the faces of a box are typed: one canonical letter a face, used
// in written files, and further letters that are always accepted.
type Alphabet struct {
	Canonical [NumFaces]rune
	Also      [NumFaces]string
	// Use is the key of the help a wrong letter gets: the letters of the box.
	Use string
}

// Face is the face a letter stands for, upper or lower case.
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

// Letter is the canonical letter of a face.
func (a *Alphabet) Letter(f Face) rune { return a.Canonical[f] }

// Parse reads dice typed as letters, in any order. At most MaxDice dice are
// accepted. The error is a *Problem that names the first wrong letter.
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

// Among says of each of some dice whether it is one of the roll: of equal ones the first.
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
