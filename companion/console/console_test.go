package console_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"kingoftokyo/companion/console"
)

// TestAsCommand checks that the first word of a line means a command in any language, and that a slash looks up a card.
func TestAsCommand(t *testing.T) {
	for line, want := range map[string]string{
		"quit": "quit|", "undo": "undo|", "annuler": "undo|", "/ acid ": "cards|acid", "?": "help|", "? x": "|x", "log  2": "log|2", "ccf": "|", "lang fr": "lang|fr", "2 x": "|x", "": "|",
	} {
		if cmd, rest := console.AsCommand(line); string(cmd)+"|"+rest != want {
			t.Errorf("%q is %s|%s, want %s", line, cmd, rest, want)
		}
	}
}

// TestConsole checks that Read reads whole lines, prompts again after one that is too long, and removes control characters.
func TestConsole(t *testing.T) {
	var out strings.Builder
	long, longest := strings.Repeat("x", 1<<16+1), strings.Repeat("y", 1<<16)
	c := console.New(strings.NewReader("a b\r\n\x1b c \n"+long+"\n"+longest+"\nlast"), &out)
	for _, want := range []string{"a b", "c", longest, "last"} {
		if have, err := c.Read("?"); have != want || err != nil {
			t.Errorf("%.20q, %v; want %.20q", have, err, want)
		}
	}
	if _, err := c.Read("?"); !errors.Is(err, console.ErrQuit) {
		t.Errorf("at the end: %v", err)
	}
	if have := out.String(); have != "? > ? > ? > ! line-long n=65536\n? > ? > ? > \n" {
		t.Errorf("%q", have)
	}
	out.Reset()
	c.Width = func() int { return 21 }
	if c.Print("%s", "one two three four five six"); out.String() != "one two three four \n  five six\n" {
		t.Errorf("%q", out.String())
	}
	if _, err := console.New(strings.NewReader("a\n"), full{}).Read("?"); !errors.Is(err, console.ErrQuit) {
		t.Errorf("where nothing can be printed: %v", err)
	}
	if _, err := console.New(io.MultiReader(strings.NewReader("a"), broken{}), &out).Read("?"); err == nil || errors.Is(err, console.ErrQuit) {
		t.Errorf("where reading fails: %v", err)
	}
}

// full accepts no output, and reading from broken fails.
type (
	full   struct{}
	broken struct{}
)

func (full) Write([]byte) (int, error)  { return 0, errors.New("full") }
func (broken) Read([]byte) (int, error) { return 0, errors.New("broken") }
