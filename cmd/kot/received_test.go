//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"kingoftokyo"
	"kingoftokyo/rules"
)

// drives is what a terminal obeys: a title, a colour in C1, a reversed text.
const drives = "\x1b]0;t\x07\u009b31m\u202etxt"

// received is a game that somebody else wrote to control the reader's terminal.
const received = "# " + drives + "\nkot 1 duel solo\nside you gigazaur Zo" + drives + " # " + drives + "\nside rival meka-dragon\nstart you\nroll hhhee\n"

// aReceived returns a home with that game, whose name is no better, and one that cannot be read; and card data from the
// same author. The program is in that home.
func aReceived(t *testing.T) (home, game string) {
	t.Helper()
	home = t.TempDir()
	t.Chdir(home)
	save(t, home, "2026-01-02-"+drives, received)
	save(t, home, "2026-01-01-"+drives, received+"roll "+drives+"\n")
	drive := "\"Acid attack\\e]0;t\\a\\u009b31m\\u202etxt\""
	data := bytes.Replace(kingoftokyo.Cards, []byte("Acid attack"), []byte(drive), 1)
	if bytes.Equal(data, kingoftokyo.Cards) {
		t.Fatal("no card was changed")
	}
	if err := os.WriteFile("mine.yaml", data, 0o644); err != nil {
		t.Fatal(err)
	}
	return home, filepath.Join(home, "games", "2026-01-02-"+drives+".kot")
}

// hidden finds the first invisible character of a text, except for ends of lines.
func hidden(s string) (at int, found bool) {
	at = strings.IndexFunc(s, func(c rune) bool { return rules.Unseen(c) && c != '\n' && c != '\t' || c == utf8.RuneError })
	return at, at >= 0
}

// TestReceivedGame: whatever a game file, its name or card data contains, no command prints what a terminal would obey.
// Letters of a name stay.
func TestReceivedGame(t *testing.T) {
	home, game := aReceived(t)
	t.Setenv("KOT_HOME", home)
	t.Setenv("LANG", "C")
	for _, c := range []struct {
		args []string
		in   string
	}{
		{[]string{"replay", game}, ""}, {[]string{"replay", game, "--json"}, ""}, {[]string{"replay", game, "--each"}, ""},
		{[]string{"replay", filepath.Join(home, "games", "2026-01-01-"+drives+".kot")}, ""}, {[]string{"replay", drives}, ""},
		{[]string{"replay", "-", "--each", "--keep-going"}, received + "roll " + drives + "\n" + drives + "\n"},
		{[]string{"--plain"}, "t\nlog\nw\n" + drives + "\nu\nname you " + drives + "\nlang " + drives + "\n/" + drives + "\nq\n"},
		{[]string{"games"}, ""}, {[]string{"games", "--csv"}, ""}, {[]string{"games", "--json"}, ""}, {[]string{"games", "--stats"}, ""}, {[]string{"games", drives}, ""},
		{[]string{"card", "acid", "--cards", "mine.yaml"}, ""}, {[]string{"card", "acid", "--json", "--cards", "mine.yaml"}, ""}, {[]string{"card", drives}, ""},
		{[]string{"review", game + drives}, ""}, {[]string{"odds", game + drives}, ""},
		{[]string{"import", game}, ""}, {[]string{drives}, ""}, {[]string{"--" + drives}, ""}, {[]string{"export", "-o", drives + "/x"}, ""},
		{[]string{"help", "--cards", "mine.yaml" + drives}, ""}, {[]string{"advise", drives}, ""}, {[]string{"new", "--plain", "--name", drives}, "q\n"},
	} {
		var out, errOut bytes.Buffer
		run(c.args, strings.NewReader(c.in), &out, &errOut)
		for _, said := range []string{out.String(), errOut.String()} {
			if at, found := hidden(said); found {
				t.Errorf("kot %q prints %q", c.args, said[at:min(len(said), at+60)])
			}
		}
		if c.args[0] == "replay" && c.args[1] == game && !strings.Contains(out.String(), "Zo]0;t31mtxt") {
			t.Errorf("kot %q: the letters of the name are not there:\n%s%s", c.args, &out, &errOut)
		}
	}
}

