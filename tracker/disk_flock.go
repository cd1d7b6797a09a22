//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package tracker

import (
	"errors"
	"syscall"
)

// lock takes the whole file; it is advice that readers need not ask for.
func (f osFile) lock() error {
	for {
		err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EWOULDBLOCK):
			return errHeld
		case errors.Is(err, syscall.ENOLCK), errors.Is(err, syscall.ENOTSUP),
			errors.Is(err, syscall.EOPNOTSUPP), errors.Is(err, syscall.ENOSYS):
			return errNoLocks
		}
		return err
	}
}

// Close gives the lock back before the file: where another part of the program is just
// starting a child, the child holds the file too until it runs, and the lock with it.
func (f osFile) Close() error {
	_ = syscall.Flock(int(f.Fd()), syscall.LOCK_UN) // closing does it as well, as a rule
	return f.File.Close()
}
