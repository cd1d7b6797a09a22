package ask

import (
	"slices"
	"strings"

	"kingoftokyo/companion/words/text"
)

// This file handles the question: its words, and what each of them may mean.

// meant is a term that a word of the question may mean, and how certain that is.
type meant struct {
	*term
	factor float32
}

// asked is a word of the question, or several words with one meaning.
type asked struct {
	means  []meant
	weight float32
}

// understood splits a question into words, each with all its possible meanings.
func (x *Index) understood(query string) []asked {
	words := parted(query)
	open := !strings.HasSuffix(query, " ") // the player may still be typing the last word
	within := 0                            // the end of the words that share one meaning
	var out []asked
	for i := range words {
		part := float32(1)
		if i < within {
			part = asPart
		} else if phrase, n := x.phrase(words[i:]); n > 1 {
			out = append(out, asked{means: phrase, weight: 1})
			within, part = i+n, asPart
		} else if joined := x.joined(words[i:]); joined != nil {
			out = append(out, asked{means: joined, weight: 1})
			within, part = i+2, asPart
		}
		w := words[i].folded
		if counts := weight(w) * part; counts > 0 {
			out = append(out, asked{means: x.means(w, open && i == len(words)-1), weight: counts})
		}
	}
	return out
}

// means returns the terms that a word may mean: itself and its synonyms. If the texts do not have the
// word, it means words that differ by one mistake, long words by two, and words that it begins.
func (x *Index) means(w string, begun bool) []meant {
	var out []meant
	add := func(t *term, factor float32) {
		if t != nil && !slices.ContainsFunc(out, func(m meant) bool { return m.term == t }) {
			out = append(out, meant{t, factor})
		}
	}
	add(x.terms[stem(w)], 1)
	if meant, ok := vocabulary().Bare[w]; ok {
		out = nil
		add(x.terms[meant], asDice)
		return out
	}
	for _, s := range synonyms().of(w) {
		add(x.terms[s], asSynonym)
	}
	if len(out) > 0 && x.spelt[w] != nil {
		return out
	}
	if begun && len(w) >= 3 || len(out) == 0 && len(w) >= shortest-1 {
		for _, v := range x.written {
			if strings.HasPrefix(v, w) {
				add(x.spelt[v], asBegun)
			}
		}
	}
	if len(out) == 0 && len(w) >= shortest {
		for _, v := range x.mistyped(w, 1) {
			add(x.spelt[v], asMistake)
			for _, s := range synonyms().of(v) {
				add(x.terms[s], asMistake*asSynonym)
			}
		}
	}
	if len(out) == 0 && len(w) >= longish {
		if like := x.mistyped(w, 2); len(like) > 0 {
			add(x.spelt[like[0]], asMistake)
		}
	}
	return out
}

// mistyped returns the words of the texts that differ from a word by one mistake, or by two after their first letter.
func (x *Index) mistyped(w string, most int) (out []string) {
	typed := []byte(w)
	for _, v := range x.written {
		if d := len(v) - len(w); d < -most || d > most {
			continue
		}
		if most == 1 && text.OneMistake([]byte(v), typed) || most == 2 && v[0] == w[0] && text.TwoMistakes([]byte(v), typed) {
			out = append(out, v)
		}
	}
	return out
}

// joined returns what the first two words mean when written as one, if one of them occurs in no text: "giga
// zaur".
func (x *Index) joined(words []word) []meant {
	if len(words) < 2 || x.spelt[words[0].folded] != nil && x.spelt[words[1].folded] != nil {
		return nil
	}
	w := words[0].folded + words[1].folded
	if t := x.spelt[w]; t != nil {
		return []meant{{t, 1}}
	}
	if len(w) < longish {
		return nil
	}
	var out []meant
	for _, v := range x.mistyped(w, 1) {
		out = append(out, meant{x.spelt[v], asMistake})
	}
	return out
}

// shortest is how many letters a word must have for one mistake to be forgiven.
const shortest = 5

// longish is how many letters a word must have for two mistakes to be forgiven, or one in two words
// that should be one.
const longish = 8

// phrase returns what the longest group of words at the beginning means; n is how many words it
// has, 0 for none.
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
