package tracker

import (
	"errors"
	"strings"
	"testing"

	"kingoftokyo"
	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/library"
)

var errBroke = errors.New("the disk is broken")

// gamePath is the path of the game in these tests.
const gamePath = "/games/game.kot"

// play returns a game of two players that continues in a file on a disk, and the content of the file.
func play(t *testing.T, d *MemDisk) (g *Game[duel.Table, duel.Event], f *File, text func() string) {
	t.Helper()
	lib, err := library.Read(kingoftokyo.Cards, "cards.yaml") // dueltest is above this package
	if err != nil {
		t.Fatal(err)
	}
	setup := []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon", "start you", "row ? ? ?"}
	s, err := begin(d, duel.Log{Rules: duel.New(lib.Duel(), nil)}, gamePath, setup)
	if err != nil {
		t.Fatal(err)
	}
	return s.Game, s.File, func() string {
		have, _ := d.Text(gamePath)
		return have
	}
}

// folds checks that the file results in the game's table.
func folds(t *testing.T, g *Game[duel.Table, duel.Event], data string) {
	t.Helper()
	again := New(g.rules, nil)
	c := split(data)
	for _, l := range c.lines {
		if note, err := again.Fold(l); err != nil || note != nil {
			t.Fatalf("%s: %v %v", l, err, note)
		}
	}
	if c.torn != "" || again.Table().State != g.Table().State || again.Table().Question != g.Table().Question {
		t.Errorf("the file folds to another table, torn %q:\n%s", c.torn, data)
	}
}

