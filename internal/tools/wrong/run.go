package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// verdict is what became of a change.
type verdict int

const (
	dead    verdict = iota // a test failed, or did not end
	lives                  // all tests passed
	unbuilt                // it does not compile
)

// tests are tests that run together: those of packages, such as ./rules/duel, whose names match a pattern, as for go test -run.
type tests struct {
	packages []string
	names    string // empty: all
}

// patience is how long the tests of a package may take, as for go test -timeout: what takes longer does not end.
const patience = "5m"

// runner runs tests of the module with a change. The files stay unchanged: the compiler reads the changed one
// instead of the original (go help build, -overlay), and what does not depend on it comes from the cache.
type runner struct {
	root, module string
	scratch      string              // a folder for changed files
	tested       map[string][]string // by the package with the tests, such as ./rules/duel: those that they depend on
	passed       map[string]bool     // runs of tests that pass without a change
}

// newRunner returns a runner of the module that a folder belongs to.
func newRunner(dir, scratch string) (*runner, error) {
	r := &runner{root: dir, scratch: scratch, passed: map[string]bool{}}
	out, err := r.output("list", "-m", "-f", "{{.Dir}}\n{{.Path}}")
	if err != nil {
		return nil, err
	}
	r.root, r.module, _ = strings.Cut(strings.TrimSpace(out), "\n")
	return r, nil
}

// list reads which packages the tests of each depend on.
func (r *runner) list() error {
	if r.tested != nil {
		return nil
	}
	out, err := r.output("list", "-test", "-f", `{{.ImportPath}},{{join .Deps ","}}`, "./...")
	if err != nil {
		return err
	}
	r.tested = map[string][]string{}
	for line := range strings.Lines(out) {
		deps := strings.Split(strings.TrimSpace(line), ",")
		name, ok := strings.CutSuffix(deps[0], ".test")
		if !ok {
			continue
		}
		for i := range deps {
			deps[i], _, _ = strings.Cut(deps[i], " ") // compiled for this test
			deps[i] = r.local(deps[i])
		}
		r.tested[r.local(name)] = deps
	}
	return nil
}

// local returns one of our packages as the go command names it in the root.
func (r *runner) local(pkg string) string {
	if rest, ok := strings.CutPrefix(pkg, r.module); ok {
		return "." + rest
	}
	return pkg
}

// command returns the go command in the root. A change may ask for endless memory, or for many
// goroutines: it gets 8 GB.
func (r *runner) command(args ...string) *exec.Cmd {
	cmd := exec.Command("sh", append([]string{"-c", `ulimit -v 8000000; exec go "$@"`, "sh"}, args...)...)
	cmd.Dir = r.root
	return cmd
}

// output returns what the go command writes.
func (r *runner) output(args ...string) (string, error) {
	var out, said strings.Builder
	cmd := r.command(args...)
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, &said)
	}
	return out.String(), nil
}

// sources returns the Go files of the packages of the program, as from the root, without tests and
// the helpers of tests.
func (r *runner) sources(patterns ...string) ([]string, error) {
	out, err := r.output(append([]string{"list", "-f", `{{.ImportPath}}{{range .GoFiles}},{{.}}{{end}}`}, patterns...)...)
	var files []string
	for line := range strings.Lines(out) {
		names := strings.Split(strings.TrimSpace(line), ",")
		dir := strings.TrimPrefix(r.local(names[0]), "./")
		if strings.HasSuffix(dir, "test") {
			continue
		}
		for _, name := range names[1:] {
			files = append(files, path.Join(dir, name))
		}
	}
	return files, err
}

// concerned returns the packages whose tests depend on a package, in the order in which they are
// run: its own tests, those of the packages below the shell, all others.
func (r *runner) concerned(pkg string) ([]tests, error) {
	if err := r.list(); err != nil {
		return nil, err
	}
	tiers := make([]tests, 3)
	for name, deps := range r.tested {
		switch {
		case name == pkg:
			tiers[0].packages = append(tiers[0].packages, name)
		case !slices.Contains(deps, pkg):
		case core.MatchString(name):
			tiers[1].packages = append(tiers[1].packages, name)
		default:
			tiers[2].packages = append(tiers[2].packages, name)
		}
	}
	for _, t := range tiers {
		slices.Sort(t.packages)
	}
	return slices.DeleteFunc(tiers, func(t tests) bool { return len(t.packages) == 0 }), nil
}

var core = regexp.MustCompile(`^\./(rules|autobot|tracker|coach|internal/(sim|kit|solve))(/|$)`)

var (
	failed = regexp.MustCompile(`(?m)^FAIL\t(\S+)\t[\d.]+s$`)
	broken = regexp.MustCompile(`(?m)^FAIL\t\S+ \[(build|setup) failed\]$`)
	by     = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)|^panic: (test timed out.*)$|^(panic|fatal error): `)
)

// try runs the tests with the change until one fails, and returns that one.
func (r *runner) try(c *Change, src []byte, list []tests) (verdict, string, error) {
	changed := filepath.Join(r.scratch, "changed.go")
	overlay := filepath.Join(r.scratch, "overlay.json")
	data, err := json.Marshal(map[string]map[string]string{"Replace": {filepath.Join(r.root, filepath.FromSlash(c.File)): changed}})
	if err == nil {
		err = os.WriteFile(overlay, data, 0o600)
	}
	if err == nil {
		err = os.WriteFile(changed, c.apply(src), 0o600)
	}
	if err != nil {
		return 0, "", err
	}
	for _, t := range list {
		args := append([]string{"test", "-vet=off", "-failfast", "-timeout", patience, "-run", t.names, "-overlay", overlay}, t.packages...)
		out, err := r.command(args...).CombinedOutput()
		switch m := failed.FindSubmatch(out); {
		case err == nil:
		case m != nil:
			why := strings.TrimPrefix(string(m[1]), r.module+"/")
			if m := by.FindSubmatch(out); m != nil {
				why += ": " + string(bytes.Join(m[1:], nil))
			}
			return dead, why, nil
		case broken.Match(out):
			return unbuilt, "", nil // its tests, or another package, rely on what was changed
		default:
			return 0, "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
		}
	}
	return lives, "", nil
}

// sound runs the packages' tests without any change: if they fail, a change means nothing. It runs
// all of them, so that the go command can use its cache of everyday runs.
func (r *runner) sound(list []tests) error {
	for _, t := range list {
		key := strings.Join(t.packages, " ")
		if r.passed[key] {
			continue
		}
		if out, err := r.command(append([]string{"test", "-vet=off"}, t.packages...)...).CombinedOutput(); err != nil {
			return fmt.Errorf("the tests fail without any change: %w\n%s", err, out)
		}
		r.passed[key] = true
	}
	return nil
}
