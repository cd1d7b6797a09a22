// Command notices writes NOTICES: the licences of everything compiled into kot and kot-web, Go's own and those of the
// libraries. It reads them from the toolchain and from vendor, so they match the versions in go.mod.
//
//	go run ./internal/tools/notices > NOTICES
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// targets are the systems kot is built for: a library that one of them needs counts.
var targets = []string{"linux", "darwin", "windows", "android"}

func main() {
	out := bufio.NewWriter(os.Stdout)
	err := notices(out)
	if err == nil {
		err = out.Flush()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "notices:", err)
		os.Exit(1)
	}
}

// notices writes the licences of Go and of every library, in the order of their names.
func notices(w io.Writer) error {
	folders, err := run(nil, "env", "GOROOT", "GOMOD")
	if err != nil {
		return err
	}
	root, mod, _ := strings.Cut(strings.TrimSpace(folders), "\n")
	libs := []library{{"Go (the standard library)", root}}
	for _, system := range targets {
		list, err := run([]string{"GOOS=" + system, "GOARCH=arm64", "CGO_ENABLED=0"}, "list", "-deps",
			"-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}{{end}}{{end}}", "kingoftokyo/cmd/kot", "kingoftokyo/cmd/web")
		if err != nil {
			return err
		}
		for line := range strings.Lines(list) {
			name := strings.TrimSpace(line)
			path, _, ok := strings.Cut(name, " ")
			lib := library{name, filepath.Join(filepath.Dir(mod), "vendor", filepath.FromSlash(path))}
			if ok && !slices.Contains(libs, lib) {
				libs = append(libs, lib)
			}
		}
	}
	slices.SortStableFunc(libs[1:], func(a, b library) int { return strings.Compare(a.name, b.name) })
	fmt.Fprintln(w, "kot is made with the following, whose authors ask for these words to go with it.")
	for _, lib := range libs {
		files, err := lib.licences()
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "\n%s\n%s\n", strings.Repeat("-", 72), lib.name)
		for _, text := range files {
			fmt.Fprintf(w, "\n%s\n", strings.TrimSpace(text))
		}
	}
	return nil
}

// library is a library that kot is built with, and its folder.
type library struct{ name, dir string }

// licences returns the texts of a library's licence and notices. It returns an error if there are
// none, because the program must not contain what may not be distributed.
func (l library) licences() ([]string, error) {
	var out []string
	for _, pattern := range []string{"LICENSE*", "LICENCE*", "COPYING*", "NOTICE*"} {
		paths, err := filepath.Glob(filepath.Join(l.dir, pattern))
		if err != nil {
			return nil, err
		}
		for _, p := range paths {
			text, err := os.ReadFile(p)
			if err != nil {
				return nil, err
			}
			out = append(out, strings.ReplaceAll(string(text), "\r\n", "\n"))
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s has no licence in %s", l.name, l.dir)
	}
	return out, nil
}

// run returns what the go command prints, with settings added to its environment.
func run(env []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Env, cmd.Stderr = append(os.Environ(), env...), os.Stderr
	out, err := cmd.Output()
	return string(out), err
}
