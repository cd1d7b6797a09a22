//go:build unix

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"

	"kingoftokyo/internal/often"
)

// hostile are names of saved games that a shell would not simply pass on, or that look like an option. PWNED is the file
// that a command in one of them would make.
var hostile = []string{
	"x$(touch PWNED)", "$(touch PWNED)", "y;touch PWNED;#", "`touch PWNED`", "a`touch PWNED`b", "a&touch PWNED&", "a|touch PWNED",
	"a>PWNED", "a<(touch PWNED)", "$HOME", "x${HOME}y", "a b", " a b ", "two  blanks", "it's", `say "x"`, `'"'"`, `back\slash`, `\`,
	"a*", "?", "[ab]1", "{a,b}", "~", "~root", "x~", "!", "!!", "a!b", `"!"`, "#", "a#b", "=ls", "a=b", "a:b", "a@b", "^a^b", "%1",
	"(a)", "$'x'", "a$", "+x", "x-'$(touch PWNED)'", `x"$(touch PWNED)"`, "-- x", "-x", "--help",
}

// harmless are names that every shell accepts literally.
var harmless = []string{"Zo\u00eb", "Zoe\u0308", "王者", "a\u00a0b", "2026-11-28-the-king", "a.b_c,d+e"}

// unoffered are names with characters that control a terminal or are invisible.
var unoffered = []string{"x\x1b[2Jy", "x\ny", "x\ty", "x\r", "x\x07", "x\x7f", "x\u009b31m", "x\u202ey", "x\u2028y", "x\n$(touch PWNED)", "x\xffy"}

// shellSetups are the shells, how they are started and what they are told before the first try. Each prints ready> when
// it waits for a line.
var shellSetups = map[string]struct {
	args []string
	tell string
}{
	"bash": {[]string{"--norc", "--noprofile", "-i"}, "bind 'set enable-bracketed-paste off'; . ./completion; PS2='ready''>' PS1='ready''>'"},
	"zsh":  {[]string{"-f", "-i"}, "autoload -U compinit; compinit -u -D; . ./completion; unsetopt prompt_sp; PS2='ready''>' PS1='ready''>'"},
	"fish": {[]string{"--no-config", "--private", "-i"}, "set -g fish_autosuggestion_enabled 0; source ./completion; function fish_prompt; echo -n ready'>'; end"},
}

// inShell is a shell in a terminal, in a folder with files that a pattern would match.
type inShell struct {
	*testing.T
	name string
	dir  string
	tty  *os.File
	said []byte
	n    int // of tries
}

// startShell starts a shell with the completion of kot; it skips the test if the shell is missing.
func startShell(t *testing.T, name, stub string) *inShell {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("left out: there is no %s here", name)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s := &inShell{T: t, name: name, dir: t.TempDir()}
	write := func(name, text string, mode os.FileMode) {
		path := filepath.Join(s.dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(filepath.Join(s.dir, "bin", "own"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(s.dir, "bin", "own", "kot")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(stub, filepath.Join(s.dir, "bin", "kot")); err != nil {
		t.Fatal(err)
	}
	write("try", "0\n", 0o644)
	for _, name := range []string{"a1", "a2", "b1", "x1", "x"} {
		write(name, "", 0o644)
	}
	script, err := exec.Command(filepath.Join(s.dir, "bin", "kot"), "completion", name).Output()
	if err != nil {
		t.Fatal(err)
	}
	write("completion", string(script), 0o644)
	cmd := exec.Command(path, shellSetups[name].args...)
	cmd.Dir = s.dir
	cmd.Env = []string{"HOME=" + s.dir, "PATH=" + filepath.Join(s.dir, "bin") + ":/usr/local/bin:/usr/bin:/bin", "TERM=dumb", "LANG=C.UTF-8", "PS1=begin>",
		"GORACE=atexit_sleep_ms=0", "GOGC=off", "GOMEMLIMIT=256MiB", "XDG_CONFIG_HOME=" + s.dir, "XDG_DATA_HOME=" + s.dir}
	if s.tty, err = pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 400}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.tty.Close()
		cmd.Process.Kill()
		cmd.Wait()
	})
	s.types(shellSetups[name].tell + "\r")
	s.sees("ready>")
	return s
}

func (s *inShell) types(keys string) {
	s.Helper()
	if _, err := s.tty.WriteString(keys); err != nil {
		s.Fatal(err)
	}
}

// sees waits until the shell has written a text, after what was seen before.
func (s *inShell) sees(text string) {
	s.Helper()
	if err := s.tty.SetReadDeadline(time.Now().Add(patience)); err != nil {
		s.Fatal(err)
	}
	b := make([]byte, 4096)
	for !bytes.Contains(s.said, []byte(text)) {
		n, err := s.tty.Read(b)
		if s.said = append(s.said, b[:n]...); err != nil {
			s.Fatalf("%s: %v; it said\n%q", s.name, err, s.said)
		}
	}
	_, after, _ := bytes.Cut(s.said, []byte(text))
	s.said = bytes.Clone(after)
}

// TestShells completes in real shells, one of each kind: zsh takes seconds to start.
func TestShells(t *testing.T) {
	often.OneGoroutine(t)
	stub := writeStub(t)
	t.Parallel()
	for name := range shellSetups {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := startShell(t, name, stub)
			s.hostileNames()
			s.values()
		})
	}
}

// writeStub writes a script that is kot, except for a command that shows what arrives: a shell starts it by a link in its
// own folder. It is written before several tests start programs at once, because a program that was just written cannot
// be started while another one, starting, still has it open.
func writeStub(t *testing.T) (path string) {
	path = filepath.Join(t.TempDir(), "kot")
	if err := os.WriteFile(path, []byte(`#!/bin/sh
dir=${0%/bin/kot}
read -r n < "$dir/try"
export KOT_HOME="$dir/try-$n"
[ "$1" != completion ] || exec "$dir/bin/own/kot" "$@"
printf '%s\0' "$@" > "$dir/arrived"
echo "arrived $n."
`), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

// tries types a line with a saved game of each name, as a whole, and returns the arguments that arrive at kot.
func (s *inShell) tries(line string, names ...string) []string {
	s.Helper()
	s.n++
	for _, name := range names {
		save(s.T, filepath.Join(s.dir, fmt.Sprint("try-", s.n)), name, beforeWin)
	}
	if err := os.WriteFile(filepath.Join(s.dir, "try"), fmt.Appendln(nil, s.n), 0o644); err != nil {
		s.Fatal(err)
	}
	arrived := filepath.Join(s.dir, "arrived")
	os.Remove(arrived)
	s.types(line + "\r")
	s.sees(fmt.Sprintf("arrived %d.", s.n))
	s.sees("ready>")
	if _, err := os.Stat(filepath.Join(s.dir, "PWNED")); err == nil {
		s.Fatalf("%s: kot's completion of %q runs what is in the name", s.name, names)
	}
	data, err := os.ReadFile(arrived)
	if err != nil {
		s.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(data), "\x00"), "\x00")
}

// hostileNames completes names of saved games: plain ones arrive unchanged, no others are offered, and nothing in any of
// them runs.
func (s *inShell) hostileNames() {
	s.Helper()
	others := slices.Concat(hostile, unoffered)
	for _, name := range harmless {
		if have := s.tries("kot check \t", append(others, name)...); !slices.Equal(have, []string{"check", name}) {
			s.Errorf("%q arrives as %q", name, have)
		}
	}
	if have := s.tries("kot check x\t", others...); !slices.Equal(have, []string{"check", "x"}) {
		s.Errorf("x arrives as %q", have)
	}
}

// values completes values of options and settings, even after "=" and after a comma; a shell that lists what can follow
// shows what it means.
func (s *inShell) values() {
	s.Helper()
	cases := []struct{ typed, want string }{
		{"set theme li\t", "set|theme|light"}, {"set them\tda\t", "set|theme|dark"}, {"new --box du\t", "new|--box|duel"}, {"new --box=du\t", "new|--box=duel"},
		{"new --bo\tdar\t", "new|--box|dark"}, {"ask --kind ti\t", "ask|--kind|tile"}, {"card --token pois\t", "card|--token|poison"},
		{"new --row=acid-attack,armor\t", "new|--row=acid-attack,armor-plating"}, {"new --row acid-attack,armor\t", "new|--row|acid-attack,armor-plating"},
		{"check 2026\tb\t", "check|2026-11-28-b"}, {"check -- 2026\ta\t", "check|--|2026-11-28-a"},
		{"rule S1\t", "rule|S1"}, {"rule 14.5\t", "rule|14.5"}, {"advise ccfhdp --tie f\t", "advise|ccfhdp|--tie|fame"}, {"new --temper brawl\t", "new|--temper|brawler"},
	}
	for i := range often.Cases(10, len(cases)) {
		c := cases[i]
		if have := strings.Join(s.tries("kot "+c.typed, "2026-11-28-a", "2026-11-28-b"), "|"); have != c.want {
			s.Errorf("%q arrives as %s, want %s", c.typed, have, c.want)
		}
	}
	lists := "kot set theme \t\t"
	if s.name == "fish" { // a simple terminal shows none of its lists
		lists = "complete -C 'kot set theme '\r"
	}
	s.types(lists)
	s.sees("for a dark background")
}

// TestPowerShell: PowerShell, if it is installed, is offered the same words, and quotes a name itself.
func TestPowerShell(t *testing.T) {
	shell, err := exec.LookPath("pwsh")
	if err != nil {
		t.Skip("left out: there is no PowerShell here")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.Symlink(self, filepath.Join(dir, "kot")); err != nil {
		t.Fatal(err)
	}
	save(t, dir, "it's $x", beforeWin)
	save(t, dir, "plain", beforeWin)
	for typed, want := range map[string]string{
		"kot set theme li": "light", "kot new --box=du": "--box=duel", "kot ask --kind ": "discard keep tile", "kot check it": "", "kot check pl": "plain",
	} {
		cmd := exec.Command(shell, "-NoProfile", "-NonInteractive", "-Command", shells["powershell"]+"\n"+
			"(TabExpansion2 '"+typed+"' "+strconv.Itoa(len(typed))+").CompletionMatches.CompletionText -join ' '")
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "KOT_HOME="+dir, "PATH="+dir+":"+os.Getenv("PATH"))
		if out, err := cmd.CombinedOutput(); err != nil || strings.TrimSpace(string(out)) != want {
			t.Errorf("%s: %q, want %s, %v", typed, out, want, err)
		}
	}
}

// TestUnofferedTold: for each game that is not completed, the list says how to open it; for the others it says nothing.
func TestUnofferedTold(t *testing.T) {
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	for _, lang := range []string{"en", "fr"} {
		for i, name := range append(slices.Clone(unoffered), hostile...) {
			if err := os.RemoveAll(filepath.Join(home, "games")); err != nil {
				t.Fatal(err)
			}
			save(t, home, name, beforeWin)
			var said, failed bytes.Buffer
			if status := run([]string{"games", "--lang", lang}, nil, &said, &failed); status != exitFine || failed.Len() > 0 {
				t.Fatalf("%q: status %d, %s", name, status, &failed)
			}
			if told := strings.Contains(spaces.ReplaceAllString(said.String(), " "), "kot games 1"); told != (i < len(unoffered)) {
				t.Errorf("%q: it says\n%s", name, &said)
			}
		}
	}
}
