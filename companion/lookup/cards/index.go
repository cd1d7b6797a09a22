// Package cards finds cards and sides of tiles of all boxes, by name, by words of their effect and by filters, and
// writes their full text. It reads no file, and each box hands in its cards.
package cards

import (
	"maps"
	"slices"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Box is a box as the look-up knows it.
type Box struct {
	ID   string // in filters and JSON; its name is the text "tokyo.cards.box.ID", if there is one
	Game string // boxes of one game share cards: there one id is one card
}

// Kind is what an Item is.
type Kind uint8

// The kinds.
const (
	AnyKind Kind = iota // of a Filter: every kind
	Keep                // stays before its owner
	Discard             // acts once
	Tile                // a side of a tile
)

// String is the kind's word in filters and JSON.
func (k Kind) String() string { return [...]string{"", "keep", "discard", "tile"}[k] }

// KindOf is the kind of a card, which stays before its owner or acts once.
func KindOf(keep bool) Kind {
	if keep {
		return Keep
	}
	return Discard
}

// Item is a card, or a side of a tile, with all that is known of it. A card in several boxes of a game is one
// item, with a Print for each box. Items share their slices with the index, so nobody may change them.
type Item struct {
	ID      string
	Name    rules.Words // in English alone where no other is known
	Kind    Kind
	Prints  []Print // one a box, in the order of the boxes; never empty
	Tokens  []Token // with Spaces at most one
	Side    Side    // zero unless Kind is Tile
	Rulings []Ruling
	// Manner is how the program comes to apply it, "acts" or "reminds", and Asks the
	// questions it may put. Manner is empty in a game whose cards all
	// act, which is not told there.
	Manner string
	Asks   []string
	// Played is the key of the line that says what is played where readings of the
	// text differ, it is silent, or an option decides. Where nothing is open, it is
	// empty or a key that no catalogue has. docs/rulings.md has the reasons.
	Played string
}

// Print is what one box has of an item.
type Print struct {
	Box    Box
	Cost   int // printed energy; 0 for a tile
	Copies int
	Text   rules.Words
}

// Token is a token an item speaks of.
type Token struct {
	ID     string
	Name   rules.Words  // empty where Key names it
	Key    string       // of the text that names it; empty where Name does
	Spaces []rules.Note // what its spaces give, in reading order
}

// Side says which side of which tile (12.4, 12.10).
type Side struct {
	Number int // of the tile, 1 to 10
	Level  int // of the gauge: 3, 6 or 10
	Green  bool
}

// Ruling is a decision for a case that the text leaves open. Rulings of ours have neither status nor source.
type Ruling struct {
	Only   string // the id of the one box it concerns; empty for all that have the item
	Status string // how far it can be trusted: the text "tokyo.cards.status.STATUS"
	Source string // who says so; empty for a ruling of ours
	Text   rules.Words
	// Disputed marks readings that contradict each other.
	Disputed bool
	// Solo marks what is of use only in a game of one player against Autobot.
	Solo bool
}

// same says whether two rulings say the same and rest on the same.
func (r Ruling) same(other Ruling) bool {
	return r.Only == other.Only && r.Status == other.Status && r.Source == other.Source &&
		r.Disputed == other.Disputed && r.Solo == other.Solo && maps.Equal(r.Text, other.Text)
}

// In says whether a box has the item, by the box's id.
func (it *Item) In(box string) bool {
	return slices.ContainsFunc(it.Prints, func(p Print) bool { return p.Box.ID == box })
}

// Readings are the rulings of an item that contradict each other, in the order of
// the file; empty where none do.
func (it *Item) Readings() []Ruling { return it.which(true) }

func (it *Item) which(disputed bool) []Ruling {
	return slices.DeleteFunc(slices.Clone(it.Rulings), func(r Ruling) bool { return r.Disputed != disputed })
}

// Index is the items of some boxes, prepared for finding.
type Index struct {
	entries []entry
	boxes   []value // what the filters of box and token accept
	tokens  []value
}

// New prepares items for finding. A card that two boxes of a game have is handed in
// once for each, with one print, and becomes one item; its second box adds a print and
// rulings of its own. The order of the items decides between equal matches.
func New(items ...Item) *Index {
	s := &Index{}
	at := map[[2]string]int{} // by game and id
	for _, it := range items {
		box := it.Prints[0].Box
		s.boxes = with(s.boxes, value{id: box.ID})
		for _, t := range it.Tokens {
			s.tokens = with(s.tokens, value{t.ID, names(t.Name)})
		}
		i, known := at[[2]string{box.Game, it.ID}]
		if !known {
			at[[2]string{box.Game, it.ID}] = len(s.entries)
			s.entries = append(s.entries, newEntry(it))
			continue
		}
		one := s.entries[i].Item
		one.Prints = append(slices.Clone(one.Prints), it.Prints...)
		one.Rulings = merge(one.Prints[0].Box.ID, one.Rulings, box.ID, it.Rulings)
		s.entries[i] = newEntry(one)
	}
	return s
}

// All are the items of all boxes, in the order they were handed in.
func (s *Index) All() []Item { return text.Map(s.entries, func(e entry) Item { return e.Item }) }

// Item finds an item by its id in a box.
func (s *Index) Item(box, id string) (Item, bool) {
	for i := range s.entries {
		if it := &s.entries[i].Item; it.ID == id && it.In(box) {
			return *it, true
		}
	}
	return Item{}, false
}

// merge joins the rulings of two boxes on a card in the order of the file; what only
// one of them has is marked so.
func merge(box string, of []Ruling, second string, also []Ruling) []Ruling {
	var out []Ruling
	for _, r := range of {
		at := slices.IndexFunc(also, r.same)
		if at < 0 {
			r.Only = box
			out = append(out, r)
			continue
		}
		out = append(append(out, only(second, also[:at])...), r)
		also = also[at+1:]
	}
	return append(out, only(second, also)...)
}

func only(box string, list []Ruling) []Ruling {
	list = slices.Clone(list)
	for i := range list {
		list[i].Only = box
	}
	return list
}

// names are the names of a thing in every language, English first; empty ones where
// none is known.
func names(w rules.Words) []string {
	var out []string
	for _, l := range text.Langs {
		if name := w[string(l)]; name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}