// TestFullDisk lets the disk accept every possible part of a write that then fails:
// of an event, of the end of a turn with its checkpoint, of undos, of a redo and of a
// replacement. The write is refused and cut off, and nothing has happened. With space
// again, the game continues.
func TestFullDisk(t *testing.T) {
	undo := func(g *Game[duel.Table, duel.Event]) error { _, err := g.Undo(); return err }
	redo := func(g *Game[duel.Table, duel.Event]) error { _, err := g.Redo(); return err }
	back := func(g *Game[duel.Table, duel.Event]) error { _, err := g.Back(3); return err }
	replace := func(g *Game[duel.Table, duel.Event]) error {
		_, err := g.Replace(0, 0, false, duel.Event{Kind: duel.Rolled, Roll: rules.Roll{2, 1, 2}})
		return err
	}
	line := func(l string) func(*Game[duel.Table, duel.Event]) error {
		return func(g *Game[duel.Table, duel.Event]) error { return g.DoLine(l) }
	}
	d := NewMemDisk()
	g, f, text := play(t, d)
	for i, do := range []func(*Game[duel.Table, duel.Event]) error{line("roll cchhe"), line("stop"), line("resolve"),
		line("set you.energy 20"), line("buy 3"), line("reveal sack-the-stadium"), undo, undo, redo, undo, line("pass"), undo, redo,
		back, redo, redo, replace, undo, redo} {
		d.Room = -1
		whole := written(t, g, text(), do)
		for room := range whole {
			d.Room = room
			before, data, items, could := *g.Table(), text(), len(g.History()), g.CanRedo()
			err := do(g)
			if !rules.IsProblem(err, "write-failed") || !strings.Contains(strings.ToLower(err.Error()), "no space left") {
				t.Fatalf("step %d, %d bytes: %v", i, room, err)
			}
			if text() != data || f.Size() != int64(len(data)) {
				t.Fatalf("step %d, %d bytes: the file is now %q", i, room, text())
			}
			if now := g.Table(); now.State != before.State || now.Question != before.Question || len(g.History()) != items || g.CanRedo() != could {
				t.Fatalf("step %d, %d bytes: the game has changed", i, room)
			}
		}
		d.Room = whole
		if err := do(g); err != nil {
			t.Fatalf("step %d, room again: %v", i, err)
		}
		folds(t, g, text())
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

// written returns how many bytes a step writes, tried on a copy of the game.
func written(t *testing.T, g *Game[duel.Table, duel.Event], text string, do func(*Game[duel.Table, duel.Event]) error) int {
	t.Helper()
	d := NewMemDisk()
	d.Put(gamePath, text, false, false)
	trial, err := openOn(d, g.rules, gamePath, false)
	if err != nil {
		t.Fatal(err)
	}
	defer trial.Close()
	if err := do(trial.Game); err != nil {
		t.Fatal(err)
	}
	now, _ := d.Text(gamePath)
	return len(now) - len(text)
}

// TestRefusedWrite is a file that accepts nothing at all, and one that cannot even be
// truncated: the line has not happened.
func TestRefusedWrite(t *testing.T) {
	d := NewMemDisk()
	g, f, _ := play(t, d)
	d.NoCut = errBroke
	before := g.Table().State
	for _, room := range []int{0, 3} {
		d.Room = room
		err := g.DoLine("roll cchhe")
		if !rules.IsProblem(err, "write-failed") || g.Table().State != before || g.CanUndo() {
			t.Errorf("room for %d: %v", room, err)
		}
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

// TestSyncFailed is a disk that accepts lines and does not save them: the game continues,
// and the failure is reported with that step, and until the end.
func TestSyncFailed(t *testing.T) {
	d := NewMemDisk()
	g, f, text := play(t, d)
	var failure error
	d.Syncs = func() error { return failure }
	step := func(line string, sync error) {
		t.Helper()
		failure = sync
		if err := g.DoLine(line); err != nil {
			t.Fatal(err)
		}
	}
	step("roll cchhe", nil)
	if err := f.Settle(); err != nil {
		t.Errorf("at first: %v", err)
	}
	step("keep cc", errBroke)
	for range 2 {
		if err := f.Settle(); !rules.IsProblem(err, "sync-failed") || !strings.Contains(err.Error(), errBroke.Error()) {
			t.Errorf("with the step that failed: %v", err)
		}
	}
	step("roll hhe", nil) // what the disk reports now about the same bytes means nothing
	if f.SyncFailed() == nil || f.Trouble() == nil {
		t.Error("the failure is forgotten")
	}
	folds(t, g, text())
	if err := f.Close(); !rules.IsProblem(err, "sync-failed") {
		t.Errorf("closed with %v", err)
	}
}

// TestTurnIsSynced: when a turn's last line returns, it is on the disk.
func TestTurnIsSynced(t *testing.T) {
	d := NewMemDisk()
	g, f, text := play(t, d)
	for _, l := range []string{"roll cchhe", "stop", "resolve", "pass"} {
		if err := g.DoLine(l); err != nil {
			t.Fatal(err)
		}
	}
	if !strings.Contains(text(), "\ntable turn=2") {
		t.Fatalf("no turn has ended:\n%s", text())
	}
	d.mu.Lock()
	loose := len(d.names[gamePath].loose) + len(d.loose)
	d.mu.Unlock()
	if loose > 0 {
		t.Errorf("%d changes would not outlast a power cut", loose)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

// TestSyncPanics is a sync that panics: it is reported as a failed one, the game
// continues, later syncs run, and the file closes.
func TestSyncPanics(t *testing.T) {
	d := NewMemDisk()
	g, f, text := play(t, d)
	syncs := 0
	d.Syncs = func() error {
		if syncs++; syncs == 1 {
			panic("no such disk")
		}
		return nil
	}
	for _, l := range []string{"roll cchhe", "keep cc"} {
		if err := g.DoLine(l); err != nil {
			t.Fatal(err)
		}
		f.Settle()
	}
	if err := f.SyncFailed(); !rules.IsProblem(err, "sync-failed") || !strings.Contains(err.Error(), "no such disk") {
		t.Errorf("after the panic: %v", err)
	}
	folds(t, g, text())
	if err := f.Close(); !rules.IsProblem(err, "sync-failed") || syncs != 3 {
		t.Errorf("closed with %v after %d syncs", err, syncs)
	}
}

// TestCloseSyncs checks that closing waits for the disk, and reports its refusal.
func TestCloseSyncs(t *testing.T) {
	d := NewMemDisk()
	_, f, _ := play(t, d)
	if err := f.Append("# a comment"); err != nil {
		t.Fatal(err)
	}
	f.Settle()
	d.Syncs = func() error { return errBroke }
	if err := f.Close(); !rules.IsProblem(err, "sync-failed") || !strings.Contains(err.Error(), errBroke.Error()) {
		t.Errorf("closed with %v", err)
	}
}
