//go:build unix

package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
	"golang.org/x/sys/unix"
	"golang.org/x/term"
)

// window is a terminal window with a program in it: a terminal emulator draws what the program writes, so that a test
// sees the screen that a player sees. Nothing waits for time to pass: sees and shows wait for output to arrive.
type window struct {
	t      *testing.T
	cmd    *exec.Cmd
	tty    *os.File
	comes  <-chan []byte // what the program writes; closed at its end
	emu    vt10x.Terminal
	stream []byte      // everything that was written
	drawn  int         // how much of it the emulator has drawn
	before *term.State // the terminal's settings before the program began
}

// setting is how a window and the program in it are started.
type setting struct {
	as     string   // the name by which the test binary is called: kot, or another one of TestMain
	args   []string // of the program
	env    []string // besides KOT_HOME; later ones win
	w, h   int      // 80x24 by default
	stderr *os.File // the error output; nil is the terminal
	wrap   []string // a program to run it with
}

// open opens a window of 80x24 with kot in it.
func open(t *testing.T, home string, args ...string) *window {
	t.Helper()
	return opened(t, home, setting{args: args})
}

// uncoached turns the coach off for a player's home, unless the player has chosen something: no window solves a matchup
// besides what it is tested for.
func uncoached(t *testing.T, home string) {
	t.Helper()
	path := filepath.Join(home, "settings")
	if _, err := os.Stat(path); err == nil {
		return
	}
	if err := os.MkdirAll(home, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("coach off\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// opened opens a window with a setting.
func opened(t *testing.T, home string, s setting) *window {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if s.as == "" {
		s.as = "kot"
	}
	if s.w == 0 {
		s.w, s.h = 80, 24
	}
	uncoached(t, home)
	cmd := exec.Command(self)
	cmd.Args = append([]string{s.as}, s.args...)
	if len(s.wrap) > 0 {
		cmd = exec.Command(s.wrap[0], append(s.wrap[1:], s.args...)...)
	}
	for _, v := range append([]string{"KOT_HOME=" + home, "HOME=" + home, "LANG=en_GB.UTF-8", "TERM=xterm-256color",
		"PATH=" + os.Getenv("PATH"), "GORACE=atexit_sleep_ms=0", "GOGC=400"}, s.env...) {
		name, _, set := strings.Cut(v, "=")
		cmd.Env = slices.DeleteFunc(cmd.Env, func(old string) bool { return strings.HasPrefix(old, name+"=") })
		if set {
			cmd.Env = append(cmd.Env, v)
		}
	}
	if s.stderr != nil {
		cmd.Stderr = s.stderr
	}
	tty, slave := pseudoTerminal(t)
	w := &window{t: t, cmd: cmd, tty: tty, emu: vt10x.New(vt10x.WithSize(s.w, s.h))}
	t.Cleanup(w.close)
	w.setSize(s.w, s.h)
	w.before = w.settings()
	cmd.Stdin, cmd.Stdout = slave, slave
	if cmd.Stderr == nil {
		cmd.Stderr = slave
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	err = cmd.Start()
	slave.Close()
	if err != nil {
		t.Fatal(err)
	}
	comes := make(chan []byte, 16)
	w.comes = comes
	go func() {
		defer close(comes)
		for {
			buf := make([]byte, 1<<15)
			n, err := tty.Read(buf)
			if n > 0 {
				comes <- buf[:n]
			}
			if err != nil {
				return // the program has ended
			}
		}
	}()
	return w
}

// pseudoTerminal makes a pseudo-terminal: the end that a window holds, and the program's. The window's end does not
// block, so that closing it ends its reader.
func pseudoTerminal(t *testing.T) (tty, slave *os.File) {
	t.Helper()
	blocking, slave, err := pty.Open()
	if err != nil {
		t.Fatal(err)
	}
	fd, err := syscall.Dup(int(blocking.Fd()))
	if err == nil {
		syscall.CloseOnExec(fd)
		err = syscall.SetNonblock(fd, true)
	}
	blocking.Close()
	if err != nil {
		t.Fatal(err)
	}
	return os.NewFile(uintptr(fd), "pty"), slave
}

// close ends what a failed test left running.
func (w *window) close() {
	if w.cmd.Process != nil && w.cmd.ProcessState == nil {
		w.cmd.Process.Kill()
	}
	w.tty.Close()
	if w.comes != nil {
		for range w.comes {
		}
	}
	if w.cmd.Process != nil && w.cmd.ProcessState == nil {
		w.cmd.Wait()
	}
}

// types types keys, without waiting.
func (w *window) types(keys string) {
	w.t.Helper()
	if _, err := w.tty.WriteString(keys); err != nil {
		w.t.Fatal(err)
	}
}

// click presses and releases the left button on a place of the screen, from 0, as reported by a terminal with SGR mouse
// reports.
func (w *window) click(x, y int) {
	w.t.Helper()
	at := strconv.Itoa(x+1) + ";" + strconv.Itoa(y+1)
	w.types("\x1b[<0;" + at + "M\x1b[<0;" + at + "m")
}

// wheel turns the wheel by one notch.
func (w *window) wheel(x, y int, down bool) {
	w.t.Helper()
	button := "64"
	if down {
		button = "65"
	}
	w.types("\x1b[<" + button + ";" + strconv.Itoa(x+1) + ";" + strconv.Itoa(y+1) + "M")
}

// clickOn clicks on the first character of a text on the screen.
func (w *window) clickOn(text string) {
	w.t.Helper()
	w.sees(text)
	x, y := w.find(text)
	w.click(x, y)
}

// find returns where a text is on the screen.
func (w *window) find(text string) (x, y int) {
	w.t.Helper()
	for y, line := range strings.Split(w.screen(), "\n") {
		if i := strings.Index(line, text); i >= 0 {
			return utf8.RuneCountInString(line[:i]), y
		}
	}
	w.t.Fatalf("%q is not on the screen:\n%s", text, w.screen())
	return 0, 0
}

// resize changes the size of the window, as a player does with the mouse.
func (w *window) resize(cols, rows int) {
	w.t.Helper()
	w.emu.Resize(cols, rows)
	w.setSize(cols, rows)
}

func (w *window) setSize(cols, rows int) {
	w.t.Helper()
	var err error
	if ctl := w.control(func(fd int) {
		err = unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Col: uint16(cols), Row: uint16(rows)})
	}); ctl != nil || err != nil {
		w.t.Fatal(ctl, err)
	}
}

// kill sends the program a signal.
func (w *window) kill(sig syscall.Signal) {
	w.t.Helper()
	if err := w.cmd.Process.Signal(sig); err != nil {
		w.t.Fatal(err)
	}
}

// screen returns the text on the screen, without the spaces at the ends of lines.
func (w *window) screen() string {
	lines := strings.Split(strings.TrimSuffix(w.emu.String(), "\n"), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " ")
	}
	return strings.Join(lines, "\n")
}

// row returns one line of the screen, from 0.
func (w *window) row(y int) string { return strings.Split(w.screen(), "\n")[y] }

// columns matches what separates columns, and the bars after numbers: tests of the whole program do not care about their
// width.
var columns = regexp.MustCompile(`( |[■·]{2,})+`)

// bare returns a screen of 80 columns whose tracks show no tokens, only the markers: what tokens give has its own tests.
func bare(screen string) string {
	lines := strings.Split(screen, "\n")
	for y, l := range lines {
		cells, from := []rune(l), strings.Index(l, "WIN")
		if to := strings.LastIndex(l, "WIN"); from < 0 || len(string(cells[:from])) != from || len([]rune(l[:to])) != from+4*(len(trackSpaces)-1) {
			continue
		}
		out := []string{string(cells[:from])}
		for n := 0; n < len(trackSpaces); n++ {
			cell := string(cells[from+4*n : min(len(cells), from+4*n+4)])
			switch marker := strings.Trim(cell, "+-0123456789CHE· "); {
			case marker != "F" && marker != "D":
				out = append(out, trackSpaces[n])
			case strings.Index(cell, marker) < 2:
				out = append(out, marker)
			default: // between two spaces, over the second one
				out = append(out, trackSpaces[n], marker)
				n++
			}
		}
		lines[y] = strings.Join(out, " ")
	}
	return strings.Join(lines, "\n")
}

// sees waits until all texts are on the screen at the same time. Any number of spaces counts as one, and so does a bar.
func (w *window) sees(texts ...string) {
	w.t.Helper()
	want := make([]string, len(texts))
	for i, text := range texts {
		want[i] = columns.ReplaceAllString(text, " ")
	}
	w.until(strings.Join(texts, " | "), func(screen string) bool {
		screen = columns.ReplaceAllString(bare(screen), " ")
		return !slices.ContainsFunc(want, func(text string) bool { return !strings.Contains(screen, text) })
	})
}

// shows waits until the screen is exactly one seen before.
func (w *window) shows(screen string) {
	w.t.Helper()
	w.until("the screen\n"+screen, func(now string) bool { return now == screen })
}

// until waits until the screen satisfies a condition.
func (w *window) until(what string, ok func(screen string) bool) {
	w.t.Helper()
	late := time.After(patience)
	for !w.whole() || !ok(w.screen()) {
		select {
		case more, on := <-w.comes:
			if !on {
				w.t.Fatalf("the program ended; want %s\nhave\n%s", what, w.screen())
			}
			w.takes(more)
		case <-late:
			w.t.Fatalf("want %s\nhave\n%s", what, w.screen())
		}
	}
}

// whole reports whether no frame is half written: terminals that support it are told where one begins and ends.
func (w *window) whole() bool {
	return bytes.LastIndex(w.stream, []byte("\x1b[?2026h")) <= bytes.LastIndex(w.stream, []byte("\x1b[?2026l"))
}

// unfinished matches a sequence or a character whose end has not arrived yet.
var unfinished = regexp.MustCompile(`\x1b(\[[<-?0-9;]*)?$`)

// takes draws what was written, except for an incomplete end.
func (w *window) takes(more []byte) {
	w.stream = append(w.stream, more...)
	now := w.stream[w.drawn:]
	if torn := unfinished.FindIndex(now); torn != nil {
		now = now[:torn[0]]
	}
	for i := 1; i < utf8.UTFMax && i <= len(now); i++ {
		if tail := now[len(now)-i:]; utf8.RuneStart(tail[0]) {
			if !utf8.FullRune(tail) {
				now = now[:len(now)-i]
			}
			break
		}
	}
	w.drawn += len(now)
	w.emu.Write(now)
}

// leaves waits for the program's end and returns how it ended.
func (w *window) leaves() syscall.WaitStatus {
	w.t.Helper()
	late := time.After(patience)
	for on := true; on; {
		var more []byte
		select {
		case more, on = <-w.comes:
			w.takes(more)
		case <-late:
			w.t.Fatalf("the program goes on:\n%s", w.screen())
		}
	}
	var exit *exec.ExitError
	if err := w.cmd.Wait(); err != nil && !errors.As(err, &exit) {
		w.t.Fatal(err)
	}
	return w.cmd.ProcessState.Sys().(syscall.WaitStatus)
}

// ends waits for a normal end with that status, and for a clean terminal.
func (w *window) ends(status int) {
	w.t.Helper()
	if end := w.leaves(); !end.Exited() || end.ExitStatus() != status {
		w.t.Errorf("it ended with %v (status %d), want status %d", end, end.ExitStatus(), status)
	}
	w.clean()
}

// settings returns the terminal's settings: echo, line mode, and whatever else stty shows.
func (w *window) settings() *term.State {
	w.t.Helper()
	var state *term.State
	var err error
	if ctl := w.control(func(fd int) { state, err = term.GetState(fd) }); ctl != nil || err != nil {
		w.t.Fatal(ctl, err)
	}
	return state
}

// control queries or changes the terminal. File.Fd would make it block.
func (w *window) control(do func(fd int)) error {
	raw, err := w.tty.SyscallConn()
	if err != nil {
		return err
	}
	return raw.Control(func(fd uintptr) { do(int(fd)) })
}

// private matches the sequences that switch private modes on and off.
var private = regexp.MustCompile(`\x1b\[\?([0-9;]+)([hl])`)

// on returns which private modes are on that a terminal starts without, and which are off that it starts with (the
// cursor, the right margin).
func (w *window) on() map[string]bool {
	state := map[string]bool{"7": true, "25": true}
	for _, m := range private.FindAllSubmatch(w.stream, -1) {
		for _, mode := range strings.Split(string(m[1]), ";") {
			state[mode] = string(m[2]) == "h"
		}
	}
	changed := map[string]bool{}
	for mode, on := range state {
		if on != (mode == "7" || mode == "25") {
			changed[mode] = on
		}
	}
	return changed
}

// unclean returns, in words, what is left of the dashboard in the terminal; "" if it was restored: no alternate screen, a
// visible cursor, no mouse, paste or focus reports, plain text, the previous settings.
func (w *window) unclean() string {
	var left []string
	for mode, on := range w.on() {
		left = append(left, "mode "+mode+" is "+map[bool]string{true: "on", false: "off"}[on])
	}
	if w.emu.Mode()&(vt10x.ModeAltScreen|vt10x.ModeMouseMask|vt10x.ModeAppKeypad|vt10x.ModeAppCursor) != 0 {
		left = append(left, "the emulator is in mode "+strconv.Itoa(int(w.emu.Mode())))
	}
	if !w.emu.CursorVisible() {
		left = append(left, "no cursor")
	}
	if a := w.emu.Cursor().Attr; a.Mode != 0 || a.FG != vt10x.DefaultFG || a.BG != vt10x.DefaultBG {
		left = append(left, "coloured text")
	}
	if bytes.LastIndex(w.stream, []byte("\x1b[>1u")) > bytes.LastIndex(w.stream, []byte("\x1b[<u")) {
		left = append(left, "keys as CSI u")
	}
	if !reflect.DeepEqual(w.settings(), w.before) {
		left = append(left, "other terminal settings")
	}
	return strings.Join(left, ", ")
}

// clean checks that the terminal was restored.
func (w *window) clean() {
	w.t.Helper()
	if left := w.unclean(); left != "" {
		w.t.Errorf("the terminal is not clean: %s\n%s", left, w.screen())
	}
}
