//go:build unix

package main

import (
	"bytes"
	"kingoftokyo/companion/words/text"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestNoDashboard starts where no dashboard can be drawn: one line says why, and the game continues line by line, without
// a control sequence.
func TestNoDashboard(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		env, args []string
		said      string
	}{
		"dumb":    {[]string{"TERM=dumb"}, nil, "kot: this terminal cannot position text (TERM is \"dumb\"); kot continues line by line\n"},
		"unset":   {[]string{"TERM"}, nil, "kot: this terminal cannot position text (TERM is \"\"); kot continues line by line\n"},
		"unknown": {[]string{"TERM=kot-knows-not"}, nil, "kot: this terminal is unknown (TERM is \"kot-knows-not\"); kot continues line by line\n"},
		"French": {[]string{"TERM=dumb", "LANG=fr_FR.UTF-8"}, []string{"--lang", "en"},
			"kot: this terminal cannot position text (TERM is \"dumb\"); kot continues line by line\n"},
		"--plain": {nil, []string{"--plain"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			home := inGame(t)
			faults, err := os.Create(filepath.Join(home, "stderr"))
			if err != nil {
				t.Fatal(err)
			}
			defer faults.Close()
			w := opened(t, home, setting{env: c.env, args: c.args, stderr: faults})
			w.sees("Autobot keeps CC FF", "Autobot: reroll 1 die and type it >")
			w.types("h\r")
			w.sees("rerolled: H")
			w.types("\x04")
			w.ends(exitFine)
			if bytes.Contains(w.stream, []byte("\x1b")) {
				t.Errorf("a control sequence in %q", w.stream)
			}
			if said, err := os.ReadFile(faults.Name()); err != nil || string(said) != c.said {
				t.Errorf("on stderr %q (%v), want %q", said, err, c.said)
			}
			if game := saved(t, home); game != midTurn+"roll h\n" {
				t.Errorf("the file has\n%s", game)
			}
		})
	}
}

// TestNoTerminal plays through pipes.
func TestNoTerminal(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	home := inGame(t)
	cmd := exec.Command(self)
	cmd.Args = []string{"kot"}
	cmd.Env = []string{"KOT_HOME=" + home, "HOME=" + home, "LANG=C", "TERM=xterm", "GORACE=atexit_sleep_ms=0"}
	cmd.Stdin = strings.NewReader("h\n")
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	if err := cmd.Run(); err != nil {
		t.Errorf("%v\n%s", err, &errOut)
	}
	if want := "kot: there is no terminal to draw on; kot continues line by line\n"; errOut.String() != want {
		t.Errorf("on stderr %q, want %q", errOut.String(), want)
	}
	if !strings.Contains(out.String(), "rerolled: H") || strings.Contains(out.String(), "\x1b") {
		t.Errorf("it wrote %q", out.String())
	}
}

// TestLanguage starts in the language of the locale; Tab changes it at once, and does not affect the game.
func TestLanguage(t *testing.T) {
	t.Parallel()
	other := ""
	for l := text.Lang("fr"); l != text.English; l = l.Next() {
		other += "\t"
	}
	w := opened(t, t.TempDir(), setting{env: []string{"LANG=fr_FR.UTF-8"}})
	w.sees("Nouvelle partie", "FR")
	w.types(other)
	w.sees("New game")
	w.types("q")
	w.ends(exitFine)

	home := before(t)
	w = opened(t, home, setting{env: []string{"LANG=fr_FR.UTF-8"}})
	w.sees("tour 1 FR", "♥ 14", "énergie")
	w.types("bb") // baffes
	w.sees("B B │ _ │")
	w.types(other)
	w.sees("turn 1 EN", "♥ 14", "C C │ _ │")
	w.types("cff") // claw is C, in either language
	w.sees("Autobot stops rolling")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); game != beforeRoll+"roll cccff\n" {
		t.Errorf("the file has\n%s", game)
	}
}

