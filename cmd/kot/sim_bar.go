package main

import (
	"fmt"
	"os"
	"strings"
	"time"

	"golang.org/x/term"

	"kingoftokyo/rules"
)

// simBarCells is how wide the bar is.
const simBarCells = 30

// simLines is how many lines tell the progress where there is no terminal.
const simLines = 10

// simBar tells on the error output how far a simulation is: by a bar on a terminal,
// with games a second; elsewhere by some lines, which are the same at any speed.
type simBar struct {
	p     *program
	bar   bool
	of    int
	told  int // games
	begun time.Time
}

func (p *program) newSimBar(of int) *simBar {
	f, ok := p.err.(*os.File)
	return &simBar{p: p, of: of, bar: ok && term.IsTerminal(int(f.Fd())) && os.Getenv("TERM") != "dumb", begun: time.Now()}
}

// tell says how many games have been played.
func (b *simBar) tell(games int) {
	before := b.told
	b.told = games
	if !b.bar {
		if games*simLines/b.of > before*simLines/b.of {
			fmt.Fprintf(b.p.err, "kot: %s\n", b.p.words.Say("sim.progress", rules.Num("n", games), rules.Num("of", b.of)))
		}
		return
	}
	full := games * simBarCells / b.of
	fmt.Fprintf(b.p.err, "\r\x1b[K[%s%s] %s, %s", strings.Repeat("#", full), strings.Repeat(".", simBarCells-full),
		b.p.words.Say("sim.progress", rules.Num("n", games), rules.Num("of", b.of)),
		b.p.words.Say("sim.speed", rules.Num("n", b.speed())))
}

// speed is the games a second so far.
func (b *simBar) speed() int { return int(float64(b.told) / max(1e-3, time.Since(b.begun).Seconds())) }

// end takes the bar away; on a terminal the speed stays.
func (b *simBar) end() {
	if b.bar && b.told > 0 {
		fmt.Fprintf(b.p.err, "\r\x1b[K%s\n", b.p.words.Say("sim.speed", rules.Num("n", b.speed())))
	}
}
