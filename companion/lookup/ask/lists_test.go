package ask_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"kingoftokyo/companion/lookup/ask"
	"kingoftokyo/companion/lookup/cards"
	"kingoftokyo/companion/words/text"
)

// This file asks the questions of testdata. Their writers had not seen the index, and nobody may look at failures to
// improve the search: so no test names a question, only how many were answered. testdata/README.md explains the lists.

// TestUntouched checks that the search still reaches its scores on lists that nobody worked with.
func TestUntouched(t *testing.T) {
	x := index(t)
	atLeast := func(what string, have, want, of int) {
		if t.Logf("%s: %d of %d", what, have, of); have < want {
			t.Errorf("%s: %d of %d, want %d", what, have, of, want)
		}
	}
	answered := 0
	all := questions(t)
	for i := range all {
		if q := &all[i]; q.place(x.Search(words(t, q.Lang), q.Q, ask.Filter{Filter: cards.Filter{Box: q.Box}}).Answers) > 0 {
			answered++
		}
	}
	atLeast("answered among the first three", answered, 117, len(all))

	three, first, known := 0, 0, 0
	covered := list(t, "untouched-covered.txt")
	for i := range covered {
		r := covered[i].reply(t, x)
		switch placeOf(r.Answers, covered[i].fields[0]) {
		case 1:
			first++
			three++
		case 2, 3:
			three++
		}
		if !r.Nearest {
			known++
		}
	}
	atLeast("of a stranger, answered among the first three", three, 91, len(covered))
	atLeast("of a stranger, answered first", first, 76, len(covered))
	atLeast("not told that kot found no rule", known, 93, len(covered))

	told := 0
	uncovered := list(t, "untouched-uncovered.txt")
	for i := range uncovered {
		q := &uncovered[i]
		r := q.reply(t, x)
		elsewhere := len(r.Answers) > 0 && q.box != "" && len(r.Answers[0].Boxes) > 0 && !slices.Contains(r.Answers[0].Boxes, q.box) // its head names the other box
		expansion := len(r.Answers) > 0 && r.Answers[0].ID == "about-expansions"                                                     // it says that kot knows none
		if r.Nearest || elsewhere || expansion {
			told++
		}
	}
	atLeast("that no rule answers, told that kot found none", told, 52, len(uncovered))
}

// question is an entry of untouched.yaml.
type question struct {
	Q      string    `yaml:"q"`
	Lang   text.Lang `yaml:"lang"`
	Box    string    `yaml:"box"`
	Accept []string  `yaml:"accept"`
	Says   []string  `yaml:"says"`
}

// first is the number of answers among which one that counts must be.
const first = 3

// place returns the position, from 1, of an answer that counts; 0 for none.
func (q *question) place(found []ask.Answer) int {
	for i := range found[:min(first, len(found))] {
		if slices.ContainsFunc(q.Accept, func(want string) bool { return q.counts(want, &found[i]) }) {
			return i + 1
		}
	}
	return 0
}

func (q *question) counts(want string, a *ask.Answer) bool {
	parts := strings.SplitN(want, "/", 3)
	kind, id, box := parts[0], parts[1], parts[2]
	of, _, _ := strings.Cut(a.ID, "#")
	boxes := append(slices.Clone(a.Boxes), a.Box, box)
	switch {
	case kind != "help" && a.Box != box && (q.Box != "" || !slices.Contains(a.Boxes, box)):
		return false
	case len(boxes) == 0:
		return false
	case kind == "ruling" && (a.Kind != ask.Ruling || a.ID != id && of != id):
		return false
	case kind != "ruling" && a.Kind == ask.Ruling && (a.Of().ID != id || a.Of().Kind.String() != kind && a.Of().Kind != ask.Ruling):
		return false
	case kind != "ruling" && a.Kind != ask.Ruling && (a.Kind.String() != kind || a.ID != id):
		return false
	}
	said := folded(a.Text)
	return len(q.Says) == 0 || slices.ContainsFunc(q.Says, func(s string) bool { return strings.Contains(said, folded(s)) })
}

// folded returns a text word by word, without accents and case.
func folded(s string) string {
	var out []string
	for _, w := range strings.Fields(s) {
		out = append(out, text.Fold(w))
	}
	return strings.Join(out, " ")
}

// questions returns the questions of untouched.yaml.
func questions(t testing.TB) (list []question) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", "untouched.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// listed is a line of the other lists.
type listed struct {
	lang   text.Lang
	asked  string
	fields []string // what follows the question except the box
	box    string
}

// boxIDs has the ids of the boxes by the names that the lists have for them.
var boxIDs = map[string]string{"-": "", "duel": "duel", "king-of-tokyo": "tokyo", "dark-edition": "dark"}

// list reads a list; it skips lines that begin with #.
func list(t *testing.T, name string) (out []listed) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if line[0] == '#' || len(f) < 3 {
			continue
		}
		box, ok := boxIDs[f[len(f)-1]]
		if !ok {
			t.Fatalf("%s: no box %q", name, f[len(f)-1])
		}
		out = append(out, listed{text.Lang(f[0]), f[1], f[2 : len(f)-1], box})
	}
	return out
}

// reply returns the reply to a question of a list.
func (l *listed) reply(t *testing.T, x *ask.Index) ask.Reply {
	return x.Search(words(t, l.lang), l.asked, ask.Filter{Filter: cards.Filter{Box: l.box}})
}

// placeOf returns the position, from 1, of the first answer that is about one of some ids; 0 for none.
func placeOf(found []ask.Answer, ids string) int {
	return 1 + slices.IndexFunc(found, func(a ask.Answer) bool {
		of, _, _ := strings.Cut(a.ID, "#")
		return slices.ContainsFunc(strings.Split(ids, "|"), func(id string) bool { return a.ID == id || of == id || a.Of().ID == id })
	})
}
