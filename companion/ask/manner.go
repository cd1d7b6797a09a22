package ask

import "slices"

// This file is how a question asks: whether it wants a yes or no, and of what.

// manner is a way of asking.
type manner uint8

// The ways.
const (
	noManner manner = iota // it asks for no yes or no, or in a way that nobody can be sure of
	may                    // can I, am I allowed
	must                   // do I have to
	does                   // does it, is it
	still                  // do I still, even so
)

// said is a word of a question with all that it may mean, and whether something has taken it already.
type said struct {
	stem  string
	alike []string // the stems of words that mean the same
	from  int      // the first of the words that mean one thing together with it; its own place if it stands alone
	word  string   // folded
	first bool     // it begins the question, or what stands behind a comma
}

// heard are the words of a question for those who answer yes or no.
func heard(query string) []said {
	words := parted(query)
	out := make([]said, len(words))
	within := 0
	for i, w := range words {
		out[i] = said{stem: stem(w.folded), from: i, word: w.folded}
		gap := query[:w.From]
		if i > 0 {
			gap = query[words[i-1].To:w.From]
		}
		out[i].first = i == 0 || slices.ContainsFunc([]byte(gap), func(c byte) bool { return c == ',' || c == ';' || c == ':' || c == '.' || c == '?' })
		out[i].alike = append(out[i].alike, synonyms().of(w.folded)...)
		if i < within {
			continue
		}
		for n := min(len(words)-i, synonyms().longest); n > 1; n-- {
			key := stem(words[i].folded)
			for _, more := range words[i+1 : i+n] {
				key += " " + stem(more.folded)
			}
			if group := synonyms().of(key); group != nil {
				out[i].alike = append(out[i].alike, group...)
				within = i + n
				break
			}
		}
		for j := i + 1; j < within; j++ {
			out[j].from = i
		}
	}
	return out
}

// means says whether the word, or what it means, is a stem.
func (s *said) means(stem string) bool { return s.stem == stem || slices.Contains(s.alike, stem) }

// written says whether the word itself is a stem.
func (s *said) written(stem string) bool { return s.stem == stem }

// asking is how a question asks.
type asking struct {
	manner manner
	turned bool // it asks whether the contrary is so
	used   []bool
}

// askingOf reads how a question asks. taken are the words that what it asks about has taken: they turn nothing.
func askingOf(words []said, taken []bool, marked bool) asking {
	a := asking{used: make([]bool, len(words))}
	lex := vocabulary()
	is := func(i int, list wordSet) bool { return i < len(words) && list[words[i].word] }
	verbal, found, conditions := marked, map[manner]bool{}, false
	var turns, forbids, doubts int
	for i := range words {
		w := &words[i]
		if w.first && is(i, lex.Wh) && (!is(i, lex.Times) || is(i+1, lex.Verbs)) {
			return asking{}
		}
		verbal = verbal || is(i, lex.Verbs)
		conditions = conditions || is(i, lex.Conditions)
		way, known := lex.way(words, i)
		if known {
			found[way], a.used[i] = true, true
		}
		switch {
		case is(i, lex.Forbids) && !taken[i]:
			found[may], a.used[i] = true, true
			forbids++
		case known, taken[i]:
		case is(i, lex.Cut) && i > 0 && is(i-1, lex.Shorn), is(i, lex.Joined):
			if a.used[i] = true; !w.first && (i == 0 || !words[i-1].first) { // "can't I" asks whether I can
				turns++
			}
		case is(i, lex.Nots) && is(0, lex.Ne): // so does "ne puis-je pas"
			a.used[i] = true
		case is(i, lex.Turns):
			a.used[i] = true
			turns++
		case is(i, lex.Doubts):
			doubts++
		}
	}
	if lex.onlyThat(words) {
		doubts++
	}
	switch {
	case !verbal || doubts > 0 || turns+forbids > 1 || turns > 0 && conditions && !found[must]:
		return asking{used: a.used}
	case found[must]:
		a.manner = must
	case found[may]:
		a.manner = may
	case found[still]:
		a.manner = still
	default:
		a.manner = does
	}
	if a.manner == may && turns > 0 { // "may I not" asks one thing or the other
		a.manner = noManner
	}
	a.turned = turns+forbids == 1
	if a.turned && a.manner == must { // "must I not": is it forbidden
		a.manner = may
	}
	return a
}

// way is the way of asking that a word tells.
func (l *lexicon) way(words []said, i int) (m manner, ok bool) {
	w := words[i].word
	switch {
	case l.Musts[w], l.Have[w] && i+1 < len(words) && l.To[words[i+1].word]:
		return must, true
	case l.Mays[w]:
		return may, true
	case l.Stills[w]:
		return still, true
	}
	return noManner, false
}

// onlyThat says whether "ne ... que" narrows what is asked.
func (l *lexicon) onlyThat(words []said) bool {
	for i := range words {
		if !l.Ne[words[i].word] {
			continue
		}
		for _, w := range words[i+1:] {
			if l.Nots[w.word] {
				return false
			}
			if l.That[w.word] {
				return true
			}
		}
	}
	return false
}
