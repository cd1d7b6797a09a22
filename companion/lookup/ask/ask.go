// Package ask searches everything: rules, cards, rulings, monsters, tokens and tiles of all boxes, and the help. It
// finds them by the words people use, in all languages at once, and shows the sentence that answers. It reads no
// file: each box passes in what players can ask about.
package ask

import (
	"slices"

	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/rules"
)

// Kind is what an answer is about.
type Kind uint8

// The kinds.
const (
	Card    Kind = iota
	Ruling       // a decision where a text is silent: about a card, a monster, a tile, a rule
	Monster      // with its power
	Token
	Tile // a side of a tile
	Rule
	Help // what the program itself can do
)

// String returns the kind's word in JSON.
func (k Kind) String() string {
	return [...]string{"card", "ruling", "monster", "token", "tile", "rule", "help"}[k]
}

// Entry is one thing that a player can ask about. A box provides it.
type Entry struct {
	Kind  Kind
	ID    string
	Box   cards.Box   // empty if it concerns all boxes
	Name  rules.Words // a card's name or a rule's title; only in English if no other is known
	Parts []Part      // the texts about it; its own text, if it has one, comes first
}

// Part is a text about an entry: its own, or a ruling on it.
type Part struct {
	Number  int         // 0 for the entry's own text; for a ruling its place among the entry's rulings, from 1
	Name    rules.Words // a ruling's title, if it has one
	Text    rules.Words
	Only    string // the id of the one box that it concerns; empty if it concerns all boxes with the entry
	Status  string // how far a ruling can be trusted: the text "cards.status.STATUS"
	Sources []cards.Source

	sentences [][]string // by language, in their order
}

// Ref identifies an entry that lies on a table or that a step cites.
type Ref struct {
	Kind Kind
	ID   string
}

// Filter says what a search may find; the zero Filter lets everything through.
type Filter struct {
	cards.Filter        // its Box is for all entries; everything else in it lets only cards and tiles through
	Kinds        []Kind // empty for all; a ruling has the kind of what it rules on
	Near         []Ref  // what lies on the table: of two equally good answers, one about it comes first
	Only         bool   // search only Near

	boxes []string // the boxes that the words of the question allow; nil for all
}

// Answer is one answer to a question. Its words are in one language.
type Answer struct {
	Kind   Kind
	ID     string // the number of a rule; for a ruling, the id of what it rules on, "#" and its number there
	Box    string // the box in the question, or else the first that has the entry; empty if it concerns all
	Boxes  []string
	Title  string
	Text   string // the sentence that answers
	Marks  []Span // the words of Text that the question asked for
	Status string // for a ruling: how far it can be trusted, in words; empty otherwise
	Source string // who says so, in words; empty if that goes without saying

	entry *entry
}

// Span is a piece of a text, in bytes.
type Span struct{ From, To int }

// Item returns the card or tile that the answer is about; ok is false for anything else.
func (a *Answer) Item() (it cards.Item, ok bool) {
	if a.entry.item == nil {
		return it, false
	}
	return *a.entry.item, true
}

// entry is an Entry of one box, or of several boxes that share it.
type entry struct {
	Entry
	boxes []cards.Box // the boxes that have it; empty for all
	item  *cards.Item
	names []string // in all languages: the stems of the words, with a space before and after each

	compact []string // the names folded, without spaces
}

func (e *entry) in(box string) bool {
	return len(e.boxes) == 0 || slices.ContainsFunc(e.boxes, func(b cards.Box) bool { return b.ID == box })
}

// Index is everything that a player can ask about, prepared for searching.
type Index struct {
	cards   *cards.Index
	entries []*entry
	parts   []part
	units   []unit
	terms   map[string]*term // by stem
	spelt   map[string]*term // by word, both as the texts write it and folded
	written []string         // the longer words of the texts, folded, to find typing mistakes
}

// unit is what a search finds: one sentence, the same in all languages; a whole part, if the languages have
// different numbers of sentences; or words that lead to a part.
type unit struct {
	part     int  // among all parts
	sentence int  // its number in the part; whole for the whole part; hint for words that lead to it
	words    int  // how many different words it has, in the language with the most
	leads    int  // for a hint: the sentence that it leads to, from 1; 0 for the one that answers best
	decided  bool // it is one of our rulings, inside the text of a rule
	why      bool // it gives the reason for the sentence before it
}

const (
	whole = -1 - iota
	hint  // words of asked.txt that lead to the part
)

// entriesOf returns the cards and tiles of an index, with their rulings.
func entriesOf(s *cards.Index) []*entry {
	var out []*entry
	for _, it := range s.All() {
		e := &entry{item: &it, Entry: Entry{Kind: kindOf(&it), ID: it.ID, Name: it.Name}}
		for i, p := range it.Prints {
			e.boxes = append(e.boxes, p.Box)
			says := func(one Part) bool { return one.Text[rules.English] == p.Text[rules.English] }
			if same := slices.IndexFunc(e.Parts, says); same < 0 {
				part := Part{Text: p.Text}
				if i > 0 || len(it.Prints) > 1 && it.Prints[1].Text[rules.English] != p.Text[rules.English] {
					part.Only = p.Box.ID
				}
				e.Parts = append(e.Parts, part)
			}
		}
		for i, r := range it.Rulings {
			e.Parts = append(e.Parts, Part{
				Number: i + 1, Text: r.Text, Only: r.Only, Status: r.Status, Sources: cards.ParseSources(r.Source),
			})
		}
		out = append(out, e)
	}
	return out
}

// New prepares cards and other entries for searching. Boxes of a game pass in what they share once
// each, and New joins it.
func New(s *cards.Index, more ...Entry) *Index {
	x := &Index{cards: s, entries: entriesOf(s)}
	type key struct {
		game string
		Ref
	}
	at := map[key]*entry{}
	for _, one := range more {
		k := key{one.Box.Game, Ref{one.Kind, one.ID}}
		if known := at[k]; known != nil {
			known.boxes = append(known.boxes, one.Box)
			continue
		}
		e := &entry{Entry: one}
		if one.Box.ID != "" {
			e.boxes = []cards.Box{one.Box}
		}
		at[k] = e
		x.entries = append(x.entries, e)
	}
	x.read()
	return x
}

// Cards returns the look-up of the cards in the index.
func (x *Index) Cards() *cards.Index { return x.cards }

func kindOf(it *cards.Item) Kind {
	if it.Kind == cards.Tile {
		return Tile
	}
	return Card
}
