// Package store keeps solved tables: in memory, shared by all who ask, and on disk from
// one run of the program to the next. A table that is in neither is solved, once for
// all who wait for it, and written. What is wrong with the disk never costs a table: it
// is told through Store.Notice and the table is worked out.
package store

import (
	"context"
	"fmt"
	"sync"

	"kingoftokyo/coach/core"
	"kingoftokyo/rules"
)

// Store has the tables of a folder. The zero value with a Dir is ready; it must not be
// copied once used, and may be used by several goroutines.
type Store struct {
	Dir string // where the files lie, made when first written to; "" keeps tables in memory only
	// Notice, if set, is told what was wrong with a file or the folder, for the player.
	// It comes from any goroutine.
	Notice func(rules.Note)
	// Workers is how many goroutines a Job solves with; 0 is one.
	Workers int

	mu      sync.Mutex
	held    map[core.Matchup]*core.Table
	flights map[core.Matchup]*flight
	solve   func(context.Context, core.Matchup, core.Options) (*core.Table, error) // nil: core.Solve
}

// flight is one table on its way, and who waits for it.
type flight struct {
	matchup core.Matchup
	cancel  context.CancelFunc
	waiting map[*waiter]bool // under Store.mu

	done  chan struct{} // closed when table and err stand
	table *core.Table
	err   error
}

// waiter is one caller of Table. Its progress is told under its own lock, so that
// nothing is told any more once it has left.
type waiter struct {
	mu       sync.Mutex
	progress func(done float64)
}

func (w *waiter) tell(done float64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.progress != nil {
		w.progress(done)
	}
}

// Table is the table of a matchup: from memory, from disk, or solved and written. Two
// callers share one table and one solve, with the options of the first; each is told
// its own Progress, and each leaves with the end of its own ctx. The solve ends when
// nobody waits any more. The error is ctx's, or says that the solver failed.
func (s *Store) Table(ctx context.Context, m core.Matchup, o core.Options) (*core.Table, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	w := &waiter{progress: o.Progress}
	t, f := s.join(ctx, m, o.Workers, w)
	if t != nil {
		return t, nil
	}
	select {
	case <-f.done:
		return f.table, f.err
	case <-ctx.Done():
		s.leave(f, w)
		return nil, ctx.Err()
	}
}

// Peek is the table of a matchup if it is in memory or on disk; nothing is solved,
// written or told.
func (s *Store) Peek(m core.Matchup) (t *core.Table, ok bool) {
	s.mu.Lock()
	t = s.held[m]
	s.mu.Unlock()
	if t != nil {
		return t, true
	}
	if t, _ = s.read(m); t == nil {
		return nil, false
	}
	return s.keep(m, t), true
}

// join is the table if it is held, otherwise its flight, which begins with its first waiter.
func (s *Store) join(ctx context.Context, m core.Matchup, workers int, w *waiter) (*core.Table, *flight) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if t := s.held[m]; t != nil {
		return t, nil
	}
	f := s.flights[m]
	if f == nil {
		f = &flight{matchup: m, waiting: map[*waiter]bool{}, done: make(chan struct{})}
		// The solve outlives the caller who began it as long as others wait.
		ctx, f.cancel = context.WithCancel(context.WithoutCancel(ctx))
		if s.flights == nil {
			s.flights = map[core.Matchup]*flight{}
		}
		s.flights[m] = f
		go s.fly(ctx, f, workers)
	}
	f.waiting[w] = true
	return nil, f
}

// leave takes a waiter out of a flight. The last one ends it; whoever comes after that
// begins another one.
func (s *Store) leave(f *flight, w *waiter) {
	w.mu.Lock()
	w.progress = nil
	w.mu.Unlock()
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(f.waiting, w)
	if len(f.waiting) == 0 {
		f.cancel()
		if s.flights[f.matchup] == f {
			delete(s.flights, f.matchup)
		}
	}
}

// fly gets the table of a flight and wakes who waits for it.
func (s *Store) fly(ctx context.Context, f *flight, workers int) {
	t, err := s.obtain(ctx, f, workers)
	if t != nil {
		t = s.keep(f.matchup, t)
	}
	s.mu.Lock()
	if s.flights[f.matchup] == f {
		delete(s.flights, f.matchup)
	}
	s.mu.Unlock()
	f.cancel()
	f.table, f.err = t, err
	close(f.done)
}

// keep holds a table in memory; where one is held already, that is the table.
func (s *Store) keep(m core.Matchup, t *core.Table) *core.Table {
	s.mu.Lock()
	defer s.mu.Unlock()
	if held := s.held[m]; held != nil {
		return held
	}
	if s.held == nil {
		s.held = map[core.Matchup]*core.Table{}
	}
	s.held[m] = t
	return t
}

// obtain reads a table or, if it cannot be read, solves and writes it. A panic of the
// solver is an error: a screen that waits in another goroutine must stay.
func (s *Store) obtain(ctx context.Context, f *flight, workers int) (t *core.Table, err error) {
	defer func() {
		if p := recover(); p != nil {
			t, err = nil, rules.Refuse("", "store-failed", rules.Text("reason", fmt.Sprint(p)))
		}
	}()
	t, wrong := s.read(f.matchup)
	if t != nil {
		return t, nil
	}
	solve := s.solve
	if solve == nil {
		solve = core.Solve
	}
	t, err = solve(ctx, f.matchup, core.Options{Workers: workers, Progress: func(done float64) { s.tell(f, done) }})
	if err != nil {
		return nil, err
	}
	if failed := s.write(t); failed != nil {
		wrong = failed
	}
	if wrong != nil && s.Notice != nil {
		s.Notice(*wrong)
	}
	return t, nil
}

// tell tells everybody who waits how far the solver is.
func (s *Store) tell(f *flight, done float64) {
	s.mu.Lock()
	waiting := make([]*waiter, 0, len(f.waiting))
	for w := range f.waiting {
		waiting = append(waiting, w)
	}
	s.mu.Unlock()
	for _, w := range waiting {
		w.tell(done)
	}
}
