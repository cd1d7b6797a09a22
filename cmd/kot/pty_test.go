//go:build !windows

package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"

	"kingoftokyo/tracker"
)

// seat is a player at a real terminal.
type seat struct {
	t      *testing.T
	cmd    *exec.Cmd
	tty    *os.File
	shows  <-chan string // what the terminal shows, as it arrives; closed at the end
	unread string
}

// patience is how long a seat waits for a text before the test fails. If all is well, it never waits that long.
const patience = 2 * time.Minute

// sit starts the program in its own terminal. The test binary is the program if it is called kot (TestMain).
func sit(t *testing.T, home string, args ...string) *seat {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Args = append([]string{"kot"}, args...)
	cmd.Env = []string{"KOT_HOME=" + home, "HOME=" + home, "LANG=C", "TERM=xterm", "GORACE=atexit_sleep_ms=0", "GOGC=400"}
	tty, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	shows := make(chan string, 1)
	go func() {
		defer close(shows)
		buf := make([]byte, 4096)
		for {
			n, err := tty.Read(buf)
			if n > 0 {
				shows <- string(buf[:n])
			}
			if err != nil {
				return // the program has ended
			}
		}
	}()
	s := &seat{t: t, cmd: cmd, tty: tty, shows: shows}
	t.Cleanup(func() {
		cmd.Process.Kill() // only if a failure left it running
		tty.Close()
		for range shows {
		}
	})
	return s
}

// types types a text, without waiting.
func (s *seat) types(text string) {
	s.t.Helper()
	if _, err := s.tty.WriteString(text); err != nil {
		s.t.Fatal(err)
	}
}

var spaces = regexp.MustCompile(`\s+`)

// sees waits until the terminal shows a text, after what was seen before. Line breaks count as spaces, because a terminal
// is narrow.
func (s *seat) sees(text string) {
	s.t.Helper()
	late := time.After(patience)
	for {
		s.unread = spaces.ReplaceAllString(s.unread, " ")
		if _, after, found := strings.Cut(s.unread, text); found {
			s.unread = after
			return
		}
		select {
		case more, ok := <-s.shows:
			if !ok {
				s.t.Fatalf("the program ended; want %q, have\n%s", text, s.unread)
			}
			s.unread += more
		case <-late:
			s.t.Fatalf("want %q, have\n%s", text, s.unread)
		}
	}
}

// leaves waits for the program's end and returns how it ended.
func (s *seat) leaves() syscall.WaitStatus {
	s.t.Helper()
	late := time.After(patience)
	for gone := false; !gone; {
		select {
		case more, ok := <-s.shows:
			s.unread += more
			gone = !ok
		case <-late:
			s.t.Fatalf("the program goes on:\n%s", s.unread)
		}
	}
	var exit *exec.ExitError
	if err := s.cmd.Wait(); err != nil && !errors.As(err, &exit) {
		s.t.Fatal(err)
	}
	return s.cmd.ProcessState.Sys().(syscall.WaitStatus)
}

// saved returns the only game in the folder.
func saved(t *testing.T, home string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(home, "games", "*.kot"))
	if err != nil || len(files) != 1 {
		t.Fatalf("saved games: %v, %v", files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Unchecked(string(data))
}

func TestKilledAndInterrupted(t *testing.T) {
	t.Parallel()
	home := t.TempDir()

	// Autobot's first turn, five dice (S4). Of two claws, two fame and an energy
	// only the energy is rerolled (A1).
	s := sit(t, home, "new", "--random", "--plain", "--you", "gigazaur", "--autobot", "meka-dragon", "--first", "autobot")
	s.sees("5 dice")
	s.types("ccffe\n")
	s.sees("Autobot keeps CC FF")
	s.sees("rerolled: E")
	if err := s.cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if end := s.leaves(); !end.Signaled() || end.Signal() != syscall.SIGKILL {
		t.Errorf("killed, it ended with %v", end)
	}
	if game := saved(t, home); !strings.HasSuffix(game, "\nroll ccffe\n") {
		t.Errorf("after the kill the file has\n%s", game)
	}

	// Started again, the dice are as they were, and the turn continues: fame was chosen, and a third one pulls once (A4).
	s = sit(t, home, "--plain")
	s.sees("CC FF KEEP, E roll")
	s.sees("Autobot keeps CC FF")
	s.sees("rerolled: E")
	s.types("f\n")
	s.sees("CC FF")
	s.types("\n")
	s.sees("You: hearts ")
	s.sees("Fame: marker 0 → -1")
	s.sees("Turn 2, your turn")

	// Ctrl-C in the middle of a line: the program ends at once; the letters that were not entered are lost, all others
	// are saved.
	s.types("hhh\x03")
	if end := s.leaves(); !(end.Signaled() && end.Signal() == syscall.SIGINT) && end.ExitStatus() != 130 {
		t.Errorf("interrupted, it ended with %v", end)
	}
	if game := saved(t, home); !strings.Contains(game, "\nroll ccffe\nroll f\nresolve\n") || strings.Contains(game, "roll h") {
		t.Errorf("after Ctrl-C the file has\n%s", game)
	}

	// Ctrl-D is the end of the input: it leaves like q.
	s = sit(t, home, "--plain")
	s.sees("Turn 2, your turn")
	s.sees("hearts 12/14")
	s.types("\x04")
	if end := s.leaves(); !end.Exited() || end.ExitStatus() != exitFine {
		t.Errorf("at the end of the input it ended with %v", end)
	}
}

// TestWaits: a user at a terminal is told what kot waits for, so that it does not seem to hang.
func TestWaits(t *testing.T) {
	t.Parallel()
	s := sit(t, t.TempDir(), "advise")
	s.sees("waiting for requests, one per line: dice such as cchhhf, or JSON; Ctrl-D on an empty line ends the input")
	s.types("ccf\n")
	s.sees(`{"keep":"ccf"`)
	s.types("\x04")
	if status := s.leaves(); status.ExitStatus() != exitFine {
		t.Errorf("advise ends with %v", status)
	}
	s = sit(t, t.TempDir(), "replay", "-", "--each", "--lang", "fr")
	s.sees("kot lit ce qui est tapé ici ; Ctrl-D sur une ligne vide pour terminer")
	s.types("kot 1 tokyo\n")
	s.sees(`"box":"tokyo"`)
}
