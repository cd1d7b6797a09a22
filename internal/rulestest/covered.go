package rulestest

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// cited counts how many cases have named each rule, card and ruling line in this run.
var cited = struct {
	sync.Mutex
	by map[string]int
}{by: map[string]int{}}

func cite(rule string) {
	cited.Lock()
	defer cited.Unlock()
	if rule != "" {
		cited.by[rule]++
	}
}

// Main runs the tests of a package and, if all of them ran and passed, prints what of a box has too
// few cases. lacks receives how many cases have named each rule, card and ruling line. Main returns
// the exit status.
func Main(m *testing.M, lacks func(cited map[string]int) []string) int {
	status := m.Run()
	if status != 0 || !all() {
		return status
	}
	faults := lacks(cited.by)
	slices.Sort(faults)
	for _, f := range faults {
		fmt.Println("cases: " + f)
	}
	return min(len(faults), 1)
}

// all reports whether every test of the package was asked for.
func all() bool {
	return !slices.ContainsFunc([]string{"run", "skip", "list", "fuzz"}, func(name string) bool {
		f := flag.Lookup("test." + name)
		return f != nil && f.Value.String() != ""
	})
}

// Piece is a card, a side of a tile or a monster, with its number of ruling lines, each of which
// needs a case "id:N", and the least number of cases it needs in total.
type Piece struct {
	ID             string
	Rulings, Least int
}

// Lacking returns what pieces lack (cases of a ruling line, cases of the effect itself, enough
// cases) and which tags name an unknown piece or ruling line. Tags without a small letter are
// numbers of rules. The ruling lines in elsewhere cannot have cases.
func Lacking(cited map[string]int, pieces []Piece, elsewhere ...string) []string {
	var out []string
	known := map[string]bool{}
	for _, p := range pieces {
		n := cited[p.ID]
		known[p.ID] = true
		for line := range p.Rulings {
			tag := p.ID + ":" + strconv.Itoa(line+1)
			known[tag] = true
			if n += cited[tag]; cited[tag] == 0 && !slices.Contains(elsewhere, tag) {
				out = append(out, tag+": no case is tagged so")
			}
		}
		if n < p.Least || cited[p.ID] == 0 {
			const want = "%s: %d cases, of which %d have the id alone as their Rule, for the effect; want at least %d and 1"
			out = append(out, fmt.Sprintf(want, p.ID, n, cited[p.ID], p.Least))
		}
	}
	for tag := range cited {
		if !known[tag] && strings.ContainsAny(tag, "abcdefghijklmnopqrstuvwxyz") {
			out = append(out, tag+": there is no such card or ruling")
		}
	}
	for _, tag := range elsewhere {
		if !known[tag] || cited[tag] > 0 {
			out = append(out, tag+": this ruling is not there, or has cases")
		}
	}
	return out
}
