package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"kingoftokyo/internal/frozen"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/library"
)

// TestMain runs the tests, in which kot has the cards that tests play with. If the test binary is called by the name of
// one of the programs, it is that program; it is on the path as kot.
func TestMain(m *testing.M) {
	ownCards = sync.OnceValue(func() *library.Library { return library.Own(frozen.Cards()) })
	if program := programs[filepath.Base(os.Args[0])]; program != nil {
		program()
		os.Exit(0)
	}
	os.Exit(withPath(m.Run))
}

// programs are what the test binary is if called by their names.
var programs = map[string]func(){"kot": main}

// withPath runs the tests with kot on the path.
func withPath(run func() int) int {
	bin, err := os.MkdirTemp("", "kot")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(bin)
	self, err := os.Executable()
	if err = errors.Join(err, os.Symlink(self, filepath.Join(bin, "kot")), os.Setenv("PATH", bin+string(filepath.ListSeparator)+os.Getenv("PATH"))); err != nil {
		panic(err)
	}
	return run()
}

// TestScripts runs the scripts in testdata/script. Besides the commands of testscript, they have
//
//	kot [ARG...]                    kot, called as a function; "exec kot" is a process, which takes far longer
//	exits STATUS PROGRAM [ARG...]   the same, with the status it must end with
//	talk FILE [ARG...]              a conversation with kot, see the function
//	types FILE                      what the next kot reads
//	edit FILE OLD NEW               replaces a text that the file has once
//	named NAME                      gives the only saved game a name
//	long FILE NEW                   a copy of a file after a comment of 100,000 letters
//	big FILE                        a file of 9 MB
//
// and, in their folder, cards.yaml: the card data, and small.yaml: the same with one heart per monster, whose odds are
// computed instantly.
func TestScripts(t *testing.T) {
	often.OneGoroutine(t)
	scripts, err := filepath.Abs(filepath.Join("testdata", "script")) // kot runs in the folder of a script
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: scripts,
		Setup: func(env *testscript.Env) error {
			env.Setenv("KOT_HOME", filepath.Join(env.WorkDir, "home"))
			env.Setenv("LANG", "C")
			env.Values[typedText{}] = new(string)
			return os.WriteFile(filepath.Join(env.WorkDir, "cards.yaml"), frozen.Cards(), 0o644)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"kot": call("kot"), "talk": call("talk"), "exits": exits, "types": types, "edit": edit, "cut": cutLine, "named": nameGame, "long": long, "big": big,
		},
	})
}

// typedText is the key of what the next kot of a script reads.
type typedText struct{}

func types(ts *testscript.TestScript, _ bool, args []string) {
	*ts.Value(typedText{}).(*string) = ts.ReadFile(args[0])
}

// here is locked while kot runs as a function: variables and the folder belong to the whole process.
var here sync.Mutex

// asProcess calls a function like a process in a folder with these variables.
func asProcess(dir string, getenv func(string) string, call func() int) int {
	here.Lock()
	defer here.Unlock()
	was, err := os.Getwd()
	if err = errors.Join(err, os.Chdir(dir)); err != nil {
		panic(err)
	}
	defer os.Chdir(was)
	for _, name := range []string{"KOT_HOME", "HOME", "LC_ALL", "LC_MESSAGES", "LANG", "TERM", "NO_COLOR", "COLORFGBG", "PATH", "XDG_STATE_HOME", "XDG_CONFIG_HOME"} {
		before := os.Getenv(name)
		os.Setenv(name, getenv(name))
		defer os.Setenv(name, before)
	}
	return call()
}

// kotOf runs kot for a script, and returns its status.
func kotOf(ts *testscript.TestScript, args []string) int {
	typed := ts.Value(typedText{}).(*string)
	in := strings.NewReader(*typed)
	*typed = ""
	return asProcess(ts.MkAbs("."), ts.Getenv, func() int { return run(args, in, ts.Stdout(), ts.Stderr()) })
}

// callable are the programs that scripts call as functions.
var callable = map[string]func(*testscript.TestScript, []string) int{"kot": kotOf, "talk": talk}

// call returns the command of scripts that calls a program.
func call(name string) func(*testscript.TestScript, bool, []string) {
	return func(ts *testscript.TestScript, neg bool, args []string) {
		if status := callable[name](ts, args); (status != exitFine) != neg {
			ts.Fatalf("status %d", status)
		}
	}
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 || callable[args[1]] == nil {
		ts.Fatalf("usage: exits STATUS kot|talk [ARG...]")
	}
	if status := callable[args[1]](ts, args[2:]); strconv.Itoa(status) != args[0] {
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

// cutLine deletes a line of a file, or replaces it.
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

// talk is the command `talk FILE [ARG...]`: it runs kot with the arguments and talks to it as the file says. Lines that
// begin with ">" are typed, the others must be in what kot prints next, in that order; "..." in them is any text within a
// JSON string. "#" begins a comment line.
func talk(ts *testscript.TestScript, args []string) int {
	c := parseTalk(ts.ReadFile(args[0]))
	c.out = ts.Stdout()
	status := asProcess(ts.MkAbs("."), ts.Getenv, func() int { return run(args[1:], c, &c.said, ts.Stderr()) })
	c.reply()
	if faults := c.faults(); len(faults) > 0 {
		ts.Fatalf("%s", strings.Join(faults, "\n"))
	}
	return status
}

// conversation is kot's input: it delivers a line whenever kot asks for more, so that everything kot printed before
// belongs to the previous line.
type conversation struct {
	turns []exchange
	at    int // the exchange kot is answering
	said  bytes.Buffer
	out   io.Writer // shows everything that kot prints
}

// exchange is a typed line and the answer that it must get; the first one is kot's greeting, with nothing typed.
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

// reply takes what kot has printed since the last line was typed, and shows it.
func (c *conversation) reply() {
	c.turns[c.at].reply += c.said.String()
	c.out.Write(c.said.Bytes())
	c.said.Reset()
}

// faults returns the wanted lines that kot did not print, and the typed ones that it never read.
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

// pattern returns a wanted line with its wildcards: any text without a quote that would end a JSON string.
func pattern(want string) *regexp.Regexp {
	return regexp.MustCompile(strings.ReplaceAll(regexp.QuoteMeta(want), `\.\.\.`, `(?:[^"\\\n]|\\.)*`))
}
