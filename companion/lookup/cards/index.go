// Package cards finds cards and sides of tiles of all boxes, by name, by words of their effect and by filters, and
// writes their full text. It reads no file: each box passes in its cards.
package cards

import (
	"reflect"
	"slices"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules"
)

// Box is a box as the look-up knows it.
type Box struct {
	ID   string // in filters and JSON; its name is the text "cards.box.ID", if there is one
	Game string // boxes of one game share cards: the same id is the same card
}

// Kind is what an Item is.
type Kind uint8

// The kinds.
const (
	AnyKind Kind = iota // for a Filter: every kind
	Keep                // its owner keeps it
	Discard             // acts once
	Tile                // a side of a tile
)

// String returns the kind's word in filters and JSON.
func (k Kind) String() string { return [...]string{"", "keep", "discard", "tile"}[k] }

// KindOf returns the kind of a card, which its owner keeps or which acts once.
func KindOf(keep bool) Kind {
	if keep {
		return Keep
	}
	return Discard
}

// Item is a card, or a side of a tile, with all that is known about it. A card in several boxes of a game is one
// item, with a Print for each box. Items share their slices with the index, so callers must not modify them.
type Item struct {
	ID      string
	Name    rules.Words // only in English if no other is known
	Kind    Kind
	Prints  []Print // one for each box, in the order of the boxes; never empty
	Tokens  []Token // at most one with Spaces
	Side    Side    // zero unless Kind is Tile
	Rulings []Ruling
	// Manner is how the program applies it, "acts" or "reminds", and Asks lists the questions it
	// may ask. Manner is empty in a game whose cards all act, because there is nothing to say.
	Manner string
	Asks   []string
	// Played is the key of the line that says what kot plays if readings of the text differ, it is
	// silent, or an option decides. If nothing is open, it is empty or a key that no catalogue has.
	// docs/rulings.md has the reasons.
	Played string
}

// Print is what one box has of an item.
type Print struct {
	Box    Box
	Cost   int // printed energy; 0 for a tile
	Copies int
	Text   rules.Words
}

// Token is a token that an item mentions.
type Token struct {
	ID     string
	Name   rules.Words  // empty if Key names it
	Key    string       // the key of its name; empty if Name is set
	Spaces []rules.Note // what its spaces give, in reading order
}

// Side says which side of which tile (12.4, 12.10).
type Side struct {
	Number int // of the tile, 1 to 10
	Level  int // of the gauge: 3, 6 or 10
	Green  bool
}

// Ruling is a decision for a case that the text leaves open. Our own rulings have neither status nor source.
type Ruling struct {
	Only   string // the id of the one box it concerns; empty for all that have the item
	Status string // how far it can be trusted: the text "cards.status.STATUS"
	Source string // who says so; empty for our own rulings
	Text   rules.Words
	// Disputed marks readings that contradict each other.
	Disputed bool
	// Solo marks rulings that matter only in a one-player game against Autobot.
	Solo bool
}

// In reports whether a box has the item, by the box's id.
func (it *Item) In(box string) bool {
	return slices.ContainsFunc(it.Prints, func(p Print) bool { return p.Box.ID == box })
}

// Readings returns the rulings of an item that contradict each other, in the order of the file;
// empty if none do.
func (it *Item) Readings() []Ruling { return it.which(true) }

func (it *Item) which(disputed bool) []Ruling {
	return slices.DeleteFunc(slices.Clone(it.Rulings), func(r Ruling) bool { return r.Disputed != disputed })
}

// Index is the items of some boxes, prepared for searching.
type Index struct {
	entries []entry
	boxes   []value // what the filters for box and token accept
	tokens  []value
}

// New prepares items for searching. A card that two boxes of a game have is passed in once for
// each, with one print, and becomes one item; its second box adds a print and rulings of its own.
// The order of the items decides between equal matches.
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

// All returns the items of all boxes, in the order they were passed in.
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

// merge joins the rulings of two boxes on a card in the order of the file; rulings that only one of
// them has get its id.
func merge(box string, of []Ruling, second string, also []Ruling) []Ruling {
	var out []Ruling
	for _, r := range of {
		at := slices.IndexFunc(also, func(o Ruling) bool { return reflect.DeepEqual(o, r) })
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

// names returns the names of a thing in every language, English first, without languages that have
// none.
func names(w rules.Words) []string {
	var out []string
	for _, l := range text.Langs {
		if name := w[string(l)]; name != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}
