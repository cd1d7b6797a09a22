//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd || windows || js)

package tracker

// lock is not available here.
func (f osFile) lock() error { return errNoLocks }
