//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/creack/pty"
)

// late is how long the program may take to end before that is a hang.
const late = 2 * time.Second

// window is the program in a terminal window.
type window struct {
	p     *player
	cmd   *exec.Cmd
	tty   *os.File
	shown chan struct{} // closed once it has shown something
	done  chan struct{} // closed once it has ended
	said  bytes.Buffer  // on its error output; to be read once it has ended

	mu   sync.Mutex
	tail []byte // what it showed last
}

// terms and langs are what the surroundings may be.
var (
	terms = []string{"xterm-256color", "xterm", "screen-256color", "linux", "vt220"}
	langs = []string{"en_GB.UTF-8", "fr_FR.UTF-8", "C", "ru_RU.KOI8-R"}
	looks = [][]string{{}, {}, {"--ascii"}, {"--big"}, {"--no-mouse"}, {"--lang", "fr"}}
)

// open opens a window on her latest game.
func (p *player) open() *window {
	w := &window{p: p, shown: make(chan struct{}), done: make(chan struct{})}
	w.cmd = exec.Command(p.kot, looks[p.IntN(len(looks))]...)
	w.cmd.Env = p.env("TERM="+terms[p.IntN(len(terms))], "LANG="+langs[p.IntN(len(langs))])
	blocking, slave, err := pty.Open()
	if err != nil {
		panic(err)
	}
	fd, err := syscall.Dup(int(blocking.Fd())) // one that does not block: closing it ends what reads and writes
	if err == nil {
		syscall.CloseOnExec(fd)
		err = syscall.SetNonblock(fd, true)
	}
	blocking.Close()
	if err != nil {
		panic(err)
	}
	w.tty = os.NewFile(uintptr(fd), "pty")
	w.resize(80, 24)
	w.cmd.Stdin, w.cmd.Stdout, w.cmd.Stderr = slave, slave, &w.said
	w.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	err = w.cmd.Start()
	slave.Close()
	if err != nil {
		panic(err)
	}
	p.sessions.Add(1)
	go w.show()
	go func() {
		_ = w.cmd.Wait() // the status is in ProcessState
		close(w.done)
	}()
	return w
}

// show takes what the program shows, and keeps the end of it.
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

// resize makes the window another size.
func (w *window) resize(cols, rows uint16) {
	if raw, err := w.tty.SyscallConn(); err == nil {
		_ = raw.Control(func(fd uintptr) { setSize(fd, cols, rows) })
	}
}

// ready waits until the program shows something.
func (w *window) ready() {
	select {
	case <-w.shown:
	case <-w.done:
	case <-time.After(30 * time.Second):
		w.hangs("it shows nothing for 30 s")
	}
}

// types types keys. It returns when the program has taken them, or ended.
func (w *window) types(keys string) {
	_ = w.tty.SetWriteDeadline(time.Now().Add(30 * time.Second))
	if _, err := w.tty.WriteString(keys); os.IsTimeout(err) {
		w.hangs("it takes no keys for 30 s")
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
	select {
	case <-w.done: // it ended after all, and was slow
		w.p.fall(&w.p.hangs, "%s; it ended later", how)
		return
	default:
	}
	_ = w.cmd.Process.Signal(syscall.SIGABRT)
	select {
	case <-w.done:
	case <-time.After(5 * time.Second):
		_ = w.cmd.Process.Kill()
		<-w.done
	}
	w.p.fall(&w.p.hangs, "%s; it was doing\n%.40000s", how, w.said.String())
}

// leaves waits for the end and checks how it ended: by itself, or by a signal sent.
func (w *window) leaves(how string, sent syscall.Signal) {
	begin := time.Now()
	select {
	case <-w.done:
		w.p.out(time.Since(begin))
	case <-time.After(late):
		w.hangs(how)
		w.tty.Close()
		return
	}
	w.tty.Close()
	state := w.cmd.ProcessState.Sys().(syscall.WaitStatus)
	said := w.said.String()
	w.mu.Lock()
	drawn := len(w.tail) > 0
	w.mu.Unlock()
	switch {
	case !drawn && (state.Signaled() || strings.HasPrefix(said, "SIGQUIT")): // before it could take signals, Ctrl-C as well
	case strings.Contains(said, "goroutine "), state.Exited() && (state.ExitStatus() == 70 || state.ExitStatus() == 2 && strings.Contains(said, "panic")):
		w.p.fall(&w.p.panics, "%s: it fell:\n%.6000s", how, said)
	case sent == syscall.SIGKILL, state.Exited() && state.ExitStatus() == 0, state.Exited() && sent != 0 && state.ExitStatus() == 128+int(sent):
	case state.Signaled() && state.Signal() == sent: // before it could take the signal
	default:
		w.mu.Lock()
		defer w.mu.Unlock()
		w.p.fall(&w.p.no, "%s: it ended with %v (status %d): %s\n%q", how, state, state.ExitStatus(), said, w.tail)
	}
}