// TestReceivedOnTerminal: a file's own bytes go to a pipe unchanged, and never to a terminal.
func TestReceivedOnTerminal(t *testing.T) {
	home, game := aReceived(t)
	t.Setenv("KOT_HOME", home)
	var out, errOut bytes.Buffer
	if run([]string{"export", game}, strings.NewReader(""), &out, &errOut); out.String() != received {
		t.Errorf("exported: %q", &out)
	}
	for _, args := range [][]string{{"export", game}, {"replay", game}, {"games"}, {"replay", drives}, {"card", "acid", "--cards", "mine.yaml"}} {
		w := open(t, home, args...)
		w.leaves()
		said := strings.ReplaceAll(string(w.stream), "\r\n", "\n")
		if at, found := hidden(said); found {
			t.Errorf("kot %q prints %q", args, said[at:min(len(said), at+60)])
		}
		if args[0] == "export" && !strings.Contains(said, `# \x1b]0;t\a\u009b31m\u202etxt`) {
			t.Errorf("exported: %q", said)
		}
	}
}

// TestTornCharacter: a character that arrives in two writes is whole on a terminal.
func TestTornCharacter(t *testing.T) {
	var got bytes.Buffer
	o := &output{Writer: &got, terminal: true}
	for _, b := range []byte("é\x1b王\u202e") {
		if n, err := o.Write([]byte{b}); n != 1 || err != nil {
			t.Fatal(n, err)
		}
	}
	if got.String() != `é\x1b王\u202e` {
		t.Errorf("it wrote %q", &got)
	}
}

// TestExportToFile: -o writes the file completely or leaves what was there; an older export of the game is replaced,
// another file only if the player says so, and a saved game never.
func TestExportToFile(t *testing.T) {
	home := t.TempDir()
	t.Chdir(home)
	t.Setenv("KOT_HOME", home)
	t.Setenv("LANG", "C")
	save(t, home, "2026-01-02-gigazaur-meka-dragon", beforeWin)
	export := func(want int, to, said string, more ...string) {
		t.Helper()
		var out, errOut bytes.Buffer
		if status := run(append([]string{"export", "1", "-o", to}, more...), strings.NewReader(""), &out, &errOut); status != want || !strings.Contains(errOut.String(), said) || out.Len() > 0 {
			t.Errorf("export to %s: status %d, said %q, printed %q", to, status, &errOut, &out)
		}
	}
	has := func(name, want string) {
		t.Helper()
		if data, err := os.ReadFile(name); err != nil || string(data) != want {
			t.Errorf("%s has %q, %v", name, data, err)
		}
	}
	lines := strings.SplitAfter(beforeWin, "\n")
	for _, before := range []string{"", beforeWin, strings.Join(lines[:len(lines)-2], "")} { // empty, the same, an earlier one
		if err := os.WriteFile("backup", []byte(before), 0o600); err != nil {
			t.Fatal(err)
		}
		export(exitFine, "backup", "")
		has("backup", beforeWin)
	}
	others := []string{"other", beforeWin + "roll cccccc\n", strings.Replace(beforeWin, "gigazaur", "the-king", 1), "kot 1 duel solo\nhello\n"}
	for _, other := range others { // notes, the game further on, another game
		if err := os.WriteFile("other", []byte(other), 0o600); err != nil {
			t.Fatal(err)
		}
		export(exitWrong, "other", "other already exists and is not an older copy of this game; --force replaces it. Nothing was written")
		has("other", other)
	}
	if err := os.Symlink("other", "link"); err != nil {
		t.Fatal(err)
	}
	export(exitWrong, "link", "link already exists")
	export(exitFine, "link", "", "--force")
	has("link", beforeWin)
	has("other", others[len(others)-1]) // no link is followed
	export(exitFine, "other", "", "--force")
	has("other", beforeWin)
	export(exitWrong, "no/such/folder", "could not create no/such/folder: no such file or directory")
	export(exitWrong, "games/backup.kot", "is in the folder of saved games", "--force")
	if _, err := os.Stat("/dev/full"); err == nil {
		export(exitWrong, "/dev/full", "could not create /dev/full: no space left on device")
	}
	if left, err := filepath.Glob("*"); err != nil || len(left) != 4 { // backup, games, link, other
		t.Errorf("in the folder are %v", left)
	}
}
