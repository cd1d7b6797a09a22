//go:build unix

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"kingoftokyo"
	"kingoftokyo/autobot"
	"kingoftokyo/companion"
	"kingoftokyo/companion/boxes"
	duelbox "kingoftokyo/companion/boxes/duel"
	"kingoftokyo/companion/faces/terminal"
	"kingoftokyo/companion/faces/terminal/screen"
	"kingoftokyo/companion/words/text"
	"kingoftokyo/rules/library"
	"kingoftokyo/tracker"
)

// midTurn is a game in Autobot's first turn: five dice are on the table, two claws and two fame of them kept (A1), so one
// is to be rerolled.
const midTurn = `kot 1 duel solo
side you gigazaur Anna
side rival meka-dragon
start rival
row seismic-test monumental photoshoot
roll ccffe
`

// inGame returns a home with one game in progress.
func inGame(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	save(t, home, "2026-01-02-gigazaur-meka-dragon", midTurn)
	return home
}

// TestSignals ends the program from outside: the terminal is clean afterwards, the status says which signal it was, and
// every step is in the file.
func TestSignals(t *testing.T) {
	t.Parallel()
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGABRT} {
		t.Run(sig.String(), func(t *testing.T) {
			home := inGame(t)
			w := open(t, home)
			w.sees("rerolled: E")
			if w.unclean() == "" {
				t.Error("on the dashboard the terminal is found clean: the check is blind")
			}
			w.types("h")
			w.sees("rerolled: H")
			w.kill(sig)
			w.ends(128 + int(sig))
			if game := saved(t, home); game != midTurn+"roll h\n" {
				t.Errorf("the file has\n%s", game)
			}
		})
	}
}

// TestWindowClosed closes the terminal window of the running program.
func TestWindowClosed(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	w := open(t, home)
	w.sees("rerolled: E")
	w.types("h")
	w.sees("rerolled: H")
	w.tty.Close()
	if end := w.leaves(); !end.Exited() || end.ExitStatus() != 128+int(syscall.SIGHUP) {
		t.Errorf("it ended with %v", end)
	}
	if game := saved(t, home); game != midTurn+"roll h\n" {
		t.Errorf("the file has\n%s", game)
	}
}

// TestLeaving quits by key, at a table and at the set-up.
func TestLeaving(t *testing.T) {
	t.Parallel()
	for name, key := range map[string]string{"Ctrl-C": "\x03", "q": "q"} {
		t.Run(name, func(t *testing.T) {
			w := open(t, inGame(t))
			w.sees("rerolled: E")
			w.types(key)
			w.ends(exitFine)
			w = open(t, t.TempDir())
			w.sees("New game: King of Tokyo Duel")
			w.types(key)
			w.ends(exitFine)
		})
	}
}

func init() { programs["crash"] = crashMain }

