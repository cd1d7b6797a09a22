package tracker

import (
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"time"

	"kingoftokyo/rules"
	"kingoftokyo/rules/duel"
	"kingoftokyo/rules/duel/dueltest"
)

var (
	errFull  = &fs.PathError{Op: "write", Path: "game.kot", Err: errors.New("no space left")}
	errBroke = errors.New("the disk is broken")
)

// fakeFile is a file on a disk with little room, or a bad one.
type fakeFile struct {
	data string
	room int // bytes it still takes; negative: any number

	syncs    chan error // what each Sync returns; nil: no failure ever
	truncate error
	closed   bool
}

func (f *fakeFile) Write(p []byte) (int, error) {
	n := len(p)
	if f.room >= 0 {
		n = min(n, f.room)
		f.room -= n
	}
	f.data += string(p[:n])
	if n < len(p) {
		return n, errFull
	}
	return n, nil
}

func (f *fakeFile) Truncate(size int64) error {
	if f.truncate == nil {
		if f.room >= 0 {
			f.room += len(f.data) - int(size)
		}
		f.data = f.data[:size]
	}
	return f.truncate
}

func (f *fakeFile) Sync() error {
	if f.syncs == nil {
		return nil
	}
	return <-f.syncs
}

func (f *fakeFile) Close() error {
	f.closed = true
	return nil
}

// begin is a game of two players that goes on in a fake file.
func begin(t *testing.T, fake *fakeFile) (*Game[duel.Table, duel.Event], *File) {
	t.Helper()
	setup := []string{"kot 1 duel two", "side you gigazaur", "side rival meka-dragon", "start you", "row ? ? ?"}
	g := New(duel.Log{Rules: dueltest.Rules(t)}, nil)
	for _, l := range setup {
		if _, err := g.Fold(l); err != nil {
			t.Fatal(err)
		}
	}
	fake.data = strings.Join(setup, "\n") + "\n"
	f := newFile("game.kot", fake, nil, int64(len(fake.data)))
	g.Attach(f)
	return g, f
}

// folds wants the file to fold to the game's table.
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

// TestFullDisk lets the disk take every possible part of a write that then fails,
// of an event, of a turn's end with its checkpoint, of undos, of a redo and of a
// replacement: it is refused, cut off, and nothing has happened. With room again,
// the game goes on.
func TestFullDisk(t *testing.T) {
	undo := func(g *Game[duel.Table, duel.Event]) error { _, err := g.Undo(); return err }
	redo := func(g *Game[duel.Table, duel.Event]) error { _, err := g.Redo(); return err }
	back := func(g *Game[duel.Table, duel.Event]) error { _, err := g.Back(3); return err }
	replace := func(g *Game[duel.Table, duel.Event]) error {
		_, err := g.Replace(0, 0, duel.Event{Kind: duel.Rolled, Roll: rules.Roll{2, 1, 2}})
		return err
	}
	line := func(l string) func(*Game[duel.Table, duel.Event]) error {
		return func(g *Game[duel.Table, duel.Event]) error { return g.DoLine(l) }
	}
	fake := &fakeFile{room: -1}
	g, f := begin(t, fake)
	for i, do := range []func(*Game[duel.Table, duel.Event]) error{line("roll cchhe"), line("stop"), line("resolve"),
		line("set you.energy 20"), line("buy 3"), line("reveal sack-the-stadium"), undo, undo, redo, undo, line("pass"), undo, redo,
		back, redo, redo, replace, undo, redo} {
		fake.room = -1
		whole := written(t, g, fake, do)
		for room := range whole {
			fake.room = room
			before, data, items, could := *g.Table(), fake.data, len(g.History()), g.CanRedo()
			err := do(g)
			if !rules.IsProblem(err, "write-failed") || !strings.Contains(err.Error(), "no space left") {
				t.Fatalf("step %d, %d bytes: %v", i, room, err)
			}
			if fake.data != data || f.size != int64(len(data)) {
				t.Fatalf("step %d, %d bytes: the file is now %q", i, room, fake.data)
			}
			if now := g.Table(); now.State != before.State || now.Question != before.Question || len(g.History()) != items || g.CanRedo() != could {
				t.Fatalf("step %d, %d bytes: the game has changed", i, room)
			}
		}
		fake.room = whole
		if err := do(g); err != nil {
			t.Fatalf("step %d, room again: %v", i, err)
		}
		folds(t, g, fake.data)
	}
	if err := f.Close(); err != nil || !fake.closed {
		t.Error(err)
	}
}

// written is how many bytes a step writes, tried on a copy of the game.
func written(t *testing.T, g *Game[duel.Table, duel.Event], fake *fakeFile, do func(*Game[duel.Table, duel.Event]) error) int {
	t.Helper()
	trial := New(g.rules, nil)
	for _, l := range split(fake.data).lines {
		if _, err := trial.Fold(l); err != nil {
			t.Fatal(err)
		}
	}
	out := &fakeFile{room: -1}
	f := newFile("trial.kot", out, nil, 0)
	defer f.Close()
	trial.Attach(f)
	if err := do(trial); err != nil {
		t.Fatal(err)
	}
	return len(out.data)
}

