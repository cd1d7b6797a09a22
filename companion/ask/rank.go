package ask

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"kingoftokyo/companion/text"
)

// This file is how well everything answers a question.

// What counts how much. A term counts most in the sentence, less in the rest of its
// part and in other parts; names and titles count for all that is said under them.
const (
	inRest    = 0.2
	inOthers  = 0.05
	inLeads   = 0.2
	inTitle   = 1.2
	inName    = 1.6
	saturates = 1.1  // k1 of BM25
	longer    = 0.25 // b of BM25
	usual     = 9    // words a sentence has

	asSynonym = 0.5
	asMistake = 0.7
	asBegun   = 0.6
	asDice    = 0.4 // for what a word means only if the player left out its accent
	asPart    = 0.5 // for one word of several that mean one thing together

	together = 0.5  // a sentence gains it if it has the words next to each other, as the question has
	asNamed  = 0.25 // a card gains it if the question says "card", a tile likewise
	asSought = 0.7  // a card gains it if the question says "which card" or "card that"
	led      = 1.2  // a part gains it if the question has all words of asked.txt that lead to it
	unsure   = 0.6  // how much less a synonym counts there than the word itself
	reasons  = 0.6  // for a sentence that gives a reason
)

// mostWeighed is how many units are ranked exactly.
const mostWeighed = 80

// hit is a unit that answers the question, and how well.
type hit struct {
	unit  int
	score float32 // how well it answers, as a share of what all words of the question tell
	other bool    // it is about nothing that may be called as was typed
}

// ranked are the units that answer, best first.
func (x *Index) ranked(question []asked, query string, keep []bool, f *Filter) []hit {
	if len(question) == 0 {
		return nil
	}
	units, parts, entries := len(x.units), len(x.parts), len(x.entries)
	score, covered, matched := make([]float32, units), make([]float32, units), make([]float32, units)
	self, rest, title, named, all := make([]float32, units), make([]float32, parts), make([]float32, parts), make([]float32, entries), make([]float32, entries)
	leads := make([]float32, parts)
	var total float32
	for _, q := range question {
		clear(self)
		clear(rest)
		clear(leads)
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
				matched[u] += 1 - unsure + unsure*min(1, n)
				leads[x.units[u].part] = max(leads[x.units[u].part], n)
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
			tf := self[u]/(1-longer+longer*float32(x.units[u].words)/usual) + inRest*min(max(0, rest[p]-self[u]), 2) + inLeads*leads[p] + inTitle*title[p] + inName*min(1, q.weight*1.25)*named[e] +
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
		if s == 0 && names[p.entry] == 0 || !keep[p.entry] || !concerns(x.entries[p.entry].Parts[p.number].Only, f.Box) {
			continue
		}
		share := covered[u] / max(total, 1)
		s *= 0.25 + 0.75*share
		e := x.entries[p.entry]
		s *= x.standing(p, about[p.entry])
		s *= 1 + sought[e.Kind]
		switch unit := &x.units[u]; {
		case unit.sentence == hint:
			full := min(1, matched[u]/float32(unit.words))
			s *= 1 + led*full*full
		case unit.why:
			s *= reasons
		}
		s += names[p.entry] * total
		if len(f.Near) > 0 && slices.Contains(f.Near, Ref{e.Kind, e.ID}) {
			s *= 1.3
		}
		out = append(out, hit{unit: u, score: s / max(total, 1)})
	}
	byScore := func(a, b hit) int { return cmp.Compare(b.score, a.score) }
	slices.SortStableFunc(out, byScore)
	near := out[:min(len(out), mostWeighed)]
	for i := range near {
		near[i].score *= 1 + together*x.together(near[i].unit, question)
	}
	slices.SortStableFunc(near, byScore)
	called := x.begun(query)
	first := func(h hit) int {
		p := &x.parts[x.units[h.unit].part]
		switch ruling := x.entries[p.entry].Parts[p.number].Number > 0; {
		case names[p.entry] >= 10:
			return 0
		case called[p.entry] && !ruling:
			return 1
		}
		return 2
	}
	for i := range out {
		out[i].other = first(out[i]) == 2
	}
	slices.SortStableFunc(out, func(a, b hit) int { return cmp.Compare(first(a), first(b)) })
	return out
}

// good are hits without those that are far worse than the best; a name that may be half typed stays.
func good(found []hit) []hit {
	var best float32
	for _, h := range found {
		best = max(best, h.score)
	}
	return slices.DeleteFunc(found, func(h hit) bool { return h.other && h.score < best*0.2 })
}

// begun says for each entry whether it is a monster, card or tile with a word in its name
// that begins as was typed: whoever types a few letters mostly looks for one of those.
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

// standing is how much a part counts before its words are looked at. Rules count in full. A ruling counts
// less, for it mostly helps only those who ask about its card; and those who ask at the table seldom ask about
// the program.
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

// sought says how much each kind gains because the question names it.
func (x *Index) sought(query string) (out [Help + 1]float32) {
	words, lex := parted(query), vocabulary()
	for i, w := range words {
		k, ok := lex.kinds[w.folded]
		if !ok {
			continue
		}
		gain := float32(asNamed)
		if k == Monster { // every other sentence speaks of monsters
			gain = 0
		}
		if i > 0 && has(lex.Before, words[i-1].folded) || i+1 < len(words) && has(lex.Behind, words[i+1].folded) {
			gain = asSought
		}
		out[k] = max(out[k], gain)
	}
	return out
}

// spoken says of each entry whether the question has a word of its name.
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
	typed := text.Fold(query)
	for i, e := range x.entries {
		if slices.Contains(e.compact, typed) {
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
