package ask

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

// This file is whether a rule says what was asked at all.

//go:embed silent.txt
var silentFile string

// silence is a question that no rule answers: each group of words must be in it, by one of its phrases.
type silence struct {
	boxes  []string     // in which it is so; nil for all
	groups [][][]string // phrases, as stems
}

var silences = sync.OnceValue(func() (out []silence) {
	for line := range lines(silentFile) {
		var one silence
		if boxes, rest, ok := strings.Cut(line, ": "); ok {
			one.boxes, line = strings.Fields(boxes), rest
		}
		for group := range strings.FieldsSeq(line) {
			one.groups = append(one.groups, phrases(group))
		}
		out = append(out, one)
	}
	return out
})

// phrases are words to choose from, "end|last+turn", by their stems; the "=" before a word stays.
func phrases(group string) (out [][]string) {
	for phrase := range strings.SplitSeq(group, "|") {
		just, as := strings.CutPrefix(phrase, "=")
		stems := stemsOf(strings.ReplaceAll(just, "+", " "))
		if as {
			stems[0] = "=" + stems[0]
		}
		out = append(out, stems)
	}
	return out
}

// stemsOf are the words of a text without their endings.
func stemsOf(s string) (out []string) {
	for _, w := range parted(s) {
		out = append(out, stem(w.folded))
	}
	return out
}

// silent says whether a question is one that no rule answers.
func silent(stems []string, box string) bool {
	return slices.ContainsFunc(silences(), func(s silence) bool {
		return (s.boxes == nil || slices.Contains(s.boxes, box)) && !slices.ContainsFunc(s.groups, func(group [][]string) bool {
			return !slices.ContainsFunc(group, func(phrase []string) bool { return hasPhrase(stems, phrase) })
		})
	})
}

// hasPhrase says whether words have others among them, one behind the other.
func hasPhrase(words, phrase []string) bool {
	for i := range words {
		if begins(words[i:], phrase) {
			return true
		}
	}
	return false
}

// How badly the best answer may fit before no rule says what was asked: its score, and what words that are in no
// text tell, each as a share of what all words of the question tell.
const (
	leastScore  = 0.15
	mostUnknown = 0.25
	fairScore   = 0.3 // the score that a question needs with a good deal of unknown words
	fairUnknown = 0.15
)

// strayed says whether a question is of another box than the one asked about, or one that no rule answers.
func strayed(at *place, box string) bool {
	return at.torn || box != "" && at.told != nil && !slices.Contains(at.told, box) || silent(stemsOf(at.words), box)
}

// covers says whether a rule says what was asked.
func covers(question []asked, at *place, found []hit, box string) bool {
	if strayed(at, box) || len(found) == 0 {
		return false
	}
	var total, unknown float32
	for i := range question {
		q := &question[i]
		if total += q.value; q.odd {
			unknown += q.value
		}
	}
	score := found[0].score / max(total, 1)
	unknown /= max(total, 1)
	return score >= leastScore && unknown < mostUnknown && (score >= fairScore || unknown < fairUnknown)
}
