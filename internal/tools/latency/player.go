//go:build unix

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
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

// measureAt measures at one size.
func measureAt(p player, starts, keys int) (column, error) {
	c := column{size: p.size}
	for range starts {
		begin := time.Now()
		r, err := p.start()
		if err != nil {
			return c, err
		}
		first, err := r.frame()
		c.start, c.firstSent = append(c.start, time.Since(begin)), len(first)
		if err == nil {
			err = r.leave()
		}
		if err != nil {
			return c, err
		}
	}
	r, err := p.start()
	if err != nil {
		return c, err
	}
	if err := c.types(r, keys); err != nil {
		return c, errors.Join(err, r.leave())
	}
	c.memory, c.top = memory(r.cmd.Process.Pid)
	return c, r.leave()
}

// types types rolls of six dice and takes them back, letter by letter. The last
// letter of a roll plays it: it is written to the file, and the advice is there.
func (c *column) types(r *run, keys int) error {
	if _, err := r.frame(); err != nil {
		return err
	}
	for _, shown := range []string{"FR", "EN"} {
		if err := r.turn(shown); err != nil {
			return err
		}
	}
	cycle := strings.Split("c f h d p c \x7f \x7f \x7f \x7f \x7f \x7f", " ")
	const last = 5
	letters, rolls := 0, 0
	for i := range keys {
		at := i % len(cycle)
		took, frame, err := r.key(cycle[at])
		if err != nil {
			return err
		}
		switch {
		case at < last:
			c.letter = append(c.letter, took)
			c.letterSent += len(frame)
			letters++
		case at == last:
			if !bytes.Contains(frame, []byte("KEEP")) {
				return fmt.Errorf("no advice after the last letter: %q", frame)
			}
			c.done = append(c.done, took)
			c.doneSent += len(frame)
			rolls++
		default:
			c.back = append(c.back, took)
		}
	}
	c.letterSent /= max(1, letters)
	c.doneSent /= max(1, rolls)
	return nil
}

// memory is what a process takes, now and at most, in kB, where the system says so.
func memory(pid int) (now, top int) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, 0
	}
	for _, line := range strings.Split(string(status), "\n") {
		f := strings.Fields(line)
		if len(f) < 2 {
			continue
		}
		switch f[0] {
		case "VmRSS:":
			now, _ = strconv.Atoi(f[1])
		case "VmHWM:":
			top, _ = strconv.Atoi(f[1])
		}
	}
	return now, top
}
