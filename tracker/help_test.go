package tracker_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kingoftokyo/internal/sim"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// duelGame is a game of Duel with its log.
type duelGame = tracker.Game[duel.Table, duel.Event]

// memory is an Appender that keeps the lines.
type memory struct{ lines []string }

// Append keeps them.
func (m *memory) Append(lines ...string) error {
	m.lines = append(m.lines, lines...)
	return nil
}

// view is the part of a table that can be compared.
type view struct {
	state    duel.State
	question duel.Question
	asking   bool
}

func look(g *duelGame) view {
	t := g.Table()
	return view{t.State, t.Question, t.Asking}
}

// player plays Duel line by line: random legal events and answers, dice and cards.
// The same seed plays the same game.
type player struct {
	*sim.Player
	unnamed bool // sometimes nobody names the card that came
}

func newPlayer(r *duel.Rules, seed uint64) *player {
	return &player{Player: sim.NewPlayer(r, sim.Random{}, seed)}
}

// next returns the next line at a table whose game is not over.
func (p *player) next(t *duel.Table) string {
	ev := duel.Event{Kind: duel.Answered}
	if q, open := t.Open(); open {
		ev.Answer, _ = p.Answer(&t.State, &q)
		ev.Reveal = q.ID == duel.AskReveal
		if p.unnamed && q.ID == duel.AskReveal && p.Rand.IntN(4) == 0 {
			ev.Answer.Card = duel.Unnamed
		}
		return p.Rules.Write(&ev)
	}
	ev = p.Policy.Next(p.Player, &t.State)
	if ev.Kind == duel.Rolled {
		ev.Roll = p.Throw(int(ev.N))
	}
	return p.Rules.Write(&ev)
}

// revive returns corrections after which a finished game continues.
var revive = []string{"set you.hearts 9", "set rival.hearts 9", "set fame 0", "set destruction 0"}

// play plays n lines. It corrects a finished game and continues.
func (p *player) play(t testing.TB, g *duelGame, n int) {
	t.Helper()
	for i := 0; i < n; i++ {
		lines := revive
		if !g.Table().State.Over() {
			lines = []string{p.next(g.Table())}
		}
		for _, l := range lines {
			if err := g.DoLine(l); err != nil {
				t.Fatalf("%s: %v", l, err)
			}
		}
	}
}

// setupOf returns a random set-up.
func setupOf(rnd *rand.Rand, solo bool) duel.Setup {
	you := rnd.IntN(6)
	set := duel.NewSetup(solo, [2]duel.MonsterID{duel.MonsterID(you), duel.MonsterID((you + 1 + rnd.IntN(5)) % 6)}, duel.Side(rnd.IntN(2)))
	set.Names[duel.You] = "Zoë Łukasz"
	set.Options = duel.Options{Hard: rnd.IntN(2) == 0, FullDice: rnd.IntN(2) == 0, DiscardTurns: rnd.IntN(2) == 0}
	return set
}

// newGame returns a game after its set-up.
func newGame(t testing.TB, r *duel.Rules, setup []string, out tracker.Appender) *duelGame {
	t.Helper()
	g := tracker.New(duel.Log{Rules: r}, out)
	for _, l := range setup {
		if err := g.DoLine(l); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	return g
}

// foldLines folds whole lines from the start. Notes are faults here.
func foldLines(t testing.TB, r *duel.Rules, lines []string) *duelGame {
	t.Helper()
	g := tracker.New(duel.Log{Rules: r}, nil)
	for i, l := range lines {
		if note, err := g.Fold(l); err != nil || note != nil {
			t.Fatalf("line %d, %s: %v %v", i+1, l, err, note)
		}
	}
	return g
}

// record plays n lines of a seeded game and returns the resulting file.
func record(t testing.TB, r *duel.Rules, seed uint64, n int) []string {
	t.Helper()
	out := &memory{}
	set := setupOf(rand.New(rand.NewPCG(seed, seed)), true)
	newPlayer(r, seed).play(t, newGame(t, r, set.Lines(r), out), n)
	return out.lines
}

// write writes lines to a file and returns its path.
func write(t testing.TB, lines []string) string {
	t.Helper()
	return writeText(t, strings.Join(lines, "\n")+"\n")
}

func writeText(t testing.TB, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game"+tracker.Ext)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// content returns a game file as people read it, without the checks of its lines.
func content(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return tracker.Unchecked(string(data))
}

// open opens a game, which must succeed.
func open(t testing.TB, r *duel.Rules, path string) *tracker.Session[duel.Table, duel.Event] {
	t.Helper()
	o, err := tracker.Open(duel.Log{Rules: r}, path)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// do plays lines that must be accepted.
func do(t testing.TB, g *duelGame, lines ...string) {
	t.Helper()
	for _, l := range lines {
		var err error
		switch l {
		case "undo":
			_, err = g.Undo()
		case "redo":
			_, err = g.Redo()
		default:
			err = g.DoLine(l)
		}
		if err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
}

func closeFile(t testing.TB, f *tracker.File) {
	t.Helper()
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// keys returns the keys of notes, in order.
func keys(notes []rules.Note) string {
	var out []string
	for _, n := range notes {
		out = append(out, n.Key)
	}
	return strings.Join(out, " ")
}

// arg returns an argument of a note as text.
func arg(n rules.Note, name string) string {
	for _, a := range n.Args {
		if a.Name == name {
			return a.Plain()
		}
	}
	return ""
}
