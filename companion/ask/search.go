package ask

import (
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"

	"kingoftokyo/companion/cards"
	"kingoftokyo/companion/text"
)

// What counts how much. A term counts most in the sentence, less in the rest of its
// part and in other parts; names and titles count for all that is said under them.
const (
	inRest    = 0.2
	inOthers  = 0.08
	inTitle   = 1.2
	inName    = 1.6
	saturates = 1.1 // k1 of BM25
	longer    = 0.4 // b of BM25
	usual     = 14  // words a sentence has

	asSynonym = 0.65
	asMistake = 0.7
	asBegun   = 0.6
	asDice    = 0.4 // "des", typed without its accent
	asPart    = 0.4 // a word of several that mean something together

	together = 0.35 // what is gained where words stand together as they were asked
	asNamed  = 0.25 // a card gains it where the question says "card", a tile likewise
	asSought = 0.7  // and this where it says "which card", "card that"
	led      = 0.8  // what is gained where the words that lead to a part were asked, all of them
	reasons  = 0.6  // what a sentence counts that says why
)

// mostWeighed is how many units are looked at closely.
const mostWeighed = 80

// mostAnswers is how many answers Search gives at most.
const mostAnswers = 40

// meant is a term a word of a question means, and how surely.
type meant struct {
	*term
	factor float32
}

// asked is a word of a question, or some that mean one thing together.
type asked struct {
	means  []meant
	weight float32
}

// Search are the answers to a question, best first, in the language of the catalogue:
// 40 at most. A rule is also asked for by its number ("A2", "rule 14.5"); what is called
// exactly as was typed comes first. The query may hold filters (cards.Index.Parse). With
// no words all entries that the filter leaves come, those near first. The error is a
// *rules.Problem: a filter that is none.
func (x *Index) Search(c *text.Catalogue, query string, f Filter) ([]Answer, error) {
	words, narrowed, err := x.cards.Parse(query, f.Filter)
	if err != nil {
		return nil, err
	}
	f.Filter = narrowed
	keep := x.kept(&f)
	var found []hit
	if e := x.numbered(words, keep); e != nil {
		found = e
	} else if found = x.ranked(x.understood(words), words, keep, &f); len(found) == 0 && strings.TrimSpace(words) == "" {
		for i := range x.parts {
			if p := &x.parts[i]; p.number == 0 && keep[p.entry] {
				found = append(found, hit{unit: p.from})
			}
		}
	}
	return x.answers(c, found, words, &f), nil
}

// hit is a unit that answers, and how well.
type hit struct {
	unit  int
	score float32
}

// kept says which entries a filter leaves.
func (x *Index) kept(f *Filter) []bool {
	box := f.Box
	cardsOnly := f.Kind != cards.AnyKind || f.Token != "" || f.Priced || len(f.Effect) > 0
	left := map[Ref]bool{}
	if cardsOnly {
		found, _ := x.cards.Find("", f.Filter) // without words nothing is to be understood
		for i := range found {
			left[Ref{kindOf(&found[i]), found[i].ID}] = true
		}
	}
	keep := make([]bool, len(x.entries))
	for i, e := range x.entries {
		keep[i] = (box == "" || e.in(box)) && (len(f.Kinds) == 0 || slices.Contains(f.Kinds, e.Kind)) &&
			(!cardsOnly || e.item != nil && left[Ref{e.Kind, e.ID}]) &&
			(!f.Only || slices.Contains(f.Near, Ref{e.Kind, e.ID}))
	}
	return keep
}

// byNumber is a rule asked for by its number, with or without the word before it.
var byNumber = regexp.MustCompile(`(?i)^\s*(?:rules?|r[eè]gles?)?\s*([a-z]\d{1,2}|\d{1,2}(?:\.\d{1,2}){1,2})\s*$`)

