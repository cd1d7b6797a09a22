package cards

import (
	"slices"
	"strings"
	"sync"

	"kingoftokyo/companion/text"
)

// entry is an item and what finding needs of it, folded once.
type entry struct {
	Item
	names   []called
	effects func() []effect // of each print and language; folded when they are first asked for
}

// called is something an item is called by.
type called struct {
	name  string
	whole string   // folded
	words []string // folded
}

// effect is an effect in one language, folded.
type effect struct{ words []string }

func newEntry(it Item) entry {
	e := entry{Item: it}
	for _, name := range append(names(it.Name), it.ID) {
		e.names = append(e.names, called{name, text.Fold(name), folds(text.NameWords(name))})
	}
	e.effects = sync.OnceValue(func() (list []effect) {
		for _, p := range it.Prints {
			for _, told := range names(p.Text) {
				words := strings.FieldsFunc(told, func(c rune) bool { return strings.ContainsRune(" -'’.,;:!?()", c) })
				list = append(list, effect{folds(words)})
			}
		}
		return list
	})
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

// Named are the items whose names match a query and that a filter leaves, best first,
// then by box: names in either language; accents, case, apostrophes, hyphens and spaces
// do not matter. The query may hold filters of its own (Parse). With no words everything
// the filters leave is found. What a card says is found by the search over everything
// (companion/ask). The error is a *rules.Problem.
func (s *Index) Named(query string, f Filter) ([]Item, error) {
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
	return items(ranked(left, func(e *entry) text.Rank { return e.named(folded) })), nil
}

// Meant are the items that letters of a name mean: those Named finds; where there are
// none, those whose name is one mistake away (Pick), and then those that come near; spelt
// is false for both. What a card says means none. The error is a *rules.Problem.
func (s *Index) Meant(query string, f Filter) (found []Item, spelt bool, err error) {
	found, err = s.Named(query, f)
	if err != nil || len(found) > 0 {
		return found, true, err
	}
	words, f, err := s.Parse(query, f)
	if err != nil {
		return nil, false, err
	}
	folded := text.Fold(words)
	for _, like := range []likeness{almost, near} {
		for i := range s.entries {
			if e := &s.entries[i]; f.allows(e) && slices.ContainsFunc(e.names, func(n called) bool { return like(n.words, folded) }) {
				found = append(found, e.Item)
			}
		}
		if len(found) > 0 {
			break
		}
	}
	return found, false, nil
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
	var by [text.NoMatch][]*entry
	for _, e := range list {
		if r := rank(e); r < text.NoMatch {
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
	return best
}

// tells says whether an effect has words that begin so, all of them in one language.
func (e *entry) tells(begin []string) bool {
	return slices.ContainsFunc(e.effects(), func(x effect) bool {
		return !slices.ContainsFunc(begin, func(b string) bool {
			return !slices.ContainsFunc(x.words, func(w string) bool { return strings.HasPrefix(w, b) })
		})
	})
}
