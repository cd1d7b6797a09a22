package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"kingoftokyo/internal/tools"
	"kingoftokyo/rules"
	"kingoftokyo/tracker"
)

// kind is a way to damage a file.
type kind struct {
	name string
	// told: where it lies before the last table line, it must be told.
	told bool
	// moves: whole lines stand in another order.
	moves bool
	// piece: a whole piece of the file is damaged.
	piece bool
	// harm damages the text of a game and returns the first and the last line it has touched,
	// from 0 on.
	harm func(g *game, rnd *rand.Rand) (text string, from, to int)
}

// span is a piece of a text, of at most so many bytes.
func span(g *game, rnd *rand.Rand, most int) (from, to int) {
	from = rnd.IntN(len(g.text) - 1)
	return from, min(len(g.text), from+2+rnd.IntN(most-1))
}

// pieces are kinds that damage a piece of a file.
func pieces(name string, with func(piece string, rnd *rand.Rand) string) kind {
	return kind{name: name, piece: true, harm: bytes(600, with)}
}

// bytes damages a span by what it is replaced with.
func bytes(most int, with func(piece string, rnd *rand.Rand) string) func(*game, *rand.Rand) (string, int, int) {
	return func(g *game, rnd *rand.Rand) (string, int, int) {
		from, to := span(g, rnd, most)
		return g.text[:from] + with(g.text[from:to], rnd) + g.text[to:], g.line(from), g.line(to)
	}
}

// lines damages whole lines: at is one of them, behind the first one.
func lines(with func(lines []string, at int, rnd *rand.Rand) (out []string, to int)) func(*game, *rand.Rand) (string, int, int) {
	return func(g *game, rnd *rand.Rand) (string, int, int) {
		at := 1 + rnd.IntN(len(g.lines)-2)
		out, to := with(slices.Clone(g.lines), at, rnd)
		return strings.Join(out, "\n") + "\n", at, to
	}
}

// kinds are the 14.
var kinds = []kind{
	{name: "a wrong byte", harm: bytes(2, func(p string, rnd *rand.Rand) string { return string([]byte{byte(rnd.IntN(256))}) + p[1:] })},
	{name: "a byte deleted", harm: bytes(2, func(p string, _ *rand.Rand) string { return p[1:] })},
	{name: "a byte put in", harm: bytes(2, func(p string, rnd *rand.Rand) string { return string([]byte{byte(rnd.IntN(256))}) + p })},
	{name: "two bytes changed round", harm: bytes(2, func(p string, _ *rand.Rand) string { return p[1:] + p[:1] })},
	{name: "a line deleted", told: true, harm: lines(func(l []string, at int, _ *rand.Rand) ([]string, int) { return slices.Delete(l, at, at+1), at })},
	{name: "a line doubled", told: true, harm: lines(func(l []string, at int, _ *rand.Rand) ([]string, int) { return slices.Insert(l, at, l[at]), at })},
	{name: "a line put in from elsewhere", told: true, harm: lines(func(l []string, at int, rnd *rand.Rand) ([]string, int) {
		return slices.Insert(l, at, l[1+rnd.IntN(len(l)-1)]), at
	})},
	{name: "two lines changed round", moves: true, harm: lines(func(l []string, at int, _ *rand.Rand) ([]string, int) {
		l[at], l[at+1] = l[at+1], l[at]
		return l, at + 1
	})},
	pieces("a piece of zeros", func(p string, _ *rand.Rand) string { return strings.Repeat("\x00", len(p)) }),
	pieces("a piece of other bytes", func(p string, rnd *rand.Rand) string {
		out := make([]byte, len(p))
		for i := range out {
			out[i] = byte(rnd.IntN(256))
		}
		return string(out)
	}),
	pieces("a piece deleted", func(string, *rand.Rand) string { return "" }),
	pieces("a piece doubled", func(p string, _ *rand.Rand) string { return p + p }),
	{name: "cut off", harm: func(g *game, rnd *rand.Rand) (string, int, int) {
		at := rnd.IntN(len(g.text))
		return g.text[:at], g.line(at), len(g.lines) - 1
	}},
	{name: "saved by an editor", harm: func(g *game, rnd *rand.Rand) (string, int, int) {
		text := g.text
		if rnd.IntN(2) == 0 {
			text = strings.ReplaceAll(text, "\n", "\r\n")
		}
		return strings.TrimRight(text, "\r\n"), len(g.lines) - 1, len(g.lines) - 1
	}},
}

