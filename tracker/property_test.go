package tracker_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"kingoftokyo/internal/dueltest"
	"kingoftokyo/internal/often"
	"kingoftokyo/rules/duel"
	"kingoftokyo/tracker"
)

// walk plays one game through its log and checks every step of it.
type walk struct {
	t   rapid.TB
	r   *duel.Rules
	g   *duelGame
	p   *player
	out *memory

	at []view // the table after each number of items (events and answers)
	n  int    // items that count now
}

// TestLogKeepsGames plays random games of every set-up through the log, with
// undo, redo, corrections and refused lines in between.
func TestLogKeepsGames(t *testing.T) {
	r := dueltest.Rules(t)
	often.Checks(t, 8)
	rapid.Check(t, func(rt *rapid.T) {
		playThrough(rt, r, rapid.Uint64().Draw(rt, "seed"), rapid.Bool().Draw(rt, "solo"))
	})
}

// TestLogKeepsSeeds plays fixed games, the same on every run.
func TestLogKeepsSeeds(t *testing.T) {
	r := dueltest.Rules(t)
	for seed := range uint64(often.Times(8, 60)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { playThrough(t, r, seed, seed%3 != 0) })
	}
}

func playThrough(t rapid.TB, r *duel.Rules, seed uint64, solo bool) {
	set := setupOf(rand.New(rand.NewPCG(seed, 3)), solo)
	w := &walk{t: t, r: r, p: newPlayer(r, seed), out: &memory{}}
	w.p.unnamed = seed%2 == 0
	w.g = tracker.New(duel.Log{Rules: r}, w.out)
	for _, l := range set.Lines(r) {
		if err := w.g.DoLine(l); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	w.at = []view{look(w.g)}
	for !w.g.Table().State.Over() {
		if w.g.Table().State.Turn.Number > 2000 {
			t.Fatalf("seed %d: no end after 2000 turns", seed)
		}
		w.step()
	}
	w.check()
	w.readBack()
	w.backAndForth(w.n)
	w.readBack()
	w.backAndForth(w.n)
}

// step is the next line, or something on the way to it.
func (w *walk) step() {
	w.check()
	switch w.p.Rand.IntN(16) {
	case 0:
		w.backAndForth(w.p.Rand.IntN(8))
	case 1: // taken back for good: what follows is another game
		for range w.p.Rand.IntN(3) {
			w.undo()
		}
	case 2:
		w.correct()
	case 3:
		w.nonsense()
	case 4:
		w.buyUnnamed()
	default:
		if w.g.Table().Question.ID == duel.AskName {
			w.name()
			return
		}
		line := w.p.next(w.g.Table())
		if err := w.do(line); err != nil {
			w.t.Fatalf("%s: legal, but refused: %v\n%s", line, err, strings.Join(w.out.lines, "\n"))
		}
	}
}

// do does a line and notes the table. A refused one must have changed nothing.
func (w *walk) do(line string) error {
	before, lines, items, redo := look(w.g), len(w.out.lines), w.items(), w.g.CanRedo()
	if err := w.g.DoLine(line); err != nil {
		if look(w.g) != before || len(w.out.lines) != lines || w.items() != items || w.g.CanRedo() != redo {
			w.t.Fatalf("%s: refused (%v), but it has changed the game", line, err)
		}
		return err
	}
	w.n++
	if w.items() != w.n || w.g.CanRedo() {
		w.t.Fatalf("%s: %d items, want %d", line, w.items(), w.n)
	}
	w.at = append(w.at[:w.n], look(w.g))
	return nil
}

// items counts the events and answers that count.
func (w *walk) items() int {
	n := 0
	for _, e := range w.g.History() {
		n += len(e.Items)
	}
	return n
}

// undo takes one thing back, if there is any: one item while an event stands at
// its question, else an event with all its answers.
func (w *walk) undo() {
	if !w.g.CanUndo() {
		return
	}
	h, want := w.g.History(), 1
	if !w.g.Table().Asking {
		i := len(h) - 1
		want = len(h[i].Items)
		for ; h[i].WithPrevious; i-- {
			want += len(h[i-1].Items)
		}
	}
	if _, err := w.g.Undo(); err != nil {
		w.t.Fatalf("undo: %v", err)
	}
	taken := w.n - w.items()
	if taken != want {
		w.t.Fatalf("undo took %d items back, want %d", taken, want)
	}
	w.n -= taken
	w.same("undo")
}

func (w *walk) redo() {
	if _, err := w.g.Redo(); err != nil {
		w.t.Fatalf("redo: %v", err)
	}
	w.n = w.items()
	w.same("redo")
}

// same compares the table with the one that stood there before.
func (w *walk) same(after string) {
	if have := look(w.g); have != w.at[w.n] {
		w.t.Fatalf("after %s, item %d:\n%+v\nwant\n%+v", after, w.n, have, w.at[w.n])
	}
}

// backAndForth takes up to n things back and restores them all.
func (w *walk) backAndForth(n int) {
	start, undos := w.n, 0
	for ; undos < n && w.g.CanUndo(); undos++ {
		w.undo()
	}
	for range undos {
		w.redo()
	}
	if w.n != start {
		w.t.Fatalf("%d items after as many redos as undos, want %d", w.n, start)
	}
}

// corrections are possible tables and impossible ones, and giving up, which any
// of the others doubts.
var corrections = []string{"set you.hearts 1", "set rival.hearts 0", "set you.energy 40", "set rival.dice-tokens 7", "set fame -6.5",
	"set destruction 7", "set deck 0", "set turn 900", "card you frenzy", "card rival superconductor", "token penguin fame -2",
	"token king destruction 3", "row ? - frenzy", "discards ? too-cute", "turn you buy", "turn rival start", "turn rival end",
	"dice ppeecchh", "dice", "rolls 3", "chosen fame", "used alien-metabolism", "taken 3", "done ch", "added ff", "hand left", "concede", "concede rival"}

// correct makes a correction or three, which leave a table one can go on from,
// and takes them back.
func (w *walk) correct() {
	before, n := look(w.g), w.n
	for range 1 + w.p.Rand.IntN(3) {
		line := corrections[w.p.Rand.IntN(len(corrections))]
		if w.do(line) == nil {
			w.goesOn()
			w.still()
		}
	}
	for w.n > n {
		w.undo()
	}
	if look(w.g) != before {
		w.t.Fatalf("a correction left something behind")
	}
}

// nonsense are lines that are legal at some tables only.
func (w *walk) nonsense() {
	if w.n == 0 {
		return // set-up lines would still be accepted
	}
	lines := []string{"roll ccc", "roll", "keep cchh", "stop", "resolve power", "resolve fame", "resolve", "buy 1", "buy frenzy", "sweep",
		"discard 2", "discard energize", "pass", "tokens 3", "answer yes", "answer no", "answer fame", "answer fame 3", "answer cc",
		"answer frenzy", "reveal ?", "reveal too-cute", "uncard you frenzy", "untoken tiger", "side you gigazaur", "start you",
		"kot 1 duel two", "buy 4", "token tiger fame 9", "set you.hearts -1", "table turn=x", "dance", ""}
	if w.do(lines[w.p.Rand.IntN(len(lines))]) == nil && w.g.Table().Asking {
		w.undo() // whatever is answered, the event may yet be refused
	}
}

// buyUnnamed buys a card nobody has named.
func (w *walk) buyUnnamed() {
	t := w.g.Table()
	slot := slices.Index(t.State.Row[:], duel.Unnamed)
	if t.State.Turn.Phase == duel.PhaseBuy && !t.Asking && slot >= 0 && w.do(fmt.Sprintf("buy %d", slot+1)) == nil {
		w.name()
	}
}

// name says which card is bought; if she could not pay three of them, it is none.
func (w *walk) name() {
	for range 3 {
		if w.do(w.p.next(w.g.Table())) == nil {
			return
		}
	}
	w.undo()
}

// check looks at a table that play has led to.
func (w *walk) check() {
	t := w.g.Table()
	s := &t.State
	for side := range s.Sides {
		m := &s.Sides[side]
		if m.Hearts < 0 || m.Hearts > m.Max || m.Dice < 0 || m.Dice > duel.MaxDiceTokens || m.Energy < 0 || m.Taken < 0 {
			w.t.Fatalf("%v: %+v", duel.Side(side), *m)
		}
	}
	if n := s.Turn.Dice.Total(); n > 8 || !s.Turn.Dice.Contains(s.Turn.Kept) {
		w.t.Fatalf("%d dice, kept %v of %v", n, s.Turn.Kept, s.Turn.Dice)
	}
	for track, at := range s.Marker {
		if at < -duel.Victory || at > duel.Victory {
			w.t.Fatalf("the %v marker stands at %v", duel.Track(track), at)
		}
	}
	w.cards(s)
	if odd := w.r.Warnings(s); len(odd) > 0 {
		w.t.Fatalf("play has led to an odd table: %v", odd)
	}
	if _, why := s.Winner(); s.Over() != (why != duel.NotWon) {
		w.t.Fatalf("over: %v, won: %v", s.Over(), why)
	}
	w.goesOn()
	w.still()
}

// cards counts them, and sees that no named one lies in two places.
func (w *walk) cards(s *duel.State) {
	all := append([]duel.CardID{s.Turn.Buying}, s.Row[:]...)
	all = append(append(all, s.Discard.List()...), append(s.Sides[0].Cards(), s.Sides[1].Cards()...)...)
	n := int(s.Deck)
	var seen duel.CardSet
	for _, c := range all {
		if c == duel.NoCard {
			continue
		}
		n++
		if seen.Has(c) {
			w.t.Fatalf("%s is in two places", w.r.Box.CardName(c))
		}
		seen = seen.With(c)
	}
	if want := w.r.Box.NumCards(); n != want {
		w.t.Fatalf("%d cards, want %d", n, want)
	}
}

// goesOn wants a legal event or answer wherever the game is not over.
func (w *walk) goesOn() {
	t := w.g.Table()
	q, open := t.Open()
	switch {
	case t.State.Over() && (open || len(w.r.Options(&t.State, nil)) > 0):
		w.t.Fatalf("the game is over and goes on")
	case t.State.Over():
	case open:
		if f := q.Form(); f != duel.DiceAnswer && f != duel.CardAnswer && len(w.r.Choices(&t.State, &q, nil)) == 0 {
			w.t.Fatalf("%v has no answer", q.ID)
		}
	case len(w.r.Options(&t.State, nil)) == 0:
		w.t.Fatalf("nothing is legal, and the game is not over: %+v", t.State)
	}
}

// still reads everything there is to read: nothing changes by it.
func (w *walk) still() {
	before, history, redo := look(w.g), len(w.g.History()), w.g.CanRedo()
	t := w.g.Table()
	q, _ := t.Open()
	w.r.Options(&t.State, nil)
	w.r.Choices(&t.State, &q, nil)
	w.r.Warnings(&t.State)
	w.r.Checkpoint(&t.State)
	if !json.Valid(w.r.JSON(t, w.n)) {
		w.t.Fatalf("no JSON: %s", w.r.JSON(t, w.n))
	}
	if look(w.g) != before || len(w.g.History()) != history || w.g.CanRedo() != redo {
		w.t.Fatalf("reading has changed the game")
	}
}

// readBack folds the lines written so far.
func (w *walk) readBack() {
	g := tracker.New(duel.Log{Rules: w.r}, nil)
	for i, l := range w.out.lines {
		if note, err := g.Fold(l); err != nil || note != nil {
			w.t.Fatalf("line %d, %s: %v %v", i+1, l, err, note)
		}
	}
	if look(g) != look(w.g) || len(g.History()) != len(w.g.History()) || g.CanRedo() != w.g.CanRedo() {
		w.t.Fatalf("the file folds to another table:\n%+v\nwant\n%+v", look(g), look(w.g))
	}
}
