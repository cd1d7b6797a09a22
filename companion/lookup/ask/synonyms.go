package ask

import (
	_ "embed"
	"iter"
	"slices"
	"strings"
	"sync"
)

//go:embed asked.txt
var askedFile string

// leads has the words of asked.txt, by kind and id: "rule A2".
type leads map[string][]string

// of returns the words that lead to an entry, or to one of its rulings.
func (l leads) of(e *entry, ruling int) []string {
	kind, id := e.Kind.String(), e.ID
	if ruling > 0 {
		kind, id = Ruling.String(), rulingID(id, ruling)
	}
	said := l[kind+" "+id]
	if len(e.boxes) > 0 {
		said = slices.Concat(said, l[kind+" "+e.boxes[0].Game+":"+id])
	}
	return said
}

var hints = sync.OnceValue(func() leads {
	out := leads{}
	for line := range lines(askedFile) {
		of, said, _ := strings.Cut(line, " = ")
		out[of] = append(out[of], strings.Split(said, ", ")...)
	}
	return out
})

// lines returns the lines of a file of words, without comments.
func lines(file string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for line := range strings.Lines(file) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}

//go:embed synonyms.txt
var synonymsFile string

// thesaurus has the words with the same meaning, by their stems; a group of words is one key with
// spaces between.
type thesaurus struct {
	groups  map[string][]string
	longest int // the most words in a group
}

// of returns the single words that mean the same as a word, as it is written or by its stem, or as
// a group of words; nil if none are known.
func (t *thesaurus) of(w string) []string {
	if group := t.groups[w]; group != nil {
		return group
	}
	return t.groups[stem(w)]
}

// synonyms reads the words when the first question is asked.
var synonyms = sync.OnceValue(func() *thesaurus {
	t := &thesaurus{groups: map[string][]string{}}
	for line := range lines(synonymsFile) {
		var single, all []string
		found, only, _ := strings.Cut(line, " < ")
		inTexts := strings.Count(found, ", ")
		for i, words := range strings.Split(strings.TrimSuffix(found+", "+only, ", "), ", ") {
			exact, as := strings.CutPrefix(words, "=")
			said := stems(exact)
			if as {
				all = append(all, fold(exact))
			} else {
				all = append(all, strings.Join(said, " "))
			}
			if t.longest = max(t.longest, len(said)); len(said) == 1 && !as && i <= inTexts {
				single = append(single, said[0])
			}
		}
		for _, key := range all {
			t.groups[key] = append(t.groups[key], single...)
		}
	}
	return t
})
