package kit

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// seen counts what occurred in the games of a run.
type seen struct {
	questions, words map[string]int
	probed           map[string]int // tables at which everything was tried, by their question
	first            int            // how many tables of each question to try, at least
}

func newSeen(first int) *seen {
	return &seen{map[string]int{}, map[string]int{}, map[string]int{}, first}
}

// line counts the kind of a line: its first word.
func (s *seen) line(line string) {
	word, _, _ := strings.Cut(line, " ")
	s.words[word]++
}

// question counts a table with an open question, and reports whether it is one of the first.
func (s *seen) question(id string) (first bool) {
	if id == "" {
		return false
	}
	s.questions[id]++
	return s.questions[id] <= s.first
}

// sample reports whether to try everything at a table: at the first ones of each question, and at
// some of all others.
func (s *seen) sample(question string, events int) bool {
	if s.probed[question] < s.first || events%113 == 0 {
		s.probed[question]++
		return true
	}
	return false
}

// missing returns the questions and lines that have not occurred.
func (s *seen) missing(questions, words []string) (list []string) {
	for _, q := range questions {
		if s.questions[q] == 0 {
			list = append(list, "the question "+q)
		}
	}
	for _, w := range words {
		if s.words[w] == 0 {
			list = append(list, "a line "+w)
		}
	}
	return list
}

// counted returns counts in words, the rarest first.
func counted(of map[string]int) string {
	out := slices.SortedFunc(maps.Keys(of), func(a, b string) int { return of[a] - of[b] })
	for i, k := range out {
		out[i] = fmt.Sprintf("%s %d", k, of[k])
	}
	return strings.Join(out, ", ")
}
