package ask_test

import (
	"flag"
	"fmt"
	"maps"
	"math"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"kingoftokyo/companion/ask"
	"kingoftokyo/companion/cards"
)

// This file makes heard.txt and weights.txt from the tuned lists: go test ./companion/ask -run TestFit -fit -v. It takes
// the other weights of covered.go along and tells them.

var fit = flag.Bool("fit", false, "write heard.txt and weights.txt")

// example is a question that says what it is to learn from it.
type example struct {
	listed
	ids       string // "" if no rule answers it
	signs     []float64
	words     []string
	uncovered float64 // 1 or 0
}

// examples are all questions of the tuned lists.
func examples(t *testing.T) (out []*example) {
	add := func(q listed, asked, ids string) {
		q.asked = asked
		out = append(out, &example{listed: q, ids: ids})
	}
	files, _ := filepath.Glob("testdata/tuned-*.txt")
	for _, name := range files {
		name = filepath.Base(name)
		for _, q := range list(t, name) {
			switch {
			case strings.Contains(name, "uncovered"):
				add(q, q.asked, "")
			default:
				add(q, q.asked, q.fields[0])
			}
		}
	}
	for _, name := range []string{"tuned.yaml", "fresh.yaml", "many.yaml", "drawn.yaml"} {
		all, _ := questions(t, name)
		for _, q := range all {
			add(listed{lang: q.Lang, box: q.Box}, q.Q, strings.Join(q.Accept, "|"))
		}
	}
	return out
}

func TestFit(t *testing.T) {
	if !*fit {
		t.Skip("only with -fit")
	}
	ask.Unheard()
	x := index(t)
	all := examples(t)
	heard, seen := map[string][]string{}, map[string]int{}
	var rows []*example
	for _, q := range all {
		f := ask.Filter{Filter: cards.Filter{Box: q.box}}
		if q.ids == "" {
			q.uncovered = 1
		} else if r := q.reply(t, x, q.asked); placeOf(r.Answers, q.ids) != 1 && !strings.Contains(q.ids, "/") {
			id, _, _ := strings.Cut(q.ids, "|")
			if of, words := x.LeadOf(id, q.box), ask.Telling(q.asked); of != "" && len(words) > 1 {
				heard[of] = append(heard[of], strings.Join(words, " "))
			}
		}
		var ok bool
		if q.signs, q.words, ok = x.Signs(q.asked, f); ok {
			slices.Sort(q.words)
			q.words = slices.Compact(q.words)
			rows = append(rows, q)
			for _, w := range q.words {
				seen[w]++
			}
		}
	}
	for _, q := range rows { // a word of a single question tells nothing of the next
		q.words = slices.DeleteFunc(q.words, func(w string) bool { return seen[w] < 2 })
	}
	by, words := fitted(rows)
	t.Logf("bias, score, odd, slips, apart, length: %.2f", by)
	write(t, "heard.txt", "Questions of the lists that were not answered first, as words that lead to what answers them; like asked.txt.", func(line func(string)) {
		for _, of := range slices.Sorted(maps.Keys(heard)) {
			line(of + " = " + strings.Join(heard[of], ", "))
		}
	})
	write(t, "weights.txt", "How much the words of a question tell that no rule answers it, by their stems.", func(line func(string)) {
		for _, w := range slices.Sorted(maps.Keys(words)) {
			line(fmt.Sprintf("%s %.2f", w, words[w]))
		}
	})
}

func write(t *testing.T, name, head string, all func(line func(string))) {
	var b strings.Builder
	b.WriteString("# " + head + "\n# Made from testdata by go test ./companion/ask -run TestFit -fit.\n")
	all(func(s string) { b.WriteString(s + "\n") })
	if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fitted is a logistic regression of the signs and the words, the weight of silent.txt given, by steps down the
// gradient that become smaller (AdaGrad). Weights are kept small.
func fitted(rows []*example) (by []float64, words map[string]float64) {
	const (
		rounds  = 40
		step    = 0.2
		covered = 0.3   // how much an answered question counts: there are many more of them
		small   = 0.001 // how much large weights of words cost
		smaller = 0.002 // and of signs
	)
	by, words = make([]float64, 6), map[string]float64{}
	steep, wordSteep := make([]float64, len(by)), map[string]float64{}
	random := rand.New(rand.NewSource(1))
	for range rounds {
		random.Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
		for _, q := range rows {
			n := math.Sqrt(float64(max(len(q.words), 1)))
			z := ask.BySilent * q.signs[len(by)]
			for i := range by {
				z += by[i] * q.signs[i]
			}
			for _, w := range q.words {
				z += words[w] / n
			}
			wrong := 1/(1+math.Exp(-z)) - q.uncovered
			if q.uncovered == 0 {
				wrong *= covered
			}
			for i := range by {
				g := wrong * q.signs[i]
				if i > 0 {
					g += smaller * by[i]
				}
				steep[i] += g * g
				by[i] -= step * g / math.Sqrt(steep[i]+1e-6)
			}
			for _, w := range q.words {
				g := wrong/n + small*words[w]
				wordSteep[w] += g * g
				words[w] -= step * g / math.Sqrt(wordSteep[w]+1e-6)
			}
		}
	}
	return by, words
}
