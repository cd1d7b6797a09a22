package ask

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
)

// This file ranks how well everything answers a question.

// The weights. A term counts most in the sentence, less in the rest of its part; names and titles
// count for everything below them.
const (
	byRest    = 0.2
	byOthers  = 0.05
	byLeads   = 0.2
	byTitle   = 1.2
	byName    = 1.6
	saturates = 1.1  // k1 of BM25
	longer    = 0.25 // b of BM25
	usual     = 9    // words in a usual sentence

	asSynonym = 0.5
	asMistake = 0.7
	asBegun   = 0.6
	asDice    = 0.4 // for what a word means only if the player left out its accent
	asPart    = 0.5 // for one word of several that have one meaning

	unknown  = 2    // the value of a word that occurs in no text
	asNamed  = 0.25 // added for a card if the question says "card", for a tile likewise
	asSought = 0.7  // added for a card if the question says "which card" or "card that"
	led      = 1.2  // added for a part if the question has all words of asked.txt that lead to it
	unsure   = 0.6  // how much less a synonym counts there than the word itself
	reasons  = 0.6  // for a sentence that gives a reason
	onTable  = 1.3  // for what lies on the table
	farWorse = 0.2  // share of the best score below which a hit answers nothing
)

// hit is a unit that answers the question.
type hit struct {
	unit  int
	score float32 // how well it answers, as a share of the value of all words of the question
	class uint8   // a better class comes first, regardless of the score
}

// The classes of hits, the best first.
const (
	called  uint8 = iota // its entry's name is exactly what was typed
	halfway              // its entry has a name that begins as typed
	other
)

// tally adds up the words of a question.
type tally struct {
	score   []float32 // by unit: how well it answers
	covered []float32 // by unit: the value of the words it has
	matched []float32 // by unit that leads to a part: how many of its words the question has
	total   float32   // the value of all words

	// For the word being added: how often each unit, title and name has it; the sum over the sentences of each part;
	// the best of the words that lead to each part; and the sum over the parts of each entry.
	at               [numSpots][]float32
	rest, leads, all []float32
}

func (t *tally) add(x *Index, q *asked) {
	for i := range t.at {
		clear(t.at[i])
	}
	clear(t.all)
	for _, m := range q.means {
		for _, p := range m.in {
			n := &t.at[p.in][p.at]
			*n = max(*n, m.factor*float32(p.n))
		}
	}
	own, title, name := t.at[inUnit], t.at[inTitle], t.at[inName]
	for i := range x.parts {
		p := &x.parts[i]
		t.rest[i], t.leads[i] = 0, 0
		for u := p.from; u < p.to; u++ {
			if n := own[u]; n > 0 && x.units[u].sentence != hint {
				t.rest[i] += n
			} else if n > 0 {
				t.matched[u] += 1 - unsure + unsure*min(1, n)
				t.leads[i] = max(t.leads[i], n)
			}
		}
		t.all[p.entry] += t.rest[i] + title[i]
	}
	value := q.weight * unknown
	if len(q.means) > 0 {
		value = q.weight * t.rarity(x, name)
	}
	t.total += value
	for i := range x.parts {
		p := &x.parts[i]
		outside := byLeads*t.leads[i] + byTitle*title[i] + byName*min(1, q.weight*1.25)*name[p.entry] +
			byOthers*min(t.all[p.entry]-t.rest[i], 3)
		if outside == 0 && t.rest[i] == 0 {
			continue
		}
		for u := p.from; u < p.to; u++ {
			tf := own[u]/(1-longer+longer*float32(x.units[u].words)/usual) + byRest*min(max(0, t.rest[i]-own[u]), 2) + outside
			t.score[u] += value * tf / (tf + saturates)
			t.covered[u] += value * min(1, 2.5*tf)
		}
	}
}

// rarity returns how much a word tells, given how few entries have it: the idf of BM25. Texts about the program
// itself, in everyday words, do not count.
func (t *tally) rarity(x *Index, name []float32) float32 {
	var have, of float64 = 0, 0
	for e, n := range name {
		if !x.entries[e].about() {
			have, of = have+float64(min(1, n+t.all[e])), of+1
		}
	}
	return float32(math.Log(1 + (of-have+0.5)/(have+0.5)))
}

func (x *Index) tallied(question []asked) *tally {
	units, parts, entries := len(x.units), len(x.parts), len(x.entries)
	of := func(n int) []float32 { return make([]float32, n) }
	t := &tally{score: of(units), covered: of(units), matched: of(units), rest: of(parts), leads: of(parts), all: of(entries)}
	t.at = [numSpots][]float32{inUnit: of(units), inTitle: of(parts), inName: of(entries)}
	for i := range question {
		t.add(x, &question[i])
	}
	t.total = max(t.total, 1)
	return t
}

