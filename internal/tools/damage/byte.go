package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"kingoftokyo/companion"
	"kingoftokyo/internal/tools"
	"kingoftokyo/tracker"
)

// figures are what became of games with one wrong byte.
type figures struct {
	draws int
	// unreadable: the game did not open; first: of these the byte was in the first line.
	unreadable, first int
	// nothing was lost, or the line alone, or more of its turn, or more than its turn.
	whole, alone, turn, more int
	unsaid                   int
	faults                   []string
}

func (f *figures) fault(to *int, format string, args ...any) {
	*to++
	if len(f.faults) < 20 {
		f.faults = append(f.faults, fmt.Sprintf(format, args...))
	}
}

func (f *figures) add(o *figures) {
	f.draws += o.draws
	f.unreadable, f.first = f.unreadable+o.unreadable, f.first+o.first
	f.whole, f.alone, f.turn, f.more = f.whole+o.whole, f.alone+o.alone, f.turn+o.turn, f.more+o.more
	f.unsaid += o.unsaid
	f.faults = append(f.faults, o.faults...)
}

// print prints them.
func (f *figures) print() {
	share := func(n int) string { return fmt.Sprintf("%d | %.3f %%", n, 100*float64(n)/float64(max(1, f.draws))) }
	fmt.Println("| one wrong byte | draws | of all |\n|---|---|---|")
	for _, row := range []struct {
		what string
		n    int
	}{
		{"drawn", f.draws}, {"nothing lost", f.whole}, {"the line alone lost", f.alone}, {"more of its turn lost", f.turn},
		{"more than its turn lost", f.more}, {"unreadable", f.unreadable}, {"of these, the byte in the first line", f.first},
		{"text, number or check differ, and nothing is said", f.unsaid},
	} {
		fmt.Printf("| %s | %s |\n", row.what, share(row.n))
	}
	for _, s := range f.faults {
		fmt.Println(s)
	}
}

// bad says whether anything is as it must not be.
func (f *figures) bad() bool { return f.unreadable+f.more+f.unsaid > 0 }

// oneByte draws wrong bytes: a game, a place, a value, each as likely as another.
func oneByte(games []*game, desk *companion.Desk, folder string, draws int, seed uint64, workers int) *figures {
	const batch = 1000
	var mu sync.Mutex
	all := &figures{}
	tools.Each(workers, (draws+batch-1)/batch, func(b int) {
		rnd := rand.New(rand.NewPCG(seed, uint64(b)))
		f := &figures{}
		path := filepath.Join(folder, fmt.Sprintf("damaged-%d%s", b, tracker.Ext))
		defer os.Remove(path)
		for range min(batch, draws-b*batch) {
			g := games[rnd.IntN(len(games))]
			at, value := rnd.IntN(len(g.text)), byte(rnd.IntN(255))
			if value >= g.text[at] {
				value++
			}
			g.wrong(f, desk, path, at, value)
		}
		mu.Lock()
		defer mu.Unlock()
		all.add(f)
	})
	return all
}

// wrong puts a byte in the place of another one and says what has become of the game.
func (g *game) wrong(f *figures, desk *companion.Desk, path string, at int, value byte) {
	f.draws++
	text := g.text[:at] + string([]byte{value}) + g.text[at+1:]
	line := strings.Count(g.text[:at], "\n")
	where := func() string {
		return fmt.Sprintf("%s, byte %d, %q for %q in line %d, %q", g.name, at, value, g.text[at], line+1, g.lines[line])
	}
	o, err := g.reopened(path, text)
	if err == nil && line < 2 && !g.box(desk, path) {
		err = fmt.Errorf("of another box")
	}
	if err != nil {
		if line == 0 {
			f.first++
		}
		f.fault(&f.unreadable, "unreadable: %s: %v", where(), err)
		return
	}
	before, lost, extra := apart(g.said, o.kept)
	edge := g.text[at] == '\n' // it belongs to two lines
	switch last := min(line+1, len(g.lines)-1); {
	case lost == 0 && extra == 0:
		f.whole++
	case before >= line && before+lost <= line+1, edge && before >= line && before+lost <= last+1:
		f.alone++
	case lost == 0 || g.turn[before] >= g.turn[line] && g.turn[before+lost-1] <= g.turn[line], edge && g.turn[before+lost-1] <= g.turn[last]:
		f.turn++
	default:
		f.fault(&f.more, "lost more than a turn: %s: lines %d to %d; %v", where(), before+1, before+lost, o.notes)
		return
	}
	if whole := g.whole(path); o.table != whole.table && (lost == 0 && extra == 0 || g.turn[line] <= g.last() && !edge) {
		f.fault(&f.more, "another table: %s: %v", where(), o.notes)
	}
	if len(o.notes) > 0 {
		return
	}
	if value == '\n' || edge || differ(g.lines[line], strings.Split(text, "\n")[line]) {
		f.fault(&f.unsaid, "nothing is said: %s", where())
	}
}

var (
	wholes sync.Map
	number = regexp.MustCompile(`\b[0-9]+:[0-9a-f]{4}\b`)
	check  = regexp.MustCompile(`~[0-9a-f]{4}$`)
)

// whole is the game as it was.
func (g *game) whole(path string) *opened {
	if o, ok := wholes.Load(g); ok {
		return o.(*opened)
	}
	path += "-whole"
	defer os.Remove(path)
	o, err := g.reopened(path, g.text)
	if err != nil || len(o.notes) > 0 {
		panic(fmt.Sprintf("%s as written: %v", g.name, err))
	}
	wholes.Store(g, o)
	return o
}

// differ says whether the text of a line, its number of lines or its check differ.
func differ(a, b string) bool {
	_, behindA, _ := strings.Cut(a, "#")
	_, behindB, _ := strings.Cut(b, "#")
	return tracker.Comment(a) != tracker.Comment(b) || check.FindString(behindA) != check.FindString(behindB) ||
		number.FindString(behindA) != number.FindString(behindB)
}

// apart is where two lists differ: how many are equal before, and how many of each stand
// between those and the equal ones behind.
func apart(a, b []string) (before, inA, inB int) {
	for before < min(len(a), len(b)) && a[before] == b[before] {
		before++
	}
	a, b = a[before:], b[before:]
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	return before, len(a), len(b)
}
