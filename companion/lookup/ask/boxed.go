package ask

import (
	"maps"
	"slices"
	"strings"
	"sync"
)

// This file determines which box a question is about, by its own words.

// boxed is the boxes that a word suggests or names.
type boxed struct {
	words []string // folded, without endings
	boxes []string
}

// telling has the words of words.yaml that suggest a box, naming those that name one.
var telling, naming = sync.OnceValue(func() []boxed { return boxedBy(vocabulary().Telling) }),
	sync.OnceValue(func() []boxed { return boxedBy(vocabulary().Naming) })

func boxedBy(said map[string]string) (out []boxed) {
	for _, boxes := range slices.Sorted(maps.Keys(said)) {
		for phrase := range strings.SplitSeq(said[boxes], ", ") {
			out = append(out, boxed{stems(phrase), strings.Fields(boxes)})
		}
	}
	slices.SortStableFunc(out, func(a, b boxed) int { return len(b.words) - len(a.words) }) // the longest first
	return out
}

// anyBox stands for words that name a game of several boxes.
const anyBox = "any"

// place is what the words of a question say about the box.
type place struct {
	words string   // the question without the words that name a box
	named string   // the box that it names; "" for none, or several
	told  []string // the boxes that its other words allow; nil for any
	torn  bool     // two of its words suggest boxes that have nothing in common
}

func placed(query string) place {
	at, said := parted(query), stems(query)
	out := place{words: query}
	var names []string
	gone := make([]bool, len(at))
	for _, one := range naming() {
		for i := range said {
			if !begins(said[i:], one.words) || gone[i] {
				continue
			}
			for j := range one.words {
				gone[i+j] = true
			}
			if one.boxes[0] != anyBox && !slices.Contains(names, one.boxes[0]) {
				names = append(names, one.boxes[0])
			}
		}
	}
	if len(names) == 1 {
		out.named = names[0]
	}
	if len(names) < 2 && slices.Contains(gone, false) {
		out.words = without(query, at, gone)
	}
	for _, one := range telling() {
		for i := range said {
			if gone[i] || !begins(said[i:], one.words) {
				continue
			}
			if out.told == nil {
				out.told = one.boxes
				continue
			}
			left := slices.DeleteFunc(slices.Clone(out.told), func(b string) bool { return !slices.Contains(one.boxes, b) })
			if out.torn = out.torn || len(left) == 0; len(left) > 0 {
				out.told = left
			}
		}
	}
	return out
}

// asked returns the boxes to search for a question that is asked about a box, "" for all: one box, or several. The question's
// own words come first, because a player in a game of Duel may ask about another box.
func (at *place) asked(box string) (one string, several []string) {
	switch {
	case at.named != "":
		return at.named, nil
	case box == "" || at.elsewhere(box) && !at.torn:
		return "", at.told
	}
	return box, nil
}

// calls reports whether a question has the name of a card, monster or tile that is in none of the given boxes. The
// words of a name suggest no box: a card of Duel is "Sauter dans la baie".
func (x *Index) calls(question string, boxes []string) bool {
	if boxes == nil {
		return false
	}
	said := " " + strings.Join(stems(question), " ") + " "
	return slices.ContainsFunc(x.entries, func(e *entry) bool {
		named := e.Kind == Card || e.Kind == Tile || e.Kind == Monster && e.in("duel") // in King of Tokyo monsters have no powers
		return named && !slices.ContainsFunc(boxes, e.in) && slices.ContainsFunc(e.names, func(name string) bool {
			return name == said || strings.Count(name, " ") > 2 && strings.Contains(said, name) // one word may be any word
		})
	})
}

func begins(words, with []string) bool {
	return len(words) >= len(with) && slices.Equal(words[:len(with)], with)
}

func without(s string, at []word, gone []bool) string {
	var b strings.Builder
	from := 0
	for i, w := range at {
		if gone[i] {
			b.WriteString(s[from:w.From])
			from = w.To
		}
	}
	return b.String() + s[from:]
}
