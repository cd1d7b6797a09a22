//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"kingoftokyo/internal/tools"
)

// grown waits until a saved game differs from what it was, and reports whether one does.
func (p *player) grown(was files) bool {
	for begin := time.Now(); time.Since(begin) < forever; time.Sleep(2 * time.Millisecond) {
		now := p.read()
		if len(now) != len(was) {
			return true
		}
		for path, text := range now {
			if was[path] != text {
				return true
			}
		}
	}
	return false
}

// rolls types a roll, which is a step at the start of any game, with the one letter that is a face in every box and language.
const rolls = "eeeeeeee\r"

// accidents are what other programs do to a game's file while kot plays it. Each returns what it
// wrote, "" for nothing.
var accidents = []struct {
	name string
	do   func(path, now string, n int) (wrote string, err error)
}{
	{"deleted", func(path, _ string, _ int) (string, error) { return "", os.Remove(path) }},
	{"renamed", func(path, now string, n int) (string, error) {
		return now, os.Rename(path, fmt.Sprintf("%s-moved%d.kot", strings.TrimSuffix(path, ".kot"), n))
	}},
	{"truncated", func(path, now string, n int) (string, error) {
		lines := strings.SplitAfter(now, "\n")
		cut := strings.Join(lines[:max(1, len(lines)-1-n%4)], "")
		return cut, os.Truncate(path, int64(len(cut)))
	}},
	{"emptied", func(path, _ string, _ int) (string, error) { return "", os.Truncate(path, 0) }},
	{"appended to", func(path, now string, _ int) (string, error) {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
		if err != nil {
			return "", err
		}
		defer f.Close()
		if _, err = f.WriteString("undo\n"); err != nil {
			return "", err
		}
		all, err := os.ReadFile(path) // kot may have written since we looked
		return string(all), err
	}},
	{"replaced", func(path, now string, _ int) (string, error) {
		other := "# an editor was here\n" + now
		if err := os.WriteFile(path+"~", []byte(other), 0o644); err != nil {
			return "", err
		}
		return other, os.Rename(path+"~", path)
	}},
	{"written over in place", func(path, now string, _ int) (string, error) {
		other := "# an editor was here\n" + now
		return other, os.WriteFile(path, []byte(other), 0o644)
	}},
	{"saved with the same size", func(path, now string, _ int) (string, error) {
		at := strings.LastIndex(now, "ee") // in the roll
		other := now[:at] + "c" + now[at+1:]
		return other, os.WriteFile(path, []byte(other), 0o644)
	}},
}

// harm is an accident that has happened: what must be in some file from then on.
type harm struct{ kind, played, wrote string }

// accident plays, damages the file, and plays on, in one window. What was played must be in a file,
// and so must what the other program wrote.
func (p *player) accident() {
	p.fresh()
	defer os.RemoveAll(p.home) // later checks must not find the damage
	w := p.open()
	w.ready()
	was := p.read()
	w.types(rolls)
	if !p.grown(was) {
		p.fall("other faults", "no step is in the file after a roll")
	}
	h := p.harm(w, p.IntN(100))
	if p.IntN(3) == 0 {
		p.count("kills (SIGKILL)", 1)
		_ = w.cmd.Process.Signal(syscall.SIGKILL)
		w.leaves("killed after an accident", syscall.SIGKILL)
	} else {
		p.count("ended by a signal", 1)
		_ = w.cmd.Process.Signal(syscall.SIGTERM)
		w.leaves("ended after an accident", syscall.SIGTERM)
	}
	now := p.read()
	has := func(lines string) bool {
		for _, text := range now {
			if strings.HasPrefix(bare(text), bare(lines)) {
				return true
			}
		}
		return false
	}
	switch {
	case !has(h.played):
		p.fall("steps lost", "the file was %s: what was played is in no file; it was\n%s\nand the files are\n%s",
			h.kind, h.played, list(now))
	case !has(h.wrote):
		p.fall("steps lost", "the file was %s: what was written is in no file; it was\n%s\nand the files are\n%s",
			h.kind, h.wrote, list(now))
	}
}

// harm damages the file of a window, and plays on until kot has noticed.
func (p *player) harm(w *window, n int) harm {
	path := p.latest() // kot has written it last
	time.Sleep(time.Duration(p.IntN(20)) * time.Millisecond)
	text, err := os.ReadFile(path)
	tools.Must(err)
	kind := accidents[p.IntN(len(accidents))]
	h := harm{kind: kind.name, played: string(text)}
	h.wrote, err = kind.do(path, h.played, n)
	tools.Must(err)
	p.count("accidents to the file", 1)
	was := p.read()
	if held, err := os.ReadFile(path); err == nil && strings.HasPrefix(string(held), h.played) && h.kind == "truncated" {
		h.played = string(held) // kot wrote between our look and the cut
	}
	w.types("u" + rolls + "u" + rolls)
	if !p.grown(was) {
		p.fall("steps lost", "the file was %s, and no step came after it", h.kind)
	}
	return h
}

// bare returns a game without comments, because a copy may have others.
func bare(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line != "" {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

// list returns files as text.
func list(f files) string {
	var b strings.Builder
	for path, text := range f {
		fmt.Fprintf(&b, "%s:\n%s", filepath.Base(path), text)
	}
	return b.String()
}

// fullDisk plays on a disk that becomes full, and then may have room again.
func (p *player) fullDisk() {
	p.emptied()
	tools.Must(smallDisk(p.home))
	defer func() {
		for freeDisk(p.home) != nil { // saved homes are being copied
			time.Sleep(10 * time.Millisecond)
		}
	}()
	p.begins()
	p.count("full disks", 1)
	w := p.open()
	w.ready()
	w.plays(p.IntN(40))
	fill := filepath.Join(p.home, "fill")
	f, err := os.Create(fill)
	tools.Must(err)
	for err == nil {
		_, err = f.Write(make([]byte, 512))
	}
	f.Close()
	before := p.read()
	w.plays(p.IntN(200))
	if p.IntN(2) == 0 {
		tools.Must(os.Remove(fill))
		w.plays(p.IntN(100))
	}
	w.ends()
	os.Remove(fill)
	p.sound(before, "full disk")
}
