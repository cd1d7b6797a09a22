package rules

import "strings"

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

// String returns the strength's word in the notation.
func (n Strength) String() string { return [...]string{"easy", "normal", "hard"}[n] }

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

// String returns the temper's word in the notation.
func (t Temper) String() string { return [...]string{"even", "brawler", "climber", "hoarder"}[t] }

// Who acts, in the words of the notation and JSON.
const (
	KotWord    = "kot"
	PersonWord = "person"
)

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
func StrengthNamed(word string) (Strength, bool) {
	for n := range Strength(NumStrengths) {
		if n.String() == word {
			return n, true
		}
	}
	return 0, false
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
		n, found := StrengthNamed(w)
		if found {
			h.Strength = n
		}
		for t := range Temper(NumTempers) {
			if t.String() == w {
				h.Temper, found = t, true
			}
		}
		if !found {
			return Hand{}, false
		}
	}
	return h, true
}
