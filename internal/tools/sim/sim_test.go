package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"kingoftokyo/internal/frozen"
)

// TestMain runs the tests with the cards that games of tests are played with.
func TestMain(m *testing.M) {
	ownCards = frozen.Cards
	testscript.Main(m, map[string]func(){"sim": main})
}

// TestScripts runs the story of testdata/script.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "script"),
		Setup: func(env *testscript.Env) error {
			env.Setenv("GORACE", "atexit_sleep_ms=0") // the race detector would let each call rest for a second
			return nil
		},
	})
}

// played is what the data say of how much was played.
type played struct {
	Asked    int
	Partial  bool
	Matchups []map[string]any
}

// simulate runs the command, which the first line of its progress may stop.
func simulate(t *testing.T, ctx context.Context, errOut io.Writer, args ...string) (played, int) {
	t.Helper()
	var out bytes.Buffer
	status := run(ctx, args, &out, errOut)
	var p played
	if err := json.Unmarshal(out.Bytes(), &p); err != nil {
		t.Fatalf("status %d, %v: %s", status, err, &out)
	}
	return p, status
}

// stopper stops what is written to it for the first time.
type stopper struct {
	strings.Builder
	stop context.CancelFunc
}

func (s *stopper) Write(b []byte) (int, error) {
	s.stop()
	return s.Builder.Write(b)
}

// TestStopped: stopped half way it prints what was played, the same as a run of so many
// games, and says that it is partial.
func TestStopped(t *testing.T) {
	asked := []string{"gigazaur", "meka", "--policy", "random", "--against", "greedy", "--workers", "2", "--json", "--games"}
	ctx, stop := context.WithCancel(context.Background())
	said := &stopper{stop: stop}
	have, status := simulate(t, ctx, said, append(asked, "1000")...)
	if status != exitStopped || !have.Partial || have.Asked != 1000 || len(have.Matchups) != 1 {
		t.Fatalf("status %d: %+v", status, have)
	}
	games := int(have.Matchups[0]["games"].(float64))
	if want := fmt.Sprintf("sim: stopped after %d of 1000 games; what was played is printed\n", games); games < 100 || !strings.HasSuffix(said.String(), want) {
		t.Errorf("%d games were played; it said %s", games, said)
	}
	want, status := simulate(t, context.Background(), io.Discard, append(asked, strconv.Itoa(games))...)
	if status != exitFine || want.Partial || !reflect.DeepEqual(have.Matchups, want.Matchups) {
		t.Errorf("status %d, stopped:\n%+v\nso many games:\n%+v", status, have.Matchups, want.Matchups)
	}
}

// TestStatus: wrong use has the status of the commands of kot.
func TestStatus(t *testing.T) {
	for _, args := range []string{"--policy clever", "godzilla", "--games many"} {
		if status := run(context.Background(), strings.Fields(args), io.Discard, io.Discard); status != exitWrong {
			t.Errorf("%s: status %d", args, status)
		}
	}
}