// line is which line a byte belongs to, from 0 on.
func (g *game) line(at int) int { return min(strings.Count(g.text[:at], "\n"), len(g.lines)-1) }

// tally is what became of games with damage of a kind.
type tally struct {
	tries, unreadable, whole, outside, unsaid, untrue, badly int
	faults                                                   []string
}

func (t *tally) fault(to *int, format string, args ...any) {
	*to++
	if len(t.faults) < 5 {
		t.faults = append(t.faults, fmt.Sprintf(format, args...))
	}
}

// damages tries every kind as often as the others, and prints what became of the games. bad
// says whether a line was lost outside the turns that were hit, a note was not true, a mended
// copy was not the same game without damage, or a line deleted, doubled or put in was not told.
func damages(games []*game, folder string, tries int, seed uint64, workers int) (bad bool) {
	each := (tries + len(kinds) - 1) / len(kinds)
	all := make([]tally, len(kinds))
	var mu sync.Mutex
	tools.Each(workers, len(kinds), func(k int) {
		rnd := rand.New(rand.NewPCG(seed, uint64(1_000_000+k)))
		path := filepath.Join(folder, fmt.Sprintf("kind-%d%s", k, tracker.Ext))
		var t tally
		for range each {
			g := games[rnd.IntN(len(games))]
			text, from, to := kinds[k].harm(g, rnd)
			g.damaged(&t, &kinds[k], path, text, from, to)
		}
		mu.Lock()
		defer mu.Unlock()
		all[k] = t
	})
	fmt.Println("\n| damage | tries | nothing lost | not readable, and said so | lost outside the turn | a note not true | badly mended | not told |")
	fmt.Println("|---|---|---|---|---|---|---|---|")
	for k, t := range all {
		fmt.Printf("| %s | %d | %d | %d | %d | %d | %d | %d |\n", kinds[k].name, t.tries, t.whole, t.unreadable, t.outside, t.untrue, t.badly, t.unsaid)
		bad = bad || t.outside+t.untrue+t.badly > 0 || kinds[k].told && t.unsaid > 0
	}
	for _, t := range all {
		for _, f := range t.faults {
			fmt.Println(f)
		}
	}
	return bad
}

// damaged opens a damaged game and mends it.
func (g *game) damaged(t *tally, k *kind, path, text string, from, to int) {
	t.tries++
	where := fmt.Sprintf("%s, %s, lines %d to %d", k.name, g.name, from+1, to+1)
	o, err := g.reopened(path, text)
	if err != nil {
		t.unreadable++ // the set-up is gone
		if from > g.setup() {
			t.fault(&t.outside, "unreadable: %s: %v", where, err)
		}
		return
	}
	before, lost, extra := apart(g.said, o.kept)
	if lost == 0 && extra == 0 {
		t.whole++
	} else if lost > 0 && (g.turn[before] < g.turn[from] || g.turn[before+lost-1] > g.lastHit(k, from, to)) {
		t.fault(&t.outside, "lost outside: %s: lines %d to %d: %v", where, before+1, before+lost, o.notes)
	}
	if text != g.text && len(o.notes) == 0 && k.told && from < g.lastTable() {
		t.fault(&t.unsaid, "not told: %s: %q", where, g.lines[from])
	}
	for _, n := range o.notes {
		if why := g.untrue(&n, k, o, text); why != "" {
			t.fault(&t.untrue, "not true: %s: %v: %s; all of them: %v", where, n, why, o.notes)
			break
		}
	}
	if !o.damaged {
		return
	}
	again, err := g.reopened(path, strings.Join(o.mended, "\n")+"\n")
	if err != nil || again.damaged || len(again.notes) > 0 || again.table != o.table {
		t.fault(&t.badly, "badly mended: %s: %v %v; was %v", where, err, again, o.notes)
	}
}

