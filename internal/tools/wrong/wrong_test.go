package main

import (
	"cmp"
	"errors"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
)

const root = "../../.."

// source returns a file of the module.
func source(t *testing.T, file string) []byte {
	t.Helper()
	src, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
	if err != nil {
		t.Fatal(err)
	}
	return src
}

// parses fails the test if a changed file is no longer a Go file.
func parses(t *testing.T, c *Change, src []byte) {
	t.Helper()
	if _, err := parser.ParseFile(token.NewFileSet(), c.File, c.apply(src), parser.SkipObjectResolution); err != nil {
		t.Errorf("%s:%d with %q: %v", c.File, c.Line, c.Text, err)
	}
}

// read once for all tests
var listed = sync.OnceValues(func() (*runner, error) { return newRunner(root, "") })

// module returns a runner of this module that tries nothing.
func module(t *testing.T) *runner {
	t.Helper()
	r, err := listed()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestKnown checks that the list stays true: each change can still be made in one place, its tests
// exist, and it says what it would do.
func TestKnown(t *testing.T) {
	list, err := read("known.yaml", known)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range list {
		src := source(t, k.File)
		c, err := k.change(src)
		if err != nil {
			t.Error(err)
			continue
		}
		parses(t, &c, src)
		if k.Why == "" || k.Was == k.Now {
			t.Errorf("%s %q: says not what it does, or does nothing", k.File, k.Was)
		}
		for _, x := range k.tests() {
			for name := range strings.SplitSeq(x.names, "|") {
				if !tested(t, x.packages[0], name) {
					t.Errorf("%s %q: no %s in the tests of %s", k.File, k.Was, name, x.packages[0])
				}
			}
		}
	}
	if one, other := few(list, 3, "1"), few(list, 3, "2"); len(one) != 3 || len(other) != 3 || reflect.DeepEqual(one, other) {
		t.Errorf("%d and %d are tried with two commits, the same ones", len(one), len(other))
	}
}

// tested reports whether a package has a test whose name has this prefix.
func tested(t *testing.T, pkg, name string) bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(pkg), "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(files, func(file string) bool {
		src, err := os.ReadFile(file)
		return err == nil && strings.Contains(string(src), "\nfunc "+cmp.Or(strings.Trim(name, "^$"), "Test"))
	})
}

// TestExplained checks that what is explained can still be drawn.
func TestExplained(t *testing.T) {
	list, err := read("explained.yaml", explained)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range list {
		src := source(t, k.File)
		all, err := changes(k.File, src)
		if err != nil {
			t.Fatal(err)
		}
		if k.Why == "" || !slices.ContainsFunc(all, func(c Change) bool {
			was, now := c.lines(src)
			return was == k.Was && now == k.Now
		}) {
			t.Errorf("%s: no line %q can become %q, or nothing says why it may", k.File, k.Was, k.Now)
		}
	}
}

// TestKinds checks one line of each kind, and everything that it can become.
func TestKinds(t *testing.T) {
	for _, c := range []struct {
		line string
		want []string
	}{
		{"if a < 5 {\n}", []string{"", "if !(a < 5) {", "if a <= 5 {", "if a < (4) {", "if a < (6) {"}},
		{"for a != b {\n}", []string{"", "for a == b {"}},
		{"a++", []string{"", "a--"}},
		{"a -= 0x10", []string{"", "a -= (15)", "a -= (17)"}},
		{"x := f() && a >= b", []string{"x := !(f()) && a >= b", "x := f() && !(a >= b)", "x := f() && a > b"}},
		{"switch { case f(): g() }", []string{"", "switch { case !(f()): g() }", ""}},
		{"switch a { case b: return }", []string{"", ""}},
		{`g("5 < 6", '1', 1.5)`, []string{""}},
	} {
		src := []byte("package p\n\nfunc _() {\n\t" + c.line + "\n}\n")
		all, err := changes("p.go", src)
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		var got []string
		for _, x := range all {
			parses(t, &x, src)
			was, now := x.lines(src)
			if first, _, _ := strings.Cut(c.line, "\n"); was != first {
				t.Errorf("%q: told as %q", c.line, was)
			}
			got = append(got, now)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q becomes %q, want %q", c.line, got, c.want)
		}
	}
}

