package ask

import (
	"regexp"
	"slices"
	"strings"
)

// This file is how a question asks: whether it wants a yes or no, and of what.

// manner is a way of asking.
type manner uint8

// The ways.
const (
	noManner manner = iota // it asks for no yes or no, or in a way that nobody can be sure of
	may                    // can I, am I allowed
	must                   // do I have to
	does                   // does it, is it
	still                  // do I still, even so
)

// said is a word of a question.
type said struct {
	word   string // folded; what says not is always "not"
	stem   string
	clause int // which of its clauses it stands in
}

// heard is a question that may ask for yes or no.
type heard struct {
	words     []said
	asks      int              // the clause that asks
	openings  []int            // where each clause begins
	of        []spots          // by idea: the words that say it
	named     map[string]spots // by the id of a card, monster or tile: the words that name it
	titles    spots            // the words of such names of several words
	telling   spots            // what a verdict must take
	mild      spots            // what a verdict may leave, one word of it, if it takes enough
	sighted   spots            // what an idea takes
	ways      spots            // what tells how it asks
	manner    manner
	turned    bool // it asks whether the contrary is so
	refrained bool // it asks whether one may do without
}

// hear reads a question; ok is false for one that asks for no yes or no.
func (x *Index) hear(query string, keep []bool) (h *heard, ok bool) {
	query = comma.ReplaceAllString(query, "$1.$2")
	h = &heard{}
	h.part(x, query)
	if len(h.words) == 0 || len(h.words) > mostWords {
		return nil, false
	}
	h.named, h.titles = x.calledBy(h.words, keep)
	h.sight()
	h.mild = h.all(ideas().mild)
	h.count()
	for _, name := range h.named {
		h.telling |= name &^ h.sighted
	}
	h.ask(strings.Contains(query, "?"))
	return h, h.manner != noManner && h.strange().count() <= strangest
}

// strangest is how many words a question may have that nobody expected.
var strangest = 3

// strange are the words of a question that say no idea, nor how it asks, nor nothing.
func (h *heard) strange() (at spots) {
	for i, w := range h.words {
		if !ideas().nulls[w.word] && weight(w.word) >= 0.5 && !vocabulary().Harmless[w.word] {
			at |= spot(i)
		}
	}
	for _, name := range h.named {
		at &^= name
	}
	return at &^ (h.sighted | h.ways | h.titles)
}

// comma is the comma of a number, "6,5".
var comma = regexp.MustCompile(`(\d),(\d)`)

// part parts a question into clauses and words.
func (h *heard) part(x *Index, query string) {
	lex := vocabulary()
	words := parted(query)
	clause, shorn := 0, false
	for i, w := range words {
		if i > 0 && (strings.ContainsAny(query[words[i-1].To:w.From], ",;:.?!()") || strings.Contains(query[words[i-1].To:w.From], " - ")) ||
			i > 0 && lex.Conditions[w.folded] {
			clause++
		}
		if len(h.openings) <= clause {
			h.openings = append(h.openings, len(h.words))
			clause = len(h.openings) - 1
		}
		add := func(word string) { h.words = append(h.words, said{word, stem(word), clause}) }
		whole, cut := lex.Joined[w.folded]
		switch {
		case cut:
			add(whole)
			add(not)
		case lex.Cut[w.folded] && shorn, lex.Gone[w.folded] && h.denied(clause):
			add(not)
		case lex.That[w.folded] && i > 0 && lex.Gone[words[i-1].folded] && len(h.words) > 0 && h.words[len(h.words)-1].word == not:
			h.words[len(h.words)-1].word, h.words[len(h.words)-1].stem = only, only
		case lex.That[w.folded] && h.denied(clause):
			add(only)
		default:
			add(x.corrected(canonical(w.folded)))
		}
		shorn = lex.Shorn[w.folded]
	}
}

// not is the word for what denies, only that for what narrows.
const (
	not  = "not"
	only = "only"
)

// corrected is a word without a slip.
func (x *Index) corrected(w string) string {
	if len(w) < longish || x.spelt[w] != nil || weight(w) < 1 || ideas().phrases[stem(w)] != nil || ideas().phrases["="+w] != nil {
		return w
	}
	return ideas().meant(w)
}

