package ask

import (
	_ "embed"
	"math/bits"
	"strings"
	"sync"

	"kingoftokyo/companion/text"
)

// This file is ideas: what a question that asks for yes or no may name, each said by many words of all languages.
// Verdicts are written of them.

// ideaID is an idea by its place among all.
type ideaID int

// phrase is words that say an idea, those left out that say nothing (nulls).
type phrase struct {
	words []string // stems; with "=" before it a word as it is written
	idea  ideaID
}

// ideaSet is ideas.txt; it says what each list is for.
type ideaSet struct {
	nulls, numbers, counted, mild, turns map[string]bool

	ids     map[string]ideaID
	telling []bool              // by idea
	phrases map[string][]phrase // by their first word
	written []string            // the longer words of phrases, for slips
}

//go:embed ideas.txt
var ideasFile string

var ideas = sync.OnceValue(func() *ideaSet {
	s := &ideaSet{map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]ideaID{}, nil, map[string][]phrase{}, nil}
	lists := map[string]map[string]bool{"nulls": s.nulls, "numbers": s.numbers, "counted": s.counted, "mild": s.mild, "turns": s.turns}
	for line := range lines(ideasFile) {
		name, said, _ := strings.Cut(line, " ")
		if list := lists[strings.TrimSuffix(name, ":")]; list != nil {
			for w := range strings.FieldsSeq(said) {
				list[w] = true
			}
			continue
		}
		s.add(name, said[2:], said[0] == '=')
	}
	return s
})

// add adds an idea with its phrases.
func (s *ideaSet) add(name, said string, telling bool) {
	id := ideaID(len(s.telling))
	s.ids[name], s.telling = id, append(s.telling, telling)
	for one := range strings.SplitSeq(said, ",") {
		if words := s.compact(one); len(words) > 0 {
			s.phrases[words[0]] = append(s.phrases[words[0]], phrase{words, id})
		}
	}
}

// all are the words of a question that say one of some ideas.
func (h *heard) all(names map[string]bool) (at spots) {
	for name := range names {
		at |= h.of[ideas().ids[name]]
	}
	return at
}

// compact is a phrase as it is looked for: its words without their endings, and without those that say nothing. Where
// that leaves one word of several, all stay, as they are written.
func (s *ideaSet) compact(said string) (words []string) {
	var full []string
	for part := range strings.FieldsSeq(said) {
		exact, as := strings.CutPrefix(part, "=")
		for _, w := range parted(exact) {
			if len(w.folded) >= longish-1 {
				s.written = append(s.written, w.folded)
			}
			word := canonical(w.folded)
			full = append(full, "="+word)
			switch {
			case as:
				words = append(words, "="+word)
			case !s.nulls[word]:
				words = append(words, stem(word))
			}
		}
	}
	if len(full) > 1 && len(words) < 2 {
		return full
	}
	return words
}

// meant is a known word for one with a slip in it; the word itself if there is none.
func (s *ideaSet) meant(w string) string {
	for _, v := range s.written {
		if d := len(v) - len(w); d >= -1 && d <= 1 && v[0] == w[0] && text.OneMistake([]byte(v), []byte(w)) {
			return v
		}
	}
	return w
}

// spots are words of a question, a bit each.
type spots uint64

// mostWords is how many words a question may have that gets a yes or no.
const mostWords = 64

func spot(i int) spots { return 1 << i }

func (p spots) has(i int) bool { return p>>i&1 > 0 }

func (p spots) count() int { return bits.OnesCount64(uint64(p)) }

// sight finds the ideas of a question.
func (h *heard) sight() {
	s := ideas()
	h.of = make([]spots, len(s.telling))
	for i := 0; i < len(h.words); {
		n := 1
		if !h.titles.has(i) {
			n = max(1, h.longest(s, i))
		}
		i += n
	}
}

// count takes numbers for idle that only say how many there were of what may come in any number: "three claws".
func (h *heard) count() {
	numbers, counted := h.all(ideas().numbers), h.all(ideas().counted)
	for i := range h.words {
		next := i + 1
		for next < len(h.words) && ideas().nulls[h.words[next].word] {
			next++
		}
		if numbers.has(i) && next < len(h.words) && counted.has(next) {
			h.telling &^= spot(i)
		}
	}
}

// longest notes the ideas that the longest phrases at a word say; n is how many words they take, 0 for none.
func (h *heard) longest(s *ideaSet, from int) (n int) {
	var found []phrase
	var taken spots
	most := 0
	for _, key := range []string{"=" + h.words[from].word, h.words[from].stem} {
		for _, p := range s.phrases[key] {
			at, to := h.follows(s, from, p.words)
			if to == 0 || len(p.words) < most {
				continue
			}
			if len(p.words) > most {
				found, most = found[:0], len(p.words)
			}
			found, taken, n = append(found, p), at, to-from
		}
	}
	telling := true
	for _, p := range found {
		h.of[p.idea] |= taken
		telling = telling && s.telling[p.idea]
	}
	if telling {
		h.telling |= taken
	}
	h.sighted |= taken
	return n
}

// follows says where the words of a phrase stand from a word on in one clause, words that say nothing left out; to
// is behind the last, 0 if they do not stand there.
func (h *heard) follows(s *ideaSet, from int, phrase []string) (at spots, to int) {
	i := from
	for _, want := range phrase {
		for want[0] != '=' && i < len(h.words) && i > from && s.nulls[h.words[i].word] {
			i++
		}
		if i == len(h.words) || h.words[i].clause != h.words[from].clause || h.titles.has(i) ||
			want != h.words[i].stem && want != "="+h.words[i].word {
			return 0, 0
		}
		at |= spot(i)
		i++
	}
	return at, i
}