// numbered is the rule that a query names by its number, if it does no more, and the
// rulings on it; nil otherwise.
func (x *Index) numbered(query string, keep []bool) []hit {
	m := byNumber.FindStringSubmatch(query)
	if m == nil {
		return nil
	}
	number := strings.ToUpper(m[1])
	var out []hit
	for i := range x.parts {
		if p := &x.parts[i]; keep[p.entry] && x.entries[p.entry].Kind == Rule && x.entries[p.entry].ID == number {
			out = append(out, hit{unit: p.from, score: 1})
		}
	}
	return out
}

// understood are the words of a question with what each may mean.
func (x *Index) understood(query string) []asked {
	words := parted(query)
	open := !strings.HasSuffix(query, " ") // the last word is perhaps still being typed
	within := 0                            // the end of the words that mean something together
	var out []asked
	for i := range words {
		part := float32(1)
		if i < within {
			part = asPart
		} else if phrase, n := x.phrase(words[i:]); n > 1 {
			out = append(out, asked{phrase, 1})
			within, part = i+n, asPart
		}
		w := words[i].folded
		if counts := weight(w) * part; counts > 0 {
			out = append(out, asked{x.means(w, open && i == len(words)-1), counts})
		}
	}
	return out
}

// means are the terms a word may mean: itself, its synonyms; where nothing is written so,
// words with one mistake, and for a word still being typed those that begin with it.
func (x *Index) means(w string, begun bool) []meant {
	var out []meant
	add := func(t *term, factor float32) {
		if t != nil && !slices.ContainsFunc(out, func(m meant) bool { return m.term == t }) {
			out = append(out, meant{t, factor})
		}
	}
	add(x.terms[stem(w)], 1)
	if w == "des" {
		return []meant{{x.terms["dice"], asDice}}
	}
	for _, s := range synonyms().of(w) {
		add(x.terms[s], asSynonym)
	}
	if len(out) > 0 && x.spelt[w] != nil {
		return out
	}
	if begun && len(w) >= 3 {
		for _, v := range x.vocabulary {
			if strings.HasPrefix(v, w) {
				add(x.spelt[v], asBegun)
			}
		}
	}
	if typed := []byte(w); len(out) == 0 && len(w) >= shortest {
		for _, v := range x.vocabulary {
			if d := len(v) - len(w); d >= -1 && d <= 1 && cards.OneMistake([]byte(v), typed) {
				add(x.spelt[v], asMistake)
				for _, s := range synonyms().of(v) {
					add(x.terms[s], asMistake*asSynonym)
				}
			}
		}
	}
	return out
}

// shortest is how many letters a word must have for a mistake to be forgiven.
const shortest = 5

// phrase is what the longest group of words at the beginning means together; n is how
// many words it has, 0 for none.
func (x *Index) phrase(words []word) (means []meant, n int) {
	for n = min(len(words), synonyms().longest); n > 1; n-- {
		key := stem(words[0].folded)
		for _, w := range words[1:n] {
			key += " " + stem(w.folded)
		}
		if group := synonyms().of(key); group != nil {
			for _, s := range group {
				if t := x.terms[s]; t != nil {
					means = append(means, meant{t, 0.9})
				}
			}
			return means, n
		}
	}
	return nil, 0
}

