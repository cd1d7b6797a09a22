package cards

import (
	"slices"
	"strings"

	"kingoftokyo/companion/text"
)

// entry is an item and what finding needs of it, folded once.
type entry struct {
	Item
	names   []called
	effects []effect // of each print and language
}

// called is something an item is called by.
type called struct {
	name  string
	whole string   // folded
	words []string // folded
}

// effect is an effect in one language, folded.
type effect struct {
	whole string
	words []string
}

func newEntry(it Item) entry {
	e := entry{Item: it}
	for _, name := range append(names(it.Name), it.ID) {
		e.names = append(e.names, called{name, text.Fold(name), folds(text.NameWords(name))})
	}
	for _, p := range it.Prints {
		for _, told := range names(p.Text) {
			words := strings.FieldsFunc(told, func(c rune) bool { return strings.ContainsRune(" -'’.,;:!?()", c) })
			e.effects = append(e.effects, effect{text.Fold(told), folds(words)})
		}
	}
	return e
}

// folds are words, folded; those without a letter or digit are left out.
func folds(words []string) []string {
	var out []string
	for _, w := range words {
		if w = text.Fold(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// The ranks of what matches by no name; those of names come first.
const (
	effectSays  = text.NoMatch + iota // the words stand together in the effect
	effectWords                       // each begins a word of the effect
	mistyped                          // a name with one letter wrong
	noMatch
)

// Find are the items that match a query and a filter, best first, then by box:
// names in either language (accents, case, apostrophes, hyphens and spaces do not
// matter); where no name matches, effects that have all the words; where none has,
// names of five letters or more with one letter wrong, missing, too many or swapped
// with its neighbour. The query may hold filters of its own (Parse). With no words
// everything the filters leave is found. The error is a *rules.Problem.
func (s *Index) Find(query string, f Filter) ([]Item, error) {
	words, f, err := s.Parse(query, f)
	if err != nil {
		return nil, err
	}
	var left []*entry
	for i := range s.entries {
		if e := &s.entries[i]; f.allows(e) {
			left = append(left, e)
		}
	}
	folded := text.Fold(words)
	if words == "" {
		return items(left), nil
	}
	if folded == "" {
		return nil, nil
	}
	each := folds(strings.Fields(words))
	for _, rank := range []func(*entry) text.Rank{
		func(e *entry) text.Rank { return e.named(folded) },
		func(e *entry) text.Rank { return e.told(folded, each) },
		func(e *entry) text.Rank { return e.almost(folded) },
	} {
		if found := ranked(left, rank); len(found) > 0 {
			return items(found), nil
		}
	}
	return nil, nil
}

// FindFrom is Find for people who play a box: the items of that box, or of the one the
// query names; where none is meant, those of all boxes.
func (s *Index) FindFrom(box, query string) ([]Item, error) {
	if found, err := s.Find(query, Filter{Box: box}); err != nil || len(found) > 0 {
		return found, err
	}
	return s.Find(query, Filter{})
}

func items(list []*entry) []Item {
	out := make([]Item, 0, len(list))
	for _, e := range list {
		out = append(out, e.Item)
	}
	return out
}

// ranked are those that match, best first; the order of the index decides between
// equals.
func ranked(list []*entry, rank func(*entry) text.Rank) []*entry {
	var by [noMatch][]*entry
	for _, e := range list {
		if r := rank(e); r < noMatch {
			by[r] = append(by[r], e)
		}
	}
	return slices.Concat(by[:]...)
}

func (e *entry) named(folded string) text.Rank {
	best := text.NoMatch
	for _, n := range e.names {
		if strings.Contains(n.whole, folded) {
			best = min(best, text.Match(n.name, folded))
		}
	}
	if best == text.NoMatch {
		return noMatch
	}
	return best
}

func (e *entry) told(folded string, each []string) text.Rank {
	if slices.ContainsFunc(e.effects, func(x effect) bool { return strings.Contains(x.whole, folded) }) {
		return effectSays
	}
	if e.tells(each) {
		return effectWords
	}
	return noMatch
}

// tells says whether an effect has words that begin so, all of them in one language.
func (e *entry) tells(begin []string) bool {
	return slices.ContainsFunc(e.effects, func(x effect) bool {
		return !slices.ContainsFunc(begin, func(b string) bool {
			return !slices.ContainsFunc(x.words, func(w string) bool { return strings.HasPrefix(w, b) })
		})
	})
}

// almost forgives one mistake in a name.
func (e *entry) almost(folded string) text.Rank {
	if slices.ContainsFunc(e.names, func(n called) bool { return almost(n.words, folded) }) {
		return mistyped
	}
	return noMatch
}
