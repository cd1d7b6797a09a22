package tracker

import (
	"os"

	"golang.org/x/sys/unix"
)

// renameNew fails if the name is taken, and if the file system cannot check that.
func (osDisk) renameNew(from, to string) error {
	err := unix.Renameat2(unix.AT_FDCWD, from, unix.AT_FDCWD, to, unix.RENAME_NOREPLACE)
	if err != nil {
		return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
	}
	return nil
}
