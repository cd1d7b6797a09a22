package tracker_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// mending replaces lines of games of any box and checks the results.
type mending[T, E any] struct {
	t     rapid.TB
	rules tracker.Rules[T, E]
	setup []string
	show  func(*T) string
}

// fold reads a whole file; further lines go to out.
func (m *mending[T, E]) fold(lines []string, out tracker.Appender) *tracker.Game[T, E] {
	m.t.Helper()
	g := tracker.New(m.rules, nil)
	for i, l := range lines {
		if note, err := g.Fold(l); err != nil || note != nil {
			m.t.Fatalf("line %d, %s: %v %v in\n%s", i+1, l, err, note, strings.Join(lines, "\n"))
		}
	}
	g.Attach(out)
	return g
}

// shape is everything visible of a game's entries, and its table.
func (m *mending[T, E]) shape(g *tracker.Game[T, E]) string {
	var b strings.Builder
	for _, e := range g.History() {
		fmt.Fprintf(&b, "%v %q %s\n", e.WithPrevious, m.words(e.Items), m.show(e.After))
	}
	return b.String() + m.show(g.Table())
}

// words returns lines as they are written.
func (m *mending[T, E]) words(items []E) []string {
	var out []string
	for i := range items {
		out = append(out, m.rules.Write(&items[i]))
	}
	return out
}

// plain plays lines after the set-up.
func (m *mending[T, E]) plain(lines []string) (*tracker.Game[T, E], error) {
	g := m.fold(m.setup, nil)
	for _, l := range lines {
		if err := g.DoLine(l); err != nil {
			return g, err
		}
	}
	return g, nil
}

// replace replaces one line of the game in a file. If the rest no longer fits, it checks that
// this is reported and that nothing has changed, and then leaves out what does not fit.
func (m *mending[T, E]) replace(file []string, i, item int, e E) (after string, whole bool) {
	m.t.Helper()
	out := &memory{slices.Clone(file)}
	g := m.fold(file, out)
	before, redo, old := m.shape(g), g.CanRedo(), g.History()
	lost, err := g.Replace(i, item, false, e)
	if err != nil {
		if m.shape(g) != before || g.CanRedo() != redo || !slices.Equal(out.lines, file) {
			m.t.Fatalf("%s was refused (%v) and has changed the game", m.rules.Write(&e), err)
		}
		if rules.IsProblem(err, "replace-refused") != (len(lost) > 0) {
			m.t.Fatalf("%s: %v, and %d lines do not fit", m.rules.Write(&e), err, len(lost))
		}
		if len(lost) == 0 {
			return "", false
		}
		again, err := g.Replace(i, item, true, e)
		if err != nil || !slices.Equal(again, lost) {
			m.t.Fatalf("%s, keeping what fits: %v, %v, want %v", m.rules.Write(&e), again, err, lost)
		}
	} else if len(lost) > 0 {
		m.t.Fatalf("%s was taken, and %v does not fit", m.rules.Write(&e), lost)
	}
	kept := m.kept(old, i, item, e, lost)
	want, err := m.plain(kept)
	m.written(file, out.lines)
	after = m.shape(g)
	again := m.fold(out.lines, nil)
	if err != nil || after != m.shape(want) || after != m.shape(again) || g.CanRedo() || again.CanRedo() {
		m.t.Fatalf("%s in\n%s\nmakes\n%s\nin the file\n%s\nplayed anew\n%s\n%v", m.rules.Write(&e), strings.Join(file, "\n"), after, m.shape(again), m.shape(want), err)
	}
	for want.CanUndo() {
		if _, err := g.Undo(); err != nil {
			m.t.Fatal(err)
		}
		if _, err := want.Undo(); err != nil || m.show(g.Table()) != m.show(want.Table()) {
			m.t.Fatalf("%s: an undo leads to %s, want %s (%v)", m.rules.Write(&e), m.show(g.Table()), m.show(want.Table()), err)
		}
	}
	return after, len(lost) == 0
}