// denied says whether "ne" stands in a clause, and nothing that goes with it yet.
func (h *heard) denied(clause int) bool {
	ne := false
	for i := range h.words {
		if w := &h.words[i]; w.clause == clause {
			ne = (ne || vocabulary().Ne[w.word]) && w.word != not && w.word != only
		}
	}
	return ne
}

// is says whether a word is one of a list.
func (h *heard) is(i int, list wordSet) bool {
	return i >= 0 && i < len(h.words) && list[h.words[i].word]
}

// clauseThatAsks is the clause that asks: the last that begins as a question, otherwise the last that is no condition.
func (h *heard) clauseThatAsks() int {
	lex, last := vocabulary(), 0
	for c, from := range h.openings {
		if !h.is(from, lex.Conditions) && !h.tag(c) {
			last = c
		}
	}
	for c := last; c >= 0; c-- {
		from := h.openings[c]
		for i := from; i < min(from+2, len(h.words)) && h.words[i].clause == c && !h.is(from, lex.Conditions); i++ {
			if h.is(i, lex.Verbs) {
				return c
			}
		}
	}
	return last
}

// tag says whether a clause is only a tag: "right?"
func (h *heard) tag(c int) bool {
	return !slices.ContainsFunc(h.words, func(w said) bool { return w.clause == c && !vocabulary().Tags[w.word] })
}

// ask reads how a question asks.
func (h *heard) ask(marked bool) {
	lex := vocabulary()
	h.asks = h.clauseThatAsks()
	for c, from := range h.openings {
		if h.is(from, lex.Wh) && (!h.is(from, lex.Conditions) || h.is(from+1, lex.Verbs)) || c == h.asks && h.is(from+1, lex.Wh) && h.is(from, lex.Leads) {
			return
		}
	}
	found := map[manner]bool{}
	nots, forbids := 0, 0
	for i := range h.words {
		marked = marked || h.is(i, lex.Verbs)
		asks := h.words[i].clause == h.asks
		if m, ok := h.way(i); ok {
			h.ways |= spot(i)
			found[m] = found[m] || asks
		}
		if h.is(i, lex.Forbids) && asks {
			h.ways |= spot(i)
			found[may] = true
			forbids++
		}
		if h.words[i].word != not && !h.is(i, lex.Turns) || (h.sighted | h.titles).has(i) || h.words[i].clause > h.asks && h.tag(h.words[i].clause) {
			continue
		}
		h.ways |= spot(i)
		switch {
		case !asks:
			return // what is not so changes the question, and nobody knows how
		case h.opens(i): // "can't I" asks whether I can
		case h.is(i-1, lex.Mays) && !h.is(i+1, lex.Persons):
			forbids++
		default:
			nots++
		}
	}
	switch {
	case !marked || nots+forbids > 1:
		return
	case found[must]:
		h.manner = must
	case found[may]:
		h.manner = may
	case found[still]:
		h.manner = still
	default:
		h.manner = does
	}
	h.turned = nots+forbids == 1
	if nots == 1 && h.manner == may {
		h.refrained, h.turned = true, false
	}
	if h.turned && h.manner == must { // "must I not": is it forbidden
		h.manner = may
	}
}

// asking says whether words stand in the clause that asks.
func (h *heard) asking(at spots) bool {
	return at&^h.asked() == 0
}

// asked are the words of the clause that asks.
func (h *heard) asked() (at spots) {
	for i := range h.words {
		if h.words[i].clause == h.asks {
			at |= spot(i)
		}
	}
	return at
}

// opens says whether a "not" goes with the verb that a question begins with: "can't I", "ne puis-je pas".
func (h *heard) opens(i int) bool {
	from := h.openings[h.words[i].clause]
	return i == from+1 && i+1 < len(h.words) && vocabulary().Verbs[h.words[from].word] && h.is(i+1, vocabulary().Persons) ||
		h.words[i].word == not && h.is(from, vocabulary().Ne) && i <= from+4 && slices.ContainsFunc(h.words[from:i], func(s said) bool { return vocabulary().Mays[s.word] })
}

// way is the way of asking that a word tells.
func (h *heard) way(i int) (m manner, ok bool) {
	lex := vocabulary()
	switch {
	case h.is(i, lex.Musts), h.is(i, lex.Have) && h.is(i+1, lex.To):
		return must, true
	case h.is(i, lex.Mays), h.is(i, lex.Free) && h.is(i+1, lex.To):
		return may, true
	case h.is(i, lex.Stills):
		return still, true
	}
	return noManner, false
}
