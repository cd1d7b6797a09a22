//go:build unix

package main

import (
	"errors"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"kingoftokyo/internal/often"
)

// floods sends a window keys without a pause, until the program has ended and stop is called.
func (w *window) floods(keys string) (stop func()) {
	w.t.Helper()
	var fed sync.WaitGroup
	gone := make(chan struct{})
	fed.Go(func() {
		for {
			select {
			case <-gone:
				return
			default:
			}
			if _, err := w.tty.WriteString(keys); err != nil {
				return
			}
		}
	})
	return func() {
		close(gone)
		w.tty.Close() // ends a write that waits for space
		fed.Wait()
	}
}

// flooded is how often the ways out are tried: the hang in which they once ended was a matter of chance.
var flooded = often.Times(3, 10)

// TestLeavesInFlood quits while keys keep coming: the program ends, restores the terminal, and has lost nothing.
func TestLeavesInFlood(t *testing.T) {
	t.Parallel()
	for range flooded {
		home := inGame(t)
		w := open(t, home)
		w.sees("rerolled: E")
		w.types("hq" + strings.Repeat("x\x1bw\x0c", 150))
		w.ends(exitFine)
		if game := saved(t, home); game != midTurn+"roll h\n" {
			t.Fatalf("the file has\n%s", game)
		}
	}
	for _, sig := range []syscall.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT} {
		for range flooded {
			home := inGame(t)
			w := open(t, home)
			w.sees("rerolled: E")
			stop := w.floods(strings.Repeat("9", 512))
			w.kill(sig)
			end := w.leaves()
			stop()
			if !end.Exited() || end.ExitStatus() != 128+int(sig) {
				t.Fatalf("after %v in a flood of keys it ended with %v", sig, end)
			}
			if game := saved(t, home); game != midTurn {
				t.Fatalf("the file has\n%s", game)
			}
		}
	}
}

// TestStopsInFlood hands the terminal to the shell and takes it back while keys keep coming, more than any queue holds:
// none of them is mistaken for another.
func TestStopsInFlood(t *testing.T) {
	t.Parallel()
	home := before(t)
	w := open(t, home)
	w.sees("Autobot: roll 5 dice")
	w.types("\x1a" + strings.Repeat("c\x7f", 400) + "ccffe")
	w.sees("rerolled: E")
	w.types("q")
	w.ends(exitFine)
	if game := saved(t, home); game != midTurn {
		t.Errorf("the file has\n%s", game)
	}
}

// TestFrozenWindow ends the program by a signal while the window accepts no more output: it does not wait forever to say
// goodbye.
func TestFrozenWindow(t *testing.T) {
	t.Parallel()
	home := inGame(t)
	w := open(t, home)
	w.sees("rerolled: E")
	w.types("h")
	w.sees("rerolled: H")
	stop := w.floods("v") // a screen full of output for each; nobody reads it
	defer stop()
	for len(w.comes) < cap(w.comes) { // the output that nobody reads piles up
		runtime.Gosched()
	}
	w.kill(syscall.SIGTERM)
	ended := make(chan error, 1)
	go func() { ended <- w.cmd.Wait() }()
	select {
	case err := <-ended:
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 128+int(syscall.SIGTERM) {
			t.Errorf("it ended with %v", err)
		}
	case <-time.After(patience):
		t.Fatal("the program goes on")
	}
	if game := saved(t, home); game != midTurn+"roll h\n" {
		t.Errorf("the file has\n%s", game)
	}
}
