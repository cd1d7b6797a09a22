package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"unicode/utf8"

	"golang.org/x/term"

	"kingoftokyo/rules"
)

// interruptible is a context that the first Ctrl-C ends. The second one kills the program.
func interruptible() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// barCells is how wide the bar is.
const barCells = 24

// progress shows on the error output, if that is a terminal, how far a long task has come. Its methods may be
// called from any goroutine.
type progress struct {
	p   *program
	bar bool
	out io.Writer // where the bar is drawn: the error output itself

	mu    sync.Mutex
	drawn string // the line that the terminal shows
}

func (p *program) newProgress() *progress {
	return &progress{p: p, bar: p.err.terminal && os.Getenv("TERM") != "dumb", out: p.err.Writer}
}

// tell draws the bar. all says how much of the task is done, from 0 to 1; doing names the present part.
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

// end removes the bar.
func (g *progress) end() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.drawn != "" {
		g.draw("")
		fmt.Fprint(g.out, "\r")
	}
}

// draw replaces the line on the terminal by another one. The caller holds mu.
func (g *progress) draw(line string) {
	if line == g.drawn {
		return
	}
	rest := max(0, utf8.RuneCountInString(g.drawn)-utf8.RuneCountInString(line))
	fmt.Fprintf(g.out, "\r%s%s", rules.Quote(line), strings.Repeat(" ", rest))
	g.drawn = line
}

func cut(s string, width int) string {
	if r := []rune(s); len(r) > width {
		return string(r[:width])
	}
	return s
}
