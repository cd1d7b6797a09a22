//go:build !windows && !js

package tracker

import (
	"errors"
	"os"
	"syscall"
)

// appending makes every write go to the end of the file, wherever that is by then.
const appending = os.O_APPEND

// withoutWaiting opens a pipe without waiting for a writer.
const withoutWaiting = syscall.O_NONBLOCK

// osFile is an open file of the operating system.
type osFile struct{ *os.File }

// syncFolder syncs a folder. Some file systems cannot do that.
func (osDisk) syncFolder(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	err = f.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) || errors.Is(err, syscall.ENOSYS) {
		err = nil
	}
	return errors.Join(err, f.Close())
}
