//go:build unix

package voice_test

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/companion/words/voice"
)

// TestCommandSpeaker checks that the text is one more argument after the words of the command,
// without a shell; what is being said ends when it is hushed or something else is said.
func TestCommandSpeaker(t *testing.T) {
	dir := t.TempDir()
	pipe, script := filepath.Join(dir, "said"), filepath.Join(dir, "say")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(script, []byte("#!/bin/sh\nexec 3>"+pipe+"\nprintf '%s|' \"$@\" >&3\necho >&3\nexec sleep 1000\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	c := new(voice.Command)
	heard := func(how, said string) (*os.File, *bufio.Reader, string) {
		if err := c.Say(how, text.English, said); err != nil {
			t.Fatal(err)
		}
		f, err := os.Open(pipe)
		if err != nil {
			t.Fatal(err)
		}
		r := bufio.NewReader(f)
		line, err := r.ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		return f, r, line
	}
	ends := func(f *os.File, r io.Reader) {
		defer f.Close()
		if rest, err := io.ReadAll(r); err != nil || len(rest) > 0 { // it reaches its end only if the command does
			t.Errorf("%q, %v", rest, err)
		}
	}
	f, r, line := heard(script+"  -v fr", `Zoé "$HOME", roll; two dice`)
	if want := `-v|fr|Zoé "$HOME", roll; two dice|` + "\n"; line != want {
		t.Errorf("the command was given %q, want %q", line, want)
	}
	c.Hush()
	ends(f, r)
	f, r, line = heard(script, "-x, roll")
	if line != " -x, roll|\n" {
		t.Errorf("a name like an option: %q", line)
	}
	c.Hush()
	ends(f, r)
	c.Hush()
	c.Hush() // twice does no harm
	if err := c.Say(filepath.Join(dir, "nothing"), text.English, "x"); err == nil {
		t.Error("a command that is not there started")
	}
}

// TestMissing checks that a command whose program is not installed is reported by its name.
func TestMissing(t *testing.T) {
	for how, want := range map[string]string{"": "", "sh -c x": "", "/bin/sh": "", "no-such-voice -v en": "no-such-voice"} {
		if have := voice.Missing(how); have != want {
			t.Errorf("of %q %q is missing, want %q", how, have, want)
		}
	}
}
