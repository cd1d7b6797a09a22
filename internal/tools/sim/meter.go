package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"golang.org/x/term"
)

const (
	barCells   = 24
	meterLines = 10 // told where there is no terminal
)

// meter tells how far a simulation is: on a terminal by a bar with the games a second,
// elsewhere by some lines, which are the same at any speed.
type meter struct {
	out      io.Writer
	bar      bool
	of, told int // games
	begun    time.Time
}

func newMeter(out io.Writer, of int) *meter {
	f, ok := out.(*os.File)
	return &meter{out: out, bar: ok && term.IsTerminal(int(f.Fd())), of: of, begun: time.Now()}
}

// tell says how many games have been played.
func (m *meter) tell(games int) {
	before := m.told
	m.told = games
	if m.bar {
		full := games * barCells / m.of
		fmt.Fprintf(m.out, "\r[%s%s] %3d%%  %d of %d games, %s ", strings.Repeat("#", full), strings.Repeat(".", barCells-full), games*100/m.of, games, m.of, m.speed())
	} else if games*meterLines/m.of > before*meterLines/m.of {
		fmt.Fprintf(m.out, "sim: %d of %d games\n", games, m.of)
	}
}

// speed says how many games a second were played so far.
func (m *meter) speed() string {
	return fmt.Sprintf("%d games a second", int(float64(m.told)/max(1e-3, time.Since(m.begun).Seconds())))
}

// end leaves the bar's line.
func (m *meter) end() {
	if m.bar && m.told > 0 {
		fmt.Fprintln(m.out)
	}
}