// styles matches the sequences that set colours and the like.
var styles = regexp.MustCompile(`\x1b\[([0-9;]*)m`)

// coloured reports whether anything written has its own colour.
func coloured(stream []byte) bool {
	for _, m := range styles.FindAllSubmatch(stream, -1) {
		for _, p := range strings.Split(string(m[1]), ";") {
			n, _ := strconv.Atoi(p)
			if n >= 30 && n <= 38 || n >= 40 && n <= 48 || n >= 90 && n <= 107 {
				return true
			}
		}
	}
	return false
}

// aWalk goes through the pages of a game and back, so that much is drawn and an error is shown.
func aWalk(t *testing.T, s setting) *window {
	t.Helper()
	home := t.TempDir()
	save(t, home, "2026-01-02-gigazaur-meka-dragon", strings.Replace(midTurn, "Anna", "Zoé", 1)+"set fame 4\nset destruction -4\n")
	w := opened(t, home, s)
	w.sees("ZO", "3")
	for _, key := range []string{"?", "w", "t", "l", "x", "m", "/"} {
		table := w.screen()
		w.types(key)
		w.until("another page", func(now string) bool { return strings.Split(now, "\n")[0] != strings.Split(table, "\n")[0] })
		w.types("\x1b")
		w.until("the table", func(now string) bool { return strings.Split(now, "\n")[0] == strings.Split(table, "\n")[0] })
	}
	w.types("9")
	w.sees("! ")
	w.types("q")
	w.ends(exitFine)
	return w
}

// TestNoColour obeys NO_COLOR, and KEEP can still be told from reroll.
func TestNoColour(t *testing.T) {
	t.Parallel()
	if !coloured(aWalk(t, setting{}).stream) {
		t.Error("no colour is found where there is some: the check is blind")
	}
	for _, term := range []string{"xterm-256color", "linux"} {
		if w := aWalk(t, setting{env: []string{"NO_COLOR=1", "TERM=" + term}}); coloured(w.stream) {
			t.Errorf("TERM=%s: colours with NO_COLOR: %q", term, w.stream)
		}
	}
	if !coloured(aWalk(t, setting{env: []string{"NO_COLOR="}}).stream) {
		t.Error("an empty NO_COLOR asks for nothing, yet there is no colour")
	}
}

// TestASCII sends only ASCII if the locale has no more, and with --ascii.
func TestASCII(t *testing.T) {
	beyond := regexp.MustCompile(`[^\x00-\x7f]`)
	if !beyond.Match(aWalk(t, setting{}).stream) {
		t.Error("nothing but ASCII in a UTF-8 locale: the check is blind")
	}
	for name, s := range map[string]setting{
		"LANG=C":        {env: []string{"LANG=C"}},
		"LANG unset":    {env: []string{"LANG"}},
		"LANG=C French": {env: []string{"LANG=C"}, args: []string{"--lang", "fr"}},
		"--ascii":       {args: []string{"--ascii"}},
		"linux, C":      {env: []string{"LANG=C", "TERM=linux"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if w := aWalk(t, s); beyond.Match(w.stream) {
				t.Errorf("it wrote %q", beyond.FindAll(w.stream, 9))
			}
		})
	}
}

// TestTerminals draws on the terminals that players have, and leaves them clean.
func TestTerminals(t *testing.T) {
	for _, term := range []string{"xterm", "xterm-256color", "linux", "vt100", "ansi", "screen", "screen-256color", "tmux-256color"} {
		t.Run(term, func(t *testing.T) {
			t.Parallel() // a vt100 is given time after each sequence
			w := opened(t, inGame(t), setting{env: []string{"TERM=" + term}})
			w.sees("AUTOBOT'S TURN  ROLL 2 of 3", "Autobot keeps CC FF", "KEEP KEEP KEEP KEEP roll ")
			w.types("h")
			w.sees("ROLL 3 of 3", "rerolled:")
			w.types("q")
			w.ends(exitFine)
		})
	}
}
