package store

import (
	"context"
	"errors"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
)

// small is a matchup that is solved in no time.
var small = core.Matchup{Power: core.Gigazaur, Hearts: [2]int8{1, 1}}

// solved is small's table, worked out once for all tests.
var solved = sync.OnceValue(func() *core.Table {
	t, err := core.Solve(context.Background(), small, core.Options{})
	if err != nil {
		panic(err)
	}
	return t
})

// notices collects what a store tells.
type notices struct {
	mu   sync.Mutex
	keys []string
}

func (n *notices) add(note rules.Note) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.keys = append(n.keys, note.Key)
}

// all are the keys told so far.
func (n *notices) all() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return append([]string(nil), n.keys...)
}

// counted is a store in a folder whose solver counts its calls and knows small alone.
func counted(dir string) (s *Store, solves *atomic.Int32, told *notices) {
	solves, told = new(atomic.Int32), new(notices)
	s = &Store{Dir: dir, Notice: told.add}
	s.solve = func(ctx context.Context, m core.Matchup, o core.Options) (*core.Table, error) {
		solves.Add(1)
		return solved(), ctx.Err()
	}
	return s, solves, told
}

func table(t *testing.T, s *Store) *core.Table {
	t.Helper()
	got, err := s.Table(context.Background(), small, core.Options{})
	if err != nil || got == nil {
		t.Fatalf("no table: %v", err)
	}
	if start := (core.Position{Hearts: small.Hearts}); got.Matchup() != small || got.Win(start) != solved().Win(start) {
		t.Fatal("another table")
	}
	return got
}

// TestMemoryAndDisk: a store solves a matchup once, another store of the folder not at
// all, and one without a folder for itself.
func TestMemoryAndDisk(t *testing.T) {
	dir := t.TempDir() + "/not/yet"
	s, solves, told := counted(dir)
	if _, ok := s.Peek(small); ok || solves.Load() != 0 {
		t.Fatal("Peek has found a table where none is, or solved one")
	}
	first := table(t, s)
	if table(t, s) != first || solves.Load() != 1 {
		t.Errorf("solved %d times, want one table", solves.Load())
	}
	if peeked, ok := s.Peek(small); !ok || peeked != first {
		t.Error("Peek does not share the table")
	}
	other, otherSolves, _ := counted(dir)
	peeked, ok := other.Peek(small)
	if !ok || table(t, other) != peeked || otherSolves.Load() != 0 {
		t.Error("a second store does not read what the first has written")
	}
	bare, bareSolves, _ := counted("")
	table(t, bare)
	table(t, bare)
	if bareSolves.Load() != 1 {
		t.Errorf("without a folder solved %d times, want once", bareSolves.Load())
	}
	if len(told.all()) > 0 {
		t.Errorf("nothing was wrong, yet it told %v", told.all())
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 || left[0].Name() != "gigazaur-1-1-normal.odds" {
		t.Errorf("the folder has %v", left)
	}
}

// TestOneSolve: many callers at once are served by one solve and get one table.
func TestOneSolve(t *testing.T) {
	s, solves, _ := counted(t.TempDir())
	gate, solve := make(chan struct{}), s.solve
	s.solve = func(ctx context.Context, m core.Matchup, o core.Options) (*core.Table, error) {
		<-gate
		return solve(ctx, m, o)
	}
	const callers = 20
	got := make([]*core.Table, callers)
	var wg, ready sync.WaitGroup
	for i := range callers {
		wg.Add(1)
		ready.Add(1)
		go func() {
			defer wg.Done()
			ready.Done()
			got[i], _ = s.Table(context.Background(), small, core.Options{})
		}()
	}
	ready.Wait()
	close(gate)
	wg.Wait()
	for _, one := range got {
		if one == nil || one != got[0] {
			t.Fatal("not all have the same table")
		}
	}
	if solves.Load() != 1 {
		t.Errorf("solved %d times", solves.Load())
	}
}

// patient is a store whose solver tells half of its progress when bidden, and then
// waits to be let go on or cancelled.
func patient(t *testing.T) (s *Store, started, half, goOn chan struct{}, ended chan error) {
	s, _, _ = counted(t.TempDir())
	started, half, goOn, ended = make(chan struct{}), make(chan struct{}), make(chan struct{}), make(chan error, 2)
	s.solve = func(ctx context.Context, m core.Matchup, o core.Options) (*core.Table, error) {
		started <- struct{}{}
		for {
			select {
			case <-half:
				o.Progress(0.5)
			case <-goOn:
				ended <- nil
				return solved(), nil
			case <-ctx.Done():
				ended <- ctx.Err()
				return nil, ctx.Err()
			}
		}
	}
	return s, started, half, goOn, ended
}

type result struct {
	table *core.Table
	err   error
}

func ask(ctx context.Context, s *Store, progress func(float64)) chan result {
	out := make(chan result, 1)
	go func() {
		t, err := s.Table(ctx, small, core.Options{Progress: progress})
		out <- result{t, err}
	}()
	return out
}

// waiters waits until so many wait for small's table.
func waiters(s *Store, n int) {
	for {
		s.mu.Lock()
		f := s.flights[small]
		ok := f != nil && len(f.waiting) == n
		s.mu.Unlock()
		if ok {
			return
		}
		runtime.Gosched()
	}
}

// TestLeaving: who leaves gets its own context's error at once and is told nothing more;
// the others get the table.
func TestLeaving(t *testing.T) {
	s, started, half, goOn, ended := patient(t)
	ctx, cancel := context.WithCancel(context.Background())
	var gone, stays atomic.Int32
	first := ask(ctx, s, func(float64) { gone.Add(1) })
	<-started
	heard := make(chan struct{}, 9)
	second := ask(context.Background(), s, func(done float64) {
		if done != 0.5 {
			t.Errorf("progress %v", done)
		}
		stays.Add(1)
		heard <- struct{}{}
	})
	waiters(s, 2)
	half <- struct{}{}
	<-heard
	cancel()
	if r := <-first; !errors.Is(r.err, context.Canceled) || r.table != nil {
		t.Errorf("who left has %v, %v", r.table, r.err)
	}
	before := gone.Load()
	half <- struct{}{}
	<-heard
	goOn <- struct{}{}
	if r := <-second; r.err != nil || r.table == nil {
		t.Errorf("who stayed has %v, %v", r.table, r.err)
	}
	if err := <-ended; err != nil {
		t.Errorf("the solve ended with %v although one waited", err)
	}
	if gone.Load() != before || stays.Load() != 2 {
		t.Errorf("told %d after leaving, and %d of 2 to who stayed", gone.Load()-before, stays.Load())
	}
}

// TestNobodyWaits: the solve ends with its last waiter, keeps nothing, and whoever comes
// next begins another one.
func TestNobodyWaits(t *testing.T) {
	s, started, _, goOn, ended := patient(t)
	a, cancelA := context.WithCancel(context.Background())
	b, cancelB := context.WithCancel(context.Background())
	first := ask(a, s, nil)
	<-started
	second := ask(b, s, nil)
	waiters(s, 2)
	cancelA()
	<-first
	cancelB()
	<-second
	third := ask(context.Background(), s, nil)
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("the solve ended with %v", err)
	}
	<-started
	goOn <- struct{}{}
	if r := <-third; r.err != nil || r.table == nil {
		t.Errorf("the next one has %v, %v", r.table, r.err)
	}
	if _, err := s.Table(a, small, core.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("a context that is over gives %v", err)
	}
}

