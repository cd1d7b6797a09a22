package rules

import "strings"

// This file has who plays a seat, a person or kot, in the words of the notation (docs/players/opponents.md).

// Hand is who plays a seat.
type Hand struct {
	Kot      bool // otherwise a person
	Strength Strength
	Temper   Temper
}

// Strength is how well kot plays a seat.
type Strength uint8

// The strengths.
const (
	Easy Strength = iota
	Normal
	Hard
)

// NumStrengths is how many there are.
const NumStrengths = 3

// String is the strength's word in the notation.
func (n Strength) String() string { return [...]string{"easy", "normal", "hard"}[n] }

// Temper is what kot likes in a seat, beyond winning.
type Temper uint8

// The tempers.
const (
	Even    Temper = iota // nothing
	Brawler               // to hit
	Climber               // points from the dice
	Hoarder               // to buy
)

// NumTempers is how many there are.
const NumTempers = 4

// String is the temper's word in the notation.
func (t Temper) String() string { return [...]string{"even", "brawler", "climber", "hoarder"}[t] }

// Who acts, as the notation and JSON have it.
const (
	KotWord    = "kot"
	PersonWord = "person"
)

// String is the hand in the notation: "person", "kot easy", "kot hard brawler".
func (h Hand) String() string {
	switch {
	case !h.Kot:
		return PersonWord
	case h.Temper == Even:
		return KotWord + " " + h.Strength.String()
	}
	return KotWord + " " + h.Strength.String() + " " + h.Temper.String()
}

// StrengthNamed is the strength of a word of the notation.
func StrengthNamed(word string) (Strength, bool) {
	for n := range Strength(NumStrengths) {
		if n.String() == word {
			return n, true
		}
	}
	return 0, false
}

// HandNamed reads what String writes. Of kot strength and temper may be missing, and stand in any order.
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
