//go:build unix

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/creack/pty"
)

// size is a terminal's, in columns and rows.
type size struct{ w, h int }

func (s size) String() string { return strconv.Itoa(s.w) + "x" + strconv.Itoa(s.h) }

// player is who starts the program and types.
type player struct {
	kot, home, path string
	size            size
	game            []byte // the saved game each start finds
}

// frameEnd is what a terminal is sent behind each frame (synchronized output). One
// key makes one frame.
var frameEnd = []byte("\x1b[?2026l")

// patience is how long a start and its keys may take before the program is taken
// for hanging.
const patience = 2 * time.Minute

// run is the program running in a terminal.
type run struct {
	cmd   *exec.Cmd
	tty   *os.File
	buf   []byte
	hangs *time.Timer
}

// start starts the program; the time runs from before.
func (p *player) start() (*run, error) {
	if err := os.WriteFile(p.path, p.game, 0o644); err != nil {
		return nil, err
	}
	cmd := exec.Command(p.kot)
	cmd.Env = []string{"KOT_HOME=" + p.home, "HOME=" + p.home, "LANG=en_GB.UTF-8", "TERM=xterm-256color"}
	tty, err := pty.StartWithSize(cmd, &pty.Winsize{Cols: uint16(p.size.w), Rows: uint16(p.size.h)})
	if err != nil {
		return nil, err
	}
	return &run{cmd: cmd, tty: tty, buf: make([]byte, 1<<16), hangs: time.AfterFunc(patience, func() { cmd.Process.Kill() })}, nil
}

// frame reads to the end of a frame and returns what was written.
func (r *run) frame() ([]byte, error) {
	var out []byte
	for !bytes.HasSuffix(out, frameEnd) {
		n, err := r.tty.Read(r.buf)
		out = append(out, r.buf[:n]...)
		if err != nil {
			return out, fmt.Errorf("no frame: %w: %q", err, out)
		}
	}
	return out, nil
}

// key types a key and reads its frame.
func (r *run) key(key string) (took time.Duration, frame []byte, err error) {
	begin := time.Now()
	if _, err = r.tty.WriteString(key); err == nil {
		frame, err = r.frame()
	}
	return time.Since(begin), frame, err
}

// turn presses Tab until the frames say that the language has changed: frames the
// start left to be read are behind us then.
func (r *run) turn(shown string) error {
	_, frame, err := r.key("\t")
	for err == nil && !bytes.Contains(frame, []byte(shown)) {
		frame, err = r.frame()
	}
	return err
}

// leave quits the program.
func (r *run) leave() error {
	defer r.tty.Close()
	defer r.hangs.Stop()
	if _, err := r.tty.WriteString("q"); err != nil {
		return err
	}
	for {
		if _, err := r.tty.Read(r.buf); err != nil {
			break // it has gone
		}
	}
	return r.cmd.Wait()
}

// measureAt measures programs at one size, by turns: a start of each after a start of the
// others, and the same keys likewise, so that whatever else the machine does weighs on all.
func measureAt(players []player, starts, keys int) ([]column, error) {
	out := make([]column, len(players))
	for range starts {
		for i := range players {
			if err := out[i].starts(&players[i]); err != nil {
				return nil, err
			}
		}
	}
	runs := make([]*run, len(players))
	for i := range players {
		r, err := players[i].start()
		if err != nil {
			return nil, err
		}
		defer r.leave()
		runs[i] = r
		if err := settle(r); err != nil {
			return nil, err
		}
	}
	for at := 0; at < keys; at += len(cycle) {
		for i, r := range runs {
			if err := out[i].types(r); err != nil {
				return nil, err
			}
		}
	}
	for i, r := range runs {
		out[i].memory, out[i].top = memory(r.cmd.Process.Pid)
	}
	return out, nil
}

// starts starts the program once and leaves it after the first frame.
func (c *column) starts(p *player) error {
	begin := time.Now()
	r, err := p.start()
	if err != nil {
		return err
	}
	first, err := r.frame()
	c.start, c.firstSent = append(c.start, time.Since(begin)), len(first)
	if err = errors.Join(err, r.leave()); err == nil {
		c.startWork = append(c.startWork, r.cmd.ProcessState.UserTime()+r.cmd.ProcessState.SystemTime())
	}
	return err
}

// settle reads what a start leaves to be read: it ends where the language has been
// changed twice.
func settle(r *run) error {
	_, err := r.frame()
	for _, shown := range []string{"FR", "EN"} {
		if err == nil {
			err = r.turn(shown)
		}
	}
	return err
}

// cycle is a roll of six dice typed and taken back, letter by letter. The last letter of
// a roll plays it: it is written to the file, and the advice is there.
var cycle = strings.Split("c f h d p c \x7f \x7f \x7f \x7f \x7f \x7f", " ")

// lastLetter is where the last letter of the roll stands in the cycle.
const lastLetter = 5

// types types one cycle.
func (c *column) types(r *run) error {
	before := worked(r.cmd.Process.Pid)
	defer func() {
		if now := worked(r.cmd.Process.Pid); now > before {
			c.keyWork = append(c.keyWork, (now-before)/time.Duration(len(cycle)))
		}
	}()
	for at, key := range cycle {
		took, frame, err := r.key(key)
		if err != nil {
			return err
		}
		switch {
		case at < lastLetter:
			c.letter = append(c.letter, took)
			c.letterSent += len(frame)
		case at == lastLetter:
			if !bytes.Contains(frame, []byte("KEEP")) {
				return fmt.Errorf("no advice after the last letter: %q", frame)
			}
			c.done = append(c.done, took)
			c.doneSent += len(frame)
		default:
			c.back = append(c.back, took)
		}
	}
	return nil
}

// worked is how much processor time a process has taken, where the system says so.
func worked(pid int) time.Duration {
	var sum time.Duration
	threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", pid))
	for _, path := range threads {
		said, _ := os.ReadFile(path)
		var ran time.Duration
		_, _ = fmt.Sscan(string(said), &ran)
		sum += ran
	}
	return sum
}

// memory is what a process takes, now and at most, in kB, where the system says so.
func memory(pid int) (now, top int) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, 0
	}
	for line := range strings.Lines(string(status)) { // of all other lines nothing is taken
		_, _ = fmt.Sscanf(line, "VmRSS: %d", &now)
		_, _ = fmt.Sscanf(line, "VmHWM: %d", &top)
	}
	return now, top
}
