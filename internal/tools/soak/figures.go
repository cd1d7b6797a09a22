//go:build unix

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// tried and fallen are the rows of the table.
var (
	tried = []string{
		"starts of the program", "keys through the terminal", "steps in the games' files at the end of each game or session",
		"kills (SIGKILL)", "floods of keys at exit", "ended by a signal", "window closed", "pastes", "resizes", "taps",
		"second windows", "accidents to the file", "full disks", "kills while letters were typed",
	}
	fallen = []string{"steps lost", "files damaged", "letters lost", "panics", "hangs", "other faults"}
)

// figures count what was tried and what failed.
type figures struct {
	mu      sync.Mutex
	counts  map[string]int
	slowest time.Duration // of an end
}

// count counts something that was tried, n times.
func (f *figures) count(what string, n int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.counts[what] += n
}

// mostTold is how many failures are reported in full.
const mostTold = 30

// fall counts a failure, reports it, and keeps the player's home.
func (p *player) fall(count, what string, args ...any) {
	p.count(count, 1)
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.fell() > mostTold {
		return
	}
	p.keeps++
	kept := fmt.Sprintf("%s-kept%d", p.home, p.keeps)
	if err := os.CopyFS(kept, os.DirFS(p.home)); err != nil {
		kept = err.Error()
	}
	fmt.Fprintf(os.Stderr, "soak: %s\n  (%s)\n", fmt.Sprintf(what, args...), kept)
}

// fell returns how many failures there were.
func (f *figures) fell() (n int) {
	for _, what := range fallen {
		n += f.counts[what]
	}
	return n
}

// print prints the table of docs/developers/measured.txt.
func (f *figures) print(long time.Duration) {
	fmt.Printf("| tried for %s | |\n|---|---|\n", long)
	for _, what := range slices.Concat(tried, fallen) {
		fmt.Printf("| %s | %d |\n", what, f.counts[what])
	}
	fmt.Printf("| slowest end | %.2f s |\n", f.slowest.Seconds())
}

// files are the saved games of a folder, by name.
type files map[string]string

// read reads all saved games of the player.
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

// whole returns the whole lines of a text.
func whole(s string) string { return s[:strings.LastIndexByte(s, '\n')+1] }

// sound checks that nothing that was in the games' files before is missing, and that every file can
// be read completely.
func (p *player) sound(before files, when string) {
	now := p.read()
	for path, was := range before {
		if !strings.HasPrefix(now[path], whole(was)) {
			p.fall("steps lost", "%s: %s lost lines; it was\n%s\nand is\n%s", when, path, was, now[path])
		}
	}
	desk := p.desk()
	for path := range now {
		if strings.HasPrefix(filepath.Base(path), ".") {
			continue
		}
		box, err := desk.BoxOf(path)
		if err != nil {
			p.fall("files damaged", "%s: %s: %v", when, path, err)
			continue
		}
		game, notes, err := box.Look(path)
		if err != nil || len(notes) > 0 {
			p.fall("files damaged", "%s: %s cannot be read whole: %v %v\n%s", when, path, err, notes, now[path])
			continue
		}
		p.count("steps in the games' files at the end of each game or session", game.Log().Steps())
	}
	if path := p.latest(); path != "" { // nobody holds it any more
		if box, err := desk.BoxOf(path); err == nil {
			game, _, err := box.Open(path)
			switch {
			case err != nil:
				p.fall("other faults", "%s: %s cannot be opened: %v", when, path, err)
				return
			case game.ReadOnly():
				p.fall("other faults", "%s: %s is held by nobody and cannot be written", when, path)
			}
			if err := game.Close(); err != nil {
				p.fall("other faults", "%s: %s: %v", when, path, err)
			}
		}
	}
}
