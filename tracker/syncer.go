package tracker

import (
	"cmp"
	"fmt"
	"sync"
)

// A syncer syncs a file while another goroutine appends to it: after each burst of lines, until it is stopped.
type syncer struct {
	sync func() error

	mu      sync.Mutex
	changed *sync.Cond
	asked   int // the number of syncs requested
	done    int // the number of those done
	stopped bool
	ended   bool
	failed  error // the first failed sync; the results of later ones cannot be trusted
}

func newSyncer(do func() error) *syncer {
	s := &syncer{sync: do}
	s.changed = sync.NewCond(&s.mu)
	go s.run()
	return s
}

func (s *syncer) run() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for {
		for s.asked == s.done && !s.stopped {
			s.changed.Wait()
		}
		if s.asked == s.done {
			break
		}
		n := s.asked
		s.mu.Unlock()
		err := s.once()
		s.mu.Lock()
		s.done = n
		s.failed = cmp.Or(s.failed, err)
		s.changed.Broadcast()
	}
	s.ended = true
	s.changed.Broadcast()
}

// once syncs. It turns a panic into a failed sync: nothing in the sync's goroutine could catch it, and it would end
// the program with the terminal still in the mode of the screen.
func (s *syncer) once() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	return s.sync()
}

// ask requests a sync and does not wait for it.
func (s *syncer) ask() {
	s.mu.Lock()
	s.asked++
	s.changed.Broadcast()
	s.mu.Unlock()
}

// settle waits until all requested syncs are done, and returns the first failure ever.
func (s *syncer) settle() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for want := s.asked; s.done < want && !s.ended; {
		s.changed.Wait()
	}
	return s.failed
}

// failure returns the first failed sync so far, if any.
func (s *syncer) failure() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failed
}

// stop syncs once more, ends, and returns the first failure ever.
func (s *syncer) stop() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.stopped {
		s.asked++
	}
	s.stopped = true
	s.changed.Broadcast()
	for !s.ended {
		s.changed.Wait()
	}
	return s.failed
}
