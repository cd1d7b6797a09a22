package damage

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"kingoftokyo/tracker"
)

// kind is a way to damage a file. harm returns the damaged text, and the first and the last damaged
// line, from 0 on.
type kind struct {
	name string
	harm func(g *game, rnd *rand.Rand) (text string, from, to int)
}

// span returns a kind that replaces a span of up to most bytes.
func span(name string, most int, with func(was string, rnd *rand.Rand) string) kind {
	return kind{name, func(g *game, rnd *rand.Rand) (string, int, int) {
		from := rnd.IntN(len(g.text) - 1)
		to := min(len(g.text), from+1+rnd.IntN(most))
		return g.text[:from] + with(g.text[from:to], rnd) + g.text[to:], g.line(from), g.line(to)
	}}
}

// lines returns a kind that changes whole lines, starting at line at; other is a second line.
func lines(name string, with func(lines []string, at, other int) (out []string, to int)) kind {
	return kind{name, func(g *game, rnd *rand.Rand) (string, int, int) {
		at, other := rnd.IntN(len(g.lines)), rnd.IntN(len(g.lines))
		out, to := with(slices.Clone(g.lines), at, other)
		return strings.Join(append(out, ""), "\n"), min(at, to), max(at, to)
	}}
}

func rubbish(n int, rnd *rand.Rand) string {
	out := make([]byte, n)
	for i := range out {
		out[i] = byte(rnd.IntN(256))
	}
	return string(out)
}

// kinds are all of them.
var kinds = []kind{
	span("a wrong byte", 1, func(_ string, rnd *rand.Rand) string { return rubbish(1, rnd) }),
	span("a byte deleted", 1, func(string, *rand.Rand) string { return "" }),
	span("a byte inserted", 1, func(s string, rnd *rand.Rand) string { return rubbish(1, rnd) + s }),
	span("two bytes swapped", 2, func(s string, _ *rand.Rand) string { return s[len(s)-1:] + s[:len(s)-1] }),
	lines("a line deleted", func(l []string, at, _ int) ([]string, int) { return slices.Delete(l, at, at+1), at }),
	lines("a line doubled", func(l []string, at, _ int) ([]string, int) { return slices.Insert(l, at, l[at]), at }),
	lines("a line copied elsewhere", func(l []string, at, other int) ([]string, int) { return slices.Insert(l, at, l[other]), at }),
	lines("a line moved", func(l []string, at, other int) ([]string, int) {
		return slices.Insert(slices.Delete(slices.Clone(l), at, at+1), other, l[at]), other
	}),
	span("up to 600 zeros", 600, func(s string, _ *rand.Rand) string { return strings.Repeat("\x00", len(s)) }),
	span("up to 600 other bytes", 600, func(s string, rnd *rand.Rand) string { return rubbish(len(s), rnd) }),
	span("up to 600 bytes deleted", 600, func(string, *rand.Rand) string { return "" }),
	span("up to 600 bytes doubled", 600, func(s string, _ *rand.Rand) string { return s + s }),
	{"cut off", func(g *game, rnd *rand.Rand) (string, int, int) {
		at := rnd.IntN(len(g.text))
		return g.text[:at], g.line(at), len(g.lines) - 1
	}},
	{"saved by an editor", func(g *game, rnd *rand.Rand) (string, int, int) {
		text := strings.ReplaceAll(g.text, "\n", []string{"\n", "\r\n"}[rnd.IntN(2)])
		return []string{"", "\ufeff"}[rnd.IntN(2)] + strings.TrimRight(text, "\r\n"), len(g.lines), len(g.lines)
	}},
}

// line returns the line that a byte belongs to, from 0 on.
func (g *game) line(at int) int { return min(strings.Count(g.text[:at], "\n"), len(g.lines)-1) }

// count damages games tries times. It returns how often nothing was lost, and which promises were broken.
func (k kind) count(games []*game, folder string, tries int, seed uint64) (whole int, broken []string) {
	rnd, path := rand.New(rand.NewPCG(seed, 0)), filepath.Join(folder, "damaged"+tracker.Ext)
	for range tries {
		g := games[rnd.IntN(len(games))]
		text, from, to := k.harm(g, rnd)
		lost, why := g.damaged(path, text, from, to)
		if why != "" {
			broken = append(broken, fmt.Sprintf("%s, lines %d to %d, %s: %s", g.name, from+1, to+1, k.name, why))
		}
		if !lost {
			whole++
		}
	}
	return whole, broken
}

// damaged opens a damaged game, and returns whether it lost anything, and which promise is broken.
func (g *game) damaged(path, text string, from, to int) (lost bool, why string) {
	open := func(text string) (*opened, error) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			panic(err) // nothing can be measured
		}
		return g.open(path)
	}
	o, err := open(text)
	if err != nil {
		if from > g.setup && to > g.setup {
			why = fmt.Sprintf("refused: %v", err)
		}
		return true, why
	}
	if len(o.notes) == 0 && !strings.HasPrefix(g.text, text) && !slices.Equal(read(text, true), read(g.text, true)) {
		return true, "not reported"
	}
	first, last := g.hit(from, to)
	if o.table != g.table && last < g.turn[len(g.turn)-1] {
		return true, fmt.Sprintf("another table: %v", o.notes)
	}
	before := slices.IndexFunc(g.turn, func(n int) bool { return n >= first })
	behind := len(g.turn)
	for g.turn[behind-1] > last {
		behind--
	}
	kept, said := read(strings.Join(o.kept, "\n"), false), read(g.text, false)
	start, end := said[:before], said[behind:]
	lost = !slices.Equal(kept, said)
	n := len(kept) - len(start) - len(end)
	if lost && (n < 0 || !slices.Equal(kept[:before], start) || !slices.Equal(kept[before+n:], end)) {
		return true, fmt.Sprintf("lost outside of turns %d to %d: %v", first, last, o.notes)
	}
	again, err := open(strings.Join(o.kept, "\n") + "\n")
	if err != nil || len(again.notes) > 0 || again.table != o.table {
		return lost, fmt.Sprintf("written anew it opens with %v, %v; was %v", err, again, o.notes)
	}
	return lost, ""
}

// hit returns the first and the last turn of the damaged lines. Numbers of the table belong to two
// turns, and so may an undo that is redone.
func (g *game) hit(from, to int) (first, last int) {
	first = g.turn[min(from, len(g.turn)-1)]
	for i := from; i <= to && i < len(g.turn); i++ {
		first, last = min(first, g.turn[i]), max(last, g.turn[i])
		switch word, _, _ := strings.Cut(g.lines[i], " "); {
		case word == "table":
			last = max(last, g.turn[i]+1)
		case word == "redo" && i+1 < len(g.turn):
			last = max(last, g.turn[i+1])
		}
	}
	return first, last
}

// read returns the lines of a text without comments and `gap`, with or without their checks.
func read(text string, checks bool) (out []string) {
	for line := range strings.Lines(strings.TrimPrefix(text, "\ufeff")) {
		said, check := tracker.Comment(line), ""
		if checks {
			_, check, _ = strings.Cut(line, "#")
		}
		if said != "" && said != "gap" {
			out = append(out, said+strings.TrimSpace(check))
		}
	}
	return out
}