func (x *Index) ranked(question []asked, query string, keep []bool, f *Filter) []hit {
	t := x.tallied(question)
	names, begun, about, sought := x.named(query), x.begun(query), x.spoken(question), x.sought(query)
	var out []hit
	for i := range x.parts {
		p := &x.parts[i]
		e := x.entries[p.entry]
		said := &e.Parts[p.number]
		if !keep[p.entry] || !concerns(said.Only, f.Box) {
			continue
		}
		counts := x.standing(p, about[p.entry]) * (1 + sought[e.Kind])
		if slices.Contains(f.Near, Ref{e.Kind, e.ID}) {
			counts *= onTable
		}
		class := other
		if names[p.entry] >= exactly {
			class = called
		} else if begun[p.entry] && said.Number == 0 {
			class = halfway
		}
		for u := p.from; u < p.to; u++ {
			if t.score[u] > 0 || names[p.entry] > 0 || class == halfway {
				out = append(out, hit{u, counts*t.of(x, u) + names[p.entry], class})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b hit) int { return cmp.Or(cmp.Compare(a.class, b.class), cmp.Compare(b.score, a.score)) })
	return out
}

// of returns how well a unit answers, as a share of the value of all words.
func (t *tally) of(x *Index, u int) float32 {
	s := t.score[u] / t.total * (0.25 + 0.75*t.covered[u]/t.total)
	if unit := &x.units[u]; unit.sentence == hint {
		full := min(1, t.matched[u]/float32(unit.words))
		return s * (1 + led*full*full)
	} else if unit.why {
		return s * reasons
	}
	return s
}

// good returns hits without those that are far worse than the best; a name that may be half typed stays.
func good(found []hit) []hit {
	var best float32
	for _, h := range found {
		best = max(best, h.score)
	}
	return slices.DeleteFunc(found, func(h hit) bool { return h.class == other && h.score < farWorse*best })
}

// begun reports for each entry whether it is a monster, card or tile with a word in its name that
// begins as typed: a player who types a few letters is mostly looking for one of those.
func (x *Index) begun(query string) []bool {
	const fewest = 3
	out, typed := make([]bool, len(x.entries)), text.Fold(query)
	for i, e := range x.entries {
		if e.item == nil && e.Kind != Monster || len(typed) < fewest {
			continue
		}
		out[i] = text.MatchWords(e.Name, "", typed) <= text.WordBegins
	}
	return out
}

// standing returns how much a part counts before its words are considered. Rules count in full. A ruling
// counts less, because it mostly helps only those who ask about its card; and players at the table seldom ask
// about the program.
func (x *Index) standing(p *part, named bool) float32 {
	e := x.entries[p.entry]
	switch ruling := e.Parts[p.number].Number > 0; {
	case ruling && e.Kind == Rule, e.Kind == Ruling:
		return 0.85
	case ruling && !named:
		return 0.6
	case e.Kind == Help && !named:
		return 0.75
	case e.Kind == Rule || named:
		return 1
	}
	return 0.9
}

// sought returns how much each kind gains because the question names it.
func (x *Index) sought(query string) (out [Help + 1]float32) {
	words, lex := parted(query), vocabulary()
	for i, w := range words {
		k, ok := lex.kinds[w.folded]
		if !ok {
			continue
		}
		gain := float32(asNamed)
		if k == Monster { // monsters appear in every other sentence
			gain = 0
		}
		if i > 0 && lex.has("before", words[i-1].folded) || i+1 < len(words) && lex.has("behind", words[i+1].folded) {
			gain = asSought
		}
		out[k] = max(out[k], gain)
	}
	return out
}

// spoken reports for each entry whether the question has a word of its name.
func (x *Index) spoken(question []asked) []bool {
	out := make([]bool, len(x.entries))
	for _, q := range question {
		for _, m := range q.means {
			if q.weight < 1 || m.factor < asMistake {
				continue
			}
			for _, p := range m.in {
				if p.in == inName {
					out[p.at] = true
				}
			}
		}
	}
	return out
}

// exactly is how much a name counts if it is all that was typed.
const exactly = 10

// named returns for each entry how much of a question is its name typed in full: more than anything
// else if the question has nothing else.
func (x *Index) named(query string) []float32 {
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
	typed := text.Fold(query)
	for i, e := range x.entries {
		if slices.Contains(e.compact, typed) {
			out[i] = exactly
		}
		for _, name := range e.names {
			switch {
			case name == whole:
				out[i] = max(out[i], exactly)
			case strings.Contains(whole, name):
				out[i] = max(out[i], 0.8*float32(strings.Count(name, " ")-1)/float32(len(words)))
			}
		}
	}
	return out
}
