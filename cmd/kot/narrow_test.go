package main

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/creack/pty"

	"kingoftokyo/companion/words/text"
	"kingoftokyo/internal/often"
)

// TestNarrow: on a terminal of 40 columns no command prints a line that the terminal would break inside a word.
func TestNarrow(t *testing.T) {
	often.OneGoroutine(t)
	const columns = 40
	home := t.TempDir()
	save(t, home, "2026-01-02-gigazaur-meka-dragon", beforeWin)
	tried := []string{
		"games", "games --stats", "ask can I heal in tokyo", "ask zzzz", "rule A2", "card acid", "set", "check 1", "info", "odds giga meka --cardless",
		"odds 1 --danger", "advise ccfhdp", "replay " + filepath.Join(home, "games", "2026-01-02-gigazaur-meka-dragon.kot"), "review 1", "1 --plain",
		"nobody", "games --nobody", "new --you godzilla", "odds nobody", "help", "help advanced",
	}
	for _, c := range commands() {
		tried = append(tried, "help "+c.name)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range tried {
		cmd := exec.Command(self)
		cmd.Args = append([]string{"kot", "--lang", string(text.Langs[i%len(text.Langs)])}, strings.Fields(c)...)
		cmd.Env = []string{"KOT_HOME=" + home, "HOME=" + home, "LANG=C.UTF-8", "TERM=dumb", "NO_COLOR=1"}
		tty, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: columns})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := tty.Write([]byte{4}); err != nil { // Ctrl-D ends a game
			t.Fatal(err)
		}
		said, _ := io.ReadAll(tty) // the error says that the program has ended
		tty.Close()
		cmd.Wait()
		if len(said) == 0 {
			t.Errorf("kot %s says nothing", c)
		}
		for line := range strings.SplitSeq(string(said), "\r\n") {
			if utf8.RuneCountInString(line) > columns && strings.Contains(strings.TrimSpace(line), " ") && !strings.Contains(line, home) {
				t.Errorf("kot %s: %q", c, line)
			}
		}
	}
}
