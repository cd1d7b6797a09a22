package ask

import (
	"bytes"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"gopkg.in/yaml.v3"
)

// This file is yes and no: written by hand for a sentence and a way of asking, never guessed from a text.

// verdict is what a sentence answers a question that asks for yes or no. Its first lines in verdicts.yaml explain the keys.
type verdict struct {
	At    string `yaml:"at"`
	About string `yaml:"about"`
	Turn  string `yaml:"turn"`
	But   string `yaml:"but"`
	Is    Word   `yaml:"is"`
	May   Word   `yaml:"may"`
	Must  Word   `yaml:"must"`
	Does  Word   `yaml:"does"`
	Still Word   `yaml:"still"`
	// Changed are the ids of cards and tiles that change it where they lie on the table.
	Changed []string `yaml:"changed"`

	kind, id  string
	games     string // the game, where several have the id
	ruling    int    // the number of the ruling on it; 0 for its own text
	sentence  int    // from 1
	about     [][][]string
	turn, but [][]string
}

// UnmarshalYAML reads yes, no or depends.
func (w *Word) UnmarshalYAML(n *yaml.Node) error {
	for _, one := range []Word{Yes, No, Depends} {
		if n.Value == one.String() {
			*w = one
			return nil
		}
	}
	return fmt.Errorf("line %d: %q is none of yes, no, depends", n.Line, n.Value)
}

//go:embed verdicts.yaml
var verdictsFile []byte

var verdicts = sync.OnceValue(func() []verdict {
	var list []verdict
	d := yaml.NewDecoder(bytes.NewReader(verdictsFile))
	d.KnownFields(true)
	if err := d.Decode(&list); err != nil {
		panic(err) // the file is part of the program
	}
	for i := range list {
		list[i].read()
	}
	return list
})

// read takes the keys of a verdict apart.
func (v *verdict) read() {
	at, sentence, _ := strings.Cut(v.At, "@")
	v.kind, v.id, _ = strings.Cut(at, " ")
	if game, id, ok := strings.Cut(v.id, ":"); ok {
		v.games, v.id = game, id
	}
	if id, number, ok := strings.Cut(v.id, "#"); ok {
		v.id = id
		v.ruling, _ = strconv.Atoi(number)
	}
	v.sentence, _ = strconv.Atoi(sentence)
	for group := range strings.FieldsSeq(v.About) {
		v.about = append(v.about, phrases(group))
	}
	if v.Turn != "" {
		v.turn = phrases(v.Turn)
	}
	if v.But != "" {
		v.but = phrases(v.But)
	}
}

// word is what the verdict says to a way of asking; NoWord where it says nothing.
func (v *verdict) word(m manner) Word {
	w := map[manner]Word{may: v.May, must: v.Must, does: v.Does, still: v.Still}[m]
	if w == NoWord && (m != must || v.Is != Yes) { // what is so need not be a duty
		w = v.Is
	}
	return w
}

// of says whether the verdict is about an entry.
func (v *verdict) of(e *entry) bool {
	kind := e.Kind.String()
	return v.id == e.ID && v.kind == kind && (v.games == "" || len(e.boxes) > 0 && e.boxes[0].Game == v.games)
}

// near says whether a question with some words may have the groups of the verdict: a quick look before the exact one.
func (v *verdict) near(any map[string]bool) bool {
	return !slices.ContainsFunc(v.about, func(group [][]string) bool {
		return !slices.ContainsFunc(group, func(phrase []string) bool { return any[strings.TrimPrefix(phrase[0], "=")] })
	})
}

// taking is which words of a question a verdict takes; nil if the question lacks some of those it needs.
func (v *verdict) taking(words []said) []bool {
	taken := make([]bool, len(words))
	for _, group := range v.about {
		if !take(words, taken, group, (*said).means) {
			return nil
		}
	}
	return taken
}

// take takes the words of some phrases that the question has; ok is false if it has none of them.
func take(words []said, taken []bool, group [][]string, is func(*said, string) bool) (ok bool) {
	for _, phrase := range group {
		for i := 0; i+len(phrase) <= len(words); i++ {
			if !slices.EqualFunc(words[i:i+len(phrase)], phrase, func(s said, stem string) bool {
				just, ok := strings.CutPrefix(stem, "=")
				return ok && s.written(just) || is(&s, stem)
			}) {
				continue
			}
			for j := i; j < i+len(phrase); j++ {
				taken[j] = true
			}
			for j := range words { // and what means the same together with them
				taken[j] = taken[j] || taken[words[j].from] && words[j].from < j
			}
			ok = true
		}
	}
	return ok
}

