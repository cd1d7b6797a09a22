package solve_test

import (
	"bytes"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/internal/solve"
)

// TestWorkers checks that one, two and three workers make the same file.
func TestWorkers(t *testing.T) {
	for _, m := range []core.Matchup{
		{Power: core.NoPower, Hearts: [2]int8{2, 2}},
		{Power: core.Gigazaur, Hearts: [2]int8{1, 2}, Hard: true},
		{Power: core.Penguin, Hearts: [2]int8{1, 1}},
	} {
		var file []byte
		for workers := 1; workers <= 3; workers++ {
			table, err := solve.Solve(m, workers)
			if err != nil {
				t.Fatal(err)
			}
			packed := solve.Encode(table)
			if file == nil {
				file = packed
			}
			if !bytes.Equal(file, packed) {
				t.Errorf("%+v: %d workers make another file than one", m, workers)
			}
		}
	}
}

// fused are the instructions of arm64 that round a product and a sum once instead of twice.
var fused = regexp.MustCompile(`(?m)^.*\((.*)\)\s+FN?M(?:ADD|SUB)[DS]\s.*$`)

// TestEveryMachine checks that a table is the same on every machine: nothing that computes one is
// fused on arm64, where Go fuses what it may. `x*y + z` must be written `float64(x*y) + z`.
func TestEveryMachine(t *testing.T) {
	list := run(t, "go", "list", "-deps", ".")
	args := []string{"build", "-gcflags=-S"}
	for _, pkg := range strings.Fields(list) {
		if strings.HasPrefix(pkg, "kingoftokyo/coach/") || strings.HasPrefix(pkg, "kingoftokyo/internal/") {
			args = append(args, pkg)
		}
	}
	code := run(t, "go", args...)
	if !strings.Contains(code, "FMULD") {
		t.Fatalf("go %s shows no code", strings.Join(args, " "))
	}
	for _, found := range fused.FindAllStringSubmatch(code, -1) {
		t.Errorf("%s: a product and a sum are fused", found[1])
	}
}

// run runs a command for arm64, and returns all its output.
func run(t *testing.T, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// TestRefused checks that a matchup that no box has is not solved.
func TestRefused(t *testing.T) {
	if _, err := solve.Solve(core.Matchup{Hearts: [2]int8{0, 3}}, 1); err == nil {
		t.Error("no hearts are a matchup")
	}
}

// BenchmarkSolve solves matchups of the box.
func BenchmarkSolve(b *testing.B) {
	for _, c := range []struct {
		name string
		m    core.Matchup
	}{
		{"the-king", core.Matchup{Power: core.NoPower, Hearts: [2]int8{15, 14}}},
		{"gigazaur", core.Matchup{Power: core.Gigazaur, Hearts: [2]int8{14, 15}}},
		{"space-penguin", core.Matchup{Power: core.Penguin, Hearts: [2]int8{13, 15}}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := solve.Solve(c.m, 2); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