// crashMain is a kot with a bug. Its desk panics when it should roll dice for a player; with the argument "beside", a
// function outside the event loop panics when it receives SIGUSR1.
func crashMain() {
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml")
	if err != nil {
		panic(err)
	}
	desk := boxes.On(&duelbox.Desk{Rules: autobot.NewRules(lib.Duel()), Desk: &companion.Desk{Library: lib, Store: tracker.Store{Dir: filepath.Join(home(), "games")},
		Lang: text.English, Random: func(int) int { panic("no chance") }, Today: "2026-01-02"}})
	desk.Boxes = []companion.Box{duelbox.NewBox(desk)}
	scr, err := screen.Open(true, false)
	if err != nil {
		panic(err)
	}
	status, err := terminal.Start(desk.Desk, terminal.Look{}, scr, os.Stderr, func(d *terminal.Dash) error {
		if len(os.Args) > 1 && os.Args[1] == "beside" {
			trouble := make(chan os.Signal, 1)
			signal.Notify(trouble, syscall.SIGUSR1)
			terminal.NewTerminal(desk.Desk, scr, os.Stderr).Guard(func() { <-trouble; panic("trouble") })
		}
		path := desk.InProgress().Path
		return d.Resume(path)
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(status)
}

// TestCrash: after a bug in the program the terminal is restored before the player is told, and nothing is lost.
func TestCrash(t *testing.T) {
	t.Parallel()
	const crashed = 70
	for name, c := range map[string]struct {
		args  []string
		fall  func(*window)
		fault string
	}{
		"in the event loop": {nil, func(w *window) { w.types("z") }, "no chance"},
		"beside it":         {[]string{"beside"}, func(w *window) { w.kill(syscall.SIGUSR1) }, "trouble"},
	} {
		t.Run(name, func(t *testing.T) {
			home := inGame(t)
			w := opened(t, home, setting{as: "crash", args: c.args})
			w.sees("rerolled: E")
			w.types("h")
			w.sees("rerolled: H")
			c.fall(w)
			w.ends(crashed)
			_, told, found := strings.Cut(string(w.stream), "\x1b[?1049l")
			if !found || !strings.Contains(told, "kot has crashed. The game is saved") || !strings.Contains(told, c.fault) || !strings.Contains(told, "crashMain") {
				t.Errorf("behind the dashboard it says\n%s", told)
			}
			if game := saved(t, home); game != midTurn+"roll h\n" {
				t.Errorf("the file has\n%s", game)
			}
		})
	}
}

// TestSuspended stops the program with Ctrl-Z in a shell and resumes it: the shell has a clean terminal meanwhile, and
// then the screen is complete again, even if the window has another size by then.
func TestSuspended(t *testing.T) {
	t.Parallel()
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("no shell")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	kot := filepath.Join(t.TempDir(), "kot")
	if err := os.Symlink(self, kot); err != nil {
		t.Fatal(err)
	}
	home := inGame(t)
	plain := filepath.Join(home, "inputrc") // turns off the shell's own modes
	if err := os.WriteFile(plain, []byte("set enable-bracketed-paste off\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	w := opened(t, home, setting{wrap: []string{sh, "-i"}, env: []string{"PS1=shell> ", "ENV=", "INPUTRC=" + plain, "KOT=" + kot}})
	w.prompted()
	w.before = w.settings() // a shell may edit lines itself
	w.types("$KOT\r")
	w.sees("rerolled: E")
	w.types("h")
	w.sees("ROLL 3 of 3", "rerolled: H")
	before := w.screen()

	w.types("\x1a")
	w.prompted()
	w.clean()
	w.types("jobs\r")
	w.sees("Stopped", "$KOT")
	w.prompted()

	w.types("fg\r")
	w.shows(before)
	w.types("\x7f")
	w.sees("ROLL 2 of 3", "rerolled: E")

	w.types("\x1a")
	w.prompted()
	w.resize(100, 30)
	w.types("fg\r")
	w.until("a screen as wide as the window", func(string) bool { return strings.HasSuffix(w.row(0), " EN") && len(w.row(0)) > 90 })
	w.types("p")
	w.sees("rerolled: P")
	w.types("q")
	w.prompted()
	w.types("echo status $?\r")
	w.sees("\nstatus 0")
	w.clean()
	if game := saved(t, home); game != midTurn+"roll h\nundo\nroll p\n" {
		t.Errorf("the file has\n%s", game)
	}
	w.types("exit\r")
	w.leaves()
}

// prompted waits until the shell asks for a command.
func (w *window) prompted() {
	w.t.Helper()
	w.until("the shell's prompt", func(string) bool { return w.row(w.emu.Cursor().Y) == "shell>" && len(w.on()) == 0 })
}

// TestNoShell presses Ctrl-Z where no shell could resume the program, as in `xterm -e kot`: the system ignores the stop,
// and the program continues by itself.
func TestNoShell(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	w := open(t, home)
	w.sees("rerolled: E")
	w.types("\x1ah")
	w.sees("rerolled: H")
	w.types("q")
	w.ends(exitFine)
	if !bytes.Contains(w.stream, []byte("Saved. See you at the table.")) {
		t.Error("nobody says that the game is saved")
	}
}