// TestDraw checks that every change of the program is a Go file, that the same seed draws the same
// changes and a different one others, and that each line is drawn once.
func TestDraw(t *testing.T) {
	r := module(t)
	files, err := r.sources(everywhere...)
	if err != nil {
		t.Fatal(err)
	}
	var all []Change
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			t.Errorf("%s is no file of the program", f)
		}
		src := source(t, f)
		of, err := changes(f, src)
		if err != nil {
			t.Fatal(err)
		}
		for i := range of {
			if i%10 == 0 { // a tenth of some 19,000 files is enough
				parses(t, &of[i], src)
			}
		}
		all = append(all, of...)
	}
	one, again, other := draw(all, 7), draw(all, 7), draw(all, 8)
	if !slices.Equal(one, again) {
		t.Error("the same seed draws differently")
	}
	if slices.Equal(one[:10], other[:10]) {
		t.Error("another seed draws the same")
	}
	type line struct {
		file string
		n    int
	}
	lines := map[line]bool{}
	for _, c := range one {
		if lines[line{c.File, c.Line}] {
			t.Errorf("%s:%d is drawn twice", c.File, c.Line)
		}
		lines[line{c.File, c.Line}] = true
	}
}

// TestConcerned checks that a change of the rules is tried by its own tests first, and then by those of packages that depend on them.
func TestConcerned(t *testing.T) {
	r := module(t)
	list, err := r.concerned("./autobot")
	if err != nil || len(list) != 3 || !slices.Equal(list[0].packages, []string{"./autobot"}) || !slices.Contains(list[1].packages, "./internal/sim") ||
		slices.Contains(list[1].packages, "./rules/tokyo") || !slices.Contains(list[2].packages, "./cmd/kot") {
		t.Errorf("autobot: %v, %v", list, err)
	}
}

// TestTry makes changes of a small module: one that its tests notice, one that only those of another
// package do, some that nobody can, some that do not compile. It checks that its files stay unchanged.
func TestTry(t *testing.T) {
	dir := t.TempDir()
	const src = "package p\n\n// F adds.\nfunc F(a, b int) int { return a + b + G }\n\n// G is nothing.\nconst G = 0\n"
	for name, text := range map[string]string{
		"go.mod":      "module small\n\ngo 1.26\n",
		"p/p.go":      src,
		"p/p_test.go": "package p\n\nimport \"testing\"\n\nfunc TestF(t *testing.T) {\n\tif F(1, 2) < 3 {\n\t\tt.Error(F(1, 2))\n\t}\n}\n",
		"q/q_test.go": "package q\n\nimport (\n\t\"testing\"\n\n\t\"small/p\"\n)\n\nvar _ [1 - p.G]int\n\nfunc TestG(t *testing.T) {\n\tif p.F(1, 2) > 3 {\n\t\tt.Error()\n\t}\n}\n",
	} {
		name = filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	r, err := newRunner(dir, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	list, err := r.concerned("./p")
	if want := []tests{{[]string{"./p"}, ""}, {[]string{"./q"}, ""}}; err != nil || !reflect.DeepEqual(list, want) {
		t.Fatalf("%v run, want %v; %v", list, want, err)
	}
	if err := r.sound(list); err != nil {
		t.Error(err)
	}
	for _, c := range []struct {
		was, now string
		want     verdict
		why      string
	}{
		{"a + b", "a - b", dead, "p: TestF"},
		{"a + b", "[]int{}[a]", dead, "p: TestF"},
		{"a + b", "a + b + 1", dead, "q: TestG"},
		{"a + b", "b + a", lives, ""},
		{"a + b", "c", unbuilt, ""},
		{"const G = 0", "const G = 2", unbuilt, ""},
	} {
		k := Known{File: "p/p.go", Was: c.was, Now: c.now}
		x, err := k.change([]byte(src))
		if err != nil {
			t.Fatal(err)
		}
		if got, why, err := r.try(&x, []byte(src), list); err != nil || got != c.want || why != c.why {
			t.Errorf("%q: %v, by %q, %v", c.now, got, why, err)
		}
	}
	if now, err := os.ReadFile(filepath.Join(dir, "p", "p.go")); err != nil || string(now) != src {
		t.Errorf("the file is %q, %v", now, err)
	}
}
