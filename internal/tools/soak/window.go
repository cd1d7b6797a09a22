//go:build unix

package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"kingoftokyo/internal/tools"
)

// patience is how long the program may take to show something, to take keys or to end: the machine has other work.
const patience = time.Minute

// window is the program in a terminal window.
type window struct {
	p     *player
	cmd   *exec.Cmd
	tty   *os.File
	shown chan struct{} // closed once it has shown something
	done  chan struct{} // closed once it has ended
	errs  string        // the file of its error output
	hung  bool          // a hang was reported

	mu   sync.Mutex
	tail []byte // what it showed last
}

// terms, langs and looks are the possible environments and options.
var (
	terms = []string{"xterm-256color", "xterm", "screen-256color", "linux", "vt220"}
	langs = []string{"en_GB.UTF-8", "fr_FR.UTF-8", "C", "ru_RU.KOI8-R"}
	looks = [][]string{{}, {}, {"--ascii"}, {"--big"}, {"--no-mouse"}, {"--lang", "fr"}}
)

// open opens a window on the player's latest game.
func (p *player) open() *window {
	w := &window{p: p, shown: make(chan struct{}), done: make(chan struct{})}
	w.cmd = exec.Command(p.kot, looks[p.IntN(len(looks))]...)
	w.cmd.Env = p.env("TERM="+terms[p.IntN(len(terms))], "LANG="+langs[p.IntN(len(langs))])
	blocking, slave, err := pty.Open()
	tools.Must(err)
	fd, err := syscall.Dup(int(blocking.Fd())) // non-blocking: closing it ends reads and writes
	if err == nil {
		syscall.CloseOnExec(fd)
		err = syscall.SetNonblock(fd, true)
	}
	blocking.Close()
	tools.Must(err)
	w.tty = os.NewFile(uintptr(fd), "pty")
	w.resize(80, 24)
	p.opened++
	w.errs = fmt.Sprintf("%s-errors%d", p.home, p.opened%4) // of two windows at once
	errs, err := os.Create(w.errs)                          // not a pipe: a child just being started would hold it too
	tools.Must(err)
	w.cmd.Stdin, w.cmd.Stdout, w.cmd.Stderr = slave, slave, errs
	w.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	err = w.cmd.Start()
	slave.Close()
	errs.Close()
	tools.Must(err)
	p.count("starts of the program", 1)
	go w.show()
	go func() {
		_ = w.cmd.Wait() // the status is in ProcessState
		close(w.done)
	}()
	return w
}

// said returns what it wrote to its error output.
func (w *window) said() string {
	data, _ := os.ReadFile(w.errs)
	return string(data)
}

// show reads what the program shows, and keeps the end of it.
func (w *window) show() {
	buf := make([]byte, 1<<15)
	for first := true; ; first = false {
		n, err := w.tty.Read(buf)
		if n > 0 {
			w.mu.Lock()
			w.tail = append(w.tail, buf[:n]...)
			w.tail = w.tail[max(0, len(w.tail)-1<<12):]
			w.mu.Unlock()
		}
		if first {
			close(w.shown)
		}
		if err != nil {
			return
		}
	}
}

// resize changes the size of the window.
func (w *window) resize(cols, rows uint16) {
	if raw, err := w.tty.SyscallConn(); err == nil {
		_ = raw.Control(func(fd uintptr) {
			_ = unix.IoctlSetWinsize(int(fd), unix.TIOCSWINSZ, &unix.Winsize{Col: cols, Row: rows})
		})
	}
}

// ready waits until the program shows something.
func (w *window) ready() {
	select {
	case <-w.shown:
	case <-w.done:
	case <-time.After(patience):
		w.hangs("it shows nothing")
	}
}

// atOnce is how many bytes are typed at once. After that many, the program must have taken some,
// however many are typed in all.
const atOnce = 256

// types types keys. It returns when the program has taken them, or ended.
func (w *window) types(keys string) {
	for keys != "" {
		_ = w.tty.SetWriteDeadline(time.Now().Add(patience))
		n, err := w.tty.WriteString(keys[:min(atOnce, len(keys))])
		if keys = keys[n:]; err != nil {
			if os.IsTimeout(err) {
				w.hangs("it takes no keys")
			}
			return
		}
	}
}

// forever is longer than anything takes on the busiest machine.
const forever = 10 * time.Minute

// gone reports whether the program has ended.
func (w *window) gone() bool {
	select {
	case <-w.done:
		return true
	default:
		return false
	}
}

// floods types keys without a pause until stop is called.
func (w *window) floods(keys string) (stop func()) {
	gone, fed := make(chan struct{}), make(chan struct{})
	_ = w.tty.SetWriteDeadline(time.Time{})
	go func() {
		defer close(fed)
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
	}()
	return func() {
		close(gone)
		_ = w.tty.SetWriteDeadline(time.Now())
		<-fed
		_ = w.tty.SetWriteDeadline(time.Time{})
	}
}

// hangs counts a hang, with what the program was doing.
func (w *window) hangs(how string) {
	w.hung = true
	if w.gone() { // it did end, slowly
		w.p.fall("hangs", "%s for a minute; it ended later", how)
		return
	}
	_ = w.cmd.Process.Signal(syscall.SIGTRAP) // prints its goroutines; to the dashboard, SIGABRT is an orderly end
	select {
	case <-w.done:
	case <-time.After(patience):
		_ = w.cmd.Process.Kill()
		<-w.done
	}
	w.p.fall("hangs", "%s for a minute; it was doing\n%.40000s", how, w.said())
}

// leaves waits for the end and checks how it ended: by itself, or by a signal that was sent.
func (w *window) leaves(how string, sent syscall.Signal) {
	begun := time.Now()
	select {
	case <-w.done:
		w.p.mu.Lock()
		w.p.slowest = max(w.p.slowest, time.Since(begun))
		w.p.mu.Unlock()
	case <-time.After(patience):
		w.hangs(how + ": it does not end")
		w.tty.Close()
		return
	}
	w.tty.Close()
	state := w.cmd.ProcessState.Sys().(syscall.WaitStatus)
	said := w.said()
	code := -1
	if state.Exited() {
		code = state.ExitStatus()
	}
	interrupted := state.Signaled() && state.Signal() == syscall.SIGINT || strings.HasPrefix(said, "SIGQUIT")
	fell := strings.Contains(said, "goroutine ") || code == 70 || code == 2 && strings.Contains(said, "panic")
	switch {
	case w.hung: // already reported
	case interrupted: // before it could take signals; also a typed Ctrl-C
	case fell:
		w.p.fall("panics", "%s: it fell:\n%.6000s", how, said)
	case sent == syscall.SIGKILL, code == 0, sent != 0 && code == 128+int(sent):
	case state.Signaled() && state.Signal() == sent: // before it could take the signal
	default:
		w.mu.Lock()
		defer w.mu.Unlock()
		w.p.fall("other faults", "%s: it ended with %v (status %d): %s\n%q", how, state, state.ExitStatus(), said, w.tail)
	}
}
