package cards

import (
	"slices"
	"strings"

	"kingoftokyo/companion/text"
	"kingoftokyo/rules"
)

// Candidate is something that a few letters of its names may mean: a card, a monster.
type Candidate[T any] struct {
	Is   T
	ID   string // copies of a card have one, and stand one behind the other
	Name rules.Words

	rank text.Rank // how well it fits
}

// Rank says how well a candidate fits folded letters, by its name in any language and
// its id.
func (c *Candidate[T]) Rank(folded string) text.Rank {
	best := text.NoMatch
	if folded != "" {
		for _, name := range append(names(c.Name), c.ID) {
			best = min(best, text.Match(name, folded))
		}
	}
	return best
}

// almost says whether one mistake in a name makes it what was typed.
func (c *Candidate[T]) almost(folded string) bool {
	return slices.ContainsFunc(append(names(c.Name), c.ID), func(name string) bool {
		return almost(folds(text.NameWords(name)), folded)
	})
}

// Pick is the one card a player means by a few letters of a name: the only candidate
// that fits, or the one that fits best, of the first set that has any; without a set, of
// all. Where nothing fits, in a set or not, one mistake in a name of five letters or
// more is forgiven if it leaves but one candidate. The error is a *rules.Problem:
// no-such-card, or card-unclear, which lists what fits.
func Pick[T any](c *text.Catalogue, from []Candidate[T], query string, sets ...func(T) bool) (T, error) {
	return pick(c, from, query, true, sets)
}

// PickSpelt is Pick that forgives no mistake: for words that may be no card at all.
func PickSpelt[T any](c *text.Catalogue, from []Candidate[T], query string, sets ...func(T) bool) (T, error) {
	return pick(c, from, query, false, sets)
}

// Any is the set of all.
func Any[T any](T) bool { return true }

// PickMonster is Pick for monsters, of all. The error is a *rules.Problem,
// monster-unclear, which lists them.
func PickMonster[T any](c *text.Catalogue, from []Candidate[T], query string) (T, error) {
	id, err := Pick(c, from, query)
	if err != nil {
		err = rules.Refuse("", "monster-unclear", rules.Text("monster", query), rules.Text("list", listed(c, from)))
	}
	return id, err
}

func pick[T any](c *text.Catalogue, from []Candidate[T], query string, forgive bool, sets []func(T) bool) (none T, _ error) {
	folded := text.Fold(query)
	var fit []Candidate[T]
	for _, one := range from {
		if one.rank = one.Rank(folded); one.rank < text.NoMatch {
			fit = append(fit, one)
		}
	}
	slices.SortStableFunc(fit, func(a, b Candidate[T]) int { return int(a.rank) - int(b.rank) })
	if len(sets) == 0 {
		sets = []func(T) bool{Any[T]}
	}
	if len(fit) == 0 && forgive {
		fit = slices.DeleteFunc(slices.Clone(from), func(one Candidate[T]) bool { return !one.almost(folded) })
		if len(once(fit)) > 1 { // no set says which of them is mistyped
			sets = []func(T) bool{Any[T]}
		}
	}
	for _, in := range sets {
		like := once(slices.DeleteFunc(slices.Clone(fit), func(one Candidate[T]) bool { return !in(one.Is) }))
		switch {
		case len(like) == 0:
			continue
		case len(like) == 1 || like[0].rank < like[1].rank:
			return like[0].Is, nil
		}
		return none, rules.Refuse("", "card-unclear", rules.Text("card", query), rules.Text("list", listed(c, like[:min(len(like), mostListed)])))
	}
	return none, rules.Refuse("", "no-such-card", rules.Text("card", query))
}

// mostListed is how many cards a refusal lists.
const mostListed = 6

func listed[T any](c *text.Catalogue, list []Candidate[T]) string {
	var out []string
	for _, one := range list {
		out = append(out, c.Words(one.Name))
	}
	return strings.Join(out, ", ")
}

// InOrder are items in the order of their names in the language shown.
func InOrder(c *text.Catalogue, list []Item) []Item {
	return slices.SortedStableFunc(slices.Values(list), func(a, b Item) int { return text.Compare(c.Words(a.Name), c.Words(b.Name)) })
}

// once is a list with the first copy of each alone; copies stand together.
func once[T any](list []Candidate[T]) []Candidate[T] {
	return slices.CompactFunc(slices.Clone(list), func(a, b Candidate[T]) bool { return a.ID == b.ID })
}

// shortest is how many letters a name must have for a mistake to be forgiven.
const shortest = 5

// almost forgives one mistake in the words of a name, or in some that follow each other.
func almost(words []string, folded string) bool {
	for i := range words {
		for j := i + 1; j <= len(words); j++ {
			part := strings.Join(words[i:j], "")
			if len([]rune(part)) >= shortest && OneMistake([]rune(part), []rune(folded)) {
				return true
			}
		}
	}
	return false
}

// OneMistake says whether one letter wrong, missing, too many, or two neighbours
// swapped, lies between two words.
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
