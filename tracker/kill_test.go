//go:build unix

package tracker_test

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/internal/dueltest"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// childGame is the variable that makes this program a child that plays a game: the
// seed and the file.
const childGame = "KOT_TEST_CHILD_GAME"

func TestMain(m *testing.M) {
	if seed, path, is := strings.Cut(os.Getenv(childGame), " "); is {
		n, _ := strconv.ParseUint(seed, 10, 64)
		if err := child(n, path); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// childLines is how long a child plays if nobody kills it. It is killed long before
// that.
const childLines = 200_000

// child plays a seeded game in a file, and reports after each line how many lines the
// file must have by now.
func child(seed uint64, path string) error {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		return err
	}
	r := autobot.NewRules(lib.Duel())
	set := setupOf(rand.New(rand.NewPCG(seed, 9)), true)
	lines := set.Lines(r)
	file, err := tracker.Create(path, lines)
	if err != nil {
		return err
	}
	g := tracker.New(duel.Log{Rules: r}, nil)
	for _, l := range lines {
		if err := g.DoLine(l); err != nil {
			return err
		}
	}
	fmt.Println(len(lines))
	out := &counter{out: file, n: len(lines)}
	g.Attach(out)
	p := newPlayer(r, seed)
	for out.n < childLines {
		if err := p.stumble(g); err != nil {
			return err
		}
		fmt.Println(out.n)
	}
	return file.Close()
}

// counter counts the lines that are written to a file.
type counter struct {
	out tracker.Appender
	n   int
}

func (c *counter) Append(lines ...string) error {
	err := c.out.Append(lines...)
	if err == nil {
		c.n += len(lines)
	}
	return err
}

// stumble plays one line, and sometimes an undo or a redo. It takes back a finished
// game a little.
func (p *player) stumble(g *duelGame) error {
	var err error
	switch n := p.Rand.IntN(12); {
	case g.Table().State.Over(), n == 0 && g.CanUndo():
		_, err = g.Undo()
	case n == 1 && g.CanRedo():
		_, err = g.Redo()
	case n == 2 && g.CanUndo():
		_, err = g.TakeBack(nil)
	default:
		err = g.DoLine(p.next(g.Table()))
	}
	return err
}

// TestKilled kills a process that plays, at any moment: every line that it had done is in
// its file, the file opens, is not locked or torn as a result, and the game continues.
func TestKilled(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(16) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "killed.kot")
			cmd := exec.Command(self, "-test.run=^$")
			cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d %s", childGame, seed, path))
			cmd.Stderr = os.Stderr
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			after := 0 // the first child may be killed before it has done anything
			if seed > 0 {
				after = rand.New(rand.NewPCG(seed, 1)).IntN(400)
			}
			done := killAfter(cmd, out, after)
			if cmd.ProcessState.Exited() {
				t.Fatalf("it ended by itself, after %d lines", done)
			}
			resume(t, seed, path, done)
		})
	}
}

// killAfter kills a child once it has reported a number of lines, and returns the
// number that it has reported in total.
func killAfter(cmd *exec.Cmd, out io.Reader, lines int) int {
	told := 0
	in := bufio.NewScanner(out)
	for told < lines && in.Scan() {
		told, _ = strconv.Atoi(in.Text())
	}
	cmd.Process.Kill()
	for in.Scan() {
		n, _ := strconv.Atoi(in.Text()) // the last line may be torn, and is then smaller
		told = max(told, n)
	}
	cmd.Wait()
	return told
}

// resume opens what a killed process has left behind and continues playing.
func resume(t *testing.T, seed uint64, path string, done int) {
	r := dueltest.Rules(t)
	if _, err := os.Stat(path); done == 0 && os.IsNotExist(err) {
		return // killed before there was a game
	}
	o := open(t, r, path)
	if k := keys(o.Notes); k != "" && k != "note-torn" || o.File == nil || o.File.Path != path {
		t.Fatalf("killed after %d lines: opened with %v", done, o.Notes)
	}
	lines := strings.Split(strings.TrimSuffix(content(t, path), "\n"), "\n")
	if len(lines) < done {
		t.Fatalf("%d lines were done, %d are in the file", done, len(lines))
	}
	want := expected(t, r, seed, len(lines))
	for i, l := range lines {
		if l != want[i] {
			t.Fatalf("line %d is %q, want %q", i+1, l, want[i])
		}
	}
	if look(o.Game) != look(foldLines(t, r, lines)) {
		t.Fatal("the file opens at another table")
	}
	p := newPlayer(r, seed+100)
	for range 40 {
		if err := p.stumble(o.Game); err != nil {
			t.Fatal(err)
		}
	}
	closeFile(t, o.File)
	again := open(t, r, path)
	if len(again.Notes) > 0 || look(again.Game) != look(o.Game) {
		t.Errorf("played on and opened again: %v", again.Notes)
	}
	closeFile(t, again.File)
}

// expected returns at least n lines of what a child plays.
func expected(t *testing.T, r *duel.Rules, seed uint64, n int) []string {
	t.Helper()
	out := &memory{}
	set := setupOf(rand.New(rand.NewPCG(seed, 9)), true)
	g := newGame(t, r, set.Lines(r), out)
	p := newPlayer(r, seed)
	for len(out.lines) < n {
		if err := p.stumble(g); err != nil {
			t.Fatal(err)
		}
	}
	return out.lines
}
