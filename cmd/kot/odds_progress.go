package main

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"unicode/utf8"

	"golang.org/x/term"

	"kingoftokyo/rules"
)

// barCells is how wide the bar is.
const barCells = 24

// progress tells on the error output how far something is that takes a while: by a bar
// on a terminal, by a line for each part elsewhere.
type progress struct {
	p     *program
	bar   bool
	parts int

	mu    sync.Mutex
	done  int // parts that are done
	name  string
	drawn string // the line on the terminal
}

func (p *program) newProgress(parts int) *progress {
	f, ok := p.err.(*os.File)
	return &progress{p: p, parts: parts, bar: ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb"}
}

// say says a line of its own.
func (g *progress) say(line string) { fmt.Fprintf(g.p.err, "kot: %s\n", line) }

// begin begins the next part.
func (g *progress) begin(name string) {
	g.mu.Lock()
	g.name = name
	g.mu.Unlock()
	g.tell(0)
}

// tell says how far the present part is, from 0 to 1, from any goroutine.
func (g *progress) tell(part float64) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.bar {
		return
	}
	all := (float64(g.done) + part) / float64(g.parts)
	full := int(all * barCells)
	line := fmt.Sprintf("[%s%s] %3d%%  %d/%d  %s", strings.Repeat("#", full), strings.Repeat(".", barCells-full), int(all*100), g.done, g.parts, g.name)
	if f, ok := g.p.err.(*os.File); ok { // a line that is broken could not be drawn over
		if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 1 {
			line = cut(line, width-1)
		}
	}
	g.draw(line)
}

func cut(s string, width int) string {
	if r := []rune(s); len(r) > width {
		return string(r[:width])
	}
	return s
}

// draw puts a line over the one that stands there, if it differs.
func (g *progress) draw(line string) {
	if line == g.drawn {
		return
	}
	fmt.Fprintf(g.p.err, "\r%s%s", line, strings.Repeat(" ", max(0, utf8.RuneCountInString(g.drawn)-utf8.RuneCountInString(line))))
	g.drawn = line
}

// finish ends the present part.
func (g *progress) finish() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.done++
	if !g.bar {
		g.say(g.p.words.Say("odds.done", rules.Num("n", g.done), rules.Num("of", g.parts), rules.Text("table", g.name)))
	}
}

// end takes the bar away.
func (g *progress) end() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.drawn != "" {
		g.draw("")
		fmt.Fprint(g.p.err, "\r")
	}
}
