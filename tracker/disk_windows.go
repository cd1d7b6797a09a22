package tracker

import (
	"errors"
	"io"
	"os"

	"golang.org/x/sys/windows"
)

// appending is 0 here: a file that is opened for appending could not be truncated.
const appending = 0

const withoutWaiting = 0

// osFile is an open file of the operating system.
type osFile struct{ *os.File }

// Write appends.
func (f osFile) Write(p []byte) (int, error) {
	if _, err := f.Seek(0, io.SeekEnd); err != nil {
		return 0, err
	}
	return f.File.Write(p)
}

// syncFolder is not needed here: the file system saves names on its own.
func (osDisk) syncFolder(string) error { return nil }

// renameNew fails if the name is taken.
func (osDisk) renameNew(from, to string) error {
	old, err := windows.UTF16PtrFromString(from)
	var name *uint16
	if err == nil {
		name, err = windows.UTF16PtrFromString(to)
	}
	if err == nil {
		err = windows.MoveFileEx(old, name, 0)
	}
	if err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return nil
}

// lock locks one byte far beyond the end of the file, because a locked byte cannot be read.
func (f osFile) lock() error {
	at := &windows.Overlapped{OffsetHigh: 0x7fffffff}
	err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, at)
	switch {
	case errors.Is(err, windows.ERROR_LOCK_VIOLATION), errors.Is(err, windows.ERROR_IO_PENDING):
		return errHeld
	case errors.Is(err, windows.ERROR_NOT_SUPPORTED), errors.Is(err, windows.ERROR_INVALID_FUNCTION):
		return errNoLocks
	}
	return err
}
