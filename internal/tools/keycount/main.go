// Command keycount prints how many keys a turn of the older boxes takes: four games of companion/faces/terminal/testdata/keys
// are typed into the dashboard, as TestKeysOfGames does it.
//
//	go run ./internal/tools/keycount
//
// With -beside COMMIT it counts the same games, in the same way, at an older commit too.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// counters are the tests that count, often is what they use, games are what they type.
const (
	counters = "companion/faces/terminal/keycount*_test.go"
	often    = "internal/often/often.go"
	games    = "companion/faces/terminal/testdata/keys"
)

func main() {
	beside := flag.String("beside", "", "an older commit, to be counted too")
	flag.Parse()
	if err := run(*beside); err != nil {
		fmt.Fprintln(os.Stderr, "keycount:", err)
		os.Exit(1)
	}
}

func run(beside string) error {
	if beside != "" {
		if err := at(beside); err != nil {
			return err
		}
	}
	fmt.Println("here")
	return count(".")
}

// at counts at another commit, with the counter and the games of this one.
func at(commit string) error {
	dir, err := os.MkdirTemp("", "keycount")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	tree, packed := filepath.Join(dir, "tree"), filepath.Join(dir, "tree.tar")
	if err := os.Mkdir(tree, 0o755); err != nil {
		return err
	}
	for _, unpack := range [][]string{{"git", "archive", "--output", packed, commit}, {"tar", "-xf", packed, "-C", tree}} {
		if said, err := exec.Command(unpack[0], unpack[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %w: %s", unpack[0], err, said)
		}
	}
	files, err := filepath.Glob(counters)
	if err != nil {
		return err
	}
	for _, file := range append(files, often) {
		code, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(tree, file), code, 0o644); err != nil {
			return err
		}
	}
	if err := os.RemoveAll(filepath.Join(tree, games)); err != nil {
		return err
	}
	if err := os.CopyFS(filepath.Join(tree, games), os.DirFS(games)); err != nil {
		return err
	}
	fmt.Println(commit)
	return count(tree)
}

// count runs the test in a tree and prints what it says of keys. That they are too many is no error here.
func count(tree string) error {
	test := exec.Command("go", "test", "./companion/faces/terminal", "-run", "^TestKeysOfGames$", "-count=1", "-v")
	test.Dir, test.Env = tree, append(os.Environ(), "KOT_LONG=1") // all games
	said, err := test.CombinedOutput()
	if !bytes.Contains(said, []byte("keys a turn: ")) {
		return fmt.Errorf("%w: %s", err, said)
	}
	for line := range strings.SplitSeq(string(said), "\n") {
		if _, told, ok := strings.Cut(line, "keycount_test.go:"); ok && strings.Contains(told, "median ") && strings.Contains(told, "mean ") {
			_, told, _ = strings.Cut(told, ": ")
			fmt.Println("  " + told)
		}
	}
	return nil
}
