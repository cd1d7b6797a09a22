// Package often says how much a test that samples does: as much as finds a plain fault in
// seconds, or, with KOT_LONG=1 in the environment, as much as minutes buy. Only tests
// import it.
package often

import (
	"flag"
	"os"
	"runtime/debug"
	"strconv"
	"testing"
)

// Tests throw away nearly all they make. So they collect it less often than a program of players
// does, where nobody says how often.
func init() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(400)
		debug.SetMemoryLimit(1 << 30)
	}
}

// Long reports whether the tests may take minutes.
func Long() bool { return os.Getenv("KOT_LONG") == "1" }

// Times is how often a test does something: few times, or many where they may take minutes.
func Times(few, many int) int {
	if Long() {
		return many
	}
	return few
}

// Checks has rapid.Check draw few samples in the rest of this test. Where tests may take
// minutes, or -rapid.checks says another number, that stands.
func Checks(t testing.TB, few int) {
	t.Helper()
	f := flag.Lookup("rapid.checks")
	if f == nil {
		t.Fatal("this package does not use rapid")
	}
	was := f.Value.String()
	if was != f.DefValue || Long() {
		return
	}
	if err := f.Value.Set(strconv.Itoa(few)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Value.Set(was) })
}
