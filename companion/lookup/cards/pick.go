package cards

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Candidate is a card or monster that a player may mean by letters of its name.
type Candidate[T any] struct {
	Is   T
	ID   string // copies of a card share one, and follow each other
	Name rules.Words

	rank text.Rank // how well it fits
}

// Rank returns how well a candidate fits folded letters, by its names in all languages and its id.
func (c *Candidate[T]) Rank(folded string) text.Rank {
	if folded == "" {
		return text.NoMatch
	}
	return text.MatchWords(c.Name, c.ID, folded)
}

// Pick returns the one candidate that a player means by letters of its name. It uses the first set in which
// any candidate fits, or all candidates if there are no sets; in that set, the candidate must be the only one
// that fits, or the best. If nothing fits in any set, it forgives one mistake in a name of five letters or
// more, if that leaves only one candidate. The error is a *rules.Problem: no-such-card; card-unclear, which
// lists the cards that fit; card-meant, which lists those that come close.
func Pick[T any](c *text.Catalogue, from []Candidate[T], query string, sets ...func(T) bool) (T, error) {
	return pick(c, from, query, true, sets)
}

// PickSpelt is Pick without forgiving mistakes: for words that may not be a card at all.
func PickSpelt[T any](c *text.Catalogue, from []Candidate[T], query string, sets ...func(T) bool) (T, error) {
	return pick(c, from, query, false, sets)
}

// Any is the set of all candidates.
func Any[T any](T) bool { return true }

// PickMonster is Pick for monsters. The error is the *rules.Problem monster-unclear, which lists all monsters.
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
		fit = having(from, almost, folded)
		if len(once(fit)) > 1 { // no set tells which of them is mistyped
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
		list := listed(c, like[:min(len(like), mostListed)])
		return none, rules.Refuse("", "card-unclear", rules.Text("card", query), rules.Text("list", list))
	}
	if like := Near(c, from, query); forgive && len(fit) == 0 && like != "" {
		return none, rules.Refuse("", "card-meant", rules.Text("card", query), rules.Text("list", like))
	}
	return none, rules.Refuse("", "no-such-card", rules.Text("card", query))
}

// having returns the candidates with a name like the typed letters.
func having[T any](from []Candidate[T], like likeness, folded string) []Candidate[T] {
	return slices.DeleteFunc(slices.Clone(from), func(one Candidate[T]) bool { return !like.any(one.Name, one.ID, folded) })
}

// Near returns the names that come close to what was typed, to ask whether one of them is meant; "" if
// there are none.
func Near[T any](c *text.Catalogue, from []Candidate[T], query string) string {
	folded := text.Fold(query)
	for _, like := range []likeness{almost, near} {
		if found := once(having(from, like, folded)); len(found) > 0 {
			return listed(c, found[:min(len(found), mostListed)])
		}
	}
	return ""
}

// mostListed is how many cards a refusal lists.
const mostListed = 6

func listed[T any](c *text.Catalogue, list []Candidate[T]) string {
	return text.List(list, func(one Candidate[T]) string { return c.Words(one.Name) })
}

// InOrder returns items in the order of their names in the catalogue's language.
func InOrder(c *text.Catalogue, list []Item) []Item {
	return slices.SortedStableFunc(slices.Values(list), func(a, b Item) int { return text.Compare(c.Words(a.Name), c.Words(b.Name)) })
}

// Shown returns the items that letters of a name have found (Index.Meant), in the order players read them:
// first those whose name in the catalogue's language has the letters, the best first, then those found by
// another name, in their old order. Without letters it is InOrder.
func Shown(c *text.Catalogue, list []Item, letters string) []Item {
	folded := text.Fold(letters)
	rank := func(it *Item) text.Rank {
		if folded == "" {
			return text.NoMatch
		}
		return text.Match(c.Words(it.Name), folded)
	}
	other := map[string]int{}
	for i := range list {
		other[list[i].ID] = i
	}
	out := InOrder(c, list)
	slices.SortStableFunc(out, func(a, b Item) int {
		ra, rb := rank(&a), rank(&b)
		if ra == text.NoMatch && rb == text.NoMatch && folded != "" {
			return other[a.ID] - other[b.ID]
		}
		return int(ra) - int(rb)
	})
	return out
}

// Begins returns how well an item fits letters by the beginnings of the words of its names: WholeName, WordBegins, or
// Anywhere if no word of any name begins with them. Without letters, all items fit equally.
func (it *Item) Begins(letters string) text.Rank {
	folded := text.Fold(letters)
	if folded == "" {
		return text.WholeName
	}
	switch best := text.MatchWords(it.Name, it.ID, folded); {
	case best == text.WholeName:
		return best
	case best <= text.WordBegins:
		return text.WordBegins
	}
	return text.Anywhere
}

// Copies returns how many copies of the card a box has.
func (it *Item) Copies(box string) int {
	for _, p := range it.Prints {
		if p.Box.ID == box {
			return p.Copies
		}
	}
	return 0
}

// once keeps the first copy of each card. Copies must follow each other.
func once[T any](list []Candidate[T]) []Candidate[T] {
	return slices.CompactFunc(slices.Clone(list), func(a, b Candidate[T]) bool { return a.ID == b.ID })
}

// likeness reports whether typed letters are like the words of a name, or like some neighbouring words of it.
type likeness func(words []string, folded string) bool

// any reports whether typed letters are like a name in some language, or like an id.
func (like likeness) any(name rules.Words, id, folded string) bool {
	return slices.ContainsFunc(append(names(name), id), func(one string) bool { return like(folds(text.NameWords(one)), folded) })
}

// How many letters a name must have for one mistake to be forgiven, how many must be typed for
// close names to be offered, and how many a name must have for two mistakes to be close.
const (
	shortest = 5
	typed    = 4
	longish  = 8
)

// almost forgives one mistake.
func almost(words []string, folded string) bool {
	for i := range words {
		for j := i + 1; j <= len(words); j++ {
			part := strings.Join(words[i:j], "")
			if len([]rune(part)) >= shortest && text.OneMistake([]rune(part), []rune(folded)) {
				return true
			}
		}
	}
	return false
}

// near reports whether typed letters come close: they are the beginning of the words but for one mistake
// or, in long words, two. kot may offer such a name, but must not assume that it is meant.
func near(words []string, folded string) bool {
	letters := []rune(folded)
	if len(letters) < typed {
		return false
	}
	for i := range words {
		if text.BeginsAlmost([]rune(strings.Join(words[i:], "")), letters) {
			return true
		}
		for j := i + 1; j <= len(words); j++ {
			part := []rune(strings.Join(words[i:j], ""))
			if len(part) >= longish && part[0] == letters[0] && text.TwoMistakes(part, letters) {
				return true
			}
		}
	}
	return false
}
