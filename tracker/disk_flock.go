//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package tracker

import (
	"errors"
	"syscall"
)

// lock locks the whole file. The lock is advisory: readers need not ask for it.
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

// Close unlocks the file before it closes it: if another part of the program is just
// starting a child, the child holds the file, and its lock, until it runs.
func (f osFile) Close() error {
	_ = syscall.Flock(int(f.Fd()), syscall.LOCK_UN) // usually closing does this too
	return f.File.Close()
}
