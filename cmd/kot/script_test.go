package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"kingoftokyo/internal/frozen"
	"kingoftokyo/rules/library"
)

// TestMain runs the tests, in which kot has the cards that games of tests are played with.
func TestMain(m *testing.M) {
	ownCards = sync.OnceValue(func() *library.Library { return library.Own(frozen.Cards()) })
	testscript.Main(m, programs)
}

// programs are what the test binary is where it is called by their names.
var programs = map[string]func(){"kot": main, "talk": talkMain}

// TestScripts runs the stories of testdata/script. Besides testscript's own
// commands they have
//
//	exits STATUS PROGRAM [ARG...]   the program must end with that status
//	talk FILE [ARG...]              a conversation with kot, see talkMain
//	edit FILE OLD NEW               replaces a text that stands in the file once
//	named NAME                      gives the only saved game a name
//	long FILE NEW                   a copy of a file behind a comment of 100,000 letters
//	big FILE                        a file of 9 MB
//
// and, in their folder, cards.yaml: the card data, and small.yaml: the
// same with one heart a monster, whose odds are worked out in no time.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", "script"),
		Setup: func(env *testscript.Env) error {
			env.Setenv("KOT_HOME", filepath.Join(env.WorkDir, "home"))
			env.Setenv("LANG", "C")
			env.Setenv("GORACE", "atexit_sleep_ms=0") // the race detector would let each call rest for a second
			env.Setenv("GOGC", "off")                 // hundreds of short calls: none collects what its end throws away
			env.Setenv("GOMEMLIMIT", "256MiB")
			return os.WriteFile(filepath.Join(env.WorkDir, "cards.yaml"), frozen.Cards(), 0o644)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "edit": edit, "cut": cutLine, "named": nameGame, "long": long, "big": big},
	})
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits STATUS PROGRAM [ARG...]")
	}
	status := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		status = exit.ExitCode()
	}
	if strconv.Itoa(status) != args[0] {
		ts.Fatalf("status %d, want %s", status, args[0])
	}
}

func edit(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 3 {
		ts.Fatalf("usage: edit FILE OLD NEW")
	}
	text := ts.ReadFile(args[0])
	if n := strings.Count(text, args[1]); n != 1 {
		ts.Fatalf("%q stands %d times in %s, want once", args[1], n, args[0])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(text, args[1], args[2], 1)), 0o644))
}

// cutLine deletes a line of a file, or writes another one in its place.
func cutLine(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || len(args) > 3 {
		ts.Fatalf("usage: cut FILE LINE [TEXT]")
	}
	n, err := strconv.Atoi(args[1])
	ts.Check(err)
	lines := strings.Split(ts.ReadFile(args[0]), "\n")
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Join(slices.Replace(lines, n-1, n, args[2:]...), "\n")), 0o644))
}

func nameGame(ts *testscript.TestScript, _ bool, args []string) {
	files, err := filepath.Glob(filepath.Join(ts.Getenv("KOT_HOME"), "games", "*.kot"))
	ts.Check(err)
	if len(files) != 1 || len(args) != 1 {
		ts.Fatalf("the saved games are %v", files)
	}
	ts.Check(os.Rename(files[0], filepath.Join(filepath.Dir(files[0]), args[0]+".kot")))
}

func long(ts *testscript.TestScript, _ bool, args []string) {
	text := "# " + strings.Repeat("so ", 33_333) + "\n" + ts.ReadFile(args[0])
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(text), 0o644))
}

func big(ts *testscript.TestScript, _ bool, args []string) {
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), bytes.Repeat([]byte("set deck 30 # some words\n"), 9<<20/25), 0o644))
}

// talkFailed is talk's status where kot did not say what the file wants, which
// no status of kot's own may be taken for.
const talkFailed = 99

// talkMain is the command `talk FILE [ARG...]`: kot is run with the arguments and
// talked to as the file says. Lines that begin with ">" are typed, the others
// must stand in what kot says next, in that order; "..." in them is any text
// within a JSON string. "#" begins a comment line. The status is kot's.
func talkMain() {
	script, err := os.ReadFile(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(talkFailed)
	}
	c := parseTalk(string(script))
	status := run(os.Args[2:], c, &c.said, os.Stderr)
	c.reply()
	if faults := c.faults(); len(faults) > 0 {
		fmt.Fprintln(os.Stderr, strings.Join(faults, "\n"))
		status = talkFailed
	}
	os.Exit(status)
}

// conversation is kot's input: it hands out a line whenever kot asks for more, so
// that what kot said before belongs to the line before.
type conversation struct {
	turns []exchange
	at    int // the exchange kot is answering
	said  bytes.Buffer
}

// exchange is a line typed and what must be said to it; the first one is kot's
// greeting, with nothing typed.
type exchange struct {
	typed string
	want  []string
	reply string
}

func parseTalk(script string) *conversation {
	c := &conversation{turns: make([]exchange, 1)}
	for _, line := range strings.Split(script, "\n") {
		line = strings.TrimSpace(line)
		switch typed, ok := strings.CutPrefix(line, ">"); {
		case ok:
			c.turns = append(c.turns, exchange{typed: strings.TrimSpace(typed)})
		case line != "" && line[0] != '#':
			last := &c.turns[len(c.turns)-1]
			last.want = append(last.want, line)
		}
	}
	return c
}

func (c *conversation) Read(p []byte) (int, error) {
	c.reply()
	if c.at+1 == len(c.turns) {
		return 0, io.EOF
	}
	c.at++
	return copy(p, c.turns[c.at].typed+"\n"), nil
}

// reply takes what kot has said since the last line was typed, and shows it.
func (c *conversation) reply() {
	c.turns[c.at].reply += c.said.String()
	os.Stdout.Write(c.said.Bytes())
	c.said.Reset()
}

// faults are the wanted lines kot did not say, and the typed ones it never read.
func (c *conversation) faults() []string {
	var out []string
	for i, x := range c.turns {
		if i > c.at {
			out = append(out, fmt.Sprintf("never read: %q", x.typed))
		}
		rest := x.reply
		for _, w := range x.want {
			found := pattern(w).FindStringIndex(rest)
			if found == nil {
				out = append(out, fmt.Sprintf("to %q, want %q in\n%s", x.typed, w, rest))
				break
			}
			rest = rest[found[1]:]
		}
	}
	return out
}

// pattern is a wanted line with its wildcards: text, but no quote that would end
// a JSON string.
func pattern(want string) *regexp.Regexp {
	return regexp.MustCompile(strings.ReplaceAll(regexp.QuoteMeta(want), `\.\.\.`, `(?:[^"\\\n]|\\.)*`))
}
