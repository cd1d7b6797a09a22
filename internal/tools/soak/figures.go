//go:build unix

package main

import (
	"context"
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
	insideKeys, insideGames, steps            atomic.Int64
	lost, damaged, untyped, panics, hangs, no atomic.Int64
	slowest, longest                          atomic.Int64 // of all ways out, in ns: with a processor, by the clock
	starved                                   atomic.Int64 // ways out that were late by the clock alone
	behind, ticked                            atomic.Int64 // how late the soak itself has been, and when it was last in time; in ns

	since time.Time // that it ticks
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

// out notes how long the program took to end: by the clock, and while it had a processor.
func (f *figures) out(clock, ran time.Duration) {
	most(&f.longest, int64(clock))
	most(&f.slowest, int64(ran))
}

// most keeps the greatest of some numbers.
func most(kept *atomic.Int64, n int64) {
	for was := kept.Load(); n > was && !kept.CompareAndSwap(was, n); was = kept.Load() {
	}
}

// tick is how often the soak looks whether it gets a processor itself, and hiccup what
// its own threads may cost each other.
const (
	tick   = 20 * time.Millisecond
	hiccup = 50 * time.Millisecond
)

// watch notes how late the soak is, until it ends.
func (f *figures) watch(ctx context.Context) {
	for ctx.Err() == nil {
		time.Sleep(tick)
		now := int64(time.Since(f.since))
		f.behind.Add(overdue(now - f.ticked.Swap(now)))
	}
}

// overdue is how late a tick is.
func overdue(took int64) int64 {
	if over := took - int64(tick); over > int64(hiccup) {
		return over
	}
	return 0
}

// late is how late the soak has been so far, and is just now.
func (f *figures) late() time.Duration {
	return time.Duration(f.behind.Load() + overdue(int64(time.Since(f.since))-f.ticked.Load()))
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
		{"starts of the program", n(&f.sessions)}, {"keys through the terminal", n(&f.keys)}, {"keys in process", n(&f.insideKeys)},
		{"games in process", n(&f.insideGames)}, {"steps in the games' files at the end of each game or session", n(&f.steps)},
		{"kills (SIGKILL)", n(&f.kills)}, {"floods of keys at exit", n(&f.floods)}, {"ended by a signal", n(&f.signals)}, {"window closed", n(&f.closed)},
		{"pastes", n(&f.pastes)}, {"resizes", n(&f.resizes)}, {"taps", n(&f.taps)}, {"second windows", n(&f.seconds)},
		{"accidents to the file", n(&f.fileAccidents)}, {"full disks", n(&f.fullDisks)}, {"kills while letters were typed", n(&f.drafts)},
		{"steps lost", n(&f.lost)}, {"files damaged", n(&f.damaged)}, {"letters lost", n(&f.untyped)}, {"panics", n(&f.panics)},
		{"hangs (over 2 s to the end)", n(&f.hangs)}, {"other faults", n(&f.no)},
		{"ends over 2 s by the clock, for want of a processor", n(&f.starved)},
	} {
		fmt.Fprintf(w, "| %s | %d |\n", row.what, row.n)
	}
	seconds := func(c *atomic.Int64) float64 { return time.Duration(c.Load()).Seconds() }
	fmt.Fprintf(w, "| slowest end, with a processor and by the clock | %.2f s, %.2f s |\n", seconds(&f.slowest), seconds(&f.longest))
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
