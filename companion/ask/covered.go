package ask

import (
	_ "embed"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// This file is whether a rule says what was asked at all.

// signs are what tells a question that no rule answers from one that a rule does.
type signs struct {
	silent float32 // the lines of silent.txt that it fits
	words  float32 // what its words tell by weights.txt
	score  float32 // how well the best answer fits: the logarithm of its score as a share of what all words tell
	odd    float32 // how many of its words no text has, as a share
	slips  float32 // how many have only a word with a mistake between in the texts, as a share
	apart  float32 // how much of its pairs of words never stand in one text together
	length float32 // the logarithm of how many words tell something, for a long question fits worse
}

// doubt is how much speaks for it that no rule says what was asked: if it is above 0, none does.
func (s *signs) doubt() float32 {
	return bias + bySilent*s.silent + s.words + byScore*s.score + byOdd*s.odd + bySlips*s.slips + byApart*s.apart + byLength*s.length
}

// What the signs weigh. TestFit fits it, and weights.txt, to the lists of testdata; all but the weight of silent.txt. Its
// lines were written with those lists in view and would get far too much: they have about what they told on a list
// that was not, where 7 of 10 questions without an answer fitted a line and 1 of 20 of the others. For the same reason
// the bias is a quarter more than the one that TestFit tells.
const (
	bias     = -1.73
	bySilent = 2.5
	byScore  = -1.42
	byOdd    = 0.22
	bySlips  = 0.08
	byApart  = 0.37
	byLength = -0.42
)

// leastScore is the share below which the score of an answer makes no difference, and fewest how many words a
// question is taken to have at least.
const (
	leastScore = 0.03
	fewest     = 3
)

// covers says whether a rule says what was asked.
func (x *Index) covers(a *inquiry, box string) bool {
	if a.at.elsewhere(box) || len(a.found) == 0 {
		return false
	}
	s := x.signs(a, box)
	return s.doubt() <= 0
}

// elsewhere says whether a question has words of another box than the one that it is about.
func (at *place) elsewhere(box string) bool {
	return at.torn || box != "" && at.told != nil && !slices.Contains(at.told, box)
}

// signs reads the signs of a question.
func (x *Index) signs(a *inquiry, box string) signs {
	s := signs{silent: silent(a.at.words, box), words: tell(tellingOf(a.at.words)), apart: x.apart(a.words, a.keep)}
	var total float32
	var telling int
	for i := range a.words {
		q := &a.words[i]
		total += q.value
		if q.weight >= telltale {
			telling++
		}
		if q.odd {
			s.odd++
		}
		if q.slip {
			s.slips++
		}
	}
	words := float32(max(telling, fewest))
	s.odd, s.slips = s.odd/words, s.slips/words
	s.score = float32(math.Log(float64(max(a.found[0].score/max(total, 1), leastScore))))
	s.length = float32(math.Log(float64(1 + telling)))
	return s
}

//go:embed weights.txt
var weightsFile string

// weights are what words tell, by their stems.
var weights = sync.OnceValue(func() map[string]float32 {
	out := map[string]float32{}
	for line := range lines(weightsFile) {
		word, said, _ := strings.Cut(line, " ")
		n, err := strconv.ParseFloat(said, 32)
		if err != nil {
			panic(err) // the file is part of the program
		}
		out[word] = float32(n)
	}
	return out
})

// tellingOf are the stems of the words of a question but for those that say nothing.
func tellingOf(query string) (out []string) {
	for _, w := range parted(query) {
		if weight(w.folded) > 0 {
			out = append(out, stem(w.folded))
		}
	}
	return out
}

// tell is what words tell together. Of many each tells less.
func tell(stems []string) (sum float32) {
	slices.Sort(stems)
	known := 0
	for _, s := range slices.Compact(stems) {
		if w, ok := weights()[s]; ok {
			known++
			sum += w
		}
	}
	return sum / float32(math.Sqrt(float64(max(known, 1))))
}

// telltale is the weight from which on a word tells something.
const telltale = 0.5

// apart is how much of the pairs of words of a question never stand together in a text that may answer, 0 to 1. Each
// pair counts as much as the word of it that tells less.
func (x *Index) apart(question []asked, keep []bool) float32 {
	type place struct {
		value float32
		in    []uint64 // a bit for each part
	}
	var all []place
	for i := range question {
		if q := &question[i]; q.weight > telltale {
			all = append(all, place{q.value, x.whereabouts(q, keep)})
		}
	}
	var pairs, apart float32
	for i := range all {
		for j := range i {
			value := min(all[i].value, all[j].value)
			pairs += value
			if !meet(all[i].in, all[j].in) {
				apart += value
			}
		}
	}
	if pairs == 0 {
		return 0
	}
	return apart / pairs
}

// meet says whether two sets of bits have one in common.
func meet(a, b []uint64) bool {
	for i := range a {
		if a[i]&b[i] != 0 {
			return true
		}
	}
	return false
}

// whereabouts are the parts that have a word of a question, a bit each.
func (x *Index) whereabouts(q *asked, keep []bool) []uint64 {
	in := make([]uint64, len(x.parts)/64+1)
	mark := func(p int) {
		if keep[x.parts[p].entry] {
			in[p/64] |= 1 << (p % 64)
		}
	}
	for _, m := range q.means {
		if m.factor < asSynonym {
			continue
		}
		for _, p := range m.in {
			mark(x.units[p.at].part)
		}
		for _, p := range m.title {
			mark(int(p.at))
		}
		for _, p := range m.named {
			first, _ := slices.BinarySearchFunc(x.parts, int(p.at), func(one part, e int) int { return one.entry - e })
			for i := first; i < len(x.parts) && x.parts[i].entry == int(p.at); i++ {
				mark(i)
			}
		}
	}
	return in
}
