// Package cards is the look-up over all three boxes: every card and every side of a
// Wickedness tile, found by name, by words of its effect and by filters, and told in
// full. It is pure: no file, no terminal, no game.
package cards

import (
	"maps"
	"slices"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/rules/tokyo"
)

// Box is one of the boxes, in the order in which equal matches are shown.
type Box uint8

// The boxes.
const (
	AnyBox Box = iota // of a Filter: every box
	Duel
	Tokyo
	Dark
)

// String is the box's word in filters and JSON.
func (b Box) String() string { return [...]string{"", "duel", "tokyo", "dark"}[b] }

// Kind is what an Item is.
type Kind uint8

// The kinds.
const (
	AnyKind Kind = iota // of a Filter: every kind
	Keep                // stays before its owner
	Discard             // acts once
	Tile                // a side of a Wickedness tile
)

// String is the kind's word in filters and JSON.
func (k Kind) String() string { return [...]string{"", "keep", "discard", "tile"}[k] }

// Item is a card or a side of a tile with all that is known of it. A card that King
// of Tokyo and its Dark Edition share is one item with a Print for each; Duel's
// cards are their own, whatever they are called. Items share their slices with the
// index: nobody may write them.
type Item struct {
	ID      string
	Name    rules.Words // in English alone where no other is known
	Kind    Kind
	Prints  []Print // one a box, in the order of the boxes; never empty
	Tokens  []Token // of Duel at most one
	Side    Side    // zero unless Kind is Tile
	Rulings []Ruling
	// Manner and Asks are how the program comes to apply it and the questions it may
	// put (docs/cards.md). Duel's cards all act.
	Manner tokyo.Manner
	Asks   []tokyo.QuestionID
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
	Name   rules.Words  // empty but for Duel: the other boxes' tokens are named by the catalogue
	Spaces []duel.Bonus // what Duel's give, in reading order
}

// Side says which side of which tile (12.4, 12.10).
type Side struct {
	Number int // of the tile, 1 to 10
	Level  int // of the gauge: 3, 6 or 10
	Green  bool
}

// Ruling is a decision where the text is silent. Those of Duel are ours: they have
// neither status nor source.
type Ruling struct {
	Only   Box // the one box it concerns; AnyBox for all that have the item
	Status tokyo.Status
	Source string // who said so; empty in Duel
	Text   rules.Words
}

// same says whether two rulings say the same and rest on the same.
func (r Ruling) same(other Ruling) bool {
	return r.Only == other.Only && r.Status == other.Status && r.Source == other.Source && maps.Equal(r.Text, other.Text)
}

// In says whether a box has the item.
func (it *Item) In(b Box) bool {
	return slices.ContainsFunc(it.Prints, func(p Print) bool { return p.Box == b })
}

// Index is the items of a data file, prepared for finding.
type Index struct {
	entries []entry
}

// New puts the boxes of a library on a cards. It reads the second document of the
// data file, so make it when the look-up is first wanted. A file that has no such
// document gives the cards of Duel alone. The error is a *rules.Faults.
func New(lib *library.Library) (*Index, error) {
	s := &Index{}
	for i := 1; i < len(lib.Duel.Cards); i++ {
		s.put(duelItem(lib.Duel, &lib.Duel.Cards[i]))
	}
	if lib.TokyoHash == "" {
		return s, nil
	}
	sets, err := lib.Tokyo()
	if err != nil {
		return nil, err
	}
	s.shared(sets)
	return s, nil
}

// All are the items of all boxes: Duel's, King of Tokyo's, those that only the Dark
// Edition has, its tiles.
func (s *Index) All() []Item {
	out := make([]Item, len(s.entries))
	for i := range s.entries {
		out[i] = s.entries[i].Item
	}
	return out
}

// Item finds an item by its id in a box.
func (s *Index) Item(b Box, id string) (Item, bool) {
	for i := range s.entries {
		if it := &s.entries[i].Item; it.ID == id && it.In(b) {
			return *it, true
		}
	}
	return Item{}, false
}

