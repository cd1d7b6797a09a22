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

// cited is how many cases have named each rule, card and ruling line in this run.
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

// Main runs the tests of a package and, where all of them ran and passed, says what of a
// box has too few cases: lacks gets how many have named each rule, card and ruling line. It
// returns the status to exit with.
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

// all says whether every test of the package was asked for.
func all() bool {
	for _, name := range []string{"run", "skip", "list", "fuzz"} {
		if f := flag.Lookup("test." + name); f != nil && f.Value.String() != "" {
			return false
		}
	}
	return true
}

// Piece is a card, a side of a tile or a monster: how many ruling lines it has, each of which wants a
// case "id:N", and how many cases it wants at least in all.
type Piece struct {
	ID             string
	Rulings, Least int
}

// Lacking says what pieces lack: cases of a ruling line, of the effect itself, enough cases;
// and which tags name a piece or ruling line that is not there. Tags without a small letter
// are numbers of rules. Of the ruling lines in elsewhere no case can be had.
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
