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
		case errors.Is(err, syscall.ENOLCK), errors.Is(err, syscall.ENOTSUP), errors.Is(err, syscall.EOPNOTSUPP), errors.Is(err, syscall.ENOSYS):
			return errNoLocks
		}
		return err
	}
}