// ranked are the units that answer, best first.
func (x *Index) ranked(question []asked, query string, keep []bool, f *Filter) []hit {
	if len(question) == 0 {
		return nil
	}
	units, parts, entries := len(x.units), len(x.parts), len(x.entries)
	score, covered, matched := make([]float32, units), make([]float32, units), make([]uint8, units)
	self, rest, title, named, all := make([]float32, units), make([]float32, parts), make([]float32, parts), make([]float32, entries), make([]float32, entries)
	var total float32
	for _, q := range question {
		clear(self)
		clear(rest)
		clear(title)
		clear(named)
		clear(all)
		for _, m := range q.means {
			raise(self, m.in, m.factor)
			raise(title, m.title, m.factor)
			raise(named, m.named, m.factor)
		}
		for u, n := range self {
			if x.units[u].sentence != hint {
				rest[x.units[u].part] += n
			} else if n > 0 {
				matched[u]++
			}
		}
		df := float32(0)
		for p := range rest {
			all[x.parts[p].entry] += rest[p] + title[p]
		}
		for e := range all {
			df += min(1, all[e]+named[e])
		}
		idf := float32(math.Log(1 + (float64(entries)-float64(df)+0.5)/(float64(df)+0.5)))
		value := q.weight * idf
		if len(q.means) == 0 {
			value = q.weight * 2
		}
		total += value
		for u := range score {
			p := x.units[u].part
			e := x.parts[p].entry
			tf := self[u]/(1-longer+longer*float32(x.units[u].words)/usual) + inRest*min(max(0, rest[p]-self[u]), 2) + inTitle*title[p] + inName*min(1, q.weight*1.25)*named[e] +
				inOthers*min(max(0, all[e]-rest[p]), 3)
			if tf > 0 {
				score[u] += value * tf / (tf + saturates)
				covered[u] += value * min(1, 2.5*tf)
			}
		}
	}
	names, about, sought := x.named(query, question), x.spoken(question), x.sought(query)
	var out []hit
	for u, s := range score {
		p := &x.parts[x.units[u].part]
		if s == 0 && names[p.entry] == 0 || !keep[p.entry] || !x.told(p, f.Box) {
			continue
		}
		share := covered[u] / max(total, 1)
		s *= 0.25 + 0.75*share*share
		e := x.entries[p.entry]
		s *= x.standing(p, about[p.entry])
		if e.item != nil {
			s *= 1 + sought[e.Kind]
		}
		switch unit := &x.units[u]; {
		case unit.sentence == hint:
			full := min(1, float32(matched[u])/float32(unit.words))
			s *= 1 + led*full*full
		case unit.why:
			s *= reasons
		}
		s += names[p.entry] * total
		if len(f.Near) > 0 && slices.Contains(f.Near, Ref{e.Kind, e.ID}) {
			s *= 1.3
		}
		out = append(out, hit{u, s})
	}
	byScore := func(a, b hit) int { return cmp.Compare(b.score, a.score) }
	slices.SortStableFunc(out, byScore)
	near := out[:min(len(out), mostWeighed)]
	for i := range near {
		near[i].score *= 1 + together*x.together(near[i].unit, question)
	}
	slices.SortStableFunc(near, byScore)
	if len(out) > 0 { // far worse than the best is no answer
		least := out[0].score * 0.2
		out = out[:slices.IndexFunc(append(out[:len(out):len(out)], hit{}), func(h hit) bool { return h.score < least })]
	}
	return out
}

// standing is how much a part counts before what it says is looked at. The rules speak
// for themselves; a ruling mostly means something only to who asks about what it rules on.
func (x *Index) standing(p *part, named bool) float32 {
	e := x.entries[p.entry]
	switch ruling := e.Parts[p.number].Number > 0; {
	case e.Kind == Help:
		return 0.8
	case ruling && e.Kind == Rule, e.Kind == Ruling:
		return 0.85
	case ruling && !named:
		return 0.6
	case e.Kind == Rule || named:
		return 1
	}
	return 0.9
}

// sought says how much each kind gains from being named by a question.
func (x *Index) sought(query string) (out [Help + 1]float32) {
	words := parted(query)
	for i, w := range words {
		k, ok := kinds[w.folded]
		if !ok {
			continue
		}
		gain := float32(asNamed)
		if i > 0 && slices.Contains(asksBefore, words[i-1].folded) || i+1 < len(words) && slices.Contains(asksBehind, words[i+1].folded) {
			gain = asSought
		}
		out[k] = max(out[k], gain)
	}
	return out
}

