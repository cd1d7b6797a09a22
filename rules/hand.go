package rules

import (
	"slices"
	"strings"
)

// This file describes who plays a seat, a person or kot, in the words of the notation (docs/players/opponents.md).

// A Hand says who plays a seat.
type Hand struct {
	Kot      bool // false: a person
	Strength Strength
	Temper   Temper
}

// Strength is how well kot plays in a seat.
type Strength uint8

// The strengths.
const (
	Easy Strength = iota
	Normal
	Hard
)

// NumStrengths is the number of strengths.
const NumStrengths = 3

// Strengths has the words of the strengths in the notation.
var Strengths = [NumStrengths]string{"easy", "normal", "hard"}

// String returns the strength's word in the notation.
func (n Strength) String() string { return Strengths[n] }

// Temper is what kot likes to do in a seat, besides winning.
type Temper uint8

// The tempers.
const (
	Even    Temper = iota // nothing in particular
	Brawler               // attacking
	Climber               // points from the dice
	Hoarder               // buying
)

// NumTempers is the number of tempers.
const NumTempers = 4

// Tempers has the words of the tempers in the notation.
var Tempers = [NumTempers]string{"even", "brawler", "climber", "hoarder"}

// String returns the temper's word in the notation.
func (t Temper) String() string { return Tempers[t] }

// Who acts, in the words of the notation and JSON.
const (
	KotWord    = "kot"
	PersonWord = "person"
)

// Who returns who acts, a person or kot.
func (h Hand) Who() string {
	if h.Kot {
		return KotWord
	}
	return PersonWord
}

// String returns the hand in the notation: "person", "kot easy", "kot hard brawler".
func (h Hand) String() string {
	switch {
	case !h.Kot:
		return PersonWord
	case h.Temper == Even:
		return KotWord + " " + h.Strength.String()
	}
	return KotWord + " " + h.Strength.String() + " " + h.Temper.String()
}

// StrengthNamed returns the strength that a word of the notation names.
func StrengthNamed(word string) (Strength, bool) { return Named[Strength](Strengths[:], word) }

// TemperNamed returns the temper that a word of the notation names.
func TemperNamed(word string) (Temper, bool) { return Named[Temper](Tempers[:], word) }

// Named returns the value that a word names, an index of the words of its type, or 0 and false if there is none.
func Named[N ~uint8](words []string, word string) (N, bool) {
	n := slices.Index(words, word)
	return N(max(n, 0)), n >= 0
}

// HandNamed reads what String writes. After "kot", strength and temper are optional and can be in any order.
func HandNamed(words string) (h Hand, ok bool) {
	list := strings.Fields(words)
	switch {
	case len(list) == 1 && list[0] == PersonWord:
		return h, true
	case len(list) == 0 || list[0] != KotWord:
		return h, false
	}
	h.Kot = true
	for _, w := range list[1:] {
		if n, ok := StrengthNamed(w); ok {
			h.Strength = n
		} else if t, ok := TemperNamed(w); ok {
			h.Temper = t
		} else {
			return Hand{}, false
		}
	}
	return h, true
}
