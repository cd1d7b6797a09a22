package main

import (
	"bytes"
	"context"
	"io"
	"path/filepath"
	"regexp"
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
	play := func(ctx context.Context, errOut io.Writer, games string) (string, int) {
		var out bytes.Buffer
		status := run(ctx, []string{"gigazaur", "meka", "--policy", "random", "--against", "greedy", "--workers", "2", "--games", games}, &out, errOut)
		return out.String(), status
	}
	ctx, stop := context.WithCancel(context.Background())
	said := &stopper{stop: stop}
	have, status := play(ctx, said, "1000")
	m := regexp.MustCompile(`sim: stopped after (\d+) of 1000 games; what was played is printed\n$`).FindStringSubmatch(said.String())
	if status != exitStopped || m == nil {
		t.Fatalf("status %d, it said %s", status, said)
	}
	if games, _ := strconv.Atoi(m[1]); games < 100 || games == 1000 {
		t.Errorf("%d games were played", games)
	}
	partial := "STOPPED: " + m[1] + " of 1000 games were played; all of these count\n"
	want, status := play(context.Background(), io.Discard, m[1])
	if status != exitFine || strings.Count(have, partial) != 1 || strings.Replace(have, partial, "", 1) != want {
		t.Errorf("status %d, stopped:\n%s\nso many games:\n%s", status, have, want)
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
