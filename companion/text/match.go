package text

import (
	"strings"

	"kingoftokyo/rules"
)

// Rank says how well a name matches what was typed; the lower the better.
type Rank int8

// The ranks of a match, best first.
const (
	WholeName  Rank = iota
	NameBegins      // the name begins so
	WholeWord       // one of its words
	WordBegins      // one of its words begins so
	Anywhere        // the letters stand in it
	NoMatch
)

// Match says how well a name matches folded letters (Fold), which are not empty.
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
	for _, w := range words {
		if Fold(w) == folded {
			return WholeWord
		}
	}
	for i := range words {
		if strings.HasPrefix(Fold(strings.Join(words[i:], "")), folded) {
			return WordBegins
		}
	}
	return Anywhere
}

// MatchWords says how well a name in any language, or an id, matches folded letters.
func MatchWords(w rules.Words, id, folded string) Rank {
	best := Match(id, folded)
	for _, name := range w {
		best = min(best, Match(name, folded))
	}
	return best
}

// NameWords parts a name at its spaces, hyphens and apostrophes.
func NameWords(name string) []string {
	return strings.FieldsFunc(name, func(c rune) bool { return strings.ContainsRune(" -'’", c) })
}
