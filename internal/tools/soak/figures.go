//go:build unix

package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// figures are what was tried and what fell.
type figures struct {
	sessions, keys, pastes, resizes, taps     atomic.Int64
	kills, floods, signals, closed, seconds   atomic.Int64
	fileAccidents, fullDisks, drafts          atomic.Int64
	steps                                     atomic.Int64
	lost, damaged, untyped, panics, hangs, no atomic.Int64
	slowest                                   atomic.Int64 // end, in ns

	since time.Time
	mu    sync.Mutex
	told  int
}

// mostTold is how many falls are told in full.
const mostTold = 30

// fall counts something that fell, tells it, and keeps the player's home.
func (p *player) fall(count *atomic.Int64, what string, args ...any) {
	count.Add(1)
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.told++; p.told > mostTold {
		return
	}
	p.keeps++
	kept := fmt.Sprintf("%s-kept%d", p.home, p.keeps)
	if err := os.CopyFS(kept, os.DirFS(p.home)); err != nil {
		kept = err.Error()
	}
	fmt.Fprintf(os.Stderr, "soak: %s\n  (%s)\n", fmt.Sprintf(what, args...), kept)
}

// out notes how long the program took to end.
func (f *figures) out(took time.Duration) {
	for was := f.slowest.Load(); int64(took) > was && !f.slowest.CompareAndSwap(was, int64(took)); was = f.slowest.Load() {
	}
}

func (f *figures) fell() bool {
	return f.lost.Load()+f.damaged.Load()+f.untyped.Load()+f.panics.Load()+f.hangs.Load()+f.no.Load() > 0
}

// print prints the table of docs/developers/measured.txt.
func (f *figures) print(w io.Writer, long time.Duration) {
	n := func(c *atomic.Int64) int64 { return c.Load() }
	fmt.Fprintf(w, "| tried for %s | |\n|---|---|\n", long)
	for _, row := range []struct {
		what string
		n    int64
	}{
		{"starts of the program", n(&f.sessions)}, {"keys through the terminal", n(&f.keys)},
		{"steps in the games' files at the end of each game or session", n(&f.steps)},
		{"kills (SIGKILL)", n(&f.kills)}, {"floods of keys at exit", n(&f.floods)},
		{"ended by a signal", n(&f.signals)}, {"window closed", n(&f.closed)},
		{"pastes", n(&f.pastes)}, {"resizes", n(&f.resizes)}, {"taps", n(&f.taps)}, {"second windows", n(&f.seconds)},
		{"accidents to the file", n(&f.fileAccidents)}, {"full disks", n(&f.fullDisks)}, {"kills while letters were typed", n(&f.drafts)},
		{"steps lost", n(&f.lost)}, {"files damaged", n(&f.damaged)}, {"letters lost", n(&f.untyped)}, {"panics", n(&f.panics)},
		{"hangs", n(&f.hangs)}, {"other faults", n(&f.no)},
	} {
		fmt.Fprintf(w, "| %s | %d |\n", row.what, row.n)
	}
	fmt.Fprintf(w, "| slowest end | %.2f s |\n", time.Duration(f.slowest.Load()).Seconds())
}

// files are the saved games of a folder, by name.
type files map[string]string

// read reads all saved games of her.
func (p *player) read() files {
	out := files{}
	paths, _ := filepath.Glob(filepath.Join(p.games(), "*.kot"))
	for _, path := range paths {
		if data, err := os.ReadFile(path); err == nil {
			out[path] = string(data)
		}
	}
	return out
}

// whole are the whole lines of a text.
func whole(s string) string { return s[:strings.LastIndexByte(s, '\n')+1] }

// sound checks that nothing that stood in the games' files before is missing, and that
// every file can be read whole.
func (p *player) sound(before files, when string) {
	now := p.read()
	for path, was := range before {
		if !strings.HasPrefix(now[path], whole(was)) {
			p.fall(&p.lost, "%s: %s lost lines; it was\n%s\nand is\n%s", when, path, was, now[path])
		}
	}
	desk := p.desk()
	for path := range now {
		if strings.HasPrefix(filepath.Base(path), ".") {
			continue
		}
		box, err := desk.BoxOf(path)
		if err != nil {
			p.fall(&p.damaged, "%s: %s: %v", when, path, err)
			continue
		}
		game, notes, err := box.Look(path)
		if err != nil || len(notes) > 0 {
			p.fall(&p.damaged, "%s: %s cannot be read whole: %v %v\n%s", when, path, err, notes, now[path])
			continue
		}
		p.steps.Add(int64(game.Log().Steps()))
	}
	if path := p.latest(); path != "" { // nobody holds it any more
		if box, err := desk.BoxOf(path); err == nil {
			game, _, err := box.Open(path)
			switch {
			case err != nil:
				p.fall(&p.no, "%s: %s cannot be opened: %v", when, path, err)
				return
			case game.ReadOnly():
				p.fall(&p.no, "%s: %s is held by nobody and cannot be written", when, path)
			}
			if err := game.Close(); err != nil {
				p.fall(&p.no, "%s: %s: %v", when, path, err)
			}
		}
	}
}
