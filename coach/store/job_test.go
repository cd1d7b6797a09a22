package store

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"

	"kingoftokyo/coach/core"
)

// TestJob follows a job from its start to its table.
func TestJob(t *testing.T) {
	s, started, half, goOn, _ := patient(t)
	changed := make(chan float64, 20)
	var j *Job
	made := make(chan struct{})
	j = s.Start(context.Background(), small, func() { <-made; changed <- j.Progress() })
	close(made)
	<-started
	if got, err := j.Table(); got != nil || err != nil || j.Progress() != 0 {
		t.Errorf("at the beginning it has %v, %v, %v", got, err, j.Progress())
	}
	half <- struct{}{}
	if p := <-changed; p != 0.5 {
		t.Errorf("half way it is at %v", p)
	}
	half <- struct{}{} // no further than before: nothing to draw
	goOn <- struct{}{}
	<-j.Done()
	if p := <-changed; p != 1 || len(changed) > 0 {
		t.Errorf("at the end it is at %v, with %d changes more", p, len(changed))
	}
	got, err := j.Table()
	if err != nil || got == nil {
		t.Errorf("it has %v, %v", got, err)
	}
	again := s.Start(context.Background(), small, func() { t.Error("nothing changes for a table that is there") })
	select {
	case <-again.Done():
	default:
		t.Error("a table in memory is not there at once")
	}
	if same, _ := again.Table(); same != got || again.Progress() != 1 {
		t.Error("another table, or none")
	}
	again.Cancel()
}

// TestJobSteps: however often the solver tells its progress, a screen is told ten times.
func TestJobSteps(t *testing.T) {
	s, _, _ := counted("")
	s.solve = func(_ context.Context, _ core.Matchup, o core.Options) (*core.Table, error) {
		for i := range 1001 {
			o.Progress(float64(i) / 1000)
		}
		o.Progress(0.2) // a solver that goes back does not take the bar with it
		return solved(), nil
	}
	var calls atomic.Int32
	end := make(chan struct{})
	j := s.Start(context.Background(), small, func() {
		if calls.Add(1) == 11 {
			close(end)
		}
	})
	<-j.Done()
	<-end
	if calls.Load() != 11 || j.Progress() != 1 {
		t.Errorf("%d calls, progress %v; want ten and the end", calls.Load(), j.Progress())
	}
}

// TestJobCancelled: the job ends at once, its solver too unless another waits.
func TestJobCancelled(t *testing.T) {
	s, started, _, goOn, ended := patient(t)
	j := s.Start(context.Background(), small, nil)
	<-started
	k := s.Start(context.Background(), small, nil)
	waiters(s, 2)
	j.Cancel()
	<-j.Done()
	if got, err := j.Table(); got != nil || !errors.Is(err, context.Canceled) || j.Progress() == 1 {
		t.Errorf("a cancelled job has %v, %v, %v", got, err, j.Progress())
	}
	select {
	case err := <-ended:
		t.Errorf("the solver ended (%v) although another job waits", err)
	default:
	}
	goOn <- struct{}{}
	<-k.Done()
	if got, err := k.Table(); got == nil || err != nil {
		t.Errorf("the other job has %v, %v", got, err)
	}
	j.Cancel()
}
