package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"kingoftokyo/internal/often"
)

// fullDisk accepts a number of bytes and then no more.
type fullDisk struct{ room int }

func (f *fullDisk) Write(b []byte) (int, error) {
	if len(b) > f.room {
		return f.room, &os.PathError{Op: "write", Path: "/dev/full", Err: syscall.ENOSPC}
	}
	f.room -= len(b)
	return len(b), nil
}

// printing are calls that print, at least one for each subcommand, and what is on their input.
var printing = []struct{ args, in string }{
	{"help", ""}, {"help --lang fr", ""}, {"--help", ""}, {"version", ""}, {"--version", ""},
	{"--plain", "q\n"}, {"--plain 1", "q\n"}, {"games 1", "q\n"}, {"watch 1 --plain", "q\n"}, {"new --random --plain", "q\n"}, {"new --plain --box tokyo", "q\n"},
	{"card acid attack", ""}, {"card acid attack --json", ""},
	{"games", ""}, {"games --stats", ""}, {"games --stats --json", ""}, {"games --csv", ""}, {"games --json", ""},
	{"share 1", ""}, {"export 1", ""}, {"import -", beforeWin}, {"check 1", ""},
	{"replay -", beforeWin}, {"replay - --json", beforeWin}, {"replay - --each", beforeWin},
	{"advise ccf", ""}, {"advise", "ccf\n"},
	{"ask extra turn", ""}, {"ask extra turn --json", ""}, {"rule A2", ""}, {"rule A2 --json", ""},
	{"set", ""}, {"set theme dark", ""}, {"info", ""}, {"man", ""}, {"completion bash", ""}, {"completion words -- ga", ""},
	{"odds the-king", ""}, {"odds the-king --json", ""}, {"odds the-king --csv", ""},
	{"odds 1", ""}, {"odds - --danger", beforeWin},
	{"review 1", ""}, {"review 1 --json", ""},
}

// beforeWin is a game of one turn.
const beforeWin = "kot 1 duel solo\nside you gigazaur Anna\nside rival meka-dragon\nroll ccchh\n"

// TestOutputFails: a program that cannot print says so in one line and ends with an error status, whatever it was
// printing; so it does if the output fails halfway.
func TestOutputFails(t *testing.T) {
	often.OneGoroutine(t)
	home := t.TempDir()
	t.Setenv("KOT_HOME", home)
	t.Setenv("LANG", "C")
	t.Chdir(home)
	save(t, home, "2026-01-02-gigazaur-meka-dragon", beforeWin)
	if err := os.WriteFile("settings", []byte("page https://games.example/\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tried := map[string]bool{}
	for _, c := range printing {
		args := strings.Fields(c.args)
		tried[args[0]] = true
		for _, room := range []int{0, 1} {
			var said bytes.Buffer
			status := run(args, strings.NewReader(c.in), &fullDisk{room}, &said)
			if status != exitWrong {
				t.Errorf("kot %s, room for %d: status %d, want %d", c.args, room, status, exitWrong)
			}
			if n := strings.Count(said.String(), "no space left on device"); n != 1 {
				t.Errorf("kot %s, room for %d: the error is said %d times, want once:\n%s", c.args, room, n, &said)
			}
		}
		if err := os.RemoveAll(filepath.Join(home, "games")); err != nil {
			t.Fatal(err)
		}
		save(t, home, "2026-01-02-gigazaur-meka-dragon", beforeWin)
	}
	for _, c := range commands() {
		if !tried[c.name] {
			t.Errorf("kot %s was not tried", c.name)
		}
	}
}

// TestUnheard: once the answers to a long text cannot be written, nothing more of it is read, and nothing is reported
// about the line where it was cut off or what might have followed.
func TestUnheard(t *testing.T) {
	t.Setenv("LANG", "C")
	const lines = 1000 // more than is read at once
	for _, c := range []struct{ args, in string }{
		{"replay - --each", beforeWin + strings.Repeat("set you.hearts 10\n", lines)},
		{"replay - --each --keep-going", beforeWin + strings.Repeat("set you.hearts 10\n", lines)},
		{"replay - --each", "kot 1 duel solo\n" + strings.Repeat("cards 0123456789ab\n", lines) + beforeWin},
		{"advise", strings.Repeat(`{"dice":"cchhhf","roll":1}`+"\n", lines)},
	} {
		var said bytes.Buffer
		status := run(strings.Fields(c.args), strings.NewReader(c.in), &fullDisk{}, &said)
		if status != exitWrong || said.String() != "kot: could not write the output: no space left on device\n" {
			t.Errorf("kot %s: status %d, %s", c.args, status, &said)
		}
	}
}

// TestDeviceFull is the same with the device that is always full, in a separate process: closing the output is checked
// too.
func TestDeviceFull(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("no /dev/full here")
	}
	defer full.Close()
	var said bytes.Buffer
	if status := run([]string{"help", "--lang", "fr"}, strings.NewReader(""), full, &said); status != exitWrong {
		t.Errorf("status %d, want %d", status, exitWrong)
	}
	if want := "kot: impossible d'écrire la sortie : no space left on device\n"; said.String() != want {
		t.Errorf("said %q, want %q", &said, want)
	}
}
