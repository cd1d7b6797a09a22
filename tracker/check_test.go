package tracker_test

import (
	"os"
	"strings"
	"testing"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// TestChecks shows what kot writes after each line. The sums are those of CRC-32, which anybody can compute:
// "123456789" has cbf43926.
func TestChecks(t *testing.T) {
	const want = "# a comment\n123456789 # ~cbf455d537\n123456789 # ~cbf4729c81\n\nß # ~c1be48fbdf\n"
	have := tracker.CheckedText([]string{"# a comment", "123456789", "  123456789 \r", "", "ß # ~cbf4c99d98"})
	if have != want {
		t.Errorf("kot writes\n%swant\n%s", have, want)
	}
	if have := tracker.Unchecked(want + "# ~cbf4c99d98\r\nstop # ~12\r\npass # ~\npass # no ~1234"); have != "# a comment\n123456789\n123456789\n\nß\n# ~cbf4c99d98\r\nstop\r\npass\npass # no ~1234" {
		t.Errorf("without checks it is %q", have)
	}
}

// checkedFile returns the text of a saved game, and the game.
func checkedFile(t testing.TB, r *duel.Rules) (text string, want *duelGame) {
	t.Helper()
	lines := eventful(t, r)
	return tracker.CheckedText(lines), foldLines(t, r, lines)
}

// TestHandMadeOpens opens a file without any checks. The lines that kot adds have checks, and reopening it finds nothing wrong.
func TestHandMadeOpens(t *testing.T) {
	r := dueltest.Rules(t)
	lines := eventful(t, r)
	path := write(t, lines)
	for _, line := range []string{"set deck 30", "set deck 31"} {
		o := open(t, r, path)
		if len(o.Notes) > 0 {
			t.Errorf("opened with %v", o.Notes)
		}
		do(t, o.Game, line)
		closeFile(t, o.File)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if want := strings.Join(lines, "\n") + "\n" + tracker.CheckedText([]string{"set deck 30", "set deck 31"}); string(data) != want {
		t.Errorf("the file ends %q", data[len(data)-100:])
	}
}