// judged is a verdict that fits a question.
type judged struct {
	*verdict
	entry int
	word  Word
	taken int // how many words of the question it took
}

// surely is how many words more a verdict must take to be preferred to one that says something else.
const surely = 2

// judge is the verdict on a question that asks for yes or no, of the entries that the filter leaves; nil where there
// is none, or where two differ that fit as well or are of two games.
func (x *Index) judge(query string, found []hit, keep []bool, f *Filter) *judged {
	words, top := heard(query), x.leaders(found)
	marked := strings.Contains(query, "?")
	any := map[string]bool{} // all that any word means
	for i := range words {
		any[words[i].stem] = true
		for _, s := range words[i].alike {
			any[s] = true
		}
	}
	var fits []judged
	for i := range verdicts() {
		if !verdicts()[i].near(any) {
			continue
		}
		if j, ok := x.fit(&verdicts()[i], words, marked, keep, f); ok {
			fits = append(fits, j)
		}
	}
	if len(fits) == 0 {
		return nil
	}
	best := slices.MaxFunc(fits, func(a, b judged) int { return a.taken - b.taken })
	for _, j := range fits {
		if j.word != best.word && (j.taken+surely > best.taken || x.game(j.entry) != x.game(best.entry)) {
			return nil
		}
	}
	fits = slices.DeleteFunc(fits, func(j judged) bool { return j.word != best.word || !slices.Contains(top, j.entry) })
	if len(fits) == 0 {
		return nil
	}
	best = slices.MaxFunc(fits, func(a, b judged) int { return a.taken - b.taken })
	return &best
}

// trusted is among how many of the best entries that of a verdict must be: what the search finds far behind others is
// most likely not what was asked.
const trusted = 2

// leaders are the entries of the best hits.
func (x *Index) leaders(found []hit) (out []int) {
	for _, h := range found {
		if e := x.parts[x.units[h.unit].part].entry; !slices.Contains(out, e) {
			if out = append(out, e); len(out) == trusted {
				break
			}
		}
	}
	return out
}

// game is the game of an entry; "" for none.
func (x *Index) game(e int) string {
	if boxes := x.entries[e].boxes; len(boxes) > 0 {
		return boxes[0].Game
	}
	return ""
}

// fit says whether a verdict answers a question, and with which word.
func (x *Index) fit(v *verdict, words []said, marked bool, keep []bool, f *Filter) (j judged, ok bool) {
	taken := v.taking(words)
	if taken == nil {
		return j, false
	}
	e := slices.IndexFunc(x.entries, v.of)
	if e < 0 || !keep[e] || x.entries[e].item != nil && !x.called(words, taken, e) {
		return j, false
	}
	turned := take(words, taken, v.turn, (*said).written)
	if take(words, slices.Clone(taken), v.but, (*said).written) {
		return j, false
	}
	a := askingOf(words, taken, marked)
	word := v.word(a.manner)
	if a.manner == noManner || word == NoWord || beside(words, taken, a.used) {
		return j, false
	}
	if turned != a.turned {
		word = word.contrary()
	}
	if slices.ContainsFunc(f.Near, func(r Ref) bool { return slices.Contains(v.Changed, r.ID) }) {
		word = Depends
	}
	n := len(slices.DeleteFunc(taken, func(t bool) bool { return !t }))
	return judged{v, e, word, n}, true
}

// called takes the name of an entry, or its first word if that is a long one; ok is false if the question has neither.
func (x *Index) called(words []said, taken []bool, e int) (ok bool) {
	for _, name := range x.entries[e].names {
		stems := strings.Fields(name)
		for _, part := range [][]string{stems, stems[:1]} {
			for i := 0; i+len(part) <= len(words) && len(strings.Join(part, "")) >= shortest-1; i++ {
				if slices.EqualFunc(words[i:i+len(part)], part, func(w said, s string) bool { return w.stem == s }) {
					for j := range part {
						taken[i+j] = true
					}
					ok = true
				}
			}
		}
	}
	return ok
}

// beside says whether a question has words that the verdict has not taken: they may change everything.
func beside(words []said, taken, used []bool) bool {
	for i := range words {
		if w := &words[i]; !taken[i] && !used[i] && weight(w.word) >= 0.5 && !vocabulary().Harmless[w.word] {
			return true
		}
	}
	return false
}

// contrary is the word for the contrary.
func (w Word) contrary() Word {
	switch w {
	case Yes:
		return No
	case No:
		return Yes
	}
	return w
}
