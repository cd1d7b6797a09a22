package store

import (
	"context"
	"math"
	"sync/atomic"

	"kingoftokyo/coach/core"
)

// progressSteps is how many times the progress of one solve is told to a screen.
const progressSteps = 10

// Job is a table on its way in the background. No method waits, so that a screen may
// ask at any time.
type Job struct {
	matchup  core.Matchup
	cancel   context.CancelFunc
	done     chan struct{}
	progress atomic.Uint64 // bits of a float64

	table *core.Table // once done is closed
	err   error
}

// Start gets the table of a matchup in the background, for as long as ctx goes on.
// changed, which may be nil, is called when the progress has come a tenth further, at
// most ten times, and once at the end, Done being closed by then. It comes from another
// goroutine, and not with a table that is in memory: that job is done at once. It must
// not wait for the goroutine that calls Start.
func (s *Store) Start(ctx context.Context, m core.Matchup, changed func()) *Job {
	j := &Job{matchup: m, done: make(chan struct{})}
	ctx, j.cancel = context.WithCancel(ctx)
	if changed == nil {
		changed = func() {}
	}
	s.mu.Lock()
	j.table = s.held[m]
	s.mu.Unlock()
	if j.table != nil {
		j.cancel()
		j.set(1)
		close(j.done)
		return j
	}
	go j.run(ctx, s, changed)
	return j
}

func (j *Job) run(ctx context.Context, s *Store, changed func()) {
	told := 0
	j.table, j.err = s.Table(ctx, j.matchup, core.Options{Workers: s.Workers, Progress: func(done float64) {
		j.set(done)
		if step := int(done * progressSteps); step > told && ctx.Err() == nil {
			told = step
			changed()
		}
	}})
	if j.err == nil {
		j.set(1)
	}
	j.cancel()
	close(j.done)
	changed()
}

// set notes how far the job is; it never goes back.
func (j *Job) set(done float64) {
	if done > j.Progress() {
		j.progress.Store(math.Float64bits(min(done, 1)))
	}
}

// Progress is how far the job is, from 0 to 1; 1 once the table is there.
func (j *Job) Progress() float64 { return math.Float64frombits(j.progress.Load()) }

// Done is closed when the job has ended: with its table, by Cancel, or with its context.
func (j *Job) Done() <-chan struct{} { return j.done }

// Table is the table, or why there is none: the context's error where the job was
// cancelled. Both are nil as long as the job goes on.
func (j *Job) Table() (*core.Table, error) {
	select {
	case <-j.done:
		return j.table, j.err
	default:
		return nil, nil
	}
}

// Cancel ends the job; the solver goes on as long as others wait for its table. It does
// not wait, and does nothing to a job that has ended.
func (j *Job) Cancel() { j.cancel() }
