package ask

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"kingoftokyo/companion/words/text"
)

// term is a word without its ending, with all places where it occurs.
type term struct {
	stem     string
	stopword bool // the word carries no meaning, like "the"
	mute     bool // nor does any synonym, so its places are not recorded
	seen     int  // its place in reader.seen, if it is there
	in       []posting
	few      [4]posting // room for the first of them, because most terms have no more
}

// posting is where a term occurs, and how often, in the language with the most.
type posting struct {
	at int32 // the number of the unit, part or entry
	n  uint8
	in spot
}

type spot uint8

// The spots.
const (
	inUnit   spot = iota
	inTitle       // of a part
	inName        // of an entry
	numSpots = iota
)

// part is a part of an entry among all parts, with its sentences among all units.
type part struct {
	entry    int
	number   int // which part of the entry
	from, to int // its units
}

// reader reads texts into an index. It works out the stem of each written word once, however often the word
// occurs.
type reader struct {
	x     *Index
	spans []Span  // of the current text
	all   []*term // its terms, in order of appearance
	seen  []*term // each of them once, for counting
	n     []uint8
}

// read makes terms of all entries.
func (x *Index) read() {
	r := &reader{x: x}
	x.spelt, x.terms = make(map[string]*term, 1<<13), make(map[string]*term, 1<<12)
	x.units, x.parts = make([]unit, 0, 1<<13), make([]part, 0, 1<<10)
	for i, e := range x.entries {
		r.names(e, i)
		for j := range e.Parts {
			x.parts = append(x.parts, part{entry: i, number: j, from: len(x.units)})
			r.part(&e.Parts[j], len(x.parts)-1)
			for _, said := range hints().of(e, e.Parts[j].Number) {
				r.hint(said, len(x.parts)-1)
			}
			x.parts[len(x.parts)-1].to = len(x.units)
		}
	}
}

// names reads the names of an entry, and keeps them for matching whole names.
func (r *reader) names(e *entry, at int) {
	for _, l := range text.Langs {
		name := e.Name[string(l)]
		if name == "" {
			continue
		}
		r.count(name)
		stems := strings.Join(text.Map(r.all, func(t *term) string { return t.stem }), " ")
		e.names, e.compact = append(e.names, " "+stems+" "), append(e.compact, text.Fold(name))
		r.post(inName, at)
	}
}

// part reads a part: sentence by sentence if all languages have equally many.
func (r *reader) part(p *Part, at int) {
	for _, l := range text.Langs {
		if title := p.Name[string(l)]; title != "" {
			r.count(title)
			r.post(inTitle, at)
		}
	}
	p.sentences = make([][]string, len(text.Langs))
	most, even := 0, true
	for i, l := range text.Langs {
		p.sentences[i] = sentences(p.Text[string(l)])
		even = even && len(p.sentences[i]) == len(p.sentences[0])
		most = max(most, len(p.sentences[i]))
	}
	if !even {
		most = 1
	}
	for s := range most {
		u := len(r.x.units)
		one := unit{part: at, sentence: s}
		if even {
			one.why = strings.HasPrefix(p.sentences[0][s], "Why:")
			one.decided = p.Number == 0 && strings.HasPrefix(p.sentences[0][s], "Ruling:")
		}
		if !even {
			one.sentence = whole
		}
		for i, l := range text.Langs {
			said := p.Text[string(l)]
			if even {
				said = p.sentences[i][s]
			}
			if said == "" {
				continue
			}
			r.count(said)
			one.words = max(one.words, len(r.seen))
			r.post(inUnit, u)
		}
		r.x.units = append(r.x.units, one)
	}
}

// hint reads words that lead to a part, or to one of its sentences: "@3 empty deck".
func (r *reader) hint(said string, at int) {
	one := unit{part: at, sentence: hint}
	if sentence, rest, ok := strings.Cut(said, " "); ok && sentence[0] == '@' {
		if n, err := strconv.Atoi(sentence[1:]); err == nil {
			one.leads, said = n, rest
		}
	}
	r.count(said)
	r.post(inUnit, len(r.x.units))
	for _, t := range r.seen {
		if !t.stopword {
			one.words++
		}
	}
	one.words = max(one.words, 1)
	r.x.units = append(r.x.units, one)
}

func (r *reader) count(s string) {
	r.all, r.seen, r.n, r.spans = r.all[:0], r.seen[:0], r.n[:0], spansOf(s, r.spans[:0])
	for _, at := range r.spans {
		t := r.x.term(s[at.From:at.To])
		r.all = append(r.all, t)
		if t.seen < len(r.seen) && r.seen[t.seen] == t {
			r.n[t.seen]++
			continue
		}
		t.seen = len(r.seen)
		r.seen, r.n = append(r.seen, t), append(r.n, 1)
	}
}

// post records where the terms just counted occur; if two languages have the same word, the one
// with more of it counts.
func (r *reader) post(in spot, at int) {
	for i, t := range r.seen {
		if t.mute {
			continue
		}
		if last := len(t.in) - 1; last >= 0 && t.in[last].at == int32(at) && t.in[last].in == in {
			t.in[last].n = max(t.in[last].n, r.n[i])
			continue
		}
		t.in = append(t.in, posting{int32(at), r.n[i], in})
	}
}

// term returns the term of a word in a text, and creates it if it is new.
func (x *Index) term(word string) *term {
	if t := x.spelt[word]; t != nil {
		return t
	}
	folded := fold(word)
	t := x.spelt[folded]
	if t == nil {
		s := stem(folded)
		if t = x.terms[s]; t == nil {
			t = &term{stem: s, stopword: weight(folded) == 0}
			t.in = t.few[:0]
			t.mute = t.stopword && synonyms().of(folded) == nil && synonyms().groups[s] == nil
			x.terms[s] = t
		}
		if x.spelt[folded] = t; len(folded) >= shortest-1 {
			x.written = append(x.written, folded)
		}
	}
	x.spelt[word] = t
	return t
}

// sentences splits a text into sentences: after . ! ? and a space, before a capital, a digit or a
// quotation mark.
func sentences(s string) []string {
	var out []string
	from := 0
	for i := 0; i+2 < len(s); i++ {
		if c := s[i]; c != '.' && c != '!' && c != '?' || s[i+1] != ' ' {
			continue
		}
		next, _ := utf8.DecodeRuneInString(s[i+2:])
		if unicode.IsLower(next) || unicode.Is(unicode.Pf, next) || strings.ContainsRune("(?!:;", next) {
			continue
		}
		out = append(out, s[from:i+1])
		from = i + 2
	}
	if from < len(s) {
		out = append(out, s[from:])
	}
	return out
}
