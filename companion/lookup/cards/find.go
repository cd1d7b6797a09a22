package cards

import (
	"slices"
	"strings"
	"sync"

	"kingoftokyo/companion/words/text"
)

// entry is an item with the words of its effect in each print and language, folded on first use.
type entry struct {
	Item
	effects func() [][]string
}

func newEntry(it Item) entry {
	return entry{it, sync.OnceValue(func() (list [][]string) {
		for _, p := range it.Prints {
			for _, told := range names(p.Text) {
				words := strings.FieldsFunc(told, func(c rune) bool { return strings.ContainsRune(" -'’.,;:!?()", c) })
				list = append(list, folds(words))
			}
		}
		return list
	})}
}

// folds returns words, folded. Words without a letter or digit are left out.
func folds(words []string) []string {
	var out []string
	for _, w := range words {
		if w = text.Fold(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// Named returns the items that pass a filter and whose names in any language fit a query, the best first,
// equal ones by box. Accents, case, apostrophes, hyphens and spaces do not matter. The query may contain
// filters (Parse); without any words it finds everything that passes them. It does not search the effects:
// the search over everything (companion/lookup/ask) does. The error is a *rules.Problem.
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
	left = slices.DeleteFunc(left, func(e *entry) bool { return e.named(folded) == text.NoMatch })
	slices.SortStableFunc(left, func(a, b *entry) int { return int(a.named(folded)) - int(b.named(folded)) })
	return items(left), nil
}

// Meant returns the items that a player means by letters of a name: those of Named; if there are none, those
// with a name one mistake away (Pick), and failing that those that come close. spelt reports that Named found
// them. The error is a *rules.Problem.
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
			if e := &s.entries[i]; f.allows(e) && like.any(e.Name, e.ID, folded) {
				found = append(found, e.Item)
			}
		}
		if len(found) > 0 {
			break
		}
	}
	return found, false, nil
}

func items(list []*entry) []Item { return text.Map(list, func(e *entry) Item { return e.Item }) }

func (e *entry) named(folded string) text.Rank { return text.MatchWords(e.Name, e.ID, folded) }

// tells reports whether the effect has, in one language, a word for each beginning.
func (e *entry) tells(begin []string) bool {
	return slices.ContainsFunc(e.effects(), func(words []string) bool {
		return !slices.ContainsFunc(begin, func(b string) bool {
			return !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, b) })
		})
	})
}