// What stands before or behind "card" where a card is looked for.
var (
	asksBefore = []string{"which", "what", "quelle", "quelles"}
	asksBehind = []string{"that", "which", "with", "to", "for", "qui", "pour", "avec"}
)

// spoken says for each entry whether a word of the question is in its name.
func (x *Index) spoken(question []asked) []bool {
	out := make([]bool, len(x.entries))
	for _, q := range question {
		if q.weight < 1 {
			continue
		}
		for _, m := range q.means {
			if m.factor < asMistake || m.factor == asSynonym {
				continue
			}
			for _, p := range m.named {
				out[p.at] = true
			}
		}
	}
	return out
}

// together says how near to each other the words of a question stand in a sentence, as
// the question has them, 0 to 1.
func (x *Index) together(u int, question []asked) float32 {
	if len(question) < 2 {
		return 0
	}
	at := x.units[u]
	said := &x.entries[x.parts[at.part].entry].Parts[x.parts[at.part].number]
	var most float32
	for _, lines := range said.sentences {
		for i, line := range lines {
			if at.sentence == hint || at.sentence >= 0 && i != at.sentence {
				continue
			}
			most = max(most, neighbours(parted(line), question, x))
		}
	}
	return most
}

func neighbours(words []word, question []asked, x *Index) float32 {
	const reach = 3
	where := make([]int, len(question)) // the place of each word of the question last seen, from 1
	met := make([]bool, len(question))
	for i, w := range words {
		t := x.spelt[w.folded]
		for q := range question {
			if !slices.ContainsFunc(question[q].means, func(m meant) bool { return m.term == t }) {
				continue
			}
			where[q] = i + 1
			if q > 0 && where[q-1] > 0 && i+1-where[q-1] <= reach && where[q-1] != i+1 {
				met[q] = true
			}
			if q+1 < len(question) && where[q+1] > 0 && i+1-where[q+1] <= reach && where[q+1] != i+1 {
				met[q+1] = true
			}
		}
	}
	var n float32
	for _, m := range met {
		if m {
			n++
		}
	}
	return n / float32(len(question)-1)
}

// told says whether a part concerns a box; "" for any.
func (x *Index) told(p *part, box string) bool {
	only := x.entries[p.entry].Parts[p.number].Only
	return box == "" || only == "" || only == box
}

func raise(to []float32, by []posting, factor float32) {
	for _, p := range by {
		to[p.at] = max(to[p.at], factor*float32(p.n))
	}
}

// named says for each entry how much of a question is its name typed in full: more than
// anything else counts if there is nothing besides.
func (x *Index) named(query string, question []asked) []float32 {
	out := make([]float32, len(x.entries))
	whole := " "
	words := parted(query)
	for _, w := range words {
		s := stem(w.folded)
		if x.terms[s] == nil {
			if m := x.means(w.folded, false); len(m) > 0 && m[0].factor == asMistake {
				s = m[0].stem
			}
		}
		whole += s + " "
	}
	compact := text.Fold(query)
	for i, e := range x.entries {
		if slices.Contains(e.compact, compact) {
			out[i] = 10
		}
		for _, name := range e.names {
			switch {
			case name == whole:
				out[i] = max(out[i], 10)
			case strings.Contains(whole, name):
				out[i] = max(out[i], 0.8*float32(strings.Count(name, " ")-1)/float32(len(words)))
			}
		}
	}
	return out
}

// mostOf is how many answers about one entry are given among others.
const mostOf = 2

