package ask

import (
	"slices"

	"kingoftokyo/companion/lookup/cards"
)

// asGood is the share of the best card's score that another card needs to be listed with it.
const asGood = 0.6

// Find returns the cards and tiles that a query means, the best first: those whose names fit
// (cards.Index.Named); if there are none, those whose names or texts answer it, and failing that those with
// similar names. The query may contain filters; without any words it finds everything that passes them. The
// error is a *rules.Problem about a filter.
func (x *Index) Find(query string, f cards.Filter) ([]cards.Item, error) {
	named, err := x.cards.Named(query, f)
	if err != nil || len(named) > 0 {
		return named, err
	}
	given := f
	words, f, err := x.cards.Parse(query, f)
	if err != nil {
		return nil, err
	}
	narrow := Filter{Filter: f, Kinds: []Kind{Card, Tile}}
	var out []cards.Item
	var best float32
	seen := map[int]bool{}
	for _, h := range x.ranked(x.understood(words), words, x.kept(&narrow), &narrow) {
		e := x.parts[x.units[h.unit].part].entry
		if best = max(best, h.score); h.score < asGood*best {
			break
		}
		if !seen[e] {
			seen[e] = true
			out = append(out, *x.entries[e].item)
		}
	}
	if len(out) == 0 {
		out, _, err = x.cards.Meant(query, given)
	}
	return slices.Clip(out), err
}

// FindFrom is Find for the players of a box: it finds items of that box, or of another one that the query
// names. If it finds none there, it searches all boxes.
func (x *Index) FindFrom(box, query string) ([]cards.Item, error) {
	if found, err := x.Find(query, cards.Filter{Box: box}); err != nil || len(found) > 0 {
		return found, err
	}
	return x.Find(query, cards.Filter{})
}