// TestRefusedWrite is a file that takes nothing at all, and one that cannot even be
// cut: the line has not happened.
func TestRefusedWrite(t *testing.T) {
	fake := &fakeFile{truncate: errBroke}
	g, f := begin(t, fake)
	before := g.Table().State
	for _, room := range []int{0, 3} {
		fake.room = room
		err := g.DoLine("roll cchhe")
		if !rules.IsProblem(err, "write-failed") || g.Table().State != before || g.CanUndo() {
			t.Errorf("room for %d: %v", room, err)
		}
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

// TestDeviceFull writes to the device that is always full.
func TestDeviceFull(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Skip(err)
	}
	g, real := begin(t, &fakeFile{room: -1})
	defer real.Close()
	f := newFile("/dev/full", full, nil, 0)
	defer f.Close() // the device cannot be synced either
	g.Attach(f)
	before := g.Table().State
	if err := g.DoLine("roll cchhe"); !rules.IsProblem(err, "write-failed") || g.Table().State != before {
		t.Errorf("written: %v", err)
	}
	g.Attach(real)
	if err := g.DoLine("roll cchhe"); err != nil {
		t.Error(err)
	}
}

// TestSyncFailed is a disk that takes lines and does not keep them: the game goes
// on, and the failure is told until the end.
func TestSyncFailed(t *testing.T) {
	fake := &fakeFile{room: -1, syncs: make(chan error)}
	g, f := begin(t, fake)
	step := func(line string, sync error) {
		t.Helper()
		if err := g.DoLine(line); err != nil {
			t.Fatal(err)
		}
		fake.syncs <- sync
	}
	step("roll cchhe", nil)
	step("keep cc", nil) // by now the first sync is over
	if err := f.SyncFailed(); err != nil {
		t.Errorf("at first: %v", err)
	}
	step("roll hhe", errBroke)
	step("stop", nil)
	for range 2 {
		if err := f.SyncFailed(); !rules.IsProblem(err, "sync-failed") || !strings.Contains(err.Error(), errBroke.Error()) {
			t.Errorf("after the failure: %v", err)
		}
	}
	folds(t, g, fake.data)
	close(fake.syncs) // from now on they succeed
	if err := f.Close(); err != nil || !fake.closed {
		t.Error(err)
	}
	if f.SyncFailed() == nil {
		t.Error("the failure is forgotten")
	}
}

// panickyFile is a file whose sync panics as often as it says.
type panickyFile struct {
	fakeFile
	panics int
	synced chan struct{} // told after each sync
}

func (f *panickyFile) Sync() error {
	defer func() { f.synced <- struct{}{} }()
	if f.panics--; f.panics >= 0 {
		panic("no such disk")
	}
	return nil
}

// TestSyncPanics is a sync that panics: it is told as a failed one, the game goes
// on, later syncs are made, and the file closes.
func TestSyncPanics(t *testing.T) {
	fake := &panickyFile{fakeFile: fakeFile{room: -1}, panics: 1, synced: make(chan struct{}, 9)}
	f := newFile("game.kot", fake, nil, 0)
	for range 2 {
		if err := f.Append("roll cchhe"); err != nil {
			t.Fatal(err)
		}
		select {
		case <-fake.synced:
		case <-time.After(10 * time.Second):
			t.Fatal("nothing is synced any more")
		}
	}
	if err := f.Close(); err != nil || !fake.closed {
		t.Errorf("closed with %v", err)
	}
	if err := f.SyncFailed(); !rules.IsProblem(err, "sync-failed") || !strings.Contains(err.Error(), "no such disk") {
		t.Errorf("after the panic: %v", err)
	}
	if fake.data != "roll cchhe\nroll cchhe\n" {
		t.Errorf("the file is %q", fake.data)
	}
}

// TestClosePanics is a sync that panics while the file is closed: it is told, and
// the file is closed all the same.
func TestClosePanics(t *testing.T) {
	fake := &panickyFile{fakeFile: fakeFile{room: -1}, panics: 9, synced: make(chan struct{}, 9)}
	f := newFile("game.kot", fake, nil, 0)
	if err := f.Close(); err == nil || !strings.Contains(err.Error(), "no such disk") || !fake.closed {
		t.Errorf("closed with %v", err)
	}
}

// TestCloseSyncs is that closing waits for the disk, and tells its refusal.
func TestCloseSyncs(t *testing.T) {
	fake := &fakeFile{room: -1, syncs: make(chan error, 2)}
	_, f := begin(t, fake)
	if err := f.Append("# a comment"); err != nil {
		t.Fatal(err)
	}
	fake.syncs <- nil
	fake.syncs <- errBroke
	if err := f.Close(); !errors.Is(err, errBroke) || !fake.closed || len(fake.syncs) > 0 {
		t.Errorf("closed with %v", err)
	}
}