// answers are hits in words: each part once, by its best sentence.
func (x *Index) answers(c *text.Catalogue, found []hit, query string, f *Filter) []Answer {
	of, seen, told := map[int]int{}, map[int]bool{}, map[string]bool{}
	stems := x.stems(query)
	var out []Answer
	for _, h := range found {
		p := x.units[h.unit].part
		if e := x.parts[p].entry; seen[p] || of[e] >= mostOf {
			continue
		} else {
			of[e]++
		}
		seen[p] = true
		u := x.shown(h.unit, found)
		if fuller, ok := x.fuller(u, found); ok && !seen[x.units[fuller].part] {
			u, seen[x.units[fuller].part] = fuller, true
		}
		a := x.answer(c, u, stems, f.Box)
		if told[a.Text] && a.Kind == Ruling {
			continue // the same is ruled of another card
		}
		told[a.Text] = true
		if out = append(out, a); len(out) == mostAnswers {
			break
		}
	}
	return out
}

// shown is the unit that is shown for one found: for words that lead to a part, its best
// sentence.
func (x *Index) shown(u int, found []hit) int {
	if x.units[u].sentence != hint {
		return u
	}
	p := x.units[u].part
	if at := x.parts[p].from + x.units[u].leads - 1; x.units[u].leads > 0 && x.units[at].sentence >= 0 {
		return at
	}
	for _, h := range found {
		if x.units[h.unit].part == p && x.units[h.unit].sentence != hint {
			return h.unit
		}
	}
	return x.parts[p].from
}

// fuller is the ruling that says in full, and why, what a sentence of a rule says in
// short, if it answers as well.
func (x *Index) fuller(u int, found []hit) (int, bool) {
	if !x.units[u].decided {
		return 0, false
	}
	e := x.parts[x.units[u].part].entry
	for _, h := range found {
		if p := &x.parts[x.units[h.unit].part]; p.entry == e && x.entries[e].Parts[p.number].Number > 0 {
			return x.shown(h.unit, found), true
		}
	}
	return 0, false
}

// stems are what is marked in an answer.
func (x *Index) stems(query string) map[string]bool {
	out := map[string]bool{}
	for _, q := range x.understood(query) {
		if q.weight < 0.3 {
			continue
		}
		for _, m := range q.means {
			out[m.stem] = true
		}
	}
	return out
}

// answer is a unit in the language of a catalogue.
func (x *Index) answer(c *text.Catalogue, u int, stems map[string]bool, box string) Answer {
	at := x.units[u]
	p := &x.parts[at.part]
	e := x.entries[p.entry]
	said := &e.Parts[p.number]
	a := Answer{Kind: e.Kind, ID: e.ID, Box: box, Title: x.title(c, e, said), entry: e, part: p.number}
	for _, b := range e.boxes {
		if said.Only == "" || said.Only == b.ID {
			a.Boxes = append(a.Boxes, b.ID)
		}
	}
	if box == "" && len(a.Boxes) > 0 {
		a.Box = a.Boxes[0]
	}
	if said.Number > 0 {
		a.Kind, a.ID = Ruling, rulingID(e.ID, said.Number)
	}
	lines := said.sentences[slices.Index(text.Langs, c.Lang)]
	if len(lines) == 0 {
		lines = said.sentences[0]
	}
	if at.sentence >= 0 && at.sentence < len(lines) {
		a.Text = lines[at.sentence]
	} else {
		a.Text = best(lines, stems)
	}
	a.Marks = marks(a.Text, stems)
	a.Status, a.Source = said.Status, Cite(c, said.Sources)
	return a
}

// best is the sentence with most of what was asked for.
func best(lines []string, stems map[string]bool) (out string) {
	most := -1
	for _, l := range lines {
		if n := len(marks(l, stems)); n > most {
			out, most = l, n
		}
	}
	return out
}

// marks are the words of a text that were asked for.
func marks(s string, stems map[string]bool) []Span {
	var out []Span
	for _, w := range parted(s) {
		if stems[stem(w.folded)] {
			out = append(out, w.Span)
		}
	}
	return out
}

// title is what an entry is called, a rule with its number; a ruling by its own title.
func (x *Index) title(c *text.Catalogue, e *entry, p *Part) string {
	name := e.Name
	if len(p.Name) > 0 {
		name = p.Name
	}
	return c.Words(name)
}
