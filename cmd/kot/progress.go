package main

import (
	"context"
	"fmt"
	"io"
	"kingoftokyo/rules"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"unicode/utf8"

	"golang.org/x/term"
)

// interruptible is a context that ends with the first Ctrl-C; the second one kills.
func interruptible() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// barCells is how wide the bar is.
const barCells = 24

// progress tells on the error output how far something is that takes a while: by a bar
// on a terminal. Its methods may be called from any goroutine.
type progress struct {
	p   *program
	bar bool
	out io.Writer // where the bar is drawn: the error output itself

	mu    sync.Mutex
	drawn string // the line on the terminal
}

func (p *program) newProgress() *progress {
	return &progress{p: p, bar: p.err.terminal && os.Getenv("TERM") != "dumb", out: p.err.Writer}
}

// tell draws the bar: how far all is, from 0 to 1, and what is being done.
func (g *progress) tell(all float64, doing string) {
	if !g.bar {
		return
	}
	full := int(all * barCells)
	line := fmt.Sprintf("[%s%s] %3d%%  %s", strings.Repeat("#", full), strings.Repeat(".", barCells-full), int(all*100), doing)
	if f, ok := g.out.(*os.File); ok { // a line that is broken could not be drawn over
		if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 1 {
			line = cut(line, width-1)
		}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.draw(line)
}

// end takes the bar away.
func (g *progress) end() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.clear()
}

// clear takes the bar away; mu is held.
func (g *progress) clear() {
	if g.drawn != "" {
		g.draw("")
		fmt.Fprint(g.out, "\r")
	}
}

// draw puts a line over the one that stands there, if it differs; mu is held.
func (g *progress) draw(line string) {
	if line == g.drawn {
		return
	}
	fmt.Fprintf(g.out, "\r%s%s", rules.Quote(line), strings.Repeat(" ", max(0, utf8.RuneCountInString(g.drawn)-utf8.RuneCountInString(line))))
	g.drawn = line
}

func cut(s string, width int) string {
	if r := []rune(s); len(r) > width {
		return string(r[:width])
	}
	return s
}
