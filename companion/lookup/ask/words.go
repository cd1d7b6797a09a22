package ask

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/words/text"
)

// word is a word of a text: as it is compared, and its position.
type word struct {
	folded string
	Span
}

// parted splits a text into its words: letters and digits, a number with its dots ("5.4.2") or its
// decimal comma. Apostrophes and hyphens separate words.
func parted(s string) []word {
	return text.Map(spansOf(s, nil), func(at Span) word { return word{fold(s[at.From:at.To]), at} })
}

// spansOf appends the positions of the words of a text to others.
func spansOf(s string, to []Span) []Span {
	from := -1 // where the word begins
	for i, c := range s {
		in := unicode.IsLetter(c) || unicode.IsMark(c) || unicode.IsDigit(c) ||
			(c == '.' || c == ',') && from >= 0 && isDigit(s[i-1]) && i+1 < len(s) && isDigit(s[i+1])
		if in && from < 0 {
			from = i
		} else if !in && from >= 0 {
			to, from = append(to, Span{from, i}), -1
		}
	}
	if from >= 0 {
		to = append(to, Span{from, len(s)})
	}
	return to
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// accented is the maximum number of bytes of a word in the accented list of words.yaml.
const accented = 4

// fold is text.Fold with a fast path for words that need no folding. A word that would be another one without its
// accents is replaced by what it means, and a decimal comma becomes a point.
func fold(s string) string {
	if !strings.ContainsFunc(s, func(c rune) bool { return c >= utf8.RuneSelf || c == ',' || 'A' <= c && c <= 'Z' }) {
		return s
	}
	if len(s) <= accented {
		if meant, ok := vocabulary().Accented[strings.ToLower(s)]; ok {
			return meant
		}
	}
	return strings.Join(text.Map(strings.Split(s, ","), text.Fold), ".")
}

// lexicon is the content of words.yaml, which explains each list.
type lexicon struct {
	Accented map[string]string `yaml:"accented"`
	Bare     map[string]string `yaml:"bare"`
	Telling  map[string]string `yaml:"telling"`
	Naming   map[string]string `yaml:"naming"`
	Lists    map[string]string `yaml:",inline"` // all others, by name

	weights map[string]float32
	kinds   map[string]Kind
	endings []string
}

//go:embed words.yaml
var wordsFile []byte

var vocabulary = sync.OnceValue(func() *lexicon {
	l := &lexicon{weights: map[string]float32{}, kinds: map[string]Kind{}}
	if err := yaml.Unmarshal(wordsFile, l); err != nil {
		panic(err) // the file is part of the program
	}
	l.endings = strings.Fields(l.Lists["endings"])
	for _, kind := range []Kind{Card, Tile, Monster, Help} {
		for w := range strings.FieldsSeq(l.Lists[kind.String()]) {
			l.kinds[w] = kind
		}
	}
	for _, list := range []struct {
		name   string
		weight float32
	}{{"card", 0.5}, {"tile", 0.5}, {"some", 0.6}, {"little", 0.2}, {"stopwords", 0}} {
		for w := range strings.FieldsSeq(l.Lists[list.name]) {
			l.weights[w] = list.weight
		}
	}
	return l
})

func (l *lexicon) has(list, word string) bool {
	return slices.Contains(strings.Fields(l.Lists[list]), word)
}

// stem returns a folded word without its ending.
func stem(w string) string {
	if n := len(w) - 1; n > 0 && w[n] == 's' && isDigit(w[n-1]) { // three 1s
		return w[:n]
	}
	if len(w) <= 3 || isDigit(w[len(w)-1]) {
		return w
	}
	if last := w[len(w)-1]; (last == 's' || last == 'x') && w[len(w)-2] != 's' {
		w = w[:len(w)-1]
	}
	if rest, ok := strings.CutSuffix(w, "ie"); ok && len(rest) > 3 { // energie, energies, energy
		return rest + "y"
	}
	for _, ending := range vocabulary().endings {
		rest, ok := strings.CutSuffix(w, ending)
		if ok && len(rest) >= 4 {
			w = rest
			break
		}
	}
	if n := len(w); n > 4 && w[n-1] == w[n-2] { // rolling, roll; stopped, stop
		w = w[:n-1]
	}
	return w
}

func stems(s string) []string {
	return text.Map(parted(s), func(w word) string { return stem(w.folded) })
}

// weight returns how much a word of a question counts, 0 to 1.
func weight(folded string) float32 {
	if w, ok := vocabulary().weights[folded]; ok {
		return w
	}
	return 1
}