// kept returns the lines of a game with one replaced and without those lost. It checks that each
// lost line could not be played in its place: it is refused there or means something else, or
// its turn is not as many turns away from the current one as that of the previous line.
func (m *mending[T, E]) kept(old []tracker.Entry[T, E], i, item int, e E, lost []tracker.Place) (lines []string) {
	g, away := m.fold(m.setup, nil), 0
	for n, entry := range old {
		for k, l := range entry.Items {
			if n == i && k == item {
				l = e
			}
			was, now := m.tableAt(&entry, k), g.Table()
			apart := m.rules.TurnNumber(was) - m.rules.TurnNumber(now)
			if !slices.Contains(lost, tracker.Place{Entry: n, Item: k}) {
				if err := g.DoLine(m.rules.Write(&l)); err != nil {
					m.t.Fatalf("%s is kept, and refused: %v", m.rules.Write(&l), err)
				}
				lines, away = append(lines, m.rules.Write(&l)), apart
				continue
			}
			same := apart == away && m.rules.Active(was) == m.rules.Active(now) && m.rules.SaysSame(was, now, &l)
			if same && g.Copy().DoLine(m.rules.Write(&l)) == nil {
				m.t.Fatalf("%s is left out, and fits", m.rules.Write(&l))
			}
		}
	}
	return lines
}

// tableAt returns the table at which an item of an entry was played.
func (m *mending[T, E]) tableAt(entry *tracker.Entry[T, E], item int) *T {
	if item == 0 {
		return entry.Before
	}
	t, err := m.rules.Run(entry.Before, entry.Items[:item])
	if err != nil {
		m.t.Fatal(err)
	}
	return &t
}

// written checks that a file has grown only by undos and then by other lines.
func (m *mending[T, E]) written(before, after []string) {
	m.t.Helper()
	grown := after[min(len(before), len(after)):]
	if !slices.Equal(after[:len(before)], before) || len(grown) < 2 || grown[0] != "undo" {
		m.t.Fatalf("the file has grown by %q", grown)
	}
	for len(grown) > 0 && grown[0] == "undo" {
		grown = grown[1:]
	}
	if len(grown) == 0 || slices.Contains(grown, "undo") {
		m.t.Fatalf("undos in the wrong place: %q", after[len(before):])
	}
}

// anywhere replaces a random line: with itself, which changes nothing, with same,
// which is played in the same way, and with another one.
func (m *mending[T, E]) anywhere(file []string, rnd *rand.Rand, same func(E) E, other func(at *T, old *E) string) {
	m.t.Helper()
	g := m.fold(file, nil)
	h := g.History()
	if len(h) == 0 {
		return
	}
	i := rnd.IntN(len(h))
	item := rnd.IntN(len(h[i].Items))
	old := h[i].Items[item]
	if after, whole := m.replace(file, i, item, old); !whole || after != m.shape(g) {
		m.t.Fatalf("%s in the place of itself makes\n%s\nwant\n%s", m.rules.Write(&old), after, m.shape(g))
	}
	if _, whole := m.replace(file, i, item, same(old)); !whole {
		m.t.Fatalf("played alike, and %s does not fit", m.rules.Write(&old))
	}
	at := m.tableAt(&h[i], item)
	for range 4 {
		e, err := m.rules.Read(at, other(at, &old))
		if err == nil && m.rules.Class(&e) != rules.CheckpointLine {
			m.replace(file, i, item, e)
		}
	}
}

// foxMenu lists lines that mean something at some point of a game of foxes.
var foxMenu = strings.Split("throw u,throw m,throw mmm,throw mmuu,throw mmmm,throw r,throw x,gift fox,gift owl,trade,answer fox,answer fox,answer owl,answer yes,"+
	"answer no,set ann 4,set cem 1,deal ann fox,deal bob owl,deal cem fox", ",")

