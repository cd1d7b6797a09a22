package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"path/filepath"
	"slices"
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

// simulate runs the command, which the first line of its progress may stop. It returns the rows
// it wrote, without how many games were asked for, which stands apart.
func simulate(t *testing.T, ctx context.Context, errOut io.Writer, args ...string) (rows [][]string, asked, status int) {
	t.Helper()
	var out bytes.Buffer
	status = run(ctx, args, &out, errOut)
	rows, err := csv.NewReader(&out).ReadAll()
	if err != nil || len(rows) < 2 {
		t.Fatalf("status %d, %v: %s", status, err, rows)
	}
	at := slices.Index(rows[0], "asked")
	asked, err = strconv.Atoi(rows[1][at])
	if err != nil {
		t.Fatal(err)
	}
	for i := range rows {
		rows[i] = slices.Delete(rows[i], at, at+1)
	}
	return rows, asked, status
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
	asked := []string{"gigazaur", "meka", "--policy", "random", "--against", "greedy", "--workers", "2", "--csv", "--games"}
	ctx, stop := context.WithCancel(context.Background())
	said := &stopper{stop: stop}
	have, of, status := simulate(t, ctx, said, append(asked, "1000")...)
	if status != exitStopped || of != 1000 || len(have) != 3 {
		t.Fatalf("status %d: %v", status, have)
	}
	played := have[1][slices.Index(have[0], "games")]
	games, err := strconv.Atoi(played)
	if err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("sim: stopped after %d of 1000 games; what was played is printed\n", games); games < 100 || games == of || !strings.HasSuffix(said.String(), want) {
		t.Errorf("%d games were played; it said %s", games, said)
	}
	want, _, status := simulate(t, context.Background(), io.Discard, append(asked, played)...)
	if status != exitFine || !slices.EqualFunc(have, want, slices.Equal[[]string]) {
		t.Errorf("status %d, stopped:\n%v\nso many games:\n%v", status, have, want)
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
