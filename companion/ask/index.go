package ask

import (
	"strconv"
	"strings"

	"kingoftokyo/companion/text"
)

// term is a word without its ending, and where it stands.
type term struct {
	stem  string
	in    []posting // in sentences
	title []posting // in titles of rulings: the part, by number
	named []posting // in names: the entry, by number
}

// posting is a place and how often a term stands there, in the language that has it
// most often.
type posting struct {
	at int32
	n  uint8
}

// part is a part of an entry among all parts, with its sentences among all units.
type part struct {
	entry    int
	number   int // which part of the entry
	from, to int // its units
}

// reader reads texts into an index. Each word as it is written is brought to its stem
// once, however often it stands.
type reader struct {
	x    *Index
	seen []*term // of the text at hand, to count
	n    []uint8
}

// read makes terms of all entries.
func (x *Index) read() {
	r := &reader{x: x}
	x.spelt = make(map[string]*term, 8192)
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
	x.vocabulary = make([]string, 0, len(x.spelt))
	for w := range x.spelt {
		if len(w) >= shortest-1 {
			x.vocabulary = append(x.vocabulary, w)
		}
	}
}

// names reads what an entry is called, and keeps its names for whole ones.
func (r *reader) names(e *entry, at int) {
	for _, l := range text.Langs {
		name := e.Name[string(l)]
		if name == "" {
			continue
		}
		whole := r.count(name)
		e.names, e.compact = append(e.names, whole), append(e.compact, text.Fold(name))
		r.post(func(t *term) *[]posting { return &t.named }, at)
	}
}

// part reads a part: a sentence at a time where all languages have as many.
func (r *reader) part(p *Part, at int) {
	for _, l := range text.Langs {
		if title := p.Name[string(l)]; title != "" {
			r.count(title)
			r.post(func(t *term) *[]posting { return &t.title }, at)
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
			one.why, one.decided = strings.HasPrefix(p.sentences[0][s], "Why:"), p.Number == 0 && strings.HasPrefix(p.sentences[0][s], "Ruling:")
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
			r.post(func(t *term) *[]posting { return &t.in }, u)
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
	r.post(func(t *term) *[]posting { return &t.in }, len(r.x.units))
	one.words = r.telling(said)
	r.x.units = append(r.x.units, one)
}

// telling is how many words of a text are not idle, 1 at least.
func (r *reader) telling(s string) (n int) {
	for _, w := range parted(s) {
		if weight(w.folded) > 0 {
			n++
		}
	}
	return max(n, 1)
}

// count counts the terms of a text, and returns all of them in order, with a space
// before and behind each.
func (r *reader) count(s string) (whole string) {
	r.seen, r.n = r.seen[:0], r.n[:0]
	var b strings.Builder
	b.WriteByte(' ')
next:
	for _, w := range parted(s) {
		t := r.x.term(w.folded)
		b.WriteString(t.stem)
		b.WriteByte(' ')
		for i, known := range r.seen {
			if known == t {
				r.n[i]++
				continue next
			}
		}
		r.seen, r.n = append(r.seen, t), append(r.n, 1)
	}
	return b.String()
}

// post notes the terms just counted as standing somewhere; of two languages that have
// the same word, the one with more of it counts.
func (r *reader) post(list func(*term) *[]posting, at int) {
	for i, t := range r.seen {
		in := list(t)
		if last := len(*in) - 1; last >= 0 && (*in)[last].at == int32(at) {
			(*in)[last].n = max((*in)[last].n, r.n[i])
			continue
		}
		*in = append(*in, posting{int32(at), r.n[i]})
	}
}

// term is the term of a folded word, made where it is new.
func (x *Index) term(folded string) *term {
	if t := x.spelt[folded]; t != nil {
		return t
	}
	s := stem(folded)
	t := x.terms[s]
	if t == nil {
		t = &term{stem: s}
		x.terms[s] = t
	}
	x.spelt[folded] = t
	return t
}

// sentences parts a text where one ends and another begins: after . ! ? and a space,
// before a capital, a digit or a quotation mark.
func sentences(s string) []string {
	var out []string
	from := 0
	for i := 0; i+2 < len(s); i++ {
		if c := s[i]; c != '.' && c != '!' && c != '?' || s[i+1] != ' ' {
			continue
		}
		rest := s[i+2:]
		if c := rest[0]; c >= 'a' && c <= 'z' || c == '(' || c == '?' || c == '!' || c == ':' || c == ';' || strings.HasPrefix(rest, "à") || strings.HasPrefix(rest, "é") || strings.HasPrefix(rest, "»") {
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