// duelItem is a card of Duel.
func duelItem(box *duel.Box, card *duel.Card) Item {
	it := Item{ID: card.ID, Name: card.Name, Kind: kindOf(card.Keep), Prints: []Print{{Duel, int(card.Cost), 1, card.Text}}}
	if id, ok := box.Token(card.Token); ok {
		it.Tokens = []Token{{ID: card.Token, Name: box.TokenNames[card.Token], Spaces: box.Tokens[id].Spaces}}
	}
	for _, w := range card.Rulings {
		it.Rulings = append(it.Rulings, Ruling{Text: w})
	}
	return it
}

func kindOf(keep bool) Kind {
	if keep {
		return Keep
	}
	return Discard
}

// shared puts the cards of both Tokyo boxes, each once, and the tiles.
func (s *Index) shared(sets [tokyo.NumEditions]*tokyo.Set) {
	var each [tokyo.NumEditions]*tokyo.Rules
	for e, set := range sets {
		each[e] = tokyo.New(set)
	}
	base, dark := each[tokyo.Base], each[tokyo.Dark]
	for i := 1; i < len(base.Cards); i++ {
		card := &base.Cards[i]
		if first, _ := base.Card(card.ID); int(first) != i {
			continue // its second copy
		}
		it := cardItem(base, Tokyo, tokyo.CardID(i))
		if id, ok := dark.Card(card.ID); ok {
			other := cardItem(dark, Dark, id)
			it.Prints = append(it.Prints, other.Prints...)
			it.Rulings = merge(it.Rulings, other.Rulings)
		}
		s.put(it)
	}
	for i := 1; i < len(dark.Cards); i++ {
		_, known := base.Card(dark.Cards[i].ID)
		if first, _ := dark.Card(dark.Cards[i].ID); !known && int(first) == i {
			s.put(cardItem(dark, Dark, tokyo.CardID(i)))
		}
	}
	for i := 1; i < len(dark.Tiles); i++ {
		s.put(tileItem(dark, tokyo.TileID(i)))
	}
}

func cardItem(r *tokyo.Rules, box Box, id tokyo.CardID) Item {
	card := &r.Cards[id]
	it := Item{ID: card.ID, Name: card.Name, Kind: kindOf(card.Keep), Tokens: tokens(card.Tokens), Rulings: rulings(card.Rulings),
		Prints: []Print{{box, int(card.Cost), int(card.Copies), card.Text}}}
	it.Manner, it.Asks = r.Manner(id)
	return it
}

func tileItem(r *tokyo.Rules, id tokyo.TileID) Item {
	tile := &r.Tiles[id]
	it := Item{ID: tile.ID, Name: tile.Name, Kind: Tile, Tokens: tokens(tile.Tokens), Rulings: rulings(tile.Rulings),
		Prints: []Print{{Box: Dark, Copies: 1, Text: tile.Text}},
		Side:   Side{Number: int(tile.Number), Level: int(tile.Level), Green: tile.Green}}
	it.Manner, it.Asks = r.Manner(r.TileCard(id))
	return it
}

func tokens(kinds []tokyo.TokenKind) []Token {
	var out []Token
	for _, k := range kinds {
		out = append(out, Token{ID: k.String()})
	}
	return out
}

func rulings(list []tokyo.Ruling) []Ruling {
	var out []Ruling
	for _, r := range list {
		out = append(out, Ruling{Status: r.Status, Source: r.Source, Text: r.Text})
	}
	return out
}

// merge joins the rulings of both Tokyo boxes on a card in the order of the file;
// what only one of them has is marked so.
func merge(base, dark []Ruling) []Ruling {
	var out []Ruling
	for _, r := range base {
		at := slices.IndexFunc(dark, r.same)
		if at < 0 {
			r.Only = Tokyo
			out = append(out, r)
			continue
		}
		out = append(append(out, only(Dark, dark[:at])...), r)
		dark = dark[at+1:]
	}
	return append(out, only(Dark, dark)...)
}

func only(b Box, list []Ruling) []Ruling {
	list = slices.Clone(list)
	for i := range list {
		list[i].Only = b
	}
	return list
}
