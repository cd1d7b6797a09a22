package text

import (
	"slices"
	"strings"

	"kingoftokyo/rules"
)

// Rank is how well a name fits what was typed; a lower one fits better.
type Rank int8

// The ranks of a match, best first.
const (
	WholeName  Rank = iota
	NameBegins      // the name begins with it
	WholeWord       // it is one of the name's words
	WordBegins      // one of the name's words begins with it
	Anywhere        // the letters are somewhere in the name
	NoMatch
)

// Match returns how well a name fits letters that are folded (Fold) and not empty.
func Match(name, folded string) Rank {
	whole := Fold(name)
	switch {
	case whole == folded:
		return WholeName
	case strings.HasPrefix(whole, folded):
		return NameBegins
	case !strings.Contains(whole, folded):
		return NoMatch
	}
	words := NameWords(name)
	if slices.ContainsFunc(words, func(w string) bool { return Fold(w) == folded }) {
		return WholeWord
	}
	for i := range words {
		if strings.HasPrefix(Fold(strings.Join(words[i:], "")), folded) {
			return WordBegins
		}
	}
	return Anywhere
}

// MatchWords returns how well a name, in the language in which it fits best, or an id fits folded letters.
func MatchWords(w rules.Words, id, folded string) Rank {
	best := Match(id, folded)
	for _, name := range w {
		best = min(best, Match(name, folded))
	}
	return best
}

// NameWords splits a name at its spaces, hyphens and apostrophes.
func NameWords(name string) []string {
	return strings.FieldsFunc(name, func(c rune) bool { return strings.ContainsRune(" -'’", c) })
}

// OneMistake reports whether two words differ by one mistake at most: one letter wrong, missing or extra,
// or two neighbours swapped.
func OneMistake[C comparable](a, b []C) bool {
	if len(a) < len(b) {
		a, b = b, a
	}
	i := 0
	for i < len(b) && a[i] == b[i] {
		i++
	}
	switch {
	case len(a) > len(b)+1:
		return false
	case len(a) > len(b):
		return slices.Equal(a[i+1:], b[i:])
	case i == len(b), slices.Equal(a[i+1:], b[i+1:]):
		return true
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && slices.Equal(a[i+2:], b[i+2:])
}

// TwoMistakes reports whether two words begin alike and differ in two letters at most.
func TwoMistakes[C comparable](a, b []C) bool {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	if len(a) == 0 || len(b) == 0 {
		return len(a)+len(b) <= 2
	}
	return OneMistake(a[1:], b[1:]) || OneMistake(a[1:], b) || OneMistake(a, b[1:])
}

// BeginsAlmost reports whether a word begins with what was typed, but for one mistake after its first letter.
func BeginsAlmost[C comparable](word, typed []C) bool {
	if len(word) == 0 || len(typed) == 0 || word[0] != typed[0] {
		return false
	}
	for n := max(1, len(typed)-1); n <= min(len(word), len(typed)+1); n++ {
		if OneMistake(word[:n], typed) {
			return true
		}
	}
	return false
}

// Nearest returns the word that a player most likely meant by another one, if no other word is as close:
// equal but for a mistake, beginning that way, or with two mistakes in a long word; "" for none.
func Nearest(word string, known []string) string {
	const begun, long = 2, 5 // how many letters make a beginning, or a word with two mistakes, meaningful
	typed := []rune(Fold(word))
	for _, near := range []func(k []rune) bool{
		func(k []rune) bool { return slices.Equal(k, typed) },
		func(k []rune) bool { return len(typed) > begun && OneMistake(k, typed) },
		func(k []rune) bool { return len(typed) >= begun && strings.HasPrefix(string(k), string(typed)) },
		func(k []rune) bool { return len(typed) >= long && len(k) >= long && TwoMistakes(k, typed) },
	} {
		var found []string
		for _, k := range known {
			if near([]rune(Fold(k))) {
				found = append(found, k)
			}
		}
		if len(found) > 0 {
			if slices.ContainsFunc(found, func(k string) bool { return k != found[0] }) {
				return ""
			}
			return found[0]
		}
	}
	return ""
}
