//go:build !windows

package main

import (
	"bytes"
	"encoding/json"
	"reflect"
	"regexp"
	"strconv"
	"testing"
)

// simData is what the data of kot sim say.
type simData struct {
	Asked    int
	Partial  bool
	Matchups []map[string]any
}

// games is how many games the first matchup has.
func (s *simData) games() int { return int(s.Matchups[0]["games"].(float64)) }

// simulated reads the data of kot sim.
func simulated(t *testing.T, data []byte) simData {
	t.Helper()
	var j simData
	if err := json.Unmarshal(data, &j); err != nil {
		t.Fatalf("%v: %s", err, data)
	}
	return j
}

// Before a terminal a bar shows how far it is, with the speed. Ctrl-C stops it:
// what was played is printed, the same as a run of so many games, and says that it
// is partial.
func TestSimStopped(t *testing.T) {
	asked := []string{"sim", "gigazaur", "meka", "--policy", "random", "--against", "greedy", "--workers", "1", "--json", "--games"}
	s := sit(t, t.TempDir(), append(asked, "100000")...)
	s.sees("[.")
	s.sees(" of 100000 games, ")
	s.sees("games a second")
	s.types("\x03")
	if end := s.leaves(); !end.Exited() || end.ExitStatus() != exitStopped {
		t.Errorf("it ended with %v", end)
	}
	have := simulated(t, regexp.MustCompile(`\{"policy".*\}`).Find([]byte(s.unread)))
	if !have.Partial || have.Asked != 100000 || len(have.Matchups) != 1 || have.games() == 0 {
		t.Fatalf("%+v", have)
	}
	s.sees("kot: stopped after " + strconv.Itoa(have.games()) + " of 100000 games; what was played is printed")

	var out, errOut bytes.Buffer
	if status := run(append(asked, strconv.Itoa(have.games())), nil, &out, &errOut); status != exitFine {
		t.Fatalf("status %d: %s", status, &errOut)
	}
	want := simulated(t, out.Bytes())
	if want.Partial || !reflect.DeepEqual(have.Matchups, want.Matchups) {
		t.Errorf("stopped:\n%+v\nso many games:\n%+v", have.Matchups, want.Matchups)
	}
}