// TestToyMended replaces lines of random games of foxes.
func TestToyMended(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 5))
		out := &memory{}
		g := tracker.New(foxRules{}, out)
		for _, l := range foxSetup {
			if err := g.DoLine(l); err != nil {
				rt.Fatal(err)
			}
		}
		for range 40 {
			switch n := rnd.IntN(12); {
			case n == 0 && g.CanUndo():
				g.Undo()
			case n == 1 && g.CanRedo():
				g.Redo()
			default:
				g.DoLine(foxMenu[rnd.IntN(len(foxMenu))]) // many are refused
			}
		}
		m := &mending[foxTable, foxLine]{rt, foxRules{}, foxSetup, (*foxTable).String}
		same := func(e foxLine) foxLine {
			if e.verb == "throw" { // the same dice in another order
				letters := []rune(e.a)
				slices.Reverse(letters)
				e.a = string(letters)
			}
			return e
		}
		m.anywhere(out.lines, rnd, same, func(*foxTable, *foxLine) string { return foxMenu[rnd.IntN(len(foxMenu))] })
	})
}

// corrections lists possible tables and impossible ones, and giving up, which any of
// the others questions.
var corrections = []string{"set you.hearts 1", "set rival.hearts 0", "set you.energy 40", "set rival.dice-tokens 7", "set fame -6.5",
	"set destruction 7", "set deck 0", "set turn 900", "card you frenzy", "card rival superconductor", "token penguin fame -2",
	"token king destruction 3", "row ? - frenzy", "discards ? too-cute", "turn you buy", "turn rival start", "turn rival end",
	"dice ppeecchh", "dice", "rolls 3", "chosen fame", "used alien-metabolism", "taken 3", "done ch", "added ff", "hand left", "concede", "concede rival"}

// passable lists corrections after which a game can continue.
var passable = []string{"set you.hearts 9", "set rival.energy 9", "set fame 2", "set deck 20", "turn you buy", "turn rival roll", "turn rival start",
	"card you unchained", "card rival hibernation", "card you camouflage", "row ? ? ?", "set turn 40", "concede"}

// duelFile plays lines of a random game with corrections, undos and redos.
func duelFile(t rapid.TB, r *duel.Rules, rnd *rand.Rand, setup []string, n int) []string {
	out := &memory{}
	g, p := tracker.New(duel.Log{Rules: r}, out), newPlayer(r, rnd.Uint64())
	p.unnamed = rnd.IntN(2) == 0
	for _, l := range setup {
		if err := g.DoLine(l); err != nil {
			t.Fatal(err)
		}
	}
	for range n {
		switch k := rnd.IntN(24); {
		case (k == 0 || g.Table().State.Over()) && g.CanUndo():
			g.Undo()
		case k == 1 && g.CanRedo():
			g.Redo()
		case k == 2:
			g.DoLine(passable[rnd.IntN(len(passable))]) // fails in a finished game, for example
		default:
			if err := g.DoLine(p.next(g.Table())); err != nil && g.CanUndo() { // a card that cannot be named or paid for
				g.Undo()
			}
		}
	}
	return out.lines
}

// TestDuelMended replaces lines of random games of Duel: rolls, answers,
// corrections, in every place.
func TestDuelMended(t *testing.T) {
	r := dueltest.Rules(t)
	often.Checks(t, 8)
	rapid.Check(t, func(rt *rapid.T) {
		rnd := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 6))
		set := setupOf(rnd, rnd.IntN(3) > 0)
		setup := set.Lines(r)
		file := duelFile(rt, r, rnd, setup, 10+rnd.IntN(60))
		m := &mending[duel.Table, duel.Event]{rt, duel.Log{Rules: r}, setup, func(t *duel.Table) string {
			return fmt.Sprintf("%+v %+v %v %+v", t.State, t.Question, t.Asking, t.Steps)
		}}
		p := newPlayer(r, rnd.Uint64())
		same := func(e duel.Event) duel.Event {
			e.Thrown = e.Kind == duel.Rolled && !e.Thrown // it does not matter who rolled it
			return e
		}
		m.anywhere(file, rnd, same, func(at *duel.Table, old *duel.Event) string {
			switch {
			case old.Kind == duel.Rolled && rnd.IntN(5) > 0: // mistyped
				e := duel.Event{Kind: duel.Rolled, Roll: p.Throw(old.Roll.Total())}
				return r.Write(&e)
			case rnd.IntN(2) == 0 && !at.State.Over():
				return p.next(at)
			}
			return corrections[rnd.IntN(len(corrections))]
		})
	})
}
