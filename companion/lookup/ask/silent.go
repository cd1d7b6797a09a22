package ask

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// This file has the questions that are known to have no answer: silent.txt, which explains its lines.

//go:embed silent.txt
var silentFile string

// silence is a line of silent.txt: questions that have one phrase of each group in has, and none of those in hasNot.
type silence struct {
	boxes       []string // where it holds; nil for all
	has, hasNot []group
}

// group is a list of phrases, one of which is enough.
type group []chain

// chain is a list of words that follow each other.
type chain []link

// link is a word of a phrase.
type link struct {
	word string // folded: the stem, or the whole word if it is exact
	far  int    // how many other words may come before it
	as   bool   // it is this exact word
}

// farthest is how many words may be between two that "~" joins.
const farthest = 2

var silences = sync.OnceValue(func() (out []silence) {
	named := map[string]group{}
	read := func(list []string) (g group) {
		for _, one := range list {
			if known, ok := named[one]; ok {
				g = append(g, known...)
			} else {
				g = append(g, chainOf(one))
			}
		}
		return g
	}
	for line := range lines(silentFile) {
		if name, list, ok := strings.Cut(line, " = "); ok {
			named[name] = read(strings.Fields(list))
			continue
		}
		var one silence
		if boxes, rest, ok := strings.Cut(line, ": "); ok {
			one.boxes, line = strings.Fields(boxes), rest
		}
		for list := range strings.FieldsSeq(line) {
			if not, ok := strings.CutPrefix(list, "!"); ok {
				one.hasNot = append(one.hasNot, read(strings.Split(not, "|")))
			} else {
				one.has = append(one.has, read(strings.Split(list, "|")))
			}
		}
		out = append(out, one)
	}
	return out
})

// written matches a word of a phrase: how it is joined to the one before, "=" for an exact word, and the word.
var written = regexp.MustCompile(`([+~]?)(=?)([^+~]+)`)

// chainOf reads a phrase: "=seat+next~table".
func chainOf(s string) (out chain) {
	for _, m := range written.FindAllStringSubmatch(s, -1) {
		far := 0
		if m[1] == "~" {
			far = farthest
		}
		for _, w := range parted(m[3]) {
			one := link{word: stem(w.folded), far: far, as: m[2] != ""}
			if one.as {
				one.word = w.folded
			}
			out, far = append(out, one), 0
		}
	}
	return out
}

// spoken is the words of a question, as they are compared with silent.txt.
type spoken struct {
	words, stems []string
	any          map[string]bool // both
}

func spokenOf(query string) *spoken {
	q := &spoken{stems: stems(query), any: map[string]bool{}}
	for i, w := range parted(query) {
		q.words = append(q.words, w.folded)
		q.any[w.folded], q.any[q.stems[i]] = true, true
	}
	return q
}

func (q *spoken) has(p chain) bool {
	if !q.any[p[0].word] {
		return false
	}
	for i := range q.words {
		if q.is(i, p[0]) && q.follows(i+1, p[1:]) {
			return true
		}
	}
	return false
}

// is reports whether a word of the question matches one of a phrase.
func (q *spoken) is(i int, l link) bool {
	return i < len(q.words) && (l.as && q.words[i] == l.word || !l.as && q.stems[i] == l.word)
}

// follows reports whether the rest of a phrase follows from a word on.
func (q *spoken) follows(i int, p chain) bool {
	if len(p) == 0 {
		return true
	}
	for j := i; j <= i+p[0].far; j++ {
		if q.is(j, p[0]) && q.follows(j+1, p[1:]) {
			return true
		}
	}
	return false
}

// silent reports whether silent.txt says that no rule answers a question.
func silent(query, box string) bool {
	q := spokenOf(query)
	has := func(g group) bool { return slices.ContainsFunc(g, q.has) }
	lacks := func(g group) bool { return !has(g) }
	return slices.ContainsFunc(silences(), func(s silence) bool {
		here := s.boxes == nil || slices.Contains(s.boxes, box)
		return here && !slices.ContainsFunc(s.has, lacks) && !slices.ContainsFunc(s.hasNot, has)
	})
}
