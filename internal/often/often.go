// Package often says how many random cases a test plays:
//
//   - go test: a few, which find an obvious mistake within seconds;
//   - KOT_LONG=1 go test: all of them, which takes minutes;
//   - KOT_DRAW=N go test: the few and a tenth of all, drawn by the number N. .ci/run uses a number of the commit;
//   - go test -short: the few, without the tests that OneGoroutine names. It is for the race detector.
//
// Only tests import this package.
package often

import (
	"flag"
	"iter"
	"os"
	"runtime/debug"
	"strconv"
	"testing"
)

// Tests throw away nearly everything they allocate, so they collect garbage less often than kot does, unless
// somebody sets how often.
func init() {
	if os.Getenv("GOGC") == "" && os.Getenv("GOMEMLIMIT") == "" {
		debug.SetGCPercent(400)
		debug.SetMemoryLimit(1 << 30)
	}
}

// Long reports whether the tests may take minutes.
func Long() bool { return os.Getenv("KOT_LONG") == "1" }

// Times returns how often a test does something: few times, many times in a long run, and in a run
// with a draw a tenth of many if that is more than few.
func Times(few, many int) int {
	switch _, draws := draw(); {
	case Long():
		return many
	case draws:
		return max(few, many/10)
	}
	return few
}

// Cases yields the cases that a test plays, of those from 0 to many: the first few, or all in a long run. A run with a
// draw adds a tenth of all, consecutive ones from a drawn case on, so that kinds that alternate all get their share.
func Cases[T int | uint64](few, many T) iter.Seq[T] {
	if Long() {
		few = many
	}
	return func(yield func(T) bool) {
		for n := T(0); n < few; n++ {
			if !yield(n) {
				return
			}
		}
		drawn, draws := draw()
		for i := range uint64(many+9) / 10 {
			if n := T((drawn + i) % uint64(many)); draws && n >= few && !yield(n) {
				return
			}
		}
	}
}

// draw returns the number by which cases are drawn, if they are.
func draw() (uint64, bool) {
	n, err := strconv.ParseUint(os.Getenv("KOT_DRAW"), 10, 64)
	return n, err == nil
}

// OneGoroutine skips a test in a short run, which is one with the race detector: the test plays for a long time
// in one goroutine, or in those that quicker tests have too, so the detector takes minutes to find nothing new.
func OneGoroutine(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("it plays for long in one goroutine")
	}
}

// Checks makes rapid.Check draw few samples in the rest of this test, unless tests may take minutes
// or -rapid.checks sets another number.
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