// TestSolverFails: a panic and an error of the solver reach whoever waits, and the next
// one may try again.
func TestSolverFails(t *testing.T) {
	s, solves, _ := counted(t.TempDir())
	good := s.solve
	s.solve = func(context.Context, core.Matchup, core.Options) (*core.Table, error) { panic("no such face") }
	if _, err := s.Table(context.Background(), small, core.Options{}); !rules.IsProblem(err, "store-failed") {
		t.Errorf("a panic is told as %v", err)
	}
	failed := errors.New("failed")
	s.solve = func(context.Context, core.Matchup, core.Options) (*core.Table, error) { return nil, failed }
	if _, err := s.Table(context.Background(), small, core.Options{}); !errors.Is(err, failed) {
		t.Errorf("an error is told as %v", err)
	}
	s.solve = good
	table(t, s)
	if solves.Load() != 1 {
		t.Error("not solved")
	}
}

// TestStorm lets callers come and go, in two stores of one folder.
func TestStorm(t *testing.T) {
	dir := t.TempDir()
	for range 20 {
		one, _, _ := counted(dir)
		two, _, _ := counted(dir)
		var wg sync.WaitGroup
		for i := range 16 {
			s := one
			if i%2 == 1 {
				s = two
			}
			wg.Add(1)
			go func() {
				defer wg.Done()
				ctx, cancel := context.WithCancel(context.Background())
				defer cancel()
				if i%4 == 0 {
					go cancel()
				}
				got, err := s.Table(ctx, small, core.Options{Progress: func(float64) {}})
				if (got == nil) == (err == nil) || err != nil && i%4 != 0 {
					t.Errorf("caller %d has %v, %v", i, got, err)
				}
			}()
		}
		wg.Wait()
		table(t, one)
		os.Remove(one.Path(small))
	}
}