// lastHit is the last turn that damage from one line to another has hit. A table line is the
// end of one and the beginning of the next, and a line of the set-up belongs to all of them.
func (g *game) lastHit(k *kind, from, to int) int {
	if from <= g.setup() {
		return g.turn[len(g.turn)-1]
	}
	if strings.HasPrefix(g.lines[to], "table ") && (to > from || k.piece) {
		return g.turn[to] + 1
	}
	return g.turn[to]
}

// lastTable is the last table line.
func (g *game) lastTable() int {
	i := len(g.lines) - 1
	for !strings.HasPrefix(g.lines[i], "table ") {
		i--
	}
	return i
}

// setup is the last line of the set-up.
func (g *game) setup() int {
	return slices.IndexFunc(g.lines, func(l string) bool { return strings.HasPrefix(l, "roll ") }) - 1
}

func (g *game) reopened(path, text string) (*opened, error) {
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		panic(err) // nothing can be measured
	}
	return g.open(path)
}

// untrue is why a note on a game is not true, "" where it is.
func (g *game) untrue(n *rules.Note, k *kind, o *opened, text string) string {
	arg := func(name string) (s string, num int) {
		for _, a := range n.Args {
			if a.Name == name {
				return a.Text, a.N
			}
		}
		return "", 0
	}
	before, lost, extra := apart(g.said, o.kept)
	whole := before >= 0 && lost == 0 && extra == 0
	switch n.Key {
	case "note-differs":
		if !k.moves {
			return "nobody has changed the order of lines"
		}
	case "note-cards":
		return "there are no other cards"
	case "note-mended", "note-joined":
		if s, _ := arg("mended"); !slices.Contains(g.said, tracker.Comment(s)) {
			return "no line was that"
		}
	case "note-changed":
		if s, _ := arg("text"); slices.Contains(g.said, s) && strings.Count(text, "~") == strings.Count(g.text, "~") && text == g.text {
			return "it is as it was written"
		}
	case "note-torn":
		if strings.HasSuffix(text, "\n") {
			return "the last line has its end"
		}
	case "note-unended":
		if strings.HasSuffix(text, "\n") || !slices.Contains(g.said, o.kept[len(o.kept)-1]) {
			return "the last line is not whole, or has its end"
		}
	case "note-doubled", "note-stray":
		if k.told && !whole {
			return "the game is not what it was"
		}
	case "note-zeros":
		if !strings.Contains(text, "\x00\x00") {
			return "there are no zeros"
		}
	case "note-missing", "note-missing-turn":
		if _, n := arg("n"); k.told && (k.name != "a line deleted" || n != 1) {
			return "another number is missing"
		}
	case "note-too-many", "note-too-many-turn":
		if _, n := arg("n"); k.told && (k.name == "a line deleted" || n != 1) {
			return "another number is too many"
		}
	case "note-table-damaged":
		// What was left out is the table line alone, and the lines before it are as they were.
		_, line := arg("line")
		said := strings.Split(text, "\n")[:line-1]
		for i, s := range said {
			if i < len(g.said) && tracker.Comment(s) == g.said[i] {
				continue
			}
			if next := slices.Index(said[i:], ""); next < 0 && !g.same(o) {
				return "the lines before it lead elsewhere"
			}
			break
		}
	}
	return ""
}

// same says whether the mended copy has a line that the game has too: a damaged table line
// that was known from the lines before it.
func (g *game) same(o *opened) bool {
	return slices.ContainsFunc(o.kept, func(s string) bool { return strings.HasPrefix(s, "table ") && slices.Contains(g.said, s) })
}
